"""What is told in no language, read in one: for tests of the words that people see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ludopolis.language.languages import PROGRAM
from ludopolis.language.text import Listed, Seat, Text
from ludopolis.language.translator import Translator
from ludopolis.tables import Table, Visitor
from ludopolis.tables.history import History
from ludopolis.tables.models import StoredTable
from ludopolis.tables.names import in_words
from ludopolis.tables.presenter import TablePresenter
from ludopolis.tables.table_state import TableState


class PlainTable(TableState):
    """A table without a service: nothing can be done at it."""

    def __init__(self, stored: StoredTable, history: History | None) -> None:
        super().__init__(stored, history)
        self.presenter = TablePresenter(self)


AnyTable = Table | PlainTable


def plain(told: Any) -> Any:
    """What is told, as whoever gets the JSON of it reads it."""
    return msgspec.json.decode(msgspec.json.encode(told))


def worded(told: Any, say: Translator) -> Any:
    """Plain data in which every text has been put into words, as browsers do it."""
    if isinstance(told, list):
        return [worded(one, say) for one in told]
    if not isinstance(told, dict):
        return told
    if "say" in told:
        return say(argument(told))
    return {key: worded(one, say) for key, one in told.items()}


def argument(told: Any) -> Any:
    """A text, or what is filled in there, from plain data."""
    if not isinstance(told, dict):
        return told
    if "say" in told:
        given = told.get("with", {})
        return Text(told["say"], {name: argument(one) for name, one in given.items()})
    if told["type"] == "seat":
        return Seat(told["number"])
    return Listed(tuple(argument(one) for one in told["items"]), told["style"])


@dataclass(frozen=True)
class Reader:
    """Somebody who reads what a table tells."""

    language: str

    def read(
        self,
        told: Any,
        locale: Path = PROGRAM,
        names: Sequence[str] = (),
        seat: int | None = None,
    ) -> Any:
        return worded(plain(told), Translator(self.language, locale, names, seat))

    def at(self, table: AnyTable, told: Any, seat: int | None = None) -> Any:
        return self.read(told, table.box.locale, self.names(table), seat)

    def names(self, table: AnyTable) -> list[str]:
        return in_words(table.names(), self.language)

    def described(self, table: AnyTable, viewer: Visitor | None) -> Any:
        return self.at(table, table.presenter.table_info(viewer), table.eyes(viewer))

    def told(
        self,
        table: AnyTable,
        viewer: Visitor | None,
        looking: int | None = None,
        since: int = 0,
        **form: Any,
    ) -> Any:
        seat = table.eyes(viewer, looking)
        return self.at(table, table.presenter.table_message(viewer, looking, since, **form), seat)

    def moved(self, table: AnyTable, viewer: Visitor | None, since: int, **form: Any) -> Any:
        return self.at(
            table, table.presenter.move_message(viewer, since, **form), table.eyes(viewer)
        )

    def position(
        self, table: AnyTable, viewer: Visitor | None, looking: int | None = None, **form: Any
    ) -> Any:
        seat = table.eyes(viewer, looking)
        return self.at(table, table.presenter.position(viewer, looking, **form), seat)

    def log_since(
        self, table: AnyTable, viewer: Visitor | None, number: int, looking: int | None = None
    ) -> Any:
        seat = table.eyes(viewer, looking)
        return self.at(table, table.presenter.log_since(viewer, number, looking), seat)

    def lines(self, table: AnyTable, viewer: Visitor | None, since: int = 0) -> list[str]:
        log = self.log_since(table, viewer, since)
        return [line for entry in log for line in entry["lines"]]

    def chat_since(self, table: AnyTable, number: int) -> Any:
        return self.at(table, table.presenter.chat_since(number))

    def why(
        self,
        table: AnyTable,
        viewer: Visitor | None,
        parts: Sequence[str],
        looking: int | None = None,
    ) -> str:
        seat = table.eyes(viewer, looking)
        return str(self.at(table, table.presenter.why(viewer, parts, looking), seat))

    def aid(
        self, table: AnyTable, viewer: Visitor | None, key: str, looking: int | None = None
    ) -> Any:
        return self.at(
            table, table.presenter.aid(viewer, key, looking), table.eyes(viewer, looking)
        )

    def replay(self, table: AnyTable, move: int, seat: int | None = None) -> Any:
        return self.at(table, table.presenter.replay(move, seat), seat)

    def report(self, table: AnyTable, viewer: Visitor | None, looking: int | None = None) -> Any:
        return self.at(table, table.presenter.report(viewer, looking), table.eyes(viewer, looking))


EN, FR = Reader("en"), Reader("fr")
