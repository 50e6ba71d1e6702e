"""The scale of the searching bot: found again where it is known, and read from real games."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludopolis
from ludopolis.arena.calibrate import (
    PILOT,
    POSITIONS,
    Samples,
    Scale,
    best_scale,
    calibrate,
    joined,
    margin_of,
    sample_games,
    surprise,
)
from ludopolis.arena.tune import Contest, ContestPlayer, normal
from ludopolis.engine.chance import IMAGINATION, stream_of, word


def imagined(scale: float, players: int, games: int, seed: int) -> Iterator[Samples]:
    """Games whose winner is as likely as a softmax of that scale says, with three samples each."""
    mind = stream_of(seed, IMAGINATION)
    for _ in range(games):
        values = np.array([4.0 * normal(mind) for _ in range(players)])
        chances = np.exp(values / scale) / np.exp(values / scale).sum()
        winner = int(np.searchsorted(np.cumsum(chances), int(word(mind)) / 2**32))
        shares = np.eye(players)[min(winner, players - 1)]
        yield Samples(np.tile(values, (3, 1)), np.tile(shares, (3, 1)), np.full(3, 1 / 3))


@settings(max_examples=4)
@given(st.sampled_from([0.8, 3.0, 20.0]), st.integers(2, 5), st.integers(0, 100))
def test_a_known_scale_is_found_again(scale: float, players: int, seed: int) -> None:
    seen = list(imagined(scale, players, 400, seed))
    found = best_scale(joined(seen))
    assert found == pytest.approx(scale, abs=2 * margin_of(seen))


def test_surprise_is_in_bits() -> None:
    """Two equal seats are a bit; a shared win counts for its parts; who is sure is not surprised."""
    samples = Samples(
        np.array([[3.0, 3.0], [0.0, 9.0], [5.0, 5.0 + math.log(3.0)]]),
        np.array([[1.0, 0.0], [0.0, 1.0], [0.5, 0.5]]),
        np.ones(3),
    )
    assert surprise(samples, 1.0) == pytest.approx(
        [1.0, math.log2(1 + math.exp(-9)), (math.log2(4) + math.log2(4 / 3)) / 2]
    )


def test_every_game_counts_the_same_and_is_looked_at_all_along() -> None:
    played = Contest("newyork", 3, ludopolis.box("newyork").settle(3, {}), 2)
    foreseen = []
    for samples in sample_games(ContestPlayer(played), range(12), noise=0.5):
        assert samples.values.shape == samples.shares.shape == (POSITIONS, 3)
        assert samples.weight.sum() == pytest.approx(1)
        assert (samples.shares.sum(axis=1) == 1).all()
        # In the beginning all are equal; in the end whoever wins mostly looks best.
        assert np.ptp(samples.values[0]) < np.ptp(samples.values[-1])
        foreseen.append(samples.shares[-1][samples.values[-1].argmax()] > 0)
    assert sum(foreseen) >= 8


def test_real_games_are_foreseen_better_than_by_lot() -> None:
    played = Contest("newyork", 2, ludopolis.box("newyork").settle(2, {}), 1)
    told: list[int] = []
    scale = calibrate(played, 150, told.append)
    assert sum(told) == 150
    assert scale.games == 135
    assert scale.fair == 1.0
    assert 0.2 < scale.surprise < 0.95
    assert 1.0 < scale.value < 50.0
    assert 0 < scale.margin < scale.value


def test_how_many_games_a_scale_wants() -> None:
    """A margin of a fifth will do; one twice as large wants four times the games, and some more."""
    assert Scale(10.0, 2.0, 0.5, 1.0, 90).wanted == 0
    assert Scale(10.0, 4.0, 0.5, 1.0, 90).wanted == 1.5 * 4 * 90 / (1 - PILOT)
    assert Scale(20.2, 22.0, 0.5, 1.0, 10).wanted == 490
