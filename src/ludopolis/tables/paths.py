"""Default locations of data."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from platformdirs import user_data_path

from ludopolis.engine.errors import LudopolisError


def data_folder() -> Path:
    """Where tables and the secret are kept: LUDOPOLIS_DATA, or the user's data folder."""
    if chosen := os.environ.get("LUDOPOLIS_DATA"):
        return Path(chosen)
    first = Path.home() / ".local" / "share" / "ludopolis"  # of 0.1.0, also on macOS
    if sys.platform == "darwin" and first.is_dir():
        return first
    return user_data_path("ludopolis", appauthor=False)


def make_folder(folder: Path) -> None:
    """Make a data folder, into which only its owner looks; one that is there stays as it is."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def cannot_write(folder: Path, fault: OSError) -> LudopolisError:
    """The error for a data folder that cannot be created or written."""
    return LudopolisError(
        f"cannot write to {folder}: {fault.strerror}; name another folder in LUDOPOLIS_DATA"
    )


def usual_database() -> str:
    """The URL of the default database."""
    return f"sqlite:///{data_folder() / 'ludopolis.db'}"
