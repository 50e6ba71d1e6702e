"""What a position of Tycoon is worth to a player: the eye of the greedy bot.

It looks one decision ahead, but a turn is made of several: buy a ticket, fly, build. So a position
within a turn is worth what the turn can still be used for: the best building that at most two flights
reach.
"""

from __future__ import annotations

import numpy as np

from ludopolis.engine import contract
from ludopolis.engine.grids import how_many
from ludopolis.engine.layout import Float64, Ints, Layout
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.tycoon.rules import (
    can_pay,
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
    stands_first,
)
from ludopolis.games.tycoon.state import (
    ALLOWED,
    CHARTERS,
    CITIES,
    DISTANCE,
    DISTRIBUTION,
    ENDS,
    FIRST,
    HOTELS_EACH_PHASE,
    NAMED,
    NO_STRIP,
    NO_TICKET,
    NOBODY,
    PHASES,
    PRICE,
    RED,
    SCHEDULED,
    SECOND,
    SITES,
    STEPS,
    TURN,
    Globe,
)

HASTE = 0.07  # millions: a plan is worth a little less than the same thing done at once
NO_PLAN = -50.0  # millions: a turn in which nothing can be built any more: better to borrow at once


def _leads() -> Ints:
    """The tickets that lead from one city to another, as sets of bits, by the option `fewer_steps`.

    The last row is the bank's (-1). They are those that the rules do not refuse.
    """
    leads = np.zeros((2, CITIES + 1, CITIES), np.int64)
    for ticket in range(SCHEDULED):
        beyond = DISTANCE - STEPS[ticket]
        leads[0, :CITIES][beyond == 0] |= 1 << ticket
        leads[1, :CITIES][beyond <= 0] |= 1 << ticket
        leads[:, :, NAMED[ticket]] |= 1 << ticket
    for charter in range(CHARTERS):
        one, other = ENDS[charter]
        leads[:, one, other] |= 1 << SCHEDULED + charter
        leads[:, other, one] |= 1 << SCHEDULED + charter
    for city in range(CITIES):
        leads[:, city, city] = 0
    return leads


LEADS = _leads()

Offer = tuple[float, int]  # what a building gains at the paydays to come, and its price
Offers = tuple[Offer, Offer, Offer]  # a new hotel, a renovated one, a factory
NOTHING = (-1.0e30, 0)  # an offer that nobody takes


class Weights(Layout):
    """What counts besides cash and income, in millions unless said otherwise."""

    rivals: Float64  # a million of the others, on average, counts against us, but less than our own
    enough: Float64  # who has less cash than this will have to borrow soon …
    short: Float64  # … which costs interest and a turn: so much for each million that is missing …
    last_turns: Float64  # … and less when so few turns are left to spend it
    kept: Float64  # a ticket in hand is worth this part of its price: never enough to buy it for keeping
    finish: Float64  # a hotel still to be built is a turn still to be paid for


@implements(contract.evaluate, Globe)
def evaluate(globe: Globe, seat: int, weights: Weights) -> float:
    """Own wealth against that of the others, and what the turn can still be used for."""
    value = wealth(globe, seat)
    for other in range(globe.players):
        if other != seat:
            value -= against(globe, wealth(globe, other), weights)
    if globe.ending:
        return value
    need = need_of_cash(globe, seat, weights)
    value += worth_of_hand(globe, seat, weights) - shortage(globe.cash[seat], need, weights)
    value -= weights.finish * hotels_to_build(globe, seat)
    if globe.decision == TURN and globe.seat == seat:
        value += best_plan(globe, seat, need, weights) - HASTE
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
    tickets = globe.hand[seat]
    while tickets != 0:
        value += weights.kept * PRICE[lowest(tickets)]
        tickets &= tickets - 1
    return value


@rule
def lowest(tickets: int) -> int:
    """The first ticket of a set: so many could come before it."""
    return how_many(np.uint64((tickets & -tickets) - 1))


@rule
def hotels_to_build(globe: Globe, seat: int) -> int:
    """The hotels in front of a player and those that will follow."""
    return globe.hotels[seat] + HOTELS_EACH_PHASE * (PHASES - globe.phase)


@seldom
def need_of_cash(globe: Globe, seat: int, weights: Weights) -> float:
    """What each missing million costs, unless payday comes before the next turn."""
    if globe.closing and globe.decision == TURN:
        return 0.0
    turns = weights.last_turns
    if globe.phase == PHASES:
        for other in range(globe.players):
            if other != seat:
                turns = min(turns, float(globe.hotels[other]))
    return weights.short * turns / weights.last_turns


@rule
def shortage(cash: int, need: float, weights: Weights) -> float:
    """What it costs to have little cash."""
    return need * max(0.0, weights.enough - cash)


@rule
def paydays_to_come(globe: Globe) -> int:
    """How many paydays are still to come."""
    return PHASES - paydays_done(globe)


# --- What a turn can still be used for --------------------------------------------------------


@seldom
def best_plan(globe: Globe, seat: int, need: float, weights: Weights) -> float:
    """The gain of the best building that can still be reached in this turn, by two flights at most."""
    here = globe.city[seat]
    tickets = globe.hand[seat] | face_up_tickets(globe)
    offers = offers_in(globe, seat, here, globe.strip[seat], weights)
    best = best_offer(offers, globe, seat, globe.cash[seat], need, weights)
    for goal in range(CITIES):
        strip = first_free_strip(globe, seat, goal)
        if goal == here or strip == NO_STRIP or not in_reach(globe, tickets, here, goal):
            continue
        offers = offers_in(globe, seat, goal, strip, weights)
        # Flights only cost: often no way is needed to see that another plan is better.
        if best_offer(offers, globe, seat, globe.cash[seat], need, weights) > best:
            best = max(best, best_journey(offers, globe, seat, tickets, goal, need, weights))
    return best


# --- … by flights -----------------------------------------------------------------------------


@rule
def tickets_between(globe: Globe, tickets: int, origin: int, goal: int) -> int:
    """Those tickets that lead from one city to another."""
    return tickets & LEADS[globe.fewer_steps, origin, goal]


@rule
def in_reach(globe: Globe, tickets: int, origin: int, goal: int) -> bool:
    """Do tickets lead to a city, at once or with a stop?"""
    if tickets_between(globe, tickets, origin, goal) != 0:
        return True
    for stop in range(CITIES):
        if (
            tickets_between(globe, tickets, origin, stop) != 0
            and tickets_between(globe, tickets, stop, goal) != 0
        ):
            return True
    return False


@seldom
def best_journey(
    offers: Offers,
    globe: Globe,
    seat: int,
    tickets: int,
    goal: int,
    need: float,
    weights: Weights,
) -> float:
    """The gain of what is built in a city at the end of one or two flights."""
    here = globe.city[seat]
    best = NO_PLAN
    only = cheapest(globe, seat, tickets_between(globe, tickets, here, goal), weights)
    if only != NO_TICKET:
        left = globe.cash[seat] - fare(globe, seat, only)
        worn = wear(globe, seat, only, weights)
        best = max(best, landing_gain(offers, globe, seat, left, need, weights) - worn)
    for stop in range(CITIES):
        first = cheapest(globe, seat, tickets_between(globe, tickets, here, stop), weights)
        if first == NO_TICKET:
            continue
        others = tickets & ~(1 << first)
        second = cheapest(globe, seat, tickets_between(globe, others, stop, goal), weights)
        if second != NO_TICKET:
            left = globe.cash[seat] - fare(globe, seat, first) - fare(globe, seat, second)
            worn = wear(globe, seat, first, weights) + wear(globe, seat, second, weights)
            best = max(best, landing_gain(offers, globe, seat, left, need, weights) - worn)
    return best


@rule
def wear(globe: Globe, seat: int, ticket: int, weights: Weights) -> float:
    """What is lost by using a ticket that is in the hand already."""
    return weights.kept * PRICE[ticket] if holds(globe.hand[seat], ticket) else 0.0


@rule
def cheapest(globe: Globe, seat: int, tickets: int, weights: Weights) -> int:
    """The ticket that costs least, or NO_TICKET if there is none."""
    chosen = NO_TICKET
    least = 0.0
    while tickets != 0:
        ticket = lowest(tickets)
        tickets &= tickets - 1
        cost = fare(globe, seat, ticket) + wear(globe, seat, ticket, weights)
        if chosen == NO_TICKET or cost < least:
            chosen = ticket
            least = cost
    return chosen


# --- … and by building ------------------------------------------------------------------------


@rule
def offers_in(globe: Globe, seat: int, city: int, strip: int, weights: Weights) -> Offers:
    """What could be built on a strip if there is cash enough."""
    hotel = NOTHING
    renovation = NOTHING
    factory = NOTHING
    if hotel_hindrance(globe, city, strip) == ALLOWED:
        price = hotel_price(city, strip)
        free = renovation_hindrance(globe, seat, city, strip) == ALLOWED
        if free or can_pay(globe.cash[seat], price):
            gain = paydays_to_come(globe) * hotel_gain(globe, seat, city, weights)
            hotel = (gain + weights.finish, price)
            if free:
                renovation = (gain, 0)
    if factory_hindrance(globe, seat, city, strip) == ALLOWED:
        gain = float(paydays_to_come(globe) * factory_payout(globe, city))
        factory = (gain, factory_price(globe, city))
    return hotel, renovation, factory


@rule
def landing_gain(
    offers: Offers, globe: Globe, seat: int, left: int, need: float, weights: Weights
) -> float:
    """What landing in a city is good for, with so much cash left then."""
    if not can_pay(globe.cash[seat], globe.cash[seat] - left):
        return NO_PLAN
    return best_offer(offers, globe, seat, left, need, weights)


@rule
def best_offer(
    offers: Offers, globe: Globe, seat: int, left: int, need: float, weights: Weights
) -> float:
    """The gain of the best that can be built with so much cash left."""
    best = NO_PLAN
    for offer in offers:
        if can_pay(left, offer[1]):
            best = max(best, offer[0] - spent(globe, seat, left - offer[1], need, weights))
    return best


@rule
def spent(globe: Globe, seat: int, left: int, need: float, weights: Weights) -> float:
    """What it costs to have only so much cash left."""
    cash = globe.cash[seat]
    return cash - left + shortage(left, need, weights) - shortage(cash, need, weights)


# --- What one more hotel would change ---------------------------------------------------------
# The same as putting the hotel on a copy and asking the rules, but without a copy.


@seldom
def hotel_gain(globe: Globe, seat: int, city: int, weights: Weights) -> float:
    """What one more hotel in a city brings at a payday, less what it brings the others."""
    longest = longest_track(globe)
    gain = -farewell(globe, seat, city, longest, weights)
    leaver = closed_by_next(globe, city)
    before = leaders_then(globe, city, NOBODY, NOBODY)
    after = leaders_then(globe, city, seat, leaver)
    length = globe.built[city]
    for player in range(globe.players):
        factories = factories_in(globe, city, player)
        more = income_then(city, length + 1, player, after, factories, longest)
        more -= income_then(city, length, player, before, factories, longest)
        had = globe.open_hotels[city, player] > 0
        has = hotels_then(globe, city, player, seat, leaver) > 0
        if has != had:
            cities = cities_with_hotels(globe, player)
            more += DISTRIBUTION[cities + int(has) - int(had)] - DISTRIBUTION[cities]
        gain += more if player == seat else -against(globe, more, weights)
    return gain


@rule
def income_then(
    city: int, length: int, seat: int, leaders: tuple[int, int], factories: int, longest: int
) -> int:
    """What a city with a track of such length brings a player."""
    total = 0
    if seat == leaders[FIRST]:
        total += payout(city, length, FIRST)
    if seat == leaders[SECOND]:
        total += payout(city, length, SECOND)
    return total + factories * payout(city, length, FIRST if length >= longest else SECOND)


@rule
def closed_by_next(globe: Globe, city: int) -> int:
    """Whose hotel the next one would close, or NOBODY."""
    return int(globe.track[city, globe.oldest[city]]) if RED[globe.built[city]] else NOBODY


@rule
def hotels_then(globe: Globe, city: int, seat: int, builder: int, leaver: int) -> int:
    """Open hotels in a city after one more of a builder, which closes one of a leaver."""
    return globe.open_hotels[city, seat] + int(seat == builder) - int(seat == leaver)


@rule
def leaders_then(globe: Globe, city: int, builder: int, leaver: int) -> tuple[int, int]:
    """The first and the second in a city, or NOBODY, after one more hotel of a builder."""
    since = globe.oldest[city] + int(leaver != NOBODY)
    first = second = NOBODY
    most = next_most = 0
    for player in range(globe.players):
        hotels = hotels_then(globe, city, player, builder, leaver)
        if hotels == 0:
            continue
        if hotels > most or (hotels == most and stands_first(globe, city, player, first, since)):
            second, next_most = first, most
            first, most = player, hotels
        elif hotels > next_most or (
            hotels == next_most and stands_first(globe, city, player, second, since)
        ):
            second, next_most = player, hotels
    return first, second


@seldom
def farewell(globe: Globe, seat: int, city: int, longest: int, weights: Weights) -> float:
    """What factories elsewhere lose when a hotel makes the track of this city the only longest."""
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
