"""The contract: the functions that every game implements for its own record.

Seats are numbered from 0 here, inside the rules; everywhere people see them they start at 1.
"""

from __future__ import annotations

from typing import Any

from ludopolis.engine.chance import Chance
from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import generic, optional


@generic
def deal(state: Any, chance: Chance) -> None:
    """Set the game up; the options are already in their fields of the record."""


@generic
def to_move(state: Any) -> int:
    """The seat to move; not called once the game is over."""
    raise NotImplementedError


@generic
def legal(state: Any, actions: Ints) -> int:
    """Fill `actions` with all legal action numbers, ascending; return their count."""
    raise NotImplementedError


@generic
def apply(state: Any, action: int, chance: Chance) -> None:
    """Carry out a legal action and everything that follows until the next decision."""


@generic
def over(state: Any) -> int:
    """0 while the game goes on, else the index of the ending in `Box.endings`."""
    raise NotImplementedError


@generic
def score(state: Any, scores: Ints) -> None:
    """Fill in the points of each seat in this position."""


@generic
def places(state: Any, scores: Ints, places: Ints) -> None:
    """Fill in each seat's place in this position, given what `score` has filled in.

    The first place wins; tied seats share a place, and the places after it are skipped.
    """


@generic
def refusal(state: Any, action: int) -> int:
    """0 if the action is legal for the seat to move, else the number of the reason."""
    raise NotImplementedError


@generic
def resample(state: Any, seat: int, chance: Chance) -> None:
    """Replace, in place, what `seat` cannot know by something equally possible.

    Seat -1 is a spectator.
    """


@generic
def invariants(state: Any, totals: Ints) -> int:
    """Fill in the sums that no move may change (money, pawns, cards); return their count."""
    raise NotImplementedError


@optional
def evaluate(state: Any, seat: int, weights: Any) -> float:  # noqa: ARG001  (for implementations)
    """The heuristic value of the position for a seat, by these weights.

    Without it all positions look the same: `greedy` plays at random, and `search` only sees the end.
    """
    return 0.0


@optional
def rollout(state: Any, moves: int, weights: Any, chance: Chance) -> bool:  # noqa: ARG001  (for implementations)
    """Play so many moves, or to the end, much as the greedy bot would: a fast rollout for the search.

    False, with nothing played, if the game has no faster way than to evaluate every action.
    """
    return False
