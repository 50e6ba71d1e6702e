"""Bounds: nothing grows without end, however long somebody goes on."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest
from tables_kit import FRIEND, ME, QUICK, SCREEN, kept, legal, played_in, refused, two_people

from ludopolis.tables import TableService, table_service
from ludopolis.tables import table as one_table
from ludopolis.tables.position_cache import PositionCache
from ludopolis.tables.schemas import DrawnScene
from readers import EN


def test_only_so_many_tables_are_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        monkeypatch.setattr(table_service, "MOST_HELD", 3)
        watched = await service.create(ada, game=QUICK, seats=[ME, FRIEND])
        watched.connect(None)
        others = [await service.create(ada, game=QUICK, seats=[ME, FRIEND]) for _ in range(6)]
        assert len(service._tables) <= 4
        assert await service.table(watched.id) is watched
        assert await service.table(others[-1].id) is others[-1]
        # Let go of, but somebody is still on the way there: it is never there twice.
        assert others[0].id not in service._tables
        assert await service.table(others[0].id) is others[0]
        # Of those that nobody holds nothing is left but what is stored.
        name, before = others[1].id, kept(others[1])
        gone = weakref.ref(others[1])
        others.clear()
        service._tables.pop(name, None)
        gc.collect()
        assert gone() is None
        assert kept(await service.table(name)) == before

    played_in(tmp_path, play)


def test_beyond_so_many_events_only_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        waiting = await service.create(ada, game=QUICK, seats=[ME, FRIEND])
        await waiting.sit(ben)
        monkeypatch.setattr(one_table, "MOST_EVENTS", table.number)
        before = kept(table)
        await refused(table.chat(ada, "a", "hello"), "enough")
        await refused(table.hand_over(ada, 1), "enough")
        assert kept(table) == before
        mover = {1: ada, 2: ben}[table.to_move() or 0]
        await table.move(mover, "b", table.number, legal(table)[0])
        monkeypatch.setattr(one_table, "MOST_EVENTS", 1)
        await refused(waiting.stand(ben), "enough")
        await waiting.start(ada)
        await table.resign(ada, 1)
        assert table.status == "over"

    played_in(tmp_path, play)


def test_of_those_who_have_left_nothing_is_held(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN])
        for _ in range(5):
            visitor = await service.new_visitor("Eve")
            table.connect(visitor)
            table.disconnect(visitor)
        assert not table.online

    played_in(tmp_path, play)


def test_a_position_is_worked_out_once_for_all_who_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[int | None] = []
    scene = PositionCache.scene

    def noted(self: PositionCache, seat: int | None) -> DrawnScene:
        worked_out.append(seat)
        return scene(self, seat)

    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        monkeypatch.setattr(PositionCache, "scene", noted)
        first = EN.position(table, None)
        assert EN.position(table, None) == first
        assert worked_out == [None]
        people = {1: ada, 2: ben}
        decides = table.to_move() or 0
        assert EN.position(table, people[3 - decides])["choices"] == []
        offered: Any = table.presenter.position(people[decides])
        offered["choices"] = []  # what somebody does with their own is their own
        assert EN.position(table, people[decides])["choices"]
        await table.move(people[decides], "a", table.number, legal(table)[0])
        assert EN.position(table, None)["move"] == 1
        worked_out.clear()
        renamed = await service.rename(ada, "Beatrice")
        assert renamed.name in str(EN.position(table, None)["scene"])
        assert not worked_out  # names are put in by who reads

    played_in(tmp_path, play)
