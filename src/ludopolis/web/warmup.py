"""Compiles all games in child processes when the server starts, while pages are served."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys

from ludopolis import bots
from ludopolis.engine import cache, lock, registry
from ludopolis.web import logs

PROGRAM = (
    "import sys; from ludopolis import bots; from ludopolis.engine import registry;"
    " getattr(bots, sys.argv[2])(registry.box(sys.argv[1]))"
)
# What compiles a game so far that it can be played, and what compiles looking ahead in it; and the
# parts of the cache that tell that it has been done.
PLAY = "prepare", ("rules", "bots")
SEARCH = "prepare_search", ("search",)
log = logging.getLogger(__name__)


class Warmup:
    """Which games are compiled: first their rules, then their search.

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
        """Start compiling these games, one after the other."""
        self._wanted = list(games)
        self._without_search = list(games)
        self._task = asyncio.create_task(self._warm_all())

    @property
    def finished(self) -> bool:
        """Is every game compiled?"""
        return self._task is None or self._task.done()

    def has(self, game: str) -> bool:
        """Is this game compiled?"""
        return game in self.ready or self.finished

    def is_ready(self, game: str) -> bool:
        """Is this game compiled? If not, it comes next."""
        if self.has(game):
            return True
        if game in self._wanted:
            self._wanted.remove(game)
            self._wanted.insert(0, game)
        return False

    def compiles_search(self, game: str) -> bool:
        """Is this game's search still to be compiled? If so, it comes next."""
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
        """Stop compiling."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _warm_all(self) -> None:
        while self._wanted:
            game = await self._next(self._wanted, *PLAY)
            self._wanted.remove(game)
            async with self._news:
                self.ready.add(game)
                self._news.notify_all()
        while self._without_search:
            game = await self._next(self._without_search, *SEARCH)
            self._without_search.remove(game)

    async def _next(self, games: list[str], work: str, parts: tuple[str, ...]) -> str:
        """Compile the next game: one that only has to be loaded, or else the first.

        Workers of one machine compile one at a time. While this one waits, others may have compiled
        what is wanted here, and somebody may ask for another game.
        """
        with (cache.folder() / ".warming").open("w") as file:
            while True:
                for game in games:
                    if all(cache.is_warm(f"{game}-{part}") for part in parts):
                        await self._load(game, work)
                        return game
                if lock.held_at_once(file):
                    game = games[0]
                    if await self._compiled(game, work):
                        await self._load(game, work)
                    return game
                await asyncio.sleep(0.2)

    @staticmethod
    async def _load(game: str, work: str) -> None:
        """Load compiled code into this process."""
        await asyncio.to_thread(getattr(bots, work), registry.box(game))

    async def _compiled(self, game: str, work: str) -> bool:
        """Compile a game in a child process; did it work?"""
        try:
            status = await self._elsewhere(game, work)
        except OSError:  # no process to be had: the first table compiles it itself
            log.warning("%s is not compiled ahead", game, exc_info=True)
            return False
        if status:
            log.warning(
                "%s could not be compiled ahead; why, it said above, or says at level info", game
            )
        return not status

    @staticmethod
    async def _elsewhere(game: str, work: str) -> int:
        """Run a child process; its exit status."""
        # In a session of its own: Ctrl+C reaches the server alone, which then ends all of it.
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", PROGRAM, game, work),
            start_new_session=True,
            stderr=asyncio.subprocess.PIPE if logs.for_programs() else None,
        )
        try:
            if worker.stderr is not None:  # else it speaks to whoever looks at the terminal
                async for line in worker.stderr:
                    log.info("%s", line.decode(errors="replace").rstrip())
            return await worker.wait()
        except asyncio.CancelledError:
            end_all_of(worker)
            await worker.wait()
            raise


def end_all_of(worker: asyncio.subprocess.Process) -> None:
    """End a process and its children."""
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            worker.terminate()
        else:
            os.killpg(worker.pid, signal.SIGTERM)
