"""Setting up New York New York."""

from __future__ import annotations

from typing import Any

import pytest
from newyorknewyork_table import DECK, TABLES, full_name

import ludopolis
from at_a_table import table, texts
from ludopolis import OptionError
from ludopolis.games.newyorknewyork.state import BOARD


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_card_is_dealt_once(options: dict[str, Any]) -> None:
    """Setup: six cards each, six as the reserve, the rest is the pile; 48 different cards."""
    players = options["players"]
    game = ludopolis.new("newyorknewyork", seed=5, **options)
    position = table(game)
    assert [len(hand) for hand in position["hands"]] == [6] * players
    assert len(position["reserve"]) == 6
    assert len(position["pile"]) == {2: 30, 3: 24, 4: 18}[players]
    groups = [*position["hands"], position["reserve"], position["pile"]]
    assert sorted(card for group in groups for card in group) == sorted(
        full_name(card) for card in DECK
    )
    assert position["skyline"] == [[]] * 12
    assert position["passed"] == [False] * players
    assert position["totals"] == [0] * players
    assert (position["game"], position["active"]) == (1, position["starter"])
    assert game.decision == "play"
    assert game.scores() == dict.fromkeys(range(1, players + 1), 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_the_deal(players: int) -> None:
    """Setup, Ruling: six cards to the starter, then to the others clockwise, then the reserve."""
    for seed in range(6):
        game = ludopolis.new("newyorknewyork", players=players, seed=seed)
        first, shuffled = game.box.views.chance(game.state, list(game.setup), in_setup=True)
        position = table(game)
        assert first == {"first": position["starter"]}
        cards = shuffled["pile"]
        assert len(cards) == 48
        for turn in range(players):
            seat = (first["first"] - 1 + turn) % players
            assert sorted(position["hands"][seat]) == sorted(cards[6 * turn : 6 * turn + 6])
        rest = cards[6 * players :]
        assert sorted(position["reserve"]) == sorted(rest[:6])
        assert position["pile"] == rest[6:]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_starts(players: int) -> None:
    """Setup: a random player starts: each of them about as often."""
    starters = [
        ludopolis.new("newyorknewyork", players=players, seed=seed).seat for seed in range(300)
    ]
    for seat in range(1, players + 1):
        assert 0.7 < starters.count(seat) * players / 300 < 1.3


def test_colours_of_the_seats() -> None:
    """Setup, Ruling: seat 1 yellow, 2 green, 3 pink, 4 light blue; spare colours are neutral."""
    for players, owners in (
        (2, {"yellow": 1, "green": 2, "pink": None, "light blue": None}),
        (3, {"yellow": 1, "green": 2, "pink": 3, "light blue": None}),
        (4, {"yellow": 1, "green": 2, "pink": 3, "light blue": 4}),
    ):
        view = ludopolis.new("newyorknewyork", players=players, seed=1).view(None)
        shown = {player.colour: player.seat for player in view.seats}
        assert shown | dict.fromkeys(view.neutral) == owners


def test_hands_are_sorted() -> None:
    """The trace: cards stand from yellow 1 to light blue 12."""
    order = [full_name(card) for card in DECK]
    game = ludopolis.new("newyorknewyork", players=4, seed=8)
    for cards in (*table(game)["hands"], table(game)["reserve"]):
        assert cards == sorted(cards, key=order.index)
    hand = table(game)["hands"][game.state.active]
    assert texts(game) == [*(f"play {card}" for card in hand), "pass"]


def test_the_box() -> None:
    """The box: 2 to 4 players, two options, the printed ones by default."""
    box = ludopolis.box("newyorknewyork")
    assert (box.least_players, box.most_players) == (2, 4)
    assert box.settle(3, {}) == {"bonus": True, "match": False}
    assert box.settle(3, {"bonus": "off", "match": "on"}) == {"bonus": False, "match": True}
    for players in (1, 5):
        with pytest.raises(OptionError, match="2 to 4 players"):
            box.settle(players, {})


def test_the_numbers_of_the_box() -> None:
    """Setup and Score: the numbers of the printed rules stand in the data file, with their marks."""
    assert BOARD["cards"]["numbers"] == {"value": 12, "mark": "printed"}
    assert BOARD["cards"]["colours"]["mark"] == "likely"
    assert BOARD["setup"]["hand"]["value"] == BOARD["setup"]["reserve"]["value"] == 6
    assert BOARD["score"]["runs"] == {"value": [3, 6, 10, 15, 25], "mark": "printed"}
    assert BOARD["score"]["longer_runs"] == {"value": 25, "mark": "reconstructed"}
