"""The rulebooks in all languages, and the rules they point at."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import ludopolis
from ludopolis.engine import registry
from ludopolis.language.languages import SOURCE, languages

RULING = {"en": "Ruling:", "fr": "Décision :", "de": "Festlegung:"}  # how each rulebook calls one
each_game = pytest.mark.parametrize("game", registry.names())


def rulebook(game: str, language: str) -> str:
    """The rulebook as players read it."""
    return ludopolis.box(game).rulebook(language)


def anchors(game: str, language: str) -> list[str]:
    """The rules that the rulings name, in order."""
    return re.findall(r"<!-- ruling: (\w+) -->", rulebook(game, language))


def heading_levels(game: str, language: str) -> list[int]:
    """How deep each heading is."""
    prose = re.sub(r"```.*?```", "", rulebook(game, language), flags=re.DOTALL)
    return [len(marks) for marks in re.findall(r"^(#+) ", prose, flags=re.MULTILINE)]


def functions(game: str) -> dict[str, str]:
    """The functions that rules.py defines, with what each says of itself."""
    path = Path(ludopolis.__file__).parent / "games" / game / "rules.py"
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {
        node.name: ast.get_docstring(node) or ""
        for node in body
        if isinstance(node, ast.FunctionDef)
    }


@each_game
def test_the_same_rulings_in_all_languages(game: str) -> None:
    """Every section: the same rulings in the same order."""
    assert len(anchors(game, SOURCE)) > 1
    for language in languages():
        assert anchors(game, language) == anchors(game, SOURCE)


@each_game
@pytest.mark.parametrize("language", languages())
def test_every_ruling_names_a_rule(game: str, language: str) -> None:
    """Every section: each ruling names a function of rules.py."""
    assert set(anchors(game, language)) - set(functions(game)) == set()


@each_game
@pytest.mark.parametrize("language", languages())
def test_no_anchor_is_misspelt(game: str, language: str) -> None:
    """Every section: each comment of the rulebook that speaks of a ruling is an anchor."""
    comments = re.findall(r"<!--.*?-->", rulebook(game, language), flags=re.DOTALL)
    rulings = [comment for comment in comments if "ruling" in comment.lower()]
    assert rulings == [f"<!-- ruling: {name} -->" for name in anchors(game, language)]


@each_game
def test_the_same_headings_in_all_languages(game: str) -> None:
    """Every section: the same headings, as far as their levels show it."""
    levels = heading_levels(game, SOURCE)
    assert levels[0] == 1
    assert levels.count(2) > 2
    for language in languages():
        assert heading_levels(game, language) == levels


@each_game
def test_every_ruling_has_its_anchor(game: str) -> None:
    """Every section: a paragraph that is called a ruling names its rule, and no other one does."""
    for language in languages():
        word = f"**{RULING[language]}**"
        marked = [line for line in rulebook(game, language).split("\n") if line.startswith(word)]
        assert [line for line in marked if "<!-- ruling:" not in line] == []
        assert sum(line.count("<!-- ruling:") for line in marked) == len(anchors(game, language))


@each_game
def test_every_rule_that_is_a_ruling_is_in_the_rulebook(game: str) -> None:
    """A function that says it settles something is named by a ruling."""
    settled = {name for name, text in functions(game).items() if "ruling" in text.lower()}
    assert settled - set(anchors(game, SOURCE)) == set()
