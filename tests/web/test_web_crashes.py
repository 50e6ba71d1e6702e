"""A server killed with `kill -9` at any moment of play: nothing accepted is lost, and all go on.

KILLS in the environment says how often; `make crash KILLS=100` is the long run.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

from crash_kit import PATIENCE, Host, besieged, check_replayed, figures, hosted, is_there

from postgres import Postgres

KILLS = int(os.environ.get("KILLS", "1"))
SEED = int(os.environ.get("SEED", "1"))


def test_a_site_on_sqlite_is_killed_again_and_again(tmp_path: Path) -> None:
    async def siege() -> None:
        database = f"sqlite:///{tmp_path}/site.db"
        async with hosted(tmp_path, database) as host:

            def kill(_mind: random.Random) -> None:
                host.kill()
                host.start()

            ledger = await besieged(host, KILLS, kill, SEED)
            assert host.stop() == 0
            assert " ERROR " not in host.log
        print("SQLite:", figures(KILLS, ledger, await check_replayed(database, ledger)))

    asyncio.run(siege())


def kill_some(host: Host, mind: random.Random) -> None:
    """Kill a worker, which is replaced; or who started the workers, or all at once, and begin anew."""
    assert host.process is not None
    fate = mind.choice(["worker", "worker", "worker", "parent", "all"])
    if fate == "worker":
        if workers := host.worker_ids():
            os.kill(mind.choice(workers), signal.SIGKILL)
        return
    if fate == "parent":
        left = host.worker_ids()
        os.kill(host.process.pid, signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        while any(map(is_there, left)):  # nobody can stop them but themselves
            assert time.monotonic() < until
            time.sleep(0.05)
    host.kill()
    host.start()


def test_two_workers_on_postgresql_are_killed_again_and_again(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def siege() -> None:
        database = postgres.new_database()
        async with hosted(tmp_path, database, 2) as host:
            ledger = await besieged(host, KILLS, lambda mind: kill_some(host, mind), SEED)
            assert host.stop() == 0
            assert " ERROR " not in host.log
        print("PostgreSQL:", figures(KILLS, ledger, await check_replayed(database, ledger)))

    asyncio.run(siege())
