"""How seats are called on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from ludopolis import bots
from ludopolis.bots import levels
from ludopolis.engine.game import unnamed
from ludopolis.terminal.phrases import PHRASES


def shown_names(names: Sequence[str], language: str) -> list[str]:
    """Names that people can tell apart: bots get their seat's number, "you" the right language.

    Seats that were given no names have their numbers.
    """
    if tuple(names) == unnamed(len(names)):
        return [PHRASES[language]["seat"].format(seat) for seat in range(1, len(names) + 1)]
    shown = []
    for seat, name in enumerate(names, start=1):
        bot = bots.name_of(name) if name.startswith(bots.BOT) or name in bots.known() else None
        if bot is not None:
            # Settings and commands are too long for a board.
            shown.append(f"{levels.title(bot, language)} {seat}")
        else:
            shown.append(PHRASES[language]["you"] if name == "you" else name)
    return shown
