"""An arena on a real Ray cluster of two nodes, one of which is killed in the middle."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from ludopolis.arena import cluster
from ludopolis.arena.results import match_of
from ludopolis.arena.tournament import Match, arrange, play_batch
from ludopolis.arena.versions import Versions, spelled
from ludopolis.arena.workers import Fault
from ludopolis.engine.errors import LudopolisError, OptionError

HEAD, SECOND = "127.0.0.2", "127.0.0.3"
PATIENCE = 300.0  # seconds; a machine may be busy
GAMES = 3000
ASKED = ("arena", "newyork", "--bots", "random;greedy", "--players", "2", "--games", str(GAMES))


def wait_until(condition: Callable[[], object]) -> None:
    """Wait for something that happens soon."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def commands_below(process: int) -> dict[int, str]:
    """The processes that a process has started, and those have, with their command lines."""
    found: dict[int, str] = {}
    with contextlib.suppress(FileNotFoundError):
        for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
            found[int(child)] = Path(f"/proc/{child}/cmdline").read_text().replace("\0", " ")
            found |= commands_below(int(child))
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HEAD, 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def node(log: Path, *arguments: str) -> Iterator[int]:
    """A node of a cluster, once it is ready: its process, below which are all others of the node."""
    with log.open("w") as said:
        process = subprocess.Popen(
            [
                *(Path(sys.executable).with_name("ray"), "start", "--block", "--num-cpus=1"),
                *("--object-store-memory=100000000", "--include-log-monitor=false", *arguments),
            ],
            env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "PYTHONUNBUFFERED": "1"},
            stdout=said,
            stderr=subprocess.STDOUT,
        )
    try:
        wait_until(lambda: "Ray runtime started" in log.read_text())
        yield process.pid
    finally:
        end([*commands_below(process.pid), process.pid])
        process.wait()


def end(processes: Iterable[int]) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


@pytest.fixture
def two_nodes(tmp_path: Path) -> Iterator[tuple[str, int]]:
    """The address of a cluster, and the process of its second node."""
    port = free_port()
    address = f"{HEAD}:{port}"
    # Not pytest's folder: the paths of sockets have to be short.
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")
    try:
        with (
            node(
                tmp_path / "head.log",
                *("--head", f"--port={port}", f"--node-ip-address={HEAD}"),
                *("--include-dashboard=false", f"--temp-dir={folder}"),
            ),
            node(
                tmp_path / "second.log", f"--address={address}", f"--node-ip-address={SECOND}"
            ) as second,
        ):
            yield address, second
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def games_in(folder: Path) -> list[Match]:
    """The games of an arena in their order, without what a clock says."""
    lines = (folder / "games.jsonl").read_text("utf-8").splitlines()
    found = [match_of(line) for line in lines]
    found = [Match(m.fixture, replace(m.played, seconds=0.0)) for m in found]
    return sorted(found, key=lambda match: match.fixture.number)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux does")
def test_a_node_that_is_killed_costs_no_results(two_nodes: tuple[str, int], tmp_path: Path) -> None:
    address, second = two_nodes
    kept = tmp_path / "arena" / "games.jsonl"
    below: dict[int, str] = {}

    def in_the_middle() -> bool:
        """Games have been played, and the second node is busy with some."""
        assert arena.poll() is None, "it was over too soon"
        now = commands_below(second)
        below.update(now)
        busy = any(command.startswith("ray::attempt_on_node") for command in now.values())
        return busy and kept.stat().st_size > 0

    with subprocess.Popen(
        [
            *(sys.executable, "-m", "ludopolis", *ASKED),
            *("--results", str(tmp_path / "arena"), "--cluster", address),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as arena:
        try:
            wait_until(in_the_middle)
            raylets = [process for process, command in below.items() if "raylet/raylet" in command]
            assert len(raylets) == 1
            os.kill(raylets[0], signal.SIGKILL)
            played = kept.read_bytes().count(b"\n")
            assert arena.poll() is None
            said, complaints = arena.communicate(timeout=PATIENCE)
        finally:
            arena.kill()
            end(below)
    assert arena.returncode == 0, complaints
    assert 0 < played < GAMES
    assert f"{GAMES:,} games of {GAMES // 2:,} deals" in said

    local = arrange("newyork", ["random", "greedy"], 2, games=GAMES)
    expected = play_batch(local, list(local.fixtures()))
    assert games_in(tmp_path / "arena") == [
        Match(m.fixture, replace(m.played, seconds=0.0)) for m in expected
    ]


# --- Without a cluster ------------------------------------------------------------------------

HERE: Versions = {"ludopolis": "1.2", "rules": 3, "code": "abc"}


def double(task: int) -> int:
    if task < 0:
        raise LudopolisError("less than nothing")
    return 2 * task


def test_a_node_with_the_same_version_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "versions", lambda game: HERE)
    assert cluster.attempt_on_node(double, "newyork", HERE, 21) == 42
    assert cluster.attempt_on_node(double, "newyork", HERE, -1) == Fault("less than nothing")


@pytest.mark.parametrize("other", [{"ludopolis": "1.1"}, {"rules": 2}, {"code": "abd"}])
def test_a_node_with_another_version_is_named(
    other: Versions, monkeypatch: pytest.MonkeyPatch
) -> None:
    there: Versions = {**HERE, **other}
    monkeypatch.setattr(cluster, "versions", lambda game: there)
    ray = SimpleNamespace(util=SimpleNamespace(get_node_ip_address=lambda: "10.1.2.3"))
    monkeypatch.setattr(cluster, "import_ray", lambda: ray)
    found = cluster.attempt_on_node(double, "newyork", HERE, 21)
    assert isinstance(found, Fault)
    assert found.text == (
        f"a node of the cluster (10.1.2.3) has {spelled(there)}; here is {spelled(HERE)}: install"
        " the same on every node"
    )
    assert not found.trace


def test_a_cluster_that_is_not_there_is_named() -> None:
    port = free_port()
    with pytest.raises(OptionError, match=rf"no cluster at {HEAD}:{port}: .*refused.*ray start"):
        cluster.connect(f"{HEAD}:{port}")


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "not Ray"),
        (b"SSH", "not Ray"),
        (b"", "timed out"),
    ],
)
def test_somebody_else_who_answers_there_is_named(
    monkeypatch: pytest.MonkeyPatch, answer: bytes, told: str
) -> None:
    monkeypatch.setattr(cluster, "CONNECT_TIMEOUT", 0.5)
    with contextlib.closing(socket.create_server((HEAD, 0))) as door:
        port = door.getsockname()[1]

        def open_the_door() -> None:
            line, _ = door.accept()
            with line, contextlib.suppress(ConnectionError):  # who asked goes without a word
                line.sendall(answer)
                line.settimeout(PATIENCE)
                while line.recv(1000):
                    pass

        thread = threading.Thread(target=open_the_door)
        thread.start()
        with pytest.raises(OptionError, match=rf"no cluster at {HEAD}:{port}: .*{told}.*ray start"):
            cluster.connect(f"{HEAD}:{port}")
        thread.join()


@pytest.mark.parametrize(
    ("text", "line"),
    [("", "ValueError"), ("one", "one"), ("where\n  what \n\n", "what")],
)
def test_the_last_line_of_an_error_says_what(text: str, line: str) -> None:
    assert cluster.last_line(ValueError(text)) == line
