"""Tuning: fair contests, a search that learns, and a verdict that luck cannot sway."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludopolis
from ludopolis.arena import tune
from ludopolis.arena.tune import Contest, ContestPlayer, Evaluator, Measure, Search
from ludopolis.engine.chance import IMAGINATION, stream_of
from ludopolis.engine.errors import OptionError
from ludopolis.engine.layout import Span
from ludopolis.engine.weights import values_of


def contest(game: str, players: int, seed: int = 1, **options: Any) -> Contest:
    return Contest(game, players, ludopolis.box(game).settle(players, options), seed)


def present(game: str, players: int) -> tune.Weights:
    """The weights of a game's data file."""
    return values_of(ludopolis.box(game).weights(players))


# --- Contests ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "played",
    [
        contest("newyork", 3),
        contest("newyork", 4, teams=True),
        contest("newyorknewyork", 2, match=True),
    ],
)
def test_equals_gain_nothing(played: Contest) -> None:
    """The same weights play the same game in all seats: there is no luck in the difference."""
    weights = present(played.game, played.players)
    assert ContestPlayer(played).gains(weights, weights, range(12)) == [0.0] * 12


def test_a_challenger_is_measured_alone_in_every_seat() -> None:
    """Worse weights win less than their share; better ones, seen from there, more."""
    played = contest("newyork", 3)
    good = present("newyork", 3)
    bad = good | {"border": 30.0}
    player = ContestPlayer(played)
    assert np.mean(player.gains(bad, good, range(20))) < -0.8
    assert np.mean(player.gains(good, bad, range(20))) > 1.0


def test_the_same_deals_give_the_same_gains() -> None:
    played = contest("newyork", 2)
    good = present("newyork", 2)
    other = good | {"rivals": 1.5}
    player = ContestPlayer(played)
    first = player.gains(other, good, range(5, 15))
    player.gains(good, other, range(3))
    assert (
        player.gains(other, good, range(5, 15))
        == first
        == ContestPlayer(played).gains(other, good, range(5, 15))
    )


def test_processes_change_nothing_but_the_time() -> None:
    played = contest("newyork", 2)
    good = present("newyork", 2)
    challengers = [good | {"rivals": rivals} for rivals in (0.1, 1.5)]
    told: list[int] = []
    with tune.evaluator_for(played, 1, told.append) as evaluator:
        alone = evaluator.measure(challengers, good, evaluator.fresh(10))
    with tune.evaluator_for(played, 2) as evaluator:
        together = evaluator.measure(challengers, good, evaluator.fresh(10))
    assert alone.shape == (2, 10)
    assert (alone == together).all()
    assert sum(told) == 2 * 10 * 2


def test_fresh_deals_are_fresh() -> None:
    with tune.evaluator_for(contest("newyork", 2), 1) as evaluator:
        deals = [*evaluator.fresh(5), *evaluator.fresh(3), *evaluator.fresh(4)]
    assert deals == list(range(12))


# --- What is measured -------------------------------------------------------------------------


def test_a_measure_says_shares_of_wins() -> None:
    """Four players: who wins in one seat of four more often than fair, deal after deal."""
    measure = Measure.of(np.array([0.0, 1.0, 0.0, 1.0, -0.5, 0.5, 1.0, 0.0]), 4)
    assert measure.fair == 0.25
    assert measure.share == pytest.approx(0.25 * 1.375)
    error = float(np.std([0, 1, 0, 1, -0.5, 0.5, 1, 0], ddof=1)) / math.sqrt(8)
    assert measure.margin == pytest.approx(0.25 * 1.96 * error, rel=1e-3)
    assert measure.better == (1.645 * error < 0.375)


@pytest.mark.parametrize(
    ("gains", "better"),
    [([0.0] * 50, False), ([1.0, -1.0] * 50, False), ([1.0, 0.0] * 50, True), ([0.1] * 50, True)],
)
def test_only_what_is_clear_counts_as_better(gains: list[float], better: bool) -> None:
    assert Measure.of(np.array(gains), 2).better == better


@settings(max_examples=30)
@given(st.integers(0, 1 << 60))
def test_numbers_by_chance_are_normal(seed: int) -> None:
    mind = stream_of(seed, IMAGINATION)
    drawn = [tune.normal(mind) for _ in range(400)]
    assert abs(np.mean(drawn)) < 0.25
    assert 0.8 < np.std(drawn) < 1.2


# --- The search -------------------------------------------------------------------------------

SPANS = {"likely": Span(0, 1)}
SHARE = st.floats(0, 1, allow_subnormal=False)
WEIGHT = st.floats(0, 100, allow_subnormal=False)


def search(likely: float, much: float, seed: int = 1) -> Search:
    return Search({"likely": likely, "much": much}, SPANS, stream_of(seed, IMAGINATION))


@given(likely=SHARE, much=WEIGHT, seed=st.integers(0, 1000))
def test_challengers_are_sensible(likely: float, much: float, seed: int) -> None:
    """A share stays one, nothing becomes negative, and what is drawn can be written as it is."""
    found = [search(likely, much, seed).draw() for _ in range(5)]
    for one in found:
        assert 0 <= one["likely"] <= 1
        assert one["much"] > 0
        assert all(float(f"{value:.3g}") == value for value in one.values())


def test_a_weight_of_nothing_can_grow() -> None:
    drawn = [search(0.0, 0.0, seed).draw() for seed in range(20)]
    assert any(one["likely"] > 0 for one in drawn)
    assert any(one["much"] > 0.01 for one in drawn)


def test_the_centre_moves_to_the_best_and_steps_shrink_where_they_agree() -> None:
    """A share goes to the mean; what has no bounds to the mean of logarithms."""
    looking = search(0.5, 10.0)
    elite = [{"likely": 0.8, "much": much} for much in (1.0, 100.0, 1.0, 100.0)]
    assert looking.learn(elite) == {"likely": 0.8, "much": 10.0}
    assert looking.steps["likely"] == tune.FIRST_STEP / 2
    assert looking.steps["much"] > tune.FIRST_STEP
    for _ in range(20):
        looking.learn(elite[:1] * 4)
    assert set(looking.steps.values()) == {tune.MIN_STEP}


class Valley(Evaluator):
    """Instead of games: gains that are larger the nearer two weights are to the best, and luck."""

    def __init__(self, played: Contest, best: tune.Weights, luck: float) -> None:
        super().__init__(played, None, lambda _: None)
        self.best = best
        self.luck = luck
        self.seen: list[range] = []

    def height(self, weights: tune.Weights) -> float:
        return -sum((weights[name] / value - 1) ** 2 for name, value in self.best.items())

    def measure(
        self, challengers: Sequence[tune.Weights], champion: tune.Weights, deals: range
    ) -> Any:
        self.seen.append(deals)
        rows = []
        for number, one in enumerate(challengers):
            mind = stream_of(deals.start * 100 + number, IMAGINATION)
            gain = math.tanh(self.height(one) - self.height(champion))
            rows.append([gain + self.luck * tune.normal(mind) for _ in deals])
        return np.array(rows)


@pytest.mark.parametrize("luck", [0.0, 0.5])
def test_it_finds_the_way_through_luck(luck: float) -> None:
    """The weights end near the best ones, each deal is played by one contest only."""
    played = contest("newyork", 2)
    best = {"rivals": 0.9, "border": 0.25, "safety": 0.06, "wild": 0.7}
    evaluator = Valley(played, best, luck)
    tuning = tune.start(played)
    before = evaluator.height(tuning.before)
    told: list[Measure] = []
    tune.tune(tuning, evaluator, 40_000, told.append)
    assert evaluator.height(tuning.champion) > before / 4
    assert tuning.result is not None
    assert tuning.result.better
    assert told == tuning.verdicts
    assert any(verdict.better for verdict in told)
    taken = [deal for deals in set(evaluator.seen) for deal in deals]
    assert len(taken) == len(set(taken))
    assert evaluator.seen.count(evaluator.seen[-1]) == 1  # the last contest is on deals of its own


def test_where_nothing_is_better_nothing_changes() -> None:
    played = contest("newyork", 2)
    tuning = tune.start(played)
    tune.tune(tuning, Valley(played, tuning.before, 0.5), 20_000)
    assert tuning.champion == tuning.before
    assert tuning.result == Measure(fair=0.5, share=0.5, margin=0.0, deals=0, better=False)


def test_a_weight_that_does_not_matter_stays_as_it_was() -> None:
    """New York New York: the best rival and the average one are the same with two players."""
    before = present("newyorknewyork", 2)
    changed = before | {"best_rival": before["best_rival"] / 2, "neighbours": 9.0}
    with tune.evaluator_for(contest("newyorknewyork", 2, match=True), 1) as evaluator:
        found = tune.without_idle_changes(changed, before, evaluator)
    assert found == before | {"neighbours": 9.0}


def test_too_few_games_are_refused() -> None:
    played = contest("newyork", 4)
    assert tune.least_games(4) == 2 * tune.least_games(2)
    with (
        tune.evaluator_for(played, 1) as evaluator,
        pytest.raises(OptionError, match=r"tuning takes at least 3,600 games here, not 3599"),
    ):
        tune.tune(tune.start(played), evaluator, 3599)


def test_real_games_mend_bad_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """New York, with weights that care for the price of buildings alone: a short search helps."""
    monkeypatch.setattr(tune, "ROUNDS", 2)
    played = contest("newyork", 2)
    bad = present("newyork", 2) | {"safety": 8.0}
    tuning = tune.Tuning(bad, bad)
    with tune.evaluator_for(played, 1) as evaluator:
        tune.tune(tuning, evaluator, 1500)
    assert tuning.result is not None
    assert tuning.result.better
    assert tuning.champion["safety"] < 8.0
