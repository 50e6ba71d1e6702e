"""A database that is full, locked, stopped or killed: moves are refused and say so; then all go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path

import httpx
from crash_kit import (
    Company,
    Host,
    Ledger,
    Person,
    Promise,
    Robots,
    Told,
    check_replayed,
    hosted,
    playing,
    serves,
)
from disks import filled, nothing_grows, small_disk

from ludopolis.tables import Refused
from postgres import Postgres

ASKED = 20  # times, so that each of two workers has answered almost certainly
HANGS = 60.0  # seconds after which an answer counts as none


class Probe(Company):
    """Two people who write to each other and play, and are told why they cannot."""

    @asynccontextmanager
    async def at_a_table(self) -> AsyncIterator[None]:
        """Sit down; the second has a line to the table, and speaks French."""
        for person in self.people:
            await person.come()
        self.table = await self.begin()
        try:
            async with self.people[1].line(self.table, "?language=fr&version=3") as self.wire:
                yield
        finally:
            for person in self.people:
                await person.close()

    def message(self, person: Person, trouble: str) -> Told:
        """What somebody writes in a trouble, and again after it."""
        name = f"{person.name}-{trouble}"
        self.ledger.sent.add(name)
        return {"type": "chat", "id": name, "text": trouble}

    async def write(self, person: Person, trouble: str) -> httpx.Response:
        """Write by a request, in English; whatever is answered."""
        return await self.post(person, self.message(person, trouble))

    async def post(self, person: Person, message: Told) -> httpx.Response:
        """Send a message by a request; whatever is answered."""
        async with httpx.AsyncClient(base_url=self.host.address, timeout=HANGS) as client:
            path = f"/api/tables/{self.table}/messages"
            return await client.post(path, headers=person.headers, json=message)

    async def a_move(self) -> tuple[Person, Told]:
        """Who is to move, and a move of theirs that was not sent yet."""
        for person in self.people:
            position = (await person.ask("GET", f"/api/tables/{self.table}"))["position"]
            if position["choices"]:
                number, action = position["number"], position["choices"][0]["action"]
                name = f"{person.name}-move-{number}"
                self.ledger.sent.add(name)
                return person, {"type": "move", "id": name, "number": number, "action": action}
        raise AssertionError("nobody is to move")

    async def is_refused(self, trouble: str, mover: Person, move: Told) -> None:
        """One is told by an answer that it cannot be kept, the other by the wire, in French."""
        english, french = (Refused("storage").text(one) for one in ("en", "fr"))
        ada, ben = self.people
        for answer in (await self.post(mover, move), await self.write(ada, trouble)):
            assert answer.status_code == 503, answer.text
            assert answer.json()["error"] == {"code": "storage", "text": english}
        message = self.message(ben, trouble)
        await self.wire.send(json.dumps(message))
        async with asyncio.timeout(HANGS):
            while (told := json.loads(await self.wire.recv())).get("id") != message["id"]:
                pass
        assert told == {"type": "error", "id": message["id"], "code": "storage", "text": french}

    async def is_kept(self, trouble: str, mover: Person, move: Told) -> None:
        """What was refused is taken when it is sent again, once."""
        number = await self.taken_once(mover, move)
        self.ledger.promises.append(Promise(self.table, move["id"], number, move["action"]))
        for person in self.people:
            await self.taken_once(person, self.message(person, trouble))

    async def taken_once(self, person: Person, message: Told) -> int:
        """Send something until it is taken, and then once more; the number that it has."""
        numbers = set()
        for _ in range(2):
            async with asyncio.timeout(HANGS):
                while (answer := await self.post(person, message)).is_error:
                    assert answer.json()["error"]["code"] in ("storage", "preparing")
                    await asyncio.sleep(0.1)
            numbers.add(int(answer.json()["number"]))
        (number,) = numbers
        return number


Trouble = Callable[[Probe], AbstractContextManager[None]]


async def gone_through(host: Host, troubles: dict[str, Trouble]) -> Ledger:
    """Let people and bots play through some troubles, without a restart of the site."""
    ledger = Ledger()
    probe = Probe(host, ledger, "probe", people=2, bots=0)
    companies = [
        Company(host, ledger, "duel", people=2, bots=1),
        Robots(host, ledger, "left", people=1, bots=2),
    ]
    async with probe.at_a_table(), playing(host, ledger, *companies):
        for name, trouble in troubles.items():
            await ledger.grow(by=3)
            mover, move = await probe.a_move()
            with trouble(probe):
                await probe.is_refused(name, mover, move)
                assert (await status(host, "/ready")) in READY_IN[name]
                assert await status(host, "/health") == 200
            await probe.is_kept(name, mover, move)
            await until_ready(host)
            await ledger.grow(by=3)
    return ledger


async def until_ready(host: Host) -> None:
    """Wait for a site with several workers, one of which may be new, until every one is ready."""
    in_a_row = 0
    async with asyncio.timeout(HANGS):
        while in_a_row < ASKED:
            in_a_row = in_a_row + 1 if await status(host, "/ready") == 200 else 0
            await asyncio.sleep(0.05)


# What can be read is ready, though nothing can be written.
READY_IN = {
    **{"locked": (200,), "full": (200,)},
    **{"stopped": (503,), "killed": (503,), "hanging": (503,)},
}


async def status(host: Host, path: str) -> int:
    async with httpx.AsyncClient(base_url=host.address, timeout=HANGS) as client:
        return (await client.get(path)).status_code


# --- SQLite -----------------------------------------------------------------------------------


def shorten_log(database: Path) -> None:
    """Let SQLite's log begin anew: where something stood in it, something else could be written."""
    with contextlib.closing(sqlite3.connect(database, timeout=HANGS)) as other:
        while other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            time.sleep(0.01)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another process has the database to itself."""
    other = sqlite3.connect(path, isolation_level=None)
    try:
        other.execute("PRAGMA busy_timeout=60000")
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")
    finally:
        other.close()


def test_sqlite_locked_and_on_a_full_disk(tmp_path: Path) -> None:
    async def days() -> None:
        with small_disk(tmp_path, 32) as disk:
            path = (disk or tmp_path) / "site.db"
            database = f"sqlite:///{path}"
            async with hosted(tmp_path, database) as host:

                def full(path: Path) -> AbstractContextManager[None]:
                    shorten_log(path)
                    assert host.process is not None
                    return filled(disk) if disk else nothing_grows(host.process.pid)

                troubles: dict[str, Trouble] = {
                    "locked": lambda _: locked(path),
                    "full": lambda _: full(path),
                }
                ledger = await gone_through(host, troubles)
                assert host.stop() == 0
            assert not set(ledger.refusals) - {"storage", "chat", "chat_often", "preparing"}
            await check_replayed(database, ledger)

    asyncio.run(days())


# --- PostgreSQL -------------------------------------------------------------------------------


@contextmanager
def away(back: Callable[[], None], *ends: Callable[[], None]) -> Iterator[None]:
    """The database is not there, and whatever else ends with it, until it is brought back."""
    for end in ends:
        end()
    try:
        yield
    finally:
        back()


def test_postgresql_stopped_killed_and_hanging(tmp_path: Path, postgres: Postgres) -> None:
    async def days() -> None:
        database = postgres.new_database()
        async with hosted(tmp_path, database, 2) as host:

            def lose_a_worker(probe: Probe) -> None:
                """The one that does not serve the probe, whose line must last."""
                idle = [one for one in host.worker_ids() if not serves(one, host, probe.wire)]
                os.kill(idle[0], signal.SIGKILL)

            troubles: dict[str, Trouble] = {
                "stopped": lambda _: away(postgres.start, postgres.stop),
                "killed": lambda probe: away(
                    postgres.start, postgres.kill, lambda: lose_a_worker(probe)
                ),
                "hanging": lambda _: away(postgres.go_on, postgres.hang),
            }
            ledger = await gone_through(host, troubles)
            assert host.stop() == 0
        assert not set(ledger.refusals) - {"storage", "chat", "chat_often", "preparing"}
        await check_replayed(database, ledger)

    asyncio.run(days())
