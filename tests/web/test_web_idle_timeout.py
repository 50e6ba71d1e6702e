"""Connections on which nothing is asked for."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from web_site import PATIENCE, open_site, served

from ludopolis.web import idle_timeout, serve

ASKED = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


def answer_on(line: socket.socket) -> bytes:
    """The whole answer of a healthy site."""
    heard = b""
    while not heard.endswith(b'"ok"}'):
        part = line.recv(1000)
        assert part, "the line was closed"
        heard += part
    return heard


BODY = b"POST /api/visitors HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"


@pytest.mark.parametrize(
    "said", [b"", ASKED[:20], BODY], ids=["nothing", "half a head", "half a body"]
)
def test_who_asks_for_nothing_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(idle_timeout, "ASKING_SECONDS", 0.5)
    with open_site(tmp_path) as site:
        port = urlsplit(site.address).port
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as silent:
            silent.sendall(said)
            assert silent.recv(1000) == b""


def test_half_of_a_second_request_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_timeout, "ASKING_SECONDS", 0.5)
    with open_site(tmp_path) as site:
        port = urlsplit(site.address).port
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            line.sendall(ASKED)
            assert answer_on(line).startswith(b"HTTP/1.1 200")
            line.sendall(ASKED[:20])
            assert line.recv(1000) == b""


def test_who_is_answered_late_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle_timeout, "ASKING_SECONDS", 0.1)

    async def slow(scope: Scope, _receive: Receive, send: Send) -> None:
        assert scope["type"] == "http"
        await asyncio.sleep(1)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"at last"})

    async def ask() -> str:
        async with (
            served(slow) as (_, (host, port)),
            httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client,
        ):
            return (await client.get(f"http://{host}:{port}/")).text

    assert asyncio.run(ask()) == "at last"


def test_a_wire_is_no_request_that_never_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_site(tmp_path) as site:
        ada = site.browser()
        table = ada.new_table()
        monkeypatch.setattr(idle_timeout, "ASKING_SECONDS", 0.2)
        with ada.at(table) as wire:
            time.sleep(1)
            assert wire.ask("ping")["type"] == "pong"


def test_who_asks_in_time_is_answered_and_may_ask_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_timeout, "ASKING_SECONDS", 0.5)
    with open_site(tmp_path) as site:
        port = urlsplit(site.address).port
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            for _ in range(3):
                line.sendall(ASKED)
                assert answer_on(line)
                time.sleep(0.4)


def test_who_takes_nothing_of_a_long_answer_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "UNREAD_SECONDS", 1.0)

    async def long(scope: Scope, _receive: Receive, send: Send) -> None:
        assert scope["type"] == "http"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(50_000_000)})

    async def ask() -> None:
        async with served(long) as (server, address):
            with socket.create_connection(address, PATIENCE) as deaf:
                deaf.sendall(ASKED)
                while not server.server_state.connections:
                    await asyncio.sleep(0.01)
                while server.server_state.connections:
                    await asyncio.sleep(0.05)

    asyncio.run(ask())
