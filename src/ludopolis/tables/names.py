"""Names: what people may be called, and how the seats of a table are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from ludopolis.bots import levels
from ludopolis.language.languages import languages
from ludopolis.language.text import Words, say
from ludopolis.language.translator import Translator
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


GUEST = say("guest")
WITHOUT_LEVEL = ("random", "greedy")  # bots that may be named at tables and are no levels


def bot_label(spec: str) -> Words:
    """How strong a bot is, in a word or two."""
    return say(f"level-{spec}") if spec in WITHOUT_LEVEL else levels.title(spec)


def shown_names(seats: Sequence[Named]) -> list[Words]:
    """The names of all seats; no two are the same in any language.

    People keep the names they chose, so bots step aside for them. A seat that a person has handed
    to a bot keeps the person's name.
    """
    taken: set[str] = set()
    shown: list[Words] = [""] * len(seats)

    def take(place: int, name: Words) -> bool:
        if not taken.isdisjoint(_alike(name)):
            return False
        shown[place] = name
        taken.update(_alike(name))
        return True

    for place, seat in enumerate(seats):
        if seat.visitor is not None:
            name, number = seat.name or GUEST, 1
            while not take(place, name if number == 1 else _another(name, number)):
                number += 1
    number = 0
    for place, seat in enumerate(seats):
        if seat.visitor is None and seat.kind == "bot":
            number += 1
            while not take(place, say("robot", number=number)):
                number += 1
    return shown


def _another(name: Words, number: int) -> Words:
    return say("another-name", name=name, number=number)


def in_words(names: Sequence[Words], language: str) -> list[str]:
    """Names as they are written in a language."""
    translator = Translator(language)
    return [translator.shown(name) for name in names]


@lru_cache(maxsize=1 << 10)
def _alike(name: Words) -> frozenset[str]:
    """What a name has in common with others that people would mix it up with, in any language."""
    written = {name} if isinstance(name, str) else {Translator(code)(name) for code in languages()}
    return frozenset(unicodedata.normalize("NFKC", one).casefold() for one in written)
