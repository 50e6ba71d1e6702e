"""Square grids of at most 64 squares, and the groups that neighbours form on them.

Squares are numbered row by row. Two squares are neighbours when they share a side. A set of
squares is a 64-bit word, one bit for each, so that finding groups allocates no memory.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludopolis.engine.rule import rule

Squares = Any  # np.uint64

ONE = np.uint64(1)
NONE = np.uint64(0)


@rule
def only(square: int) -> Squares:
    """The set of just this square."""
    return ONE << np.uint64(square)


@rule
def board_set(width: int) -> Squares:
    """All squares of a square board."""
    return ~NONE >> np.uint64(64 - width * width)


@rule
def column_set(column: int, width: int) -> Squares:
    """All squares of a column of a square board."""
    found = NONE
    for row in range(width):
        found |= only(row * width + column)
    return found


@rule
def around(squares: Squares, width: int) -> Squares:
    """All neighbours of the squares of a set; those below the last row are off the board."""
    across = np.uint64(width)
    not_first = ~column_set(0, width)
    not_last = ~column_set(width - 1, width)
    beside = ((squares & not_last) << ONE) | ((squares & not_first) >> ONE)
    return (squares << across) | (squares >> across) | beside


@rule
def group_at(squares: Squares, start: Squares, width: int) -> Squares:
    """The connected group, within `squares`, that the squares of `start` belong to."""
    group = start & squares
    before = NONE
    while group != before:
        before = group
        group |= around(group, width) & squares
    return group


@rule
def how_many(squares: Squares) -> int:
    """The number of squares in a set."""
    count = 0
    while squares != NONE:
        squares &= squares - ONE
        count += 1
    return count


@rule
def first_of(squares: Squares) -> int:
    """The lowest square of a set that is not empty."""
    return how_many(~squares & (squares - ONE))  # as many as there are below it


@rule
def two_largest_groups(squares: Squares, width: int) -> tuple[int, int]:
    """The sizes of the largest and the second largest connected group of a set."""
    left = squares & around(squares, width)
    alone = how_many(squares) - how_many(left)  # squares without a neighbour: groups of one
    largest = min(alone, 1)
    second = min(alone, 2) - largest
    while how_many(left) > second:  # else no group among them is larger
        lowest = left & (~left + ONE)
        group = group_at(left, lowest, width)
        left &= ~group
        size = how_many(group)
        if size > largest:
            second = largest
            largest = size
        elif size > second:
            second = size
    return largest, second


@rule
def two_largest_sets(squares: Squares, width: int) -> tuple[Squares, Squares]:
    """The largest and the second largest connected group of a set; of equals, the first on the board."""
    largest = NONE
    second = NONE
    left = squares
    while left != NONE:
        group = group_at(left, left & (~left + ONE), width)
        left &= ~group
        size = how_many(group)
        if size > how_many(largest):
            second = largest
            largest = group
        elif size > how_many(second):
            second = group
    return largest, second
