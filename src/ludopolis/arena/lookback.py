"""Looking back at a game by several processes: each position is looked at for itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from ludopolis.arena.workers import share_out
from ludopolis.bots.analysis import Eyes, Look, look_at, positions_of
from ludopolis.bots.searcher import Budget, prepare
from ludopolis.engine.game import Game, Move
from ludopolis.engine.record import Record


def look_back(
    game: Game, eyes: Eyes, budget: Budget, jobs: int, notice: Callable[[str], None]
) -> Iterator[Look]:
    """Look at all positions of a game; they come as they are done, the same for any number of jobs."""
    prepare(game.box)
    work = partial(look_at_one, game.record().line(), eyes, budget)
    moves = range(len(game.moves) + 1)
    return share_out(work, moves, jobs, named, notice, "try again with fewer --jobs")


def look_at_one(line: str, eyes: Eyes, budget: Budget, move: int) -> Look:
    """What a worker does: the position of a record after so many moves."""
    positions, moves = opened(line)
    return look_at(positions[move], moves[move], eyes, budget)


@lru_cache(maxsize=1)
def opened(line: str) -> tuple[list[Game], list[Move | None]]:
    """The positions of a record, and the move that was made in each; none in the last."""
    game = Record.parse(line).replay()
    return list(positions_of(game)), [*game.moves, None]


def named(move: int) -> str:
    """A position in words."""
    return f"the position after move {move}"
