"""What a position of Tycoon is worth to a player: the eye of the greedy bot.

It looks one decision ahead, but a turn is made of several: buy a ticket, fly, build. So a position
within a turn is worth what the turn can still be used for: the best building that at most two flights
reach.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.tycoon.globe import (
    ALLOWED,
    BANK,
    CHARTER,
    CITIES,
    DISTRIBUTION,
    EXTENDED_REPAYMENT,
    FACTORY_PRICE,
    FIRST_PAYOUT,
    HOTEL_PRICE,
    HOTELS_EACH_PHASE,
    KINDS,
    LOANS,
    NO_STRIP,
    NO_TICKET,
    NOBODY,
    PHASES,
    PRICE,
    RED,
    REPAYMENT,
    SCHEDULED,
    SECOND_PAYOUT,
    SITES,
    TICKETS,
    TURN,
    Globe,
)
from ludopolis.games.tycoon.rules import (
    cities_with_hotels,
    face_up_tickets,
    factories_in,
    first_free_strip,
    free_site,
    holds,
    income,
    longest_track,
    scheduled_refusal,
    stands_first,
    track_is_full,
)

# Weights, in millions unless said otherwise.
RIVALS = 0.5  # a million of the others, on average, counts against us, but less than our own for us
ENOUGH = 35  # who has less cash than this will have to borrow soon …
SHORT = 0.5  # … which costs interest and a turn: so much for each million that is missing …
LAST_TURNS = 4  # … and less when so few turns are left to spend it
KEPT = 0.3  # a ticket in hand is worth this part of its price: never enough to buy it for keeping
FINISH = 1.0  # a hotel still to be built is a turn still to be paid for
HASTE = 0.07  # a plan is worth a little less than the same thing done at once
NO_PLAN = -50.0  # a turn in which nothing can be built any more: better to borrow at once


@implements(contract.sense, Globe)
def sense(globe: Globe, seat: int) -> float:
    """Own wealth against that of the others, and what the turn can still be used for."""
    value = wealth(globe, seat)
    for other in range(globe.players):
        if other != seat:
            value -= against(globe, wealth(globe, other))
    if globe.ending:
        return value
    value += worth_of_hand(globe, seat) - shortage(globe, seat, globe.cash[seat])
    value -= FINISH * hotels_to_build(globe, seat)
    if globe.decision == TURN and globe.seat == seat:
        value += best_plan(globe, seat) - HASTE
    return value


@rule
def against(globe: Globe, value: float) -> float:
    """What the wealth of one of the others counts."""
    return RIVALS * value / (globe.players - 1)


# --- Wealth -----------------------------------------------------------------------------------


@seldom
def wealth(globe: Globe, seat: int) -> float:
    """Cash, less debts, and what hotels and factories are likely to bring.

    Every payday to come is taken to bring what one would bring now: tracks grow until then, but
    majorities get lost.
    """
    value = globe.cash[seat]
    for kind in range(KINDS):
        value -= globe.loans[seat, kind] * REPAYMENT[kind]
        value -= globe.extended[seat, kind] * EXTENDED_REPAYMENT[kind]
    if not globe.ending:
        value += paydays_to_come(globe) * income(globe, seat)
    return float(value)


@rule
def worth_of_hand(globe: Globe, seat: int) -> float:
    """What the tickets of the hand are worth."""
    value = 0.0
    for ticket in range(TICKETS):
        if holds(globe.hand[seat], ticket):
            value += KEPT * PRICE[ticket]
    return value


@rule
def hotels_to_build(globe: Globe, seat: int) -> int:
    """The hotels in front of a player and those that will follow."""
    return globe.hotels[seat] + HOTELS_EACH_PHASE * (PHASES - globe.phase)


@rule
def shortage(globe: Globe, seat: int, cash: int) -> float:
    """What it costs to have little cash, unless payday comes before the next turn."""
    if globe.closing and globe.decision == TURN:
        return 0.0
    turns = LAST_TURNS
    if globe.phase == PHASES:
        for other in range(globe.players):
            if other != seat:
                turns = min(turns, globe.hotels[other])
    return SHORT * turns / LAST_TURNS * max(0, ENOUGH - cash)


@rule
def paydays_to_come(globe: Globe) -> int:
    """How many paydays are still to come."""
    return PHASES - globe.phase + (0 if globe.decision == LOANS else 1)


# --- What a turn can still be used for --------------------------------------------------------


@seldom
def best_plan(globe: Globe, seat: int) -> float:
    """The gain of the best building that can still be reached in this turn, by two flights at most."""
    here = globe.city[seat]
    cash = globe.cash[seat]
    best = NO_PLAN
    if here != BANK and globe.strip[seat] != NO_STRIP:
        best = max(best, building_gain(globe, seat, here, globe.strip[seat], cash))
    for stop in range(CITIES):
        first = best_ticket(globe, seat, here, stop, NO_TICKET)
        if first == NO_TICKET:
            continue
        left = cash - fare(globe, seat, first)
        best = max(best, landing_gain(globe, seat, stop, left) - wear(globe, seat, first))
        for goal in range(CITIES):
            second = best_ticket(globe, seat, stop, goal, first)
            if second != NO_TICKET and goal != here:
                last = left - fare(globe, seat, second)
                used = wear(globe, seat, first) + wear(globe, seat, second)
                best = max(best, landing_gain(globe, seat, goal, last) - used)
    return best


@rule
def fare(globe: Globe, seat: int, ticket: int) -> int:
    """What is still to pay for a ticket."""
    return 0 if holds(globe.hand[seat], ticket) else PRICE[ticket]


@rule
def wear(globe: Globe, seat: int, ticket: int) -> float:
    """What is lost by using a ticket that is in the hand already."""
    return KEPT * PRICE[ticket] if holds(globe.hand[seat], ticket) else 0.0


@seldom
def best_ticket(globe: Globe, seat: int, origin: int, goal: int, other_than: int) -> int:
    """The ticket, in hand or face up, that leads from one city to another at the least cost."""
    tickets = globe.hand[seat] | face_up_tickets(globe)
    chosen = NO_TICKET
    least = 0.0
    for ticket in range(SCHEDULED):
        if (
            holds(tickets, ticket)
            and ticket != other_than
            and scheduled_refusal(globe, ticket, origin, goal) == ALLOWED
        ):
            cost = fare(globe, seat, ticket) + wear(globe, seat, ticket)
            if chosen == NO_TICKET or cost < least:
                chosen = ticket
                least = cost
    if origin != BANK and origin != goal:
        ticket = SCHEDULED + CHARTER[origin, goal]
        if holds(tickets, ticket) and ticket != other_than:
            cost = fare(globe, seat, ticket) + wear(globe, seat, ticket)
            if chosen == NO_TICKET or cost < least:
                chosen = ticket
    return chosen


@seldom
def landing_gain(globe: Globe, seat: int, city: int, cash: int) -> float:
    """What landing in a city is good for, with so much cash left then."""
    strip = first_free_strip(globe, seat, city)
    if cash < 0 or strip == NO_STRIP:
        return NO_PLAN
    return building_gain(globe, seat, city, strip, cash)


@seldom
def building_gain(globe: Globe, seat: int, city: int, strip: int, cash: int) -> float:
    """The gain of the best that can be built on a strip, with so much cash left then."""
    best = NO_PLAN
    if not track_is_full(globe, city):
        gain = paydays_to_come(globe) * hotel_gain(globe, seat, city)
        if globe.closed[city, seat] > 0:
            best = max(best, gain - spent(globe, seat, cash))
        price = HOTEL_PRICE[city, strip]
        if price <= cash:
            best = max(best, gain + FINISH - spent(globe, seat, cash - price))
    site = free_site(globe, city)
    if site < SITES and globe.factories[seat] > 0:
        price = FACTORY_PRICE[city, site]
        if price <= cash:
            length = globe.built[city]
            like = 0 if length == longest_track(globe) else 1
            gain = float(paydays_to_come(globe) * payout(city, length, like))
            best = max(best, gain - spent(globe, seat, cash - price))
    return best


@rule
def spent(globe: Globe, seat: int, left: int) -> float:
    """What it costs to have only so much cash left."""
    cash = globe.cash[seat]
    return cash - left + shortage(globe, seat, left) - shortage(globe, seat, cash)


@seldom
def hotel_gain(globe: Globe, seat: int, city: int) -> float:
    """What one more hotel in a city brings at a payday, less what it brings the others."""
    gain = -farewell(globe, seat, city)
    for player in range(globe.players):
        more = city_income(globe, city, player, seat) - city_income(globe, city, player, NOBODY)
        cities = cities_with_hotels(globe, player)
        then = cities - int(open_hotels(globe, city, player, NOBODY) > 0)
        then += int(open_hotels(globe, city, player, seat) > 0)
        more += DISTRIBUTION[then] - DISTRIBUTION[cities]
        gain += more if player == seat else -against(globe, more)
    return gain


@rule
def payout(city: int, square: int, before: int) -> int:
    """What a square of a city pays to who comes after so many others."""
    if before == 0:
        return FIRST_PAYOUT[city, square]
    return SECOND_PAYOUT[city, square] if before == 1 else 0


@seldom
def city_income(globe: Globe, city: int, seat: int, builder: int) -> int:
    """What a city brings a player; with a builder, after one more hotel of theirs."""
    length = globe.built[city] + int(builder != NOBODY)
    total = 0
    if open_hotels(globe, city, seat, builder) > 0:
        total += payout(city, length, players_before(globe, city, seat, builder))
    factories = factories_in(globe, city, seat)
    if factories > 0:
        like = 0 if length >= longest_track(globe) else 1
        total += factories * payout(city, length, like)
    return total


@rule
def open_hotels(globe: Globe, city: int, seat: int, builder: int) -> int:
    """Open hotels in a city; with a builder, after one more of theirs, which may close another."""
    count = globe.open_hotels[city, seat] + int(seat == builder)
    if closes_one(globe, city, builder) and globe.track[city, globe.oldest[city]] == seat:
        count -= 1
    return count


@rule
def closes_one(globe: Globe, city: int, builder: int) -> bool:
    """Would a builder's hotel close the oldest one?"""
    return bool(builder != NOBODY and RED[globe.built[city]])


@seldom
def players_before(globe: Globe, city: int, seat: int, builder: int) -> int:
    """How many come before a player in a city; with a builder, after one more hotel of theirs."""
    own = open_hotels(globe, city, seat, builder)
    since = globe.oldest[city] + int(closes_one(globe, city, builder))
    count = 0
    for other in range(globe.players):
        theirs = open_hotels(globe, city, other, builder)
        if other == seat or theirs == 0 or theirs < own:
            continue
        if theirs > own or not stands_first(globe, city, seat, other, since):
            count += 1
    return count


@seldom
def farewell(globe: Globe, seat: int, city: int) -> float:
    """What factories elsewhere lose when a hotel makes the track of this city the only longest."""
    longest = longest_track(globe)
    if globe.built[city] < longest:
        return 0.0
    loss = 0.0
    for other in range(CITIES):
        if other != city and globe.built[other] == longest:
            for site in range(SITES):
                owner = globe.sites[other, site]
                less = float(payout(other, longest, 0) - payout(other, longest, 1))
                if owner == seat:
                    loss += less
                elif owner != NOBODY:
                    loss -= against(globe, less)
    return loss
