"""What is asked of Tycoon: what the start player's place is worth, and how winners build."""

from __future__ import annotations

import numpy as np

from ludopolis.arena.study.questions.question import (
    Amount,
    Fact,
    Questions,
    Watched,
    in_order,
    order_names,
    role,
)
from ludopolis.games.tycoon.globe import (
    BORROW,
    BUILD_FACTORY,
    BUILD_HOTEL,
    EXTEND,
    HOTEL_PRICE,
    PASS,
    RENOVATE,
    REPAY,
)
from ludopolis.games.tycoon.rules import cities_with_hotels
from ludopolis.language.text import say

DEAREST = np.flatnonzero(HOTEL_PRICE[:, 0] == HOTEL_PRICE[:, 0].max())


def dear_hotels(game: Watched) -> list[float]:
    """The hotels of each seat in the dearest cities at the end, open and closed."""
    hotels = game.end.open_hotels + game.end.closed
    return [int(hotels[DEAREST, seat].sum()) for seat in range(game.players)]


QUESTIONS = Questions(
    roles=(
        role("order", order_names, in_order(lambda _: 0)),  # seat 1 always starts
    ),
    rounds=lambda game: float(game.end.round_number),
    amounts=(
        Amount("hotels", lambda game: game.counted(BUILD_HOTEL, RENOVATE)),
        Amount("factories", lambda game: game.counted(BUILD_FACTORY, BORROW)),
        Amount(
            "cities",
            lambda game: [int(cities_with_hotels(game.end, s)) for s in range(game.players)],
        ),
        Amount("dear", dear_hotels),
        Amount("loans", lambda game: game.counted(BORROW, PASS)),
        Amount("renovations", lambda game: game.counted(RENOVATE, BUILD_FACTORY)),
    ),
    facts=(
        Fact("loans", lambda game: sum(game.counted(BORROW, PASS)) / game.players),
        Fact("extended", lambda game: float(sum(game.counted(EXTEND, 1 << 15)))),
        Fact("passes", lambda game: float(sum(game.counted(PASS, REPAY)) > 0), share=True),
    ),
    standing=say("study-standing"),
)
