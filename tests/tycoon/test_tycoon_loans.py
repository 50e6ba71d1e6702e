"""Loans after a payday, and the end of the game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_table import TABLES, cash, position

import ludopolis
from at_a_table import play_all, refused, table, texts, wander
from ludopolis import Game
from ludopolis.games.tycoon.state import TURN
from ludopolis.games.tycoon.view import TycoonView


def about_to_pay(players: int = 3, **more: Any) -> Game:
    """A position in which the last seat's next action is followed by payday."""
    return position(players, turn_of=players, closing=True, planes={players: ("Sydney", 1)}, **more)


def test_from_the_start_player() -> None:
    """Loans: from seat 1, each who has loans decides each of them; then the next phase begins."""
    game = about_to_pay(loans={1: [1, 0], 3: [1, 1]}, cash=[40, 40, 40])
    game.play("build hotel")
    assert (game.seat, game.decision) == (1, "loans")
    now = table(game)
    assert (now["phase"], now["round"], now["closing"], now["active"]) == (1, 1, True, 1)
    assert now["hotels"] == [6, 6, 5]
    game.play("repay 10")
    assert game.seat == 3
    assert texts(game) == ["repay 10", "repay 16", "extend 10", "extend 16"]
    game.play("extend 16")
    assert texts(game) == ["repay 10", "extend 10"]
    game.play("repay 10")
    now = table(game)
    assert (game.seat, game.decision) == (1, "turn")
    assert (now["phase"], now["round"], now["closing"]) == (2, 2, False)
    assert now["hotels"] == [12, 12, 11]
    assert now["cash"] == [40 - 12, 40, 40 - 2 + 2 - 12]
    assert now["loans"][2] == {"10": 0, "16": 0, "10 extended": 0, "16 extended": 1}
    assert now["loan_cards"] == {"10": 16, "16": 10}


@pytest.mark.parametrize(("sum_", "price", "extended"), [(10, 12, 16), (16, 20, 30)])
def test_prices_of_loans(sum_: int, price: int, extended: int) -> None:
    """Loans: repay 12 or 20; extended 16 or 30 at the next payday."""
    kind = [int(sum_ == 10), int(sum_ == 16)]
    game = position(loans={1: kind}, deciding=True, cash=[50, 0, 0])
    twin = game.copy()
    game.play(f"repay {sum_}")
    assert cash(game) == [50 - price, 0, 0]
    twin.play(f"extend {sum_}")
    assert cash(twin) == [50, 0, 0]
    again = about_to_pay(loans={1: [0, 0, *kind]}, cash=[50, 9, 9])
    again.play("borrow 10")
    assert cash(again)[0] == 50 - extended


def test_repaying_needs_the_cash() -> None:
    """Loans: repay from cash at hand; else it is extended."""
    game = position(loans={1: [1, 1]}, deciding=True, cash=[19, 0, 0])
    assert texts(game) == ["repay 10", "extend 10", "extend 16"]
    refused(game, "repay 16", "not enough cash to repay")
    game.play("repay 10")
    refused(game, "repay 10", "no such loan")
    refused(game, "extend 10", "no such loan")
    assert texts(game) == ["extend 16"]


def test_other_actions_wait() -> None:
    """Loans: nothing else is decided then; and loans are not decided in a turn."""
    game = position(loans={1: [1, 0]}, deciding=True, planes={1: ("Cairo", 1)})
    for action in ("borrow 10", "build hotel", "buy Cairo 2", "pass"):
        refused(game, action, "not what is being decided now")
    refused(position(loans={1: [1, 0]}), "repay 10", "not what is being decided now")


def test_extended_loans_are_paid_first() -> None:
    """Ruling: without asking, if need be into negative cash; the card goes back."""
    game = about_to_pay(loans={2: [1, 0, 1, 2]}, cash=[9, 20, 9], loan_cards=[12, 8])
    game.play("build hotel")
    now = table(game)
    assert now["cash"] == [9, 20 - 16 - 60, 9 - 2 + 2]
    assert now["loans"][1] == {"10": 1, "16": 0, "10 extended": 0, "16 extended": 0}
    assert now["loan_cards"] == {"10": 13, "16": 10}
    assert (game.seat, texts(game)) == (2, ["extend 10"])
    refused(game, "repay 10", "not enough cash")


def test_a_loan_extended_just_now_is_not_paid_yet() -> None:
    """Loans: the higher price is due at the next payday, not at this one."""
    game = about_to_pay(2, loans={1: [1, 0]}, cash=[9, 9])
    play_all(game, "build hotel", "extend 10")
    now = table(game)
    assert now["cash"][0] == 9
    assert now["loans"][0]["10 extended"] == 1
    assert game.decision == "turn"


@pytest.mark.parametrize(("sum_", "price"), [(10, 16), (16, 30)])
def test_an_extended_loan_is_charged_at_the_next_payday(sum_: int, price: int) -> None:
    """Loans: extended after one payday, paid without asking at the next, and gone then."""
    game = about_to_pay(2, loans={1: [int(sum_ == 10), int(sum_ == 16)]}, cash=[9, 9])
    play_all(game, "build hotel", f"extend {sum_}")
    assert (table(game)["phase"], cash(game)[0]) == (2, 9)
    game.state.hotels[1] = 1
    play_all(game, "borrow 10", "build hotel")
    assert (game.seat, game.decision, texts(game)) == (1, "loans", ["extend 10"])
    assert cash(game)[0] == 9 + 10 - price
    assert not table(game)["loans"][0][f"{sum_} extended"]
    game.play("extend 10")
    assert (game.decision, table(game)["phase"]) == ("turn", 3)


def test_income_comes_before_loans() -> None:
    """Payday: everyone receives the income, then come the loans."""
    game = about_to_pay(loans={1: [0, 1]}, cash=[0, 0, 2], tracks={"New York": "RRRRR"})
    game.play("build hotel")
    assert cash(game)[0] == 20
    assert "repay 16" in texts(game)


def test_nobody_has_loans() -> None:
    """Loans: who has none is not asked."""
    game = about_to_pay()
    game.play("build hotel")
    assert (game.decision, table(game)["phase"]) == ("turn", 2)


# --- The end ------------------------------------------------------------------------------------


def test_the_third_payday_ends_the_game() -> None:
    """Third payday: all loans are repaid at the price of the side lying up, also into the red."""
    game = about_to_pay(
        phase=3,
        loans={1: [1, 1, 1, 1], 2: [2, 0], 3: [0, 0]},
        loan_cards=[10, 8],
        cash=[100, 10, 10],
        tracks={"New York": "RRRRR"},
    )
    game.play("build hotel")
    assert game.over
    now = table(game)
    assert now["cash"] == [100 + 20 - 12 - 20 - 16 - 30, 10 - 24, 10 - 2 + 2]
    assert all(not any(loans.values()) for loans in now["loans"])
    assert now["loan_cards"] == {"10": 14, "16": 10}
    assert (now["phase"], now["active"], now["closing"]) == (3, 3, True)
    result = game.result()
    assert result is not None
    assert result.reason == "third payday"
    assert result.scores == {1: 42, 2: -14, 3: 10}
    assert result.places == {1: 1, 2: 3, 3: 2}
    assert game.legal() == []
    assert game.seat is None


def test_equal_sums_share_the_win() -> None:
    """Ruling: equal sums share the win."""
    game = about_to_pay(phase=3, cash=[30, 7, 30])
    game.play("build hotel")
    result = game.result()
    assert result is not None
    assert result.winners == (1, 3)
    assert result.places == {1: 1, 2: 3, 3: 1}


def test_eighteen_hotels() -> None:
    """Third payday: counted through three phases, it comes when somebody has built 18 hotels."""
    game = position(2, planes={2: ("Sydney", 1)}, cash=[0, 0])
    built = 0
    while not game.over:
        if game.seat == 1:
            # Seat 1 never builds; it has loan cards enough, as this gives each one back.
            game.play("borrow 10")
            game.state.loans[0, 0] -= 1
            game.state.loan_cards[0] += 1
        else:
            # Seat 2 builds one hotel after the other, wherever there is room.
            if game.state.built[game.state.city[1]] == 12:
                game.state.city[1] -= 1
            game.state.cash[1] = 5
            game._forget()
            game.play("build hotel")
            built += 1
            assert table(game)["phase"] == min(3, 1 + built // 6)
    assert built == 18
    now = table(game)
    assert now["hotels"] == [18, 0]
    standing = sum(seat == 2 for row in now["tracks"].values() for seat in row)
    assert standing + sum(row[1] for row in now["closed"].values()) == 18


def test_passing_ends_the_last_phase_too() -> None:
    """Ruling: a game always ends, also when nobody can build any more."""
    game = position(2, loan_cards=[0, 0], phase=3, loans={1: [7, 5], 2: [7, 5]})
    play_all(game, "pass", "pass")
    assert game.over
    assert cash(game) == [15 - 7 * 12 - 5 * 20] * 2


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_random_games_end(options: dict[str, Any]) -> None:
    """A game lasts at most 192 rounds, and random ones are far shorter than 20,000 moves."""
    for seed in range(20):
        game = ludopolis.new("tycoon", seed=seed, **options)
        assert wander(game, seed, moves=5_000) < 2_000
        assert game.over
        assert table(game)["round"] <= 192


@settings(max_examples=60)
@given(
    st.integers(0, 1 << 30),
    st.sampled_from([2, 3, 4]),
    st.integers(1, 3),
    st.lists(st.integers(0, 2), min_size=16, max_size=16),
)
def test_a_payday_moves_exactly_what_it_says(
    seed: int, players: int, phase: int, cards: list[int]
) -> None:
    """Payday: cash changes by the income, less what is paid for loans without asking."""
    game = ludopolis.new("tycoon", players=players, seed=seed)
    wander(game, seed, moves=seed % 300)
    if game.over:
        return
    # The last turn of a phase, in which nothing has been touched yet.
    state = game.state
    state.phase, state.closing, state.decision, state.seat = phase, 1, TURN, players - 1
    state.purchases = state.flights = 0
    state.loans[:, :] = np.reshape(cards[:8], (4, 2))
    state.extended[:, :] = np.reshape(cards[8:], (4, 2))
    state.loan_cards[:] = 1
    game._forget()
    before: TycoonView = game.view(None)
    game.play("borrow 10")
    after: TycoonView = game.view(None)
    assert after.paydays == before.paydays + 1
    for seat in range(players):
        borrows = seat == players - 1
        then, now = before.tycoons[seat], after.tycoons[seat]
        loans = {(held.sum, held.extended): held.count for held in then.loans}
        due = 16 * loans.get((10, True), 0) + 30 * loans.get((16, True), 0)
        if phase == 3:
            due += 12 * (loans.get((10, False), 0) + borrows) + 20 * loans.get((16, False), 0)
        assert now.repaid == due
        assert now.cash == then.cash + 10 * borrows + then.income.total - due
