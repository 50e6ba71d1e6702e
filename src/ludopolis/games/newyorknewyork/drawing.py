"""New York New York drawn: an island with twelve lots around a park, like the hours of a clock.

The cards lie on the lots as the floors of skyscrapers. All shapes are in `art/`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from math import cos, pi, sin
from typing import Any

from ludopolis.engine.box import Value
from ludopolis.games.newyorknewyork import BOX
from ludopolis.games.newyorknewyork.notation import LOCALE, named
from ludopolis.games.newyorknewyork.rules import lay
from ludopolis.games.newyorknewyork.state import BOARD, COLOUR_NAMES, NUMBERS, RESERVE, RUN_POINTS
from ludopolis.games.newyorknewyork.view import View
from ludopolis.language.translator import Translator
from ludopolis.presentation.art import Svg, art
from ludopolis.presentation.pictures import Draw, gallery, in_each_language, placed, position, sheet
from ludopolis.presentation.scene import Drawing, Spot, Sprite

ART = art(LOCALE.with_name("art"))
PAINTS = {"light blue": "sky"}  # of the palette, for colours that it calls by another name

# How far from the middle of the island things are.
MIDDLE = (500.0, 538.0)
SHORE, PROMENADE = 492.0, (252.0, 296.0)
RING = 408.0  # the middle of a lot
BONUS_AT = sum(PROMENADE) / 2  # the medal of a run
BAND_AT = (SHORE + PROMENADE[0] * cos(pi / NUMBERS)) / 2  # the ground of a tower in a run

# A lot, around its middle: the plaque with the number on the left, the tower on the right.
LOT_WIDTH, LOT_HEIGHT = 150.0, 206.0
RAISED = 14.0  # the ring lies higher than the island, so that all towers stand on ground
TOWER, GROUND = 23.0, 101.0  # where the towers stand
PLAQUE, STAR_AT = (-52.0, GROUND - 22), (-52.0, GROUND - 66)
FLOOR_HEIGHT, TOP_HEIGHT = ART.size("floor")[1], ART.size("top")[1]

PILE = (ART.box("pile").x, ART.box("pile").y)
RESERVE_SLOTS = [(box.x, box.y) for box in (ART.box(f"reserve-{n + 1}") for n in range(RESERVE))]


# --- Where things lie -------------------------------------------------------------------------


def around(place: float, far: float) -> tuple[float, float]:
    """A point of the clock: a place (0 is one o'clock) and how far from the middle."""
    angle = (place + 1) * 2 * pi / NUMBERS
    return MIDDLE[0] + far * sin(angle), MIDDLE[1] - far * cos(angle)


def at_lot(number: int, right: float = 0, down: float = 0) -> tuple[float, float]:
    """The middle of a number's lot, or a point beside it."""
    x, y = around(number - 1, RING)
    return x + right, y - RAISED + down


def floor_middle(number: int, level: int, *, is_top: bool) -> tuple[float, float]:
    """The middle of a floor's sprite, the lowest level is 0."""
    foot = GROUND - level * FLOOR_HEIGHT
    return at_lot(number, TOWER, foot - (TOP_HEIGHT if is_top else FLOOR_HEIGHT) / 2)


# --- The board --------------------------------------------------------------------------------


def drawing(players: int, options: Mapping[str, Value], say: Translator) -> Drawing:  # noqa: ARG001
    """The board, its lots and all sprites; it is the same for any number of players."""
    return board(say, bool(options["bonus"]))


@in_each_language
def board(say: Translator, bonus: bool) -> Drawing:
    """The island, with or without the table of runs."""
    lots = [placed(ART.draw("lot", **printed(n)), *at_lot(n)) for n in range(1, NUMBERS + 1)]
    svg = ART.draw(
        "board",
        lots=Svg("".join(lots)),
        reserve=say("board-reserve"),
        pile=say("board-pile"),
        runs=table_of_runs(say) if bonus else "",
    )
    spots = [
        Spot(f"lot-{n}", *at_lot(n), LOT_WIDTH, LOT_HEIGHT, say("board-lot", number=n))
        for n in range(1, NUMBERS + 1)
    ]
    return Drawing(*ART.size("board"), str(svg), tuple(spots), sprites(), say("board-title"))


def table_of_runs(say: Translator) -> Svg:
    """What runs bring."""
    longest = len(BOARD["score"]["runs"]["value"]) + 1  # longer ones bring no more
    rows = [
        ART.draw(
            "run",
            y=914 + 32 * row,
            length=f"{length}+" if length == longest else length,
            points=RUN_POINTS[length],
        )
        for row, length in enumerate(range(2, longest + 1))
    ]
    return ART.draw("runs", title=say("board-runs"), rows=Svg("".join(rows)))


def printed(number: int) -> dict[str, int]:
    """A number and how many digits it has."""
    return {"number": number, "digits": len(str(number))}


def card(paint: str, number: int) -> Sprite:
    """A card: the higher the number, the higher its building and the more windows are lit."""
    tall = 9 + 4 * number
    storeys = len(range(9, tall - 2, 13))
    return ART.sprite("card", paint, **printed(number), tall=tall, lit=13 * storeys - 7)


@cache
def sprites() -> Mapping[str, Sprite]:
    """All sprites; none depends on language or options."""
    found = ART.sprites(("back", "star"))
    for name in COLOUR_NAMES:
        key, paint = named(name), PAINTS.get(name, name)
        for kind in ("mark", "floor", "band", "bonus"):
            found[f"{kind}-{key}"] = ART.sprite(kind, paint)
        for number in range(1, NUMBERS + 1):
            found[f"card-{key}-{number}"] = card(paint, number)
            found[f"top-{key}-{number}"] = ART.sprite("top", paint, number=number)
    for number in range(1, NUMBERS + 1):
        found[f"final-{number}"] = ART.sprite("final", **printed(number))
    return found


# --- Pictures for the shelf and the rulebook --------------------------------------------------

LETTERS = "YGPB"  # the colours in short: `Y7` is the yellow 7


def cards(shorts: str) -> list[int]:
    """Cards from their short forms."""
    return [LETTERS.index(s[0]) * NUMBERS + int(s[1:]) - 1 for s in shorts.split()]


def view_of(
    players: int,
    seat: int | None = None,
    *,
    skyline: str = "",
    hand: str = "",
    reserve: str = "",
    pile: int = 0,
) -> View:
    """A position as a seat sees it: the skyline in the order in which it was laid."""
    state = BOX.blank_state(players, BOX.defaults)
    state.game, state.pile.left = 1, pile
    state.reserve = sum(1 << card for card in cards(reserve))
    for card in cards(skyline):
        lay(state, card)
    if seat is not None:
        state.hand[seat - 1] = sum(1 << card for card in cards(hand))
    return BOX.views.of(state, seat)


def shown(*where: int, marked: Sequence[str] = (), **facts: Any) -> Draw:
    """A picture of a position."""
    return position(BOX.name, partial(view_of, *where, **facts), marked=marked)


PICTURES = gallery(
    LOCALE,
    {
        "cover": lambda say: sheet(ART, "cover", say, title=say("game").upper()),
        "setup": shown(2, 1, hand="Y4 Y9 G2 P7 P12 B5", reserve="Y11 G7 G10 P3 B1 B8", pile=30),
        "turn": shown(
            *(3, 2),
            skyline="B2 P7 Y7 G4 P5 Y5 B9 Y12",
            hand="G1 G12 Y3 P10 B4",
            reserve="G11 Y2 P6 B7 B12 G8",
            pile=18,
            marked=("lot-7", "green-11"),
        ),
        "score": shown(3, skyline="Y1 G2 Y3 Y4 B5 P6 P7 P8 G9 G10 Y11 Y12"),
        "ring": shown(2, 1, skyline="G11 Y11 B12 Y12 Y1 G5 P8 Y8 B8 G8 G3 P6", pile=10),
    },
)
