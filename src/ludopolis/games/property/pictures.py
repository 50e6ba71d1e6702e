"""The pictures of Property: the cover, and the positions that its rulebook tells of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from html import escape
from math import cos, pi, sin
from typing import Any

from ludopolis.engine.scene import Picture, Sprite, View, compose
from ludopolis.engine.svg import colour, style, tag, words
from ludopolis.games.property.drawing import CELL, OWNERS, card_id, drawing, square_id
from ludopolis.games.property.land import CASH, SIZE, UNITS
from ludopolis.games.property.phrases import PHRASES
from ludopolis.games.property.scene import frame_piece, plot_piece, scene
from ludopolis.games.property.survey import NUMBERS, Square, group_of

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


def show(view: View, language: str, caption: str, framed: Sequence[Square] = ()) -> Picture:
    """A position, with some of its squares framed."""
    board = drawing(view["players"], language)
    text = PHRASES[language][f"picture {caption}"]
    seen = scene(view, language)
    frames = (frame_piece(square, f"frame-{square_id(square)}", text) for square in framed)
    return Picture(compose(board, replace(seen, pieces=(*seen.pieces, *frames))), text)


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
    return show(view, language, "naming", [(1, 8)])


@cache
def wild(language: str) -> Picture:
    """A ten finds any square of a column."""
    squares = [(1, row) for row in NUMBERS]
    return show(position(2, EMPTY, ["♥A", "♣10"]), language, "wild", squares)


@cache
def rent(language: str) -> Picture:
    """The group of six, and the square in it that is visited."""
    view = position(2, GROUP_OF_SIX, ["♥3", "♦3", "♠5", "♣5"])
    return show(view, language, "rent", [(3, 5)])


@cache
def bought(language: str) -> Picture:
    """The group of six after its square was bought."""
    return show(position(2, CUT_IN_TWO), language, "bought", [(3, 5)])


@cache
def mortgaged(language: str) -> Picture:
    """Marks on squares."""
    lines = [*EMPTY[:3], "..Aa....", "...A.bB.", *EMPTY[5:]]
    view = position(2, lines, ["♦4", "♣5", "♥4", "♠4"])
    return show(view, language, "mortgaged", [(4, 5)])


# --- The cover --------------------------------------------------------------------------------

COVER_WIDTH, COVER_HEIGHT = 1200, 900
GROUND = 792.0  # where the houses stand
MIDDLE = COVER_WIDTH / 2
# Houses of plots, from the left: who owns them, and how high they are.
SKYLINE = ((4, 2), (1, 4), (3, 3), (2, 5), (2, 5), (1, 3), (3, 4), (4, 2))
# Cards in front of them: which, where from the middle, how far down, how much turned.
FANNED = (("♦9", -150, 18, -18), ("♥3", -54, 0, -6), ("♠5", 54, 0, 6), ("♣10", 150, 18, 18))


@cache
def cover(language: str) -> Picture:
    """The plots of the board stand up as a skyline, before a rising sun, with cards in front."""
    sprites = drawing(4, language).sprites
    parts = [
        tag("rect", width=COVER_WIDTH, height=COVER_HEIGHT, fill=colour("paper")),
        sunburst(),
        *houses(sprites),
        tag("path", d=f"M0 {GROUND:g}H{COVER_WIDTH}", stroke=colour("brass"), stroke_width=6),
        tag(
            "path",
            d=f"M0 {GROUND + 12:g}H{COVER_WIDTH}",
            stroke=colour("brass"),
            stroke_width=2,
        ),
        *(
            laid(sprites[card_id(card)], MIDDLE + x, GROUND - 40 + y, turn, 1.25)
            for card, x, y, turn in FANNED
        ),
        lettering(),
    ]
    text = PHRASES[language]["picture cover"]
    svg = tag(
        "svg",
        tag("title", escape(text)),
        tag("style", f":root,svg{{{style()}}}text{{font-family:Georgia,serif}}"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {COVER_WIDTH} {COVER_HEIGHT}",
        role="img",
    )
    return Picture(svg, text)


def laid(
    sprite: Sprite, x: float, y: float, turn: float = 0, scale: float = 1, text: str = ""
) -> str:
    """A sprite somewhere."""
    move = f"translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})"
    number = words(text, 0, 0, sprite.height / 2) if text else ""
    return tag("g", sprite.svg, number, transform=move)


def sunburst() -> str:
    """Rays from where the houses stand, every other one lit."""
    rays = []
    for at in range(0, 24, 2):
        ends = [
            (MIDDLE + 1100 * cos(pi * n / 24), GROUND - 1100 * sin(pi * n / 24))
            for n in (at, at + 1)
        ]
        (a, b), (c, d) = ends
        rays.append(f"M{MIDDLE:g} {GROUND:g}L{a:.0f} {b:.0f}L{c:.0f} {d:.0f}z")
    return tag("path", d="".join(rays), fill=colour("lamplight"), opacity=0.75)


def houses(sprites: Mapping[str, Sprite]) -> Iterator[str]:
    """Towers of plots side by side; those of one owner grow together."""
    owners = {
        (across + 1, floor + 1): seat
        for across, (seat, height) in enumerate(SKYLINE)
        for floor in range(height)
    }
    for at, (seat, height) in enumerate(SKYLINE):
        x = MIDDLE + (at - len(SKYLINE) / 2 + 0.5) * CELL
        yield crown(x, GROUND - height * CELL, OWNERS[seat - 1])
        for floor in range(height):
            square = (at + 1, floor + 1)
            piece = plot_piece(square, seat, group_of(owners, square), "")
            y = GROUND - (floor + 0.5) * CELL
            yield laid(sprites[piece.sprite], x, y, text=piece.text)


def crown(x: float, y: float, name: str) -> str:
    """The steps and the needle on top of a tower."""
    steps = "".join(
        f"M{x - half} {y + 6 - 14 * at}v-14h{2 * half}v14z" for at, half in enumerate((36, 22, 9))
    )
    return tag("path", d=f"M{x} {y - 30:g}v-26", stroke=colour("brass"), stroke_width=5) + tag(
        "path", d=steps, fill=colour(name)
    )


def lettering() -> str:
    """The name of the game between two lines."""
    return words("PROPERTY", MIDDLE + 14, 108, 104, "ink", letter_spacing=28) + tag(
        "path",
        d=f"M{MIDDLE - 420} 32h840M{MIDDLE - 420} 180h840",
        stroke=colour("brass"),
        stroke_width=5,
    )


PICTURES: Mapping[str, Callable[[str], Picture]] = {
    "cover": cover,
    "naming": naming,
    "wild": wild,
    "rent": rent,
    "bought": bought,
    "mortgaged": mortgaged,
}
