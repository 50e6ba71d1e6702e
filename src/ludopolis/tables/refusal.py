"""What a table does not do, with a text that says what to do instead."""

from __future__ import annotations

from pathlib import Path

from ludopolis.engine.errors import LudopolisError
from ludopolis.language.languages import PROGRAM, SOURCE, spoken
from ludopolis.language.text import Argument, Text, say


def refusal(code: str, **details: Argument) -> Text:
    """Why something is refused, and what to do; `code` is what programs are told."""
    return say(f"refused-{code.replace('_', '-')}", **details)


class Refused(LudopolisError):
    """Something was asked for that cannot be. Nothing has changed.

    `code` is for programs; details are put into the text. `locale` is a game's where a detail needs
    its words.
    """

    def __init__(self, code: str, locale: Path = PROGRAM, **details: Argument) -> None:
        super().__init__(refusal(code, **details), locale)
        self.code = code

    def text(self, language: str = SOURCE) -> str:
        """Why, and what to do, in a language."""
        return self.why(spoken(language))
