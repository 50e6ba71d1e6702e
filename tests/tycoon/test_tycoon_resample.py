"""Other worlds: only the order of the two piles is hidden, from everybody."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludopolis
from at_a_table import table, wander


@given(st.integers(0, 1 << 30), st.sampled_from([None, 1, 2]))
def test_only_the_piles_change(seed: int, seat: int | None) -> None:
    """Secrets: hands, places and discards stay; the piles hold the same tickets in some order."""
    game = ludopolis.new("tycoon", players=2, seed=seed)
    wander(game, seed, moves=seed % 300)
    here, there = table(game), table(game.resample(seat, seed + 1))
    for pile in ("scheduled_pile", "charter_pile"):
        assert sorted(here.pop(pile)) == sorted(there.pop(pile))
    assert here == there


@pytest.mark.parametrize("seat", [None, 1, 3])
def test_the_true_order_is_forgotten(seat: int | None) -> None:
    """Secrets: two worlds that differ in the piles only become the same one."""
    game = ludopolis.new("tycoon", players=3, seed=5)
    wander(game, 5, moves=40)
    other = game.resample(seat, 77)
    assert other.fingerprint() != game.fingerprint()
    assert other.resample(seat, 9).fingerprint() == game.resample(seat, 9).fingerprint()


def test_every_order_is_possible() -> None:
    """Secrets: each ticket of a pile comes to lie on top about equally often."""
    game = ludopolis.new("tycoon", players=2, seed=1)
    tops = [table(game.resample(1, seed))["scheduled_pile"][0] for seed in range(800)]
    counts = [tops.count(ticket) for ticket in table(game)["scheduled_pile"]]
    assert len(counts) == 16
    assert sum(counts) == 800
    assert min(counts) > 25
    assert max(counts) < 85
