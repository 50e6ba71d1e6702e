"""Playing a table on until its game is over, for everybody who sits there."""

from __future__ import annotations

import asyncio
import random
import time

from ludopolis.tables import Table, TableService

PATIENCE = 120.0  # seconds until a test gives up; nothing is measured with it


async def bring_to_its_end(service: TableService, table: Table) -> None:
    """Play on by chance; bots go on by themselves."""
    until, mind = time.monotonic() + PATIENCE, random.Random(1)
    while table.status == "playing":
        assert time.monotonic() < until, f"table {table.id} does not come to its end"
        seat = table.to_move()
        place = table.seats[seat - 1] if seat else None
        if place is None or place.kind != "person" or place.visitor is None:
            await asyncio.sleep(0.001)
            continue
        visitor = await service.visitor(place.visitor)
        assert visitor is not None
        number, action = table.number, mind.choice(table.game.legal())
        await table.move(visitor, f"end-{number}", number, int(action))
