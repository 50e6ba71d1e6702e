"""Connections on which nothing is asked for."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from web_site import PATIENCE, open_site

from ludopolis.web import patience
from ludopolis.web.serving import configured, listening

ASKED = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


BODY = b"POST /api/visitors HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"


@pytest.mark.parametrize(
    "said", [b"", ASKED[:20], BODY], ids=["nothing", "half a head", "half a body"]
)
def test_who_asks_for_nothing_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(patience, "ASKING_SECONDS", 0.5)
    with open_site(tmp_path) as site:
        port = urlsplit(site.address).port
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as silent:
            silent.sendall(said)
            assert silent.recv(1000) == b""


def test_half_of_a_second_request_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "ASKING_SECONDS", 0.5)
    with open_site(tmp_path) as site:
        port = urlsplit(site.address).port
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            line.sendall(ASKED + ASKED[:20])
            heard = b""
            while part := line.recv(1000):
                heard += part
            assert heard.count(b"HTTP/1.1 200") == 1


def test_who_is_answered_late_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "ASKING_SECONDS", 0.1)

    async def slow(scope: Scope, _receive: Receive, send: Send) -> None:
        assert scope["type"] == "http"
        await asyncio.sleep(1)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"at last"})

    async def ask() -> str:
        door = listening("127.0.0.1", 0)
        server = uvicorn.Server(configured(slow, lifespan="off"))  # type: ignore[arg-type]
        serving = asyncio.create_task(server.serve(sockets=[door]))
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            while not server.started:
                await asyncio.sleep(0.01)
            answer = await client.get(f"http://127.0.0.1:{door.getsockname()[1]}/")
        server.should_exit = True
        await serving
        return answer.text

    assert asyncio.run(ask()) == "at last"


def test_a_wire_is_no_request_that_never_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "ASKING_SECONDS", 0.2)
    with open_site(tmp_path) as site:
        ada = site.browser()
        with ada.at(ada.new_table()) as wire:
            time.sleep(1)
            assert wire.ask("ping")["type"] == "pong"


def test_who_asks_in_time_is_answered_and_may_ask_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "ASKING_SECONDS", 0.5)
    with open_site(tmp_path) as site:
        port = urlsplit(site.address).port
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            for _ in range(3):
                line.sendall(ASKED)
                heard = b""
                while not heard.endswith(b'"ok"}'):
                    part = line.recv(1000)
                    assert part, "the line was closed"
                    heard += part
                time.sleep(0.4)
