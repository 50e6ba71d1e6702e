"""A game that was played, gone through again with open eyes: choices, standings, outlooks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludopolis.engine import contract, warm
from ludopolis.engine.chance import IMAGINATION, PLAY, Chance, stream_of
from ludopolis.engine.layout import Ints, blanks
from ludopolis.engine.playout import begin
from ludopolis.engine.rule import rule

if TYPE_CHECKING:
    from ludopolis.engine.box import Box

# Where the records stand: the game itself, how it was dealt, and one that holds only the options.
NOW, DEALT, EMPTY = range(3)


@rule
def leaders(state: Any, points: Ints, places: Ints) -> int:
    """The seats that would win if the game ended now, one bit for each; fills in the points."""
    contract.score(state, points)
    contract.places(state, points, places)
    found = 0
    for seat in range(state.players):
        if places[seat] == 1:
            found |= 1 << seat
    return found


@rule
def watch(
    worlds: Any,
    chance: Chance,
    mind: Chance,
    seed: Ints,
    taken: Ints,
    marks: Ints,
    actions: Ints,
    places: Ints,
    movers: Ints,
    choices: Ints,
    leading: Ints,
    points: Ints,
    outlooks: Any,
    weights: Any,
) -> None:
    """Play the actions of a game again and note what could be seen at each move.

    `movers` and `choices` are who decided and among how many actions; `leading` and `points` the
    standing before the first move and after each one. `outlooks` is what every seat makes of the
    position after so many moves as `marks` says, ascending, by these weights.
    """
    worlds[NOW] = worlds[EMPTY]
    begin(worlds[NOW], chance, mind, seed)
    worlds[DEALT] = worlds[NOW]
    leading[0] = leaders(worlds[NOW], points[0], places)
    mark = 0
    for made in range(len(taken) + 1):
        if made > 0:
            movers[made - 1] = contract.to_move(worlds[NOW])
            choices[made - 1] = contract.legal(worlds[NOW], actions)
            contract.apply(worlds[NOW], taken[made - 1], chance)
            leading[made] = leaders(worlds[NOW], points[made], places)
        while mark < len(marks) and marks[mark] == made:
            for seat in range(worlds[NOW].players):
                outlooks[mark, seat] = contract.sense(worlds[NOW], seat, weights)
            mark += 1


def prepare(box: Box) -> None:
    """Compile it for a game if that has not been done."""
    warm.prepare(box)
    warm.prepare(box, "study", _compile)


def _compile(box: Box) -> None:
    """Watch no move at all."""
    worlds = blanks(box.layout, 3)
    worlds[EMPTY] = box.blank_state(box.least_players, box.settle(box.least_players, {}))
    seats = box.least_players
    watch(
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
