"""What can be read off an open table of Property: groups, rents, and what a pair would do.

All of it comes from a view, for the picture, the guide and the notes beside them. Squares are
(column, row), counted from 1, and cards are called by their names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

from ludopolis.games.property.land import (
    HEARTS,
    HEARTS_TIMES,
    PLAIN_RATE,
    RANK_NAMES,
    SIZE,
    SPADES,
    SPADES_TIMES,
    SUIT_NAMES,
    WILD,
)
from ludopolis.games.property.words import card_name, place, played

View = dict[str, Any]
Square = tuple[int, int]
Group = frozenset[Square]

NUMBERS = range(1, SIZE + 1)
REDS, BLACKS = SUIT_NAMES[:2], SUIT_NAMES[2:]
WILD_RANKS = RANK_NAMES[WILD:]


@dataclass(frozen=True)
class Pair:
    """A red and a black card, and the square that they name."""

    red: str
    black: str
    square: Square

    @property
    def rate(self) -> int:
        """Dollars of rent for each square of a group."""
        doubled = HEARTS_TIMES if self.red[0] == SUIT_NAMES[HEARTS] else 1
        return PLAIN_RATE * doubled * (SPADES_TIMES if self.black[0] == SUIT_NAMES[SPADES] else 1)


@cache
def pair(action: int) -> Pair:
    """The pair that an action plays."""
    red, black, square = played(action)
    column, row = place(square)
    return Pair(card_name(red), card_name(black), (column, row))


# --- Cards ------------------------------------------------------------------------------------


def is_red(card: str) -> bool:
    """Does the card name a column?"""
    return card[0] in REDS


def is_wild(card: str) -> bool:
    """Does the card stand for any number?"""
    return card[1:] in WILD_RANKS


def reach(card: str) -> tuple[int, ...]:
    """The columns or rows that a card can name."""
    return tuple(NUMBERS) if is_wild(card) else (RANK_NAMES.index(card[1:]) + 1,)


def in_order(hand: list[str]) -> list[str]:
    """A hand as one holds it: the red cards, then the black ones, low to high, wild ones last."""
    return sorted(
        hand,
        key=lambda card: (not is_red(card), RANK_NAMES.index(card[1:]), SUIT_NAMES.index(card[0])),
    )


def lacks_a_colour(hand: list[str]) -> bool:
    """Is there no pair to play?"""
    return len({is_red(card) for card in hand}) < 2


def playable(hand: list[str]) -> Iterator[Pair]:
    """Every pair of a hand, for every square it can name."""
    for red in filter(is_red, hand):
        for black in hand:
            if not is_red(black):
                for column in reach(red):
                    for row in reach(black):
                        yield Pair(red, black, (column, row))


# --- The grid ---------------------------------------------------------------------------------


def owner_of(view: View, square: Square) -> int | None:
    """The seat that owns a square."""
    owner: int | None = view["board"][square[0] - 1][square[1] - 1]
    return owner


def neighbours(square: Square) -> dict[str, Square]:
    """The squares beside a square, by the side they lie on; none beyond the edge."""
    column, row = square
    beside = {
        "north": (column, row + 1),
        "east": (column + 1, row),
        "south": (column, row - 1),
        "west": (column - 1, row),
    }
    return {side: (x, y) for side, (x, y) in beside.items() if x in NUMBERS and y in NUMBERS}


def estates(view: View) -> Mapping[Square, int]:
    """All squares that somebody owns, with their owners: by rows from the top, left to right."""
    return estates_on(tuple(map(tuple, view["board"])))


@lru_cache(maxsize=64)
def estates_on(board: tuple[tuple[int | None, ...], ...]) -> Mapping[Square, int]:
    """The same for a board; it is asked for with every choice of a turn."""
    return MappingProxyType(
        {
            (column, row): owner
            for row in reversed(NUMBERS)
            for column in NUMBERS
            if (owner := board[column - 1][row - 1]) is not None
        }
    )


def group_of(owners: Mapping[Square, int], square: Square) -> Group:
    """The squares of one owner that hang together with this one, side to side."""
    found, edge = {square}, [square]
    while edge:
        for beside in neighbours(edge.pop()).values():
            if beside not in found and owners.get(beside) == owners[square]:
                found.add(beside)
                edge.append(beside)
    return frozenset(found)


def groups(view: View) -> dict[Square, Group]:
    """The group of every square that somebody owns."""
    owners = estates(view)
    found: dict[Square, Group] = {}
    for square in owners:
        if square not in found:
            group = group_of(owners, square)
            found |= dict.fromkeys(group, group)
    return found


def is_mortgaged(view: View, square: Square) -> bool:
    """Does the square have a mark?"""
    return list(square) in view["mortgages"]


# --- What a pair would do ---------------------------------------------------------------------

FREE, RENT, RUIN, MORTGAGE, LOSS = "free", "rent", "ruin", "mortgage", "loss"


@dataclass(frozen=True)
class Effect:
    """What playing a pair would do to the seat that looks."""

    kind: str  # one of the five above
    owner: int | None = None  # whom rent goes to
    rent: int = 0
    price: int = 0  # in units


def effect_of(view: View, chosen: Pair) -> Effect:
    """What a pair would do now."""
    owners = estates(view)
    owner = owners.get(chosen.square)
    seat = view["to_move"]
    if owner is None:
        return Effect(FREE)
    if owner == seat:
        return Effect(LOSS if is_mortgaged(view, chosen.square) else MORTGAGE)
    size = len(group_of(owners, chosen.square))
    due = size * chosen.rate
    return Effect(RUIN if due > view["purses"][seat - 1] else RENT, owner, due, size)


def names_of(view: View) -> list[str] | None:
    """The players' names, if the view has them."""
    names = view.get("names")
    return list(names) if names else None


def last_mover(view: View) -> int:
    """The seat that laid the last cards on the discards."""
    if view["decision"] == "buy" or view["over"]:
        return int(view["active"])
    if view["bankrupt"] and view["quiet_turns"] == 0:
        return int(view["bankrupt"][-1])
    seat = int(view["active"])
    while True:
        seat = (seat - 2) % view["players"] + 1
        if seat not in view["bankrupt"]:
            return seat
