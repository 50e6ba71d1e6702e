"""An arena from what is asked for to the games that are played."""

from __future__ import annotations

from collections import Counter
from importlib import metadata

import pytest
from test_workers import nobody

import ludopolis
from ludopolis.arena import tournament as arena
from ludopolis.arena import versions as told
from ludopolis.arena.seeds import seed_of_game
from ludopolis.arena.tournament import arrange, batches, named, play, play_batch
from ludopolis.arena.versions import spelled, versions
from ludopolis.bots import registry as bot_registry
from ludopolis.bots.bot import Bot
from ludopolis.bots.errors import BotError
from ludopolis.engine.cache import PACKAGE
from ludopolis.engine.errors import LudopolisError, OptionError
from ludopolis.engine.game import Action, Game


def test_without_further_words_there_are_as_many_players_as_bots() -> None:
    assert arrange("newyork", ["random", "greedy"]).players == 2
    many = ["random", "greedy", "random:", "greedy:", "random :", "greedy :"]
    assert arrange("newyork", many[:4]).players == 4
    assert arrange("newyork", many).players == 5  # the most of this game


def test_two_bots_duel_and_more_are_mixed() -> None:
    assert arrange("newyork", ["random", "greedy"], 4).tables == "duels"
    assert arrange("newyork", ["random", "greedy"], 4).alone
    assert not arrange("newyork", ["random", "greedy"], 2).alone
    assert not arrange("newyork", ["random", "greedy"], 4, {"teams": "yes"}).alone
    assert arrange("newyork", ["random", "greedy", "greedy:"], 4).tables == "mixed"


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ({"specs": ["random"]}, "2 to 16 bots, not 1"),
        ({"specs": []}, "2 to 16 bots, not 0"),
        ({"specs": [f"greedy{' ' * n}" for n in range(17)]}, "2 to 16 bots, not 17"),
        ({"specs": ["greedy", "random", "greedy"]}, "greedy is there twice"),
        ({"specs": ["greedy", "clever"]}, "clever"),
        ({"players": 9}, "2 to 5 players"),
        ({"players": 1}, "2 to 5 players"),
        ({"options": {"jokers": "3"}}, "jokers"),
        ({"options": {"teams": "yes"}, "players": 3}, "teams"),
        ({"tables": "round"}, "mixed or duels"),
        ({"faults": "ignore"}, "stop or forfeit, not 'ignore'"),
        ({"seed": -1}, "not negative"),
        ({"games": 0}, "at least one"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_what_cannot_be_is_refused(what: dict[str, object], words: str) -> None:
    asked = {"game": "newyork", "specs": ["random", "greedy"], **what}
    with pytest.raises(OptionError, match=words):
        arrange(**asked)  # type: ignore[arg-type]


def test_games_of_a_deal_have_their_seed_in_common() -> None:
    four = arrange("newyork", ["random", "greedy"], 4, games=20, seed=3)
    fixtures = list(four.fixtures())
    assert [fixture.number for fixture in fixtures] == list(range(1, 21))
    assert [fixture.deal for fixture in fixtures] == [1 + n // 4 for n in range(20)]
    assert all(f.seed == seed_of_game(3, f.deal - 1) for f in fixtures)
    assert four.round() == 8
    seats = Counter((n, spec) for f in fixtures[:8] for n, spec in enumerate(f.seats))
    assert set(seats.values()) == {4}


def test_a_game_is_that_of_its_seed_and_seats() -> None:
    """Whoever wants to see a game again finds it by what stands in its line."""
    three = arrange("newyork", ["random", "greedy"], 3, games=6, seed=3)
    for match in play_batch(three, list(three.fixtures())):
        game = ludopolis.new("newyork", 3, seed=match.fixture.seed)
        players = [bot_registry.make(spec) for spec in match.fixture.seats]
        while game.seat is not None:
            game.play(players[game.seat - 1].choose(game))
        result = game.result()
        assert result is not None
        assert tuple(result.scores.values()) == match.played.scores
        assert tuple(result.places.values()) == match.played.places


class Thinking(Bot):
    """A bot that is not compiled, and sometimes fails."""

    spec = "thinking"

    def __init__(self, fails: bool) -> None:
        self.fails = fails

    def choose(self, game: Game) -> Action:
        if self.fails:
            raise LudopolisError("it hurts")
        return game.legal()[0]


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_registry.FACTORIES, "thinking", lambda text: Thinking(text == "fails"))


@pytest.mark.usefixtures("thinking")
def test_slow_games_are_given_one_by_one_and_fast_ones_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arena, "BATCH", 8)
    fast = arrange("newyork", ["random", "greedy"], games=20)
    sizes = [len(batch) for batch in batches(fast, list(fast.fixtures()))]
    assert sizes == [8, 8, 4]
    monkeypatch.setattr(arena, "RECORDED", 3)
    told = arrange("newyork", ["random", "greedy"], games=8, records=True)
    assert [len(batch) for batch in batches(told, list(told.fixtures()))] == [3, 3, 2]
    levels = arrange("newyork", ["casual", "skilled"], games=20)  # whose bots are compiled
    assert [len(batch) for batch in batches(levels, list(levels.fixtures()))] == [8, 8, 4]
    slow = arrange("newyork", ["random", "thinking"], games=20)
    assert {len(batch) for batch in batches(slow, list(slow.fixtures()))} == {1}
    fixtures = list(fast.fixtures())
    assert named(fixtures[2:5]) == "games 3 to 5"
    assert named(fixtures[2:3]) == "game 3"


@pytest.mark.usefixtures("thinking")
def test_a_bot_that_fails_stops_the_arena_with_its_own_words() -> None:
    both = arrange("newyork", ["random", "thinking:fails"], games=4)
    played = play(both, list(both.fixtures()), 1, "", nobody)
    with pytest.raises(
        BotError, match=r"^the bot thinking failed with LudopolisError: it hurts, in "
    ):
        next(played)


@pytest.mark.usefixtures("thinking")
def test_a_bot_may_refuse_a_game_before_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Thinking, box: object) -> None:
        raise OptionError("thinking does not play this")

    monkeypatch.setattr(Thinking, "prepare", refuse)
    with pytest.raises(OptionError, match="does not play this"):
        arena.prepare(arrange("newyork", ["random", "thinking"], games=4))


def test_versions_tell_the_bots_weights_and_rules_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = versions("newyork")
    assert seen["ludopolis"] == metadata.version("ludopolis")
    assert seen["rules"] == ludopolis.box("newyork").rules_version
    assert str(seen["code"]) in spelled(seen)
    files = told._deciding_files("newyork")
    names = {path.relative_to(PACKAGE).as_posix() for path in files}
    assert names >= {"engine/chance.py", "games/newyork/weights.toml", "bots/mcts.py"}
    assert not names & {"games/tycoon/rules.py", "games/newyork/scene.py", "web/app.py"}
    monkeypatch.setattr(told, "_deciding_files", lambda _game: files[1:])
    assert versions("newyork")["code"] != seen["code"]
