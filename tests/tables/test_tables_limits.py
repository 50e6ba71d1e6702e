"""Limits of what one client may do and store, for one worker and for several."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from copy import copy
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sql
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.ext.asyncio import AsyncEngine
from tables_kit import FRIEND, ME, QUICK, SCREEN, go_on, kept, legal, played_in, refused, two_people

from ludopolis.tables import TableService, Visitor, rate_limits, storage_budget
from ludopolis.tables.database import connect_to, open_database
from ludopolis.tables.fair_queue import FairQueue, FairSemaphore
from ludopolis.tables.rate_limits import ConnectionCounts, Counters, RateLimiter, RateLimits
from postgres import Postgres
from readers import EN


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def taken(limiter: RateLimiter, key: str, tries: int, cost: float = 1) -> int:
    """How many of so many tries are let through."""
    return sum([await limiter.take(key, cost) for _ in range(tries)])


# --- The fair queue ---------------------------------------------------------------------------


def test_addresses_then_visitors_then_tables_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1x", "a1x", "a1y", "a2z", "a2z", "b1x", "c1x", "c1x"):
        queue.push(item, tuple(item))
    order = ["a1x", "b1x", "c1x", "a2z", "c1x", "a1y", "a2z", "a1x"]
    assert list(queue) == order
    assert len(queue) == 8
    queue.remove("b1x")
    queue.remove("nobody")
    order.remove("b1x")
    assert [queue.pop() for _ in order] == order
    assert not queue
    with pytest.raises(IndexError):
        queue.pop()


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("12"), st.sampled_from("xy"))))
def test_nobody_is_served_twice_while_another_waits(paths: list[tuple[str, ...]]) -> None:
    queue: FairQueue[int] = FairQueue()
    for item, path in enumerate(paths):
        queue.push(item, path)
    served = list(copy(queue))
    assert sorted(served) == list(range(len(paths)))
    waiting = [paths[item][0] for item in served]
    while waiting:  # in each round, every address that is left is served once
        left = set(waiting)
        assert set(waiting[: len(left)]) == left
        waiting = waiting[len(left) :]


def test_a_place_goes_to_the_next_whatever_becomes_of_the_others() -> None:
    async def serve() -> None:
        turns, served = FairSemaphore(1), list[str]()

        async def work(name: str) -> None:
            async with turns.turn((name[0],)):
                served.append(name)
                await asyncio.sleep(0)

        names = ["a1", "a2", "a3", "b1", "c1"]
        tasks = {name: asyncio.create_task(work(name)) for name in names}
        await asyncio.sleep(0)
        tasks["a2"].cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert served == ["a1", "b1", "c1", "a3"] or served == ["a1", "a3", "b1", "c1"]
        for moment in range(6):  # at whatever moment somebody gives up, the place is free again
            one, two = (asyncio.create_task(work(name)) for name in ("a1", "b1"))
            for _ in range(moment):
                await asyncio.sleep(0)
            two.cancel()
            await asyncio.gather(one, two, return_exceptions=True)
        async with asyncio.timeout(10):
            await work("last")

    asyncio.run(serve())


# --- Token buckets ----------------------------------------------------------------------------


def test_a_bucket_fills_again() -> None:
    clock = Clock()
    limiter = RateLimits(clock=clock).rare("things", 10, 0.5)

    async def come() -> None:
        assert await taken(limiter, "a", 20) == 10
        assert await taken(limiter, "b", 20, cost=4) == 2
        clock.now += 4
        assert await taken(limiter, "a", 20) == 2
        clock.now += 1e6
        assert await taken(limiter, "a", 20) == 10
        assert await limiter.take(None, 1e9)

    asyncio.run(come())


# --- What is stored ---------------------------------------------------------------------------


async def from_address(service: TableService, name: str, address: str) -> Visitor:
    return replace(await service.new_visitor(name), address=address)


def small_budgets(service: TableService, monkeypatch: pytest.MonkeyPatch, **sizes: int) -> None:
    for name, size in sizes.items():
        monkeypatch.setattr(storage_budget, f"{name.upper()}_BUDGET", size)
    service.budget = storage_budget.StorageBudget(service.limits)


def test_what_one_writes_at_a_table_takes_nothing_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        service.chats = RateLimiter(1000, 1000)
        small_budgets(service, monkeypatch, table=2000)
        for number in range(5):
            await table.chat(ada, f"{number}", "hello")
        await refused(table.chat(ada, "more", "hello" * 99), "table_budget")
        await table.chat(ben, "1", "hello")
        await table.hand_over(ben, 2)

    played_in(tmp_path, play)


@pytest.mark.parametrize("whose", ["table", "visitor", "address"])
def test_who_has_stored_too_much_goes_on_playing_and_nothing_else(
    whose: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = f"{whose}_budget"

    async def play(service: TableService) -> None:
        ada = await from_address(service, "Ada", "192.0.2.1")
        ben = await from_address(service, "Ben", "192.0.2.1")
        waiting = await service.create(ada, game=QUICK, seats=[ME, FRIEND])
        alone = await service.create(ada, game=QUICK, seats=[ME, SCREEN])
        table = await service.create(ada, game=QUICK, seats=[ME, FRIEND], seed=7)
        await table.sit(ben)
        await table.start(ada)
        people, waits = {1: ada, 2: ben}, 3 - (table.to_move() or 0)
        await table.hand_over(people[waits], waits)
        while alone.no_undo(ada) is not None:
            await alone.move(ada, f"{alone.number}", alone.number, legal(alone)[0])
        small_budgets(service, monkeypatch, **{whose: 1})
        before = [kept(some) for some in (waiting, alone, table)]
        for doing in (
            table.chat(ada, "chat", "hello"),
            table.hand_over(people[3 - waits], 3 - waits),
            waiting.sit(ben),
            waiting.set_seat(ada, 2, "bot"),
            waiting.stand(ada),
            alone.undo(ada, "undo", alone.number),
        ):
            await refused(doing, code, "on")
        assert [kept(some) for some in (waiting, alone, table)] == before
        if whose != "table":
            await refused(service.create(ada, game=QUICK, seats=[ME, FRIEND]), code)
        await table.take_back(people[waits], waits)
        mind = random.Random(1)
        while table.status == "playing":  # the game goes on, to its end
            await go_on(table, people, mind)
        await alone.resign(ada, 1)

    played_in(tmp_path, play)


def test_a_stranger_s_budget_is_their_own(tmp_path: Path) -> None:
    clock = Clock()

    async def play(service: TableService) -> None:
        service.budget = storage_budget.StorageBudget(RateLimits(clock=clock))
        ada = await from_address(service, "Ada", "192.0.2.1")
        eves = [await from_address(service, "Eve", "192.0.2.2") for _ in range(10)]
        opened = 0
        for eve in eves:
            while True:
                try:
                    await service.budget.new_table(eve)
                except Exception as fault:
                    assert getattr(fault, "code", "") in ("visitor_budget", "address_budget")
                    break
                opened += 1
        assert opened == storage_budget.ADDRESS_BUDGET // storage_budget.NEW_TABLE
        await service.budget.new_table(ada)
        clock.now += storage_budget.DAY / 10
        await service.budget.new_table(eves[0])
        # The machine itself is not limited.
        for _ in range(2 * opened):
            await service.budget.new_table(replace(ada, address=None))

    played_in(tmp_path, play)


def test_what_is_sent_again_is_not_counted_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        table, ada, _ = await two_people(service)
        number = await table.chat(ada, "1", "hello")
        small_budgets(service, monkeypatch, table=1)
        service.chats = RateLimiter(0, 0)
        assert await table.chat(ada, "1", "hello") == number

    played_in(tmp_path, play)


def test_every_kind_of_event_is_counted_or_paid_for_before() -> None:
    """Whatever a table stores in a loop costs something each time."""
    text = (Path(storage_budget.__file__).parent / "table.py").read_text(encoding="utf-8")
    kinds = {part.split('"')[1] for part in text.split("self._event(")[1:] if part[0] == '"'}
    assert {"chat", "undo", "hint", "sit", "stand", "seat", "hand_over"} <= kinds
    for kind in kinds - set(storage_budget.FREE):
        assert storage_budget.size_of(kind, {}) >= storage_budget.EVENT


WRITTEN = "Très bien, 東京 👩‍🚀!"


def test_text_is_kept_as_utf_8(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, _ = await two_people(service)
        await table.chat(ada, "1", WRITTEN)
        with sqlite3.connect(tmp_path / "tables.db") as database:
            (data,) = database.execute("SELECT data FROM events WHERE kind = 'chat'").fetchone()
            assert WRITTEN in data
            # As older versions have written it.
            database.execute(
                "UPDATE events SET data = ? WHERE kind = 'chat'", (json.dumps(json.loads(data)),)
            )
        service.let_go(table)
        again = await service.table(table.id)
        assert again is not table
        assert EN.chat_since(again, 0)[0]["text"] == WRITTEN

    played_in(tmp_path, play)


# --- Several workers --------------------------------------------------------------------------


def shared(postgres: Postgres, play: Callable[[AsyncEngine, AsyncEngine], Awaitable[None]]) -> None:
    """Count in two workers at one database."""

    async def whole() -> None:
        url = postgres.new_database()
        engines = await open_database(url), connect_to(url)
        try:
            await play(*engines)
        finally:
            for engine in engines:
                await engine.dispose()

    asyncio.run(whole())


SLOW = 0.0001  # tokens a second: none comes in the time of a test


def test_a_limit_is_one_for_all_workers(postgres: Postgres) -> None:
    async def play(one: AsyncEngine, two: AsyncEngine) -> None:
        clock = Clock()
        makers = [RateLimits(Counters(engine, "secret"), clock=clock) for engine in (one, two)]
        here, there = (maker.rare("things", 60, SLOW) for maker in makers)
        both = await asyncio.gather(taken(here, "a", 50), taken(there, "a", 50))
        assert sum(both) == 60
        assert await taken(here, "b", 70) == 60
        assert await taken(there, "b", 1) == 0
        # By chunks the same, and nobody who comes to one worker alone has less.
        here, there = (maker.rare("bytes", 1000, SLOW, chunk=64) for maker in makers)
        both = await asyncio.gather(taken(here, "a", 90, cost=7), taken(there, "a", 90, cost=7))
        assert 900 < 7 * sum(both) <= 1000
        assert await taken(here, "b", 200, cost=7) == 1000 // 7
        # Limits of different names, and sites of another secret, count apart.
        assert await taken(makers[0].rare("others", 2, SLOW), "a", 5) == 2
        assert await taken(RateLimits(Counters(one, "x")).rare("things", 3, SLOW), "a", 5) == 3

    shared(postgres, play)


def test_what_is_frequent_is_half_divided_and_half_shared(postgres: Postgres) -> None:
    async def play(one: AsyncEngine, two: AsyncEngine) -> None:
        known: list[int | None] = [2]
        clock = Clock()
        makers = [
            RateLimits(Counters(engine, "secret"), lambda: known[0], clock) for engine in (one, two)
        ]
        here, there = (maker.frequent("things", 400, SLOW) for maker in makers)
        assert (here.burst, here.per_second) == (400, SLOW)
        async with one.connect() as connection:
            asked = sql.text("SELECT count(*) FROM rate_limits")
            assert await taken(here, "a", 100) == 100  # its own part: nobody is asked
            assert (await connection.execute(asked)).scalar_one() == 0
        assert await taken(here, "a", 300) == 200  # the shared half
        assert await taken(there, "a", 300) == 100  # what is its own alone
        assert await taken(there, "b", 600) == 300
        both = await asyncio.gather(taken(here, "c", 300), taken(there, "c", 300))
        assert sum(both) == 400
        known[0] = None  # a worker that has just begun takes of the shared half alone
        assert await taken(here, "d", 600) == 200

    shared(postgres, play)


def test_what_a_worker_does_not_use_expires(postgres: Postgres) -> None:
    """A chunk that is left over does not come on top of a bucket that has filled again."""

    async def play(one: AsyncEngine, _: AsyncEngine) -> None:
        clock = Clock()
        limits = RateLimits(Counters(one, "secret"), clock=clock)
        limiter = limits.rare("things", 100, SLOW, chunk=50)
        assert await taken(limiter, "a", 1) == 1
        clock.now += 60 / SLOW
        assert await taken(limiter, "a", 99) == 50  # of the database's clock no time has passed

    shared(postgres, play)


def test_old_counters_are_cleared_and_a_clock_may_be_set_back(postgres: Postgres) -> None:
    async def play(one: AsyncEngine, two: AsyncEngine) -> None:
        limits = RateLimits(Counters(one, "secret"))
        empty, full = limits.rare("things", 5, SLOW), limits.rare("others", 5, 1e9)
        assert await taken(empty, "192.0.2.1", 9) == 5
        assert await taken(full, "192.0.2.1", 9) == 9
        async with two.begin() as connection:
            keys = (await connection.execute(sql.text("SELECT key FROM rate_limits"))).scalars()
            assert not any("192" in key and "." in key for key in keys)
        await limits.clear()
        async with two.begin() as connection:
            left = await connection.execute(sql.text("SELECT full_at FROM rate_limits"))
            assert len(left.all()) == 1
            # The clock was a year ahead when this was written.
            await connection.execute(sql.text("UPDATE rate_limits SET full_at = full_at + 3e7"))
        assert await taken(empty, "192.0.2.1", 9) == 5

    shared(postgres, play)


def test_without_a_database_each_worker_counts_for_itself(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(one: AsyncEngine, two: AsyncEngine) -> None:
        limiter = RateLimits(Counters(one, "secret")).rare("things", 5, SLOW)
        async with two.begin() as connection:
            await connection.execute(sql.text("ALTER TABLE rate_limits RENAME TO away"))
        assert await taken(limiter, "a", 9) == 5
        async with two.begin() as connection:
            await connection.execute(sql.text("ALTER TABLE away RENAME TO rate_limits"))
        assert await taken(limiter, "b", 9) == 5  # it is not asked again at once
        monkeypatch.setattr(limiter._counters, "_down_until", 0.0)  # type: ignore[attr-defined]
        assert await taken(limiter, "a", 9) == 5

    shared(postgres, play)
    assert rate_limits.DOWN_SECONDS > 0


def test_connections_are_counted_at_all_workers() -> None:
    counts: list[ConnectionCounts] = []
    for name in ("one", "two"):

        def tell(address: str, count: int, name: str = name) -> None:
            for other, there in zip(("one", "two"), counts, strict=True):
                if other != name:
                    there.heard(name, address, count)

        counts.append(ConnectionCounts(tell))
    one, two = counts
    for _ in range(3):
        one.change("a", 1)
    two.change("a", 1)
    assert (one["a"], two["a"], one["b"]) == (4, 4, 0)
    one.change("a", -1)
    assert two["a"] == 3
    two.gone("one")
    assert two["a"] == 1
    one.tell_all()  # it was only not heard for a while
    assert two["a"] == 3
    for _ in range(2):
        one.change("a", -1)
    two.change("a", -1)
    assert (one["a"], two["a"]) == (0, 0)
