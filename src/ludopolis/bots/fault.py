"""What is said when a bot does not play as it should."""

from __future__ import annotations

from collections.abc import Sequence

from ludopolis.engine.errors import LudopolisError


class BotFault(LudopolisError):
    """A bot that gave no proper answer: which one, where in which game, and what it did."""

    def __init__(self, bot: str, where: str, what: str, last_words: Sequence[str] = ()) -> None:
        # All of it are the exception's arguments, so that it comes whole out of a worker process.
        super().__init__(bot, where, what, tuple(last_words))
        self.bot = bot  # its spec
        self.where = where  # the game, the seat, the move
        self.what = what
        self.last_words = tuple(last_words)  # the end of what it wrote to standard error

    def __str__(self) -> str:
        said = f"the bot {self.bot} {self.what} ({self.where})"
        if self.last_words:
            said += "\nthe last it wrote to standard error:"
            said += "".join(f"\n    {line}" for line in self.last_words)
        return said


def shown(given: object, most: int = 100) -> str:
    """Something strange as it can be put into a message: on one line, cut, without tricks."""
    text = repr(given)
    return text if len(text) <= most else f"{text[: most - 1]}…"
