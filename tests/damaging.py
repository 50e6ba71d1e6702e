"""Damages SQLite files as a failing disk does."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def damage(file: Path, *, last: bool = False) -> None:
    """Spoil the page of a database on which its first events are, or its last ones."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        found = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'")
        root = found.fetchone()[0]
    data = bytearray(file.read_bytes())
    at = size * (root - 1)
    assert data[at] == 5, "there are too few events"  # the first byte of a page of pages
    # The last page is named in the head of the root, the first one by its first cell.
    pointer = at + 8 if last else at + int.from_bytes(data[at + 12 : at + 14], "big")
    page = int.from_bytes(data[pointer : pointer + 4], "big")
    data[size * (page - 1) : size * page] = b"\xa5" * size
    file.write_bytes(data)


def bytes_of(file: Path) -> dict[str, bytes]:
    """What stands in a database and in the file of what was written last; one may be empty."""
    both = (file, file.with_name(f"{file.name}-wal"))
    return {path.name: path.read_bytes() for path in both if path.exists() and path.stat().st_size}
