"""Full disks under a site with two workers: that of its PostgreSQL, and that of its own files."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql
from crash_kit import Company, Host, Ledger, Robots, check_replayed, hosted, playing
from disks import filled, nothing_grows, small_disk

from ludopolis.tables.database import connect_to
from postgres import Postgres, running

PATIENCE = 120.0  # seconds until a test gives up; nothing is measured with it


def companies(host: Host, ledger: Ledger) -> list[Company]:
    return [
        Company(host, ledger, "duel", people=2, bots=0),
        Company(host, ledger, "alone", people=1, bots=2),
        Robots(host, ledger, "left", people=1, bots=2),
    ]


# --- The disk of PostgreSQL -------------------------------------------------------------------


@contextmanager
def on_a_small_disk() -> Iterator[tuple[Postgres, Path | None]]:
    """A PostgreSQL, and the disk that all its data are on, if we may have one."""
    with (
        tempfile.TemporaryDirectory(prefix="pg") as folder,
        small_disk(Path(folder), 128) as disk,
        running(Postgres(Path(folder), disk)) as server,
    ):
        yield server, disk


async def refused_more_often(ledger: Ledger, times: int) -> None:
    """Wait until people were told so many times more that nothing can be stored."""
    wanted = ledger.refusals["storage"] + times
    async with asyncio.timeout(PATIENCE):
        while ledger.refusals["storage"] < wanted:
            await asyncio.sleep(0.05)


async def panic(server: Postgres) -> None:
    """Let PostgreSQL write into its log until that needs a new file: then it ends all its processes."""
    engine = connect_to(server.url())
    message = sql.text("select pg_logical_emit_message(false, '', repeat('.', 1000000))")
    try:
        async with asyncio.timeout(PATIENCE):
            # Where nothing at all can be written it says nothing either, but ends.
            while "PANIC" not in server.log and server.process.poll() is None:
                try:
                    async with engine.connect() as connection:
                        await connection.execute(message)
                except (sql.exc.DBAPIError, OSError):
                    await asyncio.sleep(0.1)
    finally:
        await engine.dispose()


def bring_back(server: Postgres) -> None:
    """Start a PostgreSQL that has given up; or wait for one that is still mending itself."""
    until = time.monotonic() + PATIENCE
    while not server.answers():
        assert time.monotonic() < until, server.log
        if server.process.poll() is not None:
            server.start()
        time.sleep(0.05)


def test_the_disk_of_postgresql_is_full(tmp_path: Path) -> None:
    async def days() -> None:
        with on_a_small_disk() as (server, disk):
            database = server.new_database()
            async with hosted(tmp_path, database, 2) as host:
                ledger = Ledger()

                def full() -> AbstractContextManager[None]:
                    if disk is None:
                        return nothing_grows(server.process.pid, server.user)
                    return filled(disk)

                async with playing(host, ledger, *companies(host, ledger)):
                    await ledger.grow(by=5)
                    with full():
                        await refused_more_often(ledger, 5)
                        await panic(server)
                        await refused_more_often(ledger, 5)
                    await asyncio.to_thread(bring_back, server)
                    await ledger.grow(by=20)
                assert host.stop() == 0
            assert not set(ledger.refusals) - {"storage", "chat", "chat_often", "preparing"}
            await check_replayed(database, ledger)

    asyncio.run(days())


# --- The disk of the site itself --------------------------------------------------------------

METRICS_TOKEN = "a token of some length"
PAGES = ("/", "/about", "/settings", "/nothing", "/rules/newyork", "/api/games", "/api/me")


async def look_round(host: Host) -> None:
    """Ask for many things, so that there is more to count than before."""
    async with httpx.AsyncClient(base_url=host.address, timeout=PATIENCE) as client:
        for path in PAGES * 5:
            assert (await client.get(path)).status_code < 500


async def until_two_are_counted(host: Host) -> None:
    """Wait for a worker that is new, until the other counts it too."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=host.address) as client:
        client.headers["authorization"] = f"Bearer {METRICS_TOKEN}"
        while "ludopolis_workers 2.0" not in (await client.get("/metrics", timeout=PATIENCE)).text:
            await asyncio.sleep(0.1)


def test_the_disk_of_the_sites_own_files_is_full(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are kept elsewhere, so nobody is told anything; and workers live, and are replaced."""

    async def days(disk: Path) -> None:
        database = postgres.new_database()
        monkeypatch.setenv("TMPDIR", str(disk))
        monkeypatch.setenv("LUDOPOLIS_METRICS_TOKEN", METRICS_TOKEN)
        async with hosted(disk, database, 2) as host:
            ledger = Ledger()
            async with playing(host, ledger, *companies(host, ledger)):
                await ledger.grow(by=5)
                with filled(disk):
                    before = host.worker_ids()
                    await look_round(host)
                    await ledger.grow(by=20)
                    assert host.worker_ids() == before
                    os.kill(before[0], signal.SIGKILL)
                    await until_two_are_counted(host)
                    await look_round(host)
                    await ledger.grow(by=20)
                    assert before[1] in host.worker_ids()
            assert host.stop() == 0
        assert "storage" not in ledger.refusals
        await check_replayed(database, ledger)

    with small_disk(tmp_path, 8) as disk:
        if disk is None:
            pytest.skip("only root can make a small disk")
        asyncio.run(days(disk))
