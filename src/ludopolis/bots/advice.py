"""Advice: the best few moves of a position, and what each player may expect of it.

Everything is worked out with the eyes of a seat, in worlds that it cannot tell from the true one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludopolis.bots.searcher import Budget, think
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.engine.game import Action, Game

USUAL = Budget(seconds=1.0)


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
    result = game.result()
    if result is not None:
        sides = game.box.sides(game.players, game.options)
        won = [side for side in sides if any(result.places[s] == 1 for s in side)]
        return {s: 1 / len(won) if side in won else 0.0 for side in sides for s in side}
    return by_seat(think(game, seat, budget).win)


def by_seat(shares: tuple[float, ...]) -> dict[int, float]:
    """Shares with the seats that they belong to."""
    return dict(enumerate(shares, start=1))
