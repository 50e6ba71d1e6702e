"""HTTP as the server knows it, but who opens a connection and asks for nothing is not waited for.

Every connection takes one of the files that the system lets a process have. A few thousand that say
nothing, by mistake or on purpose, and nobody else is answered any more.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

ASKING_SECONDS = 20.0  # from the opening of a connection until its first request can be read


class Patient(H11Protocol):
    """A connection that is closed if nothing is asked for in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self.loop.call_later(ASKING_SECONDS, self._look)

    def _look(self) -> None:
        asked: object = self.scope
        if asked is None:  # not even the head of a request is there
            self.transport.close()
