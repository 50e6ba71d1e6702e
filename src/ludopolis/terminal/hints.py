"""Hints at the terminal: the moves that look best, each with a bar and everybody's chances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.markup import escape

from ludopolis.bots.advice import Hint, in_percent
from ludopolis.engine.game import Action, Game
from ludopolis.terminal.phrases import PHRASES

CELLS = 10  # of a bar


def lines(
    found: Sequence[Hint],
    game: Game,
    numbers: Mapping[Action, int | None],
    names: Sequence[str],
    language: str,
) -> list[str]:
    """A line for each move: what is typed for it, its words, one's own chance as a bar, all chances."""
    say, seat = PHRASES[language], game.seat
    texts = {hint.action: game.text(hint.action, language, names) for hint in found}
    width = max(map(len, texts.values()))
    sides = game.box.sides(game.players, game.options)
    own_first = sorted(sides, key=lambda side: seat not in side)
    told = []
    for hint in found:
        number = numbers[hint.action]
        percents = in_percent(hint.win, own_first)
        shares = [
            say["share"].format(
                name=say["and"].join(names[one - 1] for one in side), percent=percent
            )
            for side, percent in percents
        ]
        bar = ("█" * round(percents[0][1] * CELLS / 100)).ljust(CELLS, "░")
        told.append(
            f"[bold]{'' if number is None else number:>3}[/]"
            f" {escape(texts[hint.action].ljust(width))} {bar} [dim]{escape(' · '.join(shares))}[/]"
        )
    return told
