"""The city on paper: the board of each edition, its spots, and where everything lies.

In the box, avenues are rows from the top and streets columns from the left. With ordinary playing
cards, red columns are counted from the left and black rows from the bottom, as on the printed sheet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from html import escape

from ludopolis.engine.box import Value
from ludopolis.games.newyork.city import BOARD, BOX, CARDS, CORNERS, LOCALE, MIDDLE, SIZE, SQUARES
from ludopolis.games.newyork.notation import line_text, square_name
from ludopolis.games.newyork.sprites import CELL, pips, sprites
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Drawing, Spot
from ludopolis.presentation.svg import colour, fitting, tag

RED_LINE, BLUE_LINE = 0, 1
WIDTH = 1000.0
FRAME = 8.0  # from the edge of the board to its brass line
MARGIN = 22.0  # from the edge of the board to what lies inside the frame
LOT = 104.0  # the ground of a building; the rest of a square is pavement
ROUNDING = 12.0  # of the corners of that ground
LONG_NAME = 7  # letters that a street sign holds at full size


@dataclass(frozen=True)
class Plan:
    """Where the squares and the signs of an edition lie."""

    edition: int
    left: float  # of the first square
    top: float
    height: float

    def centre(self, square: int) -> tuple[float, float]:
        """The middle of a square."""
        red, blue = divmod(square, SIZE)
        across, down = (blue, red) if self.edition == BOX else (red, SIZE - 1 - blue)
        return self.left + (across + 0.5) * CELL, self.top + (down + 0.5) * CELL

    def sign(self, colour: int, line: int, far: bool = False) -> tuple[float, float]:
        """The middle of the sign of a line; the far one stands at its other end."""
        low = self.top + SIZE * CELL
        if self.across(colour):
            down = line if self.edition == BOX else SIZE - 1 - line
            right = (self.left + SIZE * CELL + WIDTH - MARGIN) / 2 + 3
            return right if far else (self.left + MARGIN) / 2 - 3, self.top + (down + 0.5) * CELL
        x = self.left + (line + 0.5) * CELL
        above, below = (self.top + MARGIN) / 2 - 3, (low + self.height - MARGIN) / 2 + 3
        return x, above if far or self.edition == BOX else below

    def across(self, colour: int) -> bool:
        """Is a line of this colour a row?"""
        return (colour == RED_LINE) == (self.edition == BOX)

    def sign_size(self, colour: int) -> tuple[float, float]:
        """How wide and high the signs of a colour are."""
        wide = self.left - MARGIN - 14
        if self.across(colour):
            return wide, 66 if self.edition == BOX else 78
        return 96, 60 if self.edition == BOX else 78


PLANS = {
    BOX: Plan(BOX, left=WIDTH - 34 - SIZE * CELL, top=102, height=102 + SIZE * CELL + 34),
    # The printed sheet has its numbers on all four sides.
    CARDS: Plan(CARDS, left=(WIDTH - SIZE * CELL) / 2, top=112, height=112 + SIZE * CELL + 112),
}


def edition_of(options: Mapping[str, Value]) -> int:
    """The edition that the options settle."""
    return CARDS if options["edition"] == "cards" else BOX


def square_id(square: int) -> str:
    """The spot of a square."""
    return f"square-{square}"


def line_id(colour: int, line: int) -> str:
    """The spot of a line's sign."""
    return f"{'blue' if colour else 'red'}-line-{line + 1}"


@cache
def draw(edition: int, events: bool, language: str) -> Drawing:
    """The board of an edition, with the squares of Renovation and Ruin marked where they matter."""
    plan, say = PLANS[edition], Translator(language, LOCALE)
    parts = [_ground(plan), _lots(plan)]
    if events:
        parts += [_sunburst(*plan.centre(int(square))) for square in MIDDLE]
        parts += [_rubble(*plan.centre(int(square))) for square in CORNERS]
    parts += [_street_signs(plan, colour) for colour in (RED_LINE, BLUE_LINE)]
    return Drawing(
        width=WIDTH,
        height=plan.height,
        svg="".join(parts),
        spots=(*_squares(plan), *_signs(plan, say)),
        sprites=sprites(edition, language),
        title=say("board-title" if edition == BOX else "board-title-cards"),
    )


def _squares(plan: Plan) -> list[Spot]:
    return [
        Spot(square_id(square), *plan.centre(square), CELL, CELL, square_name(plan.edition, square))
        for square in range(SQUARES)
    ]


def _signs(plan: Plan, say: Translator) -> list[Spot]:
    return [
        Spot(
            line_id(colour, line),
            *plan.sign(colour, line),
            *plan.sign_size(colour),
            say.shown(line_text(plan.edition, colour, line)),
        )
        for colour in (0, 1)
        for line in range(SIZE)
    ]


# --- The ground -------------------------------------------------------------------------------


def _ground(plan: Plan) -> str:
    """The sheet with its double brass frame, stepped at the corners, and the pavement."""
    far, low = WIDTH - FRAME, plan.height - FRAME
    city = SIZE * CELL
    return "".join(
        (
            tag("rect", width=WIDTH, height=plan.height, rx=18, fill=colour("ivory")),
            tag("path", d=_stepped(FRAME, FRAME, far, low, 16), **_line("brass", 3)),
            tag(
                "path", d=_stepped(FRAME + 7, FRAME + 7, far - 7, low - 7, 16), **_line("brass", 1)
            ),
            tag(
                "rect",
                x=plan.left - 7,
                y=plan.top - 7,
                width=city + 14,
                height=city + 14,
                rx=8,
                fill=colour("stone"),
                stroke=colour("brass"),
                stroke_width=3,
            ),
            _streets(plan),
            _fan(plan) if plan.edition == BOX else "",
        )
    )


def _fan(plan: Plan) -> str:
    """An ornament for the empty corner: the sun over a roof."""
    x, y = (plan.left + MARGIN) / 2 - 3, plan.top - 14
    rays = "".join(f"M{x:g} {y:g}l{1.5 * dx:g} {1.5 * dy:g}" for dx, dy in RAYS if dy <= 0)
    disc = f"M{x - 16:g} {y:g}a16 16 0 0 1 32 0M{x - 62:g} {y:g}h124"
    return tag("path", d=rays, **_line("brass", 1.5)) + tag(
        "path", d=disc, fill=colour("ivory"), stroke=colour("brass"), stroke_width=2
    )


def _stepped(left: float, top: float, right: float, bottom: float, step: float) -> str:
    """A rectangle whose corners are steps, as on the fronts of the time."""
    n = f"{step:g}"
    return (
        f"M{left + step:g} {top:g}H{right - step:g}v{n}h{n}V{bottom - step:g}h-{n}v{n}"
        f"H{left + step:g}v-{n}h-{n}V{top + step:g}h{n}Z"
    )


def _line(name: str, width: float) -> dict[str, object]:
    return {"fill": "none", "stroke": colour(name), "stroke_width": width}


def _streets(plan: Plan) -> str:
    """The white line in the middle of every road."""
    path = "".join(
        f"M{plan.left + n * CELL:g} {plan.top:g}v{SIZE * CELL:g}"
        f"M{plan.left:g} {plan.top + n * CELL:g}h{SIZE * CELL:g}"
        for n in range(1, SIZE)
    )
    return tag("path", d=path, stroke_dasharray="10 9", opacity=0.8, **_line("ivory", 2))


def _lots(plan: Plan) -> str:
    """The ground of all buildings; a wide line of the same colour rounds its corners."""
    side = LOT - ROUNDING
    corners = (
        (x - side / 2, y - side / 2) for x, y in (plan.centre(square) for square in range(SQUARES))
    )
    path = "".join(f"M{x:g} {y:g}h{side:g}v{side:g}h{-side:g}z" for x, y in corners)
    return tag(
        "path",
        d=path,
        fill=colour("ivory"),
        stroke=colour("ivory"),
        stroke_width=ROUNDING,
        stroke_linejoin="round",
    )


def _sunburst(x: float, y: float) -> str:
    """The mark of the squares that a Renovation clears."""
    rays = "".join(f"M{x:g} {y:g}l{dx} {dy}" for dx, dy in RAYS)
    ring = tag("circle", cx=x, cy=y, r=13, fill=colour("ivory"), stroke=colour("brass"))
    return tag("path", d=rays, stroke=colour("brass"), opacity=0.7) + ring


RAYS = (
    *((0, -38), (15, -35), (27, -27), (35, -15), (38, 0), (35, 15), (27, 27), (15, 35)),
    *((0, 38), (-15, 35), (-27, 27), (-35, 15), (-38, 0), (-35, -15), (-27, -27), (-15, -35)),
)


def _rubble(x: float, y: float) -> str:
    """The mark of the squares that a Ruin clears: a broken wall."""
    wall = f"M{x - 34:g} {y + 30:g}v-28l14 -14l10 12l14 -22l12 18l10 -8l8 14v28z"
    bricks = f"M{x - 34:g} {y + 16:g}h68M{x - 20:g} {y + 16:g}v14M{x + 4:g} {y + 2:g}v14"
    return tag("path", d=wall + bricks, opacity=0.7, **_line("brass", 1.5))


# --- Street signs -----------------------------------------------------------------------------


def _street_signs(plan: Plan, side: int) -> str:
    """The enamel signs of a colour; with ordinary cards they stand at both ends of their lines."""
    paint = "red" if side == RED_LINE else "blue" if plan.edition == BOX else "black"
    ends = (False,) if plan.edition == BOX else (False, True)
    every = [(line, far) for far in ends for line in range(SIZE)]
    plates = tag(
        "path",
        d="".join(_plate(plan, side, line, far) for line, far in every),
        fill=colour(paint),
        stroke=colour("ink"),
        stroke_width=1.5,
        stroke_linejoin="round",
    )
    texts = tag(
        "g",
        *(_name(plan, side, line, far) for line, far in every),
        fill="#ffffff",
        font_size=40 if plan.edition == CARDS else 30 if plan.across(side) else 34,
        font_weight="bold",
        text_anchor="middle",
        dominant_baseline="central",
    )
    if plan.edition == BOX:
        return plates + texts
    places = [(x, y + 21) for x, y in (plan.sign(side, line, far) for line, far in every)]
    return plates + texts + pips(side, places, 16, "#ffffff")


def _plate(plan: Plan, side: int, line: int, far: bool) -> str:
    """The outline of a sign; it points to the city, so that nobody needs its colour."""
    x, y = plan.sign(side, line, far)
    wide, high = plan.sign_size(side)
    half, tall = wide / 2, high / 2
    if plan.across(side):
        way = -1 if far else 1  # to the left, or to the right
        return (
            f"M{x - way * half:g} {y - tall:g}H{x + way * (half - 10):g}l{way * 10} {tall:g}"
            f"l{-way * 10} {tall:g}H{x - way * half:g}Z"
        )
    way = 1 if far or plan.edition == BOX else -1  # down, or up
    return (
        f"M{x - half:g} {y - way * tall:g}h{wide:g}v{way * (high - 10):g}"
        f"l{-half:g} {way * 10}l{-half:g} {-way * 10}Z"
    )


def _name(plan: Plan, side: int, line: int, far: bool) -> str:
    """What is written on a sign."""
    x, y = plan.sign(side, line, far)
    if plan.edition == CARDS:
        return tag("text", str(line + 1), x=x, y=y - 11)
    name: str = BOARD["lines"]["streets" if side else "avenues"][line]
    fits: dict[str, object] = {}
    if len(name) > LONG_NAME:
        fits = fitting(plan.sign_size(side)[0] - 26)
    x, y = (x - 4, y) if plan.across(side) else (x, y - 3)
    return tag("text", escape(name), x=x, y=y, **fits)
