"""Several workers behind one door: each a process of its own, all at the same PostgreSQL database."""

from __future__ import annotations

import socket
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from ludopolis.web import logs, metrics
from ludopolis.web.app import create_app

SECONDS_TO_START = 120.0


@dataclass(frozen=True)
class Task:
    """What each worker has to know."""

    database: str
    secret: str
    bot_pause: float
    log_format: logs.Format
    log_level: logs.Level

    def __call__(self) -> FastAPI:
        """The site, as a worker serves it."""
        logs.begin(self.log_format, self.log_level)
        return create_app(self.database, self.secret, bot_pause=self.bot_pause)


class Crew(Multiprocess):
    """Workers that are replaced when they end, until all are told to stop."""

    def __init__(
        self, config: uvicorn.Config, door: socket.socket, opened: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets=[door])
        self._opened = opened

    def init_processes(self) -> None:
        """Start all, and say so when they answer."""
        super().init_processes()
        if all(
            worker.wait_until_ready(SECONDS_TO_START, self.should_exit) for worker in self.processes
        ):
            self._opened()

    def keep_subprocess_alive(self) -> None:
        """Replace those that have ended; their figures count no more."""
        before = {worker.pid for worker in self.processes}
        super().keep_subprocess_alive()
        for pid in before - {worker.pid for worker in self.processes}:
            if pid is not None:
                metrics.forget(pid)
