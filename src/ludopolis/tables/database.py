"""Opening a database by its URL: SQLite in a file, or PostgreSQL; either is brought to our layout."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from asyncpg import InterfaceError, PostgresError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ludopolis.tables import migrations
from ludopolis.tables.damage import is_damage, read_only_uri, what_to_do

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
PATIENCE = 5.0  # seconds until a database that does not answer counts as one that is not there
LONGEST = 3600.0  # seconds that one statement may take where no visitor waits for it
LONGEST_TURN = 60.0  # seconds until a file that somebody else writes to counts as one that is held
# What a database that fails, or is not there, comes to us as. While PostgreSQL starts or stops, faults
# of its driver come through.
FAULTS = (SQLAlchemyError, OSError, PostgresError, InterfaceError)
LOOKS_LIKE = "write sqlite:////folder/site.db for a file, or postgresql://user:password@host/name"
# What PostgreSQL says by number, whatever its language.
NO_SUCH_DATABASE = "3D000"
NOT_LET_IN = {"28000", "28P01"}  # no such role, or a wrong password
CONNECTIONS = 10  # of one worker to PostgreSQL
SQLITE_SETTINGS = (
    "journal_mode=WAL",  # readers beside a writer
    "foreign_keys=ON",
    "synchronous=FULL",  # what is committed is on the disk
)


# What is kept as JSON is kept as UTF-8: escapes would make some texts six times as long.
as_json = partial(json.dumps, ensure_ascii=False)


async def open_database(url: str) -> AsyncEngine:
    """The database at a URL, such as `sqlite:///ludopolis.db`; it is laid out if it is new.

    Bringing a large one up to date may take long, and who starts meanwhile waits for it.
    """
    patient = connect_to(url, LONGEST)
    try:
        async with patient.begin() as connection:
            await connection.run_sync(migrations.upgrade)
        async with patient.connect() as connection:
            await connection.run_sync(_must_take_writes)
    finally:
        await patient.dispose()
    return connect_to(url)


def connect_to(url: str, longest: float | None = None) -> AsyncEngine:
    """A way to the database at a URL, as it is; nothing is asked of it yet.

    What takes longer than so many seconds there is given up: a visitor waits for it.
    """
    longest = PATIENCE if longest is None else longest
    address = address_in(url)
    address = address.set(drivername=DRIVERS.get(address.drivername, address.drivername))
    if address.get_backend_name() != "postgresql":
        engine = create_async_engine(address, json_serializer=as_json)
        if engine.dialect.name == "sqlite":
            _prepare_sqlite(engine.sync_engine, longest)
        return engine
    return create_async_engine(
        address,
        json_serializer=as_json,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_pre_ping=True,  # after a restart of the database nobody is given a dead connection
        connect_args={"timeout": PATIENCE, "command_timeout": longest},
    )


def read_only(file: Path) -> AsyncEngine:
    """A way to a SQLite file on which nothing is ever written, not even by SQLite itself."""
    address = URL.create(DRIVERS["sqlite"], database=read_only_uri(file), query={"uri": "true"})
    engine = create_async_engine(address)
    _set_up(engine.sync_engine, ("query_only=ON", f"busy_timeout={int(1000 * PATIENCE)}"))
    return engine


def aside(engine: AsyncEngine) -> AsyncEngine:
    """Another way to the same database, whose connections are nobody else's."""
    return create_async_engine(
        engine.url,
        poolclass=NullPool,
        connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
    )


def beside(engine: AsyncEngine) -> sql.Engine:
    """Another way to the same SQLite file, for a thread that may wait."""
    own = sql.create_engine(engine.url.set(drivername="sqlite"))
    _prepare_sqlite(own, PATIENCE)
    return own


def address_in(url: str) -> URL:
    """Where a database is, by its URL; what is wrong with it is said without repeating it."""
    try:
        address = make_url(url)
    except ValueError:
        raise ArgumentError("the port in its URL is not a number") from None
    except ArgumentError:
        raise ArgumentError(f"its URL cannot be read; {LOOKS_LIKE}") from None
    if address.get_backend_name() not in DRIVERS:
        raise ArgumentError(f"it can be SQLite or PostgreSQL, nothing else; {LOOKS_LIKE}")
    # Where a password goes on after its first @, the rest of it would be named as the host.
    if address.get_backend_name() != "sqlite" and "@" in f"{address.host}{address.database}":
        raise ArgumentError("in its URL stands one @ too many; write %40 for one in a password")
    return address


def explained(url: str, fault: Exception) -> str:
    """What a database has failed with, and what to look at; no password is in it."""
    cause = fault.orig if isinstance(fault, DBAPIError) else fault
    said = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    why = said.splitlines()[0] if said else "it does not answer"
    if isinstance(fault, ArgumentError | ImportError):  # then nothing was asked of it
        return why
    if (file := sqlite_file(url)) is not None and is_damage(fault):
        return f"{file} is damaged ({why}); {what_to_do(file)}"
    if file is not None:
        hint = "may you write to this file and its folder, and are they there?"
        barred = isinstance(cause, OSError) or "unable to open" in why or "readonly" in why
        return f"{file}: {why}; {hint}" if barred else f"{file}: {why}"
    address = address_in(url)
    if isinstance(cause, OSError):
        where = f"{address.host or 'this machine'}, port {address.port or 5432}"
        return f"{why}; does PostgreSQL run at {where}, and does it let this machine in?"
    state = getattr(cause, "sqlstate", None)
    if state == NO_SUCH_DATABASE:
        return f"{why}; make it with createdb, or mend the name in the URL"
    if state in NOT_LET_IN:
        return f"{why}; make the role with createuser, or mend name and password in the URL"
    return why


def sqlite_file(url: str | URL) -> Path | None:
    """The file of an SQLite database; None if it has none."""
    try:
        address = url if isinstance(url, URL) else address_in(url)
    except SQLAlchemyError:
        return None
    if address.get_backend_name() != "sqlite" or address.database in {None, "", ":memory:"}:
        return None
    return Path(str(address.database))


def make_private(file: Path) -> None:
    """Make a file that only its owner reads, unless it is there; what SQLite puts beside it is like it.

    One that is there is not touched: to open and close it would end the locks that SQLite has on it.
    """
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _must_take_writes(connection: sql.Connection) -> None:
    """Fail now, not at the first move, where nothing can be written: SQLite opens such files too.

    What is written is what was there, and is never committed: a full disk can still be shown.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        there = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {there}")
        connection.rollback()


def _prepare_sqlite(engine: sql.Engine, longest: float) -> None:
    """Let every connection begin with our settings, and wait so many seconds for its turn."""
    turn = int(1000 * min(longest, LONGEST_TURN))
    file = None if "uri" in engine.url.query else sqlite_file(engine.url)

    def before(*_: Any) -> None:
        if file is not None:
            make_private(file)

    sql.event.listen(engine, "do_connect", before)
    _set_up(engine, (*SQLITE_SETTINGS, f"busy_timeout={turn}"))


def _set_up(engine: sql.Engine, settings: tuple[str, ...]) -> None:
    """Let every connection to SQLite begin with some settings."""

    def begin(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    sql.event.listen(engine, "connect", begin)
