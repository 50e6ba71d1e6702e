"""Pictures of New York New York: the cover, and positions that show a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Any

from ludopolis.engine.scene import Picture, View, compose
from ludopolis.engine.svg import colour, style, tag, words
from ludopolis.games.newyorknewyork import drawing, scene
from ludopolis.games.newyorknewyork.drawing import building, windows
from ludopolis.games.newyorknewyork.phrases import PHRASES
from ludopolis.games.newyorknewyork.skyline import COLOUR_NAMES, HAND, NUMBERS
from ludopolis.games.newyorknewyork.tally import tally

LETTERS = "YGPB"  # the colours in short: `Y7` is the yellow 7


def card(short: str, language: str) -> dict[str, Any]:
    """A card from its short form."""
    kind, number = COLOUR_NAMES[LETTERS.index(short[0])], int(short[1:])
    say = PHRASES[language]
    name = say["card"].format(colour=say[f"colour {kind}"], number=number)
    return {"colour": kind, "number": number, "name": name}


def cards(shorts: str, language: str) -> list[dict[str, Any]]:
    """Cards from their short forms."""
    return [card(short, language) for short in shorts.split()]


def view_of(
    players: int,
    language: str,
    *,
    skyline: str = "",
    hand: str = "",
    reserve: str = "",
    pile: int = 0,
    seat: int | None = None,
    names: Sequence[str] = (),
) -> View:
    """A position as a seat sees it, made by hand: the skyline in the order in which it was laid."""
    stacks: list[list[dict[str, Any]]] = [[] for _ in range(NUMBERS)]
    for laid in cards(skyline, language):
        stacks[laid["number"] - 1].append(laid)
    shown = scene.tops(stacks)
    points = [tally(shown, COLOUR_NAMES[owner], bonus=True).points for owner in range(players)]
    return {
        "seat": seat,
        "players": players,
        "bonus": True,
        "match": False,
        "game": 1,
        "games": 1,
        "totals": [0] * players,
        "decision": "play",
        "to_move": 1,
        "starter": 1,
        "owners": {
            name: owner + 1 if owner < players else None for owner, name in enumerate(COLOUR_NAMES)
        },
        "skyline": stacks,
        "reserve": cards(reserve, language),
        "pile_size": pile,
        "hand": cards(hand, language) if seat else None,
        "hand_sizes": [HAND] * players,
        "seen_in_hands": [[] for _ in range(players)],
        "passed": [False] * players,
        "points": points,
        "over": False,
        "names": list(names) or None,
    }


def picture(view: View, language: str, caption: str, marked: Sequence[str] = ()) -> Picture:
    """A view as a picture with its caption."""
    board = drawing.drawing(view["players"], {"bonus": True}, language)
    return Picture(compose(board, scene.scene(view, language), marked=marked), caption)


@cache
def setup(language: str) -> Picture:
    """Two players, before the first card."""
    view = view_of(
        2, language, hand="Y4 Y9 G2 P7 P12 B5", reserve="Y11 G7 G10 P3 B1 B8", pile=30, seat=1
    )
    caption = {
        "en": "Ready to start with two players: twelve empty lots, six open cards in the park, the pile,"
        " and your hand below.",
        "fr": "Tout est prêt à deux joueurs : douze terrains vides, six cartes visibles dans le parc, la"
        " pioche, et votre main en dessous.",
    }
    return picture(view, language, caption[language])


@cache
def turn(language: str) -> Picture:
    """A covered card: the example of a turn."""
    view = view_of(
        3,
        language,
        skyline="B2 P7 Y7 G4 P5 Y5 B9 Y12",
        hand="G1 G12 Y3 P10 B4",
        reserve="G11 Y2 P6 B7 B12 G8",
        pile=18,
        seat=2,
    )
    caption = {
        "en": "The yellow 7 has been laid over the pink 7, which counts no longer. Now Green may take"
        " the green 11.",
        "fr": "Le 7 jaune a été posé sur le 7 rose, qui ne compte plus. Vert peut maintenant prendre le"
        " 11 vert.",
    }
    return picture(view, language, caption[language], ("lot-7", "green-11"))


@cache
def score(language: str) -> Picture:
    """The worked score."""
    view = view_of(3, language, skyline="Y1 G2 Y3 Y4 B5 P6 P7 P8 G9 G10 Y11 Y12")
    caption = {
        "en": "The worked score: the bands show the runs, the medals what they bring.",
        "fr": "L'exemple de décompte : les bandes montrent les suites, les médailles ce qu'elles"
        " rapportent.",
    }
    return picture(view, language, caption[language])


@cache
def ring(language: str) -> Picture:
    """A run over 12 and 1, and a tower that is built for good."""
    view = view_of(2, language, skyline="G11 Y11 B12 Y12 Y1 G5 P8 Y8 B8 G8 G3 P6", seat=1, pile=10)
    caption = {
        "en": "11, 12 and 1 are neighbours: a run of three brings Yellow 6 more points. The 8 has its"
        " fourth card: its brass plaque says that it stays as it is.",
        "fr": "11, 12 et 1 sont voisins : une suite de trois rapporte 6 points de plus à Jaune. Le 8 a"
        " sa quatrième carte : sa plaque de laiton dit qu'il ne changera plus.",
    }
    return picture(view, language, caption[language])


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


def cover_tower(x: float, size: float, stack: str, language: str) -> str:
    """A tower on the quay."""
    floors = cards(stack, language)
    parts, foot = [], 0.0
    for level, laid in enumerate(floors, start=1):
        key = drawing.named(laid["colour"])
        name = f"top-{key}-{laid['number']}" if level == len(floors) else f"floor-{key}"
        sprite = drawing.sprites()[name]
        parts.append(tag("g", sprite.svg, transform=f"translate(0 {foot - sprite.height / 2:g})"))
        foot -= sprite.height
    return tag("g", *parts, transform=f"translate({x:g} {QUAY:g}) scale({size:g})")


@cache
def cover(language: str) -> Picture:
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
        tag("title", "New York New York"),
        tag("style", f":root,svg{{{style('light')}}}text{{font-family:Georgia,serif}}"),
        tag("rect", width=w, height=h, fill=colour("paper")),
        tag("path", d=rays, fill=colour("lamplight")),
        *(house(*facts) for facts in CITY),
        words("NEW YORK NEW YORK", w / 2, 62, 66, font_weight="bold", letter_spacing=9),
        *(cover_tower(*facts, language) for facts in TOWERS),
        tag("rect", y=QUAY, width=w, height=h - QUAY, fill=colour("water")),
        tag("rect", y=QUAY, width=w, height=14, fill=colour("ink")),
        tag("path", d=waves, fill="none", stroke=colour("brass"), stroke_width=5),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {w:g} {h:g}",
        role="img",
    )
    caption = {
        "en": "Towers of cards along the harbour; only the floor on top counts.",
        "fr": "Des tours de cartes le long du port ; seul l'étage du dessus compte.",
    }
    return Picture(svg, caption[language])


PICTURES: Mapping[str, Callable[[str], Picture]] = {
    "cover": cover,
    "setup": setup,
    "turn": turn,
    "score": score,
    "ring": ring,
}
