"""What can go wrong, said so that people know what to do."""

from __future__ import annotations

from typing import ClassVar


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

    def __reduce__(self) -> tuple[type[AmbiguousAction], tuple[str, list[str]]]:
        return type(self), (str(self), self.choices)


class UndoError(LudopolisError):
    """The last move cannot be taken back; `reason` says why."""

    REASONS: ClassVar[dict[str, dict[str, str]]] = {
        "en": {
            "nothing": "nothing has been played yet",
            "over": "the game is over, and its moves stay",
            "passed on": "others have played since, or the next player is to move",
            "seen": "cards have been drawn or shown since; what was seen stays seen",
        },
        "fr": {
            "nothing": "rien n'a encore été joué",
            "over": "la partie est finie, ses coups restent",
            "passed on": "d'autres ont joué depuis, ou c'est au joueur suivant",
            "seen": "des cartes ont été piochées ou montrées depuis ; ce qui est vu reste vu",
        },
    }

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.why("en")

    def why(self, language: str) -> str:
        """The reason in a language."""
        return self.REASONS[language][self.reason]


class RecordError(LudopolisError, ValueError):
    """A record that is damaged, cut short, or not of this kind."""
