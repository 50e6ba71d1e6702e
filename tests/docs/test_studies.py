"""The studies in the docs: complete, and what is said of them is what they say."""

from __future__ import annotations

import re
import runpy
from html import unescape
from pathlib import Path

import pytest

from ludopolis.arena.study.figures import Study
from ludopolis.arena.study.report import Report
from ludopolis.engine import registry
from ludopolis.language.languages import languages

DOCS = Path(__file__).parents[2] / "docs"
STUDIES = DOCS / "studies"


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_a_study(game: str) -> None:
    study = Study.load(STUDIES / f"{game}.json")
    box = registry.box(game)
    assert study.game == game
    assert study.rules == box.rules_version
    assert [count.players for count in study.counts] == list(
        range(box.least_players, box.most_players + 1)
    )
    assert {option.option for option in study.options} == {option.name for option in box.options}
    for language in languages():
        page = STUDIES / f"{game}.{language}.html"
        assert page.stat().st_size < 400_000
        text = page.read_text("utf-8")
        assert f'<html lang="{language}">' in text
        assert text.count("</svg>") >= 8


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", registry.names())
def test_the_pages_are_those_of_the_numbers(game: str, language: str) -> None:
    written = Report(Study.load(STUDIES / f"{game}.json"), language).page()
    said = (STUDIES / f"{game}.{language}.html").read_text("utf-8")
    assert written == said, "run python docs/write_studies.py"


def test_the_findings_are_those_of_the_numbers() -> None:
    said = (DOCS / "study.md").read_text("utf-8")
    assert said.count("\n### ") == len(registry.names())
    written = runpy.run_path(str(DOCS / "write_studies.py"))["page"]()
    assert written == said, "run python docs/write_studies.py"


@pytest.mark.parametrize("page", sorted(STUDIES.glob("*.html")), ids=lambda page: page.name)
def test_sentences_that_were_put_together_read_well(page: Path) -> None:
    text = re.sub(r"<(style|script|svg).*?</\1>|<[^>]+>", "", page.read_text("utf-8"), flags=re.S)
    assert re.findall(r".{20}(?:[,;:.] ?[,;:.]| [,.]|\{\w*\}).{20}", unescape(text)) == []
