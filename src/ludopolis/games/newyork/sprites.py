"""The small pictures of New York: houses, marks, blocks, coins and cards.

Houses and cards are things: they look the same by day and by night. Every colour of pawns has a
silhouette and a mark of its own, every colour of cards a sign of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from ludopolis.games.newyork.city import (
    BOX,
    CORNERS,
    ENTERPRISE,
    EVENT_NAMES,
    FACES,
    JOKER,
    KINDS,
    LOCALE,
    MIDDLE,
    RENOVATION,
    RUIN,
    SIZE,
    SPECULATION,
    STATIK,
    STOP,
)
from ludopolis.games.newyork.notation import COLOUR_NAMES, card_colour, event_text, line_text
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Sprite
from ludopolis.presentation.svg import colour, fitting, tag, words

CELL = 114.0  # the side of a square
CARD_WIDTH, CARD_HEIGHT = 150.0, 216.0

# --- Houses and marks -------------------------------------------------------------------------

# Fronts of the five colours, around their middle, standing on y = 46.
FRONTS: Mapping[str, str] = {
    "red": "M-36 46V-2H-28V-22H-18V-36H-5V-49H5V-36H18V-22H28V-2H36V46Z",
    "blue": "M-36 46V-12H-29Q-29 -47 0 -49Q29 -47 29 -12H36V46Z",
    "yellow": "M-36 46V-8H-27V-16L0 -49L27 -16V-8H36V46Z",
    "green": "M-36 46V-46H-13V-24H13V-46H36V46Z",
    "black": "M-36 46V-34L-24 -46L-12 -34V-40L0 -49L12 -40V-34L24 -46L36 -34V46Z",
}
# Rows of windows, dashed.
WINDOWS: Mapping[str, str] = {
    "red": "M-18 -12V0M-6 -30V0M6 -30V0M18 -12V0",
    "blue": "M-18 -20V0M-6 -36V0M6 -36V0M18 -20V0",
    "yellow": "M-18 -10V0M-6 -26V0M6 -26V0M18 -10V0",
    "green": "M-28 -36V0M-20 -36V0M20 -36V0M28 -36V0M-6 -14V0M6 -14V0",
    "black": "M-26 -28V0M-13 -24V0M0 -34V0M13 -24V0M26 -28V0",
}
# Marks, around their middle, about 26 wide.
MARKS: Mapping[str, str] = {
    "red": "M0 -14L13 0L0 14L-13 0Z",  # a diamond
    "blue": "M-12 0A12 12 0 1 0 12 0A12 12 0 1 0 -12 0Z",  # a disc
    "yellow": "M0 -13L14 11H-14Z",  # a triangle
    "green": "M-5 -13H5V-5H13V5H5V13H-5V5H-13V-5H-5Z",  # a cross
    "black": "M0 -15L4 -5L14 -5L6 2L9 12L0 6L-9 12L-6 2L-14 -5L-4 -5Z",  # a star
}


def house(paint: str) -> Sprite:
    """A building of a colour, with its mark over the door."""
    on = colour(f"on-{paint}")
    svg = (
        tag(
            "path",
            d=FRONTS[paint],
            fill=colour(paint),
            stroke=colour("ink"),
            stroke_width=2.5,
            stroke_linejoin="round",
        )
        + tag(
            "path",
            d=WINDOWS[paint],
            stroke=on,
            stroke_width=5,
            stroke_dasharray="5 5",
            opacity=0.55,
        )
        + tag("circle", cy=23, r=20, fill=on)
        + tag("path", d=MARKS[paint], fill=colour(paint), transform="translate(0 23)")
    )
    return Sprite(76, 100, svg)


def mark(paint: str) -> Sprite:
    """The mark of a colour on a round badge, for the side of a name."""
    svg = tag("circle", r=22, fill=colour(paint), stroke=colour("ink"), stroke_width=2) + tag(
        "path", d=MARKS[paint], fill=colour(f"on-{paint}")
    )
    return Sprite(48, 48, svg)


def reserve(paint: str) -> Sprite:
    """The pawns of a colour that are not on the board: a shield with room for their number."""
    svg = (
        tag(
            "rect",
            x=-54,
            y=-27,
            width=108,
            height=54,
            rx=9,
            fill=colour("ivory"),
            stroke=colour("ink"),
            stroke_width=2,
        )
        + tag("path", d="M-53 -17a9 9 0 0 1 9 -9h26v52h-26a9 9 0 0 1 -9 -9z", fill=colour(paint))
        + tag("path", d=MARKS[paint], fill=colour(f"on-{paint}"), transform="translate(-36 0)")
        + tag(
            "path",
            d=FRONTS[paint],
            fill=colour(paint),
            stroke=colour("ink"),
            stroke_width=4,
            transform="translate(35 1) scale(.38)",
        )
    )
    return Sprite(112, 58, svg)


# --- Blocks -----------------------------------------------------------------------------------

# A square of a block has borders where the block ends. Up to a turn there are six kinds, each named
# by the sides that have one: top, right, bottom, left.
BORDERS = ("", "t", "tr", "tb", "trl", "trbl")
SIDES = {
    "t": "M{a} {a}H{b}",
    "r": "M{b} {a}V{b}",
    "b": "M{a} {b}H{b}",
    "l": "M{a} {a}V{b}",
}


def block(paint: str, borders: str) -> Sprite:
    """The ground of a square in a largest block: tinted, and edged where the block ends."""
    edge = CELL / 2
    # The line lies inside the square, so that blocks side by side keep theirs; its square ends meet
    # those of the next squares, also where the block turns inwards.
    path = "".join(SIDES[side].format(a=f"{3 - edge:g}", b=f"{edge - 3:g}") for side in borders)
    line = colour("ink" if paint == "black" else paint)
    svg = tag("rect", x=-edge, y=-edge, width=CELL, height=CELL, fill=colour(paint), opacity=0.3)
    if path:
        svg += tag("path", d=path, stroke=line, stroke_width=6, stroke_linecap="square")
    return Sprite(CELL, CELL, svg)


@cache
def block_piece(sides: str) -> tuple[str, float]:
    """The kind and the turn of a block's square that has borders on these sides."""
    order = "trbl"
    for turn in range(4):
        for kind in BORDERS:
            turned = {order[(order.index(side) + turn) % 4] for side in kind}
            if turned == set(sides):
                return kind, 90.0 * turn
    raise ValueError(sides)


# --- Prices and previews ----------------------------------------------------------------------


def price() -> Sprite:
    """A coin with room for a number."""
    svg = tag(
        "circle", r=27, fill=colour("lamplight"), stroke=colour("brass"), stroke_width=4
    ) + tag("circle", r=22, fill="none", stroke=colour("brass"), stroke_width=1)
    return Sprite(60, 60, svg)


def site() -> Sprite:
    """Cleared ground on which a building would stand."""
    svg = tag(
        "rect",
        x=-50,
        y=-50,
        width=100,
        height=100,
        rx=6,
        fill=colour("ivory"),
        stroke=colour("lamp"),
        stroke_width=3,
        stroke_dasharray="9 7",
    )
    return Sprite(104, 104, svg)


def gone() -> Sprite:
    """A building that would be lost."""
    path = "M-38 -38L38 38M38 -38L-38 38"
    svg = tag("path", d=path, stroke=colour("ivory"), stroke_width=18, stroke_linecap="round")
    svg += tag("path", d=path, stroke=colour("lamp"), stroke_width=9, stroke_linecap="round")
    return Sprite(94, 94, svg)


# --- Cards ------------------------------------------------------------------------------------

PAPER = colour("white")
INK = colour("black")
# The suits, about 24 high, each from where its path begins.
SUITS = {
    "heart": (0, 11, "l-10-11a6 6 0 0 1 10-7a6 6 0 0 1 10 7z"),
    "diamond": (0, -12, "l9 12l-9 12l-9-12z"),
    "spade": (0, -12, "l10 13a5.5 5.5 0 0 1-8.5 4l2.5 7h-8l2.5-7a5.5 5.5 0 0 1-8.5-4z"),
    "club": (-1.5, 4, "a6 6 0 1 1-3.5-7a6 6 0 1 1 10 0a6 6 0 1 1-3.5 7l2.5 8h-8z"),
}
SUIT_HEIGHT = 24
# What stands in the corner of an ordinary playing card, by face; the rest are messages.
INDEX = (
    *("index-ace", "2", "3", "4", "5", "6", "7", "8·9", "10", "10"),
    *("index-jack", "index-queen", "index-king"),
)
MAP = 84.0  # the side of the small map on a card
GAP = MAP / SIZE


def pips(side: int, places: Sequence[tuple[float, float]], size: float, fill: str) -> str:
    """The two suits of a colour of ordinary cards, side by side: hearts and diamonds, or the others."""
    names = ("heart", "diamond") if side == 0 else ("spade", "club")
    scale = size / SUIT_HEIGHT
    path = "".join(
        f"M{x / scale + shift + dx:.5g} {y / scale + dy:.5g}{rest}"
        for x, y in places
        for (dx, dy, rest), shift in zip((SUITS[name] for name in names), (-15, 15), strict=True)
    )
    return tag("path", d=path, fill=fill, transform=f"scale({scale:.4g})")


def card_sprite(card: int) -> str:
    """The sprite of a card."""
    return "stop" if card == STOP else f"card-{card}"


def card_face(edition: int, card: int, say: Translator) -> Sprite:
    """A card: its name or number, a small map of what it reaches, and what it is in a word."""
    side, face = divmod(card, FACES)
    paint = colour(card_colour(edition, side))
    parts = [_blank_card(paint)]
    parts.append(_head(edition, card, say))
    parts.append(tag("g", _picture(edition, side, face), transform="translate(0 17)"))
    parts.append(words(_caption(edition, side, face, say), 0, 87, 21, paint))
    return Sprite(CARD_WIDTH, CARD_HEIGHT, "".join(parts))


def _blank_card(paint: str) -> str:
    wide, high = CARD_WIDTH - 4, CARD_HEIGHT - 4
    return tag(
        "rect",
        x=-wide / 2,
        y=-high / 2,
        width=wide,
        height=high,
        rx=14,
        fill=PAPER,
        stroke=INK,
        stroke_width=2,
    ) + tag(
        "rect",
        x=-wide / 2 + 6,
        y=-high / 2 + 6,
        width=wide - 12,
        height=high - 12,
        rx=9,
        fill="none",
        stroke=paint,
        stroke_width=2,
    )


def _head(edition: int, card: int, say: Translator) -> str:
    """The upper end: a street sign in the box, the corner of a playing card otherwise."""
    side, face = divmod(card, FACES)
    paint = colour(card_colour(edition, side))
    if edition != BOX:
        text = say(INDEX[face]) if INDEX[face].startswith("index") else INDEX[face]
        return words(text, -36, -72, 46 if len(text) < 3 else 36, paint, font_weight="bold") + pips(
            side, [(34, -72)], 22, paint
        )
    if face < JOKER:
        text = say.shown(line_text(edition, side, face))
    elif face == JOKER:
        text = say("joker-head")
    else:
        text = say(event_text(EVENT_NAMES[face - RENOVATION]))
    fits: dict[str, object] = {}
    if len(text) > 8:
        fits = fitting(112)
    band = "M-65 -94h130v42h-130z" if face < RENOVATION else "M-65 -94h130v42l-12 8h-106l-12 -8z"
    size = 27 if len(text) > 6 else 32
    return tag("path", d=band, fill=paint) + words(
        text, 0, -73, size, "#ffffff", font_weight="bold", **fits
    )


def _caption(edition: int, side: int, face: int, say: Translator) -> str:
    """What the card is, in a word or two."""
    lines = ("avenue", "street") if edition == BOX else ("column", "row")
    if face < JOKER:
        return say(f"line-{lines[side]}", line=str(face + 1))
    if face == JOKER:
        return say(f"any-{lines[side]}")
    if edition != BOX:
        return say(event_text(EVENT_NAMES[face - RENOVATION]))
    if face in (ENTERPRISE, STATIK):
        return say(f"with-{card_colour(edition, 1 - side)}")
    return say("played-alone")


def _picture(edition: int, side: int, face: int) -> str:
    """The middle of a card."""
    paint = colour(card_colour(edition, side))
    if face <= JOKER:
        return _map(_lines(edition, side, range(SIZE) if face == JOKER else (face,)), paint, face)
    if face == RENOVATION:
        return _map("".join(_tile(edition, int(square)) for square in MIDDLE), paint, face)
    if face == RUIN:
        return _map("".join(_tile(edition, int(square)) for square in CORNERS), paint, face)
    return tag(
        "path",
        d=PICTOGRAMS[face],
        fill="none",
        stroke=paint,
        stroke_width=4,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


# Speculation: a house and an arrow to another owner; Enterprise: a crane; Statik: a leaning tower.
PICTOGRAMS: Mapping[int, str] = {
    SPECULATION: "M-42 40V-6L-26 -24L-10 -6V40ZM10 40V-6L26 -24L42 -6V40ZM-22 -36Q0 -54 20 -38"
    "M22 -50V-37H8",
    ENTERPRISE: "M-24 42V-40M-12 42V-40M-24 -40H42M-18 -40V-50L-40 -34M-24 -20L-12 -6L-24 8L-12 22"
    "M34 -40V-18M22 42V4H46V42ZM34 -18L26 -8H42Z",
    STATIK: "M-34 42H38M-20 42L-6 -44L22 -40L8 42M0 -20L10 -8L-2 2L8 14L-6 24",
}


# Eight lines each way: a line as wide as the map, dashed.
GRID = "".join(
    tag(
        "path",
        d=d,
        stroke=INK,
        stroke_width=MAP + 1,
        stroke_dasharray=f"1 {GAP - 1:g}",
        opacity=0.5,
    )
    for d in (f"M{-MAP / 2 - 0.5:g} 0h{MAP + 1:g}", f"M0 {-MAP / 2 - 0.5:g}v{MAP + 1:g}")
)


def _map(lit: str, paint: str, face: int) -> str:
    """A small map of the city with some of it lit; a joker's has a star."""
    star = tag("path", d=MARKS["black"], transform="scale(1.5)", fill=paint, stroke=PAPER)
    return (
        tag("path", d=lit, fill=paint, opacity=0.3 if face == JOKER else 0.85)
        + GRID
        + (star if face == JOKER else "")
    )


def _lines(edition: int, side: int, lines: range | tuple[int, ...]) -> str:
    """The path of some lines of the map: every second one of many, so that their run is seen."""
    half = MAP / 2
    path = ""
    for line in lines[::2]:
        if (side == 0) == (edition == BOX):
            at = line if edition == BOX else SIZE - 1 - line
            path += f"M{-half:g} {-half + at * GAP:g}h{MAP:g}v{GAP:g}h{-MAP:g}z"
        else:
            path += f"M{-half + line * GAP:g} {-half:g}v{MAP:g}h{GAP:g}v{-MAP:g}z"
    return path


def _tile(edition: int, square: int) -> str:
    """The path of one square of the map."""
    red, blue = divmod(square, SIZE)
    across, down = (blue, red) if edition == BOX else (red, SIZE - 1 - blue)
    return f"M{-MAP / 2 + across * GAP:g} {-MAP / 2 + down * GAP:g}h{GAP:g}v{GAP:g}h{-GAP:g}z"


def stop_card(say: Translator) -> Sprite:
    """The card that ends the game."""
    sign = "M-22 -54H22L54 -22V22L22 54H-22L-54 22V-22Z"
    word = say("card-stop").upper()
    svg = (
        _blank_card(INK)
        + tag("path", d=sign, fill=colour("red"), stroke=INK, stroke_width=3)
        + words(word, 0, 2, 34 if len(word) < 5 else 28, "#ffffff", font_weight="bold")
    )
    return Sprite(CARD_WIDTH, CARD_HEIGHT, svg)


def card_back() -> Sprite:
    """A card from behind: a fan, and room for the number of cards in the pile."""
    wide, high = CARD_WIDTH - 4, CARD_HEIGHT - 4
    fan = "".join(f"M0 96L{x} -94" for x in (-62, -42, -22, 0, 22, 42, 62))
    svg = (
        tag(
            "rect",
            x=-wide / 2,
            y=-high / 2,
            width=wide,
            height=high,
            rx=14,
            fill=colour("shade"),
            stroke=colour("ink"),
            stroke_width=2,
        )
        + tag("path", d=fan, stroke=colour("brass"), stroke_width=3)
        + tag("circle", r=50, fill=colour("ivory"), stroke=colour("brass"), stroke_width=3)
    )
    return Sprite(CARD_WIDTH, CARD_HEIGHT, svg)


# --- All of them ------------------------------------------------------------------------------


@cache
def sprites(edition: int, language: str) -> Mapping[str, Sprite]:
    """All sprites of an edition in a language."""
    say = Translator(language, LOCALE)
    found: dict[str, Sprite] = {}
    for paint in COLOUR_NAMES:
        found[f"house-{paint}"] = house(paint)
        found[f"mark-{paint}"] = mark(paint)
        found[f"reserve-{paint}"] = reserve(paint)
        for borders in BORDERS:
            found[f"block-{paint}-{borders}"] = block(paint, borders)
    found["price"] = price()
    found["site"] = site()
    found["gone"] = gone()
    found["back"] = card_back()
    found["stop"] = stop_card(say)
    for card in range(KINDS):
        found[card_sprite(card)] = card_face(edition, card, say)
    return found
