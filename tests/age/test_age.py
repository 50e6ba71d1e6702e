"""What earlier versions have left behind: databases open, records replay. `keep.py` keeps it."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from keep import facts_of

from ending import bring_to_its_end
from ludopolis.engine import registry
from ludopolis.engine.record import Record
from ludopolis.tables import TableService, backup, migrations
from ludopolis.tables.store import Store
from postgres import Postgres

HERE = Path(__file__).parent
DATABASES = sorted((HERE / "databases").glob("*.sql"))
RECORDS = sorted((HERE / "records").glob("*/*.json"))


# --- Records ----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_replays_to_its_result(path: Path) -> None:
    record = Record.load(path)
    game = record.replay()
    assert game.over
    assert record.data["result"] == game.record().data["result"]
    assert [entry["do"] for entry in record.data["moves"]] == [
        move.action.text for move in game.moves
    ]


def test_every_version_of_the_rules_is_among_the_records() -> None:
    kept = {(path.parent.name, Record.load(path).data["rules"]) for path in RECORDS}
    wanted = {
        (name, version)
        for name in registry.names()
        for version in range(1, registry.box(name).rules_version + 1)
    }
    assert kept >= wanted, f"run tests/age/keep.py for {wanted - kept}"


# --- Databases --------------------------------------------------------------------------------


def laid_down(dump: Path, folder: Path) -> str:
    """The database of a dump, as the version that made it left it; its URL."""
    database = sqlite3.connect(folder / "site.db")
    database.executescript(dump.read_text("utf-8"))
    database.close()
    return f"sqlite:///{folder}/site.db"


async def facts_in(url: str) -> dict[str, dict[str, Any]]:
    """What this version finds in a database, before anybody comes or a bot goes on."""
    store = await Store.open(url)
    service = TableService(store, 0.0)
    try:
        found = {}
        for row, _seats in await store.of_visitor(await host_in(store), 100):
            stored, history = await service.read(row.id)
            game = history.game if history is not None else None
            found[row.id] = facts_of(stored.row, stored.seats, stored.events, game)
        return json.loads(json.dumps(found))  # type: ignore[no-any-return]
    finally:
        await service.close()


async def host_in(store: Store) -> str:
    async with store.engine.connect() as connection:
        found = await connection.exec_driver_sql("SELECT DISTINCT host FROM tables")
        return str(found.scalar_one())


def facts_beside(dump: Path) -> dict[str, dict[str, Any]]:
    """What the version that made it knew; an option that has come to a game since has its default."""
    facts: dict[str, dict[str, Any]] = json.loads(dump.with_suffix(".json").read_text("utf-8"))
    for table in facts.values():
        box, players = registry.box(table["game"]), len(table["seats"])
        table["options"] = dict(box.settle(players, table["options"]))
    return facts


@pytest.mark.parametrize("dump", DATABASES, ids=lambda path: path.stem)
def test_a_database_opens_and_goes_on(dump: Path, tmp_path: Path) -> None:
    async def opened() -> None:
        url = laid_down(dump, tmp_path)
        facts = facts_beside(dump)
        assert await facts_in(url) == facts
        assert {table["status"] for table in facts.values()} == {"waiting", "playing", "over"}
        service = await TableService.open(url, bot_pause=0)
        try:
            for name in facts:
                table = await service.table(name)
                host = await service.visitor(table.row.host)
                assert host is not None
                if table.status == "waiting":
                    for seat in table.seats:
                        if seat.kind == "open":
                            await table.set_seat(host, seat.seat, "bot", "greedy")
                    await table.start(host)
                assert table.presenter.table_message(host)["table"]["status"] == table.status
                await bring_to_its_end(service, table)
                assert table.status == "over"
        finally:
            await service.close()

    asyncio.run(opened())


@pytest.mark.parametrize("dump", DATABASES, ids=lambda path: path.stem)
def test_a_database_moves_to_postgresql(dump: Path, tmp_path: Path, postgres: Postgres) -> None:
    async def moved() -> None:
        old, new, file = laid_down(dump, tmp_path), postgres.new_database(), tmp_path / "backup"
        await (await Store.open(old)).close()  # it is brought to this layout
        await backup.back_up(old, file, replace=False, report=lambda *_: None)
        await backup.restore(new, file, replace=False, report=lambda *_: None)
        assert await facts_in(new) == facts_beside(dump)

    asyncio.run(moved())


def test_every_layout_is_among_the_databases() -> None:
    """A database that any version may have left is one of those that are opened here."""
    steps = ScriptDirectory.from_config(migrations.config_for()).walk_revisions()
    assert {path.stem.split("-")[-1] for path in DATABASES} == {step.revision for step in steps}


def test_every_released_version_is_among_the_databases() -> None:
    changes = (HERE.parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## (\d+\.\d+\.\d+)", changes, re.M)
    assert released
    assert {path.stem.split("-")[0] for path in DATABASES} == set(released), "run keep.py"
