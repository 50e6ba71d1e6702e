"""Random games in bulk, for any game: the engine at full speed."""

from __future__ import annotations

from typing import Any

from ludopolis.engine import contract
from ludopolis.engine.chance import DEAL, IMAGINATION, PLAY, Chance, below, start
from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import rule


@rule
def random_game(state: Any, chance: Chance, rng: Chance, actions: Ints, moves: int) -> int:
    """Play uniformly random moves until the game is over or `moves` are made; return how many."""
    made = 0
    while made < moves and contract.over(state) == 0:
        count = contract.legal(state, actions)
        contract.apply(state, actions[below(rng, count)], chance)
        made += 1
    return made


@rule
def begin(state: Any, chance: Chance, rng: Chance, seed: Ints) -> None:
    """Deal the game of a seed; then `chance` is its play stream and `rng` its stream for bots."""
    start(chance, DEAL, seed[0], seed[1], seed[2], seed[3])
    contract.deal(state, chance)
    start(chance, PLAY, seed[0], seed[1], seed[2], seed[3])
    start(rng, IMAGINATION, seed[0], seed[1], seed[2], seed[3])


@rule
def random_games(
    state: Any, blank: Any, chance: Chance, rng: Chance, seeds: Ints, actions: Ints, moves: int
) -> int:
    """Deal and play one random game for each seed, in the same memory; return all moves."""
    total = 0
    for i in range(len(seeds)):
        state[0] = blank[0]
        begin(state[0], chance, rng, seeds[i])
        total += random_game(state[0], chance, rng, actions, moves)
    return total
