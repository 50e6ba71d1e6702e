"""Policies, compiled: how `random` and `greedy` choose, and whole games between them.

A policy is given a resampled world, never the true one.
"""

from __future__ import annotations

import math
from typing import Any

from ludopolis.engine import contract
from ludopolis.engine.chance import IMAGINATION, MASK, Chance, below, start, word
from ludopolis.engine.layout import Float64, Int64, Ints, Layout, blank
from ludopolis.engine.playout import begin
from ludopolis.engine.rule import rule

RANDOM, GREEDY = 0, 1

# Indices into the worlds that a choice works on: the game itself, the resampled world in which a bot
# thinks, a scratch copy for single actions, and a record that holds only the options.
TRUE, WORLD, TRIAL, EMPTY = range(4)


class Policy(Layout):
    """How a bot chooses."""

    kind: Int64  # RANDOM or GREEDY
    noise: Float64  # of a greedy bot's evaluations, in the units of the game's `evaluate`


def make_policy(kind: int, noise: float = 0.0) -> Policy:
    """A policy."""
    made = blank(Policy)
    made.kind = kind
    made.noise = noise
    return made


@rule
def bot_stream(seat: int, move: int) -> int:
    """The random stream of a bot for one decision, so that pausing a game changes nothing."""
    return IMAGINATION + seat + 64 * move


@rule
def choose_at_random(actions: Ints, count: int, rng: Chance) -> int:
    """A legal action, all equally likely."""
    return int(actions[below(rng, count)])


@rule
def gumbel(rng: Chance) -> float:
    """A random number with the Gumbel distribution.

    Added to each value, times a scale, it makes the choice of the largest a softmax with that scale as
    its temperature: clear cases stay clear, close ones become a toss-up.
    """
    return -math.log(-math.log((word(rng) + 0.5) / (MASK + 1.0)))


@rule
def choose_greedily(
    worlds: Any, seat: int, actions: Ints, count: int, rng: Chance, weights: Any, noise: float
) -> int:
    """The action after which `evaluate` is highest in the resampled world; ties at random."""
    best = -1.0e30
    chosen = 0
    ties = 0
    for i in range(count):
        worlds[TRIAL] = worlds[WORLD]
        contract.apply(worlds[TRIAL], int(actions[i]), rng)
        value = contract.evaluate(worlds[TRIAL], seat, weights)
        if noise > 0.0:
            value += noise * gumbel(rng)
        if value > best:
            best = value
            chosen = i
            ties = 1
        elif value == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = i
    return int(actions[chosen])


@rule
def decide(worlds: Any, policy: Policy, actions: Ints, rng: Chance, weights: Any) -> int:
    """The choice of a policy in the true world, made in a resampled one."""
    count = contract.legal(worlds[TRUE], actions)
    if policy.kind == RANDOM or count == 1:
        return choose_at_random(actions, count, rng)
    seat = contract.to_move(worlds[TRUE])
    worlds[WORLD] = worlds[TRUE]
    contract.resample(worlds[WORLD], seat, rng)
    return choose_greedily(worlds, seat, actions, count, rng, weights, policy.noise)


@rule
def play_game(
    worlds: Any,
    policies: Any,
    weights: Any,
    chance: Chance,
    rng: Chance,
    seed: Ints,
    bot_seed: Ints,
    actions: Ints,
    taken: Ints,
) -> int:
    """Deal and play a whole game; note the actions taken and return their number.

    Each seat has a policy and a record of weights. Bots have a seed of their own, so that the same deal
    can be played with other bot randomness; when both seeds are equal, it is the game that `choose`
    would play. A game longer than `taken` is cut off: then it is not `over`.
    """
    worlds[TRUE] = worlds[EMPTY]
    begin(worlds[TRUE], chance, rng, seed)
    made = 0
    while made < len(taken) and contract.over(worlds[TRUE]) == 0:
        seat = contract.to_move(worlds[TRUE])
        stream = bot_stream(seat, made)
        start(rng, stream, bot_seed[0], bot_seed[1], bot_seed[2], bot_seed[3])
        action = decide(worlds, policies[seat], actions, rng, weights[seat])
        taken[made] = action
        contract.apply(worlds[TRUE], action, chance)
        made += 1
    return made
