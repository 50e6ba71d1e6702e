"""Weights tuned by self-play: a cross-entropy search, checked on fresh deals.

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
from ludopolis.arena.workers import WorkerPool
from ludopolis.bots.policy import GREEDY, make_policy
from ludopolis.bots.policy_bots import prepare_series
from ludopolis.engine import contract, registry
from ludopolis.engine.box import Value
from ludopolis.engine.chance import IMAGINATION, Chance, stream_of, word
from ludopolis.engine.errors import OptionError
from ludopolis.engine.layout import Span, spans_of
from ludopolis.engine.weights import set_values, values_of

Weights: TypeAlias = dict[str, float]  # by name

ROUNDS = 10
POPULATION = 24  # challengers in a round
ELITE = 6  # the best, whose mean is the next centre
FIRST_STEP = 0.5  # of the logarithm of a weight: from three fifths of it to five thirds
MIN_STEP = 0.05  # so that the search does not converge too soon
MIN_SCALE = 0.01  # smaller weights change as if they were this large
SHARE_UNIT = 0.3  # the change of a bounded weight that corresponds to 1 in the logarithm of others
FRESH_SHARE = 0.2  # of all games, for the final comparison
IDLE = 50  # deals that show whether a change has any effect
BETTER_95 = 1.644854  # standard errors above 0, one-sided
DIGITS = 3  # of a weight, both as measured and as written

# Deals of each challenger in a round, in parts of its budget: all play FEW, the better half MORE, and
# the new centre VERDICT.
FEW, MORE, VERDICT = 1, 2, 24
PARTS = POPULATION * FEW + POPULATION // 2 * MORE + VERDICT


@dataclass(frozen=True)
class Contest:
    """The settings of a tuning."""

    game: str
    players: int
    options: Mapping[str, Value]
    seed: int


# --- Playing ----------------------------------------------------------------------------------


class ContestPlayer:
    """Plays the games of a contest in one process."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.box = registry.box(contest.game)
        self.games = CompiledGames(self.box, contest.players, contest.options)
        self.judge_with_noise(0.0)
        self.points = np.zeros(contest.players, np.int64)
        self.places = np.zeros(contest.players, np.int64)

    def judge_with_noise(self, noise: float) -> None:
        """Let all bots play greedily with this noise."""
        self.games.policies[:] = make_policy(GREEDY, noise)

    def record(self, weights: Weights) -> Any:
        """Weights as the rules take them."""
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
        """For each deal, what a challenger wins in all seats, minus 1, which a champion would win."""
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


_players: list[ContestPlayer] = []  # of this process


def player_for(contest: Contest) -> ContestPlayer:
    """The player of this process, made again only for another contest."""
    if not _players or _players[0].contest != contest:
        _players[:] = [ContestPlayer(contest)]
    return _players[0]


@dataclass(frozen=True)
class DealTask:
    """Some deals of a challenger, as a task for a worker."""

    number: int
    challenger: Weights
    champion: Weights
    deals: range

    def __str__(self) -> str:
        return f"deals {self.deals.start + 1} to {self.deals.stop}"


def play_task(contest: Contest, piece: DealTask) -> tuple[int, list[float]]:
    """The gains of a challenger, with the number of the task; runs in a worker."""
    gains = player_for(contest).gains(piece.challenger, piece.champion, piece.deals)
    return piece.number, gains


Workers: TypeAlias = WorkerPool[DealTask, tuple[int, list[float]]]


class Evaluator:
    """Measures challengers, in one process or several."""

    def __init__(
        self, contest: Contest, team: Workers | None, played: Callable[[int], None]
    ) -> None:
        self.contest = contest
        self.played = played  # called with the number of games played
        self._team = team
        self._next = 0

    def fresh(self, count: int) -> range:
        """Deals that have not been played."""
        self._next += count
        return range(self._next - count, self._next)

    def measure(self, challengers: Sequence[Weights], champion: Weights, deals: range) -> Any:
        """The gains of several challengers on the same deals: a row for each."""
        # Small tasks, so that no worker is left with a long one at the end.
        size = max(1, math.ceil(len(deals) / 8)) if len(challengers) < 8 else len(deals)
        parts = [deals[first : first + size] for first in range(0, len(deals), size)]
        work = [(challenger, part) for challenger in challengers for part in parts]
        pieces = [
            DealTask(n, challenger, champion, part) for n, (challenger, part) in enumerate(work)
        ]
        gains: dict[int, list[float]] = {}
        for number, found in self._gains(pieces):
            gains[number] = found
            self.played(len(found) * self.contest.players)
        together = [gain for number in sorted(gains) for gain in gains[number]]
        return np.array(together).reshape(len(challengers), len(deals))

    def _gains(self, pieces: Sequence[DealTask]) -> Iterator[tuple[int, list[float]]]:
        if self._team is not None:
            return self._team.do(pieces)
        return (play_task(self.contest, piece) for piece in pieces)


@contextmanager
def evaluator_for(
    contest: Contest,
    jobs: int,
    played: Callable[[int], None] = lambda _: None,
    notice: Callable[[str], None] = lambda _: None,
) -> Iterator[Evaluator]:
    """An evaluator with so many processes; 1 is this process alone.

    `notice` is told of a process that died, whose deals are played again.
    """
    prepare_series(registry.box(contest.game))
    if jobs == 1:
        yield Evaluator(contest, None, played)
        return
    work = partial(play_task, contest)
    with closing(
        WorkerPool(work, jobs, DealTask.__str__, notice, "try it with fewer --jobs")
    ) as team:
        yield Evaluator(contest, team, played)


# --- The search -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Measure:
    """What a challenger won against champions; an equal one would win `fair`."""

    fair: float
    share: float
    margin: float  # the half width of the 95% interval
    deals: int
    better: bool  # with a confidence of 95%

    @staticmethod
    def even(players: int) -> Measure:
        """The result of weights against themselves."""
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
    """A random number of the normal distribution (Box and Muller)."""
    first, second = ((int(word(mind)) + 0.5) / 2**32 for _ in range(2))
    return math.sqrt(-2.0 * math.log(first)) * math.cos(2.0 * math.pi * second)


def rounded(value: float) -> float:
    """A weight rounded as it is written."""
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
        """A weight on the scale of the search: its logarithm, unless it has bounds."""
        return value / SHARE_UNIT if name in self.spans else math.log(max(value, MIN_SCALE))

    def value(self, name: str, place: float) -> float:
        """The weight at a place on that scale, within its bounds."""
        if name not in self.spans:
            return rounded(math.exp(place))
        span = self.spans[name]
        return rounded(min(max(place * SHARE_UNIT, span.least), span.most))

    def draw(self) -> Weights:
        """A random challenger near the centre."""
        return {
            name: self.value(name, self.place(name, value) + self.steps[name] * normal(self.mind))
            for name, value in self.centre.items()
        }

    def learn(self, elite: Sequence[Weights]) -> Weights:
        """Move the centre to the mean of the best, and set the steps to their spread."""
        for name in self.centre:
            places = [self.place(name, one[name]) for one in elite]
            # Steps change by half: the spread of a few challengers is uncertain.
            self.steps[name] = max(MIN_STEP, (self.steps[name] + float(np.std(places))) / 2)
            self.centre = self.centre | {name: self.value(name, float(np.mean(places)))}
        return self.centre


@dataclass
class Tuning:
    """The state of a tuning, with the best weights so far."""

    before: Weights
    champion: Weights
    verdicts: list[Measure] = field(default_factory=list)
    result: Measure | None = None  # the last champion against the first, when measured


def least_games(players: int) -> int:
    """The least number of games of a tuning: a deal for each challenger and stage."""
    return math.ceil(ROUNDS * PARTS * players / (1 - FRESH_SHARE))


def check_games(contest: Contest, games: int) -> None:
    """Raise an error if there are too few games for every challenger to play."""
    least = least_games(contest.players)
    if games < least:
        raise OptionError(f"tuning takes at least {least:,} games here, not {games}")


def start(contest: Contest) -> Tuning:
    """A tuning that starts with the weights of the game."""
    weights = values_of(registry.box(contest.game).weights(contest.players))
    return Tuning(weights, weights)


def tune(
    tuning: Tuning,
    evaluator: Evaluator,
    games: int,
    report: Callable[[Measure], None] = lambda _: None,
) -> None:
    """Tune with about so many games; `report` is called after each round."""
    contest = evaluator.contest
    players = contest.players
    check_games(contest, games)
    file = registry.box(contest.game).weights_file
    search = Search(tuning.champion, spans_of(file.layout), stream_of(contest.seed, IMAGINATION))
    unit = int(games * (1 - FRESH_SHARE) / (ROUNDS * PARTS * players))
    for _ in range(ROUNDS):
        elite = best_of(
            [search.draw() for _ in range(POPULATION)], search.champion, evaluator, unit
        )
        proposal = search.learn(elite)
        gains = evaluator.measure([proposal], search.champion, evaluator.fresh(VERDICT * unit))[0]
        verdict = Measure.of(gains, players)
        tuning.verdicts.append(verdict)
        if verdict.better:
            tuning.champion = search.champion = proposal
        elif verdict.share < verdict.fair:
            search.centre = search.champion  # no improvement
        report(verdict)
    tuning.champion = without_idle_changes(tuning.champion, tuning.before, evaluator)
    if tuning.champion == tuning.before:
        tuning.result = Measure.even(players)
        return
    deals = evaluator.fresh(int(games * FRESH_SHARE / players))
    tuning.result = Measure.of(
        evaluator.measure([tuning.champion], tuning.before, deals)[0], players
    )


def without_idle_changes(champion: Weights, before: Weights, evaluator: Evaluator) -> Weights:
    """A champion without the changes that have no effect.

    Some weights do not matter for every number of players, and wander about while others are tuned.
    """
    deals = evaluator.fresh(IDLE)
    for name, value in before.items():
        plain = champion | {name: value}
        if plain != champion and not evaluator.measure([plain], champion, deals).any():
            champion = plain
    return champion


def best_of(
    challengers: Sequence[Weights], champion: Weights, evaluator: Evaluator, unit: int
) -> list[Weights]:
    """The best of some challengers: all play a few deals, the better half more."""
    few = evaluator.measure(challengers, champion, evaluator.fresh(FEW * unit))
    better = np.argsort(-few.mean(axis=1), kind="stable")[: len(challengers) // 2]
    more = evaluator.measure(
        [challengers[i] for i in better], champion, evaluator.fresh(MORE * unit)
    )
    together = np.hstack([few[better], more]).mean(axis=1)
    best = better[np.argsort(-together, kind="stable")[:ELITE]]
    return [challengers[i] for i in best]
