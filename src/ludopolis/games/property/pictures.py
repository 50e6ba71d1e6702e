"""The pictures of Property: the cover, and the positions that its rulebook tells of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from math import cos, pi, sin

from msgspec.structs import replace

from ludopolis.engine.grids import NONE
from ludopolis.engine.layout import blank
from ludopolis.games.property.drawing import NUMBERS, drawing, square_id
from ludopolis.games.property.land import CASH, SIZE, UNITS, Land, only
from ludopolis.games.property.scene import frame_piece, open_scene, own_scene, plot_piece
from ludopolis.games.property.sprites import CELL, OWNERS, card_id
from ludopolis.games.property.view import CARD_NAMES, Place, PropertyView, PropertyViews
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Picture, Sprite, compose
from ludopolis.presentation.svg import colour, style, tag, words

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def land(text: str) -> list[str]:
    """A board that is drawn in letters, row 8 first: `A` is seat 1's, `a` is mortgaged too."""
    return ["".join(line.split()) for line in text.strip().splitlines()]


def position(players: int, lines: Sequence[str], hand: Sequence[str] = ()) -> PropertyView:
    """A view of seat 1 at the beginning of its turn."""
    state = blank(Land)
    state.players = players
    state.bankruptcies = 1
    state.cash[:players] = CASH[players]
    state.units[:players] = UNITS[players]
    for down, line in enumerate(lines):
        for across, letter in enumerate(line):
            if letter != ".":
                square = only(across * SIZE + SIZE - 1 - down)
                state.owned["ABCDEF".index(letter.upper())] |= square
                state.mortgaged |= square if letter.islower() else NONE
    for name in hand:
        state.hand[0] |= only(CARD_NAMES.index(name))
    views = PropertyViews()
    return views.own(state, 0, views.open(state, 0), None)


def show(
    view: PropertyView, say: Translator, caption: str, framed: Sequence[tuple[int, int]] = ()
) -> Picture:
    """A position, with some of its squares framed."""
    text = say(f"picture-{caption}")
    seen = open_scene(view).with_own(own_scene(view))
    places = [Place(*square) for square in framed]
    frames = (frame_piece(place, f"frame-{square_id(place)}", text) for place in places)
    seen = replace(seen, pieces=(*seen.pieces, *frames))
    words = say.for_reader(NAMES, view.seat)
    return Picture(compose(drawing(view.players, say), seen, words), text)


EMPTY = ["." * SIZE] * SIZE
GROUP_OF_SIX = land("""
    . . . . . . . .
    . . . . . . . .
    . B B . . . . .
    . . B B . B . .
    . . . B B . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
""")
CUT_IN_TWO = [line if at != 3 else "..AB.B.." for at, line in enumerate(GROUP_OF_SIX)]


def naming(say: Translator) -> Picture:
    """Two cards and the square that they name."""
    view = position(2, EMPTY, ["♥A", "♣8"])
    return show(view, say, "naming", [(1, 8)])


def wild(say: Translator) -> Picture:
    """A ten finds any square of a column."""
    squares = [(1, row) for row in NUMBERS]
    return show(position(2, EMPTY, ["♥A", "♣10"]), say, "wild", squares)


def rent(say: Translator) -> Picture:
    """The group of six, and the square in it that is visited."""
    view = position(2, GROUP_OF_SIX, ["♥3", "♦3", "♠5", "♣5"])
    return show(view, say, "rent", [(3, 5)])


def bought(say: Translator) -> Picture:
    """The group of six after its square was bought."""
    return show(position(2, CUT_IN_TWO), say, "bought", [(3, 5)])


def mortgaged(say: Translator) -> Picture:
    """Marks on squares."""
    lines = [*EMPTY[:3], "..Aa....", "...A.bB.", *EMPTY[5:]]
    view = position(2, lines, ["♦4", "♣5", "♥4", "♠4"])
    return show(view, say, "mortgaged", [(4, 5)])


# --- The cover --------------------------------------------------------------------------------

COVER_WIDTH, COVER_HEIGHT = 1200, 900
GROUND = 792.0  # where the houses stand
MIDDLE = COVER_WIDTH / 2
# Houses of plots, from the left: who owns them, and how high they are.
SKYLINE = ((4, 2), (1, 4), (3, 3), (2, 5), (2, 5), (1, 3), (3, 4), (4, 2))
# Cards in front of them: which, where from the middle, how far down, how much turned.
FANNED = (("♦9", -150, 18, -18), ("♥3", -54, 0, -6), ("♠5", 54, 0, 6), ("♣10", 150, 18, 18))


def cover(say: Translator) -> Picture:
    """The plots of the board stand up as a skyline, before a rising sun, with cards in front."""
    sprites = drawing(4, say).sprites
    parts = [
        tag("rect", width=COVER_WIDTH, height=COVER_HEIGHT, fill=colour("paper")),
        sunburst(),
        *houses(sprites),
        tag("path", d=f"M0 {GROUND:g}H{COVER_WIDTH}", stroke=colour("brass"), stroke_width=6),
        tag(
            "path",
            d=f"M0 {GROUND + 12:g}H{COVER_WIDTH}",
            stroke=colour("brass"),
            stroke_width=2,
        ),
        *(
            laid(sprites[card_id(card)], MIDDLE + x, GROUND - 40 + y, turn, 1.25)
            for card, x, y, turn in FANNED
        ),
        lettering(),
    ]
    text = say("picture-cover")
    svg = tag(
        "svg",
        tag("title", escape(text)),
        tag("style", f":root,svg{{{style()}}}text{{font-family:Georgia,serif}}"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {COVER_WIDTH} {COVER_HEIGHT}",
        role="img",
    )
    return Picture(svg, text)


def laid(
    sprite: Sprite, x: float, y: float, turn: float = 0, scale: float = 1, text: str = ""
) -> str:
    """A sprite somewhere."""
    move = f"translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})"
    number = words(text, 0, 0, sprite.height / 2) if text else ""
    return tag("g", sprite.svg, number, transform=move)


def sunburst() -> str:
    """Rays from where the houses stand, every other one lit."""
    rays = []
    for at in range(0, 24, 2):
        ends = [
            (MIDDLE + 1100 * cos(pi * n / 24), GROUND - 1100 * sin(pi * n / 24))
            for n in (at, at + 1)
        ]
        (a, b), (c, d) = ends
        rays.append(f"M{MIDDLE:g} {GROUND:g}L{a:.0f} {b:.0f}L{c:.0f} {d:.0f}z")
    return tag("path", d="".join(rays), fill=colour("lamplight"), opacity=0.75)


def houses(sprites: Mapping[str, Sprite]) -> Iterator[str]:
    """Towers of plots side by side; those of one owner grow together."""
    town = [
        "".join("ABCDEF"[seat - 1] if height >= floor else "." for seat, height in SKYLINE)
        for floor in reversed(NUMBERS)
    ]
    view = position(4, town)
    for at, (seat, height) in enumerate(SKYLINE):
        x = MIDDLE + (at - len(SKYLINE) / 2 + 0.5) * CELL
        yield crown(x, GROUND - height * CELL, OWNERS[seat - 1])
        for floor in range(height):
            place = Place(at + 1, floor + 1)
            square = view.at(place)
            piece = plot_piece(place, seat, square.group, square.joined)
            y = GROUND - (floor + 0.5) * CELL
            yield laid(sprites[piece.sprite], x, y, text=piece.text)


def crown(x: float, y: float, name: str) -> str:
    """The steps and the needle on top of a tower."""
    steps = "".join(
        f"M{x - half} {y + 6 - 14 * at}v-14h{2 * half}v14z" for at, half in enumerate((36, 22, 9))
    )
    return tag("path", d=f"M{x} {y - 30:g}v-26", stroke=colour("brass"), stroke_width=5) + tag(
        "path", d=steps, fill=colour(name)
    )


def lettering() -> str:
    """The name of the game between two lines."""
    return words("PROPERTY", MIDDLE + 14, 108, 104, "ink", letter_spacing=28) + tag(
        "path",
        d=f"M{MIDDLE - 420} 32h840M{MIDDLE - 420} 180h840",
        stroke=colour("brass"),
        stroke_width=5,
    )


PICTURES: Mapping[str, Callable[[Translator], Picture]] = {
    "cover": cover,
    "naming": naming,
    "wild": wild,
    "rent": rent,
    "bought": bought,
    "mortgaged": mortgaged,
}
