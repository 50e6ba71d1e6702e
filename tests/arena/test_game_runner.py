"""One loop for all series: compiled or choice by choice, a game goes the same way."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable

import pytest

import ludopolis
from ludopolis import bots
from ludopolis.arena import compiled, game_runner
from ludopolis.arena.game_runner import GameRunner
from ludopolis.arena.seeds import seed_of_game
from ludopolis.bots import registry as bot_registry
from ludopolis.bots.bot import Bot
from ludopolis.bots.errors import BotError
from ludopolis.engine.errors import IllegalAction, LudopolisError, OptionError
from ludopolis.engine.game import Action, Game, create


class Slow(Bot):
    """A bot that is not compiled, and does as another."""

    def __init__(self, spec: str, model: str) -> None:
        self.spec = spec
        self.model = bot_registry.make(model)
        self.closed = 0

    def choose(self, game: Game) -> Action:
        return self.model.choose(game)

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Slow]:
    """The slow bots that are made in a test; `slow:greedy` plays as greedy does."""
    found: list[Slow] = []

    def make(model: str) -> Bot:
        found.append(Slow(f"slow:{model}", model))
        return found[-1]

    monkeypatch.setitem(bot_registry.FACTORIES, "slow", make)
    return found


OPTIONS = ludopolis.box("newyork").settle(3, {"events": True})


def test_a_slow_bot_plays_the_same_game_as_its_compiled_model(made: list[Slow]) -> None:
    specs = ("greedy", "random", "slow:greedy")
    with GameRunner("newyork", 3, OPTIONS, specs) as room:
        for number in range(3):
            seed = seed_of_game(4, number)
            fast = room.play(("greedy", "random", "greedy"), seed, record=True)
            slow = room.play(("greedy", "random", "slow:greedy"), seed, record=True)
            for what in ("scores", "places", "moves", "reason", "winners"):
                assert getattr(fast, what) == getattr(slow, what)
            names = '"bot:random","bot:greedy"]', '"bot:random","bot:slow:greedy"]'
            assert slow.record == fast.record.replace(*names)
            assert fast.thought is None
            assert fast.choices is None
            assert slow.thought is not None
            assert slow.choices is not None
            assert 0 < sum(slow.thought) < slow.seconds
            replayed = ludopolis.Record.parse(slow.record).replay()
            assert sum(slow.choices) <= len(replayed.moves) == slow.moves
    assert [bot.closed for bot in made] == [1]


@pytest.mark.parametrize("game", ludopolis.shelf())
def test_a_level_is_compiled_where_its_bot_is(game: str, made: list[Slow]) -> None:
    options = ludopolis.box(game).settle(3, {})
    with GameRunner(game, 3, options, ["casual", "skilled", "slow:casual"]) as room:
        fast = room.play(("skilled", "casual", "casual"), 5, record=True)
        slow = room.play(("skilled", "casual", "slow:casual"), 5, record=True)
    assert fast.thought is None  # nobody looks at the clock in compiled code
    assert slow.thought is not None
    assert slow.record == fast.record.replace('"bot:casual"]', '"bot:slow:casual"]')
    assert '"bot:skilled","bot:casual"' in fast.record


def test_a_choice_of_one_is_no_choice(made: list[Slow]) -> None:
    with GameRunner("newyork", 3, OPTIONS, ["slow:random"]) as room:
        played = room.play(("slow:random",) * 3, 11, record=True)
    assert played.choices is not None
    again = ludopolis.Record.parse(played.record)
    game = create("newyork", 3, OPTIONS, 11)
    real = [0, 0, 0]
    for move in again.replay().moves:
        assert game.seat == move.seat
        real[move.seat - 1] += len(game.legal()) > 1
        game.play(int(move.action))
    assert list(played.choices) == real
    assert sum(real) < played.moves


class Odd(Bot):
    """A bot that answers as it is told, without looking at what is allowed."""

    spec = "odd"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, game: Game) -> Action:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (0, "chose 0, which was refused: "),
        (Action(0, "anything"), "chose <0: anything>, which was refused: "),
        (-1, "chose -1, which was refused: newyork has no action number -1"),
        (None, "chose None, which was refused: an action is a text or a whole number"),
        (KeyError("pawn"), "failed with KeyError: 'pawn', in test_game_runner.py, line "),
        (IllegalAction("no pawn is left"), "failed with IllegalAction: no pawn is left"),
    ],
)
def test_a_bot_that_gives_no_proper_answer_is_named(
    answer: object, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it wants is not played: that would spoil the game without a word."""
    monkeypatch.setitem(bot_registry.FACTORIES, "odd", lambda _settings: Odd(answer))
    game = create("newyork", 3, OPTIONS, 0xABC)
    assert 0 not in game.legal()
    with (
        GameRunner("newyork", 3, OPTIONS, ["random", "odd"]) as room,
        pytest.raises(BotError) as fault,
    ):
        room.play(("odd", "random", "odd"), 0xABC)
    assert str(fault.value).startswith(f"the bot odd {said}")
    assert str(fault.value).endswith(f"(newyork, seat {game.seat}, move 1, the game of seed 0xabc)")


def test_a_bot_may_name_an_allowed_action_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Odd, "choose", lambda _self, game: int(game.legal()[0]))
    monkeypatch.setitem(bot_registry.FACTORIES, "odd", lambda _settings: Odd(None))
    with GameRunner("newyork", 3, OPTIONS, ["odd"]) as room:
        played = room.play(("odd",) * 3, 7, record=True)
    assert len(ludopolis.Record.parse(played.record).replay().moves) == played.moves


def test_a_bot_that_fails_after_the_end_is_named(
    made: list[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Slow, "over", lambda _self, _game: 1 // 0)
    with (
        GameRunner("newyork", 3, OPTIONS, ["slow:random"]) as room,
        pytest.raises(
            BotError, match=r"the bot slow:random failed with ZeroDivisionError.*the end"
        ),
    ):
        room.play(("slow:random",) * 3, 11)


# --- Forfeits ---------------------------------------------------------------------------------


class Failing(Slow):
    """A slow bot that fails at its third choice of each game."""

    def choose(self, game: Game) -> Action:
        if sum(move.seat == game.seat for move in game.moves) == 2:
            raise KeyError("pawn")
        return super().choose(game)

    def over(self, game: Game) -> None:
        raise AssertionError("the game has no end")


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_registry.FACTORIES, "failing", lambda _: Failing("failing", "greedy"))


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (("failing", "random", "greedy"), (3, 1, 1)),
        (("random", "greedy", "failing"), (1, 1, 3)),
        (("failing", "random", "failing"), (2, 1, 2)),  # the seats of one bot lose together
    ],
)
def test_a_bot_that_forfeits_is_last_and_the_others_share_the_win(
    seats: tuple[str, ...], places: tuple[int, ...]
) -> None:
    with GameRunner("newyork", 3, OPTIONS, ["random", "greedy", "failing"]) as room:
        played = room.play(seats, 0xABC, record=True, forfeit=True)
        assert played.places == places
        assert played.reason == game_runner.BY_FORFEIT
        assert played.forfeit is not None
        assert seats[played.forfeit.seat] == "failing"
        assert "the bot failing failed with KeyError: 'pawn'" in played.forfeit.said
        # Its record ends where it failed.
        game = ludopolis.Record.parse(played.record).replay()
        assert game.seat == played.forfeit.seat + 1
        assert len(game.moves) == played.moves
        assert sum(move.seat == game.seat for move in game.moves) == 2
        assert played.scores == tuple(game.scores().values())
        assert played.thought is not None
        assert played.choices is not None
        assert played.choices[played.forfeit.seat] <= 2
        # The room is as good as before.
        assert room.play(("random", "greedy", "random"), 0xABC).forfeit is None
        with pytest.raises(BotError, match="pawn"):
            room.play(seats, 0xABC)


def test_who_fails_after_the_end_forfeits_nothing(
    made: list[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def over(self: Slow, game: Game) -> None:
        heard.append(self.spec)
        raise KeyError("pawn")

    monkeypatch.setattr(Slow, "over", over)
    with GameRunner("newyork", 3, OPTIONS, ["slow:random", "slow:greedy"]) as room:
        played = room.play(("slow:random", "slow:greedy", "slow:random"), 11, forfeit=True)
    assert heard == ["slow:random", "slow:greedy"]
    assert played.forfeit is None
    assert played.reason != game_runner.BY_FORFEIT


@pytest.mark.parametrize(
    ("mistake", "told"),
    [
        (lambda game: game.view(9), "OptionError: there is no seat 9"),
        (lambda game: game.resample(1, 1).record(), "LudopolisError: "),
        (lambda game: bots.make("clever"), "OptionError: there is no bot 'clever'"),
    ],
)
def test_what_we_refuse_a_bot_is_its_own_fault(
    made: list[Slow],
    monkeypatch: pytest.MonkeyPatch,
    mistake: Callable[[Game], object],
    told: str,
) -> None:
    monkeypatch.setattr(Slow, "choose", lambda _, game: mistake(game))
    with GameRunner("newyork", 2, OPTIONS, ["random", "slow:random"]) as room:
        played = room.play(("random", "slow:random"), 11, forfeit=True)
        with pytest.raises(BotError, match=f"the bot slow:random failed with {told}"):
            room.play(("random", "slow:random"), 11)
    assert played.forfeit is not None
    assert f"the bot slow:random failed with {told}" in played.forfeit.said


def test_only_choices_are_timed(made: list[Slow], monkeypatch: pytest.MonkeyPatch) -> None:
    """What is forced is not thought about, however long a bot takes for it."""
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    with GameRunner(
        "property", 2, ludopolis.box("property").settle(2, {}), ["slow:greedy"]
    ) as room:
        played = room.play(("slow:greedy",) * 2, 3)
    assert played.thought is not None
    assert played.choices is not None
    assert played.thought == tuple(map(float, played.choices))
    assert sum(played.choices) < played.moves


def test_winners_share_the_first_place() -> None:
    tie = game_runner.GameOutcome((3, 1, 3), (1, 3, 1), 9, "end", 0.1)
    assert tie.winners == (0, 2)


def test_a_game_without_end_is_named(made: list[Slow], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "MAX_MOVES", 5)
    with GameRunner("newyork", 3, OPTIONS, ["random", "slow:random"]) as room:
        for seats in (("random",) * 3, ("slow:random",) * 3):
            with pytest.raises(LudopolisError, match="0xabc did not end within 5 moves"):
                room.play(seats, 0xABC)


def test_a_wrong_spec_closes_the_bots_already_made(made: list[Slow]) -> None:
    with pytest.raises(OptionError, match="clever"):
        GameRunner("newyork", 3, OPTIONS, ["slow:random", "clever"])
    assert [bot.closed for bot in made] == [1]


def test_partners_are_one_side() -> None:
    """Teams win and lose together, in every game that was played."""
    box = ludopolis.box("newyork")
    alone, teams = box.settle(4, {}), box.settle(4, {"teams": True})
    assert box.sides(4, alone) == ((1,), (2,), (3,), (4,))
    assert box.sides(4, teams) == ((1, 3), (2, 4))
    with GameRunner("newyork", 4, teams, ["greedy", "random"]) as room:
        for number in range(20):
            played = room.play(("greedy", "random", "random", "greedy"), seed_of_game(2, number))
            for side in box.sides(4, teams):
                assert len({played.places[seat - 1] for seat in side}) == 1
                assert len({played.scores[seat - 1] for seat in side}) == 1
