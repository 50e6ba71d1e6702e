"""What a position of Property is worth to a player: the eye of the greedy bot.

All of it lies open on the table but the own hand, so it looks at nothing hidden.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.grids import NONE, ONE, group_at, how_many
from ludopolis.engine.rule import implements, rule
from ludopolis.games.property.land import CARDS, RANKS, SIZE, WILD, Land, has
from ludopolis.games.property.rules import fortune

# Weights, in dollars.
RUIN = 10_000.0  # to be bankrupt is to lose
RIVALS = 0.8  # what the best opponent has counts against us, but less than our own counts for us
RENT = 0.9  # the larger a group, the more often it is hit, and the more each hit brings
UNIT = 0.3  # units can break up a group that has become dangerous
MORTGAGED = 0.7  # a mortgaged square may soon be lost
WILD_CARD = 2.0  # a 9 or a 10 in hand is a way round a group
CHEAP_CARD = 0.5  # a diamond or a club halves the rent that may have to be paid


@implements(contract.sense, Land)
def sense(land: Land, seat: int) -> float:
    """Our worth against the best rival's, and a hand that finds a way round the rents."""
    if land.failed[seat]:
        return -RUIN
    best = -RUIN
    for other in range(land.players):
        if other != seat and not land.failed[other]:
            best = max(best, worth(land, other))
    return worth(land, seat) - RIVALS * best + freedom(land, seat)


@rule
def worth(land: Land, seat: int) -> float:
    """Fortune, buying units, and the rent that the groups promise."""
    value = fortune(land, seat) + UNIT * land.units[seat]
    value -= MORTGAGED * how_many(land.owned[seat] & land.mortgaged)
    left = land.owned[seat]
    while left != NONE:
        group = group_at(left, left & (~left + ONE), SIZE)
        left &= ~group
        size = how_many(group)
        value += RENT * size * size
    return value


@rule
def freedom(land: Land, seat: int) -> float:
    """Wild and cheap cards in hand."""
    value = 0.0
    for card in range(CARDS):
        if has(land.hand[seat], card):
            if card % RANKS >= WILD:
                value += WILD_CARD
            if card // RANKS % 2 == 1:  # ♦ and ♣
                value += CHEAP_CARD
    return value
