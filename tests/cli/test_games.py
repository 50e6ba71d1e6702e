"""`ludopolis games`, help, and what is not there."""

from __future__ import annotations

from commands import output, run, words_of

import ludopolis
from ludopolis import bots


def test_every_game_is_described_with_its_options() -> None:
    said = output("games")
    box = ludopolis.box("newyork")
    for words in ("New York", "(newyork)", box.credit, box.summary["en"], "2 to 5 players"):
        assert words in said
    for option in box.options:
        assert option.text["en"] in words_of(said)
        line = next(
            line for line in said.splitlines() if line.strip().startswith(f"{option.name} =")
        )
        for choice in option.choices:
            assert str(choice).lower() in line
        assert line.count("(default)") == 1
        assert f"{str(option.default).lower()} (default)" in line
    for bot in bots.known():
        assert bot in said.splitlines()[-1]


def test_help_names_every_command() -> None:
    said = run("--help").stdout
    for command in ("games", "play", "simulate", "trace", "replay", "warm"):
        assert command in said


def test_an_unknown_command_is_refused_without_a_traceback() -> None:
    done = run("dance")
    assert done.returncode == 2
    assert "dance" in done.stderr
    assert "Traceback" not in done.stderr


def test_warming_says_that_the_game_is_ready() -> None:
    assert "New York is ready." in output("warm", "newyork")
