"""How many bytes somebody can have stored from one address who tries to fill the disk.

    python benchmarks/disk.py [--seconds 120] [--tables 56] [--chat-only]

A site is started on this machine with an empty SQLite database. Pairs of visitors, all from one address,
sit at tables and, as fast as the site takes it, write the longest messages, and hand a seat to a robot
and take it back. Every ten seconds the size of the database is printed, and what it would come to in an
hour if it went on like that.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import httpx
import typer
import websockets

ADDRESS = {"x-forwarded-for": "203.0.113.7"}
FACE = "newyorknewyork"
TEXT = "😀" * 500
A_PAIR_OPENS = 8  # tables
CHAT_SECONDS = 2.0  # between two messages of a visitor at a table
LOOK_SECONDS = 10


class Attack:
    """Somebody who has much stored."""

    def __init__(self, site: str, chat_only: bool) -> None:
        self.site = site
        self.chat_only = chat_only
        self.answers: Counter[str] = Counter()

    async def visitor(self, web: httpx.AsyncClient, name: str) -> dict[str, str]:
        """Become somebody; the headers that say so."""
        answer = await web.post("/api/visitors", json={"name": name})
        return {"authorization": f"Bearer {answer.raise_for_status().json()['token']}"}

    async def pair(self, number: int, tables: int) -> None:
        """Two visitors at some tables."""
        async with httpx.AsyncClient(base_url=self.site, headers=ADDRESS, timeout=60) as web:
            one, two = [await self.visitor(web, f"{name} {number}") for name in ("Eve", "Eva")]
            lines = []
            for _ in range(tables):
                seats = [{"kind": "me"}, {"kind": "friend"}]
                opened = await web.post(
                    "/api/tables", json={"face": FACE, "seats": seats}, headers=one
                )
                table = opened.raise_for_status().json()["table"]["id"]
                for path, who in (("sit", two), ("start", one)):
                    done = await web.post(f"/api/tables/{table}/{path}", json={}, headers=who)
                    done.raise_for_status()
                lines += [self.line(table, 1, one), self.line(table, 2, two)]
        await asyncio.gather(*lines)

    async def line(self, table: str, seat: int, who: dict[str, str]) -> None:
        """A seat at a table; whoever is to move does not hand it over, so no robot plays."""
        url = f"{self.site.replace('http', 'ws')}/api/tables/{table}/socket?see=view"
        async with websockets.connect(url, additional_headers={**ADDRESS, **who}) as wire:
            waits = json.loads(await wire.recv())["position"]["to_move"] != seat
            wrote = 0.0
            for number in range(10**9):
                if time.monotonic() - wrote > CHAT_SECONDS:
                    wrote = time.monotonic()
                    await self.say(wire, {"type": "chat", "id": f"c{number}", "text": TEXT})
                elif waits and not self.chat_only:
                    over = {"type": "hand_over", "seat": seat}
                    await self.say(wire, {**over, "id": f"h{number}"})
                    await self.say(wire, {"type": "take_back", "id": f"t{number}", "seat": seat})
                    await asyncio.sleep(0.1)
                else:
                    await asyncio.sleep(0.1)

    async def say(self, wire: Any, message: dict[str, Any]) -> None:
        """Say something, and count the answer."""
        await wire.send(json.dumps(message))
        while (answer := json.loads(await wire.recv())).get("id") != message["id"]:
            pass
        self.answers[f"{message['type']} {answer.get('code', 'ok')}"] += 1


def size(folder: Path) -> int:
    """The bytes of the database, with what is still in its log."""
    return sum(file.stat().st_size for file in folder.glob("ludopolis.db*"))


async def measure(site: str, folder: Path, seconds: int, tables: int, chat_only: bool) -> None:
    """Attack for so many seconds."""
    attack = Attack(site, chat_only)
    pairs = [
        asyncio.create_task(attack.pair(number, A_PAIR_OPENS))
        for number in range(max(1, tables // A_PAIR_OPENS))
    ]
    before = last = size(folder)
    for second in range(LOOK_SECONDS, seconds + 1, LOOK_SECONDS):
        await asyncio.wait(pairs, timeout=LOOK_SECONDS)
        now = size(folder)
        an_hour = (now - last) / LOOK_SECONDS * 3600
        print(f"{second:4} s: {(now - before) / 1e6:8.1f} MB, {an_hour / 1e6:8.0f} MB an hour")
        last = now
    for pair in pairs:
        pair.cancel()
    for fault in await asyncio.gather(*pairs, return_exceptions=True):
        if isinstance(fault, Exception):
            print(f"a pair gave up: {fault}")
    print(", ".join(f"{what}: {count}" for what, count in sorted(attack.answers.items())))


def main(
    seconds: Annotated[int, typer.Option(help="how long")] = 120,
    tables: Annotated[int, typer.Option(help="how many; from one address 60 at once")] = 56,
    chat_only: Annotated[bool, typer.Option(help="write, and nothing else")] = False,
) -> None:
    """Start a site, and have as much stored as it takes."""
    with tempfile.TemporaryDirectory() as folder:
        site = subprocess.Popen(
            [sys.executable, "-m", "ludopolis", "serve", "--no-open", "--port", "0"],
            env={**os.environ, "LUDOPOLIS_DATA": folder, "LC_ALL": "C.UTF-8", "COLUMNS": "200"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert site.stdout is not None
        try:
            found = re.search(r"(http://127\.0\.0\.1:\d+)/", site.stdout.readline())
            assert found
            while httpx.get(f"{found[1]}/ready", timeout=60).json().get("note"):
                time.sleep(1)
            asyncio.run(measure(found[1], Path(folder), seconds, tables, chat_only))
        finally:
            site.terminate()
            site.wait()


if __name__ == "__main__":
    typer.run(main)
