"""Giving up, leaving a seat to a robot, writing to each other."""

from __future__ import annotations

import asyncio
import random
import time
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
    two_people,
    until,
)

import ludopolis
from ludopolis import bots
from ludopolis.tables import SeatPlan, Table, TableService, Visitor
from ludopolis.tables import table as tables
from ludopolis.tables.rate_limits import RateLimiter
from readers import EN, FR


async def three_people(
    service: TableService, game: str = QUICK
) -> tuple[Table, dict[int, Visitor]]:
    """A table of three people who know each other."""
    people = {
        seat: await service.new_visitor(name) for seat, name in enumerate(["Ada", "Ben", "Cleo"], 1)
    }
    table = await service.create(people[1], game=game, seats=[ME, FRIEND, FRIEND], seed=11)
    await table.sit(people[2])
    await table.sit(people[3])
    await table.start(people[1])
    return table, people


# --- Giving up --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [[ME, SCREEN], [ME, BOT]], ids=["people", "robot"])
def test_with_two_players_giving_up_ends_the_game(tmp_path: Path, seats: list[SeatPlan]) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=seats, seed=3)
        await until(lambda: table.to_move() == 1 or seats[1] is SCREEN)
        heard: list[str] = []
        table.subscribe(lambda number, kind: heard.append(kind))
        await table.resign(ada, 1)
        assert table.status == "over"
        assert heard == ["table"]
        result = EN.described(table, ada)["result"]
        assert result["reason"] == "resigned"
        assert (result["places"], result["winners"]) == ([2, 1], [2])
        assert result["lines"][0] == "Ada resigns."
        assert result["lines"][-1] == f"{EN.names(table)[1]} wins."
        assert EN.described(table, ada)["seats"][0]["resigned"] is True
        position = EN.position(table, ada)
        assert (position["over"], position["choices"], position["to_move"]) == (True, [], None)
        # It can be opened like any other; inside it is unfinished.
        assert EN.replay(table, 0, 2)["moves"] == len(table.game.moves)
        assert table.record().data["result"] is None
        await refused(table.move(ada, "1", table.number, 0), "over")
        await refused(table.resign(ada, 1), "over")

    played_in(tmp_path, play)


def test_with_more_people_a_robot_plays_on(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, people = await three_people(service)
        while table.to_move() != 2:
            await go_on(table, people, random.Random(1))
        number = await table.resign(people[2], 2)
        assert table.status == "playing"
        seat = EN.described(table, people[2])["seats"][1]
        assert (seat["resigned"], seat["kind"], seat["name"]) == (True, "bot", "Ben")
        (entry, *_) = EN.log_since(table, people[1], number - 1)
        assert entry["lines"] == ["Ben resigns. A robot plays on."]
        (entry, *_) = EN.log_since(table, people[2], number - 1)
        assert entry["lines"] == ["You resign. A robot plays on."]
        (entry, *_) = FR.log_since(table, people[2], number - 1)
        assert entry["lines"] == ["Vous abandonnez. Un robot continue."]
        await until(lambda: table.to_move() != 2)
        await refused(table.take_back(people[2], 2), "resigned")
        await refused(table.resign(people[2], 2), "resigned")
        await refused(table.hand_over(people[2], 2), "resigned")
        # Two are left; when the last but one gives up, the last plays on against robots.
        await table.resign(people[3], 3)
        assert table.status == "playing"
        await until(lambda: table.to_move() == 1)
        await table.resign(people[1], 1)
        assert table.status == "over"
        assert table.row.result is not None
        assert table.row.result["places"] == [1, 3, 2]  # in the order in which they held out

    played_in(tmp_path, play)


def test_who_gave_up_does_not_win_by_the_robots_points(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, people = await three_people(service)
        await table.resign(people[2], 2)
        assert await play_to_end(table, people)
        result = EN.described(table, people[1])["result"]
        scores = result["scores"]
        assert scores[1] == max(scores)  # the robot was the best of all
        assert result["places"][1] == 3
        assert result["winners"] == [1 if scores[0] > scores[2] else 3]
        assert result["reason"] != "resigned"
        told = "Ben resigned, and comes after all who played on."
        assert told in result["lines"]
        assert result["lines"][-1].startswith(EN.names(table)[result["winners"][0] - 1])

    played_in(tmp_path, play)


async def play_to_end(table: Table, people: dict[int, Visitor]) -> bool:
    """People pass wherever they can, the robots do as they like."""
    while table.status == "playing":
        seat = table.to_move()
        if seat is None or table.seats[seat - 1].kind == "bot":
            await asyncio.sleep(0.001)
            continue
        worst = legal(table)[-1]
        await table.move(people[seat], f"p{table.number}", table.number, worst)
    return table.status == "over"


TEAMS = {"teams": True}


def test_partners_resign_and_win_together(tmp_path: Path) -> None:
    """The one who is left alone with robots gives up for the side, not for the partner."""

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        seats = [ME, BOT, BOT, BOT]
        table = await service.create(ada, game="newyork", seats=seats, options=TEAMS, seed=3)
        await until(lambda: table.to_move() == 1)
        await table.resign(ada, 1)
        result = EN.described(table, ada)["result"]
        assert (result["places"], result["winners"]) == ([3, 1, 3, 1], [2, 4])
        first, second = (EN.names(table)[seat - 1] for seat in (2, 4))
        assert result["lines"][-1] == f"The team {first} and {second} wins."
        french = FR.described(table, ada)["result"]["lines"][-1]
        assert french.startswith("L'équipe ")

    played_in(tmp_path, play)


def test_a_side_has_given_up_when_none_of_its_people_is_left() -> None:
    game = ludopolis.new("newyork", players=4, seed=3, teams=True)
    greedy = bots.make("greedy")
    while game.seat is not None:
        game.carry_out(greedy.choose(game))
    end = game.result()
    assert end is not None
    printed = list(end.places.values())
    assert printed == [3, 1, 3, 1]

    def places(resigned: list[int], left: list[int]) -> list[int]:
        found: list[int] = tables.result_of(game, resigned, left)["places"]
        return found

    assert places([], [1, 2, 3, 4]) == printed
    assert places([2], [1, 3, 4]) == printed  # the partner plays on, and wins for both
    assert places([2], [1, 3]) == [1, 3, 1, 3]  # the partner is a robot
    assert places([2, 4], [1, 3]) == [1, 3, 1, 3]
    assert places([2, 1], []) == [1, 3, 1, 3]  # who gave up first comes last


def test_who_gave_up_plays_takes_back_and_asks_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even in the moment before the robot moves; and nobody is told to take the seat back."""
    monkeypatch.setattr(tables.Table, "wake", lambda table: None)  # no robot moves at all

    async def play(service: TableService) -> None:
        table, people = await three_people(service)
        mover = table.to_move()
        assert mover is not None
        ada = people[mover]
        await table.resign(ada, mover)
        before = kept(table)
        await refused(table.move(ada, "1", table.number, legal(table)[0]), "resigned")
        await refused(table.move(ada, "2", table.number, legal(table)[0], mover), "resigned")
        await refused(table.hint(ada), "resigned")
        assert kept(table) == before

    async def undo(service: TableService) -> None:
        table, people = await three_people(service, "bigshot")
        mind, mover = random.Random(1), 0
        while not mover or not EN.position(table, people[mover])["undo"]:
            mover = table.to_move() or 0
            await go_on(table, people, mind)
        await table.resign(people[mover], mover)
        before = kept(table)
        assert EN.position(table, people[mover])["undo"] is False
        await refused(table.undo(people[mover], "back", table.number), "undo", "given up")
        assert kept(table) == before

    played_in(tmp_path, play)
    played_in(tmp_path, undo)


def test_who_gave_up_comes_after_the_robots(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[BOT, ME, BOT], seed=3)
        for move in range(6):
            await until(lambda: table.to_move() == 2)
            await table.move(ada, str(move), table.number, legal(table)[0])
        await until(lambda: table.to_move() == 2)
        await table.resign(ada, 2)
        scores = table.game.scores()
        result = table.row.result
        assert result is not None
        assert result["scores"] == list(scores.values())
        assert result["places"][1] == 3
        ahead, behind = (1, 3) if scores[1] >= scores[3] else (3, 1)
        assert result["places"][ahead - 1] == 1
        assert result["places"][behind - 1] == (1 if scores[1] == scores[3] else 2)

    played_in(tmp_path, play)


def test_only_the_own_seat_is_given_up(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, _ = await two_people(service)
        eve = await service.new_visitor("Eve")
        before = kept(table)
        hostile: list[Any] = [2, 0, 3, None, "1", True]
        for seat in hostile:
            for leave in (table.resign, table.hand_over, table.take_back):
                await refused(leave(ada, seat), "not_yours")
        await refused(table.resign(eve, 1), "not_yours")
        await refused(table.hand_over(ada, 1, "genius"), "no_bot")
        assert kept(table) == before

    played_in(tmp_path, play)


# --- A robot for a while ---------------------------------------------------------------------


def test_what_is_sent_again_is_done_once(tmp_path: Path) -> None:
    """An answer may be lost: whoever asks again by the same name is told the same, at any time."""

    async def play(service: TableService) -> None:
        table, people = await three_people(service)
        ben = people[2]
        while table.to_move() == 2:  # so that no robot plays for him meanwhile
            await go_on(table, people, random.Random(1))
        handed = [await table.hand_over(ben, 2, client="over") for _ in range(3)]
        assert handed == 3 * [table.number]
        back = [await table.take_back(ben, 2, client="back") for _ in range(3)]
        assert back == 3 * [table.number]
        # Late, when he has long been back, it gives nothing away.
        before = kept(table)
        assert await table.hand_over(ben, 2, client="over") == handed[0]
        assert kept(table) == before
        await table.hand_over(ben, 2, client="over again")
        assert await table.take_back(ben, 2, client="back") == back[0]
        assert table.seats[1].kind == "bot"
        given_up = [await table.resign(ben, 2, client="end") for _ in range(3)]
        assert given_up == 3 * [table.number]
        assert await table.hand_over(ben, 2, client="over") == handed[0]
        # The same name for something else is a mistake; from somebody else it is another one.
        await refused(table.take_back(ben, 2, client="over"), "id_used")
        await refused(table.resign(ben, 2, client="back"), "id_used")
        await refused(table.hand_over(ben, 2, client="end"), "id_used")
        await refused(table.hand_over(ben, 2, "random", client="over"), "id_used")
        await refused(table.hand_over(ben, 1, client="over"), "id_used")
        await refused(table.resign(people[3], 3, client="\n"), "invalid")
        ended = await table.resign(people[1], 1, client="end")
        ended = await table.resign(people[3], 3, client="end")
        assert table.status == "over"
        assert await table.resign(people[3], 3, client="end") == ended

    played_in(tmp_path, play)


# --- Writing ----------------------------------------------------------------------------------


def test_people_at_a_table_write_to_each_other(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        heard: list[tuple[int, str]] = []
        table.subscribe(lambda number, kind: heard.append((number, kind)))
        seen = table.number
        hello = "  Hello\tBen\n\u202e\x00!👩\u200d🚀 "
        number = await table.chat(ada, "1", hello)
        assert heard == [(number, "chat")]
        assert await table.chat(ada, "1", hello) == number
        await refused(table.chat(ada, "1", "something else"), "id_used")
        (said,) = EN.chat_since(table, seen)
        assert said.pop("at") > 0
        assert said == {"number": number, "name": "Ada", "seat": 1, "text": "Hello Ben !👩\u200d🚀"}
        assert EN.told(table, None)["chat"] == EN.chat_since(table, seen)
        assert EN.chat_since(table, number) == []
        assert EN.log_since(table, ada, seen) == []
        hostile: list[Any] = ["", "  \n", "\u202e", "x" * 501, "x" * 9999, None, 7, ["x"]]
        for place, text in enumerate(hostile):
            await refused(table.chat(ben, f"wrong {place}", text), "chat_text")
        await refused(table.chat(await service.new_visitor("Eve"), "2", "hello"), "chat")
        await table.chat(ben, "long", "x" * 500)

    played_in(tmp_path, play)


def test_one_person_has_nobody_to_write_to(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN, BOT])
        await refused(table.chat(ada, "1", "hello"), "chat")

    played_in(tmp_path, play)


def test_nobody_floods_a_table(tmp_path: Path) -> None:
    clock = 1000.0

    async def play(service: TableService) -> None:
        nonlocal clock
        service.chats = RateLimiter(service.chats.burst, service.chats.per_second, lambda: clock)
        table, ada, ben = await two_people(service)
        for number in range(tables.MESSAGES):
            await table.chat(ada, str(number), "hello")
        await refused(table.chat(ada, "more", "hello"), "chat_often")
        await table.chat(ben, "mine", "hello")  # others are not held back
        clock += tables.MESSAGE_SECONDS
        await table.chat(ada, "later", "hello")

    played_in(tmp_path, play)


# --- Who is there -----------------------------------------------------------------------------


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_clock_that_is_set_changes_nothing_for_who_writes(
    hours: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How often somebody writes is counted by a clock that nobody sets."""

    async def play(service: TableService) -> None:
        limiter = service.chats = RateLimiter(
            tables.MESSAGES, 1 / tables.MESSAGE_SECONDS, lambda: 1.0
        )
        table, ada, _ = await two_people(service)
        for number in range(tables.MESSAGES):
            await table.chat(ada, str(number), "hello")
        now = time.time()
        monkeypatch.setattr("time.time", lambda: now + 3600 * hours)
        await refused(table.chat(ada, "more", "hello"), "chat_often")
        limiter.buckets.clear()
        await table.chat(ada, "more", "hello")

    played_in(tmp_path, play)


def test_who_looks_at_the_table_is_marked(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        heard: list[tuple[int, str]] = []
        table.subscribe(lambda number, kind: heard.append((number, kind)))
        assert table.online_seats() == []
        table.connect(None)
        assert table.online_seats() == []
        table.connect(ben)
        table.connect(ben)
        assert table.online_seats() == [2]
        assert [s["online"] for s in EN.described(table, ada)["seats"]] == [False, True]
        table.disconnect(ben)
        assert table.online_seats() == [2]
        table.disconnect(ben)
        table.disconnect(ben)
        table.connect(ada)
        assert table.online_seats() == [1]
        assert heard == 7 * [(table.number, "presence")]

    played_in(tmp_path, play)


def test_who_fails_to_listen_keeps_nobody_from_hearing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        heard: list[str] = []

        def deaf(number: int, kind: str) -> None:
            raise RuntimeError("cannot hear")

        def hears(number: int, kind: str) -> None:
            heard.append(kind)

        table.subscribe(deaf)
        table.subscribe(hears)
        await table.chat(ada, "1", "hello")
        assert heard == ["chat"]
        assert "cannot hear" in caplog.text
        for callback in (deaf, hears, hears):
            table.unsubscribe(callback)
        await table.chat(ben, "1", "hello")
        assert heard == ["chat"]

    played_in(tmp_path, play)
