"""Every number of a board says where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludopolis
from ludopolis.engine import registry

MARKS = {"printed", "likely", "reconstructed"}


def board(name: str) -> dict[str, Any]:
    """The data file of a game."""
    path = Path(ludopolis.__file__).parent / "games" / name / "board.toml"
    return tomllib.loads(path.read_text("utf-8"))


def unmarked(table: dict[str, Any], path: str = "") -> Iterator[str]:
    """Where a value has neither a `mark` in its table nor a `name_mark` beside it."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from unmarked(value, f"{path}{key}.")
        elif key == "mark" or key.endswith("_mark"):
            marks = value if isinstance(value, list) else [value]
            yield from (f"{path}{key}: {mark}" for mark in marks if mark not in MARKS)
        elif "mark" not in table and f"{key}_mark" not in table:
            yield path + key


@pytest.mark.parametrize("name", registry.names())
def test_every_value_has_a_mark(name: str) -> None:
    assert board(name)
    assert list(unmarked(board(name))) == []
