"""New York New York drawn: an island with twelve lots around a park, like the hours of a clock.

The cards lie on the lots as the floors of skyscrapers.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from pathlib import Path

from ludopolis.games.newyorknewyork.skyline import BOARD, NUMBERS, RESERVE, RUN_POINTS
from ludopolis.games.newyorknewyork.sprites import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FLOOR_HEIGHT,
    PROMENADE,
    ROOF,
    SHORE,
    TOP_HEIGHT,
    TOP_WIDTH,
    box,
    plaque,
    sprites,
)
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Drawing, Spot
from ludopolis.presentation.svg import colour, tag, words

WIDTH, HEIGHT = 1000.0, 1076.0
MIDDLE = (500.0, 538.0)

# A lot, around its middle: the plaque with the number on the left, the tower on the right.
LOT_WIDTH, LOT_HEIGHT = 150.0, 206.0
RING = 408.0  # from the middle of the ring to the middle of a lot
RAISED = 14.0  # the ring lies higher than the island, so that all towers stand on ground
GROUND = 101.0  # where the towers stand
TOWER = 23.0  # right of the middle
PLAQUE = (-52.0, GROUND - 22)
STAR_AT = (-52.0, GROUND - 66)

RESERVE_COLUMNS, CARD_GAP = 3, 9.0
PILE = (922.0, 982.0)
BONUS_AT = sum(PROMENADE) / 2  # from the middle: where the bonus of a run is shown


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
