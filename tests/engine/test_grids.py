"""Grids: groups as a child would count them, one neighbour after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ludopolis.engine.grids import (
    around,
    board_set,
    column_set,
    first_of,
    group_at,
    how_many,
    only,
    two_largest_groups,
    two_largest_sets,
)

FREE = -1


def neighbours(square: int, width: int) -> list[int]:
    row, column = divmod(square, width)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * width + c for r, c in around if 0 <= r < width and 0 <= c < width]


def flood(squares: set[int], start: set[int], width: int) -> set[int]:
    """All squares that can be reached from the start without leaving the set."""
    found = start & squares
    waiting = list(found)
    while waiting:
        for other in neighbours(waiting.pop(), width):
            if other in squares and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def sizes(squares: set[int], width: int) -> list[int]:
    """The sizes of all groups, largest first."""
    left, found = set(squares), []
    while left:
        group = flood(left, {min(left)}, width)
        left -= group
        found.append(len(group))
    return sorted(found, reverse=True)


def packed(squares: set[int]) -> Any:
    return np.uint64(sum(1 << square for square in squares))


def unpacked(word: Any) -> set[int]:
    return {square for square in range(64) if int(word) >> square & 1}


def board(width: int, colours: int) -> Any:
    return st.lists(st.integers(FREE, colours - 1), min_size=width**2, max_size=width**2)


@st.composite
def boards(draw: Any) -> tuple[int, list[int]]:
    """A board with few colours, so that groups are large, or many, so that they are small."""
    width = draw(st.integers(2, 8))
    return width, draw(board(width, draw(st.integers(1, 4))))


@st.composite
def sets(draw: Any) -> tuple[int, set[int], set[int]]:
    width = draw(st.integers(2, 8))
    square = st.integers(0, width**2 - 1)
    holes = draw(st.sets(square, max_size=width**2))
    return width, set(range(width**2)) - holes, draw(st.sets(square, max_size=3))


FULL = (8, [0] * 64)
CHESS = (8, [(square + square // 8) % 2 for square in range(64)])
SNAKE = (
    8,
    [0 if (s // 8) % 2 == 0 or s % 8 == (7 if s // 8 % 4 == 1 else 0) else 1 for s in range(64)],
)
EDGES = (8, [0 if square % 8 in (0, 7) else FREE for square in range(64)])


@given(boards())
@example(FULL)
@example(CHESS)
@example(SNAKE)
@example(EDGES)
@example((2, [FREE] * 4))
def test_the_two_largest_groups_are_those_of_a_flood_fill(drawn: tuple[int, list[int]]) -> None:
    width, owners = drawn
    for colour in range(4):
        squares = {square for square, c in enumerate(owners) if c == colour}
        largest, second, *_ = [*sizes(squares, width), 0, 0]
        assert tuple(two_largest_groups(packed(squares), width)) == (largest, second)
        sets = [unpacked(found) for found in two_largest_sets(packed(squares), width)]
        assert [len(found) for found in sets] == [largest, second]
        assert all(flood(squares, {min(found)}, width) == found for found in sets if found)


@given(sets())
@example((8, set(range(64)), {63}))
@example((8, {7, 8}, {7}))
@example((2, {0, 1, 2, 3}, set()))
def test_a_group_is_what_a_flood_fill_reaches(drawn: tuple[int, set[int], set[int]]) -> None:
    width, squares, start = drawn
    found = group_at(packed(squares), packed(start), width)
    assert unpacked(found) == flood(squares, start, width)


@given(sets())
@example((8, set(), set()))
def test_around_are_all_that_share_a_side(drawn: tuple[int, set[int], set[int]]) -> None:
    width, squares, _ = drawn
    found = around(packed(squares), width) & board_set(width)
    assert unpacked(found) == {other for square in squares for other in neighbours(square, width)}


@pytest.mark.parametrize("width", range(2, 9))
def test_a_board_has_all_squares(width: int) -> None:
    assert unpacked(board_set(width)) == set(range(width**2))


@given(st.sets(st.integers(0, 63), min_size=1))
def test_the_first_square_is_the_lowest(squares: set[int]) -> None:
    assert first_of(packed(squares)) == min(squares)


@pytest.mark.parametrize("square", [0, 1, 31, 32, 63])
def test_one_square_alone(square: int) -> None:
    assert unpacked(only(square)) == {square}


@given(st.integers(0, 2**64 - 1))
def test_squares_are_counted(word: int) -> None:
    assert how_many(np.uint64(word)) == word.bit_count()


@pytest.mark.parametrize("width", range(2, 9))
def test_a_column_runs_from_top_to_bottom(width: int) -> None:
    for column in range(width):
        expected = set(range(column, width**2, width))
        assert unpacked(column_set(column, width)) == expected
