"""What is asked of Property: rents, ruin, and the luck of the wild cards."""

from __future__ import annotations

import numpy as np

from ludopolis.arena.study.questions.question import (
    STANDING,
    Amount,
    Fact,
    Questions,
    Watched,
    in_order,
    order_names,
    role,
)
from ludopolis.engine.grids import NONE, ONE, group_at, how_many
from ludopolis.games.property.land import BUY, CARDS, RANKS, SIZE, WILD, has
from ludopolis.language.text import say


def wild_cards_dealt(game: Watched) -> list[float]:
    """How many 9s and 10s are in each first hand."""
    wild = [card for card in range(CARDS) if card % RANKS >= WILD]
    return [
        sum(bool(has(game.dealt.hand[seat], card)) for card in wild) for seat in range(game.players)
    ]


def rent_collected(game: Watched) -> list[float]:
    """What each seat was paid in all."""
    gains = np.clip(np.diff(game.points, axis=0), 0, None)
    return [float(n) for n in gains.sum(axis=0)]


def largest_rent(game: Watched) -> float:
    """The largest sum that changed hands at once."""
    return float(np.diff(game.points, axis=0).max())


def largest_group(game: Watched) -> float:
    """The largest connected group on the grid at the end, whoever owns it."""
    most = 0
    for seat in range(game.players):
        left = game.end.owned[seat]
        while left != NONE:
            group = np.uint64(group_at(left, left & (~left + ONE), SIZE))
            left &= ~group
            most = max(most, int(how_many(group)))
    return float(most)


QUESTIONS = Questions(
    roles=(role("order", order_names, in_order(lambda game: int(game.dealt.first))),),
    rounds=lambda game: float(game.end.turns) / game.players,
    amounts=(
        Amount("wild", wild_cards_dealt, luck=True),
        Amount("rent", rent_collected),
        Amount("bought", lambda game: game.counted(BUY, BUY + 1)),
    ),
    facts=(Fact("largest_rent", largest_rent), Fact("largest_group", largest_group)),
    # Where squares count, a score is not the cash from which rents are read.
    printed={"count_property": (STANDING, "rent", "largest_rent")},
    standing=say("study-standing"),
)
