"""Money: every payment is made here, so that no coin is created or lost."""

from __future__ import annotations

from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule


@rule
def pay(purses: Ints, payer: int, payee: int, amount: int) -> None:
    """Move coins from one purse to another."""
    purses[payer] -= amount
    purses[payee] += amount
