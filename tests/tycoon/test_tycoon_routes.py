"""Routes: the cheapest ways to a landing strip."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_table import NUMBERS, in_words, position

import ludopolis
from at_a_table import texts, wander
from ludopolis import Game
from ludopolis.engine import contract
from ludopolis.engine.chance import IMAGINATION, stream_of
from ludopolis.engine.layout import duplicate
from ludopolis.games.tycoon.state import CITY_NAMES, HOTEL_PRICE, PRICE, TICKETS
from ludopolis.games.tycoon.ui import UI
from ludopolis.games.tycoon.view import ALL_TICKETS, CITY_IDS, Flight, Route, TycoonView
from ludopolis.games.tycoon.view import NUMBERS as CITY_NUMBERS
from ludopolis.language.languages import languages

RICH = 1_000


def said(game: Game, language: str = "en") -> list[str]:
    """The lines of the aid."""
    (aid,) = UI.aids
    return [in_words(line, language) for line in aid.lines(game.view(game.seat))]


def cheapest(game: Game) -> tuple[Route, ...]:
    """The routes of the seat to move."""
    view: TycoonView = game.view(game.seat)
    return view.routes


def total(route: Route) -> int:
    """What a hotel costs at the end of a route, with its tickets, whether it can be built or not."""
    return route.fare + int(HOTEL_PRICE[CITY_NUMBERS[route.city], route.strip - 1])


def to_cities(game: Game) -> dict[str, Route]:
    """The cheapest route to each city, staying included."""
    return {CITY_NAMES[CITY_NUMBERS[route.city]]: route for route in reversed(cheapest(game))}


def follow(game: Game, route: Route) -> int:
    """Buy and fly as a route says; what it cost."""
    before = int(game.state.cash[game.state.seat])
    for ticket in (flight.ticket.number for flight in route.flights):
        if not game.state.hand[game.state.seat] >> ticket & 1:
            game.play(ticket)
    for flight in route.flights:
        ticket, goal = flight.ticket.number, CITY_NUMBERS[flight.city]
        numbers = [54 + ticket * 9 + goal] if ticket < 18 else [54 + 162 + ticket - 18]
        game.play(numbers[0])
        assert game.state.city[game.state.seat] == goal
    assert int(game.state.strip[game.state.seat]) + 1 == route.strip
    return before - int(game.state.cash[game.state.seat])


def by_trying(game: Game, deepest: int) -> dict[int, int]:
    """The least cost of a hotel in each city, by trying every sequence of flights."""
    best: dict[int, int] = {}
    state = duplicate(game.state)
    seat = int(state.seat)
    mind = stream_of(1, IMAGINATION)
    # Everything face up is bought first, and what turns out to be unused is not counted.
    bought = [int(ticket) for ticket in state.face_up if ticket >= 0]
    state.cash[seat] = RICH
    for ticket in bought:
        contract.apply(state, ticket, mind)

    def look(now: ludopolis.engine.layout.Layout, paid: int, depth: int) -> None:
        here, strip = int(now.city[seat]), int(now.strip[seat])  # type: ignore[attr-defined]
        if here >= 0 and strip >= 0:
            total = paid + int(HOTEL_PRICE[here, strip])
            best[here] = min(best.get(here, RICH), total)
        if depth == deepest:
            return
        for action in range(54, 252):
            if contract.refusal(now, action) == 0:
                ticket = (action - 54) // 9 if action < 216 else action - 216 + 18
                then = duplicate(now)
                contract.apply(then, action, mind)
                look(then, paid + (int(PRICE[ticket]) if ticket in bought else 0), depth + 1)

    look(state, 0, 0)
    return best


@settings(max_examples=40)
@given(st.integers(0, 1 << 30), st.sampled_from([2, 3, 4]), st.booleans())
def test_no_way_is_cheaper(seed: int, players: int, fewer: bool) -> None:
    """Against trying every sequence of up to three flights: none is cheaper, and as many cities."""
    game = ludopolis.new("tycoon", players=players, seed=seed, fewer_steps=fewer)
    wander(game, seed, moves=seed % 60)
    state = game.state
    if game.over or game.decision != "turn":
        return
    # Keep the hands small, so that everything can be tried.
    kept = [ticket for ticket in range(TICKETS) if state.hand[state.seat] >> ticket & 1][:2]
    state.hand[state.seat] = sum(1 << ticket for ticket in kept)
    tried = by_trying(game, 3)
    routes = to_cities(game)
    for city, cost in tried.items():
        assert total(routes[CITY_NAMES[city]]) <= cost
    for route in routes.values():
        if len(route.flights) <= 3:
            assert tried[CITY_NUMBERS[route.city]] == total(route)


@settings(max_examples=60)
@given(st.integers(0, 1 << 30), st.sampled_from([2, 3, 4]), st.booleans())
def test_a_route_can_be_followed(seed: int, players: int, fewer: bool) -> None:
    """Move by move it is legal and costs what it says; whatever is held, it is found at once."""
    game = ludopolis.new("tycoon", players=players, seed=seed, fewer_steps=fewer)
    wander(game, seed, moves=seed % 400)
    if game.over or game.decision != "turn":
        return
    game.state.cash[game.state.seat] = RICH
    game._forget()
    for route in cheapest(game):
        twin = game.copy()
        assert follow(twin, route) == route.fare
        hotel = [offer.price for offer in route.offers if offer.building == "hotel"]
        assert bool(hotel) == (twin.state.built[CITY_NUMBERS[route.city]] < 12)
        if hotel:
            twin.state.cash[twin.state.seat] = hotel[0]
            twin._forget()
            assert "build hotel" in texts(twin)
            twin.state.cash[twin.state.seat] = hotel[0] - 1
            twin._forget()
            assert "build hotel" not in texts(twin)


def test_from_the_bank() -> None:
    """From the bank only scheduled tickets, to the city named; then charters from there."""
    game = position()
    routes = to_cities(game)
    assert routes["Cairo"].flights == (Flight(ALL_TICKETS[NUMBERS["Cairo 2"]], "cairo", 5),)
    assert routes["Cairo"].fare == 5
    assert routes["Mexico City"].fare == 5 + 1
    assert routes["New York"].fare == 5 + 2
    assert routes["Monaco"].fare == 6 + 1


def test_each_ticket_leads_once() -> None:
    """A ticket is good for one flight: with one ticket alone the bank leads to one city."""
    game = position(scheduled=["Cairo 2", None], charters=[None] * 6)
    assert [route.city for route in cheapest(game)] == ["cairo"]


def here(game: Game) -> list[Route]:
    """The routes that end where the plane stands."""
    place = CITY_IDS[game.state.city[game.state.seat]]
    return [route for route in cheapest(game) if route.city == place]


def test_coming_back_to_the_cheaper_strip() -> None:
    """Landing: two tickets in hand lead out and back to strip 1; to stay is told as well."""
    game = position(planes={1: ("Cairo", 2)}, hands=[["Monaco–Cairo", "Cairo 3"]])
    back, stay = here(game)
    assert (stay.strip, stay.fare, stay.flights) == (2, 0, ())
    assert (back.strip, back.fare, len(back.flights)) == (1, 0, 2)
    lines = said(game)
    at = lines.index("Cairo: hotel 3 → 3 · factory 6 → 6")
    assert lines[at + 1] == "  Monaco–Cairo + Cairo 3 (0)"
    assert "Cairo: stay; hotel 4 → 4 · factory 6 → 6" in lines


@pytest.mark.parametrize(
    ("planes", "hands"),
    [
        # The way back must be bought, which costs as much as it saves.
        ({1: ("Cairo", 2)}, ["Monaco–Cairo"]),
        # Strip 1 is taken; or the plane stands there itself.
        ({1: ("Cairo", 2), 2: ("Cairo", 1)}, ["Monaco–Cairo", "Cairo 3"]),
        ({1: ("Cairo", 1)}, ["Monaco–Cairo", "Cairo 3"]),
    ],
)
def test_coming_back_for_nothing(planes: dict[int, tuple[str, int]], hands: list[str]) -> None:
    """Landing: where it saves nothing, only to stay is told."""
    (stay,) = here(position(planes=planes, hands=[hands]))
    assert stay.flights == ()


def test_a_crowded_city_is_no_goal() -> None:
    """Landing: where both strips are taken there is no route to, but one may lead through."""
    game = position(planes={2: ("Cairo", 1), 3: ("Cairo", 2)}, scheduled=["Cairo 2", None])
    routes = to_cities(game)
    assert "Cairo" not in routes
    assert routes["Mexico City"].fare == 6


def test_the_lines() -> None:
    """The aid: the cheapest first, what is too dear marked; staying; renovating; nothing to build."""
    game = position(
        planes={1: ("Cairo", 1)},
        cash=[7, 0, 0],
        scheduled=[None, "Tokyo 3"],
        charters=["Mexico City–Cairo", "Cairo–Sydney", *[None] * 4],
        hands=[["Cairo–Hong Kong"]],
        tracks={"Cairo": ".BYBYBY", "Sydney": "...BYBYBYBYY"},
        closed={"Cairo": "R"},
        sites={"Sydney": "BY"},
    )
    lines = said(game)
    assert lines[0].startswith("Cheapest ways")
    assert "Cairo: stay; hotel 3 → 3 · renovate → 0 · factory 6 → 6" in lines
    assert "Hong Kong: Cairo–Hong Kong (0); hotel 3 → 3 · factory 6 → 6" in lines
    assert "Mexico: Mexico–Cairo (1); hotel 3 → 4 · factory 6 → 7" in lines
    assert "Sydney: Cairo–Sydney (2); nothing to build" in lines
    assert "Tokyo: Tokyo 3 (6); hotel 4 → 10! · factory 8 → 14!" in lines
    assert said(game, "fr")[1].endswith("usine 6 → 6")


def test_a_stop_on_the_way_is_named() -> None:
    """The aid: a scheduled ticket that leads elsewhere than its name says where."""
    game = position(
        planes={1: ("New York", 1)},
        scheduled=["Tokyo 3", None],
        charters=["Cape Town–Sydney", *[None] * 5],
    )
    assert "  Tokyo 3 → Cape Town + Cape Town–Sydney (7)" in said(game)


def test_a_last_flight_by_steps_is_named() -> None:
    """The aid: also the last flight says where it leads if it is not the city of its ticket."""
    game = position(
        planes={1: ("Monaco", 1)},
        hands=[["Monaco–Cairo", "Cairo 2"]],
        scheduled=[None, None],
        charters=[None] * 6,
    )
    lines = said(game)
    assert any(line.startswith("Cairo: Cairo 2 (0)") for line in lines)
    assert "  Monaco–Cairo + Cairo 2 → Sydney (0)" in lines
    assert "  Monaco–Cairo + Cairo 2 → Rio (0)" in lines


def test_what_is_free_is_never_too_dear() -> None:
    """The aid: with negative cash a renovation can be had, and all that has a price cannot."""
    game = position(
        planes={1: ("Cairo", 1)},
        cash=[-5, 0, 0],
        tracks={"Cairo": ".BYBYBY"},
        closed={"Cairo": "R"},
    )
    assert "Cairo: stay; hotel 3 → 3! · renovate → 0 · factory 6 → 6!" in said(game)


@settings(max_examples=60)
@given(st.integers(0, 1 << 30), st.sampled_from([2, 3, 4]), st.booleans())
def test_the_lines_fit_the_screen(seed: int, players: int, fewer: bool) -> None:
    """The aid: no line has more than 78 columns, whatever is held; long ways go on below."""
    game = ludopolis.new("tycoon", players=players, seed=seed, fewer_steps=fewer)
    wander(game, seed, moves=seed % 400)
    if game.over:
        return
    for language in languages():
        lines = said(game, language)
        assert max(len(line) for line in lines) <= 78
        assert all(line[:2].strip() or line.startswith("  ") for line in lines)


def test_a_long_way_goes_on_below() -> None:
    """The aid: the goal and what can be built first, then the flights, indented by two."""
    game = position(
        planes={1: ("New York", 1)},
        scheduled=[None, None],
        charters=[
            "New York–Mexico City",
            "Mexico City–Hong Kong",
            "Hong Kong–Rio de Janeiro",
            "Rio de Janeiro–Cape Town",
            "Cape Town–Sydney",
            None,
        ],
        cash=[9, 0, 0],
    )
    lines = said(game)
    at = lines.index("Sydney: hotel 2 → 10! · factory 4 → 12!")
    assert lines[at + 1 : at + 3] == [
        "  New York–Mexico + Mexico–Hong Kong + Hong Kong–Rio +",
        "  Rio–Cape Town + Cape Town–Sydney (8)",
    ]


def test_no_route_and_no_flight() -> None:
    """The aid: without tickets there is no way; and after payday nobody flies."""
    game = position(scheduled=[None, None], charters=[None] * 6)
    assert said(game) == ["No ticket in your hand or face up leads to a free strip."]
    game = position(loans={1: [1, 0]}, deciding=True)
    assert said(game) == ["Nobody flies now."]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_aid_is_offered(language: str) -> None:
    """The terminal lists the aid with its key and its name."""
    (aid,) = UI.aids
    assert aid.key == "r"
    assert in_words(aid.name, language) == {"en": "routes", "fr": "trajets"}[language]
