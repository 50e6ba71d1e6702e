"""Bots at tables: they play by themselves, delay nobody, and a broken one is stood in for."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables_kit import (
    BOT,
    FRIEND,
    ME,
    QUICK,
    SCREEN,
    go_on,
    legal,
    played_in,
    refused,
    service_in,
    two_people,
    until,
)

import ludopolis.bots
from ludopolis.bots import search_bot
from ludopolis.bots.levels import LEVELS
from ludopolis.bots.search_bot import Budget
from ludopolis.engine.chance import IMAGINATION, stream_of
from ludopolis.engine.game import Action, Game
from ludopolis.tables import SeatPlan, Table, TableService, bot_runner
from readers import EN, FR

PATIENCE = 60.0  # seconds after which a bot that nobody lets go on gives up


class Waiting:
    """A bot that thinks until it is let go on."""

    spec = "waiting"

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.asked: list[int] = []  # after how many moves

    def choose(self, game: Game) -> Action:
        self.asked.append(len(game.moves))
        self.begun.set()
        self.go_on.wait(PATIENCE)
        return game.legal()[0]


class Broken:
    """A bot that cannot play, each time in another way."""

    spec = "broken"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game) -> Any:
        self.asked += 1
        if self.asked % 2:
            raise RuntimeError("no idea")
        return game.box.actions - 1 if game.box.actions - 1 not in game.legal() else 10**6


def seat_bot(monkeypatch: pytest.MonkeyPatch, bot: Any) -> SeatPlan:
    """Make a bot known to tables; its plan for a seat."""

    def make(spec: str) -> Any:
        return bot if spec == bot.spec else ludopolis.bots.make(spec)

    monkeypatch.setattr(bot_runner, "make", make)
    monkeypatch.setattr(
        bot_runner, "public_specs", lambda: (*ludopolis.bots.public_specs(), bot.spec)
    )
    return SeatPlan("bot", bot=bot.spec)


async def moments() -> None:
    """Let everybody come as far as they come without waiting for anybody."""
    for _ in range(20):
        await asyncio.sleep(0)


async def bot_first(service: TableService, plan: SeatPlan) -> Table:
    """A table at which a bot has to move."""
    ada = await service.new_visitor("Ada")
    for seed in range(20):
        table = await service.create(ada, game=QUICK, seats=[plan, ME], seed=seed)
        if table.to_move() == 1:
            return table
    raise AssertionError("the bot never begins")


def test_bots_play_whole_games(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(
            ada, game=QUICK, seats=[ME, BOT, SeatPlan("bot", bot="random")]
        )
        await table.hand_over(ada, 1)
        await until(lambda: table.status == "over")
        assert table.game.over
        assert all(e.visitor is None for e in table.events if e.kind == "move")

    played_in(tmp_path, play)


def test_a_thinking_bot_delays_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = Waiting()
    plan = seat_bot(monkeypatch, waiting)

    async def play(service: TableService) -> None:
        slow = await bot_first(service, plan)
        ben = await service.new_visitor("Ben")
        quick = await service.create(ben, game=QUICK, seats=[ME, SCREEN])
        with_bot = await service.create(ben, game=QUICK, seats=[ME, BOT])
        order: list[str] = []
        slow.subscribe(lambda number, kind: order.append("slow"))
        quick.subscribe(lambda number, kind: order.append("quick"))
        await until(waiting.begun.is_set)
        for move in range(6):
            await quick.move(ben, str(move), quick.number, legal(quick)[0])
        await with_bot.hand_over(ben, 1)
        await until(lambda: with_bot.status == "over")
        waiting.go_on.set()
        await until(lambda: "slow" in order)
        assert order[:7] == [*6 * ["quick"], "slow"]

    played_in(tmp_path, play)


def test_who_takes_a_seat_back_is_not_played_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = Waiting()
    seat_bot(monkeypatch, waiting)

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN])
        seat = table.to_move()
        assert seat is not None
        await table.hand_over(ada, seat, "waiting")
        await until(waiting.begun.is_set)
        await table.take_back(ada, seat)
        waiting.go_on.set()
        await until(lambda: table._driver is not None and table._driver.done())
        assert table.game.moves == []
        await table.move(ada, "1", table.number, legal(table)[0])

    played_in(tmp_path, play)


def test_what_a_bot_chose_in_another_position_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = Waiting()
    seat_bot(monkeypatch, waiting)

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN], seed=1)
        seat = table.to_move()
        assert seat is not None
        await table.hand_over(ada, seat, "waiting")
        await until(waiting.begun.is_set)
        await table.take_back(ada, seat)
        while table.to_move() == seat or len(table.game.moves) < 2:
            await table.move(ada, str(table.number), table.number, legal(table)[0])
        while table.to_move() != seat:
            await table.move(ada, str(table.number), table.number, legal(table)[0])
        moves = len(table.game.moves)
        await table.hand_over(ada, seat, "waiting")
        waiting.go_on.set()
        await until(lambda: len(table.game.moves) > moves)
        assert waiting.asked[:2] == [0, moves]

    played_in(tmp_path, play)


def test_a_broken_bot_is_named_and_stood_in_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = Broken()
    plan = seat_bot(monkeypatch, broken)

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game="property", seats=[ME, plan], seed=1)
        await table.hand_over(ada, 1, "random")
        await until(lambda: broken.asked >= 5)
        assert sum(move.seat == 2 for move in table.game.moves) >= 4
        assert "the bot broken failed in property" in caplog.text
        assert "no idea" in caplog.text

    played_in(tmp_path, play)


def test_bots_pause_only_while_somebody_looks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, BOT])
        with monkeypatch.context() as patch:
            patch.setattr("ludopolis.tables.table.asyncio.sleep", noted)
            table.connect(ada)
            await table.hand_over(ada, 1)
            while len(pauses) < 3:
                await sleep(0)
            table.disconnect(ada)
            while table.status != "over":
                await sleep(0)
        assert pauses[1] == 12.5
        assert pauses[-1] == 0

    played_in(tmp_path, play, bot_pause=12.5)


def test_bots_go_on_after_a_restart_before_anybody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def restarted() -> None:
        waiting = Waiting()
        with monkeypatch.context() as patch:
            plan = seat_bot(patch, waiting)
            async with service_in(tmp_path) as service:
                table = await bot_first(service, plan)
                await until(waiting.begun.is_set)
        waiting.go_on.set()  # too late: the service is closed
        assert table.game.moves == []
        quick = Waiting()
        quick.go_on.set()
        seat_bot(monkeypatch, quick)
        async with service_in(tmp_path) as service:
            moves = 0
            while moves == 0:
                await asyncio.sleep(0.001)
                stored = await service.store.load(table.id)
                assert stored is not None
                moves = sum(event.kind == "move" for event in stored.events)

    asyncio.run(restarted())


def test_bots_wait_for_games_that_are_not_ready(tmp_path: Path) -> None:
    """What is being compiled elsewhere is not compiled once more in the midst of the server."""

    async def play() -> None:
        async with service_in(tmp_path, bot_pause=60) as service:
            ada = await service.new_visitor("Ada")
            table = await service.create(ada, game=QUICK, seats=[ME, BOT], seed=3)
            if table.to_move() == 1:
                await table.hand_over(ada, 1)
            name, number = table.id, table.number
        async with service_in(tmp_path, wake=False) as service:
            service.is_ready = lambda game: game in ready
            ready: list[str] = []
            waking = service.keep(service.wake_bots())
            await service.wake_bots(since=0)  # who looks again does not wait
            await asyncio.sleep(0.05)
            assert service.held(name) is None
            assert not waking.done()
            ready.append(QUICK)
            await waking
            await until(lambda: (held := service.held(name)) is not None and held.number > number)
        async with service_in(tmp_path, wake=False) as service:  # and it closes while bots wait
            service.is_ready = lambda _: False
            service.keep(service.wake_bots())
            await asyncio.sleep(0.01)

    asyncio.run(play())


def test_a_table_from_a_worker_whose_clock_is_fast_is_taken_over(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, BOT], seed=3)
        await until(lambda: table.to_move() == 1)
        seats = [replace(seat, kind="bot") for seat in table.seats]
        row = replace(table.row, id="another", changed_at=time.time() + 3600)
        await service.store.add_table(row, [replace(seat, invite=seat.bot) for seat in seats], [])
        long_ago = time.time() - 100
        assert await service.store.bots_to_move(long_ago) == [("another", QUICK)]

    played_in(tmp_path, play)


def test_a_move_is_taken_back_while_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the bot was thinking about is gone: it thinks anew, and nothing is played twice."""
    waiting = Waiting()
    seat_bot(monkeypatch, waiting)

    async def play(service: TableService) -> None:
        # A game in which a turn has several steps, and a table where any robot may be asked to play.
        table, ada, ben = await two_people(service, "bigshot", hints=True)
        people, mind, mover = {1: ada, 2: ben}, random.Random(1), 0
        while not mover or not EN.position(table, people[mover])["undo"]:
            mover = table.to_move() or 0
            await go_on(table, people, mind)
        moves = len(table.game.moves)
        await table.hand_over(people[mover], mover, waiting.spec)
        await until(waiting.begun.is_set)
        await table.undo(people[mover], "back", table.number)
        assert len(table.game.moves) == moves - 1
        waiting.go_on.set()
        await until(lambda: table.to_move() != mover)
        assert waiting.asked[:2] == [moves, moves - 1]
        assert waiting.asked[1:] == list(range(moves - 1, len(table.game.moves)))

    played_in(tmp_path, play)


# --- Levels, and how long they think ----------------------------------------------------------


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for longer than a blink."""
    monkeypatch.setattr(bot_runner, "LONGEST_THOUGHT", 0.002)
    monkeypatch.setattr(bot_runner, "SHORTEST_THOUGHT", 0.001)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_games(
    level: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SeatPlan("bot", bot=level)])
        told = FR.described(table, None)["seats"][1]
        assert (told["bot"], told["level"]) == (level, FR.read(LEVELS[level].title))
        await table.hand_over(ada, 1, "random")
        await until(lambda: table.status == "over")
        assert table.record().data["seats"] == ["Ada", f"bot:{level}"]

    played_in(tmp_path, play)
    assert "failed" not in caplog.text


def test_who_thinks_stands_in_line_and_the_quick_pass_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables think, they are served as they came, and quick bots do not wait for them.

    Those at which nobody looks on stand in line for one place.
    """
    waiting = Waiting()
    monkeypatch.setattr("ludopolis.tables.bot_runner.os.cpu_count", lambda: 2)  # one of them thinks
    plan = seat_bot(monkeypatch, waiting)
    games = [ludopolis.new(QUICK, players=2, seed=seed) for seed in range(7)]
    served: list[int] = []
    choose = waiting.choose

    def noted(game: Game) -> Action:
        served.append(int(game.key))
        return choose(game)

    monkeypatch.setattr(waiting, "choose", noted)

    async def play(service: TableService) -> None:
        unseen = asyncio.Event()
        thoughts = []
        for seed, seen in ((2, None), (6, unseen), (5, unseen), (4, unseen), (0, None), (3, None)):
            share = partial(tuple, (f"address {seed}",))
            asked = service.bot_runner.choose(plan.bot, games[seed].copy(), seen, share)
            thoughts.append(asyncio.create_task(asked))
            await moments()
        await until(waiting.begun.is_set)
        ben = await service.new_visitor("Ben")
        quick = await service.create(ben, game=QUICK, seats=[ME, BOT])
        await quick.hand_over(ben, 1, "random")
        await until(lambda: quick.status == "over")
        assert served == [2]
        waiting.go_on.set()
        await asyncio.gather(*thoughts)
        assert served == [2, 6, 0, 3, 5, 4]

    played_in(tmp_path, play)


def test_many_tables_of_one_address_count_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 20 tables that one address looks at bots are to move; a stranger's bot is the next but one."""
    waiting = Waiting()
    monkeypatch.setattr("ludopolis.tables.bot_runner.os.cpu_count", lambda: 2)  # one of them thinks
    plan = seat_bot(monkeypatch, waiting)
    served: list[int] = []
    choose = waiting.choose

    def noted(game: Game) -> Action:
        served.append(int(game.key))
        return choose(game)

    monkeypatch.setattr(waiting, "choose", noted)

    async def watched(service: TableService, address: str, seed: int) -> None:
        visitor = replace(await service.new_visitor(address), address=address)
        table = await service.create(visitor, game=QUICK, seats=[plan, ME], seed=seed)
        table.connect(visitor, address)
        if table.to_move() == 2:
            await table.move(visitor, "first", table.number, legal(table)[0])
        await moments()

    async def play(service: TableService) -> None:
        for seed in range(20):  # by as many visitors
            await watched(service, "192.0.2.1", seed)
        await until(waiting.begun.is_set)
        await watched(service, "192.0.2.2", 100)
        await watched(service, "192.0.2.3", 101)
        waiting.go_on.set()
        await until(lambda: len(served) >= 4)
        assert served[2:4] == [100, 101]  # after the one that was at it, and the next of the first

    played_in(tmp_path, play)


@pytest.mark.parametrize("where", ["here", "elsewhere"])
def test_who_comes_to_a_table_waits_for_none_that_nobody_sees(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot thinks at one table that nobody sees, and bots of many others wait, as after a restart.

    Somebody comes to the last of them: it is served next, and the others in their order.
    """
    monkeypatch.setattr("ludopolis.tables.bot_runner.os.cpu_count", lambda: 2)  # one of them thinks
    waiting = Waiting()
    plan = seat_bot(monkeypatch, waiting)
    served: list[str] = []

    def noting(table: str) -> Callable[[int, str], None]:
        return lambda number, kind: served.append(table)

    async def play(service: TableService) -> None:
        tables = [await bot_first(service, plan) for _ in range(5)]
        first, last = tables[0], tables[-1]
        for table in tables:
            table.subscribe(noting(table.id))
        await until(waiting.begun.is_set)
        await moments()
        if where == "here":
            last.connect(await service.new_visitor("Ben"))
        else:
            last.look_on_elsewhere("worker", [], 1)
        served.clear()  # that somebody has come is told as well
        await moments()
        waiting.go_on.set()
        await until(lambda: {table.id for table in tables} <= set(served))
        assert list(dict.fromkeys(served))[:2] == [first.id, last.id]

    played_in(tmp_path, play)


def test_who_leaves_the_line_takes_no_place_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At whatever moment somebody comes or gives up, the place is free for the next."""
    waiting = Waiting()
    plan = seat_bot(monkeypatch, waiting)
    game = ludopolis.new(QUICK, players=2, seed=1)

    async def play(service: TableService) -> None:
        nobody = asyncio.Event()
        first = asyncio.create_task(service.bot_runner.choose(plan.bot, game.copy(), nobody))
        await until(waiting.begun.is_set)
        waiting.go_on.set()
        for moment in range(12):
            seen = asyncio.Event()
            looked_at, given_up = (
                asyncio.create_task(service.bot_runner.choose(plan.bot, game.copy(), eyes))
                for eyes in (seen, nobody)
            )
            for _ in range(moment):
                await asyncio.sleep(0)
            seen.set()
            given_up.cancel()
            assert await looked_at in game.legal()
            await asyncio.wait([given_up])
        assert await first in game.legal()
        async with asyncio.timeout(PATIENCE):
            assert await service.bot_runner.choose(plan.bot, game.copy(), nobody) in game.legal()

    played_in(tmp_path, play)


def test_a_thought_leaves_everybody_else_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a bot really looks ahead, others are answered again and again."""
    monkeypatch.setattr(bot_runner, "LONGEST_THOUGHT", 2.0)  # also on a machine that has more to do
    game = ludopolis.new(QUICK, players=3, seed=3)

    async def play(service: TableService) -> None:
        thinking = asyncio.create_task(service.bot_runner.choose("master", game.copy()))
        ada = await service.new_visitor("Ada")
        answered = 0
        while not thinking.done():
            table = await service.create(ada, game=QUICK, seats=[ME, SCREEN])
            await table.move(ada, "1", table.number, legal(table)[0])
            await table.resign(ada, 1)
            answered += 1
        assert answered > 1
        assert await thinking in game.legal()

    played_in(tmp_path, play)


MANY = 10_000  # simulations in one go: long enough to be seen from outside, on any machine
TRIES = 20
ANSWERS = 5  # more than slip in while a thread that keeps the interpreter's lock takes and gives it


def test_whoever_is_deep_in_thought_keeps_nobody_from_answering(tmp_path: Path) -> None:
    """A search runs in a thread of its own and without the interpreter's lock.

    With the lock, nobody else would come to a word between its beginning and its end. How often they
    do is counted; how long anything takes does not matter.
    """
    game = ludopolis.new(QUICK, players=3, seed=3)
    search_bot.prepare(game.box)
    answered, while_thinking = 0, [0]

    def think() -> int:
        for _ in range(TRIES):  # a busy machine may have had no time for those who answer
            tree = search_bot.Tree(game.copy(), 0, stream_of(0, IMAGINATION), MANY)
            before = answered
            tree.run(MANY)
            while_thinking.append(answered - before)
            if while_thinking[-1] >= ANSWERS:
                break
        return threading.get_ident()

    async def play(service: TableService) -> None:
        nonlocal answered
        thinking = asyncio.create_task(service.bot_runner.think(think))
        while not thinking.done():
            await asyncio.sleep(0.001)
            answered += 1
        assert await thinking != threading.get_ident()
        assert max(while_thinking) >= ANSWERS

    played_in(tmp_path, play)


@given(
    seconds=st.none() | st.floats(0.001, 100),
    simulations=st.none() | st.integers(1, 10**7),
    waited=st.floats(0, 100),
)
def test_who_has_waited_long_thinks_the_shorter(
    seconds: float | None, simulations: int | None, waited: float
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ludopolis.tables.bot_runner.time.monotonic", lambda: 1000.0 + waited)
        left = bot_runner.what_is_left(Budget(seconds, simulations), 1000.0)
    whole = min(seconds or bot_runner.LONGEST_THOUGHT, bot_runner.LONGEST_THOUGHT)
    assert left.simulations == simulations
    assert left.seconds is not None
    assert left.seconds <= whole
    assert left.seconds >= min(whole, bot_runner.SHORTEST_THOUGHT)
    # With what was waited it comes to no more than the whole, or to the shortest thought.
    assert left.seconds + waited <= whole + 1e-9 or left.seconds <= bot_runner.SHORTEST_THOUGHT


# --- Nobody runs a command from afar ----------------------------------------------------------


def test_what_strangers_may_seat_runs_nothing_of_theirs() -> None:
    """Every bot that there is has been looked at: a new one is not for strangers by default."""
    assert set(ludopolis.bots.public_specs()) == {"random", "greedy", *LEVELS}
    assert set(ludopolis.bots.public_specs()) <= set(ludopolis.bots.names())


def hostile_specs(mark: Path) -> list[str]:
    """Specs that would make a file if anybody ran them."""
    command = f"program:touch {mark}"
    return [
        command,
        f" {command}",
        f"PROGRAM:touch {mark}",
        f"program:wait=1 touch {mark}",
        "program",
    ]


def test_nobody_seats_a_program(tmp_path: Path) -> None:
    mark = tmp_path / "run"

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, FRIEND])
        begun = await service.create(ada, game=QUICK, seats=[ME, SCREEN])
        endless = ("search", "search:time=3600", "strong:time=3600", "greedy:noise=1")
        for spec in (*hostile_specs(mark), *endless, "greedy:", "random;greedy"):
            await refused(table.set_seat(ada, 2, "bot", spec), "no_bot", "greedy")
            await refused(begun.hand_over(ada, 1, spec), "no_bot", "greedy")
            plan = SeatPlan("bot", bot=spec)
            await refused(service.create(ada, game=QUICK, seats=[ME, plan]), "no_bot", "greedy")
        assert {seat.bot for seat in (*table.seats, *begun.seats)} == {""}

    played_in(tmp_path, play)
    assert not mark.exists()


def test_a_program_that_stands_in_the_database_is_not_run(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    mark = tmp_path / "run"

    async def play() -> None:
        for spec in hostile_specs(mark):
            async with service_in(tmp_path) as service:
                ada = await service.new_visitor("Ada")
                table = await service.create(ada, game=QUICK, seats=[ME, SCREEN])
            with sqlite3.connect(tmp_path / "tables.db") as database:
                change = "UPDATE seats SET kind = 'bot', bot = ? WHERE table_id = ?"
                database.execute(change, (spec, table.id))
            database.close()
            async with service_in(tmp_path) as service:
                again = await service.table(table.id)
                assert {seat.bot for seat in again.seats} == {spec}
                while again.status != "over":
                    await asyncio.sleep(0.001)
            assert f"the bot {spec} failed in {QUICK}" in caplog.text

    asyncio.run(play())
    assert not mark.exists()
