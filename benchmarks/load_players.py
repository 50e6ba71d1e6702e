"""Scripted players at many tables, and how long each move takes until everybody at its table has it.

Two ways to play. Closed: a table's next move is sent when all four have the one before; that shows how
many moves a second a server takes. Open: moves fall due at an even rate, whatever the server does, and
the time counts from when a move was due; that shows how long people wait at a given load.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

from load_line import Line
from load_sites import PLAYERS, Keys, Site

OPEN_AT_ONCE = 32  # tables that are being entered
STUCK_SECONDS = 30.0
TICK = 0.001


@dataclass
class Tally:
    """What was measured."""

    moves: int = 0  # until everything was quiet …
    moves_in_time: int = 0  # … and while the time ran
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)  # in seconds
    driver_cpu: float = 0.0  # seconds
    server_cpu: float = 0.0

    @property
    def per_second(self) -> float:
        """Moves a second."""
        return self.moves_in_time / self.seconds if self.seconds else 0.0

    def percentile(self, share: float) -> float:
        """The wait in milliseconds that this share of the moves does not exceed."""
        if not self.waits:
            return float("nan")
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class TableOfFour:
    """Four players at one table."""

    def __init__(self, site: Site, keys: Keys) -> None:
        self.site = site
        self.keys = keys
        self.lines: list[Line] = []
        self.numbers = [-1] * PLAYERS  # the position that each player has
        self.position = -1  # the one that everybody has
        self.reply: bytes | None = None  # what is played in it …
        self.mover = 0  # … and by whom
        self.over = False
        self.due: float | None = None  # when the move that is on its way was due
        self.waiting: deque[float] = deque()  # when further ones were
        self.done: Callable[[TableOfFour, float], None] | None = None
        self._entered = asyncio.Event()

    async def enter(self) -> None:
        """Everybody sits down, and has the position."""
        for seat in range(PLAYERS):
            line = await self.site.join(self.keys, seat)
            self.lines.append(line)
            line.hear(partial(self._heard, seat))
        await asyncio.wait_for(self._entered.wait(), STUCK_SECONDS)

    def leave(self) -> None:
        """Everybody goes."""
        for line in self.lines:
            line.close()

    def play(self, due: float) -> None:
        """Play the next move; if one is on its way, after it."""
        if self.due is not None or self.reply is None:
            self.waiting.append(due)
            return
        self.due = due
        reply, self.reply = self.reply, None
        self.lines[self.mover].send(reply)

    async def play_on(self, moves: int, pause: float = 0.0) -> bool:
        """Play so many moves, each some seconds after the other; does the game go on after them?"""
        left, enough = moves, asyncio.Event()

        def moved(_table: TableOfFour, _wait: float) -> None:
            nonlocal left
            left -= 1
            if left == 0 or self.over:
                enough.set()
            else:
                asyncio.get_running_loop().call_later(pause, lambda: self.play(time.perf_counter()))

        if not self.over:
            self.done = moved
            self.play(time.perf_counter())
            await asyncio.wait_for(enough.wait(), STUCK_SECONDS + moves)
        return not self.over

    def _heard(self, seat: int, payload: bytes) -> None:
        news = self.site.read(self.lines[seat], payload, self.keys, seat)
        if news is None or news.number <= self.numbers[seat]:
            return
        self.numbers[seat] = news.number
        if news.reply is not None:
            self.reply, self.mover = news.reply, seat
        self.over = self.over or news.over
        if min(self.numbers) == news.number:
            self.position = news.number
            self._entered.set()
            if self.due is not None:
                wait = time.perf_counter() - self.due
                self.due = None
                if self.done is not None:
                    self.done(self, wait)


class Crowd:
    """So many tables that are played at; where a game ends, the four go on to a spare table."""

    def __init__(self, site: Site, tables: int, keys: Iterable[Keys]) -> None:
        self.site = site
        self.size = tables
        self.spare = deque(keys)
        self.tables: deque[TableOfFour] = deque()
        self.tally = Tally()
        self.closed = False  # does a table play on by itself?
        self._tasks: set[asyncio.Task[None]] = set()

    async def enter(self) -> None:
        """Sit down at all tables."""
        turn = asyncio.Semaphore(OPEN_AT_ONCE)

        async def one(keys: Keys) -> None:
            async with turn:
                await self._sit(keys)

        await asyncio.gather(*(one(self.spare.popleft()) for _ in range(self.size)))

    def leave(self) -> None:
        """Everybody goes."""
        for table in self.tables:
            table.leave()
        self.tables.clear()

    async def _sit(self, keys: Keys) -> None:
        table = TableOfFour(self.site, keys)
        table.done = self._moved
        await table.enter()
        self.tables.append(table)
        if self.closed:
            table.play(time.perf_counter())

    def _moved(self, table: TableOfFour, wait: float) -> None:
        self.tally.moves += 1
        self.tally.waits.append(wait)
        if table.over:
            self.tables.remove(table)
            table.leave()
            if self.spare:
                task = asyncio.create_task(self._sit(self.spare.popleft()))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        elif self.closed:
            table.play(time.perf_counter())
        elif table.waiting:
            table.play(table.waiting.popleft())

    # --- The two ways to play -----------------------------------------------------------------

    async def play_closed(self, warm_seconds: float, seconds: float) -> Tally:
        """As many moves as go."""
        self.closed = True
        for table in list(self.tables):
            table.play(time.perf_counter())
        await asyncio.sleep(warm_seconds)
        with self._measured() as tally:
            await asyncio.sleep(seconds)
        self.tally = Tally()  # what is still on its way does not count
        self.closed = False
        await self._quiet()
        return tally

    async def play_open(self, rate: float, warm_seconds: float, seconds: float) -> Tally:
        """So many moves a second, shared out evenly among the tables."""
        await self._fall_due(rate, warm_seconds)
        with self._measured() as tally:
            await self._fall_due(rate, seconds)
        await self._quiet()  # what is late counts
        return tally

    async def _fall_due(self, rate: float, seconds: float) -> None:
        """Let moves fall due, one after the other, at one table after the other."""
        started = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = started + number / rate
            while time.perf_counter() < due:
                await asyncio.sleep(TICK)
            if self.tables:
                self.tables[0].play(due)
                self.tables.rotate(-1)

    @contextmanager
    def _measured(self) -> Iterator[Tally]:
        """Count what happens meanwhile, and what it costs both sides."""
        tally = self.tally = Tally()
        started, driver, server = time.perf_counter(), time.process_time(), self.site.cpu()
        yield tally
        tally.seconds = time.perf_counter() - started
        tally.driver_cpu = time.process_time() - driver
        tally.server_cpu = self.site.cpu() - server
        tally.moves_in_time = tally.moves

    async def _quiet(self) -> None:
        """Wait until nothing is on its way."""
        until = time.perf_counter() + STUCK_SECONDS
        while any(table.due is not None for table in self.tables) or self._tasks:
            if time.perf_counter() > until:
                raise SystemExit(f"{self.site.name}: moves were lost. {self.site.errors()}")
            await asyncio.sleep(10 * TICK)
