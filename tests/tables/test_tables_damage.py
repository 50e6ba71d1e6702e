"""A damaged SQLite file: it is named, read as far as that goes, and never written to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tables_kit import BOT, ME, QUICK, refused, service_in, two_people, until, url_in

from damaging import bytes_of, damage
from ludopolis.engine.errors import LudopolisError
from ludopolis.tables import Refused, TableService, Visitor, store
from ludopolis.tables import damage as damages
from ludopolis.tables.damage import IntegrityCheck
from readers import EN, FR

CHATS = 60  # long ones, so that events are on several pages


async def filled(folder: Path) -> tuple[str, str, Visitor]:
    """A site with a table that went on for long, and one that came later and is over; their host."""
    async with service_in(folder) as service:
        first, ada, _ = await two_people(service)
        for line in range(CHATS):
            await first.chat(ada, f"line-{line}", "Well! " * 80)
        second, cy, _ = await two_people(service)
        await second.resign(cy, 1)
        return first.id, second.id, ada


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludopolis.tables.table_service.MESSAGES", 1000)


async def nothing_can_be_written(service: TableService, visitor: Visitor, over: str) -> None:
    """Everything that would be stored is refused, and bots do not try."""
    assert service.read_only
    table = await service.table(over)
    doings = (
        service.new_visitor("Eve"),
        service.rename(visitor, "Eve"),
        service.claim_code(visitor),
        service.create(visitor, game=QUICK, seats=[ME, BOT], seed=1),
        service.analyse(table),
    )
    for doing in doings:
        await refused(doing, "read_only", "damaged", "read-only")
    await service.wake_bots()
    assert EN.told(table, None)["table"]["status"] == "over"
    assert table.record().data["game"] == QUICK
    assert FR.replay(table, 0)["move"] == 0


def test_a_damaged_file_is_named_at_the_start_and_read_as_far_as_it_goes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        spoiled, over, ada = await filled(tmp_path)
        file = tmp_path / "tables.db"
        damage(file)
        before = bytes_of(file)
        with caplog.at_level(logging.CRITICAL):
            async with service_in(tmp_path) as service:
                await nothing_can_be_written(service, ada, over)
                assert {found.id for found in await service.tables_of(ada)} == {spoiled}
                await refused(service.table(spoiled), "damaged", "restore a backup")
                await nothing_can_be_written(service, ada, over)
        assert bytes_of(file) == before
        assert f"{file} is damaged" in caplog.text
        assert f"ludopolis restore BACKUP --database sqlite:///{file}" in caplog.text

    asyncio.run(play())


@pytest.mark.parametrize("last", [False, True], ids=["read", "written"])
def test_damage_that_shows_while_the_site_runs_makes_it_read_only(
    last: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        spoiled, over, ada = await filled(tmp_path)
        file = tmp_path / "tables.db"
        damage(file, last=last)
        monkeypatch.setattr(IntegrityCheck, "run", lambda _: None)  # it has not come that far
        async with service_in(tmp_path) as service:
            if last:
                await refused(service.create(ada, game=QUICK, seats=[ME, BOT], seed=1), "read_only")
            else:
                await refused(service.table(spoiled), "damaged")
            assert service.store.damage == "database disk image is malformed"
            await until(lambda: not service.store._tasks)
            before = bytes_of(file)
            if not last:
                await nothing_can_be_written(service, ada, over)
            await refused(service.new_visitor("Eve"), "read_only")
        assert bytes_of(file) == before

    asyncio.run(play())


def test_what_was_stored_but_not_yet_in_the_file_stays_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closing a connection that can write would put it into the damaged file."""

    async def play() -> None:
        spoiled, _, _ = await filled(tmp_path)
        file = tmp_path / "tables.db"
        damage(file)
        monkeypatch.setattr(IntegrityCheck, "run", lambda _: None)
        async with service_in(tmp_path) as service:
            eve = await service.new_visitor("Eve")
            await refused(service.table(spoiled), "damaged")
            await until(lambda: not service.store._tasks)
            before = bytes_of(file)
            assert b"Eve" in before["tables.db-wal"] and b"Eve" not in before["tables.db"]
            assert await service.visitor(eve.id) == eve
        assert bytes_of(file) == before

    asyncio.run(play())


def test_a_check_that_takes_long_goes_on_beside_the_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        _, over, ada = await filled(tmp_path)
        damage(tmp_path / "tables.db")
        monkeypatch.setattr(store, "START_SECONDS", 0)
        async with service_in(tmp_path, wake=False) as service:
            await until(lambda: service.read_only)
            await until(lambda: not service.store._tasks)
            await nothing_can_be_written(service, ada, over)

    asyncio.run(play())


def test_a_site_that_closes_does_not_wait_for_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        await filled(tmp_path)
        monkeypatch.setattr(store, "START_SECONDS", 0)
        stopped: list[IntegrityCheck] = []

        def noted(check: IntegrityCheck) -> None:
            stopped.append(check)
            stop(check)

        monkeypatch.setattr(IntegrityCheck, "stop", noted)
        async with service_in(tmp_path, wake=False) as service:
            assert not service.read_only
        assert stopped

    stop = IntegrityCheck.stop
    asyncio.run(play())


def test_tables_that_are_held_go_no_further_and_bots_stop(tmp_path: Path) -> None:
    async def play() -> None:
        async with service_in(tmp_path) as service:
            table, ada, ben = await two_people(service)
            seat = table.to_move() or 0
            mover = {1: ada, 2: ben}[seat]
            service.store._found("a test")
            action = int(table.game.legal()[0])
            await refused(table.move(mover, "m", table.number, action), "read_only")
            assert table._doubtful is None  # it is known that it was not stored
            await refused(table.hand_over(mover, seat), "read_only")
            table.seats[seat - 1] = replace(table.seats[seat - 1], kind="bot", bot="greedy")
            assert table._bot_to_move() is None
            await refused(table.chat(ada, "c", "hello?"), "read_only")

    asyncio.run(play())


def no_database(data: bytes) -> bytes:
    return b"all work and no play" * (len(data) // 20)


def without_its_head(data: bytes) -> bytes:
    return data[:100] + b"\xa5" * 3996 + data[4096:]


def cut_off(data: bytes) -> bytes:
    return data[:5000]


@pytest.mark.parametrize("spoil", [no_database, without_its_head, cut_off])
def test_a_file_in_which_nothing_can_be_read_is_not_opened(
    spoil: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    async def play() -> None:
        await filled(tmp_path)
        file = tmp_path / "tables.db"
        file.write_bytes(spoil(file.read_bytes()))
        before = bytes_of(file)
        for _ in range(2):  # nobody holds it after the first time
            with pytest.raises(LudopolisError, match="nothing in it can be read") as fault:
                await TableService.open(url_in(tmp_path))
            assert "ludopolis restore BACKUP" in str(fault.value)
        assert bytes_of(file) == before

    asyncio.run(play())


def test_a_row_that_we_never_wrote_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with service_in(tmp_path) as service:
            table, _, _ = await two_people(service)
            async with service.store.engine.begin() as connection:
                await connection.exec_driver_sql("UPDATE events SET data = '{' WHERE number = 1")
            service.let_go(table)
            await refused(service.table(table.id), "damaged")
            assert not service.read_only

    asyncio.run(play())


def test_only_what_sqlite_calls_damage_is_damage() -> None:
    assert not damages.is_damage(Refused("storage"))
    assert not damages.is_damage(None)
