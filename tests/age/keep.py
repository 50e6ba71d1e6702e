"""Keeps what a release leaves behind, so that every later version is tested with it:

    NUMBA_DISABLE_JIT=1 python tests/age/keep.py

writes a database with tables in all states to `databases/VERSION-LAYOUT.sql`, facts about them beside
it, and finished games of all rules to `records/GAME`. It speaks only to what every version has had. What
is there already stays: what was released does not change any more.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

from ludopolis import Game
from ludopolis.engine import registry
from ludopolis.engine.conformance import option_sets
from ludopolis.tables import SeatPlan, Table, TableService, Visitor, migrations

HERE = Path(__file__).parent
RECORDS = 6  # of each game
ME, FRIEND, SCREEN = (SeatPlan(kind) for kind in ("me", "friend", "screen"))
BOT = SeatPlan("bot", bot="greedy")


# --- Records ----------------------------------------------------------------------------------


def keep_records() -> None:
    """Keep some finished games of each game, as different as its options allow."""
    for name in registry.names():
        box = registry.box(name)
        sets = list(option_sets(box))
        for number in range(RECORDS):
            chosen = sets[number * (len(sets) - 1) // (RECORDS - 1)]
            path = HERE / "records" / name / f"rules-{box.rules_version}-{number + 1}.json"
            if path.exists():
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            game, mind = (
                Game(box, chosen.players, chosen.options, seed=number),
                random.Random(number),
            )
            while not game.over:
                game.play(int(mind.choice(game.legal())))
            game.record().save(path)


# --- A database -------------------------------------------------------------------------------


def facts_of(
    row: Any, seats: Sequence[Any], events: Sequence[Any], game: Game | None
) -> dict[str, Any]:
    """What must never change about a table; not how it is put into words."""
    facts = {
        "game": row.game,
        "options": dict(row.options),
        "status": row.status,
        "host": row.host,
        "rematch_of": row.rematch_of,
        "result": row.result,
        "seats": [[seat.kind, seat.name, seat.bot, seat.resigned] for seat in seats],
        "events": [[event.kind, event.seat] for event in events],
        "chat": [event.data["text"] for event in events if event.kind == "chat"],
    }
    if game is not None:
        facts |= {
            "moves": [[move.seat, move.action.text] for move in game.moves],
            "to_move": game.seat,
            "allowed": [action.text for action in game.legal()] if not game.over else [],
            "scores": list(game.scores().values()),
        }
    return facts


async def go_on(table: Table, people: dict[int, Visitor], moves: int, mind: random.Random) -> None:
    """Let so many more moves be made, by people here and by bots on their own."""
    wanted = len(table.game.moves) + moves
    while table.status == "playing" and len(table.game.moves) < wanted:
        visitor = people.get(table.to_move() or 0)
        if visitor is None:
            await asyncio.sleep(0.001)
            continue
        number, action = table.number, mind.choice(table.game.legal())
        await table.move(visitor, f"move-{number}", number, int(action))


async def two_at(
    service: TableService, game: str, ada: Visitor, ben: Visitor, **more: Any
) -> Table:
    """A table at which Ada and Ben have begun."""
    table = await service.create(ada, game=game, seats=[ME, FRIEND], seed=11, **more)
    await table.sit(ben)
    await table.start(ada)
    return table


async def all_states(url: str) -> dict[str, dict[str, Any]]:
    """Tables in all states; facts about each, by its id."""
    service = await TableService.open(url, bot_pause=0)
    mind = random.Random(1)
    ada, ben = await service.new_visitor("Ada"), await service.new_visitor("Émile 漢字")
    both = {1: ada, 2: ben}

    waiting = await service.create(
        ada, game="newyork", seats=[ME, FRIEND, BOT, FRIEND], public=True
    )
    await waiting.sit(ben)
    await waiting.chat(ben, "hello", "Bonjour à tous ! <b>")

    handed = await two_at(service, "property", ada, ben, hints=True)
    await go_on(handed, both, 8, mind)
    await handed.chat(ada, "away", "Back in a minute")
    seat = handed.to_move() or 0
    await handed.hand_over(both[seat], seat, "greedy")
    await go_on(handed, {3 - seat: both[3 - seat]}, 5, mind)
    await handed.take_back(both[seat], seat)
    await go_on(handed, both, 3, mind)

    undone = await two_at(service, "bigshot", ada, ben)
    taken_back = 0
    while taken_back < 2:
        mover = both[undone.to_move() or 0]
        await go_on(undone, both, 1, mind)
        if undone.presenter.position(mover)["undo"]:
            await undone.undo(mover, f"undo-{undone.number}", undone.number)
            taken_back += 1
    await go_on(undone, both, 2, mind)

    over = await service.create(
        ada, game="newyorknewyork", seats=[ME, BOT, BOT], public=True, seed=3
    )
    await go_on(over, {1: ada}, 1000, mind)

    resigned = await two_at(service, "newyorknewyork", ada, ben)
    await go_on(resigned, both, 6, mind)
    await resigned.resign(ben, 2)
    rematch = await resigned.rematch(ada)
    await resigned.rematch(ben)  # he says yes; before 0.2 he was not asked
    await go_on(rematch, {1: ben, 2: ada}, 4, mind)

    given_up = await service.create(ada, game="newyork", seats=[ME, FRIEND, SCREEN], public=True)
    await given_up.sit(ben)
    await given_up.start(ada)
    await go_on(given_up, {1: ada, 2: ben, 3: ada}, 12, mind)
    await given_up.resign(ben, 2)  # a bot goes on for him

    among_bots = await service.create(ada, game="tycoon", seats=[ME, BOT], seed=5)
    await go_on(among_bots, {1: ada}, 10, mind)
    await service.close()

    tables = (waiting, handed, undone, over, resigned, rematch, given_up, among_bots)
    return {
        table.id: facts_of(
            table.row, table.seats, table.events, table.game if table.history else None
        )
        for table in tables
    }


def keep_database() -> None:
    """Keep a database of this version, and facts about its tables."""
    version = metadata.version("ludopolis")
    dump = HERE / "databases" / f"{version}-{migrations.newest()}.sql"
    if dump.exists():
        return
    dump.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "site.db"
        facts = asyncio.run(all_states(f"sqlite:///{path}"))
        database = sqlite3.connect(path)
        dump.write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
        database.close()
    text = json.dumps(facts, ensure_ascii=False, indent=1)
    dump.with_suffix(".json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep_records()
    keep_database()
