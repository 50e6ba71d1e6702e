"""Who thinks for long lets others go first: threads of bots, and the one that looks back at games."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from tables_kit import played_in, two_people

from ludopolis.bots.analysis import PositionAnalysis
from ludopolis.tables import TableService, analysis_queue
from ludopolis.tables.thread_priority import ANALYST, LOWEST, THINKER, lower_priority

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority there")


def place() -> int:
    """How far this thread stands behind others."""
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def steps(since: int, number: int) -> int:
    return min(LOWEST, since + number)


def test_bots_that_think_let_those_go_first_who_answer(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        before = place()
        assert await service.bot_runner.think(place) == steps(before, THINKER) > before
        assert await service.aside(place) == place() == before

    played_in(tmp_path, play)


def test_who_looks_back_at_games_lets_all_go_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[int] = []

    def analyse_positions(*_: object) -> Iterator[PositionAnalysis]:
        found.append(place())
        yield PositionAnalysis(1, (0.5, 0.5), None)

    monkeypatch.setattr(analysis_queue, "analyse_positions", analyse_positions)

    async def play(service: TableService) -> None:
        table, ada, _ = await two_people(service)
        await table.resign(ada, 1)
        await service.analyse(table)
        while (await service.analysis(table))["state"] != "done":
            await asyncio.sleep(0.001)
        assert found == [steps(place(), ANALYST)]
        assert found[0] > await service.bot_runner.think(place)

    played_in(tmp_path, play)


def in_a_thread(*all_steps: int) -> list[int]:
    """Where a thread stands at first, and after stepping back once and again."""
    stood = []

    def stand() -> None:
        stood.append(place())
        for number in all_steps:
            lower_priority(number)
            stood.append(place())

    thread = threading.Thread(target=stand)
    thread.start()
    thread.join()
    return stood


def test_nobody_steps_forward_or_off_the_edge() -> None:
    """A site may have been started as one that steps back: then no thread of it may go forward."""
    first, *later = in_a_thread(7, 5, 10)
    assert later == [steps(first, 7), steps(first, 12), LOWEST]


def test_where_nobody_may_step_back_bots_think_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError("not in this container")

    monkeypatch.setattr(os, "setpriority", forbidden)

    async def play(service: TableService) -> None:
        assert await service.bot_runner.think(sum, (1, 2)) == 3

    played_in(tmp_path, play)
