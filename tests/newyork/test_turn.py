"""A turn: two cards, one building."""

from __future__ import annotations

from typing import Any

import pytest
from helpers import (
    AVENUES,
    STREETS,
    TABLES,
    discards,
    free_squares,
    hand,
    named,
    owner,
    pile,
    position,
    purses,
    reserve,
    two_and_two,
)

import ludopolis
from at_a_table import play_all, refused, table, texts, wander
from ludopolis import AmbiguousAction, InvalidAction
from ludopolis.games.newyork.state import PLACE

# Blue has three buildings on Broadway and two on 42nd.
CITY = """
    . . . . . . .
    . . . . . . .
    . B . B . B .
    . . . . . . .
    . . . B . . .
    . . . . . . .
    R . . . . . G
"""
FULL_HAND = ["Broadway", "Lexington", "14th", "42nd"]


def test_free_building() -> None:
    """A turn: free: put a pawn on it, free of charge; discard both cards; the next player."""
    game = position(board=CITY, hands=[["Broadway", "Fifth", "14th", "59th"]])
    before = reserve(game, "red")
    game.play("Broadway × 14th")
    assert owner(game, "Broadway/14th") == "red"
    assert reserve(game, "red") == before - 1
    assert purses(game) == [6, 6, 6, 6]
    assert discards(game) == ["Broadway", "14th"]
    assert (game.seat, game.decision) == (2, "turn")


def test_opponents_building() -> None:
    """A turn: pay its owner and replace the pawn; Worked cases: 3 in the row, 2 in the column."""
    game = position(board=CITY, hands=[FULL_HAND])
    red, blue = reserve(game, "red"), reserve(game, "blue")
    game.play("Broadway × 42nd")
    assert owner(game, "Broadway/42nd") == "red"
    assert purses(game) == [4, 8, 6, 6]
    assert (reserve(game, "red"), reserve(game, "blue")) == (red - 1, blue + 1)
    # The owner cannot refuse: the next decision is the next player's turn.
    assert (game.seat, game.decision) == (2, "turn")


@pytest.mark.parametrize(
    ("square", "price"),
    [
        ("Ninth × 14th", 3),  # 4 on the avenue, 3 on the street
        ("Ninth × 23rd", 1),  # 4 and 1
        ("Eighth × 14th", 1),  # 1 and 3: other colours do not count
        ("Broadway × 14th", 2),  # 2 and 3
        ("Broadway × 59th", 1),  # 2 and 1
    ],
)
def test_price_is_the_smaller_count(square: str, price: int) -> None:
    """A turn: the smaller of the owner's buildings in the row and the column, itself included."""
    board = """
        B B B B . . .
        B G G G . . .
        B . . . . . B
        R R R R . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """
    avenue, street = square.split(" × ")
    game = position(board=board, hands=[[avenue, street]])
    game.play(square)
    assert purses(game) == [6 - price, 6 + price, 6, 6]


def test_the_price_follows_the_board() -> None:
    """A turn: the count is made when the building is chosen: what was lost counts no more."""
    board = """
        B B B . . . .
        B B B . . . .
        B B B . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """
    hands = [["Ninth", "23rd"], ["Eighth", "14th"], ["Eighth", "23rd"], ["Ninth", "14th"]]
    game = position(board=board, hands=hands)
    game.play("Ninth × 23rd")  # 3 and 3
    assert purses(game) == [3, 9, 6, 6]
    game.play("Eighth × 14th")  # blue's own
    game.play("Eighth × 23rd")  # 2 are left on the avenue, 2 on the street
    assert purses(game) == [3, 11, 4, 6]
    game.play("Ninth × 14th")  # 2 and 2
    assert purses(game) == [3, 13, 4, 4]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_counts_always_agree_with_the_board(options: dict[str, Any]) -> None:
    """A turn: prices, reserves and free buildings are what the board shows, in any game."""
    game = ludopolis.new("newyork", seed=9, **options)
    pawns = table(game)["reserves"]["red"]
    step = 0
    while not game.over:
        step += 1
        wander(game, step, moves=10)
        board = table(game)["board"]
        state = game.state
        for number, colour in enumerate(table(game)["reserves"]):
            lines = [line.count(colour) for line in board]
            assert list(state.on_avenue[number]) == lines
            columns = zip(*board, strict=True)
            assert list(state.on_street[number]) == [column.count(colour) for column in columns]
            assert state.buildings[number] == sum(lines)
            flat = enumerate(owner for line in board for owner in line)
            assert state.squares[number] == sum(1 << n for n, owner in flat if owner == colour)
            assert reserve(game, colour) == pawns - sum(lines)
        assert state.free == free_squares(game)


def test_the_money_goes_to_the_owner_of_the_colour() -> None:
    """A turn: pay its owner: the seat to which the colour was dealt."""
    owners = {"red": 4, "blue": 3, "yellow": 1, "green": 2}
    game = position(board=CITY, owners=owners, hands=[FULL_HAND])
    game.play("Broadway × 42nd")
    assert owner(game, "Broadway/42nd") == "yellow"
    assert purses(game) == [4, 6, 8, 6]


def test_just_enough_money() -> None:
    """A turn, Ruling: you cannot name a building you cannot pay for."""
    game = position(board=CITY, hands=[FULL_HAND], purses=[2, 0, 0, 0])
    game.play("Broadway × 42nd")
    assert purses(game) == [0, 2, 0, 0]
    game = position(board=CITY, hands=[FULL_HAND], purses=[1, 0, 0, 0])
    refused(game, "Broadway × 42nd", "cannot pay", "smaller number")
    assert "Lexington × 14th" in texts(game)


def test_own_building_is_lost() -> None:
    """A turn: your own: you lose it; the pawn goes back to your reserve."""
    game = position(board=CITY, hands=[FULL_HAND])
    before = reserve(game, "red")
    game.play("Lexington × 14th")
    assert owner(game, "Lexington/14th") is None
    assert reserve(game, "red") == before + 1
    assert purses(game) == [6, 6, 6, 6]
    assert discards(game) == ["Lexington", "14th"]
    assert game.seat == 2


def test_without_a_pawn_only_own_buildings() -> None:
    """A turn, Ruling: with no pawn in reserve, free and opponents' buildings cannot be chosen."""
    game = position(board=CITY, hands=[FULL_HAND], reserves={"red": 0})
    assert texts(game) == ["Lexington × 14th"]
    refused(game, "Broadway × 42nd", "no pawn")
    refused(game, "Broadway × 14th", "no pawn")
    game.play("Lexington × 14th")
    assert reserve(game, "red") == 1


def test_a_single_pawn_is_enough() -> None:
    """A turn, Ruling: with no pawn in reserve …; with one, all may be chosen."""
    game = position(board=CITY, hands=[FULL_HAND], reserves={"red": 1})
    assert len(texts(game)) == 4
    game.play("Broadway × 14th")
    assert reserve(game, "red") == 0


def test_red_line_and_blue_joker() -> None:
    """Worked cases: red 3 + blue joker reaches exactly the 7 crossings of line 3."""
    game = position(hands=[["Broadway", "blue joker"]])
    assert texts(game) == [f"Broadway × joker → Broadway/{street}" for street in STREETS]
    game.play("Broadway × joker → Broadway/57th")
    assert owner(game, "Broadway/57th") == "red"
    assert discards(game) == ["Broadway", "blue joker"]


def test_red_joker_and_blue_line() -> None:
    """A turn: a joker stands for any line of its colour."""
    game = position(hands=[["red joker", "42nd"]])
    assert texts(game) == [f"joker × 42nd → {avenue}/42nd" for avenue in AVENUES]
    game.play("joker × 42nd → Park/42nd")
    assert owner(game, "Park/42nd") == "red"
    assert discards(game) == ["red joker", "42nd"]


def test_two_jokers() -> None:
    """Worked cases: two jokers reach all 49."""
    game = position(hands=[["red joker", "blue joker"]])
    assert texts(game) == [
        f"joker × joker → {avenue}/{street}" for avenue in AVENUES for street in STREETS
    ]
    game.play("joker × joker → Lexington/59th")
    assert owner(game, "Lexington/59th") == "red"
    assert discards(game) == ["red joker", "blue joker"]


def test_a_joker_takes_and_loses_as_a_line_does() -> None:
    """A turn: a joker stands for any line: free, an opponent's or an own building."""
    game = position(board=CITY, hands=[["red joker", "14th", "42nd"]], purses=[1, 0, 0, 0])
    reached = texts(game)
    assert "joker × 42nd → Broadway/42nd" not in reached  # 2 coins
    assert "joker × 42nd → Fifth/42nd" in reached  # 1 coin
    game.play("joker × 14th → Lexington/14th")
    assert owner(game, "Lexington/14th") is None


def test_line_card_and_joker_are_different_choices() -> None:
    """A turn, Ruling: cards that differ by more than their copy are different choices."""
    game = position(hands=[["Broadway", "red joker", "42nd"]])
    assert "Broadway × 42nd" in texts(game)
    assert "joker × 42nd → Broadway/42nd" in texts(game)
    assert len(texts(game)) == 8
    game.play("joker × 42nd → Broadway/42nd")
    assert "Broadway" in hand(game, 1)
    assert discards(game) == ["red joker", "42nd"]


def test_copies_are_the_same_choice() -> None:
    """A turn, Ruling: copies are the same choice; so are all wild cards of one colour."""
    copies = ["Broadway"] * 3 + ["red joker"] * 2 + ["42nd"] * 2 + ["blue joker"] * 4
    many = position(board=CITY, hands=[copies])
    one_each = position(board=CITY, hands=[["Broadway", "red joker", "42nd", "blue joker"]])
    assert texts(many) == texts(one_each)
    many.play("Broadway × 42nd")
    assert hand(many, 1) == ["Broadway"] * 2 + ["red joker"] * 2 + ["42nd"] + ["blue joker"] * 4


def test_one_red_and_one_blue_card() -> None:
    """A turn: play one red and one blue card: the pairs of the hand and no others."""
    game = position(hands=[["Ninth", "Broadway", "14th", "42nd", "59th"]])
    expected = {f"{red} × {blue}" for red in ("Ninth", "Broadway") for blue in hand(game, 1)[2:]}
    assert set(texts(game)) == expected
    assert len(texts(game)) == 6


def test_nobody_may_decline() -> None:
    """A turn, Ruling: only three kinds of choice; you cannot decline a placement."""
    game = position(board=CITY, hands=[["Broadway", "42nd"]])
    assert texts(game) == ["Broadway × 42nd"]
    refused(game, "show hand", "only when nothing can be played")


def test_cards_that_are_not_in_the_hand() -> None:
    """A turn: play one red and one blue card of the hand."""
    game = position(hands=[["Ninth", "14th"], ["Broadway", "42nd"]])
    refused(game, "Broadway × 42nd", "Broadway × 42nd", "do not have the cards")
    refused(game, "Ninth × joker → Ninth/14th", "do not have the cards")
    refused(game, "joker × 14th → Ninth/14th", "do not have the cards")


def test_actions_of_other_decisions_are_refused() -> None:
    """A turn: placing, giving up, swapping and refusing are no turns."""
    game = position(board=CITY, hands=[FULL_HAND])
    others = ("give up Lexington/14th", "swap Broadway", "refuse", "offer Broadway", PLACE)
    for action in others:
        refused(game, action, "not what is being decided now")


def test_unreadable_actions() -> None:
    """A turn: a text that is no action, and a number that is none, change nothing."""
    game = position(board=CITY, hands=[FULL_HAND])
    before = game.fingerprint()
    for nonsense in ("Broadway × Broadway", "dance", "", "Broadway × 60th", 100_000, -1):
        with pytest.raises(InvalidAction):
            game.play(nonsense)
    with pytest.raises(InvalidAction, match="looks like: Broadway × 14th"):
        game.play("dance")
    assert game.fingerprint() == before
    assert game.moves == []


def test_unfinished_actions() -> None:
    """A turn: a text that fits several actions names them; one that fits one is enough."""
    game = position(board=CITY, hands=[["Broadway", "42nd", "blue joker"]])
    before = game.fingerprint()
    with pytest.raises(AmbiguousAction) as unclear:
        game.play("broadway x joker")
    assert unclear.value.choices == [f"Broadway × joker → Broadway/{street}" for street in STREETS]
    assert game.fingerprint() == before
    game.play("broadway 42nd")
    assert owner(game, "Broadway/42nd") == "red"


def test_turns_go_around() -> None:
    """A turn: clockwise; after the last seat the first."""
    game = position(3, hands=[["Ninth", "14th"]] * 3, turn_of=2)
    play_all(game, "Ninth × 14th", "Ninth × 14th")
    assert (game.seat, table(game)["active"], table(game)["turns"]) == (1, 1, 2)


def test_red_names_columns_and_black_names_rows() -> None:
    """Two editions, one game: cards: red cards name columns, black ones rows; the 8s are wild."""
    game = position(hands=[["red 3", "red wild", "black 5"]], edition="cards")
    assert texts(game) == [
        "wild × black 5 → 1/5",
        "wild × black 5 → 2/5",
        "red 3 × black 5",
        "wild × black 5 → 3/5",
        *(f"wild × black 5 → {column}/5" for column in (4, 5, 6, 7)),
    ]
    game.play("red 3 × black 5")
    assert owner(game, "3/5") == "red"


def test_price_with_ordinary_cards() -> None:
    """A turn: the price is the smaller of row and column in both editions."""
    board = """
        . . . . . . .
        . . . . . . .
        . . B . . . .
        . . B . . . .
        . . B B . . .
        . . . . . . .
        . . . . . . .
    """
    # Column 3 has three, row 3 two, and column 4 one.
    for card, row, price in (("red 3", "black 3", 2), ("red 3", "black 4", 1)):
        game = position(board=board, hands=[[card, row]], edition="cards")
        game.play(f"{card} × {row}")
        assert purses(game) == [6 - price, 6 + price, 6, 6]


# --- Showing the hand ---------------------------------------------------------------------------


def test_the_hand_is_shown_when_nothing_can_be_played() -> None:
    """A turn: shows the hand to all, discards it, draws until two and two, and the turn ends."""
    new_cards = ["Ninth", "Ninth", "59th", "Park", "57th"]
    cards = ["Broadway", "Broadway", "23rd", "42nd", "57th"]
    game = position(board=CITY, hands=[cards], purses=[0, 9, 9, 9], pile=[*new_cards, "14th"])
    before = table(game)
    assert texts(game) == ["show hand"]
    game.play("show hand")
    assert named(game.view(3).discards) == cards
    assert hand(game, 1) == ["Ninth", "Ninth", "Park", "57th", "59th"]
    assert pile(game) == ["14th"]
    assert game.seat == 2
    after = table(game)
    for unchanged in ("board", "purses", "reserves"):
        assert after[unchanged] == before[unchanged]


def test_a_pair_that_can_be_played_must_be_played() -> None:
    """A turn, Ruling: showing the hand is never a choice, not even when only an own one is left."""
    cards = ["Broadway", "Lexington", "42nd", "14th"]
    game = position(board=CITY, hands=[cards], reserves={"red": 0}, purses=[0, 0, 0, 0])
    assert texts(game) == ["Lexington × 14th"]
    refused(game, "show hand", "only when nothing can be played")


def test_show_without_a_pawn() -> None:
    """A turn: no free building, no opponent's and no own one can be chosen: show the hand."""
    game = position(board=CITY, hands=[["Broadway", "42nd", "23rd", "14th"]], reserves={"red": 0})
    assert texts(game) == ["show hand"]


def test_show_with_one_colour_only() -> None:
    """Variant 1: events, Ruling: fewer cards than a playable pair needs: show the hand."""
    game = position(hands=[["Broadway", "Ninth", "red joker"]])
    assert texts(game) == ["show hand"]
    game.play("show hand")
    assert discards(game) == ["Ninth", "Broadway", "red joker"]
    assert two_and_two(hand(game, 1))


def test_an_empty_hand_is_shown_too() -> None:
    """A turn, Ruling: an empty hand is shown too."""
    game = position(hands=[[]], pile=["Ninth", "14th", "Park", "57th", "59th"])
    assert texts(game) == ["show hand"]
    game.play("show hand")
    assert discards(game) == []
    assert hand(game, 1) == ["Ninth", "Park", "14th", "57th"]
    assert game.seat == 2
