"""Looking back at finished games: only at these, one at a time, once, and in nobody's way."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tables_kit import FRIEND, ME, go_on, played_in, refused, service_in, two_people, until

import ludopolis
from ludopolis.bots.analysis import Analysis, Judgement, PositionAnalysis
from ludopolis.engine.game import Game
from ludopolis.tables import Refused, Table, TableService, analysis_queue
from ludopolis.tables.analysis_queue import budget_for
from ludopolis.tables.models import Visitor
from ludopolis.tables.names import in_words
from ludopolis.tables.schemas import AnalysisState
from readers import EN, FR

PATIENCE = 60.0  # seconds after which somebody whom nobody lets go on gives up


async def given_up(service: TableService, moves: int = 3) -> Table:
    """A game that is over after some moves."""
    table, ada, ben = await two_people(service)
    people: dict[int, Visitor] = {1: ada, 2: ben}
    for _ in range(moves):
        await go_on(table, people, random.Random(2))
    await table.resign(ada, 1)
    return table


async def looked_back_at(service: TableService, table: Table) -> AnalysisState:
    """Wait until a game is looked back at; what is told of it."""
    state: AnalysisState = {"state": "working"}
    while state["state"] in ("waiting", "working"):
        await asyncio.sleep(0.01)
        state = await service.analysis(table)
    return state


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "SIMULATIONS", 8)


class Slow:
    """Somebody who looks at a position only when let go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Event()
        self.begun = threading.Event()
        self.asked: list[str] = []
        monkeypatch.setattr(analysis_queue, "analyse_positions", self.analyse_positions)

    def analyse_positions(self, game: Game, *_: object) -> Iterator[PositionAnalysis]:
        self.asked.append(game.box.name)
        for move in range(1, len(game.moves) + 2):
            self.begun.set()
            self.go_on.wait(PATIENCE)
            made = Judgement(move, 1, 1, 0, 0, False, False) if move <= len(game.moves) else None
            yield PositionAnalysis(move, (0.5, 0.5), made)


# --- Only finished games ----------------------------------------------------------------------


def test_a_game_that_goes_on_is_not_looked_at(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        waiting = await service.create(ada, game="newyork", seats=[ME, FRIEND])
        await go_on(table, {1: ada, 2: ben}, random.Random(1))
        for unfinished in (table, waiting):
            await refused(service.analysis(unfinished), "not_over")
            await refused(service.analyse(unfinished), "not_over")
            with pytest.raises(Refused, match="not over"):
                analysis_queue.retold(unfinished, Analysis("own", ((0.5, 0.5),), ()))
        assert await service.store.analysis(table.id) is None

    played_in(tmp_path, play)


# --- Found once -------------------------------------------------------------------------------


def test_what_was_found_is_told_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with service_in(tmp_path) as service:
            table = await given_up(service)
            assert await service.analysis(table) == {"state": "none"}
            await service.analyse(table)
            state = await looked_back_at(service, table)
            assert state["state"] == "done"
            found = state["analysis"]
            assert len(found["curve"]) == 4
            assert found["finished"] is False  # it was given up: the lines end with an estimate
            assert found["sides"] == [[1], [2]]
            assert found["movers"] == [move.seat for move in table.game.moves]
            assert [total["seat"] for total in found["totals"]] == [1, 2]
            name = table.id
        slow = Slow(monkeypatch)
        async with service_in(tmp_path) as service:  # it is still known, and not looked for again
            table = await service.table(name)
            await service.analyse(table)
            assert (await service.analysis(table))["analysis"] == found
            assert not slow.asked

    asyncio.run(play())


def test_mistakes_and_luck_are_told_in_the_viewer_s_language(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table = await given_up(service)
        game = table.game
        first = next(iter(game.moves))
        start = ludopolis.new("newyorknewyork", players=2, seed=7)
        better = next(action for action in start.legal() if action != first.action)
        judgements = [
            Judgement(
                move=number,
                seat=move.seat,
                choices=5,
                played=int(move.action),
                best=int(better) if number == 1 else int(move.action),
                chance=number == 2,
                open_chance=number == 2,
                value=0.2,
                best_value=0.9,
                loss=0.7 if number == 1 else 0.0,
            )
            for number, move in enumerate(game.moves, start=1)
        ]
        curve = ((0.9, 0.1), (0.2, 0.8), (0.6, 0.5), (0.6, 0.5))
        data = Analysis("own", curve, tuple(judgements)).as_data()
        await service.store.keep_analysis(table.id, data, 1.0)
        analysis = (await service.analysis(table))["analysis"]
        told = {reader.language: reader.at(table, analysis) for reader in (EN, FR)}
        for language, found in told.items():
            [worst], [turn] = found["worst"], found["turns"]
            assert (worst["move"], worst["seat"], worst["loss"]) == (1, first.seat, 0.7)
            assert worst["better"] == start.written(better, language)
            assert in_words(table.names(), language)[first.seat - 1] in worst["lines"][0]
            assert (turn["move"], len(turn["lines"])) == (2, 1)
            assert turn["luck"] == pytest.approx(0.4)
        assert told["en"]["worst"][0]["lines"] != told["fr"]["worst"][0]["lines"]
        assert told["en"]["worst"][0]["better"] != told["fr"]["worst"][0]["better"]

    played_in(tmp_path, play)


def test_what_another_version_found_is_looked_for_again(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table = await given_up(service, moves=1)
        await service.store.keep_analysis(table.id, {"version": 0}, 1.0)
        assert await service.analysis(table) == {"state": "none"}
        await service.analyse(table)
        assert (await looked_back_at(service, table))["state"] == "done"

    played_in(tmp_path, play)


# --- In nobody's way --------------------------------------------------------------------------


def test_one_game_at_a_time_and_no_table_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        first, second = await given_up(service), await given_up(service, moves=1)
        slow = Slow(monkeypatch)
        for table in (first, second, first):  # asking twice changes nothing
            await service.analyse(table)
        await until(slow.begun.is_set)
        working: AnalysisState = {"state": "working", "before": 0, "done": 0, "positions": 4}
        assert await service.analysis(first) == working
        assert (await service.analysis(second))["before"] == 1
        assert len(slow.asked) == 1
        live, ada, ben = await two_people(service)
        for _ in range(4):  # while somebody thinks, everybody else plays
            await go_on(live, {1: ada, 2: ben}, random.Random(3))
        slow.go_on.set()
        for table in (first, second):
            assert (await looked_back_at(service, table))["state"] == "done"
        assert len(slow.asked) == 2

    played_in(tmp_path, play)


def test_no_more_games_wait_than_can_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        tables = [await given_up(service, moves=1) for _ in range(2)]
        slow = Slow(monkeypatch)
        monkeypatch.setattr(analysis_queue, "MOST_WAITING", 1)
        await service.analyse(tables[0])
        await refused(service.analyse(tables[1]), "analyst_busy", "few minutes")
        slow.go_on.set()
        await looked_back_at(service, tables[0])
        await service.analyse(tables[1])
        assert (await looked_back_at(service, tables[1]))["state"] == "done"

    played_in(tmp_path, play)


def test_addresses_and_visitors_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for many games waits for their own; nobody is kept out by a stranger."""
    monkeypatch.setattr(analysis_queue, "MOST_WAITING", 4)

    async def play(service: TableService) -> None:
        tables = [await given_up(service, moves=1) for _ in range(7)]
        slow = Slow(monkeypatch)
        eve, twin, ada = ("192.0.2.1", "eve"), ("192.0.2.1", "twin"), ("192.0.2.2", "ada")
        for table, share in zip(tables, (eve, eve, eve, twin), strict=False):
            await service.analyse(table, share)
        await refused(service.analyse(tables[4], eve), "analyst_busy", "your network")
        await service.analyse(tables[5], ada)
        # What is asked for elsewhere counts as well.
        service.analyses.heard("there", "a table", {"state": "waiting"}, "192.0.2.3")
        monkeypatch.setattr(analysis_queue, "MOST_WAITING", 1)
        await refused(service.analyse(tables[6], ("192.0.2.3", "ben")), "analyst_busy")
        places = [(await service.analysis(table))["before"] for table in tables[:4]]
        assert places == [0, 1, 4, 3]
        assert (await service.analysis(tables[5]))["before"] == 2
        slow.go_on.set()
        for table in (*tables[:4], tables[5]):
            assert (await looked_back_at(service, table))["state"] == "done"

    played_in(tmp_path, play)


def test_who_fails_may_be_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(service: TableService) -> None:
        table = await given_up(service, moves=1)
        with monkeypatch.context() as broken:
            broken.setattr(
                analysis_queue, "analyse_positions", lambda *_: (1 // zero for zero in (0,))
            )
            await service.analyse(table)
            assert await looked_back_at(service, table) == {"state": "failed"}
        assert "could not be looked back at" in caplog.text
        await service.analyse(table)
        assert (await looked_back_at(service, table))["state"] == "done"

    played_in(tmp_path, play)


def test_a_hall_that_closes_waits_for_no_analysis(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        slow = Slow(monkeypatch)
        async with service_in(tmp_path) as service:
            table = await given_up(service)
            await service.analyse(table)
            await until(slow.begun.is_set)
            closing = asyncio.create_task(service.close())
            await asyncio.sleep(0)
            slow.go_on.set()  # the position that is being looked at, and no other
            await closing
            name = table.id
        monkeypatch.undo()
        async with service_in(tmp_path) as service:
            assert await service.analysis(await service.table(name)) == {"state": "none"}

    asyncio.run(play())


def test_who_stops_says_so_of_all_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another worker can be asked at once, and does not think that somebody is at it."""

    async def play(service: TableService) -> None:
        slow = Slow(monkeypatch)
        told: list[tuple[str, dict[str, Any]]] = []
        monkeypatch.setattr(service.analyses, "_tell", lambda *said: told.append(said[:2]))
        tables = [await given_up(service) for _ in range(2)]
        for table in tables:
            await service.analyse(table)
        await until(slow.begun.is_set)
        closing = asyncio.create_task(service.close())
        await asyncio.sleep(0)
        slow.go_on.set()
        await closing
        last = dict(told)
        assert [last[table.id] for table in tables] == [None, None]

    played_in(tmp_path, play)


def test_of_a_worker_that_has_gone_nothing_is_expected(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table = await given_up(service)
        working: AnalysisState = {"state": "working", "before": 0, "done": 1, "positions": 4}
        service.analyses.heard("there", table.id, working, "")
        assert await service.analysis(table) == working
        service.analyses.gone("another")
        assert await service.analysis(table) == working
        service.analyses.gone("there")
        assert await service.analysis(table) == {"state": "none"}

    played_in(tmp_path, play)


def test_what_is_compiled_elsewhere_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        slow, compiling = Slow(monkeypatch), [True]
        service.analyses.compiling = lambda game: bool(compiling)
        slow.go_on.set()
        await service.analyse(await given_up(service))
        await asyncio.sleep(0.05)
        assert not slow.begun.is_set()
        compiling.clear()
        await until(slow.begun.is_set)

    played_in(tmp_path, play)


def test_a_long_game_is_looked_at_less_closely() -> None:
    game = ludopolis.new("newyorknewyork", players=2, seed=7)
    short = budget_for(game)
    for _ in range(6):
        game.play(game.legal()[0])
    long = budget_for(game)
    assert short.simulations == long.simulations == analysis_queue.SIMULATIONS
    assert short.seconds is not None and long.seconds is not None
    assert long.seconds * 7 * 3 == pytest.approx(short.seconds * 1 * 3) == analysis_queue.LONGEST
