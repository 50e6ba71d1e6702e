"""The example clients play whole games against the real site, as anybody would start them."""

from __future__ import annotations

import importlib.util
import os
import re
import socket
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from visiting import Site
from websockets.datastructures import Headers
from websockets.exceptions import InvalidMessage, InvalidStatus
from websockets.http11 import Response

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PATIENCE = 120


def loaded(path: Path) -> Any:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


client = loaded(EXAMPLES / "client.py")


def started(*arguments: str) -> subprocess.Popen[str]:
    """The client in a process of its own."""
    command = [sys.executable, "-u", str(EXAMPLES / "client.py"), *arguments]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    )


def ended(client: subprocess.Popen[str]) -> str:
    """What a client has said when it is done."""
    said, _ = client.communicate(timeout=PATIENCE)
    assert client.returncode == 0, said
    return said


def test_a_program_plays_whole_games_against_bots(site: Site) -> None:
    said = ended(started(site.address, "--bots", "1", "--games", "2"))
    assert said.count(" win") == 2, said


def test_the_commands_of_the_page_run_as_they_stand(tmp_path: Path) -> None:
    """A bot that waits for nobody, one game instead of three: the rest is as it is read."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    block = re.findall(r"```sh\n(.*?)```", page, re.S)[0]
    for before, after in {
        "8000": str(port),
        "--no-open": "--no-open --bot-pause 0",
        "--games 3": "--games 1",
    }.items():
        assert before in block
        block = block.replace(before, after)
    for name, options in {"python": "", "ludopolis": "-m ludopolis"}.items():
        (tmp_path / name).write_text(f'#!/bin/sh\nexec {sys.executable} {options} "$@"\n')
        (tmp_path / name).chmod(0o755)
    done = subprocess.run(
        ["timeout", str(PATIENCE), "sh", "-c", f"{block}kill $!\nwait"],  # it ends the site as well
        cwd=ROOT,
        env={
            **os.environ,
            "PATH": f"{tmp_path}:{os.environ['PATH']}",
            "LUDOPOLIS_DATA": str(tmp_path / "data"),
        },
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert "does not answer" not in done.stderr
    assert done.stdout.count(" win") == 2, done.stdout


def test_a_site_that_is_not_there_is_said_in_a_line() -> None:
    nobody = started("http://127.0.0.1:1", "--wait", "0")
    said, _ = nobody.communicate(timeout=PATIENCE)
    assert nobody.returncode == 1
    assert len(said.splitlines()) == 1
    assert said.startswith("http://127.0.0.1:1 does not answer: ")


def test_what_is_no_site_of_ours_is_said_in_a_line() -> None:
    """As where a proxy answers for a site that is away."""

    class Proxy(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_error(502)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Proxy) as server:
        threading.Thread(target=server.serve_forever).start()
        address = f"http://127.0.0.1:{server.server_port}"
        lost = started(address)
        said, _ = lost.communicate(timeout=PATIENCE)
        server.shutdown()
    assert lost.returncode == 1
    assert said == f"{address}/api/visitors: 502, and not from a Ludopolis site\n"


def test_a_program_follows_an_invitation(site: Site) -> None:
    host = started(site.address, "--name", "Ada", "--friends", "1", "--bots", "0")
    assert host.stdout is not None
    invitation = host.stdout.readline().split()[-1]
    assert "/join/" in invitation
    guest = ended(started(invitation, "--name", "Ben"))
    hosts = ended(host)
    assert guest == hosts
    assert "Ada" in guest
    assert "Ben" in guest
    # Who comes too late is told so, in a line.
    late = started(invitation, "--name", "Eve")
    said, _ = late.communicate(timeout=PATIENCE)
    assert late.returncode == 1
    assert len(said.splitlines()) == 1
    assert "has begun" in said or "is over" in said


def test_a_program_comes_back_to_a_site_that_starts_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy answers 502 meanwhile, the site itself 503, or it ends in the middle of a greeting."""
    monkeypatch.setattr(client.time, "sleep", lambda _seconds: None)
    program = client.Client(site.address, "Robin")
    table = program.open_table("newyorknewyork", bots=1, friends=0)
    troubles: list[Exception] = [
        *(refusal(502), refusal(503), InvalidMessage("cut off"), ConnectionRefusedError()),
    ]

    def connect(*given: Any, **more: Any) -> Any:
        if troubles:
            raise troubles.pop(0)
        return connected(*given, **more)

    connected = client.connect
    monkeypatch.setattr(client, "connect", connect)
    assert program.play(table)["result"]["winners"]
    assert not troubles
    troubles.append(refusal(404))
    with pytest.raises(SystemExit, match="404"):
        program.play(table)
    program.http.close()


def refusal(status: int) -> InvalidStatus:
    """A site's answer to who wants to open a line."""
    return InvalidStatus(Response(status, "", Headers()))


def test_a_browser_plays_a_whole_game(site: Site, page: Page) -> None:
    page.goto(f"{site.address}/about")
    text = (EXAMPLES / "client.js").read_text(encoding="utf-8")
    result = page.evaluate(f"{text}\nplayLudopolis('newyorknewyork', 1)")
    assert len(result["scores"]) == 2
    assert result["winners"]
    # The visitor of the cookie has played, so the lobby knows the game.
    page.goto(site.address)
    assert page.locator('a[href^="/game/"]').count() >= 1
