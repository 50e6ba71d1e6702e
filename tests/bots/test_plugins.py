"""Bots of other packages: found by their entry points, and named when something is wrong with them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from programs_kit import QUICK, a_game

from ludopolis import OptionError, bots
from ludopolis.bots import registry

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
CAUTIOUS = next(
    block
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    if "class Cautious" in block
)
POINTS = """[ludopolis.bots]
cautious = cautious:make
greedy = cautious:make
broken = cautious:no_such_thing
lost = no_such_module:make
odd = builtins:str
failing = builtins:int
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package of the docs, installed beside ours."""
    (tmp_path / "cautious.py").write_text(CAUTIOUS, "utf-8")
    about = tmp_path / "cautious-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: cautious\nVersion: 1.0\n", "utf-8"
    )
    (about / "entry_points.txt").write_text(POINTS, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    registry.plugins.cache_clear()
    yield tmp_path
    registry.plugins.cache_clear()
    sys.modules.pop("cautious", None)


@pytest.mark.usefixtures("package")
def test_a_bot_of_another_package_plays() -> None:
    bot = bots.make("cautious:worlds=3")
    game = a_game()
    bot.prepare(game.box)
    while game.seat is not None:
        chosen = bot.choose(game)
        assert chosen in game.legal()
        game.play(chosen)
    assert "cautious" in bots.names()
    assert bots.name_of("bot:Cautious:worlds=3") == "cautious"
    assert bots.split("cautious:worlds=3,x=1,random") == ["cautious:worlds=3,x=1", "random"]
    # It runs code of others: nothing for strangers.
    assert "cautious" not in bots.public_specs()


def test_a_bot_of_another_package_plays_on_the_command_line(package: Path) -> None:
    path = os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "ludopolis", "simulate", QUICK, "--games", "2"]
    done = subprocess.run(
        [*command, "--bots", "cautious;random"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "1 cautious" in done.stdout


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("cautious:speed=1", "no setting 'speed'"),
        ("broken", "the bot broken (cautious:no_such_thing) cannot be made: AttributeError"),
        ("lost", "the bot lost (no_such_module:make) cannot be made: ModuleNotFoundError"),
        ("odd:x", "the bot odd (builtins:str) is not a ludopolis.bots.Bot: 'x'"),
        ("failing:x", "the bot failing (builtins:int) cannot be made: ValueError"),
        ("nobody", "there are: random, greedy"),
    ],
)
def test_what_is_wrong_with_it_is_named(spec: str, words: str) -> None:
    with pytest.raises(OptionError, match=re.escape(words)):
        bots.make(spec)


@pytest.mark.usefixtures("package")
def test_no_package_takes_the_place_of_our_bots() -> None:
    assert type(bots.make("greedy")).__module__ == "ludopolis.bots.policy_bots"
    assert bots.names().count("greedy") == 1
