"""Whole games between bots that are compiled: the space that they are played in, made once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from ludopolis.bots import driver
from ludopolis.bots.simple import Compiled
from ludopolis.engine import contract
from ludopolis.engine.box import Box, Value
from ludopolis.engine.chance import IMAGINATION, PLAY, seed_words, stream_of
from ludopolis.engine.errors import LudopolisError
from ludopolis.engine.layout import Ints, blanks

LONGEST = 20_000  # moves; a game that goes on longer is a fault of its rules


class CompiledGames:
    """Where compiled bots play one game after the other."""

    def __init__(self, box: Box, players: int, options: Mapping[str, Value]) -> None:
        driver.prepare_series(box)
        self.manners = blanks(driver.Manner, players)  # how each seat chooses
        self.weights = driver.weights_for_all(box, players)  # by which each seat judges
        self.chance, self.mind = stream_of(0, PLAY), stream_of(0, IMAGINATION)
        self._worlds = blanks(box.layout, 4)
        self._worlds[driver.EMPTY] = box.blank_state(players, options)
        self._actions = np.zeros(box.actions, np.int16)
        self._taken = np.zeros(LONGEST, np.int16)

    def seat(self, bots: Iterable[Compiled]) -> None:
        """Let these bots sit down, in this order."""
        for seat, bot in enumerate(bots):
            self.manners[seat] = bot.manner

    def play(self, seed: int, mind_seed: int | None = None) -> Ints:
        """The actions of a game from the deal to the end, which is there to be looked at until the next.

        What the bots imagine can have a seed of its own.
        """
        words = words_of(seed)
        made = driver.play_out(
            self._worlds,
            self.manners,
            self.weights,
            self.chance,
            self.mind,
            words,
            words if mind_seed is None else words_of(mind_seed),
            self._actions,
            self._taken,
        )
        if contract.over(self.end) == 0:
            check_length(made, seed)
        return self._taken[:made].copy()

    @property
    def end(self) -> Any:
        """The last position of the game that was played last."""
        return self._worlds[driver.TRUE]

    @property
    def empty(self) -> Any:
        """A position that holds the options and nothing else yet."""
        return self._worlds[driver.EMPTY]


def words_of(seed: int) -> Ints:
    """A seed as compiled code reads it."""
    return np.array(seed_words(seed), np.uint32)


def check_length(moves: int, seed: int) -> None:
    """A game that does not end is a fault of its rules or of its bots."""
    if moves >= LONGEST:
        raise LudopolisError(f"the game of seed {seed:#x} did not end within {LONGEST} moves")
