"""Hints at the terminal: the best moves, each with a bar and everybody's chances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.markup import escape

from ludopolis.bots.hints import Hint, percentages
from ludopolis.engine.game import Game
from ludopolis.language.text import Listed, Seat, say
from ludopolis.language.translator import Translator

CELLS = 10  # of a bar


def lines(
    found: Sequence[Hint], game: Game, numbers: Mapping[int, int | None], words: Translator
) -> list[str]:
    """A line for each move: its number, its text, the player's chance as a bar, all chances."""
    texts = {hint.action: words(game.text(hint.action)) for hint in found}
    width = max(map(len, texts.values()))
    sides = game.box.sides(game.players, game.options)
    own_first = sorted(sides, key=lambda side: game.seat not in side)
    told = []
    for hint in found:
        number = numbers[int(hint.action)]
        percents = percentages(hint.win, own_first)
        shares = [share(side, percent, words) for side, percent in percents]
        bar = ("█" * round(percents[0][1] * CELLS / 100)).ljust(CELLS, "░")
        told.append(
            f"[bold]{'' if number is None else number:>3}[/]"
            f" {escape(texts[hint.action].ljust(width))} {bar} [dim]{escape(' · '.join(shares))}[/]"
        )
    return told


def share(side: Sequence[int], percent: int, words: Translator) -> str:
    """The chance of a side."""
    who = Listed(tuple(Seat(seat) for seat in side))
    return words("terminal-share", who=who, share=say("terminal-percent", number=percent))
