"""What all see is worked out once: views that share it are those that each would have had alone."""

from __future__ import annotations

import itertools
import random

import pytest

import ludopolis
from ludopolis.engine import registry
from ludopolis.engine.box import LANGUAGES
from ludopolis.engine.sight import named_view
from ludopolis.tables.views import Views

NAMES = ("Ada", "Ben", "Cid", "Dan", "Eve", "Fay")


@pytest.mark.parametrize("name", registry.names())
def test_shared_views_are_the_same_as_those_of_one_alone(name: str) -> None:
    players = min(4, registry.box(name).most_players)
    game = ludopolis.new(name, players=players, seed=5)
    mind, names = random.Random(5), NAMES[:players]
    eyes = [None, *range(1, players + 1)]
    while not game.over and len(game.moves) < 40:
        game.play(mind.choice(game.legal()))
        views = Views(game)
        # Twice: whoever looked did not change what the others see.
        for language, seat in 2 * list(itertools.product(LANGUAGES, eyes)):
            alone = named_view(game, seat, language, names)
            assert views.now(seat, language, names) == alone
            views.told(seat, language, names)
