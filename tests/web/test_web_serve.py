"""`ludopolis serve` in a process of its own, and the doors it opens."""

from __future__ import annotations

import asyncio
import inspect
import os
import re
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludopolis import cli
from ludopolis.cli import serve as cli_serve
from ludopolis.engine.errors import LudopolisError, OptionError
from ludopolis.tables import TableService, paths
from ludopolis.web import game_list, logs
from ludopolis.web import serve as serving
from ludopolis.web.app import create_app
from ludopolis.web.supervisor import SiteConfig
from postgres import Postgres


def serve(folder: Path, *arguments: str, within: Sequence[str] = ()) -> subprocess.Popen[str]:
    """A server in a process of its own; what it is started with may limit it."""
    return subprocess.Popen(
        [*within, sys.executable, "-m", "ludopolis", "serve", "--no-open", *arguments],
        env={**os.environ, "LUDOPOLIS_DATA": str(folder), "LC_ALL": "C.UTF-8", "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_opens_says_where_and_closes_when_told(tmp_path: Path, stop: signal.Signals) -> None:
    server = serve(tmp_path / "data", "--port", "0")
    assert server.stdout
    found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
    assert found
    try:
        assert httpx.get(found[0], timeout=60).status_code == 200
    finally:
        server.send_signal(stop)
    out, err = server.communicate(timeout=60)
    assert server.returncode == 0, err
    assert "Closed" in out
    assert "Traceback" not in err
    assert {path.name for path in (tmp_path / "data").iterdir()} >= {"secret", "ludopolis.db"}


def test_only_its_owner_reads_what_it_keeps(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    server = serve(folder, "--port", "0")
    assert server.stdout
    found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
    assert found
    try:
        assert httpx.get(f"{found[0]}ready", timeout=60).status_code == 200
        modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
        assert {"ludopolis.db", "ludopolis.db-wal", "ludopolis.db-shm"} <= modes.keys()
        assert set(modes.values()) == {0o600}
        assert folder.stat().st_mode & 0o777 == 0o700
    finally:
        server.terminate()
        server.communicate(timeout=60)


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        server = serve(tmp_path, "--port", port)
        _, err = server.communicate(timeout=60)
    assert server.returncode == 2
    assert f"port {port} is taken" in err
    assert "Traceback" not in err


def said_of(folder: Path, database: str) -> str:
    """What is said of a database with which the site does not start."""
    server = serve(folder, "--port", "0", "--database", database)
    try:
        out, err = server.communicate(timeout=60)
    finally:
        server.kill()  # one that has started after all
    assert server.returncode == 2
    assert out == ""
    assert "Traceback" not in err
    assert err.startswith("error: cannot open the database: ")
    assert "geheim" not in err
    return " ".join(err.split())


HOW_A_URL_LOOKS = "sqlite:////folder/site.db for a file, or postgresql://user:password@host/name"


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("nonsense", f"its URL cannot be read; write {HOW_A_URL_LOOKS}"),
        ("/folder/geheim.db", f"its URL cannot be read; write {HOW_A_URL_LOOKS}"),
        (
            "mysql://ada:geheim@host/x",
            "it can be SQLite or PostgreSQL, nothing else; write sqlite:",
        ),
        ("postgresql://ada:x@geheim@host/x", "one @ too many; write %40 for one in a password"),
        ("postgresql://ada:x@y/geheim@host/x", "one @ too many; write %40 for one in a password"),
        (
            "postgresql://ada:geheim@127.0.0.1:1/x",
            "does PostgreSQL run at 127.0.0.1, port 1, and does it let this machine in?",
        ),
        ("sqlite:////nowhere/x.db", "/nowhere/x.db: No such file or directory; may you write to"),
    ],
)
def test_a_database_that_cannot_be_opened_is_said(database: str, said: str, tmp_path: Path) -> None:
    assert said in said_of(tmp_path, database)


def test_a_database_or_a_role_that_is_missing_is_said(postgres: Postgres, tmp_path: Path) -> None:
    missing = postgres.url("nowhere").replace("ludopolis@", "ludopolis:geheim@")
    said = said_of(tmp_path, missing)
    assert 'database "nowhere" does not exist; make it with createdb' in said
    said = said_of(tmp_path, postgres.url().replace("ludopolis@", "nobody:geheim@"))
    assert 'role "nobody" does not exist; make the role with createuser' in said


def test_a_file_that_cannot_be_written_is_said_at_the_start(tmp_path: Path) -> None:
    """Not at the first move: the layout is as it should be, so nothing else is written before."""
    file = tmp_path / "site.db"
    asyncio.run(close_again(f"sqlite:///{file}"))
    hint = "attempt to write a readonly database; may you write to this file and its folder"
    assert f"{file}: {hint}" in said_of(tmp_path, f"sqlite:///file:{file}?mode=ro&uri=true")
    if os.geteuid() != 0:  # the superuser may write everywhere
        file.chmod(0o444)
        assert f"{file}: {hint}" in said_of(tmp_path, f"sqlite:///{file}")


async def close_again(database: str) -> None:
    """Lay a database out, and leave it."""
    await (await TableService.open(database)).close()


def test_a_port_of_the_database_that_is_no_number_is_said(tmp_path: Path) -> None:
    server = serve(tmp_path, "--port", "0", "--database", "postgresql://ada:secret@host:abc/db")
    _, err = server.communicate(timeout=60)
    assert server.returncode == 2
    assert "Traceback" not in err
    assert "port in its URL is not a number" in err
    assert "secret" not in err


WORKERS_THAT_CANNOT_BEGIN = """
from ludopolis.web import serve as serving
from ludopolis.engine.errors import LudopolisError

async def nothing(task):
    pass

if __name__ == "__main__":
    serving.lay_out = nothing  # as if the database went away just then
    try:
        serving.run(host="127.0.0.1", port=0, database="postgresql://nobody@127.0.0.1:1/none",
                    workers=2, browser=False, bot_pause=1.0, log_format="text",
                    log_level="warning", show=print)
    except LudopolisError as fault:
        raise SystemExit(f"said: {fault}")
"""


def test_workers_that_cannot_begin_are_a_failure(tmp_path: Path) -> None:
    """So that who watches over the site starts it again."""
    program = tmp_path / "program.py"
    program.write_text(WORKERS_THAT_CANNOT_BEGIN)
    ended = subprocess.run(
        [sys.executable, program],
        env={**os.environ, "LUDOPOLIS_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 1
    assert "said: the workers could not begin" in ended.stderr
    assert ended.stdout == ""


def test_without_a_wish_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(serving, "USUAL_PORT", taken)
        with serving.listening("127.0.0.1", None) as door:
            assert taken < door.getsockname()[1] < taken + serving.PORTS_TRIED
        monkeypatch.setattr(serving, "PORTS_TRIED", 1)
        with pytest.raises(OptionError, match="taken"):
            serving.listening("127.0.0.1", None)


def test_small_answers_are_sent_at_once() -> None:
    async def connect() -> int:
        accepted: asyncio.Future[socket.socket] = asyncio.get_running_loop().create_future()

        async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted.set_result(writer.get_extra_info("socket"))
            writer.close()

        with serving.listening("127.0.0.1", 0) as door:
            async with await asyncio.start_server(answer, sock=door):
                _, writer = await asyncio.open_connection(*door.getsockname())
                found = await accepted
                waits_not = found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                writer.close()
                await writer.wait_closed()
        return waits_not

    assert asyncio.run(connect())


def test_it_holds_as_many_lines_as_the_system_allows(tmp_path: Path) -> None:
    server = serve(tmp_path, "--port", "0", within=("prlimit", "--nofile=100:200"))
    try:
        assert server.stdout
        assert "http://" in server.stdout.readline()
        found = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    finally:
        server.terminate()
        server.communicate(timeout=60)
    assert found == (200, 200)


@pytest.mark.parametrize("most", [1_000_000, resource.RLIM_INFINITY])
def test_but_not_without_bounds(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, most))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    serving.allow_many_lines()
    assert asked == [(65_536, most)]


# --- Time to follow ---------------------------------------------------------------------------

FOLLOWED = 0.5  # seconds that people need at least to see what a bot has done


@pytest.mark.parametrize("opening", [TableService.open, create_app, cli_serve.serve])
def test_bots_give_people_the_time_to_follow(opening: Callable[..., Any]) -> None:
    assert FOLLOWED <= inspect.signature(opening).parameters["bot_pause"].default <= 2


@pytest.mark.parametrize("pause", [None, 1.25])
def test_a_site_is_served_with_the_pause_that_was_asked_for(
    pause: float | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[float] = []

    async def noted(_url: str, *, bot_pause: float, wake: bool, secret: str) -> TableService:
        assert not wake and secret  # bots wake when it is known what is compiled
        opened.append(bot_pause)
        raise OSError("enough seen")

    monkeypatch.setenv("LUDOPOLIS_DATA", str(tmp_path))
    monkeypatch.setattr(logs, "begin", lambda *_: None)
    monkeypatch.setattr(TableService, "open", noted)
    asked = ["--bot-pause", str(pause)] if pause else []
    with pytest.raises(LudopolisError, match="enough seen"):
        cli.app(["serve", "--no-open", "--port", "0", *asked], standalone_mode=False)
    usual = inspect.signature(cli_serve.serve).parameters["bot_pause"].default
    assert opened == [pause or usual]


def test_so_does_each_of_several_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "begin", lambda *_: None)
    monkeypatch.setattr(game_list, "boxes", lambda: ())  # nothing is to be compiled
    task = SiteConfig(
        f"sqlite:///{tmp_path}/site.db", "a secret for tests", 1.25, (), "text", "warning"
    )

    async def pause() -> float:
        app = task()
        async with app.router.lifespan_context(app):
            return float(app.state.app_state.service.bot_pause)

    assert asyncio.run(pause()) == 1.25


def test_an_address_that_is_not_ours_is_said() -> None:
    with pytest.raises(OptionError, match=r"cannot listen on 192\.0\.2\.1"):
        serving.listening("192.0.2.1", 0)


@pytest.mark.parametrize("host", ["", " "])
def test_an_empty_address_is_not_everywhere(host: str, tmp_path: Path) -> None:
    server = serve(tmp_path, "--port", "0", "--host", host)
    try:
        out, err = server.communicate(timeout=60)
    finally:
        server.kill()
    assert (server.returncode, out) == (2, "")
    assert "--host is empty; give 127.0.0.1 for this machine alone" in err


def test_where_things_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOPOLIS_DATA", str(tmp_path))
    assert paths.data_folder() == tmp_path
    monkeypatch.delenv("LUDOPOLIS_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert paths.data_folder() == tmp_path / "ludopolis"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert paths.data_folder() == tmp_path / ".local" / "share" / "ludopolis"
