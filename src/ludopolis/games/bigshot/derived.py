"""What follows from a position of Big Shot by the rules, and what a choice would lead to.

Views are filled in from here: one compiled call for all that lies open, one for what the choices of a
seat would lead to. Seats, colours, districts and spaces count from 0.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any

import numpy as np

from ludopolis.engine.layout import Int64, Ints, Layout, blank, duplicate
from ludopolis.engine.rule import seldom
from ludopolis.games.bigshot import rules, state
from ludopolis.games.bigshot.state import COLOURS, DISTRICTS, NOBODY, SEATS, Market


class Facts(Layout):
    """What everybody can work out from a position."""

    # Districts.
    ahead: Annotated[Ints, np.int64, DISTRICTS]  # who would own it if it were decided now
    doubled: Annotated[Ints, np.int64, DISTRICTS]
    worth: Annotated[Ints, np.int64, DISTRICTS]

    # Colours.
    debt: Annotated[Ints, np.int64, COLOURS]
    next_loan: Annotated[Ints, np.int64, COLOURS]
    may_borrow: Annotated[Ints, np.int64, COLOURS]
    estate: Annotated[Ints, np.int64, COLOURS]  # what its districts are worth
    capital: Annotated[Ints, np.int64, COLOURS]
    forecast: Annotated[Ints, np.int64, COLOURS]  # its capital if the game ended now

    # Seats.
    points: Annotated[Ints, np.int64, SEATS]
    enough: Annotated[Ints, np.int64, SEATS]  # districts to win

    throws: Annotated[
        Ints, np.int64, state.SIDES
    ]  # the space, from 1, to which each throw would lead
    cash_is_hidden: Int64  # from those whose it is not
    rule_of_two: Int64


def plain(record: Layout) -> dict[str, Any]:
    """The numbers of a record by name; arrays are lists."""
    row: Any = record
    pairs = zip(row.dtype.names, row.item(), strict=True)
    return {name: value if isinstance(value, int) else value.tolist() for name, value in pairs}


def facts_of(market: Market) -> Any:
    """All numbers of a position, and what follows from them, by name."""
    facts = blank(Facts)
    fill_facts(market, duplicate(market), facts)
    return SimpleNamespace(**plain(market), **plain(facts))


@seldom
def fill_facts(market: Market, ended: Market, facts: Facts) -> None:
    """Fill in all facts of a position; `ended` is a copy of it, whose districts are decided here."""
    rules.decide_the_rest(ended)
    for district in range(DISTRICTS):
        owned = market.owner[district] != NOBODY
        facts.ahead[district] = ended.owner[district]
        facts.doubled[district] = owned and rules.doubled(market, district)
        facts.worth[district] = rules.worth(market, district) if owned else state.VALUES[district]
    for colour in range(COLOURS):
        facts.debt[colour] = rules.debt_of(market, colour)
        facts.next_loan[colour] = rules.payout(market, colour)
        facts.may_borrow[colour] = rules.refusal(market, state.BORROWS + colour) == state.ALLOWED
        facts.estate[colour] = rules.worth_of_districts(market, colour)
        facts.capital[colour] = rules.capital_of(market, colour)
        facts.forecast[colour] = rules.capital_of(ended, colour)
    rules.score(market, facts.points)
    for seat in range(market.players):
        facts.enough[seat] = rules.enough_districts(market, seat)
    if market.spaces.max() != NOBODY:  # not yet in the last round
        for pips in range(state.SIDES):
            facts.throws[pips] = rules.space_after(market, market.promoter, pips + 1) + 1
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
            full = trial.in_district[district] + 1 == state.FULL
            ahead = rules.majority(trial, district) + 1
            found[colour * DISTRICTS + district] = ahead + SOLD if full else ahead
            trial.pawns[district, colour] -= 1


def winner_after_pass(market: Market) -> int:
    """Who gets the lot if the seat that decides passes; NOBODY if the bidding would go on."""
    if market.phase != state.BID or market.ending != state.RUNNING:
        return NOBODY
    trial = duplicate(market)
    rules.answer_bid(trial, state.PASS)
    return int(trial.seat) if trial.phase in (state.PAY, state.PLACE) else NOBODY
