"""Positions of Property, written down as one sees them, and a look at what became of them.

A board is eight lines of letters, row 8 first: `.` is free, A to F are the squares of seats 1 to 6,
and a small letter is a mortgaged square. Piles are written top first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ludopolis
from at_a_table import table
from ludopolis import Game, Move
from ludopolis.engine.grids import NONE
from ludopolis.games.property import hidden, rules
from ludopolis.games.property.state import CARD_NAMES, only
from ludopolis.games.property.view import PropertyView
from ludopolis.language.text import Words
from ludopolis.presentation.look import translator

NUMBERS = {name: card for card, name in enumerate(CARD_NAMES)}
DECK = list(NUMBERS)
REDS, BLACKS = DECK[:20], DECK[20:]
EMPTY_ROW = ". . . . . . . ."

# Every number of players and option.
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "bankruptcies": 2},
    {"players": 4, "count_property": True},
    {"players": 5, "bankruptcies": 3, "count_property": True},
    {"players": 6, "bankruptcies": 3},
]

# The group of six of the rulebook, seen by seat 1: seat 2 owns it, and one more square beside a corner.
GROUP_OF_SIX = """
    . . . . . . . .
    . . . . . . . .
    . B B . . . . .
    . . B B . B . .
    . . . B B . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""

# --- Building ---------------------------------------------------------------------------------


def square_number(name: str) -> int:
    """The number of `3/5`: column 3, row 5."""
    column, row = name.split("/")
    return (int(column) - 1) * 8 + int(row) - 1


def mark_squares(state: Any, board: str) -> None:
    """Give the squares of a drawn board to their owners."""
    lines = ["".join(line.split()) for line in board.split("\n") if line.strip()]
    assert not lines or (len(lines) == 8 and all(len(line) == 8 for line in lines)), board
    for down, line in enumerate(lines):
        for across, letter in enumerate(line):
            if letter != ".":
                square = only(across * 8 + 7 - down)
                state.owned["ABCDEF".index(letter.upper())] |= square
                if letter.islower():
                    state.mortgaged |= square


def give_hands(state: Any, hands: Sequence[Sequence[str]]) -> None:
    """Give each seat its cards; seats that are not named have none."""
    for seat in range(state.players):
        state.hand[seat] = NONE
        for card in hands[seat] if seat < len(hands) else ():
            state.hand[seat] |= only(NUMBERS[card])


def lay_piles(state: Any, pile: Sequence[str], discards: Sequence[str]) -> None:
    """Lay down the face-down pile, top first, and the discards, first discarded first."""
    stock = state.stock
    stock.left = len(pile)
    stock.cards[: len(pile)] = [NUMBERS[card] for card in reversed(pile)]
    stock.discarded = len(discards)
    stock.discards[: len(discards)] = [NUMBERS[card] for card in discards]


def position(
    players: int = 4,
    *,
    board: str = "",
    hands: Sequence[Sequence[str]] = (),
    purses: Sequence[int] | None = None,
    units: Sequence[int] | None = None,
    top: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    turn_of: int = 1,
    turns: int = 0,
    quiet_turns: int = 0,
    bankrupt: Sequence[int] = (),
    names: Sequence[str] = (),
    **options: Any,
) -> Game:
    """A game at the beginning of a turn.

    The pile begins with the cards of `top`, and all cards that are nowhere else lie below them; or
    it has just the cards of `pile`, and the rest is left out of the game.
    """
    game = ludopolis.new("property", players=players, seed=1, names=names, **options)
    state = game.state
    mark_squares(state, board)
    give_hands(state, hands)
    if pile is None:
        used = {*top, *discards, *(card for hand in hands for card in hand)}
        pile = [*top, *(card for card in DECK if card not in used)]
    lay_piles(state, pile, discards)
    for amounts, wanted in ((state.cash, purses), (state.units, units)):
        if wanted is not None:
            amounts[:players] = wanted
    state.turns, state.quiet_turns = turns, quiet_turns
    for nth, seat in enumerate(bankrupt, start=1):
        state.failed[seat - 1] = state.bankrupts = nth
        state.cash[seat - 1] = state.units[seat - 1] = 0
    hidden.nothing_seen(state)
    state.from_pile[:] = state.piles = 1
    for seat in range(players):
        state.last_pile[seat] = 1
        hidden.saw_draw(state, seat)
    rules.begin_turn(state, turn_of - 1)
    game._forget()
    return game


def dealt(players: int, deck: Sequence[str], first: int = 1, **options: Any) -> Game:
    """A new game in which this seat starts and the pile is in this order; cards not named come last."""
    rest = [card for card in DECK if card not in deck]
    order = [NUMBERS[card] for card in [*deck, *rest]]
    box = ludopolis.box("property")
    setup: list[dict[str, Any]] = [{"pick": first - 1, "of": players}, {"shuffle": order[::-1]}]
    return Game(box, players, box.settle(players, options), 1, setup=setup)


# --- Playing ----------------------------------------------------------------------------------


def play_reshuffling(game: Game, action: str, *new_piles: Sequence[str]) -> Move:
    """Play an action during which the discards are shuffled into just these piles, top first."""
    outcomes = [{"shuffle": [NUMBERS[card] for card in reversed(pile)]} for pile in new_piles]
    return game.carry_out(game.read(action), outcomes)


# --- Looking ----------------------------------------------------------------------------------


def owner(game: Game, square: str) -> int | None:
    """The seat that owns a square."""
    column, row = divmod(square_number(square), 8)
    seat = table(game)["board"][column][row]
    assert seat is None or isinstance(seat, int)
    return seat


def owned_by(game: Game, seat: int) -> int:
    """How many squares a seat owns."""
    return sum(column.count(seat) for column in table(game)["board"])


def hand(game: Game, seat: int) -> list[str]:
    """The cards of a seat."""
    return list(table(game)["hands"][seat - 1])


def is_complete(cards: Sequence[str]) -> bool:
    """Are both colours there?"""
    return any(card in REDS for card in cards) and any(card in BLACKS for card in cards)


def view(game: Game, seat: int | None) -> PropertyView:
    """What a seat may know."""
    found = game.view(seat)
    assert isinstance(found, PropertyView)
    return found


def said(
    game: Game,
    texts: Sequence[Words],
    language: str = "en",
    seat: int | None = None,
    names: Sequence[str] = (),
) -> list[str]:
    """Texts in words, as a seat reads them; all spaces are plain ones."""
    say = translator(game, language, seat, names)
    return [plain(say.shown(text)) for text in texts]


def plain(words: str) -> str:
    """Words with plain spaces, where French has some at which no line ends."""
    return words.replace("\N{NO-BREAK SPACE}", " ")


def facts(game: Game, *fields: str) -> list[Any]:
    """Some fields of the position."""
    known: Mapping[str, Any] = table(game)
    return [known[field] for field in fields]
