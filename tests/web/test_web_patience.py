"""Connections on which nothing is asked for."""

from __future__ import annotations

import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from web_site import PATIENCE, open_site

from ludopolis.web import patience

ASKED = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize("said", [b"", ASKED[:20]])
def test_who_asks_for_nothing_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(patience, "ASKING_SECONDS", 0.5)
    with open_site(tmp_path) as site:
        port = urlsplit(site.address).port
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as silent:
            silent.sendall(said)
            assert silent.recv(1000) == b""


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
