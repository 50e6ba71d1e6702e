"""Rate limits: how often a client may do something, counted for the whole site.

One worker counts in memory. Several workers share a PostgreSQL database, and count there, so that a
limit is the site's and not each worker's:

- What is rare or expensive takes its tokens from the database each time (`SharedRateLimiter`).
- What is frequent must not wait for the database each time. One half of such a limit is divided among
  the workers, who ask nobody; whoever needs more takes from the other half, which is in the database
  (`DividedRateLimiter`). So a client that always comes to one worker has half of the limit at least.
- Connections that are open now are told to the other workers (`ConnectionCounts`).

Where the database does not answer, a worker counts for itself: nobody is kept out because of that.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from ludopolis.tables.database import FAULTS

MOST_KEYS = 10_000  # that a limiter remembers; of those that came long ago nothing is known
DOWN_SECONDS = 5.0  # after which a database that did not answer is asked again
CHUNKS = 10  # into how many pieces a limit is cut of which a worker takes more than it needs now
Clock = Callable[[], float]
V = TypeVar("V")

# A row holds when its bucket will be full again: one that is full has no row, or one of the past. The
# clock is the database's, the same for all machines. A moment beyond that of an empty bucket is of a
# clock that was set back since, and does not count.
NOW = "(excluded.full_at - $2)"
FULL_AT = (
    f"(CASE WHEN kept.full_at > {NOW} + $3 + 1 THEN {NOW} ELSE greatest(kept.full_at, {NOW}) END)"
)
TAKE = f"""
    INSERT INTO rate_limits AS kept (key, full_at)
    VALUES ($1, extract(epoch FROM clock_timestamp())::float8 + $2::float8)
    ON CONFLICT (key) DO UPDATE SET full_at = {FULL_AT} + $2
    WHERE {FULL_AT} + $2 <= {NOW} + $3::float8
    RETURNING key
"""
CLEAR = "DELETE FROM rate_limits WHERE full_at < extract(epoch FROM clock_timestamp())"


class TooMuch(Exception):
    """A client has done more than its limit allows."""


class TokenBucket:
    """Holds `burst` tokens at most, and gains `per_second`."""

    def __init__(self, burst: float, per_second: float, clock: Clock = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self._clock = clock
        self._at = clock()

    def take(self, cost: float = 1) -> bool:
        """Take tokens; False if there are too few."""
        now = self._clock()
        self.left = min(self.burst, self.left + (now - self._at) * self.per_second)
        self._at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class RateLimiter:
    """A token bucket for each key, such as an address or a visitor, in the memory of this process."""

    def __init__(self, burst: float, per_second: float, clock: Clock = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    async def take(self, key: str | None, cost: float = 1) -> bool:
        """Take tokens from the bucket of a key; False if it has too few. None is not limited."""
        return key is None or self.take_here(key, cost)

    async def enter(self, key: str | None, cost: float = 1) -> None:
        """Take tokens, or raise `TooMuch`."""
        if not await self.take(key, cost):
            raise TooMuch

    def take_here(self, key: str, cost: float = 1) -> bool:
        """Take tokens from the bucket in this process."""
        bucket = self.buckets.get(key) or TokenBucket(self.burst, self.per_second, self.clock)
        _remember(self.buckets, key, bucket)
        return bucket.take(cost)


class Counters:
    """The token buckets of all workers, in PostgreSQL. No address is written down: a key is a digest."""

    def __init__(self, engine: AsyncEngine, secret: str) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._secret = hashlib.sha256(secret.encode()).digest()
        self._down_until = 0.0

    async def take(self, limiter: SharedRateLimiter, key: str, tokens: float) -> bool | None:
        """Take tokens; False if there are too few, None if the database does not answer."""
        if time.monotonic() < self._down_until:
            return None
        name = f"{limiter.name} {key}".encode()
        digest = hashlib.blake2b(name, digest_size=16, key=self._secret).hexdigest()
        seconds, most = tokens / limiter.per_second, limiter.burst / limiter.per_second
        try:
            async with self._engine.connect() as connection:
                found = await connection.exec_driver_sql(TAKE, (digest, seconds, most))
                return found.first() is not None
        except FAULTS:
            self._down_until = time.monotonic() + DOWN_SECONDS
            return None

    async def clear(self) -> None:
        """Forget the buckets that are full again."""
        async with self._engine.connect() as connection:
            await connection.exec_driver_sql(CLEAR)


class SharedRateLimiter(RateLimiter):
    """A token bucket for each key in the database, the same for all workers.

    A worker takes `chunk` tokens at a time, and uses them without asking again. What it does not use
    expires as fast as the bucket refills: together, workers never have more than the bucket holds.
    """

    def __init__(
        self,
        name: str,
        burst: float,
        per_second: float,
        counters: Counters,
        *,
        chunk: float = 1,
        clock: Clock = time.monotonic,
    ) -> None:
        super().__init__(burst, per_second, clock)
        self.name = name
        self._counters = counters
        self._chunk = chunk
        self._taken: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens left, and when

    async def take(self, key: str | None, cost: float = 1) -> bool:
        """Take tokens from the bucket of a key; False if it has too few. None is not limited."""
        if key is None:
            return True
        now = self.clock()
        left, at = self._taken.pop(key, (0.0, now))
        left = max(0.0, left - (now - at) * self.per_second)
        if left < cost:
            more = await self._take_more(key, cost - left)
            if more is None:
                return self.take_here(key, cost)
            left += more
        enough = left >= cost
        _remember(self._taken, key, (left - cost if enough else left, now))
        return enough

    async def _take_more(self, key: str, needed: float) -> float | None:
        """Take as many tokens from the database as are needed, or a chunk; how many, if it answers."""
        for tokens in sorted({max(self._chunk, needed), needed}, reverse=True):
            given = await self._counters.take(self, key, tokens)
            if given is None:
                return None
            if given:
                return tokens
        return 0.0


class DividedRateLimiter(RateLimiter):
    """Half of a limit divided evenly among the workers, the other half shared by all of them.

    `workers` says how many there are; as long as that is not known (None), all is taken from the
    shared half.
    """

    def __init__(self, shared: SharedRateLimiter, workers: Callable[[], int | None]) -> None:
        super().__init__(2 * shared.burst, 2 * shared.per_second, shared.clock)
        self._shared = shared
        self._workers = workers

    async def take(self, key: str | None, cost: float = 1) -> bool:
        """Take tokens from the bucket of a key; False if it has too few. None is not limited."""
        return key is None or self._take_own(key, cost) or await self._shared.take(key, cost)

    def _take_own(self, key: str, cost: float) -> bool:
        """Take tokens of this worker's part of the limit."""
        workers = self._workers()
        if workers is None:
            return False
        part = 1 / (2 * workers)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = TokenBucket(self.burst * part, self.per_second * part, self.clock)
        bucket.burst, bucket.per_second = self.burst * part, self.per_second * part
        _remember(self.buckets, key, bucket)
        return bucket.take(cost)


class RateLimits:
    """Makes the limiters of a site: in memory for one worker, shared by several."""

    def __init__(
        self,
        counters: Counters | None = None,
        workers: Callable[[], int | None] = lambda: 1,
        clock: Clock = time.monotonic,
    ) -> None:
        self._counters = counters
        self._workers = workers
        self._clock = clock

    def rare(self, name: str, burst: float, per_second: float, chunk: float = 1) -> RateLimiter:
        """A limit on something of which each may be counted in the database, or each `chunk`."""
        if self._counters is None:
            return RateLimiter(burst, per_second, self._clock)
        return self._shared(name, burst, per_second, chunk)

    def frequent(self, name: str, burst: float, per_second: float) -> RateLimiter:
        """A limit on something so frequent that the database is asked only by clients who do much."""
        if self._counters is None:
            return RateLimiter(burst, per_second, self._clock)
        shared = self._shared(name, burst / 2, per_second / 2, burst / 2 / CHUNKS)
        return DividedRateLimiter(shared, self._workers)

    def _shared(
        self, name: str, burst: float, per_second: float, chunk: float
    ) -> SharedRateLimiter:
        assert self._counters is not None
        return SharedRateLimiter(
            name, burst, per_second, self._counters, chunk=chunk, clock=self._clock
        )

    async def clear(self) -> None:
        """Forget the counters of clients who have done nothing for long."""
        if self._counters is not None:
            await self._counters.clear()


class ConnectionCounts:
    """How many connections are open from each address, at this worker and at the others."""

    def __init__(self, tell: Callable[[str, int], None]) -> None:
        self._tell = tell  # the other workers, how many are open here
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}  # by worker

    def __getitem__(self, address: str) -> int:
        there = sum(counts.get(address, 0) for counts in self._elsewhere.values())
        return self._here[address] + there

    def change(self, address: str, by: int) -> None:
        """A connection of an address is opened (1) or closed (-1) here."""
        self._here[address] += by
        self._tell(address, self._here[address])
        if not self._here[address]:
            del self._here[address]

    def tell_all(self) -> None:
        """Tell the other workers of all connections here."""
        for address, count in self._here.items():
            self._tell(address, count)

    def heard(self, worker: str, address: str, count: int) -> None:
        """Another worker tells how many connections of an address are open there."""
        counts = self._elsewhere.setdefault(worker, {})
        counts[address] = count
        if not count:
            del counts[address]

    def gone(self, worker: str) -> None:
        """Another worker has ended, and its connections with it."""
        self._elsewhere.pop(worker, None)


def _remember(known: OrderedDict[str, V], key: str, value: V) -> None:
    """Keep something under a key, and forget what was kept longest ago if there is too much."""
    known[key] = value
    known.move_to_end(key)
    if len(known) > MOST_KEYS:
        known.popitem(last=False)
