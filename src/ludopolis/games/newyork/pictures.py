"""Pictures of New York: the covers of both editions, and positions for the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import cos, pi, sin

from ludopolis.engine.layout import blank
from ludopolis.games.newyork import drawing, rules, scene
from ludopolis.games.newyork.city import BOX, CARDS, CORNERS, FREE, LOCALE, MIDDLE, SIZE, TURN, City
from ludopolis.games.newyork.drawing import square_id
from ludopolis.games.newyork.notation import COLOUR_NAMES
from ludopolis.games.newyork.sprites import MARKS, card_face, house, pips
from ludopolis.games.newyork.view import NewYorkView, NewYorkViews
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Picture, compose
from ludopolis.presentation.svg import colour, fitting, style, tag, words

LETTERS = "RBYGK"  # of the colours, in their order
COINS = 4  # of each player in a picture

# Boards as they are seen: a letter for each colour, a dot for a free square.
SETUP = """
    R . Y . B . G
    . G . R . Y .
    B . . . G . R
    . Y . B . . .
    G . R . Y . B
    . B . G . R .
    Y . . . B . G"""
CROSSING = """
    R R . . B . .
    . R Y . B B .
    . . Y . . B .
    G . Y Y . . R
    G G . . R . .
    . G . B R R .
    . . . B . . Y"""
PRICE = """
    . . . . . . .
    . . . . . . .
    . R R R . R .
    . . B B . . .
    . . . R . . .
    . . . . . . .
    . . . . . . ."""
SCORE = """
    . R . . . . R
    . R R . . . R
    . . R . . . .
    . . R R . . .
    R . . . R . .
    R R . . . . .
    . . . . . . R"""
EVENTS = """
    R R . . B . G
    . R Y . B B .
    . . Y Y . B .
    G . R B Y . R
    G G . G R . .
    . G . B R R .
    B . . B . . Y"""
SHEET = """
    . R R . B . Y
    . . R B B . Y
    R . . . B B .
    R Y Y B . R .
    . Y . . R R .
    . B Y . . R Y
    B . B R . . ."""


OWNER_OF_BLUE = 1  # the seat that looks


def view_of(board: str, *, edition: int = BOX, hand: Sequence[int] = ()) -> NewYorkView:
    """A view of a drawn board by the owner of blue, with a hand, in the own turn."""
    city = blank(City)
    lines = [line.split() for line in board.strip().split("\n")]
    drawn = [letter for line in lines for letter in line]
    city.edition, city.phase, city.seat = edition, TURN, OWNER_OF_BLUE
    city.colours = city.players = max(3, *(LETTERS.find(letter) + 1 for letter in drawn))
    city.owner[:] = FREE
    city.colour_of[:, :] = -1
    for seat in range(city.players):
        city.seat_of[seat] = city.colour_of[seat, 0] = seat
        city.money[seat] = COINS
    for down, line in enumerate(lines):
        for across, letter in enumerate(line):
            red, blue = (down, across) if edition == BOX else (across, SIZE - 1 - down)
            if letter != ".":
                rules.put_pawn(city, LETTERS.index(letter), red * SIZE + blue)
    for card in hand:
        city.hand[OWNER_OF_BLUE, card] += 1
    views = NewYorkViews()
    return views.own(city, OWNER_OF_BLUE, views.open(city, 0), None)


def _position(
    name: str,
    board: str,
    *,
    edition: int = BOX,
    events: bool = False,
    hand: Sequence[int] = (),
    marked: Sequence[int] = (),
) -> Callable[[Translator], Picture]:
    """A picture of a position, with some squares ringed."""

    @cache
    def made(language: str) -> Picture:
        say = Translator(language, LOCALE)
        view = view_of(board, edition=edition, hand=hand)
        shown = scene.open_scene(view).with_own(scene.own_scene(view))
        ringed = [square_id(square) for square in marked]
        svg = compose(drawing.draw(edition, events, language), shown, say, marked=ringed)
        return Picture(svg, say(f"picture-{name}"))

    return lambda say: made(say.language)


# --- Covers -----------------------------------------------------------------------------------

COVER_WIDTH, COVER_HEIGHT = 800, 600
HORIZON = 424  # where the houses stand
# Towers in the distance: left, width, height.
TOWERS = (
    *((40, 62, 130), (96, 46, 176), (150, 70, 150), (214, 44, 214), (262, 64, 176)),
    *((332, 40, 236), (376, 58, 204), (438, 44, 232), (486, 66, 182), (548, 46, 222)),
    *((598, 70, 160), (664, 44, 190), (710, 54, 140)),
)


def _placed(svg: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    return tag("g", svg, transform=f"translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})")


def _sheet(*parts: str) -> str:
    """A whole picture of a cover's size, framed in brass."""
    width, height = COVER_WIDTH, COVER_HEIGHT
    border = f"M0 0H{width}V{height}H0ZM22 22V{height - 22}H{width - 22}V22Z"
    frame = tag("path", d=border, fill=colour("paper"), fill_rule="evenodd") + "".join(
        tag(
            "rect",
            x=gap,
            y=gap,
            width=width - 2 * gap,
            height=height - 2 * gap,
            fill="none",
            stroke=colour("brass"),
            stroke_width=line,
        )
        for gap, line in ((12, 2), (22, 4))
    )
    return tag(
        "svg",
        tag("style", f":root,svg{{{style()}}}text{{font-family:Georgia,serif}}"),
        *parts,
        frame,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
    )


def _title(y: float, size: float, fill: str, width: float) -> str:
    return words(
        "NEW YORK",
        COVER_WIDTH / 2 + 6,
        y,
        size,
        fill,
        font_weight="bold",
        letter_spacing=12,
        **fitting(width),
    )


def _sky() -> str:
    """A sun behind the city, with rays to the frame."""
    rays = "".join(
        f"M400 370L{400 + 900 * cos(angle):.0f} {370 + 900 * sin(angle):.0f}"
        f"L{400 + 900 * cos(angle + STEP / 2):.0f} {370 + 900 * sin(angle + STEP / 2):.0f}Z"
        for angle in (pi + STEP * n for n in range(-2, RAYS + 2))
    )
    return (
        tag("rect", width=COVER_WIDTH, height=COVER_HEIGHT, fill=colour("ivory"))
        + tag("path", d=rays, fill=colour("lamplight"), opacity=0.75)
        + tag("circle", cx=400, cy=370, r=180, fill=colour("lamplight"))
        + tag("circle", cx=400, cy=370, r=195, fill="none", stroke=colour("brass"), stroke_width=2)
    )


RAYS = 18
STEP = pi / RAYS


@cache
def _cover(language: str) -> Picture:
    """The box: houses of all colours before the skyline, and two cards that cross."""
    far = "".join(
        f"M{x} {HORIZON}v{-high}h{wide / 4:g}v-14h{wide / 2:g}v14h{wide / 4:g}v{high}z"
        for x, wide, high in TOWERS
    )
    near = "".join(
        _placed(house(paint).svg, 400 + 148 * (place - 2), HORIZON - 46 * 1.7, 1.7)
        for place, paint in enumerate(("green", "blue", "red", "yellow", "black"))
    )
    road = tag("rect", y=HORIZON, width=COVER_WIDTH, height=176, fill=colour("black")) + tag(
        "path",
        d=f"M0 {HORIZON + 14}h{COVER_WIDTH}M0 556h{COVER_WIDTH}",
        stroke=colour("brass"),
        stroke_width=4,
        stroke_dasharray="34 22",
    )
    say = Translator(language, LOCALE)
    cards = _placed(card_face(BOX, 2, say).svg, 352, 488, 0.68, -12) + _placed(
        card_face(BOX, SIZE + 9, say).svg, 448, 488, 0.68, 12
    )
    svg = _sheet(
        _sky(),
        tag("path", d=far, fill=colour("stone")),
        near,
        road,
        cards,
        _title(98, 96, "ink", 690),
        tag("path", d="M120 158h560M200 168h400", stroke=colour("brass"), stroke_width=3),
    )
    return Picture(svg, say("picture-cover"))


@cache
def _cover_of_cards(language: str) -> Picture:
    """The version with ordinary cards: a squared sheet, marks, and a card of each colour."""
    say = Translator(language, LOCALE)
    cell, left, top = 54, 74, 150
    grid = "".join(
        f"M{left + n * cell} {top}v{SIZE * cell}M{left} {top + n * cell}h{SIZE * cell}"
        for n in range(SIZE + 1)
    )
    marks = []
    for down, line in enumerate(SHEET.strip().split("\n")):
        for across, letter in enumerate(line.split()):
            if letter != ".":
                paint = COLOUR_NAMES[LETTERS.index(letter)]
                x, y = left + (across + 0.5) * cell, top + (down + 0.5) * cell
                marks.append(
                    tag(
                        "path",
                        d=MARKS[paint],
                        fill=colour(paint),
                        transform=f"translate({x:g} {y:g}) scale(1.4)",
                    )
                )
    for n in range(SIZE):
        marks.append(words(str(SIZE - n), left - 22, top + (n + 0.5) * cell, 30))
        marks.append(words(str(n + 1), left + (n + 0.5) * cell, top + SIZE * cell + 22, 30, "red"))
    ringed = tag(
        "circle",
        cx=left + 2.5 * cell,
        cy=top + 2.5 * cell,
        r=26,
        fill="none",
        stroke=colour("lamp"),
        stroke_width=5,
    )
    svg = _sheet(
        tag("rect", width=COVER_WIDTH, height=COVER_HEIGHT, fill=colour("ivory")),
        tag("rect", x=left, y=top, width=SIZE * cell, height=SIZE * cell, fill=colour("white")),
        tag("path", d=grid, stroke=colour("faint"), stroke_width=2),
        *marks,
        ringed,
        _placed(card_face(CARDS, 2, say).svg, 540, 290, 1.05, -8),
        _placed(card_face(CARDS, SIZE + 10, say).svg, 676, 426, 1.05, 8),
        _title(80, 72, "ink", 556),
        words(say("picture-cover-cards.title"), COVER_WIDTH / 2, 128, 30, "brass"),
        pips(0, [(70, 80)], 34, colour("red")),
        pips(1, [(730, 80)], 34, colour("black")),
    )
    return Picture(svg, say("picture-cover-cards"))


# Cards and squares of the pictures: Broadway, Sixth and a red joker, 42nd and 50th.
BROADWAY_42 = 2 * SIZE + 3
HAND = (2, 3, 7, 16, 17)

PICTURES: Mapping[str, Callable[[Translator], Picture]] = {
    "cover": lambda say: _cover(say.language),
    "cover-cards": lambda say: _cover_of_cards(say.language),
    "setup": _position("setup", SETUP),
    "crossing": _position("crossing", CROSSING, hand=HAND, marked=(BROADWAY_42,)),
    "price": _position("price", PRICE, hand=(2, 16), marked=(BROADWAY_42,)),
    "score": _position("score", SCORE),
    "events": _position(
        "events", EVENTS, events=True, marked=[int(square) for square in (*MIDDLE, *CORNERS)]
    ),
    "sheet": _position("sheet", SHEET, edition=CARDS, hand=(2, 17), marked=(2 * SIZE + 4,)),
}
