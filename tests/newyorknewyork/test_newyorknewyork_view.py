"""What a view of New York New York holds: the open table, what is known, and what can be worked out."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from newyorknewyork_table import TABLES, in_short, number_of, play_all, position, wander

import ludopolis
from at_a_table import table
from ludopolis.engine.chance import Chance
from ludopolis.engine.layout import blank
from ludopolis.games import newyorknewyork
from ludopolis.games.newyorknewyork import BOX, rules
from ludopolis.games.newyorknewyork.state import RUN_POINTS, TAKE
from ludopolis.games.newyorknewyork.view import Card, NewYorkNewYorkView, Pass, Play, Run, Take


def test_a_view_has_the_open_table_and_the_own_hand() -> None:
    """Knowledge: what everybody sees, the own hand, the cards seen in hands, the unseen ones."""
    game = position(
        3,
        skyline="G7 Y7",
        hands=["Y1 P2", "G1 B5", "P12"],
        seen=["", "B5", ""],
        reserve="B1",
        pile="B2",
        passed=[3],
        match=True,
        totals=[1, 2, 3],
        game=2,
    )
    view = game.view(1)
    assert isinstance(view, NewYorkNewYorkView)
    assert view.hand == (Card("yellow", 1, 1), Card("pink", 2, 3))
    assert in_short(view.skyline[6].cards) == "G7 Y7"
    assert (view.skyline[6].owner, view.skyline[6].top) == (1, Card("yellow", 7, 1))
    assert (view.skyline[7].owner, view.skyline[7].top) == (None, None)
    assert [player.hand_size for player in view.seats] == [2, 2, 1]
    assert [player.hidden for player in view.seats] == [2, 1, 1]
    assert view.seats[1].known == (Card("light blue", 5, None),)
    assert in_short(view.unseen) == "G1 P12 B2"
    assert (in_short(view.reserve), view.pile_size) == ("B1", 1)
    assert [player.passed for player in view.seats] == [False, False, True]
    assert (view.game, view.games, view.match, view.bonus) == (2, 3, True, True)
    assert [player.score.earlier for player in view.seats] == [1, 2, 3]
    assert [player.score.total for player in view.seats] == [8, 2, 3]
    assert (view.to_move, view.decision, view.over) == (1, "play", False)
    assert [type(choice) for choice in view.legal or ()] == [Play, Play, Pass]
    spectator = game.view(None)
    assert (spectator.hand, spectator.seat, spectator.legal) == (None, None, None)
    assert len(spectator.unseen) == 5


def test_a_view_of_the_end() -> None:
    """Knowledge: hands stay hidden after the end."""
    game = position(hands=["Y1", "G1"])
    play_all(game, "pass", "pass")
    view = game.view(1)
    assert (view.to_move, view.decision, view.over) == (None, None, True)
    assert view.ending == "all passed"
    assert in_short(view.unseen) == "G1"


def test_the_open_part_is_shared() -> None:
    """A seat's view is the open one with its own facts: nothing is made twice."""
    game = ludopolis.new("newyorknewyork", players=4, seed=1)
    shared = game.view(None)
    own = game.view(2, shared)
    assert own.skyline is shared.skyline
    assert own.seats is shared.seats
    assert own == game.view(2)


def test_a_game_has_a_typed_view() -> None:
    """`newyorknewyork.new` makes a game as `ludopolis.new` does."""
    game = newyorknewyork.new(3, seed=5, match=True)
    assert game.view(1) == ludopolis.new("newyorknewyork", players=3, seed=5, match=True).view(1)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_points_are_the_scores(options: dict[str, Any]) -> None:
    """The trace: scores and points are the same, and a view's parts add up to them."""
    game = ludopolis.new("newyorknewyork", seed=2, **options)
    while True:
        points = BOX.views.points(game.state)
        assert points == list(game.scores().values())
        scores = [player.score for player in game.view(None).seats]
        assert [score.total for score in scores] == points
        assert all(score.game + score.earlier == score.total for score in scores)
        assert all(score.numbers + score.runs == score.game for score in scores)
        if game.over:
            break
        wander(game, len(game.moves), moves=9)
    if options["match"]:
        assert table(game)["totals"] == points


def test_the_runs_of_the_worked_score() -> None:
    """Score: each run with its numbers clockwise, and what it brings."""
    view = position(3, skyline="Y1 G2 Y3 Y4 B5 P6 P7 P8 G9 G10 Y11 Y12").view(None)
    assert view.runs == (
        Run(1, (3, 4), 3),
        Run(1, (11, 12, 1), 6),
        Run(2, (9, 10), 3),
        Run(3, (6, 7, 8), 6),
    )
    everything = " ".join(f"Y{number}" for number in range(1, 13))
    assert position(skyline=everything).view(None).runs == (Run(1, tuple(range(1, 13)), 25),)
    assert position(skyline=everything, bonus=False).view(None).runs == ()


TOPS = st.lists(st.sampled_from("YGPB-"), min_size=12, max_size=12)


@given(tops=TOPS, players=st.integers(2, 4))
def test_runs_bring_what_the_rules_count(tops: list[str], players: int) -> None:
    """Score: a run is of one colour, as long as can be, and all of them make up the bonus."""
    skyline = " ".join(f"{top}{n}" for n, top in enumerate(tops, start=1) if top != "-")
    game = position(players, skyline=skyline)
    view = game.view(None)
    for player in view.seats:
        own = [run for run in view.runs if run.seat == player.seat]
        assert sum(run.bonus for run in own) == rules.bonus_points(game.state, player.seat - 1)
        assert player.score.runs == sum(run.bonus for run in own)
        for run in own:
            assert run.bonus == RUN_POINTS[len(run.numbers)]
            assert {view.skyline[number - 1].owner for number in run.numbers} == {run.seat}


@given(tops=TOPS, card=st.integers(0, 47), players=st.integers(2, 4), bonus=st.booleans())
def test_a_choice_says_what_it_would_change(
    tops: list[str], card: int, players: int, bonus: bool
) -> None:
    """A turn: points and runs after a card, what it covers, and whether it stays."""
    own = "YGPB"[card // 12]
    place = card % 12
    laid = [top if (top, n) != (own, place) else "-" for n, top in enumerate(tops)]
    skyline = " ".join(f"{top}{n}" for n, top in enumerate(laid, start=1) if top != "-")
    game = position(players, skyline=skyline, hands=[f"{own}{place + 1}"], bonus=bonus)
    before, choice = game.view(1), BOX.views.action(game.state, card)
    assert isinstance(choice, Play)
    rules.play_card(game.state, card, blank(Chance))
    after = game.view(None)
    totals = [[player.score.total for player in view.seats] for view in (before, after)]
    assert list(choice.changes) == [new - old for old, new in zip(*totals, strict=True)]
    assert choice.runs == after.runs
    assert choice.covers == before.skyline[place].top
    assert choice.card == after.skyline[place].top
    assert choice.final == after.skyline[place].final


def test_actions_that_are_not_allowed_have_parts_too() -> None:
    """A turn: a card that lies in a full tower already changes nothing."""
    game = position(skyline="Y7 G7 P7 B7", hands=["Y1"])
    before = game.fingerprint()
    choice = BOX.views.action(game.state, number_of("Y7"))
    assert isinstance(choice, Play)
    assert (choice.changes, choice.final) == ((0, 0), False)
    taking = BOX.views.action(game.state, TAKE + number_of("B3"))
    assert taking == Take(number=TAKE + number_of("B3"), card=Card("light blue", 3, None))
    assert game.fingerprint() == before
