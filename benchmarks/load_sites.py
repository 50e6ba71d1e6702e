"""The servers under load, each as a real process of its own, and how players speak with them.

A server is asked for tables of four, the way its own pages ask; a player reads in a message how far the
game is and, if it is their turn, what they will play. Messages are searched as bytes, so that reading
one costs the driver the same whoever has sent it.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from load_line import Line

PLAYERS = 4
AT_ONCE = 16  # requests while tables are made
PATIENCE = 120.0
PEER = Path(__file__).parent / "boardgame_io"
# What is looked for in messages: ours …
NUMBER = b'"number":'
CHOICES = {  # by what a wire sees: where they begin, and what each of them begins with
    "scene": (b'"choices":[', re.compile(rb'\{"action":(\d+)')),
    "view": (b'"legal":[', re.compile(rb'\{"kind":"[^"]*","number":(\d+)')),
}
# … and boardgame.io's.
STATE, CURRENT = b'"_stateID":', b'"currentPlayer":"'


@dataclass(frozen=True)
class Keys:
    """A table and what lets each of its four players in."""

    table: str
    secrets: tuple[str, ...]


@dataclass(frozen=True)
class Pastime:
    """What is played at our tables, and which of the choices is taken in the position of a number."""

    game: str
    form: dict[str, str]  # of its options
    choose: Callable[[int, list[int]], int]


NEW_YORK = Pastime("newyork", {}, lambda number, choices: choices[number * 7 % len(choices)])
# Almost half of these games take a thousand moves and more: three of four have to be ruined, and nobody
# is soon: the choice with the largest number is never to buy.
PROPERTY = Pastime("property", {"option-bankruptcies": "3"}, lambda _, choices: max(choices))


@dataclass(frozen=True)
class News:
    """What a message tells a player: the position's number, and the move they will answer with."""

    number: int
    reply: bytes | None
    over: bool


class Site(ABC):
    """A server that is being run."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder
        self.process: subprocess.Popen[str] | None = None
        self.port = 0

    @abstractmethod
    def command(self) -> tuple[list[str], dict[str, str]]:
        """How it is started, and what its environment has besides."""

    @abstractmethod
    def port_in(self, line: str) -> int | None:
        """The port in a line of its output, if it stands there."""

    @abstractmethod
    async def make_tables(self, count: int) -> list[Keys]:
        """New tables at which four players sit and the game has begun."""

    @abstractmethod
    async def join(self, keys: Keys, seat: int) -> Line:
        """The line of a player; its messages are not read yet."""

    @abstractmethod
    def read(self, line: Line, payload: bytes, keys: Keys, seat: int) -> News | None:
        """What a message tells of the game, if anything; what is mere courtesy is answered here."""

    def start(self) -> None:
        """Start it, and wait until it is open."""
        command, more = self.command()
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **more},
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=(self.folder / "errors.txt").open("w"),
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if (port := self.port_in(line)) is not None:
                self.port = port
                return
        raise SystemExit(f"{self.name} does not start: {self.errors()}")

    def stop(self) -> None:
        """Stop it, and wait until it is gone."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def errors(self) -> str:
        """What it has complained about."""
        return (self.folder / "errors.txt").read_text(errors="replace")[-2000:]

    # --- What it takes ------------------------------------------------------------------------

    def processes(self) -> list[int]:
        """The server's process and those that it has started."""
        assert self.process is not None
        found = [self.process.pid]
        for parent in found:
            for task in Path(f"/proc/{parent}/task").glob("*"):
                found += [int(child) for child in (task / "children").read_text().split()]
        return found

    def memory(self) -> int:
        """Bytes of memory that it holds."""
        return sum(
            int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[0]) * 1024
            for pid in self.processes()
        )

    def cpu(self) -> float:
        """Seconds that it has spent on processors."""
        ticks = 0
        for pid in self.processes():
            after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(after_name[11]) + int(after_name[12])
        return ticks / os.sysconf("SC_CLK_TCK")


class Ludopolis(Site):
    """`ludopolis serve`, with tables of New York unless another game is named."""

    GROUP_TABLES = 45  # that one host opens; there is a limit

    def __init__(
        self,
        name: str,
        folder: Path,
        database: str,
        workers: int = 1,
        see: str = "view",
        pastime: Pastime = NEW_YORK,
    ) -> None:
        super().__init__(name, folder)
        self.database = database
        self.pastime = pastime
        self.see = see  # views, as boardgame.io sends them, or scenes that are ready to be drawn
        self.workers = workers
        self.newcomers = 0

    def command(self) -> tuple[list[str], dict[str, str]]:
        """The command, with data in a folder of its own."""
        command = [sys.executable, "-m", "ludopolis", "serve", "--port", "0", "--no-open"]
        command += ["--database", self.database]
        if self.workers > 1:
            command += ["--workers", str(self.workers)]
        return command, {
            "LUDOPOLIS_DATA": str(self.folder),
            "LC_ALL": "C.UTF-8",
            "PYTHONUNBUFFERED": "1",
        }

    def port_in(self, line: str) -> int | None:
        """The port of the address that it prints."""
        found = re.search(r"http://[\w.]+:(\d+)/", line)
        return int(found[1]) if found else None

    @property
    def origin(self) -> str:
        """How a browser calls it."""
        return f"http://127.0.0.1:{self.port}"

    async def make_tables(self, count: int) -> list[Keys]:
        """Open tables by its forms, with four visitors for every few of them."""
        turn = asyncio.Semaphore(AT_ONCE)
        async with self._client() as client:
            await self._wait_until_ready(client)
            tables: list[asyncio.Task[Keys]] = []
            for _ in range(0, count, self.GROUP_TABLES):
                group = [await self._newcomer(client) for _ in range(PLAYERS)]
                for _ in range(min(self.GROUP_TABLES, count - len(tables))):
                    tables.append(asyncio.create_task(self._table(client, turn, group)))
            return list(await asyncio.gather(*tables))

    def _client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=self.origin,
            headers={"origin": self.origin},
            timeout=PATIENCE,
            trust_env=False,  # no proxy: it is this machine
        )

    async def _wait_until_ready(self, client: httpx.AsyncClient) -> None:
        """A game that was never played here is compiled first."""
        while True:
            form = {f"seat-{seat}": "bot:random" for seat in range(2, PLAYERS + 1)}
            answer = await client.post(
                f"/new/{self.pastime.game}", data={"seat-1": "me", **form, **self.pastime.form}
            )
            client.cookies.clear()
            if answer.status_code == 303:
                return
            if answer.status_code != 503:
                raise SystemExit(f"{self.name}: {answer.status_code} {answer.text[:500]}")
            await asyncio.sleep(0.5)

    async def _newcomer(self, client: httpx.AsyncClient) -> str:
        """The cookie of somebody new."""
        self.newcomers += 1
        answer = await client.post("/name", data={"name": f"Player {self.newcomers}"})
        cookie = answer.cookies["visitor"]
        client.cookies.clear()
        return cookie

    async def _table(
        self, client: httpx.AsyncClient, turn: asyncio.Semaphore, group: list[str]
    ) -> Keys:
        async def post(path: str, who: str, data: dict[str, str]) -> httpx.Response:
            answer = await client.post(path, data=data, headers={"cookie": f"visitor={who}"})
            if answer.status_code != 303:
                raise SystemExit(f"{self.name} {path}: {answer.status_code} {answer.text[:500]}")
            return answer

        async with turn:
            seats = {f"seat-{seat}": "friend" for seat in range(2, PLAYERS + 1)}
            form = {"seat-1": "me", **seats, **self.pastime.form}
            opened = await post(f"/new/{self.pastime.game}", group[0], form)
            table = opened.headers["location"].removeprefix("/table/")
            for who in group[1:]:
                await post(f"/table/{table}/sit", who, {})
            await post(f"/table/{table}/start", group[0], {})
        return Keys(table, tuple(group))

    async def join(self, keys: Keys, seat: int) -> Line:
        """The wire of a table, as a page or as a program opens it."""
        path = f"/api/tables/{keys.table}/socket?see={self.see}&version=3"
        headers = {"cookie": f"visitor={keys.secrets[seat]}", "host": f"127.0.0.1:{self.port}"}
        return await Line.open(self.port, path, headers)

    def read(self, line: Line, payload: bytes, keys: Keys, seat: int) -> News | None:  # noqa: ARG002
        """A position comes with a move or with the table as a whole."""
        if payload.startswith(b'{"type":"error"'):
            raise SystemExit(f"{self.name}: {payload.decode()}")
        if not payload.startswith((b'{"type":"move"', b'{"type":"table"')):
            return None
        number = number_at(payload, payload.rindex(NUMBER) + len(NUMBER))
        over = payload.rfind(b'"over":true') >= 0
        if payload.rfind(b'"to_move_mine":true') < 0:
            return News(number, None, over)
        begin, choice = CHOICES[self.see]
        choices = list(map(int, choice.findall(payload, payload.index(begin))))
        action = self.pastime.choose(number, choices)
        reply = f'{{"type":"move","id":"{number}","number":{number},"action":{action}}}'
        return News(number, reply.encode(), over)


class BoardgameIo(Site):
    """boardgame.io's own server, with a game of the size of New York."""

    SPACE = "42/streets,"  # the name of the game is the name of its socket.io space

    def __init__(self, name: str, folder: Path, storage: str) -> None:
        super().__init__(name, folder)
        self.storage = storage

    def command(self) -> tuple[list[str], dict[str, str]]:
        """Node, without the lines that it logs while one develops."""
        command = ["node", str(PEER / "server.js"), self.storage, str(self.folder / "matches")]
        return command, {"NODE_ENV": "production"}

    def port_in(self, line: str) -> int | None:
        """Its port is all it prints."""
        return int(line) if line.strip().isdecimal() else None

    async def make_tables(self, count: int) -> list[Keys]:
        """Matches by its lobby, with a secret for each player."""
        turn = asyncio.Semaphore(AT_ONCE)
        base = f"http://127.0.0.1:{self.port}/games/streets"

        async def make(client: httpx.AsyncClient) -> Keys:
            async with turn:
                made = await client.post(f"{base}/create", json={"numPlayers": PLAYERS})
                match = made.json()["matchID"]
                secrets = []
                for seat in range(PLAYERS):
                    who = {"playerID": str(seat), "playerName": "Player"}
                    joined = await client.post(f"{base}/{match}/join", json=who)
                    secrets.append(joined.json()["playerCredentials"])
            return Keys(match, tuple(secrets))

        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            return list(await asyncio.gather(*(make(client) for _ in range(count))))

    async def join(self, keys: Keys, seat: int) -> Line:  # noqa: ARG002
        """socket.io over a WebSocket from the first."""
        return await Line.open(self.port, "/socket.io/?EIO=4&transport=websocket", {})

    def read(self, line: Line, payload: bytes, keys: Keys, seat: int) -> News | None:
        """A state comes with an update, or with the match as a whole."""
        if not payload.startswith((b'42/streets,["update"', b'42/streets,["sync"')):
            self._courtesies(line, payload, keys, seat)
            return None
        # The state comes first; what stands behind it tells of earlier ones.
        number = number_at(payload, payload.index(STATE) + len(STATE))
        turn = number_at(payload, payload.index(CURRENT) + len(CURRENT))
        over = b'"gameover":' in payload
        if over or turn != seat:
            return News(number, None, over)
        played = {
            "type": "build",
            "args": [number % 5, (number + 2) % 5],
            "playerID": str(seat),
            "credentials": keys.secrets[seat],
        }
        action: dict[str, Any] = {"type": "MAKE_MOVE", "payload": played}
        sent = json.dumps(["update", action, number, keys.table, str(seat)])
        return News(number, (self.SPACE + sent).encode(), over)

    def _courtesies(self, line: Line, payload: bytes, keys: Keys, seat: int) -> None:
        """Enter the game's space, ask for the match, and be there."""
        if payload.startswith(b"0"):
            line.send(b"40/streets,")
        elif payload.startswith(b"40/streets"):
            asked = json.dumps(["sync", keys.table, str(seat), keys.secrets[seat], PLAYERS])
            line.send((self.SPACE + asked).encode())
        elif payload == b"2":
            line.send(b"3")


def number_at(payload: bytes, start: int) -> int:
    """The number that stands at a place of a message."""
    end = start
    while payload[end] in b"0123456789":
        end += 1
    return int(payload[start:end])


def install_peer() -> bool:
    """Install boardgame.io beside its game, if that is not done; says whether it is there."""
    if (PEER / "node_modules" / "boardgame.io").exists():
        return True
    if shutil.which("npm") is None:
        return False
    command = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
    return subprocess.run(command, cwd=PEER, check=False).returncode == 0


def new_folder() -> Path:
    """An empty folder."""
    return Path(tempfile.mkdtemp(prefix="load-"))
