"""`ludopolis play` with levels for seats, and the key that asks for a hint."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from commands import call

import ludopolis
from ludopolis import bots
from ludopolis.bots.hints import Hint
from ludopolis.bots.levels import DEFAULT_LEVEL
from ludopolis.presentation.ui import ui_of
from ludopolis.terminal import hints
from ludopolis.terminal.names import Reader
from ludopolis.terminal.seats import read_seats

GAME = "newyorknewyork"
LEAD = {"en": "What looks best", "fr": "Ce qui semble le meilleur"}


@pytest.mark.parametrize(
    ("language", "called", "percent"), [("en", "beginner 2", "%"), ("fr", "débutant 2", "\u00a0%")]
)
def test_h_tells_what_looks_best(tmp_path: Path, language: str, called: str, percent: str) -> None:
    game = ludopolis.new(GAME, players=2, seed=4, names=["Ada", "bot:beginner"])
    bot = bots.make("beginner")
    while game.seat == 2:
        game.play(bot.choose(game))
    arguments = ("--seats", "Ada,beginner", "--seed", "4", "--language", language)
    done = call("play", GAME, *arguments, cwd=tmp_path, typed="h\nq\n")
    assert done.returncode == 0, done.stderr
    assert {"en": "h hint", "fr": "h conseil"}[language] in done.stdout
    told = done.stdout[done.stdout.index(LEAD[language]) :]
    moves = re.findall(rf"^ +(\d+) (\S.*?) +[█░]{{10}} Ada (\d+){percent}.*$", told, re.MULTILINE)
    assert 1 <= len(moves) <= 3
    listed = ui_of(game.box).listed(game.view(1))
    for number, text, share in moves:
        assert text == game.written(listed[int(number) - 1].number, language)
        assert 0 <= int(share) <= 100
    assert f" · {called} " in told


def test_without_seats_one_plays_against_the_usual_level() -> None:
    assert read_seats("", 3, 4) == ["you", f"bot:{DEFAULT_LEVEL}", f"bot:{DEFAULT_LEVEL}"]
    assert read_seats("Ada,Strong,master", None, 4) == ["Ada", "bot:strong", "bot:master"]


def test_a_hint_names_sides_and_what_is_typed() -> None:
    game = ludopolis.new("newyork", players=4, teams=True, seed=3)
    first, second = game.legal()[:2]
    found = [
        Hint(first, {1: 0.75, 2: 0.25, 3: 0.75, 4: 0.25}, 9),
        Hint(second, {1: 0.04, 2: 0.96, 3: 0.04, 4: 0.96}, 8),
    ]
    words = Reader("en", game.box.locale, ["Ada", "[b]ea", "Cleo", "Dora"])
    one, other = hints.lines(found, game, {first: 1, second: None}, words)
    assert one == (
        r"[bold]  1[/] Ninth/14th ████████░░ [dim]Ada and Cleo 75% · \[b]ea and Dora 25%[/]"
    )
    assert other.startswith("[bold]   [/] Ninth/23rd ░░░░░░░░░░")
