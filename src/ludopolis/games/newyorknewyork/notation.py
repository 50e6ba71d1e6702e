"""The notation of New York New York: actions as text, and what people type read back.

The words that may be typed are in the catalogues: `typed-play`, `typed-yellow` …
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludopolis.engine.notation import Notation, vocabulary, words_of
from ludopolis.games.newyorknewyork.state import (
    ACTIONS,
    CARDS,
    COLOUR_NAMES,
    NUMBERS,
    PASS,
    SEATS,
    TAKE,
)
from ludopolis.games.newyorknewyork.view import Card, card_of
from ludopolis.language.text import Text, say

LOCALE = Path(__file__).parent / "locale"
REFUSALS = ("allowed", "not-now", "play-first", "take-first", "not-in-hand", "not-in-reserve")


def named(colour: str) -> str:
    """A colour as a part of an id."""
    return colour.replace(" ", "-")


@cache
def colour_text(colour: str) -> Text:
    """The name of a colour."""
    return say(f"colour-{named(colour)}")


@cache
def card_text(card: Card) -> Text:
    """The name of a card."""
    return say(f"card-{named(card.colour)}", number=str(card.number))


class NewYorkNewYorkNotation(Notation):
    """How actions are written: the same in every position."""

    refusals = REFUSALS

    def text(self, context: None, action: int) -> Text:  # noqa: ARG002
        """Play a card, take a card, or pass."""
        if action == PASS:
            return say("action-pass")
        card = card_text(card_of(action % CARDS, SEATS))
        return say("action-play" if action < TAKE else "action-take", card=card)

    def find(self, state: object, typed: str) -> list[int]:  # noqa: ARG002
        """All actions that a text can mean: words in any order, and some may be missing."""
        words = words_of(typed, vocabulary(LOCALE, "typed-fillers"))
        found = [action for action in range(ACTIONS) if all(means(word, action) for word in words)]
        return found if words else []


# --- What people type -------------------------------------------------------------------------


@cache
def known_words(action: int) -> frozenset[str]:
    """The words that can be part of an action's text."""
    if action == PASS:
        return vocabulary(LOCALE, "typed-pass")
    colour = named(COLOUR_NAMES[action % CARDS // NUMBERS])
    verb = "typed-play" if action < TAKE else "typed-take"
    return vocabulary(LOCALE, verb) | vocabulary(LOCALE, f"typed-{colour}")


def means(word: str, action: int) -> bool:
    """Can a typed word be part of an action's text? The beginning of a word is enough."""
    if word.isdecimal() and action != PASS:
        return int(word[:9]) == action % NUMBERS + 1
    known = known_words(action)
    if len(word) == 1:
        return word in known
    return any(entry.startswith(word) for entry in known)
