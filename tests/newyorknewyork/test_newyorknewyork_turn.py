"""A turn: play a card, take one, refill; or pass for good."""

from __future__ import annotations

import pytest
from newyorknewyork_table import names, play_all, position, tops

from at_a_table import check_refusals, refused, table, texts
from ludopolis import UndoError


def test_a_card_is_played_onto_its_number() -> None:
    """A turn: the card leaves the hand and lies on its number, whatever its colour."""
    game = position(hands=["Y7 P3", "G1"], reserve="B2")
    play_all(game, "P3")
    assert tops(game) == {3: "pink 3"}
    assert table(game)["hands"][0] == ["yellow 7"]
    assert (game.seat, game.decision) == (1, "take")


def test_numbers_come_in_any_order() -> None:
    """A turn: there may be gaps between the numbers."""
    game = position(hands=["Y12 Y1", "G6"])
    play_all(game, "Y12", "G6", "Y1")
    assert tops(game) == {12: "yellow 12", 6: "green 6", 1: "yellow 1"}


def test_a_card_covers_what_is_there() -> None:
    """A turn: a card of the same number goes on top, up to four."""
    game = position(4, hands=["G7", "P7", "Y7", "B7"])
    play_all(game, "G7", "P7", "Y7")
    assert table(game)["skyline"][6] == names("G7 P7 Y7")
    play_all(game, "B7")
    assert table(game)["skyline"][6] == names("G7 P7 Y7 B7")


def test_any_card_of_the_hand_may_be_played() -> None:
    """A turn: own cards, cards of others and neutral ones; or pass."""
    game = position(hands=["Y7 G7 P7 B7"])
    assert texts(game) == [*(f"play {card}" for card in names("Y7 G7 P7 B7")), "pass"]


def test_a_card_is_taken_and_the_reserve_refilled() -> None:
    """A turn: take one card of the reserve; the top of the pile fills the gap; the next player."""
    game = position(hands=["Y7 P3", "G1"], reserve="Y1 G2 B2", pile="B12 G12")
    play_all(game, "P3")
    assert texts(game) == [f"take {card}" for card in names("Y1 G2 B2")]
    play_all(game, "+G2")
    assert table(game)["hands"][0] == names("Y7 G2")
    assert table(game)["reserve"] == names("Y1 B2 B12")
    assert table(game)["pile"] == names("G12")
    assert (game.seat, game.decision) == (2, "play")


def test_taking_is_compulsory() -> None:
    """A turn: while the reserve has cards, one must be taken; passing is no way out."""
    game = position(hands=["Y7 P3", "G1"], reserve="Y1")
    play_all(game, "P3")
    refused(game, "pass", "pass: you have played your card", "must take")
    refused(game, "play yellow 7", "must take")
    assert texts(game) == ["take yellow 1"]


def test_the_reserve_runs_down() -> None:
    """A turn: when the pile is empty the reserve is not refilled."""
    game = position(hands=["Y7 P3", "G1 G2"], reserve="Y1 G12 B2", pile="B12")
    play_all(game, "P3", "+Y1")
    assert table(game)["reserve"] == names("G12 B2 B12")
    play_all(game, "G1", "+G12")
    assert table(game)["reserve"] == names("B2 B12")
    play_all(game, "Y7", "+B2", "G2", "+B12")
    assert table(game)["reserve"] == []
    assert (game.seat, game.decision) == (1, "play")


def test_without_a_reserve_the_hands_are_played_out() -> None:
    """A turn: when the reserve is empty nothing is taken."""
    game = position(hands=["Y7 P3", "G1 G2"])
    play_all(game, "P3")
    assert (game.seat, game.decision) == (2, "play")
    play_all(game, "G1")
    assert (game.seat, game.decision) == (1, "play")


def test_clockwise() -> None:
    """A turn: then clockwise, and around."""
    game = position(4, hands=["Y1 Y2", "G1 G2", "P1 P2", "B1 B2"], turn_of=3)
    seats = []
    for card in ("P1", "B1", "Y1", "G1", "P2"):
        seats.append(game.seat)
        play_all(game, card)
    assert seats == [3, 4, 1, 2, 3]


# --- Passing ------------------------------------------------------------------------------------


def test_passing_is_the_whole_turn() -> None:
    """Passing: no card is played, none taken, nothing turned up."""
    game = position(hands=["Y7 P3", "G1"], reserve="Y1", pile="B12")
    before = table(game)
    play_all(game, "pass")
    assert table(game) == {**before, "passed": [True, False], "active": 2}


def test_who_has_passed_is_not_asked_again() -> None:
    """Passing: who has passed once passes every turn to the end."""
    game = position(3, hands=["Y7 Y8", "G1 G2 G3", "P1 P2 P3"])
    play_all(game, "Y7", "pass", "P1", "Y8", "P2")
    assert table(game)["passed"] == [True, True, False]
    assert game.seat == 3


def test_a_player_left_alone_may_go_on() -> None:
    """Passing: a player left alone goes on, taking cards as ever, and may pass at any time."""
    game = position(3, hands=["Y7", "G1", "P1 P2"], reserve="B1", pile="B2", turn_of=1)
    play_all(game, "pass", "pass", "P1", "+B1", "B1", "+B2")
    assert game.seat == 3
    assert not game.over
    assert texts(game) == ["play pink 2", "play light blue 2", "pass"]
    play_all(game, "pass")
    assert game.over


def test_an_empty_hand_counts_as_passed() -> None:
    """Passing, Ruling: who has no card left counts as passed, at the end of the turn."""
    game = position(3, hands=["Y7", "G1 G2", "P1 P2"])
    play_all(game, "Y7")
    assert table(game)["passed"] == [True, False, False]
    play_all(game, "G1", "P1")
    assert game.seat == 2


def test_a_card_to_be_taken_fills_an_empty_hand() -> None:
    """Passing, Ruling: a hand is not empty as long as a card is to be taken."""
    game = position(hands=["Y7", "G1 G2"], reserve="B1")
    play_all(game, "Y7")
    assert (game.seat, game.decision) == (1, "take")
    assert table(game)["passed"] == [False, False]
    play_all(game, "+B1")
    assert table(game)["passed"] == [False, False]
    play_all(game, "G1", "B1")
    assert table(game)["passed"] == [True, False]


# --- What is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("taking", "action", "why"),
    [
        (False, "play green 1", "no such card in your hand"),
        (False, "play yellow 1", "no such card in your hand"),
        (False, "take yellow 1", "first play a card"),
        (False, "yellow 1", "no such card in your hand"),
        (True, "take yellow 7", "not in the reserve"),
        (True, "yellow 7", "not in the reserve"),
        (True, "play yellow 7", "must take"),
        (True, "pass", "must take"),
    ],
)
def test_refusals(taking: bool, action: str, why: str) -> None:
    """A turn: what is not allowed is refused with its reason, the most telling one."""
    game = position(hands=["Y7 P3", "G1"], reserve="Y1 B1", taking=taking)
    check_refusals(game)
    refused(game, action, why)


def test_nothing_is_decided_after_the_end() -> None:
    """End: a finished game refuses everything."""
    game = position(hands=["Y7", "G1"])
    play_all(game, "pass", "pass")
    check_refusals(game)
    refused(game, "play yellow 7", "over")


# --- Taking back ----------------------------------------------------------------------------------


def test_a_card_that_all_have_seen_can_be_taken_back() -> None:
    """Undo: a card that was taken from the reserve is known; playing it tells nothing."""
    game = position(hands=["Y7 P3", "G1"], seen=["P3"], reserve="Y1")
    before = game.fingerprint()
    play_all(game, "P3")
    game.undo()
    assert game.fingerprint() == before


def test_a_card_that_came_to_light_cannot_be_taken_back() -> None:
    """Undo: playing a hidden card shows it."""
    game = position(hands=["Y7 P3", "G1"], seen=["P3"], reserve="Y1")
    play_all(game, "Y7")
    with pytest.raises(UndoError, match="seen"):
        game.undo()
