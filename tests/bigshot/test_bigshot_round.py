"""A round: the promoter, the bidding, placing the lot."""

from __future__ import annotations

import random
from typing import Any

import pytest
from bigshot_table import TABLES, bids, owner, pawns_in, position, throw

import ludopolis
from at_a_table import check_refusals, play_all, refused, table, texts

FULL_RING = ["RYWK"] * 18


def ring(*with_pawns: int) -> list[str]:
    """A ring where only these spaces have pawns."""
    return ["RRYK" if space in with_pawns else "" for space in range(1, 19)]


# --- The promoter -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spaces", "start", "pips", "stop"),
    [
        ((8, 9, 10), 5, 2, 9),  # the rulebook's first example
        ((2, 11, 15), 16, 5, 11),  # its second: first, second, third, first, second
        ((5, 6, 7), 4, 1, 5),
        ((5, 6, 7), 4, 3, 7),
        ((5, 6, 7), 4, 6, 7),
        ((3,), 17, 1, 3),
        ((3,), 17, 6, 3),
        (tuple(range(1, 19)), 17, 3, 2),
    ],
)
def test_the_promoter_skips_empty_spaces(
    spaces: tuple[int, ...], start: int, pips: int, stop: int
) -> None:
    """A round, 1: empty spaces are not counted; with fewer spaces than pips it goes round again."""
    game = position(lot="W", placing=1, ring=ring(*spaces), promoter=start)
    view = game.view(1)
    brought = view.spaces[view.throws[pips - 1] - 1]
    assert brought.pawns == ("red", "red", "yellow", "black")
    assert pips in brought.throws
    throw(game, "place white in 16", pips)
    after = table(game)
    assert after["promoter"] == stop
    assert after["lot"] == ["red", "red", "yellow", "black"]
    assert after["spaces"][stop - 1] == []
    assert sum(map(bool, after["spaces"])) == len(spaces) - 1
    assert after["round"] == 2


def test_the_lead_passes_to_the_left() -> None:
    game = position(lot="R", placing=2, leader=4, ring=FULL_RING)
    throw(game, "place red in 16", 1)
    assert table(game)["leader"] == 1
    assert game.seat == 2


def test_a_new_round_begins_afresh() -> None:
    """Bids, passes and loans of the round before are forgotten."""
    game = position(lot="RYWK", leader=1, ring=FULL_RING)
    play_all(game, "borrow", "bid 3", "pass", "pass", "pass", *["place red in 16"])
    play_all(game, "place yellow in 16", "place white in 16")
    throw(game, "place black in 16", 1)
    after = table(game)
    assert after["bid"] == 0
    assert after["bidder"] is None
    assert after["borrowed"] == []
    assert after["passed"] == after["acted"] == after["asked"] == [False] * 4


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_counts_are_kept(options: dict[str, Any]) -> None:
    """What the record counts beside the pawns agrees with them, in every round of a game."""
    game = ludopolis.new("bigshot", seed=8, **options)
    mind = random.Random(8)
    while not game.over:
        game.play(mind.choice(game.legal()))
        state = game.state
        assert state.in_lot == state.lot.sum()
        assert state.in_district.tolist() == state.pawns.sum(axis=1).tolist()
        assert max(state.in_district) < 7
        assert sum(map(bool, table(game)["spaces"])) == 18 - state.rounds
        assert (state.cash[:4] >= 0).all()
    after = table(game)
    assert after["round"] == 18
    assert after["spaces"] == [[]] * 18
    kept = sum(sum(district["pawns"].values()) for district in after["districts"].values())
    assert kept + sum(after["box"].values()) == 72


def test_eighteen_rounds() -> None:
    """End: all pawns have been auctioned and placed."""
    game = position(lot="R", placing=1, round_number=18, ring=[""] * 18)
    game.play("place red in 16")
    assert game.over
    assert game.seat is None
    assert table(game)["round"] == 18
    assert table(game)["lot"] == []
    result = game.result()
    assert result is not None
    assert result.reason == "all rounds"


# --- The bidding ------------------------------------------------------------------------------


def test_bidding_starts_left_of_the_leader_and_goes_round() -> None:
    game = position(leader=2)
    order = []
    for bid in range(1, 9):
        order.append(game.seat)
        game.play(f"bid {bid}")
    assert order == [3, 4, 1, 2, 3, 4, 1, 2]


def test_leaders_and_bidders_of_three() -> None:
    """Three players: the lead goes round the three seats, and so do the turns to bid."""
    game = position(3, leader=2, lot="R", ring=FULL_RING)
    leaders, bidders = [], []
    for district in ("16", "17", "18", "20"):
        leaders.append(table(game)["leader"])
        for bid in range(1, 5):
            bidders.append(game.seat)
            game.play(f"bid {bid}")
        play_all(game, "pass", "pass")
        *others, last = table(game)["lot"]
        play_all(game, *(f"place {pawn} in {district}" for pawn in others))
        throw(game, f"place {last} in {district}", 1)
    assert leaders == [2, 3, 1, 2]
    assert bidders == [3, 1, 2, 3, *[1, 2, 3, 1], *[2, 3, 1, 2], *[3, 1, 2, 3]]


def test_a_bid_must_be_higher() -> None:
    game = position()
    game.play("bid 4")
    assert bids(game) == [5, 6, 7, 8, 9, 10]
    refused(game, "bid 4", "higher")
    refused(game, "bid 1", "higher")


def test_no_bid_above_the_cash() -> None:
    """Ruling: whole millions, 1 at least, no more than the bidder's cash."""
    game = position(cash={"Y": 6}, leader=1)
    assert bids(game) == [1, 2, 3, 4, 5, 6]
    refused(game, "bid 7", "none of your purses holds that much")
    check_refusals(game)
    game.play("borrow")
    assert bids(game) == list(range(1, 16))


def test_a_pass_is_final() -> None:
    game = position(leader=4)
    play_all(game, "pass", "bid 1", "bid 2", "bid 3", "bid 4")
    assert game.seat == 3  # seat 1 is left out, for good
    play_all(game, "pass", "bid 5", "pass")
    assert game.decision == "place"
    assert game.seat == 4
    assert table(game)["passed"] == [True, True, True, False]


def test_the_last_one_pays_and_takes_the_lot() -> None:
    game = position(leader=1, lot="RRYK")
    play_all(game, "bid 3", "pass", "bid 5", "pass", "pass")
    assert game.seat == 4
    assert game.decision == "place"
    after = table(game)
    assert after["purses"] == {"red": 10, "yellow": 10, "white": 10, "black": 5}
    assert after["bid"] == 5
    assert after["bidder"] == 4


def test_the_highest_bidder_is_not_asked_again() -> None:
    """Ruling: nobody is asked to raise themselves."""
    game = position(leader=1)
    play_all(game, "bid 3", "pass", "pass")
    assert game.seat == 1
    game.play("pass")
    assert (game.seat, game.decision) == (2, "place")


def test_the_leader_gets_them_free_if_nobody_bids() -> None:
    """Ruling: only then, without a turn to bid or borrow, and without a choice."""
    game = position(leader=3)
    play_all(game, "pass", "pass")
    assert game.seat == 2
    game.play("pass")
    assert (game.seat, game.decision) == (3, "place")
    after = table(game)
    assert after["purses"] == dict.fromkeys(("red", "yellow", "white", "black"), 10)
    assert after["bid"] == 0
    assert after["bidder"] is None
    assert after["acted"] == [True, True, False, True]
    assert all(text.startswith("place") for text in texts(game))
    refused(game, "pass", "not what is being decided")
    refused(game, "borrow", "not what is being decided")


def test_not_free_after_a_bid() -> None:
    """Ruling: once somebody has bid, the leader must outbid them."""
    game = position(leader=1)
    play_all(game, "bid 1", "pass", "pass")
    assert (game.seat, game.decision) == (1, "bid")
    assert bids(game)[0] == 2
    play_all(game, "bid 2", "pass")
    assert game.seat == 1
    assert table(game)["purses"]["red"] == 8


def test_who_can_only_pass_is_asked() -> None:
    game = position(leader=1, cash={"W": 0}, tokens=0)
    game.play("bid 1")
    assert game.seat == 3
    assert texts(game) == ["pass"]


def test_the_rulebooks_auction() -> None:
    """A round, 2: Ada leads; Ben bids 3, Dan 5, Ben borrows and bids 6."""
    game = position(leader=1, cash={"Y": 4}, names=["Ada", "Ben", "Cleo", "Dan"])
    play_all(game, "bid 3", "pass", "bid 5", "pass")
    assert game.seat == 2
    assert texts(game) == ["pass", "borrow"]
    play_all(game, "borrow", "bid 6", "pass")
    assert (game.seat, game.decision) == (2, "place")
    after = table(game)
    assert after["purses"]["yellow"] == 7
    assert after["loans"]["yellow"] == 1


# --- Placing ----------------------------------------------------------------------------------


def test_any_pawn_of_the_lot_in_any_district() -> None:
    game = position(lot="RRK", placing=2, sold={"17": "R"})
    said = texts(game)
    assert len(said) == 2 * 12
    assert "place red in 16" in said
    assert "place black in East park" in said
    refused(game, "place red in 17", "sold")
    refused(game, "place white in 16", "no pawn of that colour")
    game.play("place black in 16")
    refused(game, "place black in 16", "no pawn of that colour")
    play_all(game, "place red in 16")
    assert pawns_in(game, "16") == "RK"


def test_four_pawns_may_cross_the_moment_of_a_sale() -> None:
    """Who gets a district: the remaining ones go elsewhere."""
    game = position(lot="RRYK", placing=4, city={"20": "RRWYY"}, ring=FULL_RING)
    play_all(game, "place red in 20", "place black in 20")
    assert owner(game, "20") == "red"
    assert game.seat == 4
    refused(game, "place red in 20", "sold")
    assert len(texts(game)) == 2 * 12
    play_all(game, "place red in 21", "place yellow in West park")
    assert table(game)["round"] == 2
