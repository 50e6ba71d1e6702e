"""The bots that do not look ahead: `random` and `greedy`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.bots import driver
from ludopolis.bots.bot import Bot, decider, number, read_settings

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Action, Game


MOST_NOISE = 1e6  # by far more than any position is worth


class Compiled(Bot):
    """A bot whose choice, and whole games of it, are compiled."""

    def __init__(self, spec: str, manner: driver.Manner) -> None:
        self.spec = spec
        self.manner = manner

    def choose(self, game: Game) -> Action:
        """The action that the compiled choice comes to."""
        decider(game)
        chosen = driver.choose(game, self.manner)
        return next(action for action in game.legal() if action == chosen)

    def prepare(self, box: Box) -> None:
        """Compile the choice for a game."""
        driver.prepare(box)


def make_random(settings: str) -> Compiled:
    """Any allowed action, all equally likely."""
    read_settings("random", settings, {})
    return Compiled("random", driver.manner(driver.RANDOM))


def make_greedy(settings: str) -> Compiled:
    """The action after which the world looks best, or seems to: with `noise` it misjudges."""
    found = read_settings("greedy", settings, {"noise": number(0, MOST_NOISE)})
    noise = found.get("noise", 0.0)
    return Compiled(
        f"greedy:noise={noise:g}" if noise else "greedy", driver.manner(driver.GREEDY, noise)
    )
