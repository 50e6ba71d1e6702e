"""A disk that becomes full, and has room again."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from crash_kit import children_of


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path | None]:
    """A small disk, where we may have one."""
    disk = folder / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(disk)]
    mounted = os.geteuid() == 0 and shutil.which("mount") is not None
    if not mounted or subprocess.run(command, check=False, capture_output=True).returncode:
        yield None
        return
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Not a byte is left."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        for piece in (1 << 20, 1 << 9):
            with contextlib.suppress(OSError):
                while True:
                    file.write(bytes(piece))
    try:
        yield
    finally:
        filler.unlink()


@contextmanager
def nothing_grows(process: int, user: str | None = None) -> Iterator[None]:
    """Where no disk can be made: a process of that user, and those it starts, may write no file."""
    limit(process, "0", user)
    try:
        yield
    finally:
        limit(process, "unlimited", user)


def limit(process: int, size: str, user: str | None) -> None:
    """Say how large files may become, to a process and its children, as far as they are there."""
    for each in (process, *children_of(process)):
        command = ["prlimit", "--pid", str(each), f"--fsize={size}:"]
        subprocess.run(command, user=user, check=False, capture_output=True)
