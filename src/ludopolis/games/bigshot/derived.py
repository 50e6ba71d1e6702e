"""What everybody can read off the table in Big Shot, and what follows from it by the rules.

Views are filled in from here: one compiled call for all that lies open, one for what the choices of a
seat would lead to. Seats, colours and districts count from 0, spaces and throws from 1.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any, cast

import numpy as np

from ludopolis.engine.layout import Int64, Ints, Layout, dtype_of, duplicate
from ludopolis.engine.rule import rule, seldom
from ludopolis.games.bigshot import rules
from ludopolis.games.bigshot.market import (
    ALLOWED,
    BID,
    BORROWS,
    COLOURS,
    DISTRICTS,
    FULL,
    LOT,
    NOBODY,
    PASS,
    PAY,
    PLACE,
    RUNNING,
    SEATS,
    SIDES,
    SPACES,
    VALUES,
    Market,
)

# Pawns of all colours are one number, their mix, with a digit of this base for each colour.
ONE_MORE = FULL + 1
PAWN = np.array([ONE_MORE**colour for colour in range(COLOURS)])


class Facts(Layout):
    """The facts of a position, all 64 bits wide. Pawns are one number: see `mix_of`."""

    # Districts.
    pawns: Annotated[Ints, np.int64, DISTRICTS]
    owner: Annotated[Ints, np.int64, DISTRICTS]
    ahead: Annotated[Ints, np.int64, DISTRICTS]  # who would own it if it were decided now
    worth: Annotated[Ints, np.int64, DISTRICTS]
    doubled: Annotated[Ints, np.int64, DISTRICTS]

    # The ring.
    spaces: Annotated[Ints, np.int64, SPACES]
    thrown_to: Annotated[Ints, np.int64, SPACES]  # a bit for each throw that leads there
    throws: Annotated[Ints, np.int64, SIDES]  # the space to which each throw leads; 0 in the end

    # Colours.
    seat_of: Annotated[Ints, np.int64, COLOURS]
    cash: Annotated[Ints, np.int64, COLOURS]
    loans: Annotated[Ints, np.int64, COLOURS]
    debt: Annotated[Ints, np.int64, COLOURS]
    payout: Annotated[Ints, np.int64, COLOURS]
    owned: Annotated[Ints, np.int64, COLOURS]  # a bit for each district
    doubles: Annotated[Ints, np.int64, COLOURS]  # a bit for each that counts double
    estate: Annotated[Ints, np.int64, COLOURS]  # what its districts are worth
    capital: Annotated[Ints, np.int64, COLOURS]
    forecast: Annotated[Ints, np.int64, COLOURS]  # its capital if the game ended now
    borrowed: Annotated[Ints, np.int64, COLOURS]
    may_borrow: Annotated[Ints, np.int64, COLOURS]
    on_ring: Annotated[Ints, np.int64, COLOURS]
    gone: Annotated[Ints, np.int64, COLOURS]

    # Seats.
    passed: Annotated[Ints, np.int64, SEATS]
    acted: Annotated[Ints, np.int64, SEATS]
    asked: Annotated[Ints, np.int64, SEATS]
    points: Annotated[Ints, np.int64, SEATS]
    enough: Annotated[Ints, np.int64, SEATS]

    # The round.
    players: Int64
    expert: Int64
    phase: Int64
    seat: Int64
    ending: Int64
    rounds: Int64
    leader: Int64
    thrown: Int64
    promoter: Int64
    lot: Int64
    bid: Int64
    bidder: Int64
    tokens: Int64
    cash_is_hidden: Int64  # from those whose it is not
    rule_of_two: Int64


def _places() -> SimpleNamespace:
    """Where each fact stands in the list of all their numbers: an index, or a slice."""
    found = SimpleNamespace()
    fields = cast(Any, dtype_of(Facts).fields)
    for name, (kind, offset, *_) in fields.items():
        first, count = offset // 8, kind.itemsize // 8
        setattr(found, name, slice(first, first + count) if kind.shape else first)
    return found


AT = _places()


def facts_of(market: Market) -> list[int]:
    """All facts of a position as numbers; `AT` says where each of them stands."""
    room = np.zeros(1, dtype_of(Facts))
    fill_facts(market, duplicate(market), room[0])
    numbers: list[int] = room.view(np.int64).tolist()
    return numbers


@seldom
def fill_facts(market: Market, ended: Market, facts: Facts) -> None:
    """Fill in all facts of a position; `ended` is a copy of it, whose districts are decided here."""
    rules.decide_the_rest(ended)
    fill_districts(market, ended, facts)
    fill_ring(market, facts)
    fill_colours(market, ended, facts)
    rules.score(market, facts.points)
    for seat in range(market.players):
        facts.passed[seat] = market.passed[seat]
        facts.acted[seat] = market.acted[seat]
        facts.asked[seat] = market.asked[seat]
        facts.enough[seat] = rules.enough_districts(market, seat)
    fill_round(market, facts)


@rule
def mix_of(pawns: Ints) -> int:
    """Pawns, counted by colour, as one number."""
    mix = 0
    for colour in range(COLOURS):
        mix += PAWN[colour] * pawns[colour]
    return mix


@seldom
def fill_districts(market: Market, ended: Market, facts: Facts) -> None:
    """What lies in the districts, whose they are, and whose they would be."""
    for district in range(DISTRICTS):
        owner = market.owner[district]
        owned = owner != NOBODY
        doubled = owned and rules.doubled(market, district)
        facts.pawns[district] = mix_of(market.pawns[district])
        facts.owner[district] = owner
        facts.ahead[district] = ended.owner[district]
        facts.doubled[district] = doubled
        facts.worth[district] = rules.worth(market, district) if owned else VALUES[district]
        if owned:
            facts.owned[owner] |= 1 << district
        if doubled:
            facts.doubles[owner] |= 1 << district


@seldom
def fill_ring(market: Market, facts: Facts) -> None:
    """The pawns to come, and which space each throw of the next die leads to."""
    for place in range(SPACES * LOT):
        colour = market.spaces[place]
        if colour != NOBODY:
            facts.spaces[place // LOT] += PAWN[colour]
            facts.on_ring[colour] += 1
    if facts.on_ring.sum() == 0:  # in the last round
        return
    for pips in range(1, SIDES + 1):
        space = rules.space_after(market, market.promoter, pips)
        facts.throws[pips - 1] = space + 1
        facts.thrown_to[space] |= 1 << pips


@seldom
def fill_colours(market: Market, ended: Market, facts: Facts) -> None:
    """Money, debts and districts of the colours."""
    for colour in range(COLOURS):
        facts.seat_of[colour] = market.seat_of[colour]
        facts.cash[colour] = market.cash[colour]
        facts.loans[colour] = market.loans[colour]
        facts.debt[colour] = rules.debt_of(market, colour)
        facts.payout[colour] = rules.payout(market, colour)
        facts.estate[colour] = rules.worth_of_districts(market, colour)
        facts.capital[colour] = rules.capital_of(market, colour)
        facts.forecast[colour] = rules.capital_of(ended, colour)
        facts.borrowed[colour] = market.borrowed[colour]
        facts.may_borrow[colour] = rules.refusal(market, BORROWS + colour) == ALLOWED
        facts.gone[colour] = market.gone[colour]


@seldom
def fill_round(market: Market, facts: Facts) -> None:
    """Who decides what, and how the auction stands."""
    facts.players = market.players
    facts.expert = market.expert
    facts.phase = market.phase
    facts.seat = market.seat
    facts.ending = market.ending
    facts.rounds = market.rounds
    facts.leader = market.leader
    facts.thrown = market.thrown
    facts.promoter = market.promoter + 1
    facts.lot = mix_of(market.lot)
    facts.bid = market.bid
    facts.bidder = market.bidder
    facts.tokens = market.tokens
    facts.cash_is_hidden = rules.cash_is_hidden(market, NOBODY, market.colour_of[0, 0])
    facts.rule_of_two = rules.rule_of_two_holds(market)


# --- What a choice would lead to --------------------------------------------------------------

SOLD = COLOURS + 1  # added to the colour that would be ahead, plus one, if that sells the district


def placements_of(market: Market) -> list[int]:
    """What a pawn of each colour would do in each district, in the order of their actions.

    The colour that would be ahead (plus 1; 0 is nobody), or SOLD more if it would own it.
    """
    found = np.zeros(COLOURS * DISTRICTS, np.int64)
    fill_placements(duplicate(market), found)
    outcomes: list[int] = found.tolist()
    return outcomes


@seldom
def fill_placements(trial: Market, found: Ints) -> None:
    """Try every pawn in every district; `trial` is a copy, and is as it was in the end."""
    for colour in range(COLOURS):
        for district in range(DISTRICTS):
            trial.pawns[district, colour] += 1
            full = trial.in_district[district] + 1 == FULL
            ahead = rules.majority(trial, district) + 1
            found[colour * DISTRICTS + district] = ahead + SOLD if full else ahead
            trial.pawns[district, colour] -= 1


def winner_after_pass(market: Market) -> int:
    """Who gets the lot if the seat that decides passes; NOBODY if the bidding would go on."""
    if market.phase != BID or market.ending != RUNNING:
        return NOBODY
    return int(pass_on(duplicate(market)))


@seldom
def pass_on(trial: Market) -> int:
    """Pass on a copy of the game; who has the lot then, or NOBODY."""
    rules.answer_bid(trial, PASS)
    return trial.seat if trial.phase == PAY or trial.phase == PLACE else NOBODY
