"""Pages that say things faster than they are done, and that are told several things at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from web_site import PATIENCE, served
from websockets.asyncio.client import ClientConnection, connect

from ludopolis.web.websocket_protocol import MORE, MOST_WAITING, BatchingWebSocketProtocol


class Listener:
    """Somebody at the other end who does nothing until told to, and then writes down what was said."""

    def __init__(self) -> None:
        self.begin = asyncio.Event()
        self.heard: list[str] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        await self.begin.wait()
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message["text"])


@asynccontextmanager
async def line_to(
    other: Speaker | Listener | Leaver | Closer,
) -> AsyncIterator[tuple[ClientConnection, BatchingWebSocketProtocol]]:
    """A line to somebody, and what holds it at their end."""
    async with served(other) as (server, (host, port)), connect(f"ws://{host}:{port}") as line:
        (held,) = server.server_state.connections
        assert isinstance(held, BatchingWebSocketProtocol)
        yield line, held
        if isinstance(other, Listener):
            other.begin.set()


async def waiting(held: BatchingWebSocketProtocol) -> int:
    """How many messages wait, when no more come."""
    before = -1
    while before != held.queue.qsize():
        before = held.queue.qsize()
        await asyncio.sleep(0.2)
    return before


class Speaker:
    """Somebody at the other end who says three things at once."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        await receive()  # which says that the other end is ready
        for text in ("one", "deux – é"):
            await send({"type": "websocket.send", "text": text, MORE: True})
        await send({"type": "websocket.send", "text": "three"})
        while (await receive())["type"] == "websocket.receive":
            pass


async def hear_three_things() -> None:
    async with line_to(Speaker()) as (line, held):
        written: list[bytes] = []
        write = held.transport.write

        def note(data: bytes) -> None:
            written.append(data)
            write(data)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(held, "transport", Noted(held.transport, note))
            await line.send("go on")
            assert [await line.recv() for _ in range(3)] == ["one", "deux – é", "three"]
        assert len(written) == 1


class Noted:
    """A transport that says what is written to it."""

    def __init__(self, transport: asyncio.Transport, write: Callable[[bytes], None]) -> None:
        self._transport = transport
        self.write = write

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Leaver:
    """Somebody who goes on speaking when nobody is there any more."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()
        self.faults: list[BaseException] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            pass
        await send({"type": "websocket.send", "text": "one", MORE: True})
        try:
            await send({"type": "websocket.send", "text": "two"})
        except OSError as fault:
            self.faults.append(fault)
        self.gone.set()


async def leave_while_told() -> None:
    leaver = Leaver()
    async with line_to(leaver) as (line, _):
        await line.close()
        await leaver.gone.wait()
    assert len(leaver.faults) == 1


class Closer:
    """Somebody who takes nothing, and closes when told to."""

    def __init__(self) -> None:
        self.enough = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        await self.enough.wait()
        await send({"type": "websocket.close", "code": 1008})
        await asyncio.sleep(PATIENCE)  # nothing of it is taken


@asynccontextmanager
async def frames_to(
    other: Listener | Closer,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, BatchingWebSocketProtocol]]:
    """A line on which frames are written by hand, whatever they are, and what holds its other end."""
    async with served(other) as (server, address):
        reader, writer = await asyncio.open_connection(*address, limit=1024)
        writer.write(
            b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        (held,) = server.server_state.connections
        assert isinstance(held, BatchingWebSocketProtocol)
        yield reader, writer, held
        writer.close()


def frame(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame of a client, with a mask of zeros."""
    return bytes([opcode | (0x80 if last else 0), 0x80 | len(data), 0, 0, 0, 0]) + data


CONTINUED, TEXT, CLOSE, PING = 0, 1, 8, 9


async def close_in_the_flood() -> None:
    closer = Closer()
    async with frames_to(closer) as (reader, writer, held):
        writer.write(2 * MOST_WAITING * frame(TEXT, b"more"))
        assert await waiting(held) >= MOST_WAITING
        assert not held.transport.is_reading()
        closer.enough.set()
        assert (await reader.readexactly(4))[2:] == (1008).to_bytes(2)
        writer.write(frame(TEXT, b"more"))
        await asyncio.sleep(0.2)
        assert held.transport.is_reading()
        writer.write(frame(CLOSE, (1008).to_bytes(2)))
        assert await reader.read() == b""


async def send_empty_parts() -> None:
    listener = Listener()
    listener.begin.set()
    async with frames_to(listener) as (_, writer, held):
        writer.write(frame(TEXT, b"on", last=False))
        writer.write(10_000 * frame(CONTINUED, last=False))
        writer.write(frame(CONTINUED, b"e", last=False))
        while b"".join(held.frames) != b"one":
            await asyncio.sleep(0.01)
        assert len(held.frames) == 2
        writer.write(frame(CONTINUED))
        while listener.heard != ["one"]:
            await asyncio.sleep(0.01)


async def ping_without_end() -> None:
    async with frames_to(Listener()) as (reader, writer, held):
        pings = 100 * frame(PING, 100 * b"x")

        async def ask() -> None:
            while True:
                writer.write(pings)
                await writer.drain()

        asking = asyncio.create_task(ask())
        while held.transport.is_reading():
            await asyncio.sleep(0.01)
        assert held.transport.get_write_buffer_size() < 1_000_000
        asking.cancel()
        # Whoever takes the answers in the end is listened to again.
        reader._limit = 1 << 30  # type: ignore[attr-defined]
        while not held.transport.is_reading():
            await reader.read(1 << 20)


async def say_one_thing() -> None:
    async with line_to(Listener()) as (line, held):
        await line.send("one")
        assert await waiting(held) == 1
        assert not held.read_paused
        assert held.transport.is_reading()


async def say_much() -> None:
    listener = Listener()
    said = [f"{number} " + 1000 * "x" for number in range(20_000)]

    async def say(line: ClientConnection) -> None:
        for text in said:
            await line.send(text)

    async with line_to(listener) as (line, held):
        saying = asyncio.create_task(say(line))
        few = await waiting(held)
        # What the system hands over at once is taken in whole, and no more after that.
        assert MOST_WAITING <= few < MOST_WAITING + 300
        assert not held.transport.is_reading()
        assert not saying.done()
        listener.begin.set()
        await saying
        while len(listener.heard) < len(said):
            await asyncio.sleep(0.05)
        assert listener.heard == said


def test_one_message_does_not_stop_the_listening() -> None:
    asyncio.run(say_one_thing())


def test_who_says_much_is_held_off_and_all_of_it_is_heard_in_the_end() -> None:
    asyncio.run(say_much())


def test_what_is_said_at_once_goes_out_at_once() -> None:
    asyncio.run(hear_three_things())


def test_who_has_left_is_told_nothing_and_that_is_noticed() -> None:
    asyncio.run(leave_while_told())


def test_who_is_sent_away_in_a_flood_is_heard_to_go() -> None:
    asyncio.run(close_in_the_flood())


def test_parts_that_hold_nothing_take_no_room() -> None:
    asyncio.run(send_empty_parts())


def test_who_asks_whether_we_are_there_and_does_not_listen_is_not_heard() -> None:
    asyncio.run(ping_without_end())
