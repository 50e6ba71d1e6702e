"""The names of seats on the screen, and its translator."""

from __future__ import annotations

from collections.abc import Sequence

from ludopolis import bots
from ludopolis.bots.levels import LEVELS
from ludopolis.engine.game import Game, unnamed
from ludopolis.language.text import Argument, Seat, Words, say
from ludopolis.language.translator import Translator

YOU = "you"  # the name, in records, of a person who has given none


def shown_names(names: Sequence[str], language: str) -> list[str]:
    """Unambiguous names: bots get the number of their seat, "you" is translated.

    Seats that were given no names have their numbers.
    """
    words = Translator(language)
    if tuple(names) == unnamed(len(names)):
        return [words.name(seat) for seat in range(1, len(names) + 1)]
    return [shown_name(seat, name, words) for seat, name in enumerate(names, start=1)]


def shown_name(seat: int, name: str, words: Translator) -> str:
    """The short name of one seat, without a bot's settings."""
    bot = bots.name_of(name) if name.startswith(bots.BOT) or name in bots.names() else None
    if bot is not None:
        return f"{words(f'level-{bot}') if bot in LEVELS else bot} {seat}"
    return words("terminal-you") if name == YOU else name


class Reader(Translator):
    """A translator for the screen that does not repeat "you"."""

    def __call__(self, text: Words, /, **arguments: Argument) -> str:
        """A text in words."""
        message = say(text, **arguments) if isinstance(text, str) else text
        who = message.args.get("who")
        if message.id == "seat-title" and isinstance(who, Seat):
            name = self.name(who.number)
            return name if name == self("terminal-you") else super().__call__(message)
        return super().__call__(message)


def reader(game: Game, language: str, seat: int | None = None) -> Reader:
    """The translator for a seat, or for everybody at the screen."""
    return Reader(language, game.box.locale, shown_names(game.names, language), seat)
