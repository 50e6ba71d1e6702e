"""Expert: whose cash is shown to whom, until the end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from bigshot_table import finished, position

import ludopolis
from ludopolis import Game
from ludopolis.engine import contract
from ludopolis.games.bigshot.ui import UI
from ludopolis.presentation.look import log_of, look, picture, report_of, translator


def cash(game: Game, seat: int | None) -> list[int | None]:
    return [colour.cash for colour in game.view(seat).colours]


def capitals(game: Game, seat: int | None) -> list[int | None]:
    return [colour.capital for colour in game.view(seat).colours]


def points(game: Game, seat: int | None) -> list[int | None]:
    return [player.points for player in game.view(seat).seats]


def test_cash_is_not_shown_to_the_others() -> None:
    """Expert: cash is not displayed, and neither is the capital that would give it away."""
    game = position(expert=True, cash={"R": 3, "Y": 4, "W": 5, "K": 6}, sold={"16": "K"})
    assert cash(game, 2) == capitals(game, 2) == points(game, 2) == [None, 4, None, None]
    assert [colour.forecast for colour in game.view(2).colours] == [None, 4, None, None]
    assert cash(game, None) == capitals(game, None) == points(game, None) == [None] * 4
    assert [colour.forecast for colour in game.view(None).colours] == [None] * 4
    assert not game.view(2).cash_is_open
    assert [colour.loans for colour in game.view(2).colours] == [0, 0, 0, 0]


def test_what_a_bid_leaves_is_seen_by_who_bids() -> None:
    """Expert: it would tell what is in the purse."""
    game = position(expert=True, leader=1, tokens=0)
    game.play("bid 4")
    left = [getattr(game.last_action(seat), "leaves", 0) for seat in (1, 2, 3, 4, None)]
    assert left == [None, 6, None, None, None]


def test_cash_is_open_otherwise() -> None:
    game = position(cash={"R": 3})
    for seat in (1, 2, None):
        assert cash(game, seat)[0] == 3
        assert points(game, seat) == [3, 10, 10, 10]


def test_at_the_end_all_is_open() -> None:
    game = finished(expert=True, sold={"16": "R"}, cash={"R": 3, "W": 5})
    assert cash(game, None) == [3, 0, 5, 0]
    assert points(game, 2) == [19, 0, 5, 0]


def richer_others(game: Game, viewer: int | None) -> Game:
    """The same game, but everybody else has a million more."""
    other = game.copy()
    for colour in range(4):
        if other.state.seat_of[colour] not in (-1, (viewer or 0) - 1):
            other.state.cash[colour] += 1
    other._forget()
    return other


def seen(game: Game, viewer: int | None) -> list[Any]:
    """All that a seat, or a spectator, is shown; who decides sees the choices as well."""
    view = game.view(viewer)
    shown: list[Any] = [view, look(game, viewer), UI.reading(view), UI.explain(view)]
    shown += [UI.terminal(view, translator(game, "en", viewer)), picture(game, viewer)]
    if game.moves:
        shown += [game.earlier_view(viewer), game.last_action(viewer)]
        shown += [log_of(game, viewer), report_of(game, viewer)]
    if viewer == game.seat:
        shown.append([contract.refusal(game.state, n) for n in range(game.box.actions)])
    return shown


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_told_or_drawn_depends_on_hidden_cash(players: int) -> None:
    """Expert: two positions that differ in others' cash alone look the same to a seat."""
    game = ludopolis.new("bigshot", players=players, expert=True, seed=0)
    mind = random.Random(0)
    viewers = (*range(1, players + 1), None)
    while not game.over:
        if mind.randrange(8):  # looking at every eighth position or so is quicker, and enough
            game.play(mind.choice(game.legal()))
            continue
        others = {viewer: richer_others(game, viewer) for viewer in viewers}
        for viewer, other in others.items():
            assert seen(game, viewer) == seen(other, viewer)
        action = mind.choice(game.legal())
        game.play(action)
        if not game.over:
            for viewer, other in others.items():
                other.play(int(action))
                assert log_of(game, viewer) == log_of(other, viewer)
                assert game.last_action(viewer) == other.last_action(viewer)


def test_resampling_changes_nothing() -> None:
    """Expert: payments and loans are public, so another world has the same cash."""
    for players in (2, 3, 4):
        game = ludopolis.new("bigshot", players=players, expert=True, seed=4)
        for _ in range(60):
            game.play(random.Random(len(game.moves)).choice(game.legal()))
        for seat in (None, 1, 2):
            assert game.resample(seat, 7).fingerprint() == game.fingerprint()


def test_who_can_only_pass_is_asked() -> None:
    """Expert: passing for a seat would tell what it has."""
    game = position(expert=True, leader=1, cash={"W": 0}, tokens=0)
    game.play("bid 2")
    assert game.seat == 3
    assert [action.text for action in game.legal()] == ["pass"]
