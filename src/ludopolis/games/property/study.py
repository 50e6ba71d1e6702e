"""Questions for studies of Property: rents, large groups, and the luck of the wild cards."""

from __future__ import annotations

import numpy as np

from ludopolis.engine.grids import NONE, ONE, group_at, how_many
from ludopolis.engine.study import (
    STANDING,
    Amount,
    Fact,
    Questions,
    ReplayedGame,
    order_names,
    per_seat,
    role,
    turn_order,
)
from ludopolis.games.property.state import BUY, CARDS, RANKS, SIZE, WILD, has
from ludopolis.language.text import say

WILD_CARDS = [card for card in range(CARDS) if card % RANKS >= WILD]


def wild_cards_dealt(game: ReplayedGame, seat: int) -> int:
    """How many 9s and 10s a seat was dealt."""
    return sum(bool(has(game.start.hand[seat], card)) for card in WILD_CARDS)


def rent_collected(game: ReplayedGame) -> list[float]:
    """What each seat was paid in all."""
    gains = np.clip(np.diff(game.points, axis=0), 0, None)
    return [float(n) for n in gains.sum(axis=0)]


def largest_rent(game: ReplayedGame) -> float:
    """The largest sum that a seat was paid at once."""
    return float(np.diff(game.points, axis=0).max())


def largest_group(game: ReplayedGame) -> float:
    """The size of the largest connected group of one owner at the end."""
    most = 0
    for seat in range(game.players):
        left = game.end.owned[seat]
        while left != NONE:
            group = np.uint64(group_at(left, left & (~left + ONE), SIZE))
            left &= ~group
            most = max(most, int(how_many(group)))
    return float(most)


QUESTIONS = Questions(
    roles=(role("order", order_names, turn_order(lambda game: int(game.start.first))),),
    rounds=lambda game: float(game.end.turns) / game.players,
    amounts=(
        Amount("wild", per_seat(wild_cards_dealt), dealt=True),
        Amount("rent", rent_collected),
        Amount("bought", lambda game: game.count_actions(BUY, BUY + 1)),
    ),
    facts=(Fact("largest_rent", largest_rent), Fact("largest_group", largest_group)),
    # If property counts, a score is not the cash from which rents are read.
    only_as_printed={"count_property": (STANDING, "rent", "largest_rent")},
    standing=say("study-standing"),
)
