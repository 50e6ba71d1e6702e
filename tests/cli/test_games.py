"""`ludopolis games`, help, and what is not there."""

from __future__ import annotations

import re

import pytest
from commands import output, run, words_of

import ludopolis
from ludopolis import bots
from ludopolis.bots.levels import LEVELS


@pytest.mark.parametrize(("language", "default"), [("en", "default"), ("fr", "par défaut")])
def test_every_game_is_described_with_its_options(language: str, default: str) -> None:
    said = output("games", "--language", language)
    parts = re.split(r"^(?=\S.* — )", said, flags=re.MULTILINE)[1:]
    assert len(parts) == len(ludopolis.shelf())
    for name, part in zip(ludopolis.shelf(), parts, strict=True):
        box = ludopolis.box(name)
        players = {"en": "{} to {} players", "fr": "{} à {} joueurs"}[language]
        title, summary = box.title[language], box.summary[language]
        for words in (f"{title}  ({name})", players.format(box.least_players, box.most_players)):
            assert words in part
        assert box.credit in part
        assert summary in words_of(part)
        for option in box.options:
            assert option.text[language] in words_of(part)
            (line,) = re.findall(rf"^    {option.name} = .*", part, re.MULTILINE)
            for choice in option.choices:
                assert str(choice).lower() in line
            assert line.count(f"({default})") == 1
            assert f"{str(option.default).lower()} ({default})" in line
    for name, level in LEVELS.items():
        called = level.title[language]
        shown = name if called == name else f"{name} ({called})"
        assert f"{shown} — {level.text[language]}" in words_of(said)
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
