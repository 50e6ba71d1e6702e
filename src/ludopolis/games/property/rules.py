"""The rules of Property, in the order of the rulebook.

Every function is one sentence or one ruling of it. Seats, columns, rows and squares count from 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance, pick, shuffle, uncover
from ludopolis.engine.grids import NONE, Squares, group_at, how_many
from ludopolis.engine.layout import Ints
from ludopolis.engine.money import pay
from ludopolis.engine.piles import discard, draw, exhausted, put, reshuffle
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.property import hidden
from ludopolis.games.property.state import (
    ALLOWED,
    BANKRUPTCY,
    BLACK,
    BUY,
    BUYING,
    CARDS,
    CASH,
    COLOUR,
    DO_NOT_BUY,
    HEARTS,
    HEARTS_TIMES,
    LONG_GAME,
    LONGEST_QUIET_GAME,
    MUST_PLAY,
    MUST_SHOW,
    NO_SUCH_BLACK_CARD,
    NO_SUCH_CARDS,
    NO_SUCH_RED_CARD,
    NOBODY,
    NOT_NOW,
    PAIR,
    PLAIN_RATE,
    PLAYING,
    RANKS,
    RED,
    RUNNING,
    SEATS,
    SHOW,
    SIZE,
    SPADES,
    SPADES_TIMES,
    SQUARE_WORTH,
    UNITS,
    WAYS,
    WAYS_OF_SUIT,
    WILD,
    Land,
    both_colours,
    has,
    only,
)

# --- Setting up -------------------------------------------------------------------------------


@rule
def starting_cash(land: Land) -> int:
    """Dollars of each player. Ruling: they lie open for all to see."""
    return CASH[land.players]


@rule
def starting_units(land: Land) -> int:
    """Buying units of each player. Ruling: they are a plain number; no cards have to add up."""
    return UNITS[land.players]


@rule
def choose_first(land: Land, chance: Chance) -> None:
    """The highest cut card starts, which is a random seat."""
    land.first = pick(chance, land.players)


@rule
def pile_up(land: Land, chance: Chance) -> None:
    """Shuffle the forty cards, ace to ten of four suits, into a face-down pile."""
    for card in range(CARDS):
        put(land.stock, card)
    shuffle(chance, land.stock.cards, land.stock.left)
    hidden.saw_new_pile(land)


@rule
def first_hands(land: Land, chance: Chance) -> None:
    """From the first seat, clockwise, everyone draws a whole hand of at least both colours.

    Ruling: if the pile runs out, the hands that are left stay incomplete for now.
    """
    for step in range(land.players):
        seat = (land.first + step) % land.players
        draw_up(land, seat, chance)
        if exhausted(land.stock):
            hidden.saw_pile_run_out(land, seat)


@implements(contract.deal, Land)
def deal(land: Land, chance: Chance) -> None:
    """Give out the money and the units, find who starts, and draw the first hands."""
    for seat in range(land.players):
        land.cash[seat] = starting_cash(land)
        land.units[seat] = starting_units(land)
    choose_first(land, chance)
    hidden.nothing_seen(land)
    pile_up(land, chance)
    first_hands(land, chance)
    begin_turn(land, land.first)


# --- Cards in hand ----------------------------------------------------------------------------


@rule
def lay_down(land: Land, seat: int, card: int) -> None:
    """Put a card of the hand on the discards, for all to see."""
    land.hand[seat] &= ~only(card)
    discard(land.stock, card)


@rule
def lay_down_hand(land: Land, seat: int) -> None:
    """Put the whole hand on the discards, in the order of the suits."""
    for card in range(CARDS):
        if has(land.hand[seat], card):
            lay_down(land, seat, card)
    hidden.saw_whole_hand(land, seat)


@rule
def draw_one(land: Land, seat: int, chance: Chance) -> None:
    """Draw a card; if the pile is empty by then, the discards are shuffled into a new one."""
    if land.stock.left == 0:
        reshuffle(land.stock, chance)
        hidden.saw_new_pile(land)
    land.hand[seat] |= only(draw(land.stock, chance))
    land.last_pile[seat] = land.piles


@rule
def draw_up(land: Land, seat: int, chance: Chance) -> None:
    """Draw until the hand has at least one red and one black card, or no card is left anywhere.

    After a pair has been played there always is one: the pair itself lies on the discards.
    """
    while not both_colours(land.hand[seat]) and not exhausted(land.stock):
        draw_one(land, seat, chance)
    hidden.saw_draw(land, seat)


# --- A turn -----------------------------------------------------------------------------------


@rule
def begin_turn(land: Land, seat: int) -> None:
    """It is this player's turn."""
    land.phase = PLAYING
    land.active = seat


@rule
def finish_turn(land: Land, chance: Chance) -> None:
    """The hand is drawn up again, and the turn is over."""
    draw_up(land, land.active, chance)
    end_turn(land)


@rule
def end_turn(land: Land) -> None:
    """The next player's turn begins.

    Ruling: after 2000 turns without a bankruptcy the game ends and is scored as it stands.
    """
    land.turns += 1
    land.quiet_turns += 1
    if land.quiet_turns >= LONGEST_QUIET_GAME:
        land.ending = LONG_GAME
    else:
        begin_turn(land, next_solvent(land))


@rule
def next_solvent(land: Land) -> int:
    """Clockwise, the next player who is not bankrupt."""
    seat = (land.active + 1) % land.players
    while land.failed[seat]:
        seat = (seat + 1) % land.players
    return seat


@rule
def show_hand(land: Land, chance: Chance) -> None:
    """Ruling: who lacks a colour shows the hand, discards it and draws anew.

    With both colours they play now, otherwise the turn passes.
    """
    lay_down_hand(land, land.active)
    draw_up(land, land.active, chance)
    if not both_colours(land.hand[land.active]):
        end_turn(land)


@rule
def play_pair(land: Land, red_way: int, black_way: int, chance: Chance) -> None:
    """Play a red and a black card; they name a square, and its owner decides what happens."""
    seat = land.active
    red = card_of(RED, red_way)
    black = card_of(BLACK, black_way)
    lay_down(land, seat, red)
    lay_down(land, seat, black)
    hidden.saw_pair(land, seat, red, black)
    square = square_of(red_way, black_way)
    owner = owner_of(land, square)
    if owner == NOBODY:
        land.owned[seat] |= only(square)
        finish_turn(land, chance)
    elif owner == seat:
        mortgage_or_lose(land, square)
        finish_turn(land, chance)
    else:
        pay_rent(land, owner, square, rent(land, square, red, black), chance)


@rule
def owner_of(land: Land, square: int) -> int:
    """The owner of a square, or NOBODY."""
    for seat in range(land.players):
        if has(land.owned[seat], square):
            return seat
    return NOBODY


# --- Your own square --------------------------------------------------------------------------


@rule
def mortgage_or_lose(land: Land, square: int) -> None:
    """An own square becomes mortgaged; if it was already, it is free again, without a mortgage."""
    if has(land.mortgaged, square):
        land.mortgaged &= ~only(square)
        land.owned[land.active] &= ~only(square)
    else:
        land.mortgaged |= only(square)


# --- Rent -------------------------------------------------------------------------------------


@rule
def group_of(land: Land, square: int) -> Squares:
    """The owner's connected squares around this one: they share sides, corners do not count.

    Ruling: a mortgage changes nothing here: a mortgaged square connects and counts as before.
    """
    return group_at(land.owned[owner_of(land, square)], only(square), SIZE)


@rule
def rate(red: int, black: int) -> int:
    """Dollars for each square of the group: a heart doubles them, and so does a spade."""
    dollars = PLAIN_RATE
    if red // RANKS == HEARTS:
        dollars *= HEARTS_TIMES
    if black // RANKS == SPADES:
        dollars *= SPADES_TIMES
    return dollars


@rule
def rent(land: Land, square: int, red: int, black: int) -> int:
    """The squares of the group, times the rate of the two cards."""
    return how_many(group_of(land, square)) * rate(red, black)


@rule
def is_ruin(land: Land, due: int) -> bool:
    """Is a rent more than the player to move can pay?"""
    return bool(due > land.cash[land.active])


@rule
def pay_rent(land: Land, owner: int, square: int, due: int, chance: Chance) -> None:
    """Pay the owner; who has paid and has units enough is asked whether to buy the square.

    Rent equal to the cash is paid, and buying is asked after the last coin too. More is ruin.
    """
    seat = land.active
    if is_ruin(land, due):
        go_bankrupt(land, owner)
        return
    pay(land.cash, seat, owner, due)
    if can_buy(land, square):
        land.phase = BUYING
        land.square = square
    else:
        finish_turn(land, chance)


# --- Buying -----------------------------------------------------------------------------------


@rule
def price(land: Land, square: int) -> int:
    """One unit for each square of the group, whatever the suits."""
    return how_many(group_of(land, square))


@rule
def can_buy(land: Land, square: int) -> bool:
    """Has the player to move units enough?"""
    return bool(land.units[land.active] >= price(land, square))


@rule
def buy(land: Land) -> None:
    """Pay the owner the units and take the square over; a mortgage stays on it."""
    square = land.square
    owner = owner_of(land, square)
    pay(land.units, land.active, owner, price(land, square))
    land.owned[owner] &= ~only(square)
    land.owned[land.active] |= only(square)


# --- Bankruptcy -------------------------------------------------------------------------------


@rule
def go_bankrupt(land: Land, owner: int) -> None:
    """Hand the owner all the cash there is; the squares become free.

    Ruling: their mortgages go with them, the hand goes to the discards and the units leave the
    game; nothing is drawn. So it is for the last bankrupt too.
    """
    seat = land.active
    pay(land.cash, seat, owner, land.cash[seat])
    land.mortgaged &= ~land.owned[seat]
    land.owned[seat] = NONE
    lay_down_hand(land, seat)
    land.units_gone += land.units[seat]
    land.units[seat] = 0
    land.bankrupts += 1
    land.failed[seat] = land.bankrupts
    land.turns += 1
    land.quiet_turns = 0
    if land.bankrupts == land.bankruptcies:
        land.ending = BANKRUPTCY
    else:
        begin_turn(land, next_solvent(land))


# --- What is allowed --------------------------------------------------------------------------


@implements(contract.to_move, Land)
def to_move(land: Land) -> int:
    """The seat that decides now: always the one whose turn it is."""
    return land.active


@implements(contract.over, Land)
def over(land: Land) -> int:
    """How the game has ended, or 0."""
    return land.ending


@rule
def ways_to_play(land: Land, seat: int, colour: int) -> int:
    """All ways in which the cards of a colour in hand can be played, as a set of bits."""
    cards: Any = np.int64(land.hand[seat]) >> (colour * COLOUR)
    ways = 0
    for suit in range(2):
        of_suit = cards >> (suit * RANKS)
        found = of_suit & ((1 << WILD) - 1)
        for wild in range(RANKS - WILD):
            if (of_suit >> (WILD + wild)) & 1:
                found |= ((1 << SIZE) - 1) << (WILD + wild * SIZE)
        ways |= found << (suit * WAYS_OF_SUIT)
    return ways


@rule
def pairs(land: Land, actions: Ints) -> int:
    """List every red way with every black way.

    Ruling: all of them are allowed, ruinous ones too; nobody may pass.
    """
    reds = ways_to_play(land, land.active, RED)
    blacks = ways_to_play(land, land.active, BLACK)
    count = 0
    for red in range(WAYS):
        if (reds >> red) & 1:
            for black in range(WAYS):
                if (blacks >> black) & 1:
                    actions[count] = PAIR + red * WAYS + black
                    count += 1
    return count


@implements(contract.legal, Land)
def legal(land: Land, actions: Ints) -> int:
    """List all allowed actions of the seat that decides, ascending."""
    if land.ending != RUNNING:
        return 0
    if land.phase == BUYING:
        actions[0] = BUY
        actions[1] = DO_NOT_BUY
        return 2
    if both_colours(land.hand[land.active]):
        return pairs(land, actions)
    actions[0] = SHOW
    return 1


@implements(contract.refusal, Land)
def refusal(land: Land, action: int) -> int:
    """Why the seat that decides may not take this action, or ALLOWED."""
    if land.ending != RUNNING:
        return NOT_NOW
    if action == BUY or action == DO_NOT_BUY:
        return ALLOWED if land.phase == BUYING else NOT_NOW
    if land.phase == BUYING:
        return NOT_NOW
    if action == SHOW:
        return MUST_PLAY if both_colours(land.hand[land.active]) else ALLOWED
    if not both_colours(land.hand[land.active]):
        return MUST_SHOW
    return pair_refusal(land, action)


@seldom
def pair_refusal(land: Land, action: int) -> int:
    """Only cards of the own hand can be played."""
    red_way, black_way = pair_of(action)
    hand = land.hand[land.active]
    red = has(hand, card_of(RED, red_way))
    black = has(hand, card_of(BLACK, black_way))
    if red and black:
        return ALLOWED
    if red:
        return NO_SUCH_BLACK_CARD
    return NO_SUCH_RED_CARD if black else NO_SUCH_CARDS


# --- Action numbers taken apart ---------------------------------------------------------------


@rule
def pair_of(action: int) -> tuple[int, int]:
    """The ways in which the red and the black card of a pair are played."""
    return (action - PAIR) // WAYS, (action - PAIR) % WAYS


@rule
def card_of(colour: int, way: int) -> int:
    """The card that is played in this way."""
    suit = way // WAYS_OF_SUIT
    place = way % WAYS_OF_SUIT
    rank = place if place < WILD else WILD + (place - WILD) // SIZE
    return colour * COLOUR + suit * RANKS + rank


@rule
def number_of(way: int) -> int:
    """The column or row that a card played in this way names; a 9 or a 10 can name any."""
    place = way % WAYS_OF_SUIT
    return place if place < WILD else (place - WILD) % SIZE


@rule
def square_of(red_way: int, black_way: int) -> int:
    """The square in the column of the red card and the row of the black one."""
    return number_of(red_way) * SIZE + number_of(black_way)


# --- Carrying it out --------------------------------------------------------------------------


@implements(contract.apply, Land)
def apply(land: Land, action: int, chance: Chance) -> None:
    """Carry out an allowed action and all that follows until the next decision."""
    if land.phase == BUYING:
        if action == BUY:
            buy(land)
        land.square = 0
        finish_turn(land, chance)
        return
    uncover(chance)  # cards of the hand are laid open
    if action == SHOW:
        show_hand(land, chance)
    else:
        red_way, black_way = pair_of(action)
        play_pair(land, red_way, black_way, chance)


# --- The richest wins -------------------------------------------------------------------------


@rule
def fortune(land: Land, seat: int) -> int:
    """Cash; with `count_property`, 5 dollars more for each square."""
    dollars = land.cash[seat]
    if land.count_property:
        dollars += SQUARE_WORTH * how_many(land.owned[seat])
    return dollars


@implements(contract.score, Land)
def score(land: Land, scores: Ints) -> None:
    """The fortune of each seat."""
    for seat in range(land.players):
        scores[seat] = fortune(land, seat)


@rule
def standing(land: Land, scores: Ints, seat: int) -> int:
    """What decides the places: the fortune.

    Ruling: bankrupts stand below all others, later ones above earlier ones.
    """
    if land.failed[seat]:
        return land.failed[seat] - SEATS - 1
    return scores[seat]


@implements(contract.places, Land)
def places(land: Land, scores: Ints, places: Ints) -> None:
    """The richest wins. Ruling: equal fortunes share the win."""
    for seat in range(land.players):
        places[seat] = 1
        for other in range(land.players):
            if standing(land, scores, other) > standing(land, scores, seat):
                places[seat] += 1


# --- What never changes -----------------------------------------------------------------------


@implements(contract.invariants, Land)
def invariants(land: Land, totals: Ints) -> int:
    """Dollars, units, each card once, no square with two owners, no mortgage on a free square."""
    size = 4 + CARDS
    for i in range(size):
        totals[i] = 0
    seen = NONE
    for seat in range(land.players):
        totals[0] += land.cash[seat]
        totals[1] += land.units[seat]
        totals[2] += how_many(seen & land.owned[seat])
        seen |= land.owned[seat]
    totals[1] += land.units_gone
    totals[3] = how_many(land.mortgaged & ~seen)
    for card in range(CARDS):
        for seat in range(land.players):
            totals[4 + card] += int(has(land.hand[seat], card))
    for i in range(land.stock.left):
        totals[4 + land.stock.cards[i]] += 1
    for i in range(land.stock.discarded):
        totals[4 + land.stock.discards[i]] += 1
    return size
