"""Catalogues: the messages of a language, as they stand in its `.ftl` files (Project Fluent)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, resolver
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from ludopolis.language.languages import PROGRAM, described, folders

# What is filled in is ours or was checked; a long hand, or what somebody typed, may be longer than the
# library lets through.
resolver.MAX_PART_LENGTH = 1 << 17


class Catalogue:
    """The messages of the program, or of a game and the program, in one language."""

    def __init__(self, locale: Path, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle(
            [described(language).cldr], functions=dict(FUNCTIONS), use_isolating=False
        )
        for resource in resources(locale, language):
            self.bundle.add_resource(resource)

    def format(self, message: str, arguments: dict[str, Any]) -> str | None:
        """A message in words; None if there is none of that id, or something in it is wrong."""
        name, _, attribute = message.partition(".")
        if not self.bundle.has_message(name):
            return None
        found = self.bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        try:
            words, errors = self.bundle.format_pattern(pattern, arguments)
        except RecursionError:  # a message that refers to itself
            return None
        return None if errors else str(words)


@cache
def catalogue(locale: Path, language: str) -> Catalogue:
    """The catalogue of the program (`PROGRAM`) or of a game's `locale`, in a language."""
    return Catalogue(locale, language)


@cache
def resources(locale: Path, language: str) -> tuple[ast.Resource, ...]:
    """The parsed files of a catalogue: of a game its own first, then those of the program."""
    both = dict.fromkeys((locale, PROGRAM))
    found = [file for place in both for file in files(place, language)]
    return tuple(parsed(file, language) for file in found)


def files(locale: Path, language: str) -> list[Path]:
    """The files of a language in one place."""
    return [file for folder in folders(locale, language) for file in sorted(folder.glob("*.ftl"))]


def parsed(file: Path, language: str) -> ast.Resource:
    """A file of messages, set as the language sets its signs."""
    text = printed(file.read_text(encoding="utf-8"), language)
    return FluentParser(with_spans=False).parse(text)


# --- Signs ------------------------------------------------------------------------------------


def printed(text: str, language: str) -> str:
    """A text as the language sets it: no line ends between a word and signs that belong to it."""
    signs = _no_break(language)
    return signs.sub("\N{NO-BREAK SPACE}", text) if signs else text


@cache
def _no_break(language: str) -> re.Pattern[str] | None:
    known = described(language)
    before, after = re.escape(known.no_break_before), re.escape(known.no_break_after)
    places = [rf"(?<=\S) (?=[{before}])" if before else "", rf"(?<=[{after}]) " if after else ""]
    return re.compile("|".join(filter(None, places))) if before or after else None


# --- What is filled in ------------------------------------------------------------------------


class SeatName(FluentType):
    """A player in a message."""

    def __init__(self, name: str, *, you: bool) -> None:
        self.name, self.you = name, you

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        """The name."""
        return self.name


STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
PLAIN = ", "


class Items(FluentType):
    """A list in a message."""

    def __init__(self, items: list[str], style: str) -> None:
        self.items, self.style = items, style

    def format(self, locale: Locale) -> str:
        """The items, joined as the language does it."""
        if self.style not in STYLES:
            return PLAIN.join(self.items)
        return format_list(self.items, STYLES[self.style], locale=locale)


def is_you(who: Any) -> str:
    """`IS_YOU($who)` in a message: `yes` if that player is who reads it."""
    return "yes" if isinstance(who, SeatName) and who.you else "no"


def starts_with_vowel(words: Any) -> str:
    """`VOWEL($word)` in a message: `yes` before a, e, i, o, u and y, accented or not."""
    if isinstance(words, Items):
        words = next(iter(words.items), "")
    first = str(words.name if isinstance(words, SeatName) else words)[:1].casefold()
    return "yes" if first and first in "aeiouyàâäéèêëîïôöùûüœæ" else "no"


FUNCTIONS: dict[str, Any] = {"IS_YOU": is_you, "VOWEL": starts_with_vowel}
