"""The numbers of a game's bots, read from `weights.toml` beside its rules.

`[weights.default]` has the weights of `evaluate`, and `[weights.2]` those that differ with two players,
and so on. `[search.default]` and `[search.2]` are the settings of the search. `[levels.default]` and
`[levels.2]` name the bot of each level.

They are passed to the rules as arguments and are not part of compiled code, so tuning them does not
require compiling anything again.
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
from ludopolis.engine.search_settings import SearchSettings

DEFAULT = "default"
OLD_NAMES = {  # of search settings, as 0.1 had them
    "margin": "margin_weight",
    "horizon": "rollout_moves",
    "patience": "expand_visits",
    "explore": "c_puct",
    "temper": "prior_temperature",
}


def names_in(layout: type[Layout]) -> tuple[str, ...]:
    """The names of all weights of a record; those in a nested record have a dot: `waiting.pile`."""
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


class WeightsFile:
    """The numbers of a game's bots, read from a file when they are first needed."""

    def __init__(self, path: Path, layout: type[Layout]) -> None:
        """The file, and the layout of the record that its weights go into."""
        self.path = path
        self.layout = layout

    def weights(self, players: int) -> Any:
        """A new record with the weights for so many players."""
        return self._chosen(self._weights, players)

    def search_settings(self, players: int) -> SearchSettings:
        """The settings of the search for so many players."""
        found: SearchSettings = self._chosen(self._search_settings, players)
        return found

    def levels(self, players: int) -> dict[str, str]:
        """The specs of the bots of all levels for so many players."""
        return self._levels[DEFAULT] | self._levels.get(str(players), {})

    def _chosen(self, records: Mapping[str, Any], players: int) -> Any:
        return duplicate(records.get(str(players), records[DEFAULT]))

    @cached_property
    def _weights(self) -> dict[str, Any]:
        return self._records("weights", self.layout)

    @cached_property
    def _search_settings(self) -> dict[str, Any]:
        return self._records("search", SearchSettings)

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
                    f"{self.path}: [{section}.{table}] is not for a number of players, as"
                    f" [{section}.2] would be"
                )
        return tables

    def _records(self, section: str, layout: type[Layout]) -> dict[str, Any]:
        """The records of a section: the default, and those for some numbers of players."""
        tables = self._tables(section)
        names = names_in(layout)
        default = self._numbers(f"{section}.{DEFAULT}", tables[DEFAULT], names)
        if missing := [name for name in names if name not in default]:
            raise LudopolisError(f"{self.path}: [{section}.{DEFAULT}] lacks {', '.join(missing)}")
        records = {}
        for table, entries in tables.items():
            record: Any = blank(layout)
            set_values(record, default | self._numbers(f"{section}.{table}", entries, names))
            records[table] = record
        return records

    @cached_property
    def _content(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.path.read_text(encoding="utf-8"))
        except OSError as error:
            raise LudopolisError(f"cannot read {self.path}: {error.strerror}") from None
        except ValueError as error:  # not TOML, or not even text
            raise LudopolisError(f"{self.path}: {error}") from None

    def _texts(self, table: str, entries: Any) -> dict[str, str]:
        """The strings of a table, checked."""
        for name, value in self._entries(table, entries).items():
            if not isinstance(value, str) or not value.strip():
                raise LudopolisError(
                    f"{self.path}: {name} of [{table}] must be a string, not {value!r}"
                )
        found: dict[str, str] = entries
        return found

    def _entries(self, table: str, entries: Any) -> dict[str, Any]:
        if not isinstance(entries, dict):
            raise LudopolisError(f"{self.path}: {table} must be a table, not {entries!r}")
        return entries

    def _numbers(self, table: str, entries: Any, names: tuple[str, ...]) -> dict[str, float]:
        """The numbers of a table, checked."""
        found: dict[str, float] = {}
        for written, value in _flat(self._entries(table, entries)):
            name = written if written in names else OLD_NAMES.get(written, written)
            if name not in names:
                raise LudopolisError(
                    f"{self.path}: [{table}] has {name!r}; there are: {', '.join(names)}"
                )
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise LudopolisError(
                    f"{self.path}: {name} of [{table}] must be a number, not {value!r}"
                )
            if not math.isfinite(value):
                raise LudopolisError(f"{self.path}: {name} of [{table}] is not finite")
            found[name] = float(value)
        return found


def _flat(table: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The entries of a table and its nested tables, by dotted names."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from ((f"{name}.{inner}", number) for inner, number in _flat(value))
        else:
            yield name, value


class NoWeights(Layout):
    """The weights of a game whose `evaluate` needs none."""

    unused: Float64


UNTUNED = WeightsFile(Path(__file__).with_name("untuned.toml"), NoWeights)
