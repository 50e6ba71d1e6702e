"""The games of a study on disk: a file for each cell, a line for each game, nothing ever lost.

Lines are written as games end, in any order. A line that was cut short by a kill is dropped; its game is
played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ludopolis.arena.study.measure import Row, read_row
from ludopolis.arena.study.plan import Cell
from ludopolis.engine import registry
from ludopolis.engine.errors import LudopolisError, OptionError


class Store:
    """The folder in which the games of one study are kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def empty(self) -> bool:
        """Is nothing kept here yet?"""
        return not any(self.folder.glob("*.jsonl"))

    def path(self, cell: Cell) -> Path:
        """The file of a cell."""
        return self.folder / f"{cell.name}.jsonl"

    def open(self, cell: Cell) -> dict[int, Row]:
        """The games of a cell that are there; makes the file, and mends its end if it was cut."""
        path = self.path(cell)
        try:
            if not path.exists():
                self.folder.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(header(cell)) + "\n", encoding="utf-8")
                return {}
            return self._read(path, cell)
        except OSError as fault:
            raise OptionError(
                f"cannot keep games in {self.folder}: {fault.strerror}; name another folder"
            ) from None

    def _read(self, path: Path, cell: Cell) -> dict[int, Row]:
        lines = path.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):  # a kill came in the middle of it
            lines.pop()
            path.write_bytes(b"".join(lines))
        try:
            first, *rest = (json.loads(line) for line in lines)
            rows = {row.number: row for row in map(read_row, rest)}
        except (ValueError, TypeError):
            raise LudopolisError(
                f"{path} is damaged; remove it, and its games will be played again"
            ) from None
        if first != header(cell):
            raise OptionError(
                f"{path} holds games of another study ({differences(first, header(cell))});"
                " name another folder with --out"
            )
        return rows

    def add(self, cell: Cell, rows: Iterable[Row]) -> None:
        """Keep some games, at once."""
        with self.path(cell).open("a", encoding="utf-8") as file:
            file.write("".join(row.line() + "\n" for row in rows))


def header(cell: Cell) -> dict[str, Any]:
    """What the games of a file have in common; more deals may follow later."""
    about = asdict(cell)
    del about["deals"]
    return {"rules": registry.box(cell.game).rules_version, **about}


def differences(one: Any, other: dict[str, Any]) -> str:
    """In what two headers differ, in a few words."""
    if not isinstance(one, dict):
        return "it has no header"
    keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
    return ", ".join(f"{key} {one.get(key)!r}, not {other.get(key)!r}" for key in keys)
