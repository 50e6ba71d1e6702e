"""How things and actions of Big Shot are called, and how what people type is read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from ludopolis.engine.notation import Notation, Words, match_words, vocabulary, words_of
from ludopolis.games.bigshot import rules, state
from ludopolis.games.bigshot.state import COLOUR_NAMES, DISTRICT_NAMES, MOST_CASH, Market
from ludopolis.games.bigshot.view import Colour
from ludopolis.language.languages import languages
from ludopolis.language.text import Listed, Seat, Text, say
from ludopolis.language.translator import Translator

Own = tuple[int, ...]  # the colours of who decides


# --- Colours, pawns and districts -------------------------------------------------------------


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


@cache
def holder_text(colour: str, seat: int | None) -> Text:
    """A colour with the name of who has it."""
    if seat is None:
        return say("holder-nobody", colour=colour_text(colour))
    return say("holder", colour=colour_text(colour), who=Seat(seat))


@lru_cache(maxsize=1 << 12)
def pawns_text(pawns: Words) -> Listed:
    """Pawns as they stand in a sentence: 2 red, 1 black."""
    colours = dict.fromkeys(pawns)
    counted = (say(f"pawns-{colour}", count=pawns.count(colour)) for colour in colours)
    return Listed(tuple(counted), "plain")


@lru_cache(maxsize=1 << 12)
def districts_text(colour: Colour) -> Listed:
    """The districts of a colour, marked if they count double."""
    names = {name: district_text(name) for name in colour.districts}
    doubled = {name: say("district-doubled", district=names[name]) for name in colour.doubled}
    return Listed(tuple({**names, **doubled}.values()), "plain")


# --- Actions ----------------------------------------------------------------------------------


class BigShotNotation(Notation):
    """How the actions of Big Shot are written."""

    refusals = (
        *("allowed", "not-now", "not-your-colour", "not-in-lot", "district-sold", "too-low"),
        *("too-high", "purse-too-small", "borrowed-already", "no-more-loans", "no-tokens"),
        *("bidding-has-begun", "loans-came-first"),
    )

    def context(self, market: Market) -> Own:
        """The colours of who decides: whoever has one colour need not name it to borrow."""
        return tuple(c for c in market.colour_of[market.seat].tolist() if c != state.NOBODY)

    def text(self, context: Own, action: int, form: str = "") -> Text:
        """An action as a text; `form` is one of the attributes of the names of colours."""

        def colour(number: int) -> Text:
            return say(f"colour-{COLOUR_NAMES[number]}{form}")

        if action < state.PASS:
            return say("action-bid", amount=str(action - state.BIDS + 1))
        if action in (state.PASS, state.NO_LOAN):
            return say("action-pass" if action == state.PASS else "action-no-loan")
        if context == (action - state.BORROWS,):
            return say("action-borrow")
        if action < state.NO_LOAN:
            return say("action-borrow-for", colour=colour(action - state.BORROWS))
        if action < state.PLACES:
            return say("action-pay", colour=colour(action - state.PAYS))
        pawn, district = rules.placement_of(action)
        place = district_text(DISTRICT_NAMES[district])
        return say("action-place", colour=colour(pawn), district=place)

    def find(self, market: Market, typed: str) -> list[int]:
        """All actions that a text can mean; words may be cut short, left out, or in any order.

        More than anybody can have is understood as the highest bid, to be refused as too high. A purse
        that can pay that one is not made to: then nothing is understood.
        """
        asked = words_of(typed, vocabulary(self.locale, "typed-fillers"))
        wanted = tuple(within_bids(word) for word in asked)
        fits = match_words(entries(self, self.context(market)), wanted, synonyms(self.locale))
        allowed = [action for action in fits if rules.refusal(market, action) == state.ALLOWED]
        if not wanted or (wanted != asked and allowed):
            return []
        if len(allowed) > 1:  # a letter is rather a colour than the beginning of a word
            most = max(fits[action] for action in allowed)
            return [action for action in allowed if fits[action] == most]
        return list(fits)


# --- Reading ----------------------------------------------------------------------------------


@cache
def synonyms(locale: Path) -> Mapping[str, Words]:
    """Other words for those of an action, in all languages."""
    found: dict[str, Words] = {}
    for language in languages():
        for group in Translator(language, locale)("typed-synonyms").split("/"):
            word, *others = words_of(group) or ("",)
            found[word] = (*found.get(word, ()), *others)
    return found


def within_bids(word: str) -> str:
    """A typed word, but the highest bid there is for a number beyond it."""
    # Nine digits are enough to tell; thousands of them would be an error.
    return str(MOST_CASH) if word.isdecimal() and int(word[:9]) > MOST_CASH else word


@lru_cache(maxsize=16)
def entries(notation: BigShotNotation, own: Own) -> list[tuple[int, Words]]:
    """The words of every action in every language, ascending: colours also by their letters."""
    left_out = vocabulary(notation.locale, "typed-fillers")
    found = {
        (action, words_of(write(notation.text(colours, action, form)), left_out))
        for write in (Translator(language, notation.locale) for language in languages())
        for action in range(notation.actions)
        for colours in (own, ())
        for form in ("", ".letter")
    }
    return sorted(found)
