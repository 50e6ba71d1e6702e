"""How actions of Big Shot are written, and how what people type is read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from ludopolis.engine.notation import Notation, simplify
from ludopolis.games.bigshot import rules
from ludopolis.games.bigshot.market import (
    ACTIONS,
    ALLOWED,
    BIDS,
    BORROWS,
    COLOUR_NAMES,
    DISTRICT_NAMES,
    MOST_CASH,
    NO_LOAN,
    NOBODY,
    PASS,
    PAYS,
    PLACES,
    Market,
)
from ludopolis.language.languages import languages
from ludopolis.language.text import Text, say
from ludopolis.language.translator import Translator

Own = tuple[int, ...]  # the colours of who decides

# By the numbers of the rules.
REFUSALS = (
    "refusal-allowed",
    "refusal-not-now",
    "refusal-not-your-colour",
    "refusal-not-in-lot",
    "refusal-district-sold",
    "refusal-too-low",
    "refusal-too-high",
    "refusal-purse-too-small",
    "refusal-borrowed-already",
    "refusal-no-more-loans",
    "refusal-no-tokens",
    "refusal-bidding-has-begun",
    "refusal-loans-came-first",
)


@cache
def colour_text(colour: str) -> Text:
    """The name of a colour."""
    return say(f"colour-{colour}")


@cache
def district_text(district: str, form: str = "") -> Text:
    """The name of a district; `form` is one of the attributes of its message."""
    side, _, value = district.lower().partition(" ")
    if not value:
        return say(f"district-large{form}", value=side)
    if value == "park":
        return say(f"district-{side}-park{form}")
    return say(f"district-{side}{form}", value=value)


class BigShotNotation(Notation):
    """How the actions of Big Shot are written."""

    def context(self, state: Market) -> Own:
        """The colours of who decides: whoever has one colour need not name it to borrow."""
        return tuple(colour for colour in state.colour_of[state.seat].tolist() if colour != NOBODY)

    def text(self, context: Own, action: int) -> Text:
        """An action as a text."""
        return action_text(context, action)

    def refusal(self, code: int) -> Text:
        """Why an action is refused."""
        return say(REFUSALS[code])

    def find(self, state: Market, typed: str) -> list[int]:
        """All actions that a text can mean; words may be cut short, left out, or in any order.

        More than anybody can have is understood as the highest bid, to be refused as too high. A purse
        that can pay that one is not made to: then nothing is understood.
        """
        asked = words_of(typed, fillers(self.locale))
        wanted = tuple(within_bids(word) for word in asked)
        if not wanted:
            return []
        fits = found_in(entries(self.locale, self.context(state)), wanted, synonyms(self.locale))
        allowed = [action for action in fits if rules.refusal(state, action) == ALLOWED]
        if wanted != asked and allowed:
            return []
        if len(allowed) > 1:  # a letter is rather a colour than the beginning of a word
            most = max(fits[action] for action in allowed)
            return [action for action in allowed if fits[action] == most]
        return list(fits)


def action_text(own: Own, action: int, form: str = "") -> Text:
    """An action as a text; `form` is one of the attributes of the names of colours."""

    def colour(number: int) -> Text:
        return say(f"colour-{COLOUR_NAMES[number]}{form}")

    if action < PASS:
        return say("action-bid", amount=str(action - BIDS + 1))
    if action == PASS:
        return say("action-pass")
    if action < NO_LOAN:
        if own == (action - BORROWS,):
            return say("action-borrow")
        return say("action-borrow-for", colour=colour(action - BORROWS))
    if action == NO_LOAN:
        return say("action-no-loan")
    if action < PLACES:
        return say("action-pay", colour=colour(action - PAYS))
    pawn, district = rules.placement_of(action)
    place = district_text(DISTRICT_NAMES[district])
    return say("action-place", colour=colour(pawn), district=place)


# --- Reading ----------------------------------------------------------------------------------


def words_of(text: str, left_out: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """The words of a text that matter, without accents, capitals and signs; `w9` is two."""
    return tuple(w for w in re.findall(r"[^\W\d]+|\d+", simplify(text)) if w not in left_out)


@cache
def fillers(locale: Path) -> frozenset[str]:
    """What may be left out when an action is typed, in all languages."""
    return frozenset(
        word
        for language in languages()
        for word in words_of(Translator(language, locale)("typed-fillers"))
    )


@cache
def synonyms(locale: Path) -> Mapping[str, tuple[str, ...]]:
    """Other words for those of an action, in all languages."""
    found: dict[str, tuple[str, ...]] = {}
    for language in languages():
        for group in Translator(language, locale)("typed-synonyms").split("/"):
            word, *others = words_of(group) or ("",)
            found[word] = (*found.get(word, ()), *others)
    return found


def within_bids(word: str) -> str:
    """A typed word, but the highest bid there is for a number beyond it."""
    # Nine digits are enough to tell; thousands of them would be an error.
    return str(MOST_CASH) if word.isdecimal() and int(word[:9]) > MOST_CASH else word


def means(typed: str, word: str, others: Mapping[str, tuple[str, ...]]) -> bool:
    """Can what was typed stand for a word: its beginning, or another word for it?"""
    if word.isdecimal():
        return typed == word
    return any(known.startswith(typed) for known in (word, *others.get(word, ())))


def whole_words(
    typed: Sequence[str], words: Sequence[str], others: Mapping[str, tuple[str, ...]]
) -> int:
    """How many typed words are words of an action in full; the others stand for another one each.

    -1 if they do not. Their order does not matter.
    """
    if not typed:
        return 0
    most = -1
    for i, word in enumerate(words):
        if means(typed[0], word, others):
            rest = whole_words(typed[1:], [*words[:i], *words[i + 1 :]], others)
            most = max(most, rest + (typed[0] == word) if rest >= 0 else -1)
    return most


def found_in(
    known: Sequence[tuple[tuple[str, ...], int]],
    typed: tuple[str, ...],
    others: Mapping[str, tuple[str, ...]],
) -> dict[int, int]:
    """The actions that typed words can mean, ascending, with how many of them are there in full."""
    exact = {action: len(typed) for words, action in known if words == typed}
    found: dict[int, int] = {}
    for words, action in () if exact else known:
        fit = whole_words(typed, words, others)
        if fit >= 0:
            found[action] = max(fit, found.get(action, 0))
    return dict(sorted((exact or found).items()))


@lru_cache(maxsize=16)
def entries(locale: Path, own: Own) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The words of every action in every language: colours also by their letters."""
    left_out = fillers(locale)
    found = {
        (words_of(write(action_text(colours, action, form)), left_out), action)
        for write in (Translator(language, locale) for language in languages())
        for action in range(ACTIONS)
        for colours in (own, ())
        for form in ("", ".letter")
    }
    return tuple(sorted(found))
