"""Simple players of single games, against which bots are measured where random play is too weak.

Each keeps to one plain idea and leaves everything else to chance.
"""

# ruff: noqa: PLC0415  (a game is loaded when it is played)

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from ludopolis.bots.bot import Bot, read_settings
from ludopolis.bots.driver import mind_stream
from ludopolis.engine.chance import below, stream_of
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Action, Game


class Baseline(Bot):
    """A player of one game, who takes any action that its idea allows, all equally likely."""

    game: ClassVar[str]

    def __init__(self, settings: str) -> None:
        read_settings(self.spec, settings, {})

    def prepare(self, box: Box) -> None:
        """Compile the game, if it is the one that this player knows."""
        if box.name != self.game:
            raise OptionError(f"the bot {self.spec} plays {self.game} only, not {box.name}")
        super().prepare(box)

    def choose(self, game: Game) -> Action:
        """One of the actions that the idea allows, by lot."""
        self.prepare(game.box)
        assert game.seat is not None
        seat = game.seat - 1
        allowed = self.allowed(game.legal(), seat)
        return allowed[below(stream_of(game.key, mind_stream(seat, len(game.moves))), len(allowed))]

    @abstractmethod
    def allowed(self, legal: list[Action], seat: int) -> list[Action]:
        """Those of the legal actions that the idea allows: at least one."""


class Passive(Baseline):
    """Big Shot: always passes, never borrows, and places at random what it gets for nothing."""

    spec = "passive"
    game = "bigshot"

    def allowed(self, legal: list[Action], seat: int) -> list[Action]:  # noqa: ARG002
        """Pass, or no loan, wherever there is a choice of that kind."""
        from ludopolis.games.bigshot.market import NO_LOAN, PASS

        return [action for action in legal if action in (NO_LOAN, PASS)] or legal


class Stayer(Baseline):
    """New York New York: plays at random, but never passes as long as it has a card."""

    spec = "stayer"
    game = "newyorknewyork"

    def allowed(self, legal: list[Action], seat: int) -> list[Action]:  # noqa: ARG002
        """All but passing."""
        from ludopolis.games.newyorknewyork.skyline import PASS

        return [action for action in legal if action != PASS]


class Keeper(Stayer):
    """New York New York: takes own cards first, lays them last, and never passes."""

    spec = "keeper"

    def allowed(self, legal: list[Action], seat: int) -> list[Action]:
        """The highest own card to take; a card of another colour to play, or the lowest own one."""
        from ludopolis.games.newyorknewyork.rules import colour_of
        from ludopolis.games.newyorknewyork.skyline import PLAY, TAKE

        cards = super().allowed(legal, seat)
        taking = cards[0] >= TAKE
        first = TAKE if taking else PLAY
        own = [action for action in cards if colour_of(action - first) == seat]
        if taking:
            return own[-1:] or cards
        return [action for action in cards if action not in own] or own[:1]
