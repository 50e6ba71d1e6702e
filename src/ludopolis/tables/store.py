"""Reads and writes tables, visitors and sessions in an SQL database, before anybody is told.

The statements are the same for SQLite, which stands in one file beside the server, and for PostgreSQL,
which several workers share. Every writing is one transaction, and is on the disk when it returns: a move
that was accepted survives the end of the process.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludopolis.tables import snapshots
from ludopolis.tables.damage import (
    START_SECONDS,
    IntegrityCheck,
    is_damage,
    must_be_readable,
    reason,
    unreadable,
    what_to_do,
)
from ludopolis.tables.database import FAULTS, open_database, read_only, sqlite_file
from ludopolis.tables.event_writers import PendingEvent, writer_for
from ludopolis.tables.migrations import layout_of
from ludopolis.tables.models import Event, Seat, Session, StoredTable, TableRow, Visitor
from ludopolis.tables.refusal import Refused
from ludopolis.tables.schema import (
    ANALYSES,
    CLAIMS,
    EVENTS,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
    VISITORS,
)
from ludopolis.tables.write_queue import WriteQueue

LOG = logging.getLogger(__name__)


class Conflict(Refused):
    """Another worker has written this already: memory is out of date."""

    def __init__(self) -> None:
        super().__init__("storage")


class Store:
    """The database of a site."""

    def __init__(self, engine: AsyncEngine, file: Path | None = None) -> None:
        self.engine = engine
        self._file = file  # of SQLite
        self.damage: str | None = None  # what is wrong with it: then nothing is written any more
        self._retired: AsyncEngine | None = None  # its engine before the damage was found
        self._check: IntegrityCheck | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.shared = engine.dialect.name == "postgresql"  # may other workers write as well?
        # SQLite has one writer at a time; standing in line here is better than being turned away there.
        self._line = nullcontext() if self.shared else asyncio.Lock()
        self._failed_at = 0.0
        self._writer = writer_for(engine)
        self._write_queue = WriteQueue(self._put)

    # --- Opening ------------------------------------------------------------------------------

    @classmethod
    async def open(cls, url: str) -> Store:
        """The database at a URL, such as `sqlite:///ludopolis.db`; it is laid out if it is new."""
        file = sqlite_file(url)
        if file is None or not file.is_file() or not file.stat().st_size:
            return cls(await open_database(url), file)
        check = IntegrityCheck(file)
        checking = asyncio.create_task(asyncio.to_thread(check.run))
        await asyncio.wait({checking}, timeout=START_SECONDS)
        if checking.done() and (damage := checking.result()) is not None:
            return await cls._open_damaged(file, damage)
        try:
            store = cls(await open_database(url), file)
        except BaseException as fault:
            check.stop()
            if is_damage(fault):
                return await cls._open_damaged(file, reason(fault))
            raise
        store._check = check
        store._begin(store._heed(checking))
        return store

    @classmethod
    async def _open_damaged(cls, file: Path, damage: str) -> Store:
        """A damaged file, to be read as far as that goes."""
        store = cls(read_only(file), file)
        try:
            async with store.engine.connect() as connection:
                await connection.run_sync(must_be_readable)
        except FAULTS:
            await store.close()
            raise unreadable(file, damage) from None
        store._note_damage(damage)
        return store

    async def close(self) -> None:
        """Let go of the database."""
        if self._check is not None:
            self._check.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._writer.close()
        await self.engine.dispose()
        if self._retired is not None:  # whoever was reading put a connection back since
            await self._retired.dispose()

    async def layout(self) -> str | None:
        """The name of the layout that the database has now."""
        async with self._reading() as connection:
            return await connection.run_sync(layout_of)

    # --- Damage -------------------------------------------------------------------------------

    def must_take_writes(self) -> None:
        """Refuse to write to a damaged file."""
        if self.damage is not None:
            raise Refused("read_only")

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _heed(self, checking: asyncio.Task[str | None]) -> None:
        """Wait for an integrity check that takes longer than the start."""
        if (damage := await checking) is not None:
            self._found(damage)

    def _found(self, damage: str) -> None:
        """Stop writing: the file is damaged."""
        if self.damage is None:
            self._note_damage(damage)
            self._begin(self._go_read_only())

    def _note_damage(self, damage: str) -> None:
        assert self._file is not None  # only SQLite says such things
        self.damage = damage
        LOG.critical(
            "%s is damaged: %s. The site stays open, but nothing is stored any more and the file is not"
            " touched. What to do: %s",
            self._file,
            damage,
            what_to_do(self._file),
        )

    async def _go_read_only(self) -> None:
        """Switch to read-only connections.

        The first of them is open before the others close: the last one to close, if it could write,
        would put what is in the file beside it (-wal) into the damaged one.
        """
        assert self._file is not None
        async with self._line:  # whoever writes at this moment has ended
            engine = read_only(self._file)
            with contextlib.suppress(*FAULTS):
                async with engine.connect() as connection:
                    await connection.run_sync(must_be_readable)
            self._retired, self.engine = self.engine, engine
            self._writer.close()
            await self._retired.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        async with self._in_line(), self.engine.begin() as connection:
            yield connection

    async def _put(self, lines: Sequence[PendingEvent]) -> None:
        """Write a batch of events in one transaction."""
        async with self._in_line():
            await self._writer.write(lines)

    @asynccontextmanager
    async def _in_line(self) -> AsyncIterator[None]:
        """Wait for the writer before; if it failed, fail as well."""
        came = time.monotonic()
        try:
            async with self._line:
                self.must_take_writes()
                if self._failed_at > came:
                    raise TimeoutError("whoever was before waited in vain")
                yield
        except IntegrityError as fault:
            raise Conflict from fault
        except FAULTS as fault:
            if is_damage(fault):
                self._found(reason(fault))
                raise Refused("read_only") from fault
            self._failed_at = time.monotonic()
            raise Refused("storage") from fault

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except FAULTS as fault:
            if is_damage(fault):
                self._found(reason(fault))
                raise Refused("damaged") from fault
            raise Refused("storage") from fault
        except ValueError as fault:  # what stands there was never written by us
            raise Refused("damaged") from fault

    # --- People -------------------------------------------------------------------------------

    async def visitor(self, visitor: str) -> Visitor | None:
        """The visitor with that id."""
        async with self._reading() as connection:
            found = await connection.execute(sql.select(VISITORS).where(VISITORS.c.id == visitor))
            row = found.one_or_none()
        return None if row is None else Visitor(**row._mapping)

    async def add_visitor(self, visitor: Visitor) -> None:
        """Keep a new visitor."""
        async with self._writing() as connection:
            row = {column.name: getattr(visitor, column.name) for column in VISITORS.c}
            await connection.execute(sql.insert(VISITORS).values(row))

    async def rename(self, visitor: str, name: str) -> tuple[str, list[str]]:
        """Keep a visitor's new name, also at unfinished tables; the old one, and which tables."""
        unfinished = sql.select(TABLES.c.id).where(TABLES.c.status != "over")
        async with self._writing() as connection:
            found = await connection.execute(
                sql.select(VISITORS.c.name).where(VISITORS.c.id == visitor)
            )
            known = found.scalar_one_or_none()
            if known is None:
                raise Refused("not_found")
            renamed = await connection.execute(
                sql.update(SEATS)
                .where(SEATS.c.visitor == visitor, SEATS.c.name == known)
                .where(SEATS.c.table_id.in_(unfinished))
                .values(name=name)
                .returning(SEATS.c.table_id)
            )
            tables = sorted(set(renamed.scalars()))
            await connection.execute(
                sql.update(VISITORS).where(VISITORS.c.id == visitor).values(name=name)
            )
        return str(known), tables

    async def session(self, session: str, now: float) -> Session | None:
        """The session with that id, unless it has ended or expired."""
        wanted = (
            sql.select(VISITORS, SESSIONS.c.expires_at)
            .join(SESSIONS, SESSIONS.c.visitor == VISITORS.c.id)
            .where(SESSIONS.c.id == session, SESSIONS.c.expires_at > now)
        )
        async with self._reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            return None
        parts = {column.name: row._mapping[column.name] for column in VISITORS.c}
        return Session(session, Visitor(**parts), row.expires_at)

    async def add_session(self, session: Session, now: float, most: int) -> list[str]:
        """Store a new session and end the oldest beyond the limit; returns those ended."""
        theirs = SESSIONS.c.visitor == session.visitor.id
        row = {
            "id": session.id,
            "visitor": session.visitor.id,
            "expires_at": session.expires_at,
        }
        newest = (
            sql.select(SESSIONS.c.id)
            .where(theirs, SESSIONS.c.expires_at > now)
            .order_by(SESSIONS.c.expires_at.desc())
            .limit(most - 1)
        )
        async with self._writing() as connection:
            gone = await connection.execute(
                sql.delete(SESSIONS)
                .where(theirs, SESSIONS.c.id.not_in(newest))
                .returning(SESSIONS.c.id)
            )
            await connection.execute(sql.insert(SESSIONS).values(row))
            return list(gone.scalars())

    async def renew_session(self, session: str, expires_at: float) -> None:
        """Let a session that is in use last longer."""
        async with self._writing() as connection:
            await connection.execute(
                sql.update(SESSIONS).where(SESSIONS.c.id == session).values(expires_at=expires_at)
            )

    async def end_session(self, session: str) -> None:
        """End a session."""
        async with self._writing() as connection:
            await connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.id == session))

    async def end_other_sessions(self, visitor: str, session: str) -> list[str]:
        """End a visitor's other sessions and claim code; returns those ended."""
        async with self._writing() as connection:
            await connection.execute(sql.delete(CLAIMS).where(CLAIMS.c.visitor == visitor))
            ended = await connection.execute(
                sql.delete(SESSIONS)
                .where(SESSIONS.c.visitor == visitor, SESSIONS.c.id != session)
                .returning(SESSIONS.c.id)
            )
            return list(ended.scalars())

    async def living_sessions(self, sessions: Sequence[str], now: float) -> set[str]:
        """Those of these sessions that are still valid."""
        wanted = sql.select(SESSIONS.c.id).where(
            SESSIONS.c.id.in_(sessions), SESSIONS.c.expires_at > now
        )
        async with self._reading() as connection:
            return set((await connection.execute(wanted)).scalars())

    async def put_claim(self, digest: str, visitor: str, expires_at: float) -> None:
        """Store a claim code's digest; a visitor has at most one."""
        async with self._writing() as connection:
            await connection.execute(
                sql.delete(CLAIMS).where(
                    (CLAIMS.c.visitor == visitor) | (CLAIMS.c.expires_at < time.time())
                )
            )
            row = {"digest": digest, "visitor": visitor, "expires_at": expires_at}
            await connection.execute(sql.insert(CLAIMS).values(row))

    async def take_claim(self, digest: str, now: float) -> Visitor | None:
        """Use up a claim code; returns its visitor if it was valid."""
        async with self._writing() as connection:
            found = await connection.execute(
                sql.select(VISITORS)
                .join(CLAIMS, CLAIMS.c.visitor == VISITORS.c.id)
                .where(CLAIMS.c.digest == digest, CLAIMS.c.expires_at >= now)
            )
            row = found.one_or_none()
            gone = await connection.execute(sql.delete(CLAIMS).where(CLAIMS.c.digest == digest))
        # Of two who come at once with the same code, one finds it gone.
        return None if row is None or gone.rowcount != 1 else Visitor(**row._mapping)

    # --- Tables -------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, seats: Iterable[Seat], events: Iterable[Event]
    ) -> None:
        """Keep a new table."""
        async with self._writing() as connection:
            await connection.execute(sql.insert(TABLES).values(asdict(row)))
            await connection.execute(
                sql.insert(SEATS), [{"table_id": row.id, **asdict(seat)} for seat in seats]
            )
            for event in events:
                await connection.execute(
                    sql.insert(EVENTS).values(table_id=row.id, **asdict(event))
                )

    async def append(self, row: TableRow, event: Event, seats: Sequence[Seat] = ()) -> None:
        """Keep an event of a table, with what it changes: the table's row and some seats."""
        await self._write_queue.append(row, event, seats)

    async def load(
        self, table: str, after: int = 0, besides: Sequence[int] = ()
    ) -> StoredTable | None:
        """A table with all events, or those after a number and the few earlier ones that matter."""
        number = EVENTS.c.number
        async with self._reading() as connection:
            if self.shared:  # others may write between two questions: all answers of one moment
                await connection.execution_options(isolation_level="REPEATABLE READ")
            row = (
                await connection.execute(sql.select(TABLES).where(TABLES.c.id == table))
            ).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(
                sql.select(*(SEATS.c[part.name] for part in fields(Seat)))
                .where(SEATS.c.table_id == table)
                .order_by(SEATS.c.seat)
            )
            wanted = sql.select(*(EVENTS.c[part.name] for part in fields(Event))).where(
                EVENTS.c.table_id == table
            )
            earlier = wanted.where(number.in_(besides)).order_by(number)
            some = await connection.execute(earlier) if besides else ()
            events = await connection.execute(wanted.where(number > after).order_by(number))
            rematch = await connection.execute(
                sql.select(TABLES.c.id).where(TABLES.c.rematch_of == table)
            )
            return StoredTable(
                TableRow(**row._mapping),
                [Seat(**found._mapping) for found in seats],
                [Event(**found._mapping) for found in (*some, *events)],
                rematch.scalar_one_or_none(),
                after,
            )

    async def game_of(self, table: str) -> str | None:
        """Which game is played at a table; None if there is no such table."""
        async with self._reading() as connection:
            found = await connection.execute(sql.select(TABLES.c.game).where(TABLES.c.id == table))
            return found.scalar_one_or_none()

    async def sent(self, table: str, visitor: str, client: str) -> Event | None:
        """The event that a visitor sent with this client id."""
        async with self._reading() as connection:
            found = await connection.execute(
                sql.select(*(EVENTS.c[part.name] for part in fields(Event))).where(
                    EVENTS.c.table_id == table,
                    EVENTS.c.visitor == visitor,
                    EVENTS.c.client == client,
                )
            )
            row = found.one_or_none()
        return None if row is None else Event(**row._mapping)

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        last = (
            sql.select(sql.func.max(EVENTS.c.number))
            .where(EVENTS.c.table_id == TABLES.c.id)
            .scalar_subquery()
        )
        wanted = sql.select(TABLES.c.id, last.label("number")).where(TABLES.c.id.in_(tables))
        async with self._reading() as connection:
            return {row.id: row.number or 0 for row in await connection.execute(wanted)}

    async def invited(self, token: str) -> tuple[str, int] | None:
        """The table and seat of an invitation."""
        async with self._reading() as connection:
            found = await connection.execute(
                sql.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invite == token)
            )
            row = found.one_or_none()
        return None if row is None else (row.table_id, row.seat)

    # --- Snapshots ----------------------------------------------------------------------------

    async def snapshot(self, table: str) -> bytes | None:
        """The snapshot of a table, if there is one of this version."""
        if self.damage is not None:
            return None
        async with self._reading() as connection:
            found = await connection.execute(
                sql.select(SNAPSHOTS.c.data).where(
                    SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.version == snapshots.version()
                )
            )
            return found.scalar_one_or_none()

    async def keep_snapshot(self, table: str, data: bytes) -> None:
        """Keep the snapshot of a table, in place of the one before."""
        async with self._writing() as connection:
            await connection.execute(sql.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
            row = {"table_id": table, "version": snapshots.version(), "data": data}
            await connection.execute(sql.insert(SNAPSHOTS).values(row))

    # --- Looking back -------------------------------------------------------------------------

    async def analysis(self, table: str) -> dict[str, Any] | None:
        """What was found out about the game of a table."""
        async with self._reading() as connection:
            found = await connection.execute(
                sql.select(ANALYSES.c.data).where(ANALYSES.c.table_id == table)
            )
            return found.scalar_one_or_none()

    async def keep_analysis(self, table: str, data: dict[str, Any], at: float) -> None:
        """Keep what was found out about the game of a table, in place of what was before."""
        async with self._writing() as connection:
            await connection.execute(sql.delete(ANALYSES).where(ANALYSES.c.table_id == table))
            row = {"table_id": table, "data": data, "at": at}
            await connection.execute(sql.insert(ANALYSES).values(row))

    # --- Lists --------------------------------------------------------------------------------

    async def bots_to_move(self, before: float | None = None) -> list[tuple[str, str]]:
        """Tables where a bot is to move and nothing has changed since a given time.

        What has changed in the future counts as well: a worker whose clock is fast has left it behind.
        """
        wanted = (
            sql.select(TABLES.c.id, TABLES.c.game)
            .join(
                SEATS, sql.and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.to_move)
            )
            .where(TABLES.c.status == "playing", SEATS.c.kind == "bot")
        )
        if before is not None:
            changed = TABLES.c.changed_at
            wanted = wanted.where(sql.or_(changed < before, changed > time.time()))
        async with self._reading() as connection:
            return [(row.id, row.game) for row in await connection.execute(wanted)]

    async def public(self, limit: int) -> list[tuple[TableRow, list[Seat]]]:
        """The public tables that are not over; those that wait for people first."""
        return await self._list(
            sql.select(TABLES)
            .where(TABLES.c.public, TABLES.c.status != "over")
            .order_by(TABLES.c.status.desc(), TABLES.c.changed_at.desc())
            .limit(limit)
        )

    async def of_visitor(self, visitor: str, limit: int) -> list[tuple[TableRow, list[Seat]]]:
        """The tables that a visitor sits at or has opened, the last one first."""
        sits_at = sql.select(SEATS.c.table_id).where(SEATS.c.visitor == visitor)
        return await self._list(
            sql.select(TABLES)
            .where((TABLES.c.host == visitor) | TABLES.c.id.in_(sits_at))
            .order_by(TABLES.c.changed_at.desc())
            .limit(limit)
        )

    async def rematches_asked(self, visitor: str) -> set[str]:
        """The tables of which a rematch waits for a visitor's answer."""
        wanted = (
            sql.select(TABLES.c.rematch_of)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.reserved == visitor, TABLES.c.status == "waiting")
            .where(TABLES.c.rematch_of.is_not(None))
        )
        async with self._reading() as connection:
            return set((await connection.execute(wanted)).scalars())

    async def finished(self, limit: int, game: str | None) -> list[tuple[TableRow, list[Seat]]]:
        """The public tables that are over, the last one first."""
        wanted = sql.select(TABLES).where(TABLES.c.public, TABLES.c.status == "over")
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        return await self._list(wanted.order_by(TABLES.c.ended_at.desc()).limit(limit))

    async def open_tables(self, host: str) -> int:
        """How many tables that somebody has opened are not over."""
        wanted = (
            sql.select(sql.func.count())
            .select_from(TABLES)
            .where(TABLES.c.host == host, TABLES.c.status != "over")
        )
        async with self._reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def _list(self, wanted: sql.Select[Any]) -> list[tuple[TableRow, list[Seat]]]:
        async with self._reading() as connection:
            rows = [TableRow(**row._mapping) for row in await connection.execute(wanted)]
            seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
            found = await connection.execute(
                sql.select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.seat)
            )
            for row in found:
                parts = {part.name: row._mapping[part.name] for part in fields(Seat)}
                seats[row.table_id].append(Seat(**parts))
        return [(row, seats[row.id]) for row in rows]
