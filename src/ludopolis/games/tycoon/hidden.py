"""What nobody knows: the order of the two ticket piles."""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance, shuffle
from ludopolis.engine.piles import Pile
from ludopolis.engine.rule import implements, seldom
from ludopolis.games.tycoon.state import Globe


@implements(contract.resample, Globe)
def resample(globe: Globe, seat: int, chance: Chance) -> None:  # noqa: ARG001  (nobody knows more)
    """Only the order of the two face-down piles is hidden, and from everybody alike."""
    mix(globe.scheduled, chance)
    mix(globe.charters, chance)


@seldom
def mix(pile: Pile, chance: Chance) -> None:
    """Shuffle a face-down pile; nothing of its order is left."""
    shuffle(chance, pile.cards, pile.left)
    for i in range(pile.left, len(pile.cards)):
        pile.cards[i] = 0
