"""Several workers at one PostgreSQL: what one stores the others tell, and nothing happens twice."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sql
from tables_kit import BOT, FRIEND, ME, QUICK, go_on, kept, legal, refused, until

from ludopolis.tables import Table, TableService, Visitor, peers, pubsub
from ludopolis.tables import table as tables
from ludopolis.tables.pubsub import lock_number
from postgres import Postgres
from readers import EN


@asynccontextmanager
async def two_halls(url: str) -> AsyncIterator[tuple[TableService, TableService]]:
    """Two workers at one database."""
    one = await TableService.open(url, bot_pause=0)
    try:
        two = await TableService.open(url, bot_pause=0)
        try:
            await until(lambda: connected(one) and connected(two))
            yield one, two
        finally:
            await two.close()
    finally:
        await one.close()


def connected(service: TableService) -> bool:
    line = service.peers.bus
    assert isinstance(line, pubsub.PostgresBus)
    return line._connection is not None


def together(
    postgres: Postgres, play: Callable[[TableService, TableService], Awaitable[None]]
) -> None:
    """Play in two workers from beginning to end."""

    async def whole() -> None:
        async with two_halls(postgres.new_database()) as (one, two):
            await play(one, two)

    asyncio.run(whole())


async def at_both(
    one: TableService, two: TableService, game: str = QUICK
) -> tuple[Table, Table, Visitor, Visitor]:
    """A table as both workers hold it, with Ada and Ben at it."""
    ada, ben = await one.new_visitor("Ada"), await two.new_visitor("Ben")
    here = await one.create(ada, game=game, seats=[ME, FRIEND], seed=7)
    there = await two.table(here.id)
    await there.sit(ben)
    await until(lambda: here.mine(ben) == [2])
    await here.start(ada)
    await until(lambda: there.status == "playing")
    return here, there, ada, ben


def told(table: Table, people: list[Visitor | None]) -> str:
    return json.dumps([EN.told(table, viewer) for viewer in people], sort_keys=True)


def test_a_whole_game_through_two_workers(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, ben = await at_both(one, two)
        people, mind = {1: ada, 2: ben}, random.Random(3)
        heard: list[tuple[int, str]] = []
        there.subscribe(lambda number, kind: heard.append((number, kind)))
        while here.status == "playing":
            table = here if here.to_move() == 1 else there
            await go_on(table, people, mind)
            await until(lambda: here.number == there.number)
            assert kept(here) == kept(there)
        assert told(here, [ada, ben, None]) == told(there, [ada, ben, None])
        assert heard[-1] == (there.number, "table")
        moves = [event for event in here.events if event.kind == "move"]
        assert len([kind for _, kind in heard if kind == "move"]) >= len(moves) // 2

    together(postgres, play)


def test_the_same_move_sent_to_both_is_taken_once(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, ben = await at_both(one, two)
        for turn in range(10):
            mover = {1: ada, 2: ben}[here.to_move() or 0]
            asked = mover, f"turn {turn}", here.number, legal(here)[0]
            numbers = await asyncio.gather(here.move(*asked), there.move(*asked))
            assert numbers[0] == numbers[1]
            await until(lambda: here.number == there.number)
        assert sum(event.kind == "move" for event in here.events) == 10
        assert kept(here) == kept(there)

    together(postgres, play)


def test_different_things_at_once_are_all_kept(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, ben = await at_both(one, two)
        for turn in range(4):
            mover = {1: ada, 2: ben}[here.to_move() or 0]
            await asyncio.gather(
                there.move(mover, f"move {turn}", here.number, legal(here)[0]),
                here.chat(ada, f"ada {turn}", f"hello {turn}"),
                there.chat(ben, f"ben {turn}", f"good day {turn}"),
            )
            await until(lambda: here.number == there.number)
        kinds = [event.kind for event in here.events]
        assert (kinds.count("move"), kinds.count("chat")) == (4, 8)
        assert kept(here) == kept(there)
        # What one may write within a time is counted over all workers.
        await here.chat(ada, "fifth", "once more")
        await until(lambda: here.number == there.number)
        await refused(there.chat(ada, "sixth", "and again"), "chat_often")

    together(postgres, play)


def test_a_decision_in_a_position_that_is_gone_is_refused(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, ben = await at_both(one, two)
        mover = {1: ada, 2: ben}[here.to_move() or 0]
        seen, action = here.number, legal(here)[0]
        done = await asyncio.gather(
            here.move(mover, "one", seen, action),
            there.move(mover, "other", seen, action),
            return_exceptions=True,
        )
        assert sum(isinstance(number, int) for number in done) == 1
        await until(lambda: here.number == there.number)
        assert sum(event.kind == "move" for event in here.events) == 1

    together(postgres, play)


def test_who_looks_on_is_known_at_both(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, ben = await at_both(one, two)
        here.connect(ada)
        await until(lambda: there.online_seats() == [1])
        there.connect(ben)
        await until(lambda: here.online_seats() == [1, 2])
        here.disconnect(ada)
        await until(lambda: there.online_seats() == [2])
        # A worker that opens a table later asks.
        three = await TableService.open(
            str(one.store.engine.url.render_as_string(False)), bot_pause=0
        )
        await until(lambda: connected(three))
        late = await three.table(here.id)
        await until(lambda: late.online_seats() == [2])
        # One that says good bye takes its people along.
        late.connect(ada)
        await until(lambda: here.online_seats() == [1, 2])
        await three.close()
        await until(lambda: here.online_seats() == [2])

    together(postgres, play)


def test_connections_and_workers_are_counted_at_both(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there = one.peers, two.peers
        assert here.workers() is None  # not all have been heard yet
        here.connections.change("192.0.2.1", 1)
        there.connections.change("192.0.2.1", 1)
        await until(lambda: {here.connections["192.0.2.1"], there.connections["192.0.2.1"]} == {2})
        here._listening_since = there._listening_since = 0.0
        assert (here.workers(), there.workers()) == (2, 2)
        # One that comes later asks, and one that leaves takes its connections along.
        three = await TableService.open(
            str(one.store.engine.url.render_as_string(False)), bot_pause=0
        )
        late = three.peers
        await until(lambda: late.connections["192.0.2.1"] == 2)
        late.connections.change("192.0.2.1", 1)
        await until(lambda: here.connections["192.0.2.1"] == 3)
        assert here.workers() == 3
        await three.close()
        await until(lambda: here.connections["192.0.2.1"] == 2)
        assert here.workers() == 2

    together(postgres, play)


def test_whose_bots_think_is_known_at_both(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, ben = await at_both(one, two)
        assert here.share() == (ada.id, here.id)  # nobody looks on: it is the host's
        there.connect(None, "192.0.2.3")
        await until(lambda: here.share() == ("192.0.2.3", "", here.id))
        here.connect(None, "192.0.2.4")
        assert here.share() == ("192.0.2.4", "", here.id)
        here.connect(ben, "192.0.2.2")  # who sits there counts before who looks on
        assert here.share() == ("192.0.2.2", ben.id, here.id)
        here.disconnect(ben)
        here.disconnect(None)
        assert here.share() == ("192.0.2.3", "", here.id)

    together(postgres, play)


def test_a_worker_without_a_sign_of_life_is_gone(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "GONE_SECONDS", 0.1)
    monkeypatch.setattr(peers, "LOOK_SECONDS", 0.05)

    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, _ben = await at_both(one, two)
        there.connect(ada)
        await until(lambda: here.online_seats() == [1])
        await until(lambda: here.online_seats() == [])

    together(postgres, play)


def test_names_and_rematches_are_one_for_all(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, ben = await at_both(one, two)
        await two.rename(ada, "Adele")
        await until(lambda: EN.names(here) == ["Adele", "Ben"])
        assert EN.names(there) == ["Adele", "Ben"]
        await here.resign(ada, 1)
        await until(lambda: there.status == "over")
        first, second = await asyncio.gather(here.rematch(ada), there.rematch(ben))
        assert first.id == second.id

    together(postgres, play)


def test_who_signs_out_is_signed_out_at_all_workers(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(one: TableService, two: TableService) -> None:
        ada = await one.new_visitor("Ada")
        first, second, third = [await one.new_session(ada) for _ in range(3)]
        ended: list[str] = []
        with (
            two.while_signed_in(first.id, lambda: ended.append("first")),
            two.while_signed_in(second.id, lambda: ended.append("second")),
        ):
            await one.sign_out(first)
            assert await two.session(first.id) is None
            await until(lambda: ended == ["first"])
            # Even if nobody says so, for a worker may die before it does.
            monkeypatch.setattr(peers, "LOOK_SECONDS", 0.1)
            monkeypatch.setattr(one.peers, "sessions_ended", lambda sessions: None)
            await one.sign_out_others(third)
            await until(lambda: "second" in ended)

    together(postgres, play)


def test_a_rematch_is_asked_for_through_all_workers(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, ben = await at_both(one, two)
        await here.resign(ada, 1)
        await until(lambda: there.status == "over")
        again = await here.rematch(ada)
        await until(lambda: "rematch_asked" in EN.described(there, ben))
        told = EN.described(there, ben)
        assert (told["rematch"], told["rematch_asked"]["answer"]) == (again.id, None)
        await there.rematch(ben)
        await until(lambda: again.status == "playing")
        await until(lambda: EN.described(here, ada)["rematch_asked"]["yes"] == [1, 2])

    together(postgres, play)


def test_a_shuffle_goes_on_though_the_worker_that_began_it_ends(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "ANSWER_SECONDS", 0.3)

    async def play(one: TableService, two: TableService) -> None:
        ada, ben = await one.new_visitor("Ada"), await two.new_visitor("Ben")
        here = await one.create(ada, game=QUICK, seats=[ME, FRIEND], takes_part=True)
        there = await two.table(here.id)
        await there.sit(ben, takes_part=True)
        there.connect(ben)
        await until(lambda: here.mine(ben) == [2])
        await here.start(ada)
        await until(lambda: there.status == "shuffling")
        assert here._shuffling is not None
        here._shuffling.cancel()
        await until(lambda: there.status == "playing")  # neither browser has answered

    together(postgres, play)


def test_bots_think_in_the_share_of_who_plays_not_of_who_looks_on(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there, _, ben = await at_both(one, two)
        there.connect(ben, "192.0.2.2")
        here.connect(None, "192.0.2.66")
        await until(lambda: here.share() == ("192.0.2.2", ben.id, here.id))

    together(postgres, play)


def test_a_seat_is_asked_back_through_all_workers(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, ben = await at_both(one, two)
        while here.to_move() != 1:
            await go_on(here, {1: ada, 2: ben}, random.Random(1))
        await here.hand_over(ada, 1)
        await until(lambda: here.to_move() == 2)
        await here.take_back(ada, 1)

        def may_agree() -> bool:
            back = EN.described(there, ben)["seats"][0].get("back")  # it may not have heard yet
            return bool(back and back["may_agree"])

        await until(may_agree)
        await there.agree(ben, 1)
        await until(lambda: here.seats[0].kind == "person")

    together(postgres, play)


def test_one_worker_at_a_time_lets_bots_play(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        ada = await one.new_visitor("Ada")
        here = await one.create(ada, game=QUICK, seats=[ME, BOT], seed=7)
        there = await two.table(here.id)
        mind = random.Random(1)
        while here.status == "playing":
            table = mind.choice([here, there])
            await until(lambda: here.number == there.number and here.to_move() in (1, None))
            if here.status == "playing":
                await go_on(table, {1: ada}, mind)
        await until(lambda: there.status == "over")
        assert kept(here) == kept(there)

    together(postgres, play)


def test_bots_go_on_when_their_worker_is_gone(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "LOOK_SECONDS", 0.1)

    async def play(one: TableService, two: TableService) -> None:
        ada = await one.new_visitor("Ada")
        table = await one.create(ada, game=QUICK, seats=[ME, BOT], seed=7)
        # Another worker has taken the table's bots, and hangs.
        async with two.store.engine.connect() as connection:
            number = lock_number(table.id)
            await connection.execute(sql.select(sql.func.pg_advisory_lock(number)))
            while table.to_move() == 1:
                await go_on(table, {1: ada}, random.Random(1))
            before = table.number
            await asyncio.sleep(0.5)
            assert table.number == before
            await connection.execute(sql.select(sql.func.pg_advisory_unlock(number)))
        await until(lambda: table.number > before)

    together(postgres, play)


def test_what_was_not_heard_is_found(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """The listening connection is cut, and then nothing is said at all."""

    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, ben = await at_both(one, two)
        async with one.store.engine.connect() as connection:
            await connection.execute(
                sql.text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
        mover = {1: ada, 2: ben}[here.to_move() or 0]
        await here.move(mover, "unheard", here.number, legal(here)[0])
        await until(lambda: there.number == here.number)
        await until(lambda: connected(one) and connected(two))
        monkeypatch.setattr(one.peers, "stored", lambda row, event, seats: None)
        monkeypatch.setattr(peers, "LOOK_SECONDS", 0.1)
        mover = {1: ada, 2: ben}[here.to_move() or 0]
        await here.move(mover, "unsaid", here.number, legal(here)[0])
        await until(lambda: there.number == here.number)
        assert kept(here) == kept(there)

    together(postgres, play)


def test_an_analysis_is_made_once_and_seen_by_all(postgres: Postgres) -> None:
    async def play(one: TableService, two: TableService) -> None:
        here, there, ada, ben = await at_both(one, two)
        for turn in range(2):
            mover = {1: ada, 2: ben}[here.to_move() or 0]
            await here.move(mover, f"move {turn}", here.number, legal(here)[0])
        await here.resign(ada, 1)
        await until(lambda: there.status == "over")
        await one.analyse(here)
        await until(lambda: two.analyses._at_it(here.id) is not None)
        await two.analyse(there)
        assert not two.analyses._jobs
        seen = set()
        while (state := await two.analysis(there))["state"] != "done":
            seen.add(state["state"])
            await asyncio.sleep(0.01)
        assert seen == {"working"}
        assert len(state["analysis"]["curve"]) == 3

    together(postgres, play)
