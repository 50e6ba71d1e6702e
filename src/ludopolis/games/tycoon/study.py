"""Questions for studies of Tycoon: the start player's advantage, and how winners build."""

from __future__ import annotations

import numpy as np

from ludopolis.engine.study import (
    Amount,
    Fact,
    Questions,
    ReplayedGame,
    order_names,
    per_seat,
    role,
    turn_order,
)
from ludopolis.games.tycoon.rules import cities_with_hotels
from ludopolis.games.tycoon.state import (
    BORROW,
    BUILD_FACTORY,
    BUILD_HOTEL,
    EXTEND,
    HOTEL_PRICE,
    PASS,
    RENOVATE,
    REPAY,
)
from ludopolis.language.text import say

DEAREST = np.flatnonzero(HOTEL_PRICE[:, 0] == HOTEL_PRICE[:, 0].max())


def dear_hotels(game: ReplayedGame, seat: int) -> int:
    """The hotels of a seat in the dearest cities at the end, open and closed."""
    return int((game.end.open_hotels + game.end.closed)[DEAREST, seat].sum())


QUESTIONS = Questions(
    roles=(role("order", order_names, turn_order(lambda _: 0)),),  # seat 1 always starts
    rounds=lambda game: float(game.end.round_number),
    amounts=(
        Amount("hotels", lambda game: game.count_actions(BUILD_HOTEL, RENOVATE)),
        Amount("factories", lambda game: game.count_actions(BUILD_FACTORY, BORROW)),
        Amount("cities", per_seat(lambda game, seat: int(cities_with_hotels(game.end, seat)))),
        Amount("dear", per_seat(dear_hotels)),
        Amount("loans", lambda game: game.count_actions(BORROW, PASS)),
        Amount("renovations", lambda game: game.count_actions(RENOVATE, BUILD_FACTORY)),
    ),
    facts=(
        Fact("loans", lambda game: sum(game.count_actions(BORROW, PASS)) / game.players),
        Fact("extended", lambda game: float(sum(game.count_actions(EXTEND, 1 << 15)))),
        Fact("passes", lambda game: float(any(game.count_actions(PASS, REPAY))), share=True),
    ),
    standing=say("study-standing"),
)
