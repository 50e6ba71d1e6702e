"""Messages between the workers of a site, over PostgreSQL's LISTEN and NOTIFY.

Nothing depends on what is said here: what counts is stored, and whoever misses something finds it there.
It only makes that quick. So what cannot be said now is not said later.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
from collections.abc import Callable
from typing import Any

from asyncpg import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ludopolis.tables import database
from ludopolis.tables.database import FAULTS

LOG = logging.getLogger(__name__)

CHANNEL = "ludopolis"
BEAT_SECONDS = 5.0  # from one sign of life to the next
RETRY_SECONDS = 0.5  # until a lost connection is tried again; doubled each time
LONGEST_RETRY = 10.0
MOST_UNSAID = 10_000
LONGEST = 7000  # letters; PostgreSQL takes a little less than 8000

Message = dict[str, Any]


def lock_number(name: str) -> int:
    """A number for PostgreSQL's advisory locks, derived from a name."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big", signed=True)


class LocalBus:
    """The bus of a single worker: there is nobody to tell."""

    worker = ""

    @property
    def connected(self) -> bool:
        """Is the connection up?"""
        return True

    def open(self, hear: Callable[[str, Message], None], missed: Callable[[], None]) -> None:
        """Start listening."""

    async def close(self) -> None:
        """Stop listening."""

    def say(self, said: Message, in_short: Message | None = None) -> None:
        """Send a message to the others."""

    async def take(self, _name: str) -> bool:
        """Take a lock that only one worker can hold."""
        return True

    async def give_back(self, _name: str) -> None:
        """Release a lock."""


class PostgresBus(LocalBus):
    """The bus of one of several workers.

    A connection of its own listens, speaks and holds what only one worker may have: when the worker
    ends, however it ends, the database lets go of all of it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.worker = secrets.token_hex(6)
        self._engine = database.aside(engine)
        self._connection: Connection[Any] | None = None
        self._line = asyncio.Lock()  # one question at a time
        self._unsaid: asyncio.Queue[str] = asyncio.Queue(MOST_UNSAID)
        self._task: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        """Is the connection up?"""
        return self._connection is not None

    def open(self, hear: Callable[[str, Message], None], missed: Callable[[], None]) -> None:
        """Listen from now on.

        `hear` is called with each worker's name and what it says; `missed` after each time that
        nothing could be heard, the beginning among them.
        """
        self._hear, self._missed = hear, missed
        self._task = asyncio.create_task(self._stay_connected())

    async def close(self) -> None:
        """Send what is queued, then stop listening."""
        if self._task is not None:
            with contextlib.suppress(*FAULTS):
                await asyncio.wait_for(self._say_all(), BEAT_SECONDS)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._engine.dispose()

    def say(self, said: Message, in_short: Message | None = None) -> None:
        """Queue a message; one that is too long is sent as `in_short`."""
        if self._connection is None:
            return
        text = self._written(said)
        if in_short is not None and len(text) > LONGEST:
            text = self._written(in_short)
        with contextlib.suppress(asyncio.QueueFull):
            self._unsaid.put_nowait(text)

    def _written(self, said: Message) -> str:
        return json.dumps([self.worker, said], separators=(",", ":"))

    async def take(self, name: str) -> bool:
        """Take a lock that only one worker can hold; False if another has it."""
        try:
            return bool(await self._ask("SELECT pg_try_advisory_lock($1)", lock_number(name)))
        except FAULTS:
            return False

    async def give_back(self, name: str) -> None:
        """Release a lock; a lost connection has released it already."""
        with contextlib.suppress(*FAULTS):
            await self._ask("SELECT pg_advisory_unlock($1)", lock_number(name))

    # --- The connection -----------------------------------------------------------------------

    async def _stay_connected(self) -> None:
        retry = RETRY_SECONDS
        while True:
            try:
                async with self._engine.connect() as connection:
                    raw = await connection.get_raw_connection()
                    own: Connection[Any] = raw.driver_connection  # type: ignore[assignment]
                    # What is said need not be on the disk, so nobody waits for that.
                    await own.execute("SET synchronous_commit TO off")
                    await own.add_listener(CHANNEL, self._heard)
                    self._connection = own
                    self._missed()
                    retry = RETRY_SECONDS
                    await self._speak()
            except FAULTS:
                # Its text may say what the log must not, so it goes the way of all faults.
                LOG.warning("other workers cannot be heard", exc_info=True)
            except Exception:  # our own mistake must not make this worker deaf for ever
                LOG.exception("other workers cannot be heard")
            finally:
                self._connection = None
                self._unsaid = asyncio.Queue(MOST_UNSAID)
            await asyncio.sleep(retry)
            retry = min(2 * retry, LONGEST_RETRY)

    async def _speak(self) -> None:
        """Send queued messages and heartbeats."""
        while True:
            try:
                first = await asyncio.wait_for(self._unsaid.get(), BEAT_SECONDS)
            except TimeoutError:
                first = self._written({})
            await self._say_all(first)

    async def _say_all(self, *first: str) -> None:
        """Send everything queued in one statement."""
        said = list(first)
        while not self._unsaid.empty():
            said.append(self._unsaid.get_nowait())
        if said:
            # Said twice within a transaction is said once.
            await self._ask(
                "SELECT count(pg_notify($1, said)) FROM unnest($2::text[]) AS said", CHANNEL, said
            )

    async def _ask(self, question: str, *given: object) -> object:
        async with self._line:
            if self._connection is None:
                raise ConnectionError("not connected")
            return await self._connection.fetchval(question, *given, timeout=BEAT_SECONDS)

    def _heard(self, _connection: object, _process: int, _channel: str, text: object) -> None:
        worker, said = json.loads(str(text))
        if worker != self.worker:
            self._hear(worker, said)


def bus_for(engine: AsyncEngine) -> LocalBus:
    """The bus for the workers of a database."""
    return PostgresBus(engine) if engine.dialect.name == "postgresql" else LocalBus()
