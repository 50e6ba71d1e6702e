"""The bots that do not look ahead: `random` and `greedy`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.bots import driver
from ludopolis.bots.bot import Bot, read_settings

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Action, Game


class Compiled(Bot):
    """A bot whose choice, and whole games of it, are compiled."""

    def __init__(self, spec: str, kind: int) -> None:
        self.spec = spec
        self.kind = kind

    def choose(self, game: Game) -> Action:
        """The action that the compiled choice comes to."""
        number = driver.choose(game, self.kind)
        return next(action for action in game.legal() if action == number)

    def prepare(self, box: Box) -> None:
        """Compile the choice for a game."""
        driver.prepare(box)


def make_random(settings: str) -> Compiled:
    """Any allowed action, all equally likely."""
    read_settings("random", settings, {})
    return Compiled("random", driver.RANDOM)


def make_greedy(settings: str) -> Compiled:
    """The action after which the world looks best."""
    read_settings("greedy", settings, {})
    return Compiled("greedy", driver.GREEDY)
