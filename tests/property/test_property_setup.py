"""The setup: money, units, cards, who starts, the first hands, the options."""

from __future__ import annotations

from itertools import pairwise

import pytest
from property_table import (
    BLACKS,
    DECK,
    REDS,
    dealt,
    facts,
    hand,
    is_complete,
    owner,
    position,
    view,
)

import ludopolis
from at_a_table import table
from ludopolis import OptionError
from ludopolis.games.property.state import BOARD
from ludopolis.presentation.look import translator
from ludopolis.presentation.ui import ui_of


@pytest.mark.parametrize(
    ("players", "cash", "units"), [(2, 150, 14), (3, 136, 10), (4, 102, 7), (5, 85, 6), (6, 68, 5)]
)
def test_cash_and_units(players: int, cash: int, units: int) -> None:
    """Setup: the table of cash and buying units."""
    start = table(ludopolis.new("property", players=players, seed=1))
    assert start["purses"] == [cash] * players
    assert start["units"] == [units] * players
    assert start["board"] == [[None] * 8] * 8
    assert start["mortgages"] == start["bankrupt"] == []
    assert (start["turns"], start["quiet_turns"]) == (0, 0)


def test_the_units_are_the_court_cards_shared_out() -> None:
    """Setup: king 4, queen 2, jack 1, joker 1; everyone has the same number, nothing is left."""
    worth = {name: entry["value"] for name, entry in BOARD["units"].items()}
    assert worth == {"king": 4, "queen": 2, "jack": 1, "joker": 1}
    court = 4 * (worth["king"] + worth["queen"] + worth["jack"])
    for place, players in enumerate(range(2, 7)):
        jokers = 2 * worth["joker"] if BOARD["players"]["jokers"]["value"][place] else 0
        assert BOARD["players"]["units"]["value"][place] * players == court + jokers


def test_there_are_chips_enough() -> None:
    """The printed sheet: 50 white, 25 red and 25 blue chips are enough for any number of players."""
    for chip, there in (("white", 50), ("red", 25), ("blue", 25)):
        for place, players in enumerate(range(2, 7)):
            assert BOARD["players"][chip]["value"][place] * players <= there


@pytest.mark.parametrize("players", range(2, 7))
def test_forty_cards(players: int) -> None:
    """Setup: ace to ten of four suits, each once."""
    start = table(ludopolis.new("property", players=players, seed=4))
    there = [*start["pile"], *(card for cards in start["hands"] for card in cards)]
    assert sorted(there) == sorted(DECK)
    assert start["discards"] == []
    assert DECK[:10] == ["♥A", "♥2", "♥3", "♥4", "♥5", "♥6", "♥7", "♥8", "♥9", "♥10"]
    assert [card[0] for card in DECK] == [suit for suit in "♥♦♠♣" for _ in range(10)]


@pytest.mark.parametrize("players", range(2, 7))
def test_any_seat_can_start(players: int) -> None:
    """Setup: the highest cut card starts: a random seat, each of them about as often."""
    starters = []
    for seed in range(300):
        game = ludopolis.new("property", players=players, seed=seed)
        assert game.seat == table(game)["first"] == table(game)["active"]
        starters.append(game.seat)
    for seat in range(1, players + 1):
        assert 0.65 < starters.count(seat) * players / 300 < 1.35


def test_chance_in_the_setup() -> None:
    """The trace: who starts, then the pile, the top card first."""
    game = dealt(3, ["♥A", "♠A"], first=2)
    first, pile = game.box.views.chance(game.state, list(game.setup), in_setup=True)
    assert first == {"first": 2}
    assert pile["pile"][:2] == ["♥A", "♠A"]
    assert len(pile["pile"]) == 40


def test_first_hands() -> None:
    """First hands: in turn order, everyone draws until both colours are there."""
    deck = ["♥A", "♠A", "♣2", "♣3", "♠4", "♦2", "♥5", "♦6", "♠7", "♣9"]
    game = dealt(3, deck, first=2)
    assert hand(game, 2) == ["♥A", "♠A"]
    assert hand(game, 3) == ["♦2", "♠4", "♣2", "♣3"]
    assert hand(game, 1) == ["♥5", "♦6", "♠7"]
    assert table(game)["pile"][0] == "♣9"
    assert game.seat == 2


def test_a_dealt_hand_has_one_colour_just_once() -> None:
    """Note for interfaces: whatever is dealt, at least two cards, and one of them is alone."""
    for seed in range(40):
        game = ludopolis.new("property", players=2 + seed % 5, seed=seed)
        for cards in table(game)["hands"]:
            reds = sum(card in REDS for card in cards)
            assert is_complete(cards)
            assert 1 in (reds, len(cards) - reds)


def test_the_turn_goes_round() -> None:
    """A turn: clockwise, from the seat that starts."""
    game = ludopolis.new("property", players=5, seed=8)
    seats = []
    for _ in range(9):
        seats.append(game.seat or 0)
        game.play(game.legal()[0])
        if game.decision == "buy":
            game.play("do not buy")
    assert seats[0] == table(game)["first"]
    assert all(later == earlier % 5 + 1 for earlier, later in pairwise(seats))


def test_columns_from_the_left_rows_from_the_bottom() -> None:
    """Setup: ♥A with ♣8 is the top-left square."""
    game = position(hands=[["♥A", "♣8"]])
    game.play("♥A ♣8")
    assert owner(game, "1/8") == 1
    picture = ui_of(game.box).terminal(game.view(1), translator(game, seat=1)).split("\n")
    assert picture[0].index("A") < picture[0].index("·")


def test_what_is_open_and_what_is_hidden() -> None:
    """Setup: cash (ruling) and units are public, hands are not."""
    game = position(3, hands=[["♥A", "♣8"], ["♦2", "♠3"]], purses=[1, 2, 3], units=[4, 5, 6])
    for seat in (None, 1, 2, 3):
        seen = view(game, seat)
        assert [player.cash for player in seen.seats] == [1, 2, 3]
        assert [player.units for player in seen.seats] == [4, 5, 6]
        assert [player.cards for player in seen.seats] == [2, 2, 0]
        own = {1: ("♥A", "♣8"), 2: ("♦2", "♠3"), 3: ()}.get(seat or 0)
        assert own == (None if seen.hand is None else tuple(card.name for card in seen.hand))


@pytest.mark.parametrize(("players", "most"), [(2, 1), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_bankruptcies_are_fewer_than_players(players: int, most: int) -> None:
    """End: option bankruptcies = 1, 2 or 3, fewer than the number of players."""
    for number in (1, 2, 3):
        if number <= most:
            game = ludopolis.new("property", players=players, bankruptcies=number, seed=1)
            assert view(game, None).bankruptcies == number
        else:
            with pytest.raises(OptionError, match="fewer than"):
                ludopolis.new("property", players=players, bankruptcies=number)


def test_options_as_printed() -> None:
    """End: one bankruptcy ends the game, squares do not count."""
    game = ludopolis.new("property", players=4, seed=1)
    assert game.options == {"bankruptcies": 1, "count_property": False}
    for wrong in (0, 4, True):
        with pytest.raises(OptionError):
            ludopolis.new("property", players=6, bankruptcies=wrong)
    for wrong in (1, 7):
        with pytest.raises(OptionError, match="2 to 6 players"):
            ludopolis.new("property", players=wrong)


def test_the_position_before_the_first_turn() -> None:
    """The trace: what stands in a position."""
    game = dealt(2, ["♥A", "♠A", "♥2", "♠2"], first=2)
    assert facts(game, "active", "first", "square", "price", "discards") == [2, 2, None, None, []]
    assert facts(game, "hands") == [[["♥2", "♠2"], ["♥A", "♠A"]]]
    assert [card for card in table(game)["pile"] if card in BLACKS][:2] == ["♠3", "♠4"]
