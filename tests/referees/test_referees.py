"""Independent referees, written from the rulebooks alone, agree with every move."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from ludopolis.arena.simulate import Series
from ludopolis.arena.trace import trace
from ludopolis.engine import conformance, registry

BOTS = ("random", "greedy")
# Option sets of a game; where there are more, the bots take turns, neither always with the same option.
FEW = 30


def cases() -> Iterator[Any]:
    """Every game with every option set, played by both bots."""
    for name in registry.names():
        sets = list(conformance.option_sets(registry.box(name)))
        for number, chosen in enumerate(sets):
            for bot in BOTS if len(sets) <= FEW else (BOTS[number.bit_count() % 2],):
                yield pytest.param(name, chosen, bot, id=f"{name}-{chosen}-{bot}")


def referee_of(name: str) -> Any:
    """The module of a game's referee."""
    return importlib.import_module(f"referee_of_{name}")


def series_of(name: str, chosen: conformance.OptionSet, bot: str = "random") -> Series:
    """A series of games in which every seat has the same bot."""
    return Series(name, chosen.players, chosen.options, (bot,) * chosen.players, seed=41)


@pytest.mark.parametrize(("name", "chosen", "bot"), list(cases()))
def test_the_referee_agrees(name: str, chosen: conformance.OptionSet, bot: str) -> None:
    tally = referee_of(name).check(trace(series_of(name, chosen, bot), 1))
    assert tally.games == 1
    assert tally.decisions > 4


@pytest.mark.parametrize("name", registry.names())
def test_the_referee_objects_to_wrong_lines(name: str) -> None:
    """Each kind of line with something changed."""
    chosen = list(conformance.option_sets(registry.box(name)))[-1]
    lines = [json.loads(line) for line in trace(series_of(name, chosen), 1)]
    middle = len(lines) // 2
    changes: list[tuple[int, str, Any]] = [
        (middle, "seat", lines[middle]["seat"] % chosen.players + 1),
        (middle, "decision", "sleep"),
        (middle, "legal", lines[middle]["legal"][1:]),
        (middle, "legal", [*lines[middle]["legal"], "sleep"]),
        (middle, "taken", "sleep"),
        (0, "chance", []),
        (-1, "scores", [n + 1 for n in lines[-1]["scores"]]),
        (-1, "places", [n + 1 for n in lines[-1]["places"]]),
        (-1, "reason", "sleep"),
    ]
    for field, value in lines[middle]["position"].items():
        changes.append((middle, "position", {**lines[middle]["position"], field: ["other", value]}))
    for at, field, value in changes:
        wrong = list(lines)
        wrong[at] = {**lines[at], field: value}
        with pytest.raises(AssertionError) as objection:
            referee_of(name).check(json.dumps(line) for line in wrong)
        assert type(objection.value).__name__ == "Objection", (field, value)
