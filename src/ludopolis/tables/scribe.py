"""Several tables' events in one transaction: whoever has to wait for the disk waits together.

Writing through to the disk takes milliseconds, however little is written. While one transaction is on
its way, what comes meanwhile gathers, and goes into the next. Each is told only when theirs is kept.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict, dataclass
from itertools import chain
from typing import Any

import asyncpg
import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection

from ludopolis.tables.refusal import Refused
from ludopolis.tables.rows import Event, Seat, TableRow
from ludopolis.tables.schema import EVENTS, SEATS, TABLES

# What shows that the database fails, or is not there. As long as there is no connection, the faults of
# PostgreSQL's driver come as they are.
TROUBLE = (
    *(OperationalError, InterfaceError, NoConnection, OSError),
    *(asyncpg.PostgresError, asyncpg.InterfaceError),
)
MOST_AT_ONCE = 200  # events in one transaction
# What an event may change in a table's row.
CHANGING = ("status", "to_move", "result", "changed_at", "ended_at")

ADD_EVENT = sql.insert(EVENTS)
# Names of parameters must not be those of columns.
CHANGE_TABLE = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("of_table"))
    .values({name: sql.bindparam(f"new_{name}", type_=TABLES.c[name].type) for name in CHANGING})
)

Writing = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


@dataclass(frozen=True)
class Entry:
    """An event with what it changes, and who waits for it to be kept."""

    row: TableRow
    event: Event
    seats: Sequence[Seat]
    kept: asyncio.Future[None]

    def settle(self, fault: Refused | None) -> None:
        """Tell who waits."""
        if self.kept.done():  # nobody waits any more
            return
        if fault is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(fault)


class Scribe:
    """Writes events down, as many at once as there are."""

    def __init__(self, writing: Writing) -> None:
        self._writing = writing  # a transaction
        self._waiting: list[Entry] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, row: TableRow, event: Event, seats: Sequence[Seat] = ()) -> None:
        """Keep an event of a table, with what it changes: the table's row and some seats."""
        entry = Entry(row, event, seats, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await entry.kept

    async def _write_all(self) -> None:
        while self._waiting:
            entries = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            # Workers that write at the same time go through the tables in the same order, so that none
            # waits for another that waits for it.
            entries.sort(key=lambda entry: entry.row.id)
            await self._write(entries)

    async def _write(self, entries: list[Entry]) -> None:
        """Write all of them, or find out which ones cannot be."""
        try:
            async with self._writing() as connection:
                await self._put(connection, entries)
        except Refused as fault:
            if len(entries) == 1:
                entries[0].settle(fault)
            elif in_trouble(fault.__cause__):
                for entry in entries:
                    entry.settle(Refused("storage"))
            else:
                for entry in entries:
                    await self._write([entry])
        except BaseException:
            for entry in entries:
                entry.settle(Refused("storage"))
            raise
        else:
            for entry in entries:
                entry.settle(None)

    async def _put(self, connection: AsyncConnection, entries: list[Entry]) -> None:
        if connection.dialect.name == "sqlite":
            for statement, values in in_two_statements(entries):
                await connection.exec_driver_sql(statement, values)
        else:
            await connection.execute(ADD_EVENT, [_event_of(entry) for entry in entries])
            await connection.execute(CHANGE_TABLE, [_change_of(entry.row) for entry in entries])
        for entry in entries:
            for seat in entry.seats:
                await connection.execute(
                    sql.update(SEATS)
                    .where(SEATS.c.table_id == entry.row.id, SEATS.c.seat == seat.seat)
                    .values(asdict(seat))
                )


def in_two_statements(entries: list[Entry]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """All events, and all that they change, for SQLite: two statements, however many rows there are.

    SQLite writes in a thread of its own. Row by row, that thread would wait for Python's lock before
    each one, and everybody else after it.
    """
    events = [tuple(_plain(value) for value in _event_of(entry).values()) for entry in entries]
    columns = ", ".join(_event_of(entries[0]))
    yield f"INSERT INTO events ({columns}) VALUES {_marks(events)}", _flat(events)
    changes = [
        (entry.row.id, *(_plain(getattr(entry.row, name)) for name in CHANGING))
        for entry in entries
    ]
    yield (
        f"WITH new (id, {', '.join(CHANGING)}) AS (VALUES {_marks(changes)})"
        f" UPDATE tables SET {', '.join(f'{name} = new.{name}' for name in CHANGING)}"
        " FROM new WHERE tables.id = new.id",
        _flat(changes),
    )


def _plain(value: Any) -> Any:
    """A value as SQLite keeps it."""
    if not isinstance(value, (dict, list)):
        return value
    try:
        return json.dumps(value)
    except TypeError as fault:
        raise sql.exc.ArgumentError(str(fault)) from fault  # as SQLAlchemy says it elsewhere


def _marks(rows: list[tuple[Any, ...]]) -> str:
    """A question mark for each value."""
    row = f"({', '.join('?' * len(rows[0]))})"
    return ", ".join([row] * len(rows))


def _flat(rows: list[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(chain.from_iterable(rows))


def in_trouble(fault: BaseException | None) -> bool:
    """Is it the database itself that fails, for everybody, rather than one thing that does not fit?"""
    lost = isinstance(fault, DBAPIError) and fault.connection_invalidated
    return lost or isinstance(fault, TROUBLE)


def _event_of(entry: Entry) -> dict[str, Any]:
    return {"table_id": entry.row.id, **vars(entry.event)}


def _change_of(row: TableRow) -> dict[str, Any]:
    return {"of_table": row.id, **{f"new_{name}": getattr(row, name) for name in CHANGING}}
