"""uvicorn's HTTP protocol with a timeout for connections that send no complete request.

Every connection takes one of the files that the system lets a process have. A few thousand that say
nothing, or begin a request and never end it, by mistake or on purpose, and nobody else is answered any
more.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

ASKING_SECONDS = 20.0  # from one look at a connection to the next
NOTHING = object()  # was waited for
OWING = (h11.IDLE, h11.SEND_BODY)  # it is for the other end to say something


class IdleTimeoutProtocol(H11Protocol):
    """Closes a connection that sends no request in time, or never completes one."""

    # What was waited for at the last look: the end of this request, or what follows it.
    waited_for: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timeout."""
        super().connection_made(transport)
        self._look_later()

    def _look_later(self) -> None:
        self.loop.call_later(ASKING_SECONDS, self._look)

    def _look(self) -> None:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # it is over, or has become a wire
        owing = self.conn.their_state in OWING
        now: RequestResponseCycle | None = self.cycle
        if owing and now is self.waited_for:
            self.transport.close()
        else:
            self.waited_for = now if owing else NOTHING
            self._look_later()
