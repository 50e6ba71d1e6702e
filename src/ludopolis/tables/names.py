"""Names: what people may be called, and how the seats of a table are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Protocol

from ludopolis.bots import levels
from ludopolis.tables.phrases import PHRASES
from ludopolis.tables.refusal import Refused

LONGEST_NAME = 40
# Letters that are drawn as nothing: a name of these alone would be none.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
JOINER = "\u200d"  # holds the parts of some pictures together; no harm in a message


class Named(Protocol):
    """What is to be known of a seat to name it."""

    @property
    def kind(self) -> str:
        """Open, person or bot."""

    @property
    def visitor(self) -> str | None:
        """Whose seat it is."""

    @property
    def name(self) -> str:
        """What the person is called; empty for bots."""

    @property
    def bot(self) -> str:
        """The bot that plays it."""


def visible(text: str, kept: str = "") -> str:
    """A text on one line without control characters, turned writing and letters of no width."""
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or letter in kept or unicodedata.category(letter)[0] != "C"
    )
    return " ".join(shown.split())


def clean_name(name: object) -> str:
    """A name as it is kept, or a refusal that says what a name is."""
    if isinstance(name, str) and len(name) <= 10 * LONGEST_NAME:
        cleaned = visible(name)
        told = cleaned.isprintable() and any(
            letter not in BLANK and unicodedata.category(letter)[0] in "LNPS" for letter in cleaned
        )
        if told and len(cleaned) <= LONGEST_NAME:
            return cleaned
    raise Refused("name", most=LONGEST_NAME)


def bot_label(spec: str, language: str) -> str:
    """How strong a bot is, in a word or two."""
    return PHRASES[language].get(spec) or levels.title(spec, language)


def shown_names(seats: Sequence[Named], language: str) -> list[str]:
    """The names of all seats in a viewer's language; no two are the same.

    People keep the names they chose, so bots step aside for them. A seat that a person has handed
    to a bot keeps the person's name.
    """
    say = PHRASES[language]
    taken: set[str] = set()
    shown = [""] * len(seats)

    def take(place: int, name: str) -> None:
        shown[place] = name
        taken.add(_alike(name))

    for place, seat in enumerate(seats):
        if seat.visitor is not None:
            name = wanted = seat.name or say["guest"]
            number = 1
            while _alike(name) in taken:
                number += 1
                name = say["another"].format(name=wanted, number=number)
            take(place, name)
    number = 0
    for place, seat in enumerate(seats):
        if seat.visitor is None and seat.kind == "bot":
            number += 1
            while _alike(name := say["robot"].format(number=number)) in taken:
                number += 1
            take(place, name)
    return shown


def _alike(name: str) -> str:
    """What two names have in common that people would mix up."""
    return unicodedata.normalize("NFKC", name).casefold()
