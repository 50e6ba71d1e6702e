"""The analysis of a game in several processes, position by position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from ludopolis.arena.workers import run_tasks
from ludopolis.bots.analysis import PositionAnalysis, Viewpoint, analyse_position, positions_of
from ludopolis.bots.search_bot import Budget, prepare
from ludopolis.engine.game import Game, Move
from ludopolis.engine.record import Record


def analyse_in_parallel(
    game: Game, viewpoint: Viewpoint, budget: Budget, jobs: int, notice: Callable[[str], None]
) -> Iterator[PositionAnalysis]:
    """The analyses of all positions of a game, as they are done; the same for any number of jobs."""
    prepare(game.box)
    work = partial(analyse_one, game.record().line(), viewpoint, budget)
    moves = range(len(game.moves) + 1)
    return run_tasks(work, moves, jobs, describe, notice, "try again with fewer --jobs")


def analyse_one(line: str, viewpoint: Viewpoint, budget: Budget, move: int) -> PositionAnalysis:
    """Analyse the position of a record after so many moves, in a worker."""
    positions, moves = replayed(line)
    return analyse_position(positions[move], moves[move], viewpoint, budget)


@lru_cache(maxsize=1)
def replayed(line: str) -> tuple[list[Game], list[Move | None]]:
    """The positions of a record, and the move made in each; none in the last."""
    game = Record.parse(line).replay()
    return list(positions_of(game)), [*game.moves, None]


def describe(move: int) -> str:
    """A position in words."""
    return f"the position after move {move}"
