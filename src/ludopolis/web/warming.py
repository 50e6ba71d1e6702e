"""Compiling all games when the server starts, in processes of their own, while pages are answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator

from ludopolis import bots
from ludopolis.engine import cache, registry
from ludopolis.engine.cache import fcntl

PROGRAM = (
    "import sys; from ludopolis import bots; from ludopolis.engine import registry;"
    " getattr(bots, sys.argv[2])(registry.box(sys.argv[1]))"
)
# What compiles a game so far that it can be played, and what compiles looking ahead in it; and the
# parts of the cache that tell that it has been done.
PLAY = "prepare", ("rules", "bots")
SEARCH = "prepare_search", ("search",)
log = logging.getLogger(__name__)


class Warming:
    """Which games are ready to be played, and in which bots can look ahead.

    All games are made ready to be played first. Looking ahead comes after that: until then, bots that
    would do so play without.
    """

    def __init__(self) -> None:
        self.ready: set[str] = set()
        self._without_search: list[str] = []
        self._task: asyncio.Task[None] | None = None
        self._wanted: list[str] = []
        self._news = asyncio.Condition()

    def start(self, games: tuple[str, ...]) -> None:
        """Begin to compile these games, one after the other."""
        self._wanted = list(games)
        self._without_search = list(games)
        self._task = asyncio.create_task(self._warm_all())

    @property
    def finished(self) -> bool:
        """Is every game ready?"""
        return self._task is None or self._task.done()

    def is_ready(self, game: str) -> bool:
        """Can this game be played now? One that is asked for is taken up next."""
        if game in self.ready or self.finished:
            return True
        if game in self._wanted:
            self._wanted.remove(game)
            self._wanted.insert(0, game)
        return False

    def compiles_search(self, game: str) -> bool:
        """Is looking ahead in a game still to be compiled? One that is asked for is taken up next."""
        if self.finished or game not in self._without_search:
            return False
        self._without_search.remove(game)
        self._without_search.insert(0, game)
        return True

    async def until_ready(self, game: str) -> None:
        """Wait until a game can be played."""
        async with self._news:
            await self._news.wait_for(lambda: self.is_ready(game))

    async def until_finished(self) -> None:
        """Wait until every game is ready, with everything."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def stop(self) -> None:
        """Give up what is not finished."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _warm_all(self) -> None:
        while self._wanted:
            game = self._wanted.pop(0)
            await self._warm(game, *PLAY)
            async with self._news:
                self.ready.add(game)
                self._news.notify_all()
        while self._without_search:
            game = self._without_search[0]
            await self._warm(game, *SEARCH)
            self._without_search.remove(game)

    async def _warm(self, game: str, work: str, parts: tuple[str, ...]) -> None:
        """Compile a game into the cache elsewhere, then let this process know of it."""
        async with compiling_alone():
            if not await self._compiled(game, work, parts):
                return
        await asyncio.to_thread(getattr(bots, work), registry.box(game))

    async def _compiled(self, game: str, work: str, parts: tuple[str, ...]) -> bool:
        """Compile a game into the cache elsewhere, unless that has been done; did it work?"""
        if not all(cache.is_warm(f"{game}-{part}") for part in parts):
            try:
                status = await self._elsewhere(game, work)
            except OSError:  # no process to be had: the first table compiles it itself
                log.warning("%s is not compiled ahead", game, exc_info=True)
                return False
            if status:
                log.warning("%s could not be compiled ahead; see above", game)
                return False
        return True

    @staticmethod
    async def _elsewhere(game: str, work: str) -> int:
        """Compile in a process of its own; its status."""
        # In a session of its own: Ctrl+C reaches the server alone, which then ends all of it.
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, game, work, start_new_session=True
        )
        try:
            return await worker.wait()
        except asyncio.CancelledError:
            end_all_of(worker)
            await worker.wait()
            raise


@contextlib.asynccontextmanager
async def compiling_alone() -> AsyncIterator[None]:
    """Compile alone: the other workers of this machine wait, and find it done."""
    if fcntl is None:
        yield
        return
    with (cache.folder() / ".warming").open("w") as lock:
        while True:
            with contextlib.suppress(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            await asyncio.sleep(0.2)
        yield


def end_all_of(worker: asyncio.subprocess.Process) -> None:
    """End a process and those that help it."""
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            worker.terminate()
        else:
            os.killpg(worker.pid, signal.SIGTERM)
