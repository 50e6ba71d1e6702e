"""A turn: which pairs can be played, free and own squares, drawing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from property_table import (
    BLACKS,
    GROUP_OF_SIX,
    REDS,
    facts,
    hand,
    owned_by,
    owner,
    play_reshuffling,
    position,
)

from at_a_table import check_refusals, refused, table, texts
from ludopolis import UndoError

# --- Pairs --------------------------------------------------------------------------------------


def test_one_red_and_one_black_card() -> None:
    """A turn: every red card goes with every black one."""
    game = position(hands=[["♥3", "♦7", "♠5"]])
    assert texts(game) == ["♥3 ♠5", "♦7 ♠5"]
    refused(game, "♥2 ♠5", "do not have that red card")
    refused(game, "♥3 ♣5", "do not have that black card")
    refused(game, "♥4 ♣5", "neither")


def test_a_ten_is_any_row() -> None:
    """The printed sheet: ♥A and ♣10 reach every square of the first column."""
    game = position(hands=[["♥A", "♣10"]])
    assert texts(game) == [f"♥A ♣10={row}" for row in range(1, 9)]
    game.play("♥A ♣10=6")
    assert owner(game, "1/6") == 1


def test_two_nines_reach_every_square() -> None:
    """The printed sheet: ♦9 and ♣9 reach the square of your choice."""
    game = position(hands=[["♦9", "♣9"]])
    assert len(texts(game)) == 64
    game.play("♦9=5 ♣9=2")
    assert owner(game, "5/2") == 1
    assert owned_by(game, 1) == 1
    assert table(game)["discards"] == ["♦9", "♣9"]


def test_wild_cards_keep_to_their_colour() -> None:
    """Setup: 9s and 10s stand for any number in their own colour: two reds are no pair."""
    game = position(hands=[["♥9", "♦10", "♠2"]])
    assert texts(game) == [f"{card}={n} ♠2" for card in ("♥9", "♦10") for n in range(1, 9)]


def test_as_many_pairs_as_there_can_be() -> None:
    """Note for interfaces: up to 384 pairs can be allowed; a hand may have 20 cards of a colour."""
    game = position(hands=[[*REDS, "♠9"]])
    assert len(texts(game)) == 384
    assert len(set(texts(game))) == 384
    game = position(hands=[["♥10", *BLACKS]])
    assert len(texts(game)) == 384
    check_refusals(game)


@given(st.sets(st.sampled_from(REDS), min_size=1), st.sets(st.sampled_from(BLACKS), min_size=1))
def test_the_list_of_pairs(reds: set[str], blacks: set[str]) -> None:
    """A turn: the pairs of any hand, counted as a child would: each card with each number it can be."""

    def ways(cards: list[str]) -> list[str]:
        found = []
        for card in cards:
            wild = card[1:] in ("9", "10")
            found += [f"{card}={n}" for n in range(1, 9)] if wild else [card]
        return found

    held = sorted(reds, key=REDS.index), sorted(blacks, key=BLACKS.index)
    game = position(2, hands=[[*held[0], *held[1]]])
    assert texts(game) == [f"{red} {black}" for red in ways(held[0]) for black in ways(held[1])]


def test_ruinous_pairs_are_allowed_and_nobody_may_pass() -> None:
    """A turn, ruling: all playable pairs are allowed, ruinous ones too; there is nothing else."""
    game = position(board=GROUP_OF_SIX, hands=[["♥3", "♥8", "♠5"]], purses=[1, 1, 1, 1])
    assert texts(game) == ["♥3 ♠5", "♥8 ♠5"]
    refused(game, "show hand", "only when it lacks a colour")
    refused(game, "do not buy", "not what is being decided now")
    game.play("♥3 ♠5")
    assert game.over


# --- Free squares and own squares -------------------------------------------------------------


def test_a_free_square_is_yours() -> None:
    """A turn: free: it is yours, and costs nothing."""
    game = position(hands=[["♥3", "♠5"]], purses=[10, 20, 30, 40])
    game.play("♥3 ♠5")
    assert owner(game, "3/5") == 1
    assert facts(game, "purses", "units", "mortgages") == [[10, 20, 30, 40], [7] * 4, []]
    assert game.seat == 2


def test_an_own_square_is_mortgaged_and_then_lost() -> None:
    """A turn: your own: it becomes mortgaged; if it was already, you lose it, mortgage and all."""
    board = "A.......\n" + "........\n" * 2 + "..A.....\n" + "........\n" * 4
    hands = [["♥3", "♦3", "♠5"], ["♥8", "♦8", "♠8"]]
    game = position(2, board=board, hands=hands, top=["♣5", "♣8", "♣6"])
    game.play("♥3 ♠5")
    assert facts(game, "mortgages", "purses") == [[[3, 5]], [150, 150]]
    assert owner(game, "3/5") == 1
    game.play("♥8 ♠8")
    game.play("♦3 ♣5")
    assert facts(game, "mortgages", "purses") == [[], [150, 150]]
    assert owner(game, "3/5") is None
    assert owner(game, "1/8") == 1


def test_a_lost_square_is_free_for_anybody() -> None:
    """The printed sheet: it may be taken again like any empty square."""
    board = "a.......\n" + "........\n" * 7
    game = position(2, board=board, hands=[["♥A", "♠8"], ["♦A", "♣8"]])
    game.play("♥A ♠8")
    game.play("♦A ♣8")
    assert owner(game, "1/8") == 2
    assert table(game)["mortgages"] == []


def test_an_own_square_is_no_rent() -> None:
    """A turn: nobody pays for an own group, whatever its size; nothing is asked."""
    game = position(2, board=GROUP_OF_SIX.replace("B", "A"), hands=[["♥3", "♠5"]], purses=[0, 9])
    game.play("♥3 ♠5")
    assert facts(game, "purses", "mortgages") == [[0, 9], [[3, 5]]]
    assert game.seat == 2


# --- Drawing ------------------------------------------------------------------------------------


def test_drawing_stops_with_both_colours() -> None:
    """The printed sheet: three black cards are left, so cards are drawn until a red one comes."""
    hands = [["♥3", "♠5", "♠6", "♣7", "♣8"]]
    game = position(hands=hands, top=["♣A", "♠A", "♦4", "♥4"])
    game.play("♥3 ♠5")
    assert hand(game, 1) == ["♦4", "♠A", "♠6", "♣A", "♣7", "♣8"]
    assert table(game)["pile"][0] == "♥4"
    assert table(game)["discards"] == ["♥3", "♠5"]


def test_the_example_of_the_rulebook() -> None:
    """Drawing: ♥7 ♣10 are played, ♣2 stays, ♠4 and ♦6 come."""
    game = position(hands=[["♥7", "♣2", "♣10"]], top=["♠4", "♦6", "♦7"])
    game.play("♥7 ♣10=4")
    assert owner(game, "7/4") == 1
    assert hand(game, 1) == ["♦6", "♠4", "♣2"]


def test_an_empty_hand_draws_two_cards_at_least() -> None:
    """A turn: after the last two cards, a whole new hand."""
    game = position(hands=[["♥3", "♠5"]], top=["♥4", "♦6", "♦7", "♣2"])
    game.play("♥3 ♠5")
    assert hand(game, 1) == ["♥4", "♦6", "♦7", "♣2"]


def test_the_discards_become_the_new_pile() -> None:
    """A turn: when a card is wanted and the pile is empty; the pair just played is among them."""
    hands = [["♥3", "♠5", "♠6"]]
    game = position(hands=hands, pile=["♠7"], discards=["♣A", "♣2"])
    move = play_reshuffling(game, "♥3 ♠5", ["♣2", "♥3", "♣A", "♠5"])
    assert hand(game, 1) == ["♥3", "♠6", "♠7", "♣2"]
    assert facts(game, "pile", "discards") == [["♣A", "♠5"], []]
    assert game.box.views.chance(game.state, list(move.chance)) == [
        {"pile": ["♣2", "♥3", "♣A", "♠5"]}
    ]


def test_the_pile_is_not_shuffled_before_a_card_is_wanted() -> None:
    """A turn: taking the last card is no reason to shuffle."""
    game = position(hands=[["♥3", "♠5", "♠6"]], pile=["♦7"], discards=["♣A", "♣2"])
    game.play("♥3 ♠5")
    assert facts(game, "pile", "discards") == [[], ["♣A", "♣2", "♥3", "♠5"]]


def test_the_pair_alone_is_enough_to_draw_from() -> None:
    """A turn: this always succeeds, even if the pair is all there is to shuffle."""
    game = position(2, hands=[["♥3", *BLACKS], REDS[5:6]], pile=[])
    play_reshuffling(game, "♥3 ♠5", ["♠5", "♥3"])
    assert "♥3" in hand(game, 1)
    assert facts(game, "pile", "discards") == [[], []]


def test_turns_are_counted() -> None:
    """The trace: turns that are over."""
    game = position(2, hands=[["♥3", "♠5"], ["♥4", "♠6"]], turns=7, quiet_turns=5)
    game.play("♥3 ♠5")
    assert facts(game, "turns", "quiet_turns", "active") == [8, 6, 2]


def test_cards_that_were_seen_cannot_be_taken_back() -> None:
    """A turn: neither after playing, nor while buying is asked."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♦3", "♣5", "♣8"]])
    other = game.copy()
    game.play("♦3 ♣5")
    assert game.decision == "buy"
    with pytest.raises(UndoError):
        game.undo()
    game.play("buy")
    with pytest.raises(UndoError):
        game.undo()
    other.play("♦3 ♣8")
    assert other.seat == 2
    with pytest.raises(UndoError):
        other.undo()


def test_a_hand_that_was_shown_cannot_be_taken_back() -> None:
    """A turn: though it is still the same player's turn."""
    game = position(2, hands=[["♠2"]], top=["♥3", "♣4"])
    game.play("show hand")
    assert (game.seat, game.decision) == (1, "play")
    with pytest.raises(UndoError):
        game.undo()
