"""Help for cards and a building that match no legal move: what would."""

from __future__ import annotations

from collections.abc import Sequence

from ludopolis.games.newyork.city import (
    FACES,
    JOKER,
    KINDS,
    RENOVATION,
    RUIN,
    SIZE,
    SPECULATION,
    SQUARES,
)
from ludopolis.games.newyork.notation import card_text, edition_of, square_name
from ludopolis.games.newyork.view import CROSSINGS, NewYorkView
from ludopolis.language.text import Listed, Text, say
from ludopolis.presentation.scene import part_numbers

ALONE = (RENOVATION, RUIN, SPECULATION)  # events that are played without a second card


def selection_help(view: NewYorkView, parts: Sequence[str]) -> Text | None:
    """Help for cards and a building that do not go together; nothing for anything else."""
    if view.decision != "turn":
        return None
    cards = part_numbers(parts, "card", KINDS)
    squares = part_numbers(parts, "square", SQUARES)
    if len(cards) + len(squares) != len(parts):
        return None
    edition = edition_of(view)
    alone = [card for card in cards if card % FACES in ALONE]
    if alone and len(cards) > 1:
        return say("help-alone", card=card_text(edition, alone[0]))
    if len(cards) > 2 or len(squares) > 1:
        return say("help-two-cards" if len(cards) > 2 else "help-one-square")
    if len(cards) == 2 and cards[0] // FACES == cards[1] // FACES:
        one, other = (card_text(edition, card) for card in cards)
        message = "help-same" if view.edition == "box" else "help-same-cards"
        return say(message, one=one, other=other)
    if not squares:
        plain = len(cards) == 2 and all(card % FACES < JOKER for card in cards)
        if not plain:
            return None
        red, blue = sorted(cards)
        return of_building(view, red * SIZE + blue % FACES)
    for card in cards:
        if card % FACES < JOKER and not leads(card, squares[0]):
            square = square_name(edition, squares[0])
            return say("help-line", card=card_text(edition, card), square=square)
    return of_building(view, squares[0])


def leads(card: int, square: int) -> bool:
    """Does a line card name a line of this square?"""
    side, line = divmod(card, FACES)
    return line == CROSSINGS[square][side]


def of_building(view: NewYorkView, number: int) -> Text | None:
    """What a building would take: the cards that lead there, or its price."""
    avenue, street = CROSSINGS[number]
    if (avenue, street) not in (view.reach or ()):
        return of_missing_cards(edition_of(view), number)
    square, seat = view.board[avenue][street], view.seat or 0
    coins = view.seats[seat - 1].coins
    if square.price is None or square.owner == seat or square.price <= coins:
        return None
    message = "help-dear-colour" if view.prices_by_colour else "help-dear"
    name = square_name(edition_of(view), number)
    return say(message, square=name, price=square.price, coins=coins)


def of_missing_cards(edition: int, square: int) -> Text:
    """Which cards lead to a building that the hand does not reach."""
    red, blue = (
        Listed(tuple(card_text(edition, side * FACES + face) for face in (line, JOKER)), "or")
        for side, line in enumerate(CROSSINGS[square])
    )
    return say("help-cards", square=square_name(edition, square), red=red, blue=blue)
