"""`baseline:NAME`: a simple player of one game, to measure bots against where random play is too weak.

A game defines its baselines itself (`Box.baselines`). Each follows one plain idea, which narrows down
the legal actions, and leaves the rest to chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.bots.bot import Bot, seat_to_move
from ludopolis.bots.policy import bot_stream
from ludopolis.engine.chance import below, stream_of
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.engine.box import Baseline, Box
    from ludopolis.engine.game import Action, Game

NAME = "baseline"


class BaselineBot(Bot):
    """Takes any of the actions that a game's baseline allows, all equally likely."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.spec = f"{NAME}:{name}"

    def prepare(self, box: Box) -> None:
        """Compile the game; refuse one that does not have this baseline."""
        self._baseline(box)
        super().prepare(box)

    def choose(self, game: Game) -> Action:
        """One of the actions that the baseline allows."""
        seat, legal = seat_to_move(game) - 1, game.legal()
        allowed = self._baseline(game.box)([int(action) for action in legal], seat)
        rng = stream_of(game.key, bot_stream(seat, len(game.moves)))
        chosen = allowed[below(rng, len(allowed))]
        return next(action for action in legal if action == chosen)

    def _baseline(self, box: Box) -> Baseline:
        if self.name not in box.baselines:
            known = f"it has: {', '.join(box.baselines)}" if box.baselines else "it has none"
            raise OptionError(f"{box.name} has no baseline {self.name!r}; {known}")
        return box.baselines[self.name]


def make_baseline(settings: str) -> BaselineBot:
    """The baseline of that name; which game has it is checked when it is prepared."""
    if not settings.isidentifier():
        raise OptionError(f"write a baseline as {NAME}:NAME, such as {NAME}:passive")
    return BaselineBot(settings)
