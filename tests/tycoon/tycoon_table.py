"""Positions of Tycoon, written down as one sees them, and a look at what became of them.

A track is a row of letters, square 0 first: R B Y G are the hotels of seats 1 to 4, `.` is a square
whose hotel was closed. Squares that are not written have never been built on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ludopolis
from at_a_table import table, texts
from ludopolis import Game, Move
from ludopolis.games.tycoon import BOX
from ludopolis.games.tycoon.state import (
    BANK,
    CHARTERS,
    CITY_NAMES,
    LOANS,
    NO_STRIP,
    NO_TICKET,
    NOBODY,
    PLACES,
    SCHEDULED,
    SCHEDULED_PLACES,
    TICKETS,
    TURN,
)
from ludopolis.games.tycoon.trace import printed_name
from ludopolis.games.tycoon.view import City, TycoonView
from ludopolis.language.translator import Translator

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ludopolis.language.text import Words

LETTERS = "RBYG"
NUMBERS = {printed_name(ticket): ticket for ticket in range(TICKETS)}
ALL_SCHEDULED = [printed_name(ticket) for ticket in range(SCHEDULED)]
ALL_CHARTERS = [printed_name(ticket) for ticket in range(SCHEDULED, TICKETS)]

# What lies face up unless a test says otherwise.
UP = ["Cairo 2", "Tokyo 3"]
CHARTERS_UP = [
    "New York–Monaco",
    "New York–Cairo",
    "Monaco–Tokyo",
    "Mexico City–Cairo",
    "Cairo–Hong Kong",
    "Cape Town–Sydney",
]

TABLES: list[dict[str, Any]] = [
    {"players": players, "fewer_steps": fewer} for players in (2, 3, 4) for fewer in (False, True)
]


# --- Building ---------------------------------------------------------------------------------


def put_hotels(state: Any, city: int, track: str) -> None:
    """Put the hotels of a written track on the squares."""
    state.built[city] = len(track)
    state.oldest[city] = len(track) - len(track.lstrip("."))
    for square, letter in enumerate(track):
        if letter != ".":
            seat = LETTERS.index(letter)
            state.track[city, square] = seat
            state.open_hotels[city, seat] += 1


def lay_tickets(
    state: Any,
    hands: Sequence[Sequence[str]],
    up: Sequence[str | None],
    discards: Sequence[str],
    pile: Sequence[str] | None,
    rest_to: int | None,
) -> None:
    """Lay all 54 tickets: hands, places, discards; the rest under the pile, or to a seat."""
    state.hand[:] = 0
    for seat, hand in enumerate(hands):
        for name in hand:
            state.hand[seat] |= 1 << NUMBERS[name]
    places = [NO_TICKET if name is None else NUMBERS[name] for name in up]
    state.face_up[:] = places
    used = {NUMBERS[name] for hand in hands for name in hand} | set(places)
    used |= {NUMBERS[name] for name in (*discards, *(pile or ()))}
    for stack, first, count in (
        (state.scheduled, 0, SCHEDULED),
        (state.charters, SCHEDULED, CHARTERS),
    ):
        mine = range(first, first + count)
        thrown = [NUMBERS[name] for name in discards if NUMBERS[name] in mine]
        stack.discarded = len(thrown)
        stack.discards[: len(thrown)] = thrown
        rest = [ticket for ticket in mine if ticket not in used]
        if rest_to is not None:
            for ticket in rest:
                state.hand[rest_to - 1] |= 1 << ticket
            rest = []
        cards = rest + [NUMBERS[name] for name in reversed(pile or ()) if NUMBERS[name] in mine]
        stack.left = len(cards)
        stack.cards[: len(cards)] = cards


def position(
    players: int = 3,
    *,
    tracks: Mapping[str, str] | None = None,
    closed: Mapping[str, str] | None = None,
    sites: Mapping[str, str] | None = None,
    planes: Mapping[int, tuple[str, int | None]] | None = None,
    cash: Sequence[int] | None = None,
    hotels: Sequence[int] | None = None,
    factories: Sequence[int] | None = None,
    hands: Sequence[Sequence[str]] = (),
    scheduled: Sequence[str | None] = tuple(UP),
    charters: Sequence[str | None] = tuple(CHARTERS_UP),
    discards: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    rest_to: int | None = None,
    loans: Mapping[int, Sequence[int]] | None = None,
    loan_cards: Sequence[int] = (14, 10),
    phase: int = 1,
    closing: bool = False,
    passes: int = 0,
    turn_of: int = 1,
    deciding: bool = False,
    **options: Any,
) -> Game:
    """A game at the beginning of a turn, or with `deciding` at the decisions about loans.

    Loans are, for each seat, cards of 10, of 16, extended ones of 10, and of 16. Piles are written top
    first; tickets that are not mentioned lie under them, or with `rest_to` in a seat's hand.
    """
    game = ludopolis.new("tycoon", players=players, seed=1, **options)
    state = game.state
    for city, track in (tracks or {}).items():
        put_hotels(state, CITY_NAMES.index(city), track)
    for city, letters in (closed or {}).items():
        for letter in letters:
            state.closed[CITY_NAMES.index(city), LETTERS.index(letter)] += 1
    for city, letters in (sites or {}).items():
        for site, letter in enumerate(letters):
            state.sites[CITY_NAMES.index(city), site] = LETTERS.index(letter)
    for seat, (city, strip) in (planes or {}).items():
        state.city[seat - 1] = CITY_NAMES.index(city)
        state.strip[seat - 1] = NO_STRIP if strip is None else strip - 1
    for values, row in ((cash, state.cash), (hotels, state.hotels), (factories, state.factories)):
        if values is not None:
            row[:players] = values
    lay_tickets(state, hands, [*scheduled, *charters], discards, pile, rest_to)
    for seat, cards in (loans or {}).items():
        state.loans[seat - 1] = cards[:2]
        state.extended[seat - 1] = [*cards[2:], 0, 0][:2]
    state.loan_cards[:] = loan_cards
    state.phase, state.closing, state.passes = phase, closing, passes
    state.seat = turn_of - 1
    state.decision = LOANS if deciding else TURN
    game._forget()
    return game


# --- Playing ----------------------------------------------------------------------------------


def play_reshuffling(game: Game, action: str, *piles: Sequence[str]) -> Move:
    """Play an action during which discards are shuffled into just these piles, top first."""
    outcomes = [{"shuffle": [NUMBERS[name] for name in reversed(pile)]} for pile in piles]
    return game.carry_out(game.read(action), outcomes)


# --- Looking ----------------------------------------------------------------------------------


def city(view: TycoonView, name: str) -> City:
    """A city of a view by its printed name."""
    return view.cities[CITY_NAMES.index(name)]


def in_words(
    text: Words, language: str = "en", names: Sequence[str] = (), seat: int | None = None
) -> str:
    """A text in words for a reader, with plain spaces."""
    shown = Translator(language, BOX.locale, names, seat).shown(text)
    return shown.replace("\N{NO-BREAK SPACE}", " ")


def flights(game: Game, ticket: str) -> list[str]:
    """Where a ticket of the hand leads."""
    ending = f" with {ticket}"
    found = [text for text in texts(game, "fly to ") if text.endswith(ending)]
    return [text.removeprefix("fly to ").removesuffix(ending) for text in found]


def cash(game: Game) -> list[int]:
    """The cash of all seats."""
    return list(table(game)["cash"])


def plane(game: Game, seat: int) -> tuple[str | None, int | None]:
    """Where a plane stands: city and strip."""
    place = table(game)["planes"][seat - 1]
    return place["city"], place["strip"]


def track(game: Game, city: str) -> str:
    """A track as it is written here."""
    row, last = table(game)["tracks"][city], table(game)["last"][city]
    built = row[: 0 if last is None else last + 1]
    return "".join("." if seat is None else LETTERS[seat - 1] for seat in built)


def incomes(game: Game) -> list[int]:
    """What a payday now would bring each seat."""
    view: TycoonView = game.view(None)
    return [tycoon.income.total for tycoon in view.tycoons]


def counts_are_right(game: Game) -> None:
    """The counts that the record keeps are what the tracks say."""
    state = game.state
    for city in range(len(CITY_NAMES)):
        row = [int(seat) for seat in state.track[city]]
        for seat in range(game.players):
            assert row.count(seat) == state.open_hotels[city, seat]
        assert all(seat == NOBODY for seat in row[state.built[city] :])
        assert all(seat == NOBODY for seat in row[: state.oldest[city]])
        assert all(seat != NOBODY for seat in row[state.oldest[city] : state.built[city]])


assert len([*UP, *CHARTERS_UP]) == PLACES
assert len(UP) == SCHEDULED_PLACES
assert BANK < 0
