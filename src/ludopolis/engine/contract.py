"""What a game gives the engine: the questions that every game answers for its own record.

Seats are 0, 1, 2 … here, inside the rules; everywhere a person looks they are 1, 2, 3 …
"""

from __future__ import annotations

from typing import Any

from ludopolis.engine.chance import Chance
from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import generic, optional


@generic
def deal(state: Any, chance: Chance) -> None:
    """Set the game up; the options already stand in their fields of the record."""


@generic
def to_move(state: Any) -> int:
    """The seat that decides now; not asked once the game is over."""
    raise NotImplementedError


@generic
def legal(state: Any, actions: Ints) -> int:
    """Fill `actions` with all allowed action numbers, ascending; say how many."""
    raise NotImplementedError


@generic
def apply(state: Any, action: int, chance: Chance) -> None:
    """Carry out an allowed action and everything that follows until the next decision."""


@generic
def over(state: Any) -> int:
    """0 while the game goes on, else the number of the ending in the box's list."""
    raise NotImplementedError


@generic
def score(state: Any, scores: Ints) -> None:
    """Fill in the points of each seat as the position stands."""


@generic
def places(state: Any, scores: Ints, places: Ints) -> None:
    """Fill in each seat's place as the position stands, given what `score` has filled in.

    The first place wins; seats in the same place share it, and the places after it are left out.
    """


@generic
def refusal(state: Any, action: int) -> int:
    """0 if the seat to move may take this action, else the number of the reason in the box."""
    raise NotImplementedError


@generic
def redeal(state: Any, seat: int, chance: Chance) -> None:
    """Change, in place, what `seat` cannot know into something it could just as well be.

    Seat -1 is a spectator.
    """


@generic
def ledger(state: Any, totals: Ints) -> int:
    """Fill in the sums that no move may change (money, pawns, cards); say how many there are."""
    raise NotImplementedError


@generic
def sense(state: Any, seat: int, weights: Any) -> float:
    """How good the position looks for a seat, by these weights: the greedy bot's eye."""
    raise NotImplementedError


@optional
def rehearse(state: Any, moves: int, weights: Any, chance: Chance) -> bool:  # noqa: ARG001  (for who answers)
    """Play so many moves, or to the end, much as the greedy bot would: for looking far ahead.

    False, with nothing played, if the game has no quicker way than to look at each choice.
    """
    return False
