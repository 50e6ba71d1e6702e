"""Shares and means of games with 95% intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

NORMAL_95 = 1.959964


def wilson(share: float, games: float, quantile: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z2 = quantile * quantile
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = share * (1 - share) / games + z2 / (4 * games * games)
    half = quantile * math.sqrt(spread) / (1 + z2 / games)
    # At 0 and 1 the end of the interval is exact; computed, it has a rounding error.
    low = 0.0 if share <= 0 else max(0.0, centre - half)
    return low, 1.0 if share >= 1 else min(1.0, centre + half)


def mean_and_margin(values: Any) -> tuple[float, float]:
    """A mean and the half width of its 95% interval."""
    numbers = np.asarray(values, float)
    if len(numbers) < 2:
        return (float(numbers.mean()) if len(numbers) else math.nan), math.nan
    return float(numbers.mean()), NORMAL_95 * float(numbers.std(ddof=1)) / math.sqrt(len(numbers))


def student_95(freedom: int) -> float:
    """The two-sided 95% quantile of Student's distribution, to a percent."""
    if freedom == 1:
        return 12.7062
    if freedom == 2:
        return 4.3027
    # Cornish and Fisher's expansion around the normal quantile.
    z, n = NORMAL_95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


@dataclass(frozen=True)
class Estimate:
    """A measured number with its 95% interval; NaN if unknown."""

    value: float
    low: float
    high: float


# The games of a deal are not independent: they share its luck, which the rotation of seats cancels.
# Deals are independent of each other. So sums are taken by deal, and their spread, not that of the
# games, gives the uncertainty
# (cluster-robust, or linearised, variance of a ratio; Cochran, Sampling Techniques, chapter 6).


def share_by_deal(wins: Any, trials: Any) -> Estimate:
    """A share of wins among trials, given as sums for each deal.

    A plain interval is wrong near 0 and 1, so Wilson's is taken, for as many independent trials as
    would have the variance that the deals show (Korn and Graubard 1998). Deals that all say the
    same show none, which is too good to be true; so the variance is that with two more deals, one
    all won and one all lost. Where everything was won, this makes each deal count for one trial.
    """
    wins, trials = _counted(wins, trials)
    deals = len(trials)
    if deals == 0:
        return Estimate(math.nan, math.nan, math.nan)
    share = float(wins.sum() / trials.sum())
    usual = float(trials.mean())
    careful, variance = _ratio(np.append(wins, (usual, 0.0)), np.append(trials, (usual, usual)))
    independent = careful * (1 - careful) / variance
    return Estimate(share, *wilson(share, independent, student_95(deals + 1)))


def mean_by_deal(sums: Any, counts: Any) -> Estimate:
    """A mean, given as sums and counts for each deal."""
    sums, counts = _counted(sums, counts)
    if len(counts) < 2:
        mean = float(sums.sum() / counts.sum()) if len(counts) else math.nan
        return Estimate(mean, math.nan, math.nan)
    mean, variance = _ratio(sums, counts)
    margin = student_95(len(counts) - 1) * math.sqrt(variance)
    return Estimate(mean, mean - margin, mean + margin)


def _counted(sums: Any, counts: Any) -> tuple[Any, Any]:
    """The deals with a count above 0."""
    sums, counts = np.asarray(sums, float), np.asarray(counts, float)
    return sums[counts > 0], counts[counts > 0]


def _ratio(sums: Any, counts: Any) -> tuple[float, float]:
    """The sum of all deals over their count, and its variance; for two deals at least."""
    ratio = float(sums.sum() / counts.sum())
    off = sums - ratio * counts
    deals = len(counts)
    return ratio, deals / (deals - 1) * float((off * off).sum() / counts.sum() ** 2)
