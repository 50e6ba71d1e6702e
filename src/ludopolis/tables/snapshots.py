"""Snapshots of long tables, so that opening one does not replay all its events.

A snapshot is a cache: it can be deleted at any time, and one that does not fit in every respect is
passed over. What counts are the events. It says after which event it was made, which earlier events are
needed besides, and what `history.Base` has.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from ludopolis.engine import snapshot
from ludopolis.engine.game import Game
from ludopolis.tables.history import Base
from ludopolis.tables.models import Event
from ludopolis.tables.refusal import Refused

DIGEST = hashlib.sha256().digest_size
LARGEST = 64 * 2**20  # bytes, unpacked
LEVEL = 3  # of zlib: quick, and hardly larger
SOURCES = ("snapshots.py", "history.py", "event_log.py")
# What reading a snapshot that does not fit ends in.
UNUSABLE = (ValueError, TypeError, LookupError, zlib.error, Refused)


@cache
def version() -> str:
    """A digest of all that decides what stands in a snapshot."""
    sources = (Path(__file__).with_name(name).read_bytes() for name in SOURCES)
    return hashlib.sha256(b"\0".join([snapshot.version().encode(), *sources])).hexdigest()


@dataclass(frozen=True)
class Snapshot:
    """A snapshot as it is stored, apart from the game, which is unpacked when it has been dealt."""

    number: int  # of the event after which it was made …
    at: float  # … and when that was: a table that was restored may have gone another way
    changed: int
    moved: list[int]  # by their numbers
    lasting: list[int]  # the numbers of the earlier events that are needed
    rest: bytes  # actions and game

    @classmethod
    def of(cls, base: Base, at: float, lasting: Sequence[int]) -> Snapshot:
        """The snapshot of a position; `at` is when its last event happened."""
        moved = [event.number for event in base.moved]
        rest = base.actions.astype("<i2").tobytes() + snapshot.pack(base.game)
        needed = sorted({*lasting, *moved})
        return cls(base.number, at, base.changed, moved, needed, rest)

    def data(self) -> bytes:
        """The snapshot in bytes, with a digest."""
        head = {name: value for name, value in vars(self).items() if name != "rest"}
        text = json.dumps(head, separators=(",", ":")).encode()
        packed = zlib.compress(b"\n".join([text, self.rest]), LEVEL)
        return hashlib.sha256(packed).digest() + packed

    @classmethod
    def read(cls, data: bytes) -> Snapshot:
        """A snapshot from its bytes; a ValueError if they are not whole."""
        packed = data[DIGEST:]
        if hashlib.sha256(packed).digest() != data[:DIGEST]:
            raise ValueError("a damaged snapshot")
        text, _, rest = zlib.decompressobj().decompress(packed, LARGEST).partition(b"\n")
        return cls(**json.loads(text), rest=rest)

    def must_fit(self, events: Sequence[Event]) -> None:
        """Raise a ValueError unless the events up to the snapshot are those that it needs."""
        here = {event.number: event.at for event in events if event.number <= self.number}
        if sorted(here) != self.lasting or here[self.number] != self.at:
            raise ValueError("a snapshot of other events")

    def base(self, dealt: Game, events: Sequence[Event]) -> Base:
        """The position, of a game that was dealt like this."""
        here = {event.number: event for event in events if event.number <= self.number}
        size = 2 * self.number
        return Base(
            snapshot.unpack(dealt, self.rest[size:]),
            self.number,
            self.changed,
            [here[number] for number in self.moved],
            np.frombuffer(self.rest[:size], "<i2"),
        )
