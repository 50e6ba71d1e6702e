"""Whole games in compiled code, with buffers that are made once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from ludopolis.bots.policy import EMPTY, TRUE, Policy, play_game
from ludopolis.bots.policy_bots import PolicyBot, prepare_series, weights_of_seats
from ludopolis.engine import contract
from ludopolis.engine.box import Box, Value
from ludopolis.engine.chance import IMAGINATION, PLAY, seed_words, stream_of
from ludopolis.engine.errors import LudopolisError
from ludopolis.engine.layout import Ints, blanks

MAX_MOVES = 20_000  # a longer game is a fault of its rules


class CompiledGames:
    """Plays games between compiled bots."""

    def __init__(self, box: Box, players: int, options: Mapping[str, Value]) -> None:
        prepare_series(box)
        self.policies = blanks(Policy, players)  # of each seat
        self.weights = weights_of_seats(box, players)  # of each seat
        self.chance, self.mind = stream_of(0, PLAY), stream_of(0, IMAGINATION)
        self._worlds = blanks(box.layout, 4)
        self._worlds[EMPTY] = box.blank_state(players, options)
        self._actions = np.zeros(box.actions, np.int16)
        self._taken = np.zeros(MAX_MOVES, np.int16)

    def seat(self, bots: Iterable[PolicyBot]) -> None:
        """Seat these bots, in this order."""
        for seat, bot in enumerate(bots):
            self.policies[seat] = bot.policy

    def play(self, seed: int, mind_seed: int | None = None) -> Ints:
        """Play a game and return its actions; `end` has the final position until the next game.

        What the bots imagine can have a seed of its own.
        """
        words = words_of(seed)
        made = play_game(
            self._worlds,
            self.policies,
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
        """The final position of the last game."""
        return self._worlds[TRUE]

    @property
    def empty(self) -> Any:
        """A blank position with the options."""
        return self._worlds[EMPTY]


def words_of(seed: int) -> Ints:
    """A seed as compiled code takes it."""
    return np.array(seed_words(seed), np.uint32)


def check_length(moves: int, seed: int) -> None:
    """Raise an error for a game that does not end."""
    if moves >= MAX_MOVES:
        raise LudopolisError(f"the game of seed {seed:#x} did not end within {MAX_MOVES} moves")
