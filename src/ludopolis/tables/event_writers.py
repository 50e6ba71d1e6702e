"""Writes batches of events to the database, with one implementation per database.

Every step of a transaction costs more than the rows in it: a thread has to be woken, or a message sent
and its answer waited for, while all tables stand in line. So there is one step, whatever is written.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import chain
from typing import Any, Protocol

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from ludopolis.tables.database import as_json, beside
from ludopolis.tables.models import Event, Seat, TableRow
from ludopolis.tables.schema import SEATS

# What an event may change in a table's row.
CHANGING = ("status", "to_move", "result", "changed_at", "ended_at")


@dataclass(frozen=True)
class PendingEvent:
    """An event of a table, with what it changes: the table's row and some seats."""

    row: TableRow
    event: Event
    seats: Sequence[Seat] = ()

    @property
    def kept(self) -> dict[str, Any]:
        """What is kept of the event."""
        return {"table_id": self.row.id, **vars(self.event)}

    @property
    def changed(self) -> dict[str, Any]:
        """What is new about the table."""
        return {"id": self.row.id, **{name: getattr(self.row, name) for name in CHANGING}}


class EventWriter(Protocol):
    """Writes a batch of events: all of them or none."""

    async def write(self, lines: Sequence[PendingEvent]) -> None:
        """Write them; they are on the disk when this returns."""

    def close(self) -> None:
        """Write no more."""


def writer_for(engine: AsyncEngine) -> EventWriter:
    """The event writer for a database."""
    return SqliteWriter(engine) if engine.dialect.name == "sqlite" else PostgresWriter(engine)


# --- SQLite -----------------------------------------------------------------------------------

Statement = tuple[str, tuple[Any, ...]]


class SqliteWriter:
    """Writes with its own connection in its own thread, which is woken once per batch.

    It speaks to SQLite's driver itself: Python's lock goes to and fro between this thread and the one
    that answers everybody, and SQLAlchemy would hold it longer than all else that is done here.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = beside(engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")
        self._lent: sql.PoolProxiedConnection | None = None

    async def write(self, lines: Sequence[PendingEvent]) -> None:
        """Write them; they are on the disk when this returns."""
        statements = [*in_two_statements(lines), *seat_statements(lines)]
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, statements)

    def _write(self, statements: list[Statement]) -> None:
        with usual_faults():
            if self._lent is None:
                self._lent = self._engine.raw_connection()
            connection: sqlite3.Connection = self._lent.driver_connection  # type: ignore[assignment]
            with connection:  # which keeps all of it, or nothing
                for statement, values in statements:
                    connection.execute(statement, values)

    def close(self) -> None:
        """Write no more."""
        self._thread.shutdown()
        if self._lent is not None:
            self._lent.close()
        self._engine.dispose()


@contextmanager
def usual_faults() -> Iterator[None]:
    """Translate the driver's errors into SQLAlchemy's."""
    try:
        yield
    except sqlite3.Error as fault:
        raise sql.exc.DBAPIError.instance(None, None, fault, sqlite3.Error) from fault


def in_two_statements(lines: Sequence[PendingEvent]) -> Iterator[Statement]:
    """All events, and all that they change: two statements, however many rows there are.

    Row by row, the thread would wait for Python's lock before each one, and everybody else after it.
    """
    kept = [line.kept for line in lines]
    columns = ", ".join(kept[0])
    yield f"INSERT INTO events ({columns}) VALUES {_marks(kept)}", _flat(kept)
    changed = [line.changed for line in lines]
    yield (
        f"WITH new ({', '.join(changed[0])}) AS (VALUES {_marks(changed)})"
        f" UPDATE tables SET {SET_NEW} FROM new WHERE tables.id = new.id",
        _flat(changed),
    )


def seat_statements(lines: Sequence[PendingEvent]) -> Iterator[Statement]:
    """What changes about seats; that is seldom."""
    for line in lines:
        for seat in line.seats:
            new = asdict(seat)
            change = ", ".join(f"{name} = ?" for name in new)
            yield (
                f"UPDATE seats SET {change} WHERE table_id = ? AND seat = ?",
                (*new.values(), line.row.id, seat.seat),
            )


SET_NEW = ", ".join(f"{name} = new.{name}" for name in CHANGING)


def _plain(value: Any) -> Any:
    """A value as SQLite keeps it."""
    return _written(value) if isinstance(value, (dict, list)) else value


def _marks(rows: list[dict[str, Any]]) -> str:
    """A question mark for each value."""
    row = f"({', '.join('?' * len(rows[0]))})"
    return ", ".join([row] * len(rows))


def _flat(rows: list[dict[str, Any]]) -> tuple[Any, ...]:
    return tuple(map(_plain, chain.from_iterable(row.values() for row in rows)))


# --- PostgreSQL -------------------------------------------------------------------------------

# Workers that write at the same time lock the tables in the same order, so that none waits for another
# that waits for it. A statement by itself is a transaction.
ONE_STATEMENT = f"""
    WITH new AS MATERIALIZED (SELECT * FROM json_populate_recordset(NULL::tables, $2::json)),
    locked AS MATERIALIZED (
        SELECT id FROM tables WHERE id IN (SELECT id FROM new) ORDER BY id FOR NO KEY UPDATE
    ),
    kept AS (
        INSERT INTO events SELECT * FROM json_populate_recordset(NULL::events, $1::json)
    )
    UPDATE tables SET {SET_NEW} FROM locked JOIN new USING (id) WHERE tables.id = locked.id
"""


def seat_changes(lines: Sequence[PendingEvent]) -> list[sql.Update]:
    """What changes about seats; that is seldom."""
    return [
        sql.update(SEATS)
        .where(SEATS.c.table_id == line.row.id, SEATS.c.seat == seat.seat)
        .values(asdict(seat))
        for line in lines
        for seat in line.seats
    ]


class PostgresWriter:
    """Writes with any connection; one message to the server, and one answer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._each_by_itself = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, lines: Sequence[PendingEvent]) -> None:
        """Write them; they are on the disk when this returns."""
        values = _written([line.kept for line in lines]), _written([line.changed for line in lines])
        others = seat_changes(lines)
        engine = self._engine if others else self._each_by_itself
        async with engine.begin() as connection:
            await connection.exec_driver_sql(ONE_STATEMENT, values)
            for change in others:
                await connection.execute(change)

    def close(self) -> None:
        """Write no more."""


def _written(value: Any) -> str:
    try:
        return as_json(value)
    except TypeError as fault:
        raise sql.exc.ArgumentError(str(fault)) from fault  # as SQLAlchemy says it elsewhere
