"""Weights tuned by self-play: a cross-entropy search whose finds must win a contest on fresh deals.

A challenger is measured against the champion, the weights so far: one challenger among champions, in
each seat in turn, on the same deal. Equal weights play the same game in every seat and win just once
in all of them, so what a challenger wins beyond that is a difference of weights and not of luck.

In each round, challengers are drawn around a centre, in steps that suit each weight. All of them play
the same few deals; the better half plays more; the mean of the best is the next centre, and how far
they lie apart the next steps. Averaging over the best forgives what luck there is in each of them. The
new centre then challenges the champion on deals that nobody has played, and only if it measures better
with a confidence of 95% does it become champion. In the end the last champion meets the first, on fresh
deals again: that figure is not coloured by any selection.
"""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np

from ludopolis.arena.playing import LONGEST
from ludopolis.arena.seeds import seed_of_game
from ludopolis.arena.statistics import mean_and_margin
from ludopolis.bots import driver
from ludopolis.engine import contract, registry
from ludopolis.engine.box import Value
from ludopolis.engine.chance import IMAGINATION, PLAY, Chance, seed_words, stream_of, word
from ludopolis.engine.errors import LudopolisError, OptionError
from ludopolis.engine.layout import Span, blanks, spans_of
from ludopolis.engine.weights import set_values, values_of

Weights: TypeAlias = dict[str, float]  # by name

ROUNDS = 10
POPULATION = 24  # challengers of a round
ELITE = 6  # those whose mean is the next centre
FIRST_STEP = 0.5  # of the logarithm of a weight: from three fifths of it to five thirds
LEAST_STEP = 0.05  # steps do not become smaller: the search shall not settle too soon
SMALLEST = 0.01  # a weight below this changes as if it were this large
SHARE_UNIT = 0.3  # a weight with bounds is changed by so much where another is by one logarithm
FRESH_SHARE = 0.2  # of all games are kept for the last comparison
IDLE = 50  # deals on which a change without any effect shows itself
BETTER_95 = 1.644854  # one-sided: so many standard errors above nothing
DIGITS = 3  # of a weight: what is measured is what is written

# Deals of each challenger in a round, in parts of its budget: all play FEW, the better half MORE, and
# the new centre VERDICT.
FEW, MORE, VERDICT = 1, 2, 24
PARTS = POPULATION * FEW + POPULATION // 2 * MORE + VERDICT


@dataclass(frozen=True)
class Contest:
    """What is played."""

    game: str
    players: int
    options: Mapping[str, Value]
    seed: int


# --- Playing ----------------------------------------------------------------------------------


class Bench:
    """The space in which a process plays the games of a contest."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        box = registry.box(contest.game)
        driver.prepare_series(box)
        self.box = box
        self.worlds = blanks(box.layout, 4)
        self.worlds[driver.EMPTY] = box.blank_state(contest.players, contest.options)
        self.chance, self.mind = stream_of(0, PLAY), stream_of(0, IMAGINATION)
        self.actions = np.zeros(box.actions, np.int16)
        self.taken = np.zeros(LONGEST, np.int16)
        self.manners = blanks(driver.Manner, contest.players)
        self.manners[:] = driver.manner(driver.GREEDY)
        self.points = np.zeros(contest.players, np.int64)
        self.places = np.zeros(contest.players, np.int64)

    def record(self, weights: Weights) -> Any:
        """Weights as the rules read them."""
        record = self.box.weights(self.contest.players)
        set_values(record, weights)
        return record

    def play(self, deal: int, weights: Any) -> int:
        """Play a deal with the weights of each seat; say how many moves were made."""
        words = np.array(seed_words(seed_of_game(self.contest.seed, deal)), np.uint32)
        moves = driver.play_out(
            self.worlds,
            self.manners,
            weights,
            self.chance,
            self.mind,
            words,
            words,
            self.actions,
            self.taken,
        )
        if contract.over(self.worlds[driver.TRUE]) == 0:
            raise LudopolisError(
                f"deal {deal} of seed {self.contest.seed} did not end within {LONGEST} moves"
            )
        return int(moves)

    def shares(self) -> Any:
        """Each seat's share of the win in the game just played."""
        contract.score(self.worlds[driver.TRUE], self.points)
        contract.places(self.worlds[driver.TRUE], self.points, self.places)
        winners = self.places == 1
        return winners / winners.sum()

    def gains(self, challenger: Weights, champion: Weights, deals: range) -> list[float]:
        """For each deal, what a challenger wins in all seats beyond what a champion would: 1."""
        players = self.contest.players
        usual, special = self.record(champion), self.record(challenger)
        weights = np.full(players, usual, usual.dtype)
        found = []
        for deal in deals:
            won = 0.0
            for seat in range(players):
                weights[seat] = special
                self.play(deal, weights)
                weights[seat] = usual
                won += float(self.shares()[seat])
            found.append(won - 1.0)
        return found


_bench: list[Bench] = []  # of this process


def bench_of(contest: Contest) -> Bench:
    """The bench of this process; made anew only for another contest."""
    if not _bench or _bench[0].contest != contest:
        _bench[:] = [Bench(contest)]
    return _bench[0]


def play_deals(
    contest: Contest, challenger: Weights, champion: Weights, deals: range
) -> list[float]:
    """The gains of a challenger: what a worker is told to do."""
    return bench_of(contest).gains(challenger, champion, deals)


class Ground:
    """Where challengers are measured, in one process or several."""

    def __init__(
        self, contest: Contest, pool: ProcessPoolExecutor | None, played: Callable[[int], None]
    ) -> None:
        self.contest = contest
        self.played = played  # is told of games as they are played
        self._pool = pool
        self._next = 0

    def fresh(self, count: int) -> range:
        """Deals that nobody has played."""
        self._next += count
        return range(self._next - count, self._next)

    def measure(self, challengers: Sequence[Weights], champion: Weights, deals: range) -> Any:
        """The gains of several challengers on the same deals: a row for each."""
        # Small pieces, so that no worker is left alone with a long one.
        size = max(1, math.ceil(len(deals) / 8)) if len(challengers) < 8 else len(deals)
        pieces = [deals[first : first + size] for first in range(0, len(deals), size)]
        work = [(challenger, piece) for challenger in challengers for piece in pieces]
        gains: list[float] = []
        for found in self._gains(work, champion):
            gains += found
            self.played(len(found) * self.contest.players)
        return np.array(gains).reshape(len(challengers), len(deals))

    def _gains(
        self, work: Sequence[tuple[Weights, range]], champion: Weights
    ) -> Iterator[list[float]]:
        if self._pool is None:
            for challenger, deals in work:
                yield play_deals(self.contest, challenger, champion, deals)
            return
        waiting: list[Future[list[float]]] = [
            self._pool.submit(play_deals, self.contest, challenger, champion, deals)
            for challenger, deals in work
        ]
        for future in waiting:
            yield future.result()


@contextmanager
def arena_for(
    contest: Contest, jobs: int, played: Callable[[int], None] = lambda _: None
) -> Iterator[Ground]:
    """A ground with so many processes; one needs none but its own."""
    driver.prepare_series(registry.box(contest.game))
    if jobs == 1:
        yield Ground(contest, None, played)
        return
    # A fresh interpreter for each worker: a forked one could inherit a lock that nobody releases.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            yield Ground(contest, pool, played)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


# --- The search -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Measure:
    """What a challenger won against champions, in shares of wins: an even one would win `fair`."""

    fair: float
    share: float
    margin: float  # the half width of the 95% interval
    deals: int
    better: bool  # with a confidence of 95%

    @staticmethod
    def even(players: int) -> Measure:
        """Of weights against themselves: nothing needs to be played."""
        return Measure(fair=1 / players, share=1 / players, margin=0.0, deals=0, better=False)

    @staticmethod
    def of(gains: Any, players: int) -> Measure:
        """From the gains on some deals."""
        mean, margin = mean_and_margin(gains)
        error = float(np.std(gains, ddof=1)) / math.sqrt(len(gains))
        fair = 1 / players
        return Measure(
            fair=fair,
            share=fair * (1 + mean),
            margin=fair * margin,
            deals=len(gains),
            better=mean > BETTER_95 * error,
        )


def normal(mind: Chance) -> float:
    """A number by chance, of the normal distribution (Box and Muller)."""
    first, second = ((int(word(mind)) + 0.5) / 2**32 for _ in range(2))
    return math.sqrt(-2.0 * math.log(first)) * math.cos(2.0 * math.pi * second)


def tidy(value: float) -> float:
    """A weight with as many digits as are written."""
    return float(f"{value:.{DIGITS}g}")


@dataclass
class Search:
    """A cross-entropy search around a champion."""

    champion: Weights
    spans: Mapping[str, Span]
    mind: Chance
    centre: Weights = field(init=False)
    steps: Weights = field(init=False)

    def __post_init__(self) -> None:
        self.centre = self.champion
        self.steps = dict.fromkeys(self.champion, FIRST_STEP)

    def place(self, name: str, value: float) -> float:
        """Where a weight lies on the line of its steps: by its logarithm, unless it has bounds."""
        return value / SHARE_UNIT if name in self.spans else math.log(max(value, SMALLEST))

    def value(self, name: str, place: float) -> float:
        """The weight at a place of that line, within its bounds."""
        if name not in self.spans:
            return tidy(math.exp(place))
        span = self.spans[name]
        return tidy(min(max(place * SHARE_UNIT, span.least), span.most))

    def draw(self) -> Weights:
        """A challenger near the centre."""
        return {
            name: self.value(name, self.place(name, value) + self.steps[name] * normal(self.mind))
            for name, value in self.centre.items()
        }

    def learn(self, elite: Sequence[Weights]) -> Weights:
        """Move the centre to the mean of the best, and step as far as they lie apart."""
        for name in self.centre:
            places = [self.place(name, one[name]) for one in elite]
            # Half of it stays as it was: few challengers say little about how far to step.
            self.steps[name] = max(LEAST_STEP, (self.steps[name] + float(np.std(places))) / 2)
            self.centre = self.centre | {name: self.value(name, float(np.mean(places)))}
        return self.centre


@dataclass
class Tuning:
    """How far a tuning has come; whoever stops it finds the best so far."""

    before: Weights
    champion: Weights
    verdicts: list[Measure] = field(default_factory=list)
    result: Measure | None = None  # the last champion against the first, once that is measured


def least_games(players: int) -> int:
    """How many games a tuning needs at least: a deal for each challenger and part."""
    return math.ceil(ROUNDS * PARTS * players / (1 - FRESH_SHARE))


def check_games(contest: Contest, games: int) -> None:
    """Refuse to tune with so few games that some challenger would play none."""
    least = least_games(contest.players)
    if games < least:
        raise OptionError(f"tuning takes at least {least:,} games here, not {games}")


def start(contest: Contest) -> Tuning:
    """A tuning that begins with the weights of the game's data file."""
    weights = values_of(registry.box(contest.game).weights(contest.players))
    return Tuning(weights, weights)


def tune(
    tuning: Tuning,
    ground: Ground,
    games: int,
    report: Callable[[Measure], None] = lambda _: None,
) -> None:
    """Tune with about so many games; `report` is told of each verdict."""
    contest = ground.contest
    players = contest.players
    check_games(contest, games)
    file = registry.box(contest.game).weights_file
    assert file is not None
    search = Search(tuning.champion, spans_of(file.layout), stream_of(contest.seed, IMAGINATION))
    unit = int(games * (1 - FRESH_SHARE) / (ROUNDS * PARTS * players))
    for _ in range(ROUNDS):
        elite = best_of([search.draw() for _ in range(POPULATION)], search.champion, ground, unit)
        proposal = search.learn(elite)
        gains = ground.measure([proposal], search.champion, ground.fresh(VERDICT * unit))[0]
        verdict = Measure.of(gains, players)
        tuning.verdicts.append(verdict)
        if verdict.better:
            tuning.champion = search.champion = proposal
        elif verdict.share < verdict.fair:
            search.centre = search.champion  # that led nowhere
        report(verdict)
    tuning.champion = without_idle_changes(tuning.champion, tuning.before, ground)
    if tuning.champion == tuning.before:
        tuning.result = Measure.even(players)
        return
    deals = ground.fresh(int(games * FRESH_SHARE / players))
    tuning.result = Measure.of(ground.measure([tuning.champion], tuning.before, deals)[0], players)


def without_idle_changes(champion: Weights, before: Weights, ground: Ground) -> Weights:
    """A champion whose weights are as before where that makes no difference.

    Some weights do not matter for every number of players, and wander about while others are tuned.
    """
    deals = ground.fresh(IDLE)
    for name, value in before.items():
        plain = champion | {name: value}
        if plain != champion and not ground.measure([plain], champion, deals).any():
            champion = plain
    return champion


def best_of(
    challengers: Sequence[Weights], champion: Weights, ground: Ground, unit: int
) -> list[Weights]:
    """The best of some challengers: all play a few deals, the better half plays more."""
    few = ground.measure(challengers, champion, ground.fresh(FEW * unit))
    better = np.argsort(-few.mean(axis=1), kind="stable")[: len(challengers) // 2]
    more = ground.measure([challengers[i] for i in better], champion, ground.fresh(MORE * unit))
    together = np.hstack([few[better], more]).mean(axis=1)
    best = better[np.argsort(-together, kind="stable")[:ELITE]]
    return [challengers[i] for i in best]
