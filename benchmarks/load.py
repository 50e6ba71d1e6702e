"""Many tables of four over WebSockets: ours beside boardgame.io's own server, in one run.

    make load             (or: python benchmarks/load.py --sizes 10,100 --seconds 3)

Every server is a real process of its own: `ludopolis serve` on SQLite and on PostgreSQL with one and
two workers, with tables of New York; boardgame.io's with a game of that size
(`boardgame_io/streets.js`), kept in memory and in its FlatFile storage. A move counts when all four at
its table have it; ours tell it when it is on the disk. Ours sends views, as boardgame.io does, which
leaves drawing to the client; for our own pages it sends scenes, and that is measured once.

The same driver plays all of them (`load_players.py`), in one process: a thin WebSocket client that
searches messages as bytes. How much of a core it takes is printed beside each figure: as long as that
is well below one, it is not what holds a server up.

Closed: the next move is sent when all have the one before; that gives moves a second. Open: moves fall
due at half and at a quarter of what boardgame.io takes in memory, and the time counts from then; a rate
that a server does not reach is left out. Memory is measured with tables that nobody looks at and then
with everybody there; the cost of a move, in processor time of the server, at each number of tables, and
at the 10th, 100th and 1000th move of the same games: of Property, since New York is over by then.

On a machine that others share, one run says little: `--rounds 5` measures all servers in turn five times
and prints medians.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import Any

from rich.console import Console
from rich.table import Table

from load_players import Crowd, TableOfFour, Tally
from load_sites import (
    PLAYERS,
    PROPERTY,
    BoardgameIo,
    Keys,
    Ludopolis,
    Site,
    install_peer,
    new_folder,
)

MEMORY, FLATFILE = "boardgame.io in memory", "boardgame.io FlatFile"
SQLITE, ONE, TWO = "Ludopolis, SQLite", "Ludopolis, PostgreSQL", "Ludopolis, PostgreSQL, 2 workers"
SCENES = "Ludopolis, SQLite, scenes"
SPARE = 60  # tables for those whose game ends
HELD = 400  # tables at which memory is measured; a server may forget some if there are many more
WARM_SECONDS = 1.0
AGES = (10, 100, 1000)  # moves after which the cost of a move is measured, in the same game …
WINDOW = 50  # … by so many moves
PAUSE = 0.055  # seconds between two others: who says more than 20 things a second is held off
LONG = 20  # games that may become old; not half of them do
TOO_MUCH = 0.95  # of what a server takes in closed loop: beyond that a queue only grows


@dataclass
class Measured:
    """What was measured of one server at one number of tables."""

    tables: int
    closed: dict[str, float]
    open: dict[str, dict[str, float]] = field(
        default_factory=dict
    )  # by the share of the peer's rate


@dataclass
class Report:
    """What was measured of one server."""

    sizes: list[Measured] = field(default_factory=list)
    idle_table_bytes: float = 0.0
    visitor_bytes: float = 0.0


@dataclass
class LongGames:
    """Processor time of a move at several ages of the same games."""

    games: int  # that became old; only they count
    ms: dict[int, float]  # by the moves before


def figures(tally: Tally) -> dict[str, float]:
    """A tally as it is kept."""
    moves = max(1, tally.moves_in_time)
    return {
        "moves_per_second": tally.per_second,
        "p50_ms": tally.percentile(0.5),
        "p99_ms": tally.percentile(0.99),
        "server_ms_per_move": 1000 * tally.server_cpu / moves,
        "driver_ms_per_move": 1000 * tally.driver_cpu / moves,
        "driver_cores": tally.driver_cpu / tally.seconds,
        "server_cores": tally.server_cpu / tally.seconds,
    }


def median_of(reports: list[Report]) -> Report:
    """One report out of several rounds; a rate that was mostly not reached stays left out."""
    merged = Report()
    for rounds in zip(*(report.sizes for report in reports), strict=True):
        found = Measured(rounds[0].tables, medians([size.closed for size in rounds]))
        for share in ("1/2", "1/4"):
            reached = [size.open[share] for size in rounds if share in size.open]
            if 2 * len(reached) > len(rounds):
                found.open[share] = medians(reached)
        merged.sizes.append(found)
    for name in ("idle_table_bytes", "visitor_bytes"):
        setattr(merged, name, median(getattr(report, name) for report in reports))
    return merged


def medians(found: list[dict[str, float]]) -> dict[str, float]:
    """The median of each figure."""
    return {key: median(each[key] for each in found) for key in found[0]}


@contextmanager
def running(site: Site) -> Iterator[Site]:
    """A server as long as it is needed."""
    site.start()
    try:
        yield site
    finally:
        site.stop()


class Round:
    """All that is measured of one server, with the tables that were made for it."""

    def __init__(self, site: Site, settings: argparse.Namespace, peer: Report | None) -> None:
        self.site = site
        self.settings = settings
        self.peer = peer  # boardgame.io in memory, once it is known
        self.report = Report()
        self.pool: deque[Keys] = deque()

    async def run(self, made: list[Keys]) -> None:
        """Measure everything; tables that were made before are played on with."""
        self.pool.extend(made or await self.site.make_tables(1))
        await self.play(1, self.warm_up)
        await self.weigh(bool(made))
        for size in self.settings.sizes:
            # The faster a server, the more games have ended.
            missing = size + SPARE - len(self.pool)
            if missing > 0:
                self.pool.extend(await self.site.make_tables(missing))
            await self.play(size, self.measure)

    async def play(self, size: int, what: Callable[[Crowd], Any]) -> None:
        """Let a crowd do something; tables at which the game goes on can be used again."""
        keys = list(self.pool)
        self.pool.clear()
        crowd = Crowd(self.site, size, keys)
        await crowd.enter()
        try:
            await what(crowd)
        finally:
            self.pool.extend(crowd.spare)
            self.pool.extend(table.keys for table in crowd.tables)
            crowd.leave()

    async def warm_up(self, crowd: Crowd) -> None:
        """Let everything be loaded that a move needs."""
        await crowd.play_closed(0, WARM_SECONDS)

    async def measure(self, crowd: Crowd) -> None:
        """Both ways to play."""
        seconds = self.settings.seconds
        closed = figures(await crowd.play_closed(WARM_SECONDS, seconds))
        found = Measured(crowd.size, closed)
        self.report.sizes.append(found)
        say(f"{self.site.name}, {crowd.size} tables: {closed['moves_per_second']:.0f} moves/s")
        peer = next((s for s in (self.peer or self.report).sizes if s.tables == crowd.size), found)
        for share in ("1/2", "1/4"):
            rate = peer.closed["moves_per_second"] / int(share[-1])
            if rate < TOO_MUCH * closed["moves_per_second"]:
                tally = await crowd.play_open(rate, WARM_SECONDS, seconds)
                found.open[share] = figures(tally)

    async def weigh(self, made_before: bool) -> None:
        """Memory of tables at which nobody is, and of those who come."""
        held = min(HELD, max(self.settings.sizes))
        before = self.site.memory()
        if not made_before:
            self.pool.extend(await self.site.make_tables(held))
            self.report.idle_table_bytes = (self.site.memory() - before) / held
        before = self.site.memory()

        async def weigh(crowd: Crowd) -> None:
            grown = self.site.memory() - before
            self.report.visitor_bytes = grown / (crowd.size * PLAYERS)

        await self.play(held, weigh)


async def grow_old(site: Ludopolis) -> LongGames:
    """Play long games; measured is one at a time, so that nothing but their age makes a difference."""
    tables = [TableOfFour(site, keys) for keys in await site.make_tables(LONG)]
    costs: dict[TableOfFour, list[float]] = {table: [] for table in tables}
    played = 0
    for table in tables:
        await table.enter()
    for age in AGES:
        await asyncio.gather(*(table.play_on(age - played, PAUSE) for table in tables))
        for table in tables:
            before = site.cpu()
            if await table.play_on(WINDOW):
                costs[table].append(1000 * (site.cpu() - before) / WINDOW)
        played = age + WINDOW
    for table in tables:
        table.leave()
    old = [each for each in costs.values() if len(each) == len(AGES)]
    if not old:  # all were over too soon
        return await grow_old(site)
    return LongGames(len(old), {age: mean(column) for age, *column in zip(AGES, *old, strict=True)})


def say(line: str) -> None:
    """Tell how far it is."""
    print(f"[{time.strftime('%H:%M:%S')}] {line}", flush=True)


def postgres(stack: ExitStack) -> str | None:
    """The URL of an empty database of a PostgreSQL that is started for us, where there is one."""
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    try:
        from postgres import programs, started

        programs()
    except (ImportError, AssertionError) as fault:
        say(f"without PostgreSQL: {fault}")
        return None
    return stack.enter_context(started()).new_database()


def measure_all(settings: argparse.Namespace) -> tuple[dict[str, Report], LongGames]:
    """One server after the other; and long games, on SQLite."""
    reports: dict[str, Report] = {}
    with ExitStack() as stack:
        folder = new_folder()
        stack.callback(shutil.rmtree, folder, ignore_errors=True)

        def one(site: Site, made: list[Keys] | None = None) -> list[Keys]:
            """Measure a server; the tables that are left."""
            site.folder.mkdir(exist_ok=True)
            with running(site):
                turn = Round(site, settings, reports.get(MEMORY))
                asyncio.run(turn.run(made or []))
            reports[site.name] = turn.report
            return list(turn.pool)

        if install_peer():
            one(BoardgameIo(MEMORY, folder / "memory", "memory"))
            one(BoardgameIo(FLATFILE, folder / "flatfile", "flatfile"))
        else:
            say("without boardgame.io: it needs npm")
        one(Ludopolis(SQLITE, folder / "sqlite", f"sqlite:///{folder}/site.db"))
        database = f"sqlite:///{folder}/scenes.db"
        one(Ludopolis(SCENES, folder / "sqlite", database, see="scene"))
        if (url := postgres(stack)) is not None:
            # The second server goes on with the tables, and the secret, of the first.
            made = one(Ludopolis(ONE, folder / "postgres", url))
            one(Ludopolis(TWO, folder / "postgres", url, workers=2), made)
        database = f"sqlite:///{folder}/long.db"
        long = Ludopolis(SQLITE, folder / "sqlite", database, pastime=PROPERTY)
        with running(long):
            say("long games")
            long_games = asyncio.run(grow_old(long))
    return reports, long_games


# --- What is shown ----------------------------------------------------------------------------


def share(value: float, of: float | None) -> str:
    """A ratio as it is shown."""
    return f"{value / of:.2f} ×" if of else ""


def in_ms(found: dict[str, float] | None) -> str:
    """Two percentiles as they are shown."""
    return f"{found['p50_ms']:.0f} / {found['p99_ms']:.0f}" if found else "–"


def show(reports: dict[str, Report], long_games: LongGames) -> None:
    """Print all of it."""
    table = Table(title="Moves until everybody at the table has them")
    for title in ("server", "tables", "moves/s", "of memory", "of FlatFile", "closed 50/99 % ms"):
        table.add_column(title, justify="left" if title == "server" else "right")
    for title in ("at 1/2: ms", "at 1/4: ms", "server ms/move", "driver cores"):
        table.add_column(title, justify="right")
    rates = {
        (name, size.tables): size.closed["moves_per_second"]
        for name, report in reports.items()
        for size in report.sizes
    }
    for name, report in reports.items():
        for size in report.sizes:
            rate = size.closed["moves_per_second"]
            table.add_row(
                name,
                str(size.tables),
                f"{rate:.0f}",
                share(rate, rates.get((MEMORY, size.tables))),
                share(rate, rates.get((FLATFILE, size.tables))),
                in_ms(size.closed),
                in_ms(size.open.get("1/2")),
                in_ms(size.open.get("1/4")),
                f"{size.closed['server_ms_per_move']:.2f}",
                f"{size.closed['driver_cores']:.2f}",
            )
    memory = Table(title="Memory")
    for title in ("server", "KB for an idle table", "KB for a visitor"):
        memory.add_column(title, justify="left" if title == "server" else "right")
    for name, report in reports.items():
        memory.add_row(
            name,
            f"{report.idle_table_bytes / 1024:.0f}" if report.idle_table_bytes else "–",
            f"{report.visitor_bytes / 1024:.0f}",
        )
    console = Console(width=150)
    console.print(table)
    console.print(memory)
    first = long_games.ms[AGES[0]]
    aged = Table(title=f"{WINDOW} moves in each of {long_games.games} long games of Property")
    for title in ("after moves", "server ms/move", "of the first"):
        aged.add_column(title, justify="right")
    for age, ms in long_games.ms.items():
        aged.add_row(str(age), f"{ms:.2f}", share(ms, first))
    console.print(aged)


def main() -> None:
    """Measure, print, and keep."""
    parser = argparse.ArgumentParser(description="moves per second of many tables of four")
    parser.add_argument("--sizes", default="10,100,1000", help="numbers of tables")
    parser.add_argument("--seconds", type=float, default=4.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=1, help="all servers so many times; medians")
    parser.add_argument("--out", type=Path, default=Path("load.json"))
    settings = parser.parse_args()
    if settings.rounds < 1:
        parser.error("--rounds: one at least")
    settings.sizes = [int(size) for size in settings.sizes.split(",")]
    say("compiling what is not compiled")
    subprocess.run([sys.executable, "-m", "ludopolis", "warm"], check=True, stdout=subprocess.PIPE)
    rounds = [measure_all(settings) for _ in range(settings.rounds)]
    reports = {name: median_of([each[name] for each, _ in rounds]) for name in rounds[0][0]}
    long_games = LongGames(
        sum(each.games for _, each in rounds),
        {age: median(each.ms[age] for _, each in rounds) for age in AGES},
    )
    show(reports, long_games)
    kept = {
        "machine": {"cores": os.cpu_count(), "python": platform.python_version()},
        "date": time.strftime("%Y-%m-%d"),
        "rounds": len(rounds),
        "servers": {name: asdict(report) for name, report in reports.items()},
        "long_games": asdict(long_games),
    }
    settings.out.write_text(json.dumps(kept, indent=1) + "\n")
    print(f"written to {settings.out}")


if __name__ == "__main__":
    main()
