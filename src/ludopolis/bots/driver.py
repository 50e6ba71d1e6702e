"""How bots choose, compiled: every bot is given an imagined world, never the true one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from ludopolis.engine import contract, warm
from ludopolis.engine.chance import (
    DEAL,
    IMAGINATION,
    MASK,
    PLAY,
    Chance,
    below,
    start,
    stream_of,
    word,
)
from ludopolis.engine.layout import Float64, Int64, Ints, Layout, blank, blanks
from ludopolis.engine.playout import begin
from ludopolis.engine.rule import rule

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Game

RANDOM, GREEDY = 0, 1

# Where the records stand that a choice works on.
TRUE, IMAGINED, TRIAL, EMPTY = range(4)


class Manner(Layout):
    """How a bot chooses."""

    kind: Int64  # RANDOM or GREEDY
    noise: Float64  # how far a greedy bot misjudges what it looks at, in the game's own units


def manner(kind: int, noise: float = 0.0) -> Manner:
    """A manner of choosing."""
    made = blank(Manner)
    made.kind = kind
    made.noise = noise
    return made


@rule
def mind_stream(seat: int, move: int) -> int:
    """The stream of a bot's imagination: one for each decision, so that a pause changes nothing."""
    return IMAGINATION + seat + 64 * move


@rule
def choose_at_random(actions: Ints, count: int, mind: Chance) -> int:
    """Any allowed action, all equally likely."""
    return actions[below(mind, count)]


@rule
def gumbel(mind: Chance) -> float:
    """A number by chance, of Gumbel's distribution.

    Added to each value, times a scale, it makes the best value win as often as a softmax of that
    scale says: clear cases stay clear, close ones become a toss-up.
    """
    return -math.log(-math.log((word(mind) + 0.5) / (MASK + 1.0)))


@rule
def choose_greedily(
    worlds: Any, seat: int, actions: Ints, count: int, mind: Chance, weights: Any, noise: float
) -> int:
    """The action after which the imagined world looks best; equals are chosen by lot."""
    best = -1.0e30
    chosen = 0
    equals = 0
    for i in range(count):
        worlds[TRIAL] = worlds[IMAGINED]
        contract.apply(worlds[TRIAL], int(actions[i]), mind)
        value = contract.sense(worlds[TRIAL], seat, weights)
        if noise > 0.0:
            value += noise * gumbel(mind)
        if value > best:
            best = value
            chosen = i
            equals = 1
        elif value == best:
            equals += 1
            if below(mind, equals) == 0:
                chosen = i
    return actions[chosen]


@rule
def decide(worlds: Any, manner: Manner, actions: Ints, mind: Chance, weights: Any) -> int:
    """The choice of a bot in the true world, made in an imagined one."""
    count = contract.legal(worlds[TRUE], actions)
    if manner.kind == RANDOM or count == 1:
        return choose_at_random(actions, count, mind)
    seat = contract.to_move(worlds[TRUE])
    worlds[IMAGINED] = worlds[TRUE]
    contract.redeal(worlds[IMAGINED], seat, mind)
    return choose_greedily(worlds, seat, actions, count, mind, weights, manner.noise)


@rule
def play_out(
    worlds: Any,
    manners: Any,
    weights: Any,
    chance: Chance,
    mind: Chance,
    seed: Ints,
    mind_seed: Ints,
    actions: Ints,
    taken: Ints,
) -> int:
    """Deal and play a whole game between bots; note the actions taken; say how many.

    Each seat has a manner of choosing and a record of weights.
    What the bots imagine comes from a seed of its own, so that other minds can play the same deal;
    when both seeds are equal, it is the game that `choose` would play. A game longer than `taken` is
    broken off, which `over` then tells.
    """
    worlds[TRUE] = worlds[EMPTY]
    begin(worlds[TRUE], chance, mind, seed)
    made = 0
    while made < len(taken) and contract.over(worlds[TRUE]) == 0:
        seat = contract.to_move(worlds[TRUE])
        stream = mind_stream(seat, made)
        start(mind, stream, mind_seed[0], mind_seed[1], mind_seed[2], mind_seed[3])
        action = decide(worlds, manners[seat], actions, mind, weights[seat])
        taken[made] = action
        contract.apply(worlds[TRUE], action, chance)
        made += 1
    return made


def choose(game: Game, manner: Manner) -> int:
    """The choice of a bot in a game where its seat decides."""
    prepare(game.box)
    worlds = blanks(game.box.layout, 4)
    worlds[TRUE] = game.state
    seat = contract.to_move(game.state)
    mind = stream_of(game.key, mind_stream(int(seat), len(game.moves)))
    weights = game.box.weights(game.players)
    return int(decide(worlds, manner, np.zeros(game.box.actions, np.int16), mind, weights))


def weights_for_all(box: Box, players: int) -> Any:
    """The weights of a game's bots, once for each seat."""
    record = box.weights(players)
    return np.full(players, record, record.dtype)


def prepare(box: Box) -> None:
    """Compile a game with its bots if that has not been done."""
    warm.prepare(box)
    warm.prepare(box, "bots", _compile_choice)


def prepare_series(box: Box) -> None:
    """Compile whole games between bots as well."""
    prepare(box)
    warm.prepare(box, "series", _compile_series)


def _table(box: Box) -> tuple[Any, Ints]:
    """Worlds with a dealt game in them, and room for actions."""
    worlds = blanks(box.layout, 4)
    worlds[EMPTY] = box.blank_state(box.least_players, box.settle(box.least_players, {}))
    worlds[TRUE] = worlds[EMPTY]
    contract.deal(worlds[TRUE], stream_of(0, DEAL))
    return worlds, np.zeros(box.actions, np.int16)


def _compile_choice(box: Box) -> None:
    worlds, actions = _table(box)
    weights = box.weights(box.least_players)
    decide(worlds, manner(GREEDY), actions, stream_of(0, IMAGINATION), weights)


def _compile_series(box: Box) -> None:
    worlds, actions = _table(box)
    manners = blanks(Manner, box.least_players)
    manners[:] = manner(GREEDY)
    chance, mind = stream_of(0, PLAY), stream_of(0, IMAGINATION)
    weights = weights_for_all(box, box.least_players)
    seed, taken = np.zeros(4, np.uint32), np.zeros(2, np.int16)
    play_out(worlds, manners, weights, chance, mind, seed, seed, actions, taken)
