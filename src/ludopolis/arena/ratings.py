"""Ratings: one number for the strength of a bot, by openskill's Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """A strength and how sure it is: the truth lies within two deviations, as the model sees it."""

    mean: float
    deviation: float


def rate(bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """The ratings of bots after games, each given by who played and in which place they ended.

    Equal places are a tie. Each game corrects the ratings a little, so their order matters a little:
    give the games in a fixed one.
    """
    # Bots do not get better or worse from game to game, which is what tau would allow for.
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(bots)]
    for seats, places in games:
        # A rating of its own for each seat: a shared one would be corrected twice.
        before = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in seats]
        after = [rated for (rated,) in model.rate(before, ranks=[float(n) for n in places])]
        for bot in set(seats):
            # What the seats of one bot have learnt is added up, for they have one strength. But how
            # they did against each other tells nothing, so the bot is no surer of its strength than
            # the seat that is least sure.
            old = ratings[bot]
            mine = [new for seat, new in zip(seats, after, strict=True) if seat == bot]
            ratings[bot] = model.rating(
                mu=old.mu + sum(new.mu - old.mu for new in mine),
                sigma=max(new.sigma for new in mine),
            )
    return [Rating(found.mu, found.sigma) for found in ratings]
