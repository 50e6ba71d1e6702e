"""Bots at live tables: they think in threads of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor

from ludopolis.bots import harmless, make
from ludopolis.engine.game import Action, Game
from ludopolis.tables.refusal import Refused

LOG = logging.getLogger(__name__)
DEFAULT = "greedy"  # takes the seat of somebody who leaves
FALLBACK = "random"  # plays a move for a bot that cannot


def checked(spec: object) -> str:
    """A bot's spec as it is kept, or a refusal that says which bots there are.

    Whoever comes to a table may name one, so only harmless ones are taken: a spec can be a command.
    """
    if isinstance(spec, str) and spec.strip() in harmless():
        return spec.strip()
    raise Refused("no_bot", known=", ".join(harmless()))


def choose(spec: str, game: Game) -> Action:
    """What a bot plays; if it fails, that is logged and a move by chance is played for it.

    The spec is checked once more: it comes from a database that somebody may have written to.
    """
    try:
        return game.read(int(make(checked(spec)).choose(game)))
    except Exception:
        LOG.exception("the bot %s failed in %s", spec, game.box.name)
        return make(FALLBACK).choose(game)


class Robots:
    """The threads in which bots think. Compiled choices run without the interpreter's lock."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(
            max_workers=max(8, 2 * (os.cpu_count() or 1)), thread_name_prefix="bot"
        )

    async def choose(self, spec: str, game: Game) -> Action:
        """What a bot plays in a game of its own, which nobody else holds."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, choose, spec, game)

    def close(self) -> None:
        """Let the threads end; what they still think about is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)
