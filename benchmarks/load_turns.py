"""Ours beside boardgame.io in memory, all running at once and measured in turn, a second each.

    python benchmarks/load_turns.py --tables 10 --turns 30

On a machine that others share, a server that is measured a minute after another has had another machine:
`load.py` gives ratios that differ by a third from one run to the next. Here every turn measures all of
them within a few seconds, forwards and backwards by turns, as fast as moves go (`load.py` says what a
move is), and gives a ratio of its own. Their mean is printed with its 95% interval. In as many turns
more, moves fall due at a quarter of what boardgame.io takes; all of these together give the times. Its
FlatFile storage is not among them: it breaks off after a few minutes, over a file that is half written.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from statistics import mean, median, stdev

from rich.console import Console
from rich.table import Table

from load import MEMORY, ONE, SPARE, SQLITE, figures, postgres, running, say
from load_players import Crowd, Tally
from load_sites import BoardgameIo, Ludopolis, Site, install_peer, new_folder

WARM_SECONDS = 0.3  # of every turn


@dataclass
class Found:
    """What was measured of one server, turn by turn."""

    crowd: Crowd
    rates: list[float] = field(default_factory=list)  # moves a second, as fast as they go
    costs: list[float] = field(default_factory=list)  # ms of the server's processor for a move
    waits: list[float] = field(default_factory=list)  # seconds, of all moves that fell due

    async def top_up(self) -> None:
        """See to it that there is a next table for those whose game ends."""
        missing = SPARE - len(self.crowd.spare)
        if missing > 0:
            self.crowd.spare.extend(await self.crowd.site.make_tables(missing))


async def take_turns(sites: Sequence[Site], tables: int, turns: int, seconds: float) -> None:
    """Let everybody play in turn, and print what came of it."""
    all_found: list[Found] = []
    for site in sites:
        crowd = Crowd(site, tables, await site.make_tables(tables + SPARE))
        await crowd.enter()
        await crowd.play_closed(0, 1)
        all_found.append(Found(crowd))
    memory = all_found[0]
    for turn in range(turns):
        for found in all_found[:: 1 if turn % 2 else -1]:
            await found.top_up()
            played = figures(await found.crowd.play_closed(WARM_SECONDS, seconds))
            found.rates.append(played["moves_per_second"])
            found.costs.append(played["server_ms_per_move"])
        told = ", ".join(f"{found.rates[-1]:.0f}" for found in all_found)
        say(f"turn {turn + 1} of {turns}: {told} moves/s")
    quarter = median(memory.rates) / 4
    for turn in range(turns):
        for found in all_found[:: 1 if turn % 2 else -1]:
            await found.top_up()
            tally = await found.crowd.play_open(quarter, WARM_SECONDS, seconds)
            found.waits += tally.waits
        say(f"turn {turn + 1} of {turns} at {quarter:.0f} moves/s")
    for found in all_found:
        found.crowd.leave()
    show(all_found, memory)


def show(all_found: list[Found], memory: Found) -> None:
    """Print the table."""
    table = Table(title=f"{memory.crowd.size} tables, {len(memory.rates)} turns")
    for title in ("server", "moves/s", "of memory", "95% interval", "server ms/move"):
        table.add_column(title, justify="left" if title == "server" else "right")
    table.add_column("at 1/4 of memory's: 50 / 99 % ms", justify="right")
    for found in all_found:
        shares = [rate / peer for rate, peer in zip(found.rates, memory.rates, strict=True)]
        margin = 1.96 * stdev(shares) / len(shares) ** 0.5
        waits = Tally(waits=found.waits)
        table.add_row(
            found.crowd.site.name,
            f"{median(found.rates):.0f}",
            f"{mean(shares):.2f} ×",
            f"{mean(shares) - margin:.2f} to {mean(shares) + margin:.2f}",
            f"{median(found.costs):.2f}",
            f"{waits.percentile(0.5):.0f} / {waits.percentile(0.99):.0f}",
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
