"""The sprites of Big Shot: pawns, flags and signs, the promoter, the die, the chips of the auction."""

from __future__ import annotations

from collections.abc import Mapping

from ludopolis.games.bigshot.market import COLOUR_NAMES, SIDES
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Sprite
from ludopolis.presentation.svg import colour, fitting, tag, words

PAWN = 48  # across
SIGN_WIDE, SIGN_TALL = 212, 102  # a sign hides the places of the pawns
CHIP_MARK, CHIP_RIGHT = 50, 37  # from the number of a chip to the seat's mark, and to its right end

# Every colour has a mark of its own, so that nobody needs to see the colours.
MARKS: Mapping[str, str] = {
    "red": '<path d="M0-12L10 0 0 12-10 0Z" fill="{}"/>',  # a diamond
    "yellow": '<path d="M0-11L12 9H-12Z" fill="{}"/>',  # a gable
    "white": '<circle r="8" fill="none" stroke="{}" stroke-width="5"/>',  # a ring
    "black": '<path d="M0-11V11M-11 0H11" stroke="{}" stroke-width="6.5"/>',  # a cross
}


def mark(name: str) -> str:
    """The mark of a colour, around its middle."""
    return MARKS[name].format(colour(f"on-{name}"))


def pawn(name: str) -> Sprite:
    """A pawn seen from above."""
    return Sprite(
        PAWN,
        PAWN,
        tag("circle", cy=2.5, r=21, fill=colour("ink"), opacity=0.35)
        + tag("circle", r=21, fill=colour(name), stroke=colour("ink"), stroke_width=2)
        + tag("circle", r=17, fill="none", stroke=colour(f"on-{name}"), opacity=0.35)
        + mark(name),
    )


def flag(name: str | None) -> Sprite:
    """The flag over a district: of the colour that is ahead, or of none."""
    fill = colour("shade") if name is None else colour(name)
    cloth = tag(
        "path", d="M-22-21H22V13L0 21-22 13Z", fill=fill, stroke=colour("ink"), stroke_width=2
    )
    dash = tag("path", d="M-9-3H9", stroke=colour("faint"), stroke_width=5)
    inside = dash if name is None else tag("g", mark(name), transform="translate(0 -3)")
    return Sprite(46, 44, cloth + inside)


def plaque(width: float, height: float, **attributes: object) -> str:
    """A plate with stepped corners, around its middle."""
    x, y, step = width / 2, height / 2, 9
    path = (
        f"M{-x:g} {y - 2 * step:g}V{2 * step - y:g}h{step}v{-step}h{step}v{-step}"
        f"H{x - 2 * step:g}v{step}h{step}v{step}h{step}V{y - 2 * step:g}"
        f"h{-step}v{step}h{-step}v{step}H{2 * step - x:g}v{-step}h{-step}v{-step}Z"
    )
    return tag("path", d=path, **attributes)


def sold(say: Translator) -> Sprite:
    """The sign of a district that is sold; its owner's pawn stands on it."""
    text = words(
        say("sign-sold"),
        42,
        1,
        36,
        "ivory",
        font_weight="bold",
        **fitting(102),
    )
    return Sprite(
        SIGN_WIDE,
        SIGN_TALL,
        plaque(SIGN_WIDE, SIGN_TALL, fill=colour("brass"))
        + plaque(SIGN_WIDE - 10, SIGN_TALL - 10, fill="none", stroke=colour("ivory"))
        + text,
    )


def nobodys(say: Translator) -> Sprite:
    """The sign of a district that nobody owns in the end."""
    board = plaque(
        SIGN_WIDE, SIGN_TALL, fill=colour("shade"), stroke=colour("line"), stroke_width=2
    )
    text = words(say("sign-nobodys"), 0, 1, 32, "faint")
    return Sprite(SIGN_WIDE, SIGN_TALL, board + text)


def doubled() -> Sprite:
    """The plate of a district that counts double."""
    return Sprite(
        64,
        44,
        tag("rect", x=-31, y=-21, width=62, height=42, rx=21, fill=colour("grass"))
        + tag(
            "rect",
            x=-31,
            y=-21,
            width=62,
            height=42,
            rx=21,
            fill="none",
            stroke=colour("ink"),
            stroke_width=2,
        )
        + words("×2", 0, 1, 28, "ink", font_weight="bold"),
    )


def promoter() -> Sprite:
    """The promoter: a gentleman in a tall hat."""
    cloth = {"fill": colour("black"), "stroke": colour("ink"), "stroke_width": 2}
    return Sprite(
        76,
        96,
        tag("ellipse", cy=42, rx=32, ry=5, fill=colour("ink"), opacity=0.3)
        + tag("path", d="M-28 42C-28 12-16 5 0 5S28 12 28 42Z", **cloth)
        + tag("path", d="M0 7L-9 16 0 40 9 16Z", fill=colour("white"))
        + tag("path", d="M0 14L-4 19 0 36 4 19Z", fill=colour("red"))
        + tag("circle", cy=-7, r=13, fill="#e9c9a4", stroke=colour("ink"), stroke_width=2)
        + tag("path", d="M-7-3Q-3-7 0-3 3-7 7-3", fill="none", stroke="#2b2826", stroke_width=2.5)
        + tag("path", d="M-14-14V-44H14V-14Z", **cloth)
        + tag("path", d="M-13-24H13V-18H-13Z", fill=colour("brass"))
        + tag("rect", x=-24, y=-17, width=48, height=6, rx=3, **cloth),
    )


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(pips: int) -> Sprite:
    """The die, with so many pips above."""
    face = tag(
        "rect",
        x=-25,
        y=-25,
        width=50,
        height=50,
        rx=9,
        fill=colour("white"),
        stroke=colour("ink"),
        stroke_width=2,
    )
    dots = "".join(
        tag("circle", cx=14 * x, cy=14 * y, r=5, fill=colour("black")) for x, y in PIPS[pips]
    )
    return Sprite(54, 54, face + dots)


def throw() -> Sprite:
    """The plate of a space: the throws that lead to it are written on it."""
    face = tag(
        "rect",
        x=-32,
        y=-22,
        width=64,
        height=44,
        rx=8,
        fill=colour("ivory"),
        stroke=colour("brass"),
        stroke_width=2.5,
    )
    return Sprite(66, 52, face)


def bid_chip(kind: str, marks: int) -> Sprite:
    """What a seat does in the auction: nothing yet, the highest bid, or passed.

    The number is written in its middle, so the room for the seat's marks is on the left of that.
    """
    fill, edge, thick = {
        "waits": ("ivory", "line", 2),
        "highest": ("lamplight", "brass", 4),
        "passed": ("shade", "line", 2),
    }[kind]
    left = CHIP_MARK + PAWN * (marks - 1) + PAWN / 2 + 4
    face = tag(
        "rect",
        x=-left,
        y=-28,
        width=left + CHIP_RIGHT,
        height=56,
        rx=28,
        fill=colour(fill),
        stroke=colour(edge),
        stroke_width=thick,
    )
    cross = tag(
        "path",
        d="M-11-11L11 11M11-11L-11 11",
        stroke=colour("faint"),
        stroke_width=6,
        stroke_linecap="round",
    )
    return Sprite(2 * left, 60, face + (cross if kind == "passed" else ""))


def sprites(say: Translator) -> Mapping[str, Sprite]:
    """Everything that can lie on the board."""
    return {
        **{f"pawn-{name}": pawn(name) for name in COLOUR_NAMES},
        **{f"flag-{name}": flag(name) for name in COLOUR_NAMES},
        "flag-nobody": flag(None),
        "sold": sold(say),
        "nobodys": nobodys(say),
        "doubled": doubled(),
        "promoter": promoter(),
        **{f"die-{pips}": die(pips) for pips in range(1, SIDES + 1)},
        "throw": throw(),
        **{
            f"chip-{kind}-{marks}": bid_chip(kind, marks)
            for kind in ("waits", "highest", "passed")
            for marks in (1, 2)
        },
    }
