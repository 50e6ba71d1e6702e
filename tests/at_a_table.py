"""Playing and looking, for the tests of every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludopolis import Game, IllegalAction
from ludopolis.engine import contract
from ludopolis.engine.chance import IMAGINATION, below, stream_of


def play_all(game: Game, *actions: str) -> None:
    """Play actions one after the other."""
    for action in actions:
        game.play(action)


def wander(game: Game, seed: int, moves: int = 10_000, until: str | None = None) -> int:
    """Play random allowed moves until so many are made, or a kind of decision comes, or the end."""
    mind = stream_of(seed, IMAGINATION)
    numbers = np.zeros(game.box.actions, np.int16)
    made = 0
    while made < moves and not game.over and game.decision != until:
        count = contract.legal(game.state, numbers)
        contract.apply(game.state, int(numbers[below(mind, count)]), game.chance)
        game._forget()
        game.chance.written = 0
        made += 1
    return made


def refused(game: Game, action: str | int, *because: str) -> None:
    """The action is refused with these words, and nothing has changed."""
    before, moves = game.fingerprint(), list(game.moves)
    with pytest.raises(IllegalAction) as refusal:
        game.play(action)
    for words in because:
        assert words in str(refusal.value)
    assert game.fingerprint() == before
    assert game.moves == moves


def check_refusals(game: Game) -> None:
    """What is not refused is exactly what is allowed."""
    numbers = range(game.box.actions)
    granted = [number for number in numbers if contract.refusal(game.state, number) == 0]
    assert granted == [int(action) for action in game.legal()]


def table(game: Game) -> dict[str, Any]:
    """Everything that is true."""
    return game.box.views.position(game.state)


def texts(game: Game, start: str = "") -> list[str]:
    """All allowed actions that start with these words."""
    return [action.text for action in game.legal() if action.text.startswith(start)]
