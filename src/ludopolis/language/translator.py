"""Putting texts into words: for one reader, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale

from ludopolis.language.catalogue import Items, SeatName, catalogue
from ludopolis.language.languages import PROGRAM, SOURCE, described
from ludopolis.language.text import Argument, Listed, Seat, Text, Words, say


class Translator:
    """Puts texts of the program, or of a game, into words of one language.

    `names` are how the seats are called, the first for seat 1; without, they are called by number.
    `seat` is the reader's, whom messages may call "you".
    """

    def __init__(
        self,
        language: str = SOURCE,
        locale: Path = PROGRAM,
        names: Sequence[str] = (),
        seat: int | None = None,
    ) -> None:
        self.language = language
        self.locale = locale
        self.names = tuple(names)
        self.seat = seat
        self._catalogue = catalogue(locale, language)

    def __call__(self, text: Words, /, **arguments: Argument) -> str:
        """A text in words; a string is the id of a message, with the arguments that follow."""
        message = say(text, **arguments) if isinstance(text, str) else text
        filled = {name: self._filled(value) for name, value in message.args.items()}
        words = self._catalogue.format(message.id, filled)
        if words is not None:
            return words
        if self.language != SOURCE:  # a translation that is behind
            return Translator(SOURCE, self.locale, self.names, self.seat)(message)
        return message.id

    def shown(self, words: Words) -> str:
        """A text in words, or what is the same in all languages as it is."""
        return words if isinstance(words, str) else self(words)

    def joined(self, texts: Sequence[Words], between: str = " ") -> str:
        """Several texts, one after the other."""
        return between.join(self.shown(text) for text in texts)

    def filled(self, value: Any) -> Any:
        """Data in which every text has been put into words."""
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, Mapping):
            return {key: self.filled(item) for key, item in value.items()}
        if isinstance(value, list | tuple):
            return [self.filled(item) for item in value]
        return value

    def name(self, seat: int) -> str:
        """How a seat is called."""
        if self.names:
            return self.names[seat - 1]
        return self("seat-number", number=seat)

    def for_reader(self, names: Sequence[str], seat: int | None) -> Translator:
        """The same language for another reader."""
        return Translator(self.language, self.locale, names, seat)

    def of_game(self, locale: Path) -> Translator:
        """The same reader and language, with the words of a game."""
        return Translator(self.language, locale, self.names, self.seat)

    @property
    def cldr(self) -> Locale:
        """Whose numbers, lists and dates the language has."""
        return _cldr(self.language)

    def _filled(self, value: Argument) -> Any:
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, Seat):
            return SeatName(self.name(value.number), you=value.number == self.seat)
        if isinstance(value, Listed):
            items = [item if isinstance(item, str) else self._item(item) for item in value.items]
            return Items(items, value.style)
        return value

    def _item(self, item: Argument) -> str:
        return self("item", item=item)


@cache
def _cldr(language: str) -> Locale:
    return Locale.parse(described(language).cldr.replace("-", "_"))
