"""Levels: the same names in all games, each played by what the game's data file says."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import ludopolis
from ludopolis import bots
from ludopolis.bots.levels import LEVELS, LevelBot
from ludopolis.bots.policy_bots import PolicyBot
from ludopolis.bots.search_bot import SearchBot
from ludopolis.engine import registry
from ludopolis.engine.box import Box
from ludopolis.engine.errors import LudopolisError, OptionError
from ludopolis.engine.weights import UNTUNED, WeightsFile
from ludopolis.language.languages import languages
from ludopolis.language.translator import Translator

WHOLE = """
[levels.default]
beginner = "random"
casual = "random"
skilled = "greedy"
strong = "search:simulations=20"
master = "search:simulations=40"

[levels.2]
casual = "greedy"
"""


def box_with(levels: str, folder: Path) -> Box:
    """New York New York with other levels."""
    box = registry.box("newyorknewyork")
    rest, _, _ = box.weights_file.path.read_text(encoding="utf-8").partition("[levels")
    path = folder / "weights.toml"
    path.write_text(rest + levels, encoding="utf-8")
    return dataclasses.replace(box, weights_file=WeightsFile(path, box.weights_file.layout))


def played_on(level: str, box: Box, players: int) -> str:
    """The spec of the bot that plays on a level."""
    bot = bots.make(level)
    assert isinstance(bot, LevelBot)
    return bot.bot_for(box, players).spec


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_every_level_for_all_numbers_of_players(name: str, level: str) -> None:
    box = registry.box(name)
    bot = bots.make(level)
    assert isinstance(bot, LevelBot)
    for players in range(box.least_players, box.most_players + 1):
        # What people meet at a table is of our own making and ends in time.
        assert isinstance(bot.bot_for(box, players), PolicyBot | SearchBot)


def test_a_level_is_what_the_file_says_for_the_number_of_players(tmp_path: Path) -> None:
    box = box_with(WHOLE, tmp_path)
    assert [played_on(level, box, 2) for level in ("beginner", "casual")] == ["random", "greedy"]
    assert [played_on(level, box, 3) for level in ("beginner", "casual")] == ["random", "random"]
    assert played_on("master", box, 4) == "search:simulations=40"


def test_a_level_is_a_spec_like_any_other() -> None:
    assert bots.make(" strong ").spec == "strong"
    assert bots.split("Ada,strong,master") == ["Ada", "strong", "master"]
    assert set(LEVELS) <= set(bots.names())
    with pytest.raises(OptionError, match="the bot strong has no setting 'time'"):
        bots.make("strong:time=9")


@pytest.mark.parametrize("level", ["casual", "skilled"])
def test_a_level_plays_as_its_bot_does(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = box_with(WHOLE, tmp_path)
    monkeypatch.setattr(registry, "box", lambda _name: box)
    game = ludopolis.new("newyorknewyork", players=2, seed=4)
    bot, same = bots.make(level), bots.make("greedy")
    bot.prepare(box)
    while not game.over:
        action = bot.choose(game)
        assert action == same.choose(game)
        game.play(action)
    bot.close()


def test_the_bot_of_a_level_hears_how_a_game_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, int]] = []
    monkeypatch.setattr(
        PolicyBot, "over", lambda bot, game: heard.append((bot.spec, len(game.moves)))
    )
    game = ludopolis.new("newyorknewyork", players=2, seed=4)
    bot = bots.make("casual")
    while not game.over:
        game.play(bot.choose(game))
    bots.notify_over(bot, game)
    assert heard == [(played_on("casual", game.box, 2), len(game.moves))]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('casual = "random"\n', "", "the levels of newyorknewyork for 3 players lack casual"),
        ('casual = "random"', 'casual = "clever"', "casual: there is no bot 'clever'"),
        ('casual = "random"', 'casual = "greedy:depth=3"', "no setting 'depth'"),
        ('casual = "random"', 'casual = "beginner"', "casual is a level itself, 'beginner'"),
        ('casual = "random"', 'casual = "random"\nexpert = "greedy"', "have 'expert'; there are"),
        ('casual = "random"', "casual = 3", "casual of [levels.default] must be a string, not 3"),
        (
            'casual = "random"',
            'casual = " "',
            "casual of [levels.default] must be a string, not ' '",
        ),
        ("[levels.default]", "[levels.usual]", "no table [levels.default]"),
        ("[levels.2]", "[levels.two]", "[levels.two] is not for a number of players"),
        ('[levels.2]\ncasual = "greedy"', "[levels]\n2 = 4", "levels.2 must be a table, not 4"),
    ],
)
def test_a_damaged_file_is_refused_with_what_is_wrong(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    assert old in WHOLE
    box = box_with(WHOLE.replace(old, new), tmp_path)
    with pytest.raises(LudopolisError) as fault:
        played_on("casual", box, 3)
    assert said in str(fault.value)


def test_a_game_without_weights_has_levels_that_were_not_measured() -> None:
    box = dataclasses.replace(registry.box("newyorknewyork"), weights_file=UNTUNED)
    assert played_on("beginner", box, 2) == "random"
    assert played_on("master", box, 2) == "search:time=1.0"


def test_levels_are_described_in_every_language() -> None:
    for language in languages():
        words = Translator(language)
        titles = {words(f"level-{name}") for name in LEVELS}
        assert len(titles) == len(LEVELS)
        assert all(words(f"level-{name}.text").endswith(".") for name in LEVELS)
    assert Translator("fr")("level-master") == "maître"
