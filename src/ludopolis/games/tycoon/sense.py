"""What a position of Tycoon is worth to a player: the eye of the greedy bot.

It looks one decision ahead, but a turn is made of several: buy a ticket, fly, build. So a position
within a turn is worth what the turn can still be used for: the best building that at most two flights
reach.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.layout import Float64, Layout
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.tycoon.globe import (
    ALLOWED,
    CHARTER,
    CITIES,
    DISTRIBUTION,
    FIRST,
    HOTELS_EACH_PHASE,
    NO_TICKET,
    NOBODY,
    PHASES,
    PRICE,
    RED,
    SCHEDULED,
    SECOND,
    SITES,
    TICKETS,
    TURN,
    Globe,
)
from ludopolis.games.tycoon.rules import (
    can_pay,
    charter_refusal,
    cities_with_hotels,
    debt,
    face_up_tickets,
    factories_in,
    factory_hindrance,
    factory_payout,
    factory_price,
    fare,
    first_free_strip,
    holds,
    hotel_hindrance,
    hotel_price,
    income,
    longest_track,
    paydays_done,
    payout,
    renovation_hindrance,
    scheduled_refusal,
    stands_first,
)

HASTE = 0.07  # millions: a plan is worth a little less than the same thing done at once
NO_PLAN = -50.0  # millions: a turn in which nothing can be built any more: better to borrow at once


class Weights(Layout):
    """What counts besides cash and income, in millions unless said otherwise."""

    rivals: Float64  # a million of the others, on average, counts against us, but less than our own
    enough: Float64  # who has less cash than this will have to borrow soon …
    short: Float64  # … which costs interest and a turn: so much for each million that is missing …
    last_turns: Float64  # … and less when so few turns are left to spend it
    kept: Float64  # a ticket in hand is worth this part of its price: never enough to buy it for keeping
    finish: Float64  # a hotel still to be built is a turn still to be paid for


@implements(contract.sense, Globe)
def sense(globe: Globe, seat: int, weights: Weights) -> float:
    """Own wealth against that of the others, and what the turn can still be used for."""
    value = wealth(globe, seat)
    for other in range(globe.players):
        if other != seat:
            value -= against(globe, wealth(globe, other), weights)
    if globe.ending:
        return value
    value += worth_of_hand(globe, seat, weights) - shortage(globe, seat, globe.cash[seat], weights)
    value -= weights.finish * hotels_to_build(globe, seat)
    if globe.decision == TURN and globe.seat == seat:
        value += best_plan(globe, seat, weights) - HASTE
    return value


@rule
def against(globe: Globe, value: float, weights: Weights) -> float:
    """What the wealth of one of the others counts."""
    return weights.rivals * value / (globe.players - 1)


# --- Wealth -----------------------------------------------------------------------------------


@seldom
def wealth(globe: Globe, seat: int) -> float:
    """Cash, less debts, and what hotels and factories are likely to bring.

    Every payday to come is taken to bring what one would bring now: tracks grow until then, but
    majorities get lost.
    """
    value = globe.cash[seat] - debt(globe, seat)
    if not globe.ending:
        value += paydays_to_come(globe) * income(globe, seat)
    return float(value)


@seldom
def worth_of_hand(globe: Globe, seat: int, weights: Weights) -> float:
    """What the tickets of the hand are worth."""
    value = 0.0
    for ticket in range(TICKETS):
        if holds(globe.hand[seat], ticket):
            value += weights.kept * PRICE[ticket]
    return value


@rule
def hotels_to_build(globe: Globe, seat: int) -> int:
    """The hotels in front of a player and those that will follow."""
    return globe.hotels[seat] + HOTELS_EACH_PHASE * (PHASES - globe.phase)


@seldom
def shortage(globe: Globe, seat: int, cash: int, weights: Weights) -> float:
    """What it costs to have little cash, unless payday comes before the next turn."""
    if globe.closing and globe.decision == TURN:
        return 0.0
    turns = weights.last_turns
    if globe.phase == PHASES:
        for other in range(globe.players):
            if other != seat:
                turns = min(turns, float(globe.hotels[other]))
    return weights.short * turns / weights.last_turns * max(0.0, weights.enough - cash)


@rule
def paydays_to_come(globe: Globe) -> int:
    """How many paydays are still to come."""
    return PHASES - paydays_done(globe)


# --- What a turn can still be used for --------------------------------------------------------


@seldom
def best_plan(globe: Globe, seat: int, weights: Weights) -> float:
    """The gain of the best building that can still be reached in this turn, by two flights at most."""
    here = globe.city[seat]
    cash = globe.cash[seat]
    best = building_gain(globe, seat, here, globe.strip[seat], cash, weights)
    for stop in range(CITIES):
        first = best_ticket(globe, seat, here, stop, NO_TICKET, weights)
        if first == NO_TICKET:
            continue
        left = cash - fare(globe, seat, first)
        best = max(
            best, landing_gain(globe, seat, stop, left, weights) - wear(globe, seat, first, weights)
        )
        for goal in range(CITIES):
            second = best_ticket(globe, seat, stop, goal, first, weights)
            if second != NO_TICKET and goal != here:
                last = left - fare(globe, seat, second)
                used = wear(globe, seat, first, weights) + wear(globe, seat, second, weights)
                best = max(best, landing_gain(globe, seat, goal, last, weights) - used)
    return best


@rule
def wear(globe: Globe, seat: int, ticket: int, weights: Weights) -> float:
    """What is lost by using a ticket that is in the hand already."""
    return weights.kept * PRICE[ticket] if holds(globe.hand[seat], ticket) else 0.0


@seldom
def best_ticket(
    globe: Globe, seat: int, origin: int, goal: int, other_than: int, weights: Weights
) -> int:
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
            cost = fare(globe, seat, ticket) + wear(globe, seat, ticket, weights)
            if chosen == NO_TICKET or cost < least:
                chosen = ticket
                least = cost
    charter = CHARTER[origin, goal]
    if charter != NO_TICKET and charter_refusal(charter, origin) == ALLOWED:
        ticket = SCHEDULED + charter
        if holds(tickets, ticket) and ticket != other_than:
            cost = fare(globe, seat, ticket) + wear(globe, seat, ticket, weights)
            if chosen == NO_TICKET or cost < least:
                chosen = ticket
    return chosen


@seldom
def landing_gain(globe: Globe, seat: int, city: int, cash: int, weights: Weights) -> float:
    """What landing in a city is good for, with so much cash left then."""
    if not can_pay(globe.cash[seat], globe.cash[seat] - cash):
        return NO_PLAN
    return building_gain(globe, seat, city, first_free_strip(globe, seat, city), cash, weights)


@seldom
def building_gain(
    globe: Globe, seat: int, city: int, strip: int, cash: int, weights: Weights
) -> float:
    """The gain of the best that can be built on a strip, with so much cash left then."""
    best = NO_PLAN
    if hotel_hindrance(globe, city, strip) == ALLOWED:
        gain = paydays_to_come(globe) * hotel_gain(globe, seat, city, weights)
        if renovation_hindrance(globe, seat, city, strip) == ALLOWED:
            best = max(best, gain - spent(globe, seat, cash, weights))
        price = hotel_price(city, strip)
        if can_pay(cash, price):
            best = max(best, gain + weights.finish - spent(globe, seat, cash - price, weights))
    if factory_hindrance(globe, seat, city, strip) == ALLOWED:
        price = factory_price(globe, city)
        if can_pay(cash, price):
            gain = float(paydays_to_come(globe) * factory_payout(globe, city))
            best = max(best, gain - spent(globe, seat, cash - price, weights))
    return best


@seldom
def spent(globe: Globe, seat: int, left: int, weights: Weights) -> float:
    """What it costs to have only so much cash left."""
    cash = globe.cash[seat]
    return cash - left + shortage(globe, seat, left, weights) - shortage(globe, seat, cash, weights)


# --- What one more hotel would change ---------------------------------------------------------
# The same as putting the hotel on a copy and asking the rules, but without a copy.


@seldom
def hotel_gain(globe: Globe, seat: int, city: int, weights: Weights) -> float:
    """What one more hotel in a city brings at a payday, less what it brings the others."""
    gain = -farewell(globe, seat, city, weights)
    for player in range(globe.players):
        more = income_then(globe, city, player, seat) - income_then(globe, city, player, NOBODY)
        cities = cities_with_hotels(globe, player)
        then = cities - int(hotels_then(globe, city, player, NOBODY) > 0)
        then += int(hotels_then(globe, city, player, seat) > 0)
        more += DISTRIBUTION[then] - DISTRIBUTION[cities]
        gain += more if player == seat else -against(globe, more, weights)
    return gain


@seldom
def income_then(globe: Globe, city: int, seat: int, builder: int) -> int:
    """What a city brings a player after one more hotel of a builder; with NOBODY, what it does now."""
    length = globe.built[city] + int(builder != NOBODY)
    total = 0
    if hotels_then(globe, city, seat, builder) > 0:
        total += payout(city, length, place_then(globe, city, seat, builder))
    factories = factories_in(globe, city, seat)
    if factories > 0:
        like = FIRST if length >= longest_track(globe) else SECOND
        total += factories * payout(city, length, like)
    return total


@rule
def hotels_then(globe: Globe, city: int, seat: int, builder: int) -> int:
    """Open hotels in a city after one more of a builder, which may close another."""
    count = globe.open_hotels[city, seat] + int(seat == builder)
    if would_close(globe, city, builder) and globe.track[city, globe.oldest[city]] == seat:
        count -= 1
    return count


@rule
def would_close(globe: Globe, city: int, builder: int) -> bool:
    """Would a builder's hotel close the oldest one?"""
    return bool(builder != NOBODY and RED[globe.built[city]])


@seldom
def place_then(globe: Globe, city: int, seat: int, builder: int) -> int:
    """The place of a player in a city, from FIRST on, after one more hotel of a builder."""
    own = hotels_then(globe, city, seat, builder)
    since = globe.oldest[city] + int(would_close(globe, city, builder))
    before = 0
    for other in range(globe.players):
        theirs = hotels_then(globe, city, other, builder)
        if other == seat or theirs == 0 or theirs < own:
            continue
        if theirs > own or not stands_first(globe, city, seat, other, since):
            before += 1
    return before


@seldom
def farewell(globe: Globe, seat: int, city: int, weights: Weights) -> float:
    """What factories elsewhere lose when a hotel makes the track of this city the only longest."""
    longest = longest_track(globe)
    if globe.built[city] < longest:
        return 0.0
    loss = 0.0
    for other in range(CITIES):
        if other != city and globe.built[other] == longest:
            for site in range(SITES):
                owner = globe.sites[other, site]
                less = float(payout(other, longest, FIRST) - payout(other, longest, SECOND))
                if owner == seat:
                    loss += less
                elif owner != NOBODY:
                    loss -= against(globe, less, weights)
    return loss
