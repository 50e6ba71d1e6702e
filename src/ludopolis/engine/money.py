"""Money: every coin that changes hands does so here, so that none is made or lost."""

from __future__ import annotations

from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule


@rule
def pay(purses: Ints, payer: int, payee: int, amount: int) -> None:
    """Move coins from one purse to another."""
    purses[payer] -= amount
    purses[payee] += amount
