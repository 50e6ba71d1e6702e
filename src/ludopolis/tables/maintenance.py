"""What the maintenance commands share: opening a database and explaining errors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from asyncpg import PostgresError
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludopolis.engine.errors import LudopolisError
from ludopolis.tables import migrations
from ludopolis.tables.database import LONGEST, connect_to, explained, sqlite_file


@asynccontextmanager
async def reached(url: str) -> AsyncIterator[AsyncEngine]:
    """Open the database at a URL; errors are reported in one line."""
    engine = None
    try:
        engine = connect_to(url, LONGEST)
        yield engine
    except (SQLAlchemyError, PostgresError, ImportError, OSError) as fault:
        raise LudopolisError(f"the database does not do it: {explained(url, fault)}") from None
    finally:
        if engine is not None:
            await engine.dispose()


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that locks what it has read."""
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def must_exist(url: str) -> None:
    """Refuse a missing file; opening it would create it."""
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise LudopolisError(f"there is no database at {file}; name it with --database")


async def must_be_ours(connection: AsyncConnection) -> None:
    """Refuse a database whose schema is not of this version."""
    found = await connection.run_sync(migrations.layout_of)
    if found is None:
        raise LudopolisError("this is no database of Ludopolis; name another with --database")
    if found != migrations.newest():
        raise LudopolisError(
            f"this database has layout {found}, this Ludopolis layout {migrations.newest()};"
            " use the version that made it, or start `ludopolis serve` once to bring it up to date"
        )
