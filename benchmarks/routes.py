"""What a request costs: processor time on the event loop and beside it, and the garbage it leaves.

    python benchmarks/routes.py              (or: … --requests 50 /api /rules)

The site runs in this process and is called without a network, so nothing but its own work is measured.
*Loop* is the processor time of the thread that answers everybody: nobody else is answered meanwhile.
*Threads* is that of all others. *Garbage* is what only the garbage collector frees, in objects; the site
collects seldom, so that is memory which stays for a while. The first request, which may prepare what all
later ones use, is shown apart.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import gzip
import json
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI
from rich.console import Console
from rich.table import Table

from ludopolis.web import game_list
from ludopolis.web.app import create_app

SECRET = "a secret of a benchmark, long enough"
FINISHED = "newyorknewyork"  # a short game, played to its end for what can be looked back at


@dataclass
class Cost:
    """What some requests cost together."""

    requests: int
    loop: float
    threads: float
    garbage: int
    size: int
    status: int

    def row(self) -> list[str]:
        """Per request."""
        each = 1000 / self.requests
        return [
            f"{self.loop * each:.2f}",
            f"{self.threads * each:.2f}",
            f"{self.garbage / self.requests:.0f}",
        ]


@dataclass
class Client:
    """Calls an application as a server would."""

    app: FastAPI
    cookie: str = ""
    body: bytes = field(default=b"", repr=False)

    async def ask(self, method: str, target: str, data: object = None) -> int:
        """One request; the status of its answer."""
        sent = b"" if data is None else json.dumps(data).encode()
        headers = {
            "host": "localhost",
            "accept-encoding": "gzip",
            "accept-language": "fr",
            "content-type": "application/json",
            "content-length": str(len(sent)),
            "cookie": self.cookie,
        }
        parts = urlsplit(target)
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(name.encode(), text.encode()) for name, text in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }
        status, chunks, waiting = 0, [], [sent]

        async def receive() -> dict[str, Any]:
            if not waiting:  # whoever asks stays until the answer is there
                await asyncio.Event().wait()
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                for name, value in message["headers"]:
                    if name == b"set-cookie":
                        self.cookie = value.decode().partition(";")[0]
            chunks.append(message.get("body", b""))

        await self.app(scope, receive, send)
        self.body = b"".join(chunks)
        return status

    async def told(self, method: str, target: str, data: object = None) -> Any:
        """The data of an answer, which must go well."""
        status = await self.ask(method, target, data)
        text = self.body
        if text[:2] == b"\x1f\x8b":
            text = gzip.decompress(text)
        assert status < 300, (status, target, text)
        return json.loads(text)

    async def cost(self, requests: int, method: str, target: str, data: object = None) -> Cost:
        """What a request costs, made so many times."""
        gc.collect()
        loop, whole, status, size = time.thread_time(), time.process_time(), 0, 0
        for _ in range(requests):
            status = await self.ask(method, target, data)
            size = len(self.body)
        loop, whole = time.thread_time() - loop, time.process_time() - whole
        return Cost(requests, loop, max(0.0, whole - loop), gc.collect(), size, status)


async def play_to_the_end(client: Client, table: str) -> None:
    """Play the first choice until the game is over."""
    while True:
        told = await client.told("GET", f"/api/tables/{table}?see=view")
        if told["table"]["status"] == "over":
            return
        position = told["position"]
        if not position["choices"]:
            await asyncio.sleep(0.01)
            continue
        move = {"type": "move", "id": f"m{position['number']}", "number": position["number"]}
        move["action"] = position["choices"][0]["action"]
        await client.ask("POST", f"/api/tables/{table}/messages", move)


async def prepare(client: Client) -> list[tuple[str, str, object]]:
    """All that is asked for: pages, data, and what is said at a table of each game."""
    found: list[tuple[str, str, object]] = [
        ("GET", path, None)
        for path in (
            *("/", "/about", "/api", "/claim", "/settings", "/nowhere", "/api/nowhere"),
            *("/api/openapi.json", "/api/client.py", "/api/client.js", "/api/games"),
            *("/static/site.css", "/static/table/controller.js", "/health", "/ready", "/api/me"),
            *("/api/tables", "/api/tables?which=finished&limit=100"),
        )
    ]
    await client.told("POST", "/api/visitors", {"name": "Ada"})
    for item in game_list.items():
        found.append(("GET", f"/new/{item.face.name}", None))
        found.append(("GET", f"{item.picture}.fr.dark.svg", None))
    for box in game_list.boxes():
        face = next(item.face.name for item in game_list.items() if item.box is box)
        seats = [{"kind": "me"}] + [{"kind": "screen", "name": "Ben"}] * (box.least_players - 1)
        table = await client.told("POST", "/api/tables", {"face": face, "seats": seats})
        name = table["table"]["id"]
        found += [
            ("GET", f"/rules/{box.name}", None),
            ("GET", f"/drawing/{box.name}/fr.json", None),
            ("GET", f"/table/{name}", None),
            ("GET", f"/api/tables/{name}", None),
        ]
        for said in (
            {"type": "why", "id": "a", "parts": []},
            {"type": "why", "id": "a", "parts": ["nothing"]},
            {"type": "aid", "id": "a", "key": "r"},
            {"type": "aid", "id": "a", "key": "c"},
        ):
            found.append(("POST", f"/api/tables/{name}/messages", said))
        if box.name == FINISHED:
            company = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            again = await client.told("POST", "/api/tables", {"face": face, "seats": company})
            name = again["table"]["id"]
            await play_to_the_end(client, name)
            found += [
                ("GET", f"{path.format(name)}", None)
                for path in (
                    *("/game/{}", "/game/{}/record", "/api/tables/{}", "/api/tables/{}/analysis"),
                    *("/api/tables/{}/replay/0", "/api/tables/{}/replay/20"),
                )
            ]
    return found


def wanted(
    asked: list[tuple[str, str, object]], beginnings: list[str]
) -> Iterator[tuple[str, str, object]]:
    """Those that are to be measured."""
    for method, target, data in asked:
        if not beginnings or target.startswith(tuple(beginnings)):
            yield method, target, data


async def measure(requests: int, beginnings: list[str]) -> None:
    """Measure and print."""
    table = Table(
        "request", "status", "bytes", "first: loop ms", "loop ms", "threads ms", "garbage"
    )
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(f"sqlite:///{folder}/site.db", SECRET, warm=(), bot_pause=0)
        async with app.router.lifespan_context(app):
            client = Client(app)
            gc.disable()
            for method, target, data in wanted(await prepare(client), beginnings):
                first = await client.cost(1, method, target, data)
                later = await client.cost(requests, method, target, data)
                said = "" if data is None else " " + json.dumps(data)[:60]
                table.add_row(
                    f"{method} {target}{said}",
                    str(later.status),
                    str(later.size),
                    first.row()[0],
                    *later.row(),
                )
    Console(width=150).print(table)


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--requests", type=int, default=20, help="of each kind")
    parser.add_argument("beginnings", nargs="*", help="only addresses that begin so")
    given = parser.parse_args()
    asyncio.run(measure(given.requests, given.beginnings))


if __name__ == "__main__":
    main()
