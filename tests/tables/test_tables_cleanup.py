"""Clearing up: what is old goes with all that belongs to it, and nothing else."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sql
from tables_kit import (
    BOT,
    FRIEND,
    ME,
    QUICK,
    SCREEN,
    go_on,
    legal,
    refused,
    two_people,
    until,
    url_in,
)

from ludopolis.engine.errors import LudopolisError
from ludopolis.engine.game import Action, Game
from ludopolis.tables import TableService, cleanup
from ludopolis.tables.cleanup import CleanupCounts
from ludopolis.tables.database import connect_to
from ludopolis.tables.schema import CLAIMS, SCHEMA, TABLES, VISITORS

DAY = 24 * 3600.0


async def make_old(url: str, table: sql.Table, *names: str) -> None:
    """As if these rows had been touched a hundred days ago."""
    moments = {c.name: c - 100 * DAY for c in table.c if c.name.endswith("_at")}
    engine = connect_to(url)
    async with engine.begin() as connection:
        (key,) = table.primary_key
        await connection.execute(sql.update(table).where(key.in_(names)).values(moments))
    await engine.dispose()


async def counts(url: str) -> dict[str, int]:
    engine = connect_to(url)
    found = {}
    async with engine.connect() as connection:
        for table in SCHEMA.sorted_tables:
            rows = await connection.execute(sql.select(sql.func.count()).select_from(table))
            found[table.name] = int(rows.scalar_one())
    await engine.dispose()
    return found


async def clear(url: str, *, unfinished: bool = False, dry_run: bool = False) -> CleanupCounts:
    before = time.time() - 90 * DAY
    return await cleanup.clean_up(url, before, unfinished=unfinished, dry_run=dry_run)


async def a_long_time(url: str) -> None:
    service = await TableService.open(url, bot_pause=0)
    mind = random.Random(1)
    # Long ago: a game to its end, with a rematch that goes on today.
    table, ada, ben = await two_people(service)
    await go_on(table, {1: ada, 2: ben}, mind)
    await table.resign(ben, 2)
    await service.store.keep_analysis(table.id, {"a": 1}, time.time() - 100 * DAY)
    rematch = await table.rematch(ada)
    # Long ago: a table nobody came to, and a game that was never gone on with.
    cleo = await service.new_visitor("Cleo")
    waiting = await service.create(cleo, game=QUICK, seats=[ME, FRIEND])
    left, dan, eva = await two_people(service)
    # Long ago: somebody who only looked round, and somebody who still has a code to use.
    finn, gus = await service.new_visitor("Finn"), await service.new_visitor("Gus")
    await service.claim_code(finn)
    for somebody in (finn, gus):
        await service.new_session(somebody)
    engine = connect_to(url)
    async with engine.begin() as connection:
        await connection.execute(sql.update(CLAIMS).values(expires_at=time.time() - 1))
    await engine.dispose()
    await service.claim_code(gus)
    # Today.
    hugo = await service.new_visitor("Hugo")
    await service.create(hugo, game=QUICK, seats=[ME, FRIEND])
    await service.close()
    await make_old(url, TABLES, table.id, waiting.id, left.id)
    old = [somebody.id for somebody in (ada, ben, cleo, dan, eva, finn, gus)]
    await make_old(url, VISITORS, *old)
    assert rematch.id != table.id


async def whole(url: str) -> None:
    await a_long_time(url)
    before = await counts(url)
    # Gus made Finn's old code go when making one of his own: claims clear themselves a little.
    expected = CleanupCounts(finished=1, waiting=1, unfinished=0, claims=0, visitors=2)
    assert await clear(url, dry_run=True) == expected
    assert await counts(url) == before, "a dry run changes nothing"
    assert await clear(url) == expected
    after = await counts(url)
    # Cleo and Finn are gone. Ada waits for Ben to play again, Dan and Eva could go on, Gus has a code.
    assert before["visitors"] - after["visitors"] == 2
    assert before["tables"] - after["tables"] == 2
    assert before["seats"] - after["seats"] == 4
    assert (before["analyses"], after["analyses"]) == (1, 0)
    assert (before["sessions"], after["sessions"]) == (2, 1)
    assert await clear(url) == CleanupCounts(0, 0, 0, 0, 0)

    expected = CleanupCounts(finished=0, waiting=0, unfinished=1, claims=0, visitors=2)
    assert await clear(url, unfinished=True, dry_run=True) == expected
    assert await clear(url, unfinished=True) == expected
    assert (await counts(url))["tables"] == 2, "the rematch, and Hugo's"

    service = await TableService.open(url, bot_pause=0)
    engine = connect_to(url)
    async with engine.connect() as connection:
        ids = (await connection.execute(sql.select(TABLES.c.id))).scalars().all()
        hosts = (await connection.execute(sql.select(TABLES.c.rematch_of))).scalars().all()
    await engine.dispose()
    assert list(hosts) == [None, None]
    assert {(await service.table(name)).status for name in ids} == {"waiting"}
    await service.close()


def test_what_is_old_goes_and_nothing_else(url: str) -> None:
    asyncio.run(whole(url))


async def cleared_under_their_hands(url: str) -> None:
    """Pages hold tables of every status while those are cleared away."""
    service = await TableService.open(url, bot_pause=0)
    ada, ben = await service.new_visitor("Ada"), await service.new_visitor("Ben")
    waiting = await service.create(ada, game=QUICK, seats=[ME, FRIEND])
    playing, over = [await service.create(ada, game=QUICK, seats=[ME, SCREEN]) for _ in range(2)]
    await over.resign(ada, 1)
    tables = (waiting, playing, over)
    for table in tables:
        table.subscribe(lambda _number, _kind: None)
        table.connect(ada)
    await make_old(url, TABLES, *(table.id for table in tables))
    assert (await clear(url, unfinished=True)).unfinished == 1
    await refused(waiting.sit(ben), "not_found")
    await refused(playing.move(ada, "1", playing.number, legal(playing)[0]), "not_found")
    await refused(over.rematch(ada), "not_found")
    for table in tables:
        assert service.held(table.id) is None
        await refused(service.table(table.id), "not_found")
        await refused(table.chat(ada, "2", "Hello?"), "not_found")
        table.disconnect(ada)
    await service.create(ada, game=QUICK, seats=[ME, FRIEND])  # everything else goes on
    await service.close()


def test_a_table_that_is_cleared_while_somebody_looks_is_not_found(url: str) -> None:
    asyncio.run(cleared_under_their_hands(url))


def test_no_robot_goes_on_at_a_table_that_is_cleared(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        service = await TableService.open(url, bot_pause=0)
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, BOT])
        await until(lambda: table.to_move() == 1 and table.idle)
        thinking, cleared = asyncio.Event(), asyncio.Event()

        async def choose(_bot: str, game: Game, *_: object) -> Action:
            thinking.set()
            await cleared.wait()
            return game.legal()[0]

        monkeypatch.setattr(service.bot_runner, "choose", choose)
        await table.hand_over(ada, 1)
        await until(thinking.is_set)
        await make_old(url, TABLES, table.id)
        await clear(url, unfinished=True)
        cleared.set()
        await until(lambda: table.idle)
        assert service.held(table.id) is None
        await service.close()

    asyncio.run(play())


def test_claims_that_have_expired_go(tmp_path: Path) -> None:
    async def go() -> None:
        url = url_in(tmp_path)
        service = await TableService.open(url)
        await service.claim_code(await service.new_visitor("Ada"))
        await service.close()
        assert (await clear(url)).claims == 0
        await make_old(url, CLAIMS, *await digests(url))
        assert (await clear(url)).claims == 1
        assert (await counts(url))["claims"] == 0
        assert (await counts(url))["visitors"] == 1

    async def digests(url: str) -> list[str]:
        engine = connect_to(url)
        async with engine.connect() as connection:
            found = list((await connection.execute(sql.select(CLAIMS.c.digest))).scalars())
        await engine.dispose()
        return found

    asyncio.run(go())


def test_a_few_at_a_time_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "TABLES_AT_ONCE", 2)
    monkeypatch.setattr(cleanup, "VISITORS_AT_ONCE", 2)

    async def go() -> None:
        url = url_in(tmp_path)
        service = await TableService.open(url)
        people = [await service.new_visitor(f"No {number}") for number in range(5)]
        tables = [await service.create(who, game=QUICK, seats=[ME, FRIEND]) for who in people]
        await service.close()
        await make_old(url, TABLES, *[table.id for table in tables])
        await make_old(url, VISITORS, *[who.id for who in people])
        assert await clear(url) == CleanupCounts(0, 5, 0, 0, 5)
        assert set((await counts(url)).values()) == {0}

    asyncio.run(go())


def test_a_bot_at_a_table_that_is_cleared_away_stops(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        url = url_in(tmp_path)
        service = await TableService.open(url, bot_pause=0)
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, BOT], seed=3)
        await until(lambda: table.to_move() == 1)
        await make_old(url, TABLES, table.id)
        assert (await clear(url, unfinished=True)).unfinished == 1
        # As if the bot had been at it when its table was cleared away.
        table.seats[0] = replace(table.seats[0], kind="bot", bot="greedy")
        table.wake()
        await until(lambda: table.idle)
        await refused(service.table(table.id), "not_found")
        await service.close()

    asyncio.run(play())
    assert "refused" not in caplog.text


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(LudopolisError, match="there is no database at"):
        asyncio.run(clear(url_in(tmp_path)))
    assert list(tmp_path.iterdir()) == []
