"""The languages of the program: every folder in `locale` is one.

A folder holds `language.toml`, which says how the language is called and set, and catalogues; each game
has folders of the same names in its own `locale`, with its catalogue and its rulebook.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

PACKAGE = Path(__file__).resolve().parent.parent
PROGRAM = PACKAGE / "locale"  # the words of everything but the games
SOURCE = "en"  # what all others are translated from, and what is shown where nothing is known

# Where more languages are found, laid out as this package is: a translation being tried out.
MORE = "LUDOPOLIS_LANGUAGES"


class Language(msgspec.Struct, frozen=True):
    """What is to be known of a language besides its words."""

    code: str  # the name of its folder
    name: str  # as its speakers call it
    cldr: str  # whose numbers, plurals, lists and dates it has: `de`, `pt-BR`
    no_break_before: str = ""  # signs that stay on the line of the word before them
    no_break_after: str = ""


def folders(locale: Path, language: str) -> Iterator[Path]:
    """The folders that hold words of a language for the program or a game."""
    yield locale / language
    if more := os.environ.get(MORE):
        yield Path(more) / locale.relative_to(PACKAGE) / language


@cache
def languages() -> tuple[str, ...]:
    """All languages, the source first."""
    roots = [PROGRAM, *(Path(more) / "locale" for more in [os.environ.get(MORE)] if more)]
    found = {file.parent.name for root in roots for file in root.glob("*/language.toml")}
    return (SOURCE, *sorted(found - {SOURCE}))


@cache
def described(language: str) -> Language:
    """What is to be known of a language."""
    for folder in folders(PROGRAM, language):
        file = folder / "language.toml"
        if file.exists():
            facts = tomllib.loads(file.read_text(encoding="utf-8"))
            return msgspec.convert({"code": language, "cldr": language} | facts, Language)
    raise KeyError(language)


def known_as(code: str) -> str | None:
    """The language that a code means, such as `de`, `de-AT` or `de_AT.UTF-8`, if it is there."""
    wanted = _plain(code)
    for language in sorted(languages(), key=len, reverse=True):  # pt-BR before pt
        known = _plain(language)
        if wanted == known or wanted.startswith((f"{known}-", f"{known}.")):
            return language
    return None


def _plain(code: str) -> str:
    return code.lower().replace("_", "-")


def spoken(wanted: str | None) -> str:
    """The language asked for, if it is there; else the source."""
    return known_as(wanted or "") or SOURCE


def language_of_system() -> str:
    """The language that the system is set to, if it is there."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return spoken(next((os.environ[name] for name in names if os.environ.get(name)), None))
