"""Everything that is true of a game, hidden or not, for auditors: `docs/trace/newyorknewyork.md`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludopolis.engine.view import Outcome, numbers_in
from ludopolis.games.newyorknewyork.state import COLOUR_NAMES, NUMBERS, Skyline


def names(cards: Sequence[int]) -> list[str]:
    """Cards as auditors know them: `light blue 3`."""
    return [f"{COLOUR_NAMES[card // NUMBERS]} {card % NUMBERS + 1}" for card in cards]


def position(state: Skyline) -> dict[str, Any]:
    """Everything that is true."""
    seats = slice(state.players)
    stacks = zip(state.laid.tolist(), state.height.tolist(), strict=True)
    return {
        "skyline": [names(cards[:height]) for cards, height in stacks],
        "hands": [names(numbers_in(hand)) for hand in state.hand[seats].tolist()],
        "reserve": names(numbers_in(int(state.reserve))),
        "pile": names(state.pile.cards[: state.pile.left][::-1].tolist()),
        "passed": state.passed[seats].astype(bool).tolist(),
        "starter": int(state.starter) + 1,
        "active": int(state.active) + 1,
        "game": int(state.game),
        "totals": state.totals[seats].tolist(),
    }


def chance(before: Skyline, outcomes: list[Outcome], *, in_setup: bool = False) -> list[Outcome]:  # noqa: ARG001
    """Who starts, and the shuffled pile, the top card first."""
    return [
        {"first": outcome["pick"] + 1}
        if "pick" in outcome
        else {"pile": names(outcome["shuffle"][::-1])}
        for outcome in outcomes
    ]
