"""An independent referee, written from the rulebook alone, agrees with every move."""

from __future__ import annotations

import pytest
from referee import Objection, check

from ludopolis.arena.simulate import Series
from ludopolis.arena.trace import trace
from ludopolis.engine import conformance, registry

SETS = list(conformance.option_sets(registry.box("newyork")))


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("chosen", SETS, ids=str)
def test_the_referee_agrees(chosen: conformance.OptionSet, bot: str) -> None:
    series = Series("newyork", chosen.players, chosen.options, (bot,) * chosen.players, seed=41)
    tally = check(trace(series, 1))
    assert tally.games == 1
    assert tally.decisions > 40


def test_the_referee_objects_to_a_wrong_line() -> None:
    chosen = SETS[-1]
    series = Series("newyork", chosen.players, chosen.options, ("random",) * chosen.players, 1)
    lines = [line.replace('"purses": [6', '"purses": [7') for line in trace(series, 1)]
    lines = [line.replace('"purses": [5', '"purses": [7') for line in lines]
    with pytest.raises(Objection, match="purses"):
        check(lines)
