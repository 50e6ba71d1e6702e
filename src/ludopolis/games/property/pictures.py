"""The pictures of Property: the cover, and the positions that its rulebook tells of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from ludopolis.engine.scene import Picture, View, compose
from ludopolis.games.property.drawing import drawing
from ludopolis.games.property.land import CASH, SIZE, UNITS
from ludopolis.games.property.phrases import PHRASES
from ludopolis.games.property.scene import scene

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def land(text: str) -> list[str]:
    """A board that is drawn in letters, row 8 first: `A` is seat 1's, `a` is mortgaged too."""
    return ["".join(line.split()) for line in text.strip().splitlines()]


def position(players: int, lines: Sequence[str], hand: Sequence[str] = (), **more: Any) -> View:
    """A view of seat 1 at the beginning of a turn, made by hand."""
    board: list[list[int | None]] = [[None] * SIZE for _ in range(SIZE)]
    mortgages = []
    for down, line in enumerate(lines):
        for across, letter in enumerate(line):
            if letter != ".":
                board[across][SIZE - 1 - down] = "ABCDEF".index(letter.upper()) + 1
                if letter.islower():
                    mortgages.append([across + 1, SIZE - down])
    view: View = {
        "board": board,
        "mortgages": mortgages,
        "purses": [int(CASH[players])] * players,
        "units": [int(UNITS[players])] * players,
        "points": [int(CASH[players])] * players,
        "discards": [],
        "first": 1,
        "active": 1,
        "turns": 0,
        "quiet_turns": 0,
        "bankrupt": [],
        "square": None,
        "price": None,
        "seat": 1,
        "players": players,
        "bankruptcies": 1,
        "count_property": False,
        "decision": "play",
        "to_move": 1,
        "hand": list(hand),
        "hand_sizes": [len(hand)] + [2] * (players - 1),
        "pile_size": 40 - len(hand) - 2 * (players - 1),
        "over": False,
        "ending": "",
        "names": list(NAMES[:players]),
    }
    return view | more


def show(view: View, language: str, caption: str, marked: Sequence[str] = ()) -> Picture:
    """A position, with some of its squares ringed."""
    board = drawing(view["players"], language)
    text = PHRASES[language][caption]
    return Picture(compose(board, scene(view, language), marked=marked), text)


EMPTY = ["." * SIZE] * SIZE
GROUP_OF_SIX = land("""
    . . . . . . . .
    . . . . . . . .
    . B B . . . . .
    . . B B . B . .
    . . . B B . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
""")
CUT_IN_TWO = [line if at != 3 else "..AB.B.." for at, line in enumerate(GROUP_OF_SIX)]


@cache
def naming(language: str) -> Picture:
    """Two cards and the square that they name."""
    view = position(2, EMPTY, ["♥A", "♣8"])
    return show(view, language, "picture naming", ["square-1-8"])


@cache
def wild(language: str) -> Picture:
    """A ten finds any square of a column."""
    squares = [f"square-1-{row}" for row in range(1, SIZE + 1)]
    return show(position(2, EMPTY, ["♥A", "♣10"]), language, "picture wild", squares)


@cache
def rent(language: str) -> Picture:
    """The group of six, and the square in it that is visited."""
    view = position(2, GROUP_OF_SIX, ["♥3", "♦3", "♠5", "♣5"])
    return show(view, language, "picture rent", ["square-3-5"])


@cache
def bought(language: str) -> Picture:
    """The group of six after its square was bought."""
    return show(position(2, CUT_IN_TWO), language, "picture bought", ["square-3-5"])


@cache
def mortgaged(language: str) -> Picture:
    """Marks on squares."""
    lines = [*EMPTY[:3], "..Aa....", "...A.bB.", *EMPTY[5:]]
    view = position(2, lines, ["♦4", "♣5", "♥4", "♠4"])
    return show(view, language, "picture mortgaged", ["square-4-5"])


@cache
def cover(language: str) -> Picture:
    """The shelf's picture."""
    lines = land("""
        . . B B . C C .
        A A . B B C . .
        A . A A . D C C
        A A A . D D . .
        . B A D D . a A
        C B b D . C C .
        C B . . B B C .
        . . A A . B . D
    """)
    view = position(4, lines, ["♥3", "♦9", "♠5", "♣10"])
    return show(view, language, "picture cover")


PICTURES: Mapping[str, Callable[[str], Picture]] = {
    "cover": cover,
    "naming": naming,
    "wild": wild,
    "rent": rent,
    "bought": bought,
    "mortgaged": mortgaged,
}
