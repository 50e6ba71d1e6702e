"""uvicorn's server with a callback when it is open and an orderly shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn
from fastapi import FastAPI

from ludopolis.web.context import AppState

STOPPING = (signal.SIGINT, signal.SIGTERM)
# When the garbage collector runs by itself: over young objects when there are 100,000 more than after
# its last run (about 8 MB, a pause of some milliseconds), over everything when there are 3 million more
# (about 240 MB). So memory bounds how much garbage gathers, whatever makes it. In ordinary play it
# hardly ever runs: a position is a few hundred objects that go by themselves at the next move. Python's
# own thresholds would go over all tables again and again: half a second each time with a thousand.
THRESHOLDS = 100_000, 5, 5
ROUND_SECONDS = 600.0  # after which everything is collected anyway: pages and tables that were left


def nothing() -> None:
    """Do nothing."""


def app_state_in(app: Any) -> AppState | None:
    """The application state inside wrapped middleware; None if the site never opened."""
    while not isinstance(app, FastAPI):
        app = app.app
    app_state = getattr(app.state, "app_state", None)
    return app_state if isinstance(app_state, AppState) else None


async def spare_the_collector(app_state: AppState) -> None:
    """Tune the garbage collector once everything long-lived is loaded."""
    gc.set_threshold(*THRESHOLDS)
    await app_state.warmup.until_finished()
    gc.collect()
    gc.freeze()
    while True:
        await asyncio.sleep(ROUND_SECONDS)
        gc.collect()


class Server(uvicorn.Server):
    """A server that reports when it is open and closes connections in good order."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] = nothing) -> None:
        super().__init__(config)
        self.opened = opened
        self._settling: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open and report it."""
        await super().startup(sockets)
        if self.started:
            self.opened()
            app_state = app_state_in(self.config.loaded_app)
            if app_state is not None:
                self._settling = asyncio.create_task(spare_the_collector(app_state))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Refuse new clients, answer pending messages, then close."""
        for door in self.servers:
            door.close()
        if self._settling is not None:
            self._settling.cancel()
        app_state = app_state_in(self.config.loaded_app)
        if app_state is not None:
            await app_state.close_connections()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let signals stop the server without raising them again."""
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
