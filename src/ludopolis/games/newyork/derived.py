"""What players would work out from what they see: prices, blocks, points, what a choice leads to."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ludopolis.engine.grids import NONE, ONE, Squares, group_at, how_many, only
from ludopolis.engine.layout import Int64, Ints, Layout
from ludopolis.engine.rule import rule, seldom
from ludopolis.games.newyork import knowledge
from ludopolis.games.newyork.city import (
    COLOURS,
    ENTERPRISES,
    FACES,
    FREE,
    JOKER,
    KINDS,
    RENOVATIONS,
    SEATS,
    SIZE,
    SPECULATIONS,
    SQUARES,
    STATIKS,
    TURN,
    City,
)
from ludopolis.games.newyork.rules import (
    colours_each,
    enterprise_of,
    one_mark_for_two,
    pair_of,
    pawns_on_board,
    pawns_on_line,
    pawns_placed_first,
    placing_colour,
    points,
    points_after,
    price,
    speculation_of,
    statik_of,
)

BLOCKS_EACH = 2  # room for the scoring blocks of a colour


class OpenFacts(Layout):
    """What everybody can work out about a position."""

    owner: Annotated[Ints, np.int8, SQUARES]  # the seat that owns a building; -1: nobody yet
    price: Annotated[Ints, np.int8, SQUARES]  # -1 where nothing can be bought
    block: Annotated[Ints, np.int8, SQUARES]  # the scoring block a building is in, or -1
    blocks: Annotated[Ints, np.uint64, COLOURS * BLOCKS_EACH]  # their squares, as sets …
    block_colour: Annotated[Ints, np.int8, COLOURS * BLOCKS_EACH]
    count: Int64  # … and how many there are
    points: Annotated[Ints, np.int64, SEATS]
    placing: Int64  # the colour that is placed next, in the preliminary round
    placements: Int64  # pawns of the preliminary round, in all


class Consequence(Layout):
    """What a choice of a turn leads to."""

    owner: Int64  # of the building that it names, or the seat that it is played against; -1: nobody
    price: Int64
    points: Int64  # of who chooses, afterwards
    buildings: Int64  # among which the victim of an event chooses


@seldom
def work_out(city: City, facts: OpenFacts) -> None:
    """Fill in what everybody can work out."""
    facts.placing = placing_colour(city)
    facts.placements = city.colours * pawns_placed_first(city)
    for seat in range(city.players):
        facts.points[seat] = points(city, seat)
    for square in range(SQUARES):
        colour = city.owner[square]
        owner = -1 if colour == FREE else city.seat_of[colour]
        facts.owner[square] = owner
        facts.price[square] = price(city, square) if owner >= 0 else -1
        facts.block[square] = -1
    facts.count = 0
    for colour in range(city.colours):
        largest, second = two_largest_blocks(city.squares[colour])
        add_block(facts, colour, largest)
        if one_mark_for_two(city):
            add_block(facts, colour, second)


@rule
def two_largest_blocks(squares: Squares) -> tuple[Squares, Squares]:
    """The two largest groups of a colour; of equals, the first on the board."""
    largest = NONE
    second = NONE
    left = squares
    while left != NONE:
        group = group_at(left, left & (~left + ONE), SIZE)
        left &= ~group
        size = how_many(group)
        if size > how_many(largest):
            second = largest
            largest = group
        elif size > how_many(second):
            second = group
    return largest, second


@rule
def add_block(facts: OpenFacts, colour: int, squares: Squares) -> None:
    """Note a scoring block, if there is one."""
    if squares == NONE:
        return
    facts.blocks[facts.count] = squares
    facts.block_colour[facts.count] = colour
    for square in range(SQUARES):
        if squares & only(square) != NONE:
            facts.block[square] = facts.count
    facts.count += 1


@seldom
def count_cards(city: City, seat: int, counts: Ints) -> None:
    """Of each kind of card: unseen copies, those surely in hands, and the own ones."""
    knowledge.count_hidden(city, seat, counts[0], counts[1])
    for card in range(KINDS):
        counts[2, card] = city.hand[seat, card] if seat >= 0 else 0


@seldom
def reach(city: City, seat: int) -> Squares:
    """The squares that a pair of a hand leads to."""
    hand = city.hand[seat]
    found = NONE
    for square in range(SQUARES):
        red = hand[square // SIZE] + hand[JOKER]
        blue = hand[FACES + square % SIZE] + hand[FACES + JOKER]
        if red > 0 and blue > 0:
            found |= only(square)
    return found


@seldom
def foresee(city: City, actions: Ints, found: Ints) -> None:
    """Fill in what each of these choices of a turn leads to."""
    for i in range(len(actions)):
        found[i].owner = -1
        if city.phase == TURN and actions[i] < RENOVATIONS:
            foresee_one(city, actions[i], found[i])


@rule
def foresee_one(city: City, action: int, found: Consequence) -> None:
    """What a pair or an event with a target leads to."""
    seat = city.seat
    if action < STATIKS:
        if action < ENTERPRISES:
            own, square, _ = pair_of(action)
        else:
            own, _, square, _ = enterprise_of(action)
        colour = city.owner[square]
        if colour != FREE:
            found.owner = city.seat_of[colour]
            if action < ENTERPRISES and found.owner != seat:
                found.price = price(city, square)
        if own < colours_each(city):
            found.points = points_after(city, seat, own, square, found.price)
        return
    if action < SPECULATIONS:
        _, colour, line, _, victim = statik_of(action)
        if victim < city.players:
            found.buildings = pawns_on_line(city, victim, line, colour == 0)
    else:
        _, _, victim = speculation_of(action)
        if victim < city.players:
            found.buildings = pawns_on_board(city, victim)
    found.owner = victim
