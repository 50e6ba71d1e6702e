"""Money: what one pays another has."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.engine.money import pay


@given(
    purses=st.lists(st.integers(0, 1000), min_size=2, max_size=5),
    payments=st.lists(
        st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 50)), max_size=20
    ),
)
def test_every_coin_paid_arrives(purses: list[int], payments: list[tuple[int, int, int]]) -> None:
    coins = np.array(purses, np.int64)
    expected = list(purses)
    for one, other, amount in payments:
        payer, payee = one % len(purses), other % len(purses)
        pay(coins, payer, payee, amount)
        expected[payer] -= amount
        expected[payee] += amount
    assert coins.tolist() == expected
    assert coins.sum() == sum(purses)


def test_paying_oneself_changes_nothing() -> None:
    coins = np.array([3, 4], np.int64)
    pay(coins, 1, 1, 4)
    assert coins.tolist() == [3, 4]
