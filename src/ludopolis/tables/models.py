"""Visitors, tables, seats and events as they are held in memory."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from ludopolis.tables.schemas import Outcome

Status = Literal["waiting", "shuffling", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]


@dataclass(frozen=True)
class Visitor:
    """Somebody who uses the site. The id identifies them, so it is secret."""

    id: str
    name: str
    created_at: float
    # Where they come from now, as limits count it; None is this machine itself. It is not kept.
    address: str | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Session:
    """A browser or a program that is signed in as a visitor, until it expires or is ended."""

    id: str
    visitor: Visitor
    expires_at: float

    @property
    def shared(self) -> bool:
        """Is it one of 0.1.0, whose cookie is the same on all devices of a visitor?"""
        return self.id == self.visitor.id


@dataclass(frozen=True)
class TableRow:
    """What is kept of a table besides its seats and events."""

    id: str
    game: str
    face: str
    players: int
    options: dict[str, Any]
    public: bool
    status: Status
    host: str
    # A seed that was settled when the table was opened, and how it was promised; mostly all at the table
    # make one together (`shuffle.py`), and these are empty.
    seed: str  # as 32 hexadecimal digits
    salt: str
    digest: str
    to_move: int | None
    result: Outcome | None
    created_at: float
    changed_at: float
    ended_at: float | None
    rematch_of: str | None


@dataclass(frozen=True)
class Seat:
    """A seat at a table. A person's seat that a bot plays for now has both visitor and bot.

    A free seat of a rematch is reserved for a visitor, until they say yes or no; `name` is theirs.
    """

    seat: int
    kind: SeatKind
    visitor: str | None
    bot: str
    name: str
    resigned: bool
    invite: str
    reserved: str | None = None

    def is_free_for(self, visitor: str) -> bool:
        """May a visitor sit down here?"""
        return self.kind == "open" and self.reserved in (None, visitor)


@dataclass(frozen=True)
class Event:
    """Something that happened at a table; `number` counts from 1 without a gap."""

    number: int
    kind: str
    seat: int | None
    data: dict[str, Any] = field(default_factory=dict)
    visitor: str | None = None  # who did it, if a person
    client: str | None = None  # what that person's page called it
    at: float = field(default_factory=time.time)


@dataclass(frozen=True)
class StoredTable:
    """What is kept of one table; of the events up to number `base`, only some."""

    row: TableRow
    seats: list[Seat]
    events: list[Event]
    rematch: str | None
    base: int = 0
