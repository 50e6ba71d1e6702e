"""Events of several tables in one transaction: what can be kept is, and each is told its own fate."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from tables_kit import two_people

from ludopolis.tables import Refused, Table, TableService
from ludopolis.tables.event_writers import SqliteWriter, usual_faults
from ludopolis.tables.models import Event
from ludopolis.tables.store import Conflict, Store
from postgres import Postgres

TABLES = 8


@contextmanager
def at_each(event: str, do: Callable[..., None]) -> Iterator[None]:
    """Do something at each such event of any database meanwhile."""
    sql.event.listen(sql.Engine, event, do)
    try:
        yield
    finally:
        sql.event.remove(sql.Engine, event, do)


@contextmanager
def commits(store: Store) -> Iterator[list[object]]:
    """What is committed meanwhile; SQLite's pen speaks to its driver itself."""
    seen: list[object] = []
    pen = store._writer
    if not isinstance(pen, SqliteWriter):
        with at_each("commit", seen.append):
            yield seen
        return
    assert pen._lent is not None
    connection: Any = pen._lent.driver_connection

    def note(statement: str) -> None:
        if statement == "COMMIT":
            seen.append(statement)

    connection.set_trace_callback(note)
    try:
        yield seen
    finally:
        connection.set_trace_callback(None)


@contextmanager
def full_disk() -> Iterator[None]:
    """Nothing can be written meanwhile."""

    def full(*_: object) -> None:
        raise sql.exc.OperationalError("INSERT", None, Exception("database or disk is full"))

    with at_each("before_cursor_execute", full), pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqliteWriter, "_write", full)
        yield


def played_at(url: str, play: Callable[[TableService], Awaitable[None]]) -> None:
    async def whole() -> None:
        service = await TableService.open(url, bot_pause=0)
        try:
            await play(service)
        finally:
            await service.close()

    asyncio.run(whole())


def said(table: Table, number: int, text: Any = "hello") -> Event:
    return Event(number, "chat", 1, {"text": text, "name": "Ada"}, table.row.host)


async def several(service: TableService) -> list[Table]:
    return [(await two_people(service))[0] for _ in range(TABLES)]


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


def test_a_seat_changes_with_its_event(url: str) -> None:
    async def play(service: TableService) -> None:
        table, _, _ = await two_people(service)
        seat = replace(table.seats[0], name="Adèle")
        event = said(table, table.number + 1, 'it\'s "me": \\ \u2028 é')
        await service.store.append(table.row, event, [seat])
        stored = await service.store.load(table.id)
        assert stored is not None
        assert stored.events[-1] == event
        assert stored.seats == [seat, *table.seats[1:]]
        assert stored.row == table.row

    played_at(url, play)


def test_two_workers_that_write_the_same_tables_wait_for_each_other(postgres: Postgres) -> None:
    """Each has events of all tables, in an order of its own; who comes second finds numbers taken."""

    async def play(service: TableService) -> None:
        tables = await several(service)
        other = await Store.open(service.store.engine.url.render_as_string(hide_password=False))
        try:
            for _ in range(20):
                number = {table: (await last_kept(service.store, table))[0] + 1 for table in tables}
                events = [said(table, number[table]) for table in tables]
                fates = await asyncio.gather(
                    append_all(service.store, tables, events),
                    append_all(other, tables[::-1], events[::-1]),
                )
                kept = [[fate is None for fate in half] for half in (fates[0], fates[1][::-1])]
                assert [first != second for first, second in zip(*kept, strict=True)] == [True] * 8
                faults = [fate for half in fates for fate in half if fate is not None]
                assert {type(fate) for fate in faults} == {Conflict}
        finally:
            await other.close()

    played_at(postgres.new_database(), play)


def test_what_comes_at_once_is_kept_at_once(url: str) -> None:
    async def play(service: TableService) -> None:
        tables = await several(service)
        events = [said(table, table.number + 1) for table in tables]
        with commits(service.store) as seen:
            assert await append_all(service.store, tables, events) == [None] * TABLES
        assert len(seen) == 1
        for table, event in zip(tables, events, strict=True):
            assert await last_kept(service.store, table) == (event.number, event.at)

    played_at(url, play)


@pytest.mark.parametrize(
    ("number", "text", "fault"),
    [
        (0, "this number is taken", Conflict),
        (1, {"what JSON cannot hold"}, Refused),
    ],
)
def test_what_cannot_be_kept_spoils_nothing_else(
    url: str, number: int, text: Any, fault: type[Refused]
) -> None:
    async def play(service: TableService) -> None:
        tables = await several(service)
        before = await last_kept(service.store, tables[3])
        events = [said(table, table.number + 1) for table in tables]
        events[3] = said(tables[3], tables[3].number + number, text)
        fates = await append_all(service.store, tables, events)
        assert type(fates.pop(3)) is fault
        assert fates == [None] * (TABLES - 1)
        assert await last_kept(service.store, tables.pop(3)) == before
        events.pop(3)
        for table, event in zip(tables, events, strict=True):
            assert (await last_kept(service.store, table))[0] == event.number

    played_at(url, play)


def test_if_the_database_is_in_trouble_all_are_told(url: str) -> None:
    async def play(service: TableService) -> None:
        tables = await several(service)
        events = [said(table, table.number + 1) for table in tables]

        with full_disk():
            fates = await append_all(service.store, tables, events)
        assert [type(fate) for fate in fates] == [Refused] * TABLES
        assert await append_all(service.store, tables, events) == [None] * TABLES

    played_at(url, play)


def test_a_file_that_is_really_full_refuses_and_is_written_again(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        tables = await several(service)
        pen = service.store._writer
        assert isinstance(pen, SqliteWriter)
        assert pen._lent is not None
        connection: Any = pen._lent.driver_connection
        (most,) = connection.execute("PRAGMA max_page_count").fetchone()
        connection.execute("PRAGMA max_page_count = 1")  # as many as there are, that is
        before = [await last_kept(service.store, table) for table in tables]
        long = [said(table, table.number + 1, 100_000 * "x") for table in tables]
        fates = await append_all(service.store, tables, long)
        assert [type(fate) for fate in fates] == [Refused] * TABLES
        assert [await last_kept(service.store, table) for table in tables] == before
        assert not connection.in_transaction
        connection.execute(f"PRAGMA max_page_count = {most}")
        assert await append_all(service.store, tables, long) == [None] * TABLES

    played_at(f"sqlite:///{tmp_path / 'site.db'}", play)


def test_a_file_that_cannot_be_opened_refuses_and_nobody_is_left_waiting(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        tables = await several(service)
        events = [said(table, table.number + 1) for table in tables]
        pen = service.store._writer
        assert isinstance(pen, SqliteWriter)

        def unable() -> None:
            raise sqlite3.OperationalError("unable to open database file")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pen, "_lent", None)
            patch.setattr(pen._engine, "raw_connection", unable)
            first = asyncio.create_task(append_all(service.store, tables[:1], events[:1]))
            await asyncio.sleep(0)  # the others come while it is being written
            fates = [await first, await append_all(service.store, tables[1:], events[1:])]
        told = [type(fate) for half in fates for fate in half]
        assert told == [Refused] * TABLES
        assert await append_all(service.store, tables, events) == [None] * TABLES

    played_at(f"sqlite:///{tmp_path / 'site.db'}", play)


def test_a_mistake_of_ours_leaves_nobody_waiting(url: str) -> None:
    async def play(service: TableService) -> None:
        tables = await several(service)
        events = [said(table, table.number + 1) for table in tables]

        async def mistake(_lines: object) -> None:
            await asyncio.sleep(0)
            raise KeyError("nobody has thought of this")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(service.store._write_queue, "_put", mistake)
            first = asyncio.create_task(append_all(service.store, tables[:1], events[:1]))
            await asyncio.sleep(0)
            second = asyncio.create_task(append_all(service.store, tables[1:], events[1:]))
            fates = await asyncio.wait_for(asyncio.gather(first, second), 60)
        assert [type(fate) for half in fates for fate in half] == [Refused] * TABLES
        assert await append_all(service.store, tables, events) == [None] * TABLES

    played_at(url, play)


@pytest.mark.parametrize(
    ("fault", "named"),
    [
        (sqlite3.IntegrityError("UNIQUE"), sql.exc.IntegrityError),
        (sqlite3.OperationalError("database or disk is full"), sql.exc.OperationalError),
        (sqlite3.ProgrammingError("type 'set' is not supported"), sql.exc.ProgrammingError),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else "",
)
def test_faults_of_the_driver_have_their_usual_names(
    fault: sqlite3.Error, named: type[Exception]
) -> None:
    with pytest.raises(named), usual_faults():
        raise fault
