"""What a position of Property is worth to a player: the eye of the greedy bot.

All of it lies open on the table but the own hand, so it looks at nothing hidden.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.grids import NONE, ONE, group_at, how_many
from ludopolis.engine.layout import Float64, Layout
from ludopolis.engine.rule import implements, rule
from ludopolis.games.property.rules import fortune
from ludopolis.games.property.state import CARDS, RANKS, SIZE, WILD, Land, has

RUIN = 10_000.0  # dollars: to be bankrupt is to lose


class Weights(Layout):
    """What counts besides a fortune, in dollars."""

    rivals: Float64  # what the best opponent has counts against us, but less than ours for us
    rent: Float64  # the larger a group, the more often it is hit, and the more each hit brings
    unit: Float64  # units can break up a group that has become dangerous
    mortgaged: Float64  # a mortgaged square may soon be lost
    wild_card: Float64  # a 9 or a 10 in hand is a way round a group
    cheap_card: Float64  # a diamond or a club halves the rent that may have to be paid


@implements(contract.evaluate, Land)
def evaluate(land: Land, seat: int, weights: Weights) -> float:
    """Our worth against the best rival's, and a hand that finds a way round the rents."""
    if land.failed[seat]:
        return -RUIN
    best = -RUIN
    for other in range(land.players):
        if other != seat and not land.failed[other]:
            best = max(best, worth(land, other, weights))
    return worth(land, seat, weights) - weights.rivals * best + freedom(land, seat, weights)


@rule
def worth(land: Land, seat: int, weights: Weights) -> float:
    """Fortune, buying units, and the rent that the groups promise."""
    value = fortune(land, seat) + weights.unit * land.units[seat]
    value -= weights.mortgaged * how_many(land.owned[seat] & land.mortgaged)
    left = land.owned[seat]
    while left != NONE:
        group = group_at(left, left & (~left + ONE), SIZE)
        left &= ~group
        size = how_many(group)
        value += weights.rent * size * size
    return value


@rule
def freedom(land: Land, seat: int, weights: Weights) -> float:
    """Wild and cheap cards in hand."""
    value = 0.0
    for card in range(CARDS):
        if has(land.hand[seat], card):
            if card % RANKS >= WILD:
                value += weights.wild_card
            if card // RANKS % 2 == 1:  # ♦ and ♣
                value += weights.cheap_card
    return value
