"""Expert: whose cash is shown to whom, until the end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from bigshot_table import finished, position

import ludopolis
from ludopolis import Game
from ludopolis.engine import contract
from ludopolis.engine.sight import look, picture
from ludopolis.games.bigshot import words


def test_cash_is_not_shown_to_the_others() -> None:
    """Expert: cash is not displayed, and neither is the capital that would give it away."""
    game = position(expert=True, cash={"R": 3, "Y": 4, "W": 5, "K": 6}, sold={"16": "K"})
    assert game.view(2)["purses"] == {"red": None, "yellow": 4, "white": None, "black": None}
    assert game.view(2)["capitals"] == {"red": None, "yellow": 4, "white": None, "black": None}
    assert game.view(2)["points"] == [None, 4, None, None]
    spectator = game.view(None)
    assert set(spectator["purses"].values()) == {None}
    assert set(spectator["capitals"].values()) == {None}
    assert spectator["points"] == [None] * 4
    assert game.view(2)["loans"] == {"red": 0, "yellow": 0, "white": 0, "black": 0}


def test_what_lies_open_has_no_cash_in_it() -> None:
    """A view adds the purses that it shows; it never begins with all of them."""
    game = position(expert=True)
    assert "purses" not in words.facts(game.state)
    assert set(game.box.words.position(game.state)) == {*words.facts(game.state), "purses"}


def test_cash_is_open_otherwise() -> None:
    game = position(cash={"R": 3})
    for seat in (1, 2, None):
        assert game.view(seat)["purses"]["red"] == 3
        assert game.view(seat)["points"] == [3, 10, 10, 10]


def test_at_the_end_all_is_open() -> None:
    game = finished(expert=True, sold={"16": "R"}, cash={"R": 3, "W": 5})
    assert game.view(None)["purses"] == {"red": 3, "yellow": 0, "white": 5, "black": 0}
    assert game.view(2)["points"] == [19, 0, 5, 0]


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
    speech = game.box.words
    shown: list[Any] = []
    for language in ("en", "fr"):
        view = game.view(viewer, language)
        shown += [view, speech.letters(view, language)]
        shown += [look(game, viewer, language), picture(game, viewer, language)]
        if viewer == game.seat:
            shown.append(speech.question(view, language))
            shown += [speech.note(game.state, int(a), language) for a in game.legal()]
    if viewer == game.seat:
        shown.append([int(action) for action in game.legal()])
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
