"""What is reported when a bot misbehaves."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ludopolis.engine.errors import LudopolisError, OptionError

if TYPE_CHECKING:
    from ludopolis.engine.game import Game

PACKAGE = Path(__file__).resolve().parents[1]


class BotError(LudopolisError):
    """A bot failed to give a legal action: which bot, where in which game, and what it did."""

    def __init__(self, bot: str, where: str, what: str, stderr: Sequence[str] = ()) -> None:
        super().__init__(_message(bot, where, what, stderr))
        # Everything is in the arguments, so that the error survives pickling in worker processes.
        self.args = (bot, where, what, tuple(stderr))
        self.bot = bot  # its spec
        self.where = where  # the game, the seat, the move
        self.what = what
        self.stderr = tuple(stderr)  # the last lines of its standard error


def _message(bot: str, where: str, what: str, stderr: Sequence[str]) -> str:
    message = f"the bot {bot} {what} ({where})"
    if stderr:
        message += "\nthe last lines of its standard error:"
        message += "".join(f"\n    {line}" for line in stderr)
    return message


@contextmanager
def blame(bot: str, where: str, *, may_refuse: bool = False) -> Iterator[None]:
    """Turn any exception raised inside into a BotError of this bot.

    With `may_refuse`, an OptionError passes through: the bot does not play this game.
    """
    try:
        yield
    except (Exception, SystemExit) as error:
        if isinstance(error, BotError) or is_our_exit(error):
            raise
        if may_refuse and isinstance(error, OptionError):
            raise
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(last.filename).name}, line {last.lineno}"
        what = f"failed with {type(error).__name__}: {str(error)[:300]}, in {place}"
        raise BotError(bot, where, what) from error


def is_our_exit(error: BaseException) -> bool:
    """Did our own code exit, as a worker process does when it is stopped during a choice?"""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return isinstance(error, SystemExit) and PACKAGE in Path(last.filename).parents


def describe_position(game: Game) -> str:
    """Where in which game a bot is asked, and how to reproduce it."""
    return f"{game.box.name}, seat {game.seat}, move {len(game.moves) + 1}{describe_seed(game)}"


def describe_seed(game: Game) -> str:
    """The seed of a game, if it is known."""
    return "" if game.seed is None else f", the game of seed {game.seed:#x}"


def short_repr(given: object, most: int = 100) -> str:
    """The repr of something untrusted, cut to a length that fits into a message."""
    text = repr(given)
    return text if len(text) <= most else f"{text[: most - 1]}…"
