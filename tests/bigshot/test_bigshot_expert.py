"""Expert: whose cash is shown to whom, until the end."""

from __future__ import annotations

import random

import pytest
from bigshot_table import finished, position

import ludopolis


def test_cash_is_not_shown_to_the_others() -> None:
    """Expert: cash is not displayed, and neither is the capital that would give it away."""
    game = position(expert=True, cash={"R": 3, "Y": 4, "W": 5, "K": 6}, sold={"16": "K"})
    assert game.view(2)["purses"] == {"red": None, "yellow": 4, "white": None, "black": None}
    assert game.view(2)["capitals"] == {"red": None, "yellow": 4, "white": None, "black": None}
    assert game.view(2)["points"] == [None, 4, None, None]
    spectator = game.view(None)
    assert set(spectator["purses"].values()) == {None}
    assert spectator["points"] == [None] * 4
    assert game.view(2)["loans"] == {"red": 0, "yellow": 0, "white": 0, "black": 0}


def test_cash_is_open_otherwise() -> None:
    game = position(cash={"R": 3})
    for seat in (1, 2, None):
        assert game.view(seat)["purses"]["red"] == 3
        assert game.view(seat)["points"] == [3, 10, 10, 10]


def test_at_the_end_all_is_open() -> None:
    game = finished(expert=True, sold={"16": "R"}, cash={"R": 3, "W": 5})
    assert game.view(None)["purses"] == {"red": 3, "yellow": 0, "white": 5, "black": 0}
    assert game.view(2)["points"] == [19, 0, 5, 0]


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_told_or_drawn_depends_on_hidden_cash(players: int) -> None:
    """Expert: two positions that differ in others' cash alone look the same to a seat.

    The seat that decides is another one, so what it may bid is not in question.
    """
    for seed in range(1):
        game = ludopolis.new("bigshot", players=players, expert=True, seed=seed)
        mind = random.Random(seed)
        while not game.over:
            assert game.seat is not None
            viewer = game.seat % players + 1
            other = game.copy()
            for colour in range(4):
                if other.state.seat_of[colour] not in (-1, viewer - 1):
                    other.state.cash[colour] += 1
            words = game.box.words
            for language in ("en", "fr"):
                here, there = game.view(viewer, language), other.view(viewer, language)
                assert here == there
                assert words.scene(here, language) == words.scene(there, language)
                assert words.scene(game.view(None), language) == words.scene(
                    other.view(None), language
                )
            action = mind.choice(game.legal())
            game.play(action)
            other.play(int(action))
            if not game.over:
                assert game.told(viewer) == other.told(viewer)


def test_redealing_changes_nothing() -> None:
    """Expert: payments and loans are public, so another world has the same cash."""
    for players in (2, 3, 4):
        game = ludopolis.new("bigshot", players=players, expert=True, seed=4)
        for _ in range(60):
            game.play(random.Random(len(game.moves)).choice(game.legal()))
        for seat in (None, 1, 2):
            assert game.redeal(seat, 7).fingerprint() == game.fingerprint()


def test_who_can_only_pass_is_asked() -> None:
    """Expert: passing for a seat would tell what it has."""
    game = position(expert=True, leader=1, cash={"W": 0}, tokens=0)
    game.play("bid 2")
    assert game.seat == 3
    assert [action.text for action in game.legal()] == ["pass"]
