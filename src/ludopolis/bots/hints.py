"""Hints: the best few moves of a position, and each seat's expected share of the win.

Everything is computed from what one seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludopolis.bots.search_bot import Budget, check_seat, search
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.engine.game import Action, Game

DEFAULT_BUDGET = Budget(seconds=1.0)
MAX_CANDIDATES = 8  # the moves among which `hints_for_people` chooses


@dataclass(frozen=True)
class Hint:
    """A move worth considering."""

    action: Action
    win: dict[int, float]  # each seat's expected share of the win after it
    visits: int  # by the search: the most visited move is the best


def hint(
    game: Game, count: int = 3, budget: Budget = DEFAULT_BUDGET, *, include: int = -1
) -> list[Hint]:
    """The best few moves of the seat to move, the best first.

    The action `include` is always among them, at its rank.
    """
    if game.over:
        raise OptionError("the game is over: there is nothing to choose")
    result = search(game, game.seat, budget, include=include)
    actions = {int(action): action for action in game.legal()}
    return [
        Hint(actions[found.action], by_seat(found.win), found.visits)
        for rank, found in enumerate(result.candidates)
        if rank < count or found.action == include
    ]


def win_shares(
    game: Game, seat: int | None = None, budget: Budget = DEFAULT_BUDGET
) -> dict[int, float]:
    """Each seat's expected share of the win, as one seat sees it; None is a spectator."""
    check_seat(game, seat)
    result = game.result()
    if result is not None:
        sides = game.box.sides(game.players, game.options)
        won = [side for side in sides if any(result.places[s] == 1 for s in side)]
        shares = {s: 1 / len(won) if side in won else 0.0 for side in sides for s in side}
        return dict(sorted(shares.items()))  # partners do not sit side by side
    return by_seat(search(game, seat, budget).win)


def hints_for_people(game: Game, count: int = 3, budget: Budget = DEFAULT_BUDGET) -> list[Hint]:
    """The best few moves, sorted by the expected share of the win.

    Moves with too few visits for a comparison with the best are left out.
    """
    found = hint(game, MAX_CANDIDATES, budget)
    enough = found[0].visits / 4
    seat = game.seat
    assert seat is not None
    shown = [one for one in found if one.visits >= enough]
    shown.sort(key=lambda one: -one.win[seat])
    return shown[:count]


def percentages(
    win: Mapping[int, float], sides: Sequence[Sequence[int]]
) -> list[tuple[tuple[int, ...], int]]:
    """Each side's expected share of the win in whole percent; equal shares stay equal."""
    shares = {tuple(side): max(win[seat] for seat in side) for side in sides}
    total = sum(shares.values())
    return [
        (side, round(100 * share / total) if total else round(100 / len(shares)))
        for side, share in shares.items()
    ]


def by_seat(shares: tuple[float, ...]) -> dict[int, float]:
    """Shares by seat."""
    return dict(enumerate(shares, start=1))
