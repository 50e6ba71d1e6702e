"""Carries out the messages of clients, by WebSocket and by HTTP alike."""

from __future__ import annotations

from dataclasses import dataclass

from ludopolis.tables import Refused, Table, Visitor
from ludopolis.tables.schemas import Answer
from ludopolis.web import messages
from ludopolis.web.client_limits import ClientLimits


@dataclass(frozen=True)
class CommandHandler:
    """Carries out one client's messages at a table."""

    table: Table
    visitor: Visitor | None
    looking: int | None  # the seat through which they look, if they have said so
    limits: ClientLimits
    address: str | None

    async def run(self, said: messages.Command) -> Answer:
        """Carry out a message; returns the answer."""
        table, visitor = self.table, self.visitor
        match said:
            case messages.Why():
                text = await table.aside(table.presenter.why, visitor, said.parts, self.looking)
                return {"type": "why", "id": said.id, "text": text}
            case messages.Aid():
                lines = await table.aside(table.presenter.aid, visitor, said.key, self.looking)
                return {"type": "aid", "id": said.id, "lines": lines}
            case messages.Reading():
                number = table.number
                sections = await table.aside(table.presenter.reading, visitor, self.looking)
                return {"type": "reading", "id": said.id, "number": number, "sections": sections}
            case messages.Hint():
                await self.limits.hints.enter(self.address)
                moves = await table.hint(visitor, self.looking)
                return {"type": "hint", "id": said.id, "moves": moves}
            case _:
                return {"type": "ok", "id": said.id, "number": await self._change(said)}

    async def _change(self, said: messages.Change) -> int:
        """Carry out a message that changes the table; returns the number of its event."""
        table, visitor = self.table, self.visitor
        if visitor is None:
            raise Refused("not_yours")
        match said:
            case messages.Move():
                return await table.move(visitor, said.id, said.number, said.action)
            case messages.Undo():
                return await table.undo(visitor, said.id, said.number)
            case messages.Chat():
                return await table.chat(visitor, said.id, said.text)
            case messages.Resign():
                return await table.resign(visitor, said.seat, said.id)
            case messages.HandOver():
                return await table.hand_over(visitor, said.seat, said.bot, said.id)
            case messages.TakeBack():
                return await table.take_back(visitor, said.seat, said.id)
            case messages.Commit():
                return await table.commit(visitor, said.id, said.seat, said.round, said.commitment)
            case messages.Reveal():
                return await table.reveal(visitor, said.id, said.seat, said.round, said.number)
            case messages.Agree():
                return await table.agree(visitor, said.seat, said.id)
            case messages.Rematch(answer="no"):
                return await table.decline_rematch(visitor)
            case messages.Rematch():
                if table.rematch_id is None:
                    await self.limits.tables.enter(self.address)
                await table.rematch(visitor, takes_part=said.takes_part)
                return table.number
