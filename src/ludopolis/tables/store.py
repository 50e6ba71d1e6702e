"""Where tables are kept: plain rows in an SQL database, written before anybody is told.

SQLite stands in one file beside the server; the statements are as portable as their kinds of columns,
so that PostgreSQL can stand in its place. Every writing is one transaction, and is on the disk when it
returns: a move that was accepted survives the end of the process.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import asdict, dataclass, field, fields
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludopolis.engine.errors import LudopolisError
from ludopolis.tables.refusal import Refused

SCHEMA_VERSION = 1
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

SCHEMA = sql.MetaData()
SITE = sql.Table(
    "site",
    SCHEMA,
    sql.Column("key", sql.String(40), primary_key=True),
    sql.Column("value", sql.String(200), nullable=False),
)
VISITORS = sql.Table(
    "visitors",
    SCHEMA,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("name", sql.String(100), nullable=False),
    sql.Column("created_at", sql.Double, nullable=False),
)
CLAIMS = sql.Table(
    "claims",
    SCHEMA,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("visitor", sql.ForeignKey(VISITORS.c.id), nullable=False, index=True),
    sql.Column("expires_at", sql.Double, nullable=False),
)
TABLES = sql.Table(
    "tables",
    SCHEMA,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("face", sql.String(40), nullable=False),
    sql.Column("players", sql.Integer, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("status", sql.String(10), nullable=False),
    sql.Column("host", sql.ForeignKey(VISITORS.c.id), nullable=False, index=True),
    sql.Column("seed", sql.String(32), nullable=False),
    sql.Column("salt", sql.String(64), nullable=False),
    sql.Column("digest", sql.String(64), nullable=False),
    sql.Column("to_move", sql.Integer, nullable=True),
    sql.Column("result", sql.JSON(none_as_null=True), nullable=True),
    sql.Column("created_at", sql.Double, nullable=False),
    sql.Column("changed_at", sql.Double, nullable=False),
    sql.Column("ended_at", sql.Double, nullable=True, index=True),
    sql.Column("rematch_of", sql.ForeignKey("tables.id"), nullable=True, unique=True),
    sql.Index("tables_by_status", "public", "status", "changed_at"),
)
SEATS = sql.Table(
    "seats",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey(TABLES.c.id), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(10), nullable=False),
    sql.Column("visitor", sql.ForeignKey(VISITORS.c.id), nullable=True, index=True),
    sql.Column("bot", sql.String(100), nullable=False),
    sql.Column("name", sql.String(100), nullable=False),
    sql.Column("resigned", sql.Boolean, nullable=False),
    sql.Column("invite", sql.String(40), nullable=False, unique=True),
)
EVENTS = sql.Table(
    "events",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey(TABLES.c.id), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("seat", sql.Integer, nullable=True),
    sql.Column("data", sql.JSON, nullable=False),
    sql.Column("visitor", sql.ForeignKey(VISITORS.c.id), nullable=True),
    sql.Column("client", sql.String(100), nullable=True),
    sql.Column("at", sql.Double, nullable=False),
    # What a visitor sends twice is taken once.
    sql.UniqueConstraint("table_id", "visitor", "client"),
)
# What was found out about games that are over. It can be found out again.
ANALYSES = sql.Table(
    "analyses",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey(TABLES.c.id), primary_key=True),
    sql.Column("data", sql.JSON, nullable=False),
    sql.Column("at", sql.Double, nullable=False),
)


@dataclass(frozen=True)
class Visitor:
    """Somebody who comes to the site; known again by the id alone, so it is a secret of theirs."""

    id: str
    name: str
    created_at: float


@dataclass(frozen=True)
class TableRow:
    """What is kept of a table besides its seats and events."""

    id: str
    game: str
    face: str
    players: int
    options: dict[str, Any]
    public: bool
    status: str  # waiting, playing or over
    host: str
    seed: str  # as 32 hexadecimal digits
    salt: str
    digest: str
    to_move: int | None
    result: dict[str, Any] | None
    created_at: float
    changed_at: float
    ended_at: float | None
    rematch_of: str | None


@dataclass(frozen=True)
class Seat:
    """A seat at a table. A person's seat that a bot plays for now has both visitor and bot."""

    seat: int
    kind: str  # open, person or bot
    visitor: str | None
    bot: str
    name: str
    resigned: bool
    invite: str


@dataclass(frozen=True)
class Event:
    """Something that happened at a table; `number` counts from 1 without a gap."""

    number: int
    kind: str
    seat: int | None
    data: dict[str, Any] = field(default_factory=dict)
    visitor: str | None = None  # who did it, if a person
    client: str | None = None  # what that person's page called it
    at: float = field(default_factory=time.time)


@dataclass(frozen=True)
class Stored:
    """All that is kept of one table."""

    row: TableRow
    seats: list[Seat]
    events: list[Event]
    rematch: str | None


class Conflict(Refused):
    """Somebody else has written this already: what is in memory is not what is kept."""

    def __init__(self) -> None:
        super().__init__("storage")


class Store:
    """The database of a site."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite has one writer at a time; standing in line here is better than being turned away there.
        self._line = asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()

    # --- Opening ------------------------------------------------------------------------------

    @classmethod
    async def open(cls, url: str) -> Store:
        """The database at a URL, such as `sqlite:///ludopolis.db`; it is laid out if it is new."""
        address = make_url(url)
        address = address.set(drivername=DRIVERS.get(address.drivername, address.drivername))
        engine = create_async_engine(address)
        if engine.dialect.name == "sqlite":
            sql.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        store = cls(engine)
        try:
            await store._lay_out()
        except BaseException:
            await engine.dispose()
            raise
        return store

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def _lay_out(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(SCHEMA.create_all)
            wanted = sql.select(SITE.c.value).where(SITE.c.key == "schema")
            found = (await connection.execute(wanted)).scalar_one_or_none()
            if found is None:
                row = {"key": "schema", "value": str(SCHEMA_VERSION)}
                await connection.execute(sql.insert(SITE).values(row))
            elif found != str(SCHEMA_VERSION):
                raise LudopolisError(
                    f"this database is laid out in version {found}; this Ludopolis knows version"
                    f" {SCHEMA_VERSION}"
                )

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it is kept, or nothing."""
        try:
            async with self._line, self.engine.begin() as connection:
                yield connection
        except IntegrityError as fault:
            raise Conflict from fault
        except (SQLAlchemyError, OSError) as fault:
            raise Refused("storage") from fault

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as fault:
            raise Refused("storage") from fault

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
            await connection.execute(sql.insert(VISITORS).values(asdict(visitor)))

    async def rename(self, visitor: str, name: str) -> str:
        """Keep a visitor's new name, also at the tables that are not over; says the old one."""
        unfinished = sql.select(TABLES.c.id).where(TABLES.c.status != "over")
        async with self._writing() as connection:
            found = await connection.execute(
                sql.select(VISITORS.c.name).where(VISITORS.c.id == visitor)
            )
            known = found.scalar_one_or_none()
            if known is None:
                raise Refused("not_found")
            await connection.execute(
                sql.update(SEATS)
                .where(SEATS.c.visitor == visitor, SEATS.c.name == known)
                .where(SEATS.c.table_id.in_(unfinished))
                .values(name=name)
            )
            await connection.execute(
                sql.update(VISITORS).where(VISITORS.c.id == visitor).values(name=name)
            )
        return str(known)

    async def put_claim(self, digest: str, visitor: str, expires_at: float) -> None:
        """Keep a claim code's digest; a visitor has one at a time."""
        async with self._writing() as connection:
            await connection.execute(
                sql.delete(CLAIMS).where(
                    (CLAIMS.c.visitor == visitor) | (CLAIMS.c.expires_at < time.time())
                )
            )
            row = {"digest": digest, "visitor": visitor, "expires_at": expires_at}
            await connection.execute(sql.insert(CLAIMS).values(row))

    async def take_claim(self, digest: str, now: float) -> Visitor | None:
        """Use up a claim; whose it was, if it was good."""
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
        changes = asdict(row)
        async with self._writing() as connection:
            await connection.execute(sql.insert(EVENTS).values(table_id=row.id, **asdict(event)))
            await connection.execute(
                sql.update(TABLES)
                .where(TABLES.c.id == row.id)
                .values({name: changes[name] for name in CHANGING})
            )
            for seat in seats:
                await connection.execute(
                    sql.update(SEATS)
                    .where(SEATS.c.table_id == row.id, SEATS.c.seat == seat.seat)
                    .values(asdict(seat))
                )

    async def load(self, table: str) -> Stored | None:
        """All that is kept of a table."""
        async with self._reading() as connection:
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
            events = await connection.execute(
                sql.select(*(EVENTS.c[part.name] for part in fields(Event)))
                .where(EVENTS.c.table_id == table)
                .order_by(EVENTS.c.number)
            )
            rematch = await connection.execute(
                sql.select(TABLES.c.id).where(TABLES.c.rematch_of == table)
            )
            return Stored(
                TableRow(**row._mapping),
                [Seat(**found._mapping) for found in seats],
                [Event(**found._mapping) for found in events],
                rematch.scalar_one_or_none(),
            )

    async def invited(self, token: str) -> tuple[str, int] | None:
        """The table and the seat that an invitation is for."""
        async with self._reading() as connection:
            found = await connection.execute(
                sql.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invite == token)
            )
            row = found.one_or_none()
        return None if row is None else (row.table_id, row.seat)

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

    async def bots_to_move(self) -> list[str]:
        """The tables at which a bot has to play."""
        wanted = (
            sql.select(TABLES.c.id)
            .join(
                SEATS, sql.and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.to_move)
            )
            .where(TABLES.c.status == "playing", SEATS.c.kind == "bot")
        )
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(wanted)]

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


# What an event may change in a table's row.
CHANGING = ("status", "to_move", "result", "changed_at", "ended_at")


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers beside a writer, references that are kept, and writing through to the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "foreign_keys=ON", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
