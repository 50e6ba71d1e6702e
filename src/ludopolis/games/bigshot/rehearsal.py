"""How a game of Big Shot is likely to go on: the greedy bot's play, a whole round at a time.

What a lot is worth to a seat does not change while it is bid for. So this reckons once for each lot
what it would mean to everybody if each of them got it, where the greedy bot does so for every bid
anew; and who has won a lot places it as was reckoned.
"""

from __future__ import annotations

import numpy as np

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.bigshot.market import (
    ALLOWED,
    BIDS,
    BORROWS,
    COLOURS,
    DEBT,
    LOAN,
    NO_LOAN,
    NOBODY,
    PASS,
    PAY,
    PAYS,
    PLACE,
    PLACES,
    RUNNING,
    SEATS,
    Market,
)
from ludopolis.games.bigshot.rules import (
    apply,
    borrow_refusal,
    largest_purse,
    pay_refusal,
    payout,
)
from ludopolis.games.bigshot.sense import (
    MOVES,
    Floats,
    Weights,
    compared,
    next_price,
    pace,
    place_all,
    prospects,
    take_back,
    taker,
)


@implements(contract.rehearse, Market)
def rehearse(market: Market, moves: int, weights: Weights, chance: Chance) -> bool:
    """Go on as greedy bots would, lot by lot."""
    hopes = np.empty((SEATS, SEATS))  # of each seat, once another or itself has placed the lot
    trails = np.empty(SEATS, np.int64)  # where each would place it
    while moves > 0 and market.ending == RUNNING:
        if market.phase == PLACE:
            trail = consider(market, market.seat, weights, hopes)
        else:
            for winner in range(market.players):
                trails[winner] = consider(market, winner, weights, hopes)
            moves = sell(market, moves, weights, hopes, chance)
            trail = trails[market.seat]
        moves = place_along(market, trail, moves, chance)
    return True


@seldom
def consider(market: Market, winner: int, weights: Weights, hopes: Floats) -> int:
    """What it would mean to everybody if this seat placed the lot, and the trail of its placements."""
    likely = pace(market)
    trail = place_all(market, winner, likely, weights)
    capital = prospects(market, likely, weights)
    for seat in range(market.players):
        hopes[winner, seat] = compared(market, seat, capital, weights)
    take_back(market, trail)
    return trail


@rule
def sell(market: Market, moves: int, weights: Weights, hopes: Floats, chance: Chance) -> int:
    """Play the loans, the bidding and the payment; say how many moves are left."""
    while moves > 0 and market.phase != PLACE:
        apply(market, answer(market, weights, hopes), chance)
        moves -= 1
    return moves


@seldom
def answer(market: Market, weights: Weights, hopes: Floats) -> int:
    """What the seat does that decides about a loan, a bid or a payment."""
    if market.phase == PAY:
        return smaller_purse(market)
    seat = market.seat
    purse = largest_purse(market, seat)
    if market.phase == LOAN:
        action = NO_LOAN
        best = hope(market, purse, weights, hopes)
    else:
        action = PASS
        best = hope(market, 0, weights, hopes)
        if purse > market.bid and hope(market, purse, weights, hopes) > best:
            action = BIDS + market.bid  # a million more
            best = hope(market, purse, weights, hopes)
    for colour in range(COLOURS):
        if borrow_refusal(market, seat, colour) == ALLOWED:
            grown = max(purse, market.cash[colour] + payout(market, colour))
            value = payout(market, colour) - DEBT + weights.ready * (grown - purse)
            value += hope(market, grown, weights, hopes)
            if value > best:
                action = BORROWS + colour
                best = value
    return action


@rule
def hope(market: Market, purse: int, weights: Weights, hopes: Floats) -> float:
    """What the seat that decides may hope for: leave the lot to the others, or outbid them if it can."""
    seat = market.seat
    winner = taker(market)
    left = hopes[winner, seat]
    if winner == seat:
        return left
    left += weights.rivals / (market.players - 1) * market.bid
    price = next_price(market, seat, weights)
    return max(left, hopes[seat, seat] - (1.0 + weights.thrift) * price) if purse >= price else left


@rule
def smaller_purse(market: Market) -> int:
    """Pay from the smaller purse that can: the larger one decides what can be bid."""
    best = NOBODY
    for colour in range(COLOURS):
        if pay_refusal(market, market.seat, colour) == ALLOWED and (
            best == NOBODY or market.cash[colour] < market.cash[best]
        ):
            best = colour
    return PAYS + best


@rule
def place_along(market: Market, trail: int, moves: int, chance: Chance) -> int:
    """Place the pawns of a trail; say how many moves are left. In which order is all the same."""
    while moves > 0 and trail > 0:
        apply(market, PLACES + trail % MOVES - 1, chance)
        trail //= MOVES
        moves -= 1
    return moves
