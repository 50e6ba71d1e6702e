"""Backups: all that a site keeps in one file, whatever database it comes from or goes to.

The file is JSON, line by line, packed by gzip: first what it is and how many rows there are, then a
line for each, and last a digest of all lines before. It is read from one moment of the database while
the site goes on, and restored in one transaction: all of it is there afterwards, or nothing has changed.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeGuard

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludopolis.engine.errors import LudopolisError, OptionError
from ludopolis.tables import migrations
from ludopolis.tables.database import sqlite_file
from ludopolis.tables.maintenance import must_be_ours, must_exist, reached
from ludopolis.tables.schema import EVENTS, RATE_LIMITS, SCHEMA, SNAPSHOTS, TABLES
from ludopolis.tables.site_lock import SiteLock

FORMAT = 1
AT_ONCE = 500  # rows
# Snapshots are made again from the events.
KEPT = [table for table in SCHEMA.sorted_tables if table not in (RATE_LIMITS, SNAPSHOTS)]
Row = dict[str, Any]
Report = Callable[[int, int], None]  # how many rows are done, and how many there are


# --- The file ---------------------------------------------------------------------------------


@dataclass
class BackupWriter:
    """A backup that is being written."""

    path: Path
    file: gzip.GzipFile
    digest: Any = field(default_factory=hashlib.sha256)

    def line(self, said: Row) -> None:
        """Write a line."""
        text = json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.digest.update(text)
        try:
            self.file.write(text)
        except OSError as fault:
            raise cannot_write(self.path, fault) from None


def cannot_write(path: Path, fault: OSError) -> OptionError:
    """The error for a backup file that cannot be written."""
    return OptionError(f"cannot write to {path}: {fault.strerror}; name another file")


@contextmanager
def writing_backup(path: Path, replace: bool) -> Iterator[BackupWriter]:
    """A private file that gets its final name only once it is complete on disk.

    Where the name is a link, it stays one: the file that it leads to is written.
    """
    draft = None
    try:
        if path.exists() and not path.is_file():
            raise OptionError(f"{path} is there and is no file; name another")
        if path.exists() and not replace:
            raise OptionError(f"{path} is there already; name another file, or say --replace")
        target = Path(os.path.realpath(path))
        handle, draft = tempfile.mkstemp(prefix=target.name, suffix=".part", dir=target.parent)
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile(path.name, "wb", compresslevel=6, fileobj=file, mtime=0) as packed:
                yield BackupWriter(path, packed)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(target)
    except OSError as fault:
        raise cannot_write(path, fault) from None
    finally:
        if draft is not None:
            Path(draft).unlink(missing_ok=True)


@dataclass
class BackupReader:
    """A backup that is being read; every line is checked before the next."""

    path: Path
    file: gzip.GzipFile
    layout: str = ""
    rows: dict[str, int] = field(default_factory=dict)
    digest: Any = field(default_factory=hashlib.sha256)

    def broken(self) -> LudopolisError:
        """The error for a file that is incomplete or altered."""
        return LudopolisError(
            f"{self.path} is no whole backup of Ludopolis: it is damaged, or was cut off"
        )

    def line(self) -> Row:
        """The next line."""
        try:
            text = self.file.readline()
            said = json.loads(text)
        except (OSError, EOFError, zlib.error, ValueError):
            raise self.broken() from None
        if not isinstance(said, dict):
            raise self.broken()
        # The last line tells the digest of those before it.
        if "digest" not in said:
            self.digest.update(text)
        return said

    def head(self) -> None:
        """Read what the file is."""
        said = self.line()
        if said.get("ludopolis") != "backup":
            raise self.broken()
        if said.get("format") != FORMAT:
            raise LudopolisError(f"{self.path} was made by a newer Ludopolis; install that version")
        layout, rows = said.get("layout"), said.get("rows")
        if not isinstance(layout, str) or not _are_counts(rows):
            raise self.broken()
        self.layout, self.rows = layout, rows

    def all_rows(self) -> Iterator[tuple[str, Row]]:
        """Every row with its table's name; ends only if none is missing or altered."""
        found: Counter[str] = Counter()
        while "digest" not in (said := self.line()):
            for name, row in said.items():
                if not isinstance(row, dict):
                    raise self.broken()
                found[name] += 1
                yield name, row
        try:
            whole = said["digest"] == self.digest.hexdigest() and not self.file.read(1)
        except (OSError, EOFError, zlib.error):  # the end of the packed file is damaged
            raise self.broken() from None
        if not whole or dict(found) != {name: count for name, count in self.rows.items() if count}:
            raise self.broken()


def _are_counts(rows: object) -> TypeGuard[dict[str, int]]:
    return isinstance(rows, dict) and all(isinstance(count, int) for count in rows.values())


@contextmanager
def reading_backup(path: Path) -> Iterator[BackupReader]:
    """Open a backup and read its header."""
    try:
        packed = path.open("rb")
    except OSError as fault:
        raise OptionError(f"cannot read {path}: {fault.strerror}") from None
    with packed, gzip.GzipFile(fileobj=packed) as file:
        backup = BackupReader(path, file)
        backup.head()
        yield backup


# --- Backing up -------------------------------------------------------------------------------


@asynccontextmanager
async def one_moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A consistent snapshot of the database, however long it is read."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        yield connection


async def back_up(url: str, path: Path, *, replace: bool, report: Report) -> dict[str, int]:
    """Write the whole database to a file; returns the number of rows per table."""
    must_exist(url)
    with writing_backup(path, replace) as file:
        async with reached(url) as engine, one_moment(engine) as connection:
            await must_be_ours(connection)
            rows = {table.name: await count(connection, table) for table in KEPT}
            file.line(
                {
                    "ludopolis": "backup",
                    "format": FORMAT,
                    "layout": migrations.newest(),
                    "made_at": time.time(),
                    "rows": rows,
                }
            )
            done = 0
            for table in KEPT:
                everything = sql.select(table).execution_options(yield_per=AT_ONCE)
                found = await connection.stream(everything)
                async for some in found.mappings().partitions():
                    for row in some:
                        file.line({table.name: dict(row)})
                    done += len(some)
                    report(done, sum(rows.values()))
        file.line({"digest": file.digest.hexdigest()})
    return rows


async def count(connection: AsyncConnection, table: sql.Table) -> int:
    """How many rows a table has."""
    found = await connection.execute(sql.select(sql.func.count()).select_from(table))
    return int(found.scalar_one())


# --- Restoring --------------------------------------------------------------------------------


async def restore(url: str, path: Path, *, replace: bool, report: Report) -> dict[str, int]:
    """Replace the contents of a database by a backup; returns the number of rows per table.

    The backup may be older than this version: it is restored as it was, and then brought up to date.
    """
    file = sqlite_file(url)
    made = file is not None and not file.exists()
    with reading_backup(path) as backup:
        try:
            async with reached(url) as engine:
                # A site that has this file open would not know what has become of its tables.
                with SiteLock(url):
                    async with engine.begin() as connection:
                        await connection.run_sync(empty_out, backup.layout, replace)
                        await fill(connection, backup, report)
                        await connection.run_sync(migrations.bring_to)
        except BaseException:
            if made and file is not None:
                file.unlink(missing_ok=True)
            raise
        return backup.rows


def empty_out(connection: sql.Connection, layout: str, replace: bool) -> None:
    """Recreate the schema that the database had when the backup was made."""
    migrations.lock(connection)
    migrations.bring_to(connection)
    full = any(
        connection.execute(sql.select(sql.literal(1)).select_from(table).limit(1)).first()
        for table in KEPT
    )
    if full and not replace:
        raise OptionError(
            "this database is not empty; give another one with --database, or say --replace and lose"
            " all that is in it"
        )
    for table in reversed(SCHEMA.sorted_tables):
        table.drop(connection)
    migrations.forget(connection)
    migrations.bring_to(connection, layout)


async def fill(connection: AsyncConnection, backup: BackupReader, report: Report) -> None:
    """Insert every row of a backup and check that none is missing."""
    tables = await connection.run_sync(tables_of)
    total, done = sum(backup.rows.values()), 0
    waiting: list[Row] = []
    kind = ""
    rematches: list[Row] = []

    async def insert() -> None:
        nonlocal done
        if waiting:
            await connection.execute(sql.insert(tables[kind]), waiting)
            done += len(waiting)
            report(done, total)
            waiting.clear()

    try:
        for name, row in backup.all_rows():
            if name not in tables or set(row) != set(tables[name].c.keys()):
                raise backup.broken()
            if name != kind or len(waiting) == AT_ONCE:
                await insert()
            kind = name
            # A rematch may come before the game that it is one of.
            if name == TABLES.name and row["rematch_of"] is not None:
                rematches.append({"table": row["id"], "first": row["rematch_of"]})
                row["rematch_of"] = None
            waiting.append(row)
        await insert()
        if rematches:
            await connection.execute(
                sql.update(tables[TABLES.name])
                .where(tables[TABLES.name].c.id == sql.bindparam("table"))
                .values(rematch_of=sql.bindparam("first")),
                rematches,
            )
    except IntegrityError:
        raise backup.broken() from None
    gaps = (
        sql.select(EVENTS.c.table_id)
        .group_by(EVENTS.c.table_id)
        .having(sql.func.count() != sql.func.max(EVENTS.c.number))
        .limit(1)
    )
    if (await connection.execute(gaps)).first() is not None:
        raise backup.broken()


def tables_of(connection: sql.Connection) -> dict[str, sql.Table]:
    """The database's tables as they are now, possibly of an older schema."""
    found = sql.MetaData()
    found.reflect(connection)
    for table in found.tables.values():
        for column in table.c:
            if isinstance(column.type, sql.JSON):
                column.type = sql.JSON(none_as_null=True)
    return dict(found.tables)
