"""A file's lock, between real processes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludopolis.engine import lock

HOLDER = """
import sys
from ludopolis.engine import lock
file = open(sys.argv[1], "ab")
lock.hold(file)
print("held", flush=True)
sys.stdin.read()
"""
Process = subprocess.Popen[str]


@contextmanager
def holder(path: Path) -> Iterator[Process]:
    """Another process that wants the lock of a file, and then holds it until it is ended."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def has_it(process: Process) -> bool:
    """Wait until the process has the lock."""
    assert process.stdout is not None
    return process.stdout.readline() == "held\n"


def test_one_process_holds_it(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with holder(path) as other:
        assert has_it(other)
        with path.open("ab") as file:
            assert not lock.held_at_once(file)


def test_it_ends_with_a_process_that_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with holder(path) as other:
        assert has_it(other)
        other.kill()
        other.wait()
        with path.open("ab") as file:
            assert lock.held_at_once(file)


def test_who_wants_it_waits_for_who_has_it(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with path.open("ab") as file:
        assert lock.held_at_once(file)
        with holder(path) as other:
            with pytest.raises(subprocess.TimeoutExpired):
                other.wait(1)
            file.close()
            assert has_it(other)


def test_without_such_locks_everybody_holds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "fcntl", None)
    with (tmp_path / "lock").open("ab") as one, (tmp_path / "lock").open("ab") as another:
        lock.hold(one)
        assert lock.held_at_once(one)
        assert lock.held_at_once(another)
