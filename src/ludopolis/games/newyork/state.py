"""What is on the table in New York: the cards, the board, and the record of one game.

The rules know two directions only: the *avenue* that a red card names and the *street* that a blue
card names. In the version with ordinary playing cards a red card names a column and a black card a
row; that is a matter of notation (`notation.py`), not of rules.
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
LOCALE = Path(__file__).with_name("locale")  # the game's words

SIZE = 7
SQUARES = SIZE * SIZE
FREE = -1

# Editions.
BOX, CARDS = 0, 1

# What a price counts where two players own two colours each.
BY_COLOUR, BY_OWNER = 0, 1

# Colours of pawns, in the order in which they join as players do.
RED, BLUE, YELLOW, GREEN, BLACK = range(5)
COLOURS = 5
COLOUR_NAMES = ("red", "blue", "yellow", "green", "black")
SEATS = 5

# A card is a colour (red 0, blue 1) and one of thirteen faces: seven lines, a joker, five events.
FACES = 13
JOKER, RENOVATION, RUIN, SPECULATION, ENTERPRISE, STATIK = range(7, 13)
KINDS = 2 * FACES
STOP = KINDS
ALL_CARDS = 80

EVENT_NAMES = ("renovation", "ruin", "speculation", "enterprise", "statik")


def _squares(name: str) -> Ints:
    """A set of squares of the data file, ascending."""
    pairs = BOARD["board"][name]["squares"]
    return np.array(sorted((red - 1) * SIZE + blue - 1 for red, blue in pairs), np.int8)


COPIES: int = BOARD["cards"]["copies_of_each_line"]["value"]
JOKERS: int = BOARD["cards"]["jokers_of_each_colour"]["value"]
STOPS: int = BOARD["cards"]["stop_cards"]["value"]
EVENT_COUNTS = np.array(  # by edition, colour and event
    [
        [
            [BOARD["cards"]["events"][edition][event][colour] for event in EVENT_NAMES]
            for colour in ("red", "blue")
        ]
        for edition in ("box", "cards")
    ],
    np.int8,
)
MIDDLE = _squares("middle")
CORNERS = _squares("corners")

# Indexed by the number of players.
PAWNS = np.array([0, 0, *BOARD["players"]["pawns"]["value"]])
COINS = np.array([0, 0, *BOARD["players"]["coins"]["value"]])
PLACED = np.array([0, 0, *BOARD["players"]["placed"]["value"]])
TWO_CARDS_PAWNS: int = BOARD["players"]["two_player_cards"]["pawns"]
TWO_CARDS_COINS: int = BOARD["players"]["two_player_cards"]["coins"]
TWO_CARDS_PLACED: int = BOARD["players"]["two_player_cards"]["placed"]

LAST_FREE: int = BOARD["end"]["free_buildings"]["value"]
LONGEST_GAME: int = BOARD["end"]["longest_game"]["value"]
SPECULATION_OVER: int = BOARD["end"]["speculation_over"]["value"]

# What is being decided.
PLACING, TURN, ANSWERING, REBUILDING, GIVING_UP = range(5)

# How a game ends.
RUNNING, STOP_DRAWN, STUCK = range(3)

# Why the Stop cards are among the cards.
NOT_IN, FEW_FREE, LONG_GAME = range(3)


class City(Layout):
    """One game of New York, with everything that is true of it, hidden or not."""

    # The options.
    players: Int64
    edition: Int64
    events: Int64
    own_colours: Int64
    teams: Int64
    unlimited_pawns: Int64
    price_for_two: Int64

    # Whose decision of which kind.
    phase: Int64
    seat: Int64  # who decides now
    active: Int64  # whose turn it is
    ending: Int64
    first: Int64  # who took the first turn of the main round
    turns: Int64  # turns of the main round that are over

    # Colours and pawns. With two players in the box, everyone owns two colours.
    colours: Int64  # how many are in play
    seat_of: Annotated[Ints, np.int64, COLOURS]
    colour_of: Annotated[Ints, np.int64, SEATS, 2]
    reserve: Annotated[Ints, np.int64, COLOURS]
    placed: Int64  # pawns of the preliminary round so far, skipped ones counted

    # The board, and the counts that the rules ask for all the time.
    owner: Annotated[Ints, np.int8, SQUARES]  # a colour, or FREE
    squares: Annotated[Ints, np.uint64, COLOURS]  # of each colour, as a set
    on_avenue: Annotated[Ints, np.int8, COLOURS, SIZE]
    on_street: Annotated[Ints, np.int8, COLOURS, SIZE]
    buildings: Annotated[Ints, np.int64, COLOURS]
    free: Int64

    money: Annotated[Ints, np.int64, SEATS]

    # The cards.
    hand: Annotated[Ints, np.int8, SEATS, KINDS]  # how many of each kind
    hand_size: Annotated[Ints, np.int64, SEATS]
    reds: Annotated[Ints, np.int64, SEATS]  # how many of the hand are red
    stock: Annotated[Pile, pile_of(ALL_CARDS)]
    stops: Int64  # why the Stop cards are in, or NOT_IN
    bare_start: Int64  # nothing could be drawn when the turn began
    idle_turns: Int64  # such turns in a row that changed no hand

    # A decision inside a turn.
    offered: Int64  # teams: the card that lies before the partner
    swap_used: Int64  # teams: the offer of this turn has been made
    event: Int64  # the event being carried out
    line: Int64  # Statik: the line it names …
    line_is_street: Int64  # … and its direction
    taker: Int64  # the colour that takes the square that is given up

    # What the table has seen of hidden cards (`hidden.py`).
    possible_reds: Annotated[Ints, np.int64, SEATS]  # as everybody has seen …
    partner_reds: Annotated[Ints, np.int64, SEATS]  # … and as the partner has
    from_before: Annotated[Ints, np.int64, SEATS]
    fresh: Annotated[Ints, np.int8, KINDS]
    drawn: Annotated[Ints, np.int8, SEATS, KINDS]
    known: Annotated[Ints, np.int8, SEATS, KINDS]


# Action numbers: one block for each kind of action, in this order.
PAIR = 0  # own colour (2) × square (49) × which cards are jokers (4)
ENTERPRISES = PAIR + 2 * SQUARES * 4  # own colour × card colour × square × joker
STATIKS = ENTERPRISES + 2 * 2 * SQUARES * 2  # own colour × card colour × line × joker × seat
SPECULATIONS = STATIKS + 2 * 2 * SIZE * 2 * SEATS  # own colour × card colour × seat
RENOVATIONS = SPECULATIONS + 2 * 2 * SEATS  # card colour
RUINS = RENOVATIONS + 2  # card colour
SHOW = RUINS + 2
OFFER = SHOW + 1  # card
SWAP = OFFER + KINDS  # card
REFUSE = SWAP + KINDS
PLACE = REFUSE + 1  # own colour × square
GIVE_UP = PLACE + 2 * SQUARES  # square
ACTIONS = GIVE_UP + SQUARES

# Why an action is refused; `notation.py` says it in the rulebook's words.
ALLOWED, NOT_NOW, NO_SUCH_CARD, NO_PAWN, TOO_DEAR, OWN_BUILDING, NOT_FREE = range(7)
NEXT_TO_OWN_COLOUR, NOT_AN_OPPONENTS, NO_SUCH_PLAYER, TOO_FEW_PAWNS, NOT_THE_MOST = range(7, 12)
MUST_PLAY, SWAPPED_ALREADY, PARTNER_HAS_NO_CARD, NOT_REBUILT_NOW = range(12, 16)
NOT_YOURS, NOT_ON_LINE, NO_SECOND_COLOUR = range(16, 19)
