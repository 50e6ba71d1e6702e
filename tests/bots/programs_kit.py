"""Programs that play, well or badly, as the tests of bots write them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import ludopolis
from ludopolis import Game

QUICK = "newyorknewyork"  # a short game with hidden cards
PATIENCE = 60.0  # seconds until a test gives up; nothing is measured with it

BEGINNING = """
import json, os, signal, subprocess, sys, time

def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()

def say(answer):
    sys.stdout.write(answer + "\\n")
    sys.stdout.flush()

"""
GREETING = """
hear()
say('{"protocol":2}')
"""


def program(folder: Path, source: str, settings: str = "", greets: bool = True) -> str:
    """The spec of a bot that is a script of Python; it has greeted when its source begins."""
    path = folder / f"{len(list(folder.iterdir()))}.py"
    path.write_text(BEGINNING + (GREETING if greets else "") + source, encoding="utf-8")
    return "program:" + f"{settings} {sys.executable} -S -E {path}".lstrip()


def a_game(players: int = 2, moves: int = 0) -> Game:
    """A game after some moves, each the first that is allowed."""
    game = ludopolis.new(QUICK, players, seed=7)
    for _ in range(moves):
        game.play(game.legal()[0])
    return game


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it never comes to that"
        time.sleep(0.005)


def runs(pid: int) -> bool:
    """Does a process still run? One that has ended and was not waited for does not."""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (ProcessLookupError, FileNotFoundError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
