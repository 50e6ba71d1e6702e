"""What the tests of studies share: small studies that are played quickly."""

from __future__ import annotations

from typing import Any

import pytest

from ludopolis.arena.study import conduct, run
from ludopolis.arena.study.figures import Study
from ludopolis.arena.study.measure import Row, Table
from ludopolis.arena.study.plan import Settings, plan
from ludopolis.arena.study.workings import work_out
from ludopolis.engine import watch


def watch_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Go through games move by move in Python, so that nothing has to be compiled for it.

    That the compiled function sees the same is a test of its own.
    """
    plain: Any = watch.watch
    leaders: Any = watch.leaders
    monkeypatch.setattr(watch, "leaders", getattr(leaders, "py_func", leaders))
    monkeypatch.setattr(watch, "watch", getattr(plain, "py_func", plain))
    monkeypatch.setattr(watch, "prepare", lambda box: None)


def small_study(game: str, games: int = 4, **more: Any) -> Study:
    """A study of few games, with every question."""
    settings = conduct.settle(game, games=games, luck_deals=2, **more)
    cells = plan(settings)
    return work_out(settings, cells, played(settings), date="2026-11-16", version="0.1.0")


def played(settings: Settings) -> run.Games:
    """The games of a study, played here and kept nowhere."""
    found: dict[str, list[Row]] = {}
    for cell in plan(settings):
        table = Table(cell)
        found[cell.name] = [table.row(number) for number in range(cell.games)]
        table.close()
    return found
