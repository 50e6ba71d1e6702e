"""`ludopolis games`, help, and what is not there."""

from __future__ import annotations

import json
import re

import jsonschema
import pytest
from commands import call, output, refused, run, words_of

import ludopolis
from ludopolis import bots
from ludopolis.bots.levels import LEVELS
from ludopolis.engine.view import encoded
from ludopolis.language.languages import languages
from ludopolis.language.translator import Translator


@pytest.mark.parametrize("language", languages())
def test_every_game_is_described_with_its_options(language: str) -> None:
    said = output("games", "--language", language)
    parts = re.split(r"^(?=\S.* — )", said, flags=re.MULTILINE)[1:]
    assert len(parts) == len(ludopolis.shelf())
    for name, part in zip(ludopolis.shelf(), parts, strict=True):
        box = ludopolis.box(name)
        words = Translator(language, box.locale)
        assert f"{words(box.title)}  ({name})" in part
        assert box.credit in part
        assert words("terminal-players", least=box.least_players, most=box.most_players) in part
        assert words_of(words(box.summary)) in words_of(part)
        default = f"({words('terminal-default')})"
        for option in box.options:
            assert words_of(words(option.text)) in words_of(part)
            (line,) = re.findall(rf"^    {option.name} = .*", part, re.MULTILINE)
            for choice in option.choices:
                assert str(choice).lower() in line
            assert line.count(default) == 1
            assert f"{str(option.default).lower()} {default}" in line
    words = Translator(language)
    for name in LEVELS:
        called = words(f"level-{name}")
        shown = name if called == name else f"{name} ({called})"
        assert words_of(f"{shown} — {words(f'level-{name}.text')}") in words_of(said)
    for bot in bots.names():
        assert bot in said.splitlines()[-1]


@pytest.mark.parametrize("name", ludopolis.shelf())
def test_the_schema_of_a_view_is_printed(name: str) -> None:
    schema = json.loads(output("games", "--schema", name))
    jsonschema.Draft202012Validator.check_schema(schema)
    game = ludopolis.new(name, 2, seed=1)
    view = json.loads(encoded(game.view(game.seat)))
    jsonschema.validate(view, schema)
    del view["players"]
    assert not jsonschema.Draft202012Validator(schema).is_valid(view)


def test_a_schema_of_no_game_is_refused() -> None:
    assert "newyork" in refused("games", "--schema", "chess")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    said = refused("games", "--language", "tlh")
    assert all(language in said for language in languages())


def test_errors_are_told_in_the_language_that_was_chosen() -> None:
    done = call("play", "chess", "--language", "fr")
    assert done.returncode == 2
    assert words_of(done.stderr).startswith("erreur : il n'y a pas de jeu « chess »")


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
