"""`ludopolis play`: start a game at the terminal, or continue a saved one."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from ludopolis import bots
from ludopolis.engine import game as games
from ludopolis.engine import registry
from ludopolis.engine.errors import OptionError, RecordError
from ludopolis.engine.game import Game
from ludopolis.engine.record import Record
from ludopolis.language.text import say
from ludopolis.terminal.menu import choose_game
from ludopolis.terminal.seats import programs_among, read_seats
from ludopolis.terminal.session import GameSession


def run(
    *,
    game: str | None,
    seats: str,
    players: int | None,
    options: Mapping[str, Any],
    seed: int | None,
    language: str,
    resume: Path | None,
    save: Path | None,
    programs: bool = False,
) -> None:
    """Play a new game, or continue a saved one; without a name, ask which game.

    A saved game starts the programs that it names only with `programs`.
    """
    console = Console()
    if resume is not None:
        if seats or players is not None or options or seed is not None:
            raise OptionError(say("terminal-resume-alone"))
        table, alone = saved_game(resume, programs=programs)
        # A file with more games than this one is not overwritten.
        save = save or (resume if alone else unused(resume))
    else:
        save = unused(save or Path("game.record"))
        game = game or choose_game(console, language)
        if game is None:
            return
        table = new_game(game, seats, players, options, seed)
    bots.prepare(table.box)
    GameSession(table, language, save, console).play()


def new_game(
    name: str, seats: str, players: int | None, options: Mapping[str, Any], seed: int | None
) -> Game:
    """A game with somebody on each seat."""
    box = registry.box(name)
    if players is not None:
        box.settle(players, options)  # refuse a wrong number of players first
    names = read_seats(seats, players, box.most_players)
    return games.create(name, len(names), options, seed, names)


def saved_game(file: Path, *, programs: bool) -> tuple[Game, bool]:
    """The first game of a file, and whether it is the only one; `programs` allows it to run programs."""
    records = list(itertools.islice(Record.load_all(file), 2))
    if not records:
        raise RecordError(say("terminal-empty-file", path=str(file)))
    game = records[0].replay()
    named = programs_among(game.names)
    if named and not programs:
        raise OptionError(say("terminal-programs", commands="; ".join(named)))
    return game, len(records) == 1


def unused(path: Path) -> Path:
    """The path, or another one if that file exists: no saved game is overwritten."""
    number = 1
    free = path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free
