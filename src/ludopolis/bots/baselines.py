"""Simple players of single games, against which bots are measured where random play is too weak.

Each keeps to one plain idea and leaves everything else to chance.
"""

# ruff: noqa: PLC0415  (a game is loaded when it is played)

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from ludopolis.bots.bot import Bot, decider, read_settings
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
        seat = decider(game) - 1
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
        """To take, an own card if there is one; to play, a card of another colour."""
        cards = super().allowed(legal, seat)
        own = self.own(cards, seat)
        if self.takes(cards):
            return own or cards
        return [action for action in cards if action not in own] or own

    def takes(self, cards: list[Action]) -> bool:
        """Is a card to be taken, and not to be played?"""
        from ludopolis.games.newyorknewyork.skyline import TAKE

        return cards[0] >= TAKE

    def own(self, cards: list[Action], seat: int) -> list[Action]:
        """Those that take or play a card of the seat's own colour, from the lowest number on."""
        from ludopolis.games.newyorknewyork.rules import colour_of
        from ludopolis.games.newyorknewyork.skyline import CARDS

        return [action for action in cards if colour_of(action % CARDS) == seat]


class Miser(Keeper):
    """New York New York: a keeper who takes the highest own card first, and lays the lowest first."""

    spec = "miser"

    def allowed(self, legal: list[Action], seat: int) -> list[Action]:
        """As a keeper, but among own cards the number decides."""
        cards = super().allowed(legal, seat)
        if cards != self.own(cards, seat):
            return cards
        return cards[-1:] if self.takes(cards) else cards[:1]
