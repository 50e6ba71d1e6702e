"""The examples of `deploy/`, really tried: nginx and Caddy before a real site, and visitors who play.

Everything is on this machine, so visitors from elsewhere are made with the PROXY protocol: nginx takes
their address from a line that comes first, as behind a load balancer.
"""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import httpx
import pytest
from web_process import PATIENCE, Served, served
from web_site import QUICK, Browser

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
CADDY = shutil.which("caddy")
SYSTEMD = shutil.which("systemd-analyze")
WRONG_CODES = 10  # that are taken from one address at once

# What a host's own nginx.conf says around the file of a site.
AROUND = """
daemon off;
{user}
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    access_log {folder}/paths;
    set_real_ip_from 127.0.0.1;
    real_ip_header proxy_protocol;
    include {folder}/site;
}}
"""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def example(name: str, changes: dict[str, str]) -> str:
    """An example of ours, with what a host changes in it."""
    text = (DEPLOY / name).read_text("utf-8")
    for before, after in changes.items():
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text


@contextmanager
def running(*command: str, port: int, home: Path) -> Iterator[None]:
    """A proxy as long as it is needed; what it says is in the file `said`."""
    said = home / "said"
    with said.open("wb") as log:
        proxy = subprocess.Popen(
            command,
            env={"HOME": str(home), "PATH": os.environ["PATH"]},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert proxy.poll() is None, said.read_text()
                assert time.monotonic() < until, "the proxy does not start"
                time.sleep(0.05)
        yield
    finally:
        proxy.terminate()
        proxy.wait(PATIENCE)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The site, started as its systemd unit starts it."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment]
    unit.read(DEPLOY / "ludopolis.service")
    program, serve, *options = shlex.split(unit["Service"]["ExecStart"].replace("$OPTIONS", ""))
    assert (program, serve) == ("/opt/ludopolis/bin/ludopolis", "serve")
    # The last port that is named counts: here, any.
    folder, allowed = tmp_path_factory.mktemp("site"), {"LUDOPOLIS_ALLOWED_HOSTS": "games.example"}
    with served(folder, *options, "--port", "0", **allowed) as site:
        yield site
        assert site.stop() == 0


def port_of(site: Served) -> str:
    return f"127.0.0.1:{urlsplit(site.address).port}"


@dataclass
class Before:
    """nginx before the site."""

    folder: Path
    address: str  # for whoever is here
    far: int  # the port for visitors who say first where they come from

    def ask(
        self, visitor: str, method: str, path: str, **headers: str
    ) -> tuple[int, dict[str, str]]:
        """Ask for a page from somewhere else: the answer's status and headers."""
        there = HTTPConnection("127.0.0.1", self.far, timeout=PATIENCE)
        there.connect()
        there.sock.sendall(f"PROXY TCP4 {visitor} 198.51.100.1 4000 80\r\n".encode())
        form = urlencode({"code": "wrong"}) if method == "POST" else None
        sent = {"content-type": "application/x-www-form-urlencoded"} if form else {}
        there.request(method, path, form, {**sent, **headers})
        answer = there.getresponse()
        answer.read()
        there.close()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}


@pytest.fixture(scope="module")
def nginx(site: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Before]:
    if NGINX is None:
        pytest.skip("nginx is not installed: apt-get install nginx")
    folder = tmp_path_factory.mktemp("nginx")
    near, far = free_port(), free_port()
    doors = f"listen 127.0.0.1:{near}; listen 127.0.0.1:{far} proxy_protocol;"
    changes = {
        "listen 80;": doors,
        "server 127.0.0.1:8000;": f"server {port_of(site)};",
        "/var/log/nginx/ludopolis.log": f"{folder}/site-errors",
    }
    (folder / "site").write_text(example("nginx.conf", changes))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
    command = (NGINX, "-e", f"{folder}/errors", "-c", f"{folder}/nginx.conf")
    with running(*command, port=near, home=folder):
        yield Before(folder, f"http://127.0.0.1:{near}", far)


@contextmanager
def caddy_before(site: str, folder: Path) -> Iterator[str]:
    """Caddy before what listens there, or does not."""
    if CADDY is None:
        pytest.skip("Caddy is not installed: apt-get install caddy")
    port = free_port()
    changes = {
        "\tlog {": "\tadmin off\n\tlog {",
        "games.example {": f"http://127.0.0.1:{port} {{",
        "reverse_proxy 127.0.0.1:8000": f"reverse_proxy {site}",
    }
    file = folder / "Caddyfile"
    file.write_text(example("Caddyfile", changes))
    command = (CADDY, "run", "--config", str(file), "--adapter", "caddyfile")
    with running(*command, port=port, home=folder):
        yield f"http://127.0.0.1:{port}"


@pytest.fixture(scope="module")
def caddy(site: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with caddy_before(port_of(site), tmp_path_factory.mktemp("caddy")) as address:
        yield address


def play_through(address: str, site: Served) -> None:
    """Open a table and play a move, all of it through a proxy."""
    with Browser(address) as somebody:
        table = somebody.new_table(QUICK, "me bot:greedy")
        site.wait_for(f"/table/{table}")
        answer = somebody.get(f"/table/{table}")
        assert answer.status_code == 200
        assert answer.headers["x-request-id"]
        with somebody.at(table) as wire:
            position = wire.my_turn()
            assert position
            number, action = position["number"], position["choices"][0]["action"]
            answered = wire.ask("move", number=number, action=action)
            assert (answered["type"], answered["number"]) == ("ok", number + 1)
        assert somebody.get("/metrics").status_code == 404
        assert somebody.post("/name", {"name": "x" * 70_000}).status_code == 413


def test_a_move_is_played_through_nginx(nginx: Before, site: Served) -> None:
    play_through(nginx.address, site)


def test_a_move_is_played_through_caddy(caddy: str, site: Served) -> None:
    play_through(caddy, site)


def test_caddy_writes_no_paths_while_the_site_is_down(tmp_path: Path) -> None:
    with caddy_before(f"127.0.0.1:{free_port()}", tmp_path) as address:
        answer = httpx.get(f"{address}/join/token", headers={"Referer": f"{address}/join/token"})
        assert answer.status_code == 502
    said = (tmp_path / "said").read_text()
    assert "connection refused" in said
    assert "token" not in said


def test_limits_are_per_visitor_and_nobody_can_claim_to_be_another(nginx: Before) -> None:
    forged = (f"198.51.100.{number}" for number in range(100, 200))

    def try_a_code(visitor: str) -> int:
        claimed = next(forged)
        headers = {"X-Forwarded-For": claimed, "X-Real-IP": claimed, "Forwarded": f"for={claimed}"}
        return nginx.ask(visitor, "POST", "/claim", **headers)[0]

    assert [try_a_code("203.0.113.7") for _ in range(WRONG_CODES)] == [422] * WRONG_CODES
    assert try_a_code("203.0.113.7") == 429
    assert try_a_code("203.0.113.8") == 422


def test_who_says_to_be_this_machine_reads_no_figures(nginx: Before) -> None:
    headers = {"X-Forwarded-For": "127.0.0.1", "Host": "localhost"}
    assert nginx.ask("203.0.113.9", "GET", "/metrics", **headers)[0] == 404
    # Nor past the rule of nginx: the path as the site reads it is another one there.
    for path in ("/%6detrics", "//metrics", "/metrics/", "/x/../metrics"):
        assert nginx.ask("203.0.113.9", "GET", path, **headers)[0] in {404, 307}, path


def test_the_site_behind_nginx_knows_its_name(nginx: Before) -> None:
    assert nginx.ask("203.0.113.11", "GET", "/about", Host="games.example")[0] == 200
    assert nginx.ask("203.0.113.11", "GET", "/about", Host="evil.example")[0] == 400


def test_nginx_gives_a_request_its_name_and_writes_no_paths(nginx: Before, site: Served) -> None:
    _, headers = nginx.ask("203.0.113.10", "GET", "/about", **{"X-Request-ID": "of-a-stranger"})
    assert re.fullmatch("[0-9a-f]{32}", headers["x-request-id"])
    for _ in range(600):  # it is written down after it was answered
        if headers["x-request-id"] in site.log:
            break
        time.sleep(0.05)
    assert headers["x-request-id"] in site.log
    assert (nginx.folder / "paths").read_text() == ""


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if SYSTEMD is None:
        pytest.skip("systemd-analyze is not installed: apt-get install systemd")
    # What it starts has to exist.
    changes = {"ExecStart=/opt/ludopolis/bin/ludopolis": f"ExecStart={sys.executable} -m ludopolis"}
    unit = tmp_path / "ludopolis.service"
    unit.write_text(example("ludopolis.service", changes))
    done = subprocess.run(
        [SYSTEMD, "verify", "--man=no", "--recursive-errors=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
