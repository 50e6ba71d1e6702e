"""Intervals that respect what games of one deal have in common."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.arena.statistics import (
    NORMAL_95,
    mean_and_margin,
    mean_by_deal,
    share_by_deal,
    student_95,
    wilson,
)


def test_intervals_are_those_of_wilson() -> None:
    # From a table of Wilson's 95% intervals.
    for wins, games, low, high in (
        (0, 10, 0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
    ):
        assert wilson(wins / games, games) == pytest.approx((low, high), abs=0.0001)
    assert wilson(0.0, 0) == (0.0, 1.0)
    for games in range(1, 400):  # no 5.6e-17
        assert wilson(0.0, 0.37 * games)[0] == 0.0
        assert wilson(1.0, 0.37 * games)[1] == 1.0


def test_margins_are_those_of_the_normal_distribution() -> None:
    values = [2, 4, 4, 4, 5, 5, 7, 9]
    mean, margin = mean_and_margin(values)
    assert mean == 5
    assert margin == pytest.approx(1.96 * math.sqrt(32 / 7 / 8), abs=0.001)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    # From a table of Student's distribution.
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)],
)
def test_quantiles_are_those_of_student(freedom: int, quantile: float) -> None:
    assert student_95(freedom) == pytest.approx(quantile, rel=0.01)


def test_deals_of_one_game_each_are_as_good_as_independent_games() -> None:
    wins = np.array([1.0] * 300 + [0.0] * 700)
    found = share_by_deal(wins, np.ones(1000))
    assert found.value == 0.3
    assert (found.low, found.high) == pytest.approx(wilson(0.3, 1000), abs=0.0005)


def test_games_that_repeat_each_other_count_once() -> None:
    """Four games of each deal that always end alike tell no more than one of them."""
    wins = np.array([1.0] * 30 + [0.0] * 70)
    once, four_times = share_by_deal(wins, np.ones(100)), share_by_deal(4 * wins, np.full(100, 4))
    assert four_times.value == once.value
    assert (four_times.low, four_times.high) == pytest.approx((once.low, once.high))


def test_where_all_is_won_each_deal_counts_once() -> None:
    for deals in (10, 50, 1000):
        found = share_by_deal(np.full(deals, 4.0), np.full(deals, 4.0))
        assert found.value == pytest.approx(found.high) == 1
        assert found.low == pytest.approx(wilson(1.0, deals, student_95(deals))[0], abs=0.03)


def test_a_loss_never_raises_the_lower_bound() -> None:
    """The bound must not jump where the first deals differ."""
    bounds = []
    for lost in range(40):
        wins = np.full(50, 4.0)
        wins[:lost] -= 1
        bounds.append(share_by_deal(wins, np.full(50, 4.0)).low)
    assert all(before >= after - 0.005 for before, after in pairwise(bounds))
    assert bounds[0] == pytest.approx(max(bounds), abs=0.005)


def test_luck_that_cancels_makes_the_interval_narrow() -> None:
    """Each deal is won by one seat: who sits there in one game does not in the other."""
    luck = share_by_deal([1.0] * 98 + [2.0, 0.0], np.full(100, 2))
    independent = wilson(luck.value, 200)
    assert luck.high - luck.low < (independent[1] - independent[0]) / 3


def test_one_deal_says_next_to_nothing() -> None:
    share = share_by_deal([3], [4])
    assert share.value == 0.75
    assert share.high - share.low > 0.9
    mean = mean_by_deal([30], [4])
    assert mean.value == 7.5
    assert math.isnan(mean.low)
    assert math.isnan(mean.high)


def test_no_deal_says_less() -> None:
    nothing = share_by_deal([], [])
    assert all(map(math.isnan, (nothing.value, nothing.low, nothing.high)))
    assert math.isnan(mean_by_deal([0], [0]).value)


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=2, max_size=30))
def test_a_share_lies_in_its_interval(deals: list[tuple[int, int]]) -> None:
    wins = [min(pair) for pair in deals]
    trials = [max(pair) for pair in deals]
    found = share_by_deal(wins, trials)
    if sum(trials):
        assert found.value == pytest.approx(sum(wins) / sum(trials))
        assert 0 <= found.low <= found.value + 1e-9
        assert found.value - 1e-9 <= found.high <= 1
        # Deals in which nothing was counted change nothing.
        assert share_by_deal([*wins, 0], [*trials, 0]) == found


@pytest.mark.parametrize(("strength", "luck"), [(0.0, 0.0), (0.0, 2.0), (1.0, 2.0), (3.0, 1.0)])
@pytest.mark.parametrize("deals", [10, 100])
def test_about_95_of_100_intervals_hold_the_truth(strength: float, luck: float, deals: int) -> None:
    """Two games of each deal, seats swapped; the deal favours a seat as its luck will have it."""
    random = np.random.default_rng(5)
    series = 2000
    favour = random.normal(0, luck, (series, deals))
    sides = np.stack([strength + favour, strength - favour], axis=2)
    won = random.random(sides.shape) < 1 / (1 + np.exp(-sides))
    scores = sides + random.normal(0, 1, sides.shape)
    draws = strength + luck * np.random.default_rng(6).normal(0, 1, 1_000_000)
    truth = float((1 / (1 + np.exp(-draws))).mean())
    held = held_by_mean = 0
    for wins, points in zip(won.sum(axis=2), scores.sum(axis=2), strict=True):
        share = share_by_deal(wins, np.full(deals, 2))
        held += share.low <= truth <= share.high
        mean = mean_by_deal(points, np.full(deals, 2))
        held_by_mean += mean.low <= strength <= mean.high
    assert 0.93 <= held / series <= 0.995
    assert 0.93 <= held_by_mean / series <= 0.97


def test_the_normal_quantile_is_the_limit() -> None:
    assert student_95(10**9) == pytest.approx(NORMAL_95)
