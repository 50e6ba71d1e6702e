"""What a position of New York is worth to a player: the eye of the greedy bot.

All of it lies open on the table but the own hand, so it looks at nothing hidden.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.grids import NONE, around, board_set, first_of, only
from ludopolis.engine.layout import Float64, Layout
from ludopolis.engine.rule import implements, rule
from ludopolis.games.newyork.rules import points, price
from ludopolis.games.newyork.state import FACES, FREE, JOKER, SIZE, City


class Weights(Layout):
    """What counts besides points, in points."""

    rivals: Float64  # a point of the best opponent counts against us, but less than ours for us
    border: Float64  # a free square beside our building is where the block can grow
    safety: Float64  # a building that is dear to buy tends to stay ours
    wild: Float64  # a joker in hand is a choice kept for later


@implements(contract.evaluate, City)
def evaluate(city: City, seat: int, weights: Weights) -> float:
    """Points now, against the best rival's, and what makes points likely to stay or to grow."""
    best = -1000
    for other in range(city.players):
        if other != seat and not (city.teams and other == (seat + 2) % 4):
            best = max(best, points(city, other))
    value = points(city, seat) - weights.rivals * best
    if city.teams:
        value += points(city, (seat + 2) % 4)
    value += weights.wild * (city.hand[seat, JOKER] + city.hand[seat, FACES + JOKER])
    return value + outlook(city, seat, weights)


@rule
def outlook(city: City, seat: int, weights: Weights) -> float:
    """Room to grow, and how dear our buildings are."""
    built = NONE
    ours = NONE
    for colour in range(city.colours):
        built |= city.squares[colour]
        if city.seat_of[colour] == seat:
            ours |= city.squares[colour]
    border = around(ours, SIZE) & board_set(SIZE) & ~built
    value = 0.0
    left = border | ours
    while left != NONE:
        square = first_of(left)
        left &= ~only(square)
        if city.owner[square] == FREE:
            value += weights.border
        else:
            value += weights.safety * price(city, square)
    return value
