"""A whole site for tests: a real server on this machine, with pages and wires of several browsers."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ludopolis.web.app import create_app
from ludopolis.web.serve import configured, listening

SECRET = "a secret for tests"
QUICK = "newyorknewyork"  # a short game with hidden cards
PATIENCE = 60.0  # seconds until a test gives up; nothing is measured with it


@dataclass
class Wire:
    """The line of one page to a table, as the page's modules use it."""

    line: ClientConnection
    heard: list[dict[str, Any]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)  # the same as it was sent
    asked: int = 0
    position: dict[str, Any] | None = None  # the last one told

    def send(self, message: object) -> None:
        """Say something, whatever it is."""
        self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self) -> dict[str, Any]:
        """The next message of the server."""
        text = self.line.recv(timeout=PATIENCE, decode=True)
        message = json.loads(text)
        assert isinstance(message, dict)
        self.texts.append(text)
        self.heard.append(message)
        self.position = message.get("position") or self.position
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that is wanted."""
        while not wanted(message := self.next()):
            pass
        return message

    def of_type(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        return self.until(lambda message: message["type"] == kind)

    def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Say something and wait for the answer."""
        self.asked += 1
        name = f"ask-{self.asked}"
        self.send({"type": kind, "id": name, **fields})
        return self.until(lambda message: message.get("id") == name)

    def my_turn(self, after: int = -1) -> dict[str, Any] | None:
        """The position, later than an event, when it is this page's turn; None after the end."""
        while (
            self.position is None
            or self.position["number"] <= after
            or not (self.position["to_move_mine"] or self.position["over"])
        ):
            self.next()
        return None if self.position["over"] else self.position


class Browser:
    """A visitor with cookies of their own."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.client = httpx.Client(
            base_url=address,
            headers={"accept-language": language, "origin": address},
            timeout=PATIENCE,
        )

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def get(self, path: str, **more: Any) -> httpx.Response:
        """Open a page."""
        return self.client.get(path, **more)

    def post(self, path: str, data: dict[str, str] | None = None, **more: Any) -> httpx.Response:
        """Send a form."""
        return self.client.post(path, data=data or {}, **more)

    def new_table(self, face: str = QUICK, seats: str = "me bot:greedy", **form: str) -> str:
        """Open a table; its id."""
        entries = {f"seat-{n}": kind for n, kind in enumerate(seats.split(), start=1)}
        answer = self.post(f"/new/{face}", {**entries, **form})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/table/")

    @contextmanager
    def at(
        self, table: str, language: str = "en", see: str = "scene", version: str = "3", **more: Any
    ) -> Iterator[Wire]:
        """The wire of a table."""
        path = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?language={language}"
        path += f"&see={see}" + (f"&version={version}" if version else "")
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        if (address := self.client.headers.get("x-forwarded-for")) is not None:
            headers["x-forwarded-for"] = address
        with connect(
            path, additional_headers=headers, origin=Origin(self.address), max_size=None, **more
        ) as line:
            yield Wire(line)


@dataclass
class Site:
    """A running site."""

    address: str
    app: FastAPI
    browsers: list[Browser] = field(default_factory=list)

    def browser(self, language: str = "en") -> Browser:
        """Somebody new."""
        browser = Browser(self.address, language)
        self.browsers.append(browser)
        return browser


@asynccontextmanager
async def served(app: ASGIApp) -> AsyncIterator[tuple[uvicorn.Server, tuple[str, int]]]:
    """An application of its own behind the site's server, and where it is."""
    door = listening("127.0.0.1", 0)
    config = configured(app, lifespan="off")  # type: ignore[arg-type]
    config.timeout_graceful_shutdown = 1
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[door]))
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.01)
        yield server, door.getsockname()
        server.should_exit = True
        await task


@contextmanager
def open_site(folder: Path, database: str | None = None, **settings: Any) -> Iterator[Site]:
    """A site with an empty database: one in a folder, unless another is named."""
    url = database or f"sqlite:///{folder / 'site.db'}"
    app = create_app(url, SECRET, **{"warm": (), "bot_pause": 0, **settings})
    server = uvicorn.Server(configured(app, log_level="warning"))
    door = listening("127.0.0.1", 0)
    opened = threading.Event()

    async def serve() -> None:
        task = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        opened.set()
        await task

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert opened.wait(PATIENCE)
    site = Site(f"http://127.0.0.1:{door.getsockname()[1]}", app)
    try:
        yield site
    finally:
        for browser in site.browsers:
            browser.client.close()
        server.should_exit = True
        thread.join(PATIENCE)
        door.close()
