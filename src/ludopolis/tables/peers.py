"""The other workers of a site: keeps tables in step with what they store and who watches there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludopolis.tables import pubsub as channel
from ludopolis.tables.event_writers import CHANGING
from ludopolis.tables.models import Event, Seat, TableRow
from ludopolis.tables.pubsub import LocalBus, Message
from ludopolis.tables.rate_limits import ConnectionCounts
from ludopolis.tables.refusal import Refused
from ludopolis.tables.schemas import AnalysisState

if TYPE_CHECKING:
    from ludopolis.tables.table import Table
    from ludopolis.tables.table_service import TableService

LOG = logging.getLogger(__name__)

GONE_SECONDS = 20.0  # without a sign of life, after which a worker counts as gone
ENDED_AT_ONCE = 100  # sessions, in one message
LOOK_SECONDS = 5.0  # from one look for what may have been missed to the next
CLEAR_SECONDS = 600.0  # from one clearing of old rate limits to the next


@dataclass(frozen=True)
class StoredElsewhere:
    """An event that another worker has stored, with what it changed in the table's row and seats."""

    event: Event
    changes: dict[str, Any]
    seats: list[Seat]

    @classmethod
    def of(cls, said: Message) -> StoredElsewhere:
        """Decode a message."""
        seats = [Seat(**seat) for seat in said["seats"]]
        return cls(Event(**said["event"]), said["changes"], seats)


class Peers:
    """Keeps the tables of one worker in step with those of the others."""

    def __init__(self, service: TableService, bus: LocalBus) -> None:
        self._service = service
        self.bus = bus
        self._heard_at: dict[str, float] = {}
        self._listening_since = time.monotonic()
        self._clear_after = time.monotonic()
        self._looking: asyncio.Task[None] | None = None
        self.connections = ConnectionCounts(self._connected)

    def workers(self) -> int | None:
        """The number of workers; None until all have had time to report."""
        if not self.bus.worker:
            return 1
        heard_all = time.monotonic() - self._listening_since > 2 * channel.BEAT_SECONDS
        return 1 + len(self._heard_at) if self.bus.connected and heard_all else None

    def open(self) -> None:
        """Start listening."""
        if self.bus.worker:
            self.bus.open(self._hear, self._missed)
            self._looking = asyncio.create_task(self._look_again())

    async def close(self) -> None:
        """Announce that this worker leaves, and stop listening."""
        if self._looking is not None:
            self._looking.cancel()
            # It may hold a connection of the store, which is closed next.
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking
        self.bus.say({"bye": True})
        await self.bus.close()

    # --- What is said -------------------------------------------------------------------------

    def changed(self, tables: Iterable[str]) -> None:
        """Announce that these tables have new events."""
        for table in tables:
            self.bus.say({"changed": table})

    def stored(self, row: TableRow, event: Event, seats: Sequence[Seat]) -> None:
        """Announce a new event with its contents, or only its table if it is too long."""
        said = {
            "stored": row.id,
            "event": vars(event),
            "changes": {name: getattr(row, name) for name in CHANGING},
            "seats": [vars(seat) for seat in seats],
        }
        self.bus.say(said, in_short={"changed": row.id})

    def opened(self, table: Table) -> None:
        """Ask the other workers who watches a table."""
        self.bus.say({"who": table.id})

    def looked_at(self, table: Table) -> None:
        """Announce who watches a table here."""
        pages, share = table.online.total(), table.share_here()
        said = {"at": table.id, "seats": table.seats_here(), "pages": pages, "share": share}
        self.bus.say(said)

    def sessions_ended(self, sessions: Sequence[str]) -> None:
        """Announce ended sessions, in batches."""
        for start in range(0, len(sessions), ENDED_AT_ONCE):
            self.bus.say({"ended": sessions[start : start + ENDED_AT_ONCE]})

    def analysed(self, table: str, state: AnalysisState | None, address: str) -> None:
        """Announce an analysis's progress and who asked for it."""
        self.bus.say({"analysed": table, "state": state, "address": address})

    def _connected(self, address: str, count: int) -> None:
        """Announce how many connections an address has here."""
        self.bus.say({"connections": address, "count": count})

    # --- What is heard ------------------------------------------------------------------------

    def _hear(self, worker: str, said: Message) -> None:
        self._heard_at[worker] = time.monotonic()
        match said:
            case {"stored": name}:
                if (table := self._service.held(name)) is not None:
                    self._service.keep(table.follow(StoredElsewhere.of(said)))
            case {"changed": name}:
                if (table := self._service.held(name)) is not None:
                    self._service.keep(table.follow())
            case {"who": name}:
                if (table := self._service.held(name)) is not None and table.online:
                    self.looked_at(table)
            case {"at": name, "seats": seats, "pages": pages, "share": share}:
                if (table := self._service.held(name)) is not None:
                    table.look_on_elsewhere(worker, seats, pages, tuple(share))
            case {"analysed": name, "state": state, "address": address}:
                self._service.analyses.heard(worker, name, state or None, address)
            case {"connections": address, "count": count}:
                self.connections.heard(worker, address, count)
            case {"all": True}:
                self.connections.tell_all()
            case {"ended": sessions}:
                self._service.sessions_ended(sessions)
            case {"bye": True}:
                self._gone(worker)

    def _missed(self) -> None:
        """Messages may have been lost: ask for everything that matters."""
        self._listening_since = time.monotonic()
        self.bus.say({"all": True})
        self.connections.tell_all()
        for table in self._service.all_held():
            self._service.keep(table.follow())
            self.opened(table)
            if table.online:
                self.looked_at(table)

    def _gone(self, worker: str) -> None:
        self._heard_at.pop(worker, None)
        self._service.analyses.gone(worker)
        self.connections.gone(worker)
        for table in self._service.all_held():
            table.look_on_elsewhere(worker, [], 0)

    async def _look_again(self) -> None:
        """Periodically find events that were stored but not announced, and bots that nobody runs.

        A worker that ends between storing and saying leaves such things behind.
        """
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            long_ago = time.monotonic() - GONE_SECONDS
            for worker in [name for name, at in self._heard_at.items() if at < long_ago]:
                self._gone(worker)
            try:
                held = {table.id: table for table in self._service.all_held()}
                kept = await self._service.store.last_numbers(list(held))
                for name, table in held.items():
                    if name not in kept or kept[name] > table.number:  # cleared away, or gone on
                        self._service.keep(table.follow())
                await self._service.end_dead_sessions()
                await self._service.wake_bots(since=LOOK_SECONDS)
                if time.monotonic() > self._clear_after:
                    self._clear_after = time.monotonic() + CLEAR_SECONDS
                    await self._service.limits.clear()
            except Refused:
                continue  # the database is away; there is a next time
            except Exception:  # our own mistake must not end this
                LOG.exception("what was missed could not be looked for")
