"""A real PostgreSQL for the tests, on a free port, in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

SETTINGS = ("listen_addresses=127.0.0.1", "max_connections=200", "shared_buffers=64MB")
SECONDS = 60.0  # until a server that does not start counts as broken
_numbers = count(1)


def programs() -> Path:
    """The folder of PostgreSQL's programs: Debian keeps them apart, one folder for each version."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    if folders:
        return folders[-1]
    found = shutil.which("initdb")
    assert found is not None, "the tests need PostgreSQL: apt-get install postgresql"
    return Path(found).resolve().parent


def its_user() -> str | None:
    """Whom it runs as: never as root, which it refuses."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """A server that can be stopped, killed and started again; its data stay."""

    def __init__(self, folder: Path, disk: Path | None = None) -> None:
        self.folder = folder
        self.data = (disk or folder) / "data"
        self.user = its_user()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        if self.user is not None:
            for place in {folder, self.data.parent}:
                shutil.chown(place, self.user)
        self._run(
            "initdb", "-D", str(self.data), "-U", "ludopolis", "-A", "trust", "-E", "UTF8", "-N"
        )
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [programs() / program, *arguments],
            user=self.user,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start, and wait until it answers."""
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [str(programs() / "postgres"), "-D", str(self.data), "-p", str(self.port)]
                + ["-k", str(self.folder)]
                + [word for setting in SETTINGS for word in ("-c", setting)],
                user=self.user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + SECONDS
        while not self.answers():
            assert self.process.poll() is None, self.log
            assert time.monotonic() < until, "PostgreSQL does not start"
            time.sleep(0.05)

    def answers(self) -> bool:
        """Does it take connections?"""
        ready = [str(programs() / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    @property
    def log(self) -> str:
        """What it has written down so far."""
        return (self.folder / "log").read_text()

    def stop(self) -> None:
        """Stop as a host would who restarts it: connections are cut, nothing is lost."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(SECONDS)

    def kill(self) -> None:
        """As if the plug were pulled; all its processes end."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(SECONDS)

    def hang(self) -> None:
        """Neither answer nor end, as on a machine whose disk does not come back."""
        for process in self._processes():
            os.kill(process, signal.SIGSTOP)

    def go_on(self) -> None:
        """Answer again."""
        for process in self._processes():
            os.kill(process, signal.SIGCONT)

    def _processes(self) -> list[int]:
        """All its processes: the first one starts all others."""
        first = self.process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text()
        return [first, *map(int, children.split())]

    def url(self, database: str = "postgres") -> str:
        """Where a database is."""
        return f"postgresql://ludopolis@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"site{next(_numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "ludopolis", name)
        return self.url(name)


@contextmanager
def running(server: Postgres) -> Iterator[Postgres]:
    """A server as long as it is needed."""
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


@contextmanager
def started() -> Iterator[Postgres]:
    """A server in a folder of its own. That has a short name: so must its socket."""
    with (
        tempfile.TemporaryDirectory(prefix="pg") as folder,
        running(Postgres(Path(folder))) as server,
    ):
        yield server
