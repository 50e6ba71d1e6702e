"""Where compiled rules are kept, so that they can never be stale.

Numba notices when the file of a function changes, but not when a function it *calls*, in another
file, does; nor a number in a data file. So the folder's name is a digest of every source and data
file in the folders that have rules, and of the versions that compiled it: change anything, and the
old code is simply not found. Folders without rules (the terminal, the arena …) do not count, nor do
the files in which games speak and draw.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import platform
import re
import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core.caching import CacheImpl, IndexDataCacheFile, UserProvidedCacheLocator

from ludopolis.engine import lock

PACKAGE = Path(__file__).resolve().parent.parent
WITH_RULES = ("engine", "games", "bots")
# Files of those folders in which nothing is compiled and of which no rule knows; a test checks it.
WITHOUT_RULES = frozenset(
    name if "." in name else f"{name}.py"
    for name in (
        *("__init__", "view", "notation", "log", "ui", "scene", "terminal", "guide", "report"),
        *("drawing", "sprites", "pictures", "selection_help"),
        *("bot", "simple", "baselines", "program", "searcher", "levels", "catalogue"),
        *(
            "fault",
            "process",
            "advice",
            "analysis",
            "record",
            "snapshot",
            "lock",
            "transcript",
            "verify",
        ),
        "weights.toml",  # given to the rules each time
    )
)
KEPT = 4  # how many older digests stay, for people who switch between versions


def source_digest(package: Path = PACKAGE) -> str:
    """A fingerprint of all that can change what compiled code does."""
    digest = hashlib.sha256()
    for part in (platform.python_version(), np.__version__, numba.__version__):
        digest.update(part.encode() + b"\0")
    for path in sorted(path for name in WITH_RULES for path in (package / name).rglob("*")):
        if path.suffix in {".py", ".toml"} and path.name not in WITHOUT_RULES:
            digest.update(path.relative_to(package).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:24]


def _root() -> Path:
    """The folder for all digests: LUDOPOLIS_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("LUDOPOLIS_CACHE"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "ludopolis"


@cache
def folder() -> Path:
    """The folder for the code of exactly these sources, made on first use."""
    try:
        path = _root() / source_digest()
        path.mkdir(parents=True, exist_ok=True)
        probe = path / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except (OSError, RuntimeError):  # no home, or a read-only one: compile each time, but do work
        passing = tempfile.mkdtemp(prefix="ludopolis-")
        atexit.register(shutil.rmtree, passing, ignore_errors=True)
        os.environ["LUDOPOLIS_CACHE"] = passing  # for the processes that help compiling
        path = Path(passing) / source_digest()
        path.mkdir()
        return path
    os.utime(path)
    _forget_old(path)
    return path


def _forget_old(current: Path) -> None:
    """Remove all but the newest other digests; nothing else in the folder is touched."""
    digests = []
    for path in current.parent.iterdir():
        # Another process may remove the same ones at the same moment.
        with contextlib.suppress(OSError):
            if re.fullmatch("[0-9a-f]{24}", path.name) and path.is_dir() and path != current:
                digests.append((path.stat().st_mtime, path))
    for _, old in sorted(digests, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the cache's lock: one process at a time."""
    with (folder() / ".lock").open("w") as file:
        lock.hold(file)
        yield


class Kept(UserProvidedCacheLocator):  # type: ignore[misc]  # Numba has no types
    """Where Numba keeps a rule.

    The folder's digest says that it is the right one, not where its file is or when it was written. So a
    project that is moved, or cloned a second time, finds all its rules compiled.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The folder of a file's rules, in the folder of the digest."""
        return "-".join(Path(py_file).resolve().relative_to(PACKAGE).parts[:-1])

    def get_source_stamp(self) -> str:
        """Nothing more to check."""
        return ""

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> Any:
        """This, for rules of ours."""
        ours = PACKAGE in Path(py_file).resolve().parents
        return super().from_function(py_func, py_file) if ours else None


def keep_rules() -> None:
    """Make Numba keep our rules as we do."""
    CacheImpl._locator_classes.insert(0, Kept)
    keep_saves_apart()


def keep_saves_apart() -> None:
    """Make Numba save compiled code under the lock.

    Its index of a function's versions has none: two processes that compile at once could each take the
    same file for different versions.
    """
    save = IndexDataCacheFile.save

    def save_alone(self: Any, key: Any, data: Any) -> None:
        with one_at_a_time():
            save(self, key, data)

    IndexDataCacheFile.save = save_alone


def is_warm(part: str) -> bool:
    """Has this part of a game been compiled, by these sources, on this machine?"""
    return (folder() / f"{part}.warm").exists()


def mark_warm(part: str) -> None:
    """Remember that this part of a game has been compiled."""
    folder().mkdir(parents=True, exist_ok=True)
    (folder() / f"{part}.warm").touch()
