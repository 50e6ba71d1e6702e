"""Everything that is true of a game, and what chance brought, for auditors: `docs/trace/property.md`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludopolis.engine.view import Outcome, numbers_in
from ludopolis.games.property import rules
from ludopolis.games.property.state import BUYING, CARD_NAMES, NOBODY, SIZE, Land


def names(cards: Iterable[int]) -> list[str]:
    """Cards as auditors know them: `♥9`."""
    return [CARD_NAMES[card] for card in cards]


def place(square: int) -> list[int]:
    """The column and row of a square, from 1."""
    return [square // SIZE + 1, square % SIZE + 1]


def position(state: Land) -> dict[str, Any]:
    """Everything that is true, hidden or not."""
    stock, seats = state.stock, range(state.players)
    owners = [int(rules.owner_of(state, square)) for square in range(SIZE * SIZE)]
    board = [None if owner == NOBODY else owner + 1 for owner in owners]
    failed = sorted((int(nth), seat + 1) for seat, nth in enumerate(state.failed) if nth)
    buying = state.phase == BUYING and not state.ending
    return {
        "board": [board[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE)],
        "mortgages": [place(square) for square in numbers_in(int(state.mortgaged))],
        "purses": state.cash[: state.players].tolist(),
        "units": state.units[: state.players].tolist(),
        "discards": names(stock.discards[: stock.discarded]),
        "first": int(state.first) + 1,
        "active": int(state.active) + 1,
        "turns": int(state.turns),
        "quiet_turns": int(state.quiet_turns),
        "bankrupt": [seat for _, seat in failed],
        "square": place(int(state.square)) if buying else None,
        "price": int(rules.price(state, state.square)) if buying else None,
        "hands": [names(numbers_in(int(state.hand[seat]))) for seat in seats],
        "pile": names(stock.cards[: stock.left][::-1]),
    }


def chance(before: Land, outcomes: list[Outcome], *, in_setup: bool = False) -> list[Outcome]:  # noqa: ARG001
    """Who starts, and every new pile, the top card first."""
    return [
        {"first": outcome["pick"] + 1}
        if "pick" in outcome
        else {"pile": names(outcome["shuffle"][::-1])}
        for outcome in outcomes
    ]
