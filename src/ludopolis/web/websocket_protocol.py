"""uvicorn's WebSocket protocol with fewer system calls per message.

The server's own ones stop listening after every message until it is taken, and then begin anew: two
calls for each message. Here they stop when several wait, which is when it is needed: a page that says
much faster than it is answered fills the system's memory at its own end, not ours.

And who moves is told two things at once, what has come of it and that it is kept: messages that others
follow go out together with them. A server that knows nothing of that sends them one by one.
"""

from __future__ import annotations

import contextlib
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

MOST_WAITING = 8  # messages
MORE = "ludopolis.more"  # in a message that is sent: another follows at once


class BatchingWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that listens until several messages wait, and sends several at once."""

    async def send(self, message: Any) -> None:
        """Send a message, or keep it for the next."""
        if not message.get(MORE):
            await super().send(message)
            return
        with contextlib.suppress(InvalidState):  # the next one says that the line is gone
            self.conn.send_text(message["text"].encode())

    def send_receive_event_to_app(self) -> None:
        """Hand a message on."""
        stopped, self.read_paused = self.read_paused, True  # so that it is not stopped for this one
        super().send_receive_event_to_app()
        self.read_paused = stopped
        # When the line is being closed, its other end is listened to until it says so too.
        if self.queue.qsize() >= MOST_WAITING and not self.close_sent:
            self._stop_listening()

    def handle_cont(self, event: Frame) -> None:
        """The next part of a message; of parts that hold nothing, any number could be sent."""
        if event.data or event.fin:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer, unless answers are not taken: then no more questions are."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._stop_listening()

    def resume_writing(self) -> None:
        """What was sent is being taken again."""
        super().resume_writing()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _stop_listening(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
