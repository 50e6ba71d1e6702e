"""Several workers behind one door: each a process of its own, all at the same PostgreSQL database."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import wait

import uvicorn
from fastapi import FastAPI
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from ludopolis.web import logs, metrics
from ludopolis.web.app import create_app
from ludopolis.web.server import Server

log = logging.getLogger(__name__)

SECONDS_TO_ANSWER = 1.0  # for a worker that is being asked whether it has begun
RETRY_SECONDS = 2.0  # until a worker that could not begin is tried again


@dataclass(frozen=True)
class Task:
    """What each worker has to know."""

    database: str
    secret: str
    bot_pause: float
    allowed_hosts: tuple[str, ...]
    log_format: logs.Format
    log_level: logs.Level

    def __call__(self) -> FastAPI:
        """The site, as a worker serves it."""
        logs.begin(self.log_format, self.log_level)
        threading.Thread(target=end_with_parent, daemon=True).start()
        return create_app(
            self.database,
            self.secret,
            bot_pause=self.bot_pause,
            allowed_hosts=self.allowed_hosts,
        )


def end_with_parent() -> None:
    """Stop this worker when the process that started it is gone, however that ended.

    Nobody could stop or replace it any more, and it would keep the door from whoever starts next.
    """
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


class Worker(Process):
    """A process that serves as the only one would."""

    @property
    def server(self) -> Server:
        """What answers in it."""
        if not isinstance(self._server, Server):
            self._server = Server(self.config)
        return self._server


class Crew(Multiprocess):
    """Workers that are replaced when they end, until all are told to stop."""

    def __init__(
        self, config: uvicorn.Config, door: socket.socket, opened: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets=[door])
        self._opened = opened
        self._open = False
        self.failed = False  # could no worker begin?

    def init_processes(self) -> None:
        """Start all."""
        for _ in range(self.processes_num):
            self.processes.append(Worker(self.config, self.sockets))
            self.processes[-1].start()

    def keep_subprocess_alive(self) -> None:
        """Say so when all have begun; from then on, see to it that all are there."""
        if self._open or not self._have_begun():
            self._replace_the_dead()
            return
        self._open = True
        self._opened()

    def _have_begun(self) -> bool:
        return all(worker.is_ready(SECONDS_TO_ANSWER) for worker in self.processes)

    def _is_there(self, worker: Process) -> bool:
        """Is a worker alive? One that has not begun yet need not answer."""
        if self._open:
            return worker.is_alive(self.config.timeout_worker_healthcheck)
        return worker.exitcode is None

    def _replace_the_dead(self) -> None:
        """Replace those that have ended, or that do not answer; their figures count no more."""
        for place, worker in enumerate(self.processes):
            if self.should_exit.is_set() or self._is_there(worker):
                continue
            worker.kill()
            worker.join()
            log.warning("a worker has ended, and another takes its place")
            if worker.pid is not None:
                metrics.forget(worker.pid)
            if worker.exitcode == STARTUP_FAILURE:
                if not self._open:  # what is wrong was wrong from the beginning
                    self.failed = True
                    self.should_exit.set()
                    return
                # The database is away, it may be: those that are there wait for it as well.
                self.should_exit.wait(RETRY_SECONDS)
            self.processes[place] = Worker(self.config, self.sockets)
            self.processes[place].start()
