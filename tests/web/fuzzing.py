"""For those who send what should not be sent: how much of it, and what must not change."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, get_args
from unittest.mock import patch

from ludopolis.bots.search_bot import Budget
from ludopolis.tables import Table, bot_runner
from ludopolis.tables.analysis_queue import AnalysisQueue
from ludopolis.web import messages

# `make fuzz MESSAGES=100000` sends that many; in the suite there are fewer.
MESSAGES = int(os.environ.get("LUDOPOLIS_FUZZ", "1500"))

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
        patch.object(AnalysisQueue, "_work", nothing),
        patch.object(bot_runner, "HINT", Budget(simulations=4)),
    ):
        yield


# --- What is sent -----------------------------------------------------------------------------

# Names, lines and anything else that somebody may write to do harm, or by mistake.
NASTY = (
    "",
    " ",
    "\x00",
    "a\x00b",
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "\"><b onmouseover='alert(1)'>",
    "javascript:alert(1)",
    "{{7*7}}{% raw %}${7*7}",
    "%s%n%(x)d{0}{name}{__class__}",
    "[bold red]x[/][link=file:///etc/passwd]y",
    "Ada\r\nset-cookie: evil=1",
    "../../../etc/passwd",
    "..\\..\\secret",
    "'; drop table events; --",
    "' or '1'='1",
    "\u202eadA",
    "\u2066\u2069\u200f\u200e",
    "\u200b\u2060\ufeff",
    "e" + "\u0301" * 60,
    "𒐫﷽" * 10,
    "👩\u200d👩\u200d👧\u200d👦🏴\U000e0067\U000e0062",
    "ملاحظة",
    "\ud800",
    "\udfff\ud800",
    "\uffff\ufffe\U0010ffff",
    "NaN",
    "null",
    "x" * 5000,
)
NUMBERS = (-1, 0, 1, 2, 21, 10**7, 10**7 + 1, 2**31, 2**63, 2**64, 10**400, 0.5, -0.0, 1e308)


def anything(random: Random, depth: int = 3) -> Any:
    """Any value at all."""
    kind = random.randrange(8 if depth else 5)
    if kind == 0:
        return random.choice((None, True, False))
    if kind == 1:
        return random.choice(NUMBERS)
    if kind in (2, 3):
        return random.choice(NASTY)
    if kind == 4:
        return "".join(chr(random.randrange(0x11000)) for _ in range(random.randrange(30)))
    if kind == 5:
        return [anything(random, depth - 1) for _ in range(random.randrange(5))]
    return {random.choice(NASTY): anything(random, depth - 1) for _ in range(random.randrange(4))}


def well_formed(random: Random, kind: type[messages.Message]) -> dict[str, Any]:
    """A message of a kind as it should be, about anything."""
    of_fields: dict[str, Callable[[], Any]] = {
        "id": lambda: f"f{random.randrange(10**9)}",
        "number": lambda: random.randrange(40),
        "action": lambda: random.randrange(300),
        "seat": lambda: random.randrange(1, 6),
        "parts": lambda: [random.choice(NASTY)[:200] for _ in range(random.randrange(4))],
        "key": lambda: random.choice("chvx?"),
        "text": lambda: random.choice(NASTY)[:4000],
        "bot": lambda: random.choice(("greedy", "master", "program:touch x", "search:seconds=9")),
        "answer": lambda: random.choice(("yes", "no")),
        "takes_part": lambda: random.choice((True, False)),
    }
    digits = lambda: f"{random.getrandbits(256):064x}"  # noqa: E731
    of_fields |= {"round": lambda: random.randrange(1, 4), "commitment": digits}
    if kind is messages.Reveal:
        of_fields["number"] = digits
    name = get_args(kind.model_fields["type"].annotation)[0]
    fields = {field: of_fields[field]() for field in kind.model_fields if field != "type"}
    return {"type": name, **fields}


def spoiled(random: Random, message: dict[str, Any]) -> str | bytes:
    """A message with something wrong about it."""
    field = random.choice(list(message))
    way = random.randrange(10)
    if way == 0:
        del message[field]
    elif way == 1:
        message[random.choice(NASTY)] = anything(random)
    elif way in (2, 3, 4):
        message[field] = anything(random)
    elif way == 5:
        return json.dumps(anything(random))
    text = json.dumps(message, ensure_ascii=random.random() < 0.5)
    if way == 6:
        text = text[: random.randrange(len(text))]
    elif way == 7:
        place = random.randrange(len(text))
        text = text[:place] + random.choice(NASTY) + text[place:]
    elif way == 8:
        text = random.choice(("[", '{"a":', '[{"type":')) * random.choice((10, 500, 3000))
    elif way == 9:
        return random.randbytes(random.randrange(200))
    return text.encode("utf-8", "replace").decode()


def dumped(message: dict[str, Any]) -> str:
    """A message as it goes over the wire."""
    return json.dumps(message)


def is_readable(frame: str | bytes) -> bool:
    """Is this a message after all?"""
    try:
        messages.read(frame if isinstance(frame, str) else "")
    except messages.Unreadable:
        return False
    return True
