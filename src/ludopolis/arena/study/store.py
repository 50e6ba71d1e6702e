"""The games of a study on disk: a file for each cell, a line for each game, nothing ever lost.

Lines are written as games end, in any order. A line that was cut short by a kill is dropped; its game is
played again.
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

from ludopolis.arena.study.measure import Row, read_row
from ludopolis.arena.study.plan import Cell
from ludopolis.arena.versions import versions
from ludopolis.engine import lock
from ludopolis.engine.errors import LudopolisError, OptionError

LOCK = "lock"  # a file that says nothing: whoever plays in the folder holds it
PLAYED_BY = ("rules", "code")  # what decides games besides the settings
SHARED = (*PLAYED_BY, "game", "options", "seed")  # by all cells of a study


@dataclass
class Kept:
    """The games of a cell that are there already."""

    rows: dict[int, Row] = field(default_factory=dict)
    # Games that another version measured, of which the actions are known: they need not be played
    # again, only measured.
    actions: dict[int, tuple[int, ...]] = field(default_factory=dict)

    def take(self, data: Mapping[str, Any]) -> None:
        """Take in a line; a later one of the same game counts."""
        number = int(data["number"])
        self.rows.pop(number, None)
        self.actions.pop(number, None)
        row = read_row(data)
        if row is not None:
            self.rows[number] = row
        elif data.get("actions"):
            self.actions[number] = tuple(map(int, data["actions"]))


class Store:
    """The folder in which the games of one study are kept. One process at a time may hold it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def empty(self) -> bool:
        """Is nothing kept here yet?"""
        return not any(self.folder.glob("*.jsonl"))

    def path(self, cell: Cell) -> Path:
        """The file of a cell."""
        return self.folder / f"{cell.name}.jsonl"

    @contextmanager
    def held(self) -> Generator[None]:
        """Hold the folder: two studies that write to the same files would spoil both."""
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
        """Refuse a folder in which another study is, also where it has none of these files."""
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

    def open(self, cell: Cell) -> Kept:
        """The games of a cell that are there; makes the file, and mends its end if it was cut."""
        path = self.path(cell)
        try:
            lines = whole_lines(path)
            if not lines:
                path.write_text(json.dumps(header(cell)) + "\n", encoding="utf-8")
                return Kept()
            return self._read(path, lines, cell)
        except OSError as fault:
            raise self._unusable(fault) from None

    def _unusable(self, fault: OSError) -> OptionError:
        return OptionError(
            f"cannot keep games in {self.folder}: {fault.strerror}; name another folder with --out"
        )

    def _read(self, path: Path, lines: list[bytes], cell: Cell) -> Kept:
        try:
            first, *rest = (json.loads(line) for line in lines)
            kept = Kept()
            for data in rest:
                kept.take(data)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise damaged(path) from None
        check_header(path, first, header(cell))
        return kept

    def add(self, cell: Cell, rows: Iterable[Row]) -> None:
        """Keep some games, at once."""
        try:
            with self.path(cell).open("a", encoding="utf-8") as file:
                file.write("".join(row.line() + "\n" for row in rows))
        except OSError as fault:
            raise LudopolisError(
                f"cannot keep more games in {self.folder}: {fault.strerror}; those so far are kept:"
                " make room, and go on with --resume"
            ) from None


def whole_lines(path: Path) -> list[bytes]:
    """The lines of a file, if it is there; one that a kill cut short is cut off, and nothing else."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        lines.pop()
        os.truncate(path, sum(map(len, lines)))
    return lines


def damaged(path: Path) -> LudopolisError:
    """What is said of a file that cannot be read."""
    return LudopolisError(f"{path} is damaged; remove it, and its games will be played again")


def header(cell: Cell) -> dict[str, Any]:
    """What the games of a file have in common; more deals may follow later."""
    about = asdict(cell)
    del about["deals"]
    return {**played_by(cell.game), **about}


@cache
def played_by(game: str) -> dict[str, str | int]:
    """The rules and the bots that play; read once, as many cells ask for it."""
    found = versions(game)
    return {key: found[key] for key in PLAYED_BY}


def check_shared(path: Path, there: Any, cells: list[Cell]) -> None:
    """Refuse a file that this study does not play, unless it could be one of its own."""
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
    if alike and part != "also":  # there, each bot has its own
        keys += ["bot", "others"]
        now |= {"bot": alike[0].bot, "others": alike[0].others}
    check_header(path, *({key: found[key] for key in keys if key in found} for found in (was, now)))


def check_header(path: Path, there: Any, here: dict[str, Any]) -> None:
    """Refuse to add games to those of another study, or of other bots that bear the same names."""
    if there == here:
        return
    if not isinstance(there, dict):
        raise OptionError(f"{path} has no header; name another folder with --out")
    keys = [key for key in {**there, **here} if there.get(key) != here.get(key)]
    if set(keys) <= set(PLAYED_BY):
        was, now = (
            ", ".join(f"{key} {found.get(key, 'unknown')}" for key in PLAYED_BY)
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
