"""Notation: actions as people write them, and back. Only here is anything read from words."""

from __future__ import annotations

import operator
import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import permutations
from pathlib import Path
from typing import Any

from ludopolis.language.languages import SOURCE, languages
from ludopolis.language.text import Text, say
from ludopolis.language.translator import Translator


class Notation(ABC):
    """How the actions of a game are written.

    Records keep the text in the source language, so that must never change; players read and write
    their own.
    """

    refusals: Sequence[str] = ()  # why actions are refused, by code: `refusal-NAME` says it

    def __init__(self, locale: Path, actions: int) -> None:
        self.locale = locale
        self.actions = actions  # action numbers are below this

    def context(self, state: Any) -> Hashable:  # noqa: ARG002
        """What, besides its number, decides how an action is written: an edition, own colours."""
        return None

    @abstractmethod
    def text(self, context: Any, action: int) -> Text | None:
        """An action as a text; None if nobody in this context could mean it."""

    def refusal(self, code: int) -> Text:
        """Why an action is refused, in the rulebook's words."""
        return say(f"refusal-{self.refusals[code]}")

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


def words_of(text: str, without: Collection[str] = ()) -> tuple[str, ...]:
    """The words and numbers of a text, without accents, capitals, signs and some fillers."""
    words = re.findall(r"[^\W\d_]+|\d+", simplify(text))
    return tuple(word for word in words if word not in without)


@cache
def vocabulary(locale: Path, message: str) -> frozenset[str]:
    """The words of a message in all languages: what may be typed for something."""
    said = (_plain(language, locale)(message) for language in languages())
    return frozenset(word for text in said for word in words_of(text))


def find_in(entries: Mapping[str, tuple[int, ...]], text: str) -> list[int]:
    """The actions whose simplified text this is; or else those whose text begins with its words."""
    wanted = simplify(text)
    if not wanted:
        return []
    if wanted in entries:
        return list(entries[wanted])
    longer = [found for entry, found in entries.items() if entry.startswith(wanted + " ")]
    return sorted({action for found in longer for action in found})


# --- Words in any order -----------------------------------------------------------------------

Words = tuple[str, ...]


def match_words(
    entries: Sequence[tuple[int, Words]], typed: Words, synonyms: Mapping[str, Words]
) -> dict[int, int]:
    """The actions that typed words can mean, in any order, with how many are there in full.

    An entry of exactly these words is what is meant; else all those in which each typed word stands for
    another word: it is its beginning, or that of a synonym. Numbers are typed in full.
    """
    if exact := {action: len(typed) for action, words in entries if words == typed}:
        return exact
    found: dict[int, int] = {}
    for action, words in entries:
        fit = _words_in_full(typed, words, synonyms)
        if fit >= 0:
            found[action] = max(fit, found.get(action, 0))
    return found


def _words_in_full(typed: Words, words: Words, synonyms: Mapping[str, Words]) -> int:
    """How many typed words are words of an entry in full; -1 if they do not fit."""
    if not all(any(_stands_for(one, word, synonyms) for word in words) for one in typed):
        return -1  # for nearly all entries, and soon
    most = -1
    for order in permutations(words, len(typed)):
        if all(_stands_for(one, word, synonyms) for one, word in zip(typed, order, strict=True)):
            most = max(most, sum(map(operator.eq, typed, order)))
    return most


def _stands_for(typed: str, word: str, synonyms: Mapping[str, Words]) -> bool:
    if word.isdecimal():
        return typed == word
    return any(known.startswith(typed) for known in (word, *synonyms.get(word, ())))
