"""Bots in Python that do not do as they should: each is named, and the game is as it was."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path

import pytest
from programs_kit import QUICK, a_game

from ludopolis import Game, LudopolisError, OptionError, bots
from ludopolis.arena import workers
from ludopolis.bots import Bot, BotError, registry
from ludopolis.engine.game import Action


class Odd(Bot):
    """A bot that does something before it chooses."""

    spec = "odd"

    def __init__(self, first: Callable[[Game], object]) -> None:
        self.first = first

    def choose(self, game: Game) -> Action:
        allowed = game.legal()[0]
        self.first(game)
        return allowed


def play_to_the_end(game: Game) -> None:
    while not game.over:
        game.play(game.legal()[0])


def play_and_fail(game: Game) -> None:
    game.play(game.legal()[0])
    raise KeyError("lost")


@pytest.mark.parametrize(
    ("first", "what"),
    [
        (lambda game: game.play(game.legal()[0]), "played on in the game itself"),
        (play_to_the_end, "played on in the game itself"),
        (play_and_fail, "failed with KeyError: 'lost'"),
    ],
)
def test_a_bot_that_plays_on_in_the_game_is_named(
    first: Callable[[Game], object], what: str
) -> None:
    """It would decide for the others, too."""
    game = a_game(moves=3)
    before, moves = game.fingerprint(), list(game.moves)
    with pytest.raises(BotError, match=f"the bot odd {what}.*seat {game.seat}, move 4"):
        bots.checked_choice(Odd(first), game)
    assert game.fingerprint() == before
    assert game.moves == moves
    # Its chance is as it was, too: it goes on as it would have done.
    again = a_game(moves=3)
    play_to_the_end(game)
    play_to_the_end(again)
    assert game.moves == again.moves


def test_a_bot_may_play_on_in_a_copy() -> None:
    game = a_game(moves=3)
    chosen = bots.checked_choice(Odd(lambda game: play_to_the_end(game.copy())), game)
    assert chosen == game.legal()[0]


# --- Where it is not asked to choose ----------------------------------------------------------

MODULE = """
import sys
import ludopolis
from ludopolis.bots import Bot

class Fragile(Bot):
    def __init__(self, settings):
        self.settings = settings
        self.fail("make")

    def fail(self, where):
        if self.settings == where:
            {}["lost"]
        if self.settings == f"exit in {where}":
            sys.exit(3)

    def choose(self, game):
        self.fail("choose")
        return game.legal()[0]

    def prepare(self, box):
        if self.settings == "refuse":
            raise ludopolis.OptionError(f"fragile is afraid of {box.name}")
        self.fail("prepare")

    def over(self, game):
        self.fail("over")

    def close(self):
        self.fail("close")
"""


@pytest.fixture
def fragile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with a bot that fails where its settings say."""
    (tmp_path / "fragile.py").write_text(MODULE, "utf-8")
    entry = metadata.EntryPoint("fragile", "fragile:Fragile", registry.ENTRY_POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "plugins", lambda: {"fragile": entry})
    yield
    sys.modules.pop("fragile", None)


def from_first_to_last(spec: str) -> None:
    """All that is asked of a bot in its life."""
    game = a_game()
    bot = bots.make(spec)
    bot.prepare(game.box)
    while not game.over:
        game.play(bots.checked_choice(bot, game))
    bots.notify_over(bot, game)
    bot.close()


@pytest.mark.usefixtures("fragile")
@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("prepare", f"{QUICK}, when it was prepared"),
        ("choose", f"{QUICK}, seat 1, move 1, the game of seed 0x7"),
        ("over", f"{QUICK}, after the end, the game of seed 0x7"),
        ("close", "when it was closed"),
    ],
)
def test_wherever_a_bot_fails_it_is_named(where: str, told: str) -> None:
    from_first_to_last("fragile")
    for settings, what in ((where, "KeyError: 'lost'"), (f"exit in {where}", "SystemExit: 3")):
        with pytest.raises(BotError) as fault:
            from_first_to_last(f"fragile:{settings}")
        said = str(fault.value)
        assert said.startswith(
            f"the bot fragile:{settings} failed with {what}, in fragile.py, line "
        )
        assert said.endswith(f"({told})")


@pytest.mark.usefixtures("fragile")
def test_a_bot_that_exits_when_it_is_made_is_named() -> None:
    words = r"the bot fragile \(fragile:Fragile\) cannot be made: SystemExit: 3"
    with pytest.raises(OptionError, match=words):
        bots.make("fragile:exit in make")


@pytest.mark.usefixtures("fragile")
def test_a_bot_may_refuse_a_game() -> None:
    with pytest.raises(OptionError, match=f"^fragile is afraid of {QUICK}$"):
        from_first_to_last("fragile:refuse")


def interrupt(_game: Game) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("first", "kind"),
    [(interrupt, KeyboardInterrupt), (lambda _: workers.exit_on_signal(), SystemExit)],
)
def test_who_is_told_to_go_meanwhile_goes(
    first: Callable[[Game], object], kind: type[BaseException]
) -> None:
    """That is no fault of the bot: a worker exits from wherever it is."""
    handler = signal.getsignal(signal.SIGTERM)
    try:
        with pytest.raises(kind):
            bots.checked_choice(Odd(first), a_game())
    finally:
        signal.signal(signal.SIGTERM, handler)


# --- Ours -------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["random", "greedy", "search", "stayer", "casual", "program:cat"])
def test_after_the_end_there_is_nothing_to_choose(spec: str) -> None:
    game = a_game()
    play_to_the_end(game)
    with pytest.raises(LudopolisError, match="the game is over: there is nothing to choose"):
        bots.checked_choice(bots.make(spec), game)


@pytest.mark.parametrize("given", ["0", "10000001"])
def test_bounds_are_told_as_they_can_be_written(given: str) -> None:
    with pytest.raises(OptionError, match="expected a whole number from 1 to 10000000"):
        bots.make(f"search:simulations={given}")
