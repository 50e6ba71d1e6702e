"""Loans: the scale, once a round, the last token; when they may be taken."""

from __future__ import annotations

import pytest
from bigshot_table import bids, position, throw, totals

from at_a_table import play_all, refused, table, texts
from ludopolis.games.bigshot.state import BORROWS, MOST_CASH, PASS

RING = ["RYWK"] * 18


@pytest.mark.parametrize("taken", range(9))
def test_each_loan_pays_one_less(taken: int) -> None:
    """Loans: 9, 8, 7 … and each is a debt of 10."""
    game = position(loans={"Y": taken}, cash={"Y": 0}, leader=1)
    game.play("borrow")
    after = table(game)
    assert after["purses"]["yellow"] == 9 - taken
    assert after["loans"]["yellow"] == taken + 1
    assert after["tokens"] == 29
    assert after["borrowed"] == ["yellow"]
    assert game.scores()[2] == 9 - taken - 10 * (taken + 1)


def test_no_tenth_loan() -> None:
    """Ruling: it would pay nothing."""
    game = position(loans={"Y": 9}, leader=1)
    assert "borrow" not in texts(game)
    refused(game, "borrow", "tenth")


def test_the_largest_possible_bid() -> None:
    """A purse that borrows nine times and pays nothing has 55."""
    assert MOST_CASH == PASS == 55
    game = position(cash={"Y": 55}, loans={"Y": 9}, leader=1)
    assert bids(game) == list(range(1, 56))
    game.play("bid 55")
    assert bids(game) == []


def test_none_without_tokens() -> None:
    """Ruling: the bank's money is unlimited, its tokens are not."""
    game = position(tokens=1, leader=1)
    play_all(game, "borrow", "pass")
    assert table(game)["tokens"] == 0
    assert "borrow" not in texts(game)
    refused(game, "borrow", "no loan tokens")


def test_once_a_round() -> None:
    game = position(leader=1)
    game.play("borrow")
    refused(game, "borrow", "one loan in each round")
    play_all(game, "bid 1", "bid 2", "bid 3", "bid 4")
    refused(game, "borrow", "one loan in each round")
    play_all(game, "pass", "pass", "pass", *["place red in 16", "place yellow in 16"])
    play_all(game, "place white in 16")
    throw(game, "place black in 17", 1)
    assert "borrow" in texts(game)


def test_borrowing_does_not_end_the_turn() -> None:
    """Ruling: bid or pass follows; borrowing with enough cash, and then passing, is allowed."""
    game = position(leader=1)
    game.play("borrow")
    assert game.seat == 2
    assert game.decision == "bid"
    assert table(game)["acted"] == [False] * 4
    game.play("pass")
    assert table(game)["purses"]["yellow"] == 19
    assert game.seat == 3


def test_at_a_later_turn_too() -> None:
    """Ruling: at any own turn to bid."""
    game = position(leader=1)
    play_all(game, "bid 1", "bid 2", "bid 3", "bid 4", "borrow", "bid 19")
    assert table(game)["bid"] == 19


def test_not_out_of_turn_nor_for_others() -> None:
    game = position(leader=1)
    for colour in (0, 2, 3):
        refused(game, BORROWS + colour, "not yours")
    refused(game, "borrow white", "not yours")


def test_not_while_placing() -> None:
    game = position(placing=2, ring=RING)
    refused(game, "borrow", "not what is being decided")


def test_not_after_passing() -> None:
    """Ruling: who has passed is not asked again, and nobody else can borrow for them."""
    game = position(leader=1)
    play_all(game, "pass", "bid 1", "bid 2", "bid 3")
    assert game.seat == 3
    refused(game, "borrow yellow", "not yours")
    for bid in range(4, 8):
        assert game.seat != 2
        game.play(f"bid {bid}")
    assert table(game)["loans"]["yellow"] == 0


def test_money_and_tokens_are_kept() -> None:
    """Each loan is a token that has gone; what players have more, the bank has less."""
    game = position(leader=1)
    before = totals(game)
    play_all(game, "borrow", "bid 2", "borrow", "pass", "borrow", "pass", "borrow", "bid 3", "pass")
    assert game.decision == "place"
    assert table(game)["tokens"] == 26
    assert table(game)["loans"] == dict.fromkeys(("red", "yellow", "white", "black"), 1)
    assert totals(game) == before


# --- Expert -----------------------------------------------------------------------------------


def test_expert_loans_come_before_the_bidding() -> None:
    """Expert: from the leader's left to the leader, yes or no, once."""
    game = position(expert=True, leader=2)
    order = []
    while game.decision == "loan":
        order.append(game.seat)
        assert texts(game) == ["borrow", "no loan"]
        game.play("borrow" if game.seat in (1, 4) else "no loan")
    assert order == [3, 4, 1, 2]
    after = table(game)
    assert after["borrowed"] == ["red", "black"]
    assert after["asked"] == [True] * 4
    assert (game.seat, game.decision) == (3, "bid")
    assert "borrow" not in texts(game)
    refused(game, "borrow", "decided before the bidding")
    refused(game, "no loan", "not what is being decided")


def test_expert_answers_are_marked_one_by_one() -> None:
    game = position(expert=True, leader=4)
    assert table(game)["asked"] == [False] * 4
    game.play("borrow")
    assert table(game)["asked"] == [True, False, False, False]
    refused(game, "bid 1", "not what is being decided")
    refused(game, "pass", "not what is being decided")


def test_expert_who_cannot_borrow_is_not_asked() -> None:
    """Expert: nine loans taken, or no tokens left."""
    game = position(expert=True, leader=1, loans={"Y": 9, "K": 9})
    assert game.seat == 3
    assert table(game)["asked"] == [False, True, False, False]
    game.play("no loan")
    assert game.seat == 1
    assert table(game)["asked"] == [False, True, True, True]
    game = position(expert=True, leader=1, tokens=1)
    game.play("borrow")
    assert (game.seat, game.decision) == (2, "bid")
    assert table(game)["asked"] == [True] * 4
    game = position(expert=True, leader=1, tokens=0)
    assert game.decision == "bid"


def test_expert_the_leader_may_have_borrowed_for_nothing() -> None:
    """Expert: the lot may still come free after the loans."""
    game = position(expert=True, leader=1)
    play_all(game, *["no loan"] * 3, "borrow", "pass", "pass", "pass")
    assert (game.seat, game.decision) == (1, "place")
    assert table(game)["purses"]["red"] == 19


def test_expert_everybody_is_asked_again_in_the_next_round() -> None:
    game = position(expert=True, leader=1, lot="R", ring=RING)
    play_all(game, *["no loan"] * 4, "pass", "pass", "pass")
    throw(game, "place red in 16", 1)
    assert (game.seat, game.decision) == (3, "loan")
    assert table(game)["asked"] == [False] * 4
