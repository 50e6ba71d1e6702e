"""Series of games between bots, in one process or several, and their statistics."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

import numpy as np

from ludopolis import bots
from ludopolis.arena.game_runner import GameRunner, cached_runner
from ludopolis.arena.seeds import seed_of_game
from ludopolis.arena.statistics import Estimate, mean_and_margin, share_by_deal
from ludopolis.arena.workers import run_tasks
from ludopolis.bots.policy_bots import PolicyBot
from ludopolis.engine import registry
from ludopolis.engine.box import Value

CHUNK = 200  # compiled games between two reports of a worker


@dataclass(frozen=True)
class Series:
    """The settings of a series."""

    game: str
    players: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: int
    records: bool = False


@dataclass
class Outcomes:
    """The outcomes of some games."""

    scores: list[list[int]] = field(default_factory=list)
    winners: list[tuple[int, ...]] = field(default_factory=list)  # seats from 0
    lengths: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    records: list[str] = field(default_factory=list)

    def add(self, other: Outcomes) -> None:
        """Add the games of another batch, without their records."""
        self.scores += other.scores
        self.winners += other.winners
        self.lengths += other.lengths
        self.reasons += other.reasons


def play_chunk(series: Series, first: int, count: int, runner: GameRunner) -> Outcomes:
    """Play the games numbered first, first + 1 … of a series."""
    outcomes = Outcomes()
    for number in range(first, first + count):
        seed = seed_of_game(series.seed, number)
        played = runner.play(series.bots, seed, record=series.records)
        outcomes.scores.append(list(played.scores))
        outcomes.winners.append(played.winners)
        outcomes.lengths.append(played.moves)
        outcomes.reasons[played.reason] += 1
        if series.records:
            outcomes.records.append(played.record)
    return outcomes


def play_in_worker(series: Series, chunk: tuple[int, int]) -> tuple[int, Outcomes]:
    """Play a batch in a worker process; return it with the number of its first game."""
    runner = cached_runner(series.game, series.players, series.options, series.bots)
    return chunk[0], play_chunk(series, *chunk, runner)


def chunks(series: Series, games: int) -> Iterator[tuple[int, int]]:
    """The first number and the size of each batch of a series; slow bots report every game."""
    box = registry.box(series.game)
    made = [bots.make_for(spec, box, series.players) for spec in dict.fromkeys(series.bots)]
    size = CHUNK if all(isinstance(bot, PolicyBot) for bot in made) else 1
    for bot in made:
        bot.close()
    for first in range(0, games, size):
        yield first, min(size, games - first)


def named(chunk: tuple[int, int]) -> str:
    """A batch in words."""
    first, count = chunk
    return f"game {first + 1}" if count == 1 else f"games {first + 1} to {first + count}"


def run(
    series: Series,
    games: int,
    jobs: int = 1,
    progress: Callable[[Outcomes], None] = lambda _: None,
    notice: Callable[[str], None] = lambda _: None,
) -> Outcomes:
    """Play a series; `progress` is called for each batch, in the order of the games.

    `notice` is told of a process that died, whose games are played again.
    """
    bots.prepare_series(registry.box(series.game))
    total = Outcomes()
    with contextlib.closing(batches(series, games, jobs, notice)) as played:
        for batch in played:
            total.add(batch)
            progress(batch)
    return total


def batches(
    series: Series, games: int, jobs: int, notice: Callable[[str], None]
) -> Generator[Outcomes]:
    """The batches of a series in order, played in one process or several."""
    if jobs == 1:
        with GameRunner(series.game, series.players, series.options, series.bots) as runner:
            runner.prepare()
            for first, count in chunks(series, games):
                yield play_chunk(series, first, count, runner)
        return
    work = partial(play_in_worker, series)
    shared = run_tasks(work, chunks(series, games), jobs, named, notice, "try it with fewer --jobs")
    early: dict[int, Outcomes] = {}  # batches that are early, by the number of the first game
    done = 0
    with contextlib.closing(shared):
        for first, batch in shared:
            early[first] = batch
            while done in early:
                ready = early.pop(done)
                done += len(ready.scores)
                yield ready


# --- Statistics -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A line of the table: a seat, or all seats of a bot."""

    name: str
    score: float
    score_margin: float
    wins: Estimate  # the share of wins of one such seat; a shared win counts in part


def table(series: Series, outcomes: Outcomes) -> tuple[list[Line], list[Line]]:
    """The lines for the seats, and the lines for the bots."""
    games = len(outcomes.scores)
    scores = np.array(outcomes.scores, float).reshape(games, series.players)
    # Partners win together: each of them has the whole share of their side.
    side_of = {
        seat - 1: number
        for number, side in enumerate(
            registry.box(series.game).sides(series.players, series.options)
        )
        for seat in side
    }
    shares = np.zeros((games, series.players))
    for number, winners in enumerate(outcomes.winners):
        shares[number, list(winners)] = 1 / len({side_of[seat] for seat in winners})

    def line(name: str, seats: list[int]) -> Line:
        score, margin = mean_and_margin(scores[:, seats].mean(axis=1))
        # The seats of a game are not independent: each game counts once, with the mean of its seats.
        wins = share_by_deal(shares[:, seats].mean(axis=1), np.ones(games))
        return Line(name, score, margin, wins)

    by_seat = [line(f"{s + 1} {series.bots[s]}", [s]) for s in range(series.players)]
    by_bot = [
        line(spec, [s for s in range(series.players) if series.bots[s] == spec])
        for spec in dict.fromkeys(series.bots)
    ]
    return by_seat, by_bot
