"""Other worlds keep to what the table has seen of hidden cards."""

from __future__ import annotations

import random

import numpy as np
import pytest

import ludopolis
from ludopolis.games.newyork.state import FACES, KINDS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["box", "cards"])
def test_worlds_keep_the_clues(players: int, edition: str) -> None:
    """Secrets: a resampled hand has a possible number of red cards; the pile, what it was made of."""
    for seed in range(4):
        game = ludopolis.new(
            "newyork", players=players, edition=edition, seed=seed, events=seed % 2 == 0
        )
        mind = random.Random(seed)
        while not game.over:
            game.play(mind.choice(game.legal()))
            if game.decision == "place":
                continue
            for seat in range(players):
                world = game.resample(seat + 1, mind.getrandbits(128)).state
                for other in range(players):
                    reds = int(world.hand[other, :FACES].sum())
                    assert reds == world.reds[other]
                    assert int(game.state.possible_reds[other]) >> reds & 1
                pile = np.bincount(world.stock.cards[: world.stock.left], minlength=KINDS + 1)
                most = game.state.fresh.astype(int) - game.state.drawn[seat].astype(int)
                assert (pile[:KINDS] <= most).all()


def test_the_true_world_is_one_of_them() -> None:
    """Secrets: what the table has worked out is true of the true hands."""
    for seed in range(10):
        game = ludopolis.new("newyork", players=4, seed=seed, events=True, teams=seed % 2 == 1)
        mind = random.Random(seed)
        while not game.over:
            game.play(mind.choice(game.legal()))
            for seat in range(4):
                reds = int(game.state.reds[seat])
                assert int(game.state.possible_reds[seat]) >> reds & 1
                if game.state.teams:
                    assert int(game.state.partner_reds[seat]) >> reds & 1
                assert (game.state.known[seat] >= 0).all()
                assert (game.state.known[seat] <= game.state.hand[seat]).all()


def test_an_imagined_world_tells_nothing_of_the_true_one() -> None:
    """Secrets: neither the deal nor the moves nor a record come with it."""
    game = ludopolis.new("newyork", players=4, seed=1, teams=True)
    mind = random.Random(1)
    for _ in range(60):
        game.play(mind.choice(game.legal()))
    world = game.resample(1, 2)
    assert world.setup == ()
    assert {move.action.text for move in world.moves} == {""}
    assert not any(move.chance for move in world.moves)
    with pytest.raises(ludopolis.LudopolisError, match="imagined"):
        world.record()
