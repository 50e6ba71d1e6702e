"""Log formatting: one line per entry, for people or programs, without secrets.

Ids are secrets here: a visitor's makes one that visitor, a table's lets one watch it. Whatever looks
like one is written as a short digest, by which lines still belong together. Of a fault it is written
what kind it is and where it came from; its text may tell a hand or a name, so it is left out.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
import traceback
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

from ludopolis.tables.refusal import Refused
from ludopolis.tables.visitors import ALPHABET

Format = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]

log = logging.getLogger(__name__)

OURS = "ludopolis"
# Ids have 24 letters, seeds 32 hexadecimal digits, salts and digests more.
SECRET = re.compile(rf"(?<![A-Za-z0-9])(?:[{ALPHABET}]{{24}}|[0-9a-f]{{32,}})(?![A-Za-z0-9])")
# What a line may say besides its message, in this order.
FIELDS = ("method", "route", "status", "ms", "table", "event", "number")
MOST_FAULTS = 5  # of a chain of causes
# What the server says of every wire that we have refused; that we did stands in the line of its request.
REFUSED_WIRE = "ASGI callable returned without completing handshake."
QUIET_SECONDS = 10.0  # in which others than we say the same thing once
MOST_SAID = 100  # different things that are remembered for that

# The request that is being answered.
REQUEST: ContextVar[str | None] = ContextVar("request", default=None)


def short(secret: str) -> str:
    """A short digest that stands for a secret."""
    return "#" + hashlib.sha256(secret.encode()).hexdigest()[:8]


def discreet(text: str) -> str:
    """Text with secrets replaced by digests."""
    return SECRET.sub(lambda found: short(found[0]), text)


def message_of(record: logging.LogRecord) -> str:
    """A record's message; of other libraries, the first line only."""
    message = record.getMessage()
    if record.name.partition(".")[0] != OURS:
        first, *others = message.strip().splitlines() or [""]
        ends = [line for line in others if line and not line.startswith(" ")]
        if first.startswith("Traceback") and ends:
            # Written out as a text: what is left of it is the kind of the fault.
            first = f"something failed: {ends[-1].partition(':')[0]}"
        message = first
    return discreet(message)


def details_of(record: logging.LogRecord) -> dict[str, Any]:
    """A record's extra fields."""
    found = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    found = {
        name: discreet(value) if isinstance(value, str) else value for name, value in found.items()
    }
    if (request := REQUEST.get()) is not None:
        found["request"] = request
    return found


def causes(fault: BaseException | None) -> Iterator[BaseException]:
    """An exception and its causes."""
    for _ in range(MOST_FAULTS):
        if fault is None:
            return
        yield fault
        fault = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)


def kind_of(fault: BaseException) -> str:
    """An exception's type, without its text."""
    name = type(fault).__name__
    if isinstance(fault, Refused):
        return f"{name} ({fault.code})"
    if isinstance(fault, OSError) and fault.strerror:
        return f"{name} ({fault.strerror})"
    return name


def faults_of(record: logging.LogRecord) -> list[dict[str, Any]]:
    """Types and stack frames of an exception and its causes."""
    raised = record.exc_info[1] if record.exc_info else None
    return [
        {
            "kind": kind_of(fault),
            "calls": [
                f"{call.filename}:{call.lineno} {call.name}"
                for call in traceback.extract_tb(fault.__traceback__)
            ],
        }
        for fault in causes(raised)
    ]


def moment_of(record: logging.LogRecord) -> str:
    """Timestamp with milliseconds."""
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class TextFormatter(logging.Formatter):
    """Lines for people; tracebacks are indented below."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record."""
        parts = [moment_of(record), record.levelname, message_of(record)]
        parts += [f"{name}={value}" for name, value in details_of(record).items()]
        lines = [" ".join(parts)]
        for fault in faults_of(record):
            lines.append(f"  {fault['kind']}")
            lines += [f"    {call}" for call in fault["calls"]]
        return "\n".join(lines)


class JsonFormatter(logging.Formatter):
    """Lines of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record."""
        said = {
            "time": moment_of(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": message_of(record),
            **details_of(record),
        }
        if faults := faults_of(record):
            said["faults"] = faults
        return json.dumps(said, ensure_ascii=False)


class NoiseFilter(logging.Filter):
    """Drops repeated or useless messages of other libraries.

    Where a process can open no more files, Python says so for each connection that waits, every second.
    """

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}  # until when it need not be said again

    def filter(self, record: logging.LogRecord) -> bool:
        """Should this record be logged?"""
        if record.name.partition(".")[0] == OURS:
            return True
        message = record.getMessage()
        if message == REFUSED_WIRE or self._said.get(message, 0.0) > record.created:
            return False
        if len(self._said) >= MOST_SAID:
            self._said.clear()
        self._said[message] = record.created + QUIET_SECONDS
        return True


FORMATTERS: dict[str, type[logging.Formatter]] = {"text": TextFormatter, "json": JsonFormatter}


def begin(form: Format, level: Level) -> None:
    """Configure logging to standard error at a level.

    Of others than us nothing lighter than a warning is taken: they write down what they send and store.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATTERS[form]())
    handler.addFilter(NoiseFilter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    wanted = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(max(wanted, logging.WARNING))
    logging.getLogger(OURS).setLevel(wanted)


def for_programs() -> bool:
    """Is the log read by programs?"""
    return any(isinstance(handler.formatter, JsonFormatter) for handler in logging.root.handlers)


def note_storage(refused: Refused) -> None:
    """Log a storage failure that visitors are told only in part."""
    if refused.code in ("storage", "damaged"):
        log.error("the database fails", exc_info=refused)
