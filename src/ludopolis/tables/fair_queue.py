"""A fair queue: a client that asks for a lot delays itself, not the others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from copy import copy
from typing import Generic, TypeVar

T = TypeVar("T")
Path = tuple[str, ...]  # whom an item is for: an address, one of its visitors, one of their tables


class FairQueue(Generic[T]):
    """Items in the order of service: round-robin over addresses, then over visitors, then tables.

    That is, over the first parts of the paths, then over the second parts under each of them, and so
    on. Items of the same path are served first come, first served.
    """

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._groups: dict[str, FairQueue[T]] = {}  # never empty ones; the next to be served first

    def push(self, item: T, path: Path) -> None:
        """Let an item wait for its turn."""
        if path:
            self._groups.setdefault(path[0], FairQueue()).push(item, path[1:])
        else:
            self._items.append(item)

    def pop(self) -> T:
        """Take out the next item; its group goes to the end of the line."""
        if self._items:
            return self._items.popleft()
        if not self._groups:
            raise IndexError("pop from an empty queue")
        name = next(iter(self._groups))
        group = self._groups.pop(name)
        item = group.pop()
        if group:
            self._groups[name] = group
        return item

    def remove(self, item: T) -> None:
        """Take out an item that waits no longer, if it is there."""
        if item in self._items:
            self._items.remove(item)
        for name, group in list(self._groups.items()):
            group.remove(item)
            if not group:
                del self._groups[name]

    def __len__(self) -> int:
        return len(self._items) + sum(map(len, self._groups.values()))

    def __copy__(self) -> FairQueue[T]:
        new: FairQueue[T] = FairQueue()
        new._items = deque(self._items)
        new._groups = {name: copy(group) for name, group in self._groups.items()}
        return new

    def __iter__(self) -> Iterator[T]:
        rest = copy(self)
        while rest:
            yield rest.pop()


class FairSemaphore:
    """A semaphore whose waiters are served in fair order."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self, path: Path) -> AsyncIterator[None]:
        """Wait for a place, and hold it as long as this lasts."""
        await self._acquire(path)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, path: Path) -> None:
        if self._free:  # then nobody waits
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.push(turn, path)
        try:
            await turn
        except asyncio.CancelledError:
            self._waiting.remove(turn)
            if not turn.cancelled():  # the place was given to us just now
                self._release()
            raise

    def _release(self) -> None:
        while self._waiting:
            turn = self._waiting.pop()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
