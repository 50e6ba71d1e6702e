"""Two players: two colours each in the box, one mark each with ordinary cards."""

from __future__ import annotations

import pytest
from helpers import discards, hand, owner, position, purses, reserve, starting

import ludopolis
from at_a_table import refused, table, texts
from ludopolis import AmbiguousAction, OptionError
from ludopolis.games.newyork.state import PLACE

# Seat 1 owns red and yellow, seat 2 blue and green.
CITY = """
    R . . . . . .
    . . . . . . .
    . B G B . B .
    . . . . . . .
    . . . B . . .
    . . . G . . .
    . . . . . . Y
"""

# --- The box: two colours each ------------------------------------------------------------------


def test_the_player_says_which_colour_to_play() -> None:
    """Variant 3: in a turn the player says which colour to play."""
    game = position(2, board=CITY, hands=[["Sixth", "14th"]])
    assert texts(game) == ["Sixth × 14th in red", "Sixth × 14th in yellow"]
    with pytest.raises(AmbiguousAction) as unclear:
        game.play("Sixth × 14th")
    assert unclear.value.choices == texts(game)
    red, yellow = reserve(game, "red"), reserve(game, "yellow")
    game.play("Sixth × 14th in yellow")
    assert owner(game, "Sixth/14th") == "yellow"
    assert (reserve(game, "red"), reserve(game, "yellow")) == (red, yellow - 1)
    assert purses(game) == [12, 12]
    assert game.seat == 2


def test_the_second_player_plays_the_other_colours() -> None:
    """Variant 3: each player owns two colours."""
    game = position(2, board=CITY, hands=[[], ["Sixth", "14th"]], turn_of=2)
    assert texts(game) == ["Sixth × 14th in blue", "Sixth × 14th in green"]
    game.play("Sixth × 14th in green")
    assert owner(game, "Sixth/14th") == "green"
    assert game.seat == 1


def test_colours_as_they_were_dealt() -> None:
    """Variant 3: two colours each, dealt at random."""
    owners = {"red": 2, "blue": 1, "yellow": 2, "green": 1}
    game = position(2, board=CITY, owners=owners, hands=[["Sixth", "Broadway", "14th", "34th"]])
    assert starting(game, "Sixth × 14th") == ["Sixth × 14th in blue", "Sixth × 14th in green"]
    assert starting(game, "Broadway × 34th") == []


@pytest.mark.parametrize("square", ["Ninth × 14th", "Lexington × 59th"])
def test_own_buildings_cannot_be_chosen(square: str) -> None:
    """Variant 3: own pawns can be neither removed nor replaced."""
    avenue, street = square.split(" × ")
    game = position(2, board=CITY, hands=[[avenue, street]])
    for colour in ("red", "yellow"):
        refused(game, f"{square} in {colour}", "own buildings cannot be chosen")
    assert texts(game) == ["show hand"]


def test_prices_count_the_pawns_colour() -> None:
    """Variant 3, Ruling: prices count the pawn's colour, as if each colour were a player."""
    # Broadway/42nd: 3 blue on Broadway, 2 blue on 42nd; the green ones do not count.
    game = position(2, board=CITY, hands=[["Broadway", "42nd"]])
    blue = reserve(game, "blue")
    game.play("Broadway × 42nd in red")
    assert owner(game, "Broadway/42nd") == "red"
    assert purses(game) == [10, 14]
    assert reserve(game, "blue") == blue + 1
    # The green one beside it is alone of its colour on both lines.
    game = position(2, board=CITY, hands=[["Broadway", "34th"]])
    game.play("Broadway × 34th in yellow")
    assert purses(game) == [11, 13]


def test_prices_may_count_both_colours_of_the_owner() -> None:
    """Variant 3, option price_for_two: `owner` counts both colours along each line."""
    # Broadway/42nd: 3 blue and 1 green on Broadway, 2 blue and 1 green on 42nd.
    hands = [["Broadway", "42nd"]]
    game = position(2, board=CITY, hands=hands, price_for_two="owner")
    game.play("Broadway × 42nd in red")
    assert purses(game) == [9, 15]
    poor = position(2, board=CITY, hands=hands, purses=[2, 0], price_for_two="owner")
    refused(poor, "Broadway × 42nd in red", "cannot pay")
    assert position(2, board=CITY, hands=hands, purses=[2, 0]).legal()
    # The mover's own pawns never count: seat 1 owns blue here, and green is alone.
    owners = {"red": 2, "blue": 1, "yellow": 1, "green": 2}
    game = position(
        2, board=CITY, owners=owners, hands=[["Broadway", "34th"]], price_for_two="owner"
    )
    game.play("Broadway × 34th in blue")
    assert purses(game) == [11, 13]


@pytest.mark.parametrize(
    ("players", "edition"), [(2, "cards"), (3, "box"), (4, "box"), (5, "cards")]
)
def test_the_price_for_two_is_for_two_colours_each(players: int, edition: str) -> None:
    """Variant 3, option price_for_two: two players with the box."""
    with pytest.raises(OptionError, match="2 players with the box"):
        ludopolis.new("newyork", players=players, edition=edition, price_for_two="owner")


def test_without_the_option_the_colour_counts() -> None:
    """Records and tables from before the option are played as they were."""
    box = ludopolis.box("newyork")
    old = ("edition", "events", "own_colours", "teams", "unlimited_pawns")
    written = {option.name: option.default for option in box.options if option.name in old}
    assert box.settle(2, written)["price_for_two"] == "colour"


def test_one_purse_for_both_colours() -> None:
    """Variant 3: money is one purse; too little of it, and the building cannot be chosen."""
    game = position(2, board=CITY, hands=[["Broadway", "42nd"]], purses=[1, 0])
    refused(game, "Broadway × 42nd in yellow", "cannot pay")
    assert texts(game) == ["show hand"]


def test_each_colour_has_its_own_pawns() -> None:
    """A turn, Ruling: no pawn in reserve; Variant 3: 20 pawns per colour."""
    game = position(2, board=CITY, hands=[["Broadway", "42nd"]], reserves={"red": 0})
    assert texts(game) == ["Broadway × 42nd in yellow"]
    refused(game, "Broadway × 42nd in red", "no pawn of that colour")
    none = position(2, board=CITY, hands=[["Broadway", "42nd"]], reserves={"red": 0, "yellow": 0})
    assert texts(none) == ["show hand"]


def test_jokers_in_both_colours() -> None:
    """Worked cases: two jokers reach all squares, here but the own ones, in either colour."""
    game = position(2, board=CITY, hands=[["red joker", "blue joker"]])
    assert len(texts(game)) == 2 * (49 - 2)


def test_score_of_two_colours() -> None:
    """Variant 3, Ruling: 2 per building in the largest group of each colour; money; nothing else."""
    board = """
        R R . . Y Y .
        . R Y . Y . .
        . . Y . . . R
        R . Y . B . R
        . . . . . . .
        B . G . G . B
        . . G . . . .
    """
    game = position(2, board=board, purses=[4, 5])
    # Red 3 (2 and 1 do not count), yellow 3 (3 do not count); blue 1, green 2.
    assert game.scores() == {1: 2 * 3 + 2 * 3 + 4, 2: 2 * 1 + 2 * 2 + 5}


def test_two_own_colours_do_not_connect() -> None:
    """Variant 3: the largest group of each colour: red and yellow side by side are two groups."""
    board = "R R Y . . . .\n" + "Y . R . . . .\n" + ". . . . . . .\n" * 5
    game = position(2, board=board, purses=[0, 0])
    assert game.scores()[1] == 2 * 2 + 2 * 1


def test_the_preliminary_round_gives_the_colour() -> None:
    """Preliminary round, Ruling: nobody chooses; the second own colour cannot be placed instead."""
    game = ludopolis.new("newyork", players=2, seed=1)
    assert len(texts(game)) == 49
    for square in range(49):
        refused(game, PLACE + 49 + square, "one colour only")


# --- The box: events ----------------------------------------------------------------------------


def test_renovation_with_either_colour() -> None:
    """Variant 3, Ruling: Renovation clears all pawns; each placement may use either own colour."""
    board = """
        . . . . . . .
        . . . . . . .
        . . . R . . .
        . . B Y G . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """
    game = position(2, board=board, hands=[["red Renovation"], []], events=True)
    game.play("red Renovation")
    for colour in ("red", "blue", "yellow", "green"):
        assert reserve(game, colour) == 20
    middle = ["Broadway/42nd", "Sixth/34th", "Sixth/42nd", "Sixth/50th", "Fifth/42nd"]
    assert texts(game) == [f"{s} in {colour}" for colour in ("red", "yellow") for s in middle]
    game.play("Sixth/42nd in yellow")
    assert game.seat == 2
    assert texts(game) == [
        f"{s} in {colour}" for colour in ("blue", "green") for s in middle if s != "Sixth/42nd"
    ]
    game.play("Broadway/42nd in green")
    assert (owner(game, "Sixth/42nd"), owner(game, "Broadway/42nd")) == ("yellow", "green")


def test_rebuilding_with_one_colour_used_up() -> None:
    """Variant 3, Ruling: either own colour that has a pawn; skipped only without any."""
    game = position(
        2,
        hands=[["red Ruin"], []],
        reserves={"red": 0, "yellow": 2, "blue": 0, "green": 0},
        events=True,
    )
    game.play("red Ruin")
    assert len(texts(game)) == 4
    refused(game, "Ninth/14th in red", "no pawn")
    game.play("Ninth/14th in yellow")
    assert game.seat == 1
    game.play("Ninth/59th in yellow")
    # Nobody has a pawn any more.
    assert (game.decision, game.seat) == ("turn", 2)
    assert owner(game, "Lexington/14th") is None


EIGHT_AND_ONE = """
    B B . . . . .
    B B . . . . .
    . . . . . . .
    . . G G . . .
    . . G G . . .
    . . . . . . .
    R . . . . . G
"""


def test_speculation_counts_both_colours() -> None:
    """Variant 3, Ruling: Speculation (more than 8) counts a player's two colours together."""
    game = position(2, board=EIGHT_AND_ONE, hands=[["red Speculation"], []], events=True)
    assert texts(game) == [
        "red Speculation → seat 2 in red",
        "red Speculation → seat 2 in yellow",
    ]
    game.play("red Speculation → seat 2 in yellow")
    # The victim may give up a pawn of either colour.
    assert (game.seat, game.decision) == (2, "give up")
    assert len(texts(game)) == 9
    assert {"give up Ninth/14th", "give up Lexington/59th"} <= set(texts(game))
    green, yellow = reserve(game, "green"), reserve(game, "yellow")
    game.play("give up Lexington/59th")
    assert owner(game, "Lexington/59th") == "yellow"
    assert (reserve(game, "green"), reserve(game, "yellow")) == (green + 1, yellow - 1)
    assert (game.seat, hand(game, 1)) == (2, [])


def test_speculation_against_eight() -> None:
    """Variant 3, Ruling: more than 8 pawns of both colours together."""
    board = EIGHT_AND_ONE.replace("R . . . . . G", "R . . . . . .")
    game = position(2, board=board, hands=[["red Speculation"], []], events=True)
    refused(game, "red Speculation → seat 2 in red", "more than 8")


def test_statik_counts_both_colours() -> None:
    """Variant 3, Ruling: Statik counts a player's two colours together."""
    board = """
        R R . B . G .
        . . . . . . .
        R . Y . B B B
        . . . . . . .
        R R Y . B B .
        . . . . . . .
        . . . . . . .
    """
    cards = ["blue Statik", "Ninth", "Broadway", "Fifth"]
    game = position(2, board=board, hands=[cards, []], events=True)
    # Ninth: 2 against 1 + 1; Broadway: 1 + 1 against 3; Fifth: 2 + 1 against 2.
    assert starting(game, "blue Statik") == [
        "blue Statik × Ninth → seat 2 in red",
        "blue Statik × Broadway → seat 2 in red",
        "blue Statik × Ninth → seat 2 in yellow",
        "blue Statik × Broadway → seat 2 in yellow",
    ]
    refused(game, "blue Statik × Fifth → seat 2 in red", "most buildings")
    game.play("blue Statik × Ninth → seat 2 in yellow")
    assert texts(game) == ["give up Ninth/42nd", "give up Ninth/57th"]
    assert table(game)["taker"] == "yellow"
    game.play("give up Ninth/57th")
    assert owner(game, "Ninth/57th") == "yellow"
    assert purses(game) == [12, 12]


def test_enterprise_takes_from_the_other_player_only() -> None:
    """Variant 3, Ruling: Baulöwe takes a pawn of the other player only."""
    board = "R Y B G . . .\n" + ". . . . . . .\n" * 6
    game = position(2, board=board, hands=[["blue Enterprise", "Ninth"], []], events=True)
    assert texts(game) == [
        f"blue Enterprise × Ninth → Ninth/{street} in {colour}"
        for colour in ("red", "yellow")
        for street in ("34th", "42nd")
    ]
    refused(game, "blue Enterprise × Ninth → Ninth/23rd in red", "opponent's building")
    game.play("blue Enterprise × Ninth → Ninth/42nd in yellow")
    assert owner(game, "Ninth/42nd") == "yellow"
    assert purses(game) == [12, 12]


def test_events_with_one_colour_used_up() -> None:
    """Variant 3 and Variant 1, Ruling: no event for which you have no pawn of the colour."""
    cards = ["red Speculation", "red Statik", "red Enterprise", "14th"]
    game = position(2, board=EIGHT_AND_ONE, hands=[cards, []], events=True, reserves={"yellow": 0})
    assert "red Statik × 14th → seat 2 in red" in texts(game)
    for text in texts(game):
        assert text.endswith(" in red")


# --- Ordinary cards: one mark each --------------------------------------------------------------


def test_one_mark_each_is_the_base_turn() -> None:
    """Variant 3, cards: otherwise the base turn (own squares are lost)."""
    board = """
        . . . . . . .
        . . . . . . .
        . . B . . . .
        . . B . . . .
        . . B B . . .
        . . . . . . .
        R . . . . . .
    """
    cards = ["red 1", "red 3", "black 1", "black 3"]
    game = position(2, board=board, hands=[cards, []], edition="cards")
    assert len(texts(game)) == 4
    red = reserve(game, "red")
    game.copy().play("red 1 × black 1")
    lost = game.copy()
    lost.play("red 1 × black 1")
    assert owner(lost, "1/1") is None
    assert reserve(lost, "red") == red + 1
    game.play("red 3 × black 3")
    assert owner(game, "3/3") == "red"
    assert purses(game) == [10, 14]
    assert discards(game) == ["red 3", "black 3"]
    assert game.seat == 2


def test_at_most_forty_squares() -> None:
    """Variant 3, cards: at most 40 squares."""
    board = "\n".join(["RRRRRRR"] * 5 + ["RRRR...", "......."])
    game = position(2, board=board, hands=[["red 1", "black 1"]], edition="cards")
    assert reserve(game, "red") == 1
    game.play("red 1 × black 1")
    assert reserve(game, "red") == 0
    full = position(
        2, board=board.replace("RRRR...", "RRRRR.."), hands=[["red 1", "black 1"]], edition="cards"
    )
    refused(full, "red 1 × black 1", "no pawn")


def test_score_of_the_two_largest_groups() -> None:
    """Variant 3, cards, Ruling: 2 per square in the two largest groups; money; nothing else."""
    board = """
        R R . R R . R
        . R . R . . .
        . R . . . R .
        . . . . R R .
        B . B . . R .
        . . . . . . B
        B . . . . . .
    """
    game = position(2, board=board, purses=[3, 7], edition="cards")
    # Red: 4 and 4, not the 3 and the 1. Blue: 1 and 1 of four.
    assert game.scores() == {1: 2 * 4 + 2 * 4 + 3, 2: 2 + 2 + 7}


def test_score_of_a_single_group() -> None:
    """Variant 3, cards: the two largest groups, if there are two."""
    board = "R R R . . . .\n" + ". . . . . . .\n" * 6
    game = position(2, board=board, purses=[0, 5], edition="cards")
    assert game.scores() == {1: 6, 2: 5}


def test_groups_come_in_any_order() -> None:
    """Variant 3, cards: the two largest, wherever they lie on the board."""
    board = """
        R . R R . . .
        . . . . . . .
        R R R . . . .
        . . . . . . .
        R . . . . . .
        . . . . . . .
        . . . . . R R
    """
    game = position(2, board=board, purses=[0, 0], edition="cards")
    assert game.scores()[1] == 2 * 3 + 2 * 2
