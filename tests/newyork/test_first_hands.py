"""The first hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from helpers import after_preliminary, dealt, finish_preliminary, hand, pile, reds, two_and_two

from at_a_table import refused, table

if TYPE_CHECKING:
    from ludopolis import Game


def test_one_card_each_from_the_owner_of_red() -> None:
    """First hands: from the owner of red, clockwise, each takes one card from the top in turn."""
    top = [
        *("Ninth", "Eighth", "Broadway", "Sixth"),
        *("14th", "23rd", "34th", "42nd"),
        *("Fifth", "Park", "Lexington", "red joker"),
        *("50th", "57th", "59th", "blue joker"),
    ]
    game = dealt(4, top=top)
    finish_preliminary(game, colours=[3, 1, 2, 4])
    assert hand(game, 3) == ["Ninth", "Fifth", "14th", "50th"]
    assert hand(game, 4) == ["Eighth", "Park", "23rd", "57th"]
    assert hand(game, 1) == ["Broadway", "Lexington", "34th", "59th"]
    assert hand(game, 2) == ["Sixth", "red joker", "42nd", "blue joker"]
    assert len(pile(game)) == 50
    assert table(game)["discards"] == []


def test_from_the_starting_seat_with_ordinary_cards() -> None:
    """First hands: cards, from the starting seat, whoever owns red."""
    top = ["red 1", "red 2", "red 3", "black 1", "black 2", "black 3"]
    top += ["red 4", "red 5", "red 6", "black 4", "black 5", "black 6"]
    game = dealt(3, top=top, edition="cards")
    finish_preliminary(game, colours=[1, 3, 2], first=2)
    assert game.seat == 2
    assert hand(game, 2) == ["red 1", "red 4", "black 1", "black 4"]
    assert hand(game, 3) == ["red 2", "red 5", "black 2", "black 5"]
    assert hand(game, 1) == ["red 3", "red 6", "black 3", "black 6"]


def test_who_has_two_and_two_stops_and_the_rest_go_on() -> None:
    """First hands: stops at two and two, the rest go on; a hand of 6 red and 2 blue is possible."""
    top = [
        *("Ninth", "Ninth", "Park", "Park", "Fifth"),
        *("14th", "Ninth", "Park", "57th", "Fifth"),
        *("Ninth", "14th", "Park", "Broadway", "59th"),
        *("14th", "14th", "57th", "57th", "59th"),
        # Seats 2, 3 and 5 have what they need; seat 4 (third) lacks a blue card, so it takes all.
        *("Eighth", "Eighth", "Eighth", "57th"),
        "Lexington",
    ]
    game = dealt(5, top=top)
    finish_preliminary(game, colours=[2, 1, 3, 4, 5])
    assert hand(game, 2) == ["Ninth", "Ninth", "14th", "14th"]
    assert hand(game, 3) == ["Ninth", "Ninth", "14th", "14th"]
    assert hand(game, 4) == ["Eighth"] * 3 + ["Park"] * 3 + ["57th"] * 2
    assert (reds(hand(game, 4)), len(hand(game, 4))) == (6, 8)
    assert hand(game, 5) == ["Broadway", "Park", "57th", "57th"]
    assert hand(game, 1) == ["Fifth", "Fifth", "59th", "59th"]
    assert pile(game)[0] == "Lexington"


@pytest.mark.parametrize(
    ("players", "edition", "events"),
    [
        (2, "box", False),
        (2, "cards", True),
        (3, "cards", False),
        (4, "box", True),
        (5, "box", True),
    ],
)
def test_all_have_two_and_two_and_no_more_than_needed(
    players: int, edition: str, events: bool
) -> None:
    """First hands: at least two red and two blue, and one colour at exactly two."""
    for seed in range(10):
        game = after_preliminary(players, seed, edition=edition, events=events)
        for seat in range(1, players + 1):
            cards = hand(game, seat)
            assert two_and_two(cards)
            assert 2 in (reds(cards), len(cards) - reds(cards))


def test_an_event_counts_as_a_card_of_its_colour() -> None:
    """Variant 1: events: an event card counts as a card of its colour in the hand."""
    top = ["red Ruin", "Ninth", "Park", "Park", "blue Ruin", "14th", "57th", "57th"]
    top += ["Fifth", "Ninth", "Park", "Park", "14th", "14th", "57th", "57th", "Lexington"]
    game = dealt(4, top=top, events=True)
    finish_preliminary(game, colours=[1, 2, 3, 4])
    assert hand(game, 1) == ["Fifth", "red Ruin", "14th", "blue Ruin"]
    assert pile(game)[0] == "Lexington"


def run_out(cards: int) -> Game:
    """The first hands are drawn from a pile of so many cards."""
    game = dealt(4, top=["Ninth", "Eighth", "14th", "23rd", "Park", "57th", "Fifth"])
    game.state.stock.cards[:cards] = game.state.stock.cards[66 - cards : 66]
    game.state.stock.left = cards
    finish_preliminary(game, colours=[1, 2, 3, 4])
    return game


def test_the_first_hands_run_out_of_cards() -> None:
    """A turn, Ruling: if pile and discards are both empty, drawing stops; the hands stay as is."""
    game = run_out(6)
    assert [hand(game, seat) for seat in (1, 2, 3, 4)] == [
        ["Ninth", "Park"],
        ["Eighth", "57th"],
        ["14th"],
        ["23rd"],
    ]
    assert pile(game) == []
    # The owner of red begins with what there is.
    assert (game.decision, game.seat) == ("turn", 1)
    refused(game, "Ninth × 14th", "you do not have the cards")
    game.play("show hand")
    assert game.seat == 2
