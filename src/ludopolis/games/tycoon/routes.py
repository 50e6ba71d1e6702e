"""Routes: the cheapest ways from where the plane stands to a landing strip in each city.

Tickets in hand cost nothing more, face-up ones their price; any number of flights may follow each other,
and each ticket leads once. The rules say where a ticket leads and where a plane lands.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rich.markup import escape

from ludopolis.games.tycoon import rules
from ludopolis.games.tycoon.globe import (
    ALLOWED,
    BANK,
    CITIES,
    FACTORY_PRICE,
    HOTEL_PRICE,
    LOANS,
    NAMED,
    NO_STRIP,
    NO_TICKET,
    PRICE,
    SCHEDULED,
    SITES,
    Globe,
)
from ludopolis.games.tycoon.names import city_name, short, ticket_name, tickets_of
from ludopolis.games.tycoon.phrases import PHRASES

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
        return int(HOTEL_PRICE[self.city, self.strip])


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
    costs = {int(ticket): int(PRICE[ticket]) for ticket in state.face_up if ticket != NO_TICKET}
    costs.update(dict.fromkeys(tickets_of(state.hand[state.seat]), 0))
    return costs


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


def cheapest(state: Globe) -> dict[int, Route]:
    """For each city where the seat to move can come to stand on a strip, the cheapest route.

    Usually the first way to a city is the cheapest. Only who stands on the dearer strip of a city
    might save something by coming back to the other one.
    """
    seat, start = int(state.seat), int(state.city[state.seat])
    strips = {city: int(rules.first_free_strip(state, seat, city)) for city in range(CITIES)}
    open_cities = {city for city, strip in strips.items() if strip != NO_STRIP}
    found: dict[int, Route] = {}
    for fare, _, flights in ways(state):
        city = flights[-1][1] if flights else start
        strip = strips[city] if flights else int(state.strip[seat])
        if city == BANK or strip == NO_STRIP:
            continue
        route = Route(city, strip, flights, fare)
        if city not in found or fare + route.hotel < found[city].fare + found[city].hotel:
            found[city] = route
        if found.keys() == open_cities and all(r.strip == strips[r.city] for r in found.values()):
            break
    return found


# --- In words ---------------------------------------------------------------------------------


def lines(state: Globe, language: str = "en") -> list[str]:
    """The routes of the seat to move, the cheapest first."""
    say = PHRASES[language]
    if state.decision == LOANS:
        return [say["route not now"]]
    routes = sorted(cheapest(state).values(), key=lambda r: (r.fare + r.hotel, r.city))
    if not routes:
        return [say["route none"]]
    return [f"[dim]{say['routes']}[/]", *(said(state, route, language) for route in routes)]


def said(state: Globe, route: Route, language: str) -> str:
    """A route in a line, with Rich markup: the way, and what can be built at its end."""
    say = PHRASES[language]
    way = say["route stay"]
    if route.flights:
        last = len(route.flights) - 1
        legs = [leg(flight, at == last, language) for at, flight in enumerate(route.flights)]
        way = f"{' + '.join(legs)} ({route.fare})"
    offers = [offer(state, *found, route.fare, language) for found in buildings(state, route)]
    return say["route"].format(
        city=f"[bold]{escape(short(city_name(route.city, language), language))}[/]",
        way=escape(way),
        offers=" · ".join(offers) or say["route nothing"],
    )


def leg(flight: Flight, is_last: bool, language: str) -> str:
    """A flight by its ticket; a scheduled one that leads to another city on the way says to which."""
    ticket, goal = flight
    name = ticket_name(ticket, language)
    if not is_last and ticket < SCHEDULED and goal != NAMED[ticket]:
        name += f" → {city_name(goal, language)}"
    return short(name, language)


def buildings(state: Globe, route: Route) -> Iterator[tuple[str, int]]:
    """What could be built at the end of a route, and its price."""
    seat, city = int(state.seat), route.city
    if not rules.track_is_full(state, city):
        yield "hotel", route.hotel
        if state.closed[city, seat] > 0:
            yield "renovate", 0
    site = int(rules.free_site(state, city))
    if site < SITES and state.factories[seat] > 0:
        yield "factory", int(FACTORY_PRICE[city, site])


def offer(state: Globe, what: str, price: int, fare: int, language: str) -> str:
    """Something to build: its price, what it costs in all, and a sign if that is too much."""
    total = fare + price
    text = PHRASES[language][f"route {what}"].format(price=price, total=total)
    return f"[dim]{text}![/]" if total > state.cash[state.seat] else text
