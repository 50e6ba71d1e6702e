"""The shuffle that all at a table make together: nobody can choose it, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from tables_kit import BOT, FRIEND, ME, QUICK, SCREEN, played_in, refused, service_in, until

from ludopolis.engine.errors import RecordError
from ludopolis.engine.transcript import new_number, seat_commitment
from ludopolis.engine.verify import verify
from ludopolis.tables import Table, TableService, Visitor
from ludopolis.tables import table as tables
from readers import EN


class Browser:
    """A person's browser that takes part in the shuffle."""

    def __init__(self, table: Table, visitor: Visitor, seat: int) -> None:
        self.table, self.visitor, self.seat = table, visitor, seat
        self.number = new_number()

    @property
    def round(self) -> int:
        return self.table.shuffle.round.number

    async def commit(self) -> None:
        commitment = seat_commitment(self.round, self.seat, self.number)
        name = f"commit-{self.seat}-{self.round}"
        await self.table.commit(self.visitor, name, self.seat, self.round, commitment)

    async def reveal(self, number: str = "") -> None:
        name = f"reveal-{self.seat}-{self.round}"
        number = number or self.number
        await self.table.reveal(self.visitor, name, self.seat, self.round, number)


async def two_browsers(service: TableService) -> tuple[Table, Browser, Browser]:
    """A table for two whose browsers take part, with the shuffle just begun."""
    ada, ben = await service.new_visitor("Ada"), await service.new_visitor("Ben")
    table = await service.create(ada, game=QUICK, seats=[ME, FRIEND], takes_part=True)
    await table.sit(ben, takes_part=True)
    await table.start(ada)
    assert table.status == "shuffling"
    return table, Browser(table, ada, 1), Browser(table, ben, 2)


async def promised(table: Table) -> str:
    await until(lambda: bool(table.shuffle.round.promise))
    return table.shuffle.round.promise


def test_everybody_commits_then_the_server_then_all_reveal(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_browsers(service)
        await ada.commit()
        assert not table.shuffle.round.promise  # not before the last one has committed
        await refused(ada.reveal(), "shuffle_late")
        await ben.commit()
        promise = await promised(table)
        told = EN.described(table, ada.visitor)["shuffle"]
        assert (told["promise"], sorted(told["commitments"])) == (promise, ["1", "2"])
        await ben.reveal()
        assert table.status == "shuffling"
        await ada.reveal()
        await until(lambda: table.status == "playing")
        await table.resign(ada.visitor, 1)
        record = table.record()
        found = verify(record).transcript
        assert found is not None
        assert found.numbers == {1: ada.number, 2: ben.number}
        assert found.commitment == promise
        assert table.game.seed == int(found.seed, 16)

    played_in(tmp_path, play)


def test_the_servers_number_and_the_seed_are_told_to_nobody_before_the_end(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_browsers(service)

        def secrets_kept() -> None:
            secrets = [table.shuffle.round.secret or "?", ada.number, ben.number]
            if table.history is not None:
                secrets.append(f"{table.game.seed:032x}")
            for viewer in (ada.visitor, ben.visitor, None):
                told = json.dumps(EN.told(table, viewer))
                assert not [secret for secret in secrets if secret in told]

        for browser in (ada, ben):
            await browser.commit()
            secrets_kept()
        await promised(table)
        for browser in (ada, ben):
            await browser.reveal()
            secrets_kept()
        await until(lambda: table.status == "playing")
        secrets_kept()
        await refused(asyncio.to_thread(table.record), "not_over")

    played_in(tmp_path, play)


def test_nobody_can_change_a_number_after_seeing_those_of_others(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_browsers(service)
        await ada.commit()
        other = Browser(table, ada.visitor, 1)
        commitment = seat_commitment(1, 1, other.number)
        await refused(table.commit(ada.visitor, "again", 1, 1, commitment), "shuffle_late")
        await refused(table.commit(ada.visitor, "for-ben", 2, 1, commitment), "not_yours")
        await ben.commit()
        await promised(table)
        await ben.reveal()
        await refused(ada.reveal(other.number), "shuffle_other")
        await refused(other.table.reveal(ada.visitor, "r2", 1, 2, ada.number), "shuffle_late")
        # What is sent twice is taken once.
        await ada.reveal()
        await ada.reveal()
        await until(lambda: table.status == "playing")
        assert [event.kind for event in table.events].count("reveal") == 2

    played_in(tmp_path, play)


def test_who_leaves_before_revealing_gets_no_other_shuffle_to_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "ANSWER_SECONDS", 0.05)

    async def play(service: TableService) -> None:
        table, ada, ben = await two_browsers(service)
        await ada.commit()
        await ben.commit()
        first = await promised(table)
        table.connect(ada.visitor)
        await ada.reveal()  # Ben knows Ada's number now, and says nothing
        await until(lambda: ada.round == 2)
        assert table.seats[1].kind == "bot"
        assert table.seats[1].visitor == ben.visitor.id
        assert "No answer from Ben" in EN.log_since(table, ada.visitor, 0)[-1]["lines"][0]
        await refused(ben.commit(), "shuffle_late")
        ada.number = new_number()
        await ada.commit()
        assert await promised(table) != first
        await ada.reveal()
        await until(lambda: table.status == "playing")
        await table.resign(ada.visitor, 1)
        found = verify(table.record()).transcript
        assert found is not None
        assert (found.round, found.left) == (2, ((2,),))
        assert found.numbers == {1: ada.number}

    played_in(tmp_path, play)


def test_who_does_not_commit_takes_no_part_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "ANSWER_SECONDS", 0.05)

    async def play(service: TableService) -> None:
        table, ada, _ = await two_browsers(service)
        await ada.commit()
        table.connect(ada.visitor)
        await promised(table)
        await ada.reveal()
        await until(lambda: table.status == "playing")
        assert [seat.kind for seat in table.seats] == ["person", "person"]
        await table.resign(ada.visitor, 1)
        found = verify(table.record()).transcript
        assert found is not None
        assert list(found.numbers) == [1]

    played_in(tmp_path, play)


def test_one_person_whose_browser_fails_plays_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "ANSWER_SECONDS", 0.05)

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN, BOT], takes_part=True)
        first, second = Browser(table, ada, 1), Browser(table, ada, 2)
        assert table.shuffle.missing(table.seats) == [1, 2]
        await first.commit()
        await second.commit()
        await promised(table)
        await first.reveal()
        table.connect(ada)
        await until(lambda: table.status == "playing")  # in the next round, without her
        assert [seat.kind for seat in table.seats] == ["person", "person", "bot"]

    played_in(tmp_path, play)


def test_a_table_waits_while_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "ANSWER_SECONDS", 0.01)

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, BOT], takes_part=True)
        await asyncio.sleep(0.1)
        assert table.status == "shuffling"
        assert (await service.tables_of(ada))[0].status == "shuffling"

    played_in(tmp_path, play)


def test_programs_that_take_no_part_are_not_waited_for(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, BOT])
        assert table.status == "playing"
        promise = EN.described(table, ada)["shuffle"]["promise"]
        await table.resign(ada, 1)
        found = verify(table.record())
        assert found.transcript is not None
        assert (found.transcript.commitment, found.transcript.numbers) == (promise, {})

    played_in(tmp_path, play)


def test_programs_without_a_wire_do_not_wait_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "ANSWER_SECONDS", 0.05)

    async def play(service: TableService) -> None:
        table, ada, _ = await two_browsers(service)
        await until(lambda: table._shuffling is not None and table._shuffling.done())
        await ada.commit()
        await promised(table)
        await ada.reveal()
        await until(lambda: table.status == "playing")

    played_in(tmp_path, play)


def test_a_table_with_very_many_events_can_still_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, FRIEND], takes_part=True)
        await table.set_seat(ada, 2, "bot")
        monkeypatch.setattr(tables, "MOST_EVENTS", table.number)
        await refused(table.set_seat(ada, 2, "open"), "enough")
        await table.start(ada)
        browser = Browser(table, ada, 1)
        await browser.commit()
        await promised(table)
        await browser.reveal()
        await until(lambda: table.status == "playing")

    played_in(tmp_path, play)


def test_a_shuffle_goes_on_after_the_server_was_started_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with service_in(tmp_path) as service:
            table, ada, ben = await two_browsers(service)
            await ada.commit()
            await ben.commit()
            promise = await promised(table)
        async with service_in(tmp_path) as service:
            table = await service.table(table.id)
            assert (table.status, table.shuffle.round.promise) == ("shuffling", promise)
            for browser in (ada, ben):
                browser.table = table
                await browser.reveal()
            await until(lambda: table.status == "playing")
            seed = table.game.seed
        async with service_in(tmp_path) as service:
            table = await service.table(table.id)
            assert table.game.seed == seed
            await table.resign(ben.visitor, 2)
            found = verify(table.record()).transcript
            assert found is not None
            assert found.commitment == promise

    asyncio.run(play())


def test_a_deal_that_was_rewritten_in_the_database_is_found(tmp_path: Path) -> None:
    async def first() -> tuple[str, str]:
        async with service_in(tmp_path) as service:
            ada = await service.new_visitor("Ada")
            table = await service.create(ada, game=QUICK, seats=[ME, BOT])
            await table.resign(ada, 1)
            verify(table.record())
            return table.id, ada.id

    async def then(name: str) -> None:
        async with service_in(tmp_path) as service:
            record = (await service.table(name)).record()
            record.replay()  # by the rules alone it might have been dealt like this
            with pytest.raises(RecordError, match="the deal is not the one that the seed gives"):
                verify(record)

    name, _ = asyncio.run(first())
    with sqlite3.connect(tmp_path / "tables.db") as database:
        ((data,),) = database.execute("SELECT data FROM events WHERE kind = 'start'").fetchall()
        begun = json.loads(data)
        cards = begun["setup"][-1]["shuffle"]
        cards[0], cards[1] = cards[1], cards[0]
        database.execute("UPDATE events SET data = ? WHERE kind = 'start'", [json.dumps(begun)])
    asyncio.run(then(name))
