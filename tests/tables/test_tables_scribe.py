"""Events of several tables in one transaction: what can be kept is, and each is told its own fate."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from tables_kit import played_in, two_people

from ludopolis.tables import Hall, Refused, Table
from ludopolis.tables.rows import Event
from ludopolis.tables.store import Conflict, Store

TABLES = 8


@contextmanager
def commits(store: Store) -> Iterator[list[object]]:
    """The transactions that were kept meanwhile."""
    seen: list[object] = []
    note = seen.append  # the same object for both
    sql.event.listen(store.engine.sync_engine, "commit", note)
    try:
        yield seen
    finally:
        sql.event.remove(store.engine.sync_engine, "commit", note)


def said(table: Table, number: int, text: Any = "hello") -> Event:
    return Event(number, "chat", 1, {"text": text, "name": "Ada"}, table.row.host)


async def several(hall: Hall) -> list[Table]:
    return [(await two_people(hall))[0] for _ in range(TABLES)]


async def append_all(store: Store, tables: list[Table], events: list[Event]) -> list[Any]:
    rows = [
        replace(table.row, changed_at=event.at) for table, event in zip(tables, events, strict=True)
    ]
    writing = (store.append(row, event) for row, event in zip(rows, events, strict=True))
    return await asyncio.gather(*writing, return_exceptions=True)


async def last_kept(store: Store, table: Table) -> tuple[int, float]:
    stored = await store.load(table.id)
    assert stored is not None
    return stored.events[-1].number, stored.row.changed_at


def test_what_comes_at_once_is_kept_at_once(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        tables = await several(hall)
        events = [said(table, table.number + 1) for table in tables]
        with commits(hall.store) as seen:
            assert await append_all(hall.store, tables, events) == [None] * TABLES
        assert len(seen) == 1
        for table, event in zip(tables, events, strict=True):
            assert await last_kept(hall.store, table) == (event.number, event.at)

    played_in(tmp_path, play)


@pytest.mark.parametrize(
    ("number", "text", "fault"),
    [
        (0, "this number is taken", Conflict),
        (1, {"what JSON cannot hold"}, Refused),
    ],
)
def test_what_cannot_be_kept_spoils_nothing_else(
    tmp_path: Path, number: int, text: Any, fault: type[Refused]
) -> None:
    async def play(hall: Hall) -> None:
        tables = await several(hall)
        before = await last_kept(hall.store, tables[3])
        events = [said(table, table.number + 1) for table in tables]
        events[3] = said(tables[3], tables[3].number + number, text)
        fates = await append_all(hall.store, tables, events)
        assert type(fates.pop(3)) is fault
        assert fates == [None] * (TABLES - 1)
        assert await last_kept(hall.store, tables.pop(3)) == before
        events.pop(3)
        for table, event in zip(tables, events, strict=True):
            assert (await last_kept(hall.store, table))[0] == event.number

    played_in(tmp_path, play)


def test_if_the_database_is_in_trouble_all_are_told(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        tables = await several(hall)
        events = [said(table, table.number + 1) for table in tables]

        def full(*_: object) -> None:
            raise sql.exc.OperationalError("COMMIT", None, Exception("database or disk is full"))

        engine = hall.store.engine.sync_engine
        sql.event.listen(engine, "commit", full)
        try:
            fates = await append_all(hall.store, tables, events)
        finally:
            sql.event.remove(engine, "commit", full)
        assert [type(fate) for fate in fates] == [Refused] * TABLES
        assert await append_all(hall.store, tables, events) == [None] * TABLES

    played_in(tmp_path, play)
