"""The board of Tycoon: a map of the world with nine cities, banks and ticket market, and its pictures.

All shapes are in `art/`, and where things lie: on the map, and on the plate of a city.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

from ludopolis.engine.box import Value
from ludopolis.engine.layout import blank
from ludopolis.games.tycoon.notation import LOCALE, city_text
from ludopolis.games.tycoon.state import (
    BANK,
    CITIES,
    FACTORY_PRICE,
    FIRST_PAYOUT,
    HOTEL_PRICE,
    NO_STRIP,
    NOBODY,
    Globe,
)
from ludopolis.games.tycoon.view import (
    ALL_TICKETS,
    CITY_IDS,
    NUMBERS,
    CityName,
    Ticket,
    TycoonView,
    TycoonViews,
)
from ludopolis.language.text import say as text
from ludopolis.language.translator import Translator
from ludopolis.presentation.art import Svg, art
from ludopolis.presentation.pictures import gallery, placed, position, sheet, whole
from ludopolis.presentation.scene import Drawing, Sprite
from ludopolis.presentation.svg import fitting, tag, words

ART = art(LOCALE.with_name("art"))
# Every seat has a mark of its own as well as its colour.
SEAT_COLOURS = ("red", "blue", "yellow", "green")
BANKS = ART.box("banks")
BANK_SCALE = 0.84  # of a plane in its bank, so that the word above it can be read

Point = tuple[float, float]

# --- Where things lie -------------------------------------------------------------------------


def spot_of(city: CityName) -> str:
    """The spot of a city."""
    return f"city-{NUMBERS[city]}"


@cache
def in_city(city: CityName, place: str) -> Point:
    """The middle of a place on the plate of a city: `square-3`, `strip-0`, `site-1` …"""
    plate, there = ART.box(spot_of(city)), ART.box(place)
    return plate.left + there.x, plate.top + there.y


def bank_at(seat: int, players: int) -> Point:
    """Where the plane of a seat stands in its bank."""
    return BANKS.left + BANKS.width / players * seat - 50, BANKS.top + BANKS.height - 29


def market_at(place: int) -> Point:
    """The middle of a place for a face-up ticket: the scheduled ones first, then the charters."""
    there = ART.box(f"place-{place}")
    return there.x, there.y


# --- The board --------------------------------------------------------------------------------


def drawing(players: int, options: Mapping[str, Value], say: Translator) -> Drawing:  # noqa: ARG001
    """The board for so many players; it is the same with all options."""
    return board(players, say.language)


@cache
def board(players: int, language: str) -> Drawing:
    """The board in a language."""
    say = Translator(language, LOCALE)
    width = BANKS.width / players
    banks = [
        placed(ART.draw("bank", paint, width=width - 6, name=say("board-bank")), left, BANKS.top)
        for seat, paint in enumerate(SEAT_COLOURS[:players])
        for left in (BANKS.left + width * seat,)
    ]
    plates = Svg("".join(plate(city, say) for city in range(CITIES)))
    svg = ART.draw("board", plates=plates, banks=Svg("".join(banks)))
    spots = [
        ART.box(f"city-{number}").grown(5).spot(f"city-{number}", say(city_text(city)))
        for number, city in enumerate(CITY_IDS)
    ]
    bank = BANKS.spot("bank", say("board-bank"))
    return Drawing(*ART.size("board"), str(svg), (*spots, bank), sprites(say), say("board"))


def plate(city: int, say: Translator) -> str:
    """What is printed for a city; a long name is written smaller, so that payouts hide none of it."""
    name = say(city_text(CITY_IDS[city]))
    fits = fitting(min(186, 19 * len(name))) if len(name) > 8 else {}
    size = 31 if len(name) <= 12 else 27
    printed = {
        f"{what}_{number}": int(value)
        for what, row in (
            ("hotel", HOTEL_PRICE),
            ("factory", FACTORY_PRICE),
            ("pays", FIRST_PAYOUT),
        )
        for number, value in enumerate(row[city])
    }
    written = words(name, 13, 25, size, "ink", text_anchor="start", font_weight="bold", **fits)
    there = ART.box(f"city-{city}")
    return placed(ART.draw("city", name=Svg(written), **printed), there.left, there.top)


def ticket_sprite(ticket: Ticket, say: Translator) -> Sprite:
    """A ticket; a long name is written no wider than the price leaves it."""
    names = ""
    for line, name in enumerate(say(city_text(city, "short")) for city in ticket.cities):
        size = {"font_size": 26} if len(name) > 8 else {}
        fits = fitting(133) if len(name) >= 8 else {}
        names += tag("text", name, x=-72, y=34 * line - 8, **size, **fits)
    return ART.sprite(ticket.kind, names=Svg(names), steps=ticket.steps, price=ticket.price)


def sprites(say: Translator) -> dict[str, Sprite]:
    """All small pictures by name."""
    found = {name: ART.sprite(name) for name in ("next", "gone", "site", "payout")}
    for kind in ("hotel", "closed", "factory", "plane", "mark"):
        for seat, paint in enumerate(SEAT_COLOURS, start=1):
            found[f"{kind}-{seat}"] = ART.sprite(kind, paint)
    return found | {f"ticket-{t.number}": ticket_sprite(t, say) for t in ALL_TICKETS}


# --- Positions of the rulebook ----------------------------------------------------------------

LETTERS = "RBYG"  # the seats
UP = (
    *("cairo 2", "monaco 1", "mexico-city cape-town", "new-york monaco", "tokyo sydney"),
    *("monaco cairo", "hong-kong sydney", "new-york rio-de-janeiro"),
)  # face up in all of them


def ticket(short: str) -> Ticket:
    """A ticket from its cities, or its city and steps."""
    return next(
        ticket
        for ticket in ALL_TICKETS
        if short == " ".join((*ticket.cities, *([str(ticket.steps)] if ticket.steps else [])))
    )


def view_of(
    *,
    tracks: Mapping[CityName, str] | None = None,
    closed: Mapping[CityName, str] | None = None,
    sites: Mapping[CityName, str] | None = None,
    planes: Sequence[CityName | None] = (),
) -> TycoonView:
    """A position among three; a track is a row of letters, `.` where one was closed."""
    state: Any = blank(Globe)
    state.players = 3
    state.track[:, :] = state.sites[:, :] = NOBODY
    state.city[:], state.strip[:] = BANK, NO_STRIP
    state.face_up[:] = [ticket(short).number for short in UP]
    for name, letters in (tracks or {}).items():
        city = NUMBERS[name]
        state.built[city] = len(letters)
        state.oldest[city] = len(letters) - len(letters.lstrip("."))
        state.track[city, : len(letters)] = [LETTERS.find(letter) for letter in letters]
        state.open_hotels[city] = [letters.count(letter) for letter in LETTERS]
    for name, letters in (closed or {}).items():
        state.closed[NUMBERS[name]] = [letters.count(letter) for letter in LETTERS]
    for name, letters in (sites or {}).items():
        state.sites[NUMBERS[name], : len(letters)] = [LETTERS.find(letter) for letter in letters]
    for seat, place in enumerate(planes):
        if place is not None:
            state.city[seat], state.strip[seat] = NUMBERS[place], 0
    return TycoonViews().open(state, 0)


# --- The pictures -----------------------------------------------------------------------------


def cover(say: Translator) -> str:
    """The world at the time of the flying boats, with the first hotels."""
    return sheet(ART, "cover", say, title=say("game").upper())


def tickets(say: Translator) -> str:
    """A scheduled ticket and a charter, side by side."""
    width, height = ART.size("charter")
    shown = (ticket_sprite(ticket(short), say) for short in UP[:3:2])
    laid = [
        placed(sprite.svg, width * (0.6 + 1.1 * n), height * 0.6) for n, sprite in enumerate(shown)
    ]
    ground = tag("rect", width="100%", height="100%", fill="var(--paper)")
    return whole(2.3 * width, 1.2 * height, ground, *laid)


on_board = partial(position, "tycoon")
TWO_STEPS: tuple[CityName, ...] = ("monaco", "mexico-city", "cape-town")  # from Hong Kong
NEW_YORK = ART.box(spot_of("new-york")).grown(6)

PICTURES = gallery(
    LOCALE,
    {
        "board": on_board(
            partial(
                view_of,
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
                planes=["hong-kong", "new-york", None],
            )
        ),
        "tickets": tickets,
        "steps": on_board(
            partial(view_of, planes=["hong-kong"]), marked=[spot_of(city) for city in TWO_STEPS]
        ),
        "city": on_board(
            partial(view_of, tracks={"new-york": "RBYBY"}, planes=[None, "new-york"]),
            frame=NEW_YORK,
        ),
        "later": on_board(
            partial(
                view_of,
                tracks={"new-york": "..YBYRYYRR"},
                closed={"new-york": "B"},
                sites={"new-york": "RB"},
                planes=["new-york"],
            ),
            frame=NEW_YORK,
        ),
        "cover": cover,
    },
    [text(f"colour-{colour}") for colour in SEAT_COLOURS],
)
