"""What can go wrong, said so that people know what to do."""

from __future__ import annotations

from pathlib import Path

from ludopolis.language.languages import PROGRAM, SOURCE
from ludopolis.language.text import Text, Words, say
from ludopolis.language.translator import Translator


class LudopolisError(Exception):
    """Base of all errors that a user can cause and mend.

    What players may see is a text, said in their language by `why`; the rest is for people who program.
    """

    def __init__(self, message: Words = "", locale: Path = PROGRAM) -> None:
        super().__init__(message, locale)
        self.message = message
        self.locale = locale  # where the words of the text are: the program's, or a game's

    def why(self, language: str) -> str:
        """What went wrong, in a language."""
        return Translator(language, self.locale).shown(self.message)

    def __str__(self) -> str:
        return self.why(SOURCE)


class OptionError(LudopolisError, ValueError):
    """A game, a number of players, an option or a bot that does not exist or does not fit."""


class ActionError(LudopolisError, ValueError):
    """An action that was not carried out. The game is as it was."""


class InvalidAction(ActionError):
    """The text or number is no action of this game."""


class IllegalAction(ActionError):
    """The action can be read but is not allowed now; the message says why."""


class AmbiguousAction(ActionError):
    """Several actions fit; `choices` lists them."""

    def __init__(self, message: Words, locale: Path, choices: list[Text]) -> None:
        super().__init__(message, locale)
        self.args = (message, locale, choices)
        self.texts = choices

    @property
    def choices(self) -> list[str]:
        """The actions that fit, as records write them."""
        say_it = Translator(SOURCE, self.locale)
        return [say_it(text) for text in self.texts]


class UndoError(LudopolisError):
    """The last move cannot be taken back; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(say(f"undo-{reason}"))
        self.args = (reason,)
        self.reason = reason


class RecordError(LudopolisError, ValueError):
    """A record that is damaged, cut short, or not of this kind."""
