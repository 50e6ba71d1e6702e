"""The games of a study on disk: a file for each cell, a line for each game.

Lines are written as games end, in any order. An incomplete last line, left by a killed process, is
dropped, and its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ludopolis.arena.study.measure import GameRow, read_row
from ludopolis.arena.study.plan import Cell
from ludopolis.arena.versions import versions
from ludopolis.engine import lock
from ludopolis.engine.errors import LudopolisError, OptionError

LOCK = "lock"  # an empty file, locked by the process that plays in the folder
CODE_VERSIONS = ("rules", "code")  # what games depend on besides the settings
SHARED = (*CODE_VERSIONS, "game", "options", "seed")  # by all cells of a study


@dataclass
class StoredGames:
    """The games of a cell that are stored already."""

    rows: dict[int, GameRow] = field(default_factory=dict)
    # Games measured by another version, whose actions are known: they only need to be measured again.
    actions: dict[int, tuple[int, ...]] = field(default_factory=dict)

    def add(self, data: Mapping[str, Any]) -> None:
        """Add a line, which replaces an earlier one of the same game."""
        number = int(data["number"])
        self.rows.pop(number, None)
        self.actions.pop(number, None)
        row = read_row(data)
        if row is not None:
            self.rows[number] = row
        elif data.get("actions"):
            self.actions[number] = tuple(map(int, data["actions"]))


class Store:
    """The folder with the games of one study, for one process at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def empty(self) -> bool:
        """Is there no game yet?"""
        return not any(self.folder.glob("*.jsonl"))

    def path(self, cell: Cell) -> Path:
        """The file of a cell."""
        return self.folder / f"{cell.name}.jsonl"

    @contextmanager
    def locked(self) -> Generator[None]:
        """Lock the folder, since two processes would overwrite each other's files."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = (self.folder / LOCK).open("ab")
        except OSError as fault:
            raise self._unusable(fault) from None
        with file:
            if not lock.held_at_once(file):
                raise OptionError(
                    f"another process plays in {self.folder}; wait for it, or name another folder"
                    " with --out"
                )
            yield

    def check(self, cells: list[Cell]) -> None:
        """Refuse a folder with files of another study, even if none of these cells has one."""
        others = set(self.folder.glob("*.jsonl")) - {self.path(cell) for cell in cells}
        for path in sorted(others):
            try:
                with path.open("rb") as lines:
                    first, played = next(lines, b""), next(lines, b"")
                there = json.loads(first) if played else None
            except OSError as fault:
                raise self._unusable(fault) from None
            except ValueError:
                raise damaged(path) from None
            if there is not None:
                check_shared(path, there, cells)

    def open(self, cell: Cell) -> StoredGames:
        """The stored games of a cell; creates the file, or repairs its end."""
        path = self.path(cell)
        try:
            lines = whole_lines(path)
            if not lines:
                path.write_text(json.dumps(header(cell)) + "\n", encoding="utf-8")
                return StoredGames()
            return self._read(path, lines, cell)
        except OSError as fault:
            raise self._unusable(fault) from None

    def _unusable(self, fault: OSError) -> OptionError:
        return OptionError(
            f"cannot keep games in {self.folder}: {fault.strerror}; name another folder with --out"
        )

    def _read(self, path: Path, lines: list[bytes], cell: Cell) -> StoredGames:
        try:
            first, *rest = (json.loads(line) for line in lines)
            stored = StoredGames()
            for data in rest:
                stored.add(data)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise damaged(path) from None
        check_header(path, first, header(cell))
        return stored

    def add(self, cell: Cell, rows: Iterable[GameRow]) -> None:
        """Append some games."""
        try:
            with self.path(cell).open("a", encoding="utf-8") as file:
                file.write("".join(row.line() + "\n" for row in rows))
        except OSError as fault:
            raise LudopolisError(
                f"cannot keep more games in {self.folder}: {fault.strerror}; those so far are kept:"
                " make room, and go on with --resume"
            ) from None


def whole_lines(path: Path) -> list[bytes]:
    """The complete lines of a file, if it exists; an incomplete last line is cut off."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        lines.pop()
        os.truncate(path, sum(map(len, lines)))
    return lines


def damaged(path: Path) -> LudopolisError:
    """The error for a file that cannot be read."""
    return LudopolisError(f"{path} is damaged; remove it, and its games will be played again")


def header(cell: Cell) -> dict[str, Any]:
    """What all games of a file have in common; deals may be added later."""
    about = asdict(cell)
    del about["deals"]
    return {**code_versions(cell.game), **about}


@cache
def code_versions(game: str) -> dict[str, str | int]:
    """The versions of the rules and of the code, cached for all cells."""
    found = versions(game)
    return {key: found[key] for key in CODE_VERSIONS}


def check_shared(path: Path, there: Any, cells: list[Cell]) -> None:
    """Refuse a file of none of these cells, unless it could belong to the same study."""
    main = header(cells[0])
    try:
        part, changed = there["part"], there["changed"]
        was, now = (
            {**found, "options": {k: v for k, v in found["options"].items() if k != changed}}
            for found in (there, main)
        )
    except (KeyError, TypeError, AttributeError):
        raise damaged(path) from None
    keys = list(SHARED)
    alike = [cell for cell in cells if cell.part == part]
    if alike and part != "also":  # there, each bot has a file of its own
        keys += ["bot", "others"]
        now |= {"bot": alike[0].bot, "others": alike[0].others}
    check_header(path, *({key: found[key] for key in keys if key in found} for found in (was, now)))


def check_header(path: Path, there: Any, here: dict[str, Any]) -> None:
    """Refuse to mix games of different studies, or of different code."""
    if there == here:
        return
    if not isinstance(there, dict):
        raise OptionError(f"{path} has no header; name another folder with --out")
    keys = [key for key in {**there, **here} if there.get(key) != here.get(key)]
    if set(keys) <= set(CODE_VERSIONS):
        was, now = (
            ", ".join(f"{key} {found.get(key, 'unknown')}" for key in CODE_VERSIONS)
            for found in (there, here)
        )
        raise OptionError(
            f"the games in {path.parent} were played by {was}; this is {now}: play anew in another"
            " folder with --out"
        )
    differences = ", ".join(f"{key} {there.get(key)!r}, not {here.get(key)!r}" for key in keys)
    raise OptionError(
        f"{path} holds games of another study ({differences}); name another folder with --out"
    )
