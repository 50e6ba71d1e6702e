"""Borrowing and passing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_table import cash, plane, play_reshuffling, position

import ludopolis
from at_a_table import play_all, refused, table, texts, wander
from ludopolis.games.tycoon.state import TILL

CITY = {1: ("Cairo", 2)}


@pytest.mark.parametrize(("sum_", "other"), [(10, 16), (16, 10)])
def test_borrowing(sum_: int, other: int) -> None:
    """Borrow: fly home free, one loan card, and nothing else this turn."""
    game = position(planes=CITY, cash=[3, 15, 15])
    game.play(f"borrow {sum_}")
    now = table(game)
    assert now["cash"] == [3 + sum_, 15, 15]
    assert now["loans"][0] == {
        str(sum_): 1,
        str(other): 0,
        "10 extended": 0,
        "16 extended": 0,
    }
    assert now["loan_cards"][str(sum_)] == {10: 13, 16: 9}[sum_]
    assert plane(game, 1) == (None, None)
    assert game.seat == 2


def test_borrowing_again_and_again() -> None:
    """Borrow: one may stay at the bank and borrow again."""
    game = position(2)
    play_all(game, "borrow 10", "borrow 10", "borrow 16", "borrow 10", "borrow 10")
    assert cash(game) == [15 + 10 + 16 + 10, 15 + 20]
    assert table(game)["loans"][0]["10"] == 2


def test_the_bank_has_money_without_end() -> None:
    """A turn, Ruling: the bank's money is unlimited, though the box has notes for 1,430 only."""
    game = position(2)
    game.state.cash[TILL] = -1430  # every note is with the players
    play_all(game, "borrow 10", "borrow 16")
    assert cash(game) == [25, 31]


def test_borrowing_takes_the_turn_back() -> None:
    """Ruling: borrowing takes back everything bought and flown this turn, as if never touched."""
    game = position(
        planes={1: ("Cairo", 1)},
        hands=[["Cairo 3", "Tokyo–Cairo"]],
        discards=["Sydney 1", "Tokyo–Sydney"],
        scheduled=["Tokyo 2", "Tokyo 3"],
    )
    before = table(game)
    play_all(
        game,
        "buy Mexico City–Cairo",
        "buy Tokyo 2",
        "fly to Tokyo with Tokyo–Cairo",
        "fly to Cairo with Cairo 3",
        "fly to Mexico City with Mexico City–Cairo",
        "buy New York–Cairo",
        "borrow 10",
    )
    after = table(game)
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"active", "cash", "planes", "loans", "loan_cards"}
    assert after["cash"] == [25, 15, 15]


def test_borrowing_is_offered_throughout_the_turn() -> None:
    """Ruling: while a loan card is left."""
    game = position(hands=[["Cairo 3"]])
    for action in ("buy Cairo 2", "buy New York–Cairo", "fly to Cairo with Cairo 3"):
        assert texts(game, "borrow") == ["borrow 10", "borrow 16"]
        game.play(action)
    assert texts(game, "borrow") == ["borrow 10", "borrow 16"]


def test_a_kind_of_card_can_run_out() -> None:
    """Loans: 14 cards of 10, 10 of 16; with one kind left one borrows that."""
    game = position(loan_cards=[0, 1])
    assert texts(game, "borrow") == ["borrow 16"]
    refused(game, "borrow 10", "no loan card of that sum is left")
    refused(game, "pass", "must borrow")
    game.play("borrow 16")
    assert texts(game, "borrow") == []
    assert "pass" in texts(game)
    refused(game, "borrow 16", "no loan card of that sum is left")


@pytest.mark.parametrize("cards", [[1, 0], [0, 1]])
def test_while_one_card_is_left_nobody_passes(cards: list[int]) -> None:
    """Ruling: with no loan card of either kind left, not before."""
    game = position(loan_cards=cards)
    refused(game, "pass", "must borrow")
    assert len(texts(game, "borrow")) == 1


def test_passing() -> None:
    """Ruling: with no loan card left, whoever does not build passes; all is taken back."""
    game = position(planes=CITY, loan_cards=[0, 0], hands=[["Monaco–Cairo"]])
    before = table(game)
    play_all(game, "buy Cairo 2", "fly to Monaco with Monaco–Cairo", "pass")
    after = table(game)
    assert {key for key in before if before[key] != after[key]} == {"active", "planes", "passes"}
    assert after["passes"] == 1
    assert plane(game, 1) == (None, None)


def test_passing_is_not_building() -> None:
    """Ruling: with no loan card left one can still build."""
    game = position(planes=CITY, loan_cards=[0, 0])
    game.play("build hotel")
    assert table(game)["passes"] == 0
    assert game.seat == 2


def test_passes_count_within_a_round() -> None:
    """Ruling: payday comes after a round in which every player passed, not some."""
    game = position(2, planes={2: ("Cairo", 1)}, loan_cards=[0, 0])
    play_all(game, "pass", "build hotel")
    assert (table(game)["passes"], table(game)["phase"], table(game)["round"]) == (0, 1, 2)


def test_a_place_left_empty_is_filled_after_borrowing_too() -> None:
    """Buying: places are refilled at the end of every turn, from discards that have come since."""
    game = position(
        2,
        hands=[[], []],
        scheduled=[None, "Tokyo 3"],
        discards=["Sydney 1"],
        rest_to=2,
    )
    play_reshuffling(game, "borrow 10", ["Sydney 1"])
    assert table(game)["scheduled"] == ["Sydney 1", "Tokyo 3"]


@settings(max_examples=40)
@given(st.integers(0, 1 << 30), st.sampled_from([2, 3, 4]))
def test_who_borrows_has_done_nothing_else(seed: int, players: int) -> None:
    """Ruling: from the start of any turn, any number of purchases and flights can be taken back."""
    game = ludopolis.new("tycoon", players=players, seed=seed)
    wander(game, seed, moves=seed % 250)
    if game.over or game.decision != "turn" or game.state.purchases or game.state.flights:
        return
    last = "borrow" if game.state.loan_cards.any() else "pass"
    straight = game.copy()
    straight.play(texts(straight, last)[0])
    steps = 0
    while steps < 12 and (texts(game, "buy") or texts(game, "fly")):
        choices = [*texts(game, "buy"), *texts(game, "fly")]
        game.play(choices[(seed + 7 * steps) % len(choices)])
        steps += 1
    game.play(texts(game, last)[0])
    assert game.moves[-1].chance == straight.moves[-1].chance
    assert table(game) == table(straight)
