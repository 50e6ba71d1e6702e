"""The sprites of New York New York: cards, floors and roofs of towers, and signs.

Each colour has a mark of its own, and each number a roof of its own, so that nothing depends on seeing
colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import cos, pi, sin

from ludopolis.games.newyorknewyork.notation import named
from ludopolis.games.newyorknewyork.skyline import COLOUR_NAMES, NUMBERS
from ludopolis.presentation.scene import Sprite
from ludopolis.presentation.svg import colour, fitting, tag, words

SHORE = 492.0  # the island's edge, from its middle
PROMENADE = (252.0, 296.0)  # between the park and the streets; runs are shown here
PLAQUE_WIDTH, PLAQUE_HEIGHT = 46.0, 44.0
FLOOR_WIDTH, FLOOR_HEIGHT = 104.0, 34.0
TOP_WIDTH, TOP_HEIGHT, LEDGE, ROOF = 90.0, 66.0, 7.0, 34.0
CARD_WIDTH, CARD_HEIGHT = 112.0, 156.0
TWO_DIGITS = 10  # from here on a number is wider

# How the colours of the cards are called in the palette.
PAINT: Mapping[str, str] = {
    "yellow": "yellow",
    "green": "green",
    "pink": "pink",
    "light blue": "sky",
}


def ink_on(name: str) -> str:
    """What can be read on a card of a colour."""
    return colour(f"on-{PAINT[name]}")


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


# The outline of each number's roof, from its left corner at the eaves: where that lies left of the
# middle, and the way up (34 at most) and down again.
ROOFS = (
    (43, "v-10h10v5h10v-5h12v5h22v-5h12v5h10v-5h10v10z"),  # battlements
    (43, "v-6h52v-6h3v-11l11 -9l11 9v11h3v6h6v6z"),  # a water tank
    (46, "l46 -26l46 26z"),  # a gable
    (42, "v-9h12v-9h60v9h12v9z"),  # a step
    (43, "v-24l8 -9l8 9v16h54v-16l8 -9l8 9v24z"),  # two turrets
    (40, "v-5h7a33 26 0 0 1 66 0h7v5z"),  # a dome
    (42, "v-8h11v-8h11v-8h40v8h11v8h11v8z"),  # three steps
    (46, "l12 -24h68l12 24z"),  # a mansard
    (43, "v-26l12 13l10 -15l10 13l11 -17l11 17l10 -13l10 15l12 -13v26z"),  # a crown
    (38, "l31 -22h4v-11h6v11h4l31 22z"),  # a pyramid with a lantern
    (42, "v-8h14v-7h12v-6h12l4 -13l4 13h12v6h12v7h14v8z"),  # steps and a needle
    (43, "v-6h12v-7h12v-5h12v-6h4v-10h6v10h4v6h12v5h12v7h12v6z"),  # steps and a mast
)
STAR = "M0 -18L4.6 -6.2L17.1 -5.6L7.4 2.4L10.6 14.6L0 7.6L-10.6 14.6L-7.4 2.4L-17.1 -5.6L-4.6 -6.2Z"


def paint(name: str) -> dict[str, object]:
    """Attributes of a shape in a colour of the cards with an ink outline."""
    return {"fill": colour(PAINT[name]), "stroke": colour("ink"), "stroke_width": 2.5}


def building(place: int, eaves: float, body: float) -> str:
    """The outline of a number's building: its roof, and the walls below the eaves."""
    half, roof = ROOFS[place]
    w = TOP_WIDTH
    return f"M{-half} {eaves:g}{roof}M{-w / 2:g} {eaves:g}h{w:g}v{body:g}h{-w:g}z"


def box(x: float, y: float, width: float, height: float, **more: object) -> str:
    """A rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, **more)


def windows(lines: str, fill: str, width: float, dashes: str) -> str:
    """Windows: what is seen of dashed lines."""
    return tag("path", d=lines, stroke=fill, stroke_width=width, stroke_dasharray=dashes)


def floor_sprite(name: str) -> Sprite:
    """A covered card: a floor of the tower below the top."""
    w, h = FLOOR_WIDTH, FLOOR_HEIGHT
    inside = ink_on(name)
    return Sprite(
        w,
        h,
        box(-w / 2, -h / 2, w, h, **paint(name))
        + windows("M-45 0h30M17 0h30", inside, 18, "6 6")
        + mark(name, 0, 0, 18, inside),
    )


def top_sprite(name: str, place: int) -> Sprite:
    """The card on top: the highest floor with the roof of its number."""
    w, whole = FLOOR_WIDTH, TOP_HEIGHT + ROOF
    eaves, body = -whole / 2 + ROOF, TOP_HEIGHT - LEDGE
    ledge = f"M{-w / 2:g} {eaves + body:g}h{w:g}v{LEDGE:g}h{-w:g}z"
    inside = ink_on(name)
    lit = eaves + 8
    return Sprite(
        w,
        whole,
        tag("path", d=building(place, eaves, body) + ledge, **paint(name))
        + windows(f"M-35 {lit:g}v44m11 -44v44m48 -44v44m11 -44v44", inside, 6, "12 4")
        + mark(name, 0, eaves + 30, 33, inside),
    )


def card_number(number: int, fill: str) -> str:
    """The number of a card; with two digits it is smaller, and no wider than its half of the card."""
    if number < TWO_DIGITS:
        return words(str(number), -17, -38, 62, fill, font_weight="bold")
    return words(str(number), -16, -40, 54, fill, font_weight="bold", **fitting(60))


def card_sprite(name: str, place: int) -> Sprite:
    """A card as it lies in a hand or in the reserve: number, mark, and its building."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    inside = ink_on(name)
    foot, shrunk = 68, 0.74
    tall = 13 + 4 * place  # the higher the number, the higher the building; as large as a tower's
    lights = "".join(f"M-36 {y}h72" for y in range(9, tall - 2, 13))
    return Sprite(
        w,
        h,
        box(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, rx=12, **paint(name))
        + card_number(place + 1, inside)
        + mark(name, 35, -48, 26, inside)
        + tag(
            "g",
            tag("path", d=building(place, 0, tall), fill=inside),
            windows(lights, colour(PAINT[name]), 6, "7 6"),
            transform=f"translate(0 {foot - shrunk * tall:g}) scale({shrunk})",
        ),
    )


def back_sprite() -> Sprite:
    """The back of a card, with a calm middle for a count."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    fan = "".join(f"M0 {h / 2 - 10:g}L{x} {-h / 2 + 10:g}" for x in (-46, -28, -10, 10, 28, 46))
    line = {"stroke": colour("brass"), "stroke_width": 2.5}
    return Sprite(
        w,
        h,
        box(
            -w / 2 + 2,
            -h / 2 + 2,
            w - 4,
            h - 4,
            rx=12,
            fill=colour("ivory"),
            stroke=colour("ink"),
            stroke_width=2.5,
        )
        + tag("path", d=fan, opacity=0.6, **line)
        + tag("circle", r=50, fill=colour("ivory"), **line),
    )


def wedge(near: float, far: float, middle: float) -> str:
    """The outline of a twelfth of a ring at twelve o'clock, around a point so far from the middle."""
    half = pi / NUMBERS
    x_far, x_near = far * sin(half), near * sin(half)
    y_far, y_near = middle - far * cos(half), middle - near * cos(half)
    return (
        f"M{-x_far:.1f} {y_far:.1f}A{far:g} {far:g} 0 0 1 {x_far:.1f} {y_far:.1f}"
        f"L{x_near:.1f} {y_near:.1f}A{near:g} {near:g} 0 0 0 {-x_near:.1f} {y_near:.1f}Z"
    )


# The middle of a band's sprite, from the middle of the island.
BAND_AT = (SHORE + PROMENADE[0] * cos(pi / NUMBERS)) / 2


def band_sprite(name: str) -> Sprite:
    """One lot of a run, at twelve o'clock: its ground tinted, its part of the promenade painted."""
    near, far = PROMENADE
    fill = colour(PAINT[name])
    return Sprite(
        2 * SHORE * sin(pi / NUMBERS),
        2 * (SHORE - BAND_AT),
        tag("path", d=wedge(far, SHORE, BAND_AT), fill=fill, opacity=0.25)
        + tag("path", d=wedge(near, far, BAND_AT), fill=fill, stroke=fill),
    )


def bonus_sprite(name: str) -> Sprite:
    """The medal of a run; its bonus is written on it."""
    rim = tag("circle", r=29, **paint(name))
    return Sprite(60, 60, rim + tag("circle", r=23, fill=colour("ivory")))


def mark_sprite(name: str) -> Sprite:
    """The sign of a player: the colour with its mark."""
    return Sprite(
        40,
        40,
        box(-18, -18, 36, 36, rx=7, **paint(name)) + mark(name, 0, 0, 22, ink_on(name)),
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
        PLAQUE_WIDTH,
        PLAQUE_HEIGHT,
        plaque(place, 0, 0, ground="brass", ink="paper"),
    )


def plaque(place: int, x: float, y: float, ground: str = "ivory", ink: str = "ink") -> str:
    """The sign of a number."""
    w, h = PLAQUE_WIDTH, PLAQUE_HEIGHT
    wide = place + 1 >= TWO_DIGITS  # then off the left edge, where a lit lot has its frame
    return tag(
        "g",
        box(
            x - w / 2 + 1.5,
            y - h / 2 + 1.5,
            w - 3,
            h - 3,
            rx=6,
            fill=colour(ground),
            stroke=colour("brass"),
            stroke_width=3,
        ),
        words(
            str(place + 1),
            x + 2 if wide else x,
            y + 1,
            34,
            ink,
            font_weight="bold",
            **fitting(32) if wide else {},
        ),
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
