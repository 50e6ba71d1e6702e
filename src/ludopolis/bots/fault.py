"""What is said when a bot does not play as it should."""

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


class BotFault(LudopolisError):
    """A bot that gave no proper answer: which one, where in which game, and what it did."""

    def __init__(self, bot: str, where: str, what: str, last_words: Sequence[str] = ()) -> None:
        super().__init__(_said(bot, where, what, last_words))
        # All of it are the exception's arguments, so that it comes whole out of a worker process.
        self.args = (bot, where, what, tuple(last_words))
        self.bot = bot  # its spec
        self.where = where  # the game, the seat, the move
        self.what = what
        self.last_words = tuple(last_words)  # the end of what it wrote to standard error


def _said(bot: str, where: str, what: str, last_words: Sequence[str]) -> str:
    said = f"the bot {bot} {what} ({where})"
    if last_words:
        said += "\nthe last it wrote to standard error:"
        said += "".join(f"\n    {line}" for line in last_words)
    return said


@contextmanager
def blamed(bot: str, where: str, *, may_refuse: bool = False) -> Iterator[None]:
    """Whatever goes wrong meanwhile is the fault of a bot, also where it is we who refuse something.

    Where it `may_refuse`, its own word that it does not play so is no fault.
    """
    try:
        yield
    except (Exception, SystemExit) as fault:
        if isinstance(fault, BotFault) or told_to_go(fault):
            raise
        if may_refuse and isinstance(fault, OptionError):
            raise
        last = traceback.extract_tb(fault.__traceback__)[-1]
        place = f"{Path(last.filename).name}, line {last.lineno}"
        what = f"failed with {type(fault).__name__}: {str(fault)[:300]}, in {place}"
        raise BotFault(bot, where, what) from fault


def told_to_go(fault: BaseException) -> bool:
    """Is it we who exit, as a worker that is told to go does in the midst of a choice?"""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return isinstance(fault, SystemExit) and PACKAGE in Path(last.filename).parents


def moment(game: Game) -> str:
    """Where in which game a bot is asked, and how to come to the same game again."""
    return f"{game.box.name}, seat {game.seat}, move {len(game.moves) + 1}{of_seed(game)}"


def of_seed(game: Game) -> str:
    """How to come to the same game again."""
    return "" if game.seed is None else f", the game of seed {game.seed:#x}"


def shown(given: object, most: int = 100) -> str:
    """Something strange as it can be put into a message: on one line, cut, without tricks."""
    text = repr(given)
    return text if len(text) <= most else f"{text[: most - 1]}…"
