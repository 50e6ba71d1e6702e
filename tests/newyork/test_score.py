"""The score."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from helpers import position

if TYPE_CHECKING:
    from ludopolis import Result


def scores(board: str, purses: list[int], players: int = 4) -> list[int]:
    """The scores of a position."""
    return list(position(players, board=board, purses=purses).scores().values())


def test_largest_group_others_and_coins() -> None:
    """Score: the largest group 2 per building, every other own building 1, each coin 1."""
    board = """
        R R . . . . B
        . R . R R . B
        . R . . . . .
        . . . . . . Y
        G . G . G . .
        . . . . . . Y
        G . G . G . Y
    """
    # Red: 4 in the group, 2 others. Blue: 2 in the group. Yellow: 2 and 1. Green: 1 and 5.
    assert scores(board, [3, 0, 7, 1]) == [2 * 4 + 2 + 3, 4, 2 * 2 + 1 + 7, 2 + 5 + 1]


def test_corners_do_not_connect() -> None:
    """Score: connected by sides, not corners."""
    board = """
        R . . . . . .
        . R . . . . .
        . . R . . . .
        B B . . . . .
        . B . . . . .
        . . . . . . .
        . . . . . . .
    """
    assert scores(board, [0, 0, 0, 0])[:2] == [2 + 2, 6]


def test_the_ends_of_two_lines_do_not_connect() -> None:
    """Score: by sides: the board does not go around."""
    board = """
        . . . . . R R
        R R . . . . .
        . . . . . . .
        B . . . . . B
        . . . . . . .
        . . . . . . .
        Y . . . . R R
    """
    assert scores(board, [0, 0, 0, 0])[:3] == [2 * 2 + 4, 2 + 1, 2]


def test_other_colours_separate() -> None:
    """Score: a group is made of own buildings only."""
    board = "R R B R R R .\n" + ". . . . . . .\n" * 6
    assert scores(board, [0, 0, 0, 0])[:2] == [2 * 3 + 2, 2]


def test_of_two_equal_groups_one_counts_double() -> None:
    """Score: the largest group: one, even if two are equally large."""
    board = "R R . R R . .\n" + ". . . . . . .\n" * 6
    assert scores(board, [0, 0, 0, 0])[0] == 4 + 2


def test_a_group_around_corners() -> None:
    """Score: connected by sides, in every direction."""
    board = """
        R R R R R R R
        . . . . . . R
        R R R R R . R
        R . . . R . R
        R . R R R . R
        R . . . . . R
        R R R R R R R
    """
    assert scores(board, [0, 0, 0, 0])[0] == 2 * 31


def test_without_buildings_only_coins() -> None:
    """Score: each coin 1 point."""
    assert scores("", [6, 0, 3, 1]) == [6, 0, 3, 1]


@pytest.mark.parametrize("players", [3, 5])
def test_other_player_counts(players: int) -> None:
    """Score: the same for three and five players."""
    board = "R R . R . K K\n" + ". . . . . . .\n" * 6
    if players == 3:
        board = board.replace("K", "Y")
    found = scores(board, [1] * players, players)
    assert found[0] == 2 * 2 + 1 + 1
    assert found[-1] == 2 * 2 + 1


def test_the_score_goes_to_the_owner_of_the_colour() -> None:
    """Score: own buildings are those of the colour that was dealt."""
    owners = {"red": 2, "blue": 3, "yellow": 1}
    board = "R R R . B . Y\n" + ". . . . . . .\n" * 6
    game = position(3, board=board, purses=[0, 0, 0], owners=owners)
    assert game.scores() == {1: 2, 2: 6, 3: 2}
    assert game.box.views.points(game.state) == [2, 6, 2]


def ended(purses: list[int]) -> Result:
    """A Stop card is drawn after seat 1 has lost its only building."""
    game = position(
        board="R . . . . . .\n" + ". . . . . . .\n" * 6,
        hands=[["Ninth", "14th"]],
        pile=["Stop"],
        purses=purses,
        stops="in: few free",
    )
    game.play("Ninth × 14th")
    result = game.result()
    assert result is not None
    return result


def test_most_points_win() -> None:
    """Score: most points wins."""
    result = ended([1, 9, 3, 8])
    assert result.scores == {1: 1, 2: 9, 3: 3, 4: 8}
    assert result.winners == (2,)


def test_equal_scores_share_the_win() -> None:
    """Score, Ruling: equal scores share the win."""
    assert ended([5, 7, 2, 7]).winners == (2, 4)
    assert ended([5, 5, 5, 5]).winners == (1, 2, 3, 4)
