"""Estimates and verdicts: intervals that hold, and claims that are rarely wrong."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.arena.statistics import mean_and_margin, wilson
from ludopolis.arena.study.estimates import (
    MIN_GAMES,
    Estimate,
    Verdict,
    deviations,
    judge,
    mean,
    ratio,
)

numbers = st.floats(-1000, 1000)
samples = st.lists(numbers, min_size=2, max_size=60)


def share(value: float, games: int) -> Estimate:
    """The share of wins in so many games without ties."""
    error = math.sqrt(value * (1 - value) / games)
    return Estimate(value=value, error=error, games=games, share=True)


@given(samples)
def test_a_mean_has_the_interval_of_the_other_tables(values: list[float]) -> None:
    found = mean(values)
    expected, margin = mean_and_margin(values)
    assert found.value == pytest.approx(expected)
    assert found.margin == pytest.approx(margin, rel=1e-6, abs=1e-9)


@given(st.integers(0, 300), st.integers(1, 300))
def test_a_share_has_wilsons_interval(wins: int, games: int) -> None:
    part = min(wins, games) / games
    assert share(part, games).interval() == pytest.approx(wilson(part, games), abs=1e-6)


def test_a_share_of_nothing_can_be_anything() -> None:
    assert mean([], share=True).interval() == (0, 1)


@given(samples, st.integers(1, 500))
def test_more_comparisons_make_intervals_wider(values: list[float], comparisons: int) -> None:
    found = mean(values)
    low, high = found.interval()
    lower, higher = found.interval(comparisons)
    assert lower <= low <= high <= higher
    assert deviations(1) == pytest.approx(1.959964)


@given(st.lists(st.floats(0, 1), min_size=2, max_size=40))
def test_with_one_thing_in_each_game_a_ratio_is_a_mean(values: list[float]) -> None:
    one = ratio(values, [1] * len(values))
    other = mean(values)
    assert one.value == pytest.approx(other.value)
    assert one.games == other.games
    assert one.error == pytest.approx(other.error, abs=1e-9)


@given(st.lists(st.floats(0, 1), min_size=2, max_size=40))
def test_things_of_one_game_count_as_one_observation(values: list[float]) -> None:
    once = ratio(values, [1] * len(values))
    thrice = ratio([3 * value for value in values], [3] * len(values))
    assert thrice.value == pytest.approx(once.value)
    assert thrice.error == pytest.approx(once.error, abs=1e-9)  # not smaller by the root of three


def test_games_without_the_thing_do_not_count() -> None:
    found = ratio([1, 0, 0, 1], [1, 0, 1, 1])
    assert found.value == pytest.approx(2 / 3)
    assert found.games == 3
    assert ratio([0, 0], [0, 0]).games == 0


# --- Verdicts ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "games", "comparisons", "verdict"),
    [
        (0.9, MIN_GAMES - 1, 1, Verdict.TOO_FEW),
        (0.503, 4000, 1, Verdict.NOTHING),
        (0.53, 2000, 1, Verdict.MORE),
        (0.53, 2000, 20, Verdict.HINT),
        (0.47, 2000, 20, Verdict.HINT),
        (0.56, 2000, 20, Verdict.MORE),
        (0.44, 2000, 20, Verdict.LESS),
    ],
)
def test_verdicts(value: float, games: int, comparisons: int, verdict: Verdict) -> None:
    assert judge(share(value, games), 0.5, comparisons) is verdict


@given(st.floats(0, 1), st.integers(1, 10_000), st.floats(0.05, 0.95), st.integers(1, 300))
def test_nothing_is_claimed_that_the_interval_covers(
    value: float, games: int, reference: float, comparisons: int
) -> None:
    estimate = share(value, games)
    verdict = judge(estimate, reference, comparisons)
    low, high = estimate.interval(comparisons)
    if verdict in {Verdict.MORE, Verdict.LESS}:
        assert not low <= reference <= high
        assert (value > reference) == (verdict is Verdict.MORE)
    narrow, wide = estimate.interval()
    if narrow <= reference <= wide:
        assert verdict in {Verdict.NOTHING, Verdict.TOO_FEW}


def test_where_nothing_is_true_a_family_rarely_claims_something() -> None:
    """Twenty fair coins in each of 400 families: one family in twenty may be wrong."""
    chance = np.random.default_rng(1)
    tosses = chance.integers(0, 2, (400, 20, 200)).mean(axis=2)
    wrong = sum(
        any(judge(share(part, 200), 0.5, 20) in {Verdict.MORE, Verdict.LESS} for part in family)
        for family in tosses.tolist()
    )
    assert 1 <= wrong <= 0.08 * 400  # and it does happen: the verdict is not deaf
