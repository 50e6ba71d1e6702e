"""A lock on an open file: one process holds it, until it closes the file or ends, however it ends.

Where the system has no such locks, everybody holds it: two processes are then for their user to avoid.
"""

from __future__ import annotations

from typing import IO, Any

fcntl: Any
try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None


def possible() -> bool:
    """Has the system such locks?"""
    return fcntl is not None


def hold(file: IO[Any]) -> None:
    """Hold a file's lock; wait for who has it."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX)


def held_at_once(file: IO[Any]) -> bool:
    """Hold a file's lock, unless another process has it: says whether it is held now."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
