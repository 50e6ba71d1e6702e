"""Simple players of Big Shot, to measure bots against: `baseline:passive`."""

from __future__ import annotations

from ludopolis.games.bigshot.state import NO_LOAN, PASS


def passive(legal: list[int], seat: int) -> list[int]:  # noqa: ARG001
    """Always passes, never borrows, and places at random what it gets for nothing."""
    return [action for action in legal if action in (NO_LOAN, PASS)] or legal


BASELINES = {"passive": passive}
