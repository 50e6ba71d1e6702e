"""What a table does not do, with a text that says what to do instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludopolis.engine.errors import LudopolisError
from ludopolis.tables.phrases import REFUSALS, spoken


class Refused(LudopolisError):
    """Something was asked for that cannot be. Nothing has changed.

    `code` is for programs. A detail is put into the text as it is, or, where it is a mapping, in the
    words of the text's language.
    """

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def text(self, language: str = "en") -> str:
        """Why, and what to do, in a language."""
        language = spoken(language)
        said = {
            key: detail[language] if isinstance(detail, Mapping) else detail
            for key, detail in self.details.items()
        }
        return REFUSALS[language][self.code].format(**said)

    def __str__(self) -> str:
        return self.text()
