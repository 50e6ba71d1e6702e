"""Series of games between bots, on all cores if wanted, and what can be said about them."""

from __future__ import annotations

import math
import multiprocessing
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import numpy as np

from ludopolis import bots
from ludopolis.arena.seeds import seed_of_game
from ludopolis.bots import driver
from ludopolis.bots.simple import Compiled
from ludopolis.engine import contract, registry
from ludopolis.engine.box import Value
from ludopolis.engine.chance import IMAGINATION, PLAY, seed_words, stream_of
from ludopolis.engine.errors import LudopolisError
from ludopolis.engine.game import Action, Game
from ludopolis.engine.layout import blanks

LONGEST = 20_000  # moves; a game that goes on longer is a fault of its rules
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


def play_chunk(series: Series, first: int, count: int) -> Outcomes:
    """Play the games numbered first, first + 1 … of a series."""
    made = {spec: bots.make(spec) for spec in series.bots}
    try:
        compiled = {spec: bot for spec, bot in made.items() if isinstance(bot, Compiled)}
        if len(compiled) == len(made):
            return play_compiled(series, compiled, first, count)
        return play_by_choice(series, made, first, count)
    finally:
        for bot in made.values():
            bot.close()


def play_by_choice(
    series: Series, made: Mapping[str, bots.Bot], first: int, count: int
) -> Outcomes:
    """Play games in which some bots take their time: one choice after the other."""
    box = registry.box(series.game)
    for bot in made.values():
        bot.prepare(box)
    outcomes = Outcomes()
    names = [f"{bots.BOT}{spec}" for spec in series.bots]
    for number in range(first, first + count):
        seed = seed_of_game(series.seed, number)
        game = Game(box, series.players, series.options, seed, names)
        while game.seat is not None:
            if len(game.moves) == LONGEST:
                raise LudopolisError(f"the game of seed {seed:#x} did not end: {LONGEST} moves")
            game.carry_out(made[series.bots[game.seat - 1]].choose(game))
        result = game.result()
        assert result is not None
        outcomes.scores.append(list(result.scores.values()))
        outcomes.winners.append(tuple(seat - 1 for seat in result.winners))
        outcomes.lengths.append(len(game.moves))
        outcomes.reasons[result.reason] += 1
        if series.records:
            outcomes.records.append(game.record().line())
    return outcomes


def play_compiled(series: Series, made: Mapping[str, Compiled], first: int, count: int) -> Outcomes:
    """Play games in compiled code from the deal to the end."""
    box = registry.box(series.game)
    driver.prepare_series(box)
    worlds = blanks(box.layout, 4)
    worlds[driver.EMPTY] = box.blank_state(series.players, series.options)
    chance, mind = stream_of(0, PLAY), stream_of(0, IMAGINATION)
    kinds = np.array([made[spec].kind for spec in series.bots])
    actions = np.zeros(box.actions, np.int16)
    taken = np.zeros(LONGEST, np.int16)
    points, places = np.zeros(series.players, np.int64), np.zeros(series.players, np.int64)
    outcomes = Outcomes()
    for number in range(first, first + count):
        seed = seed_of_game(series.seed, number)
        words = np.array(seed_words(seed), np.uint32)
        moves = driver.play_out(worlds, kinds, chance, mind, words, actions, taken)
        ending = contract.over(worlds[driver.TRUE])
        if ending == 0:
            raise LudopolisError(f"the game of seed {seed:#x} did not end within {LONGEST} moves")
        contract.score(worlds[driver.TRUE], points)
        contract.places(worlds[driver.TRUE], points, places)
        outcomes.scores.append([int(n) for n in points])
        outcomes.winners.append(tuple(int(s) for s in np.flatnonzero(places == 1)))
        outcomes.lengths.append(int(moves))
        outcomes.reasons[box.endings[ending]] += 1
        if series.records:
            outcomes.records.append(_record(series, seed, taken[:moves]))
    return outcomes


def _record(series: Series, seed: int, taken: Any) -> str:
    """The record of a game that was played in compiled code: the same seed and actions again."""
    box = registry.box(series.game)
    names = [f"{bots.BOT}{spec}" for spec in series.bots]
    game = Game(box, series.players, series.options, seed, names)
    for number in taken:
        game.carry_out(Action(int(number), game.text(int(number))))
    line: str = game.record().line()
    return line


def chunks(series: Series, games: int) -> Iterator[tuple[int, int]]:
    """The first number and the size of each batch of a series; slow bots report every game."""
    compiled = all(isinstance(bots.make(spec), Compiled) for spec in series.bots)
    size = CHUNK if compiled else 1
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
        for first, count in chunks(series, games):
            batch = play_chunk(series, first, count)
            total.add(batch)
            progress(batch)
        return total
    # A fresh interpreter for each worker: a forked one could inherit a lock that nobody releases.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        todo = chunks(series, games)
        # A few batches ahead of what has been reported, so that finished ones do not pile up.
        ahead = deque(pool.submit(play_chunk, series, *c) for c in islice(todo, 2 * jobs))
        try:
            while ahead:
                batch = ahead.popleft().result()
                ahead.extend(pool.submit(play_chunk, series, *c) for c in islice(todo, 1))
                total.add(batch)
                progress(batch)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return total


# --- What can be said about it ----------------------------------------------------------------

NORMAL_95 = 1.959964


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z2 = NORMAL_95 * NORMAL_95
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = share * (1 - share) / games + z2 / (4 * games * games)
    half = NORMAL_95 * math.sqrt(spread) / (1 + z2 / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_and_margin(values: Any) -> tuple[float, float]:
    """A mean and the half width of its 95% interval."""
    numbers = np.asarray(values, float)
    if len(numbers) < 2:
        return (float(numbers.mean()) if len(numbers) else math.nan), math.nan
    return float(numbers.mean()), NORMAL_95 * float(numbers.std(ddof=1)) / math.sqrt(len(numbers))


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
