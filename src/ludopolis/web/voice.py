"""What somebody says at a table is done and answered: the same on the wire and by a single request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludopolis.tables import Refused, Table, Visitor
from ludopolis.web import messages
from ludopolis.web.limits import Limits


@dataclass(frozen=True)
class Voice:
    """Somebody at a table: who they are, and where they come from."""

    table: Table
    visitor: Visitor | None
    looking: int | None  # the seat through which they look, if they have said so
    limits: Limits
    address: str | None

    async def say(self, said: messages.Deed) -> dict[str, Any]:
        """Do what a message says; the answer to it."""
        table, visitor = self.table, self.visitor
        match said:
            case messages.Why():
                text = await table.aside(table.why, visitor, said.parts, self.looking)
                return {"type": "why", "id": said.id, "text": text}
            case messages.AidWanted():
                lines = await table.aside(table.aid, visitor, said.key, self.looking)
                return {"type": "aid", "id": said.id, "lines": lines}
            case messages.ReadingWanted():
                number = table.number
                sections = await table.aside(table.reading, visitor, self.looking)
                return {"type": "reading", "id": said.id, "number": number, "sections": sections}
            case messages.HintWanted():
                await self.limits.hints.enter(self.address)
                moves = await table.hint(visitor, self.looking)
                return {"type": "hint", "id": said.id, "moves": moves}
            case _:
                return {"type": "ok", "id": said.id, "number": await self._change(said)}

    async def _change(self, said: messages.Change) -> int:
        """Do something that changes the table; the number of the event that it made."""
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
