"""Estimates with their uncertainty, and what a comparison allows to claim.

Games are independent of each other, but the seats of one game are not: if one wins, the others do not.
So every estimate is a mean over games, or over deals if a deal is played several times.
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
MIN_GAMES = 30  # with fewer, intervals are unreliable, and nothing is claimed


def deviations(comparisons: int = 1) -> float:
    """How many standard errors an interval extends to each side.

    It is widened for several comparisons (Bonferroni), so that all of them hold 95 times in 100.
    """
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * max(1, comparisons)))


class Estimate(BaseModel):
    """A mean over games, with its standard error."""

    model_config = ConfigDict(frozen=True)

    value: float
    error: float  # the standard error
    games: int
    share: bool = False  # between 0 and 1

    def interval(self, comparisons: int = 1) -> tuple[float, float]:
        """The 95% interval, widened for several comparisons.

        Shares have Wilson's interval for the effective number of games, given their standard error.
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
    """The mean over items of which a game has any number, such as the seats with a role.

    `sums` and `sizes` have an entry for each game: the sum over its items, and their number. The
    standard error is that of a ratio, so the items of a game count as one observation.
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
    """What a comparison with a reference allows to claim."""

    TOO_FEW = "few"  # too few games
    NOTHING = "nothing"  # the interval covers the reference: no difference found
    HINT = "hint"  # only the interval widened for all comparisons covers it
    MORE = "more"  # even the widened interval lies above the reference
    LESS = "less"  # … below it

    @property
    def sure(self) -> bool:
        """Is a difference claimed?"""
        return self in {Verdict.MORE, Verdict.LESS}


def judge(estimate: Estimate, reference: float, comparisons: int = 1) -> Verdict:
    """Compare an estimate with a reference, as one of so many comparisons."""
    if estimate.games < MIN_GAMES:
        return Verdict.TOO_FEW
    low, high = estimate.interval()
    if low <= reference <= high:
        return Verdict.NOTHING
    low, high = estimate.interval(comparisons)
    if low <= reference <= high:
        return Verdict.HINT
    return Verdict.MORE if estimate.value > reference else Verdict.LESS
