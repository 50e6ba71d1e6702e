"""Routes: the cheapest ways from where the plane stands to a landing strip in each city.

Tickets in hand cost nothing more, face-up ones their price; any number of flights may follow each other,
and each ticket leads once. The rules say where a ticket leads and where a plane lands.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from rich.markup import escape
from rich.text import Text

from ludopolis.games.tycoon import rules
from ludopolis.games.tycoon.globe import (
    ALLOWED,
    BANK,
    CITIES,
    LOANS,
    NAMED,
    NO_STRIP,
    SCHEDULED,
    Globe,
)
from ludopolis.games.tycoon.names import city_name, short, ticket_name, tickets_of
from ludopolis.games.tycoon.phrases import PHRASES

WIDTH = 78

Flight = tuple[int, int]  # a ticket and where it leads
Way = tuple[int, int, tuple[Flight, ...]]  # what its tickets cost, how many flights, the flights


@dataclass(frozen=True)
class Route:
    """A way to a landing strip, and what there is to pay."""

    city: int
    strip: int
    flights: tuple[Flight, ...]  # none: the plane stays where it stands
    fare: int  # of the tickets that must be bought

    @property
    def hotel(self) -> int:
        """The price of a hotel on the strip."""
        return int(rules.hotel_price(self.city, self.strip))

    @property
    def total(self) -> int:
        """What a hotel costs at the end of the route, with its tickets."""
        return self.fare + self.hotel


def leads_to(state: Globe, ticket: int, origin: int) -> list[int]:
    """The cities that a ticket leads to from here."""
    if ticket < SCHEDULED:
        every = range(CITIES)
        refused = rules.scheduled_refusal
        return [city for city in every if refused(state, ticket, origin, city) == ALLOWED]
    charter = ticket - SCHEDULED
    if rules.charter_refusal(charter, origin) != ALLOWED:
        return []
    return [int(rules.other_end(charter, origin))]


def fares(state: Globe) -> dict[int, int]:
    """The tickets that the seat to move could use, and what each would still cost."""
    seat = int(state.seat)
    usable = tickets_of(int(state.hand[seat]) | int(rules.face_up_tickets(state)))
    return {ticket: int(rules.fare(state, seat, ticket)) for ticket in usable}


def ways(state: Globe) -> Iterator[Way]:
    """Ways from where the plane stands, the cheapest first, beginning with no flight at all.

    A way is left out if another one has come to the same city for no more money with some of the
    same tickets: it would lead nowhere that the other one does not.
    """
    start = int(state.city[state.seat])
    costs = fares(state)
    goals = cache(lambda ticket, city: leads_to(state, ticket, city))
    reached: dict[int, list[set[int]]] = {}  # by city, the tickets used by each way to it
    queue: list[Way] = [(0, 0, ())]
    while queue:
        fare, count, flights = heapq.heappop(queue)
        city = flights[-1][1] if flights else start
        used = {ticket for ticket, _ in flights}
        if flights:
            if any(others <= used for others in reached.get(city, ())):
                continue
            reached.setdefault(city, []).append(used)
        yield fare, count, flights
        if flights and city == start:
            continue  # who came back lands anew, but leaves as at first
        for ticket, cost in costs.items():
            if ticket not in used:
                for goal in goals(ticket, city):
                    heapq.heappush(queue, (fare + cost, count + 1, (*flights, (ticket, goal))))


def staying(state: Globe) -> list[Route]:
    """To stay is the first route of who stands on a strip."""
    city, strip = int(state.city[state.seat]), int(state.strip[state.seat])
    here = rules.site_refusal(city, strip) == ALLOWED
    return [Route(city, strip, (), 0)] if here else []


def cheapest(state: Globe) -> list[Route]:
    """To stay, and the cheapest flights to each city where the seat to move finds a free strip.

    Back to where the plane stands they lead only if a hotel then costs less: to the cheaper strip,
    with tickets in hand.
    """
    seat = int(state.seat)
    strips = {city: int(rules.first_free_strip(state, seat, city)) for city in range(CITIES)}
    routes = staying(state)
    known = {(route.city, route.strip) for route in routes}
    goals = {city for city, strip in strips.items() if strip != NO_STRIP} - {
        city for city, strip in known if strip == strips[city]
    }
    found: dict[int, Route] = {}
    for fare, _, flights in ways(state):
        city = flights[-1][1] if flights else BANK
        if city in goals and city not in found:
            found[city] = Route(city, strips[city], flights, fare)
        if found.keys() == goals:
            break
    least = {route.city: route.total for route in routes}
    return routes + [r for r in found.values() if r.city not in least or r.total < least[r.city]]


# --- As plain data ----------------------------------------------------------------------------


def leads(state: Globe, language: str = "en") -> dict[str, list[str]]:
    """Where each ticket in hand or face up leads the seat to move from where its plane stands."""
    if state.decision == LOANS:
        return {}
    here = int(state.city[state.seat])
    return {
        ticket_name(ticket, language): [
            city_name(c, language) for c in leads_to(state, ticket, here)
        ]
        for ticket in fares(state)
    }


def shown(state: Globe, language: str = "en") -> list[dict[str, Any]]:
    """The routes of the seat to move, the cheapest first: their flights, and what can be built."""
    costs = fares(state)
    cash = int(state.cash[state.seat])
    return [
        {
            "city": city_name(route.city, language),
            "strip": route.strip + 1,
            "fare": route.fare,
            "flights": [
                {
                    "ticket": ticket_name(ticket, language),
                    "city": city_name(goal, language),
                    "fare": costs[ticket],
                    "told": leg((ticket, goal), language),
                }
                for ticket, goal in route.flights
            ],
            "offers": [
                {
                    "what": what,
                    "price": price,
                    "total": route.fare + price,
                    "affordable": bool(rules.can_pay(cash, route.fare + price)),
                }
                for what, price in buildings(state, route)
            ],
        }
        for route in sorted(cheapest(state), key=lambda route: (route.total, route.city))
    ]


# --- In words ---------------------------------------------------------------------------------


def lines(
    state: Globe,
    language: str = "en",
    names: Sequence[str] = (),  # noqa: ARG001
) -> list[str]:
    """The routes of the seat to move, the cheapest first."""
    say = PHRASES[language]
    if state.decision == LOANS:
        return [say["route not now"]]
    routes = sorted(cheapest(state), key=lambda route: (route.total, route.city))
    if not routes:
        return [say["route none"]]
    told = [f"[dim]{say['routes']}[/]"]
    for route in routes:
        told += said(state, route, language)
    return told


def said(state: Globe, route: Route, language: str) -> list[str]:
    """A route, with Rich markup: the way, and what can be built at its end.

    It is one line if it fits; else the way follows below, indented.
    """
    say = PHRASES[language]
    city = f"[bold]{escape(short(city_name(route.city, language), language))}[/]"
    offers = [offer(state, *found, route.fare, language) for found in buildings(state, route)]
    built = " · ".join(offers) or say["route nothing"]
    legs = [leg(flight, language) for flight in route.flights]
    way = f"{' + '.join(legs)} ({route.fare})" if legs else say["route stay"]
    line = say["route"].format(city=city, way=escape(way), offers=built)
    if Text.from_markup(line).cell_len <= WIDTH:
        return [line]
    return [say["route goal"].format(city=city, offers=built), *folded(legs, route.fare)]


def folded(legs: list[str], fare: int) -> list[str]:
    """The flights of a long way, as many on each line as fit, indented by two."""
    told = [f"  {legs[0]}"]
    for text in [*(f" + {leg}" for leg in legs[1:]), f" ({fare})"]:
        if len(told[-1] + text) > WIDTH:
            told.append(f" {text}")
        else:
            told[-1] += text
    return [escape(line) for line in told]


def leg(flight: Flight, language: str) -> str:
    """A flight by its ticket; a scheduled one that leads elsewhere than to its city says where to."""
    ticket, goal = flight
    name = ticket_name(ticket, language)
    if ticket < SCHEDULED and goal != NAMED[ticket]:
        name += f" → {city_name(goal, language)}"
    return short(name, language)


def buildings(state: Globe, route: Route) -> Iterator[tuple[str, int]]:
    """What could be built at the end of a route, and its price."""
    seat, city, strip = int(state.seat), route.city, route.strip
    if rules.hotel_hindrance(state, city, strip) == ALLOWED:
        yield "hotel", route.hotel
    if rules.renovation_hindrance(state, seat, city, strip) == ALLOWED:
        yield "renovate", 0
    if rules.factory_hindrance(state, seat, city, strip) == ALLOWED:
        yield "factory", int(rules.factory_price(state, city))


def offer(state: Globe, what: str, price: int, fare: int, language: str) -> str:
    """Something to build: its price, what it costs in all, and a sign if that is too much."""
    total = fare + price
    text = PHRASES[language][f"route {what}"].format(price=price, total=total)
    return text if rules.can_pay(int(state.cash[state.seat]), total) else f"[dim]{text}![/]"
