"""Who waits for a game to be compiled is told so, once, in their language."""

from __future__ import annotations

import pytest

import ludopolis
from ludopolis.engine import cache, precompile
from ludopolis.engine.box import Box
from ludopolis.language.languages import languages
from ludopolis.language.translator import Translator


@pytest.mark.parametrize(
    ("system", "notice"),
    [
        ("en_GB.UTF-8", "Preparing Tycoon (rules)"),
        ("fr_FR.UTF-8", "Préparation de Tycoon (règles)"),
    ],
)
def test_who_waits_is_told_once(
    system: str, notice: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    worked: list[str] = []
    marked: set[str] = set()
    monkeypatch.setenv("LC_ALL", system)
    monkeypatch.setattr(precompile, "_prepared", set())
    monkeypatch.setattr(precompile, "interpreted", lambda: False)
    monkeypatch.setattr(cache, "is_warm", lambda part: part in marked)
    monkeypatch.setattr(cache, "mark_warm", marked.add)

    def work(box: Box) -> None:
        worked.append(box.name)

    box = ludopolis.box("tycoon")
    precompile.prepare(box, "rules", work)
    said = capsys.readouterr()
    assert notice in said.err
    assert said.out == ""
    precompile.prepare(box, "rules", work)
    monkeypatch.setattr(precompile, "_prepared", set())
    precompile.prepare(box, "rules", work)  # another process finds it on disk
    assert capsys.readouterr().err == ""
    assert worked == ["tycoon"]
    assert marked == {"tycoon-rules"}


def test_every_part_has_a_name_in_every_language() -> None:
    for language in languages():
        words = Translator(language)
        for part in ("rules", "bots", "series", "search", "study"):
            assert words(f"preparing.{part}") != f"preparing.{part}"
