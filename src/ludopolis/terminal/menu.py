"""What shall we play? The shelf, for who starts without naming a game."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from ludopolis.engine import registry
from ludopolis.terminal.phrases import PHRASES


def choose_game(console: Console, language: str) -> str | None:
    """Ask which game to play, by number or name; None if nobody wants any."""
    say = PHRASES[language]
    names = registry.names()
    console.print(say["shelf"], style="bold")
    for number, name in enumerate(names, start=1):
        box = registry.box(name)
        players = say["players"].format(box.least_players, box.most_players)
        console.print(
            f"[bold]{number:>3} {box.title[language]}[/]  [dim]{box.credit} · {players}[/]"
        )
        console.print(Padding(escape(box.summary[language]), (0, 0, 0, 4)), highlight=False)
    while True:
        try:
            answer = console.input(say["which game"]).strip().casefold()
        except (EOFError, KeyboardInterrupt):
            return None
        if answer == "q":
            return None
        if answer.isdecimal() and 1 <= int(answer[:9]) <= len(names):
            return names[int(answer[:9]) - 1]
        for name in names:
            if answer in (name, registry.box(name).title[language].casefold()):
                return name
        console.print(say["no such game"].format(count=len(names)))
