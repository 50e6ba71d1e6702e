"""Piles of cards.

A pile is a face-down stack with its discards. A hand is an array of counts, one for each kind of card,
since copies of a card are the same to every rule.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from ludopolis.engine.chance import Chance, shuffle, uncover
from ludopolis.engine.layout import Int64, Ints, Layout
from ludopolis.engine.rule import rule


class Pile(Layout):
    """The fields of every pile; `pile_of` adds room for the cards."""

    left: Int64  # face-down cards; the top one is cards[left - 1]
    discarded: Int64
    cards: Ints
    discards: Ints


def pile_of(capacity: int) -> Any:
    """The layout of a pile that never holds more than `capacity` cards."""
    room = Annotated[Ints, np.int8, capacity]
    fields = {"left": Int64, "discarded": Int64, "cards": room, "discards": room}
    return type(f"PileOf{capacity}", (Layout,), {"__annotations__": fields})


@rule
def put(pile: Pile, card: int) -> None:
    """Put a card on top of the face-down pile (used to build it)."""
    pile.cards[pile.left] = card
    pile.left += 1


@rule
def discard(pile: Pile, card: int) -> None:
    """Put a card on the discards."""
    pile.discards[pile.discarded] = card
    pile.discarded += 1


@rule
def exhausted(pile: Pile) -> bool:
    """Is there nothing left to draw, even by reshuffling?"""
    return pile.left == 0 and pile.discarded == 0


@rule
def reshuffle(pile: Pile, chance: Chance) -> None:
    """Shuffle the discards into a new face-down pile."""
    count = pile.discarded
    for i in range(count):
        pile.cards[i] = pile.discards[i]
    shuffle(chance, pile.cards, count)
    pile.left = count
    pile.discarded = 0


@rule
def draw(pile: Pile, chance: Chance) -> int:
    """Take the top card of a pile that is not empty."""
    uncover(chance)
    pile.left -= 1
    return np.int64(pile.cards[pile.left])  # type: ignore[return-value]
