"""The rollout: the greedy bot's game at a glance, for a search that looks to the end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from bigshot_table import position

import ludopolis
from ludopolis import Game, bots
from ludopolis.engine import contract
from ludopolis.engine.chance import IMAGINATION, stream_of
from ludopolis.engine.layout import duplicate
from ludopolis.games.bigshot import evaluation, rules
from ludopolis.games.bigshot.state import PLACE, SEATS


def rolled_out(game: Game, moves: int, seed: int = 1) -> Any:
    """The position after so many moves of a rollout."""
    state = duplicate(game.state)
    weights = game.box.weights(game.players)
    assert contract.rollout(state, moves, weights, stream_of(seed, IMAGINATION))
    return state


def answer(game: Game) -> int:
    """What a rollout decides about a loan, a bid or a payment."""
    weights = game.box.weights(game.players)
    hopes = np.empty((SEATS, SEATS))
    for winner in range(game.players):
        evaluation.consider(game.state, winner, weights, hopes)
    return int(evaluation.answer(game.state, weights, hopes))


def looks(game: Game, action: int) -> float:
    """How good the position looks after an action, to who takes it."""
    state = duplicate(game.state)
    seat = contract.to_move(state)
    contract.apply(state, action, stream_of(0, IMAGINATION))
    return contract.evaluate(state, seat, game.box.weights(game.players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_loans_bids_and_payments_are_those_of_the_greedy_bot(players: int) -> None:
    """What is answered looks as good as anything that is allowed, in all of five games."""
    greedy = bots.make("greedy")
    asked = set()
    for seed in range(5):
        game = ludopolis.new("bigshot", players=players, seed=seed)
        while not game.over:
            if game.state.phase != PLACE:
                asked.add(int(game.state.phase))
                best = max(looks(game, action) for action in game.legal())
                assert looks(game, answer(game)) == pytest.approx(best), game.record()
            game.play(greedy.choose(game))
    assert len(asked) == (2 if players == 2 else 1)


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_rolled_out_move_is_allowed(players: int, expert: bool) -> None:
    """Move by move to the end, and the sums that no move may change stay as they are."""
    for seed in range(10):
        game = ludopolis.new("bigshot", players=players, seed=seed, expert=expert)
        while not game.over:
            state = rolled_out(game, 1)
            after = []
            for action in game.legal():
                other = duplicate(game.state)
                contract.apply(other, action, stream_of(1, IMAGINATION))
                after.append(other.tobytes())
            assert state.tobytes() in after
            game.play(game.legal()[after.index(state.tobytes())])


def test_it_ends_with_the_moves_or_with_the_game() -> None:
    game = ludopolis.new("bigshot", players=4, seed=3)
    assert rolled_out(game, 0).tobytes() == game.state.tobytes()
    assert rolled_out(game, 30).ending == 0
    over = rolled_out(game, 1000)
    assert over.ending != 0
    assert over.rounds == 18


def test_a_lot_that_is_being_placed_is_placed_first() -> None:
    """The last pawn of a lot: it takes the district that is there for the taking."""
    game = position(lot="R", placing=1, city={"21": "RRYYKW"}, ring=["RYWK"] * 18)
    state = rolled_out(game, 1)
    assert rules.districts_of(state, 0) == 1


def test_looking_changes_nothing() -> None:
    """The imagined placements are taken back."""
    game = ludopolis.new("bigshot", players=3, seed=5)
    before = game.fingerprint()
    answer(game)
    assert game.fingerprint() == before


def test_the_smaller_purse_pays() -> None:
    game = position(2, leader=2, cash={"R": 8, "W": 5})
    game.play("bid 4")
    game.play("pass")
    legal = {int(action): action.text for action in game.legal()}
    assert legal[answer(game)] == "pay with white"


def test_other_games_are_played_on_choice_by_choice() -> None:
    """A game that has no such answer says so, and nothing is played."""
    game = ludopolis.new("newyork", players=2, seed=1)
    state = duplicate(game.state)
    assert not contract.rollout(state, 5, game.box.weights(2), stream_of(1, IMAGINATION))
    assert state.tobytes() == game.state.tobytes()
