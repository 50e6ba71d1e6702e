"""What is on the table in New York New York: the cards, the skyline, and the record of one game.

A card is a number from 0 to 47: colour * 12 + (printed number - 1). Its place in the skyline is the
printed number less one. A set of cards is a 64-bit number, one bit for each card.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import numpy as np

from ludopolis.engine.layout import Int64, Ints, Layout
from ludopolis.engine.piles import Pile, pile_of

BOARD: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("board.toml").read_text(encoding="utf-8")
)

COLOUR_NAMES: tuple[str, ...] = tuple(BOARD["cards"]["colours"]["value"])
COLOURS = len(COLOUR_NAMES)
NUMBERS: int = BOARD["cards"]["numbers"]["value"]
CARDS = COLOURS * NUMBERS
SEATS = COLOURS  # seat and colour have the same number

HAND: int = BOARD["setup"]["hand"]["value"]
RESERVE: int = BOARD["setup"]["reserve"]["value"]

# The extra points of a run, by its length from none to all numbers.
RUN_POINTS = np.full(NUMBERS + 1, BOARD["score"]["longer_runs"]["value"])
_known = [0, 0, *BOARD["score"]["runs"]["value"]]
RUN_POINTS[: len(_known)] = _known

NO_CARDS = 0  # the empty set
NO_CARD = -1
NOBODY = -1

# What is being decided.
PLAYING, TAKING = range(2)

# How a game ends.
RUNNING, ALL_PLAYED, ALL_PASSED, MATCH_OVER = range(4)


class Skyline(Layout):
    """One game of New York New York, with everything that is true of it, hidden or not."""

    # The options.
    players: Int64
    bonus: Int64
    match: Int64

    # Whose decision of which kind.
    phase: Int64
    active: Int64  # whose turn it is
    starter: Int64  # who had the first turn of this game
    ending: Int64
    passed: Annotated[Ints, np.int64, SEATS]

    # The match: which game of it is on, and the points of the games before.
    game: Int64
    totals: Annotated[Ints, np.int64, SEATS]

    # The skyline: the cards on each number, the lowest first, and how many there are.
    laid: Annotated[Ints, np.int8, NUMBERS, COLOURS]
    height: Annotated[Ints, np.int64, NUMBERS]

    # The other cards.
    hand: Annotated[Ints, np.int64, SEATS]  # sets of cards
    reserve: Int64  # a set of cards
    pile: Annotated[Pile, pile_of(CARDS)]

    # Cards that everybody has seen going into a hand, where they still are: sets of cards.
    seen: Annotated[Ints, np.int64, SEATS]


# Action numbers: one block for each kind of action, in this order.
PLAY = 0  # card
TAKE = PLAY + CARDS  # card
PASS = TAKE + CARDS
ACTIONS = PASS + 1

# Why an action is refused; `notation.py` names the message that says it.
ALLOWED, NOT_NOW, PLAY_FIRST, TAKE_FIRST, NOT_IN_HAND, NOT_IN_RESERVE = range(6)
