"""Simple players of New York New York, to measure bots against: `baseline:keeper`."""

from __future__ import annotations

from ludopolis.games.newyorknewyork.rules import colour_of
from ludopolis.games.newyorknewyork.state import CARDS, PASS, TAKE


def stayer(legal: list[int], seat: int) -> list[int]:  # noqa: ARG001
    """Plays at random, but never passes as long as it has a card."""
    return [action for action in legal if action != PASS]


def keeper(legal: list[int], seat: int) -> list[int]:
    """Takes its own cards first, plays them last, and never passes."""
    cards = stayer(legal, seat)
    own = own_cards(cards, seat)
    if takes(cards):
        return own or cards
    return [action for action in cards if action not in own] or own


def miser(legal: list[int], seat: int) -> list[int]:
    """A keeper who takes the highest own card first, and plays the lowest first."""
    cards = keeper(legal, seat)
    if cards != own_cards(cards, seat):
        return cards
    return cards[-1:] if takes(cards) else cards[:1]


def takes(cards: list[int]) -> bool:
    """Is a card to be taken, rather than played?"""
    return cards[0] >= TAKE


def own_cards(cards: list[int], seat: int) -> list[int]:
    """The actions with a card of the seat's own colour, the lowest number first."""
    return [action for action in cards if colour_of(action % CARDS) == seat]


BASELINES = {"stayer": stayer, "keeper": keeper, "miser": miser}
