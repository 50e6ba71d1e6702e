"""How the actions of Property are written, and what players type, read as kindly as possible.

`♥3 ♠5` may be typed `h3 s5`, `5s 3h` or `hearts 3 and spades 5`, in any language; a 9 or 10 with its
number as `h9=3`. Suits may be left out: `3 5` or `3/5` means column 3, row 5, whatever cards name it.
What is left open stands for everything that it can mean. The words for all this are in `typing.ftl`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeVar

from ludopolis.engine.notation import Notation, find_in, simplify
from ludopolis.games.property import rules, state
from ludopolis.games.property.state import BLACK, RANK_NAMES, RANKS, RED, SUIT_NAMES, WAYS, WILD
from ludopolis.games.property.view import SUITS
from ludopolis.language.languages import languages
from ludopolis.language.text import Text, say
from ludopolis.language.translator import Translator

Meaning = TypeVar("Meaning")

LOCALE = Path(__file__).with_name("locale")
# The actions that play no pair.
ANSWERS = {state.BUY: "buy", state.DO_NOT_BUY: "do-not-buy", state.SHOW: "show-hand"}
OTHER_SIGNS = "♡♢♤♧"  # of the suits
MISSING = ("no-such-cards", "no-such-red-card", "no-such-black-card")
REFUSALS = ("allowed", "not-now", *MISSING, "must-show", "must-play")  # by their codes


class PropertyNotation(Notation):
    """How the actions of Property are written."""

    def text(self, context: None, action: int) -> Text:  # noqa: ARG002
        """An action as a text: the two cards, or an answer."""
        return text_of(action)

    def refusal(self, code: int) -> Text:
        """Why an action is refused."""
        return say(f"refusal-{REFUSALS[code]}")

    def find(self, land: state.Land, typed: str) -> list[int]:
        """All actions that a typed text can mean."""
        if found := find_in(answers(), typed):
            return found
        pairs = [
            sorted(state.PAIR + red * WAYS + black for red, black in meaning)
            for meaning in meanings(typed)
        ]
        for meant in pairs:
            if any(rules.refusal(land, action) == state.ALLOWED for action in meant):
                return meant
        # A refusal speaks of the plainest cards that can have been meant.
        likeliest = pairs[0] if pairs else []
        return [pair for pair in likeliest if "=" not in self.written(None, pair)] or likeliest


NOTATION = PropertyNotation(LOCALE, state.ACTIONS)


# --- Writing ----------------------------------------------------------------------------------


@cache
def text_of(action: int) -> Text:
    """The text of an action."""
    if action in ANSWERS:
        return say(ANSWERS[action])
    red, black = rules.pair_of(action)
    return say("pair", red=way_name(RED, int(red)), black=way_name(BLACK, int(black)))


@cache
def way_name(colour: int, way: int) -> str:
    """A card as it is played; a 9 or a 10 with its number."""
    card = int(rules.card_of(colour, way))
    number = f"={int(rules.number_of(way)) + 1}" if card % RANKS >= WILD else ""
    return state.CARD_NAMES[card] + number


# --- The words of all languages ---------------------------------------------------------------


@cache
def words_for(meaning: str) -> tuple[str, ...]:
    """What may be typed for something, in all languages, without accents and capitals."""
    said = [Translator(language, LOCALE)(f"typed-{meaning}") for language in languages()]
    words = (word.strip() for line in said for word in line.split(","))
    return tuple(dict.fromkeys(without_accents(word) for word in words))


def without_accents(text: str) -> str:
    """A text without accents and capitals; the signs of the suits stay, unlike in other texts."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(c for c in plain if unicodedata.category(c) != "Mn")


def one_of(*meanings: str) -> str:
    """A pattern for any word for one of these things."""
    return "|".join(re.escape(word) for meaning in meanings for word in words_for(meaning))


@cache
def answers() -> Mapping[str, tuple[int, ...]]:
    """The actions that play no pair, by what is typed for them."""
    return {
        simplify(words): (action,)
        for action, name in ANSWERS.items()
        for words in (*words_for(name), *(NOTATION.written(None, action, to) for to in languages()))
    }


@cache
def suits() -> Mapping[str, frozenset[int]]:
    """The suits that each word can mean; the beginning of a word is enough, so some mean several."""
    table: dict[str, set[int]] = {}
    for suit, (sign, other) in enumerate(zip(SUIT_NAMES, OTHER_SIGNS, strict=True)):
        for word in (sign, other, *words_for(SUITS[suit])):
            for length in range(1, len(word) + 1):
                table.setdefault(word[:length], set()).add(suit)
    return {word: frozenset(found) for word, found in table.items()}


@cache
def ranks() -> Mapping[str, int]:
    """The ranks by what is typed for them."""
    names = {name.casefold(): rank for rank, name in enumerate(RANK_NAMES)}
    return names | dict.fromkeys(("1", *words_for("ace")), 0)


@cache
def substitutions() -> tuple[tuple[re.Pattern[str], str], ...]:
    """What is replaced in a typed text before cards are looked for, in all languages at once."""
    column, row, between = f"(?:{one_of('column')})", f"(?:{one_of('row')})", one_of("and")
    clear = "|".join(word for word in words_for("as") if word not in {*ranks(), *suits()})
    dropped = one_of("and", "fillers", "column", "row")
    signs = "".join(SUIT_NAMES) + OTHER_SIGNS
    table = {
        # A sign or word between a 9 or 10 and its number; then one that can also be a card.
        rf"->|→|\b(?:{clear})\b": "=",
        rf"((?:9|10)[^=,;]*?)\b(?:{one_of('as')})\s+(?=[1-8])": r"\1=",
        # The row before the column.
        rf"\b{row}\s*([\w=]+)\W+(?:(?:{between})\s+)?{column}\s*([\w=]+)": r"\2 \1",
        rf"\b(?:{dropped}|x)\b|(?<=\d)x(?=\d)|[^\w={signs}]": " ",
    }
    return tuple((re.compile(pattern), new) for pattern, new in table.items())


# --- Reading ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Typed:
    """A card as far as it was typed."""

    suits: frozenset[int] | None
    rank: int
    number: int | None = None

    def ways(self, colour: int) -> list[int]:
        """All ways to play a card of a colour that it can mean."""
        return [way for way in range(WAYS) if self.means(colour, way)]

    def means(self, colour: int, way: int) -> bool:
        """Can it mean a card of this colour, played in this way?"""
        suit, rank = divmod(int(rules.card_of(colour, way)), RANKS)
        number = int(rules.number_of(way))
        if self.suits is None:
            fits = self.rank in (rank, number)
        else:
            fits = suit in self.suits and rank == self.rank
        return fits and self.number in (None, number)


def found(text: str, at: int, table: Mapping[str, Meaning]) -> Iterator[tuple[Meaning, int]]:
    """The words of a table that stand at a place of the text, and where they end."""
    while at < len(text) and text[at] == " ":
        at += 1
    for word, meaning in table.items():
        end = at + len(word)
        broken = word[-1:].isdigit() and text[end : end + 1].isdigit()  # 1 is no part of 10
        if text.startswith(word, at) and not broken:
            yield meaning, end


def cards_at(text: str, at: int) -> Iterator[tuple[Typed, int]]:
    """The cards that can stand at a place of the text, and where each ends."""
    plain: list[tuple[Typed, int]] = []
    for meant, middle in found(text, at, suits()):
        plain += [(Typed(meant, rank), end) for rank, end in found(text, middle, ranks())]
    for rank, middle in found(text, at, ranks()):
        plain += [(Typed(meant, rank), end) for meant, end in found(text, middle, suits())]
        plain.append((Typed(None, rank), middle))
    for card, end in plain:
        yield card, end
        for _, sign in found(text, end, {"=": None}):
            for number, last in found(text, sign, ranks()):
                yield Typed(card.suits, card.rank, number), last


def readings(text: str, at: int = 0, most: int = 2) -> Iterator[tuple[Typed, ...]]:
    """All ways to read the rest of a text as at most so many cards."""
    if not text[at:].strip():
        yield ()
    elif most:
        for card, end in cards_at(text, at):
            for others in readings(text, end, most - 1):
                yield (card, *others)


@lru_cache(maxsize=256)
def meanings(text: str) -> tuple[frozenset[tuple[int, int]], ...]:
    """The ways to play a red and a black card that a text can mean, the likeliest reading first.

    Where a letter can be a suit, it is one: `as` is the ace of spades rather than a French ace.
    """
    plain = without_accents(text)
    for pattern, new in substitutions():
        plain = pattern.sub(new, plain)
    meant: dict[int, set[tuple[int, int]]] = {}
    for cards in readings(plain):
        if cards:
            meant.setdefault(suits_named(cards), set()).update(pairs_of(cards))
    return tuple(frozenset(meant[count]) for count in sorted(meant, reverse=True) if meant[count])


def suits_named(cards: tuple[Typed, ...]) -> int:
    """How many of the cards were typed with a suit."""
    return sum(card.suits is not None for card in cards)


def pairs_of(cards: tuple[Typed, ...]) -> Iterator[tuple[int, int]]:
    """The pairs that one or two typed cards can mean. Without suits, the red one comes first."""
    if len(cards) == 1:
        card = cards[0]
        yield from ((red, black) for red in card.ways(RED) for black in range(WAYS))
        yield from ((red, black) for red in range(WAYS) for black in card.ways(BLACK))
        return
    orders = [cards] if suits_named(cards) == 0 else [cards, cards[::-1]]
    for first, second in orders:
        yield from ((red, black) for red in first.ways(RED) for black in second.ways(BLACK))
