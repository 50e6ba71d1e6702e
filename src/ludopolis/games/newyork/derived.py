"""What players would work out from what they see: prices, blocks, points, what a choice leads to."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ludopolis.engine.grids import NONE, Squares, how_many, only, two_largest_sets
from ludopolis.engine.layout import Int64, Ints, Layout
from ludopolis.engine.rule import rule, seldom
from ludopolis.games.newyork import rules, state
from ludopolis.games.newyork.state import COLOURS, FACES, FREE, JOKER, SEATS, SIZE, SQUARES, City

BLOCKS_EACH = 2  # room for the scoring blocks of a colour


class OpenFacts(Layout):
    """What everybody can work out about a position."""

    owner: Annotated[Ints, np.int8, SQUARES]  # the seat that owns a building; -1: nobody yet
    price: Annotated[Ints, np.int8, SQUARES]  # -1 where nothing can be bought
    block: Annotated[Ints, np.int8, SQUARES]  # the scoring block a building is in, or -1
    blocks: Annotated[Ints, np.uint64, COLOURS * BLOCKS_EACH]  # their squares, as sets …
    block_colour: Annotated[Ints, np.int8, COLOURS * BLOCKS_EACH]
    block_points: Annotated[Ints, np.int64, COLOURS * BLOCKS_EACH]
    count: Int64  # … and how many there are
    other_points: Annotated[Ints, np.int64, SEATS]  # of the buildings outside of them
    points: Annotated[Ints, np.int64, SEATS]
    last_player: Int64  # who played the last card of the discards; -1: nobody yet
    placing: Int64  # the colour that is placed next, in the preliminary round
    placements: Int64  # pawns of the preliminary round, in all


class Consequence(Layout):
    """What a choice of a turn leads to."""

    owner: Int64  # of the building that it names, or the seat that it is played against; -1: nobody
    price: Int64
    points_before: Int64  # of who chooses …
    points_after: Int64  # … and what they would be
    buildings: Int64  # among which the victim of an event chooses


@seldom
def work_out(city: City, facts: OpenFacts) -> None:
    """Fill in what everybody can work out."""
    facts.placing = rules.placing_colour(city)
    facts.placements = city.colours * rules.pawns_placed_first(city)
    facts.last_player = last_player(city)
    for seat in range(city.players):
        facts.points[seat] = rules.points(city, seat)
        facts.other_points[seat] = facts.points[seat] - city.money[seat]
    for square in range(SQUARES):
        colour = city.owner[square]
        owner = -1 if colour == FREE else city.seat_of[colour]
        facts.owner[square] = owner
        facts.price[square] = rules.price(city, square) if owner >= 0 else -1
        facts.block[square] = -1
    facts.count = 0
    for colour in range(city.colours):
        largest, second = two_largest_sets(city.squares[colour], SIZE)
        add_block(city, facts, colour, largest)
        if rules.one_mark_for_two(city):
            add_block(city, facts, colour, second)


@rule
def last_player(city: City) -> int:
    """Who played last: in a turn that has only begun, the player before."""
    if city.phase == state.PLACING:
        return -1
    if city.ending or city.phase == state.REBUILDING or city.phase == state.GIVING_UP:
        return city.active
    return (city.active + city.players - 1) % city.players if city.turns > 0 else -1


@rule
def add_block(city: City, facts: OpenFacts, colour: int, squares: Squares) -> None:
    """Note a scoring block, if there is one, and what it brings."""
    if squares == NONE:
        return
    brings = rules.points_of_colour(city, squares, how_many(squares))
    facts.blocks[facts.count] = squares
    facts.block_colour[facts.count] = colour
    facts.block_points[facts.count] = brings
    if city.seat_of[colour] >= 0:
        facts.other_points[city.seat_of[colour]] -= brings
    for square in range(SQUARES):
        if squares & only(square) != NONE:
            facts.block[square] = facts.count
    facts.count += 1


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
    before = rules.points(city, city.seat)
    for i in range(len(actions)):
        found[i].owner = -1
        if city.phase == state.TURN and actions[i] < state.RENOVATIONS:
            found[i].points_before = before
            foresee_one(city, actions[i], found[i])


@rule
def foresee_one(city: City, action: int, found: Consequence) -> None:
    """What a pair or an event with a target leads to."""
    seat = city.seat
    if action < state.STATIKS:
        if action < state.ENTERPRISES:
            own, square, _ = rules.pair_of(action)
        else:
            own, _, square, _ = rules.enterprise_of(action)
        colour = city.owner[square]
        if colour != FREE:
            found.owner = city.seat_of[colour]
            if action < state.ENTERPRISES and found.owner != seat:
                found.price = rules.price(city, square)
        if own < rules.colours_each(city):
            found.points_after = rules.points_after(city, seat, own, square, found.price)
        return
    if action < state.SPECULATIONS:
        _, colour, line, _, victim = rules.statik_of(action)
        if victim < city.players:
            found.buildings = rules.pawns_on_line(city, victim, line, colour == 0)
    else:
        _, _, victim = rules.speculation_of(action)
        if victim < city.players:
            found.buildings = rules.pawns_on_board(city, victim)
    found.owner = victim
