"""What is on the table in Tycoon: cities, tickets, loan cards, and the record of one game.

Cities are numbered row by row, tickets as they are sorted: the scheduled ones by city and squares, then
the charters by their two cities.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import numpy as np

from ludopolis.engine.layout import Int64, Ints, Layout
from ludopolis.engine.piles import Pile, pile_of

BOARD: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("board.toml").read_text(encoding="utf-8")
)

SEATS = 4

# --- Cities -----------------------------------------------------------------------------------

_GRID: list[list[str]] = BOARD["board"]["grid"]["value"]
CITY_NAMES: tuple[str, ...] = tuple(itertools.chain(*_GRID))
SIDE = len(_GRID)
CITIES = len(CITY_NAMES)
BANK = -1  # where a plane stands that stands in no city

NO_STRIP = -1  # of a plane at the bank, or in passing through a city where both strips are taken
SITES = 2
NOBODY = -1  # on a square or a site that is empty
FIRST, SECOND = range(2)  # the places in a city that are paid

TRACK: int = BOARD["board"]["squares"]["value"]
SQUARES = TRACK - 1  # that can be built on


def _of_cities(name: str) -> Ints:
    """A row of numbers for each city."""
    return np.array([BOARD["cities"][city][name]["value"] for city in CITY_NAMES])


HOTEL_PRICE = _of_cities("hotel")  # by city and strip
FACTORY_PRICE = _of_cities("factory")  # by city and site
FIRST_PAYOUT = _of_cities("first")  # by city and square
SECOND_PAYOUT = _of_cities("second")
RED = np.array([int(square in BOARD["board"]["red"]["value"]) for square in range(TRACK)])
DISTRIBUTION = np.array([0, *BOARD["board"]["distribution"]["value"]])  # by number of cities

# --- Tickets ----------------------------------------------------------------------------------

_SCHEDULED = [
    (city, steps) for city, both in enumerate(_of_cities("scheduled")) for steps in sorted(both)
]
_CHARTERS = list(itertools.combinations(range(CITIES), 2))

SCHEDULED = len(_SCHEDULED)
CHARTERS = len(_CHARTERS)
TICKETS = SCHEDULED + CHARTERS
NO_TICKET = -1  # on a place that is empty

NAMED = np.array([city for city, _ in _SCHEDULED])  # the city on a scheduled ticket …
STEPS = np.array([steps for _, steps in _SCHEDULED])  # … and its squares
ENDS = np.array(_CHARTERS)  # the two cities of a charter
# The charter between two cities; the last row is the bank's (-1), from where none leads.
CHARTER = np.full((CITIES + 1, CITIES), NO_TICKET)
for _number, (_one, _other) in enumerate(_CHARTERS):
    CHARTER[_one, _other] = CHARTER[_other, _one] = _number


def _grid_distance(one: int, other: int) -> int:
    """How many squares two cities are apart."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


DISTANCE = np.array(
    [[_grid_distance(one, other) for other in range(CITIES)] for one in range(CITIES)]
)
PRICE = np.array(
    [
        *(BOARD["tickets"]["scheduled_price"]["value"][steps - 1] for _, steps in _SCHEDULED),
        *(BOARD["tickets"]["charter_price"]["value"][DISTANCE[ends] - 1] for ends in _CHARTERS),
    ]
)


def cities_on(ticket: int) -> tuple[int, ...]:
    """The cities on a ticket: one on a scheduled ticket, two on a charter."""
    if ticket < SCHEDULED:
        return (int(NAMED[ticket]),)
    one, other = ENDS[ticket - SCHEDULED]
    return int(one), int(other)


def members(bits: int) -> Iterator[int]:
    """The numbers in a set of bits, ascending."""
    return (number for number in range(bits.bit_length()) if bits >> number & 1)


# Face-up tickets: places for scheduled ones, then places for charters.
SCHEDULED_PLACES: int = BOARD["tickets"]["scheduled_places"]["value"]
CHARTER_PLACES: int = BOARD["tickets"]["charter_places"]["value"]
PLACES = SCHEDULED_PLACES + CHARTER_PLACES

# Both piles have room for the larger one: rules about a pile are compiled once.
TICKET_PILE = pile_of(CHARTERS)

# --- Money and phases -------------------------------------------------------------------------

SMALL, LARGE = 0, 1  # the two kinds of loan cards
KINDS = 2
_CARDS = [BOARD["loans"][kind] for kind in ("small", "large")]
LOAN = np.array([card["sum"] for card in _CARDS])
REPAYMENT = np.array([card["repay"] for card in _CARDS])
EXTENDED_REPAYMENT = np.array([card["extended"] for card in _CARDS])
LOAN_CARDS = np.array([card["cards"] for card in _CARDS])

START_CASH: int = BOARD["players"]["cash"]["value"]
HOTELS_EACH_PHASE: int = BOARD["players"]["hotels_each_phase"]["value"]
PHASES: int = BOARD["players"]["phases"]["value"]
FACTORIES: int = BOARD["players"]["factories"]["value"]

TILL = SEATS  # the purse of the bank, which has no bottom

# What is being decided.
TURN, LOANS = range(2)

# How a game ends, or 0 while it is running.
THIRD_PAYDAY = 1


class Globe(Layout):
    """One game of Tycoon, with everything that is true of it, hidden or not."""

    # The options.
    players: Int64
    fewer_steps: Int64

    # Whose decision of which kind.
    decision: Int64
    seat: Int64
    ending: Int64
    phase: Int64  # 1, 2, 3
    round_number: Int64
    closing: Int64  # somebody has built all hotels in front of them
    passes: Int64  # players who have passed in this round

    # The players.
    cash: Annotated[Ints, np.int64, SEATS + 1]
    city: Annotated[Ints, np.int64, SEATS]  # where the plane stands, or BANK
    strip: Annotated[Ints, np.int64, SEATS]  # 0, 1, or NO_STRIP
    hotels: Annotated[Ints, np.int64, SEATS]  # in front of each
    factories: Annotated[Ints, np.int64, SEATS]  # in front of each
    hand: Annotated[Ints, np.int64, SEATS]  # tickets as a set of bits: each exists once

    # The cities, and the counts that the rules ask for all the time.
    track: Annotated[Ints, np.int8, CITIES, SQUARES]  # the seat of an open hotel, or NOBODY
    built: Annotated[Ints, np.int64, CITIES]  # squares ever built on: the first free one
    oldest: Annotated[Ints, np.int64, CITIES]  # the square of the oldest open hotel
    open_hotels: Annotated[Ints, np.int64, CITIES, SEATS]
    closed: Annotated[Ints, np.int64, CITIES, SEATS]
    sites: Annotated[Ints, np.int64, CITIES, SITES]  # the seat of a factory, or NOBODY

    # The tickets.
    scheduled: Annotated[Pile, TICKET_PILE]
    charters: Annotated[Pile, TICKET_PILE]
    face_up: Annotated[Ints, np.int64, PLACES]

    # What has been done in this turn: it is taken back by who borrows or passes.
    purchases: Int64
    bought: Annotated[Ints, np.int64, PLACES]  # tickets in the order of buying …
    bought_from: Annotated[Ints, np.int64, PLACES]  # … and the places where they lay
    flights: Int64
    flown: Annotated[Ints, np.int8, TICKETS]  # tickets in the order of use

    # Loan cards by kind: lying on their front, turned over, and left at the bank.
    loans: Annotated[Ints, np.int64, SEATS, KINDS]
    extended: Annotated[Ints, np.int64, SEATS, KINDS]
    loan_cards: Annotated[Ints, np.int64, KINDS]
    repaid: Annotated[Ints, np.int64, SEATS]  # what the last payday took for loans unasked


# Action numbers: one block for each kind of action, in this order.
BUY = 0  # ticket
FLY = BUY + TICKETS  # scheduled ticket × city
FLY_CHARTER = FLY + SCHEDULED * CITIES  # charter, to its other city
BUILD_HOTEL = FLY_CHARTER + CHARTERS
RENOVATE = BUILD_HOTEL + 1
BUILD_FACTORY = RENOVATE + 1
BORROW = BUILD_FACTORY + 1  # kind of loan
PASS = BORROW + KINDS
REPAY = PASS + 1  # kind of loan
EXTEND = REPAY + KINDS  # kind of loan
ACTIONS = EXTEND + KINDS
# The kind of action that begins at a number.
ACTION_KINDS = {
    BUY: "buy",
    FLY: "fly",
    BUILD_HOTEL: "hotel",
    RENOVATE: "renovate",
    BUILD_FACTORY: "factory",
    BORROW: "borrow",
    PASS: "pass",
    REPAY: "repay",
    EXTEND: "extend",
}

# Why an action is refused: the numbers of the rules, and the messages in the rulebook's words.
(
    ALLOWED,
    NOT_NOW,
    NOT_FACE_UP,
    TICKET_TOO_DEAR,
    NOT_IN_HAND,
    NEITHER_CITY,
    NO_CHARTER_FROM_BANK,
    OUT_OF_RANGE,
    ONLY_CITY_NAMED,
    SAME_CITY,
    AT_BANK,
    STRIPS_TAKEN,
    TRACK_FULL,
    HOTEL_TOO_DEAR,
    NOTHING_CLOSED,
    NO_FACTORY,
    SITES_TAKEN,
    FACTORY_TOO_DEAR,
    NO_LOAN_CARD,
    MUST_BORROW,
    NO_SUCH_LOAN,
    CANNOT_REPAY,
) = range(22)
REFUSALS = (
    *("allowed", "not-now", "not-face-up", "ticket-too-dear", "not-in-hand", "neither-city"),
    *("no-charter-from-bank", "out-of-range", "only-city-named", "same-city", "at-bank"),
    *("strips-taken", "track-full", "hotel-too-dear", "nothing-closed", "no-factory"),
    *("sites-taken", "factory-too-dear", "no-loan-card", "must-borrow", "no-such-loan"),
    "cannot-repay",
)
