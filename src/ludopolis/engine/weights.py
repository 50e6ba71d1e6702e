"""Weights: the numbers by which a game's bots judge positions, in `weights.toml` beside its rules.

They are given to the rules each time and are no part of compiled code, so they can be tuned without
compiling anything anew. `[weights.default]` holds all of them; `[weights.2]` holds those that are
different when two play, and so on. `[search.default]` and `[search.2]` say how to look ahead.
`[levels.default]` and `[levels.2]` name the bot that plays on each level for people.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from typing import Any, get_type_hints

from ludopolis.engine.errors import LudopolisError
from ludopolis.engine.layout import Float64, Layout, blank, duplicate

DEFAULT = "default"


def names_in(layout: type[Layout]) -> tuple[str, ...]:
    """The names of all weights of a record; those of a record within it have a dot: `waiting.pile`."""
    found: list[str] = []
    for name, hint in get_type_hints(layout).items():
        if isinstance(hint, type) and issubclass(hint, Layout):
            found += [f"{name}.{inner}" for inner in names_in(hint)]
        else:
            found.append(name)
    return tuple(found)


def values_of(record: Any) -> dict[str, float]:
    """All weights of a record, by name."""
    found: dict[str, float] = {}
    for name in record.dtype.names:
        value = getattr(record, name)
        if value.dtype.names:
            found |= {f"{name}.{inner}": number for inner, number in values_of(value).items()}
        else:
            found[name] = float(value)
    return found


def set_values(record: Any, values: Mapping[str, float]) -> None:
    """Change some weights of a record."""
    for name, value in values.items():
        *outer, last = name.split(".")
        setattr(attrgetter(".".join(outer))(record) if outer else record, last, value)


class Foresight(Layout):
    """How a searching bot goes about a game: numbers that were measured, not felt."""

    scale: Float64  # a difference in `sense` that makes a side e times as likely to win
    margin: Float64  # how much it counts by how far a game is won, beside whether it is
    horizon: Float64  # how many moves are played out greedily after the tree
    patience: Float64  # how often a plan is tried before the tree goes on from it
    explore: Float64  # how much plans that were seldom tried are favoured
    temper: (
        Float64  # a difference in `sense` that makes an action e times as likely to be looked at
    )


class WeightsFile:
    """The numbers of a game's bots as its data file has them; read when they are first asked for."""

    def __init__(self, path: Path, layout: type[Layout]) -> None:
        """The numbers of a file; its weights go into a record with that layout."""
        self.path = path
        self.layout = layout

    def weights(self, players: int) -> Any:
        """A record of the weights for so many players, in memory of its own."""
        return self._chosen(self._weights, players)

    def foresight(self, players: int) -> Foresight:
        """How a search goes about it among so many players."""
        found: Foresight = self._chosen(self._foresights, players)
        return found

    def levels(self, players: int) -> dict[str, str]:
        """The specs of the bots that play among so many players, by the names of their levels."""
        return self._levels[DEFAULT] | self._levels.get(str(players), {})

    def _chosen(self, records: Mapping[str, Any], players: int) -> Any:
        return duplicate(records.get(str(players), records[DEFAULT]))

    @cached_property
    def _weights(self) -> dict[str, Any]:
        return self._records("weights", self.layout)

    @cached_property
    def _foresights(self) -> dict[str, Any]:
        return self._records("search", Foresight)

    @cached_property
    def _levels(self) -> dict[str, dict[str, str]]:
        return {
            table: self._texts(f"levels.{table}", entries)
            for table, entries in self._tables("levels").items()
        }

    def _tables(self, section: str) -> dict[str, Any]:
        """The tables of a section: the default, and those for some numbers of players."""
        tables = self._content.get(section, {})
        if not isinstance(tables, dict) or DEFAULT not in tables:
            raise LudopolisError(f"{self.path}: there is no table [{section}.{DEFAULT}]")
        for table in tables:
            if table != DEFAULT and not table.isdecimal():
                raise LudopolisError(
                    f"{self.path}: [{section}.{table}] is no number of players, such as [{section}.2]"
                )
        return tables

    def _records(self, section: str, layout: type[Layout]) -> dict[str, Any]:
        """The records of a section: the default, and those for some numbers of players."""
        tables = self._tables(section)
        names = names_in(layout)
        usual = self._numbers(f"{section}.{DEFAULT}", tables[DEFAULT], names)
        if missing := [name for name in names if name not in usual]:
            raise LudopolisError(f"{self.path}: [{section}.{DEFAULT}] lacks {', '.join(missing)}")
        records = {}
        for table, entries in tables.items():
            record: Any = blank(layout)
            set_values(record, usual | self._numbers(f"{section}.{table}", entries, names))
            records[table] = record
        return records

    @cached_property
    def _content(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.path.read_text(encoding="utf-8"))
        except OSError as fault:
            raise LudopolisError(f"cannot read {self.path}: {fault.strerror}") from None
        except ValueError as fault:  # not TOML, or not even text
            raise LudopolisError(f"{self.path}: {fault}") from None

    def _texts(self, table: str, entries: Any) -> dict[str, str]:
        """The texts of a table, checked."""
        for name, value in self._entries(table, entries).items():
            if not isinstance(value, str) or not value.strip():
                raise LudopolisError(f"{self.path}: {name} of [{table}] is a text, not {value!r}")
        found: dict[str, str] = entries
        return found

    def _entries(self, table: str, entries: Any) -> dict[str, Any]:
        if not isinstance(entries, dict):
            raise LudopolisError(f"{self.path}: {table} is a table, not {entries!r}")
        return entries

    def _numbers(self, table: str, entries: Any, names: tuple[str, ...]) -> dict[str, float]:
        """The numbers of a table, checked."""
        found: dict[str, float] = {}
        for name, value in _flat(self._entries(table, entries)):
            if name not in names:
                raise LudopolisError(
                    f"{self.path}: [{table}] has {name!r}; there are: {', '.join(names)}"
                )
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise LudopolisError(f"{self.path}: {name} of [{table}] is a number, not {value!r}")
            if not math.isfinite(value):
                raise LudopolisError(f"{self.path}: {name} of [{table}] is not finite")
            found[name] = float(value)
        return found


def _flat(table: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The entries of a table and of those within it, by their dotted names."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from ((f"{name}.{inner}", number) for inner, number in _flat(value))
        else:
            yield name, value
