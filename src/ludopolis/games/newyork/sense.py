"""What a position of New York is worth to a player: the eye of the greedy bot.

All of it lies open on the table but the own hand, so it looks at nothing hidden.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.layout import Float64, Layout
from ludopolis.engine.rule import implements, rule
from ludopolis.games.newyork.city import FACES, FREE, JOKER, SIZE, SQUARES, City
from ludopolis.games.newyork.rules import belongs_to, points, price


class Weights(Layout):
    """What counts besides points, in points."""

    rivals: Float64  # a point of the best opponent counts against us, but less than ours for us
    border: Float64  # a free square beside our building is where the block can grow
    safety: Float64  # a building that is dear to buy tends to stay ours
    wild: Float64  # a joker in hand is a choice kept for later


@implements(contract.sense, City)
def sense(city: City, seat: int, weights: Weights) -> float:
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
    value = 0.0
    for square in range(SQUARES):
        colour = city.owner[square]
        if colour == FREE:
            if beside(city, square, seat):
                value += weights.border
        elif city.seat_of[colour] == seat:
            value += weights.safety * price(city, square)
    return value


@rule
def beside(city: City, square: int, seat: int) -> bool:
    """Does the square share a side with a building of this player?"""
    row = square // SIZE
    column = square % SIZE
    return bool(
        (row > 0 and belongs_to(city, square - SIZE, seat))
        or (row < SIZE - 1 and belongs_to(city, square + SIZE, seat))
        or (column > 0 and belongs_to(city, square - 1, seat))
        or (column < SIZE - 1 and belongs_to(city, square + 1, seat))
    )
