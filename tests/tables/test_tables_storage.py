"""What is kept: every accepted move, after a restart, after a kill, and nothing that was refused."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy.event
import sqlalchemy.exc
from tables_kit import (
    FRIEND,
    ME,
    QUICK,
    SCREEN,
    future,
    go_on,
    hall_beside,
    kept,
    legal,
    played_in,
    refused,
    service_in,
    two_people,
    until,
    url_in,
)

from ludopolis.engine.errors import LudopolisError
from ludopolis.tables import Refused, Table, TableService, Visitor, table_service
from ludopolis.tables.database import beside
from ludopolis.tables.event_writers import SqliteWriter
from ludopolis.tables.store import Store
from readers import EN


def everything(table: Table, people: list[Visitor | None]) -> str:
    """All that a table tells anybody, and the game as it goes on from here."""
    told = [EN.told(table, viewer) for viewer in people]
    return json.dumps(told, sort_keys=True) + repr(kept(table))


# --- A restart --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [QUICK, "property", "bigshot"])
def test_after_a_restart_at_any_point_all_is_as_it_was(tmp_path: Path, game: str) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service, game)
        people = {1: ada, 2: ben}
        mind = random.Random(5)
        undone = 0
        for step in range(30):
            async with hall_beside(tmp_path) as other:
                again = await other.table(table.id)
                assert again is not table
                viewers = [ada, ben, None]
                assert everything(again, viewers) == everything(table, viewers)
            if table.status == "over":
                break
            mover = table.to_move() or 0
            if step % 7 == 3:
                await table.chat(ada, f"chat {step}", f"step {step}")
            if step % 11 == 5:
                await table.hand_over(people[3 - mover], 3 - mover)
                await table.take_back(people[3 - mover], 3 - mover)
            await go_on(table, people, mind)
            if EN.position(table, people[mover])["undo"] and mind.random() < 0.4:
                await table.undo(people[mover], f"undo {step}", table.number)
                undone += 1
        assert table.number > 20
        assert undone > 0 or game != "bigshot"

    played_in(tmp_path, play)


def test_a_game_goes_on_after_a_restart_as_it_would_have_without(tmp_path: Path) -> None:
    async def whole(pauses: set[int], folder: Path) -> object:
        folder.mkdir()
        service = await TableService.open(url_in(folder))
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game="property", seats=[ME, SCREEN], seed=99)
        mind = random.Random(8)
        for step in range(40):
            if step in pauses:
                await service.close()
                service = await TableService.open(url_in(folder))
                table = await service.table(table.id)
            await go_on(table, {1: ada, 2: ada}, mind)
        await service.close()
        return table.game.fingerprint(), future(table.game)

    unbroken = asyncio.run(whole(set(), tmp_path / "unbroken"))
    assert asyncio.run(whole({1, 17, 30}, tmp_path / "broken")) == unbroken


def test_a_move_sent_again_after_a_restart_is_recognised(tmp_path: Path) -> None:
    async def restarted() -> None:
        async with service_in(tmp_path) as service:
            ada = await service.new_visitor("Ada")
            table = await service.create(ada, game=QUICK, seats=[ME, SCREEN])
            seen, action = table.number, legal(table)[0]
            number = await table.move(ada, "sent", seen, action)
        async with service_in(tmp_path) as service:
            again = await service.table(table.id)
            assert await again.move(ada, "sent", seen, action) == number
            assert len(again.game.moves) == 1

    asyncio.run(restarted())


def test_a_rematch_is_known_after_a_restart(tmp_path: Path) -> None:
    async def restarted() -> None:
        async with service_in(tmp_path) as service:
            table, ada, ben = await two_people(service)
            await table.resign(ada, 1)
            rematch = await table.rematch(ben)
        async with service_in(tmp_path) as service:
            again = await service.table(table.id)
            assert (await again.rematch(ada)).id == rematch.id

    asyncio.run(restarted())


def test_tables_that_nobody_looks_at_are_forgotten_and_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_service, "LOOK_SECONDS", 0.0)

    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        watched, listened = [(await two_people(service))[0] for _ in range(2)]
        monkeypatch.setattr(table_service, "IDLE_SECONDS", -1.0)
        watched.connect(None)
        listened.subscribe(lambda number, kind: None)
        await service.create(ada, game=QUICK, seats=[ME, FRIEND])
        assert await service.table(watched.id) is watched
        assert await service.table(listened.id) is listened
        name, before = table.id, everything(table, [ada, ben, None])
        assert name not in service._tables
        assert service.held(name) is table  # as long as we hold it
        del table
        gc.collect()
        assert service.held(name) is None
        again, same = await asyncio.gather(service.table(name), service.table(name))
        assert again is same
        assert everything(again, [ada, ben, None]) == before
        mover = {1: ada, 2: ben}[again.to_move() or 0]
        await again.move(mover, "new", again.number, legal(again)[0])

    played_in(tmp_path, play)


def test_two_servers_at_one_database_do_not_part(tmp_path: Path) -> None:
    async def both() -> None:
        async with service_in(tmp_path) as one, hall_beside(tmp_path) as two:
            table, ada, ben = await two_people(one)
            other = await two.table(table.id)
            heard: list[str] = []
            other.subscribe(lambda number, kind: heard.append(kind))
            mover = {1: ada, 2: ben}[table.to_move() or 0]
            first, second = legal(table)[:2]
            await table.move(mover, "one", table.number, first)
            await refused(other.move(mover, "two", other.number, second), "stale")
            assert heard == ["move"]  # it has looked again
            assert kept(other) == kept(table)
            # And what was accepted there is recognised here.
            assert await other.move(mover, "one", 2, first) == table.number

    asyncio.run(both())


# --- A kill -----------------------------------------------------------------------------------

PLAYS_UNTIL_KILLED = """
import asyncio, random, sys
from ludopolis.tables import TableService, SeatPlan

async def play(url):
    service = await TableService.open(url)
    ada = await service.new_visitor("Ada")
    mind = random.Random(1)
    while True:
        table = await service.create(
            ada, game="newyorknewyork", seats=[SeatPlan("me"), SeatPlan("screen")]
        )
        while table.status == "playing":
            action = mind.choice(table.game.legal())
            number = await table.move(ada, str(table.number), table.number, int(action))
            print(table.id, number, action.text, sep="|", flush=True)

asyncio.run(play(sys.argv[1]))
"""


def test_every_acknowledged_move_survives_a_kill(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYS_UNTIL_KILLED, url_in(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(60)]
    process.send_signal(signal.SIGKILL)
    lines += process.stdout.read().splitlines(keepends=True)
    process.stdout.close()
    assert process.wait() == -signal.SIGKILL
    acknowledged = [line.rstrip("\n").split("|") for line in lines if line.endswith("\n")]
    assert len(acknowledged) >= 60

    async def play(service: TableService) -> None:
        for name in {name for name, _, _ in acknowledged}:
            table = await service.table(name)
            for found, number, text in acknowledged:
                if found == name:
                    event = table.events[int(number) - 1]
                    assert (event.kind, event.data["do"]) == ("move", text)
            moves = sum(event.kind == "move" for event in table.events)
            assert len(table.game.moves) == moves
            ada = await service.visitor(table.row.host)
            assert ada is not None
            if table.status == "playing":  # and it goes on
                await table.move(ada, "after", table.number, legal(table)[0])

    played_in(tmp_path, play)


# --- Storing fails ----------------------------------------------------------------------------


@contextmanager
def full_disk() -> Iterator[None]:
    """Nothing can be committed meanwhile."""

    def full(*_: object) -> None:
        raise sqlalchemy.exc.OperationalError("COMMIT", {}, Exception("disk is full"))

    sqlalchemy.event.listen(sqlalchemy.Engine, "commit", full)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(SqliteWriter, "_write", full)
            yield
    finally:
        sqlalchemy.event.remove(sqlalchemy.Engine, "commit", full)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        open_table = await service.create(ada, game=QUICK, seats=[ME, FRIEND])
        mover = {1: ada, 2: ben}[table.to_move() or 0]
        heard: list[str] = []
        for place in (table, open_table):
            place.subscribe(lambda number, kind: heard.append(kind))
        before = kept(table), kept(open_table)
        told = everything(table, [ada, ben, None])
        with full_disk():
            await refused(table.move(mover, "1", table.number, legal(table)[0]), "storage")
            await refused(table.chat(ada, "2", "hello"), "storage")
            await refused(table.resign(ada, 1), "storage")
            await refused(table.hand_over(ada, 1), "storage")
            await refused(open_table.sit(ben), "storage")
            await refused(open_table.set_seat(ada, 2, "bot"), "storage")
            await refused(service.create(ada, game=QUICK, seats=[ME, FRIEND]), "storage")
            await refused(service.new_visitor("Eve"), "storage")
        assert (kept(table), kept(open_table)) == before
        assert everything(table, [ada, ben, None]) == told
        assert heard == []
        # When there is room again, the same move is taken.
        await table.move(mover, "1", table.number, legal(table)[0])
        assert heard == ["move"]

    played_in(tmp_path, play)


def test_a_locked_database_refuses_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        service = await TableService.open(url_in(tmp_path) + "?timeout=0.05", bot_pause=0)
        try:
            table, ada, ben = await two_people(service)
            mover = {1: ada, 2: ben}[table.to_move() or 0]
            before = kept(table)
            lock = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            await refused(table.move(mover, "1", table.number, legal(table)[0]), "storage")
            assert kept(table) == before
            assert EN.told(table, ada)["number"] == table.number  # reading goes on
            lock.execute("ROLLBACK")
            lock.close()
            await table.move(mover, "1", table.number, legal(table)[0])
        finally:
            await service.close()

    asyncio.run(play())


def test_a_bot_tries_again_until_its_move_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ludopolis.tables.table.RETRY_SECONDS", 0.001)

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN])
        seat = table.to_move() or 0
        append = Store.append
        failures = 0

        async def sometimes(self: Store, *what: Any) -> None:
            nonlocal failures
            if what[1].kind == "move" and failures < 2:
                failures += 1
                raise Refused("storage")
            await append(self, *what)

        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", sometimes)
            await table.hand_over(ada, seat)
            await until(lambda: bool(table.game.moves))
        assert failures == 2
        assert caplog.text.count("the move of a bot") == 2

    played_in(tmp_path, play)


def test_who_goes_away_while_it_is_stored_leaves_no_gap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        mover = {1: ada, 2: ben}[table.to_move() or 0]
        append = Store.append
        reached, go_on_storing = asyncio.Event(), asyncio.Event()

        async def slow(self: Store, *what: Any) -> None:
            await append(self, *what)
            reached.set()
            await go_on_storing.wait()

        monkeypatch.setattr(Store, "append", slow)
        moving = asyncio.create_task(table.move(mover, "1", table.number, legal(table)[0]))
        await reached.wait()
        moving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await moving
        monkeypatch.setattr(Store, "append", append)
        next_one = asyncio.create_task(table.chat(ada, "2", "hello"))
        await asyncio.sleep(0)
        go_on_storing.set()
        assert await next_one == table.number
        assert [event.kind for event in table.events[-2:]] == ["move", "chat"]
        assert len(table.game.moves) == 1
        stored = await service.store.load(table.id)
        assert stored is not None
        assert stored.events == list(table.events)

    played_in(tmp_path, play)


# --- The database itself ----------------------------------------------------------------------


def test_the_database_writes_through_and_keeps_references(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        async with service.store.engine.connect() as connection:
            asked = {}
            for name in ("journal_mode", "synchronous", "foreign_keys"):
                found = await connection.exec_driver_sql(f"PRAGMA {name}")
                asked[name] = found.scalar_one()
        assert asked == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
        # Moves are written by a connection of their own.
        pen = beside(service.store.engine)
        with pen.connect() as connection:
            for name, setting in asked.items():
                assert connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() == setting
        pen.dispose()

    played_in(tmp_path, play)


def test_a_database_of_another_version_is_not_touched(tmp_path: Path) -> None:
    async def nothing(service: TableService) -> None:
        pass

    played_in(tmp_path, nothing)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    before = (tmp_path / "tables.db").read_bytes()
    with pytest.raises(LudopolisError, match=r"newer Ludopolis .*9999"):
        played_in(tmp_path, nothing)
    assert (tmp_path / "tables.db").read_bytes() == before


def test_a_game_whose_moves_do_not_fit_is_not_opened(tmp_path: Path) -> None:
    async def damaged() -> None:
        async with service_in(tmp_path) as service:
            ada = await service.new_visitor("Ada")
            table = await service.create(ada, game=QUICK, seats=[ME, SCREEN])
            await table.move(ada, "1", table.number, legal(table)[0])
        for change in ('data = \'{"do": "fly", "chance": []}\'', "seat = 3 - seat"):
            with sqlite3.connect(tmp_path / "tables.db") as database:
                database.execute(f"UPDATE events SET {change} WHERE kind = 'move'")
            database.close()
            async with service_in(tmp_path) as service:
                await refused(service.table(table.id), "broken")

    asyncio.run(damaged())


def test_an_option_that_a_game_has_since_is_as_printed(tmp_path: Path) -> None:
    async def older() -> None:
        async with service_in(tmp_path) as service:
            ada = await service.new_visitor("Ada")
            tables = [
                await service.create(ada, game=QUICK, seats=[ME, plan], seed=1)
                for plan in (SCREEN, FRIEND)
            ]
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("UPDATE tables SET options = '{\"bonus\": true}'")
        database.close()
        async with service_in(tmp_path) as service:
            for table in tables:
                again = await service.table(table.id)
                assert again.row.options == {"bonus": True, "match": False}
                assert EN.described(again, ada) == EN.described(table, ada)

    asyncio.run(older())
