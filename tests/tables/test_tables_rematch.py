"""Playing once more: the others are asked, and the next table is theirs when they have said yes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tables_kit import BOT, FRIEND, ME, QUICK, kept, played_in, refused, service_in, two_people

from ludopolis.tables import SeatPlan, Table, TableService, Visitor
from ludopolis.tables import table as tables
from readers import EN, FR


async def over_for_three(service: TableService) -> tuple[Table, list[Visitor]]:
    """A finished game of Ada, Ben and Cleo."""
    people = [await service.new_visitor(name) for name in ("Ada", "Ben", "Cleo")]
    table = await service.create(people[0], game=QUICK, seats=[ME, FRIEND, FRIEND], seed=11)
    for visitor in people[1:]:
        await table.sit(visitor)
    await table.start(people[0])
    for seat, visitor in enumerate(people, start=1):
        await table.resign(visitor, seat)
    return table, people


async def listed(service: TableService, visitor: Visitor) -> set[str]:
    return {summary.id for summary in await service.tables_of(visitor)}


def test_a_rematch_goes_one_seat_on_and_there_is_one(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada, ben, eve = [await service.new_visitor(name) for name in ("Ada", "Ben", "Eve")]
        table = await service.create(
            ada,
            game="property",
            options={"count_property": True},
            seats=[SeatPlan("bot", bot="random"), ME, FRIEND, SeatPlan("screen", "Cleo")],
            public=True,
        )
        await table.sit(ben, name="Benny")
        await table.start(ada)
        await refused(table.rematch(ada), "not_over")
        await refused(table.decline_rematch(ada), "not_over")
        await table.hand_over(ben, 3)
        for seat, visitor in ((3, ben), (2, ada), (4, ada)):
            await table.resign(visitor, seat)
        assert table.status == "over"
        await refused(table.rematch(eve), "not_yours")
        await refused(table.decline_rematch(ben), "no_rematch")
        heard: list[str] = []
        table.subscribe(lambda number, kind: heard.append(kind))
        first, second = await asyncio.gather(table.rematch(ben), table.rematch(ada))
        assert first is second
        assert await table.rematch(ada) is first
        assert heard == ["table", "table"]
        assert EN.described(table, eve)["rematch"] == first.id
        assert EN.names(first) == ["Ada", "Benny", "Cleo", "Robot 1"]
        assert [seat.kind for seat in first.seats] == ["person", "person", "person", "bot"]
        assert (first.mine(ada), first.mine(ben)) == ([1, 3], [2])
        assert not any(seat.resigned or seat.reserved for seat in first.seats)
        assert first.status == "playing"
        assert first.row.options == table.row.options
        assert (first.row.public, first.row.host) == (True, ben.id)
        assert first.game.seed != table.game.seed
        assert first.row.rematch_of == table.id

    played_in(tmp_path, play)


def test_a_rematch_of_a_rematch_is_one_though_both_ask_at_once(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        seen = {table.id}
        for _ in range(3):
            await table.resign(ada, table.mine(ada)[0])
            asked = (table.rematch(who) for who in (ada, ben, ada, ben))
            again, *others = await asyncio.gather(*asked)
            assert all(other is again for other in others)
            assert again.row.rematch_of == table.id
            assert again.mine(ada) == table.mine(ben)
            assert again.id not in seen
            seen.add(again.id)
            table = again
        assert len(await service.tables_of(ada)) == len(seen)

    played_in(tmp_path, play)


def test_the_others_are_asked_and_it_begins_when_all_have_said_yes(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, (ada, ben, cleo) = await over_for_three(service)
        again = await table.rematch(ada)
        assert again.status == "waiting"
        assert (again.mine(ada), again.mine(ben), again.mine(cleo)) == ([3], [], [])
        # It stands in nobody's list who has not said yes; but they see that they are asked.
        assert again.id in await listed(service, ada)
        for other in (ben, cleo):
            assert await listed(service, other) == {table.id}
            (summary,) = await service.tables_of(other)
            assert summary.rematch_asked
        assert not any(summary.rematch_asked for summary in await service.tables_of(ada))
        asked = EN.described(table, ben)["rematch_asked"]
        assert asked == {"by": "Ada", "answer": None, "yes": [1], "no": []}
        assert EN.described(table, ada)["rematch_asked"]["answer"] == "yes"
        assert EN.described(table, None)["rematch_asked"]["answer"] is None
        seats = EN.described(again, ada)["seats"]
        assert [seat.get("reserved") for seat in seats] == ["Ben", "Cleo", None]
        assert "reserved" not in EN.described(again, ben)["seats"][0]  # it is free for him
        await table.rematch(ben)
        assert (again.status, again.mine(ben)) == ("waiting", [1])
        assert again.id in await listed(service, ben)
        assert EN.described(table, cleo)["rematch_asked"]["yes"] == [1, 2]
        await table.rematch(cleo)
        assert (again.status, again.mine(cleo)) == ("playing", [2])
        lines = [line for entry in EN.log_since(table, ben, 0) for line in entry["lines"]]
        assert lines[-3:] == ["Ada would like a rematch.", "You play again.", "Cleo plays again."]

    played_in(tmp_path, play)


def test_reserved_seats_are_for_those_who_are_asked(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, (ada, ben, cleo) = await over_for_three(service)
        again = await table.rematch(ada)
        eve = await service.new_visitor("Eve")
        before = kept(again)
        await refused(again.sit(eve), "full")
        await refused(again.sit(eve, 1), "reserved", "Ben")
        await refused(again.sit(cleo, 1), "reserved", "Ben")
        await refused(again.start(ada), "empty_seats")
        assert kept(again) == before
        assert "invite" not in EN.described(again, ada)
        for visitor in (ada, ben, cleo):  # nobody is told who a seat is reserved for by their id
            told = str([EN.told(again, who) for who in (ada, ben, cleo, eve, None)])
            assert visitor.id not in told
        # Who comes to the table itself may sit down there as well.
        assert await again.sit(cleo) == 2
        await table.rematch(ben)
        assert again.status == "playing"

    played_in(tmp_path, play)


def test_who_says_no_leaves_the_seat_to_others(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, (ada, ben, cleo) = await over_for_three(service)
        again = await table.rematch(ada)
        number = await table.decline_rematch(ben)
        assert await table.decline_rematch(ben) == number
        assert EN.described(table, ben)["rematch_asked"]["answer"] == "no"
        assert EN.described(table, cleo)["rematch_asked"]["no"] == [2]
        assert not any(summary.rematch_asked for summary in await service.tables_of(ben))
        assert again.id not in await listed(service, ben)
        assert again.seats[0].reserved is None
        lines = [line for entry in FR.log_since(again, ada, 0) for line in entry["lines"]]
        assert lines == ["Ben ne rejoue pas."]
        # A seat that is missing goes to a robot, or to whoever comes by the invitation.
        assert EN.described(again, ada)["invite"] == again.seats[0].invite
        await table.rematch(cleo)
        await table.decline_rematch(cleo)  # she sits there by now: that is another matter
        assert again.mine(cleo) == [2]
        await again.set_seat(ada, 1, "bot", "random")
        await again.start(ada)
        assert again.status == "playing"
        await refused(table.rematch(ben), "full")

    played_in(tmp_path, play)


def test_who_said_no_may_think_better_of_it(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, (ada, ben, cleo) = await over_for_three(service)
        again = await table.rematch(ada)
        await table.decline_rematch(ben)
        await table.rematch(ben)
        assert EN.described(table, ben)["rematch_asked"] == {
            "by": "Ada",
            "answer": "yes",
            "yes": [1, 2],
            "no": [],
        }
        await table.rematch(cleo)
        assert again.status == "playing"

    played_in(tmp_path, play)


def test_who_asked_fills_seats_or_leaves(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, (ada, ben, cleo) = await over_for_three(service)
        again = await table.rematch(ada)
        await again.set_seat(ada, 2, "bot", "random")  # Cleo does not answer
        await again.stand(ada)
        assert again.mine(ada) == []
        await table.rematch(ben)
        assert again.status == "waiting"
        # Whoever takes the last seat begins it: nobody waits for who has left.
        await again.sit(await service.new_visitor("Eve"))
        assert again.status == "playing"
        await refused(table.rematch(cleo), "full")

    played_in(tmp_path, play)


def test_browsers_take_part_in_the_shuffle_of_a_rematch(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, (ada, ben, cleo) = await over_for_three(service)
        again = await table.rematch(ada, takes_part=True)
        await table.rematch(ben, takes_part=True)
        await table.rematch(cleo)
        assert again.status == "shuffling"
        assert again.shuffle.expected(again.seats) == [1, 3]

    played_in(tmp_path, play)


def test_robots_need_not_say_yes(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SeatPlan("screen", "Bo"), BOT])
        await table.resign(ada, 1)
        await table.resign(ada, 2)
        again = await table.rematch(ada)
        assert again.status == "playing"
        assert EN.names(again) == ["Bo", "Robot 1", "Ada"]

    played_in(tmp_path, play)


def test_a_rematch_of_an_older_version_stays_as_it_is(tmp_path: Path) -> None:
    """There everybody sat at once, and nobody was asked."""

    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        await table.resign(ada, 1)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables.Table, "_note_answer", lambda *_: asyncio.sleep(0))
            again = await table.rematch(ada)
            await table.rematch(ben)
        before = kept(table)
        for visitor in (ada, ben):
            if visitor is ben:
                assert await table.rematch(visitor) is again
            told = EN.described(table, visitor)
            assert told["rematch"] == again.id
            assert "rematch_asked" not in told
        assert kept(table) == before

    played_in(tmp_path, play)


def test_answers_are_known_after_a_restart(tmp_path: Path) -> None:
    async def restarted() -> None:
        async with service_in(tmp_path) as service:
            table, (ada, ben, cleo) = await over_for_three(service)
            again = await table.rematch(ben)
            await table.decline_rematch(ada)
            told = EN.described(table, cleo)["rematch_asked"]
        async with service_in(tmp_path) as service:
            later = await service.table(table.id)
            assert EN.described(later, cleo)["rematch_asked"] == told
            assert (await later.rematch(cleo)).id == again.id
            assert (await service.table(again.id)).mine(cleo) == [2]

    asyncio.run(restarted())
