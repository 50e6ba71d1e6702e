"""Places from scores."""

from __future__ import annotations

from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule


@rule
def rank(scores: Ints, places: Ints, players: int) -> None:
    """Fill in places: more points, better place; equal points share one."""
    for seat in range(players):
        places[seat] = 1
        for other in range(players):
            if scores[other] > scores[seat]:
                places[seat] += 1
