"""What players see and work out at the table, filled in by asking the rules; `view.py` names it.

In these records seats, strips and sites count from 1, and 0 is none.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Annotated

import numpy as np

from ludopolis.engine.layout import Int64, Ints, Layout, blanks
from ludopolis.engine.rule import rule, seldom
from ludopolis.games.tycoon import rules
from ludopolis.games.tycoon.state import (
    ALLOWED,
    CITIES,
    FIRST,
    KINDS,
    NO_STRIP,
    RED,
    REPAYMENT,
    SCHEDULED,
    SEATS,
    SECOND,
    SITES,
    SQUARES,
    TICKETS,
    Globe,
)

NONE = -1

# --- What lies on the table -------------------------------------------------------------------


class CityFacts(Layout):
    """What stands in a city, who is first there, and what it pays."""

    track: Annotated[Ints, np.int64, SQUARES]  # whose open hotel stands on each square
    open_hotels: Annotated[Ints, np.int64, SEATS]
    closed_hotels: Annotated[Ints, np.int64, SEATS]
    ranking: Annotated[Ints, np.int64, SEATS]  # who has the majority, who is second …
    owners: Annotated[Ints, np.int64, SITES]  # whose factory stands on each site
    planes: Annotated[Ints, np.int64, 2]  # whose plane stands on each strip
    passing: Annotated[Ints, np.int64, SEATS]  # whose planes pass through
    built: Int64
    next_site: Int64
    closes: Int64  # whose hotel the next one closes: the oldest, if it goes on a red square
    full: Int64
    payout: Annotated[Ints, np.int64, 2]  # of the first place and the second
    next_payout: Annotated[Ints, np.int64, 2]  # after one more hotel
    factory_payout: Int64


class TycoonFacts(Layout):
    """What lies in front of a player, and what a payday now would bring."""

    cash: Int64
    debt: Int64
    open_debt: Int64  # for loans that can still be extended
    city: Int64
    strip: Int64
    hotels: Int64
    factories: Int64
    hand: Int64
    loans: Annotated[Ints, np.int64, KINDS]
    extended: Annotated[Ints, np.int64, KINDS]
    repaid: Int64
    cities: Int64
    income: Int64
    distribution: Int64
    majority: Annotated[Ints, np.int64, CITIES]
    factory_income: Annotated[Ints, np.int64, CITIES]


@seldom
def fill(globe: Globe, cities: Ints, tycoons: Ints) -> None:
    """Fill in a record for each city and one for each player."""
    for city in range(CITIES):
        fill_city(globe, city, cities[city])
    for seat in range(globe.players):
        fill_tycoon(globe, seat, tycoons[seat])


@seldom
def fill_city(globe: Globe, city: int, facts: CityFacts) -> None:
    """What stands in a city, who is first there, and what it pays."""
    built = globe.built[city]
    facts.track[:] = globe.track[city] + 1
    facts.open_hotels[:] = globe.open_hotels[city]
    facts.closed_hotels[:] = globe.closed[city]
    facts.owners[:] = globe.sites[city] + 1
    for seat in range(globe.players):
        if globe.open_hotels[city, seat] > 0:
            facts.ranking[rules.players_before(globe, city, seat)] = seat + 1
        if globe.city[seat] == city:
            if globe.strip[seat] == NO_STRIP:
                facts.passing[seat] = seat + 1
            else:
                facts.planes[globe.strip[seat]] = seat + 1
    facts.built = built
    facts.full = rules.track_is_full(globe, city)
    site = rules.free_site(globe, city)
    facts.next_site = site + 1 if site < SITES else 0
    if RED[built] and globe.oldest[city] < built:
        facts.closes = globe.track[city, globe.oldest[city]] + 1
    for place in (FIRST, SECOND):
        facts.payout[place] = rules.payout(city, built, place)
        if not facts.full:
            facts.next_payout[place] = rules.payout(city, built + 1, place)
    facts.factory_payout = rules.factory_payout(globe, city)


@seldom
def fill_tycoon(globe: Globe, seat: int, facts: TycoonFacts) -> None:
    """What lies in front of a player, and what a payday now would bring."""
    facts.cash = globe.cash[seat]
    facts.debt = rules.debt(globe, seat)
    facts.city = globe.city[seat]
    facts.strip = globe.strip[seat] + 1
    facts.hotels = globe.hotels[seat]
    facts.factories = globe.factories[seat]
    facts.hand = globe.hand[seat]
    facts.repaid = globe.repaid[seat]
    facts.cities = rules.cities_with_hotels(globe, seat)
    facts.distribution = rules.distribution(globe, seat)
    facts.income = rules.income(globe, seat)
    for kind in range(KINDS):
        facts.loans[kind] = globe.loans[seat, kind]
        facts.extended[kind] = globe.extended[seat, kind]
        facts.open_debt += globe.loans[seat, kind] * REPAYMENT[kind]
    for city in range(CITIES):
        facts.majority[city] = rules.majority(globe, city, seat)
        facts.factory_income[city] = rules.factory_income(globe, city, seat)


# --- What the seat to move can do -------------------------------------------------------------


class Outlook(Layout):
    """Where the seat to move could go."""

    usable: Int64  # the tickets of the hand and those face up, as a set
    leads: Annotated[Ints, np.int64, TICKETS]  # the cities that each ticket leads to, as sets
    landings: Annotated[Ints, np.int64, CITIES]  # the strip of each where the plane would land


@seldom
def fill_outlook(globe: Globe, outlook: Outlook) -> None:
    """Where tickets lead, and where the plane would land."""
    outlook.usable = usable(globe)
    for ticket in range(TICKETS):
        outlook.leads[ticket] = leads_to(globe, ticket, globe.city[globe.seat])
    for city in range(CITIES):
        outlook.landings[city] = rules.first_free_strip(globe, globe.seat, city) + 1


@rule
def usable(globe: Globe) -> int:
    """The tickets that the seat to move could use: those of its hand, and those face up."""
    return globe.hand[globe.seat] | rules.face_up_tickets(globe)


@rule
def leads_to(globe: Globe, ticket: int, origin: int) -> int:
    """The cities that a ticket leads to from here, as a set of bits."""
    if ticket >= SCHEDULED:
        charter = ticket - SCHEDULED
        leads = rules.charter_refusal(charter, origin) == ALLOWED
        return 1 << rules.other_end(charter, origin) if leads else 0
    goals = 0
    for city in range(CITIES):
        if rules.scheduled_refusal(globe, ticket, origin, city) == ALLOWED:
            goals |= 1 << city
    return goals


# --- Routes: the cheapest ways to a landing strip ---------------------------------------------

BUILDINGS = 3  # a hotel, a renovated one, a factory
LONGEST = CITIES  # flights: no way comes through a city twice
MOST_ROUTES = CITIES + 1  # to stay, and to each city


class RouteFacts(Layout):
    """The cheapest way to a strip, and what can be built there."""

    city: Int64
    strip: Int64
    hotel_total: Int64  # what a hotel would cost, with the fare
    fare: Int64
    affordable: Int64
    prices: Annotated[Ints, np.int64, BUILDINGS]  # NONE: it cannot be built
    payable: Annotated[Ints, np.int64, BUILDINGS]
    legs: Int64
    tickets: Annotated[Ints, np.int64, LONGEST]  # of each flight …
    cities: Annotated[Ints, np.int64, LONGEST]  # … where it leads …
    fares: Annotated[Ints, np.int64, LONGEST]  # … and what it costs


def routes_of(globe: Globe) -> Ints:
    """The routes of the seat to move, the cheapest hotel first; else, by city."""
    routes = blanks(RouteFacts, MOST_ROUTES)
    routes = routes[: fill_routes(globe, routes)]
    return routes[np.lexsort((routes["city"], routes["hotel_total"]))]


@seldom
def fill_routes(globe: Globe, routes: Ints) -> int:
    """To stay, and the cheapest flights to each city where the seat to move finds a free strip.

    Tickets in hand cost nothing more, face-up ones their price; each leads once. A way is left out if
    another one has come to the same city for no more money with some of the same tickets: it would
    lead nowhere that the other one does not. Of equally good ways, the first by its flights is taken.
    """
    seat = globe.seat
    here = globe.city[seat]
    wanted = free_cities(globe)
    found = 0
    if rules.site_refusal(here, globe.strip[seat]) == ALLOWED:
        fill_route(globe, here, globe.strip[seat], 0, routes[0])
        found = 1
    stays = found
    # Ways to go on from: fare, number of flights, their tickets and their goals, each as one number
    # and so in their order; where it ends, and the set of its tickets.
    ahead = [(0, 0, 0, 0, here, 0)]
    newest = np.full(CITIES, NONE)  # of the ways that have come to each city …
    arrived = [(0, NONE)]  # … by their tickets, each with the one before
    while len(ahead) > 0 and wanted:
        cost, count, tickets, goals, city, used = heappop(ahead)
        if count > 0:
            if came_with_less(arrived, newest[city], used):
                continue
            arrived.append((used, newest[city]))
            newest[city] = len(arrived) - 1
            if rules.holds(wanted, city):
                wanted &= ~(1 << city)
                route = routes[found]
                fill_route(globe, city, rules.first_free_strip(globe, seat, city), cost, route)
                fill_legs(globe, count, tickets, goals, route)
                # Back to where it stands a plane flies only for a cheaper strip.
                if not (stays and city == here and route.hotel_total >= routes[0].hotel_total):
                    found += 1
            if city == here:
                continue  # who came back lands anew, but leaves as at first
        for ticket in range(TICKETS):
            if not rules.holds(usable(globe) & ~used, ticket):
                continue
            paid = cost + rules.fare(globe, seat, ticket)
            flown = used | 1 << ticket
            cities = leads_to(globe, ticket, city)
            for goal in range(CITIES):
                if rules.holds(cities, goal) and not came_with_less(arrived, newest[goal], flown):
                    order = tickets * TICKETS + ticket, goals * CITIES + goal
                    heappush(ahead, (paid, count + 1, *order, goal, flown))
    return found


@rule
def free_cities(globe: Globe) -> int:
    """The cities where the seat to move would find a free strip, another one than its own."""
    cities = 0
    for city in range(CITIES):
        strip = rules.first_free_strip(globe, globe.seat, city)
        stands_there = globe.city[globe.seat] == city and globe.strip[globe.seat] == strip
        if strip != NO_STRIP and not stands_there:
            cities |= 1 << city
    return cities


@rule
def came_with_less(arrived: list[tuple[int, int]], newest: int, used: int) -> bool:
    """Has one of the ways to a city come there with some of the same tickets only?"""
    while newest != NONE:
        tickets, newest = arrived[newest]
        if tickets & ~used == 0:
            return True
    return False


@seldom
def fill_legs(globe: Globe, count: int, tickets: int, goals: int, route: RouteFacts) -> None:
    """The flights of a route, the first one first."""
    route.legs = count
    for leg in range(count - 1, -1, -1):
        route.tickets[leg] = tickets % TICKETS
        route.cities[leg] = goals % CITIES
        route.fares[leg] = rules.fare(globe, globe.seat, tickets % TICKETS)
        tickets //= TICKETS
        goals //= CITIES


@seldom
def fill_route(globe: Globe, city: int, strip: int, cost: int, route: RouteFacts) -> None:
    """Where a route leads, and what can be built there."""
    seat = globe.seat
    route.city = city
    route.strip = strip + 1
    route.hotel_total = cost + rules.hotel_price(city, strip)
    route.fare = cost
    route.affordable = rules.can_pay(globe.cash[seat], cost)
    route.prices[:] = NONE
    if rules.hotel_hindrance(globe, city, strip) == ALLOWED:
        route.prices[0] = rules.hotel_price(city, strip)
    if rules.renovation_hindrance(globe, seat, city, strip) == ALLOWED:
        route.prices[1] = 0
    if rules.factory_hindrance(globe, seat, city, strip) == ALLOWED:
        route.prices[2] = rules.factory_price(globe, city)
    for building in range(BUILDINGS):
        route.payable[building] = rules.can_pay(globe.cash[seat], cost + route.prices[building])
