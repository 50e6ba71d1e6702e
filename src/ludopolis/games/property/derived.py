"""What players work out from an open table: groups, prices, what each pair would do.

These functions fill arrays, from which views are made; what they say is what the rules say. Squares and
seats count from 0, as in the rules.
"""

from __future__ import annotations

import numpy as np

from ludopolis.engine.grids import NONE, ONE, Squares, first_of, group_at, how_many
from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule, seldom
from ludopolis.games.property import rules
from ludopolis.games.property.land import (
    BLACK,
    BUYING,
    CLUBS,
    DIAMONDS,
    NOBODY,
    RANKS,
    RED,
    RUNNING,
    SEATS,
    SIZE,
    Land,
    has,
    only,
)

# What a square is: its fields stand side by side in one number, each as many bits wide.
OWNER_BITS, MORTGAGED_BITS, SIDES_BITS, GROUP_BITS, PRICE_BITS, RENT_BITS = 3, 1, 4, 7, 7, 9

# The sides of a square.
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

# What is told of a seat, and of a pair.
SEAT_FACTS = 9
PAIR_FACTS = 7

# What playing a pair does.
TAKE, RENT, RUIN, MORTGAGE, LOSE = range(5)


@rule
def sides(squares: Squares, square: int) -> int:
    """The sides on which a square has a neighbour in the set."""
    column, row = square // SIZE, square % SIZE
    found = 0
    if row + 1 < SIZE and has(squares, square + 1):
        found |= NORTH
    if column + 1 < SIZE and has(squares, square + SIZE):
        found |= EAST
    if row > 0 and has(squares, square - 1):
        found |= SOUTH
    if column > 0 and has(squares, square - SIZE):
        found |= WEST
    return found


@rule
def facts_of_group(land: Land, square: int) -> int:
    """Size, price in units, and rent with a diamond and a club, of the group of a square."""
    size = how_many(rules.group_of(land, square))
    price = rules.price(land, square)
    rent = rules.rent(land, square, DIAMONDS * RANKS, CLUBS * RANKS)
    return size | (price << GROUP_BITS) | (rent << (GROUP_BITS + PRICE_BITS))


@seldom
def survey(land: Land, squares: Ints, groups: Ints, seats: Ints) -> int:
    """Fill in every square, the groups seat by seat, and what each seat has; how many groups.

    `squares` must be 0: free squares stay so. A group is a set of squares.
    """
    count = 0
    for seat in range(land.players):
        largest = 0
        before = count
        left = land.owned[seat]
        while left != NONE:
            group = group_at(left, left & (~left + ONE), SIZE)
            left &= ~group
            groups[count] = group
            count += 1
            largest = max(largest, how_many(group))
            told = facts_of_group(land, first_of(group))
            for square in range(SIZE * SIZE):
                if has(group, square):
                    marked = int(has(land.mortgaged, square))
                    code = (told << SIDES_BITS) | sides(group, square)
                    code = (code << MORTGAGED_BITS) | marked
                    squares[square] = (code << OWNER_BITS) | (seat + 1)
        seats[seat, 0] = land.cash[seat]
        seats[seat, 1] = land.units[seat]
        seats[seat, 2] = how_many(land.hand[seat])
        seats[seat, 3] = how_many(land.owned[seat])
        seats[seat, 4] = how_many(land.owned[seat] & land.mortgaged)
        seats[seat, 5] = largest
        seats[seat, 6] = rules.fortune(land, seat)
        seats[seat, 7] = land.failed[seat]
        seats[seat, 8] = count - before
    return count


@seldom
def last_player(land: Land) -> int:
    """The seat that laid the last cards on the discards."""
    if land.phase == BUYING or land.ending != RUNNING:
        return land.active
    if land.bankrupts > 0 and land.quiet_turns == 0:
        for seat in range(land.players):
            if land.failed[seat] == land.bankrupts:
                return seat
    seat = (land.active + land.players - 1) % land.players
    while land.failed[seat]:
        seat = (seat + land.players - 1) % land.players
    return seat


@seldom
def offer(land: Land) -> tuple[int, int, int]:
    """The owner and the price of the square that may be bought, and whether its group falls apart."""
    square = land.square
    rest = rules.group_of(land, square) & ~only(square)
    splits = rest != NONE and group_at(rest, rest & (~rest + ONE), SIZE) != rest
    return rules.owner_of(land, square), rules.price(land, square), int(splits)


@seldom
def after_taking(land: Land, square: int) -> tuple[int, int]:
    """The own group that a square would be in, and the sides on which it would touch the rest."""
    seat = land.active
    group = group_at(land.owned[seat] | only(square), only(square), SIZE)
    return how_many(group), sides(group, square)


@seldom
def outcome(land: Land, action: int, facts: Ints) -> None:
    """Fill in what a pair of the player to move would do.

    The effect, whose the square is, the rent, the price in units, whether the square can be bought
    after the rent, then what `after_taking` tells.
    """
    red_way, black_way = rules.pair_of(action)
    square = rules.square_of(red_way, black_way)
    owner = rules.owner_of(land, square)
    facts[:] = 0
    facts[1] = owner + 1
    if owner == NOBODY:
        facts[0] = TAKE
        facts[5], facts[6] = after_taking(land, square)
    elif owner == land.active:
        facts[0] = LOSE if has(land.mortgaged, square) else MORTGAGE
    else:
        red, black = rules.card_of(RED, red_way), rules.card_of(BLACK, black_way)
        due = rules.rent(land, square, red, black)
        ruin = rules.is_ruin(land, due)
        facts[0] = RUIN if ruin else RENT
        facts[2] = due
        facts[3] = rules.price(land, square)
        facts[4] = int(not ruin and rules.can_buy(land, square))


@seldom
def outcomes(land: Land, actions: Ints, facts: Ints) -> None:
    """Fill in what each of these pairs would do."""
    for i in range(len(actions)):
        outcome(land, actions[i], facts[i])


def room_for_survey() -> tuple[Ints, Ints, Ints]:
    """Arrays for `survey`."""
    squares = SIZE * SIZE
    return (
        np.zeros(squares, np.int64),
        np.empty(squares, np.uint64),
        np.empty((SEATS, SEAT_FACTS), np.int64),
    )
