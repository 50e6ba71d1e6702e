"""What all see is worked out once: views that share it are those that each would have had alone."""

from __future__ import annotations

import random

import pytest

import ludopolis
from ludopolis.engine import registry
from ludopolis.presentation.look import log_of, report_of
from ludopolis.tables.view_cache import ViewCache


@pytest.mark.parametrize("name", registry.names())
def test_shared_views_are_the_same_as_those_of_one_alone(name: str) -> None:
    players = min(4, registry.box(name).most_players)
    game = ludopolis.new(name, players=players, seed=5)
    mind = random.Random(5)
    eyes = [None, *range(1, players + 1)]
    views = ViewCache(game)
    while not game.over and len(game.moves) < 40:
        game.play(mind.choice(game.legal()))
        views = ViewCache(game.copy(), views)
        # Twice: whoever looked did not change what the others see.
        for seat in 2 * eyes:
            assert views.now(seat) == game.view(seat)
            assert views.log(seat) == log_of(game, seat)
            assert views.report(seat) == report_of(game, seat)
