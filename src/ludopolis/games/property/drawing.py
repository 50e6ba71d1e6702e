"""Property drawn: a land register of 8 × 8 plots, playing cards, the marks of six owners.

Columns stand below the land in red, rows beside it in black, like the cards that name them. Every owner
has a shape besides a colour; plots of one owner that touch grow into one block.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludopolis.engine.scene import Drawing, Spot, Sprite
from ludopolis.engine.svg import colour, tag, words
from ludopolis.games.property.land import RANK_NAMES, SUIT_NAMES
from ludopolis.games.property.phrases import PHRASES
from ludopolis.games.property.survey import NUMBERS, REDS, Square, is_red, is_wild

WIDTH, HEIGHT = 1000.0, 1076.0
CELL = 110.0
LEFT, TOP = 106.0, 16.0  # of the grid
PLOT = 94.0  # a plot; the rest of its cell is street
HEADS = 98.0  # the breadth of the headings
LAND = len(NUMBERS) * CELL

COLUMN_Y = TOP + LAND + 4 + HEADS / 2
ROW_X = LEFT - 4 - HEADS / 2
RATES_Y = 1038.0

CARD_WIDTH, CARD_HEIGHT = 120.0, 168.0
TAG_WIDTH, TAG_HEIGHT = 190.0, 68.0

OWNERS = ("red", "blue", "yellow", "green", "purple", "orange")
LETTERS = {"♥": "h", "♦": "d", "♠": "s", "♣": "c"}

# Suits around the middle of a box of 100 by 100.
SUITS: Mapping[str, str] = {
    "♥": "M0 42C-52 4-48-40-23-40C-10-40-3-31 0-22C3-31 10-40 23-40C48-40 52 4 0 42z",
    "♦": "M0-45Q13-18 34 0Q13 18 0 45Q-13 18-34 0Q-13-18 0-45z",
    "♠": "M0-44C8-24 42-4 42 16C42 35 20 39 6 25Q7 38 18 44H-18Q-7 38-6 25C-20 39-42 35-42 16"
    "C-42-4-8-24 0-44z",
    "♣": "M0-44A19 19 0 0 1 15-13A20 20 0 1 1 6 20Q7 38 18 44H-18Q-7 38-6 20A20 20 0 1 1-15-13"
    "A19 19 0 0 1 0-44z",
}

# The owners' marks, large enough for a number of two digits.
MARKS = (
    "M0-40a40 40 0 1 0 .1 0z",  # a disc
    "M-36-36h72v72h-72z",  # a square
    "M0-47L47 0L0 47L-47 0z",  # a diamond
    "M0-45L42-9H34V36H-34V-9H-42z",  # a house
    "M-23-44h46v20h20v48h-20v20h-46v-20h-20v-48h20z",  # a cross
    "M0-47L13-28L40-24L30 0L40 24L13 28L0 47L-13 28L-40 24L-30 0L-40-24L-13-28z",  # a star
)

SIDES = {"north": 1, "east": 2, "south": 4, "west": 8}
EDGE = CELL / 2


def centre(square: Square) -> tuple[float, float]:
    """The middle of a square on the board; row 1 lies at the bottom."""
    column, row = square
    return LEFT + (column - 0.5) * CELL, TOP + (len(NUMBERS) - row + 0.5) * CELL


def square_id(square: Square) -> str:
    """The spot of a square."""
    return f"square-{square[0]}-{square[1]}"


def card_id(card: str) -> str:
    """A card as piece, part and sprite."""
    return f"card-{LETTERS[card[0]]}{card[1:]}"


def suit(name: str, x: float, y: float, size: float, fill: str) -> str:
    """A suit's sign around a point."""
    return tag(
        "path",
        d=SUITS[name],
        transform=f"translate({x:g} {y:g}) scale({size / 100:g})",
        fill=colour(fill),
    )


def ink_of(card: str) -> str:
    """The colour of a card's signs."""
    return "red" if is_red(card) else "black"


# --- Sprites ----------------------------------------------------------------------------------


def card(name: str, language: str) -> Sprite:
    """A playing card with a large index.

    A nine or ten says that it stands for 1 to 8; a heart or spade that it doubles a rent.
    """
    ink = ink_of(name)
    parts = [
        tag(
            "rect",
            x=-CARD_WIDTH / 2 + 1,
            y=-CARD_HEIGHT / 2 + 1,
            width=CARD_WIDTH - 2,
            height=CARD_HEIGHT - 2,
            rx=12,
            fill=colour("white"),
            stroke=colour("black"),
            stroke_opacity=0.45,
            stroke_width=2,
        ),
        words(name[1:], -26, -44, 66, ink, font_weight=700, letter_spacing=-5),
        suit(name[0], 14 if is_wild(name) else 16, 14 if is_wild(name) else 28, 84, ink),
    ]
    if name[0] in "♥♠":
        parts.append(words(PHRASES[language]["card doubles"], 32, -58, 28, ink))
    if is_wild(name):
        parts.append(
            tag("rect", x=-54, y=54, width=108, height=25, rx=8, fill=colour(ink))
            + words("1 – 8", 0, 67, 25, colour("white"), font_weight=700)
        )
    return Sprite(CARD_WIDTH, CARD_HEIGHT, "".join(parts))


def card_back() -> Sprite:
    """The back of the cards, with room for a number."""
    fan = "".join(f"M0 78L{x} -78" for x in range(-48, 49, 12))
    return Sprite(
        CARD_WIDTH,
        CARD_HEIGHT,
        tag(
            "rect",
            x=-59,
            y=-83,
            width=118,
            height=166,
            rx=12,
            fill=colour("ivory"),
            stroke=colour("brass"),
            stroke_width=3,
        )
        + tag("path", d=fan, stroke=colour("brass"), stroke_width=2, opacity=0.7)
        + tag(
            "rect",
            x=-51,
            y=-75,
            width=102,
            height=150,
            rx=6,
            fill="none",
            stroke=colour("brass"),
            stroke_width=2,
        )
        + tag("circle", r=48, fill=colour("ivory"), stroke=colour("brass"), stroke_width=3),
    )


def owner_mark(seat: int) -> Sprite:
    """An owner's colour and shape, as it stands beside a name."""
    name = OWNERS[seat - 1]
    return Sprite(
        60,
        60,
        tag("rect", x=-30, y=-30, width=60, height=60, rx=6, fill=colour(name))
        + tag("path", d=MARKS[seat - 1], transform="scale(.5)", fill=colour(f"on-{name}")),
    )


def plot(seat: int, joined: int) -> Sprite:
    """A square with its owner: colour, shape, and streets built over towards those it is joined to."""
    name = OWNERS[seat - 1]
    near, length = EDGE - 4, 2 * EDGE - 8
    outline = f"M{-near:g}{-near:g}h{length:g}v{length:g}h{-length:g}z"
    for bit, over in (
        (1, f"M{-near:g}{-EDGE:g}h{length:g}v5h{-length:g}z"),
        (2, f"M{EDGE:g}{-near:g}v{length:g}h-5v{-length:g}z"),
        (4, f"M{-near:g} {near - 1:g}h{length:g}v5h{-length:g}z"),
        (8, f"M{-EDGE:g}{-near:g}h5v{length:g}h-5z"),
    ):
        if joined & bit:
            outline += over
    return Sprite(
        CELL,
        CELL,
        tag("path", d=outline, fill=colour(name))
        + tag(
            "path",
            d=MARKS[seat - 1],
            fill=colour("ivory"),
            stroke=colour(f"on-{name}"),
            stroke_width=2,
        ),
    )


def mortgage(language: str) -> Sprite:
    """A folded corner with a letter, and a broken line around the plot."""
    return Sprite(
        CELL,
        CELL,
        tag(
            "path",
            d="M-46-46h92v92h-92z",
            fill="none",
            stroke=colour("black"),
            stroke_width=5,
        )
        + tag(
            "path",
            d="M-46-46h92v92h-92z",
            fill="none",
            stroke=colour("white"),
            stroke_width=5,
            stroke_dasharray="10 10",
        )
        + tag(
            "path",
            d="M51 3V51H3z",
            fill=colour("white"),
            stroke=colour("black"),
            stroke_width=3,
        )
        + words(PHRASES[language]["mortgage letter"], 36, 37, 28, "black", font_weight=700),
    )


def frame(name: str, width: float) -> Sprite:
    """A frame around a square."""
    return Sprite(
        CELL,
        CELL,
        tag(
            "rect",
            x=-EDGE + 4,
            y=-EDGE + 4,
            width=CELL - 8,
            height=CELL - 8,
            rx=6,
            fill="none",
            stroke=colour(name),
            stroke_width=width,
        ),
    )


def label(stroke: float) -> Sprite:
    """A price tag beside a square."""
    return Sprite(
        TAG_WIDTH,
        TAG_HEIGHT,
        tag(
            "rect",
            x=-TAG_WIDTH / 2 + 4,
            y=-TAG_HEIGHT / 2 + 4,
            width=TAG_WIDTH - 8,
            height=TAG_HEIGHT - 8,
            rx=10,
            fill=colour("lamplight"),
            stroke=colour("lamp"),
            stroke_width=stroke,
        ),
    )


def cross_out() -> Sprite:
    """A square that is lost."""
    return Sprite(
        CELL,
        CELL,
        tag(
            "path",
            d="M-44-44L44 44M44-44L-44 44",
            stroke=colour("white"),
            stroke_width=18,
            stroke_linecap="round",
        )
        + tag(
            "path",
            d="M-44-44L44 44M44-44L-44 44",
            stroke=colour("lamp"),
            stroke_width=10,
            stroke_linecap="round",
        ),
    )


def sprites(players: int, language: str) -> dict[str, Sprite]:
    """All small pictures of a game."""
    found = {
        "back": card_back(),
        "mortgage": mortgage(language),
        "offer": frame("lamp", 8),
        "aim": frame("lamp", 8),
        "tag": label(4),
        "ruin": label(10),
        "lost": cross_out(),
    }
    for name in (sign + rank for sign in SUIT_NAMES for rank in RANK_NAMES):
        found[card_id(name)] = card(name, language)
    for seat in range(1, players + 1):
        found[f"mark-{seat}"] = owner_mark(seat)
        found |= {f"plot-{seat}-{joined}": plot(seat, joined) for joined in range(16)}
    return found


# --- The board --------------------------------------------------------------------------------


def board(language: str) -> str:
    """The land before anybody owns any of it."""
    half = PLOT / 2
    outlines, pegs = [], []
    for column in NUMBERS:
        for row in NUMBERS:
            x, y = centre((column, row))
            outlines.append(f"M{x - half:g} {y - half:g}h{PLOT:g}v{PLOT:g}h{-PLOT:g}z")
            pegs.append(f"M{x - 8:g} {y:g}h16M{x:g} {y - 8:g}v16")
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
            tag("rect", x=LEFT, y=TOP, width=LAND, height=LAND, fill=colour("shade")),
            tag(
                "path",
                d="".join(outlines),
                fill=colour("ivory"),
                stroke=colour("line"),
                stroke_width=2,
            ),
            tag("path", d="".join(pegs), stroke=colour("line"), stroke_width=2),
            *(heading(number, red=True) for number in NUMBERS),
            *(heading(number, red=False) for number in NUMBERS),
            corner(),
            rates(language),
        )
    )


def heading(number: int, *, red: bool) -> str:
    """The number of a column or row, on a card of its colour."""
    x, y = heading_place(number, red=red)
    ink = "red" if red else "black"
    first, second = ("♥", "♦") if red else ("♠", "♣")
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
        words(str(number), x, y - 13, 56, ink, font_weight=700),
        suit(first, x - 17, y + 27, 26, ink),
        suit(second, x + 17, y + 27, 26, ink),
    ]
    if number == 1:
        parts.append(words(RANK_NAMES[0], x + 30, y - 26, 28, ink))
    return "".join(parts)


def heading_place(number: int, *, red: bool) -> tuple[float, float]:
    """The middle of a column's or row's heading."""
    x, y = centre((number, number))
    return (x, COLUMN_Y) if red else (ROW_X, y)


def heading_size(*, red: bool) -> tuple[float, float]:
    """The width and height of a heading."""
    return (CELL, HEADS) if red else (HEADS, CELL)


def corner() -> str:
    """A fan where the two rows of headings meet."""
    x, y = ROW_X - HEADS / 2 + 8, COLUMN_Y + HEADS / 2 - 6
    rays = "".join(
        f"M{x:g} {y:g}L{x + across:g} {y - up:g}"
        for across, up in ((86, 0), (79, 33), (61, 61), (33, 79), (0, 86))
    )
    arcs = "".join(f"M{x + r:g} {y:g}A{r} {r} 0 0 0 {x:g} {y - r:g}" for r in (30, 58, 86))
    return tag("path", d=rays + arcs, fill="none", stroke=colour("brass"), stroke_width=3)


def rates(language: str) -> str:
    """What each square of a group costs, by the suits that are played."""
    say = PHRASES[language]
    parts = [
        tag("path", d="M20 1008H980", stroke=colour("brass"), stroke_width=2),
        words(say["board rent"], 24, RATES_Y, 30, "faint", text_anchor="start"),
    ]
    x = 300.0
    for pairs, rate in ((("♦♣",), 1), (("♥♣", "♦♠"), 2), (("♥♠",), 4)):
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
                ink = "red" if sign in REDS else "black"
                parts.append(suit(sign, x + 27 + at * 38, RATES_Y, 34, ink))
            x += width + 8
        parts.append(words(f"×{rate}", x + 26, RATES_Y, 36, "ink", font_weight=700))
        x += 86
    return "".join(parts)


def spots(language: str) -> tuple[Spot, ...]:
    """All squares from the top left, then the headings of columns and rows."""
    say = PHRASES[language]
    found = [
        Spot(
            square_id((column, row)),
            *centre((column, row)),
            CELL,
            CELL,
            say["spot square"].format(column, row),
        )
        for row in reversed(NUMBERS)
        for column in NUMBERS
    ]
    for red, name in ((True, "column"), (False, "row")):
        wide, high = heading_size(red=red)
        for number in NUMBERS:
            x, y = heading_place(number, red=red)
            title = say[f"spot {name}"].format(number)
            found.append(Spot(f"{name}-{number}", x, y, wide, high, title))
    return tuple(found)


@cache
def drawing(players: int, language: str) -> Drawing:
    """The board, its spots and all sprites."""
    return Drawing(
        WIDTH,
        HEIGHT,
        board(language),
        spots(language),
        sprites(players, language),
        PHRASES[language]["board title"],
    )
