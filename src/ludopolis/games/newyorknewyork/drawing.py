"""New York New York drawn: an island with twelve lots around a park, like the hours of a clock.

The cards lie on the lots as the floors of skyscrapers. Each colour has a mark of its own, and each
number a roof of its own, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import cos, pi, sin
from pathlib import Path

from ludopolis.games.newyorknewyork.notation import named
from ludopolis.games.newyorknewyork.skyline import BOARD, COLOUR_NAMES, NUMBERS, RESERVE, RUN_POINTS
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Drawing, Spot, Sprite
from ludopolis.presentation.svg import colour, fitting, tag, words

WIDTH, HEIGHT = 1000.0, 1076.0
MIDDLE = (500.0, 538.0)
SHORE = 492.0  # the island's edge, from the middle
PROMENADE = (252.0, 296.0)  # between the park and the streets; runs are shown here

# A lot, around its middle: the plaque with the number on the left, the tower on the right.
LOT_WIDTH, LOT_HEIGHT = 150.0, 206.0
RING = 408.0  # from the middle of the ring to the middle of a lot
RAISED = 14.0  # the ring lies higher than the island, so that all towers stand on ground
GROUND = 101.0  # where the towers stand
TOWER = 23.0  # right of the middle
PLAQUE = (-52.0, GROUND - 22)
PLAQUE_WIDTH, PLAQUE_HEIGHT = 46.0, 44.0
STAR_AT = (-52.0, GROUND - 66)
FLOOR_WIDTH, FLOOR_HEIGHT = 104.0, 34.0
TOP_WIDTH, TOP_HEIGHT, LEDGE, ROOF = 90.0, 66.0, 7.0, 34.0

CARD_WIDTH, CARD_HEIGHT = 112.0, 156.0
TWO_DIGITS = 10  # from here on a number is wider
RESERVE_COLUMNS, CARD_GAP = 3, 9.0
PILE = (922.0, 982.0)
BONUS_AT = sum(PROMENADE) / 2  # from the middle: where the bonus of a run is shown

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


# --- Where things lie -------------------------------------------------------------------------


def around(place: float, far: float) -> tuple[float, float]:
    """A point of the clock: a place (0 is one o'clock) and how far from the middle."""
    angle = (place + 1) * 2 * pi / NUMBERS
    return MIDDLE[0] + far * sin(angle), MIDDLE[1] - far * cos(angle)


def lot(place: int) -> tuple[float, float]:
    """The middle of a lot."""
    x, y = around(place, RING)
    return x, y - RAISED


def floor_middle(place: int, level: int, height: int) -> tuple[float, float]:
    """The middle of a floor's sprite, the lowest level is 0; the top floor has its roof."""
    x, y = lot(place)
    foot = y + GROUND - level * FLOOR_HEIGHT
    is_top = level == height - 1
    return x + TOWER, foot - ((TOP_HEIGHT + ROOF) if is_top else FLOOR_HEIGHT) / 2


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
    """The water around the island, with waves and two steamers in the corners."""
    waves = "".join(
        f"M{x} {y}q12 -12 24 0t24 0t24 0"
        for x, y in ((30, 132), (92, 150), (26, 168), (896, 132), (834, 150), (898, 168))
    )
    return (
        box(0, 0, WIDTH, HEIGHT, rx=18, fill=colour("water"))
        + tag("path", d=waves, fill="none", stroke=colour("line"), stroke_width=3)
        + steamer(100, 94, 1)
        + steamer(900, 94, -1)
        + box(
            8,
            8,
            WIDTH - 16,
            HEIGHT - 16,
            rx=13,
            fill="none",
            stroke=colour("brass"),
            stroke_width=3,
        )
    )


def steamer(x: float, y: float, way: int) -> str:
    """A ship that makes for the harbour."""
    hull = "M-66 0H72L56 26H-52Z"
    above = "M-46 0V-14H44V0ZM-36 -14V-26H30V-14Z"
    funnels = "M-24 -26L-20 -52H-6L-4 -26ZM6 -26L10 -52H24L26 -26Z"
    return tag(
        "g",
        tag("path", d=hull, fill=colour("ink")),
        tag("path", d=above, fill=colour("ivory"), stroke=colour("ink"), stroke_width=2),
        tag("path", d=funnels, fill=colour("brass"), stroke=colour("ink"), stroke_width=2),
        transform=f"translate({x:g} {y:g}) scale({way} 1)",
    )


def island() -> str:
    """The streets around the park, with rays between the lots as on a clock."""
    near, far = PROMENADE
    rays = "".join(
        f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"
        for place in range(NUMBERS)
        for (x1, y1), (x2, y2) in [(around(place + 0.5, near), around(place + 0.5, SHORE))]
    )
    x, y = MIDDLE
    pond = tag(
        "ellipse",
        cx=x,
        cy=y + 203,
        rx=88,
        ry=17,
        fill=colour("water"),
        stroke=colour("brass"),
        stroke_width=2,
    )
    return (
        circle(SHORE, "shade", "brass", 3)
        + circle(far, "ivory", "line")
        + tag("path", d=rays, stroke=colour("line"), stroke_width=2)
        + circle(near - 4, "grass", "brass", 3)
        + circle(near - 12, "none", "brass", 1.5)
        + pond
    )


def ground(place: int) -> str:
    """An empty lot and its number."""
    x, y = lot(place)
    base = box(
        x + TOWER - TOP_WIDTH / 2 + 3,
        y + GROUND - FLOOR_HEIGHT,
        TOP_WIDTH - 6,
        FLOOR_HEIGHT,
        fill=colour("ivory"),
        stroke=colour("faint"),
        stroke_width=2,
        stroke_dasharray="7 6",
    )
    return base + plaque(place, x + PLAQUE[0], y + PLAQUE[1])


def table_of_runs(say: Translator) -> str:
    """What runs bring, in the corner below on the left."""
    lines = [
        words(say("board-runs"), 26, 878, 28, "brass", text_anchor="start", font_weight="bold")
    ]
    longest = len(BOARD["score"]["runs"]["value"]) + 1  # longer ones bring no more
    for row, length in enumerate(range(2, longest + 1)):
        y = 914 + 32 * row
        many = f"{length}+" if length == longest else str(length)
        lines.append(words(many, 28, y, 28, text_anchor="start"))
        lines.append(
            words(f"+{RUN_POINTS[length]}", 144, y, 28, text_anchor="end", font_weight="bold")
        )
    return "".join(lines)


def drawing(bonus: bool, say: Translator) -> Drawing:
    """The board, its lots and all sprites."""
    return _drawing(bonus, say.language, say.locale)


@cache
def _drawing(bonus: bool, language: str, locale: Path) -> Drawing:
    say = Translator(language, locale)
    slots = "".join(
        box(
            x - CARD_WIDTH / 2 + 2,
            y - CARD_HEIGHT / 2 + 2,
            CARD_WIDTH - 4,
            CARD_HEIGHT - 4,
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
            say("board-reserve"),
            MIDDLE[0],
            MIDDLE[1] - 200,
            28,
            font_weight="bold",
            letter_spacing=3,
        )
        + words(say("board-pile"), PILE[0], PILE[1] - 98, 28, font_weight="bold")
        + (table_of_runs(say) if bonus else "")
    )
    spots = tuple(
        Spot(
            f"lot-{place + 1}",
            *lot(place),
            LOT_WIDTH,
            LOT_HEIGHT,
            say("board-lot", number=place + 1),
        )
        for place in range(NUMBERS)
    )
    return Drawing(WIDTH, HEIGHT, svg, spots, sprites(), say("board-title"))
