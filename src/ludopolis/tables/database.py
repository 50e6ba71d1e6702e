"""Opening a database by its URL: SQLite in a file, or PostgreSQL; either is brought to our layout."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from asyncpg import InterfaceError, PostgresError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ludopolis.tables import migrations

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
CONNECTIONS = 10  # of one worker to PostgreSQL
SQLITE_SETTINGS = (
    "journal_mode=WAL",  # readers beside a writer
    "foreign_keys=ON",
    "synchronous=FULL",  # what is committed is on the disk
)


async def open_database(url: str) -> AsyncEngine:
    """The database at a URL, such as `sqlite:///ludopolis.db`; it is laid out if it is new.

    Bringing a large one up to date may take long, and who starts meanwhile waits for it.
    """
    patient = connect_to(url, LONGEST)
    try:
        async with patient.begin() as connection:
            await connection.run_sync(migrations.upgrade)
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
        engine = create_async_engine(address)
        if engine.dialect.name == "sqlite":
            _prepare_sqlite(engine.sync_engine, longest)
        return engine
    return create_async_engine(
        address,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_pre_ping=True,  # after a restart of the database nobody is given a dead connection
        connect_args={"timeout": PATIENCE, "command_timeout": longest},
    )


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
        return make_url(url)
    except ValueError:
        raise ArgumentError("the port in its URL is not a number") from None


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

    Where it cannot be made, SQLite says so.
    """
    if not file.exists():
        with contextlib.suppress(OSError):
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _prepare_sqlite(engine: sql.Engine, longest: float) -> None:
    """Let every connection begin with our settings, and wait so many seconds for its turn."""
    turn = int(1000 * min(longest, LONGEST_TURN))
    file = None if "uri" in engine.url.query else sqlite_file(engine.url)

    def before(*_: Any) -> None:
        if file is not None:
            make_private(file)

    def begin(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for setting in (*SQLITE_SETTINGS, f"busy_timeout={turn}"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    sql.event.listen(engine, "do_connect", before)
    sql.event.listen(engine, "connect", begin)
