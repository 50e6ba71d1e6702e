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
RIVALS = 0.8  # a dollar of the best opponent counts against us
RENT = 0.35  # a square in a group is hit as often as any other, and brings as much as the group is large
TRAP = 0.35  # so an opponent's group costs us the square of its size
UNIT = 0.8  # buying breaks up a group that has become too dear to live beside
MORTGAGED = 0.7  # a mortgaged square may be lost soon
WILD_CARD = 2.0  # a 9 or a 10 in hand is a way round a group
CHEAP_CARD = 0.5  # a diamond or a club halves the rent that may have to be paid


@implements(contract.sense, Land)
def sense(land: Land, seat: int) -> float:
    """Fortune and what will bring rent, against the best rival's; and a hand that finds a way round."""
    if land.failed[seat]:
        return -RUIN
    best = -RUIN
    for other in range(land.players):
        if other != seat and not land.failed[other]:
            best = max(best, worth(land, other, TRAP))
    return worth(land, seat, RENT) - RIVALS * best + freedom(land, seat)


@rule
def worth(land: Land, seat: int, rent: float) -> float:
    """Fortune, buying units, and the rent that the groups promise."""
    value = fortune(land, seat) + UNIT * land.units[seat]
    value -= MORTGAGED * how_many(land.owned[seat] & land.mortgaged)
    left = land.owned[seat]
    while left != NONE:
        group = group_at(left, left & (~left + ONE), SIZE)
        left &= ~group
        size = how_many(group)
        value += rent * size * size
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
