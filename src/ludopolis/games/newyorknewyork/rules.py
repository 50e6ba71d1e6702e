"""The rules of New York New York, in the order of the rulebook.

Every function is one sentence or one ruling of it. Seats, colours and places count from 0.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance, pick, shuffle, uncover
from ludopolis.engine.layout import Ints
from ludopolis.engine.piles import draw, put
from ludopolis.engine.ranking import rank
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.newyorknewyork.state import (
    ALL_PASSED,
    ALL_PLAYED,
    ALLOWED,
    CARDS,
    COLOURS,
    HAND,
    MATCH_OVER,
    NO_CARD,
    NO_CARDS,
    NOBODY,
    NOT_IN_HAND,
    NOT_IN_RESERVE,
    NOT_NOW,
    NUMBERS,
    PASS,
    PLAY,
    PLAY_FIRST,
    PLAYING,
    RESERVE,
    RUN_POINTS,
    RUNNING,
    TAKE,
    TAKE_FIRST,
    TAKING,
    Skyline,
)

# --- The cards --------------------------------------------------------------------------------


@rule
def colour_of(card: int) -> int:
    """The colour of a card."""
    return card // NUMBERS


@rule
def place_of(card: int) -> int:
    """Where in the skyline a card goes: its number, counted from 0."""
    return card % NUMBERS


@rule
def owner(skyline: Skyline, card: int) -> int:
    """Who scores for a card. Ruling: the colours go to the seats in their order.

    Colours without a seat are neutral: they cover and break runs, and score for nobody.
    """
    colour = colour_of(card)
    return colour if colour < skyline.players else NOBODY


@rule
def among(card: int, cards: int) -> bool:
    """Is the card one of a set?"""
    return (cards >> card) & 1 != 0


@rule
def only(card: int) -> int:
    """The set of just one card."""
    return 1 << card


# --- Setup ------------------------------------------------------------------------------------


@implements(contract.deal, Skyline)
def deal(skyline: Skyline, chance: Chance) -> None:
    """A player chosen by lot starts; the cards are dealt."""
    skyline.game = 1
    skyline.starter = pick(chance, skyline.players)
    begin_game(skyline, chance)


@seldom
def begin_game(skyline: Skyline, chance: Chance) -> None:
    """Shuffle all cards; six for each hand, six face up as the reserve, the rest is the pile.

    Ruling: the starter is dealt six cards first, then the others clockwise, then the reserve.
    """
    skyline.laid[:, :] = 0
    skyline.height[:] = 0
    skyline.passed[:] = 0
    skyline.seen[:] = NO_CARDS
    skyline.pile.left = 0
    for card in range(CARDS):
        put(skyline.pile, card)
    shuffle(chance, skyline.pile.cards, CARDS)
    for turn in range(skyline.players):
        seat = (skyline.starter + turn) % skyline.players
        skyline.hand[seat] = draw_several(skyline, HAND, chance)
    skyline.reserve = draw_several(skyline, RESERVE, chance)
    skyline.active = skyline.starter
    skyline.phase = PLAYING


@rule
def draw_several(skyline: Skyline, count: int, chance: Chance) -> int:
    """So many cards from the top of the pile."""
    cards = NO_CARDS
    for _ in range(count):
        cards |= only(draw(skyline.pile, chance))
    return cards


# --- A turn: play a card, take one of the reserve ---------------------------------------------


@rule
def play_card(skyline: Skyline, card: int, chance: Chance) -> None:
    """Lay a card of the hand onto its number, on top of what is there."""
    seat = skyline.active
    if not among(card, skyline.seen[seat]):
        uncover(chance)  # nobody else knew of it
    skyline.hand[seat] &= ~only(card)
    skyline.seen[seat] &= ~only(card)
    lay(skyline, card)


@rule
def lay(skyline: Skyline, card: int) -> None:
    """Put a card on top of its number."""
    place = place_of(card)
    skyline.laid[place, skyline.height[place]] = card
    skyline.height[place] += 1


@rule
def top(skyline: Skyline, place: int) -> int:
    """The card that lies on top of a number, or NO_CARD."""
    height = skyline.height[place]
    return int(skyline.laid[place, height - 1]) if height > 0 else NO_CARD


@rule
def take_card(skyline: Skyline, card: int, chance: Chance) -> None:
    """Take a card of the reserve into the hand, for all to see, and refill from the pile."""
    seat = skyline.active
    skyline.reserve &= ~only(card)
    skyline.hand[seat] |= only(card)
    skyline.seen[seat] |= only(card)
    if skyline.pile.left > 0:
        skyline.reserve |= only(draw(skyline.pile, chance))


@rule
def must_take(skyline: Skyline) -> bool:
    """Taking is compulsory while the reserve has cards."""
    return skyline.reserve != NO_CARDS


# --- Passing, and whose turn is next ----------------------------------------------------------


@rule
def pass_for_good(skyline: Skyline) -> None:
    """Who has passed once passes every turn to the end of the game."""
    skyline.passed[skyline.active] = 1


@rule
def pass_without_cards(skyline: Skyline) -> None:
    """Ruling: a player with an empty hand counts as passed."""
    if skyline.hand[skyline.active] == NO_CARDS:
        pass_for_good(skyline)


@rule
def end_turn(skyline: Skyline, chance: Chance) -> None:
    """The turn goes clockwise to the next player who has not passed; a player left alone goes on."""
    pass_without_cards(skyline)
    skyline.phase = PLAYING
    for turn in range(1, skyline.players + 1):
        seat = (skyline.active + turn) % skyline.players
        if not skyline.passed[seat]:
            skyline.active = seat
            return
    end_game(skyline, chance)


# --- The end of a game, and the match ---------------------------------------------------------


@rule
def all_played(skyline: Skyline) -> bool:
    """Do all cards lie in the skyline?"""
    for place in range(NUMBERS):
        if skyline.height[place] < COLOURS:
            return False
    return True


@seldom
def end_game(skyline: Skyline, chance: Chance) -> None:
    """A game ends when everyone has passed, or all cards have been played.

    Match: one game for each player, then the totals decide.
    """
    if not skyline.match:
        skyline.ending = ALL_PLAYED if all_played(skyline) else ALL_PASSED
        return
    for seat in range(skyline.players):
        skyline.totals[seat] += points(skyline, seat)
    if skyline.game == skyline.players:
        skyline.ending = MATCH_OVER
    else:
        next_game(skyline, chance)


@rule
def next_game(skyline: Skyline, chance: Chance) -> None:
    """Match. Ruling: the next game is started by the next player clockwise; colours stay."""
    skyline.game += 1
    skyline.starter = (skyline.starter + 1) % skyline.players
    begin_game(skyline, chance)


@implements(contract.over, Skyline)
def over(skyline: Skyline) -> int:
    """How the game has ended, or 0."""
    return skyline.ending


# --- Score ------------------------------------------------------------------------------------


@rule
def shows(skyline: Skyline, place: int, seat: int) -> bool:
    """Does a card of this player lie on top of a number?"""
    card = top(skyline, place)
    return card != NO_CARD and owner(skyline, card) == seat


@rule
def run_bonus(length: int) -> int:
    """The bonus of a run. Ruling: seven or more neighbours score what six do."""
    return RUN_POINTS[length]


@rule
def bonus_points(skyline: Skyline, seat: int) -> int:
    """The bonus of all runs of own cards; 12 and 1 are neighbours."""
    gap = 0
    while gap < NUMBERS and shows(skyline, gap, seat):
        gap += 1
    if gap == NUMBERS:
        return run_bonus(NUMBERS)
    total = 0
    length = 0
    for step in range(1, NUMBERS + 1):  # once around, from a gap to the same gap
        if shows(skyline, (gap + step) % NUMBERS, seat):
            length += 1
        else:
            total += run_bonus(length)
            length = 0
    return total


@rule
def number_points(skyline: Skyline, seat: int) -> int:
    """For each own card on top, its number."""
    total = 0
    for place in range(NUMBERS):
        if shows(skyline, place, seat):
            total += place + 1
    return total


@rule
def points(skyline: Skyline, seat: int) -> int:
    """What the skyline is worth to a player; without the option `bonus`, runs bring nothing."""
    total = number_points(skyline, seat)
    if skyline.bonus:
        total += bonus_points(skyline, seat)
    return total


@implements(contract.score, Skyline)
def score(skyline: Skyline, scores: Ints) -> None:
    """The points of the games before and of the skyline as it stands."""
    for seat in range(skyline.players):
        scores[seat] = skyline.totals[seat]
        if skyline.ending != MATCH_OVER:  # then the last skyline is in the totals
            scores[seat] += points(skyline, seat)


@implements(contract.places, Skyline)
def places(skyline: Skyline, scores: Ints, places: Ints) -> None:
    """Most points wins. Ruling: equal scores share the win."""
    rank(scores, places, skyline.players)


# --- What may be done -------------------------------------------------------------------------


@implements(contract.to_move, Skyline)
def to_move(skyline: Skyline) -> int:
    """All decisions are of the player whose turn it is."""
    return skyline.active


@implements(contract.legal, Skyline)
def legal(skyline: Skyline, actions: Ints) -> int:
    """Play any card of the hand, or pass; after playing, take any card of the reserve."""
    if skyline.ending != RUNNING:
        return 0
    playing = skyline.phase == PLAYING
    cards = skyline.hand[skyline.active] if playing else skyline.reserve
    first = PLAY if playing else TAKE
    count = 0
    for card in range(CARDS):
        if among(card, cards):
            actions[count] = first + card
            count += 1
    if playing:
        actions[count] = PASS
        count += 1
    return count


@implements(contract.refusal, Skyline)
def refusal(skyline: Skyline, action: int) -> int:
    """Why an action is not allowed now, or 0."""
    if skyline.ending != RUNNING:
        return NOT_NOW
    if action >= TAKE and action < PASS:
        if skyline.phase == PLAYING:
            return PLAY_FIRST
        return ALLOWED if among(action - TAKE, skyline.reserve) else NOT_IN_RESERVE
    if skyline.phase == TAKING:
        return TAKE_FIRST
    if action == PASS or among(action - PLAY, skyline.hand[skyline.active]):
        return ALLOWED
    return NOT_IN_HAND


@implements(contract.apply, Skyline)
def apply(skyline: Skyline, action: int, chance: Chance) -> None:
    """Carry out an allowed action and all that follows until the next decision."""
    if action == PASS:
        pass_for_good(skyline)
    elif action < TAKE:
        play_card(skyline, action - PLAY, chance)
        if must_take(skyline):
            skyline.phase = TAKING
            return
    else:
        take_card(skyline, action - TAKE, chance)
    end_turn(skyline, chance)


# --- What never changes -----------------------------------------------------------------------


@implements(contract.invariants, Skyline)
def invariants(skyline: Skyline, totals: Ints) -> int:
    """Each card is in exactly one place: the skyline, a hand, the reserve or the pile."""
    for card in range(CARDS):
        totals[card] = int(among(card, skyline.reserve))
        for seat in range(skyline.players):
            totals[card] += int(among(card, skyline.hand[seat]))
    for place in range(NUMBERS):
        for level in range(skyline.height[place]):
            totals[skyline.laid[place, level]] += 1
    for i in range(skyline.pile.left):
        totals[skyline.pile.cards[i]] += 1
    return CARDS
