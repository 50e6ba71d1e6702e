"""Runs several worker processes on one socket and one PostgreSQL database."""

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
class SiteConfig:
    """Configuration that each worker needs."""

    database: str
    secret: str
    bot_pause: float
    allowed_hosts: tuple[str, ...]
    log_format: logs.Format
    log_level: logs.Level

    def __call__(self) -> FastAPI:
        """Create the application in a worker."""
        logs.begin(self.log_format, self.log_level)
        threading.Thread(target=end_with_parent, daemon=True).start()
        return create_app(
            self.database,
            self.secret,
            bot_pause=self.bot_pause,
            allowed_hosts=self.allowed_hosts,
        )


def end_with_parent() -> None:
    """Stop this worker when its parent process has ended.

    Nobody could stop or replace it any more, and it would keep the door from whoever starts next.
    """
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


class WorkerProcess(Process):
    """A worker process."""

    @property
    def server(self) -> Server:
        """The worker's server."""
        if not isinstance(self._server, Server):
            self._server = Server(self.config)
        return self._server


class Supervisor(Multiprocess):
    """Starts workers and replaces those that end."""

    def __init__(
        self, config: uvicorn.Config, door: socket.socket, opened: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets=[door])
        self._opened = opened
        self._open = False
        self.failed = False  # could no worker begin?

    def init_processes(self) -> None:
        """Start all workers."""
        for _ in range(self.processes_num):
            self.processes.append(WorkerProcess(self.config, self.sockets))
            self.processes[-1].start()

    def keep_subprocess_alive(self) -> None:
        """Report when all workers are up; then keep them alive."""
        if self._open or not self._have_begun():
            self._replace_the_dead()
            return
        self._open = True
        self._opened()

    def _have_begun(self) -> bool:
        return all(worker.is_ready(SECONDS_TO_ANSWER) for worker in self.processes)

    def _is_there(self, worker: Process) -> bool:
        """Is a worker alive? A starting one need not answer yet."""
        if self._open:
            return worker.is_alive(self.config.timeout_worker_healthcheck)
        return worker.exitcode is None

    def _replace_the_dead(self) -> None:
        """Replace workers that have ended or do not answer."""
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
            self.processes[place] = WorkerProcess(self.config, self.sockets)
            self.processes[place].start()
