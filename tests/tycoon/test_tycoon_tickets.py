"""Buying tickets, using them up, and turning up new ones."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_table import (
    ALL_CHARTERS,
    ALL_SCHEDULED,
    CHARTERS_UP,
    NUMBERS,
    UP,
    cash,
    play_reshuffling,
    position,
)

import ludopolis
from at_a_table import play_all, refused, table, texts, wander
from ludopolis.games.tycoon.view import ALL_TICKETS

ON_CAIRO = {1: ("Cairo", 1)}


def test_any_number_can_be_bought() -> None:
    """A turn: buy any number of face-up tickets; each costs its price, places stay empty."""
    game = position()
    play_all(game, "buy Cairo 2", "buy New York–Monaco", "buy Cape Town–Sydney")
    now = table(game)
    assert cash(game)[0] == 15 - 5 - 1 - 1
    assert now["tickets"][0] == ["Cairo 2", "New York–Monaco", "Cape Town–Sydney"]
    assert now["bought"] == ["Cairo 2", "New York–Monaco", "Cape Town–Sydney"]
    assert now["scheduled"] == [None, "Tokyo 3"]
    assert now["charters"] == [None, *CHARTERS_UP[1:5], None]
    assert game.seat == 1


def test_what_cannot_be_paid_cannot_be_bought() -> None:
    """A turn: tickets are paid from cash at hand."""
    game = position(cash=[1, 15, 15])
    assert texts(game, "buy") == [
        "buy New York–Monaco",
        "buy Monaco–Tokyo",
        "buy Mexico City–Cairo",
        "buy Cairo–Hong Kong",
        "buy Cape Town–Sydney",
    ]
    refused(game, "buy Cairo 2", "cannot pay for that ticket")
    refused(game, "buy Sydney 1", "does not lie face up")


def test_negative_cash_buys_nothing() -> None:
    """Loans: with negative cash one does what costs nothing."""
    game = position(
        cash=[-3, 0, 0],
        planes=ON_CAIRO,
        hands=[["Sydney 2"]],
        tracks={"Cairo": ".BYBYBY"},
        closed={"Cairo": "R"},
    )
    assert texts(game, "buy") == []
    assert len(texts(game, "fly")) == 4
    assert texts(game, "build") == []
    twin = game.copy()
    game.play("renovate")
    assert cash(game)[0] == -3
    twin.play("borrow 16")
    assert cash(twin)[0] == 13


def test_tickets_are_kept() -> None:
    """A turn: tickets may be kept for later turns. Ruling: they are public."""
    game = position(planes=ON_CAIRO, charters=["Monaco–Cairo", *CHARTERS_UP[1:]])
    play_all(game, "buy Monaco–Cairo", "build hotel")
    for seat in (None, 1, 2):
        assert game.view(seat).tycoons[0].tickets == (ALL_TICKETS[NUMBERS["Monaco–Cairo"]],)
    assert table(game)["bought"] == []


def test_a_hand_has_no_limit() -> None:
    """A turn, Ruling: tickets in hand are unlimited; nothing is laid down at the end of a turn."""
    game = position(planes=ON_CAIRO, cash=[99, 15, 15], rest_to=1)
    play_all(game, *(f"buy {ticket}" for ticket in (*UP, *CHARTERS_UP)), "build hotel")
    assert len(table(game)["tickets"][0]) == 54


def test_places_are_refilled_at_the_end_of_the_turn() -> None:
    """A turn: scheduled places first, from the first to the second; then charters."""
    game = position(
        planes=ON_CAIRO,
        cash=[30, 15, 15],
        pile=["Sydney 1", "Sydney 2", "Rio de Janeiro–Sydney", "Monaco–Sydney"],
    )
    bought = ["buy Tokyo 3", "buy Cape Town–Sydney", "buy New York–Cairo", "buy Cairo 2"]
    play_all(game, *bought)
    assert table(game)["scheduled"] == [None, None]
    game.play("build hotel")
    now = table(game)
    assert now["scheduled"] == ["Sydney 1", "Sydney 2"]
    assert now["charters"] == [
        CHARTERS_UP[0],
        "Rio de Janeiro–Sydney",
        *CHARTERS_UP[2:5],
        "Monaco–Sydney",
    ]


def test_used_tickets_are_discarded_at_once() -> None:
    """A turn: used tickets lie on their discards, in the order of use."""
    game = position(hands=[["Cairo 3", "Mexico City–Cairo"]], discards=["Sydney 1"])
    play_all(game, "fly to Cairo with Cairo 3", "fly to Mexico City with Mexico City–Cairo")
    now = table(game)
    assert now["scheduled_discards"] == ["Sydney 1", "Cairo 3"]
    assert now["charter_discards"] == ["Mexico City–Cairo"]
    assert now["flown"] == ["Cairo 3", "Mexico City–Cairo"]
    assert now["tickets"][0] == []
    game.play("build hotel")
    assert table(game)["flown"] == []


def test_an_empty_pile_is_made_anew_of_the_discards() -> None:
    """Ruling: the discards are reshuffled, those used this turn included."""
    game = position(discards=["Sydney 1"], rest_to=3, hands=[[], [], []])
    play_all(game, "buy Cairo 2", "fly to Cairo with Cairo 2")
    move = play_reshuffling(game, "build hotel", ["Cairo 2", "Sydney 1"])
    now = table(game)
    assert now["scheduled"] == ["Cairo 2", "Tokyo 3"]
    assert now["scheduled_pile"] == ["Sydney 1"]
    assert now["scheduled_discards"] == []
    told = game.box.views.chance(game.state, list(move.chance))
    assert told == [{"scheduled": ["Cairo 2", "Sydney 1"]}]


def test_the_pile_is_used_up_before_it_is_made_anew() -> None:
    """Ruling: only when a ticket must be turned up and the pile is empty."""
    game = position(
        planes=ON_CAIRO,
        rest_to=3,
        hands=[[], [], []],
        pile=["Tokyo–Cairo"],
        discards=["Tokyo–Sydney"],
    )
    play_all(game, "buy New York–Cairo", "buy New York–Monaco")
    play_reshuffling(game, "build hotel", ["Tokyo–Sydney"])
    assert table(game)["charters"] == ["Tokyo–Cairo", "Tokyo–Sydney", *CHARTERS_UP[2:]]


def test_with_no_discards_a_place_stays_empty() -> None:
    """Ruling: the place stays empty until a later turn's end."""
    game = position(planes=ON_CAIRO, rest_to=3, hands=[[], ["Tokyo 2"], []])
    play_all(game, "buy Cairo 2", "build hotel")
    assert table(game)["scheduled"] == [None, "Tokyo 3"]
    play_all(game, "borrow 10")
    assert table(game)["scheduled"] == [None, "Tokyo 3"]
    game = position(planes=ON_CAIRO, rest_to=3, hands=[[], ["Tokyo 2"], []], turn_of=2)
    game.state.face_up[0] = -1
    game.state.hand[2] |= 1 << ALL_SCHEDULED.index("Cairo 2")
    game.play("fly to Tokyo with Tokyo 2")
    play_reshuffling(game, "build hotel", ["Tokyo 2"])
    assert table(game)["scheduled"] == ["Tokyo 2", "Tokyo 3"]


def test_bought_tickets_are_not_used_tickets() -> None:
    """A turn: what is in hands is not reshuffled."""
    game = position(rest_to=2, hands=[[], [], []])
    play_all(game, "buy Cairo 2", "buy Tokyo 3", "fly to Cairo with Cairo 2")
    play_reshuffling(game, "build hotel", ["Cairo 2"])
    assert table(game)["scheduled"] == ["Cairo 2", None]
    assert table(game)["tickets"][0] == ["Tokyo 3"]


def test_both_piles_can_be_made_anew_in_one_turn() -> None:
    """Trace: scheduled places are refilled before charters."""
    game = position(rest_to=2, hands=[[], [], []])
    play_all(game, "buy Cairo 2", "buy New York–Cairo")
    play_all(game, "fly to Cairo with Cairo 2", "fly to New York with New York–Cairo")
    move = play_reshuffling(game, "build hotel", ["Cairo 2"], ["New York–Cairo"])
    told = game.box.views.chance(game.state, list(move.chance))
    assert told == [{"scheduled": ["Cairo 2"]}, {"charters": ["New York–Cairo"]}]


@settings(max_examples=40)
@given(st.integers(0, 1 << 30), st.sampled_from([2, 3, 4]))
def test_every_ticket_is_somewhere(seed: int, players: int) -> None:
    """Tickets: each exists once, wherever random play takes it."""
    game = ludopolis.new("tycoon", players=players, seed=seed)
    wander(game, seed, moves=seed % 300)
    now = table(game)
    lists = [*now["tickets"], now["scheduled"], now["charters"]]
    lists += [
        now[f"{kind}_{pile}"] for kind in ("scheduled", "charter") for pile in ("pile", "discards")
    ]
    everywhere = [ticket for tickets in lists for ticket in tickets if ticket]
    assert sorted(everywhere) == sorted([*ALL_SCHEDULED, *ALL_CHARTERS])


@pytest.mark.parametrize("end", ["build hotel", "borrow 10"])
def test_nothing_is_bought_after_the_turn(end: str) -> None:
    """A turn: building or borrowing ends the turn."""
    game = position(planes=ON_CAIRO)
    game.play(end)
    assert game.seat == 2
    assert table(game)["scheduled"] == UP
