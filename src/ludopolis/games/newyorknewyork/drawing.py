"""New York New York drawn: an island with twelve lots around a park, like the hours of a clock.

The cards lie on the lots as the floors of skyscrapers. Each colour has a mark of its own, and each
number a roof of its own, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from ludopolis.engine.scene import Drawing, Spot, Sprite
from ludopolis.engine.svg import colour, tag, words
from ludopolis.games.newyorknewyork.phrases import PHRASES
from ludopolis.games.newyorknewyork.skyline import BOARD, COLOUR_NAMES, NUMBERS, RESERVE, RUN_POINTS

if TYPE_CHECKING:
    from ludopolis.engine.box import Value

WIDTH, HEIGHT = 1000.0, 1076.0
MIDDLE = (500.0, 538.0)
RING = 411.0  # from the middle to the middle of a lot

# A lot, around its middle: the tower above, the plaque with the number below.
LOT_WIDTH, LOT_HEIGHT = 160.0, 204.0
PLAQUE = 80.0  # below the middle
GROUND = 58.0  # where the towers stand
FLOOR_WIDTH, FLOOR_HEIGHT = 138.0, 25.0
TOP_WIDTH, TOP_HEIGHT, ROOF = 120.0, 54.0, 32.0

# The band behind the lots of a run.
BAND_INSIDE, BAND_OUTSIDE = 306.0, 492.0

CARD_WIDTH, CARD_HEIGHT = 112.0, 156.0
RESERVE_COLUMNS, CARD_GAP = 3, 9.0
PILE = (922.0, 982.0)
BONUS_AT = 268.0  # from the middle: where the bonus of a run is shown

# How the colours of the cards are called in the palette.
PAINT: Mapping[str, str] = {
    "yellow": "yellow",
    "green": "green",
    "pink": "pink",
    "light blue": "sky",
}


def named(name: str) -> str:
    """A colour as a part of an id."""
    return name.replace(" ", "-")


def ink_on(name: str) -> str:
    """What can be read on a card of a colour."""
    return colour(f"on-{PAINT[name]}")


# --- Where things lie -------------------------------------------------------------------------


def around(place: float, far: float) -> tuple[float, float]:
    """A point of the clock: a place (0 is one o'clock) and how far from the middle."""
    angle = (place + 1) * 2 * pi / NUMBERS
    return MIDDLE[0] + far * sin(angle), MIDDLE[1] - far * cos(angle)


def lot(place: int) -> tuple[float, float]:
    """The middle of a lot."""
    return around(place, RING)


def floor_middle(place: int, level: int, height: int) -> tuple[float, float]:
    """The middle of a floor's sprite, the lowest level is 0; the top floor has its roof."""
    x, y = lot(place)
    foot = y + GROUND - level * FLOOR_HEIGHT
    is_top = level == height - 1
    return x, foot - (TOP_HEIGHT + ROOF) / 2 if is_top else foot - FLOOR_HEIGHT / 2


def reserve_slot(nth: int) -> tuple[float, float]:
    """Where a card of the reserve lies in the park."""
    row, column = divmod(nth, RESERVE_COLUMNS)
    rows = RESERVE // RESERVE_COLUMNS
    return (
        MIDDLE[0] + (column - (RESERVE_COLUMNS - 1) / 2) * (CARD_WIDTH + CARD_GAP),
        MIDDLE[1] + (row - (rows - 1) / 2) * (CARD_HEIGHT + CARD_GAP),
    )


# --- Marks and buildings ----------------------------------------------------------------------


def mark(name: str, x: float, y: float, size: float, fill: str) -> str:
    """The mark of a colour: a disc, a triangle, a diamond, a cross."""
    r = size / 2
    if name == "yellow":
        return tag("circle", cx=x, cy=y, r=r * 0.92, fill=fill)
    if name == "green":
        d = f"M{x:g} {y - r:g}L{x + r * 1.08:g} {y + r * 0.86:g}H{x - r * 1.08:g}Z"
    elif name == "pink":
        d = f"M{x:g} {y - r * 1.15:g}l{r:g} {r * 1.15:g}l{-r:g} {r * 1.15:g}l{-r:g} {-r * 1.15:g}Z"
    else:
        a, b = r * 0.36, r - r * 0.36
        d = (
            f"M{x - a:g} {y - r:g}h{2 * a:g}v{b:g}h{b:g}v{2 * a:g}h{-b:g}v{b:g}h{-2 * a:g}"
            f"v{-b:g}h{-b:g}v{-2 * a:g}h{b:g}Z"
        )
    return tag("path", d=d, fill=fill)


# The outline of each number's roof: it stands on y = 0, is up to 100 wide and 32 high.
ROOFS = (
    "M-50 0v-9h12v4h12v-4h12v4h28v-4h12v4h12v-4h12v9z",  # battlements
    "M-50 0v-6h62v-6h4v-10l12 -8l12 8v10h4v6h6v6z",  # a water tank
    "M-54 0L0 -24L54 0z",  # a gable
    "M-48 0v-8h14v-8h68v8h14v8z",  # a step
    "M-50 0v-22l9 -8l9 8v14h64v-14l9 -8l9 8v22z",  # two turrets
    "M-46 0v-5h8a38 24 0 0 1 76 0h8v5z",  # a dome
    "M-48 0v-7h12v-7h12v-7h48v7h12v7h12v7z",  # three steps
    "M-54 0L-40 -22H40L54 0z",  # a mansard
    "M-50 0v-24l14 12l12 -14l12 12l12 -16l12 16l12 -12l12 14l14 -12v24z",  # a crown
    "M-44 0L-8 -20h5v-10h6v10h5L44 0z",  # a pyramid with a lantern
    "M-48 0v-8h16v-6h14v-6h14L0 -32L4 -20h14v6h14v6h16v8z",  # steps and a needle
    "M-50 0v-6h14v-6h14v-5h14v-6h5v-9h6v9h5v6h14v5h14v6h14v6z",  # steps and a mast
)
STAR = "M0 -18L4.6 -6.2L17.1 -5.6L7.4 2.4L10.6 14.6L0 7.6L-10.6 14.6L-7.4 2.4L-17.1 -5.6L-4.6 -6.2Z"


def outlined(name: str, **attributes: object) -> str:
    """A shape in a colour of the cards with an ink outline."""
    shape = "path" if "d" in attributes else "rect"
    return tag(
        shape, fill=colour(PAINT[name]), stroke=colour("ink"), stroke_width=2.5, **attributes
    )


def windows(xs: tuple[float, ...], y: float, height: float, fill: str) -> str:
    """A row of windows."""
    d = "".join(f"M{x - 5:g} {y:g}h10v{height:g}h-10z" for x in xs)
    return tag("path", d=d, fill=fill, opacity=0.55)


def floor_sprite(name: str) -> Sprite:
    """A covered card: a floor of the tower below the top."""
    w, h = FLOOR_WIDTH, FLOOR_HEIGHT
    inside = ink_on(name)
    return Sprite(
        w,
        h,
        outlined(name, x=-w / 2, y=-h / 2, width=w, height=h)
        + windows((-54, -36, 36, 54), -6, 12, inside)
        + mark(name, 0, 0, 15, inside),
    )


def top_sprite(name: str, place: int) -> Sprite:
    """The card on top: the highest floor with the roof of its number."""
    w, whole = TOP_WIDTH, TOP_HEIGHT + ROOF
    eaves = -whole / 2 + ROOF
    inside = ink_on(name)
    return Sprite(
        FLOOR_WIDTH,
        whole,
        tag("g", outlined(name, d=ROOFS[place]), transform=f"translate(0 {eaves:g})")
        + outlined(name, x=-w / 2, y=eaves, width=w, height=TOP_HEIGHT - 8)
        + outlined(name, x=-FLOOR_WIDTH / 2, y=whole / 2 - 8, width=FLOOR_WIDTH, height=8)
        + windows((-48, -32, 32, 48), eaves + 7, 12, inside)
        + windows((-48, -32, 32, 48), eaves + 26, 12, inside)
        + mark(name, 0, eaves + 23, 32, inside),
    )


def card_sprite(name: str, place: int) -> Sprite:
    """A card as it lies in a hand or in the reserve: number, mark, and its building."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    inside = ink_on(name)
    tall = 14 + 2.2 * place  # the higher the number, the higher the building
    foot = h / 2 - 12
    building = tag(
        "g",
        tag("path", d=ROOFS[place], transform=f"translate(0 {foot - tall:g}) scale(.76)"),
        tag("rect", x=-40, y=foot - tall, width=80, height=tall),
        fill=inside,
        opacity=0.82,
    )
    lights = "".join(
        f"M{x} {foot - tall + 6 + 12 * row:g}h7v7h-7z"
        for row in range(int((tall - 3) // 12))
        for x in (-32, -18, -3, 11, 25)
    )
    return Sprite(
        w,
        h,
        outlined(name, x=-w / 2 + 2, y=-h / 2 + 2, width=w - 4, height=h - 4, rx=12)
        + tag(
            "rect",
            x=-w / 2 + 7,
            y=-h / 2 + 7,
            width=w - 14,
            height=h - 14,
            rx=8,
            fill="none",
            stroke=inside,
            opacity=0.5,
        )
        + words(str(place + 1), -18, -39, 62, inside, font_weight="bold")
        + mark(name, 33, -47, 26, inside)
        + building
        + tag("path", d=lights, fill=colour(PAINT[name])),
    )


def back_sprite() -> Sprite:
    """The back of a card, with a calm middle for a count."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    fan = "".join(f"M0 {h / 2 - 10:g}L{x} {-h / 2 + 10:g}" for x in (-46, -28, -10, 10, 28, 46))
    return Sprite(
        w,
        h,
        tag(
            "rect",
            x=-w / 2 + 2,
            y=-h / 2 + 2,
            width=w - 4,
            height=h - 4,
            rx=12,
            fill=colour("ivory"),
            stroke=colour("ink"),
            stroke_width=2.5,
        )
        + tag("path", d=fan, stroke=colour("brass"), stroke_width=2, opacity=0.6)
        + tag("circle", r=44, fill=colour("ivory"), stroke=colour("brass"), stroke_width=2.5),
    )


def band_sprite(name: str) -> Sprite:
    """The ground of one lot of a run, at twelve o'clock; its neighbours continue it."""
    half = pi / NUMBERS
    far, near = BAND_OUTSIDE, BAND_INSIDE
    middle = (far + near * cos(half)) / 2
    x_far, x_near = far * sin(half), near * sin(half)
    y_far, y_near = middle - far * cos(half), middle - near * cos(half)
    d = (
        f"M{-x_far:.1f} {y_far:.1f}A{far:g} {far:g} 0 0 1 {x_far:.1f} {y_far:.1f}"
        f"L{x_near:.1f} {y_near:.1f}A{near:g} {near:g} 0 0 0 {-x_near:.1f} {y_near:.1f}Z"
    )
    return Sprite(
        2 * x_far, far - near * cos(half), tag("path", d=d, fill=colour(PAINT[name]), opacity=0.75)
    )


BAND_AT = (BAND_OUTSIDE + BAND_INSIDE * cos(pi / NUMBERS)) / 2  # the middle of a band's sprite


def bonus_sprite(name: str) -> Sprite:
    """The medal of a run; its bonus is written on it."""
    rim = tag("circle", r=29, fill=colour(PAINT[name]), stroke=colour("ink"), stroke_width=2.5)
    return Sprite(60, 60, rim + tag("circle", r=23, fill=colour("ivory")))


def mark_sprite(name: str) -> Sprite:
    """The sign of a player: the colour with its mark."""
    return Sprite(
        40,
        40,
        outlined(name, x=-18, y=-18, width=36, height=36, rx=7)
        + mark(name, 0, 0, 22, ink_on(name)),
    )


def star_sprite() -> Sprite:
    """What marks the own buildings."""
    return Sprite(
        36,
        36,
        tag("path", d=STAR, fill=colour("brass"), stroke=colour("ivory"), stroke_width=1.5),
    )


def final_sprite(place: int) -> Sprite:
    """The plaque of a number on which no card can come any more: solid brass."""
    return Sprite(
        LOT_WIDTH / 2,
        40,
        plaque(0, 0, colour("brass"))
        + words(str(place + 1), 0, 1, 36, colour("paper"), font_weight="bold"),
    )


def plaque(x: float, y: float, fill: str) -> str:
    """The sign below a tower."""
    return tag(
        "rect",
        x=x - 38,
        y=y - 20,
        width=76,
        height=40,
        rx=6,
        fill=fill,
        stroke=colour("brass"),
        stroke_width=3,
    )


@cache
def sprites() -> Mapping[str, Sprite]:
    """All sprites; none depends on language or options."""
    found = {"back": back_sprite(), "star": star_sprite()}
    for name in COLOUR_NAMES:
        key = named(name)
        found[f"mark-{key}"] = mark_sprite(name)
        found[f"floor-{key}"] = floor_sprite(name)
        found[f"band-{key}"] = band_sprite(name)
        found[f"bonus-{key}"] = bonus_sprite(name)
        for place in range(NUMBERS):
            found[f"card-{key}-{place + 1}"] = card_sprite(name, place)
            found[f"top-{key}-{place + 1}"] = top_sprite(name, place)
    for place in range(NUMBERS):
        found[f"final-{place + 1}"] = final_sprite(place)
    return found


# --- The board --------------------------------------------------------------------------------


def circle(radius: float, fill: str, line: str | None = None, width: float = 2) -> str:
    """A circle around the middle."""
    stroke = colour(line) if line else None
    return tag(
        "circle",
        cx=MIDDLE[0],
        cy=MIDDLE[1],
        r=radius,
        fill=colour(fill) if fill != "none" else fill,
        stroke=stroke,
        stroke_width=width if line else None,
    )


def harbour() -> str:
    """The water around the island, with waves in the corners."""
    water = tag("rect", width=WIDTH, height=HEIGHT, rx=18, fill=colour("water"))
    waves = "".join(
        f"M{x} {y}q12 -12 24 0t24 0t24 0"
        for x, y in ((30, 60), (70, 96), (28, 132), (896, 60), (858, 96), (900, 132))
    )
    frame = tag(
        "rect",
        x=8,
        y=8,
        width=WIDTH - 16,
        height=HEIGHT - 16,
        rx=13,
        fill="none",
        stroke=colour("brass"),
        stroke_width=3,
    )
    lines = tag("path", d=waves, fill="none", stroke=colour("line"), stroke_width=3)
    return water + lines + frame


def island() -> str:
    """The streets around the park, with rays between the lots as on a clock."""
    rays = "".join(
        f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"
        for place in range(NUMBERS)
        for (x1, y1), (x2, y2) in [(around(place + 0.5, 300), around(place + 0.5, 488))]
    )
    return (
        circle(500 - 8, "shade", "brass", 3)
        + tag("path", d=rays, stroke=colour("line"), stroke_width=2)
        + circle(298, "ivory", "line")
        + circle(248, "grass", "brass", 3)
        + circle(240, "none", "brass", 1.5)
    )


def ground(place: int) -> str:
    """An empty lot and its number."""
    x, y = lot(place)
    base = tag(
        "rect",
        x=x - FLOOR_WIDTH / 2,
        y=y + GROUND - TOP_HEIGHT,
        width=FLOOR_WIDTH,
        height=TOP_HEIGHT,
        fill=colour("ivory"),
        stroke=colour("faint"),
        stroke_width=2,
        stroke_dasharray="7 6",
    )
    sign = plaque(x, y + PLAQUE, colour("ivory"))
    return base + sign + words(str(place + 1), x, y + PLAQUE + 1, 36, font_weight="bold")


def table_of_runs(language: str) -> str:
    """What runs bring, in the corner below on the left."""
    say = PHRASES[language]
    lines = [
        words(say["board runs"], 26, 878, 28, "brass", text_anchor="start", font_weight="bold")
    ]
    longest = len(BOARD["score"]["runs"]["value"]) + 1  # longer ones bring no more
    for row, length in enumerate(range(2, longest + 1)):
        y = 914 + 32 * row
        many = f"{length}+" if length == longest else str(length)
        lines.append(words(many, 28, y, 28, text_anchor="start"))
        lines.append(
            words(f"+{RUN_POINTS[length]}", 128, y, 28, text_anchor="end", font_weight="bold")
        )
    return "".join(lines)


def drawing(players: int, options: Mapping[str, Value], language: str) -> Drawing:  # noqa: ARG001
    """The board, its lots and all sprites; it is the same for any number of players."""
    return _drawing(bool(options["bonus"]), language)


@cache
def _drawing(bonus: bool, language: str) -> Drawing:
    say = PHRASES[language]
    slots = "".join(
        tag(
            "rect",
            x=x - CARD_WIDTH / 2 + 2,
            y=y - CARD_HEIGHT / 2 + 2,
            width=CARD_WIDTH - 4,
            height=CARD_HEIGHT - 4,
            rx=12,
            fill="none",
            stroke=colour("faint"),
            stroke_width=2,
            stroke_dasharray="7 6",
        )
        for x, y in [*map(reserve_slot, range(RESERVE)), PILE]
    )
    svg = (
        harbour()
        + island()
        + "".join(map(ground, range(NUMBERS)))
        + slots
        + words(
            say["board reserve"],
            MIDDLE[0],
            MIDDLE[1] - 200,
            28,
            font_weight="bold",
            letter_spacing=3,
        )
        + words(say["board pile"], PILE[0], PILE[1] - 98, 28, font_weight="bold")
        + (table_of_runs(language) if bonus else "")
    )
    spots = tuple(
        Spot(
            f"lot-{place + 1}",
            *lot(place),
            LOT_WIDTH,
            LOT_HEIGHT,
            say["lot"].format(place + 1),
        )
        for place in range(NUMBERS)
    )
    return Drawing(WIDTH, HEIGHT, svg, spots, sprites(), say["board title"])
