"""For those who send what should not be sent: how much of it, and what must not change."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest.mock import patch

from ludopolis.bots.searcher import Budget
from ludopolis.tables import Table, bots
from ludopolis.tables.analyst import Analyst

# `make fuzz MESSAGES=100000` sends that many; in the suite there are fewer.
MESSAGES = int(os.environ.get("LUDOPOLIS_FUZZ", "4000"))

KEPT = {
    "visitors": "select * from visitors order by id",
    "tables": "select * from tables order by id",
    "seats": "select * from seats order by table_id, seat",
    "events": "select * from events order by table_id, number",
}

Rows = dict[str, list[tuple[object, ...]]]


def rows_in(database: Path) -> Rows:
    """All that is kept of visitors and tables."""
    with closing(sqlite3.connect(database)) as connection:
        return {name: connection.execute(question).fetchall() for name, question in KEPT.items()}


async def nothing(*_given: object) -> None:
    """Look back at no game."""


@contextmanager
def without_bots() -> Iterator[None]:
    """Bots sleep, so that nothing changes but by what is sent, and nobody thinks for long."""
    with (
        patch.object(Table, "wake", lambda _table: None),
        patch.object(Analyst, "_work", nothing),
        patch.object(bots, "HINT", Budget(rounds=4)),
    ):
        yield
