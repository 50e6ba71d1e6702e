"""What a bot is, and how it is found by its spec string."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludopolis.bots import driver
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.engine.game import Action, Game

BOT = "bot:"  # a seat's name that begins so is played by that bot

KINDS = {"random": driver.RANDOM, "greedy": driver.GREEDY}


@dataclass(frozen=True)
class Bot:
    """A way to choose."""

    spec: str
    kind: int

    def choose(self, game: Game) -> Action:
        """The action it takes in a game where its seat decides. It sees no hidden card.

        What it imagines comes from the game's seed, so the same seed gives the same game.
        """
        number = driver.choose(game, self.kind)
        return next(action for action in game.legal() if action == number)


def known() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(KINDS)


def make(spec: str) -> Bot:
    """The bot of a spec string, or an error that says which there are."""
    name, colon, _settings = spec.strip().partition(":")
    if name not in KINDS:
        raise OptionError(f"there is no bot {spec!r}; there are: {', '.join(KINDS)}")
    if colon:
        raise OptionError(f"the bot {name} has no settings; write just {name!r}")
    return Bot(name, KINDS[name])
