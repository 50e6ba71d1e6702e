"""Stepping through a recorded game."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ludopolis.engine.game import Game
from ludopolis.engine.record import Record
from ludopolis.language.translator import Translator
from ludopolis.presentation.look import told
from ludopolis.presentation.ui import ui_of
from ludopolis.terminal.ending import who_won
from ludopolis.terminal.names import reader


def run(file: Path, number: int, language: str) -> None:
    """Step through the record with this number in a file; all moves are checked first."""
    record = Record.load_one(file, number)
    positions = [game.copy() for game in record.steps()]
    step(positions, reader(positions[0], language), Console())


def step(positions: list[Game], say: Translator, console: Console) -> None:
    """Show one position after the other, as a spectator sees it."""
    last = len(positions) - 1
    at = 0
    while True:
        show(positions[at], at, last, say, console)
        console.print(say("terminal-step-help"), style="dim", highlight=False)
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


def show(game: Game, at: int, last: int, say: Translator, console: Console) -> None:
    """Show one position and the move before it; after the last move, the result."""
    ui, view = ui_of(game.box), game.view(None)
    console.rule(say("terminal-step", move=at, moves=last) if at else say("terminal-deal"))
    for line in told(game, say):
        console.print("  " + escape(line), highlight=False)
    console.print(ui.terminal(view, say), highlight=False)
    if at < last:
        return
    result = game.result()
    if result:
        for text in ui.explain(view):
            console.print("  " + escape(say(text)), highlight=False)
        console.print(escape(say(who_won(game, result))), highlight=False)
    console.print(say("terminal-replayed" if result else "terminal-unfinished"), style="bold")
