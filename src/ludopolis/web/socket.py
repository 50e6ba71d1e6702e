"""The wire of a table: one WebSocket for each page that looks at it.

A line holds no queue of what happened at the table, only a note of what has to be told: whoever is slow
is told later and in one piece, and nobody waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Collection
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludopolis.language.translator import Translator
from ludopolis.tables import Refused, Table, Visitor
from ludopolis.tables.rate_limits import TokenBucket, TooMuch
from ludopolis.tables.reading import Form
from ludopolis.web import messages
from ludopolis.web.api_version import VERSION, outdated
from ludopolis.web.client_address import client_network
from ludopolis.web.faults import status_of
from ludopolis.web.headers import same_origin
from ludopolis.web.listening import MORE
from ludopolis.web.logs import note_storage
from ludopolis.web.visit import (
    Unknown,
    house_of,
    language_of,
    ready_table,
    session_id_of,
    session_of,
)
from ludopolis.web.voice import Voice

router = APIRouter()
log = logging.getLogger(__name__)

BURST, PER_SECOND = 60.0, 20.0  # messages at once, and in the long run: programs play fast
MOST_REFUSED = 200  # messages beyond that, after which the line is closed
MOST_ANSWERS = 128  # that wait for a page which does not read them
SEND_SECONDS = 30.0
FAR_BEHIND = 20  # events after which a fresh table is shorter than the story
OVER, BROKEN_RULES, COME_AGAIN, TRY_LATER = 1000, 1008, 1012, 1013
SIGNED_OUT, OTHER_VERSION = 4401, 4426
# What a page that leaves, or that takes nothing any more, comes to us as.
GONE = (WebSocketDisconnect, TimeoutError, OSError, RuntimeError)


def with_links(told: dict[str, Any]) -> dict[str, Any]:
    """What is told of a table, with invitations as addresses."""
    table = told["table"]
    seats = [
        {**seat, "invite": f"/join/{seat['invite']}"} if "invite" in seat else seat
        for seat in table["seats"]
    ]
    links = {"invite": f"/join/{table['invite']}"} if "invite" in table else {}
    return {**told, "table": {**table, **links, "seats": seats}}


class Line:
    """One page that looks at a table."""

    def __init__(
        self,
        socket: WebSocket,
        table: Table,
        visitor: Visitor | None,
        language: str,
        form: Form = "scene",
        signed_out: asyncio.Event | None = None,
    ) -> None:
        self.socket = socket
        self.table = table
        self.visitor = visitor
        self.language = language  # of what is said when something is wrong
        self.form = form
        self.looking: int | None = None
        self.told = 0  # the last event that the page knows of
        self.position = 0  # the number of the last position that it was told
        self.due = {"table"}
        self.answers: deque[dict[str, Any]] = deque()
        self.wake = asyncio.Event()
        self.wake.set()
        self.bucket = TokenBucket(BURST, PER_SECOND)
        self.refused = 0
        self.errands: set[asyncio.Task[None]] = set()  # what is being worked out for the page
        self.doing, self.telling = asyncio.Lock(), asyncio.Lock()
        self.telling_since: float | None = None  # None: the page has taken everything
        self.address = client_network(socket)
        self.left = False
        self.signed_out = signed_out or asyncio.Event()  # has the visitor's session ended?

    # --- To the page --------------------------------------------------------------------------

    def note(self, _number: int, kind: str) -> None:
        """Something has happened at the table: tell it when the page can take it."""
        self.due.add("move" if kind == "undo" else kind)
        if not self.doing.locked():  # else it is told together with the answer to the page
            self.wake.set()

    def answer(self, **message: Any) -> None:
        """Answer a message of the page."""
        self.answers.append({key: value for key, value in message.items() if value is not None})
        self.wake.set()

    async def tell_forever(self) -> None:
        """Tell what is due, as fast as the page takes it."""
        while True:
            await self.wake.wait()
            async with self.telling:
                await self.tell()

    async def tell(self) -> None:
        """Tell what is due now."""
        self.wake.clear()
        if self.due & {"table", "move"} and self.table.is_much(self.told):
            await self.recall()
        self.telling_since = time.monotonic()
        texts = [msgspec.json.encode(message).decode() for message in self.all_due()]
        for place, text in enumerate(texts, start=1):
            follows = place < len(texts)
            await self.socket.send({"type": "websocket.send", "text": text, MORE: follows})
        self.telling_since = None

    @property
    def stuck(self) -> bool:
        """Does the page take nothing any more?"""
        since = self.telling_since
        return since is not None and time.monotonic() - since >= SEND_SECONDS

    async def recall(self) -> None:
        """Let a long log be worked out before it is told, while others are answered."""
        with contextlib.suppress(Refused):  # it is told without that as well
            await self.table.recall(self.visitor, self.told, self.looking)

    def all_due(self) -> list[dict[str, Any]]:
        """Everything that has to be told now; all of it is of the same moment."""
        due, self.due = self.due, set()
        answers = list(self.answers)
        self.answers.clear()
        return [*self.news(due), *answers]

    def news(self, due: set[str]) -> list[dict[str, Any]]:
        """What has happened at the table, as this viewer may know it."""
        table, viewer = self.table, self.visitor
        if self.looking is not None and self.looking not in table.mine(viewer):
            self.looking = None
        since, self.told = self.told, table.number
        if due & {"table", "move"}:
            self.position = table.number
        if "table" in due or ("move" in due and table.number - since > FAR_BEHIND):
            told = with_links(table.told(viewer, self.looking, since, form=self.form))
            if "move" in due and table.status == "playing" and self.form != "view":
                report = table.report(viewer, self.looking)
                told |= {} if report is None else {"report": report}
            return [told]
        found: list[dict[str, Any]] = []
        if "move" in due:
            found.append(table.moved(viewer, since, self.looking, form=self.form))
        if "chat" in due:
            chat = table.chat_since(since)
            found.append({"type": "chat", "number": table.number, "chat": chat})
        if "presence" in due:
            found.append({"type": "presence", "online": table.online_seats()})
        return found

    # --- From the page ------------------------------------------------------------------------

    async def hear_forever(self) -> None:
        """Do what the page says, one thing after the other."""
        while True:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if len(self.answers) > MOST_ANSWERS or self.refused > MOST_REFUSED:
                await self.socket.close(BROKEN_RULES)
                return
            if not await self.may_speak():
                self.refused += 1
                self.complain("too_fast", messages.name_in(frame.get("text") or ""))
                continue
            try:
                # A frame of bytes is no message of ours.
                said = messages.read(frame.get("text") or "")
            except messages.Unreadable as fault:
                if fault.outdated:
                    self.refuse(outdated(), fault.id)
                else:
                    self.complain("unreadable", fault.id)
                continue
            if isinstance(said, messages.HintWanted):  # it takes a while: who knows may move first
                errand = asyncio.create_task(self.heed(said))
                self.errands.add(errand)
                errand.add_done_callback(self.errands.discard)
            else:
                async with self.doing:
                    if self.left:  # the page asks again when it has come again
                        return
                    await self.heed(said)
                    self.wake.set()

    async def may_speak(self) -> bool:
        """May the page say one more thing: on this line, and on all lines of its visitor together?"""
        if not self.bucket.take():
            return False
        if self.address is None:  # the machine itself
            return True
        who = self.address if self.visitor is None else self.visitor.id
        return await house_of(self.socket).limits.messages.take(who)

    def complain(self, code: str, name: str | None = None) -> None:
        """Say that a message was not heeded."""
        text = Translator(self.language)(f"site-wire-{code.replace('_', '-')}")
        self.answer(type="error", id=name, code=code, text=text)

    def refuse(self, refused: Refused, name: str | None) -> None:
        """Say why something was refused."""
        self.answer(type="error", id=name, code=refused.code, text=refused.text(self.language))

    async def heed(self, said: messages.Said) -> None:
        """Do what a message says, or say why not."""
        try:
            await self.do(said)
        except Refused as refused:
            note_storage(refused)
            self.refuse(refused, said.id)
        except TooMuch:
            self.complain("too_fast", said.id)
        except Exception:
            log.exception("a message at table %s failed", self.table.id)
            self.complain("failed", said.id)

    async def do(self, said: messages.Said) -> None:
        """Do what a message says."""
        table = self.table
        match said:
            case messages.Ping():
                self.answer(type="pong", id=said.id)
            case messages.Since():
                self.told = min(said.number, table.number)
                self.note(table.number, "table")
            case messages.Look():
                self.looking = table.eyes(self.visitor, said.seat)
                self.note(table.number, "table")
            case _:
                limits = house_of(self.socket).limits
                voice = Voice(table, self.visitor, self.looking, limits, self.address)
                answer = await voice.say(said)
                if isinstance(said, messages.ReadingWanted):
                    # Messages that have come since are no other position.
                    answer["number"] = self.position
                self.answer(**answer)

    # --- As long as it lasts ------------------------------------------------------------------

    async def leave(self) -> None:
        """The site closes: finish what is being done, answer it, and let the page come again."""
        with contextlib.suppress(*GONE):
            async with self.doing, self.telling:
                self.left = True
                await self.tell()
                await self.socket.close(COME_AGAIN)

    async def run(self) -> None:
        """Tell and hear until the page leaves."""
        self.table.subscribe(self.note)
        self.table.connect(self.visitor, self.address)
        tasks = {
            asyncio.create_task(self.tell_forever()),
            asyncio.create_task(self.hear_forever()),
            asyncio.create_task(self.signed_out.wait()),
        }
        try:
            # A timer for each message would cost more than most messages do.
            ended: Collection[object] = ()
            while not ended and not self.stuck:
                ended, _ = await asyncio.wait(
                    tasks, timeout=SEND_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
        finally:
            self.table.unsubscribe(self.note)
            tasks |= self.errands
            for task in tasks:
                task.cancel()
            faults = await asyncio.gather(*tasks, return_exceptions=True)
            self.table.disconnect(self.visitor)
        for fault in faults:
            if isinstance(fault, Exception) and not isinstance(fault, GONE):
                log.error("the line to table %s broke", self.table.id, exc_info=fault)
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(*GONE):
                await self.socket.close(SIGNED_OUT if self.signed_out.is_set() else OVER)


@router.websocket("/api/tables/{name}/socket")
async def wire(socket: WebSocket, name: str) -> None:
    """The wire of a table. Browsers name the page that opens it; only ours may."""
    if not same_origin(socket.scope):
        await socket.send_denial_response(PlainTextResponse("", 403))
        return
    try:
        async with house_of(socket).limits.line(client_network(socket)):
            await answer(socket, name)
    except TooMuch:
        await socket.send_denial_response(PlainTextResponse("", 429))


async def answer(socket: WebSocket, name: str) -> None:
    """Connect somebody with a table, as long as they stay and are signed in."""
    signed_out = asyncio.Event()
    with house_of(socket).hall.while_signed_in(session_id_of(socket), signed_out.set):
        await connect(socket, name, signed_out)


def speaks_our_version(socket: WebSocket, form: Form) -> bool:
    """Was a client written for this version? A page always says for which it was."""
    wanted = socket.query_params.get("version")
    return wanted == VERSION or (wanted is None and form == "view")


async def say_version(socket: WebSocket) -> None:
    """Tell a client of another version so, in words: it may be a page that was open for long."""
    refused = outdated()
    error = {"type": "error", "code": refused.code, "text": refused.text(language_of(socket))}
    await socket.accept()
    await socket.send_json(error)
    await socket.close(OTHER_VERSION, refused.code)


async def connect(socket: WebSocket, name: str, signed_out: asyncio.Event) -> None:
    """Connect somebody with a table, as long as they stay."""
    house = house_of(socket)
    form: Form = "view" if socket.query_params.get("see") == "view" else "scene"
    try:
        table = await ready_table(house, name)
        session = await session_of(socket)
    except Refused as refused:
        note_storage(refused)
        await socket.send_denial_response(PlainTextResponse("", status_of(refused.code)))
        return
    except Unknown:
        await socket.send_denial_response(PlainTextResponse("", 401))
        return
    if not speaks_our_version(socket, form):
        await say_version(socket)
        return
    await socket.accept()
    if house.closing:
        await socket.close(COME_AGAIN)
        return
    if table is None:
        await socket.close(TRY_LATER)
        return
    visitor = None if session is None else session.visitor
    line = Line(socket, table, visitor, language_of(socket), form, signed_out)
    house.lines.add(line)
    try:
        await line.run()
    finally:
        house.lines.discard(line)
