"""Groups events of several tables into one transaction, so that they share the wait for the disk.

Writing through to the disk takes milliseconds, however little is written. While one transaction is on
its way, what comes meanwhile gathers, and goes into the next. Each is told only when theirs is kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from ludopolis.tables.event_writers import PendingEvent
from ludopolis.tables.models import Event, Seat, TableRow
from ludopolis.tables.refusal import Refused

LOG = logging.getLogger(__name__)
# What shows that the database fails, or is not there. As long as there is no connection, the faults of
# PostgreSQL's driver come as they are.
TROUBLE = (
    *(OperationalError, InterfaceError, NoConnection, OSError),
    *(asyncpg.PostgresError, asyncpg.InterfaceError),
)
MOST_AT_ONCE = 200  # events in one transaction


@dataclass(frozen=True)
class Entry:
    """An event to write, and the future of its writer."""

    line: PendingEvent
    kept: asyncio.Future[None]

    def settle(self, fault: Refused | None) -> None:
        """Resolve the writer's future."""
        if self.kept.done():  # nobody waits any more
            return
        if fault is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(fault)


class WriteQueue:
    """Writes events in batches, as many as have gathered."""

    def __init__(self, put: Callable[[Sequence[PendingEvent]], Awaitable[None]]) -> None:
        self._put = put  # writes all lines, or none
        self._waiting: list[Entry] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, row: TableRow, event: Event, seats: Sequence[Seat] = ()) -> None:
        """Store an event with its changes to the row and seats."""
        entry = Entry(PendingEvent(row, event, seats), asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await entry.kept

    async def _write_all(self) -> None:
        while self._waiting:
            entries = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            await self._write(entries)

    async def _write(self, entries: list[Entry]) -> None:
        """Write a batch; if it fails, find out which events cannot be written."""
        try:
            await self._put([entry.line for entry in entries])
        except Refused as fault:
            if len(entries) == 1:
                entries[0].settle(fault)
            elif in_trouble(fault.__cause__):
                for entry in entries:
                    entry.settle(Refused("storage"))
            else:
                for entry in entries:
                    await self._write([entry])
        except BaseException as fault:
            for entry in entries:
                entry.settle(Refused("storage"))
            if not isinstance(fault, Exception):
                raise
            # Our own mistake; those who wait behind are written all the same.
            LOG.exception("events could not be written")
        else:
            for entry in entries:
                entry.settle(None)


def in_trouble(fault: BaseException | None) -> bool:
    """Does the database itself fail, rather than one event?"""
    lost = isinstance(fault, DBAPIError) and fault.connection_invalidated
    return lost or isinstance(fault, TROUBLE)
