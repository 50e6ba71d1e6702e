"""Limits per address and visitor: enough for a school class, too little to fill the disk.

Whoever stays within it never notices. The machine itself is not limited: its owner may do as they like,
and a proxy in front of the site says for whom it asks. How limits are counted stands in
`tables/rate_limits.py`, and how many bytes may be stored in `tables/storage_budget.py`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludopolis.tables.rate_limits import ConnectionCounts, RateLimits, TooMuch

MOST_LINES = 200  # to tables, open at the same time


class ClientLimits:
    """The rate limits of the site."""

    def __init__(
        self, limits: RateLimits | None = None, connections: ConnectionCounts | None = None
    ) -> None:
        limits = limits or RateLimits()
        self.pages = limits.frequent("pages", 600, 30)
        self.forms = limits.rare("forms", 200, 4)
        self.visitors = limits.rare("visitors", 60, 0.1)
        self.tables = limits.rare("tables", 60, 0.1)
        self.codes = limits.rare("codes", 10, 0.1)
        self.hints = limits.rare("hints", 100, 1)
        self.analyses = limits.rare("analyses", 20, 0.05)
        self.calls = limits.rare("calls", 200, 4)  # lines that are opened
        # By visitor, on all their lines together: a family with one name plays at several tables.
        self.messages = limits.frequent("messages", 300, 60)
        # Those that are open now.
        self.lines = connections or ConnectionCounts(lambda _address, _count: None)

    @asynccontextmanager
    async def line(self, address: str | None) -> AsyncIterator[None]:
        """Held while a WebSocket is open."""
        await self.calls.enter(address)
        if address is None:
            yield
            return
        if self.lines[address] >= MOST_LINES:
            raise TooMuch
        self.lines.change(address, 1)
        try:
            yield
        finally:
            self.lines.change(address, -1)
