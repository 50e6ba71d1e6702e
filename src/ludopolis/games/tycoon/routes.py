"""Routes: the cheapest ways from where the plane stands to a landing strip in each city.

Tickets in hand cost nothing more, face-up ones their price; any number of flights may follow each other,
and each ticket leads once. The rules say where a ticket leads and where a plane lands.
"""

from __future__ import annotations

import numpy as np

from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule, seldom
from ludopolis.games.tycoon.globe import (
    ALLOWED,
    BANK,
    CITIES,
    NO_STRIP,
    SCHEDULED,
    TICKETS,
    Globe,
)
from ludopolis.games.tycoon.rules import (
    can_pay,
    charter_refusal,
    face_up_tickets,
    factory_hindrance,
    factory_price,
    fare,
    first_free_strip,
    holds,
    hotel_hindrance,
    hotel_price,
    other_end,
    renovation_hindrance,
    scheduled_refusal,
    site_refusal,
)

# --- Where tickets lead -----------------------------------------------------------------------


@rule
def leads_to(globe: Globe, ticket: int, origin: int) -> int:
    """The cities that a ticket leads to from here, as a set of bits."""
    if ticket >= SCHEDULED:
        charter = ticket - SCHEDULED
        return 1 << other_end(charter, origin) if charter_refusal(charter, origin) == ALLOWED else 0
    goals = 0
    for city in range(CITIES):
        if scheduled_refusal(globe, ticket, origin, city) == ALLOWED:
            goals |= 1 << city
    return goals


@rule
def usable(globe: Globe) -> int:
    """The tickets that the seat to move could use: those of its hand, and those face up."""
    return globe.hand[globe.seat] | face_up_tickets(globe)


# --- Ways -------------------------------------------------------------------------------------

# A way is a row of numbers: what its tickets cost, how many flights, where it ends, the tickets used,
# the way before its last flight, that flight's ticket; and its flights as two numbers, by which the
# first of equally good ways is always the same one.
FARE, FLIGHTS, END, USED, BEFORE, TICKET, ORDER, ORDER_MORE, NEXT = range(9)
OF_WAY = 9
FEW_WAYS = 256  # to begin with
IN_ORDER = 7  # flights that fit into ORDER
NONE = -1

EVERYWHERE = (1 << CITIES) - 1


@rule
def comes_sooner(ways: Ints, one: int, other: int) -> bool:
    """Is one way to be looked at before another: cheaper, with fewer flights, or else by its order?"""
    for part in (FARE, FLIGHTS, ORDER, ORDER_MORE):
        if ways[one, part] != ways[other, part]:
            return bool(ways[one, part] < ways[other, part])
    return False


@rule
def sift_up(heap: Ints, ways: Ints, at: int) -> None:
    """Let a way that was put at the end of the heap rise to its place."""
    while at > 0:
        above = (at - 1) // 2
        if not comes_sooner(ways, heap[at], heap[above]):
            return
        heap[at], heap[above] = heap[above], heap[at]
        at = above


@rule
def take_first(heap: Ints, ways: Ints, size: int) -> int:
    """Take the first way from a heap of this size."""
    first = heap[0]
    heap[0] = heap[size - 1]
    at = 0
    while True:
        below = 2 * at + 1
        if below >= size - 1:
            return first
        if below + 1 < size - 1 and comes_sooner(ways, heap[below + 1], heap[below]):
            below += 1
        if not comes_sooner(ways, heap[below], heap[at]):
            return first
        heap[at], heap[below] = heap[below], heap[at]
        at = below


@rule
def reached_with_less(ways: Ints, newest: int, used: int) -> bool:
    """Has one of the ways to a city come there with some of the same tickets only?"""
    way = newest
    while way != NONE:
        if ways[way, USED] & ~used == 0:
            return True
        way = ways[way, NEXT]
    return False


@seldom
def within_reach(start: int, goals_of: Ints, tickets: int) -> int:
    """The cities that could be reached if each ticket led any number of times."""
    reached = 0
    fresh = 1 << (start + 1)  # the bank is bit 0 here
    while fresh:
        found = 0
        for place in range(CITIES + 1):
            if fresh >> place & 1:
                for ticket in range(TICKETS):
                    if holds(tickets, ticket):
                        found |= goals_of[ticket, place - 1]
        fresh = (found & ~reached) << 1
        reached |= found
    return reached


@seldom
def fill_goals(globe: Globe, tickets: int, goals_of: Ints) -> None:
    """Where each ticket leads from each city; the last column is the bank's."""
    for ticket in range(TICKETS):
        if holds(tickets, ticket):
            for origin in range(-1, CITIES):
                goals_of[ticket, origin] = leads_to(globe, ticket, origin)


@seldom
def cheapest_ways(globe: Globe, wanted: int, goals_of: Ints, found: Ints) -> Ints:
    """The cheapest way to each wanted city, as its number among all ways, which are returned.

    A way is left out if another one has come to the same city for no more money with some of the
    same tickets: it would lead nowhere that the other one does not.
    """
    seat = globe.seat
    start = globe.city[seat]
    tickets = usable(globe)
    ways = np.empty((FEW_WAYS, OF_WAY), np.int64)
    heap = np.empty(FEW_WAYS, np.int64)
    newest = np.full(CITIES, NONE)  # of the ways to each city
    found[:] = NONE
    wanted &= within_reach(start, goals_of, tickets)
    ways[0] = 0
    ways[0, END] = start
    heap[0] = 0
    made = size = 1
    while size > 0 and wanted:
        way = take_first(heap, ways, size)
        size -= 1
        city = ways[way, END]
        used = ways[way, USED]
        if ways[way, FLIGHTS] > 0:
            if reached_with_less(ways, newest[city], used):
                continue
            ways[way, NEXT] = newest[city]
            newest[city] = way
            if holds(wanted, city):
                wanted &= ~(1 << city)
                found[city] = way
            if city == start:
                continue  # who came back lands anew, but leaves as at first
        for ticket in range(TICKETS):
            if not holds(tickets & ~used, ticket):
                continue
            goals = goals_of[ticket, city]
            for goal in range(CITIES):
                if not holds(goals, goal):
                    continue
                if reached_with_less(ways, newest[goal], used | 1 << ticket):
                    continue
                if made == len(ways):
                    ways = np.concatenate((ways, np.empty_like(ways)))
                    heap = np.concatenate((heap, np.empty_like(heap)))
                fly_on(ways, way, made, ticket, goal, fare(globe, seat, ticket))
                heap[size] = made
                sift_up(heap, ways, size)
                made += 1
                size += 1
    return ways


@rule
def fly_on(ways: Ints, way: int, new: int, ticket: int, goal: int, cost: int) -> None:
    """Make a new way: one flight more."""
    flight = ticket * CITIES + goal
    flown = ways[way, FLIGHTS]
    early = flown < IN_ORDER
    room = TICKETS * CITIES
    ways[new, FARE] = ways[way, FARE] + cost
    ways[new, FLIGHTS] = flown + 1
    ways[new, END] = goal
    ways[new, USED] = ways[way, USED] | 1 << ticket
    ways[new, BEFORE] = way
    ways[new, TICKET] = ticket
    ways[new, ORDER] = ways[way, ORDER] * room + flight if early else ways[way, ORDER]
    ways[new, ORDER_MORE] = 0 if early else ways[way, ORDER_MORE] * room + flight


# --- Routes -----------------------------------------------------------------------------------

# A route is a row of numbers: where it leads, the strip, its flights, and what can be built there for
# how much (NONE: not possible) and whether that can be paid; then ticket, city and fare of each flight.
LONGEST = CITIES  # flights: no way comes through a city twice
GOAL, GOAL_STRIP, LEGS, TOTAL_FARE, CAN_PAY, HOTEL_TOTAL = range(6)
HOTEL_AT, RENOVATION_AT, FACTORY_AT = range(6, 12, 2)  # the price, then whether it can be paid
LEGS_AT = 12
OF_LEG = 3
OF_ROUTE = LEGS_AT + OF_LEG * LONGEST
MOST_ROUTES = CITIES + 1  # to stay, and to each city


@seldom
def offer(row: Ints, at: int, hindrance: int, price: int, cash: int) -> None:
    """Note what a building costs at the end of a route, if possible, and whether it can be paid."""
    row[at] = price if hindrance == ALLOWED else NONE
    row[at + 1] = can_pay(cash, row[TOTAL_FARE] + price)


@seldom
def fill_route(globe: Globe, row: Ints, city: int, strip: int, cost: int) -> None:
    """Where a route leads, and what can be built there."""
    seat = globe.seat
    cash = globe.cash[seat]
    row[GOAL] = city
    row[GOAL_STRIP] = strip
    row[LEGS] = 0
    row[TOTAL_FARE] = cost
    row[CAN_PAY] = can_pay(cash, cost)
    price = hotel_price(city, strip)
    row[HOTEL_TOTAL] = cost + price
    offer(row, HOTEL_AT, hotel_hindrance(globe, city, strip), price, cash)
    offer(row, RENOVATION_AT, renovation_hindrance(globe, seat, city, strip), 0, cash)
    hindrance = factory_hindrance(globe, seat, city, strip)
    price = factory_price(globe, city) if hindrance == ALLOWED else 0
    offer(row, FACTORY_AT, hindrance, price, cash)


@seldom
def fill_legs(globe: Globe, row: Ints, ways: Ints, way: int) -> None:
    """The flights of a route, the first one first."""
    row[LEGS] = ways[way, FLIGHTS]
    for leg in range(row[LEGS] - 1, -1, -1):
        at = LEGS_AT + OF_LEG * leg
        row[at] = ways[way, TICKET]
        row[at + 1] = ways[way, END]
        row[at + 2] = fare(globe, globe.seat, ways[way, TICKET])
        way = ways[way, BEFORE]


@rule
def is_better(rows: Ints, one: int, other: int) -> bool:
    """Does a route come before another: is a hotel at its end cheaper in all? Else, by city."""
    if rows[one, HOTEL_TOTAL] != rows[other, HOTEL_TOTAL]:
        return bool(rows[one, HOTEL_TOTAL] < rows[other, HOTEL_TOTAL])
    return bool(rows[one, GOAL] < rows[other, GOAL])


@seldom
def sort_routes(rows: Ints, count: int) -> None:
    """Put the cheapest route first; equal ones stay as they are."""
    for last in range(1, count):
        at = last
        while at > 0 and is_better(rows, at, at - 1):
            for part in range(OF_ROUTE):
                rows[at, part], rows[at - 1, part] = rows[at - 1, part], rows[at, part]
            at -= 1


@seldom
def find_routes(globe: Globe, rows: Ints) -> int:
    """To stay, and the cheapest flights to each city where the seat to move finds a free strip.

    Back to where the plane stands they lead only if a hotel then costs less: to the cheaper strip,
    with tickets in hand. Says how many routes there are, the cheapest first.
    """
    seat = globe.seat
    here = globe.city[seat]
    strip = globe.strip[seat]
    stays = site_refusal(here, strip) == ALLOWED
    wanted = 0
    for city in range(CITIES):
        landing = first_free_strip(globe, seat, city)
        if landing != NO_STRIP and not (stays and city == here and landing == strip):
            wanted |= 1 << city
    count = 0
    if stays:
        fill_route(globe, rows[0], here, strip, 0)
        count = 1
    goals_of = np.zeros((TICKETS, CITIES + 1), np.int64)
    fill_goals(globe, usable(globe), goals_of)
    found = np.empty(CITIES, np.int64)
    ways = cheapest_ways(globe, wanted, goals_of, found)
    for city in range(CITIES):
        way = found[city]
        if way == NONE:
            continue
        row = rows[count]
        fill_route(globe, row, city, first_free_strip(globe, seat, city), ways[way, FARE])
        if stays and city == here and row[HOTEL_TOTAL] >= rows[0, HOTEL_TOTAL]:
            continue
        fill_legs(globe, row, ways, way)
        count += 1
    sort_routes(rows, count)
    return count


# --- What the seat to move can work out -------------------------------------------------------


@seldom
def fill_outlook(globe: Globe, leads: Ints, landings: Ints, rows: Ints) -> int:
    """Where each usable ticket leads (NONE: not usable), where the plane would land, and the routes."""
    here = globe.city[globe.seat]
    tickets = usable(globe)
    for ticket in range(TICKETS):
        leads[ticket] = leads_to(globe, ticket, here) if holds(tickets, ticket) else NONE
    for city in range(CITIES):
        landings[city] = first_free_strip(globe, globe.seat, city) + 1
    return find_routes(globe, rows)


assert BANK == -1  # the last column, of those by city
