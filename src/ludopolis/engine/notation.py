"""Notation: actions as people write them, and back. Only here is anything read from words."""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from ludopolis.language.languages import SOURCE, languages
from ludopolis.language.text import Text
from ludopolis.language.translator import Translator


class Notation(ABC):
    """How the actions of a game are written.

    Records keep the text in the source language, so that must never change; players read and write
    their own.
    """

    def __init__(self, locale: Path, actions: int) -> None:
        self.locale = locale
        self.actions = actions  # action numbers are below this

    def context(self, state: Any) -> Hashable:  # noqa: ARG002
        """What, besides its number, decides how an action is written: an edition, own colours."""
        return None

    @abstractmethod
    def text(self, context: Any, action: int) -> Text | None:
        """An action as a text; None if nobody in this context could mean it."""

    @abstractmethod
    def refusal(self, code: int) -> Text:
        """Why an action is refused, in the rulebook's words."""

    def find(self, state: Any, typed: str) -> list[int]:
        """All actions that a typed text can mean, in any language; its first words are enough."""
        return find_in(_dictionary(self, self.context(state)), typed)

    def written(self, context: Hashable, action: int, language: str = SOURCE) -> str:
        """An action in a language, with seats by their number."""
        return _written(self, context, action, language)


@lru_cache(maxsize=1 << 15)
def _written(notation: Notation, context: Hashable, action: int, language: str) -> str:
    text = notation.text(context, action)
    return f"action {action}" if text is None else _plain(language, notation.locale)(text)


@cache
def _plain(language: str, locale: Path) -> Translator:
    return Translator(language, locale)


@lru_cache(maxsize=64)
def _dictionary(notation: Notation, context: Hashable) -> dict[str, tuple[int, ...]]:
    """All action numbers by their simplified text, in all languages."""
    entries: dict[str, set[int]] = {}
    for action in range(notation.actions):
        text = notation.text(context, action)
        if text is not None:
            for language in languages():
                written = simplify(_plain(language, notation.locale)(text))
                entries.setdefault(written, set()).add(action)
    return {text: tuple(sorted(found)) for text, found in entries.items()}


def simplify(text: str) -> str:
    """A text without accents, capitals and signs: what must be typed at least."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    plain = re.sub(r"->|[^\w]", " ", plain)
    return " ".join(word for word in plain.split() if word != "x")


def find_in(entries: Mapping[str, tuple[int, ...]], text: str) -> list[int]:
    """The actions whose simplified text this is; or else those whose text begins with its words."""
    wanted = simplify(text)
    if not wanted:
        return []
    if wanted in entries:
        return list(entries[wanted])
    longer = [found for entry, found in entries.items() if entry.startswith(wanted + " ")]
    return sorted({action for found in longer for action in found})
