"""Advice: the best few moves of a position, and what each player may expect of it.

Everything is worked out with the eyes of a seat, in worlds that it cannot tell from the true one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludopolis.bots.searcher import Budget, check_seat, think
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.engine.game import Action, Game

USUAL = Budget(seconds=1.0)
LOOKED_AT = 8  # moves, of which the best few are told


@dataclass(frozen=True)
class Hint:
    """A move worth considering."""

    action: Action
    win: dict[int, float]  # by seat: the share of the win to expect after it
    visits: int  # how often it was tried: what was tried most is best


def hint(game: Game, count: int = 3, budget: Budget = USUAL, *, including: int = -1) -> list[Hint]:
    """The best few moves of the seat that decides, the best first.

    The action `including` is among them in any case, at its place, if it is given.
    """
    if game.over:
        raise OptionError("the game is over: there is nothing to choose")
    thought = think(game, game.seat, budget, including=including)
    actions = {int(action): action for action in game.legal()}
    return [
        Hint(actions[found.action], by_seat(found.win), found.visits)
        for place, found in enumerate(thought.candidates)
        if place < count or found.action == including
    ]


def evaluate(game: Game, seat: int | None = None, budget: Budget = USUAL) -> dict[int, float]:
    """Each seat's share of the win to expect, as a seat sees it; None is a spectator."""
    check_seat(game, seat)
    result = game.result()
    if result is not None:
        sides = game.box.sides(game.players, game.options)
        won = [side for side in sides if any(result.places[s] == 1 for s in side)]
        shares = {s: 1 / len(won) if side in won else 0.0 for side in sides for s in side}
        return dict(sorted(shares.items()))  # partners do not sit side by side
    return by_seat(think(game, seat, budget).win)


def for_people(game: Game, count: int = 3, budget: Budget = USUAL) -> list[Hint]:
    """The best few moves as people read them: what promises the seat that decides most comes first.

    Moves that were tried too seldom to be compared with the best are left out.
    """
    found = hint(game, LOOKED_AT, budget)
    enough = found[0].visits / 4
    seat = game.seat
    assert seat is not None
    told = [one for one in found if one.visits >= enough]
    told.sort(key=lambda one: -one.win[seat])
    return told[:count]


def in_percent(
    win: Mapping[int, float], sides: Sequence[Sequence[int]]
) -> list[tuple[tuple[int, ...], int]]:
    """What each side may expect, in whole percent; equal shares are told as equal."""
    shares = {tuple(side): max(win[seat] for seat in side) for side in sides}
    total = sum(shares.values())
    return [
        (side, round(100 * share / total) if total else round(100 / len(shares)))
        for side, share in shares.items()
    ]


def by_seat(shares: tuple[float, ...]) -> dict[int, float]:
    """Shares with the seats that they belong to."""
    return dict(enumerate(shares, start=1))
