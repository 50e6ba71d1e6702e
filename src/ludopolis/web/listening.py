"""WebSockets as the server knows them, but who says one thing is listened to while it is done.

The server's own ones stop listening after every message until it is taken, and then begin anew: two
calls into the system for each message. Here they stop when several wait, which is when it is needed: a
page that says much faster than it is answered fills the system's memory at its own end, not ours.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_WAITING = 8  # messages


class Listening(WebSocketsSansIOProtocol):
    """A WebSocket that listens until several messages wait."""

    def send_receive_event_to_app(self) -> None:
        """Hand a message on."""
        stopped, self.read_paused = self.read_paused, True  # so that it is not stopped for this one
        super().send_receive_event_to_app()
        self.read_paused = stopped
        if not stopped and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()
