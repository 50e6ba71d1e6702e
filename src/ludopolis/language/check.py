"""What is wrong with catalogues: messages that are missing, unused, badly formed, or do not fit.

ludopolis languages --check
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludopolis.language.catalogue import FUNCTIONS, files
from ludopolis.language.languages import PACKAGE, PROGRAM, SOURCE, folders, languages

KNOWN_FUNCTIONS = {"NUMBER", "DATETIME", *FUNCTIONS}
IDENTIFIER = re.compile(r"[a-zA-Z][\w-]*(\.[a-zA-Z][\w-]*)?")
PREFIX = re.compile(r"[a-z][a-z0-9]*[a-z0-9-]*[-.]")
QUOTED = re.compile(r"""["'`]([a-zA-Z][\w.-]*)""")  # in JavaScript and templates


class Uses(Visitor):
    """What a message is made of: variables, functions, other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, D102
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802, D102
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802, D102
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802, D102
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


def locales() -> list[Path]:
    """The program's catalogue and those of all games in this package."""
    return [PROGRAM, *sorted(PACKAGE.glob("games/*/locale"))]


def problems() -> list[str]:
    """All that is wrong, a line each; none if all is well."""
    found = []
    for locale in locales():
        for language in languages():
            found += wrong(locale, language)
        found += unused(locale)
    return found


def wrong(locale: Path, language: str) -> list[str]:
    """What is wrong with the messages of a language in one place."""
    where = f"{locale.relative_to(PACKAGE).as_posix()}/{language}"
    source, messages = messages_of(locale, SOURCE), messages_of(locale, language)
    found = [f"{where}: {fault}" for fault in malformed(locale, language)]
    found += [f"{where}: {name} is missing" for name in source if name not in messages]
    found += [f"{where}: {name} is not in {SOURCE}" for name in messages if name not in source]
    if locale != PROGRAM and not any(
        (folder / "rulebook.md").exists() for folder in folders(locale, language)
    ):
        found.append(f"{where}: rulebook.md is missing")
    for name, uses in messages.items():
        if name in source:
            unknown = uses.variables - source[name].variables
            found += [
                f"{where}: {name} has no variable ${variable}" for variable in sorted(unknown)
            ]
        if circular(name, messages):
            found.append(f"{where}: {name} refers to itself")
        strange = sorted(uses.functions - KNOWN_FUNCTIONS)
        found += [f"{where}: {name} calls {function}, which is unknown" for function in strange]
        for other in sorted(uses.messages):
            if other not in messages and other not in messages_of(PROGRAM, language):
                found.append(f"{where}: {name} refers to {other}, which is missing")
    return found


def circular(name: str, messages: Mapping[str, Uses]) -> bool:
    """Does a message lead back to itself?"""
    reached: set[str] = set()
    ahead = set(messages[name].messages)
    while ahead:
        reached |= ahead
        ahead = {on for one in ahead if one in messages for on in messages[one].messages} - reached
    return name in reached


def malformed(locale: Path, language: str) -> Iterator[str]:
    """What in the files of a language is no message, or one that is there already."""
    seen: set[str] = set()
    for file in files(locale, language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                yield f"{file.name} cannot be read at: {(entry.content or '').strip()[:60]!r}"
            elif isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name
                if name in seen:
                    yield f"{file.name} has {name} a second time"
                if locale != PROGRAM and name in messages_of(PROGRAM, SOURCE):
                    yield f"{file.name} has {name}, which is the program's"
                seen.add(name)


@cache
def messages_of(locale: Path, language: str) -> dict[str, Uses]:
    """The messages of a language in one place, with what each uses; attributes as `name.attribute`."""
    found: dict[str, Uses] = {}
    for file in files(locale, language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                patterns = {f"{name}.{part.id.name}": part.value for part in entry.attributes}
                for key, pattern in ({name: entry.value} | patterns).items():
                    if pattern is not None:
                        found[key] = Uses()
                        found[key].visit(pattern)
    return found


# --- What nobody says -------------------------------------------------------------------------


def unused(locale: Path) -> list[str]:
    """Messages of the source that no code names, wholly or by their beginning, and no message uses."""
    named, prefixes = spoken_in(locale)
    messages = messages_of(locale, SOURCE)
    used = {name for uses in messages.values() for name in uses.messages}
    where = locale.relative_to(PACKAGE).as_posix()
    return [
        f"{where}: {name} is not used"
        for name in messages
        if name not in named and name not in used and not name.startswith(tuple(prefixes))
    ]


def spoken_in(locale: Path) -> tuple[set[str], set[str]]:
    """The ids that code names, and the beginnings of those that it puts together.

    The program's messages may be said anywhere; a game's, in its own folder and by the engine.
    """
    named: set[str] = set()
    prefixes: set[str] = set()
    for file in PACKAGE.rglob("*"):
        inside = file.is_relative_to(locale.parent)
        elsewhere = file.is_relative_to(PACKAGE / "games") and not inside
        if locale != PROGRAM and elsewhere:
            continue
        if file.suffix == ".py":
            words = literals(file.read_text(encoding="utf-8"))
        elif file.suffix in {".js", ".html"}:
            words = set(QUOTED.findall(file.read_text(encoding="utf-8")))
        else:
            continue
        for text in words:
            if IDENTIFIER.fullmatch(text):
                named.add(text)
            if PREFIX.fullmatch(text):
                prefixes.add(text)
    return named, prefixes


def literals(source: str) -> set[str]:
    """The strings in a Python source; of those with blanks, what stands before the first."""
    found: set[str] = set()
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
            found.add(str(node.values[0].value))
        elif isinstance(node, python.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found
