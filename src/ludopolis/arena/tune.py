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
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from ludopolis.arena.compiled import CompiledGames
from ludopolis.arena.seeds import seed_of_game
from ludopolis.arena.statistics import mean_and_margin
from ludopolis.arena.workers import Team
from ludopolis.bots import driver
from ludopolis.engine import contract, registry
from ludopolis.engine.box import Value
from ludopolis.engine.chance import IMAGINATION, Chance, stream_of, word
from ludopolis.engine.errors import OptionError
from ludopolis.engine.layout import Span, spans_of
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
        self.box = registry.box(contest.game)
        self.games = CompiledGames(self.box, contest.players, contest.options)
        self.judge_with_noise(0.0)
        self.points = np.zeros(contest.players, np.int64)
        self.places = np.zeros(contest.players, np.int64)

    def judge_with_noise(self, noise: float) -> None:
        """All bots play greedily and misjudge so much."""
        self.games.manners[:] = driver.manner(driver.GREEDY, noise)

    def record(self, weights: Weights) -> Any:
        """Weights as the rules read them."""
        record = self.box.weights(self.contest.players)
        set_values(record, weights)
        return record

    def seed(self, deal: int) -> int:
        """The seed of a deal."""
        return seed_of_game(self.contest.seed, deal)

    def shares(self) -> Any:
        """Each seat's share of the win in the game just played."""
        contract.score(self.games.end, self.points)
        contract.places(self.games.end, self.points, self.places)
        winners = self.places == 1
        return winners / winners.sum()

    def gains(self, challenger: Weights, champion: Weights, deals: range) -> list[float]:
        """For each deal, what a challenger wins in all seats beyond what a champion would: 1."""
        players = self.contest.players
        usual, special = self.record(champion), self.record(challenger)
        weights = self.games.weights
        weights[:] = usual
        found = []
        for deal in deals:
            won = 0.0
            for seat in range(players):
                weights[seat] = special
                self.games.play(self.seed(deal))
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


@dataclass(frozen=True)
class Piece:
    """Some deals that a challenger plays: what a worker is given."""

    number: int
    challenger: Weights
    champion: Weights
    deals: range

    def __str__(self) -> str:
        return f"deals {self.deals.start + 1} to {self.deals.stop}"


def play_piece(contest: Contest, piece: Piece) -> tuple[int, list[float]]:
    """The gains of a challenger, with the number of the piece: what a worker does."""
    gains = bench_of(contest).gains(piece.challenger, piece.champion, piece.deals)
    return piece.number, gains


Workers: TypeAlias = Team[Piece, tuple[int, list[float]]]


class Ground:
    """Where challengers are measured, in one process or several."""

    def __init__(
        self, contest: Contest, team: Workers | None, played: Callable[[int], None]
    ) -> None:
        self.contest = contest
        self.played = played  # is told of games as they are played
        self._team = team
        self._next = 0

    def fresh(self, count: int) -> range:
        """Deals that nobody has played."""
        self._next += count
        return range(self._next - count, self._next)

    def measure(self, challengers: Sequence[Weights], champion: Weights, deals: range) -> Any:
        """The gains of several challengers on the same deals: a row for each."""
        # Small pieces, so that no worker is left alone with a long one.
        size = max(1, math.ceil(len(deals) / 8)) if len(challengers) < 8 else len(deals)
        parts = [deals[first : first + size] for first in range(0, len(deals), size)]
        work = [(challenger, part) for challenger in challengers for part in parts]
        pieces = [Piece(n, challenger, champion, part) for n, (challenger, part) in enumerate(work)]
        gains: dict[int, list[float]] = {}
        for number, found in self._gains(pieces):
            gains[number] = found
            self.played(len(found) * self.contest.players)
        together = [gain for number in sorted(gains) for gain in gains[number]]
        return np.array(together).reshape(len(challengers), len(deals))

    def _gains(self, pieces: Sequence[Piece]) -> Iterator[tuple[int, list[float]]]:
        if self._team is not None:
            return self._team.do(pieces)
        return (play_piece(self.contest, piece) for piece in pieces)


@contextmanager
def arena_for(
    contest: Contest,
    jobs: int,
    played: Callable[[int], None] = lambda _: None,
    notice: Callable[[str], None] = lambda _: None,
) -> Iterator[Ground]:
    """A ground with so many processes; one needs none but its own.

    `notice` is told of a process that died, whose deals are played again.
    """
    driver.prepare_series(registry.box(contest.game))
    if jobs == 1:
        yield Ground(contest, None, played)
        return
    work = partial(play_piece, contest)
    with closing(Team(work, jobs, Piece.__str__, notice, "try it with fewer --jobs")) as team:
        yield Ground(contest, team, played)


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
