"""How long it takes to open a table with many events, without its snapshot and with it.

    python benchmarks/opening.py [--game tycoon] [--events 20000] [--database URL]

Moves are made and taken back until there are so many events, with a message now and then. What is timed
is `TableService.table`, from the database to a table that can be played at, and a first answer.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from dataclasses import asdict

import sqlalchemy as sql

from ludopolis.engine import registry
from ludopolis.tables import SeatPlan, Table, TableService, Visitor
from ludopolis.tables.database import connect_to
from ludopolis.tables.models import Event
from ludopolis.tables.schema import EVENTS, SNAPSHOTS, TABLES

OTHERS = 10  # each so many events is a message


def story(table: Table, visitor: Visitor, count: int) -> tuple[list[Event], int | None]:
    """So many events that fit a table, and whose turn it is after them."""
    game, mind, events = table.game.copy(), random.Random(1), list[Event]()

    def happened(kind: str, seat: int | None, **data: object) -> None:
        number = table.number + len(events) + 1
        events.append(Event(number, kind, seat, data, visitor.id, f"event-{number}"))

    while table.number + len(events) < count:
        if len(events) % OTHERS == 0:
            happened("chat", 1, text="Well played!", name="Ada")
        elif game.no_undo() is None and game.undo_depth > 2:
            happened("undo", game.undo().seat)
        else:
            going_on = game.copy()
            move = going_on.carry_out(mind.choice(going_on.legal()))
            if not going_on.over:
                game = going_on
                happened("move", move.seat, do=move.action.text, chance=list(move.chance))
            else:
                happened("chat", 1, text="Once more.", name="Ada")
    return events, game.seat


async def timed(url: str, name: str, visitor: Visitor, times: int) -> tuple[float, float]:
    """Seconds to open a table, and to tell it; the median of some times."""
    opening, telling = [], []
    for _ in range(times):
        service = await TableService.open(url, bot_pause=0, wake=False)
        await service.store.visitor(visitor.id)
        began = time.perf_counter()
        table = await service.table(name)
        opening.append(time.perf_counter() - began)
        began = time.perf_counter()
        table.presenter.table_message(visitor)
        telling.append(time.perf_counter() - began)
        await service.close()
    return statistics.median(opening), statistics.median(telling)


async def forget_snapshots(url: str) -> None:
    """Delete them, as may be done at any time."""
    engine = connect_to(url)
    async with engine.begin() as connection:
        await connection.execute(sql.delete(SNAPSHOTS))
    await engine.dispose()


async def measure(url: str, game: str, count: int, times: int) -> None:
    """Make a table with many events, and open it without a snapshot and with one."""
    service = await TableService.open(url, bot_pause=0, wake=False)
    ada = await service.new_visitor("Ada")
    seats = [SeatPlan("me")] + [SeatPlan("screen")] * (registry.box(game).least_players - 1)
    table = await service.create(ada, game=game, seats=seats, seed=7)
    events, to_move = story(table, ada, count)
    async with service.store.engine.begin() as connection:
        rows = [{"table_id": table.id, **asdict(event)} for event in events]
        await connection.execute(sql.insert(EVENTS), rows)
        await connection.execute(
            sql.update(TABLES).where(TABLES.c.id == table.id).values(to_move=to_move)
        )
    await service.close()

    await timed(url, table.id, ada, 1)  # makes the snapshot, and everything warm
    with_one = await timed(url, table.id, ada, times)
    without = []
    for _ in range(times):
        await forget_snapshots(url)
        without.append(await timed(url, table.id, ada, 1))
    print(f"{game}, {count:,} events:")
    for title, (opened, told) in (("without a snapshot", min(without)), ("with one", with_one)):
        print(f"  {title:20} opened in {1000 * opened:7.1f} ms, told in {1000 * told:6.1f} ms")


def main() -> None:
    """Measure what the command line asks for."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--game", default="tycoon", choices=registry.names())
    options.add_argument("--events", type=int, default=20_000)
    options.add_argument("--times", type=int, default=3)
    options.add_argument("--database", help="an empty database; otherwise a file for the moment")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = given.database or f"sqlite:///{folder}/tables.db"
        asyncio.run(measure(url, given.game, given.events, given.times))


if __name__ == "__main__":
    main()
