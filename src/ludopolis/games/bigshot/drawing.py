"""The board of Big Shot: the ring of auction spaces, the town in it, and what can lie on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from ludopolis.games.bigshot import sprites
from ludopolis.games.bigshot.market import (
    BOARD,
    DISTRICT_NAMES,
    FULL,
    SPACES,
    VALUES,
)
from ludopolis.games.bigshot.notation import district_text
from ludopolis.games.bigshot.sprites import CHIP_RIGHT
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Drawing, Spot
from ludopolis.presentation.svg import colour, fitting, tag, words

WIDTH, HEIGHT = 1000, 1100
EDGE = 112  # how wide the ring is


@dataclass(frozen=True)
class Place:
    """A box on the board, by its corner."""

    left: float
    top: float
    width: float
    height: float

    @property
    def x(self) -> float:
        """Its middle."""
        return self.left + self.width / 2

    @property
    def y(self) -> float:
        """Its middle."""
        return self.top + self.height / 2

    def grown(self, by: float) -> Place:
        """The same box, larger on all sides."""
        return Place(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)

    def drawn(self, **attributes: object) -> str:
        """The box as a rectangle."""
        box = {"x": self.left, "y": self.top, "width": self.width, "height": self.height}
        return tag("rect", **box, **attributes)


# --- Where everything is ----------------------------------------------------------------------

GAP = 8
TOP, TALL, TALLEST = 120, 160, 188  # the first row of districts, its height, that of the middle row
WIDE = 248
COLUMNS = tuple(TOP + i * (WIDE + GAP) for i in range(3))
ROWS = (TOP, TOP + 168, TOP + 336, TOP + 532, TOP + 700)
PARK_WIDE, CORNER_WIDE = 272, 224  # a park reaches under both districts of the other row

# The West is above on the left, the East below on the right; the large districts are around them.
DISTRICTS: Mapping[str, Place] = {
    "16": Place(COLUMNS[2], ROWS[0], WIDE, TALL),
    "17": Place(COLUMNS[2], ROWS[1], WIDE, TALL),
    "18": Place(COLUMNS[0], ROWS[4], WIDE, TALL),
    "20": Place(COLUMNS[0], ROWS[3], WIDE, TALL),
    "21": Place(COLUMNS[2], ROWS[2], WIDE, TALLEST),
    "West 9": Place(COLUMNS[0], ROWS[0], WIDE, TALL),
    "West 10": Place(COLUMNS[1], ROWS[0], WIDE, TALL),
    "West 11": Place(COLUMNS[0] + PARK_WIDE + GAP, ROWS[1], CORNER_WIDE, TALL),
    "East 9": Place(COLUMNS[1], ROWS[4], WIDE, TALL),
    "East 10": Place(COLUMNS[2], ROWS[4], WIDE, TALL),
    "East 11": Place(COLUMNS[1], ROWS[3], CORNER_WIDE, TALL),
    "West park": Place(COLUMNS[0], ROWS[1], PARK_WIDE, TALL),
    "East park": Place(COLUMNS[1] + CORNER_WIDE + GAP, ROWS[3], PARK_WIDE, TALL),
}
NEIGHBOURHOODS = (
    Place(COLUMNS[0], ROWS[0], 2 * WIDE + GAP, 2 * TALL + GAP),
    Place(COLUMNS[1], ROWS[3], 2 * WIDE + GAP, 2 * TALL + GAP),
)
BLOCK = Place(COLUMNS[0], ROWS[2], 2 * WIDE + GAP, TALLEST)  # where the auction is held

HEAD = 52  # of a district: its value, and who is ahead
DIGIT, LETTER = 28, 13.5  # how wide they are in a head, so that its value and name are apart
NAME_WIDE = 130  # at most, up to the flag
SLOT = 52  # from one pawn to the next
FIRST_ROW = 4  # pawns in the upper row of a district


def slot(district: str, number: int) -> tuple[float, float]:
    """The place of a pawn (from 0) in a district: four above, three below."""
    place = DISTRICTS[district]
    upper = number < FIRST_ROW
    in_row, count = (number, FIRST_ROW) if upper else (number - FIRST_ROW, FULL - FIRST_ROW)
    middle = place.top + HEAD + (place.height - HEAD) / 2 - 2
    return (
        place.x + (in_row - (count - 1) / 2) * SLOT,
        middle + (-SLOT / 2 if upper else SLOT / 2) * 0.98,
    )


def sign(district: str) -> tuple[float, float]:
    """Where a district has its sign when it is sold."""
    place = DISTRICTS[district]
    return place.x, place.top + HEAD + (place.height - HEAD) / 2 - 2


def flagpole(district: str) -> tuple[float, float]:
    """Where a district shows who is ahead."""
    place = DISTRICTS[district]
    return place.left + place.width - 34, place.top + 28


def _ring() -> tuple[Place, ...]:
    """The spaces of the ring, clockwise from the corner above on the left."""
    across, down = WIDTH / 5, (HEIGHT - 2 * EDGE) / 4
    far, low = WIDTH - EDGE, HEIGHT - EDGE
    return (
        *(Place(i * across, 0, across, EDGE) for i in range(5)),
        *(Place(far, EDGE + i * down, EDGE, down) for i in range(4)),
        *(Place(i * across, low, across, EDGE) for i in reversed(range(5))),
        *(Place(0, EDGE + i * down, EDGE, down) for i in reversed(range(4))),
    )


RING = _ring()
assert len(RING) == SPACES, "the ring must have as many spaces as the board"


def is_upright(place: Place) -> bool:
    """Does a space stand, at the sides of the board?"""
    return place.height > place.width


def stand(space: int) -> tuple[float, float]:
    """The middle of the pawns of a space (from 0), and where the promoter stands."""
    place = RING[space]
    return (place.x, place.y + 4) if is_upright(place) else (place.x + 34, place.y)


def pawn_on(space: int, number: int) -> tuple[float, float]:
    """The place of a pawn (from 0) on a space: two by two."""
    x, y = stand(space)
    return x + (-25 if number % 2 == 0 else 25), y + (-25 if number < 2 else 25)


def plate(space: int) -> tuple[float, float]:
    """Where a space shows which throw leads to it."""
    place = RING[space]
    return (
        (place.x, place.top + place.height - 30)
        if is_upright(place)
        else (
            place.left + 38,
            place.y + 20,
        )
    )


LOT_SCALE = 2.1
LOT_STEP = 106
DIE = (BLOCK.left + BLOCK.width - 36, BLOCK.top + 130)


def for_sale(number: int) -> tuple[float, float]:
    """The place of a pawn (from 0) of the lot."""
    return BLOCK.left + 68 + number * LOT_STEP, BLOCK.top + 130


def chip(seat: int, players: int) -> tuple[float, float]:
    """Where a seat (from 1) shows its bid: the place of the number."""
    step = (BLOCK.width - 16) / players
    return BLOCK.left + 8 + seat * step - CHIP_RIGHT - 4, BLOCK.top + 40


# --- The board --------------------------------------------------------------------------------


def draw_ring() -> str:
    """The spaces of the ring, with their numbers and the way the promoter goes."""
    parts = [
        Place(0, 0, WIDTH, HEIGHT).drawn(rx=18, fill=colour("shade")),
        Place(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE).drawn(
            rx=10, fill=colour("stone"), stroke=colour("brass"), stroke_width=3
        ),
    ]
    for number, place in enumerate(RING, 1):
        parts.append(
            place.grown(-4).drawn(
                rx=10, fill=colour("ivory"), stroke=colour("line"), stroke_width=2
            )
        )
        x, y = (place.x, place.top + 26) if is_upright(place) else (place.left + 38, place.y - 26)
        parts.append(words(str(number), x, y, 26, "faint") + arrow(place))
        parts.append(lozenge(*stand(number - 1)))
    return "".join(parts)


def lozenge(x: float, y: float) -> str:
    """An ornament, seen where a space has been emptied."""
    inner, outer = 22, 34
    path = "".join(f"M{x:g} {y - r:g}l{r} {r} {-r} {r} {-r} {-r}Z" for r in (inner, outer))
    return tag("path", d=path, fill="none", stroke=colour("line"), stroke_width=2)


def arrow(place: Place) -> str:
    """The way the promoter goes from here, beside the number of a space."""
    if is_upright(place):
        x, y, turn = place.x + 34, place.top + 26, 90 if place.left else -90
    else:
        x, y, turn = place.left + 70, place.y - 26, 180 if place.top else 0
    return tag(
        "path",
        d="M-7-8L7 0-7 8Z",
        fill=colour("brass"),
        transform=f"translate({x:g} {y:g}) rotate({turn})",
    )


def skyline(place: Place, value: int) -> str:
    """Houses behind a district, the taller the dearer it is."""
    tall = 18 + 3.2 * value
    base, left = place.top + place.height - 5, place.left + 5
    step = (place.width - 10) / 8
    heights = (0.45, 0.7, 0.55, 1, 0.62, 0.85, 0.5, 0.68)
    path = [f"M{left:g} {base:g}"]
    for i, share in enumerate(heights):
        path.append(f"V{base - tall * share:g}H{left + (i + 1) * step:g}")
    return tag("path", d="".join(path) + f"V{base:g}Z", fill=colour("shade"), opacity=0.7)


def trees(place: Place) -> str:
    """The trees of a park."""
    crowns = [(0.07, 0.47), (0.05, 0.66), (0.08, 0.87), (0.93, 0.47), (0.95, 0.67), (0.92, 0.88)]
    return "".join(
        tag(
            "circle",
            cx=place.left + place.width * x,
            cy=place.top + place.height * y,
            r=13,
            fill=colour("green"),
            opacity=0.4,
        )
        for x, y in crowns
    )


def draw_district(name: str, value: int, say: Translator) -> str:
    """A district: its value, its name, and the places of seven pawns."""
    place = DISTRICTS[name]
    park = name in BOARD["parks"]
    parts = [
        place.drawn(
            rx=10,
            fill=colour("grass" if park else "ivory"),
            stroke=colour("ink"),
            stroke_width=2.5,
        ),
        trees(place) if park else skyline(place, value),
        place.grown(-5).drawn(rx=6, fill="none", stroke=colour("brass")),
    ]
    title = "×2" if park else str(value)
    middle = place.top + 31
    parts.append(
        words(
            title,
            place.left + 16,
            middle,
            42,
            "ink",
            font_weight="bold",
            text_anchor="start",
            **fitting(DIGIT * len(title)),
        )
    )
    if " " in name:
        label = say(district_text(name, ".side"))
        parts.append(
            words(
                label,
                place.left + 22 + DIGIT * len(title),
                middle + 5,
                26,
                "faint",
                text_anchor="start",
                **fitting(min(LETTER * len(label), NAME_WIDE)),
            )
        )
    for number in range(FULL):
        x, y = slot(name, number)
        parts.append(
            tag(
                "circle",
                cx=x,
                cy=y,
                r=21,
                fill=colour("paper"),
                stroke=colour("line"),
                stroke_width=1.5,
            )
        )
    return "".join(parts)


def draw_block() -> str:
    """The auctioneer's table."""
    parts = [
        BLOCK.drawn(rx=10, fill=colour("paper"), stroke=colour("brass"), stroke_width=4),
        BLOCK.grown(-7).drawn(rx=6, fill="none", stroke=colour("line")),
    ]
    for number in range(4):
        x, y = for_sale(number)
        parts.append(tag("circle", cx=x, cy=y, r=47, fill=colour("shade"), opacity=0.6))
    return "".join(parts)


def spots(say: Translator) -> tuple[Spot, ...]:
    """What can be touched: the districts; and where the pawns of a lot come from."""
    return (
        *(
            Spot(
                spot_of(name),
                place.x,
                place.y,
                place.width,
                place.height,
                say(district_text(name, ".label")),
            )
            for name, place in DISTRICTS.items()
        ),
        Spot("block", BLOCK.x, BLOCK.y, BLOCK.width, BLOCK.height, say("spot-block")),
        *(
            Spot(
                f"space-{number}",
                place.x,
                place.y,
                place.width,
                place.height,
                say("spot-space", number=number),
            )
            for number, place in enumerate(RING, 1)
        ),
    )


@cache
def spot_of(district: str) -> str:
    """The spot of a district."""
    return "district-" + district.lower().replace(" ", "-")


@lru_cache(maxsize=8)
def drawing(language: str, locale: Path) -> Drawing:
    """The board, its spots and all sprites; it is the same for all players and options."""
    say = Translator(language, locale)
    grounds = "".join(
        place.grown(4).drawn(rx=12, fill=colour("grass"), stroke=colour("green"), stroke_width=2)
        for place in NEIGHBOURHOODS
    )
    districts = "".join(
        draw_district(name, value, say)
        for name, value in zip(DISTRICT_NAMES, VALUES.tolist(), strict=True)
    )
    return Drawing(
        WIDTH,
        HEIGHT,
        draw_ring() + grounds + districts + draw_block(),
        spots(say),
        sprites.sprites(say),
        say("drawing-title"),
    )
