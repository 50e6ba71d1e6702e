"""The studies in the docs: complete, and summarized truthfully."""

from __future__ import annotations

import re
import runpy
from html import unescape
from pathlib import Path

import pytest

from ludopolis.arena.study.report import Report
from ludopolis.arena.study.schema import Study
from ludopolis.engine import registry
from ludopolis.language.languages import languages

DOCS = Path(__file__).parents[2] / "docs"


def load(game: str) -> Study:
    return Study.load(DOCS / "studies" / f"{game}.json")


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_a_study(game: str) -> None:
    study, box = load(game), registry.box(game)
    assert study.game == game
    assert study.rules == box.rules_version
    assert [count.players for count in study.counts] == list(
        range(box.least_players, box.most_players + 1)
    )
    assert {option.option for option in study.options} == {option.name for option in box.options}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", registry.names())
def test_reports_are_complete_and_well_punctuated(game: str, language: str) -> None:
    page = Report(load(game), language).page()
    assert f'<html lang="{language}">' in page
    assert page.count("</svg>") >= 8
    assert len(page.encode()) < 400_000
    text = re.sub(r"<(style|script|svg).*?</\1>|<[^>]+>", "", page, flags=re.S)
    assert re.findall(r".{20}(?:[,;:.] ?[,;:.]| [,.]|\{\w*\}).{20}", unescape(text)) == []


def test_the_findings_are_current() -> None:
    found = (DOCS / "study.md").read_text("utf-8")
    assert found.count("\n### ") == len(registry.names())
    generated = runpy.run_path(str(DOCS / "write_studies.py"))["page"]()
    assert generated == found, "run make docs"
