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

from ludopolis.tables import migrations
from ludopolis.tables.database import connect_to, open_database
from ludopolis.tables.schema import SCHEMA

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


def test_many_who_start_at_once_lay_it_out_once(url: str) -> None:
    starting = [
        subprocess.Popen([sys.executable, "-c", OPEN, url], stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for process in starting:
        _, said = process.communicate(timeout=120)
        assert process.returncode == 0, said
