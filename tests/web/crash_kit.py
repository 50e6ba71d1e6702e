"""A site that is killed again and again, people who play on, and what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import sqlalchemy as sql
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ending import bring_to_its_end
from ludopolis.tables import TableService
from ludopolis.tables.database import connect_to
from ludopolis.tables.schema import EVENTS, TABLES

QUICK = "newyorknewyork"
PATIENCE = 300.0  # seconds until a test gives up; nothing is measured with it
KILLED_OFTEN = 3600.0  # the same, for a request that may be killed again and again
PORTS = range(20_000, 30_000)  # that are given to nobody by chance while a site is down
LOST = (ConnectionError, WebSocketException, httpx.TransportError)
Told = dict[str, Any]
T = TypeVar("T")


# --- The site ---------------------------------------------------------------------------------


def free_port() -> int:
    """A port that stays ours while nobody listens on it."""
    for number in random.SystemRandom().sample(PORTS, 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", number))
            return number
    raise AssertionError("no port is free")


@dataclass
class Host:
    """`ludopolis serve` in processes of its own, always at the same address."""

    folder: Path
    database: str
    workers: int = 1
    arguments: Sequence[str] = ()
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """All that was written to standard error so far."""
        return (self.folder / "log").read_text("utf-8")

    def start(self) -> None:
        """Start, and wait until it is open."""
        command = [sys.executable, "-m", "ludopolis", "serve", "--no-open", "--bot-pause", "0.02"]
        command += ["--port", str(self.port), "--database", self.database]
        command += ["--workers", str(self.workers), *self.arguments]
        with (self.folder / "log").open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "LUDOPOLIS_DATA": str(self.folder), "LC_ALL": "C.UTF-8"},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,  # so that all of it can be killed at once
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert re.search(r"http://127\.0\.0\.1:\d+/", said), said + self.log

    def worker_ids(self) -> list[int]:
        """The processes that serve, where there are several."""
        assert self.process is not None
        return [one for one in children_of(self.process.pid) if "spawn_main" in command_of(one)]

    def everybody(self) -> list[int]:
        """All processes of the site that are there."""
        assert self.process is not None
        return [self.process.pid, *children_of(self.process.pid)]

    def kill(self) -> None:
        """End all of it, as a power cut would."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Let it close, as a host does; its status."""
        assert self.process is not None
        self.process.send_signal(how)
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        status = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return status


def children_of(parent: int) -> list[int]:
    """The processes that a process has started and that have not ended."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                # After the name in brackets, which may hold anything: its state, and who started it.
                state, whose = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
                if int(whose) == parent and state != "Z":
                    found.append(int(folder.name))
    return found


def command_of(process: int) -> str:
    """The command line of a process; nothing if it has ended."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_text()
    return ""


def is_there(process: int) -> bool:
    """Does a process go on?"""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def serves(process: int, host: Host, wire: ClientConnection) -> bool:
    """Is it this process of the site that has the other end of a line?"""
    ends = f":{host.port:04X}", f":{wire.local_address[1]:04X}"
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        cells = line.split()
        if (cells[1][8:], cells[2][8:]) == ends:
            name = f"socket:[{cells[9]}]"
            return any(str(one.readlink()) == name for one in Path(f"/proc/{process}/fd").iterdir())
    raise AssertionError("nobody has the other end")


@asynccontextmanager
async def hosted(
    folder: Path, database: str, workers: int = 1, *arguments: str
) -> AsyncIterator[Host]:
    """A site as long as it is needed; whatever becomes of it, nothing of it is left."""
    host = Host(folder, database, workers, arguments)
    try:
        await asyncio.to_thread(host.start)
        yield host
    finally:
        if host.process is not None:
            host.kill()


# --- What was promised ------------------------------------------------------------------------


@dataclass(frozen=True)
class Promise:
    """Something that was accepted: it stands at that number of its table, once and for all."""

    table: str
    name: str  # as its sender called it
    number: int
    action: int | None  # None: it was no move


@dataclass
class Ledger:
    """All that was sent, and what became of it."""

    sent: set[str] = field(default_factory=set)
    promises: list[Promise] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)
    sent_again: int = 0
    lines_lost: int = 0
    on_the_line: set[str] = field(default_factory=set)  # who is; nobody is between two games
    closings: Counter[int | None] = field(default_factory=Counter)  # codes that lines closed with
    open_tables: set[str] = field(default_factory=set)  # those that may still change
    finished: int = 0

    @property
    def moves(self) -> int:
        """How many moves were accepted."""
        return sum(promise.action is not None for promise in self.promises)

    async def grow(self, by: int) -> None:
        """Wait until so many more moves were accepted."""
        wanted = self.moves + by
        await eventually(lambda: self.moves >= wanted)


async def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it never comes to that"
        await asyncio.sleep(0.005)


async def check_kept(database: str, ledger: Ledger) -> None:
    """What was promised is kept once, at its number; what is kept was sent; no number is missing."""
    promises = list(ledger.promises)  # of the moment before we look
    tables = set(ledger.open_tables)
    wanted = sql.select(
        EVENTS.c.table_id, EVENTS.c.number, EVENTS.c.client, TABLES.c.status
    ).join_from(EVENTS, TABLES)
    wanted = wanted.where(EVENTS.c.table_id.in_(tables)).order_by(EVENTS.c.number)
    engine = connect_to(database)
    try:
        async with engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
    finally:
        await engine.dispose()
    numbers: dict[str, list[int]] = defaultdict(list)
    places: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        numbers[row.table_id].append(row.number)
        if row.client is not None:
            places[row.client].append(row.number)
        if row.status == "over":
            ledger.open_tables.discard(row.table_id)
    for table, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), f"table {table} has gaps: {found}"
    doubled = {name: where for name, where in places.items() if len(where) > 1}
    assert not doubled, f"kept twice: {doubled}"
    assert not places.keys() - ledger.sent, "kept, though nobody sent it"
    lost = [one for one in promises if one.table in tables and places[one.name] != [one.number]]
    assert not lost, f"promised, but not kept so: {lost}"


async def check_replayed(database: str, ledger: Ledger) -> Counter[str]:
    """Every table opens in a new service, every promised move is the one that was sent, all end."""
    engine = connect_to(database)
    try:
        async with engine.connect() as connection:
            names = list((await connection.execute(sql.select(TABLES.c.id))).scalars())
    finally:
        await engine.dispose()
    promised: dict[str, list[Promise]] = defaultdict(list)
    for promise in ledger.promises:
        promised[promise.table].append(promise)
    assert promised.keys() <= set(names)
    states: Counter[str] = Counter()
    service = await TableService.open(database, bot_pause=0)
    try:
        for name in names:
            table = await service.table(name)
            states[table.status] += 1
            stored, history = await service.read(name, whole=True)
            played = {}
            if history is not None:
                played = {step.event.number: step.move for step in history.steps if step.move}
            for promise in promised[name]:
                event = stored.events[promise.number - 1]
                assert event.client == promise.name
                if promise.action is not None:
                    assert int(played[promise.number].action) == promise.action
            await bring_to_its_end(service, table)
    finally:
        await service.close()
    return states


# --- People -----------------------------------------------------------------------------------


class Person:
    """Somebody who plays on whatever happens: comes again, and sends again what was not answered."""

    def __init__(self, host: Host, ledger: Ledger, name: str, seed: int) -> None:
        self.host = host
        self.ledger = ledger
        self.name = name
        self.mind = random.Random(seed)
        self.pause = 0.07  # between moves: people are slower
        self.headers: dict[str, str] = {}
        self._asked = 0
        self._http = httpx.AsyncClient(base_url=host.address, timeout=PATIENCE)

    async def close(self) -> None:
        """Go away for good."""
        await self._http.aclose()

    async def come(self) -> None:
        """Become a visitor."""
        told = await self.ask("POST", "/api/visitors", {"name": self.name})
        self.headers = {"authorization": f"Bearer {told['token']}"}

    async def ask(
        self, method: str, path: str, body: Told | None = None, done: tuple[str, ...] = ()
    ) -> Told:
        """A request, repeated until it is answered; `done` are refusals that say it was done before."""
        until = time.monotonic() + KILLED_OFTEN
        while True:
            assert time.monotonic() < until, f"nobody answers {path}"
            try:
                answer = await self._http.request(method, path, json=body, headers=self.headers)
            except LOST:
                self.ledger.lines_lost += 1
            else:
                told: Told = answer.json()
                if not answer.is_error or told["error"]["code"] in done:
                    return told
                self.ledger.refusals[told["error"]["code"]] += 1
                assert answer.status_code == 503, told
            await asyncio.sleep(0.1)

    @asynccontextmanager
    async def line(self, table: str, query: str = "?version=3") -> AsyncIterator[ClientConnection]:
        """A line to a table."""
        address = f"{self.host.address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        async with connect(
            address,
            additional_headers=self.headers,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # on a crowded machine an answer may take its time
        ) as wire:
            yield wire

    async def play(self, table: str) -> None:
        """Play at a table until its game is over; a line that breaks is opened again."""
        unanswered: dict[str, Told] = {}
        while True:
            try:
                async with self.line(table) as wire:
                    self.ledger.on_the_line.add(self.name)
                    for message in unanswered.values():
                        self.ledger.sent_again += 1
                        await wire.send(json.dumps(message))
                    await self._hear(wire, table, unanswered)
                self.ledger.on_the_line.discard(self.name)
                return
            except LOST as fault:
                self.ledger.lines_lost += 1
                if isinstance(fault, ConnectionClosed):
                    self.ledger.closings[fault.rcvd.code if fault.rcvd else None] += 1
                self.ledger.on_the_line.discard(self.name)
                await asyncio.sleep(0.05 + self.mind.random() / 5)

    async def _hear(self, wire: ClientConnection, table: str, unanswered: dict[str, Told]) -> None:
        position: Told = {"choices": [], "number": -1}
        decided = -1  # the position in which a move was made
        while True:
            try:
                told = json.loads(await asyncio.wait_for(wire.recv(), PATIENCE))
            except TimeoutError:
                told_last = {key: position[key] for key in position if key not in ("scene", "own")}
                raise AssertionError(
                    f"nothing happens at table {table}: {self.name} waits for {unanswered},"
                    f" last told {told_last}"
                ) from None
            if told.get("table", {}).get("status") == "over" and not unanswered:
                return
            position = told.get("position") or position
            if told.get("id") in unanswered:
                message = unanswered[told["id"]]
                if told["type"] == "ok":
                    del unanswered[told["id"]]
                    promise = Promise(table, message["id"], told["number"], message.get("action"))
                    self.ledger.promises.append(promise)
                    decided = max(decided, told["number"] - 1)
                else:
                    await self._refused(wire, told["code"], message, unanswered)
            elif told["type"] == "error":  # too much at once: which message that was is not said
                self.ledger.refusals[told["code"]] += 1
                await asyncio.sleep(1)
                for message in unanswered.values():
                    await wire.send(json.dumps(message))
            if position.get("over") and not unanswered:
                return
            moving = any(message["type"] == "move" for message in unanswered.values())
            if position["choices"] and not moving and position["number"] > decided:
                await asyncio.sleep(self.pause * (0.5 + self.mind.random()))
                decided = position["number"]
                # Who passes ends the game sooner than we like.
                choices = [one for one in position["choices"] if "pass" not in one.get("parts", ())]
                action = self.mind.choice(choices or position["choices"])["action"]
                await self._say(wire, unanswered, type="move", number=decided, action=action)
                if self.mind.random() < 0.1:
                    await self._say(wire, unanswered, type="chat", text=f"at {decided}")

    async def _say(self, wire: ClientConnection, unanswered: dict[str, Told], **said: Any) -> None:
        self._asked += 1
        name = f"{self.name}-{self._asked}"
        unanswered[name] = {"id": name, **said}
        self.ledger.sent.add(name)
        with contextlib.suppress(ConnectionClosed):  # what was told before is heard first
            await wire.send(json.dumps(unanswered[name]))

    async def _refused(
        self, wire: ClientConnection, code: str, message: Told, unanswered: dict[str, Told]
    ) -> None:
        """Nothing was done. What cannot be stored now is sent again, under the same name."""
        self.ledger.refusals[code] += 1
        if code in ("storage", "too_fast"):
            await asyncio.sleep(0.5)
            await wire.send(json.dumps(message))
        else:
            assert code in ("stale", "not_your_turn", "over", "chat", "chat_often"), code
            del unanswered[message["id"]]
            await wire.send(json.dumps({"type": "since", "number": 0}))


class Company:
    """People who play one game after the other, with bots or without, until it is enough."""

    def __init__(self, host: Host, ledger: Ledger, name: str, people: int, bots: int) -> None:
        self.host = host
        self.ledger = ledger
        self.people = [
            Person(host, ledger, f"{name}-{number}", seed=number) for number in range(people)
        ]
        self.bots = bots
        self.enough = False

    async def play(self) -> None:
        """Play until it is enough, and the last game to its end."""
        try:
            for person in self.people:
                await person.come()
            while not self.enough:
                table = await self.begin()
                await asyncio.gather(*(person.play(table) for person in self.people))
                self.ledger.finished += 1
        finally:
            for person in self.people:
                await person.close()

    async def begin(self) -> str:
        """A table at which everybody sits, and the game has begun."""
        first, *others = self.people
        seats = [{"kind": "me"}, *[{"kind": "friend"}] * len(others)]
        seats += [{"kind": "bot", "bot": "greedy"}] * self.bots
        told = await first.ask("POST", "/api/tables", {"face": QUICK, "seats": seats})
        table = str(told["table"]["id"])
        self.ledger.open_tables.add(table)
        for person in others:
            await person.ask("POST", f"/api/tables/{table}/sit", {})
        if others:
            await first.ask("POST", f"/api/tables/{table}/start", done=("started", "over"))
        return table


class Robots(Company):
    """A table that is left to bots: they play on by themselves, and somebody only looks on."""

    async def play(self) -> None:
        """Open a table, leave it, look on until it is over; and again."""
        (person,) = self.people
        try:
            await person.come()
            while not self.enough:
                table = await self.begin()
                path = f"/api/tables/{table}/messages"
                name = f"{person.name}-leaves-{table}"
                self.ledger.sent.add(name)
                message = {"type": "hand_over", "id": name, "seat": 1, "bot": "greedy"}
                told = await person.ask("POST", path, message, done=("over",))
                if "number" in told:
                    self.ledger.promises.append(Promise(table, name, told["number"], None))
                person.headers, known = {}, person.headers  # whoever looks on is nobody
                await person.play(table)
                person.headers = known
                self.ledger.finished += 1
        finally:
            await person.close()


# --- All of it together -----------------------------------------------------------------------


@asynccontextmanager
async def playing(host: Host, ledger: Ledger, *companies: Company) -> AsyncIterator[None]:
    """Let companies play meanwhile, and finish their games at the end; all that was promised is kept."""
    async with asyncio.TaskGroup() as group:
        for company in companies:
            group.create_task(company.play())
        yield
        for company in companies:
            company.enough = True
    await check_kept(host.database, ledger)


async def besieged(
    host: Host, kills: int, kill: Callable[[random.Random], None], seed: int
) -> Ledger:
    """Let people play while the site is killed so many times; then let them finish."""
    mind, ledger = random.Random(seed), Ledger()
    companies = [
        Company(host, ledger, "duel", people=2, bots=0),
        Company(host, ledger, "alone", people=1, bots=2),
        Company(host, ledger, "three", people=3, bots=1),
        Robots(host, ledger, "left", people=1, bots=2),
    ]
    async with playing(host, ledger, *companies):
        for number in range(1, kills + 1):
            await ledger.grow(by=mind.randint(2, 25))
            await asyncio.sleep(mind.random() / 10)
            await asyncio.to_thread(kill, mind)
            await check_kept(host.database, ledger)
            if number % 10 == 0:
                print(f"{number} kills, {ledger.moves} moves accepted, all kept", flush=True)
        await ledger.grow(by=5)
    return ledger


def figures(kills: int, ledger: Ledger, states: Counter[str]) -> str:
    """What happened, in one line; anything lost or doubled would have been an error before."""
    return (
        f"{kills} kills, {ledger.moves} moves accepted, 0 lost, 0 doubled,"
        f" {ledger.sent_again} sent again, {ledger.lines_lost} lines lost,"
        f" {ledger.finished} games played to their end by those at them, tables {dict(states)},"
        f" refused {dict(ledger.refusals)}"
    )
