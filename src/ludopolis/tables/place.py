"""Where a site keeps what it keeps, unless it is told otherwise."""

from __future__ import annotations

import os
from pathlib import Path

from ludopolis.engine.errors import LudopolisError


def data_folder() -> Path:
    """Where tables and the secret are kept: LUDOPOLIS_DATA, or the user's data folder."""
    if chosen := os.environ.get("LUDOPOLIS_DATA"):
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "ludopolis"


def make_folder(folder: Path) -> None:
    """Make a data folder, into which only its owner looks; one that is there stays as it is."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def cannot_write(folder: Path, fault: OSError) -> LudopolisError:
    """What is said where a data folder cannot be made or written to."""
    return LudopolisError(
        f"cannot write to {folder}: {fault.strerror}; name another folder in LUDOPOLIS_DATA"
    )


def usual_database() -> str:
    """The URL of the database in the data folder."""
    return f"sqlite:///{data_folder() / 'ludopolis.db'}"
