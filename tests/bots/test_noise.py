"""Greedy bots that misjudge: weaker the noisier, and the same again from the same seed."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

import ludopolis
from ludopolis import bots
from ludopolis.arena.game_runner import GameRunner
from ludopolis.arena.simulate import Series, run
from ludopolis.bots.policy import gumbel
from ludopolis.engine.chance import IMAGINATION, stream_of
from ludopolis.engine.errors import OptionError
from ludopolis.engine.record import Record

OPTIONS = ludopolis.box("newyork").settle(2, {})


def share_of(bot: str, others: str, name: str = "newyork", players: int = 2) -> float:
    """The share of wins of a bot among others of one kind, in all seats, times the number of seats."""
    options = ludopolis.box(name).settle(players, {})
    found = 0.0
    for seat in range(players):
        seats = tuple(bot if place == seat else others for place in range(players))
        outcomes = run(Series(name, players, options, seats, seed=4), 300 // players)
        found += sum((seat in won) / len(won) for won in outcomes.winners) / len(outcomes.winners)
    return found


def test_more_noise_makes_a_weaker_bot() -> None:
    shares = [share_of(f"greedy:noise={noise}", "greedy") for noise in (0.7, 2.5, 50.0)]
    assert 1 > shares[0] > shares[1] > shares[2]


@pytest.mark.parametrize("name", ludopolis.shelf())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_level_is_stronger_than_the_one_below(name: str, players: int) -> None:
    """Weights by which a bot plays better when it misjudges are not worth following."""
    levels = ludopolis.box(name).levels(players)
    below = [levels[level] for level in ("beginner", "casual", "skilled")]
    for weaker, stronger in itertools.pairwise(below):
        assert share_of(stronger, weaker, name, players) > 1.2, (stronger, weaker)


def test_without_noise_it_is_greedy() -> None:
    assert bots.make("greedy:noise=0").spec == bots.make("greedy").spec == "greedy"
    assert bots.make("greedy: noise = 1.50").spec == "greedy:noise=1.5"


@pytest.mark.parametrize("noise", ["-1", "nan", "much", "1e9"])
def test_noise_is_a_number_in_bounds(noise: str) -> None:
    with pytest.raises(OptionError, match=f"noise={noise} of the bot greedy: expected a number"):
        bots.make(f"greedy:noise={noise}")


def test_whole_games_and_single_choices_agree() -> None:
    """A noisy bot makes the same choices in compiled games and one by one."""
    specs = ("greedy:noise=1", "greedy:noise=3")
    players = [bots.make(spec) for spec in specs]
    with GameRunner("newyork", 2, OPTIONS, specs) as room:
        for seed in range(3):
            whole = Record.parse(room.play(specs, seed, record=True).record).replay()
            game = ludopolis.new("newyork", 2, seed=seed)
            while game.seat is not None:
                game.carry_out(players[game.seat - 1].choose(game))
            assert [move.action for move in game.moves] == [move.action for move in whole.moves]


def test_noise_is_that_of_a_softmax() -> None:
    """The larger of two values wins as often as the logistic function of their difference says."""
    mind = stream_of(5, IMAGINATION)
    noise = np.array([gumbel(mind) for _ in range(20_000)])
    won = float(np.mean(noise[::2] + 1.5 > noise[1::2]))
    assert won == pytest.approx(1 / (1 + math.exp(-1.5)), abs=0.015)
    assert noise.mean() == pytest.approx(0.5772, abs=0.03)
