"""Pictures of Tycoon for the shelf and the rulebook: positions written down, nothing is played."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache

from ludopolis.engine.scene import Drawing, Picture, Piece, Scene, View, compose
from ludopolis.engine.svg import colour, tag, words
from ludopolis.games.tycoon import drawing, scene
from ludopolis.games.tycoon.globe import (
    CITIES,
    CITY_NAMES,
    FACTORY_PRICE,
    FIRST_PAYOUT,
    HOTEL_PRICE,
    PRICE,
    SCHEDULED_PLACES,
    SECOND_PAYOUT,
    SQUARES,
)
from ludopolis.games.tycoon.names import city_name, ticket_name

LETTERS = "RBYG"
NAMES = {
    "en": ["Red", "Blue", "Yellow", "Green"],
    "fr": ["Rouge", "Bleu", "Jaune", "Vert"],
}
CAPTIONS = {
    "en": {
        "cover": "A map of the world with nine cities, and planes between them",
        "board": "The board for three, in the middle of a game",
        "steps": "Two steps from Hong Kong: Monaco, Mexico City and Cape Town",
        "tickets": "The scheduled ticket Cairo with 2 steps for 5, and the charter Mexico City–Cape"
        " Town for 2",
        "city": "New York at a payday: Blue gets 20, Yellow 10",
        "later": "New York later: Yellow gets 24, Red 12, each factory 12 or 24; Blue's hotel is closed",
    },
    "fr": {
        "cover": "Une carte du monde avec neuf villes, et des avions entre elles",
        "board": "Le plateau à trois, au milieu d'une partie",
        "steps": "À deux étapes de Hong Kong : Monaco, Mexico et Le Cap",
        "tickets": "Le vol régulier Le Caire à 2 étapes pour 5, et le charter Mexico–Le Cap pour 2",
        "city": "New York un jour de paie : Bleu reçoit 20, Jaune 10",
        "later": "New York plus tard : Jaune reçoit 24, Rouge 12, chaque usine 12 ou 24 ; l'hôtel de"
        " Bleu est fermé",
    },
}


# What lies face up in all of them.
UP = (
    "Cairo 2",
    "Monaco 1",
    "Mexico City–Cape Town",
    "New York–Monaco",
    "Tokyo–Sydney",
    "Monaco–Cairo",
    "Hong Kong–Sydney",
    "New York–Rio de Janeiro",
)

# --- Positions --------------------------------------------------------------------------------


def position(
    language: str,
    players: int = 3,
    *,
    tracks: Mapping[str, str] | None = None,
    closed: Mapping[str, str] | None = None,
    sites: Mapping[str, str] | None = None,
    planes: Sequence[tuple[str, int] | None] = (),
) -> View:
    """As much of a view as the board shows; a track is a row of letters, `.` where one was closed."""
    rows = [(tracks or {}).get(name, "") for name in CITY_NAMES]
    lost = [(closed or {}).get(name, "") for name in CITY_NAMES]
    built = [(sites or {}).get(name, "") for name in CITY_NAMES]
    places = [*planes, *[None] * players][:players]
    cities = [city_name(city, language) for city in range(CITIES)]

    def owners(letters: str) -> list[int | None]:
        return [None if letter == "." else LETTERS.index(letter) + 1 for letter in letters]

    def of_cities(values: Sequence[object]) -> dict[str, object]:
        return dict(zip(cities, values, strict=True))

    pays = [
        [int(FIRST_PAYOUT[city, len(row)]), int(SECOND_PAYOUT[city, len(row)])]
        for city, row in enumerate(rows)
    ]
    return {
        "seat": None,
        "to_move": None,
        "decision": None,
        "players": players,
        "names": NAMES[language],
        "cities": cities,
        "tracks": of_cities([[*owners(row), *[None] * SQUARES][:SQUARES] for row in rows]),
        "last": of_cities([len(row) - 1 if row else None for row in rows]),
        "closed": of_cities(
            [[letters.count(one) for one in LETTERS[:players]] for letters in lost]
        ),
        "sites": of_cities([owners(letters) for letters in built]),
        "payouts": of_cities(pays),
        "hotel_prices": of_cities(HOTEL_PRICE.tolist()),
        "factory_prices": of_cities(FACTORY_PRICE.tolist()),
        **market(UP, language),
        "planes": [
            {
                "city": place and city_name(CITY_NAMES.index(place[0]), language),
                "strip": place and place[1],
            }
            for place in places
        ],
    }


def market(up: Sequence[str], language: str) -> View:
    """The face-up tickets of a view, and their prices."""
    numbers = [scene.number_of(name) for name in up]
    names = [ticket_name(number, language) for number in numbers]
    return {
        "scheduled": names[:SCHEDULED_PLACES],
        "charters": names[SCHEDULED_PLACES:],
        "ticket_prices": {name: int(PRICE[n]) for name, n in zip(names, numbers, strict=True)},
    }


def pieces(view: View, language: str) -> tuple[Piece, ...]:
    """What lies on the board."""
    return tuple(scene.board_pieces(view, language))


def taken(name: str, language: str, svg: str) -> Picture:
    """A picture with its caption."""
    return Picture(svg, CAPTIONS[language][name])


# --- The rulebook -----------------------------------------------------------------------------


@cache
def board(language: str) -> Picture:
    """The board in the middle of a game."""
    view = position(
        language,
        tracks={
            "New York": "RBYBY",
            "Monaco": "YY",
            "Cairo": "BRB",
            "Tokyo": "R",
            "Hong Kong": "YRY",
            "Rio de Janeiro": "RB",
            "Sydney": "B",
        },
        sites={"New York": "B", "Hong Kong": "Y", "Cairo": "BR"},
        planes=[("Hong Kong", 1), ("New York", 1), None],
    )
    drawn = drawing.board(3, language)
    return taken("board", language, compose(drawn, Scene(pieces(view, language), ())))


@cache
def steps(language: str) -> Picture:
    """The cities two steps from Hong Kong, ringed."""
    view = position(language, planes=[("Hong Kong", 1)])
    ringed = [f"city-{CITY_NAMES.index(name)}" for name in ("Monaco", "Mexico City", "Cape Town")]
    drawn = drawing.board(3, language)
    svg = compose(drawn, Scene(pieces(view, language), ()), marked=ringed)
    return taken("steps", language, svg)


@cache
def tickets(language: str) -> Picture:
    """A scheduled ticket and a charter, side by side."""
    sprites = drawing.sprites(language)
    width, height = drawing.TICKET
    names = ("Cairo 2", "Mexico City–Cape Town")
    laid = tuple(
        Piece(part, part, name, width * (0.6 + 1.1 * place), height * 0.6)
        for place, name in enumerate(names)
        for part in (scene.ticket_part(name),)
    )
    table = Drawing(2.3 * width, 1.2 * height, "", (), sprites, CAPTIONS[language]["tickets"])
    return taken("tickets", language, compose(table, Scene(laid, ())))


def close_up(city: str, view: View, language: str, name: str) -> Picture:
    """One city of the board, cut out."""
    left, top = drawing.corner(CITY_NAMES.index(city))
    left, top = left - 12, top - 10
    whole = drawing.board(view["players"], language)
    number = CITY_NAMES.index(city)
    cut = replace(
        whole,
        width=drawing.PLATE[0] + 24,
        height=drawing.PLATE[1] + 16,
        svg=tag("g", whole.svg, transform=f"translate({-left} {-top})"),
        title=CAPTIONS[language][name],
    )
    laid = [
        replace(piece, x=piece.x - left, y=piece.y - top)
        for piece in pieces(view, language)
        if piece.spot == f"city-{number}"
    ]
    return taken(name, language, compose(cut, Scene(tuple(laid), ())))


@cache
def city(language: str) -> Picture:
    """A city on payday."""
    view = position(language, tracks={"New York": "RBYBY"}, planes=[None, ("New York", 1)])
    return close_up("New York", view, language, "city")


@cache
def later(language: str) -> Picture:
    """The same city, later."""
    view = position(
        language,
        tracks={"New York": "..YBYRYYRR"},
        closed={"New York": "B"},
        sites={"New York": "RB"},
        planes=[("New York", 1)],
    )
    return close_up("New York", view, language, "later")


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


@cache
def cover(language: str) -> Picture:
    """The world at the time of the flying boats, with the first hotels."""
    width, height = COVER
    sprites = drawing.sprites(language)
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
    title = CAPTIONS[language]["cover"]
    drawn = Drawing(width, height, ground + lines + pins + name_band(), (), sprites, title)
    return taken("cover", language, compose(drawn, Scene(tuple(laid), ())))


def name_band() -> str:
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
        + words("TYCOON", width / 2 + 7, top + 54, 66, font_weight="bold", letter_spacing=14)
    )


PICTURES: dict[str, Callable[[str], Picture]] = {
    "cover": cover,
    "board": board,
    "tickets": tickets,
    "steps": steps,
    "city": city,
    "later": later,
}
