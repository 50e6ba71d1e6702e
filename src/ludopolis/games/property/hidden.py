"""What the table can work out about hidden cards, and other worlds that agree with it.

A hand is drawn up until it has both colours. So the last card drawn, the *lone* card, is the only
one of its colour; all others are of the hand's *main* colour. Playing a pair takes the lone card and
one of the others away, and the next draw again ends with a lone card: the main colour stays the
same until the hand has been empty. Which colour it is, nobody else is told. But everybody sees

- how many cards each hand has, and which cards are played or shown;
- which cards every new pile is made of. So of each card in a hand it is known which pile it came
  from, of each hand how many cards came from which pile, and its lone card came from the last of them:
  who plays a red card and a black one from different piles shows which of the two was alone.

`resample` makes worlds that agree with all of this, each as likely as it is to have been dealt. One
thing is not weighed: what a player's choice says about the cards that were not chosen.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance, below, permute, word
from ludopolis.engine.grids import NONE, first_of, how_many
from ludopolis.engine.piles import put
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.property.state import (
    BLACK,
    BLACK_CARDS,
    CARDS,
    COMPLETE,
    LACKING,
    RED,
    RED_CARDS,
    SEATS,
    UNSURE,
    Cards,
    Land,
    both_colours,
    has,
    only,
)

# The colours that can be a hand's main colour are kept as a set of bits.
EITHER = (1 << RED) | (1 << BLACK)

# --- Seeing -----------------------------------------------------------------------------------


@rule
def nothing_seen(land: Land) -> None:
    """Every hand is empty."""
    for seat in range(SEATS):
        saw_whole_hand(land, seat)


@rule
def saw_new_pile(land: Land) -> None:
    """All see what the new pile is made of."""
    land.piles += 1
    for i in range(land.stock.left):
        land.from_pile[land.stock.cards[i]] = land.piles


@rule
def saw_whole_hand(land: Land, seat: int) -> None:
    """A hand has been laid open and is empty now."""
    land.main_colours[seat] = EITHER
    land.complete[seat] = LACKING


@rule
def saw_draw(land: Land, seat: int) -> None:
    """A hand has been drawn up: whether it has both colours shows in who plays next."""
    land.complete[seat] = COMPLETE if both_colours(land.hand[seat]) else LACKING


@rule
def saw_pile_run_out(land: Land, seat: int) -> None:
    """The first deal has taken the last card: perhaps the wanted one, perhaps not."""
    if how_many(land.hand[seat]) >= 2:
        land.complete[seat] = UNSURE


@rule
def saw_pair(land: Land, seat: int, red: int, black: int) -> None:
    """A pair has been played: one of the two was the lone card, which came from the last pile."""
    if land.hand[seat] == NONE:
        saw_whole_hand(land, seat)
        return
    if land.from_pile[black] != land.last_pile[seat]:
        land.main_colours[seat] = 1 << BLACK
    elif land.from_pile[red] != land.last_pile[seat]:
        land.main_colours[seat] = 1 << RED
    land.complete[seat] = LACKING


# --- Counting ---------------------------------------------------------------------------------


@seldom
def unseen(land: Land, seat: int) -> Cards:
    """The cards that are in the pile or in hands that this seat does not see."""
    cards = NONE
    for i in range(land.stock.left):
        cards |= only(int(land.stock.cards[i]))
    for other in range(land.players):
        if other != seat:
            cards |= land.hand[other]
    return cards


@seldom
def of_pile(land: Land, pile: int) -> Cards:
    """The cards that were last shuffled into this pile."""
    cards = NONE
    for card in range(CARDS):
        if land.from_pile[card] == pile:
            cards |= only(card)
    return cards


@seldom
def surely_in_hands(land: Land, seat: int) -> Cards:
    """The unseen cards that cannot be in the pile, because it was not made of them."""
    return unseen(land, seat) & ~of_pile(land, land.piles)


# --- Another world ----------------------------------------------------------------------------


@implements(contract.resample, Land)
def resample(land: Land, seat: int, chance: Chance) -> None:
    """Deal the hidden cards anew, so that `seat` could not tell the difference (-1: a spectator).

    Hands keep their sizes and the piles that their cards came from; all have the shape of a main
    colour with a lone card. Nothing of the true world is left: all worlds that the seat cannot tell
    apart become the same.
    """
    hidden = unseen(land, seat)
    shapes = choose_shapes(land, seat, hidden, chance)
    left = hidden
    while left != NONE:
        pile = int(land.from_pile[first_of(left)])
        batch = hidden & of_pile(land, pile)
        deal_batch(land, seat, batch, pile, shapes, chance)
        left &= ~batch
    land.stock.left = 0
    for card in range(CARDS):
        land.stock.cards[card] = 0
    for other in range(land.players):
        if other != seat:
            hidden &= ~land.hand[other]
    for card in range(CARDS):
        if has(hidden, card):
            put(land.stock, card)
    permute(chance, land.stock.cards, land.stock.left)


# How the hidden hands are made up is kept in one number, their shapes: bit 0 says whether the hand
# that the table is unsure of has both colours, and one bit for each seat whether black is its main
# colour. At most one hand is unsure: the one that took the last card of the first deal.


@seldom
def main_colour(shapes: int, seat: int) -> int:
    """The main colour of a hand."""
    return (shapes >> (1 + seat)) & 1


@seldom
def has_lone_card(land: Land, shapes: int, seat: int) -> bool:
    """Has the hand both colours?"""
    if land.complete[seat] == UNSURE:
        return shapes & 1 != 0
    return land.complete[seat] == COMPLETE


@seldom
def choose_shapes(land: Land, seat: int, hidden: Cards, chance: Chance) -> int:
    """Choose the shapes of the hidden hands, by how many ways there are to deal them."""
    everything = 1 << (1 + land.players)
    total = 0.0
    for shapes in range(everything):
        total += ways_to_deal(land, seat, hidden, shapes)
    left = total * (word(chance) / 4294967296.0)
    chosen = -1
    for shapes in range(everything):
        ways = ways_to_deal(land, seat, hidden, shapes)
        if ways > 0.0 and (chosen < 0 or left >= 0.0):
            chosen = shapes
            left -= ways
    return chosen


@seldom
def possible(land: Land, seat: int, shapes: int) -> bool:
    """Do the shapes agree with what was seen of each hidden hand, and say nothing else?"""
    unsure = False
    for other in range(land.players):
        colour = main_colour(shapes, other)
        if other == seat or land.hand[other] == NONE:
            if colour != RED:
                return False
            continue
        if (land.main_colours[other] >> colour) & 1 == 0:
            return False
        if land.complete[other] == UNSURE:
            unsure = True
    return unsure or shapes & 1 == 0


@seldom
def ways_to_deal(land: Land, seat: int, hidden: Cards, shapes: int) -> float:
    """In how many ways the cards of each pile can have come to the hands, if these are the shapes."""
    if not possible(land, seat, shapes):
        return 0.0
    ways = 1.0
    left = hidden
    while left != NONE:
        pile = int(land.from_pile[first_of(left)])
        batch = hidden & of_pile(land, pile)
        left &= ~batch
        reds = 0
        blacks = 0
        for other in range(land.players):
            if other != seat:
                red = reds_wanted(land, other, batch, pile, shapes)
                reds += red
                blacks += how_many(land.hand[other] & batch) - red
        ways *= arrangements(how_many(batch & RED_CARDS), reds)
        ways *= arrangements(how_many(batch & BLACK_CARDS), blacks)
    return ways


@seldom
def reds_wanted(land: Land, other: int, batch: Cards, pile: int, shapes: int) -> int:
    """How many of the cards that a hidden hand has from this pile are red."""
    lone = int(has_lone_card(land, shapes, other) and land.last_pile[other] == pile)
    if main_colour(shapes, other) == RED:
        return how_many(land.hand[other] & batch) - lone
    return lone


@seldom
def arrangements(n: int, k: int) -> float:
    """The number of ways to put k of n cards in k places."""
    if k > n:
        return 0.0
    result = 1.0
    for i in range(k):
        result *= n - i
    return result


@seldom
def deal_batch(land: Land, seat: int, batch: Cards, pile: int, shapes: int, chance: Chance) -> None:
    """Deal the hidden cards that come from one pile to the hands that have cards from it."""
    pool = batch
    for other in range(land.players):
        if other == seat:
            continue
        count = how_many(land.hand[other] & batch)
        reds = reds_wanted(land, other, batch, pile, shapes)
        land.hand[other] &= ~batch
        pool = take_some(land, other, pool, RED_CARDS, reds, chance)
        pool = take_some(land, other, pool, BLACK_CARDS, count - reds, chance)


@seldom
def take_some(
    land: Land, other: int, pool: Cards, colour: Cards, count: int, chance: Chance
) -> Cards:
    """Move some cards of a colour from the pool to a hidden hand; what is left of the pool."""
    for _ in range(count):
        card = any_of(pool & colour, chance)
        land.hand[other] |= only(card)
        pool &= ~only(card)
    return pool


@seldom
def any_of(cards: Cards, chance: Chance) -> int:
    """A card of a set, all equally likely."""
    for _ in range(below(chance, how_many(cards))):
        cards &= ~only(first_of(cards))
    return first_of(cards)
