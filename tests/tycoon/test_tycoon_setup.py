"""The box and the deal."""

from __future__ import annotations

from typing import Any

import pytest
from tycoon_table import ALL_CHARTERS, ALL_SCHEDULED, TABLES, in_words

import ludopolis
from at_a_table import table
from ludopolis.engine import registry
from ludopolis.engine.game import Game
from ludopolis.games.tycoon.notation import ticket_text
from ludopolis.games.tycoon.state import (
    CITY_NAMES,
    DISTRIBUTION,
    FACTORY_PRICE,
    FIRST_PAYOUT,
    HOTEL_PRICE,
    NAMED,
    PRICE,
    RED,
    SECOND_PAYOUT,
    STEPS,
)
from ludopolis.games.tycoon.view import ALL_TICKETS
from ludopolis.language.languages import languages

CLASSES = {
    "A": ("New York", "Monaco", "Tokyo"),
    "B": ("Mexico City", "Cairo", "Hong Kong"),
    "C": ("Rio de Janeiro", "Cape Town", "Sydney"),
}
FIRST = {
    "A": [0, 4, 8, 12, 16, 20, 24, 28, 32, 28, 24, 20, 16],
    "B": [0, 4, 6, 10, 12, 16, 18, 22, 24, 22, 18, 16, 12],
    "C": [0, 2, 4, 6, 8, 10, 12, 14, 16, 14, 12, 10, 8],
}
PRICES = {"A": ([4, 5], [8, 10]), "B": ([3, 4], [6, 8]), "C": ([2, 3], [4, 6])}


@pytest.mark.parametrize("kind", "ABC")
def test_the_cities_of_each_class(kind: str) -> None:
    """Board: prices of strips and sites, payouts; the second place gets half."""
    for name in CLASSES[kind]:
        city = CITY_NAMES.index(name)
        assert (HOTEL_PRICE[city].tolist(), FACTORY_PRICE[city].tolist()) == PRICES[kind]
        assert FIRST_PAYOUT[city].tolist() == FIRST[kind]
        assert (2 * SECOND_PAYOUT[city]).tolist() == FIRST[kind]


def test_red_squares_and_distribution() -> None:
    """Board: squares 6, 8 and 10 are red; the table of the distribution."""
    assert [square for square in range(13) if RED[square]] == [6, 8, 10]
    assert DISTRIBUTION.tolist() == [0, 0, 2, 5, 10, 15, 20, 25, 30, 40]


def test_fifty_four_tickets() -> None:
    """Tickets: 18 scheduled flights, two for each city, and 36 charters, one for each pair."""
    assert len(set(ALL_SCHEDULED)) == 18
    assert len(set(ALL_CHARTERS)) == 36
    steps = {name: [] for name in CITY_NAMES}  # type: dict[str, list[int]]
    for ticket in range(18):
        steps[CITY_NAMES[NAMED[ticket]]].append(int(STEPS[ticket]))
    assert steps == {
        "New York": [1, 3],
        "Monaco": [1, 2],
        "Tokyo": [2, 3],
        "Mexico City": [1, 2],
        "Cairo": [2, 3],
        "Hong Kong": [1, 3],
        "Rio de Janeiro": [2, 3],
        "Cape Town": [1, 3],
        "Sydney": [1, 2],
    }


@pytest.mark.parametrize(
    ("ticket", "price"),
    [
        ("Cairo 2", 5),
        ("New York 1", 4),
        ("New York 3", 6),
        ("Mexico City–Cape Town", 2),
        ("New York–Monaco", 1),
        ("New York–Hong Kong", 3),
        ("New York–Sydney", 4),
        ("Tokyo–Rio de Janeiro", 4),
    ],
)
def test_prices_of_tickets(ticket: str, price: int) -> None:
    """Tickets: scheduled ones by their squares, charters by the distance."""
    number = [*ALL_SCHEDULED, *ALL_CHARTERS].index(ticket)
    assert PRICE[number] == price


def test_tickets_are_sorted() -> None:
    """Trace: scheduled ones by city, then squares; charters by first, then second city."""
    assert ALL_SCHEDULED[:3] == ["New York 1", "New York 3", "Monaco 1"]
    assert ALL_CHARTERS[:2] == ["New York–Monaco", "New York–Tokyo"]
    assert ALL_CHARTERS[-1] == "Cape Town–Sydney"


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_deal(options: dict[str, Any]) -> None:
    """Setup: the same for two, three and four players."""
    game = ludopolis.new("tycoon", seed=5, **options)
    players = options["players"]
    now = table(game)
    assert now["cash"] == [15] * players
    assert now["hotels"] == [6] * players
    assert now["factories"] == [5] * players
    assert now["planes"] == [{"city": None, "strip": None}] * players
    assert now["tickets"] == [[]] * players
    assert now["loans"] == [{"10": 0, "16": 0, "10 extended": 0, "16 extended": 0}] * players
    assert now["loan_cards"] == {"10": 14, "16": 10}
    assert (now["phase"], now["round"], now["active"]) == (1, 1, 1)
    assert (now["closing"], now["passes"]) == (False, 0)
    assert sorted([*now["scheduled"], *now["scheduled_pile"]]) == sorted(ALL_SCHEDULED)
    assert sorted([*now["charters"], *now["charter_pile"]]) == sorted(ALL_CHARTERS)
    assert (len(now["scheduled"]), len(now["charters"])) == (2, 6)
    assert now["scheduled_discards"] == now["charter_discards"] == []
    assert set(now["last"].values()) == {None}
    assert all(row == [None] * 12 for row in now["tracks"].values())
    assert all(row == [0] * players for row in now["closed"].values())
    assert all(row == [] for row in now["sites"].values())
    assert list(now["tracks"]) == list(CITY_NAMES)
    assert (game.seat, game.decision) == (1, "turn")


def test_the_shuffles_of_the_setup() -> None:
    """Setup: scheduled tickets first; the top of each pile is turned up, the first place first."""
    game = ludopolis.new("tycoon", players=2, seed=3)
    scheduled, charters = game.box.views.chance(game.state, list(game.setup), in_setup=True)
    now = table(game)
    assert scheduled["scheduled"] == [*now["scheduled"], *now["scheduled_pile"]]
    assert charters["charters"] == [*now["charters"], *now["charter_pile"]]
    again = Game(game.box, 2, game.options, None, setup=game.setup)
    assert table(again) == now


def test_the_box() -> None:
    """The box: players, options, numbers of actions, and what a score counts."""
    box = registry.box("tycoon")
    assert (box.least_players, box.most_players) == (2, 4)
    assert [(option.name, option.choices) for option in box.options] == [
        ("fewer_steps", (False, True))
    ]
    assert box.actions == 262
    assert [in_words(box.score(2), language) for language in ("en", "fr")] == [
        "2 million",
        "2 millions",
    ]
    assert box.contradiction(3, {"fewer_steps": True}) is None
    for language in languages():
        assert box.rulebook(language).startswith("# Tycoon")


@pytest.mark.parametrize("players", [1, 5])
def test_for_two_to_four(players: int) -> None:
    """Setup: 2–4 players."""
    with pytest.raises(ludopolis.OptionError):
        ludopolis.new("tycoon", players=players)


def test_every_ticket_has_a_name_in_every_language() -> None:
    """Tickets: no two are called the same."""
    for language in languages():
        assert len({in_words(ticket_text(ticket), language) for ticket in ALL_TICKETS}) == 54
