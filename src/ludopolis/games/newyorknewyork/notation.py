"""The notation of New York New York: actions as text, and what people type read back.

The words that may be typed are in the catalogues: `typed-play`, `typed-yellow` …
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ludopolis.engine.notation import Notation, simplify
from ludopolis.games.newyorknewyork.skyline import ACTIONS, CARDS, COLOUR_NAMES, NUMBERS, PASS, TAKE
from ludopolis.language.languages import languages
from ludopolis.language.text import Text, say
from ludopolis.language.translator import Translator

LOCALE = Path(__file__).parent / "locale"
REFUSALS = ("allowed", "not-now", "play-first", "take-first", "not-in-hand", "not-in-reserve")


def named(colour: str) -> str:
    """A colour as a part of an id."""
    return colour.replace(" ", "-")


@cache
def card_text(colour: str, number: int) -> Text:
    """The name of a card."""
    return say(f"card-{named(colour)}", number=str(number))


class NewYorkNewYorkNotation(Notation):
    """How actions are written: the same in every position."""

    def __init__(self) -> None:
        super().__init__(LOCALE, ACTIONS)

    def text(self, context: None, action: int) -> Text:  # noqa: ARG002
        """Play a card, take a card, or pass."""
        if action == PASS:
            return say("action-pass")
        colour, place = divmod(action % CARDS, NUMBERS)
        card = card_text(COLOUR_NAMES[colour], place + 1)
        return say("action-play" if action < TAKE else "action-take", card=card)

    def refusal(self, code: int) -> Text:
        """Why an action is refused."""
        return say(f"refusal-{REFUSALS[code]}")

    def find(self, state: object, typed: str) -> list[int]:  # noqa: ARG002
        """All actions that a text can mean: words in any order, and some may be missing."""
        words = typed_words(typed)
        if not words:
            return []
        return [action for action in range(ACTIONS) if all(means(word, action) for word in words)]


# --- What people type -------------------------------------------------------------------------


@cache
def vocabulary(kind: str) -> frozenset[str]:
    """The words of a kind in all languages, without accents."""
    return frozenset(
        word
        for language in languages()
        for word in simplify(Translator(language, LOCALE)(f"typed-{kind}")).split()
    )


def typed_words(text: str) -> list[str]:
    """The words and numbers of a text, without accents, capitals, signs and fillers."""
    words = re.findall(r"\d+|[^\W\d_]+", simplify(text))
    return [word for word in words if word not in vocabulary("fillers")]


@cache
def known_words(action: int) -> frozenset[str]:
    """The words that can be part of an action's text."""
    if action == PASS:
        return vocabulary("pass")
    colour = COLOUR_NAMES[action % CARDS // NUMBERS]
    return vocabulary("play" if action < TAKE else "take") | vocabulary(named(colour))


def means(word: str, action: int) -> bool:
    """Can a typed word be part of an action's text? The beginning of a word is enough."""
    if word.isdecimal() and action != PASS:
        return int(word[:9]) == action % NUMBERS + 1
    known = known_words(action)
    if len(word) == 1:
        return word in known
    return any(entry.startswith(word) for entry in known)
