"""A made-up language: the source with accents on every letter, a third longer, in brackets.

Whatever is shown in plain letters while this language is spoken has not come from a catalogue.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from ludopolis.engine import registry
from ludopolis.language.languages import PACKAGE, SOURCE

CODE = "xx"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçđéƒğħïĵķļɱñøþʠřšţüṽŵẋýžÅɃÇÐÉƑĞĦÏĴĶĻḾÑØÞɊŘŠŢÜṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, ACCENTED)
LONGER = " ~~~"  # a word for every twelve letters: a third more, as words are
# In a rulebook: marks, pictures, addresses, code.
KEPT = re.compile(r"(`[^`]*`|\]\([^)]*\)|\{[^}]*\}|<[^>]*>|!\[[^\]]*\])")


def accented(text: str) -> str:
    """A text that can still be read, but by nobody be mistaken for English."""
    return text.translate(LETTERS)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = accented(node.value)
        return node

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:  # noqa: N802
        for variant in node.variants:
            self.visit(variant.value)
        return node


class _Letters(Transformer):
    count = 0

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        self.count += len(node.value)
        return node


def _bracketed(pattern: ast.Pattern) -> ast.Pattern:
    letters = _Letters()
    letters.visit(pattern)
    longer = LONGER * (letters.count // 12)
    # A plain bracket would begin a variant.
    first, last = ast.TextElement("⟦"), ast.TextElement(f"{longer}⟧")
    return ast.Pattern([first, *pattern.elements, last])


def catalogue(source: str) -> str:
    """A file of messages in the made-up language."""
    resource = FluentParser().parse(source)
    _Accents().visit(resource)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            # What people type, and single letters on a board, stay as short as they are.
            for part in [entry, *entry.attributes]:
                if part.value is not None and not entry.id.name.startswith(("typed-", "letter-")):
                    part.value = _bracketed(part.value)
    return FluentSerializer().serialize(resource)


def rulebook(source: str) -> str:
    """A rulebook in the made-up language: marks, pictures and code are as they were."""
    parts = KEPT.split(source)
    return "".join(part if at % 2 else accented(part) for at, part in enumerate(parts))


def write(folder: Path) -> None:
    """The whole language, laid out for `LUDOPOLIS_LANGUAGES`."""
    for source in PACKAGE.rglob(f"locale/{SOURCE}/*"):
        place = folder / source.parent.parent.relative_to(PACKAGE) / CODE / source.name
        place.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        if source.suffix == ".ftl":
            place.write_text(catalogue(text), encoding="utf-8")
        elif source.suffix == ".md":
            place.write_text(rulebook(text), encoding="utf-8")
        else:
            place.write_text(
                f'name = "{accented("Made up")}"\ncldr = "{SOURCE}"\n', encoding="utf-8"
            )


LEFT_OVER = re.compile(r"[A-Za-z]{3,}")


def left_over(shown: str, allowed: set[str] = frozenset()) -> list[str]:  # type: ignore[assignment]
    """Words in plain letters that did not come from the catalogue."""
    return [word for word in LEFT_OVER.findall(shown) if word not in allowed]


def names_on_boards() -> set[str]:
    """Proper names that are the same in all languages: authors, and streets as they are printed."""
    boxes = [registry.box(name) for name in registry.names()]
    found = [box.credit for box in boxes]
    for box in boxes:
        board = tomllib.loads((box.locale.parent / "board.toml").read_text(encoding="utf-8"))
        found += [
            name for key in ("avenues", "streets") for name in board.get("lines", {}).get(key, ())
        ]
    return set(LEFT_OVER.findall(" ".join(found)))
