"""What can be read from a view of New York: the cards of a hand, blocks, prices, who owns what.

Everything here sees views only, so it knows nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from ludopolis.engine.scene import Section
from ludopolis.engine.speech import counted
from ludopolis.games.newyork.city import (
    BOX,
    CARDS,
    FACES,
    JOKER,
    KINDS,
    RENOVATION,
    SIZE,
    SQUARES,
    STOP,
)
from ludopolis.games.newyork.phrases import PHRASES
from ludopolis.games.newyork.words import EVENTS, card_name, line_name, square_name

View = dict[str, Any]

# --- Cards ------------------------------------------------------------------------------------


@cache
def _numbers(edition: int) -> dict[str, int]:
    """The number of each card by its name, in whichever language."""
    return {
        card_name(edition, card, language): card for language in PHRASES for card in range(STOP + 1)
    }


def edition_of(view: View) -> int:
    """The edition that is played."""
    return BOX if view["edition"] == "box" else CARDS


def card_numbers(view: View, names: Sequence[str]) -> list[int]:
    """Cards by number, from their names in a view."""
    numbers = _numbers(edition_of(view))
    return [numbers[name] for name in names]


def hand_of(view: View) -> list[int]:
    """The own hand; a spectator has none."""
    return card_numbers(view, view["hand"] or ())


def event_of(view: View) -> str:
    """The event that is being carried out, by the name that the data file uses."""
    return next(
        event
        for event in EVENTS
        if view["event"] in {PHRASES[language][event] for language in PHRASES}
    )


def line_card(side: int, line: int, joker: int) -> int:
    """The card of a colour that names a line: its own, or a joker."""
    return side * FACES + (JOKER if joker else line)


def pairs_to(square: int) -> Iterator[tuple[int, int, int]]:
    """The pairs of cards that lead to a square: which are jokers, the red card, the blue card."""
    for jokers in range(4):
        red = line_card(0, square // SIZE, jokers // 2)
        yield jokers, red, line_card(1, square % SIZE, jokers % 2)


def reached(square: int, hand: set[int]) -> bool:
    """Does a pair of the hand lead to a square?"""
    red, blue = line_card(0, square // SIZE, 0), line_card(1, square % SIZE, 0)
    return (red in hand or line_card(0, 0, 1) in hand) and (
        blue in hand or line_card(1, 0, 1) in hand
    )


def stops_where(view: View) -> str:
    """Where the Stop cards are: aside, discards, pile, or drawn."""
    if view["stop_cards"] == "out":
        return "aside"
    if view["ending"] == "stop card":
        return "drawn"
    return "discards" if STOP in card_numbers(view, view["discards"]) else "pile"


def events_in(hand: Sequence[int]) -> list[str]:
    """The events of a hand, by name."""
    faces = sorted({card % FACES for card in hand if card < KINDS and card % FACES >= RENOVATION})
    return [EVENTS[face - RENOVATION] for face in faces]


# --- The board --------------------------------------------------------------------------------


def owner_at(view: View, square: int) -> str | None:
    """The colour of the building on a square, or None."""
    colour: str | None = view["board"][square // SIZE][square % SIZE]
    return colour


def free_squares(view: View) -> int:
    """How many buildings are free."""
    return sum(row.count(None) for row in view["board"])


def colours_of(view: View, seat: int) -> list[str]:
    """The colours that a seat owns, as far as they are dealt."""
    return [colour for colour, owner in view["owners"].items() if owner == seat]


def two_colours(view: View) -> bool:
    """Does every player own two colours?"""
    return bool(view["players"] == 2 and view["edition"] == "box")


def prices_by_colour(view: View) -> bool:
    """Does a price count the pawns of one colour only, though the owner has two?"""
    return two_colours(view) and view["price_for_two"] == "colour"


def price_of(view: View, square: int) -> int:
    """The smaller of two counts: its owner's buildings along the avenue, and along the street."""
    return standing(view).prices[square]


@cache
def neighbours(square: int) -> list[tuple[str, int]]:
    """The squares that share a side, by the direction along the red line (-/+) and across it."""
    red, blue = divmod(square, SIZE)
    found = []
    if red > 0:
        found.append(("red-", square - SIZE))
    if red < SIZE - 1:
        found.append(("red+", square + SIZE))
    if blue > 0:
        found.append(("blue-", square - 1))
    if blue < SIZE - 1:
        found.append(("blue+", square + 1))
    return found


@dataclass(frozen=True)
class Standing:
    """What stands on a board: who looks at it and how all are called makes no difference to that."""

    owners: tuple[str | None, ...]  # the colour on each square
    prices: tuple[int, ...]  # of each square's building; of a free square, 0
    groups: dict[str, list[list[int]]]  # of each colour


def standing(view: View) -> Standing:
    """What stands on the board of a view."""
    both_colours = two_colours(view) and not prices_by_colour(view)
    together = tuple(view["owners"].items()) if both_colours else ()
    return _standing(tuple(map(tuple, view["board"])), together)


@lru_cache(maxsize=1024)
def _standing(
    board: tuple[tuple[str | None, ...], ...], together: tuple[tuple[str, int | None], ...]
) -> Standing:
    """What stands on a board; colours that share a seat in `together` count as one in prices."""
    owners = tuple(colour for line in board for colour in line)
    seats: dict[str | None, int | None] = dict(together)
    avenues = [[seats.get(colour) or colour for colour in line] for line in board]
    streets = list(zip(*avenues, strict=True))
    prices = tuple(
        0
        if colour is None
        else min(
            lines.count(seats.get(colour) or colour) for lines in (avenues[red], streets[blue])
        )
        for red, line in enumerate(board)
        for blue, colour in enumerate(line)
    )
    groups = {colour: _groups(owners, colour) for colour in {*owners} if colour is not None}
    return Standing(owners, prices, groups)


def _groups(owners: Sequence[str | None], colour: str) -> list[list[int]]:
    left = {square for square in range(SQUARES) if owners[square] == colour}
    groups = []
    while left:
        group = [min(left)]
        left.remove(group[0])
        for square in group:
            for _, beside in neighbours(square):
                if beside in left:
                    left.remove(beside)
                    group.append(beside)
        groups.append(sorted(group))
    return sorted(groups, key=lambda group: -len(group))


def groups_of(view: View, colour: str) -> list[list[int]]:
    """The connected groups of a colour, the largest first; of equals, the first on the board."""
    return standing(view).groups.get(colour, [])


def blocks_of(view: View, colour: str) -> list[list[int]]:
    """The groups of a colour that score: the largest or, with one mark for two, the two largest."""
    scoring = 2 if view["players"] == 2 and not two_colours(view) else 1
    return groups_of(view, colour)[:scoring]


# --- Names ------------------------------------------------------------------------------------


def name_at(view: View, seat: int, language: str) -> str:
    """How a seat is called, whoever looks."""
    names = view.get("names")
    return str(names[seat - 1]) if names else PHRASES[language]["seat"].format(seat)


def titled(view: View, seat: int, language: str) -> str:
    """How a seat is called, with a word for who is looking."""
    name = name_at(view, seat, language)
    say = PHRASES[language]
    return say["(you)"].format(name) if seat == view["seat"] and name != say["you"] else name


def square_of(view: View, square: int) -> str:
    """A square as the edition calls it."""
    return square_name(edition_of(view), square)


def house_labels(view: View, language: str, tagged: Collection[int] = ()) -> list[str]:
    """Every square in words: what stands there, whose it is, and what it would cost another.

    Of squares with a tag, the tag tells the price.
    """
    edition, seat, owners = edition_of(view), view["seat"], view["owners"]
    titles = {
        colour: titled(view, owner, language) if owner else None for colour, owner in owners.items()
    }
    stands = standing(view)
    return [
        _label(
            language,
            edition,
            square,
            colour,
            titles[colour] if colour else None,
            # Who owns it pays nothing.
            stands.prices[square]
            if colour and owners[colour] != seat and square not in tagged
            else None,
        )
        for square, colour in enumerate(stands.owners)
    ]


@lru_cache(maxsize=1 << 16)
def _label(
    language: str,
    edition: int,
    square: int,
    colour: str | None,
    owner: str | None,
    price: int | None,
) -> str:
    say = PHRASES[language]
    where = square_name(edition, square)
    if colour is None:
        return say["free square"].format(square=where)
    painted = say[f"colour {colour}"]
    if owner is None:
        return say["house undealt"].format(square=where, colour=painted)
    if price is None:
        return say["house"].format(square=where, colour=painted, owner=owner)
    return say["house priced"].format(square=where, colour=painted, owner=owner, price=price)


# --- The board read aloud ---------------------------------------------------------------------


def read_board(view: View, language: str) -> tuple[Section, ...]:
    """The board as a list: every line with its buildings, then the largest blocks."""
    say = PHRASES[language]
    edition = edition_of(view)
    labels = house_labels(view, language)
    lines = []
    for line in range(SIZE):
        told = labels[line * SIZE : (line + 1) * SIZE]
        lines.append(
            say["reading line"].format(
                line=line_name(edition, 0, line, language), squares=say["reading join"].join(told)
            )
        )
    return (
        Section(say["reading board"], tuple(lines)),
        Section(say["reading blocks"], tuple(_read_blocks(view, language))),
    )


def _read_blocks(view: View, language: str) -> list[str]:
    say = PHRASES[language]
    rows = []
    for colour, seat in view["owners"].items():
        for group in blocks_of(view, colour):
            if len(group) > 1:
                key = "reading block undealt" if seat is None else "reading block"
                rows.append(
                    say[key].format(
                        colour=say[f"colour {colour}"],
                        owner=titled(view, seat, language) if seat else "",
                        count=counted(len(group), say["building"], language),
                        squares=", ".join(square_of(view, square) for square in group),
                    )
                )
    return rows or [say["reading none"]]
