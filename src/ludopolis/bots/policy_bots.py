"""The bots that do not look ahead, `random` and `greedy`: compiled policies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludopolis.bots.bot import Bot, number, read_settings, seat_to_move
from ludopolis.bots.policy import (
    EMPTY,
    GREEDY,
    RANDOM,
    TRUE,
    Policy,
    bot_stream,
    decide,
    make_policy,
    play_game,
)
from ludopolis.engine import contract, precompile
from ludopolis.engine.chance import DEAL, IMAGINATION, PLAY, stream_of
from ludopolis.engine.layout import Ints, blanks

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Action, Game

MAX_NOISE = 1e6  # far more than any position is worth


class PolicyBot(Bot):
    """A bot with a compiled policy; series of games between such bots are compiled as a whole."""

    def __init__(self, spec: str, policy: Policy) -> None:
        self.spec = spec
        self.policy = policy

    def choose(self, game: Game) -> Action:
        """The action that the policy chooses."""
        seat_to_move(game)
        chosen = choose(game, self.policy)
        return next(action for action in game.legal() if action == chosen)

    def prepare(self, box: Box) -> None:
        """Compile the policy for a game."""
        prepare(box)


def make_random(settings: str) -> PolicyBot:
    """A bot that takes any legal action, all equally likely."""
    read_settings("random", settings, {})
    return PolicyBot("random", make_policy(RANDOM))


def make_greedy(settings: str) -> PolicyBot:
    """A bot that looks one move ahead; `noise` makes it misjudge."""
    found = read_settings("greedy", settings, {"noise": number(0, MAX_NOISE)})
    noise = found.get("noise", 0.0)
    return PolicyBot(f"greedy:noise={noise:g}" if noise else "greedy", make_policy(GREEDY, noise))


def choose(game: Game, policy: Policy) -> int:
    """The choice of a policy for the seat to move."""
    prepare(game.box)
    worlds = blanks(game.box.layout, 4)
    worlds[TRUE] = game.state
    seat = contract.to_move(game.state)
    rng = stream_of(game.key, bot_stream(int(seat), len(game.moves)))
    weights = game.box.weights(game.players)
    return int(decide(worlds, policy, np.zeros(game.box.actions, np.int16), rng, weights))


def weights_of_seats(box: Box, players: int) -> Any:
    """The weights of a game's bots, repeated for each seat."""
    record = box.weights(players)
    return np.full(players, record, record.dtype)


def prepare(box: Box) -> None:
    """Compile a game and the policies for it if that has not been done."""
    precompile.prepare(box)
    precompile.prepare(box, "bots", _compile_choice)


def prepare_series(box: Box) -> None:
    """Compile whole games between policies as well."""
    prepare(box)
    precompile.prepare(box, "series", _compile_series)


def _dealt(box: Box) -> tuple[Any, Ints]:
    """Worlds with a dealt game, and room for actions."""
    worlds = blanks(box.layout, 4)
    worlds[EMPTY] = box.blank_state(box.least_players, box.settle(box.least_players, {}))
    worlds[TRUE] = worlds[EMPTY]
    contract.deal(worlds[TRUE], stream_of(0, DEAL))
    return worlds, np.zeros(box.actions, np.int16)


def _compile_choice(box: Box) -> None:
    worlds, actions = _dealt(box)
    weights = box.weights(box.least_players)
    decide(worlds, make_policy(GREEDY), actions, stream_of(0, IMAGINATION), weights)


def _compile_series(box: Box) -> None:
    worlds, actions = _dealt(box)
    policies = blanks(Policy, box.least_players)
    policies[:] = make_policy(GREEDY)
    chance, rng = stream_of(0, PLAY), stream_of(0, IMAGINATION)
    weights = weights_of_seats(box, box.least_players)
    seed, taken = np.zeros(4, np.uint32), np.zeros(2, np.int16)
    play_game(worlds, policies, weights, chance, rng, seed, seed, actions, taken)
