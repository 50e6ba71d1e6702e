"""The rulebook in both languages, and the rules it points at."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import ludopolis
from ludopolis.games.newyork import rules

LANGUAGES = ("en", "fr")


def rulebook(language: str) -> str:
    """The rulebook as players read it."""
    return ludopolis.box("newyork").rulebook(language)


def anchors(language: str) -> list[str]:
    """The rules that the rulings name, in order."""
    return re.findall(r"<!-- ruling: (\w+) -->", rulebook(language))


def heading_levels(language: str) -> list[int]:
    """How deep each heading is."""
    prose = re.sub(r"```.*?```", "", rulebook(language), flags=re.DOTALL)
    return [len(marks) for marks in re.findall(r"^(#+) ", prose, flags=re.MULTILINE)]


def functions() -> set[str]:
    """The functions that rules.py defines."""
    source = Path(str(rules.__file__)).read_text(encoding="utf-8")
    return {node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}


def test_the_same_rulings_in_both_languages() -> None:
    """Every section: the same rulings in the same order."""
    assert len(anchors("en")) > 20
    assert anchors("en") == anchors("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_names_a_rule(language: str) -> None:
    """Every section: each ruling names a function of rules.py."""
    assert set(anchors(language)) - functions() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_anchor_is_misspelt(language: str) -> None:
    """Every section: each comment of the rulebook that speaks of a ruling is an anchor."""
    comments = re.findall(r"<!--.*?-->", rulebook(language), flags=re.DOTALL)
    rulings = [comment for comment in comments if "ruling" in comment.lower()]
    assert rulings == [f"<!-- ruling: {name} -->" for name in anchors(language)]


def test_the_same_headings_in_both_languages() -> None:
    """Every section: the same headings, as far as their levels show it."""
    levels = heading_levels("en")
    assert levels[0] == 1
    assert levels.count(2) > 5
    assert levels == heading_levels("fr")


def test_every_ruling_has_its_anchor() -> None:
    """Every section: a paragraph that is called a ruling names its rule, and no other one does."""
    for language, word in (("en", "**Ruling:**"), ("fr", "**Décision :**")):
        marked = [line for line in rulebook(language).split("\n") if line.startswith(word)]
        assert [line for line in marked if "<!-- ruling:" not in line] == []
        assert sum(line.count("<!-- ruling:") for line in marked) == len(anchors(language))
