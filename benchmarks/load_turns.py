"""Ours beside boardgame.io in memory, all running at once and measured in turn, a second each.

    python benchmarks/load_turns.py --tables 10 --turns 30

On a machine that others share, a server that is measured a minute after another has had another machine:
`load.py` gives ratios that differ by a third from one run to the next. Here every turn measures all of
them within a few seconds, forwards and backwards by turns, as fast as moves go (`load.py` says what a
move is), and gives a ratio of its own. Their mean is printed with its 95% interval.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from statistics import mean, median, stdev

from rich.console import Console
from rich.table import Table

from load import FLATFILE, MEMORY, ONE, SPARE, SQLITE, figures, postgres, running, say
from load_players import Crowd
from load_sites import BoardgameIo, Ludopolis, Site, install_peer, new_folder

WARM_SECONDS = 0.3  # of every turn


async def take_turns(sites: Sequence[Site], tables: int, turns: int, seconds: float) -> None:
    """Let everybody play in turn, and print what came of it."""
    crowds = {}
    for site in sites:
        crowds[site.name] = crowd = Crowd(site, tables, await site.make_tables(tables + SPARE))
        await crowd.enter()
        await crowd.play_closed(0, 1)
    rates: dict[str, list[float]] = {name: [] for name in crowds}
    costs: dict[str, list[float]] = {name: [] for name in crowds}
    for turn in range(turns):
        for name, crowd in list(crowds.items())[:: 1 if turn % 2 else -1]:
            missing = SPARE - len(crowd.spare)
            if missing > 0:  # games have ended
                crowd.spare.extend(await crowd.site.make_tables(missing))
            found = figures(await crowd.play_closed(WARM_SECONDS, seconds))
            rates[name].append(found["moves_per_second"])
            costs[name].append(found["server_ms_per_move"])
        say(f"turn {turn + 1} of {turns}: " + ", ".join(f"{r[-1]:.0f}" for r in rates.values()))
    for crowd in crowds.values():
        crowd.leave()
    show(rates, costs, tables)


def show(rates: dict[str, list[float]], costs: dict[str, list[float]], tables: int) -> None:
    """Print the table."""
    table = Table(title=f"{tables} tables, {len(rates[MEMORY])} turns")
    for title in ("server", "moves/s", "of memory", "95% interval", "server ms/move"):
        table.add_column(title, justify="left" if title == "server" else "right")
    for name, found in rates.items():
        shares = [rate / peer for rate, peer in zip(found, rates[MEMORY], strict=True)]
        margin = 1.96 * stdev(shares) / len(shares) ** 0.5
        table.add_row(
            name,
            f"{median(found):.0f}",
            f"{mean(shares):.2f} ×",
            f"{mean(shares) - margin:.2f} to {mean(shares) + margin:.2f}",
            f"{median(costs[name]):.2f}",
        )
    Console(width=120).print(table)


def main() -> None:
    """Start all servers, and let them take turns."""
    parser = argparse.ArgumentParser(description="moves per second, ours and theirs in turn")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--turns", type=int, default=30, help="2 at least")
    parser.add_argument("--seconds", type=float, default=1.2, help="of each server in a turn")
    settings = parser.parse_args()
    if settings.turns < 2 or settings.tables < 1 or settings.seconds <= 0:
        parser.error("two turns, one table, and some time at least")
    if not install_peer():
        parser.error("boardgame.io is what ours is measured beside, and it needs npm")
    say("compiling what is not compiled")
    subprocess.run([sys.executable, "-m", "ludopolis", "warm"], check=True, stdout=subprocess.PIPE)
    with ExitStack() as stack:
        folder = new_folder()
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        sites: list[Site] = [
            BoardgameIo(MEMORY, folder / "memory", "memory"),
            BoardgameIo(FLATFILE, folder / "flatfile", "flatfile"),
            Ludopolis(SQLITE, folder / "sqlite", f"sqlite:///{folder}/site.db"),
        ]
        if (url := postgres(stack)) is not None:
            sites.append(Ludopolis(ONE, folder / "postgres", url))
        for site in sites:
            site.folder.mkdir(exist_ok=True)
            stack.enter_context(running(site))
        asyncio.run(take_turns(sites, settings.tables, settings.turns, settings.seconds))


if __name__ == "__main__":
    main()
