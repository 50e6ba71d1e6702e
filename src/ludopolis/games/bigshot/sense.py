"""What a position of Big Shot is worth to a player: the eye of the greedy bot.

It looks at one decision, but a single bid or pawn says little. So it imagines who gets the lot as the
bidding stands, lets that player place all its pawns, and values the districts by the chance that each
colour has of owning them. Cash is used as anybody could compute it from the payments.
"""

from __future__ import annotations

import itertools

import numpy as np

from ludopolis.engine import contract
from ludopolis.engine.layout import Float64, Ints, Layout
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.bigshot.market import (
    BID,
    COLOURS,
    DISTRICTS,
    DISTRICTS_TO_WIN,
    FULL,
    LOAN,
    LOT,
    NOBODY,
    PARK_OF,
    PAY,
    PLACE,
    ROUNDS,
    VALUES,
    Market,
)
from ludopolis.games.bigshot.rules import colours_each, debt_of, largest_purse


class Weights(Layout):
    """What counts besides capital, in millions."""

    rivals: (
        Float64  # a gain of the rivals, shared out among them, counts against us, less than ours
    )
    short: Float64  # a district that is missing to the two without which nobody wins
    thrift: Float64  # what a million that we bid counts beside its face value: who wins an auction
    # has often hoped for too much, and money kept wins the next one
    ready: Float64  # a million in our larger purse: it alone can bid, so the smaller pays if it can
    asking: Float64  # what a lot may cost at least, when a loan must be decided before the bidding


def _now_and_full() -> tuple[Ints, Ints]:
    """The chance of the first of four colours to own a district, by the pawns that they have there.

    The first table is for a district that stays as it is, the second for one that goes on to fill up
    with pawns of any colour. Who owns it is what `rules.majority` says, reckoned here for whole
    tables without waiting for the compiler.
    """
    shape = (FULL + 1,) * COLOURS
    now, full = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    counts = itertools.product(range(FULL + 1), repeat=COLOURS)
    for pawns in sorted((c for c in counts if sum(c) <= FULL), key=sum, reverse=True):
        alone = [count for count in pawns if count > 0 and pawns.count(count) == 1]
        now[pawns] = pawns[0] > 0 and pawns[0] == max(alone, default=0)
        if sum(pawns) == FULL:
            full[pawns] = now[pawns]
            continue
        for colour in range(COLOURS):
            one_more = tuple(count + (i == colour) for i, count in enumerate(pawns))
            full[pawns] += full[one_more] / COLOURS
    return now, full


AS_IT_IS, FILLED_UP = _now_and_full()


@implements(contract.sense, Market)
def sense(market: Market, seat: int, weights: Weights) -> float:
    """How the seat stands once the lot is placed: by who gets it now, or by the seat if it raises."""
    if not concerned(market, seat):
        return outlook(market, seat, pace(market), weights)
    value = standing(market, seat, taker(market), price(market), weights)
    if may_still_bid(market, seat):
        wanted = next_price(market, seat, weights)
        if largest_purse(market, seat) >= wanted:
            value = max(value, standing(market, seat, seat, wanted, weights))
    return value


# --- The auction ------------------------------------------------------------------------------


@rule
def concerned(market: Market, seat: int) -> bool:
    """Has the seat decided something in this round, or is a lot being placed?

    Otherwise the die has just offered a new lot, which says nothing about the move before.
    """
    if market.phase == PLACE or market.phase == PAY or market.acted[seat] or market.asked[seat]:
        return True
    for which in range(colours_each(market)):
        if market.borrowed[market.colour_of[seat, which]]:
            return True
    return False


@rule
def taker(market: Market) -> int:
    """Who gets the lot as things stand: the winner, else the highest bidder, else the leader."""
    if market.phase == PLACE or market.phase == PAY:
        return market.seat
    return market.leader if market.bidder == NOBODY else market.bidder


@rule
def price(market: Market) -> float:
    """What the taker has yet to pay."""
    return 0.0 if market.phase == PLACE else float(market.bid)


@rule
def may_still_bid(market: Market, seat: int) -> bool:
    """Can the seat still outbid who would get the lot?"""
    bidding = market.phase == BID or market.phase == LOAN
    return bidding and market.passed[seat] == 0 and taker(market) != seat


@rule
def next_price(market: Market, seat: int, weights: Weights) -> float:
    """What it takes to get the lot: a million more, or before the bidding what others might bid."""
    if market.phase == BID:
        return market.bid + 1.0
    richest = 0
    for other in range(market.players):
        if other != seat:
            richest = max(richest, largest_purse(market, other))
    return min(weights.asking, richest + 1.0)


@seldom
def standing(market: Market, seat: int, winner: int, amount: float, weights: Weights) -> float:
    """The outlook of a seat after the winner has paid and placed the lot in their own interest."""
    likely = pace(market)
    trail = place_all(market, winner, likely, weights)
    value = outlook(market, seat, likely, weights)
    take_back(market, trail)
    if winner == seat:
        return value - (1.0 + weights.thrift) * amount
    return value + weights.rivals / (market.players - 1) * amount


# --- Imagined placements ----------------------------------------------------------------------

MOVES = COLOURS * DISTRICTS + 1  # a placement counts from 1, so that 0 ends a trail


@rule
def place_all(market: Market, winner: int, likely: float, weights: Weights) -> int:
    """Place the whole lot, pawn by pawn where it helps most; the trail leads back."""
    trail = 0
    for _ in range(market.in_lot):
        move = best_placement(market, winner, likely, weights)
        put(market, move, 1)
        trail = trail * MOVES + move + 1
    return trail


@rule
def take_back(market: Market, trail: int) -> None:
    """Take all pawns of a trail back into the lot."""
    while trail > 0:
        put(market, trail % MOVES - 1, -1)
        trail //= MOVES


@rule
def put(market: Market, move: int, count: int) -> None:
    """Put a pawn of the lot into a district, or with -1 take it back; nothing is decided by it."""
    colour = move // DISTRICTS
    district = move % DISTRICTS
    market.lot[colour] -= count
    market.in_lot -= count
    market.pawns[district, colour] += count
    market.in_district[district] += count


@seldom
def best_placement(market: Market, winner: int, likely: float, weights: Weights) -> int:
    """The pawn and the district that help a seat most."""
    best = -1.0e30
    chosen = 0
    for district in range(DISTRICTS):
        if market.owner[district] != NOBODY or market.in_district[district] == FULL:
            continue
        before = stake(market, winner, district, likely, weights)
        for colour in range(COLOURS):
            if market.lot[colour] == 0:
                continue
            move = colour * DISTRICTS + district
            put(market, move, 1)
            gain = stake(market, winner, district, likely, weights) - before
            put(market, move, -1)
            if gain > best:
                best = gain
                chosen = move
    return chosen


@rule
def stake(market: Market, seat: int, district: int, likely: float, weights: Weights) -> float:
    """What a district promises to a seat, less what it promises to the rivals."""
    value = 0.0
    for colour in range(COLOURS):
        value += (
            favour(market, seat, colour, weights)
            * hold(market, district, colour, likely)
            * worth_to(market, district, colour, likely)
        )
    return value


# --- Districts --------------------------------------------------------------------------------


@rule
def pace(market: Market) -> float:
    """How much of the free room in the city will be filled by the pawns to come."""
    room = 0
    for district in range(DISTRICTS):
        if market.owner[district] == NOBODY:
            room += FULL - market.in_district[district]
    return min(1.0, (LOT * (ROUNDS - market.rounds) + market.in_lot) / max(1, room))


@rule
def hold(market: Market, district: int, colour: int, likely: float) -> float:
    """The chance of a colour to own a district, which either fills up or is decided as it is."""
    if market.owner[district] != NOBODY:
        return 1.0 if market.owner[district] == colour else 0.0
    pawns = market.pawns[district]
    own = pawns[colour]
    second = pawns[(colour + 1) % COLOURS]
    third = pawns[(colour + 2) % COLOURS]
    fourth = pawns[(colour + 3) % COLOURS]
    as_it_is = AS_IT_IS[own, second, third, fourth]
    return likely * FILLED_UP[own, second, third, fourth] + (1.0 - likely) * as_it_is


@rule
def worth_to(market: Market, district: int, colour: int, likely: float) -> float:
    """What owning a district would bring a colour; a park brings what it may double."""
    park = PARK_OF[district]
    if park != NOBODY:
        return VALUES[district] * (1.0 + hold(market, park, colour, likely))
    value = float(VALUES[district])
    for other in range(DISTRICTS):
        if PARK_OF[other] == district:
            value += VALUES[other] * hold(market, other, colour, likely)
    return value


@rule
def favour(market: Market, seat: int, colour: int, weights: Weights) -> float:
    """How much a gain of a colour is a gain of the seat."""
    owner = market.seat_of[colour]
    if owner == NOBODY:
        return 0.0
    return 1.0 if owner == seat else -weights.rivals / (market.players - 1)


# --- All together -----------------------------------------------------------------------------


@seldom
def outlook(market: Market, seat: int, likely: float, weights: Weights) -> float:
    """The expected capital of a seat against the others', ready money, and the rule of two."""
    value = weights.ready * largest_purse(market, seat)
    for colour in range(COLOURS):
        value += favour(market, seat, colour, weights) * expected(market, colour, likely, weights)
    return value


@rule
def expected(market: Market, colour: int, likely: float, weights: Weights) -> float:
    """The expected capital of a colour, less a fine for districts that it may lack in the end."""
    value = float(market.cash[colour] - debt_of(market, colour))
    districts = 0.0
    for district in range(DISTRICTS):
        chance = hold(market, district, colour, likely)
        districts += chance
        if PARK_OF[district] == NOBODY:
            value += chance * VALUES[district]
        else:
            value += chance * worth_to(market, district, colour, likely)
    return value - weights.short * max(0.0, DISTRICTS_TO_WIN - districts)
