"""What a difference in `sense` says about winning: the scale that the searching bot judges by.

A position's value for each seat, divided by a scale, goes through a softmax to give the chances of
winning. The scale is the one under which the winners of many games were most likely, looking at
positions all along the way (maximum likelihood; every game counts the same, however long it is).
The games are played by greedy bots that misjudge a little, so that positions are as mixed as those
that a search looks at.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludopolis.arena.compiled import words_of
from ludopolis.arena.statistics import NORMAL_95
from ludopolis.arena.tune import Bench, Contest
from ludopolis.engine import contract
from ludopolis.engine.layout import duplicate
from ludopolis.engine.playout import begin

LOOKS = 24  # positions of a game that are looked at, evenly spread
PILOT = 0.1  # of the games are played without noise, for a first guess of the scale
NOISE = 0.2  # of that scale: how far the bots of the other games misjudge
FAR_OFF = 0.2  # of a scale: a larger margin says that it is hardly known
GROUPS = 10  # of games, to see how far the scale may be off


@dataclass(frozen=True)
class Looks:
    """What was seen in some games: a row for each position."""

    values: Any  # of the position, for each seat
    shares: Any  # of the win in the end, for each seat
    weight: Any  # of the position: those of a game make 1 together


@dataclass(frozen=True)
class Scale:
    """A scale, and how well it predicts."""

    value: float
    margin: float  # the half width of its 95% interval
    surprise: float  # bits for a game's winner, on average; less is better
    fair: float  # bits when all seats are thought equal
    games: int  # without those of the pilot

    @property
    def wanted(self) -> int:
        """About how many games would tell it well enough, in all; 0 if these do."""
        off = self.margin / (FAR_OFF * self.value)
        if off <= 1:
            return 0
        # A margin shrinks with the root of the games. Half as many again, in two figures: with few
        # games it is not well known itself.
        return int(float(f"{1.5 * self.games * off * off / (1 - PILOT):.2g}"))


def look_on(bench: Bench, deals: range, noise: float) -> Iterator[Looks]:
    """Play deals between greedy bots and look at positions on the way."""
    players = bench.contest.players
    own = bench.box.weights(players)
    games = bench.games
    games.weights[:] = own
    bench.judge_with_noise(noise)
    for deal in deals:
        taken = games.play(bench.seed(deal))
        shares = bench.shares()
        state = duplicate(games.empty)
        begin(state, games.chance, games.mind, words_of(bench.seed(deal)))
        moves = len(taken)
        wanted = set(np.linspace(0, moves - 1, min(LOOKS, moves)).astype(int).tolist())
        values = []
        for made in range(moves):
            if made in wanted:
                values.append([contract.sense(state, seat, own) for seat in range(players)])
            contract.apply(state, int(taken[made]), games.chance)
        count = len(values)
        yield Looks(
            np.array(values),
            np.tile(shares, (count, 1)),
            np.full(count, 1 / count),
        )


def together(many: list[Looks]) -> Looks:
    """The looks at several games."""
    return Looks(
        np.vstack([one.values for one in many]),
        np.vstack([one.shares for one in many]),
        np.concatenate([one.weight for one in many]),
    )


def surprise(looks: Looks, scale: Any) -> Any:
    """The bits by which the winner surprised, for each position, with a scale or one for each."""
    scaled = looks.values / np.reshape(scale, (-1, 1))
    scaled = scaled - scaled.max(axis=1, keepdims=True)
    likely = scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))
    return -(looks.shares * likely).sum(axis=1) / math.log(2)


def best_scale(looks: Looks) -> float:
    """The scale under which the winners were least surprising."""
    spread = float(np.std(looks.values - looks.values.mean(axis=1, keepdims=True))) or 1.0

    def cost(log: float) -> float:
        return float((looks.weight * surprise(looks, math.exp(log))).sum())

    # The cost has one valley; find it between far too small and far too large by golden section.
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
    """The scale for a game, from so many games."""
    bench = Bench(contest)
    pilot = max(10, int(games * PILOT))

    def watch(deals: range, noise: float) -> list[Looks]:
        found = []
        for looks in look_on(bench, deals, noise):
            found.append(looks)
            played(1)
        return found

    guess = best_scale(together(watch(range(pilot), 0.0)))
    seen = watch(range(pilot, max(games, pilot + 10)), NOISE * guess)
    looks = together(seen)
    value = best_scale(looks)
    return Scale(
        value=value,
        margin=margin_of(seen),
        surprise=float((looks.weight * surprise(looks, value)).sum()) / len(seen),
        fair=math.log2(contest.players),
        games=len(seen),
    )


def margin_of(seen: list[Looks]) -> float:
    """The 95% margin of a scale, by the jackknife: how much it changes when games are left out.

    Positions of one game share its winner, so whole games are left out, a tenth of them at a time.
    """
    scales = [
        best_scale(
            together([looks for number, looks in enumerate(seen) if number % GROUPS != group])
        )
        for group in range(GROUPS)
    ]
    return NORMAL_95 * math.sqrt((GROUPS - 1) * float(np.var(scales)))
