"""Statistics of a finished game, replayed: choices, standings, evaluations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludopolis.engine import contract
from ludopolis.engine.chance import IMAGINATION, PLAY, Chance, stream_of
from ludopolis.engine.layout import Ints, blanks
from ludopolis.engine.playout import begin
from ludopolis.engine.rule import rule

if TYPE_CHECKING:
    from ludopolis.engine.box import Box

# The records: the current position, the one after the deal, and a blank one with the options.
NOW, DEALT, EMPTY = range(3)


@rule
def leaders(state: Any, points: Ints, places: Ints) -> int:
    """The seats that would win if the game ended now, as bits; fills in the points."""
    contract.score(state, points)
    contract.places(state, points, places)
    found = 0
    for seat in range(state.players):
        if places[seat] == 1:
            found |= 1 << seat
    return found


@rule
def replay(
    worlds: Any,
    chance: Chance,
    rng: Chance,
    seed: Ints,
    actions: Ints,
    marks: Ints,
    legal: Ints,
    places: Ints,
    movers: Ints,
    choices: Ints,
    leading: Ints,
    points: Ints,
    evaluations: Any,
    weights: Any,
) -> None:
    """Replay the actions of a game and note what happened at each move.

    `movers` and `choices` are who decided, and how many legal actions there were; `leading` and `points`
    the standing before the first move and after each one. `evaluations` has every seat's evaluation of
    its position after the numbers of moves in `marks`, which ascend.
    """
    worlds[NOW] = worlds[EMPTY]
    begin(worlds[NOW], chance, rng, seed)
    worlds[DEALT] = worlds[NOW]
    leading[0] = leaders(worlds[NOW], points[0], places)
    mark = 0
    for made in range(len(actions) + 1):
        if made > 0:
            movers[made - 1] = contract.to_move(worlds[NOW])
            choices[made - 1] = contract.legal(worlds[NOW], legal)
            contract.apply(
                worlds[NOW], int(actions[made - 1]), chance
            )  # interpreted, 16 bits overflow
            leading[made] = leaders(worlds[NOW], points[made], places)
        while mark < len(marks) and marks[mark] == made:
            for seat in range(worlds[NOW].players):
                evaluations[mark, seat] = contract.evaluate(worlds[NOW], seat, weights)
            mark += 1


def prepare(box: Box) -> None:
    """Compile it for a game if that has not been done."""
    from ludopolis.engine import precompile  # noqa: PLC0415  (compiled code does not depend on it)

    precompile.prepare(box)
    precompile.prepare(box, "study", _compile)


def _compile(box: Box) -> None:
    """Replay no move at all."""
    worlds = blanks(box.layout, 3)
    worlds[EMPTY] = box.blank_state(box.least_players, box.settle(box.least_players, {}))
    seats = box.least_players
    replay(
        worlds,
        stream_of(0, PLAY),
        stream_of(0, IMAGINATION),
        np.zeros(4, np.uint32),
        np.zeros(0, np.int16),
        np.zeros(1, np.int64),
        np.zeros(box.actions, np.int16),
        np.zeros(seats, np.int64),
        np.zeros(0, np.int64),
        np.zeros(0, np.int64),
        np.zeros(1, np.int64),
        np.zeros((1, seats), np.int64),
        np.zeros((1, seats)),
        box.weights(seats),
    )
