"""What the tests of studies share: small studies that are played quickly."""

from __future__ import annotations

from typing import Any

import pytest

from ludopolis.arena.study import runner
from ludopolis.arena.study.aggregate import aggregate
from ludopolis.arena.study.measure import CellPlayer, GameRow
from ludopolis.arena.study.plan import plan
from ludopolis.arena.study.schema import Study
from ludopolis.arena.study.settings import Settings, settle
from ludopolis.engine import replay_stats


def replay_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replay games in Python, so that nothing has to be compiled; another test compares the two."""
    plain: Any = replay_stats.replay
    leaders: Any = replay_stats.leaders
    monkeypatch.setattr(replay_stats, "leaders", getattr(leaders, "py_func", leaders))
    monkeypatch.setattr(replay_stats, "replay", getattr(plain, "py_func", plain))
    monkeypatch.setattr(replay_stats, "prepare", lambda box: None)


def small_study(game: str, games: int = 4, **more: Any) -> Study:
    """A study of few games, with every question."""
    settings = settle(game, games=games, luck_deals=2, **more)
    cells = plan(settings)
    return aggregate(settings, cells, played(settings), date="2026-11-16", version="0.1.0")


def played(settings: Settings) -> runner.Games:
    """The games of a study, played here and kept nowhere."""
    found: dict[str, list[GameRow]] = {}
    for cell in plan(settings):
        table = CellPlayer(cell)
        found[cell.name] = [table.row(number) for number in range(cell.games)]
        table.close()
    return found
