"""The cache of compiled rules.

Numba notices when the source file of a function changes, but not when a function that it *calls* in
another file does, or a number in a data file. So compiled code is kept in a folder whose name is a
digest of everything that can change it: the versions of Python, NumPy and Numba, every module with
rules, all that these import, and the data files that they name. After a change, old code is not found.

Rules get a cache class of our own, `RuleCache`, built on Numba's:

- Files are found by their place in the package, not by an absolute path: a checkout that is moved, or
  a second one, finds its rules compiled (half a minute for a game).
- Saving takes a lock. Numba's index of a function's overloads has none, and two processes that compile
  different overloads at once can end up with one's code filed under the other's signature.

It relies on parts of Numba that are not documented, so `pyproject.toml` bounds Numba's version.
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
from filelock import FileLock
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from platformdirs import user_cache_path

PACKAGE = Path(__file__).resolve().parent.parent
OLD_DIGESTS = 4  # that are kept, for people who switch between versions

RULE = re.compile(r"^@(rule|seldom|generic|optional|implements)\b", re.MULTILINE)
# Imports at the top level: only these bring in values that compiled code can use.
IMPORT = re.compile(
    r"^from (ludopolis[\w.]*) import (\((?:[^)#]|#.*)*\)|.*)|^import (ludopolis[\w.]*)",
    re.MULTILINE,
)
COMMENT = re.compile("#.*")
DATA_FILE = re.compile(r'"([\w/-]+\.toml)"')


# --- The digest -------------------------------------------------------------------------------


def rule_sources(package: Path = PACKAGE) -> list[Path]:
    """The modules with rules, all modules that these import, and the data files that they name."""
    texts = {path: path.read_text(encoding="utf-8") for path in package.rglob("*.py")}
    found: set[Path] = set()
    left = [path for path, text in texts.items() if RULE.search(text)]
    while left:
        path = left.pop()
        if path in found:
            continue
        found.add(path)
        left += [module for module in _imported(texts[path], package) if module in texts]
        data = (path.parent / name for name in DATA_FILE.findall(texts[path]))
        found.update(file for file in data if file.exists())
    return sorted(found)


def _imported(text: str, package: Path) -> Iterator[Path]:
    """The files of the package that a module may import: modules, or names in a package."""
    for module, names, plain in IMPORT.findall(text):
        place = package.joinpath(*(module or plain).split(".")[1:])
        submodules = [place / f"{name}.py" for name in re.findall(r"\w+", COMMENT.sub("", names))]
        yield from (place.with_suffix(".py"), *submodules)
        if not all(path.exists() for path in submodules):
            yield place / "__init__.py"


def source_digest(package: Path = PACKAGE) -> str:
    """A digest of everything that can change compiled code."""
    digest = hashlib.sha256()
    for part in (platform.python_version(), np.__version__, numba.__version__):
        digest.update(part.encode() + b"\0")
    for path in rule_sources(package):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:24]


# --- The folder -------------------------------------------------------------------------------


def _root() -> Path:
    """The folder for all digests: LUDOPOLIS_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("LUDOPOLIS_CACHE"):
        return Path(chosen)
    path = user_cache_path("ludopolis", appauthor=False)
    if not path.is_absolute():  # a user without a home
        raise FileNotFoundError(path)
    return path


@cache
def folder() -> Path:
    """The folder for the code of exactly these sources, made on first use."""
    try:
        path = _root() / source_digest()
        path.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path).close()
    except OSError:  # no home, or a read-only one: compile each time, but do work
        temporary = tempfile.mkdtemp(prefix="ludopolis-")
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        os.environ["LUDOPOLIS_CACHE"] = temporary  # for the processes that help compiling
        path = Path(temporary) / source_digest()
        path.mkdir()
        return path
    os.utime(path)
    _remove_old_digests(path)
    return path


def _remove_old_digests(current: Path) -> None:
    """Remove all but the newest other digests; nothing else in the folder is touched."""
    digests = []
    for path in current.parent.iterdir():
        # Another process may remove the same ones at the same moment.
        with contextlib.suppress(OSError):
            if re.fullmatch("[0-9a-f]{24}", path.name) and path.is_dir() and path != current:
                digests.append((path.stat().st_mtime, path))
    for _, old in sorted(digests, reverse=True)[OLD_DIGESTS:]:
        shutil.rmtree(old, ignore_errors=True)


def is_warm(part: str) -> bool:
    """Has this part of a game been compiled, from these sources, on this machine?"""
    return (folder() / f"{part}.warm").exists()


def mark_warm(part: str) -> None:
    """Note that this part of a game has been compiled."""
    folder().mkdir(parents=True, exist_ok=True)
    (folder() / f"{part}.warm").touch()


# --- Numba's cache ----------------------------------------------------------------------------


class RuleLocator(UserProvidedCacheLocator):  # type: ignore[misc]  # Numba has no types
    """Where the compiled code of a rule is kept."""

    def __init__(self, function: Any, file: str) -> None:
        self._py_file = file
        self._lineno = function.__code__.co_firstlineno
        path = Path(file).resolve()
        self._in_package = PACKAGE in path.parents
        name = (
            "-".join(path.relative_to(PACKAGE).parts[:-1])
            if self._in_package
            else self.get_suitable_cache_subpath(file)
        )
        self._cache_path = str(folder() / name)

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> Any:
        """The locator of a function; the folder can be written, or else is a temporary one."""
        return cls(py_func, py_file)

    def get_source_stamp(self) -> Any:
        """What must be the same for compiled code to be used; of our own files, the digest says it."""
        return "" if self._in_package else super().get_source_stamp()


class RuleCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's way to store compiled functions, in our folder."""

    _locator_classes = (RuleLocator,)


class RuleCache(FunctionCache):  # type: ignore[misc]
    """The cache of one rule."""

    _impl_class = RuleCacheImpl

    def save_overload(self, sig: Any, data: Any) -> None:
        """Save compiled code, one process at a time."""
        with FileLock(folder() / ".lock"):
            super().save_overload(sig, data)
