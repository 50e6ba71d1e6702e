"""Positions of New York, written down as one sees them, and a look at what became of them.

A board is seven lines of letters, as on the printed sheet: `.` is free, R B Y G K are the pawns
(K is black). In the box the lines are the avenues from Ninth to Lexington; with ordinary cards the
first line is row 7 and the last line row 1. Seat 1 owns red, seat 2 blue and so on, unless `owners`
says otherwise; with two colours each, seat 1 owns red and yellow.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import ludopolis
from at_a_table import table, texts, wander
from ludopolis import Game, Move
from ludopolis.games.newyork import hidden, rules
from ludopolis.games.newyork.state import FEW_FREE, LONG_GAME, NOT_IN, STOP, TURN
from ludopolis.games.newyork.trace import card_name
from ludopolis.games.newyork.view import Card, NewYorkView
from ludopolis.language.languages import SOURCE
from ludopolis.language.text import Words
from ludopolis.presentation import look

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

AVENUES = ("Ninth", "Eighth", "Broadway", "Sixth", "Fifth", "Park", "Lexington")
STREETS = ("14th", "23rd", "34th", "42nd", "50th", "57th", "59th")
COLOURS = ("red", "blue", "yellow", "green", "black")
LETTERS = "RBYGK"
STOPS = {"out": NOT_IN, "in: few free": FEW_FREE, "in: long game": LONG_GAME}

# Enough of both colours to draw from, for tests that do not care.
PLENTY = {
    "box": ["Ninth", "14th", "Eighth", "23rd", "Park", "57th", "Lexington", "59th"] * 2,
    "cards": ["red 1", "black 1", "red 2", "black 2", "red 6", "black 6", "red 7", "black 7"] * 2,
}

# Every edition, number of players and option.
TABLES: list[dict[str, Any]] = [
    {"players": 2, "events": True},
    {"players": 2, "own_colours": True},
    {"players": 2, "edition": "cards", "events": True},
    {"players": 3},
    {"players": 4, "events": True, "teams": True},
    {"players": 4, "edition": "cards", "events": True, "teams": True, "own_colours": True},
    {"players": 5, "edition": "cards", "unlimited_pawns": True},
    {"players": 5, "events": True},
    {"players": 2, "events": True, "price_for_two": "owner"},
]

# --- Names ------------------------------------------------------------------------------------


def square_number(name: str) -> int:
    """The number of `Broadway/42nd` or, with ordinary cards, of `3/5`."""
    red, blue = name.split("/")
    if red in AVENUES:
        return AVENUES.index(red) * 7 + STREETS.index(blue)
    return (int(red) - 1) * 7 + int(blue) - 1


def card_numbers(edition: int) -> dict[str, int]:
    """The number of each card by its name."""
    return {card_name(edition, card): card for card in range(STOP + 1)}


# --- Building ---------------------------------------------------------------------------------


def put_pawns(state: Any, board: str) -> None:
    """Put the pawns of a drawn board on the squares."""
    lines = ["".join(line.split()) for line in board.split("\n") if line.strip()]
    assert not lines or (len(lines) == 7 and all(len(line) == 7 for line in lines)), board
    for down, line in enumerate(lines):
        for across, letter in enumerate(line):
            if letter == ".":
                continue
            square = across * 7 + 6 - down if state.edition else down * 7 + across
            rules.put_pawn(state, LETTERS.index(letter), square)


def give_colours(state: Any, owners: Mapping[str, int] | None) -> None:
    """Give each colour in play to its seat."""
    state.seat_of[:] = -1
    state.colour_of[:, :] = -1
    for colour in range(state.colours):
        seat = owners[COLOURS[colour]] - 1 if owners else colour % state.players
        state.seat_of[colour] = seat
        state.colour_of[seat, 0 if state.colour_of[seat, 0] < 0 else 1] = colour


def position(
    players: int = 4,
    *,
    board: str = "",
    hands: Sequence[Sequence[str]] = (),
    purses: Sequence[int] | None = None,
    pile: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    turn_of: int = 1,
    reserves: Mapping[str, int] | None = None,
    owners: Mapping[str, int] | None = None,
    stops: str = "out",
    turns: int = 0,
    whole_deck: bool = False,
    seed: int = 1,
    **options: Any,
) -> Game:
    """A game at the beginning of a turn. Piles are written top first.

    The cards need not add up to a deck, unless `whole_deck` asks for the missing ones to lie at
    the bottom of the pile.
    """
    game = ludopolis.new("newyork", players=players, seed=seed, **options)
    state = game.state
    numbers = card_numbers(state.edition)
    deck = Counter(int(card) for card in state.stock.cards[: state.stock.left])
    give_colours(state, owners)
    put_pawns(state, board)
    for colour, count in (reserves or {}).items():
        state.reserve[COLOURS.index(colour)] = count
    if purses is not None:
        state.money[:players] = purses
    state.placed = state.colours * rules.pawns_placed_first(state)
    for seat, hand in enumerate(hands):
        for card in hand:
            rules.take_in(state, seat, numbers[card])
        state.possible_reds[seat] = hidden.up_to(len(hand))
    if pile is None:
        pile = PLENTY[str(game.options["edition"])]
    face_down = [numbers[card] for card in reversed(pile)]
    face_up = [numbers[card] for card in discards]
    if whole_deck:
        deck.subtract([*face_down, *face_up, *(numbers[card] for hand in hands for card in hand)])
        assert min(deck.values()) >= 0, "there are not so many copies of a card"
        rest = list(deck.elements())
        random.Random(seed).shuffle(rest)
        face_down = rest + face_down
    state.stock.left = len(face_down)
    state.stock.cards[: len(face_down)] = face_down
    state.stock.discarded = len(face_up)
    state.stock.discards[: len(face_up)] = face_up
    hidden.saw_new_pile(state)
    state.stops = STOPS[stops]
    state.turns = turns
    rules.begin_turn(state, turn_of - 1)
    assert state.phase == TURN
    game._forget()
    return game


def preliminary(players: int, *, board: str, placements: int, **options: Any) -> Game:
    """A game in the preliminary round, after so many placements."""
    game = ludopolis.new("newyork", players=players, seed=1, **options)
    put_pawns(game.state, board)
    game.state.placed = placements
    game.state.seat = rules.placing_seat(game.state)
    game._forget()
    return game


def dealt(
    players: int,
    *,
    top: Sequence[str] = (),
    colours: Sequence[int] | None = None,
    **options: Any,
) -> Game:
    """A new game whose pile begins with these cards; with own colours, the seat of each colour."""
    game = ludopolis.new("newyork", players=players, seed=1, **options)
    numbers = card_numbers(game.state.edition)
    wanted = [numbers[card] for card in top]
    rest = list(game.setup[0]["shuffle"])
    for card in wanted:
        rest.remove(card)
    setup = [{"shuffle": rest + wanted[::-1]}, *game.setup[1:]]
    if colours is not None:
        setup[1] = {"shuffle": [seat - 1 for seat in colours]}
    return Game(game.box, players, game.options, 1, setup=setup)


def finish_preliminary(
    game: Game, *, colours: Sequence[int] | None = None, first: int | None = None
) -> None:
    """Place the remaining pawns; chance deals the colours to these seats, and this one starts."""
    outcomes: list[dict[str, Any]] = []
    if colours is not None:
        outcomes.append({"shuffle": [seat - 1 for seat in colours]})
    if first is not None:
        outcomes.append({"pick": first - 1, "of": game.players})
    while game.decision == "place":
        action = game.legal()[0]
        ahead = game.copy()
        ahead.carry_out(action)
        if ahead.decision == "place":
            game.play(action)
        else:
            game.carry_out(action, outcomes)


def after_preliminary(players: int, seed: int, **options: Any) -> Game:
    """A game whose pawns have been placed at random, with the colours dealt and the hands drawn."""
    game = ludopolis.new("newyork", players=players, seed=seed, **options)
    wander(game, seed, until="turn")
    return game


# --- Playing ----------------------------------------------------------------------------------


def play_reshuffling(game: Game, action: str, new_pile: Sequence[str]) -> Move:
    """Play an action during which the discards are shuffled into just this pile, top first."""
    numbers = card_numbers(game.state.edition)
    cards = [numbers[card] for card in reversed(new_pile)]
    return game.carry_out(game.read(action), [{"shuffle": cards}])


# --- Looking ----------------------------------------------------------------------------------


def words(
    game: Game,
    text: Words,
    language: str = SOURCE,
    seat: int | None = None,
    names: Sequence[str] = (),
) -> str:
    """A text of the game in words for a seat."""
    return look.translator(game, language, seat, names).shown(text)


def told(
    game: Game, seat: int | None, language: str = SOURCE, names: Sequence[str] = ()
) -> list[str]:
    """What a seat is told of the last move."""
    return look.told(game, look.translator(game, language, seat, names))


def named(cards: Sequence[Card | None] | None, edition: int = 0) -> list[str]:
    """Cards of a view by their names; hidden ones are left out."""
    return [card_name(edition, card.number) for card in cards or () if card is not None]


def owners(view: NewYorkView) -> dict[str, int | None]:
    """Who owns each colour."""
    return {pawns.colour: pawns.owner for pawns in view.pawns}


def starting(game: Game, words: str) -> list[str]:
    """The allowed actions that start with these words."""
    return [text for text in texts(game) if text.startswith(words)]


def owner(game: Game, square: str) -> str | None:
    """The colour of the pawn on a square."""
    red, blue = divmod(square_number(square), 7)
    colour = table(game)["board"][red][blue]
    assert colour is None or isinstance(colour, str)
    return colour


def hand(game: Game, seat: int) -> list[str]:
    """The cards of a seat."""
    return list(table(game)["hands"][seat - 1])


def purses(game: Game) -> list[int]:
    """The coins of all seats."""
    return list(table(game)["purses"])


def reserve(game: Game, colour: str) -> int:
    """The pawns of a colour that are not on the board."""
    return int(table(game)["reserves"][colour])


def on_board(game: Game, colour: str) -> int:
    """The pawns of a colour on the board."""
    return sum(line.count(colour) for line in table(game)["board"])


def free_squares(game: Game) -> int:
    """How many squares are free."""
    return sum(line.count(None) for line in table(game)["board"])


def discards(game: Game) -> list[str]:
    """The discards, the first discarded first."""
    return list(table(game)["discards"])


def pile(game: Game) -> list[str]:
    """The face-down pile, top first."""
    return list(table(game)["pile"])


def reds(cards: Sequence[str]) -> int:
    """How many of these cards are red."""
    return sum(card in AVENUES or card.startswith("red ") for card in cards)


def two_and_two(cards: Sequence[str]) -> bool:
    """Are there at least two red and two blue (black) cards?"""
    return reds(cards) >= 2 and len(cards) - reds(cards) >= 2
