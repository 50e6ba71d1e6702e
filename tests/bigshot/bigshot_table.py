"""Positions of Big Shot, written down as one sees them, and a look at what became of them.

Pawns are letters: R Y W K are red, yellow, white and black. Seat 1 has red, seat 2 yellow, seat 3
white, seat 4 black; of two players seat 1 has red and white, seat 2 yellow and black; of three, black
is nobody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import ludopolis
from at_a_table import table, texts
from ludopolis import Game, Move
from ludopolis.engine import contract
from ludopolis.games.bigshot import rules
from ludopolis.games.bigshot.state import BANK, DISTRICT_NAMES, LOAN, NOBODY, PLACE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

COLOURS = ("red", "yellow", "white", "black")
LETTERS = "RYWK"
NAMES = dict(zip(LETTERS, COLOURS, strict=True))

# Every number of players with and without the option.
TABLES: list[dict[str, Any]] = [
    {"players": players, "expert": expert} for players in (2, 3, 4) for expert in (False, True)
]


# --- Building ---------------------------------------------------------------------------------


def position(
    players: int = 4,
    *,
    lot: str = "RYWK",
    city: Mapping[str, str] | None = None,
    sold: Mapping[str, str] | None = None,
    cash: Mapping[str, int] | None = None,
    loans: Mapping[str, int] | None = None,
    tokens: int = 30,
    leader: int = 1,
    placing: int | None = None,
    round_number: int = 1,
    ring: Sequence[str] | None = None,
    promoter: int = 1,
    expert: bool = False,
    names: Sequence[str] = (),
) -> Game:
    """A game whose bidding begins now, or whose lot is placed by a seat.

    `city` has the pawns in districts, `sold` the colours that own some.
    """
    game = ludopolis.new("bigshot", players=players, seed=1, expert=expert, names=names)
    state = game.state
    give_colours(state)
    for district, pawns in (city or {}).items():
        put(state, district, pawns)
    for district, colour in (sold or {}).items():
        put(state, district, colour)
        state.owner[DISTRICT_NAMES.index(district)] = LETTERS.index(colour)
    for colour, amount in (cash or {}).items():
        state.cash[LETTERS.index(colour)] = amount
    for colour, count in (loans or {}).items():
        state.loans[LETTERS.index(colour)] = count
    state.tokens = tokens
    set_ring(state, ring)
    state.promoter = promoter - 1
    state.rounds = round_number
    state.leader = leader - 1
    state.lot[:] = [lot.count(letter) for letter in LETTERS]
    state.in_lot = len(lot)
    start_deciding(state, placing)
    game._forget()
    return game


def give_colours(state: Any) -> None:
    """Give each colour to its seat, with the cash of the start."""
    state.colour_of[:, :] = NOBODY
    state.cash[:] = 0
    for colour in range(4):
        nobody = state.players == 3 and colour == 3
        seat = NOBODY if nobody else colour % state.players
        state.seat_of[colour] = seat
        if not nobody:
            state.colour_of[seat, colour // state.players] = colour
            state.cash[colour] = 10
            state.cash[BANK] -= 10


def put(state: Any, district: str, pawns: str) -> None:
    """Put pawns into a district."""
    place = DISTRICT_NAMES.index(district)
    for pawn in pawns:
        state.pawns[place, LETTERS.index(pawn)] += 1
    state.in_district[place] += len(pawns)


def set_ring(state: Any, ring: Sequence[str] | None) -> None:
    """Put pawns on the spaces; without a ring they stay as they were dealt."""
    for space, pawns in enumerate(ring or ()):
        for i in range(4):
            state.spaces[4 * space + i] = LETTERS.index(pawns[i]) if pawns else NOBODY


def start_deciding(state: Any, placing: int | None) -> None:
    """Begin with the placing of a seat, or with the loans or the bidding of a round."""
    state.bid = 0
    state.bidder = NOBODY
    for flags in (state.passed, state.acted, state.asked, state.borrowed):
        flags[:] = 0
    if placing is not None:
        state.phase = PLACE
        state.seat = placing - 1
    elif state.expert:
        state.phase = LOAN
        rules.ask_for_loans(state)
    else:
        rules.begin_bidding(state)


# --- Playing ----------------------------------------------------------------------------------


def throw(game: Game, action: str, pips: int) -> Move:
    """Play the action that ends a round; then the die shows so many pips."""
    return game.carry_out(game.read(action), [{"pick": pips - 1, "of": 6}])


# --- Looking ----------------------------------------------------------------------------------


def bids(game: Game) -> list[int]:
    """All allowed bids."""
    return [int(text.split()[1]) for text in texts(game) if text.startswith("bid")]


def owner(game: Game, district: str) -> str | None:
    """The colour that owns a district."""
    found: str | None = table(game)["districts"][district]["owner"]
    return found


def pawns_in(game: Game, district: str) -> str:
    """The pawns in a district, in the order of the colours."""
    pawns = table(game)["districts"][district]["pawns"]
    return "".join(letter * pawns.get(NAMES[letter], 0) for letter in LETTERS)


def totals(game: Game) -> list[int]:
    """The sums that no move may change."""
    room = np.zeros(256, np.int64)
    size = contract.invariants(game.state, room)
    return [int(total) for total in room[:size]]


def finished(
    players: int = 4,
    *,
    sold: Mapping[str, str],
    cash: Mapping[str, int] | None = None,
    loans: Mapping[str, int] | None = None,
    expert: bool = False,
    names: Sequence[str] = (),
) -> Game:
    """A game that is over, with these districts sold, and nothing in the others."""
    purses = dict.fromkeys(LETTERS[: 3 if players == 3 else 4], 0) | dict(cash or {})
    free = next(name for name in DISTRICT_NAMES if name not in sold)
    game = position(
        players,
        lot="R",
        city={free: "YK"},
        sold=sold,
        cash=purses,
        loans=loans,
        placing=1,
        round_number=18,
        ring=[""] * 18,
        expert=expert,
        names=names,
    )
    # A red pawn beside one yellow and one black: all cancel out, and the district is nobody's.
    game.play(f"place red in {free}")
    assert game.over
    assert owner(game, free) is None
    return game
