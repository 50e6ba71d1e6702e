"""The WebSocket of a table: one connection for each page that watches it.

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

import msgspec
from fastapi import APIRouter
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludopolis.language.translator import Translator
from ludopolis.tables import Refused, Table, Visitor
from ludopolis.tables.presenter import Form
from ludopolis.tables.rate_limits import TokenBucket, TooMuch
from ludopolis.tables.schemas import TableInfo, TableMessage
from ludopolis.web import messages
from ludopolis.web.api_version import VERSION, outdated
from ludopolis.web.client_address import client_network
from ludopolis.web.commands import CommandHandler
from ludopolis.web.context import (
    Unknown,
    app_state_of,
    language_of,
    ready_table,
    session_id_of,
    session_of,
)
from ludopolis.web.logs import note_storage
from ludopolis.web.schemas import ErrorMessage, ServerMessage
from ludopolis.web.security import same_origin
from ludopolis.web.status_codes import status_of
from ludopolis.web.websocket_protocol import MORE

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


def with_links(told: TableMessage) -> TableMessage:
    """A table message with invitations as paths."""
    table: TableInfo = {**told["table"]}
    if "invite" in table:
        table["invite"] = f"/join/{table['invite']}"
    table["seats"] = [
        {**seat, "invite": f"/join/{seat['invite']}"} if "invite" in seat else seat
        for seat in table["seats"]
    ]
    return {**told, "table": table}


def error_message(code: str, text: str, answered: str | None = None) -> ErrorMessage:
    """An error; with the id of the message that it answers, if it has one."""
    message: ErrorMessage = {"type": "error", "code": code, "text": text}
    if answered is not None:
        message["id"] = answered
    return message


class Connection:
    """One page that watches a table."""

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
        self.answers: deque[ServerMessage] = deque()
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
        """Something happened at the table: mark it as due."""
        self.due.add("move" if kind == "undo" else kind)
        if not self.doing.locked():  # else it is told together with the answer to the page
            self.wake.set()

    def answer(self, message: ServerMessage) -> None:
        """Queue an answer."""
        self.answers.append(message)
        self.wake.set()

    async def send_loop(self) -> None:
        """Send what is due, as fast as the page reads."""
        while True:
            await self.wake.wait()
            async with self.telling:
                await self.send_due()

    async def send_due(self) -> None:
        """Send what is due now."""
        self.wake.clear()
        if self.due & {"table", "move"} and self.table.is_much(self.told):
            await self.recall()
        self.telling_since = time.monotonic()
        texts = [msgspec.json.encode(message).decode() for message in self.due_messages()]
        for place, text in enumerate(texts, start=1):
            follows = place < len(texts)
            await self.socket.send({"type": "websocket.send", "text": text, MORE: follows})
        self.telling_since = None

    @property
    def stuck(self) -> bool:
        """Has the page stopped reading?"""
        since = self.telling_since
        return since is not None and time.monotonic() - since >= SEND_SECONDS

    async def recall(self) -> None:
        """Prepare a long log in the background."""
        with contextlib.suppress(Refused):  # it is told without that as well
            await self.table.recall(self.visitor, self.told, self.looking)

    def due_messages(self) -> list[ServerMessage]:
        """All messages due now, of the same moment."""
        due, self.due = self.due, set()
        answers = list(self.answers)
        self.answers.clear()
        return [*self.updates(due), *answers]

    def updates(self, due: set[str]) -> list[ServerMessage]:
        """What has happened at the table, as this viewer may know it."""
        table, viewer = self.table, self.visitor
        if self.looking is not None and self.looking not in table.mine(viewer):
            self.looking = None
        since, self.told = self.told, table.number
        if due & {"table", "move"}:
            self.position = table.number
        if "table" in due or ("move" in due and table.number - since > FAR_BEHIND):
            told = with_links(
                table.presenter.table_message(viewer, self.looking, since, form=self.form)
            )
            if "move" in due and table.status == "playing" and self.form != "view":
                report = table.presenter.report(viewer, self.looking)
                if report is not None:
                    told["report"] = report
            return [told]
        found: list[ServerMessage] = []
        if "move" in due:
            found.append(table.presenter.move_message(viewer, since, self.looking, form=self.form))
        if "chat" in due:
            chat = table.presenter.chat_since(since)
            found.append({"type": "chat", "number": table.number, "chat": chat})
        if "presence" in due:
            found.append({"type": "presence", "online": table.online_seats()})
        return found

    # --- From the page ------------------------------------------------------------------------

    async def receive_loop(self) -> None:
        """Receive and carry out messages one after the other."""
        while True:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if len(self.answers) > MOST_ANSWERS or self.refused > MOST_REFUSED:
                await self.socket.close(BROKEN_RULES)
                return
            if not await self.within_limits():
                self.refused += 1
                self.answer_error("too_fast", messages.name_in(frame.get("text") or ""))
                continue
            try:
                # A frame of bytes is no message of ours.
                said = messages.read(frame.get("text") or "")
            except messages.Unreadable as fault:
                if fault.outdated:
                    self.refuse(outdated(), fault.id)
                else:
                    self.answer_error("unreadable", fault.id)
                continue
            if isinstance(said, messages.Hint):  # it takes a while: who knows may move first
                errand = asyncio.create_task(self.handle(said))
                self.errands.add(errand)
                errand.add_done_callback(self.errands.discard)
            else:
                async with self.doing:
                    if self.left:  # the page asks again when it has come again
                        return
                    await self.handle(said)
                    self.wake.set()

    async def within_limits(self) -> bool:
        """Is the message within the limits of this connection and its visitor?"""
        if not self.bucket.take():
            return False
        if self.address is None:  # the machine itself
            return True
        who = self.address if self.visitor is None else self.visitor.id
        return await app_state_of(self.socket).limits.messages.take(who)

    def answer_error(self, code: str, name: str | None = None) -> None:
        """Answer with an error by its code."""
        text = Translator(self.language)(f"site-wire-{code.replace('_', '-')}")
        self.answer(error_message(code, text, name))

    def refuse(self, refused: Refused, name: str | None) -> None:
        """Answer with a refusal."""
        self.answer(error_message(refused.code, refused.text(self.language), name))

    async def handle(self, said: messages.ClientMessage) -> None:
        """Carry out a message or answer with an error."""
        try:
            await self.carry_out(said)
        except Refused as refused:
            note_storage(refused)
            self.refuse(refused, said.id)
        except TooMuch:
            self.answer_error("too_fast", said.id)
        except Exception:
            log.exception("a message at table %s failed", self.table.id)
            self.answer_error("failed", said.id)

    async def carry_out(self, said: messages.ClientMessage) -> None:
        """Carry out a message."""
        table = self.table
        match said:
            case messages.Ping():
                self.answer(
                    {"type": "pong"} if said.id is None else {"type": "pong", "id": said.id}
                )
            case messages.Since():
                self.told = min(said.number, table.number)
                self.note(table.number, "table")
            case messages.Look():
                self.looking = table.eyes(self.visitor, said.seat)
                self.note(table.number, "table")
            case _:
                limits = app_state_of(self.socket).limits
                handler = CommandHandler(table, self.visitor, self.looking, limits, self.address)
                answer = await handler.run(said)
                if answer["type"] == "reading":
                    # Messages that have come since are no other position.
                    answer["number"] = self.position
                self.answer(answer)

    # --- As long as it lasts ------------------------------------------------------------------

    async def leave(self) -> None:
        """The site closes: finish the current message, then close so that the page reconnects."""
        with contextlib.suppress(*GONE):
            async with self.doing, self.telling:
                self.left = True
                await self.send_due()
                await self.socket.close(COME_AGAIN)

    async def run(self) -> None:
        """Send and receive until the page leaves."""
        self.table.subscribe(self.note)
        self.table.connect(self.visitor, self.address)
        tasks = {
            asyncio.create_task(self.send_loop()),
            asyncio.create_task(self.receive_loop()),
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
    """The WebSocket endpoint; browsers may open it from our own pages only."""
    if not same_origin(socket.scope):
        await socket.send_denial_response(PlainTextResponse("", 403))
        return
    try:
        async with app_state_of(socket).limits.line(client_network(socket)):
            await answer(socket, name)
    except TooMuch:
        await socket.send_denial_response(PlainTextResponse("", 429))


async def answer(socket: WebSocket, name: str) -> None:
    """Serve a connection while its session is valid."""
    signed_out = asyncio.Event()
    with app_state_of(socket).service.while_signed_in(session_id_of(socket), signed_out.set):
        await connect(socket, name, signed_out)


def speaks_our_version(socket: WebSocket, form: Form) -> bool:
    """Is the client of this API version? Pages always say their version."""
    wanted = socket.query_params.get("version")
    return wanted == VERSION or (wanted is None and form == "view")


async def say_version(socket: WebSocket) -> None:
    """Tell a client that its version is outdated."""
    refused = outdated()
    await socket.accept()
    await socket.send_json(error_message(refused.code, refused.text(language_of(socket))))
    await socket.close(OTHER_VERSION, refused.code)


async def connect(socket: WebSocket, name: str, signed_out: asyncio.Event) -> None:
    """Serve a connection until it closes."""
    app_state = app_state_of(socket)
    form: Form = "view" if socket.query_params.get("see") == "view" else "scene"
    try:
        table = await ready_table(app_state, name)
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
    if app_state.closing:
        await socket.close(COME_AGAIN)
        return
    if table is None:
        await socket.close(TRY_LATER)
        return
    visitor = None if session is None else session.visitor
    line = Connection(socket, table, visitor, language_of(socket), form, signed_out)
    app_state.lines.add(line)
    try:
        await line.run()
    finally:
        app_state.lines.discard(line)
