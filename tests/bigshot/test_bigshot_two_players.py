"""Two players: two colours each, two purses, loans before the first bid, one purse pays."""

from __future__ import annotations

from bigshot_table import bids, position, throw

from at_a_table import play_all, refused, table, texts

RING = ["RYWK"] * 18


def test_the_larger_purse_is_the_limit() -> None:
    """Ruling: one purse pays the whole bid."""
    game = position(2, leader=2, cash={"R": 8, "W": 5})
    assert bids(game) == list(range(1, 9))
    refused(game, "bid 9", "none of your purses holds that much")
    refused(game, "bid 13", "none of your purses holds that much")


def test_the_winner_says_which_colour_pays() -> None:
    game = position(2, leader=2, cash={"R": 8, "W": 5})
    play_all(game, "bid 4", "pass")
    assert (game.seat, game.decision) == (1, "pay")
    assert texts(game) == ["pay with red", "pay with white"]
    refused(game, "pay with yellow", "not yours")
    refused(game, "place red in 16", "not what is being decided")
    game.play("pay with white")
    assert table(game)["purses"] == {"red": 8, "yellow": 10, "white": 1, "black": 10}
    assert (game.seat, game.decision) == (1, "place")


def test_a_purse_that_is_too_small_cannot_pay() -> None:
    game = position(2, leader=2, cash={"R": 8, "W": 5})
    play_all(game, "bid 6", "pass")
    assert texts(game) == ["pay with red"]
    refused(game, "pay with white", "too small")


def test_a_free_lot_asks_for_no_payment() -> None:
    game = position(2, leader=2)
    game.play("pass")
    assert (game.seat, game.decision) == (2, "place")
    assert table(game)["purses"] == dict.fromkeys(("red", "yellow", "white", "black"), 10)


def test_a_loan_for_each_colour() -> None:
    """Loans for a named colour, one per colour and round, each colour with its own scale."""
    game = position(2, leader=2, loans={"R": 3})
    assert texts(game)[-3:] == ["pass", "borrow red", "borrow white"]
    refused(game, "borrow black", "not yours")
    play_all(game, "borrow red")
    refused(game, "borrow red", "one loan in each round")
    play_all(game, "borrow white")
    after = table(game)
    assert after["purses"] == {"red": 16, "yellow": 10, "white": 19, "black": 10}
    assert after["loans"] == {"red": 4, "yellow": 0, "white": 1, "black": 0}
    assert after["borrowed"] == ["red", "white"]
    assert after["tokens"] == 28
    assert game.seat == 1


def test_loans_only_before_the_first_bid() -> None:
    """Ruling: at one's first turn of a round, so the leader has heard the other's bid."""
    game = position(2, leader=2)
    game.play("bid 3")
    assert "borrow yellow" in texts(game)
    play_all(game, "borrow yellow", "bid 4")
    assert texts(game)[-1] == "pass"
    refused(game, "borrow red", "before their first bid")
    game.play("bid 5")
    refused(game, "borrow black", "before their first bid")


def test_loans_are_back_in_the_next_round() -> None:
    game = position(2, leader=2, lot="R", ring=RING)
    play_all(game, "borrow red", "bid 1", "pass", "pay with red")
    throw(game, "place red in 16", 2)
    assert table(game)["leader"] == 1
    assert game.seat == 2
    assert "borrow yellow" in texts(game)


def test_expert_loans_of_two() -> None:
    """Expert: each goes on until `no loan`, or until neither colour may borrow."""
    game = position(2, expert=True, leader=1)
    assert (game.seat, game.decision) == (2, "loan")
    assert texts(game) == ["borrow yellow", "borrow black", "no loan"]
    game.play("borrow black")
    assert game.seat == 2
    assert table(game)["asked"] == [False, False]
    assert texts(game) == ["borrow yellow", "no loan"]
    game.play("borrow yellow")
    assert (game.seat, game.decision) == (1, "loan")
    assert table(game)["asked"] == [False, True]
    game.play("no loan")
    assert (game.seat, game.decision) == (2, "bid")
    assert table(game)["asked"] == [True, True]
    refused(game, "borrow yellow", "before the bidding")


def test_expert_loans_of_two_may_end_with_the_tokens() -> None:
    game = position(2, expert=True, leader=1, tokens=1)
    game.play("borrow yellow")
    assert (game.seat, game.decision) == (2, "bid")
    assert table(game)["asked"] == [True, True]
    game = position(2, expert=True, leader=1, loans={"Y": 9})
    assert texts(game) == ["borrow black", "no loan"]


def test_expert_leaves_the_purses_of_two_open() -> None:
    """Ruling: with two players `expert` only moves the loans."""
    game = position(2, expert=True, leader=1, cash={"Y": 3})
    for seat in (1, 2, None):
        assert [colour.cash for colour in game.view(seat).colours] == [10, 3, 10, 10]
        assert [player.points for player in game.view(seat).seats] == [20, 13]
