"""Other worlds keep to what a seat knows of the hidden cards."""

from __future__ import annotations

import random
from typing import Any

import pytest
from newyorknewyork_table import TABLES, in_short, play_all, position, set_of, wander

import ludopolis
from at_a_table import table


def test_cards_taken_from_the_reserve_are_known() -> None:
    """Knowledge: everybody knows who has them, until they are played."""
    game = position(hands=["Y1 Y2", "G1 G2"], reserve="P1 P2", pile="B1")
    play_all(game, "Y1", "+P2")
    assert game.state.seen[0] == set_of("P2")
    assert in_short(game.view(2).seats[0].known) == "P2"
    play_all(game, "G1", "+B1", "P2", "+P1")
    assert game.state.seen[0] == set_of("P1")
    assert game.state.seen[1] == set_of("B1")


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_worlds_keep_what_is_known(options: dict[str, Any]) -> None:
    """Knowledge: seen cards stay where they are, hands keep their size, the own hand stays."""
    mind = random.Random(1)
    for seed in range(2):
        game = ludopolis.new("newyorknewyork", seed=seed, **options)
        while not game.over:
            wander(game, len(game.moves), moves=9, passing=0.01)
            true = table(game)
            for seat in (None, *range(1, game.players + 1)):
                state = game.resample(seat, mind.getrandbits(128)).state
                world = game.box.views.position(state)
                open_facts = ("skyline", "reserve", "passed", "starter", "active", "game", "totals")
                assert all(world[fact] == true[fact] for fact in open_facts)
                assert len(world["pile"]) == len(true["pile"])
                for other in range(game.players):
                    assert len(world["hands"][other]) == len(true["hands"][other])
                    seen = int(game.state.seen[other])
                    assert int(state.hand[other]) & seen == seen
                    assert int(game.state.hand[other]) & seen == seen
                if seat is not None:
                    assert world["hands"][seat - 1] == true["hands"][seat - 1]


def test_hidden_cards_can_be_anywhere() -> None:
    """Knowledge: a hidden card is in the other hand as often as the hidden cards there say."""
    game = position(hands=["Y1", "G1 G2 G3"], seen=["", "G3"], pile="P1 P2 P3 P4 P5 P6")
    held = 0
    for seed in range(400):
        hands = table(game.resample(1, seed))["hands"]
        assert hands[0] == ["yellow 1"]
        assert "green 3" in hands[1]
        held += "pink 1" in hands[1]
    assert 0.8 < held / 400 / (2 / 8) < 1.2


def test_the_order_of_the_pile_is_unknown() -> None:
    """Knowledge: the pile is shuffled too, for a seat and for a spectator."""
    game = position(hands=["Y1", "G1"], seen=["Y1", "G1"], pile="P1 P2 P3 P4")
    for seat in (None, 1):
        worlds = [table(game.resample(seat, seed)) for seed in range(40)]
        assert {world["pile"][0] for world in worlds} == {"pink 1", "pink 2", "pink 3", "pink 4"}
        assert all(world["hands"] == [["yellow 1"], ["green 1"]] for world in worlds)


def test_with_an_empty_pile_two_players_know_everything() -> None:
    """Knowledge: what is not seen elsewhere must be in the other hand."""
    game = position(hands=["Y1", "G1 G2"])
    assert game.resample(1, 5).fingerprint() == game.resample(1, 6).fingerprint()
    assert table(game.resample(1, 5)) == table(game)


def test_worlds_forget_the_true_one() -> None:
    """Knowledge: all worlds that a seat cannot tell apart resample to the same bytes."""
    game = ludopolis.new("newyorknewyork", players=3, seed=9)
    wander(game, 9, moves=30)
    for seat in (None, 1, 2, 3):
        one, two = game.resample(seat, 1), game.resample(seat, 2)
        assert one.fingerprint() != two.fingerprint()
        assert one.resample(seat, 3).fingerprint() == two.resample(seat, 3).fingerprint()
        drawn = one.state.pile.cards[one.state.pile.left :]
        assert not drawn.any()  # where the true pile had the cards that were dealt
