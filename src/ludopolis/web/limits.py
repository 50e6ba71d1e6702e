"""How much may come from one address, or from one visitor: enough for a school class, too little to fill
the disk.

Whoever stays within it never notices. The machine itself is not limited: its owner may do as they like,
and a proxy in front of the site says for whom it asks.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

MOST_ADDRESSES = 10_000  # that are remembered of each kind
MOST_LINES = 200  # to tables, open at the same time


class TooMuch(Exception):
    """More than may come from one address."""


class Bucket:
    """How much somebody may do: so many things at once, and so many a second in the long run."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """May one more be done?"""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Gate:
    """A bucket for each address; of those that came long ago nothing is remembered."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def enter(self, address: str | None) -> None:
        """Let somebody through, or not."""
        if address is None:
            return
        bucket = self.buckets.setdefault(address, Bucket(self.burst, self.per_second))
        self.buckets.move_to_end(address)
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise TooMuch


def address_of(connection: HTTPConnection) -> str | None:
    """Where a request comes from; None is this machine itself. One household is one address."""
    client = connection.client
    try:
        address = ipaddress.ip_address(client.host if client else "")
    except ValueError:  # no network at all, such as a socket in the file system
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if address.is_loopback:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)


@dataclass
class Limits:
    """What is limited."""

    pages: Gate = field(default_factory=lambda: Gate(600, 30))
    forms: Gate = field(default_factory=lambda: Gate(200, 4))
    visitors: Gate = field(default_factory=lambda: Gate(60, 0.1))
    tables: Gate = field(default_factory=lambda: Gate(60, 0.1))
    # Fewer than the wrong codes that are taken from all together: nobody keeps the others out.
    codes: Gate = field(default_factory=lambda: Gate(10, 0.1))
    hints: Gate = field(default_factory=lambda: Gate(100, 1))
    analyses: Gate = field(default_factory=lambda: Gate(20, 0.05))
    calls: Gate = field(default_factory=lambda: Gate(200, 4))  # lines that are opened
    # By visitor, on all their lines together: a family with one name plays at several tables.
    messages: Gate = field(default_factory=lambda: Gate(300, 60))
    lines: Counter[str] = field(default_factory=Counter)  # that are open now

    @contextmanager
    def line(self, address: str | None) -> Iterator[None]:
        """As long as a line is open."""
        self.calls.enter(address)
        if address is None:
            yield
            return
        if self.lines[address] >= MOST_LINES:
            raise TooMuch
        self.lines[address] += 1
        try:
            yield
        finally:
            self.lines[address] -= 1
            if not self.lines[address]:
                del self.lines[address]
