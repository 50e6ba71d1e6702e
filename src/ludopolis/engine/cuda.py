"""The same rules on a graphics card: one thread plays one game.

Needs the extra `cuda` and an NVIDIA card. Nothing else imports this module.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numba
import numpy as np
from numba import cuda

from ludopolis.engine import contract
from ludopolis.engine.box import Box, Value
from ludopolis.engine.chance import Chance
from ludopolis.engine.errors import OptionError
from ludopolis.engine.layout import Ints, blanks, dtype_of
from ludopolis.engine.playout import begin, random_game

THREADS = 128  # in a block


@dataclass(frozen=True)
class Batch:
    """What came of a batch of games."""

    moves: Ints  # of each game
    endings: Ints
    scores: Ints  # of each game and seat

    @property
    def total_moves(self) -> int:
        """All moves of all games."""
        return int(self.moves.sum())


@cache
def _kernel(box: Box) -> Any:
    """The kernel that plays one random game in each thread.

    A game lives in the thread's local memory, which the card lays out so that neighbouring threads
    reading the same field read neighbouring words.
    """
    numba_state = numba.from_dtype(dtype_of(box.layout))
    numba_chance = numba.from_dtype(dtype_of(Chance))
    numbers = box.actions

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(empty: Any, seeds: Any, most: int, moves: Any, endings: Any, scores: Any) -> None:
        game = cuda.grid(1)
        if game >= len(moves):
            return
        states = cuda.local.array(1, numba_state)
        chances = cuda.local.array(2, numba_chance)
        actions = cuda.local.array(numbers, numba.int16)
        states[0] = empty[0]
        chances[0].mode = 0
        chances[1].mode = 0
        begin(states[0], chances[0], chances[1], seeds[game])
        moves[game] = random_game(states[0], chances[0], chances[1], actions, most)
        endings[game] = contract.over(states[0])
        contract.score(states[0], scores[game])

    return play


class Player:
    """Plays batches of random games of one box on the card."""

    def __init__(self, box: Box, players: int, options: Mapping[str, Value], games: int) -> None:
        """Take the card's memory for batches of this many games."""
        self.box = box
        self.games = games
        empty = blanks(box.layout, 1)
        empty[0] = box.blank_state(players, box.settle(players, options))
        self._empty = cuda.to_device(empty)
        self._moves = cuda.device_array(games, np.int32)
        self._endings = cuda.device_array(games, np.int8)
        self._scores = cuda.device_array((games, players), np.int64)

    def play(self, seeds: Ints, most: int = 100_000) -> Batch:
        """Deal and play one game for each seed (four 32-bit words each)."""
        if seeds.shape != (self.games, 4):
            raise OptionError(f"{self.games} games need {self.games} seeds of four words")
        self.launch(cuda.to_device(seeds), most)
        return Batch(
            self._moves.copy_to_host(), self._endings.copy_to_host(), self._scores.copy_to_host()
        )

    def launch(self, seeds: Any, most: int = 100_000) -> None:
        """Play a batch whose seeds are on the card already, and wait for it."""
        blocks = (self.games + THREADS - 1) // THREADS
        arguments = (self._empty, seeds, most, self._moves, self._endings, self._scores)
        _kernel(self.box)[blocks, THREADS](*arguments)
        cuda.synchronize()
