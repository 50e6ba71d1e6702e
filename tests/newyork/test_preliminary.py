"""The preliminary round, and how the colours find their owners."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from helpers import (
    after_preliminary,
    dealt,
    finish_preliminary,
    on_board,
    owner,
    owners,
    preliminary,
    reserve,
    square_number,
)

import ludopolis
from at_a_table import refused, table, texts
from ludopolis import Game
from ludopolis.games import newyork


def first_placements(game: Game, count: int) -> list[tuple[int | None, str]]:
    """Who is asked to place which colour, and does so."""
    order = []
    for _ in range(count):
        order.append((game.seat, table(game)["placing"]))
        before = table(game)["board"]
        game.play(game.legal()[-1])
        placed = [
            new
            for old_line, new_line in zip(before, table(game)["board"], strict=True)
            for old, new in zip(old_line, new_line, strict=True)
            if old != new
        ]
        assert placed == [order[-1][1]]
    return order


@pytest.mark.parametrize("edition", ["box", "cards"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_clockwise_from_the_first_seat(players: int, edition: str) -> None:
    """Preliminary round: seat 1 red, seat 2 blue, then yellow, green, black, and again."""
    game = ludopolis.new("newyork", players=players, edition=edition, seed=1)
    colours = ["red", "blue", "yellow", "green", "black"][:players]
    expected = list(enumerate(colours, start=1))
    assert first_placements(game, 2 * players) == expected * 2


def test_two_players_with_two_colours_each() -> None:
    """Variant 3: seat 1 red, seat 2 blue, seat 1 yellow, seat 2 green, and again."""
    game = ludopolis.new("newyork", players=2, seed=1)
    expected = [(1, "red"), (2, "blue"), (1, "yellow"), (2, "green")]
    assert first_placements(game, 8) == expected * 2


def test_two_players_with_one_mark_each() -> None:
    """Variant 3, cards: one mark each, by turns."""
    game = ludopolis.new("newyork", players=2, edition="cards", seed=1)
    assert first_placements(game, 4) == [(1, "red"), (2, "blue")] * 2


def test_two_players_with_own_colours() -> None:
    """Variant 3, own colours: each player's two colours by turns, the earlier in the list first."""
    game = dealt(2, own_colours=True, colours=[2, 2, 1, 1])
    expected = [(1, "yellow"), (2, "red"), (1, "green"), (2, "blue")]
    assert first_placements(game, 8) == expected * 2


def test_four_players_with_own_colours() -> None:
    """Variant 2: dealt before the preliminary round and kept."""
    game = dealt(4, own_colours=True, colours=[3, 1, 4, 2])
    expected = {"red": 3, "blue": 1, "yellow": 4, "green": 2}
    assert owners(game.view(1)) == expected
    assert first_placements(game, 4) == [(1, "blue"), (2, "green"), (3, "red"), (4, "yellow")]
    finish_preliminary(game)
    assert owners(game.view(1)) == expected
    assert game.seat == 3


def test_not_beside_the_own_colour() -> None:
    """Preliminary round: not next to (sharing a side with) its own colour; a corner is fine."""
    board = """
        . . . . . . .
        . . . . . . .
        . . . R . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        B . . . . . R
    """
    game = preliminary(4, board=board, placements=4)
    taken = {"Broadway/42nd", "Lexington/14th", "Lexington/59th"}
    beside = {
        "Eighth/42nd",
        "Sixth/42nd",
        "Broadway/34th",
        "Broadway/50th",
        "Park/59th",
        "Lexington/57th",
    }
    for square in beside:
        refused(game, square, "share a side with one of its colour")
    for square in taken:
        refused(game, square, "not free")
    allowed = set(texts(game))
    assert len(allowed) == 49 - len(beside) - len(taken)
    assert allowed.isdisjoint(beside | taken)
    assert {"Eighth/34th", "Sixth/50th", "Park/57th"} <= allowed  # corner to corner
    assert {"Park/14th", "Lexington/23rd"} <= allowed  # beside another colour
    game.play("Sixth/50th")
    assert owner(game, "Sixth/50th") == "red"
    assert game.seat == 2


def test_the_ends_of_two_lines_are_no_neighbours() -> None:
    """Preliminary round: next to means sharing a side; the board does not go around."""
    board = ". . . . . . R\n" + ". . . . . . .\n" * 6
    game = preliminary(4, board=board, placements=4)
    allowed = texts(game)
    assert "Eighth/14th" in allowed
    assert "Ninth/14th" in allowed
    assert "Lexington/59th" in allowed
    assert "Eighth/59th" not in allowed
    assert "Ninth/57th" not in allowed


# Every free square of this board shares a side with a yellow pawn.
NO_SQUARE_FOR_YELLOW = """
    R . R B . R B
    . Y . . Y . R
    R . B . . . B
    B . . Y . Y .
    . Y . . . . R
    R . . . Y . B
    B . Y . . B R
"""


def test_who_has_no_allowed_square_skips() -> None:
    """Preliminary round, Ruling: it can happen with three players; the pawn stays in reserve."""
    letters = NO_SQUARE_FOR_YELLOW.split()
    squares = {c: [n for n, letter in enumerate(letters) if letter == c] for c in "RBY"}
    assert [len(found) for found in squares.values()] == [8, 8, 7]
    game = ludopolis.new("newyork", players=3, seed=5)
    for turn in range(8):
        for letter in "RBY":
            if turn < len(squares[letter]):
                assert game.decision == "place"
                number = squares[letter][turn]
                game.play(next(a for a in game.legal() if square_number(a.text) == number))
    assert game.decision == "turn"
    assert table(game)["placements"] == 24
    assert [reserve(game, colour) for colour in ("red", "blue", "yellow")] == [17, 17, 18]
    assert on_board(game, "yellow") == 7


@pytest.mark.parametrize(("edition", "corner"), [("box", "Lexington/59th"), ("cards", "7/1")])
def test_after_a_skip_the_next_player_places(edition: str, corner: str) -> None:
    """Preliminary round, Ruling: the skipped placement counts, and the next colour is asked."""
    board = """
        B . R Y R Y R
        R R Y R Y R Y
        R Y R Y R Y R
        Y R Y R Y R Y
        R Y R Y R Y R
        Y R Y R Y R Y
        R Y R Y R Y .
    """
    game = preliminary(3, board=board, placements=3, edition=edition)
    before = reserve(game, "blue")
    assert (game.seat, table(game)["placing"]) == (1, "red")
    game.play(corner)
    # The one square that is left lies beside a blue pawn and red ones.
    assert (game.seat, table(game)["placing"]) == (3, "yellow")
    assert table(game)["placements"] == 5
    assert reserve(game, "blue") == before


def test_skip_with_two_players_and_ordinary_cards() -> None:
    """Preliminary round, Ruling: it can happen in the two-player cards game."""
    board = """
        B . B R B R B
        R B R B R B R
        B R B R B R B
        R B R B R B R
        B R B R B R B
        R B R B R B R
        B R B . B R B
    """
    game = preliminary(2, board=board, placements=20, edition="cards")
    red, blue = reserve(game, "red"), reserve(game, "blue")
    game.play("2/7")
    # Seat 2 has no square beside which there is no blue pawn; seat 1 has.
    assert (game.seat, table(game)["placements"]) == (1, 22)
    game.play("4/1")
    # The board is full: seat 2 skips again, and the preliminary round is over.
    assert game.decision == "turn"
    assert (reserve(game, "red"), reserve(game, "blue")) == (red - 2, blue)


def test_colours_are_dealt_at_random_afterwards() -> None:
    """Preliminary round: each places a colour that need not stay theirs; dealt at random."""
    found = set()
    for seed in range(60):
        game = ludopolis.new("newyork", players=3, seed=seed)
        assert owners(game.view(1)) == dict.fromkeys(["red", "blue", "yellow"])
        after = after_preliminary(3, seed)
        found.add(tuple(owners(after.view(1)).values()))
    assert found == set(itertools.permutations((1, 2, 3)))


def test_own_colours_are_dealt_at_random_before() -> None:
    """Variant 2, Ruling: at random, before the preliminary round."""
    found = {
        tuple(owners(newyork.new(3, own_colours=True, seed=seed).view(1)).values())
        for seed in range(60)
    }
    assert found == set(itertools.permutations((1, 2, 3)))


@pytest.mark.parametrize("own_colours", [False, True])
def test_two_players_are_dealt_two_of_four_colours(own_colours: bool) -> None:
    """Variant 3: each player owns two colours, dealt at random."""
    found = set()
    for seed in range(60):
        dealt_to = owners(after_preliminary(2, seed, own_colours=own_colours).view(1))
        assert list(dealt_to) == ["red", "blue", "yellow", "green"]
        found.add(tuple(dealt_to.values()))
    assert found == set(itertools.permutations((1, 1, 2, 2)))


def test_each_takes_the_rest_of_the_colours_pawns() -> None:
    """Preliminary round: the pawns a player puts down later are of the colour that was dealt."""
    top = ["Lexington", *["Ninth"] * 3, "59th", *["14th"] * 3]
    top += ["Lexington", *["Eighth"] * 3, "59th", *["23rd"] * 3]
    game = dealt(4, top=top)
    finish_preliminary(game, colours=[2, 4, 1, 3])
    assert game.seat == 2
    before = on_board(game, "red")
    game.play("Lexington × 59th")
    assert owner(game, "Lexington/59th") == "red"
    assert on_board(game, "red") == before + 1
    assert game.seat == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("own_colours", [False, True])
def test_the_owner_of_red_starts_in_the_box(players: int, own_colours: bool) -> None:
    """Two editions, one game, Ruling: box: the owner of red takes the first turn."""
    seats = set()
    for seed in range(12):
        game = after_preliminary(players, seed, own_colours=own_colours)
        assert game.seat == table(game)["owners"]["red"]
        assert table(game)["active"] == table(game)["first"] == game.seat
        seats.add(game.seat)
    assert len(seats) > 1


@pytest.mark.parametrize("own_colours", [False, True])
def test_a_random_seat_starts_with_ordinary_cards(own_colours: bool) -> None:
    """Two editions, one game: cards, the highest cut card, i.e. a random seat."""
    pairs: set[tuple[Any, Any]] = set()
    for seed in range(60):
        game = after_preliminary(3, seed, edition="cards", own_colours=own_colours)
        assert table(game)["first"] == game.seat
        pairs.add((game.seat, table(game)["owners"]["red"]))
    # Any seat may start, whoever owns red.
    assert pairs == set(itertools.product((1, 2, 3), repeat=2))
