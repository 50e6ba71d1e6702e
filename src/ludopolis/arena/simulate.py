"""Series of games between bots, on all cores if wanted, and what can be said about them."""

from __future__ import annotations

import multiprocessing
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice

import numpy as np

from ludopolis import bots
from ludopolis.arena.playing import Room, kept_room
from ludopolis.arena.seeds import seed_of_game
from ludopolis.arena.statistics import mean_and_margin, wilson
from ludopolis.bots import driver
from ludopolis.bots.simple import Compiled
from ludopolis.engine import registry
from ludopolis.engine.box import Value

CHUNK = 200  # games that a worker plays between two reports, when they are compiled


@dataclass(frozen=True)
class Series:
    """What is to be played."""

    game: str
    players: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: int
    records: bool = False


@dataclass
class Outcomes:
    """What came of some games; several can be added up."""

    scores: list[list[int]] = field(default_factory=list)
    winners: list[tuple[int, ...]] = field(default_factory=list)  # seats from 0
    lengths: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    records: list[str] = field(default_factory=list)

    def add(self, other: Outcomes) -> None:
        """Add the games of another batch; records are not kept."""
        self.scores += other.scores
        self.winners += other.winners
        self.lengths += other.lengths
        self.reasons += other.reasons


def play_chunk(series: Series, first: int, count: int, room: Room) -> Outcomes:
    """Play the games numbered first, first + 1 … of a series."""
    outcomes = Outcomes()
    for number in range(first, first + count):
        seed = seed_of_game(series.seed, number)
        played = room.play(series.bots, seed, record=series.records)
        outcomes.scores.append(list(played.scores))
        outcomes.winners.append(played.winners)
        outcomes.lengths.append(played.moves)
        outcomes.reasons[played.reason] += 1
        if series.records:
            outcomes.records.append(played.record)
    return outcomes


def play_in_worker(series: Series, first: int, count: int) -> Outcomes:
    """Play games in a process that other games of the series come to as well."""
    room = kept_room(series.game, series.players, series.options, series.bots)
    return play_chunk(series, first, count, room)


def chunks(series: Series, games: int) -> Iterator[tuple[int, int]]:
    """The first number and the size of each batch of a series; slow bots report every game."""
    box = registry.box(series.game)
    made = [bots.make_for(spec, box, series.players) for spec in dict.fromkeys(series.bots)]
    size = CHUNK if all(isinstance(bot, Compiled) for bot in made) else 1
    for bot in made:
        bot.close()
    for first in range(0, games, size):
        yield first, min(size, games - first)


def run(
    series: Series,
    games: int,
    jobs: int = 1,
    progress: Callable[[Outcomes], None] = lambda _: None,
) -> Outcomes:
    """Play a series; `progress` is told of each batch, always in the order of the games."""
    driver.prepare_series(registry.box(series.game))
    total = Outcomes()
    if jobs == 1:
        with Room(series.game, series.players, series.options, series.bots) as room:
            room.prepare()
            for first, count in chunks(series, games):
                batch = play_chunk(series, first, count, room)
                total.add(batch)
                progress(batch)
        return total
    # A fresh interpreter for each worker: a forked one could inherit a lock that nobody releases.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        todo = chunks(series, games)
        # A few batches ahead of what has been reported, so that finished ones do not pile up.
        ahead = deque(pool.submit(play_in_worker, series, *c) for c in islice(todo, 2 * jobs))
        try:
            while ahead:
                batch = ahead.popleft().result()
                ahead.extend(pool.submit(play_in_worker, series, *c) for c in islice(todo, 1))
                total.add(batch)
                progress(batch)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return total


# --- What can be said about it ----------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A line of the table: a seat, or all seats of a bot."""

    name: str
    score: float
    score_margin: float
    wins: float  # the share of wins of one such seat; a shared win counts for its part
    wins_low: float
    wins_high: float


def table(series: Series, outcomes: Outcomes) -> tuple[list[Line], list[Line]]:
    """The lines for the seats, and the lines for the bots."""
    games = len(outcomes.scores)
    scores = np.array(outcomes.scores, float).reshape(games, series.players)
    shares = np.zeros((games, series.players))
    for number, winners in enumerate(outcomes.winners):
        shares[number, list(winners)] = 1 / len(winners)

    def line(name: str, seats: list[int]) -> Line:
        score, margin = mean_and_margin(scores[:, seats].mean(axis=1))
        wins = float(shares[:, seats].mean(axis=1).mean())
        # Seats of one game are not independent: count games, not seats.
        low, high = wilson(wins, games)
        return Line(name, score, margin, wins, low, high)

    by_seat = [line(f"{s + 1} {series.bots[s]}", [s]) for s in range(series.players)]
    by_bot = [
        line(spec, [s for s in range(series.players) if series.bots[s] == spec])
        for spec in dict.fromkeys(series.bots)
    ]
    return by_seat, by_bot
