"""Numbers with their uncertainty, and what may be said of them.

Games are independent of each other; what happens inside one game is not (if one seat wins, the others
do not). So every estimate is a mean over games, or over deals where a deal is played several times.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from statistics import NormalDist
from typing import Any

import numpy as np
from pydantic import BaseModel, ConfigDict

from ludopolis.arena.statistics import wilson

CONFIDENCE = 0.95
FEW = 30  # below so many games nothing is said: intervals would be wrong, and useless


def deviations(comparisons: int = 1) -> float:
    """How many standard errors an interval reaches to each side.

    With several comparisons it is widened (Bonferroni) so that, 95 times in 100, all of them hold.
    """
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * max(1, comparisons)))


class Estimate(BaseModel):
    """A mean over games, with its standard error."""

    model_config = ConfigDict(frozen=True)

    value: float
    error: float  # the standard error
    games: int
    share: bool = False  # a share of something: it cannot leave 0 to 1

    def interval(self, comparisons: int = 1) -> tuple[float, float]:
        """The 95% interval; with several comparisons, the widened one.

        Shares have Wilson's interval, for as many games as their standard error is worth.
        """
        reach = deviations(comparisons)
        if not self.share:
            return self.value - reach * self.error, self.value + reach * self.error
        spread = self.value * (1 - self.value)
        games = spread / self.error**2 if self.error > 0 and spread > 0 else self.games
        return wilson(self.value, games, reach)

    @property
    def margin(self) -> float:
        """Half the width of the 95% interval."""
        low, high = self.interval()
        return (high - low) / 2


def mean(values: Sequence[float] | Any, *, share: bool = False) -> Estimate:
    """The mean of one number for each game."""
    numbers = np.asarray(values, float)
    games = len(numbers)
    if games == 0:
        return Estimate(value=0.0, error=0.0, games=0, share=share)
    error = float(numbers.std(ddof=1)) / math.sqrt(games) if games > 1 else 0.0
    return Estimate(value=float(numbers.mean()), error=error, games=games, share=share)


def ratio(sums: Any, sizes: Any, *, share: bool = False) -> Estimate:
    """The mean over things of which a game may have several or none, such as the seats of a role.

    `sums` and `sizes` have an entry for each game: the sum over its things, and how many it has. The
    standard error is that of a ratio, so that the things of one game count as one observation.
    """
    totals, counts = np.asarray(sums, float), np.asarray(sizes, float)
    things = counts.sum()
    used = int((counts > 0).sum())
    if things == 0:
        return Estimate(value=0.0, error=0.0, games=0, share=share)
    value = float(totals.sum() / things)
    rest = (totals - value * counts)[counts > 0]
    error = 0.0
    if used > 1:
        error = math.sqrt(used / (used - 1) * float((rest**2).sum())) / float(things)
    return Estimate(value=value, error=error, games=used, share=share)


class Verdict(Enum):
    """What a comparison with a reference allows to say."""

    TOO_FEW = "few"  # too few games: nothing
    NOTHING = "nothing"  # the interval covers the reference: no difference found
    HINT = "hint"  # it does not, but widened for all comparisons of its family it does
    MORE = "more"  # also the widened interval lies above the reference
    LESS = "less"  # … below it


def judge(estimate: Estimate, reference: float, comparisons: int = 1) -> Verdict:
    """Compare an estimate with a reference, as one of a family of so many comparisons."""
    if estimate.games < FEW:
        return Verdict.TOO_FEW
    low, high = estimate.interval()
    if low <= reference <= high:
        return Verdict.NOTHING
    low, high = estimate.interval(comparisons)
    if low <= reference <= high:
        return Verdict.HINT
    return Verdict.MORE if estimate.value > reference else Verdict.LESS
