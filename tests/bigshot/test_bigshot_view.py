"""The typed view: what stands in it beside what lies on the table, against the rules themselves."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from bigshot_table import COLOURS, LETTERS, TABLES, position
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.engine.layout import duplicate
from ludopolis.games import bigshot
from ludopolis.games.bigshot import rules
from ludopolis.games.bigshot.state import BORROWS, DISTRICT_NAMES
from ludopolis.games.bigshot.view import Bid, BigShotView, Borrow, NoLoan, Pass, Pay, Place


def some_views(options: dict[str, Any]) -> list[Any]:
    """Games at some decisions, and their last position."""
    game = bigshot.new(seed=11, **options)
    mind = random.Random(7)
    found = []
    while not game.over:
        if len(game.moves) % 7 == 0:
            found.append(game.copy())
        legal = game.legal()
        small = [action for action in legal if game.decision != "bid" or int(action) < 6]
        passing = [action for action in legal if action.text in ("pass", "borrow")]
        game.play(mind.choice([*small, *passing] or legal))
    return [*found, game]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_is_worked_out_is_what_the_rules_say(options: dict[str, Any]) -> None:
    for game in some_views(options):
        state, view = game.state, game.view(game.seat)
        scores = np.zeros(game.players, np.int64)
        rules.score(state, scores)
        for place, district in enumerate(view.districts):
            sold = district.owner is not None
            assert district.doubled == (sold and bool(rules.doubled(state, place)))
            if sold:
                assert district.worth == rules.worth(state, place)
        ended = duplicate(state)
        rules.decide_the_rest(ended)
        for place, colour in enumerate(view.colours):
            assert colour.debt == rules.debt_of(state, place)
            assert colour.worth == rules.worth_of_districts(state, place)
            assert len(colour.districts) == rules.districts_of(state, place)
            assert colour.may_borrow == (rules.refusal(state, BORROWS + place) == 0)
            if colour.cash is not None:
                assert colour.capital == rules.capital_of(state, place)
                assert colour.forecast == rules.capital_of(ended, place)
        for player in view.seats:
            assert player.points in (None, scores[player.seat - 1])
            assert player.enough_districts == rules.enough_districts(state, player.seat - 1)
        assert view.rule_of_two == rules.rule_of_two_holds(state)


@given(st.lists(st.sampled_from(range(4)), max_size=7))
def test_who_is_ahead_is_as_the_rules_say(pawns: list[int]) -> None:
    game = position()
    game.state.pawns[0, :] = [pawns.count(colour) for colour in range(4)]
    ahead = int(rules.majority(game.state, 0))
    district = game.view(None).districts[0]
    assert district.ahead == (None if ahead < 0 else COLOURS[ahead])
    assert district.pawns == tuple(COLOURS[pawn] for pawn in sorted(pawns))


@given(st.sets(st.integers(1, 18), min_size=1), st.integers(1, 18))
def test_throws_lead_where_the_rules_say(left: set[int], promoter: int) -> None:
    ring = ["RYWK" if space in left else "" for space in range(1, 19)]
    game = position(ring=ring, promoter=promoter)
    view = game.view(None)
    for pips, space in enumerate(view.throws, 1):
        assert space == rules.space_after(game.state, promoter - 1, pips) + 1
        assert pips in view.spaces[space - 1].throws
    assert sum(len(space.throws) for space in view.spaces) == 6


def test_choices_say_what_they_lead_to() -> None:
    game = position(leader=1, lot="RRYK")
    bid, *_, passing, loan = view_of(game).legal or ()
    assert bid == Bid(number=0, amount=1, leaves=9)
    assert passing == Pass(number=passing.number, winner=None)
    assert loan == Borrow(number=loan.number, colour="yellow", pays=9, debt=10)
    game.play("pass")
    game.play("pass")
    last = [action for action in view_of(game).legal or () if isinstance(action, Pass)]
    assert [action.winner for action in last] == [1]
    *_, answer = view_of(position(expert=True)).legal or ()
    assert isinstance(answer, NoLoan)


def test_two_purses_leave_open_which_one_pays() -> None:
    game = position(2, leader=2, cash={"R": 8, "W": 5})
    assert {a.leaves for a in view_of(game).legal or () if isinstance(a, Bid)} == {None}
    game.play("bid 4")
    game.play("pass")
    assert [
        (a.colour, a.amount, a.leaves) for a in view_of(game).legal or () if isinstance(a, Pay)
    ] == [("red", 4, 4), ("white", 4, 1)]


def test_placements_foresee_what_comes_of_them() -> None:
    """Every pawn in every district: who is ahead afterwards, and whether it is sold."""
    sales = 0
    for options in TABLES:
        for game in some_views(options):
            if game.decision != "place" or len(view_of(game).lot) == 1:
                continue
            for action in (view_of(game).legal or ())[::5]:
                assert isinstance(action, Place)
                after = game.copy()
                after.play(action.number)
                district = after.view(None).district(action.district)
                assert district.ahead == action.ahead
                assert (district.owner is not None) == action.sells
                sales += action.sells
    assert sales


def test_how_seats_stand_in_the_auction() -> None:
    game = position(leader=1)

    def standing() -> list[str | None]:
        return [player.standing for player in game.view(None).seats]

    assert standing() == ["waiting", "deciding", "waiting", "waiting"]
    game.play("bid 3")
    game.play("pass")
    game.play("bid 5")
    assert standing() == ["deciding", "outbid", "passed", "highest"]
    game.play("pass")
    game.play("pass")
    assert standing() == ["passed", "passed", "passed", "won"]


def test_a_view_is_typed() -> None:
    """What the module's own `new` gives is known to type checkers; names are found by name."""
    view = bigshot.new(4, seed=1).view(1)
    assert isinstance(view, BigShotView)
    assert view.district("West 9").park == "West park"
    assert view.colour("red").name == "red"
    assert [district.name for district in view.districts] == list(DISTRICT_NAMES)
    assert [colour.name[0].upper() for colour in view.colours][:3] == list(LETTERS[:3])


def view_of(game: Any) -> BigShotView:
    """What who decides sees."""
    view = game.view(game.seat)
    assert isinstance(view, BigShotView)
    return view
