"""The sprites of Property: playing cards, plots with the marks of six owners, tags.

Every owner has a shape besides a colour; plots of one owner that touch grow into one block.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape

from msgspec.structs import replace

from ludopolis.games.property.land import HEARTS, RANK_NAMES, SPADES, SUIT_NAMES, WILD
from ludopolis.games.property.view import CARD_NAMES
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Sprite
from ludopolis.presentation.svg import colour, tag, words

REDS = SUIT_NAMES[:2]
CELL = 109.0  # a square of the board
CARD_WIDTH, CARD_HEIGHT = 120.0, 168.0
COST_TAG, PRICE_TAG = (132.0, 76.0), (140.0, 98.0)
TAG_SIZES = {"cost": COST_TAG, "ruin": COST_TAG, "price": PRICE_TAG, "price-one": PRICE_TAG}

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
    "M0-36a36 36 0 1 0 .1 0z",  # a disc
    "M-31-31h62v62h-62z",  # a square
    "M0-44L44 0L0 44L-44 0z",  # a diamond
    "M0-41L38-9H31V32H-31V-9H-38z",  # a house
    "M-19-39h38v17h19v44h-19v17h-38v-17h-19v-44h19z",  # a cross
    "M0-44L12-27H36L29 0L36 27H12L0 44L-12 27H-36L-29 0L-36-27H-12z",  # a star
)

SIDES = {"north": 1, "east": 2, "south": 4, "west": 8}
EDGE = CELL / 2 + 0.5  # a hair over the middle of the street, so that no gap shows
BUILT = CELL / 2 - 4


@cache
def card_id(card: str) -> str:
    """A card as piece, part and sprite."""
    return f"card-{LETTERS[card[0]]}{card[1:]}"


def suit(name: str, x: float, y: float, size: float) -> str:
    """A suit's sign around a point."""
    return tag("path", d=SUITS[name], transform=f"translate({x:g} {y:g}) scale({size / 100:g})")


def figure(text: str, x: float, y: float, size: float, **more: object) -> str:
    """A letter or number of a card or heading, around a point."""
    return tag("text", escape(text), x=x, y=y + 0.35 * size, font_size=size, **more)


def printed(ink: str, *inside: str) -> str:
    """Suits and figures in one ink. There are many of them, so what they share is said once."""
    return tag("g", *inside, fill=colour(ink), text_anchor="middle", font_weight=700)


def ink_of(sign: str) -> str:
    """The ink of a suit."""
    return "red" if sign in REDS else "black"


def card(name: str) -> Sprite:
    """A playing card with a large index.

    A nine or ten says that it stands for 1 to 8; a heart or spade that it doubles a rent.
    """
    wild = name[1:] in RANK_NAMES[WILD:]
    ten = name[1:] == RANK_NAMES[-1]
    signs = [
        figure(name[1:], -22 if ten else -28, -44, 64, letter_spacing=-5 if ten else None),
        suit(name[0], 18, 15, 68) if wild else suit(name[0], 14, 28, 84),
    ]
    if name[0] in (SUIT_NAMES[HEARTS], SUIT_NAMES[SPADES]):
        signs.append(figure("×2", 38, -62, 26))
    if wild:
        signs.append(tag("path", d="M-54 54h108v18q0 7-7 7H-47q-7 0-7-7z"))
        signs.append(figure("1–8", 0, 66, 26, fill=colour("white")))
    ground = tag(
        "rect",
        x=-CARD_WIDTH / 2 + 1,
        y=-CARD_HEIGHT / 2 + 1,
        width=CARD_WIDTH - 2,
        height=CARD_HEIGHT - 2,
        rx=12,
        fill=colour("white"),
        stroke=colour("line"),
        stroke_width=2,
    )
    return Sprite(CARD_WIDTH, CARD_HEIGHT, ground + printed(ink_of(name[0]), *signs))


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
        + tag("path", d=MARKS[seat - 1], transform="scale(.58)", fill=colour(f"on-{name}")),
    )


def plot(seat: int, joined: int) -> Sprite:
    """A square with its owner: colour, shape, and streets built over towards those it is joined to."""
    name = OWNERS[seat - 1]
    north, east, south, west = (EDGE if joined & bit else BUILT for bit in SIDES.values())
    outline = f"M{-west:g}{-north:g}H{east:g}V{south:g}H{-west:g}z"
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


def mortgage(say: Translator) -> Sprite:
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
        + words(say("letter-mortgage"), 36, 37, 28, "black", font_weight=700),
    )


def frame() -> Sprite:
    """A frame around a square, with a white line that parts it from any colour."""
    half = CELL / 2 - 1
    outline = f"M{-half:g}{-half:g}H{half:g}V{half:g}H{-half:g}z"
    return Sprite(
        CELL,
        CELL,
        "".join(
            tag("path", d=outline, fill="none", stroke=colour(name), stroke_width=width)
            for name, width in (("white", 12), ("lamp", 7))
        ),
    )


def label(width: float, height: float, stroke: float) -> Sprite:
    """A price tag beside a square."""
    return Sprite(
        width,
        height,
        tag(
            "rect",
            x=-width / 2 + 5,
            y=-height / 2 + 5,
            width=width - 10,
            height=height - 10,
            rx=10,
            fill=colour("lamplight"),
            stroke=colour("lamp"),
            stroke_width=stroke,
        ),
    )


def price_label(unit: str) -> Sprite:
    """A price tag with room for a number, and below it what it counts."""
    blank = label(*PRICE_TAG, 4)
    return replace(blank, svg=blank.svg + words(unit, 0, 30, 20, "ink"))


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


def sprites(players: int, say: Translator) -> dict[str, Sprite]:
    """All small pictures of a game."""
    found = {
        "back": card_back(),
        "mortgage": mortgage(say),
        "frame": frame(),
        "cost": label(*COST_TAG, 4),
        "ruin": label(*COST_TAG, 10),
        "price": price_label(say("board-units", count=2)),
        "price-one": price_label(say("board-units", count=1)),
        "lost": cross_out(),
    }
    for name in CARD_NAMES:
        found[card_id(name)] = card(name)
    for seat in range(1, players + 1):
        found[f"mark-{seat}"] = owner_mark(seat)
        found |= {f"plot-{seat}-{joined}": plot(seat, joined) for joined in range(16)}
    return found
