"""A site told to stop in mid-play: what it took is kept and answered, and nothing of it is left."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sql
from crash_kit import (
    Company,
    Host,
    Ledger,
    Robots,
    check_kept,
    eventually,
    hosted,
    is_there,
    playing,
)

from ludopolis.tables.database import connect_to
from ludopolis.tables.schema import EVENTS
from postgres import Postgres

COME_AGAIN = 1012  # "service restart"


async def names_kept(database: str) -> set[str]:
    """What people sent, by its name, as far as it is kept."""
    engine = connect_to(database)
    try:
        async with engine.connect() as connection:
            wanted = sql.select(EVENTS.c.client).where(EVENTS.c.client.is_not(None))
            return set((await connection.execute(wanted)).scalars())
    finally:
        await engine.dispose()


async def all_gone(processes: list[int]) -> None:
    """Wait until none of these processes is left."""
    await eventually(lambda: not any(map(is_there, processes)))


async def stopped_in_mid_play(host: Host, *stops: Callable[[], int]) -> None:
    """Stop while people play and bots too; start again, each time, and let all finish."""
    ledger = Ledger()
    companies = [
        Company(host, ledger, "duel", people=2, bots=0),
        Company(host, ledger, "three", people=3, bots=1),
        Robots(host, ledger, "left", people=1, bots=2),
    ]
    async with playing(host, ledger, *companies):
        for stop in stops:
            await ledger.grow(by=12)
            processes = host.everybody()
            assert await asyncio.to_thread(stop) == 0
            await all_gone(processes)
            await eventually(lambda: not ledger.on_the_line)
            # Whoever was heard has been answered, and told to come again.
            kept = await names_kept(host.database)
            assert kept == {promise.name for promise in ledger.promises}
            assert set(ledger.closings) == {COME_AGAIN}
            ledger.closings.clear()
            await asyncio.to_thread(host.start)
            await check_kept(host.database, ledger)
        await ledger.grow(by=5)
    assert " ERROR " not in host.log


def test_one_process_stops_in_mid_play(tmp_path: Path) -> None:
    async def days() -> None:
        async with hosted(tmp_path, f"sqlite:///{tmp_path}/site.db") as host:
            await stopped_in_mid_play(host, host.stop)

    asyncio.run(days())


def test_two_workers_stop_in_mid_play(tmp_path: Path, postgres: Postgres) -> None:
    async def days() -> None:
        async with hosted(tmp_path, postgres.new_database(), 2) as host:

            def ctrl_c() -> int:
                """As in a terminal, where it reaches the workers as well."""
                for worker in host.worker_ids():
                    os.kill(worker, signal.SIGINT)
                return host.stop(signal.SIGINT)

            await stopped_in_mid_play(host, ctrl_c, host.stop)

    asyncio.run(days())
