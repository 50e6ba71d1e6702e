"""What can go wrong, said so that people know what to do."""

from __future__ import annotations


class LudopolisError(Exception):
    """Base of all errors that a user can cause and mend."""


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

    def __init__(self, message: str, choices: list[str]) -> None:
        super().__init__(message)
        self.choices = choices


class UndoError(LudopolisError):
    """The last move cannot be taken back; the message says why."""


class RecordError(LudopolisError, ValueError):
    """A record that is damaged, cut short, or not of this kind."""
