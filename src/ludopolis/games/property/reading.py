"""What a player types for a pair of cards, read as kindly as possible.

`♥3 ♠5` may be typed `h3 s5`, `5s 3h`, `hearts 3 and spades 5` or `3 de cœur, 5 de pique`; a 9 or 10 with
its number as `h9=3` or `9 de cœur = 3`. Suits may be left out: `3 5` or `3/5` means column 3, row 5,
whatever cards name it. What is left open stands for everything that it can mean.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from ludopolis.games.property import rules
from ludopolis.games.property.land import (
    BLACK,
    CLUBS,
    DIAMONDS,
    HEARTS,
    RANK_NAMES,
    RANKS,
    RED,
    SPADES,
    SUIT_NAMES,
    WAYS,
)

Meaning = TypeVar("Meaning")

SUIT_WORDS = {
    HEARTS: ("♡", "hearts", "coeurs"),
    DIAMONDS: ("♢", "diamonds", "carreaux"),
    SPADES: ("♤", "spades", "piques"),
    CLUBS: ("♧", "clubs", "trefles"),
}
ROW, COLUMN = "(?:row|rangee|ligne)", "(?:column|colonne)"
ROW_FIRST = rf"\b{ROW}\s*([\w=]+)\W+(?:(?:and|et)\s+)?{COLUMN}\s*([\w=]+)"
FILLERS = (
    r"\b(of|de|du|the|le|la|les|l|and|et|x|play|jouer|joue|cards?|cartes?|square|case"
    rf"|{COLUMN}|{ROW})\b|(?<=\d)x(?=\d)|[^\w=♥♡♦♢♠♤♣♧]"
)


def without_accents(text: str) -> str:
    """A text without accents and capitals; the signs of the suits stay, unlike in other texts."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(c for c in plain if unicodedata.category(c) != "Mn")


def suit_table() -> dict[str, frozenset[int]]:
    """The suits that each word can mean; the beginning of a word is enough, so some mean several."""
    table: dict[str, set[int]] = {}
    for suit, words in SUIT_WORDS.items():
        for word in (SUIT_NAMES[suit], *words):
            for length in range(1, len(word) + 1):
                table.setdefault(word[:length], set()).add(suit)
    return {word: frozenset(suits) for word, suits in table.items()}


SUITS = suit_table()
RANK_OF = {
    **{name.casefold(): rank for rank, name in enumerate(RANK_NAMES)},
    **dict.fromkeys(("1", "ace", "as"), 0),
}


@dataclass(frozen=True)
class Typed:
    """A card as far as it was typed."""

    suits: frozenset[int] | None
    rank: int
    number: int | None = None

    def means(self, colour: int, way: int) -> bool:
        """Can it mean a card of this colour, played in this way?"""
        suit, rank = divmod(int(rules.card_of(colour, way)), RANKS)
        number = int(rules.number_of(way))
        if self.number is not None and number != self.number:
            return False
        if self.suits is None:
            return self.rank in (rank, number)
        return suit in self.suits and rank == self.rank

    def ways(self, colour: int) -> list[int]:
        """All ways to play a card of a colour that it can mean."""
        return [way for way in range(WAYS) if self.means(colour, way)]


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
    for suits, middle in found(text, at, SUITS):
        plain += [(Typed(suits, rank), end) for rank, end in found(text, middle, RANK_OF)]
    for rank, middle in found(text, at, RANK_OF):
        plain += [(Typed(suits, rank), end) for suits, end in found(text, middle, SUITS)]
        plain.append((Typed(None, rank), middle))
    for card, end in plain:
        yield card, end
        for _, sign in found(text, end, {"=": None}):
            for number, last in found(text, sign, RANK_OF):
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
    plain = re.sub(r"->|→|\b(for|pour|comme)\b", "=", without_accents(text))
    plain = re.sub(r"((?:9|10)[^=,;]*?)\bas\s+(?=[1-8])", r"\1=", plain)  # "9 of hearts as 3"
    plain = re.sub(ROW_FIRST, r"\2 \1", plain)
    plain = re.sub(FILLERS, " ", plain)
    found: dict[int, set[tuple[int, int]]] = {}
    for cards in readings(plain):
        if cards:
            found.setdefault(suits_named(cards), set()).update(pairs_of(cards))
    return tuple(frozenset(found[suits]) for suits in sorted(found, reverse=True) if found[suits])


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
