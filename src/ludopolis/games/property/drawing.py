"""The board of Property: a land register of 8 × 8 plots.

Columns stand below the land in red, rows beside it in black, like the cards that name them.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from pathlib import Path

from ludopolis.games.property import rules
from ludopolis.games.property.land import RANK_NAMES, RANKS, SIZE, SUIT_NAMES
from ludopolis.games.property.sprites import CELL, figure, ink_of, printed, sprites, suit
from ludopolis.games.property.view import Place
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Drawing, Spot
from ludopolis.presentation.svg import colour, tag, words

NUMBERS = range(1, SIZE + 1)
REDS, BLACKS = SUIT_NAMES[:2], SUIT_NAMES[2:]

WIDTH, HEIGHT = 1000.0, 1068.0
LEFT, TOP = 114.0, 16.0  # of the grid
STREET = 14.0  # what lies between two plots
HEADS = 98.0  # the breadth of the headings
LAND = len(NUMBERS) * CELL

COLUMN_Y = TOP + LAND + 2 + HEADS / 2
ROW_X = LEFT - 2 - HEADS / 2
RATES_Y = 1032.0


@cache
def centre(square: Place) -> tuple[float, float]:
    """The middle of a square on the board; row 1 lies at the bottom."""
    column, row = square
    return LEFT + (column - 0.5) * CELL, TOP + (len(NUMBERS) - row + 0.5) * CELL


@cache
def square_id(square: Place) -> str:
    """The spot of a square."""
    return f"square-{square.column}-{square.row}"


def board(say: Translator) -> str:
    """The land before anybody owns any of it."""
    between = [at * CELL for at in NUMBERS[:-1]]
    streets = "".join(f"M{LEFT + x:g} {TOP:g}v{LAND:g}" for x in between)
    streets += "".join(f"M{LEFT:g} {TOP + y:g}h{LAND:g}" for y in between)
    edge, inside = STREET / 4, LAND - STREET / 2
    streets += f"M{LEFT + edge:g} {TOP + edge:g}h{inside:g}v{inside:g}h{-inside:g}z"
    pegs = "".join(
        f"M{x - 8:g} {y:g}h16m-8-8v16"
        for x, y in (centre(Place(column, row)) for column in NUMBERS for row in NUMBERS)
    )
    return "".join(
        (
            tag("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=14, fill=colour("ivory")),
            tag(
                "rect",
                x=5,
                y=5,
                width=WIDTH - 10,
                height=HEIGHT - 10,
                rx=11,
                fill="none",
                stroke=colour("brass"),
                stroke_width=3,
            ),
            tag(
                "path",
                d=streets,
                fill="none",
                stroke=colour("line"),
                stroke_width=STREET + 4,
            ),
            tag("path", d=streets, fill="none", stroke=colour("shade"), stroke_width=STREET),
            tag("path", d=pegs, stroke=colour("line"), stroke_width=2),
            printed("red", *(heading(number, red=True) for number in NUMBERS)),
            printed("black", *(heading(number, red=False) for number in NUMBERS)),
            corner(),
            rates(say),
        )
    )


def heading(number: int, *, red: bool) -> str:
    """The number of a column or row, on a card of its colour."""
    x, y = heading_place(number, red=red)
    first, second = REDS if red else BLACKS
    wide, high = heading_size(red=red)
    parts = [
        tag(
            "rect",
            x=x - wide / 2 + 4,
            y=y - high / 2 + 4,
            width=wide - 8,
            height=high - 8,
            rx=8,
            fill=colour("white"),
            stroke=colour("brass"),
            stroke_width=2,
        ),
        figure(str(number), x, y - 15, 56),
        suit(first, x - 17, y + 27, 26),
        suit(second, x + 17, y + 27, 26),
    ]
    if number == 1:
        parts.append(figure(RANK_NAMES[0], x + 31, y - 24, 27))
    return "".join(parts)


def heading_place(number: int, *, red: bool) -> tuple[float, float]:
    """The middle of a column's or row's heading."""
    x, y = centre(Place(number, number))
    return (x, COLUMN_Y) if red else (ROW_X, y)


def heading_size(*, red: bool) -> tuple[float, float]:
    """The width and height of a heading."""
    return (CELL, HEADS) if red else (HEADS, CELL)


# Where the rays of a fan end, on a quarter of a circle.
FAN = [(cos(pi * at / 18), sin(pi * at / 18)) for at in range(10)]


def corner() -> str:
    """A fan where the two rows of headings meet."""
    x, y = ROW_X - HEADS / 2 + 10, COLUMN_Y + HEADS / 2 - 8
    rim = [(r * 84.0, u * 84.0) for r, u in FAN]
    rays = "".join(
        f"M{x:g} {y:g}L{x + a:g} {y - b:g}L{x + c:g} {y - d:g}z"
        for (a, b), (c, d) in zip(rim[::2], rim[1::2], strict=True)
    )
    return tag("path", d=rays, fill=colour("brass"))


def rates(say: Translator) -> str:
    """What each square of a group costs, by the suits that are played."""
    parts = [
        tag("path", d="M18 998H982", stroke=colour("brass"), stroke_width=2),
        words(say("board-rent"), 24, RATES_Y, 30, "faint", text_anchor="start"),
    ]
    x = 300.0
    for pairs in (("♦♣",), ("♥♣", "♦♠"), ("♥♠",)):
        red, black = (SUIT_NAMES.index(sign) * RANKS for sign in pairs[0])
        rate = rules.rate(red, black)
        for signs in pairs:
            width = 92.0
            parts.append(
                tag(
                    "rect",
                    x=x,
                    y=RATES_Y - 24,
                    width=width,
                    height=48,
                    rx=8,
                    fill=colour("white"),
                    stroke=colour("line"),
                    stroke_width=2,
                )
            )
            for at, sign in enumerate(signs):
                parts.append(printed(ink_of(sign), suit(sign, x + 27 + at * 38, RATES_Y, 34)))
            x += width + 8
        parts.append(words(f"×{rate}", x + 26, RATES_Y, 36, "ink", font_weight=700))
        x += 86
    return "".join(parts)


def spots(say: Translator) -> tuple[Spot, ...]:
    """All squares from the top left, then the headings of columns and rows."""
    found = [
        Spot(
            square_id(Place(column, row)),
            *centre(Place(column, row)),
            CELL,
            CELL,
            say("spot-square", column=column, row=row),
        )
        for row in reversed(NUMBERS)
        for column in NUMBERS
    ]
    for red, name in ((True, "column"), (False, "row")):
        wide, high = heading_size(red=red)
        for number in NUMBERS:
            x, y = heading_place(number, red=red)
            title = say(f"spot-{name}", **{name: number})
            found.append(Spot(f"{name}-{number}", x, y, wide, high, title))
    return tuple(found)


def drawing(players: int, say: Translator) -> Drawing:
    """The board, its spots and all sprites."""
    return _drawing(players, say.locale, say.language)


@cache
def _drawing(players: int, locale: Path, language: str) -> Drawing:
    say = Translator(language, locale)
    return Drawing(WIDTH, HEIGHT, board(say), spots(say), sprites(players, say), say("board-title"))
