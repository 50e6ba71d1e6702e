"""How many bytes a client may store per day: per table, visitor and address.

A game's own moves are never refused. They are paid for when the table is opened, and a move that is
played again after an undo is paid for with the undo.
"""

from __future__ import annotations

import json
from typing import Any

from ludopolis.tables.models import Visitor
from ludopolis.tables.rate_limits import RateLimiter, RateLimits
from ludopolis.tables.refusal import Refused

MB = 1_000_000
DAY = 24 * 60 * 60
# Bytes at once, and as many again in the course of each day.
# At a table each visitor has a budget of their own: what one writes takes nothing from the others.
TABLE_BUDGET, VISITOR_BUDGET, ADDRESS_BUDGET = 256_000, 8 * MB, 32 * MB
CHUNK = 16_000  # bytes that a worker takes at a time from a budget that is in the database
NEW_TABLE = 64_000  # bytes of a table with its seats and the moves of a long game
EVENT = 300  # bytes of an event besides what it says: its row, and its entries in two indexes
# What a game needs to begin and to go on; each comes so often at most.
FREE = ("shuffle", "commit", "reveal", "start", "move", "resign", "take_back")
TWICE = ("undo", "hand_over")  # what is followed by one of those


def size_of(kind: str, data: dict[str, Any]) -> int:
    """How many bytes an event takes, with what follows from it; 0 if it was paid for before."""
    if kind in FREE:
        return 0
    said = len(json.dumps(data, ensure_ascii=False).encode())
    return (EVENT + said) * (2 if kind in TWICE else 1)


class StorageBudget:
    """Tracks the bytes that each client has left."""

    def __init__(self, limits: RateLimits) -> None:
        def budget(whose: str, size: int) -> RateLimiter:
            return limits.rare(f"bytes of {whose}", size, size / DAY, CHUNK)

        self._tables = budget("table", TABLE_BUDGET)
        self._visitors = budget("visitor", VISITOR_BUDGET)
        self._addresses = budget("address", ADDRESS_BUDGET)

    async def new_table(self, visitor: Visitor) -> None:
        """Charge a visitor for a table, or refuse."""
        await self._charge(visitor, NEW_TABLE)

    async def event(self, table: str, visitor: Visitor | None, kind: str, data: Any) -> None:
        """Charge a visitor for an event at a table, or refuse."""
        size = size_of(kind, data)
        if visitor is None or not size:
            return
        if not await self._tables.take(f"{table} {visitor.id}", size):
            raise Refused("table_budget")
        await self._charge(visitor, size)

    async def _charge(self, visitor: Visitor, size: int) -> None:
        if visitor.address is None:  # the machine itself
            return
        if not await self._visitors.take(visitor.id, size):
            raise Refused("visitor_budget")
        if not await self._addresses.take(visitor.address, size):
            raise Refused("address_budget")
