"""A menu of all games, if none was named."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from ludopolis.engine import registry
from ludopolis.language.translator import Translator


def choose_game(console: Console, language: str) -> str | None:
    """Ask which game to play, by number or name; None to quit."""
    say = Translator(language)
    boxes = [registry.box(name) for name in registry.names()]
    titles = [say.of_game(box.locale)(box.title) for box in boxes]
    console.print(say("terminal-shelf"), style="bold")
    for number, (box, title) in enumerate(zip(boxes, titles, strict=True), start=1):
        players = say("terminal-players", least=box.least_players, most=box.most_players)
        console.print(f"[bold]{number:>3} {title}[/]  [dim]{box.credit} · {players}[/]")
        summary = say.of_game(box.locale)(box.summary)
        console.print(Padding(escape(summary), (0, 0, 0, 4)), highlight=False)
    while True:
        try:
            answer = console.input(say("terminal-which-game")).strip().casefold()
        except (EOFError, KeyboardInterrupt):
            return None
        if answer == "q":
            return None
        if answer.isdecimal() and 1 <= int(answer[:9]) <= len(boxes):
            return boxes[int(answer[:9]) - 1].name
        for box, title in zip(boxes, titles, strict=True):
            if answer in (box.name, title.casefold()):
                return box.name
        console.print(say("terminal-no-such-game", count=len(boxes)))
