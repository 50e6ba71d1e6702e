"""Playing: whose turn it is, in which position, once; taking back; what is told of it."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables_kit import (
    BOT,
    FRIEND,
    ME,
    QUICK,
    SCREEN,
    checked,
    go_on,
    kept,
    legal,
    played_in,
    refused,
    staged,  # noqa: F401  (a fixture)
    two_people,
)

from ludopolis.engine.record import Record
from ludopolis.presentation.look import log_of
from ludopolis.presentation.ui import ui_of
from ludopolis.tables import Refused, SeatPlan, Table, TableService, Visitor, presenter
from ludopolis.tables import history as histories
from readers import EN, FR, plain


def of(table: Table, people: dict[int, Visitor]) -> tuple[Visitor, Visitor]:
    """Whose turn it is, and the other one."""
    to_move = table.to_move()
    assert to_move is not None
    return people[to_move], people[3 - to_move]


def test_a_move_is_played_by_whose_turn_it_is(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        mover, other = of(table, {1: ada, 2: ben})
        stranger = await service.new_visitor("Eve")
        number, action = table.number, legal(table)[0]
        before = kept(table)
        name = EN.names(table)[(table.to_move() or 0) - 1]
        await refused(table.move(other, "1", number, action), "not_your_turn", name)
        await refused(table.move(stranger, "1", number, action), "not_yours")
        wrong_seat = 3 - (table.to_move() or 0)
        await refused(table.move(mover, "1", number, action, wrong_seat), "not_yours")
        await refused(table.move(other, "1", number, action, table.to_move()), "not_yours")
        for seat in (0, 3, -1):
            await refused(table.move(mover, "1", number, action, seat), "not_yours")
        assert kept(table) == before
        assert await table.move(mover, "1", number, action) == number + 1
        assert (table.number, len(table.game.moves)) == (number + 1, 1)

    played_in(tmp_path, play)


def test_a_move_that_is_not_allowed_says_why(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        mover, _ = of(table, {1: ada, 2: ben})
        before = kept(table)
        allowed = set(legal(table))
        illegal = next(n for n in range(table.box.actions) if n not in allowed)
        fault = await refused(table.move(mover, "1", table.number, illegal), "illegal", ": ")
        assert "\N{NO-BREAK SPACE}: " in fault.text("fr")
        hostile: list[Any] = [-1, table.box.actions, 10**30, True, None, 1.0, "0", [0], {}]
        for action in hostile:
            await refused(table.move(mover, "1", table.number, action), "invalid")
        for number in hostile[3:]:
            await refused(table.move(mover, "1", number, legal(table)[0]), "invalid")
        for client in ("", "x" * 65, None, 7, "\ud800", "\n", ["x"]):
            await refused(table.move(mover, client, table.number, legal(table)[0]), "invalid")  # type: ignore[arg-type]
        assert kept(table) == before

    played_in(tmp_path, play)


def test_a_move_in_another_position_is_stale(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        people = {1: ada, 2: ben}
        seen = table.number
        await go_on(table, people, random.Random(1))
        before = kept(table)
        mover, _ = of(table, people)
        await refused(table.move(mover, "late", seen, legal(table)[0]), "stale")
        await refused(table.move(mover, "early", table.number + 1, legal(table)[0]), "stale")
        await refused(table.undo(mover, "late", seen), "stale")
        assert kept(table) == before
        # What changes no position makes no move late.
        seen = table.number
        await table.chat(ada, "hello", "hello")
        other = ada if mover is ben else ben
        await table.hand_over(other, table.mine(other)[0])
        await table.take_back(other, table.mine(other)[0])
        await table.move(mover, "in time", seen, legal(table)[0])

    played_in(tmp_path, play)


def test_a_move_sent_twice_is_played_once(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        people = {1: ada, 2: ben}
        mover, other = of(table, people)
        seen, action = table.number, legal(table)[0]
        answers = await asyncio.gather(*(table.move(mover, "same", seen, action) for _ in range(4)))
        assert answers == 4 * [seen + 1]
        assert len(table.game.moves) == 1
        while table.status == "playing":
            await go_on(table, people, random.Random(2))
        # Also when the turn has passed on, and after the end.
        assert await table.move(mover, "same", seen, action) == seen + 1
        # The same name for something else is a mistake; from somebody else it is another one.
        await refused(table.undo(mover, "same", table.number), "id_used")
        await refused(table.move(mover, "same", seen, action + 1), "id_used")
        await refused(table.move(mover, "same", seen + 1, action), "id_used")
        await refused(table.move(other, "same", seen, action), "over")

    played_in(tmp_path, play)


def test_of_two_different_moves_at_once_one_is_stale(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN], seed=3)
        seen, actions = table.number, legal(table)
        answers = await asyncio.gather(
            table.move(ada, "one", seen, actions[0]),
            table.move(ada, "two", seen, actions[1]),
            return_exceptions=True,
        )
        assert answers[0] == seen + 1
        assert isinstance(answers[1], Refused)
        checked(answers[1], "stale")

    played_in(tmp_path, play)


def test_moves_belong_to_their_table(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        mover, _ = of(table, {1: ada, 2: ben})
        elsewhere = await service.create(ben, game=QUICK, seats=[ME, SCREEN], seed=7)
        before = kept(elsewhere)
        await table.move(mover, "1", table.number, legal(table)[0])
        if mover is ada:
            await refused(elsewhere.move(ada, "1", 1, legal(elsewhere)[0]), "not_yours")
        assert kept(elsewhere) == before
        # The same name at another table is another move.
        await elsewhere.move(ben, "1", elsewhere.number, legal(elsewhere)[0])
        waiting = await service.create(ada, game=QUICK, seats=[ME, FRIEND])
        await refused(waiting.move(ada, "1", 0, 0), "not_started")
        await refused(waiting.undo(ada, "2", 0), "not_started")
        await refused(waiting.resign(ada, 1), "not_started")
        for looking in (lambda: EN.position(waiting, ada), lambda: EN.why(waiting, ada, [])):
            with pytest.raises(Refused) as refusal:
                looking()
            checked(refusal.value, "not_started")

    played_in(tmp_path, play)


# Nothing of this is a seat, an action, a number of an event, or the name of a message.
HOSTILE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(max_value=-1),
    st.integers(min_value=10_000),
    st.floats(),
    st.text("é\u202e\0\ud800", max_size=80),
    st.binary(max_size=8),
    st.lists(st.text(max_size=5), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


@settings(max_examples=10)
@given(st.lists(HOSTILE, min_size=8, max_size=8))
def test_hostile_arguments_change_nothing(
    tmp_path_factory: pytest.TempPathFactory, given_things: list[Any]
) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        eve = await service.new_visitor("Eve")
        before = kept(table)
        threes = itertools.cycle(itertools.permutations(given_things, 3))
        for visitor in (ada, ben, eve):
            calls: list[Any] = [
                lambda x, y, z, v=visitor: table.move(v, "id", x, y, z),
                lambda x, y, z, v=visitor: table.move(v, x, y, z),
                lambda x, y, z, v=visitor: table.undo(v, x, y),
                lambda x, y, z, v=visitor: table.chat(v, x, y),
                lambda x, y, z, v=visitor: table.hand_over(v, x, y),
                lambda x, y, z, v=visitor: table.set_seat(v, x, y, z),
            ]
            for call in calls:
                with pytest.raises(Refused):
                    await call(*next(threes))
            looks: list[Any] = [
                lambda x, y, v=visitor: table.presenter.position(v, x),
                lambda x, y, v=visitor: table.presenter.log_since(v, x, y),
                lambda x, y, v=visitor: table.presenter.why(v, x, y),
                lambda x, y, v=visitor: table.presenter.aid(v, x, y),
                lambda x, y, v=visitor: table.presenter.replay(x, y),
                lambda x, y, v=visitor: table.presenter.table_message(v, x, y),
            ]
            for look in looks:
                try:
                    look(*next(threes)[:2])
                except Refused as fault:
                    assert fault.text("en")
        assert kept(table) == before

    played_in(tmp_path_factory.mktemp("hostile"), play)


UNDOING = "bigshot"  # where a turn has several steps


# --- Taking back ------------------------------------------------------------------------------


def can_undo(table: Table, visitor: Visitor) -> bool:
    return bool(EN.position(table, visitor)["undo"])


async def undoable(
    service: TableService, game: str, seed: int = 1
) -> tuple[Table, dict[int, Visitor], int]:
    """A table at which the last move can be taken back, who sits where, and who moved."""
    table, ada, ben = await two_people(service, game)
    people = {1: ada, 2: ben}
    mind = random.Random(seed)
    while True:
        assert table.status == "playing", "nothing can be taken back in this game"
        mover = table.to_move()
        assert mover is not None
        await go_on(table, people, mind)
        if can_undo(table, people[mover]):
            return table, people, mover


def test_the_own_last_move_is_taken_back(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, people, mover = await undoable(service, UNDOING)
        other = people[3 - mover]
        moves = list(table.game.moves)
        assert EN.position(table, other)["undo"] is False
        assert EN.position(table, None)["undo"] is False
        before = kept(table)
        await refused(table.undo(other, "1", table.number), "undo", "somebody else")
        await refused(table.undo(await service.new_visitor("Eve"), "1", table.number), "not_yours")
        assert kept(table) == before
        heard: list[tuple[int, str]] = []
        table.subscribe(lambda number, kind: heard.append((number, kind)))
        number = await table.undo(people[mover], "back", table.number)
        assert heard == [(number, "undo")]
        assert table.to_move() == mover == table.row.to_move
        assert table.game.moves == moves[:-1]
        assert await table.undo(people[mover], "back", number - 1) == number  # sent again
        entry = FR.log_since(table, other, number - 1)
        assert entry == [
            {
                "number": number,
                "seat": mover,
                "lines": [f"{FR.names(table)[mover - 1]} reprend le dernier coup."],
            }
        ]
        (own,) = FR.log_since(table, people[mover], number - 1)
        assert own["lines"] == ["Vous reprenez le dernier coup."]
        # The same move again leads to the same position.
        await table.move(people[mover], "again", number, int(moves[-1].action))
        assert table.game.moves == moves

    played_in(tmp_path, play)


def test_what_has_passed_on_or_come_to_light_stays(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        reasons = set()
        table, ada, ben = await two_people(service, "property")
        people = {1: ada, 2: ben}
        mind = random.Random(4)
        await refused(table.undo(ada, "0", table.number), "undo", "nothing")
        for _ in range(40):
            mover = table.to_move()
            assert mover is not None
            await go_on(table, people, mind)
            if not EN.position(table, people[mover])["undo"]:
                before = kept(table)
                fault = await refused(table.undo(people[mover], "x", table.number), "undo")
                reasons.add(fault.text("en"))
                assert kept(table) == before
        assert any("next player" in reason for reason in reasons)

    played_in(tmp_path, play)


def test_a_robots_move_is_not_taken_back_by_its_person(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, people, mover = await undoable(service, UNDOING)
        action = int(table.game.moves[-1].action)
        await table.undo(people[mover], "back", table.number)
        # As if a robot had played it for her.
        await table._carry_out(table.game.read(action))
        assert EN.position(table, people[mover])["undo"] is False
        await refused(table.undo(people[mover], "2", table.number), "undo", "robot")

    played_in(tmp_path, play)


# --- What is told -----------------------------------------------------------------------------


@pytest.mark.usefixtures("staged")
def test_a_position_is_told_as_the_protocol_says(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        mover, other = of(table, {1: ada, 2: ben})
        told = FR.told(table, mover)
        assert told["type"] == "table"
        position = told["position"]
        assert position["number"] == told["number"] == table.number
        assert (position["move"], position["seat"]) == (0, table.to_move())
        assert (position["to_move"], position["to_move_mine"]) == (table.to_move(), True)
        assert [choice["action"] for choice in position["choices"]] == legal(table)
        assert all(
            choice["parts"] == [f"action-{choice['action']}"] for choice in position["choices"]
        )
        assert position["question"]
        assert position["lesson"]["text"] == "Robot 0"
        aids = [{"key": aid.key, "name": aid.name} for aid in ui_of(table.box).aids]
        assert position["aids"] == FR.at(table, aids)
        waits = FR.position(table, other)
        assert (waits["choices"], waits["question"], waits["lesson"]) == ([], [], None)
        assert waits["to_move_mine"] is False
        assert FR.position(table, None)["seat"] is None
        since = table.number
        await table.move(mover, "1", since, legal(table)[0])
        moved = FR.moved(table, other, since)
        assert moved["type"] == "move"
        assert [entry["number"] for entry in moved["log"]] == [since + 1]
        assert moved["log"][0]["lines"]
        assert moved["report"]["title"] == "moved"
        viewed = plain(table.presenter.position(mover, form="view"))
        assert viewed.keys().isdisjoint({"scene", "own", "choices", "reading"})
        assert viewed["view"] == plain(table.game.view(position["seat"]))
        assert "report" not in table.presenter.move_message(other, since, form="view")

    played_in(tmp_path, play)


@pytest.mark.usefixtures("staged")
def test_who_asks_why_is_answered_from_their_seat(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        mover, other = of(table, {1: ada, 2: ben})
        allowed = set(legal(table))
        illegal = next(n for n in range(table.box.actions) if n not in allowed)
        assert EN.why(table, mover, [f"action-{min(allowed)}"]) == "This can be chosen."
        reason = EN.why(table, mover, [f"action-{illegal}"])
        assert reason.endswith(".")
        assert reason != EN.why(table, mover, ["nothing"])
        name = FR.names(table)[(table.to_move() or 0) - 1]
        assert name in FR.why(table, other, [f"action-{illegal}"])
        assert name in FR.why(table, None, [f"action-{illegal}"])
        aid = ui_of(table.box).aids[0]
        key = aid.key
        lines = EN.at(table, aid.lines(table.game.view(table.to_move())), table.to_move())
        assert EN.aid(table, mover, key) == lines
        for viewer, asked, code in (
            (mover, "?", "no_aid"),
            (other, key, "not_your_turn"),
            (None, key, "not_yours"),
        ):
            with pytest.raises(Refused) as refusal:
                EN.aid(table, viewer, asked)
            checked(refusal.value, code)
        for parts in ("x", 33 * ["x"], ["x" * 201], [7], None):
            with pytest.raises(Refused) as refusal:
                EN.why(table, mover, parts)  # type: ignore[arg-type]
            checked(refusal.value, "invalid")

    played_in(tmp_path, play)


@pytest.mark.usefixtures("staged")
def test_at_one_screen_each_looks_through_their_own_seat(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada, eve = await service.new_visitor("Ada"), await service.new_visitor("Eve")
        plans = [ME, SeatPlan("screen", "Ben"), FRIEND]
        table = await service.create(ada, game=QUICK, seats=plans, seed=5)
        await table.sit(await service.new_visitor("Cleo"))
        await table.start(ada)
        for seat in (1, 2):
            seen = EN.position(table, ada, seat)
            assert seen["seat"] == seat
            assert f"'seat', 'value': '{seat}'" in str(seen["own"])
            assert "'seat', 'value': 'None'" in str(seen["scene"])
            turn = table.to_move()
            assert seen["to_move_mine"] == (turn in (1, 2))
            assert seen["curtain"] == (turn in (1, 2) and turn != seat)
        assert EN.position(table, ada)["seat"] == 1
        for viewer, seat in ((ada, 3), (eve, 1), (None, 1), (ada, 0), (ada, True)):
            for look in (
                table.presenter.position,
                table.presenter.table_message,
                table.presenter.report,
                table.presenter.reading,
            ):
                with pytest.raises(Refused) as refusal:
                    look(viewer, seat)
                checked(refusal.value, "not_yours")
            with pytest.raises(Refused):
                EN.log_since(table, viewer, 0, seat)
            with pytest.raises(Refused):
                EN.why(table, viewer, [], seat)
            with pytest.raises(Refused):
                EN.aid(table, viewer, "c", seat)

    played_in(tmp_path, play)


def test_nothing_hidden_needs_no_curtain(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game="bigshot", seats=[ME, SCREEN], seed=5)
        other = 3 - (table.to_move() or 0)
        assert EN.position(table, ada, other)["curtain"] is False

    played_in(tmp_path, play)


@pytest.mark.parametrize("game", [QUICK, "property", "bigshot"])
def test_a_log_is_the_same_whether_told_move_by_move_or_at_once(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(histories, "KEPT_EVERY", 8)

    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service, game)
        people = {1: ada, 2: ben}
        mind = random.Random(3)
        at_once: dict[Any, list[Any]] = {}
        told: dict[Any, list[Any]] = {}
        while table.status == "playing" and table.number < 50:
            since = table.number
            mover = table.to_move() or 0
            await go_on(table, people, mind)
            for seat, viewer in ((1, ada), (2, ben), (None, None)):
                (entry,) = table.presenter.log_since(viewer, since)
                heard = log_of(table.game, seat)
                assert entry == {"number": since + 1, "seat": mover, "lines": heard}
            if mind.random() < 0.3 and can_undo(table, people[mover]):
                await table.undo(people[mover], f"undo {table.number}", table.number)
            for viewer in (ada, ben, None):
                told.setdefault(viewer, []).extend(table.presenter.log_since(viewer, since))
        table.begun_history()._told.clear()
        for viewer in (ada, ben, None):
            at_once[viewer] = table.presenter.log_since(viewer, 2)
        assert at_once == told
        moves = sum(event.kind == "move" for event in table.events)
        assert moves > 16
        assert sum(bool(entry["lines"]) for entry in told[ada]) >= moves

    played_in(tmp_path, play)


def test_who_comes_late_is_told_the_last_part_of_a_long_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presenter, "LOG_LENGTH", 5)

    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        for _ in range(9):
            await go_on(table, {1: ada, 2: ben}, random.Random(1))
        told = EN.told(table, None)
        last = list(range(table.number - 4, table.number + 1))
        assert [entry["number"] for entry in told["log"]] == last
        assert [entry["number"] for entry in EN.told(table, None, None, last[2])["log"]] == last[3:]
        assert len(EN.log_since(table, None, 0)) == table.number  # who asks for all gets all

    played_in(tmp_path, play)


# --- The end ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("staged")
def test_a_finished_game_is_opened(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service, UNDOING)
        people = {1: ada, 2: ben}
        mind = random.Random(6)
        heard: list[str] = []
        table.subscribe(lambda number, kind: heard.append(kind))
        positions = [table.game.fingerprint()]
        undone = 0
        while table.status == "playing":
            for look in (table.record, lambda: EN.replay(table, 0)):
                with pytest.raises(Refused) as refusal:
                    look()
                checked(refusal.value, "not_over")
            mover = table.to_move() or 0
            await go_on(table, people, mind)
            positions.append(table.game.fingerprint())
            if undone < 5 and can_undo(table, people[mover]):
                await table.undo(people[mover], f"undo {table.number}", table.number)
                positions.pop()
                undone += 1
        assert undone == 5
        assert heard[-2:] == ["move", "table"]
        assert heard.count("table") == 1
        history = table.begun_history()
        assert [history.after(n).fingerprint() for n in range(len(positions))] == positions
        moves = len(positions) - 1
        for seat in (None, 1, 2):
            shown = FR.replay(table, moves // 2, seat)
            assert (shown["move"], shown["moves"], shown["seat"]) == (moves // 2, moves, seat)
            assert shown["lines"]
            assert shown["reading"]
        assert EN.replay(table, 0)["lines"] == []
        hostile: list[Any] = [-1, moves + 1, None, True, "1", 1.0]
        for wrong in hostile:
            with pytest.raises(Refused):
                EN.replay(table, wrong)
        for wrong in (0, 3, True, "1"):
            with pytest.raises(Refused):
                EN.replay(table, 0, wrong)  # type: ignore[arg-type]
        record = Record.parse(table.record().line())
        assert record.replay().fingerprint() == positions[-1]
        assert record.data["seats"] == ["Ada", "Ben"]
        result = FR.described(table, None)["result"]
        rules = table.game.result()
        assert rules is not None
        assert result["scores"] == list(rules.scores.values())
        assert result["places"] == list(rules.places.values())
        assert result["winners"] == list(rules.winners)
        assert result["reason"] == rules.reason
        assert "gagne" in result["lines"][-1] or "victoire" in result["lines"][-1]
        last = FR.position(table, ada)
        assert (last["over"], last["to_move"], last["choices"]) == (True, None, [])
        assert FR.why(table, ada, [])
        await refused(table.undo(ada, "late", table.number), "over")
        await refused(table.move(ada, "late", table.number, 0), "over")
        await refused(table.sit(await service.new_visitor("Eve")), "over")

    played_in(tmp_path, play)


def test_bots_are_named_in_a_record_as_the_terminal_knows_them(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, BOT], seed=2)
        await table.resign(ada, 1)
        assert table.record().data["seats"] == ["Ada", "bot:greedy"]
        assert table.record().data["result"] is None

    played_in(tmp_path, play)
