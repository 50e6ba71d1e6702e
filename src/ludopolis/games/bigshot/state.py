"""What is on the table in Big Shot: the districts, the pawns, the auction, and the record of one game.

Money, loans and districts belong to a colour. With three and four players everyone has one; with two
players everyone has two, and what belongs to one of them is not at the other's disposal.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import numpy as np

from ludopolis.engine.layout import Int64, Ints, Layout

FOLDER = Path(__file__).parent
BOARD: dict[str, Any] = tomllib.loads((FOLDER / "board.toml").read_text(encoding="utf-8"))

SEATS = 4
NOBODY = -1  # stands for a seat, or for a colour

COLOUR_NAMES: tuple[str, ...] = tuple(BOARD["pawns"]["colours"])
COLOURS = len(COLOUR_NAMES)
BANK = COLOURS  # the purse that never runs dry: it may hold less than nothing

DISTRICT_NAMES: tuple[str, ...] = tuple(BOARD["districts"]["names"])
DISTRICTS = len(DISTRICT_NAMES)
VALUES = np.array(BOARD["districts"]["values"])
FULL: int = BOARD["districts"]["most_pawns"]["value"]


def value_in(name: str) -> int:
    """The value that the name of a district says: parks have none."""
    return 0 if name in BOARD["parks"] else int(name.rsplit(maxsplit=1)[-1])


assert [value_in(name) for name in DISTRICT_NAMES] == VALUES.tolist(), "names must say the values"


def _parks() -> Ints:
    """The park that doubles each district, or NOBODY."""
    parks = np.full(DISTRICTS, NOBODY)
    for park, entry in BOARD["parks"].items():
        for district in entry["doubles"]:
            parks[DISTRICT_NAMES.index(district)] = DISTRICT_NAMES.index(park)
    return parks


PARK_OF = _parks()

SPACES: int = BOARD["auctions"]["spaces"]["value"]
SIDES: int = BOARD["auctions"]["sides_of_the_die"]["value"]
LOT: int = BOARD["pawns"]["on_each_space"]["value"]
LEAST_COLOURS: int = BOARD["pawns"]["colours_on_each_space"]["value"]
PAWNS_OF_COLOUR: int = BOARD["pawns"]["of_each_colour"]["value"]
PAWNS = COLOURS * PAWNS_OF_COLOUR
ROUNDS = SPACES  # every space is sold once

START_CASH: int = BOARD["money"]["start"]["value"]
DEBT: int = BOARD["money"]["debt_of_a_loan"]["value"]
FIRST_LOAN: int = BOARD["money"]["first_loan_pays"]["value"]
MOST_LOANS = FIRST_LOAN  # each pays one less than the one before; what pays nothing is no loan
TOKENS: int = BOARD["money"]["loan_tokens"]["value"]
MOST_CASH = (
    START_CASH + FIRST_LOAN * (FIRST_LOAN + 1) // 2
)  # of a purse that borrows and never pays

DISTRICTS_TO_WIN: int = BOARD["end"]["districts_to_win"]["value"]

# What is being decided.
LOAN, BID, PAY, PLACE = range(4)

# How a game ends.
RUNNING, ALL_ROUNDS = range(2)


class Market(Layout):
    """One game of Big Shot, with everything that is true of it."""

    # The options.
    players: Int64
    expert: Int64

    # Whose decision of which kind.
    phase: Int64
    seat: Int64
    ending: Int64

    # The rounds.
    rounds: Int64  # begun so far: 1 to 18
    leader: Int64
    thrown: Int64  # the leader's die
    promoter: Int64  # the space where it stands

    # Colours: the seat of each one (NOBODY for the ghost of three players), and the other way round.
    seat_of: Annotated[Ints, np.int64, COLOURS]
    colour_of: Annotated[Ints, np.int64, SEATS, 2]

    # Pawns.
    spaces: Annotated[Ints, np.int8, PAWNS]  # four in a row for each space; NOBODY once sold
    lot: Annotated[Ints, np.int64, COLOURS]  # for sale, or still to be placed
    in_lot: Int64
    pawns: Annotated[Ints, np.int64, DISTRICTS, COLOURS]
    in_district: Annotated[Ints, np.int64, DISTRICTS]
    owner: Annotated[Ints, np.int64, DISTRICTS]  # a colour; NOBODY while it is not sold
    gone: Annotated[Ints, np.int64, COLOURS]  # pawns that have left the game

    # Money: a purse for each colour, and the bank's.
    cash: Annotated[Ints, np.int64, COLOURS + 1]
    loans: Annotated[Ints, np.int64, COLOURS]
    borrowed: Annotated[Ints, np.int64, COLOURS]  # in this round
    tokens: Int64

    # The auction of this round.
    bid: Int64
    bidder: Int64
    passed: Annotated[Ints, np.int64, SEATS]
    acted: Annotated[Ints, np.int64, SEATS]  # has bid or passed
    asked: Annotated[Ints, np.int64, SEATS]  # expert: has been asked for a loan, or cannot be


# Action numbers: one block for each kind of action, in this order.
BIDS = 0  # amount, from 1
PASS = BIDS + MOST_CASH
BORROWS = PASS + 1  # colour
NO_LOAN = BORROWS + COLOURS
PAYS = NO_LOAN + 1  # colour
PLACES = PAYS + COLOURS  # colour × district
ACTIONS = PLACES + COLOURS * DISTRICTS

# Why an action is refused; `notation.py` says it in the rulebook's words.
(
    ALLOWED,
    NOT_NOW,
    NOT_YOUR_COLOUR,
    NOT_IN_LOT,
    DISTRICT_SOLD,
    TOO_LOW,
    TOO_HIGH,
    PURSE_TOO_SMALL,
    BORROWED_ALREADY,
    NO_MORE_LOANS,
    NO_TOKENS,
    BIDDING_HAS_BEGUN,
    LOANS_CAME_FIRST,
) = range(13)
