"""What answers in one process: it says when it is open, and leaves nobody unanswered when it closes."""

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

from ludopolis.web.visit import House

STOPPING = (signal.SIGINT, signal.SIGTERM)
# When the garbage collector runs by itself: over young objects when there are 100,000 more than after
# its last run (about 8 MB, a pause of some milliseconds), over everything when there are 3 million more
# (about 240 MB). So memory bounds how much garbage gathers, whatever makes it. In ordinary play it
# hardly ever runs: a position is a few hundred objects that go by themselves at the next move. Python's
# own thresholds would go over all tables again and again: half a second each time with a thousand.
THRESHOLDS = 100_000, 5, 5
ROUND_SECONDS = 600.0  # after which everything is collected anyway: pages and tables that were left


def nothing() -> None:
    """Say nothing."""


def house_in(app: Any) -> House | None:
    """The house of a site, whatever it is wrapped in; None if it never opened."""
    while not isinstance(app, FastAPI):
        app = app.app
    house = getattr(app.state, "house", None)
    return house if isinstance(house, House) else None


async def spare_the_collector(house: House) -> None:
    """Let the garbage collector run seldom, and never over what stays for good: the compiled rules."""
    gc.set_threshold(*THRESHOLDS)
    await house.warming.until_finished()
    gc.collect()
    gc.freeze()
    while True:
        await asyncio.sleep(ROUND_SECONDS)
        gc.collect()


class Server(uvicorn.Server):
    """A server that says when it is open, and that closes quietly when it is told to stop."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] = nothing) -> None:
        super().__init__(config)
        self.opened = opened
        self._settling: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so."""
        await super().startup(sockets)
        if self.started:
            self.opened()
            house = house_in(self.config.loaded_app)
            if house is not None:
                self._settling = asyncio.create_task(spare_the_collector(house))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, answer on every line what was taken there, then close."""
        for door in self.servers:
            door.close()
        if self._settling is not None:
            self._settling.cancel()
        house = house_in(self.config.loaded_app)
        if house is not None:
            await house.see_off()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let signals stop the server; they have then done what they came for."""
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
