"""The other workers of a site, as one of them knows them: what they store, and who looks on there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludopolis.tables import news as channel
from ludopolis.tables.news import Alone, Said
from ludopolis.tables.pens import CHANGING
from ludopolis.tables.rate_limits import ConnectionCounts
from ludopolis.tables.refusal import Refused
from ludopolis.tables.rows import Event, Seat, TableRow

if TYPE_CHECKING:
    from ludopolis.tables.hall import Hall
    from ludopolis.tables.table import Table

LOG = logging.getLogger(__name__)

GONE_SECONDS = 20.0  # without a sign of life, after which a worker counts as gone
ENDED_AT_ONCE = 100  # sessions, in one message
LOOK_SECONDS = 5.0  # from one look for what may have been missed to the next
CLEAR_SECONDS = 600.0  # from one clearing of old rate limits to the next


@dataclass(frozen=True)
class News:
    """An event that another worker has stored, with what it changed in the table's row and seats."""

    event: Event
    changes: dict[str, Any]
    seats: list[Seat]

    @classmethod
    def of(cls, said: Said) -> News:
        """What was said, read back."""
        seats = [Seat(**seat) for seat in said["seats"]]
        return cls(Event(**said["event"]), said["changes"], seats)


class Colleagues:
    """Keeps the tables of one worker in step with those of the others."""

    def __init__(self, hall: Hall, news: Alone) -> None:
        self._hall = hall
        self.news = news
        self._heard_at: dict[str, float] = {}
        self._listening_since = time.monotonic()
        self._clear_after = time.monotonic()
        self._looking: asyncio.Task[None] | None = None
        self.connections = ConnectionCounts(self._connected)

    def workers(self) -> int | None:
        """How many workers the site has; None as long as not all have had the time to be heard."""
        if not self.news.worker:
            return 1
        heard_all = time.monotonic() - self._listening_since > 2 * channel.BEAT_SECONDS
        return 1 + len(self._heard_at) if self.news.connected and heard_all else None

    def open(self) -> None:
        """Begin to listen."""
        if self.news.worker:
            self.news.open(self._hear, self._missed)
            self._looking = asyncio.create_task(self._look_again())

    async def close(self) -> None:
        """Say good bye, and listen no more."""
        if self._looking is not None:
            self._looking.cancel()
        self.news.say({"bye": True})
        await self.news.close()

    # --- What is said -------------------------------------------------------------------------

    def changed(self, tables: Iterable[str]) -> None:
        """Tell that something new is kept of these tables."""
        for table in tables:
            self.news.say({"changed": table})

    def stored(self, row: TableRow, event: Event, seats: Sequence[Seat]) -> None:
        """Tell what is new at a table, so that nobody has to look; or only that, if it is long."""
        said = {
            "stored": row.id,
            "event": vars(event),
            "changes": {name: getattr(row, name) for name in CHANGING},
            "seats": [vars(seat) for seat in seats],
        }
        self.news.say(said, in_short={"changed": row.id})

    def opened(self, table: Table) -> None:
        """Ask who looks at a table elsewhere."""
        self.news.say({"who": table.id})

    def looked_at(self, table: Table) -> None:
        """Tell who looks at a table here."""
        pages, share = table.online.total(), table.share_here()
        said = {"at": table.id, "seats": table.seats_here(), "pages": pages, "share": share}
        self.news.say(said)

    def sessions_ended(self, sessions: Sequence[str]) -> None:
        """Tell that visitors were signed out, a few at a time."""
        for start in range(0, len(sessions), ENDED_AT_ONCE):
            self.news.say({"ended": sessions[start : start + ENDED_AT_ONCE]})

    def analysed(self, table: str, state: Said, address: str) -> None:
        """Tell how far the analysis of a game has come here, and for which address."""
        self.news.say({"analysed": table, "state": state, "address": address})

    def _connected(self, address: str, count: int) -> None:
        """Tell how many connections of an address are open here."""
        self.news.say({"connections": address, "count": count})

    # --- What is heard ------------------------------------------------------------------------

    def _hear(self, worker: str, said: Said) -> None:
        self._heard_at[worker] = time.monotonic()
        match said:
            case {"stored": name}:
                if (table := self._hall.held(name)) is not None:
                    self._hall.keep(table.follow(News.of(said)))
            case {"changed": name}:
                if (table := self._hall.held(name)) is not None:
                    self._hall.keep(table.follow())
            case {"who": name}:
                if (table := self._hall.held(name)) is not None and table.online:
                    self.looked_at(table)
            case {"at": name, "seats": seats, "pages": pages, "share": share}:
                if (table := self._hall.held(name)) is not None:
                    table.look_on_elsewhere(worker, seats, pages, tuple(share))
            case {"analysed": name, "state": state, "address": address}:
                self._hall.analyst.heard(worker, name, state, address)
            case {"connections": address, "count": count}:
                self.connections.heard(worker, address, count)
            case {"all": True}:
                self.connections.tell_all()
            case {"ended": sessions}:
                self._hall.sessions_ended(sessions)
            case {"bye": True}:
                self._gone(worker)

    def _missed(self) -> None:
        """Nothing could be heard for a while: ask for everything that could have been said."""
        self._listening_since = time.monotonic()
        self.news.say({"all": True})
        self.connections.tell_all()
        for table in self._hall.all_held():
            self._hall.keep(table.follow())
            self.opened(table)
            if table.online:
                self.looked_at(table)

    def _gone(self, worker: str) -> None:
        self._heard_at.pop(worker, None)
        self._hall.analyst.gone(worker)
        self.connections.gone(worker)
        for table in self._hall.all_held():
            table.look_on_elsewhere(worker, [], 0)

    async def _look_again(self) -> None:
        """Every so often, find what was stored but not said, and bots that nobody lets play.

        A worker that ends between storing and saying leaves such things behind.
        """
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            long_ago = time.monotonic() - GONE_SECONDS
            for worker in [name for name, at in self._heard_at.items() if at < long_ago]:
                self._gone(worker)
            try:
                held = {table.id: table for table in self._hall.all_held()}
                kept = await self._hall.store.last_numbers(list(held))
                for name, table in held.items():
                    if name not in kept or kept[name] > table.number:  # cleared away, or gone on
                        self._hall.keep(table.follow())
                await self._hall.end_dead_sessions()
                await self._hall.wake_bots(since=LOOK_SECONDS)
                if time.monotonic() > self._clear_after:
                    self._clear_after = time.monotonic() + CLEAR_SECONDS
                    await self._hall.limits.clear()
            except Refused:
                continue  # the database is away; there is a next time
            except Exception:  # our own mistake must not end this
                LOG.exception("what was missed could not be looked for")
