"""Compiling a game before it is needed, and saying so while people wait."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ludopolis.engine import cache
from ludopolis.engine.rule import interpreted

if TYPE_CHECKING:
    from ludopolis.engine.box import Box

_prepared: set[str] = set()


def prepare(box: Box) -> None:
    """Compile a game if that has not been done, with a friendly notice: it happens only once."""
    if box.name in _prepared or interpreted():
        return
    _prepared.add(box.name)
    if cache.is_warm(box.name):
        return
    print(  # noqa: T201  (a notice to whoever waits, wherever the game is used from)
        f"Preparing {box.title['en']}: compiling its rules, this once (about 20 seconds) …",
        file=sys.stderr,
        flush=True,
    )
    compile_whole(box)
    cache.mark_warm(box.name)


def compile_whole(box: Box) -> None:
    """Call everything that is compiled, once."""
    import numpy as np

    from ludopolis.engine import contract, playout
    from ludopolis.engine.chance import IMAGINATION, PLAY, stream_of
    from ludopolis.engine.layout import blanks

    players = box.least_players
    options = box.settle(players, {})
    states, empty = blanks(box.layout, 1), blanks(box.layout, 1)
    empty[0] = box.blank_state(players, options)
    chance, mind = stream_of(0, PLAY), stream_of(0, IMAGINATION)
    actions = np.zeros(box.actions, np.int16)
    playout.random_games(states, empty, chance, mind, np.zeros((1, 4), np.uint32), actions, 20)
    state = states[0]
    contract.deal(state, chance)
    contract.to_move(state)
    contract.over(state)
    count = contract.legal(state, actions)
    contract.refusal(state, int(actions[count - 1]))
    contract.apply(state, int(actions[0]), chance)
    contract.redeal(state, 0, mind)
    contract.sense(state, 0)
    totals = np.zeros(256, np.int64)
    contract.score(state, totals)
    contract.ledger(state, totals)
