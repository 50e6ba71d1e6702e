"""Capital, the rule of two, ties, places."""

from __future__ import annotations

from typing import Any

import pytest
from bigshot_table import LETTERS, finished, position
from hypothesis import given
from hypothesis import strategies as st

from ludopolis import Game
from ludopolis.games.bigshot.state import DISTRICT_NAMES, VALUES


def result(game: Game) -> tuple[list[int], list[int]]:
    """The capitals and the places of all seats."""
    found = game.result()
    assert found is not None
    return list(found.scores.values()), list(found.places.values())


# --- Capital ----------------------------------------------------------------------------------


def test_the_parks_example() -> None:
    """Example: park, 9 and 10 own: 38. The neighbour's 11 stays 11."""
    game = finished(sold={"West park": "R", "West 9": "R", "West 10": "R", "West 11": "W"})
    assert game.scores() == {1: 38, 2: 0, 3: 11, 4: 0}


@pytest.mark.parametrize(
    ("sold", "capital"),
    [
        ({"West park": "R"}, 0),
        ({"West park": "R", "East 9": "R"}, 9),
        ({"West park": "R", "East park": "R", "East 9": "R", "West 11": "R"}, 18 + 22),
        ({"West park": "R", "16": "R", "21": "R"}, 37),
        ({"East park": "R", "East 9": "R", "East 10": "R", "East 11": "R"}, 60),
        ({"East park": "Y", "East 9": "R", "East 10": "R", "East 11": "R"}, 30),
    ],
)
def test_a_park_doubles_its_own_three(sold: dict[str, str], capital: int) -> None:
    """Board: a park has no value; its owner's districts next to it count double, no others."""
    assert finished(sold=sold).scores()[1] == capital


def test_cash_and_loans() -> None:
    """Capital: districts and cash, less 10 for each loan."""
    game = finished(sold={"16": "R", "17": "R"}, cash={"R": 7}, loans={"R": 4})
    assert game.scores()[1] == 33 + 7 - 40


def test_capital_as_the_position_stands() -> None:
    """While the game goes on, districts that are not sold count for nothing."""
    game = position(sold={"16": "R"}, city={"21": "RRRR"}, cash={"R": 4}, loans={"R": 1})
    assert game.scores() == {1: 16 + 4 - 10, 2: 10, 3: 10, 4: 10}


sales = st.dictionaries(st.sampled_from(DISTRICT_NAMES[:-1]), st.sampled_from(LETTERS))
money = st.fixed_dictionaries({letter: st.integers(0, 55) for letter in LETTERS})
debts = st.fixed_dictionaries({letter: st.integers(0, 9) for letter in LETTERS})


def capital(sold: dict[str, str], letter: str, cash: int, loans: int) -> int:
    """The capital of a colour, reckoned once more."""
    total = cash - 10 * loans
    for district, value in zip(DISTRICT_NAMES, VALUES.tolist(), strict=True):
        if sold.get(district) == letter:
            side = district.split()[0]
            total += value * (2 if sold.get(f"{side} park") == letter else 1)
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
@given(sold=sales, cash=money, loans=debts)
def test_capital_and_places(
    players: int, sold: dict[str, str], cash: dict[str, int], loans: dict[str, int]
) -> None:
    """Capital, the rule of two and all ties, against a second reckoning."""
    if players == 3:
        cash, loans = {**cash, "K": 0}, {**loans, "K": 0}
    game = finished(players, sold=sold, cash=cash, loans=loans)
    keys: list[tuple[Any, ...]] = []
    for seat in range(players):
        own = [LETTERS[c] for c in range(seat, 4, players) if not (players == 3 and c == 3)]
        mine = [district for district, letter in sold.items() if letter in own]
        worths = [
            capital({d: c for d, c in sold.items() if d == one or "park" in d}, c, 0, 0)
            for c in own
            for one in mine
            if sold[one] == c
        ]
        keys.append(
            (
                all(list(sold.values()).count(letter) >= 2 for letter in own),
                sum(capital(sold, c, cash[c], loans[c]) for c in own),
                len(mine),
                max(worths, default=0),
            )
        )
    scores, places = result(game)
    assert scores == [key[1] for key in keys]
    assert places == [1 + sum(other > key for other in keys) for key in keys]


# --- Who wins ---------------------------------------------------------------------------------


def test_the_rulebooks_ending() -> None:
    """A worked ending: the highest capital has only one district."""
    game = finished(
        sold={
            "West park": "R",
            "West 9": "R",
            "West 10": "R",
            "20": "W",
            "West 11": "W",
            "16": "K",
            "17": "K",
            "21": "Y",
        },
        cash={"R": 6, "W": 1, "K": 3, "Y": 12},
        loans={"R": 3, "W": 2, "K": 4, "Y": 1},
    )
    assert result(game) == ([14, 23, 12, -4], [1, 4, 2, 3])


def test_parks_count_as_districts() -> None:
    game = finished(sold={"West park": "R", "East park": "R", "16": "Y"}, cash={"R": 1})
    assert result(game) == ([1, 16, 0, 0], [1, 2, 3, 3])


def test_a_negative_capital_may_win() -> None:
    """Capital may be negative and still win."""
    game = finished(sold={"16": "R", "17": "R"}, loans=dict.fromkeys(LETTERS, 9))
    assert result(game) == ([-57, -90, -90, -90], [1, 2, 2, 2])


def test_more_districts_win_a_tie() -> None:
    game = finished(
        sold={"20": "R", "16": "R", "West 9": "Y", "West 10": "Y", "17": "Y"}, cash={"R": 0}
    )
    assert result(game) == ([36, 36, 0, 0], [2, 1, 3, 3])


def test_then_the_dearest_district() -> None:
    game = finished(sold={"20": "R", "18": "R", "21": "Y", "17": "Y"})
    assert result(game) == ([38, 38, 0, 0], [2, 1, 3, 3])


def test_the_dearest_district_counts_with_its_doubling() -> None:
    """Ruling: a doubled 11 is dearer than a 21."""
    sold = {"West park": "R", "West 11": "R", "East 9": "R", "21": "Y", "East 10": "Y"}
    sold["East park"] = "W"
    game = finished(sold={**sold, "East 11": "Y"}, cash={"R": 11})
    assert result(game)[0][:2] == [42, 42]
    assert result(game)[1][:2] == [1, 2]


def test_then_it_is_shared() -> None:
    """Ruling: equal in all, the win is shared."""
    sold = {"East 9": "R", "East 10": "R", "West 9": "Y", "West 10": "Y"}
    game = finished(sold=sold)
    assert result(game) == ([19, 19, 0, 0], [1, 1, 3, 3])
    found = game.result()
    assert found is not None
    assert found.winners == (1, 2)


def test_without_two_districts_for_anyone() -> None:
    """Ruling: the rule of two is dropped."""
    game = finished(sold={"16": "R", "21": "Y"}, cash={"R": 9, "W": 30})
    assert result(game) == ([25, 21, 30, 0], [2, 3, 1, 4])


def test_places_below_the_winner() -> None:
    """Ruling: those with enough districts first, then the others, each by capital and so on."""
    game = finished(
        sold={"16": "R", "17": "R", "West 9": "Y", "West 10": "Y", "21": "W"},
        cash={"Y": 1, "W": 50, "K": 55},
    )
    assert result(game) == ([33, 20, 71, 55], [1, 2, 3, 4])


# --- Three players ----------------------------------------------------------------------------


def test_the_ghosts_districts_count_for_no_one() -> None:
    """Three players: its parks double nothing; it has no cash and no place."""
    game = finished(
        3, sold={"West park": "K", "West 9": "K", "West 10": "R", "16": "R", "17": "Y", "18": "Y"}
    )
    assert result(game) == ([26, 35, 0], [2, 1, 3])
    after = game.box.views.position(game.state)
    assert after["owners"]["black"] is None
    assert "black" not in after["purses"]
    assert "black" not in after["loans"]


def test_the_ghost_ties_and_cancels() -> None:
    """Three players: its pawns are placed like the others."""
    game = position(3, lot="KK", placing=2, city={"16": "KRRYY", "17": "KRRRYY"})
    game.play("place black in 16")
    game.play("place black in 17")
    districts = game.box.views.position(game.state)["districts"]
    assert districts["16"]["owner"] is None
    assert districts["17"]["owner"] == "red"
    game = position(3, lot="KKR", placing=2, city={"18": "KRRYY"})
    game.play("place black in 18")
    game.play("place black in 18")
    assert game.box.views.position(game.state)["districts"]["18"]["owner"] == "black"


# --- Two players ------------------------------------------------------------------------------


def test_two_players_add_up_their_colours() -> None:
    """Two players: capitals of the two colours are added; parks double only the same colour."""
    game = finished(
        2,
        sold={"West park": "R", "West 9": "R", "West 10": "W"},
        cash={"R": 3, "W": 2, "Y": 1},
        loans={"R": 1, "K": 2},
    )
    assert game.scores() == {1: 18 + 10 + 5 - 10, 2: 1 - 20}


def test_two_players_need_two_districts_in_each_colour() -> None:
    """Two players: Ada's white has one district only."""
    sold = {"16": "R", "17": "R", "21": "W"}
    others = {"West 9": "Y", "West 10": "Y", "East 9": "K", "East 10": "K"}
    assert result(finished(2, sold={**sold, **others})) == ([54, 38], [2, 1])
    assert result(finished(2, sold={**sold, **others, "20": "W"})) == ([74, 38], [1, 2])
    del others["East 10"]
    assert result(finished(2, sold={**sold, **others})) == ([54, 28], [1, 2])


def test_two_players_ties_count_both_colours_together() -> None:
    """Two players: tie-breaks count both colours' districts."""
    sold = {"16": "R", "20": "R", "West 9": "W", "West 11": "W"}
    sold |= {"17": "Y", "18": "Y", "East 9": "K", "East 10": "K"}
    assert result(finished(2, sold=sold, cash={"Y": 2})) == ([56, 56], [1, 2])
    more = {**sold, "West park": "K"}
    assert result(finished(2, sold=more, cash={"Y": 2})) == ([56, 56], [2, 1])


def test_own_colours_cancel_each_other_too() -> None:
    game = position(2, lot="W", placing=1, city={"16": "RRWY"}, round_number=18, ring=[""] * 18)
    game.play("place white in 16")
    assert game.box.views.position(game.state)["districts"]["16"]["owner"] == "yellow"


def test_points_are_the_scores() -> None:
    game = finished(2, sold={"16": "R"}, cash=dict.fromkeys(LETTERS, 4))
    assert game.box.views.points(game.state) == list(game.scores().values()) == [24, 8]
    assert [colour.capital for colour in game.view(1).colours].count(None) == 0
