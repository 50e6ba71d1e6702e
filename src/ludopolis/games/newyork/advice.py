"""What to say to who touches cards or a building that lead to nothing: what would."""

from __future__ import annotations

from collections.abc import Sequence

from ludopolis.engine.scene import part_numbers
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
from ludopolis.games.newyork.phrases import PHRASES
from ludopolis.games.newyork.reading import (
    View,
    colours_of,
    edition_of,
    hand_of,
    line_card,
    owner_at,
    price_of,
    prices_by_colour,
    reached,
    square_of,
)
from ludopolis.games.newyork.words import card_name

ALONE = (RENOVATION, RUIN, SPECULATION)  # events that are played without a second card


def advice(view: View, parts: Sequence[str], language: str) -> str:
    """Help for cards and a building that do not go together; nothing for anything else."""
    if view["decision"] != "turn":
        return ""
    cards = part_numbers(parts, "card", KINDS)
    squares = part_numbers(parts, "square", SQUARES)
    if len(cards) + len(squares) != len(parts):
        return ""
    say = PHRASES[language]
    alone = [card for card in cards if card % FACES in ALONE]
    if alone and len(cards) > 1:
        return say["advice alone"].format(card_name(edition_of(view), alone[0], language))
    if len(cards) > 2 or len(squares) > 1:
        return say["advice two cards" if len(cards) > 2 else "advice one square"]
    if len(cards) == 2 and cards[0] // FACES == cards[1] // FACES:
        both = [card_name(edition_of(view), card, language) for card in cards]
        return say[f"advice same {view['edition']}"].format(*both)
    if not squares:
        plain = len(cards) == 2 and all(card % FACES < JOKER for card in cards)
        if not plain:
            return ""
        red, blue = sorted(cards)
        return of_building(view, red * SIZE + blue % FACES, language)
    for card in cards:
        if card % FACES < JOKER and not leads(card, squares[0]):
            return say["advice line"].format(
                card=card_name(edition_of(view), card, language), square=square_of(view, squares[0])
            )
    return of_building(view, squares[0], language)


def leads(card: int, square: int) -> bool:
    """Does a line card name a line of this square?"""
    side, line = divmod(card, FACES)
    return line == (square % SIZE if side else square // SIZE)


def of_building(view: View, square: int, language: str) -> str:
    """What a building would take: the cards that lead there, or its price."""
    say = PHRASES[language]
    if not reached(square, set(hand_of(view))):
        return of_missing_cards(view, square, language)
    owner, purse = owner_at(view, square), view["purses"][view["to_move"] - 1]
    if owner is None or owner in colours_of(view, view["to_move"]):
        return ""
    price = price_of(view, square)
    if price <= purse:
        return ""
    key = "advice dear colour" if prices_by_colour(view) else "advice dear"
    return say[key].format(square=square_of(view, square), price=price, purse=purse)


def of_missing_cards(view: View, square: int, language: str) -> str:
    """Which cards lead to a building that the hand does not reach."""
    say, edition = PHRASES[language], edition_of(view)
    needed = []
    for side, line in ((0, square // SIZE), (1, square % SIZE)):
        ways = (line_card(side, line, 0), line_card(side, line, 1))
        needed.append(
            say["advice or"].format(*(card_name(edition, card, language) for card in ways))
        )
    return say["advice cards"].format(*needed, square=square_of(view, square))
