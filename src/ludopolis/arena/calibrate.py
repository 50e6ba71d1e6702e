"""What a difference in `evaluate` says about winning: the scale of the search.

A position's value for each seat, divided by a scale, goes through a softmax to give the chances of
winning. The scale is the one under which the winners of many games were most likely, looking at
positions all along the way (maximum likelihood; every game counts the same, however long it is).
The games are played by greedy bots that misjudge a little, so that positions are as mixed as those
that a search samples at.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludopolis.arena.compiled import words_of
from ludopolis.arena.statistics import NORMAL_95
from ludopolis.arena.tune import Contest, ContestPlayer
from ludopolis.engine import contract
from ludopolis.engine.layout import duplicate
from ludopolis.engine.playout import begin

POSITIONS = 24  # sampled from each game, evenly spread
PILOT = 0.1  # of the games are played without noise, for a first estimate
NOISE = 0.2  # of that scale: the noise of the bots in the other games
FAR_OFF = 0.2  # of a scale: with a larger margin it is hardly known
GROUPS = 10  # of games, for the jackknife


@dataclass(frozen=True)
class Samples:
    """Positions sampled from some games, a row for each."""

    values: Any  # the evaluation for each seat
    shares: Any  # the share of the win for each seat
    weight: Any  # 1 in all for the positions of a game


@dataclass(frozen=True)
class Scale:
    """A scale, and how well it predicts."""

    value: float
    margin: float  # the half width of its 95% interval
    surprise: float  # the mean cross-entropy in bits; less is better
    fair: float  # the same if all seats are thought equal
    games: int  # not counting the first estimate

    @property
    def wanted(self) -> int:
        """About how many games would be enough; 0 if these are."""
        off = self.margin / (FAR_OFF * self.value)
        if off <= 1:
            return 0
        # A margin shrinks with the root of the number of games. Half as many are added, since the
        # margin itself is uncertain with few games.
        return int(float(f"{1.5 * self.games * off * off / (1 - PILOT):.2g}"))


def sample_games(player: ContestPlayer, deals: range, noise: float) -> Iterator[Samples]:
    """Play deals between greedy bots and sample positions."""
    players = player.contest.players
    own = player.box.weights(players)
    games = player.games
    games.weights[:] = own
    player.judge_with_noise(noise)
    for deal in deals:
        taken = games.play(player.seed(deal))
        shares = player.shares()
        state = duplicate(games.empty)
        begin(state, games.chance, games.mind, words_of(player.seed(deal)))
        moves = len(taken)
        wanted = set(np.linspace(0, moves - 1, min(POSITIONS, moves)).astype(int).tolist())
        values = []
        for made in range(moves):
            if made in wanted:
                values.append([contract.evaluate(state, seat, own) for seat in range(players)])
            contract.apply(state, int(taken[made]), games.chance)
        count = len(values)
        yield Samples(
            np.array(values),
            np.tile(shares, (count, 1)),
            np.full(count, 1 / count),
        )


def joined(many: list[Samples]) -> Samples:
    """The samples of several games as one."""
    return Samples(
        np.vstack([one.values for one in many]),
        np.vstack([one.shares for one in many]),
        np.concatenate([one.weight for one in many]),
    )


def surprise(samples: Samples, scale: Any) -> Any:
    """The cross-entropy of each position in bits, with one scale or one for each."""
    scaled = samples.values / np.reshape(scale, (-1, 1))
    scaled = scaled - scaled.max(axis=1, keepdims=True)
    likely = scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))
    return -(samples.shares * likely).sum(axis=1) / math.log(2)


def best_scale(samples: Samples) -> float:
    """The scale with the least mean cross-entropy."""
    spread = float(np.std(samples.values - samples.values.mean(axis=1, keepdims=True))) or 1.0

    def cost(log: float) -> float:
        return float((samples.weight * surprise(samples, math.exp(log))).sum())

    # The cost has one minimum; golden-section search finds it.
    low, high = math.log(spread) - 4.0, math.log(spread) + 4.0
    golden = (math.sqrt(5.0) - 1.0) / 2.0
    while high - low > 1e-3:
        left, right = high - golden * (high - low), low + golden * (high - low)
        if cost(left) < cost(right):
            high = right
        else:
            low = left
    return math.exp((low + high) / 2)


def calibrate(
    contest: Contest, games: int, played: Callable[[int], None] = lambda _: None
) -> Scale:
    """The scale of a game, from so many games."""
    player = ContestPlayer(contest)
    pilot = max(10, int(games * PILOT))

    def watch(deals: range, noise: float) -> list[Samples]:
        found = []
        for samples in sample_games(player, deals, noise):
            found.append(samples)
            played(1)
        return found

    guess = best_scale(joined(watch(range(pilot), 0.0)))
    seen = watch(range(pilot, max(games, pilot + 10)), NOISE * guess)
    samples = joined(seen)
    value = best_scale(samples)
    return Scale(
        value=value,
        margin=margin_of(seen),
        surprise=float((samples.weight * surprise(samples, value)).sum()) / len(seen),
        fair=math.log2(contest.players),
        games=len(seen),
    )


def margin_of(seen: list[Samples]) -> float:
    """The 95% margin of a scale by the jackknife: how it changes if games are left out.

    Positions of one game share its winner, so whole games are left out, a tenth of them at a time.
    """
    scales = [
        best_scale(
            joined([samples for number, samples in enumerate(seen) if number % GROUPS != group])
        )
        for group in range(GROUPS)
    ]
    return NORMAL_95 * math.sqrt((GROUPS - 1) * float(np.var(scales)))
