"""Hotels, closed hotels, renovations and factories."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_table import cash, city, counts_are_right, plane, position, track

import ludopolis
from at_a_table import check_refusals, play_all, refused, table, texts, wander
from ludopolis.games.tycoon.view import Payout

HERE = {1: ("Cairo", 1)}


@pytest.mark.parametrize(
    ("city", "strip", "price"),
    [("New York", 1, 4), ("New York", 2, 5), ("Cairo", 1, 3), ("Cairo", 2, 4), ("Sydney", 1, 2)],
)
def test_a_hotel_costs_what_the_strip_says(city: str, strip: int, price: int) -> None:
    """Hotel: pay the price of your strip, put it on the first free square."""
    game = position(planes={1: (city, strip)}, tracks={city: "BY"})
    game.play("build hotel")
    assert cash(game) == [15 - price, 15, 15]
    assert track(game, city) == "BYR"
    assert table(game)["hotels"] == [5, 6, 6]
    assert plane(game, 1) == (city, strip)
    assert game.seat == 2


def test_the_first_hotel_stands_on_square_0() -> None:
    """Hotel: square 0 is the first."""
    game = position(planes=HERE)
    assert table(game)["last"]["Cairo"] is None
    game.play("build hotel")
    assert table(game)["last"]["Cairo"] == 0
    assert table(game)["tracks"]["Cairo"] == [1, *[None] * 11]


def test_a_hotel_must_be_paid() -> None:
    """Hotel: not on credit."""
    game = position(planes=HERE, cash=[2, 15, 15])
    refused(game, "build hotel", "cannot pay the hotel price")
    refused(game, "build factory", "cannot pay for the next factory site")


def test_nothing_is_built_at_the_bank() -> None:
    """A turn: in the city where the plane stands on a strip."""
    game = position()
    for action in ("build hotel", "renovate", "build factory"):
        refused(game, action, "your plane is at the bank")


def test_red_squares_close_the_oldest() -> None:
    """Red square: squares 6, 8 and 10 close the hotels of squares 0, 1 and 2, whoever owns them."""
    game = position(planes=HERE, tracks={"Cairo": "BRYBYB"}, hotels=[8, 6, 6])
    expected = [
        (".RYBYBR", [0, 1, 0]),
        (".RYBYBRR", [0, 1, 0]),
        ("..YBYBRRR", [1, 1, 0]),
        ("..YBYBRRRR", [1, 1, 0]),
        ("...BYBRRRRR", [1, 1, 1]),
        ("...BYBRRRRRR", [1, 1, 1]),
    ]
    for squares, closed in expected:
        game.state.cash[0] = 15
        game.state.seat = 0
        game._forget()
        game.play("build hotel")
        assert track(game, "Cairo") == squares
        assert table(game)["closed"]["Cairo"] == closed
        counts_are_right(game)


def test_the_last_square_is_never_built_on() -> None:
    """A track whose square 11 is taken is full; factories can still be built there."""
    game = position(planes=HERE, tracks={"Cairo": "...BYBRRBYRR"}, closed={"Cairo": "RRB"})
    refused(game, "build hotel", "track of this city is full")
    refused(game, "renovate", "track of this city is full")
    assert texts(game, "build") == ["build factory"]
    assert city(game.view(1), "Cairo").payout == Payout(12, 6)


# --- Renovating ---------------------------------------------------------------------------------


def test_renovating() -> None:
    """Renovating: free, on the next square like a new one; it uses up no hotel in front of you."""
    game = position(
        planes=HERE, tracks={"Cairo": ".BYBYBY"}, closed={"Cairo": "RR"}, cash=[0, 9, 9]
    )
    game.play("renovate")
    assert track(game, "Cairo") == ".BYBYBYR"
    now = table(game)
    assert now["closed"]["Cairo"] == [1, 0, 0]
    assert now["hotels"] == [6, 6, 6]
    assert now["cash"] == [0, 9, 9]
    assert not now["closing"]
    assert game.seat == 2


def test_renovating_on_a_red_square() -> None:
    """Renovating: first placed, then a red square closes the oldest, perhaps another own one."""
    game = position(planes=HERE, tracks={"Cairo": ".RYBYBYB"}, closed={"Cairo": "R"})
    game.play("renovate")
    assert track(game, "Cairo") == "..YBYBYBR"
    assert table(game)["closed"]["Cairo"] == [1, 0, 0]


def test_renovating_where_the_plane_stands_or_lands() -> None:
    """Ruling: where the plane already stands, and where it has just landed."""
    for planes, hands in ((HERE, []), ({}, [["Cairo 3"]])):
        game = position(
            planes=planes, hands=hands, tracks={"Cairo": ".BYBYBY"}, closed={"Cairo": "R"}
        )
        if hands:
            game.play("fly to Cairo with Cairo 3")
        assert "renovate" in texts(game)


def test_only_own_closed_hotels() -> None:
    """Renovating: a closed own hotel, in this city."""
    closed = {"Cairo": "B", "Tokyo": "R"}
    game = position(planes=HERE, tracks={"Cairo": ".BYBYBY"}, closed=closed)
    refused(game, "renovate", "no closed hotel in this city")


# --- Factories ----------------------------------------------------------------------------------


def test_factories() -> None:
    """Factory: pay the price of the first free site; two per city."""
    game = position(planes={1: ("Cairo", 1), 2: ("Cairo", 2)})
    play_all(game, "build factory", "build factory")
    assert cash(game) == [15 - 6, 15 - 8, 15]
    now = table(game)
    assert now["sites"]["Cairo"] == [1, 2]
    assert now["factories"] == [4, 4, 5]
    assert now["hotels"] == [6, 6, 6]
    game.play("borrow 10")
    refused(game, "build factory", "both factory sites")


def test_both_sites_of_a_city_for_one_player() -> None:
    """Factory: two per city, whoever owns them."""
    game = position(2, planes=HERE)
    play_all(game, "build factory", "borrow 10", "build factory")
    assert table(game)["sites"]["Cairo"] == [1, 1]


def test_five_factories() -> None:
    """Factory: five belong to a player, and they are not renewed after a payday."""
    game = position(2, planes=HERE, factories=[0, 5])
    refused(game, "build factory", "no factory left")
    assert "build hotel" in texts(game)
    game = position(2, planes=HERE, factories=[0, 5], closing=True, turn_of=2)
    play_all(game, "borrow 10", "extend 10")
    assert table(game)["phase"] == 2
    refused(game, "build factory", "no factory left")


@settings(max_examples=40)
@given(st.integers(0, 1 << 30), st.sampled_from([2, 3, 4]))
def test_counts_and_refusals_on_random_positions(seed: int, players: int) -> None:
    """Whatever is built, the counts of the record are what the tracks say."""
    game = ludopolis.new("tycoon", players=players, seed=seed, fewer_steps=bool(seed % 2))
    wander(game, seed, moves=seed % 400)
    counts_are_right(game)
    if not game.over:
        check_refusals(game)
