"""Coming back to a seat that a robot plays: no way to a robot's moves where hints are off."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tables_kit import (
    BOT,
    FRIEND,
    ME,
    QUICK,
    SCREEN,
    go_on,
    kept,
    legal,
    played_in,
    refused,
    service_in,
    staged,  # noqa: F401  (a fixture)
    two_people,
    until,
)

from ludopolis.tables import SeatPlan, Table, TableService, Visitor
from ludopolis.tables import table as tables
from ludopolis.tables.models import Event
from ludopolis.tables.stand_ins import LONGEST_ROUND, stand_in_of
from readers import EN, FR


def kind_of(table: Table, place: int) -> str:
    """Who plays a seat: a person or a bot."""
    return table.seats[place].kind


async def several(
    service: TableService, *seats: SeatPlan, **settings: Any
) -> tuple[Table, dict[int, Visitor]]:
    """A table with a friend on each seat for one; the visitor of each person's seat."""
    ada = await service.new_visitor("Ada")
    table = await service.create(ada, **{"game": QUICK, "seats": seats, "seed": 11, **settings})
    people = dict.fromkeys(table.mine(ada), ada)
    for seat, plan in enumerate(seats, start=1):
        if plan is FRIEND:
            people[seat] = await service.new_visitor(f"Guest {seat}")
            await table.sit(people[seat], seat)
    if table.status == "waiting":
        await table.start(ada)
    return table, people


async def move_of(table: Table, people: dict[int, Visitor], seat: int) -> None:
    """Play on until it was this seat's move."""
    moved = False
    while not moved:
        mover = table.to_move()
        assert mover is not None
        if table.seats[mover - 1].kind == "bot":
            await asyncio.sleep(0.001)
            continue
        moved = mover == seat
        await go_on(table, people, random.Random(1))


async def robot_moves_for(table: Table, people: dict[int, Visitor], seat: int) -> None:
    """Hand a seat over when it is to move, and let the robot play until it is somebody else's turn."""
    while (mover := table.to_move()) != seat:
        if mover in people:
            await go_on(table, people, random.Random(1))
        await asyncio.sleep(0.001)
    await table.hand_over(people[seat], seat)
    await until(lambda: table.to_move() != seat)


def back(table: Table, seat: int, viewer: Visitor | None = None) -> dict[str, Any]:
    """What is told of a seat's return."""
    told: dict[str, Any] = EN.described(table, viewer)["seats"][seat - 1]["back"]
    return told


# --- Which robot ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("robots", "stands_in"),
    [
        ([], "skilled"),
        (["master"], "master"),
        (["master", "casual"], "casual"),
        (["greedy", "strong"], "greedy"),
        (["random", "beginner"], "random"),
    ],
)
def test_the_robot_is_of_the_table_s_level_and_not_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, robots: list[str], stands_in: str
) -> None:
    monkeypatch.setattr(tables.Table, "wake", lambda table: None)  # nobody has to think for this

    async def play(service: TableService) -> None:
        seats = [ME, FRIEND, *(SeatPlan("bot", bot=bot) for bot in robots)]
        table, people = await several(service, *seats)
        before = kept(table)
        for bot in {"random", "skilled", "master"} - {stands_in}:
            await refused(table.hand_over(people[2], 2, bot), "stand_in")
        assert kept(table) == before
        await table.hand_over(people[2], 2)
        assert table.seats[1].bot == stands_in
        assert await table.hand_over(people[2], 2, stands_in) == table.number  # as it is already
        if len(seats) > 2:  # with two players, giving up ends the game
            await table.resign(people[1], 1)
            assert table.seats[0].bot == stands_in

    played_in(tmp_path, play)


@pytest.mark.parametrize(
    ("seats", "hints"),
    [([ME, BOT], False), ([ME, SCREEN], False), ([ME, FRIEND], True)],
    ids=["alone", "one screen", "hints agreed"],
)
def test_where_hints_are_allowed_nothing_is_hindered(
    tmp_path: Path, seats: list[SeatPlan], hints: bool
) -> None:
    async def play(service: TableService) -> None:
        table, people = await several(service, *seats, hints=hints)
        assert EN.described(table, people[1])["waits_round"] is False
        await until(lambda: table.to_move() == 1 or people.get(table.to_move() or 0) is not None)
        while table.to_move() != 1:
            await move_of(table, people, 2)
        number = await table.hand_over(people[1], 1, "random")
        await until(lambda: any(e.kind == "move" for e in table.events[number:]))
        assert back(table, 1)["after"] == []
        await table.take_back(people[1], 1)
        assert kind_of(table, 0) == "person"

    played_in(tmp_path, play)


# --- When it comes back -----------------------------------------------------------------------


@pytest.mark.usefixtures("staged")
def test_a_seat_comes_back_by_itself_after_a_round(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        people = {1: ada, 2: ben}
        assert EN.described(table, ben)["waits_round"] is True
        while table.to_move() != 2:
            await go_on(table, people, random.Random(1))
        await table.hand_over(ben, 2)
        seat = EN.described(table, ben)["seats"][1]
        assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "skilled", "Ben")
        position = EN.position(table, ben)
        assert (position["seat"], position["to_move_mine"], position["choices"]) == (2, False, [])
        assert "robot" in EN.why(table, ben, [])
        await refused(table.move(ben, "x", table.number, legal(table)[0]), "handed_over")
        await until(lambda: table.to_move() == 1)
        moved = [event for event in table.events if event.kind == "move"][-1]
        assert (moved.seat, moved.visitor) == (2, None)
        # The robot has moved: he asks, and has to wait until Ada has moved.
        heard: list[str] = []
        table.subscribe(lambda number, kind: heard.append(kind))
        asked = await table.take_back(ben, 2, client="back")
        assert table.events[-1].kind == "ask_back"
        assert kind_of(table, 1) == "bot"
        assert await table.take_back(ben, 2, client="back") == asked
        assert await table.take_back(ben, 2) == asked
        told = {"after": [1], "asked": True, "agreed": [], "may_agree": False}
        assert back(table, 2, ben) == back(table, 2) == told
        assert back(table, 2, ada) == {**told, "may_agree": True}
        await go_on(table, people, random.Random(1))
        assert kind_of(table, 1) == "person"
        assert heard == ["table", "move", "table", "table"]
        assert await table.take_back(ben, 2, client="back") == asked
        await until(lambda: table.to_move() == 2 or table._driver is None or table._driver.done())
        while table.to_move() != 2:
            await go_on(table, people, random.Random(1))
        assert EN.position(table, ben)["to_move_mine"] is True
        # What the robot played, he cannot take back; not even after a move of his own.
        await go_on(table, people, random.Random(1))
        for line in (
            "Ben hands the seat to a robot.",
            "Ben asks for the seat back.",
            "Ben takes the seat back.",
        ):
            assert line in EN.lines(table, ada)
        assert "Vous redemandez votre place." in FR.lines(table, ben)

    played_in(tmp_path, play)


def test_until_the_robot_has_moved_it_can_be_called_off(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        people = {1: ada, 2: ben}
        waits = 3 - (table.to_move() or 0)
        await table.hand_over(people[waits], waits)
        assert back(table, waits)["after"] == []
        await table.take_back(people[waits], waits)
        assert table.seats[waits - 1].kind == "person"

    played_in(tmp_path, play)


def test_handing_over_once_more_does_not_shorten_the_round(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, people = await several(service, ME, FRIEND)
        await robot_moves_for(table, people, 1)
        number = table.number
        assert await table.hand_over(people[1], 1) == number
        assert back(table, 1)["after"] == [2]
        await table.take_back(people[1], 1)
        assert kind_of(table, 0) == "bot"

    played_in(tmp_path, play)


def test_a_round_is_a_decision_of_every_other_seat_also_of_robots(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, people = await several(service, ME, FRIEND, FRIEND, BOT)
        await robot_moves_for(table, people, 1)
        await table.take_back(people[1], 1)
        waited = []
        while kind_of(table, 0) == "bot":
            mover = table.to_move()
            assert mover is not None
            if table.seats[mover - 1].kind == "bot":
                await asyncio.sleep(0.001)
                continue
            waited.append(len(back(table, 1)["after"]))
            await go_on(table, people, random.Random(1))
        assert waited == sorted(waited, reverse=True)
        assert waited[0] >= 2

    played_in(tmp_path, play)


def test_who_never_decides_again_does_not_keep_anybody_waiting() -> None:
    """Seat 3 is bankrupt: after many decisions of the others the round counts as over."""
    handed = Event(1, "hand_over", 1, {"bot": "skilled"})
    moves = [Event(2, "move", 1)]
    for number in range(3, 3 + LONGEST_ROUND * 3):
        assert 3 in stand_in_of(1, 3, [handed, *moves]).after
        moves += [Event(number, "move", 2), Event(number, "move", 1)]
    assert stand_in_of(1, 3, [handed, *moves]).after == ()


def test_all_others_agree_and_the_seat_is_back_at_once(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, people = await several(service, ME, FRIEND, FRIEND, SCREEN, FRIEND, game="newyork")
        await robot_moves_for(table, people, 2)
        ben = people[2]
        await refused(table.agree(people[1], 2), "not_asked")
        await table.take_back(ben, 2)
        eve = await service.new_visitor("Eve")
        await refused(table.agree(eve, 2), "not_yours")
        await refused(table.agree(ben, 2), "not_yours")  # he does not play now
        await refused(table.agree(people[1], 3), "not_asked")
        hostile: list[Any] = [0, 6, None, "2", True]
        for seat in hostile:
            await refused(table.agree(people[1], seat), "invalid")
        # Who is away need not agree.
        await table.hand_over(people[5], 5)
        first = await table.agree(people[1], 2, client="yes")
        assert await table.agree(people[1], 2, client="yes") == first
        assert await table.agree(people[1], 2) == table.number
        assert kind_of(table, 1) == "bot"
        told = back(table, 2, people[3])
        assert (told["agreed"], told["may_agree"]) == ([1, 4], True)
        await refused(table.agree(people[1], 3, client="yes"), "id_used")
        await table.agree(people[3], 2)
        assert kind_of(table, 1) == "person"
        assert "You agree that Guest 2 takes the seat back." in EN.lines(table, people[1])
        assert "Guest 3 accepte\N{NO-BREAK SPACE}: vous pouvez reprendre votre place." in FR.lines(
            table, ben
        )

    played_in(tmp_path, play)


def test_where_all_others_are_away_a_round_is_still_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        table, people = await several(service, ME, FRIEND)
        await robot_moves_for(table, people, 1)
        monkeypatch.setattr(tables.Table, "wake", lambda table: None)
        await table.hand_over(people[2], 2)
        await table.take_back(people[1], 1)
        assert (table.seats[0].kind, back(table, 1)["after"]) == ("bot", [2])

    played_in(tmp_path, play)


def test_who_is_left_alone_with_robots_waits_for_nobody(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, people = await several(service, ME, FRIEND, FRIEND)
        await robot_moves_for(table, people, 1)
        await table.take_back(people[1], 1)
        for seat in (2, 3):
            assert kind_of(table, 0) == "bot"
            await table.resign(people[seat], seat)
        assert kind_of(table, 0) == "person"

    played_in(tmp_path, play)


def test_what_the_robot_played_is_not_undone(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service, "bigshot")
        people, mind = {1: ada, 2: ben}, random.Random(1)
        mover = 0
        while not mover or not EN.position(table, people[mover])["undo"]:
            mover = table.to_move() or 0
            await go_on(table, people, mind)
        # His own last move stands, once a robot plays for him.
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables.Table, "wake", lambda table: None)
            await table.hand_over(people[mover], mover)
            assert EN.position(table, people[mover])["undo"] is False
            reason = "a robot plays the seat now"
            await refused(table.undo(people[mover], "a", table.number), "undo", reason)
        table.wake()
        number = table.number
        while not any(e.kind == "move" and e.visitor is None for e in table.events[number:]):
            if table.to_move() == 3 - mover:
                await go_on(table, people, mind)
            await asyncio.sleep(0.001)
        await table.take_back(people[mover], mover)
        while table.seats[mover - 1].kind == "bot":
            await table.agree(people[3 - mover], mover)
        last = table.begun_history().last_move
        if last is not None and last.visitor is None:
            reason = "a robot played it"
            await refused(table.undo(people[mover], "b", table.number), "undo", reason)

    played_in(tmp_path, play)


def test_a_request_is_known_after_a_restart(tmp_path: Path) -> None:
    async def restarted() -> None:
        async with service_in(tmp_path) as service:
            table, people = await several(service, ME, FRIEND, FRIEND)
            await robot_moves_for(table, people, 1)
            await table.take_back(people[1], 1)
            told = EN.described(table, people[2])["seats"]
        async with service_in(tmp_path) as service:
            again = await service.table(table.id)
            assert EN.described(again, people[2])["seats"][0]["back"] == told[0]["back"]
            for seat in (2, 3):
                await again.agree(people[seat], 1)
            assert again.seats[0].kind == "person"

    asyncio.run(restarted())


def test_a_strong_robot_of_an_older_version_plays_on(tmp_path: Path) -> None:
    """There it could be chosen: the seat opens, goes on, and comes back by the rules of now."""

    async def play(service: TableService) -> None:
        table, people = await several(service, ME, FRIEND)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables.Table, "wake", lambda table: None)
            patch.setattr(tables.Table, "settles_stand_in", lambda table, seat: False)
            await table.hand_over(people[1], 1, "strong")
        assert "back" in EN.described(table, None)["seats"][0]
        table.wake()
        while not any(e.kind == "move" and e.seat == 1 for e in table.events):
            if table.to_move() == 2:
                await go_on(table, people, random.Random(1))
            await asyncio.sleep(0.001)
        assert table.seats[0].bot == "strong"
        await table.take_back(people[1], 1)
        assert kind_of(table, 0) == "bot"
        await table.agree(people[2], 1)
        assert kind_of(table, 0) == "person"

    played_in(tmp_path, play)
