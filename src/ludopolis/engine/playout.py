"""Whole games at random, as many as wanted, for any game: the engine at full speed."""

from __future__ import annotations

from typing import Any

from ludopolis.engine import contract
from ludopolis.engine.chance import DEAL, IMAGINATION, PLAY, Chance, below, start
from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule


@rule
def random_game(state: Any, chance: Chance, mind: Chance, actions: Ints, moves: int) -> int:
    """Play uniformly random moves until the game is over or `moves` are made; say how many."""
    made = 0
    while made < moves and contract.over(state) == 0:
        count = contract.legal(state, actions)
        contract.apply(state, actions[below(mind, count)], chance)
        made += 1
    return made


@rule
def begin(state: Any, chance: Chance, mind: Chance, seed: Ints) -> None:
    """Deal a game of this seed; afterwards `chance` is its play and `mind` its imagination."""
    start(chance, DEAL, seed[0], seed[1], seed[2], seed[3])
    contract.deal(state, chance)
    start(chance, PLAY, seed[0], seed[1], seed[2], seed[3])
    start(mind, IMAGINATION, seed[0], seed[1], seed[2], seed[3])


@rule
def random_games(
    state: Any, blank: Any, chance: Chance, mind: Chance, seeds: Ints, actions: Ints, moves: int
) -> int:
    """Deal and play one random game for each seed, in the same memory; say how many moves."""
    total = 0
    for i in range(len(seeds)):
        state[0] = blank[0]
        begin(state[0], chance, mind, seeds[i])
        total += random_game(state[0], chance, mind, actions, moves)
    return total
