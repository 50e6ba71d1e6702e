"""What a position of Big Shot is worth to a player, and how the game is likely to go on.

It looks at one decision, but a single bid or pawn says little. So it imagines who gets the lot as the
bidding stands, lets that player place all its pawns, and values the districts by the chance that each
colour has of owning them. Cash is used as anybody could compute it from the payments.
"""

from __future__ import annotations

import itertools

import numpy as np
from numpy.typing import NDArray

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance
from ludopolis.engine.layout import Float64, Ints, Layout
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.bigshot import rules
from ludopolis.games.bigshot.state import (
    ALLOWED,
    BID,
    BIDS,
    BORROWS,
    COLOURS,
    DEBT,
    DISTRICTS,
    DISTRICTS_TO_WIN,
    FULL,
    LOAN,
    LOT,
    NO_LOAN,
    NOBODY,
    PARK_OF,
    PASS,
    PAY,
    PAYS,
    PLACE,
    PLACES,
    ROUNDS,
    RUNNING,
    SEATS,
    VALUES,
    Market,
)


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


# The pawns of a district are one number, its mix: so much for each pawn of a colour.
PAWN = np.array([(FULL + 1) ** colour for colour in range(COLOURS)])


def _chances() -> tuple[Ints, Ints, Ints]:
    """The row of each mix of pawns in two tables: the chance of each colour to own a district.

    The first table is for a district that stays as it is, the second for one that goes on to fill up
    with pawns of any colour. Who owns it is what `rules.majority` says, reckoned here for whole
    tables without waiting for the compiler.
    """
    counts = itertools.product(range(FULL + 1), repeat=COLOURS)
    fullest_first = sorted((c for c in counts if sum(c) <= FULL), key=sum, reverse=True)
    rows = np.zeros((FULL + 1) ** COLOURS, np.uint16)
    now, full = np.zeros((2, len(fullest_first), COLOURS))
    for row, pawns in enumerate(fullest_first):
        mix = int(PAWN @ pawns)
        rows[mix] = row
        alone = [count for count in pawns if count > 0 and pawns.count(count) == 1]
        if alone:
            now[row, pawns.index(max(alone))] = 1
        full[row] = now[row] if sum(pawns) == FULL else full[rows[mix + PAWN]].mean(axis=0)
    return rows, now, full


ROW, AS_IT_IS, FILLED_UP = _chances()


def _beside() -> Ints:
    """The districts that each park doubles; NOBODY fills up the rows, as those of other districts."""
    every = range(DISTRICTS)
    found = [[other for other in every if PARK_OF[other] == park] for park in every]
    table = np.full((DISTRICTS, max(map(len, found))), NOBODY)
    for district, doubled in enumerate(found):
        table[district, : len(doubled)] = doubled
    return table


BESIDE = _beside()

Floats = NDArray[np.float64]
Each = tuple[float, float, float, float]  # a number for each colour


@implements(contract.evaluate, Market)
def evaluate(market: Market, seat: int, weights: Weights) -> float:
    """How the seat stands once the lot is placed: by who gets it now, or by the seat if it raises."""
    if not concerned(market, seat):
        return outlook(market, seat, pace(market), weights)
    to_pay = 0.0 if market.phase == PLACE else float(market.bid)
    value = standing(market, seat, taker(market), to_pay, weights)
    if may_still_bid(market, seat):
        wanted = next_price(market, seat, weights)
        if rules.largest_purse(market, seat) >= wanted:
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
    for which in range(rules.colours_each(market)):
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
            richest = max(richest, rules.largest_purse(market, other))
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
    favours = favours_of(market, winner, weights)
    gains = np.empty((DISTRICTS, COLOURS))
    for district in range(DISTRICTS):
        reckon(market, district, favours, likely, gains)
    trail = 0
    for left in range(market.in_lot, 0, -1):
        move = best_placement(market, gains)
        put(market, move, 1)
        trail = trail * MOVES + move + 1
        if left > 1:
            reckon_again(market, move % DISTRICTS, favours, likely, gains)
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


IMPOSSIBLE = -1.0e30  # what a pawn gains where none may go


@rule
def reckon(market: Market, district: int, favours: Each, likely: float, gains: Floats) -> None:
    """What a pawn of each colour in a district would gain for who so favours the colours."""
    if market.owner[district] != NOBODY or market.in_district[district] == FULL:
        gains[district] = IMPOSSIBLE
        return
    mix = mix_of(market, district)
    stakes = times(favours, worths_of(market, district, likely))
    before = promise(mix, stakes, likely)
    for colour in range(COLOURS):
        gains[district, colour] = promise(mix + PAWN[colour], stakes, likely) - before


@rule
def reckon_again(
    market: Market, district: int, favours: Each, likely: float, gains: Floats
) -> None:
    """Bring the gains up to date where a pawn has come: there, in its park, or around it."""
    reckon(market, district, favours, likely, gains)
    if PARK_OF[district] != NOBODY:
        reckon(market, PARK_OF[district], favours, likely, gains)
    for other in BESIDE[district]:
        if other != NOBODY:
            reckon(market, other, favours, likely, gains)


@rule
def best_placement(market: Market, gains: Floats) -> int:
    """The pawn of the lot and the district that gain most; of equal ones the first."""
    best = IMPOSSIBLE
    move = 0
    for district in range(DISTRICTS):
        for colour in range(COLOURS):
            better = market.lot[colour] > 0 and gains[district, colour] > best
            best = gains[district, colour] if better else best
            move = colour * DISTRICTS + district if better else move
    return move


@rule
def promise(mix: int, stakes: Each, likely: float) -> float:
    """What a district promises a seat that so much is at stake for: its own gain less the rivals'."""
    value = 0.0
    for colour in range(COLOURS):
        value += stakes[colour] * hold(mix, colour, likely)
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
def mix_of(market: Market, district: int) -> int:
    """The pawns of a district; a sold one, where a pawn of the owner is left, is full of them."""
    mix = 0
    for colour in range(COLOURS):
        mix += market.pawns[district, colour] * PAWN[colour]
    return mix if market.owner[district] == NOBODY else FULL * mix


@rule
def hold(mix: int, colour: int, likely: float) -> float:
    """The chance of a colour to own a district, which either fills up or is decided as it is."""
    row = ROW[mix]
    return likely * FILLED_UP[row, colour] + (1.0 - likely) * AS_IT_IS[row, colour]


@rule
def holds(market: Market, district: int, likely: float) -> Each:
    """The chance of each colour to own a district."""
    mix = mix_of(market, district)
    return hold(mix, 0, likely), hold(mix, 1, likely), hold(mix, 2, likely), hold(mix, 3, likely)


@rule
def worths_of(market: Market, district: int, likely: float) -> Each:
    """What owning a district would bring each colour; a park brings what it may double."""
    if BESIDE[district, 0] == NOBODY:
        return values_of(market, district, likely)
    worths = alike(0.0)
    for other in BESIDE[district]:
        if other != NOBODY:
            worths = plus(worths, times(alike(float(VALUES[other])), holds(market, other, likely)))
    return worths


@rule
def values_of(market: Market, district: int, likely: float) -> Each:
    """What a district counts for each colour, which may own the park beside it as well."""
    value = alike(float(VALUES[district]))
    park = PARK_OF[district]
    if park == NOBODY:
        return value
    return times(value, plus(alike(1.0), holds(market, park, likely)))


# --- All together -----------------------------------------------------------------------------


@seldom
def outlook(market: Market, seat: int, likely: float, weights: Weights) -> float:
    """How a seat stands against the others, and its ready money."""
    return weights.ready * rules.largest_purse(market, seat) + compared(
        market, seat, prospects(market, likely, weights), weights
    )


@rule
def compared(market: Market, seat: int, capital: Each, weights: Weights) -> float:
    """The capital of a seat against the others'."""
    gains = times(favours_of(market, seat, weights), capital)
    return gains[0] + gains[1] + gains[2] + gains[3]


@seldom
def prospects(market: Market, likely: float, weights: Weights) -> Each:
    """The capital that each colour may expect, less a fine for districts that it may lack in the end."""
    capital = (money(market, 0), money(market, 1), money(market, 2), money(market, 3))
    districts = alike(0.0)
    for district in range(DISTRICTS):
        chances = holds(market, district, likely)
        districts = plus(districts, chances)
        capital = plus(capital, times(chances, values_of(market, district, likely)))
    return (
        capital[0] - fine(districts[0], weights),
        capital[1] - fine(districts[1], weights),
        capital[2] - fine(districts[2], weights),
        capital[3] - fine(districts[3], weights),
    )


@rule
def fine(districts: float, weights: Weights) -> float:
    """What it costs to lack some of the two districts without which nobody wins."""
    return weights.short * max(0.0, DISTRICTS_TO_WIN - districts)


@rule
def money(market: Market, colour: int) -> float:
    """The cash of a colour, less its debt."""
    return float(market.cash[colour] - rules.debt_of(market, colour))


@rule
def favours_of(market: Market, seat: int, weights: Weights) -> Each:
    """How much a gain of each colour is a gain of the seat."""
    rivals = -weights.rivals / (market.players - 1)
    return (
        favour(market.seat_of[0], seat, rivals),
        favour(market.seat_of[1], seat, rivals),
        favour(market.seat_of[2], seat, rivals),
        favour(market.seat_of[3], seat, rivals),
    )


@rule
def favour(owner: int, seat: int, rivals: float) -> float:
    """How much a gain of a colour's owner is a gain of the seat."""
    if owner == NOBODY:
        return 0.0
    return 1.0 if owner == seat else rivals


# --- Numbers for each colour ------------------------------------------------------------------


@rule
def alike(number: float) -> Each:
    """The same for each colour."""
    return number, number, number, number


@rule
def plus(some: Each, others: Each) -> Each:
    """The sums, colour by colour."""
    return some[0] + others[0], some[1] + others[1], some[2] + others[2], some[3] + others[3]


@rule
def times(some: Each, others: Each) -> Each:
    """The products, colour by colour."""
    return some[0] * others[0], some[1] * others[1], some[2] * others[2], some[3] * others[3]


# --- The quick rollout: the greedy bot's play, a whole round at a time -------------------------

# What a lot is worth to a seat does not change while it is bid for. So this reckons once for each lot
# what it would mean to everybody if each of them got it, where the greedy bot does so for every bid
# anew; and who has won a lot places it as was reckoned.


@implements(contract.rollout, Market)
def rollout(market: Market, moves: int, weights: Weights, chance: Chance) -> bool:
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
        rules.apply(market, answer(market, weights, hopes), chance)
        moves -= 1
    return moves


@seldom
def answer(market: Market, weights: Weights, hopes: Floats) -> int:
    """What the seat does that decides about a loan, a bid or a payment."""
    if market.phase == PAY:
        return smaller_purse(market)
    seat = market.seat
    purse = rules.largest_purse(market, seat)
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
        if rules.borrow_refusal(market, seat, colour) == ALLOWED:
            grown = max(purse, market.cash[colour] + rules.payout(market, colour))
            value = rules.payout(market, colour) - DEBT + weights.ready * (grown - purse)
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
    wanted = next_price(market, seat, weights)
    if purse < wanted:
        return left
    return max(left, hopes[seat, seat] - (1.0 + weights.thrift) * wanted)


@rule
def smaller_purse(market: Market) -> int:
    """Pay from the smaller purse that can: the larger one decides what can be bid."""
    best = NOBODY
    for colour in range(COLOURS):
        if rules.pay_refusal(market, market.seat, colour) == ALLOWED and (
            best == NOBODY or market.cash[colour] < market.cash[best]
        ):
            best = colour
    return PAYS + best


@rule
def place_along(market: Market, trail: int, moves: int, chance: Chance) -> int:
    """Place the pawns of a trail; say how many moves are left. In which order is all the same."""
    while moves > 0 and trail > 0:
        rules.apply(market, PLACES + trail % MOVES - 1, chance)
        trail //= MOVES
        moves -= 1
    return moves
