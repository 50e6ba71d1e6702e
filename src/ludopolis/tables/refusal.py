"""Refusals: why a request to a table is not carried out, and what to do instead."""

from __future__ import annotations

from pathlib import Path

from ludopolis.engine.errors import LudopolisError
from ludopolis.language.languages import PROGRAM, SOURCE, spoken
from ludopolis.language.text import Argument, Text, say


def refusal(code: str, **details: Argument) -> Text:
    """The text of a refusal; `code` is for programs."""
    return say(f"refused-{code.replace('_', '-')}", **details)


class Refused(LudopolisError):
    """The request cannot be carried out, and nothing has changed.

    `code` is for programs; details are put into the text. `locale` is a game's where a detail needs
    its words.
    """

    def __init__(self, code: str, locale: Path = PROGRAM, **details: Argument) -> None:
        super().__init__(refusal(code, **details), locale)
        self.code = code

    def text(self, language: str = SOURCE) -> str:
        """Why, and what to do, in a language."""
        return self.why(spoken(language))
