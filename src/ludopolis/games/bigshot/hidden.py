"""What is hidden in Big Shot: with `expert` the cash of others (`rules.cash_is_hidden`), no more."""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance
from ludopolis.engine.rule import implements
from ludopolis.games.bigshot.state import Market


@implements(contract.resample, Market)
def resample(market: Market, seat: int, chance: Chance) -> None:
    """Change nothing: payments and loans are public, so who attends knows all cash anyway."""
