"""Ratings: one number for the strength of a bot, by openskill's Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """A strength with its uncertainty: in the model, the truth lies within two deviations."""

    mean: float
    deviation: float


def rate(bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """The ratings of bots after games, given by the bots and their places.

    Equal places are a tie. Each game corrects the ratings a little, so their order matters a little:
    give the games in a fixed one.
    """
    # Tau would allow for strengths that change, but bots do not learn between games.
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(bots)]
    for seats, places in games:
        # Each seat has a rating object of its own: a shared one would be updated twice.
        before = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in seats]
        after = [rated for (rated,) in model.rate(before, ranks=[float(n) for n in places])]
        for bot in set(seats):
            # The updates of all seats of a bot are added. Games between them tell nothing, so its
            # uncertainty is that of its least certain seat.
            old = ratings[bot]
            mine = [new for seat, new in zip(seats, after, strict=True) if seat == bot]
            ratings[bot] = model.rating(
                mu=old.mu + sum(new.mu - old.mu for new in mine),
                sigma=max(new.sigma for new in mine),
            )
    return [Rating(found.mu, found.sigma) for found in ratings]
