"""One site at a time on a SQLite file."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tables_kit import service_in, two_people, url_in

from ludopolis.tables import TableService
from ludopolis.tables.backup import back_up, restore
from ludopolis.tables.cleanup import clean_up
from ludopolis.tables.site_lock import DatabaseInUse, SiteLock
from postgres import Postgres

# Opens a site, starts a program as a bot would, and says so.
HOLD = """
import asyncio, subprocess, sys
from ludopolis.tables import TableService
async def hold():
    service = await TableService.open(sys.argv[1])
    child = subprocess.Popen(["sleep", "60"])
    print(child.pid, flush=True)
    await asyncio.sleep(60)
asyncio.run(hold())
"""


def quiet(*_: object) -> None:
    """Report nothing."""


def test_a_second_site_is_refused_by_whichever_name_the_file_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with service_in(tmp_path):
            (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
            monkeypatch.chdir(tmp_path)
            for name in ("/tables.db", "/link.db", "/./tables.db"):
                with pytest.raises(DatabaseInUse) as fault:
                    await TableService.open(f"sqlite:///{tmp_path}{name}")
                assert str(tmp_path / "tables.db") in str(fault.value)
                assert f"process {os.getpid()} " in str(fault.value)
                assert "PostgreSQL" in str(fault.value)
            with pytest.raises(DatabaseInUse):
                await TableService.open("sqlite:///tables.db")
            (tmp_path / "other").mkdir()
            async with service_in(tmp_path / "other"):
                pass  # another file is free
        async with service_in(tmp_path):
            pass  # and this one too, when the first site is closed

    asyncio.run(play())


def test_a_killed_site_frees_its_file_whatever_it_has_started(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, url_in(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    child = int(holder.stdout.readline())
    try:
        with pytest.raises(DatabaseInUse, match=rf"process {holder.pid} on "):
            SiteLock(url_in(tmp_path))
        holder.kill()
        holder.wait()
        os.kill(child, 0)  # what it has started is still there
        SiteLock(url_in(tmp_path)).end()
    finally:
        holder.kill()
        os.kill(child, 9)
        holder.stdout.close()
        holder.wait()


def test_beside_a_site_backups_are_made_and_nothing_is_restored(tmp_path: Path) -> None:
    async def play() -> None:
        file, url = tmp_path / "kept", url_in(tmp_path)
        async with service_in(tmp_path) as service:
            table, ada, _ = await two_people(service)
            await back_up(url, file, replace=False, report=quiet)
            await clean_up(url, before=1.0, unfinished=True, dry_run=False)
            for replace in (False, True):
                with pytest.raises(DatabaseInUse, match=re.escape(str(tmp_path / "tables.db"))):
                    await restore(url, file, replace=replace, report=quiet)
            assert await table.chat(ada, "c", "still here") == table.number
        await restore(url, file, replace=True, report=quiet)
        async with service_in(tmp_path) as service:
            assert (await service.table(table.id)).number == table.number - 1

    asyncio.run(play())


def test_a_postgresql_database_is_shared(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.new_database()
        for service in [await TableService.open(url), await TableService.open(url)]:
            await service.close()

    asyncio.run(play())
