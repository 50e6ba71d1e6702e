"""Who reads the screen, and how seats are called there."""

from __future__ import annotations

from collections.abc import Sequence

from ludopolis import bots
from ludopolis.bots.levels import LEVELS
from ludopolis.engine.game import Game, unnamed
from ludopolis.language.text import Argument, Seat, Words
from ludopolis.language.translator import Translator

YOU = "you"  # the name, in records, of a person who has given none


def shown_names(names: Sequence[str], language: str) -> list[str]:
    """Names that people can tell apart: bots get their seat's number, "you" the right language.

    Seats that were given no names have their numbers.
    """
    say = Translator(language)
    if tuple(names) == unnamed(len(names)):
        return [say.name(seat) for seat in range(1, len(names) + 1)]
    return [shown_name(seat, name, say) for seat, name in enumerate(names, start=1)]


def shown_name(seat: int, name: str, say: Translator) -> str:
    """The name of one seat; a bot's settings and commands are too long for a board."""
    bot = bots.name_of(name) if name.startswith(bots.BOT) or name in bots.known() else None
    if bot is not None:
        return f"{say(f'level-{bot}') if bot in LEVELS else bot} {seat}"
    return say("terminal-you") if name == YOU else name


class Reader(Translator):
    """Puts texts into words for who looks at the screen; who is called "you" is not so twice."""

    def __call__(self, text: Words, **arguments: Argument) -> str:
        """A text in words."""
        if not isinstance(text, str) and text.id == "seat-title":
            who = text.args["who"]
            if isinstance(who, Seat) and self.name(who.number) == super().__call__("terminal-you"):
                return self.name(who.number)
        return super().__call__(text, **arguments)


def reader(game: Game, language: str, seat: int | None = None) -> Reader:
    """Who puts texts of a game into words for a seat, or for all at the screen."""
    return Reader(language, game.box.locale, shown_names(game.names, language), seat)
