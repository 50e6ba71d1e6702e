"""What a player knows of the hidden cards, and other worlds that this player could be in.

Cards that were taken from the reserve have been seen by all: everybody knows in which hand they are
until they are played. Hidden are only the cards of the first hands and the order of the pile.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance, permute
from ludopolis.engine.piles import draw, put
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.newyorknewyork.rules import among, only
from ludopolis.games.newyorknewyork.state import CARDS, NO_CARDS, Skyline


@rule
def hidden_in_hand(skyline: Skyline, seat: int) -> int:
    """The cards of a hand that nobody else has seen, as a set."""
    return skyline.hand[seat] & ~skyline.seen[seat]


@seldom
def unseen(skyline: Skyline, seat: int) -> int:
    """All cards of which a seat (-1: a spectator) cannot say where they are, as a set."""
    cards = NO_CARDS
    for i in range(skyline.pile.left):
        cards |= only(int(skyline.pile.cards[i]))
    for other in range(skyline.players):
        if other != seat:
            cards |= hidden_in_hand(skyline, other)
    return cards


@rule
def how_many(cards: int) -> int:
    """The number of cards in a set."""
    count = 0
    while cards != NO_CARDS:
        cards &= cards - 1  # without its lowest card
        count += 1
    return count


@implements(contract.resample, Skyline)
def resample(skyline: Skyline, seat: int, chance: Chance) -> None:
    """Deal the cards that a seat (-1: a spectator) has not seen anew: to the other hands and the pile.

    Hands keep their sizes and the cards that were seen. Nothing of the true world is left: all worlds
    that the seat cannot tell apart become the same.
    """
    cards = unseen(skyline, seat)
    skyline.pile.left = 0
    for card in range(CARDS):
        if among(card, cards):
            put(skyline.pile, card)
    permute(chance, skyline.pile.cards, skyline.pile.left)
    for other in range(skyline.players):
        if other != seat:
            deal_hidden(skyline, other, chance)
    for i in range(skyline.pile.left, CARDS):
        skyline.pile.cards[i] = 0


@seldom
def deal_hidden(skyline: Skyline, seat: int, chance: Chance) -> None:
    """Give a hand as many unseen cards as it has, instead of its own."""
    count = how_many(hidden_in_hand(skyline, seat))
    skyline.hand[seat] = skyline.seen[seat]
    for _ in range(count):
        skyline.hand[seat] |= only(draw(skyline.pile, chance))
