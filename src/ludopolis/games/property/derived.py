"""What players work out from an open table: groups, prices, what each pair would do.

These functions fill arrays, from which views are made. Squares and seats count from 0, as in the rules.
"""

from __future__ import annotations

from ludopolis.engine.grids import NONE, ONE, Squares, first_of, group_at, how_many
from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule, seldom
from ludopolis.games.property import rules
from ludopolis.games.property.state import (
    BLACK,
    BUYING,
    CLUBS,
    DIAMONDS,
    NOBODY,
    RANKS,
    RED,
    RUNNING,
    SIZE,
    Land,
    has,
    only,
)

# The sides of a square.
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

SQUARE_FACTS, PAIR_FACTS = 6, 7  # how many numbers tell of a square, and of a pair

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


@seldom
def survey(land: Land, squares: Ints, groups: Ints) -> int:
    """Fill in every square and the groups of all seats, as sets of squares; how many groups.

    Of a square: its owner from 1, whether it is mortgaged, the size of its group, the sides on which
    that goes on, the price in units, and the rent with a diamond and a club. Free squares have none.
    """
    count = 0
    squares[:] = 0
    for seat in range(land.players):
        left = land.owned[seat]
        while left != NONE:
            group = group_at(left, left & (~left + ONE), SIZE)
            left &= ~group
            groups[count] = group
            count += 1
            price = rules.price(land, first_of(group))
            rent = rules.rent(land, first_of(group), DIAMONDS * RANKS, CLUBS * RANKS)
            for square in range(SIZE * SIZE):
                if has(group, square):
                    squares[square, 0] = seat + 1
                    squares[square, 1] = has(land.mortgaged, square)
                    squares[square, 2] = how_many(group)
                    squares[square, 3] = sides(group, square)
                    squares[square, 4] = price
                    squares[square, 5] = rent
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
