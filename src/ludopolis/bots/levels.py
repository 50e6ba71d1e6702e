"""Levels: the bots that people choose from, by strength; the same names in all games.

The bot of a level was measured for each game and number of players and is named in the game's
`weights.toml`: a level is meant to be as hard to beat in one game as in the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludopolis.bots.bot import Bot
from ludopolis.engine.errors import OptionError
from ludopolis.language.text import Text, Words, say

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Action, Game


@dataclass(frozen=True)
class Level:
    """A level in words."""

    title: Text
    text: Text  # one line


# The weakest first.
LEVELS: Mapping[str, Level] = {
    name: Level(say(f"level-{name}"), say(f"level-{name}.text"))
    for name in ("beginner", "casual", "skilled", "strong", "master")
}
DEFAULT_LEVEL = "casual"  # the opponent of players who choose none: it can be beaten


class LevelBot(Bot):
    """The bot of a level: in each game the one that was measured for it."""

    def __init__(self, name: str, make: Callable[[str], Bot]) -> None:
        """The bot of a level; `make` makes bots from their specs."""
        self.spec = name
        self._make = make
        self._bots: dict[str, Bot] = {}

    def bot_for(self, box: Box, players: int) -> Bot:
        """The bot that plays on this level in a game with so many players."""
        levels = box.levels(players)
        where = f"the levels of {box.name} for {players} players"
        if unknown := [name for name in levels if name not in LEVELS]:
            raise OptionError(f"{where} have {unknown[0]!r}; there are: {', '.join(LEVELS)}")
        if self.spec not in levels:
            raise OptionError(f"{where} lack {self.spec}")
        spec = levels[self.spec]
        if spec in LEVELS:
            raise OptionError(f"{where}: {self.spec} is a level itself, {spec!r}; name its bot")
        if spec not in self._bots:
            try:
                self._bots[spec] = self._make(spec)
            except OptionError as error:
                raise OptionError(f"{where}: {self.spec}: {error}") from None
        return self._bots[spec]

    def choose(self, game: Game) -> Action:
        """The action that the bot of this level takes."""
        return self.bot_for(game.box, game.players).choose(game)

    def prepare(self, box: Box) -> None:
        """Compile what the bots of this level need for a game, for any number of players."""
        for players in range(box.least_players, box.most_players + 1):
            self.bot_for(box, players).prepare(box)

    def over(self, game: Game) -> None:
        """Tell the bot that has played that a game has ended."""
        self.bot_for(game.box, game.players).over(game)

    def close(self) -> None:
        """Close the bots."""
        while self._bots:
            self._bots.popitem()[1].close()


def title(spec: str) -> Words:
    """A level by its name; any other bot by its spec."""
    return LEVELS[spec].title if spec in LEVELS else spec
