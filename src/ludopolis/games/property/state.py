"""What is on the table in Property: the cards, the grid, and the record of one game.

Squares and cards are numbered, and sets of them are 64-bit words with one bit for each. Square 0 is
at the bottom left: square = column * 8 + row. Cards go suit by suit, ♥ ♦ ♠ ♣, from ace to ten.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import numpy as np

from ludopolis.engine.grids import NONE, ONE
from ludopolis.engine.layout import Int64, Ints, Layout
from ludopolis.engine.piles import Pile, pile_of
from ludopolis.engine.rule import rule

BOARD: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("board.toml").read_text(encoding="utf-8")
)

SIZE: int = BOARD["board"]["size"]["value"]
SEATS = 6
NOBODY = -1

SUIT_NAMES: list[str] = BOARD["cards"]["suits"]
RANK_NAMES: list[str] = BOARD["cards"]["ranks"]
HEARTS, DIAMONDS, SPADES, CLUBS = range(4)
RANKS = len(RANK_NAMES)
CARD_NAMES = tuple(suit + rank for suit in SUIT_NAMES for rank in RANK_NAMES)
WILD = RANK_NAMES.index(BOARD["cards"]["first_wild_rank"]["value"])  # this rank and those above
COLOUR = 2 * RANKS  # the cards of one colour
CARDS = 2 * COLOUR
RED, BLACK = 0, 1
RED_CARDS = np.uint64((1 << COLOUR) - 1)
BLACK_CARDS = np.uint64(((1 << COLOUR) - 1) << COLOUR)

PLAIN_RATE: int = BOARD["rent"]["plain"]["value"]
HEARTS_TIMES: int = BOARD["rent"]["hearts"]["value"]
SPADES_TIMES: int = BOARD["rent"]["spades"]["value"]


def _starting_cash() -> Ints:
    """The chips that everyone gets, in dollars, indexed by the number of players."""
    cash = np.zeros(SEATS + 1, np.int64)
    for chip in ("white", "red", "blue"):
        cash[2:] += BOARD["chips"][chip]["value"] * np.array(BOARD["players"][chip]["value"])
    return cash


CASH = _starting_cash()
UNITS = np.array([0, 0, *BOARD["players"]["units"]["value"]])

SQUARE_WORTH: int = BOARD["end"]["square_worth"]["value"]
LONGEST_QUIET_GAME: int = BOARD["end"]["longest_quiet_game"]["value"]

# What is being decided.
PLAYING, BUYING = range(2)

# How a game ends.
RUNNING, BANKRUPTCY, LONG_GAME = range(3)

# Whether a hand has both colours, as far as the table can tell.
LACKING, COMPLETE, UNSURE = range(3)

Cards = Any  # np.uint64


class Land(Layout):
    """One game of Property, with everything that is true of it, hidden or not."""

    # The options.
    players: Int64
    bankruptcies: Int64
    count_property: Int64

    # Whose decision of which kind.
    phase: Int64
    active: Int64  # whose turn it is
    ending: Int64
    first: Int64  # who took the first turn
    turns: Int64  # turns that are over
    quiet_turns: Int64  # turns that are over since the last bankruptcy
    square: Int64  # the square that may be bought now

    # The grid.
    owned: Annotated[Ints, np.uint64, SEATS]  # the squares of each player
    mortgaged: Annotated[Any, np.uint64]

    # Money, and who has run out of it.
    cash: Annotated[Ints, np.int64, SEATS]
    units: Annotated[Ints, np.int64, SEATS]
    units_gone: Int64  # units that bankrupts took out of the game
    bankrupts: Int64
    failed: Annotated[Ints, np.int64, SEATS]  # 1 for the first bankrupt, 2 for the second …, else 0

    # The cards.
    hand: Annotated[Ints, np.uint64, SEATS]
    stock: Annotated[Pile, pile_of(CARDS)]

    # What the table has seen of hidden cards (`hidden.py`).
    piles: Int64  # how many piles have been shuffled so far
    from_pile: Annotated[Ints, np.int16, CARDS]  # the last pile that a card was shuffled into
    last_pile: Annotated[Ints, np.int64, SEATS]  # the pile that a hand's last card came from
    main_colours: Annotated[Ints, np.int64, SEATS]  # the colours that can be a hand's main colour
    complete: Annotated[Ints, np.int64, SEATS]  # whether a hand has both colours, or UNSURE


# Ways to play the cards of one colour: for each of its two suits the eight plain ranks, then the 9 as
# each of eight numbers, then the 10.
WAYS_OF_SUIT = WILD + (RANKS - WILD) * SIZE
WAYS = 2 * WAYS_OF_SUIT

# Action numbers.
PAIR = 0  # way of the red card × way of the black one
BUY = PAIR + WAYS * WAYS
DO_NOT_BUY = BUY + 1
SHOW = DO_NOT_BUY + 1
ACTIONS = SHOW + 1

# Why an action is refused; `notation.py` says it in the rulebook's words.
ALLOWED, NOT_NOW = range(2)
NO_SUCH_CARDS, NO_SUCH_RED_CARD, NO_SUCH_BLACK_CARD, MUST_SHOW, MUST_PLAY = range(2, 7)


# --- Sets of squares or cards -----------------------------------------------------------------


@rule
def only(number: int) -> Any:
    """The set of just this square or card."""
    return ONE << np.uint64(number)


@rule
def has(numbers: Any, number: int) -> bool:
    """Is this square or card in the set?"""
    return bool(numbers & only(number) != NONE)


@rule
def both_colours(hand: Cards) -> bool:
    """Are there at least one red and one black card?"""
    return bool(hand & RED_CARDS != NONE and hand & BLACK_CARDS != NONE)
