"""The catalogues: complete, well formed, used; and what the check finds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludopolis.language import check
from ludopolis.language import languages as known


def test_all_catalogues_are_in_order() -> None:
    assert check.problems() == []


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a program and no games."""
    for module in (check, known):
        monkeypatch.setattr(module, "PACKAGE", tmp_path)
        monkeypatch.setattr(module, "PROGRAM", tmp_path / "locale")
    monkeypatch.setattr(check, "languages", lambda: ("en", "fr"))
    check.messages_of.cache_clear()
    yield tmp_path
    check.messages_of.cache_clear()


@pytest.mark.parametrize(
    ("english", "french", "problem"),
    [
        ("a = A\nb = B", "a = A", "locale/fr: b is missing"),
        ("a = A", "a = A\nb = B", "locale/fr: b is not in en"),
        ("a = A\n    .b = B", "a = A", "locale/fr: a.b is missing"),
        ("a = A { $x }", "a = A { $y }", "locale/fr: a has no variable $y"),
        ("a = A", "a = { OUPS($x) }", "calls OUPS, which is unknown"),
        ("a = A", "a = { c }", "refers to c, which is missing"),
        ("a = A\nb = B", "a = { b }\nb = { a }", "locale/fr: b refers to itself"),
        ("a = A", "a = { $x", "cannot be read at: 'a = { $x'"),
        ("a = A", "a = A\na = B", "has a a second time"),
        ("a = A\nb-c = B", "a = A\nb-c = B", "locale: b-c is not used"),
    ],
)
def test_what_is_wrong_is_found(package: Path, english: str, french: str, problem: str) -> None:
    for language, text in (("en", english), ("fr", french)):
        (package / "locale" / language).mkdir(parents=True)
        (package / "locale" / language / "all.ftl").write_text(text + "\n", encoding="utf-8")
    (package / "code.py").write_text('say("a")\nsay("b")\nsay("a.b")\n', encoding="utf-8")
    assert any(problem in line for line in check.problems()), check.problems()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("code.py", 'say(f"card-{name}")'),
        ("code.py", 'say("card-" + name)'),
        ("code.js", "say(`card-${name}`)"),
        ("page.html", '{{ say("card-" ~ name) }}'),
        ("code.py", 'say("card-red")'),
    ],
)
def test_ids_that_are_put_together_count_as_used(package: Path, name: str, code: str) -> None:
    for language in ("en", "fr"):
        (package / "locale" / language).mkdir(parents=True)
        (package / "locale" / language / "all.ftl").write_text("card-red = R\n", encoding="utf-8")
    (package / name).write_text(code, encoding="utf-8")
    assert check.problems() == []


def french() -> dict[str, str]:
    """The files of French words, as they are written."""
    files = [*known.PACKAGE.rglob("locale/fr/*.ftl")]
    return {
        str(file.relative_to(known.PACKAGE)): file.read_text(encoding="utf-8") for file in files
    }


@pytest.mark.parametrize("file", sorted(french()))
def test_french_signs_have_their_space(file: str) -> None:
    """In what is shown; not in code, addresses, times and what belongs to Fluent."""
    for line in french()[file].splitlines():
        shown = re.sub(r"`[^`]*`|\{[^{}]*\}|^[\w.-]+ =|\[\w+\]|https?://\S+|^#.*", "", line)
        assert not re.search(r"\w[;!?]|\w:(?![/\d])|«\S|\S»", shown), line
