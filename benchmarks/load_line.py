"""A WebSocket as thin as can be: the driver of a load must cost little, and the same for every server.

It asks for no compression, does no JSON, and hands every message on as the bytes that came.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST, MASKED = 0x80, 0x80
# A mask protects proxies from pages; there is neither here, and one of zeros changes nothing.
NO_MASK = bytes(4)


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """A message as one frame of a client."""
    size = len(payload)
    if size < 126:
        head = bytes((LAST | kind, MASKED | size))
    else:
        head = bytes((LAST | kind, MASKED | 126)) + size.to_bytes(2, "big")
    return head + NO_MASK + payload


class Line(asyncio.Protocol):
    """One open WebSocket."""

    def __init__(self, path: str, headers: dict[str, str]) -> None:
        self.path = path
        self.headers = headers
        self._heard: Callable[[bytes], None] | None = None  # until then messages are kept
        self._early: list[bytes] = []
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._bytes = bytearray()
        self._parts = bytearray()  # of a message in several frames
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, port: int, path: str, headers: dict[str, str]) -> Line:
        """A WebSocket to a server on this machine."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(path, headers), "127.0.0.1", port)
        await line.opened
        return line

    def hear(self, heard: Callable[[bytes], None]) -> None:
        """Hand on every message, those first that have come already."""
        self._heard = heard
        for payload in self._early:
            heard(payload)
        self._early.clear()

    def send(self, payload: bytes) -> None:
        """Send a message."""
        if self._transport is not None and not self.lost:
            self._transport.write(framed(payload))

    def close(self) -> None:
        """Leave."""
        self.lost = True
        if self._transport is not None:
            self._transport.write(framed(b"\x03\xe8", CLOSE))
            self._transport.close()

    # --- What asyncio calls -------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        wanted = {
            "host": "127.0.0.1",
            "upgrade": "websocket",
            "connection": "Upgrade",
            "sec-websocket-version": "13",
            "sec-websocket-key": base64.b64encode(os.urandom(16)).decode(),
            **self.headers,
        }
        lines = [f"GET {self.path} HTTP/1.1", *(f"{key}: {value}" for key, value in wanted.items())]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Hand on every whole message."""
        self._bytes += data
        if not self.opened.done():
            head, found, rest = bytes(self._bytes).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._bytes = bytearray(rest)
            self.opened.set_result(None)
        self._read_frames()

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember that nothing comes any more."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server closed the line"))

    # --- Frames -------------------------------------------------------------------------------

    def _read_frames(self) -> None:
        """Take every whole frame from the front of what has come."""
        held = self._bytes
        at = 0
        while len(held) - at >= 2:
            size, start = held[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(held[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(held[start : start + 8], "big"), start + 8
            if len(held) < start + size:
                break
            self._take(held[at], bytes(held[start : start + size]))
            at = start + size
        del held[:at]

    def _take(self, head: int, payload: bytes) -> None:
        kind = head & 0x0F
        if kind == PING:
            if self._transport is not None:
                self._transport.write(framed(payload, PONG))
        elif kind == CLOSE:
            self.lost = True
        elif kind != PONG:
            if self._parts or not head & LAST:
                self._parts += payload
                if not head & LAST:
                    return
                payload = bytes(self._parts)
                self._parts.clear()
            if self._heard is None:
                self._early.append(payload)
            else:
                self._heard(payload)
