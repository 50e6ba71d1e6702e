"""Stepping through a recorded game."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ludopolis.engine.game import Game
from ludopolis.engine.record import Record
from ludopolis.terminal.names import shown_names
from ludopolis.terminal.phrases import PHRASES, language_of
from ludopolis.terminal.play import who_won


def run(file: Path, number: int, language: str) -> None:
    """Step through the record with this number in a file; all moves are checked first."""
    language = language_of(language)
    record = Record.load_one(file, number)
    positions = [game.copy() for game in record.steps()]
    step(positions, language, Console())


def step(positions: list[Game], language: str, console: Console) -> None:
    """Show one position after the other; a replay is open: it shows what a spectator may know."""
    say = PHRASES[language]
    last = len(positions) - 1
    names = shown_names(positions[0].names, language)
    at = 0
    while True:
        game = positions[at]
        heading = say["step"].format(move=at, moves=last) if at else say["deal"]
        console.rule(heading)
        if at:
            for line in game.told(None, language, names):
                console.print("  " + escape(line), highlight=False)
        view = {**game.view(None, language), "names": names}
        console.print(game.box.words.letters(view, language), highlight=False)
        if at == last:
            result = game.result()
            if result:
                for line in game.box.words.explain(game.state, names, language):
                    console.print("  " + escape(line), highlight=False)
                unit = game.box.unit[language]
                won = who_won(result, names, bool(view.get("teams")), unit, language)
                console.print(escape(won), highlight=False)
            console.print(say["replayed" if result else "unfinished"], style="bold")
        console.print(say["step help"], style="dim", highlight=False)
        try:
            answer = console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            return
        if answer == "q" or (answer == "" and at == last):
            return
        if answer == "b":
            at = max(0, at - 1)
        elif answer.isdecimal():
            at = min(last, int(answer[:9]))
        elif answer == "":
            at += 1
