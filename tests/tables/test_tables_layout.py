"""The layout of databases: new ones, old ones, and many who start at once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludopolis.tables import database, migrations
from ludopolis.tables.database import connect_to, open_database
from ludopolis.tables.schema import SCHEMA
from postgres import Postgres

OPEN = (
    "import asyncio, sys; from ludopolis.tables.database import open_database;"
    " asyncio.run(open_database(sys.argv[1]))"
)


def differences(connection: sql.Connection) -> list[Any]:
    """Where a database is not laid out as it should be."""
    return list(compare_metadata(MigrationContext.configure(connection), SCHEMA))


def test_all_steps_together_make_the_layout_of_this_version(url: str) -> None:
    async def laid_out() -> None:
        for _ in range(2):  # the second time there is nothing to do
            engine = await open_database(url)
            async with engine.connect() as connection:
                assert await connection.run_sync(differences) == []
                assert await connection.run_sync(migrations.layout_of) == migrations.newest()
            await engine.dispose()

    asyncio.run(laid_out())


def test_a_step_that_fails_leaves_everything_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half_way(config: Any, _target: str) -> None:
        step(config, "0001")
        raise RuntimeError("the power fails")

    step = command.upgrade
    monkeypatch.setattr(command, "upgrade", half_way)

    async def broken() -> None:
        with pytest.raises(RuntimeError):
            await open_database(url)
        engine = connect_to(url)
        async with engine.connect() as connection:
            assert await connection.run_sync(lambda sync: sql.inspect(sync).get_table_names()) == []
        await engine.dispose()

    asyncio.run(broken())


def test_bringing_it_up_to_date_may_take_longer_than_a_visitor_waits(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(connection: sql.Connection) -> None:
        connection.exec_driver_sql(f"SELECT pg_sleep({4 * database.PATIENCE})")
        upgrade(connection)

    upgrade = migrations.upgrade
    monkeypatch.setattr(database, "PATIENCE", 0.5)
    monkeypatch.setattr(migrations, "upgrade", slowly)

    async def opened() -> None:
        engine = await open_database(postgres.new_database())
        async with engine.connect() as connection:
            with pytest.raises(TimeoutError):  # afterwards visitors wait as long as they did
                await connection.exec_driver_sql(f"SELECT pg_sleep({4 * database.PATIENCE})")
        await engine.dispose()

    asyncio.run(opened())


def test_many_who_start_at_once_lay_it_out_once(url: str) -> None:
    starting = [
        subprocess.Popen([sys.executable, "-c", OPEN, url], stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for process in starting:
        _, said = process.communicate(timeout=120)
        assert process.returncode == 0, said
