"""The cost of a move on this version's server beside another checkout's, measured by turns in one run.

    git worktree add ../before v0.1.0
    python benchmarks/load_versions.py ../before --rounds 5

Tables of four play New York over WebSockets (`load.py` says what a move is), on SQLite: as programs,
which are sent views, and as pages. Printed is the server's processor time for a move, the median of all
rounds, and the ratio to the other version's with the smallest and the largest of any round.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from load import SPARE, figures
from load_players import Crowd
from load_sites import Ludopolis, new_folder

HERE = Path(__file__).resolve().parent
SIZES = (10, 100)
KINDS = {"views": "view", "pages": "scene"}
Costs = dict[str, float]


async def cost(site: Ludopolis, tables: int, seconds: float) -> float:
    """The server's processor time for a move, in milliseconds."""
    crowd = Crowd(site, tables, await site.make_tables(tables + SPARE))
    await crowd.enter()
    tally = await crowd.play_closed(1.0, seconds)
    crowd.leave()
    return figures(tally)["server_ms_per_move"]


def measure(seconds: float) -> Costs:
    """The costs of the version that this process has been given."""
    found = {}
    for kind, see in KINDS.items():
        folder = new_folder()
        site = Ludopolis(kind, folder, f"sqlite:///{folder}/site.db", see=see)
        site.start()
        try:
            for tables in SIZES:
                found[f"{kind}, {tables} tables"] = asyncio.run(cost(site, tables, seconds))
        finally:
            site.stop()
    return found


def measured_in(checkout: Path, seconds: float) -> Costs:
    """The costs of a checkout's version, measured by its own driver: both speak its protocol."""
    driver = checkout / "benchmarks"
    program = f"import sys; sys.path[:0] = {[str(driver), str(HERE)]!r}; import load_versions as l;"
    done = subprocess.run(
        [sys.executable, "-c", program + f"import json; print(json.dumps(l.measure({seconds})))"],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    costs: Costs = json.loads(done.stdout.splitlines()[-1])
    return costs


def main() -> None:
    """Measure both by turns, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="another checkout")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0)
    wanted = parser.parse_args()
    rounds = [
        tuple(measured_in(where, wanted.seconds) for where in (wanted.other.resolve(), HERE.parent))
        for _ in range(wanted.rounds)
    ]
    table = Table("ms of the server's processor for a move", "other", "this", "ratio", "from", "to")
    for what in rounds[0][0]:
        before, after = ([one[version][what] for one in rounds] for version in (0, 1))
        ratios = [new / old for old, new in zip(before, after, strict=True)]
        old, new = median(before), median(after)
        cells = (old, new, median(ratios), min(ratios), max(ratios))
        table.add_row(what, *(f"{cell:.2f}" for cell in cells))
    Console().print(table)


if __name__ == "__main__":
    main()
