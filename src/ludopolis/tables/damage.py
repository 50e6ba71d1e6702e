"""Damaged SQLite files: finding them, and reading them without writing.

A healthy file of half a gigabyte is checked in about a second. Nobody waits longer than that at the
start: the check goes on beside the site, and what it finds later counts from then on.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from ludopolis.engine.errors import LudopolisError
from ludopolis.tables.schema import TABLES, VISITORS

START_SECONDS = 1.0  # that the start waits for the check


def is_damage(fault: BaseException | None) -> bool:
    """Does this error mean that the file is damaged or not a database?"""
    cause = fault.orig if isinstance(fault, DBAPIError) else fault
    code = getattr(cause, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def reason(fault: BaseException) -> str:
    """SQLite's message without the statement, which may contain players' words."""
    return str(fault.orig if isinstance(fault, DBAPIError) else fault)


def read_only_uri(file: Path) -> str:
    """The URI that opens a file read-only and never writes."""
    return f"{file.resolve().as_uri()}?mode=ro"


class IntegrityCheck:
    """A quick integrity check of the whole file, in a thread."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._connection: sqlite3.Connection | None = None

    def run(self) -> str | None:
        """What is wrong with the file; None if nothing is, or the check could not be finished."""
        try:
            uri = read_only_uri(self.file)
            self._connection = sqlite3.connect(uri, uri=True, check_same_thread=False)
            with contextlib.closing(self._connection) as connection:
                said = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.Error as fault:
            return reason(fault) if is_damage(fault) else None
        return None if said == "ok" else " ".join(said.split())

    def stop(self) -> None:
        """Finish early."""
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):  # it is closed by now
                self._connection.interrupt()


def must_be_readable(connection: sql.Connection) -> None:
    """Read what every page needs; raises if not even that works."""
    for table in (TABLES, VISITORS):
        connection.execute(sql.select(sql.literal(1)).select_from(table).limit(1)).all()


def what_to_do(file: Path) -> str:
    """Instructions for the host."""
    return (
        f"stop the site, move {file} away with the files beside it that end in -wal and -shm, and keep"
        f" them; then `ludopolis restore BACKUP --database sqlite:///{file.resolve()}` and start again"
    )


def unreadable(file: Path, why: str) -> LudopolisError:
    """The error for a file in which nothing can be read."""
    return LudopolisError(
        f"{file} is damaged, or no database: nothing in it can be read ({why}). It was not changed."
        f" Restore the last backup: {what_to_do(file)}"
    )
