"""Every game on the shelf holds what the conformance kit asks, with every combination of options."""

from __future__ import annotations

import pytest

from ludopolis.engine import conformance, registry
from ludopolis.engine.conformance import OptionSet

GAMES = 3_000  # of each game, shared out among its option sets; `make soak` plays many more

SETS = {name: list(conformance.option_sets(registry.box(name))) for name in registry.names()}


def said(value: object) -> str:
    """An option set in a word or two."""
    if not isinstance(value, OptionSet):
        return str(value)
    chosen = [n if v is True else f"{n}={v}" for n, v in value.options.items() if v is not False]
    return "-".join([str(value.players), *chosen])


EVERY_SET = [(name, chosen) for name, sets in SETS.items() for chosen in sets]
# One of each five of New York's many sets, all sets of the other games.
LOOKED_AT = [
    (name, chosen) for name, sets in SETS.items() for chosen in sets[:: len(sets) // 16 or 1]
]


@pytest.mark.parametrize(("name", "chosen"), EVERY_SET, ids=said)
def test_many_games_hold(name: str, chosen: OptionSet) -> None:
    games = GAMES // len(SETS[name])
    told: list[int] = []
    moves = conformance.check_many(registry.box(name), chosen, range(games), told.append)
    assert moves > games
    assert sum(told) == games


@pytest.mark.parametrize(("name", "chosen"), LOOKED_AT, ids=said)
def test_a_game_holds_when_looked_at_from_all_sides(name: str, chosen: OptionSet) -> None:
    assert conformance.check_game(registry.box(name), chosen, seed=1) > 1


@pytest.mark.parametrize("name", registry.names())
def test_interpreted_and_compiled_rules_agree(name: str) -> None:
    sets = SETS[name]
    chosen = sets[:: len(sets) // 5 or 1]
    assert conformance.check_interpreted(name, chosen, seed=3) > len(chosen)
