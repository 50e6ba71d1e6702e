"""Payday: when it comes, and what it brings."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_table import LETTERS, cash, incomes, position

import ludopolis
from at_a_table import play_all, table, wander
from ludopolis import Game
from ludopolis.games.tycoon.state import CITY_NAMES, FIRST_PAYOUT, SECOND_PAYOUT
from ludopolis.games.tycoon.ui import UI
from ludopolis.games.tycoon.view import NUMBERS, TycoonView
from ludopolis.language.translator import Translator

A, B = "New York", "Cairo"


def parts(game: Game, seat: int) -> dict[str, Any]:
    """What a payday now would bring a seat, and from where."""
    view: TycoonView = game.view(None)
    income = view.tycoons[seat - 1].income
    return {
        "distribution": income.distribution,
        "majority": {CITY_NAMES[NUMBERS[paid.city]]: paid.sum for paid in income.majority},
        "factories": {CITY_NAMES[NUMBERS[paid.city]]: paid.sum for paid in income.factories},
        "total": income.total,
    }


# --- Majority -----------------------------------------------------------------------------------


def test_the_printed_example() -> None:
    """New York: red, blue, yellow, blue, yellow: blue 20, yellow 10, as blue's stands first."""
    game = position(tracks={A: "RBYBY"})
    assert [parts(game, seat)["majority"] for seat in (1, 2, 3)] == [{}, {A: 20}, {A: 10}]


def test_the_printed_example_goes_on() -> None:
    """If red builds the sixth, red is first and blue second, at the payout of square 6."""
    game = position(tracks={A: "RBYBY"}, planes={1: (A, 1)})
    game.play("build hotel")
    assert [parts(game, seat)["majority"] for seat in (1, 2, 3)] == [{A: 24}, {A: 12}, {}]


def test_new_york_later() -> None:
    """Two closed, red's renovated to the end; 24/12: yellow first, red second, each factory 12 or 24."""
    for longer, factory in ((False, 24), (True, 12)):
        tracks = {A: "..YBYRYYRR", **({"Tokyo": "..BBBBBBYYY"} if longer else {})}
        game = position(tracks=tracks, closed={A: "B"}, sites={A: "BR"})
        assert parts(game, 3)["majority"][A] == 24
        assert parts(game, 1)["majority"] == {A: 12}
        assert parts(game, 2)["majority"].get(A) is None
        assert parts(game, 1)["factories"] == parts(game, 2)["factories"] == {A: factory}


@pytest.mark.parametrize(
    ("track", "first", "second"),
    [
        ("RB", 1, 2),
        ("BR", 2, 1),
        ("RBB", 2, 1),
        ("RBYG", 1, 2),
        ("GYBRR", 1, 4),
        # The first of red and of blue are closed: yellow's stands before the others' second ones.
        ("..YYBRRB", 3, 2),
        # Earliest open hotel, not earliest ever: blue's first one was closed.
        (".YBYB", 3, 2),
    ],
)
def test_places_in_a_city(track: str, first: int, second: int) -> None:
    """Majority: most open hotels; Ruling for ties: whose earliest open hotel stands first."""
    game = position(4, tracks={A: track})
    square = len(track)
    won = {seat: parts(game, seat)["majority"].get(A, 0) for seat in range(1, 5)}
    expected = dict.fromkeys(range(1, 5), 0)
    expected[first] = int(FIRST_PAYOUT[0, square])
    expected[second] = int(SECOND_PAYOUT[0, square])
    assert won == expected


def test_alone_in_a_city() -> None:
    """Ruling: a single owner gets the first payout only."""
    game = position(tracks={A: "RRR"})
    assert [parts(game, seat)["majority"].get(A, 0) for seat in (1, 2, 3)] == [12, 0, 0]


def test_a_full_track_pays_the_last_square() -> None:
    """Board: square 12 is never built on; it pays when square 11 is taken."""
    game = position(tracks={A: "...RRRRRRRRB"})
    assert parts(game, 1)["majority"] == {A: 16}
    assert parts(game, 2)["majority"] == {A: 8}


# --- Distribution -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cities", "pays"),
    [(0, 0), (1, 0), (2, 2), (3, 5), (4, 10), (5, 15), (6, 20), (7, 25), (8, 30), (9, 40)],
)
def test_distribution(cities: int, pays: int) -> None:
    """Distribution: number of cities with at least one open own hotel; closed ones do not count."""
    tracks = dict.fromkeys(CITY_NAMES[:cities], "RR")
    closed = {"Sydney": "R"} if cities < 9 else {}
    game = position(tracks=tracks, closed=closed)
    assert parts(game, 1)["distribution"] == pays


# --- Factories ----------------------------------------------------------------------------------


def test_factories_pay_like_the_second_place() -> None:
    """Factories: the second-place payout; two factories of one player both pay."""
    game = position(tracks={A: "BBBB", B: "YYY"}, sites={B: "RR", A: "B"})
    assert parts(game, 1)["factories"] == {B: 10}
    assert parts(game, 2)["factories"] == {A: 16}


def test_factories_in_the_longest_tracks() -> None:
    """Factories: in all cities that tie for the longest track, the first-place payout."""
    game = position(
        tracks={A: "BBBB", B: "YYYY", "Sydney": "R"}, sites={B: "R", A: "R", "Sydney": "R"}
    )
    assert parts(game, 1)["factories"] == {A: 16, B: 12, "Sydney": 1}


def test_empty_front_squares_count_for_the_length() -> None:
    """Factories: the highest occupied square counts, empty front squares included."""
    game = position(tracks={A: ".BBBBBB", B: "YYYYYY"}, sites={A: "R", B: "R"})
    assert parts(game, 1)["factories"] == {A: 28, B: 9}


def test_a_factory_in_an_empty_city() -> None:
    """Factories: nothing was built anywhere: square 0 pays nothing, however long the tracks are."""
    game = position(sites={A: "R"})
    assert parts(game, 1)["total"] == 0


def test_the_worked_payday_of_the_rulebook() -> None:
    """Payday: Blue receives 10 + 20 + 5 + 20 + 5 = 60."""
    game = position(
        tracks={A: "RBYBY", B: "YBY", "Tokyo": "RYB", "Rio de Janeiro": "YRB"},
        sites={A: "B", B: "B"},
    )
    assert parts(game, 2) == {
        "distribution": 10,
        "majority": {A: 20, B: 5},
        "factories": {A: 20, B: 5},
        "total": 60,
    }


# --- When it comes ------------------------------------------------------------------------------


def test_the_round_is_finished() -> None:
    """Payday: when somebody has built all hotels in front of them, all have the same turns."""
    game = position(planes={1: (A, 1)}, hotels=[1, 6, 6])
    game.play("build hotel")
    assert table(game)["closing"]
    assert (game.seat, table(game)["phase"]) == (2, 1)
    play_all(game, "borrow 10")
    assert table(game)["phase"] == 1
    game.play("borrow 10")
    assert game.decision == "loans"
    assert cash(game) == [11 + 4, 25, 25]


def test_the_last_seat_can_close_the_phase() -> None:
    """Payday: follows at once when the last seat of the round builds the last hotel."""
    game = position(planes={3: (A, 1)}, hotels=[6, 6, 1], factories=[2, 5, 4], turn_of=3)
    game.play("build hotel")
    now = table(game)
    assert (now["phase"], now["closing"], now["round"], now["active"]) == (2, False, 2, 1)
    assert now["hotels"] == [12, 12, 6]
    assert now["cash"] == [15, 15, 15 - 4 + 4]
    assert now["factories"] == [2, 5, 4]
    assert game.decision == "turn"


def test_renovating_brings_no_payday() -> None:
    """Ruling: a renovation is none of the hotels in front of the player."""
    game = position(planes={1: (A, 1)}, hotels=[1, 6, 6], tracks={A: ".BYBYBY"}, closed={A: "R"})
    game.play("renovate")
    assert not table(game)["closing"]
    assert table(game)["hotels"] == [1, 6, 6]


def test_a_round_of_passes() -> None:
    """Ruling: payday also after a round in which every player passed."""
    game = position(2, loan_cards=[0, 0], tracks={A: "RB"}, loans={1: [0, 0, 14, 10]})
    game.play("pass")
    assert table(game)["phase"] == 1
    game.play("pass")
    now = table(game)
    assert now["phase"] == 2
    assert now["passes"] == 0
    assert now["hotels"] == [12, 12]
    assert now["cash"] == [15 + 8 - 14 * 16 - 10 * 30, 15 + 4]


def test_who_starts() -> None:
    """After payday the same player starts each phase. Ruling: tickets are kept, planes stay."""
    game = position(planes={3: (A, 1)}, hotels=[6, 6, 1], turn_of=3, hands=[["Sydney 1"]])
    game.play("build hotel")
    assert game.seat == 1
    assert table(game)["tickets"][0] == ["Sydney 1"]
    assert table(game)["planes"][2] == {"city": A, "strip": 1}


def test_new_hotels_come_on_top_of_those_left() -> None:
    """After payday: six new hotels each, besides those that are left; at most eighteen."""
    game = position(2, planes={2: (A, 1)}, hotels=[11, 1], phase=2, turn_of=2)
    game.play("build hotel")
    assert table(game)["hotels"] == [17, 6]
    assert table(game)["phase"] == 3


@settings(max_examples=40)
@given(st.integers(0, 1 << 30), st.sampled_from([2, 3, 4]))
def test_incomes_by_another_way(seed: int, players: int) -> None:
    """Payday: the three incomes, worked out anew from the plain position."""
    game = ludopolis.new("tycoon", players=players, seed=seed)
    wander(game, seed, moves=seed % 500)
    now = table(game)
    length = {city: 0 if last is None else last + 1 for city, last in now["last"].items()}
    table_of = [0, 0, 2, 5, 10, 15, 20, 25, 30, 40]
    expected = []
    for seat in range(1, players + 1):
        total = table_of[sum(seat in row for row in now["tracks"].values())]
        for number, city in enumerate(CITY_NAMES):
            row = now["tracks"][city]
            first, second = FIRST_PAYOUT[number, length[city]], SECOND_PAYOUT[number, length[city]]
            owners = sorted(set(row) - {None}, key=lambda s: (-row.count(s), row.index(s)))
            for owner, payout in zip(owners, (first, second), strict=False):
                total += payout if owner == seat else 0
            rate = first if length[city] == max(length.values()) else second
            total += rate * now["sites"][city].count(seat)
        expected.append(total)
    assert incomes(game) == expected


def test_letters_of_the_helper() -> None:
    """The helper's letters are those of the picture."""
    game = position(4)
    drawn = UI.terminal(game.view(None), Translator("en", game.box.locale))
    assert [drawn.count(f"]{letter}[/]") for letter in LETTERS] == [1] * 4
