"""Help for a selection of cards, lines and squares that matches no legal move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from ludopolis.games.property.drawing import square_id
from ludopolis.games.property.land import SIZE
from ludopolis.games.property.sprites import card_id
from ludopolis.games.property.view import COLOURS, Card, Place, PropertyView
from ludopolis.language.text import Text, Words, say

PLACES = [Place(*place) for place in product(range(1, SIZE + 1), repeat=2)]


def selection_help(view: PropertyView, parts: Sequence[str]) -> Text | None:
    """Why cards and squares do not go together; nothing for anything else."""
    hand = view.hand or ()
    if view.decision != "play" or view.lacks_a_colour:
        return None
    cards = [card for card in hand if card_id(card.name) in parts]
    squares = [place for place in PLACES if square_id(place) in parts]
    for colour in COLOURS:
        same = [card.name for card in cards if card.colour == colour]
        if len(same) > 1:
            return say(f"help-both-{colour}", first=same[0], second=same[1])
    if len(squares) > 1:
        return say("help-one-square")
    return help_for_square(hand, cards, squares[0]) if squares else None


def help_for_square(hand: Sequence[Card], cards: Sequence[Card], square: Place) -> Text | None:
    """Why a square cannot be reached, with the cards touched or with any."""
    for card in cards:
        if not reaches(card, square):
            line = "column" if card.colour == "red" else "row"
            return say(f"help-{line}", card=card.name, number=card.numbers[0])
    red, black = (
        any(reaches(card, square) for card in hand if card.colour == colour) for colour in COLOURS
    )
    if red and black:
        return None
    names = {"red": called(square.column), "black": called(square.row)}
    if not (red or black):
        return say("help-neither", square=square.name, **names)
    missing = "black" if red else "red"
    return say(f"help-no-{missing}", square=square.name, **{missing: names[missing]})


def reaches(card: Card, square: Place) -> bool:
    """Can a card name the column or row of a square?"""
    return (square.column if card.colour == "red" else square.row) in card.numbers


def called(number: int) -> Words:
    """What a card of a number is called."""
    return say("card-ace") if number == 1 else str(number)
