"""The bots of examples/bots play whole games as real processes, and what docs/bots.md shows is true."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import ludopolis
from ludopolis import bots, cli
from ludopolis.arena import simulate
from ludopolis.bots import program as programs

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
SCHEMA = json.loads(Path(programs.__file__).with_name("program.schema.json").read_text("utf-8"))

FIRST = f"program:sh {EXAMPLES / 'first.sh'}"
CHANCE = f"program:{sys.executable} -S -E {EXAMPLES / 'chance.py'}"
SKYLINE = f"program:perl {EXAMPLES / 'skyline.pl'}"
BUILDER = f"program:node {EXAMPLES / 'builder.js'}"


def play(name: str, *specs: str) -> list[list[ludopolis.Game]]:
    """A whole game between bots; the position before each decision, for each seat."""
    made = [bots.make(spec) for spec in specs]
    game = ludopolis.new(name, len(specs), seed=2)
    asked: list[list[ludopolis.Game]] = [[] for _ in specs]
    while game.seat is not None:
        asked[game.seat - 1].append(game.copy())
        game.play(made[game.seat - 1].choose(game))
    for bot in made:
        bot.over(game)
        bot.close()
    assert all(asked)
    return asked


@pytest.mark.parametrize("name", ludopolis.shelf())
def test_examples_play_every_game(name: str) -> None:
    by_first, by_chance = play(name, FIRST, CHANCE)
    for before, after in pairwise(
        sorted((*by_first, *by_chance), key=lambda game: len(game.moves))
    ):
        taken = after.moves[-1]
        if taken.seat == 1:
            assert taken.action == before.legal()[0]


def test_an_example_plays_the_same_game_again() -> None:
    games = [play("newyorknewyork", CHANCE, FIRST) for _ in range(2)]
    first, second = ([game.fingerprint() for seat in asked for game in seat] for asked in games)
    assert first == second


def test_chance_takes_all_choices_alike() -> None:
    """Not always the first, and not always another."""
    asked = [game for seat in play("newyork", CHANCE, CHANCE) for game in seat]
    asked.sort(key=lambda game: len(game.moves))
    places = [
        before.legal().index(after.moves[-1].action) / (len(before.legal()) - 1)
        for before, after in pairwise(asked)
        if len(before.legal()) > 1
    ]
    assert len(places) > 50
    assert 0.4 < sum(places) / len(places) < 0.6


def wins_against_chance(name: str, spec: str) -> int:
    """How many of six games a bot wins against one that plays at random."""
    options = ludopolis.box(name).settle(2, {})
    wins = 0
    for specs in ((spec, "random"), ("random", spec)):
        outcomes = simulate.run(simulate.Series(name, 2, options, specs, 3), 3)
        wins += sum(specs.index(spec) in winners for winners in outcomes.winners)
    return wins


def test_the_skyline_plays_its_game_better_than_chance() -> None:
    assert wins_against_chance("newyorknewyork", SKYLINE) >= 5


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")
def test_the_builder_plays_its_game_better_than_chance() -> None:
    """It reads nothing but the parts of its choices."""
    assert wins_against_chance("newyork", BUILDER) >= 5


def test_the_skyline_plays_no_other_game() -> None:
    bot = bots.make(SKYLINE)
    with pytest.raises(ludopolis.OptionError, match="does not play property; it plays: newyorknew"):
        bot.prepare(ludopolis.box("property"))
    bot.close()


# --- The page ---------------------------------------------------------------------------------


def is_part(shown: Any, heard: Any) -> bool:
    """Is something shown that was heard, perhaps without all of a view, or with `…` for the rest?"""
    if isinstance(shown, dict):
        left_out = set(heard) - set(shown)
        return ("legal" in shown or not left_out) and all(
            key in heard and is_part(value, heard[key]) for key, value in shown.items()
        )
    if isinstance(shown, list) and shown[-1:] == ["…"]:
        return is_part(shown[:-1], heard[: len(shown) - 1])
    if isinstance(shown, list):
        return len(shown) == len(heard) and all(map(is_part, shown, heard))
    return bool(shown == heard)


def test_the_exchange_on_the_page_is_that_of_its_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = re.search(r"^    (ludopolis simulate newyorknewyork .*\\\n.*)$", PAGE, re.MULTILINE)
    assert found
    shutil.copytree(EXAMPLES, tmp_path / "examples" / "bots")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", shlex.split(found[1].replace("\\\n", " ")))
    try:
        cli.main()
    except SystemExit as left:
        assert not left.code
    heard, said = (
        [json.loads(line) for line in Path(name).read_text("utf-8").splitlines()]
        for name in ("heard.jsonl", "said.jsonl")
    )
    shown = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
    heard[0]["ludopolis"] = shown[0]["ludopolis"]
    assert len(shown) == 5
    for part, whole in zip(shown, [heard[0], said[0], heard[-3], said[-2], heard[-1]], strict=True):
        assert is_part(part, whole)
    validator = jsonschema.Draft202012Validator(SCHEMA)
    for message in (*heard, *said):
        validator.validate(message)


def test_every_field_is_on_the_page() -> None:
    for message in ("hello", "greeting", "decide", "choice", "over"):
        for field in SCHEMA["$defs"][message]["properties"]:
            assert f"`{field}`" in PAGE, field
    for setting in programs.SETTINGS:
        assert f"| `{setting}` |" in PAGE
    for name in bots.registry.FACTORIES:
        assert f"| `{name}" in PAGE


@pytest.mark.parametrize(
    "broken",
    [
        {"type": "hello", "protocol": 1, "ludopolis": "1"},
        {"protocol": 1},
        {"protocol": "2"},
        {"protocol": 2, "games": "newyork"},
        {"action": 1.5},
        {"action": None},
        {"acton": 1},
        {"type": "over"},
        [],
    ],
)
def test_the_schema_refuses_what_is_no_message(broken: object) -> None:
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid(broken)
