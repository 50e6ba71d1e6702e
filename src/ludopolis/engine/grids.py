"""Square grids of at most 64 squares, and the groups that neighbours form on them.

Squares are numbered row by row. Two squares are neighbours when they share a side. A set of
squares is a 64-bit word, one bit for each, so that groups grow without any memory of their own.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule

Squares = Any  # np.uint64

ONE = np.uint64(1)
NONE = np.uint64(0)


@rule
def touches(owner: Ints, colour: int, square: int, width: int) -> bool:
    """Does a neighbour of the square on a square board belong to this colour?"""
    row = square // width
    column = square % width
    return bool(
        (row > 0 and owner[square - width] == colour)
        or (row < width - 1 and owner[square + width] == colour)
        or (column > 0 and owner[square - 1] == colour)
        or (column < width - 1 and owner[square + 1] == colour)
    )


@rule
def squares_of(owner: Ints, colour: int, count: int) -> Squares:
    """All squares that belong to a colour."""
    found = NONE
    for square in range(count):
        if owner[square] == colour:
            found |= ONE << np.uint64(square)
    return found


@rule
def column_set(column: int, width: int) -> Squares:
    """All squares of a column of a square board."""
    found = NONE
    for row in range(width):
        found |= ONE << np.uint64(row * width + column)
    return found


@rule
def group_at(squares: Squares, start: Squares, width: int) -> Squares:
    """The connected group, within `squares`, that the squares of `start` belong to."""
    across = np.uint64(width)
    not_first = ~column_set(0, width)
    not_last = ~column_set(width - 1, width)
    group = start & squares
    before = NONE
    while group != before:
        before = group
        group |= (group << across) | (group >> across)
        group |= ((before & not_last) << ONE) | ((before & not_first) >> ONE)
        group &= squares
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
def two_largest_groups(owner: Ints, colour: int, width: int) -> tuple[int, int]:
    """The sizes of a colour's largest and second largest connected groups."""
    left = squares_of(owner, colour, width * width)
    largest = 0
    second = 0
    while left != NONE:
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
