"""Snapshots: whoever opens a table with one is told exactly what is told without."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from tables_kit import FRIEND, ME, QUICK, future, played_in, refused, service_in, until

from ludopolis.engine import registry
from ludopolis.presentation.ui import ui_of
from ludopolis.tables import (
    Refused,
    Table,
    TableService,
    Visitor,
    presenter,
    snapshots,
    table_service,
)
from ludopolis.tables import table as tables
from ludopolis.tables.backup import back_up
from ludopolis.tables.cleanup import clean_up
from ludopolis.tables.history import History
from ludopolis.tables.models import Event
from ludopolis.tables.schema import SNAPSHOTS
from ludopolis.tables.snapshots import Snapshot
from postgres import Postgres
from readers import EN

LOG, EVERY = 12, 8


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots come after a few events, and a log is short."""
    for module in (presenter, tables):
        monkeypatch.setattr(module, "LOG_LENGTH", LOG)
    monkeypatch.setattr(tables, "SNAPSHOT_EVERY", EVERY)
    monkeypatch.setattr(table_service, "MESSAGES", 1000)


async def begun(place: TableService, game: str = QUICK) -> tuple[Table, Visitor, Visitor]:
    """A table of two at which hints are allowed, its game begun."""
    ada, ben = await place.new_visitor("Ada"), await place.new_visitor("Ben")
    table = await place.create(ada, game=game, seats=[ME, FRIEND], seed=11, hints=True)
    await table.sit(ben)
    await table.start(ada)
    return table, ada, ben


async def wander(
    table: Table, people: dict[int, Visitor], mind: random.Random, steps: int
) -> dict[str, tuple[str, int]]:
    """Play, take back, write and hand seats over at random; what was sent, by its name."""
    sent: dict[str, tuple[str, int]] = {}
    for _ in range(steps):
        seat = table.to_move()
        if seat is None:
            break
        name, who = f"w-{table.number}", people[seat]
        if mind.random() < 0.2:
            text = f"line {table.number}"
            sent[name] = "chat", await table.chat(mind.choice(list(people.values())), name, text)
        elif mind.random() < 0.1:
            await table.hand_over(people[3 - seat], 3 - seat)
            await table.take_back(people[3 - seat], 3 - seat)
        elif mind.random() < 0.1:
            await table._alone(table._note_hint, who, seat, table.game)
        else:
            last = table.begun_history().last_move
            undoing = last is not None and last.seat is not None and mind.random() < 0.6
            if undoing and last and table.no_undo(people[last.seat or 0]) is None:
                sent[name] = "undo", await table.undo(people[last.seat or 0], name, table.number)
            else:
                action = mind.choice(table.game.legal())
                sent[name] = "move", await table.move(who, name, table.number, int(action))
    return sent


async def settled(place: TableService) -> None:
    """Wait until what was begun is done."""
    while place._tasks:
        await asyncio.gather(*place._tasks, return_exceptions=True)


async def bots_have_played(table: Table) -> None:
    """Wait until it is a person's turn, or the game is over."""
    await until(lambda: table._bot_to_move() is None)


async def twins(place: TableService, name: str) -> tuple[Table, Table]:
    """A table opened from its snapshot, and the same played again from its first event."""
    short = Table(place, *await place.read(name))
    whole = Table(place, *await place.read(name, whole=True))
    assert short.events.base > 0 and whole.events.base == 0
    return short, whole


def everything(table: Table, people: dict[int, Visitor]) -> Any:
    """All that anybody can be told of a table."""
    told: list[Any] = []
    for viewer in (*people.values(), None):
        told += [
            table.presenter.table_message(viewer),
            table.presenter.table_message(viewer, form="view"),
            table.presenter.reading(viewer),
        ]
        told += [
            table.presenter.move_message(viewer, since)
            for since in range(table.number - LOG, table.number + 1)
        ]
        told += [table.presenter.chat_since(table.number - LOG), table.presenter.report(viewer)]
        told += [table.no_undo(viewer), table.eyes(viewer)]
        told.append(outcome(table.presenter.why, viewer, []))
        told += [outcome(table.presenter.aid, viewer, aid.key) for aid in ui_of(table.box).aids]
    if table.status == "over":
        told.append(table.record().line())
        told += [
            table.presenter.replay(move, seat)
            for move in range(len(table.game.moves) + 1)
            for seat in (None, *people)
        ]
    return told


def outcome(ask: Callable[..., Any], *given: Any) -> Any:
    try:
        return ask(*given)
    except Refused as fault:
        return [fault.code, fault.text("en"), fault.text("fr")]


def compare(short: Table, whole: Table, people: dict[int, Visitor]) -> None:
    """Both tell the same, to the byte, and hold the same position with the same future."""
    assert short.number == whole.number and short.row == whole.row
    ours, theirs = short.game, whole.game
    assert ours.fingerprint() == theirs.fingerprint() and future(ours) == future(theirs)
    assert ours.moves == theirs.moves
    assert [move.action.text for move in ours.moves] == [m.action.text for m in theirs.moves]
    assert ours.undo_depth == theirs.undo_depth
    assert ours.earlier_view(None) == theirs.earlier_view(None)
    assert short.begun_history().number == whole.begun_history().number
    texts = [msgspec.json.encode(everything(table, people)) for table in (short, whole)]
    assert texts[0] == texts[1]
    for event in whole.events:
        if event.kind == "move":
            assert short.begun_history().action_of(event) == whole.begun_history().action_of(event)
    while ours.no_undo() is None:  # all the way back
        ours, theirs = ours.copy(), theirs.copy()
        assert ours.undo() == theirs.undo()
        assert ours.fingerprint() == theirs.fingerprint() and future(ours) == future(theirs)


@pytest.mark.parametrize("game", registry.names())
def test_with_and_without_a_snapshot_everybody_is_told_the_same(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(place: TableService) -> None:
        table, ada, ben = await begun(place, game)
        people, mind, name = {1: ada, 2: ben}, random.Random(5), table.id
        compared = 0
        while table.status == "playing" and compared < 8:
            await wander(table, people, mind, 17)
            await settled(place)
            if await place.store.snapshot(name) is None:
                continue
            compare(*await twins(place, name), people)
            compared += 1
            place.let_go(table)
            table = await place.table(name)  # what goes on, goes on from the snapshot
            assert table.events.base > 0
        if table.status == "playing":
            await table.resign(ada, 1)
        await settled(place)
        if await place.store.snapshot(name) is not None:
            compare(*await twins(place, name), people)
        assert compared or game == QUICK  # a quick game may be over before

    monkeypatch.setattr(tables, "MOST_EVENTS", 10_000)
    played_in(tmp_path, play)


def test_what_was_sent_long_ago_is_known_and_done_once(tmp_path: Path) -> None:
    async def play(place: TableService) -> None:
        table, ada, ben = await begun(place, "bigshot")
        people = {1: ada, 2: ben}
        sent = await wander(table, people, random.Random(2), 60)
        await settled(place)
        place.let_go(table)
        table = await place.table(table.id)
        number, base = table.number, table.events.base
        _, whole = await twins(place, table.id)
        old = {n: (kind, at) for n, (kind, at) in sent.items() if at <= base}
        assert {kind for kind, _ in old.values()} == {"move", "undo", "chat"}
        for name, (kind, at) in old.items():
            event = whole.events[at - 1]
            who = people[1] if event.visitor == ada.id else people[2]
            if kind == "chat":
                assert await table.chat(who, name, event.data["text"]) == at
                await refused(table.chat(who, name, "something else"), "id_used")
            elif kind == "undo":
                assert await table.undo(who, name, at - 1) == at
            else:
                action = whole.begun_history().action_of(event)
                assert await table.move(who, name, at - 1, action) == at
                await refused(table.move(who, name, at - 1, action + 1), "id_used")
        assert table.number == number

    played_in(tmp_path, play)


def test_a_hint_is_noted_once_for_a_position_however_much_is_written_after(tmp_path: Path) -> None:
    async def play(place: TableService) -> None:
        table, ada, ben = await begun(place, "bigshot")
        people = {1: ada, 2: ben}
        for turn in range(3):
            seat = table.to_move() or 0
            action = int(table.game.legal()[0])
            await table.move(people[seat], f"move-{turn}", table.number, action)
        seat = table.to_move() or 0
        await table._alone(table._note_hint, people[seat], seat, table.game)
        for line in range(4 * LOG):
            await table.chat(ada, f"line-{line}", "well?")
        await settled(place)
        place.let_go(table)
        table = await place.table(table.id)
        assert table.events.base > table.begun_history().number  # all that was played is before
        compare(*await twins(place, table.id), people)
        number = table.number
        await table._alone(table._note_hint, people[seat], seat, table.game)
        assert table.number == number
        with pytest.raises(LookupError):
            list(table.events)  # what is not held is never passed over in silence

    played_in(tmp_path, play)


def test_who_resigned_long_ago_still_comes_last(tmp_path: Path) -> None:
    async def play(place: TableService) -> None:
        people = [await place.new_visitor(name) for name in ("Ada", "Ben", "Cy")]
        seats = [ME, FRIEND, FRIEND]
        table = await place.create(people[0], game="bigshot", seats=seats, seed=3)
        for guest in people[1:]:
            await table.sit(guest)
        await table.start(people[0])
        await table.resign(people[1], 2)
        for line in range(4 * LOG):
            await table.chat(people[0], f"line-{line}", "where did he go?")
        await settled(place)
        table.stop()
        place.let_go(table)
        table = await place.table(table.id)
        assert table.events.base > 5
        await table.resign(people[2], 3)
        await table.resign(people[0], 1)
        assert table.row.result is not None and table.row.result["places"][1] == 3

    played_in(tmp_path, play)


def test_who_lent_a_seat_long_ago_gets_it_back_as_before(tmp_path: Path) -> None:
    async def play(place: TableService) -> None:
        people = [await place.new_visitor(name) for name in ("Ada", "Ben", "Cy")]
        table = await place.create(people[0], game="bigshot", seats=[ME, FRIEND, FRIEND], seed=3)
        for guest in people[1:]:
            await table.sit(guest)
        await table.start(people[0])
        mind, lent = random.Random(1), False
        for step in range(60):
            seat = table.to_move() or 0
            if step == 10 and seat:
                lent = True
                await table.hand_over(people[seat - 1], seat)
            await bots_have_played(table)
            if (seat := table.to_move() or 0) == 0:
                break
            action = int(mind.choice(table.game.legal()))
            await table.move(people[seat - 1], f"move-{step}", table.number, action)
            await table.chat(people[seat - 1], f"line-{step}", "well?")
            await settled(place)
            if await place.store.snapshot(table.id) is not None:
                short, whole = await twins(place, table.id)
                assert short.lent_seats() == whole.lent_seats()
                assert whole.lent_seats() or not lent or whole.status == "over"
                told = [json.dumps(EN.told(one, people[0]), default=str) for one in (short, whole)]
                assert told[0] == told[1]
                place.let_go(table)
                table = await place.table(table.id)
        assert lent

    played_in(tmp_path, play)


def test_an_answer_to_a_rematch_is_known_however_much_is_written_after(tmp_path: Path) -> None:
    async def play(place: TableService) -> None:
        table, ada, ben = await begun(place, "bigshot")
        await table.resign(ada, 1)
        await table.rematch(ada)
        for line in range(4 * LOG):
            await table.chat(ben, f"line-{line}", "let me think")
        await settled(place)
        short, whole = await twins(place, table.id)
        assert short.rematch_answers() == whole.rematch_answers() == {ada.id: "yes"}
        compare(short, whole, {1: ada, 2: ben})

    played_in(tmp_path, play)


def change_version(_: bytes, monkeypatch: pytest.MonkeyPatch) -> bytes | None:
    monkeypatch.setattr(snapshots, "version", lambda: "another")
    return None


def flip(data: bytes, _: pytest.MonkeyPatch) -> bytes:
    return data[:-9] + bytes([data[-9] ^ 1]) + data[-8:]


def of_another_size(data: bytes, _: pytest.MonkeyPatch) -> bytes:
    found = Snapshot.read(data)
    return Snapshot(**{**vars(found), "rest": found.rest[:-8]}).data()


def of_another_time(data: bytes, _: pytest.MonkeyPatch) -> bytes:
    return Snapshot(**{**vars(Snapshot.read(data)), "at": 0.5}).data()


def of_the_future(data: bytes, _: pytest.MonkeyPatch) -> bytes:
    return Snapshot(**{**vars(Snapshot.read(data)), "number": 5000}).data()


def nothing(_data: bytes, _: pytest.MonkeyPatch) -> bytes:
    return b""


@pytest.mark.parametrize(
    "spoil", [change_version, flip, of_another_size, of_another_time, of_the_future, nothing]
)
def test_a_snapshot_that_does_not_fit_is_passed_over_and_made_anew(
    spoil: Callable[[bytes, pytest.MonkeyPatch], bytes | None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(place: TableService) -> None:
        table, ada, ben = await begun(place, "bigshot")
        await wander(table, {1: ada, 2: ben}, random.Random(4), 50)
        await settled(place)
        place.let_go(table)
        data = await place.store.snapshot(table.id)
        assert data is not None
        if (spoiled := spoil(data, monkeypatch)) is not None:
            await place.store.keep_snapshot(table.id, spoiled)
        again = await place.table(table.id)
        assert again.events.base == 0 and list(again.events) == list(table.events)
        assert again.game.fingerprint() == table.game.fingerprint()
        await settled(place)
        compare(*await twins(place, table.id), {1: ada, 2: ben})

    played_in(tmp_path, play)


def test_with_a_snapshot_only_few_events_are_read_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(place: TableService) -> None:
        table, ada, ben = await begun(place, "bigshot")
        await wander(table, {1: ada, 2: ben}, random.Random(4), 80)
        await settled(place)
        played: list[int] = []
        go_on = History.go_on

        def counting(self: History, events: Sequence[Event]) -> None:
            played.append(len(events))
            go_on(self, events)

        monkeypatch.setattr(History, "go_on", counting)
        stored, _ = await place.read(table.id)
        assert played[0] <= LOG + 2 * EVERY < table.number / 2
        assert len(stored.events) < table.number / 2

    played_in(tmp_path, play)


def test_snapshots_go_with_their_tables_and_are_in_no_backup(tmp_path: Path) -> None:
    async def rows(place: TableService) -> int:
        async with place.store.engine.connect() as connection:
            counted = sql.select(sql.func.count()).select_from(SNAPSHOTS)
            return int((await connection.execute(counted)).scalar_one())

    async def play(place: TableService) -> None:
        table, ada, ben = await begun(place, "bigshot")
        await wander(table, {1: ada, 2: ben}, random.Random(4), 50)
        await settled(place)
        assert await rows(place) == 1
        url = f"sqlite:///{tmp_path}/tables.db"
        found = await back_up(url, tmp_path / "kept", replace=False, report=lambda *_: None)
        assert SNAPSHOTS.name not in found
        await clean_up(url, before=table.row.changed_at + 60, unfinished=True, dry_run=False)
        assert await rows(place) == 0

    played_in(tmp_path, play)


def test_other_workers_go_on_from_a_snapshot(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.new_database()
        here, there = (
            await TableService.open(url, bot_pause=0),
            await TableService.open(url, bot_pause=0),
        )
        try:
            table, ada, ben = await begun(here, "bigshot")
            people, mind = {1: ada, 2: ben}, random.Random(6)
            await wander(table, people, mind, 40)
            await settled(here)
            beside = await there.table(table.id)
            assert beside.events.base > 0
            for one, other in ((table, beside), (beside, table), (table, beside)):
                await wander(one, people, mind, 15)
                await other.follow()
                assert other.number == one.number
                texts = [json.dumps(EN.told(t, ada), default=str) for t in (one, other)]
                assert texts[0] == texts[1]
            await settled(there)
            compare(*await twins(there, table.id), people)
        finally:
            await here.close()
            await there.close()

    asyncio.run(play())


def test_a_snapshot_that_cannot_be_stored_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with service_in(tmp_path) as place:

            async def fails(*_: object) -> None:
                raise Refused("storage")

            monkeypatch.setattr(place.store, "keep_snapshot", fails)
            table, ada, ben = await begun(place, "bigshot")
            await wander(table, {1: ada, 2: ben}, random.Random(4), 50)
            await settled(place)
            assert table._doubtful is None and await place.store.snapshot(table.id) is None
            place.let_go(table)
            assert (await place.table(table.id)).number == table.number

    asyncio.run(play())
