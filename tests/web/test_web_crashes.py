"""A server killed with `kill -9` at any moment of play: nothing accepted is lost, and all go on.

KILLS in the environment says how often; `make crash KILLS=100` is the long run.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from crash_kit import besieged, check_replayed, figures, hosted

KILLS = int(os.environ.get("KILLS", "3"))
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
            assert "Traceback" not in host.log
        print("SQLite:", figures(KILLS, ledger, await check_replayed(database, ledger)))

    asyncio.run(siege())
