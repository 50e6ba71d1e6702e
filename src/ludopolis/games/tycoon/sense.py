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
    SQUARES,
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
    longest_track,
    players_before,
    scheduled_refusal,
    stands_first,
    track_is_full,
)

# Weights, in millions unless said otherwise.
LATER = 0.7  # a payday counts so much less than the one before it: majorities get lost
RIVALS = 0.5  # a million of the others, on average, counts against us, but less than our own for us
LIQUID = 0.35  # a million at hand saves interest and a turn at the bank …
ENOUGH = 20  # … but only up to this sum
LAST_TURNS = 4  # … and less when so few turns are left to spend it
KEPT = 0.3  # a ticket in hand is worth this part of its price: never enough to buy it for keeping
NO_PLAN = -50.0  # a turn in which nothing can be built any more: better to borrow at once


@implements(contract.sense, Globe)
def sense(globe: Globe, seat: int) -> float:
    """Own wealth against that of the others, and what the turn can still be used for."""
    value = wealth(globe, seat)
    for other in range(globe.players):
        if other != seat:
            value -= RIVALS * wealth(globe, other) / (globe.players - 1)
    if globe.decision == TURN and globe.seat == seat and not globe.ending:
        value += best_plan(globe, seat)
    return value


# --- Wealth -----------------------------------------------------------------------------------


@seldom
def wealth(globe: Globe, seat: int) -> float:
    """Cash, less debts, and what hotels, factories and tickets are likely to bring."""
    if globe.ending:
        return float(globe.cash[seat])
    value = money(globe, globe.cash[seat]) + future(globe) * prospects(globe, seat)
    for kind in range(KINDS):
        value -= globe.loans[seat, kind] * REPAYMENT[kind]
        value -= globe.extended[seat, kind] * EXTENDED_REPAYMENT[kind]
    for ticket in range(TICKETS):
        if holds(globe.hand[seat], ticket):
            value += KEPT * PRICE[ticket]
    return value


@rule
def paydays_to_come(globe: Globe) -> int:
    """How many paydays are still to come."""
    return PHASES - globe.phase + (0 if globe.decision == LOANS else 1)


@rule
def future(globe: Globe) -> float:
    """How many paydays today's income is worth: each one less than the one before it."""
    total = 0.0
    weight = 1.0
    for _ in range(paydays_to_come(globe)):
        total += weight
        weight *= LATER
    return total


@rule
def fewest_hotels(globe: Globe) -> int:
    """Hotels in front of who has fewest: about as many turns are left before payday."""
    fewest = HOTELS_EACH_PHASE
    for seat in range(globe.players):
        fewest = min(fewest, globe.hotels[seat])
    return fewest


@rule
def money(globe: Globe, cash: int) -> float:
    """What cash is worth: a reserve saves loans, as long as there are turns to spend it."""
    turns = LAST_TURNS
    if globe.phase == PHASES:
        turns = min(turns, fewest_hotels(globe))
    return cash + LIQUID * turns / LAST_TURNS * min(cash, ENOUGH)


@rule
def squares_ahead(globe: Globe) -> int:
    """How much longer a track is likely to be when it pays, on the average of paydays to come."""
    phases = paydays_to_come(globe) - 1 + fewest_hotels(globe) / HOTELS_EACH_PHASE
    hotels = globe.players * HOTELS_EACH_PHASE * phases
    return int(hotels / CITIES / 2)


@rule
def payout(city: int, square: int, before: int) -> int:
    """What a city pays on a square to who comes after so many others."""
    square = min(SQUARES, square)
    if before == 0:
        return FIRST_PAYOUT[city, square]
    return SECOND_PAYOUT[city, square] if before == 1 else 0


@rule
def prospects(globe: Globe, seat: int) -> int:
    """The income of a payday when the tracks have grown, everybody's places being as they are."""
    ahead = squares_ahead(globe)
    longest = longest_track(globe)
    total = DISTRIBUTION[cities_with_hotels(globe, seat)]
    for city in range(CITIES):
        square = globe.built[city] + ahead
        if globe.open_hotels[city, seat] > 0:
            total += payout(city, square, players_before(globe, city, seat))
        like = 0 if globe.built[city] == longest else 1
        total += factories_in(globe, city, seat) * payout(city, square, like)
    return total


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
                gain = landing_gain(globe, seat, goal, left - fare(globe, seat, second))
                used = wear(globe, seat, first) + wear(globe, seat, second)
                best = max(best, gain - used)
    return best


@rule
def fare(globe: Globe, seat: int, ticket: int) -> int:
    """What is still to pay for a ticket."""
    return 0 if holds(globe.hand[seat], ticket) else PRICE[ticket]


@rule
def wear(globe: Globe, seat: int, ticket: int) -> float:
    """What is lost by using a ticket that is in the hand already."""
    return KEPT * PRICE[ticket] if holds(globe.hand[seat], ticket) else 0.0


@rule
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


@rule
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
    before = money(globe, globe.cash[seat])
    if not track_is_full(globe, city):
        gain = future(globe) * hotel_prospects(globe, seat, city)
        if globe.closed[city, seat] > 0:
            best = max(best, gain + money(globe, cash) - before)
        price = HOTEL_PRICE[city, strip]
        if price <= cash:
            best = max(best, gain + money(globe, cash - price) - before)
    site = free_site(globe, city)
    if site < SITES and globe.factories[seat] > 0:
        price = FACTORY_PRICE[city, site]
        if price <= cash:
            like = 0 if globe.built[city] == longest_track(globe) else 1
            square = globe.built[city] + squares_ahead(globe)
            gain = future(globe) * payout(city, square, like)
            best = max(best, gain + money(globe, cash - price) - before)
    return best


@rule
def hotel_prospects(globe: Globe, seat: int, city: int) -> int:
    """How much more a payday is likely to bring with one more hotel in a city."""
    gain = 0
    square = globe.built[city] + squares_ahead(globe)
    if globe.open_hotels[city, seat] > 0:
        gain -= payout(city, square, players_before(globe, city, seat))
    else:
        cities = cities_with_hotels(globe, seat)
        gain += DISTRIBUTION[cities + 1] - DISTRIBUTION[cities]
    gain += payout(city, square + 1, players_before_then(globe, seat, city))
    more = payout(city, square + 1, 1) - payout(city, square, 1)
    return gain + factories_in(globe, city, seat) * more


@rule
def players_before_then(globe: Globe, seat: int, city: int) -> int:
    """How many would come before a player with one more hotel in a city; a red square closes one."""
    loser = NOBODY
    if RED[globe.built[city]]:
        loser = globe.track[city, globe.oldest[city]]
    mine = globe.open_hotels[city, seat] + 1 - int(loser == seat)
    count = 0
    for other in range(globe.players):
        theirs = globe.open_hotels[city, other] - int(loser == other)
        if other == seat or theirs == 0 or theirs < mine:
            continue
        if theirs > mine or not stands_first(globe, city, seat, other):
            count += 1
    return count
