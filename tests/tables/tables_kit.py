"""What the tests of live tables share: a table service in a folder, people, and games that go on."""

from __future__ import annotations

import asyncio
import importlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from plain_ui import plain_ui

from ludopolis.engine import registry
from ludopolis.engine.game import Game
from ludopolis.tables import Refused, SeatPlan, Table, TableService, Visitor
from ludopolis.tables.store import Store

ME, FRIEND, SCREEN = (SeatPlan(kind) for kind in ("me", "friend", "screen"))
BOT = SeatPlan("bot", bot="greedy")  # a quick one, whatever the levels are
QUICK = "newyorknewyork"


@asynccontextmanager
async def service_in(folder: Path, **settings: Any) -> AsyncIterator[TableService]:
    """A table service whose database stands in a folder; bots do not pause."""
    service = await TableService.open(url_in(folder), **{"bot_pause": 0, **settings})
    try:
        yield service
    finally:
        await service.close()


@asynccontextmanager
async def hall_beside(folder: Path) -> AsyncIterator[TableService]:
    """A second service on the same file, as nobody but a test opens one."""
    service = TableService(await Store.open(url_in(folder)), 0)
    try:
        yield service
    finally:
        await service.close()


def url_in(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"


def played_in(
    folder: Path, play: Callable[[TableService], Awaitable[None]], **settings: Any
) -> None:
    """Play with a table service from beginning to end."""

    async def whole() -> None:
        async with service_in(folder, **settings) as service:
            await play(service)

    asyncio.run(whole())


async def two_people(
    service: TableService, game: str = QUICK, **settings: Any
) -> tuple[Table, Visitor, Visitor]:
    """A table at which Ada and Ben play, Ada first on the list of seats."""
    ada, ben = await service.new_visitor("Ada"), await service.new_visitor("Ben")
    table = await service.create(ada, game=game, seats=[ME, FRIEND], seed=7, **settings)
    await table.sit(ben)
    await table.start(ada)
    return table, ada, ben


async def refused(doing: Awaitable[object], code: str, *because: str) -> Refused:
    """What is done is refused with this code and these words, and in French with others."""
    with pytest.raises(Refused) as refusal:
        await doing
    return checked(refusal.value, code, *because)


def checked(fault: Refused, code: str, *because: str) -> Refused:
    assert fault.code == code
    assert fault.text("fr") and fault.text("fr") != fault.text("en")
    for words in because:
        assert words in fault.text("en")
    return fault


def legal(table: Table) -> list[int]:
    return [int(action) for action in table.game.legal()]


async def go_on(table: Table, people: dict[int, Visitor], mind: random.Random) -> int:
    """Play any allowed move of the person whose turn it is, none that gives up; says its number."""
    seat = table.to_move()
    assert seat is not None
    allowed = table.game.legal()
    action = mind.choice([action for action in allowed if action.text != "pass"] or allowed)
    return await table.move(people[seat], f"go-on-{table.number}", table.number, int(action))


async def until(holds: Callable[[], bool]) -> None:
    """Let others go on until something holds."""
    for _ in range(20_000):
        if holds():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never comes to that")


def future(game: Game) -> list[object]:
    """All that decides what chance will give."""
    chance = game.chance
    names = ("key", "stream", "block", "words", "unused", "uncovered", "mode", "broken")
    return [np.asarray(getattr(chance, name)).tolist() for name in names]


def kept(table: Table) -> object:
    """All that must not change when something is refused."""
    position = None
    if table.history is not None:
        position = (table.game.fingerprint(), future(table.game), len(table.game.moves))
    return table.row, list(table.seats), list(table.events), position


@pytest.fixture
def staged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game shows each of its views as it is."""

    @cache
    def part_of(name: str, part: str) -> Any:
        found = importlib.import_module(f"ludopolis.games.{name}.{part}")
        return SimpleNamespace(UI=plain_ui(found.UI)) if part == "ui" else found

    monkeypatch.setattr(registry, "part_of", part_of)
