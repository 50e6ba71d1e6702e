"""Hints at tables: who may ask, what they are told, who hears of it, and what nobody learns."""

from __future__ import annotations

import asyncio
import random
import threading
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
    two_people,
    until,
)

import ludopolis
from ludopolis.bots import make
from ludopolis.bots.hints import Hint
from ludopolis.bots.search_bot import Budget
from ludopolis.engine.game import Game
from ludopolis.tables import Table, TableService, Visitor, bot_runner, hints
from ludopolis.tables.rate_limits import RateLimits
from readers import EN, FR

PATIENCE = 60.0


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that are worked out in no time."""
    monkeypatch.setattr(bot_runner, "HINT", Budget(simulations=40))


async def alone(service: TableService, **settings: Any) -> tuple[Table, Visitor]:
    """A table at which Ada decides, against a bot."""
    ada = await service.new_visitor("Ada")
    table = await service.create(ada, game=QUICK, seats=[ME, BOT], seed=7, **settings)
    await until(lambda: table.to_move() == 1)
    return table, ada


# --- What is told -----------------------------------------------------------------------------


def test_a_hint_names_the_best_moves_and_what_to_expect(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada = await alone(service)
        assert EN.position(table, ada)["hint"]
        hinted = await table.hint(ada)
        told, french = EN.at(table, hinted, 1), FR.at(table, hinted, 1)
        assert 1 <= len(told) <= bot_runner.HINTS
        assert {move["action"] for move in told} <= set(legal(table))
        for move in told:
            assert move["text"] == table.game.written(move["action"])
            assert [side["name"] for side in move["win"]] == ["you", "Robot 1"]
            assert [side["mine"] for side in move["win"]] == [True, False]
            assert 99 <= sum(side["percent"] for side in move["win"]) <= 101
        assert french[0]["win"][0]["name"] == "vous"
        assert french[0]["text"] == table.game.written(told[0]["action"], "fr")

    played_in(tmp_path, play)


def test_partners_are_one_side(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        seats = [ME, SCREEN, SCREEN, SCREEN]
        options = {"teams": True}
        table = await service.create(ada, game="newyork", seats=seats, options=options, seed=3)
        await go_on(table, dict.fromkeys((1, 2, 3, 4), ada), random.Random(1))
        seat = table.to_move()
        told = EN.at(table, await table.hint(ada, seat), seat)
        mine, theirs = told[0]["win"]
        assert mine["name"].startswith("you and ")
        assert (mine["mine"], theirs["mine"]) == (True, False)
        assert "you" not in theirs["name"]

    played_in(tmp_path, play)


def test_the_same_position_is_thought_about_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Game] = []
    advise = bot_runner.advise

    def counted(world: Game, at: float) -> list[Hint]:
        asked.append(world)
        return advise(world, at)

    monkeypatch.setattr(bot_runner, "advise", counted)

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN], seed=7)
        seat = table.to_move()
        first = await table.hint(ada, seat)
        assert await table.hint(ada, seat) == first
        assert len(asked) == 1
        await table.move(ada, "1", table.number, first[0]["action"])
        await table.hint(ada, table.to_move())
        assert len(asked) == 2

    played_in(tmp_path, play)


# --- Who may ask ------------------------------------------------------------------------------


def test_friends_ask_only_where_that_was_agreed(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service)
        mover = {1: ada, 2: ben}[table.to_move() or 0]
        before = kept(table)
        await refused(table.hint(mover), "hint_off", "several people")
        assert not EN.position(table, mover)["hint"]
        assert EN.described(table, ben)["hints"].startswith("No hints")
        assert kept(table) == before

        agreed, ada, ben = await two_people(service, hints=True)
        mover = {1: ada, 2: ben}[agreed.to_move() or 0]
        assert EN.position(agreed, mover)["hint"]
        assert FR.described(agreed, None)["hints"] == "Qui doit jouer peut demander un conseil."
        assert await agreed.hint(mover)

    played_in(tmp_path, play)


def test_around_one_screen_everybody_may_ask_in_turn(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN], seed=7)
        seat = table.to_move()
        assert seat is not None
        assert await table.hint(ada, seat)
        await refused(table.hint(ada, 3 - seat), "not_your_turn")
        assert all(event.kind != "hint" for event in table.events)

    played_in(tmp_path, play)


def test_who_has_nothing_to_decide_is_refused(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service, hints=True)
        seat = table.to_move() or 0
        mover, other = (ada, ben) if seat == 1 else (ben, ada)
        eve = await service.new_visitor("Eve")
        before = kept(table)
        await refused(table.hint(other), "not_your_turn", "decides now")
        await refused(table.hint(eve), "not_yours")
        await refused(table.hint(None), "not_yours")
        await refused(table.hint(mover, 3 - seat), "not_yours")
        assert kept(table) == before
        waiting = await service.create(ada, game=QUICK, seats=[ME, FRIEND], hints=True)
        await refused(waiting.hint(ada), "not_started")
        await table.resign(other, 3 - seat)
        await refused(table.hint(mover), "over")

    played_in(tmp_path, play)


def test_a_seat_that_a_bot_plays_gets_no_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN], seed=7)
        monkeypatch.setattr(table, "wake", lambda: None)
        seat = table.to_move()
        assert seat is not None
        await table.hand_over(ada, seat)
        await refused(table.hint(ada, seat), "handed_over")

    played_in(tmp_path, play)


# --- Who hears of it --------------------------------------------------------------------------


def test_the_others_are_told_that_somebody_asked_once_for_each_position(tmp_path: Path) -> None:
    async def play() -> None:
        async with service_in(tmp_path) as service:
            table, ada, ben = await two_people(service, hints=True)
            seat = table.to_move() or 0
            mover, name = {1: (ada, "Ada"), 2: (ben, "Ben")}[seat]
            heard: list[str] = []
            table.subscribe(lambda number, kind: heard.append(kind))
            number = table.number
            await table.hint(mover)
            await table.hint(mover)
            assert heard == ["table"]
            for viewer in (ada, ben, None):
                told = "You asked" if viewer is mover else f"{name} asked"
                assert EN.lines(table, viewer).count(f"{told} for a hint.") == 1
                told = "Vous avez" if viewer is mover else f"{name} a"
                assert f"{told} demandé un conseil." in FR.lines(table, viewer)
            # What was chosen while the hint was being noted is still about this position.
            await table.move(mover, "1", number, legal(table)[0])
        async with service_in(tmp_path) as service:
            again = await service.table(table.id)
            assert kept(again) == kept(table)
            assert EN.lines(again, None) == EN.lines(table, None)
            assert again.hints_agreed

    asyncio.run(play())


def test_who_plays_alone_is_not_written_about(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada = await alone(service)
        before = kept(table)
        await table.hint(ada)
        assert kept(table) == before

    played_in(tmp_path, play)


def test_a_rematch_is_played_as_agreed_before(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        for agreed in (True, False):
            table, ada, ben = await two_people(service, hints=agreed)
            await table.resign(ada, 1)
            again = await table.rematch(ben)
            await table.rematch(ada)
            assert again.hints_agreed is agreed
            assert again.status == "playing"
            assert again.hints_allowed() is agreed

    played_in(tmp_path, play)


# --- How much, and how long -------------------------------------------------------------------


class Held:
    """Advice that takes as long as a test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = threading.Event()
        self.go_on = threading.Event()
        advise = bot_runner.advise

        def held(world: Game, at: float) -> list[Hint]:
            self.begun.set()
            self.go_on.wait(PATIENCE)
            return advise(world, at)

        monkeypatch.setattr(bot_runner, "advise", held)


def test_one_hint_at_a_time_and_meanwhile_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN], seed=7)
        other = await service.create(ada, game=QUICK, seats=[ME, SCREEN], seed=8)
        asking = asyncio.create_task(table.hint(ada, table.to_move()))
        await until(held.begun.is_set)
        await refused(table.hint(ada, table.to_move()), "hint_busy")
        await refused(other.hint(ada, other.to_move()), "hint_busy")
        best = legal(table)
        await table.move(ada, "1", table.number, best[0])
        held.go_on.set()
        told = await asking  # about the position in which it was asked for
        assert {move["action"] for move in told} <= set(best)
        assert await other.hint(ada, other.to_move())

    played_in(tmp_path, play)


def test_who_goes_away_while_waiting_can_ask_again_when_it_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)

    async def play(service: TableService) -> None:
        table, ada = await alone(service)
        asking = asyncio.create_task(table.hint(ada))
        await until(held.begun.is_set)
        asking.cancel()
        await refused(table.hint(ada), "hint_busy")
        held.go_on.set()
        await until(lambda: table._advice is not None)
        assert await table.hint(ada)

    played_in(tmp_path, play)


def test_nobody_asks_without_end() -> None:
    clock = 1000.0
    askers = hints.HintLimiter(RateLimits(clock=lambda: clock))

    async def ask(visitor: str) -> None:
        async with askers.asking(visitor):
            pass

    async def play() -> None:
        nonlocal clock
        for _ in range(hints.MOST):
            await ask("ada")
        await refused(ask("ada"), "hint_often")
        await ask("ben")
        clock += hints.SECONDS
        await ask("ada")

    asyncio.run(play())


def test_while_the_search_is_being_compiled_nobody_waits_for_it(tmp_path: Path) -> None:
    """Hints come later, and bots that would look ahead play without."""

    async def play(service: TableService) -> None:
        table, ada = await alone(service)
        service.bot_runner.compiling = lambda game: game == QUICK
        before = kept(table)
        await refused(table.hint(ada), "hint_soon", "in a minute")
        assert kept(table) == before
        game = ludopolis.new(QUICK, players=3, seed=2)
        greedy = make("greedy").choose(game)
        assert await service.bot_runner.choose("master", game.copy()) == greedy

    played_in(tmp_path, play)


# --- What nobody learns -----------------------------------------------------------------------


def hint_of(game: Game, seat: int) -> list[Hint]:
    async def ask() -> list[Hint]:
        runner = bot_runner.BotRunner()
        try:
            return await runner.hint(game, seat)
        finally:
            runner.close()

    return asyncio.run(ask())


@pytest.mark.parametrize("name", ["newyork", "newyorknewyork", "property", "tycoon"])
def test_a_hint_is_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludopolis.tables.bot_runner.secrets.randbits", lambda _bits: 5)
    game = ludopolis.new(name, players=3, seed=11)
    mind = random.Random(2)
    for _ in range(12):
        allowed = game.legal()
        game.play(mind.choice([one for one in allowed if one.text != "pass"] or allowed))
    seat = game.seat
    assert seat is not None
    worlds = [game, game.resample(seat, 1), game.resample(seat, 2)]
    assert len({world.fingerprint() for world in worlds}) == 3
    first, *others = [hint_of(world, seat) for world in worlds]
    assert others == [first, first]


def test_a_hint_is_worked_out_without_the_table_s_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that thinks holds neither what is hidden nor what will come, nor the seed of it."""
    worlds: list[Game] = []

    def noted(world: Game, _at: float) -> list[Hint]:
        worlds.append(world)
        return []

    monkeypatch.setattr(bot_runner, "advise", noted)

    async def play(service: TableService) -> None:
        for _ in range(2):
            table, ada = await alone(service)
            await table.hint(ada)
            world = worlds[-1]
            assert world.imagined
            assert world.seed is None
            assert world.key not in (table.game.key, int(table.row.seed, 16))
            assert world.setup == ()
            assert not any(move.action.text or move.chance for move in world.moves)
            assert world.fingerprint() != table.game.fingerprint()
        assert worlds[0].key != worlds[1].key

    played_in(tmp_path, play)
