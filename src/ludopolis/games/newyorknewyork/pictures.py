"""Pictures of New York New York: the cover, and positions that show a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from math import cos, pi, sin
from pathlib import Path

from ludopolis.games.newyorknewyork import BOX, drawing, scene
from ludopolis.games.newyorknewyork.notation import named
from ludopolis.games.newyorknewyork.skyline import COLOUR_NAMES, NUMBERS
from ludopolis.games.newyorknewyork.sprites import building, sprites, windows
from ludopolis.games.newyorknewyork.view import NewYorkNewYorkView
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Picture, compose
from ludopolis.presentation.svg import colour, style, tag, words

LETTERS = "YGPB"  # the colours in short: `Y7` is the yellow 7


def cards(shorts: str) -> list[int]:
    """Cards from their short forms."""
    return [LETTERS.index(s[0]) * NUMBERS + int(s[1:]) - 1 for s in shorts.split()]


def set_of(shorts: str) -> int:
    """Cards from their short forms, as a set."""
    return sum(1 << card for card in cards(shorts))


def view_of(
    players: int,
    *,
    skyline: str = "",
    hand: str = "",
    reserve: str = "",
    pile: int = 0,
    seat: int | None = None,
) -> NewYorkNewYorkView:
    """A position as a seat sees it: the skyline in the order in which it was laid."""
    state = BOX.blank_state(players, BOX.defaults)
    for card in cards(skyline):
        place = card % NUMBERS
        state.laid[place, state.height[place]] = card
        state.height[place] += 1
    state.reserve = set_of(reserve)
    state.pile.left = pile
    state.game = 1
    if seat is not None:
        state.hand[seat - 1] = set_of(hand)
    view = BOX.views.open(state, 0)
    return view if seat is None else BOX.views.own(state, seat - 1, view, None)


def position(
    view: NewYorkNewYorkView, message: str, marked: Sequence[str], say: Translator
) -> Picture:
    """A view as a picture with its caption."""
    board = drawing.drawing(view.bonus, say)
    shown = scene.open_scene(view)
    if view.seat is not None:
        shown = shown.with_own(scene.own_scene(view))
    return Picture(
        compose(board, shown, say.for_reader((), view.seat), marked=marked), say(message)
    )


def setup(say: Translator) -> Picture:
    """Two players, before the first card."""
    view = view_of(2, hand="Y4 Y9 G2 P7 P12 B5", reserve="Y11 G7 G10 P3 B1 B8", pile=30, seat=1)
    return position(view, "picture-setup", (), say)


def turn(say: Translator) -> Picture:
    """A covered card: the example of a turn."""
    view = view_of(
        3,
        skyline="B2 P7 Y7 G4 P5 Y5 B9 Y12",
        hand="G1 G12 Y3 P10 B4",
        reserve="G11 Y2 P6 B7 B12 G8",
        pile=18,
        seat=2,
    )
    return position(view, "picture-turn", ("lot-7", "green-11"), say)


def score(say: Translator) -> Picture:
    """The worked score."""
    view = view_of(3, skyline="Y1 G2 Y3 Y4 B5 P6 P7 P8 G9 G10 Y11 Y12")
    return position(view, "picture-score", (), say)


def ring(say: Translator) -> Picture:
    """A run over 12 and 1, and a tower that is built for good."""
    view = view_of(2, skyline="G11 Y11 B12 Y12 Y1 G5 P8 Y8 B8 G8 G3 P6", seat=1, pile=10)
    return position(view, "picture-ring", (), say)


# The cover: towers along the water, as cards from the lowest, with where they stand and how large;
# and behind them the city: where, how wide and how high its houses are, and with whose roof.
COVER_WIDTH, COVER_HEIGHT = 1200.0, 900.0
QUAY = 760.0
TOWERS = (
    (128, 1.6, "B2 Y2 G2 P2"),
    (352, 1.85, "G11 B11 P11 Y11"),
    (600, 2.3, "P12 B12 G12 Y12"),
    (848, 1.85, "P9 Y9 G9 B9"),
    (1072, 1.6, "Y8 P8 B8 G8"),
)
CITY = (
    (60, 1.0, 380, 10),
    (232, 1.2, 520, 4),
    (300, 0.8, 260, 6),
    (470, 1.1, 610, 9),
    (730, 1.1, 590, 10),
    (905, 0.8, 250, 7),
    (965, 1.2, 540, 11),
    (1150, 1.0, 420, 5),
)


def house(x: float, size: float, tall: float, place: int) -> str:
    """A house of the city behind the towers, with a number's roof and some windows alight."""
    body = building(place, -tall / size, tall / size)
    lit = "".join(f"M{across} {12 - tall / size:g}V0" for across in (-30, -15, 0, 15, 30))
    return tag(
        "g",
        tag("path", d=body, fill=colour("stone"), stroke=colour("line"), stroke_width=3),
        windows(lit, colour("paper"), 6, "12 22"),
        transform=f"translate({x:g} {QUAY:g}) scale({size:g})",
    )


def cover_tower(x: float, size: float, stack: str) -> str:
    """A tower on the quay."""
    floors = cards(stack)
    parts, foot = [], 0.0
    for level, card in enumerate(floors, start=1):
        key, number = named(COLOUR_NAMES[card // NUMBERS]), card % NUMBERS + 1
        name = f"top-{key}-{number}" if level == len(floors) else f"floor-{key}"
        sprite = sprites()[name]
        parts.append(tag("g", sprite.svg, transform=f"translate(0 {foot - sprite.height / 2:g})"))
        foot -= sprite.height
    return tag("g", *parts, transform=f"translate({x:g} {QUAY:g}) scale({size:g})")


def cover(say: Translator) -> Picture:
    """The skyline from the harbour, with the sun behind it."""
    w, h = COVER_WIDTH, COVER_HEIGHT
    steps = range(-8, 9)
    ends = [(w / 2 + 1500 * sin(n * pi / 17), QUAY - 1500 * cos(n * pi / 17)) for n in steps]
    rays = "".join(
        f"M{w / 2:g} {QUAY:g}L{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}Z"
        for (x1, y1), (x2, y2) in zip(ends[::2], ends[1::2], strict=False)
    )
    waves = "".join(
        f"M{x} {y}q20 -16 40 0t40 0t40 0"
        for y, starts in ((806, range(60, 1100, 240)), (844, range(180, 1000, 240)))
        for x in starts
    )
    svg = tag(
        "svg",
        tag("title", say("game")),
        tag("style", f":root,svg{{{style('light')}}}text{{font-family:Georgia,serif}}"),
        tag("rect", width=w, height=h, fill=colour("paper")),
        tag("path", d=rays, fill=colour("lamplight")),
        *(house(*facts) for facts in CITY),
        words(say("game").upper(), w / 2, 62, 66, font_weight="bold", letter_spacing=9),
        *(cover_tower(*facts) for facts in TOWERS),
        tag("rect", y=QUAY, width=w, height=h - QUAY, fill=colour("water")),
        tag("rect", y=QUAY, width=w, height=14, fill=colour("ink")),
        tag("path", d=waves, fill="none", stroke=colour("brass"), stroke_width=5),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {w:g} {h:g}",
        role="img",
    )
    return Picture(svg, say("picture-cover"))


MAKERS: Mapping[str, Callable[[Translator], Picture]] = {
    "cover": cover,
    "setup": setup,
    "turn": turn,
    "score": score,
    "ring": ring,
}


@cache
def made(name: str, language: str, locale: Path) -> Picture:
    """A picture in a language."""
    return MAKERS[name](Translator(language, locale))


def picture(name: str, say: Translator) -> Picture:
    """A picture in the language of a translator."""
    return made(name, say.language, say.locale)


PICTURES: Mapping[str, Callable[[Translator], Picture]] = {
    name: partial(picture, name) for name in MAKERS
}
