"""Lets only one site at a time use a SQLite file.

SQLite itself lets several processes write, but a site holds its tables in memory and expects nobody else
to go on with them. So it locks a file beside the database, which the system frees however it ends.
`backup` and `clean` do not need the lock; `restore` does.
"""

from __future__ import annotations

import contextlib
import os
import platform
from pathlib import Path
from typing import IO

from ludopolis.engine import lock
from ludopolis.engine.errors import LudopolisError
from ludopolis.tables.database import sqlite_file


class DatabaseInUse(LudopolisError):
    """Another process serves this file."""


class SiteLock:
    """The lock of a SQLite database; other databases need none."""

    def __init__(self, url: str) -> None:
        """Take the lock, or say who holds it."""
        self._held: IO[str] | None = None
        if (file := sqlite_file(url)) is not None:
            self._held = _locked(Path(os.path.realpath(str(file).removeprefix("file:"))))

    def __enter__(self) -> SiteLock:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """Release the lock."""
        if self._held is not None:
            self._held.close()


def _locked(file: Path) -> IO[str]:
    mark = file.with_name(f"{file.name}.lock")
    held = os.fdopen(os.open(mark, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
    if not lock.held_at_once(held):
        with held:
            who = held.read(200).strip() or "another process"
        raise DatabaseInUse(
            f"{file} is used by {who}: SQLite serves one site at a time. Stop that one first, or give"
            " this one another --database; for several servers on one database, use PostgreSQL"
        )
    with contextlib.suppress(OSError):  # a full disk: then nobody learns who has it
        held.truncate()
        held.write(f"process {os.getpid()} on {platform.node()}\n")
        held.flush()
    return held
