"""Pictures of Tycoon for the shelf and the rulebook: positions written down, nothing is played."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ludopolis.engine.layout import blank
from ludopolis.games.tycoon import drawing, scene
from ludopolis.games.tycoon.globe import BANK, NO_STRIP, NOBODY, Globe
from ludopolis.games.tycoon.view import (
    ALL_TICKETS,
    NUMBERS,
    CityName,
    Ticket,
    TycoonView,
    TycoonViews,
)
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Drawing, Picture, Piece, Scene, compose
from ludopolis.presentation.svg import colour, tag, words

LETTERS = "RBYG"  # the seats
NAMES = tuple(f"colour-{name}" for name in drawing.SEAT_COLOURS)


def scheduled(city: CityName, steps: int) -> Ticket:
    """A scheduled ticket."""
    return next(t for t in ALL_TICKETS if t.cities == (city,) and t.steps == steps)


def charter(one: CityName, other: CityName) -> Ticket:
    """A charter."""
    return next(ticket for ticket in ALL_TICKETS if ticket.cities == (one, other))


# What lies face up in all of them.
UP = (
    scheduled("cairo", 2),
    scheduled("monaco", 1),
    charter("mexico-city", "cape-town"),
    charter("new-york", "monaco"),
    charter("tokyo", "sydney"),
    charter("monaco", "cairo"),
    charter("hong-kong", "sydney"),
    charter("new-york", "rio-de-janeiro"),
)

# --- Positions --------------------------------------------------------------------------------


def position(
    players: int = 3,
    *,
    tracks: Mapping[CityName, str] | None = None,
    closed: Mapping[CityName, str] | None = None,
    sites: Mapping[CityName, str] | None = None,
    planes: Sequence[tuple[CityName, int] | None] = (),
) -> TycoonView:
    """A view of a position; a track is a row of letters, `.` where one was closed."""
    state: Any = blank(Globe)
    state.players = players
    state.track[:, :] = state.sites[:, :] = NOBODY
    state.city[:], state.strip[:] = BANK, NO_STRIP
    state.face_up[:] = [ticket.number for ticket in UP]
    for name, letters in (tracks or {}).items():
        city = NUMBERS[name]
        state.built[city] = len(letters)
        state.oldest[city] = len(letters) - len(letters.lstrip("."))
        for square, letter in enumerate(letters):
            if letter != ".":
                state.track[city, square] = LETTERS.index(letter)
                state.open_hotels[city, LETTERS.index(letter)] += 1
    for name, letters in (closed or {}).items():
        for letter in letters:
            state.closed[NUMBERS[name], LETTERS.index(letter)] += 1
    for name, letters in (sites or {}).items():
        for site, letter in enumerate(letters):
            state.sites[NUMBERS[name], site] = LETTERS.index(letter)
    for seat, place in enumerate(planes):
        if place is not None:
            state.city[seat], state.strip[seat] = NUMBERS[place[0]], place[1] - 1
    return TycoonViews().open(state, 0)


Maker = Callable[[Translator], str]
PICTURES: dict[str, Callable[[Translator], Picture]] = {}


def picture(make: Maker) -> Maker:
    """Offer a picture under the name of the function that draws it; it is drawn once in a language."""
    name = make.__name__

    @cache
    def drawn(language: str, locale: Path) -> Picture:
        say = Translator(language, locale)
        say = say.for_reader([say(seat) for seat in NAMES], None)
        return Picture(make(say), say(f"picture-{name}"))

    PICTURES[name] = lambda say: drawn(say.language, say.locale)
    return make


# --- The rulebook -----------------------------------------------------------------------------


@picture
def board(say: Translator) -> str:
    """The board in the middle of a game."""
    view = position(
        tracks={
            "new-york": "RBYBY",
            "monaco": "YY",
            "cairo": "BRB",
            "tokyo": "R",
            "hong-kong": "YRY",
            "rio-de-janeiro": "RB",
            "sydney": "B",
        },
        sites={"new-york": "B", "hong-kong": "Y", "cairo": "BR"},
        planes=[("hong-kong", 1), ("new-york", 1), None],
    )
    drawn = drawing.board(3, say)
    return compose(drawn, Scene(scene.board_pieces(view)), say)


@picture
def tickets(say: Translator) -> str:
    """A scheduled ticket and a charter, side by side."""
    sprites = drawing.sprites(say)
    width, height = drawing.TICKET
    shown = (scheduled("cairo", 2), charter("mexico-city", "cape-town"))
    laid = tuple(
        replace(scene.ticket_piece(ticket), x=width * (0.6 + 1.1 * place), y=height * 0.6)
        for place, ticket in enumerate(shown)
    )
    title = say("picture-tickets")
    return compose(Drawing(2.3 * width, 1.2 * height, "", (), sprites, title), Scene(laid), say)


@picture
def steps(say: Translator) -> str:
    """The cities two steps from Hong Kong, ringed."""
    view = position(planes=[("hong-kong", 1)])
    ringed = [scene.spot_of("monaco"), scene.spot_of("mexico-city"), scene.spot_of("cape-town")]
    drawn = drawing.board(3, say)
    return compose(drawn, Scene(scene.board_pieces(view)), say, marked=ringed)


def close_up(city: CityName, view: TycoonView, say: Translator, title: str) -> str:
    """One city of the board, cut out."""
    left, top = drawing.corner(NUMBERS[city])
    left, top = left - 12, top - 10
    whole = drawing.board(view.players, say)
    cut = replace(
        whole,
        width=drawing.PLATE[0] + 24,
        height=drawing.PLATE[1] + 16,
        svg=tag("g", whole.svg, transform=f"translate({-left} {-top})"),
        title=title,
    )
    laid = [
        replace(piece, x=piece.x - left, y=piece.y - top)
        for piece in scene.board_pieces(view)
        if piece.spot == scene.spot_of(city)
    ]
    return compose(cut, Scene(tuple(laid)), say)


@picture
def city(say: Translator) -> str:
    """A city on payday."""
    view = position(tracks={"new-york": "RBYBY"}, planes=[None, ("new-york", 1)])
    return close_up("new-york", view, say, say("picture-city"))


@picture
def later(say: Translator) -> str:
    """The same city, later."""
    view = position(
        tracks={"new-york": "..YBYRYYRR"},
        closed={"new-york": "B"},
        sites={"new-york": "RB"},
        planes=[("new-york", 1)],
    )
    return close_up("new-york", view, say, say("picture-later"))


# --- The shelf --------------------------------------------------------------------------------

COVER = (1000, 750)
# Where the cities lie on the cover, in the order of the board; and the flights: from, to, seat.
PINS = (
    (262, 200), (500, 194), (958, 142),
    (196, 316), (606, 240), (886, 288),
    (366, 482), (536, 546), (938, 540),
)  # fmt: skip
FLIGHTS = ((0, 1, 1), (6, 7, 2), (5, 8, 3), (1, 2, 4))
# The hotels of a city, the nearest first; they stand to the left of it.
TOWERS = {0: "BYBR", 1: "YG", 2: "GR", 4: "RB", 5: "GYY", 6: "BR", 7: "B", 8: "YG"}


@picture
def cover(say: Translator) -> str:
    """The world at the time of the flying boats, with the first hotels."""
    width, height = COVER
    sprites = drawing.sprites(say)
    squeeze = (height - 90) / (drawing.BANKS_TOP - 8)
    ground = tag("g", drawing.world(), transform=f"scale(1 {squeeze:.3f})")
    laid = [
        Piece(
            f"tower-{at}-{n}", f"hotel-{LETTERS.index(letter) + 1}", letter, x - 32 - 38 * n, y - 14
        )
        for at, letters in TOWERS.items()
        for x, y in (PINS[at],)
        for n, letter in enumerate(letters)
    ]
    arcs = []
    for start, end, seat in FLIGHTS:
        (x, y), (u, v) = PINS[start], PINS[end]
        bow_x, bow_y = (x + u) / 2, (y + v) / 2 - 90
        arcs.append(f"M{x} {y}Q{bow_x:g} {bow_y:g} {u} {v}")
        at = (x + 2 * bow_x + u) / 4, (y + 2 * bow_y + v) / 4
        turn = math.degrees(math.atan2(v - y, u - x))
        laid.append(Piece(f"plane-{seat}", f"plane-{seat}", "", *at, scale=1.4, turn=turn))
    lines = tag(
        "path",
        d="".join(arcs),
        fill="none",
        stroke=colour("ink"),
        stroke_width=4,
        stroke_dasharray="3 9",
    )
    pins = "".join(
        tag("circle", cx=x, cy=y, r=9, fill=colour("ivory"), stroke=colour("ink"), stroke_width=4)
        for x, y in PINS
    )
    whole = ground + lines + pins + name_band(say("game").upper())
    drawn = Drawing(width, height, whole, (), sprites, say("picture-cover"))
    return compose(drawn, Scene(tuple(laid)), say)


def name_band(title: str) -> str:
    """The name of the game below, between lines of brass that step down to both sides."""
    width, height = COVER
    top = height - 100
    lines = "".join(
        f"M{40 + 30 * n} {top + 26 + 16 * n}h{250 - 30 * n}M{width - 290} {top + 26 + 16 * n}"
        f"h{250 - 30 * n}"
        for n in range(4)
    )
    return (
        tag("rect", y=top, width=width, height=100, fill=colour("ivory"))
        + tag("rect", y=top, width=width, height=5, fill=colour("brass"))
        + tag("path", d=lines, stroke=colour("brass"), stroke_width=4)
        + words(title, width / 2 + 7, top + 54, 66, font_weight="bold", letter_spacing=14)
    )
