"""What a position of New York New York is worth to a player: the eye of the greedy bot.

For every number and every player it guesses how likely that player's card is to lie there on top in
the end. What counts is where the other cards of the number are: those that are played can do no
harm any more, those that rivals hold will be laid on top. It looks at nothing hidden: cards that the
player has not seen are in the pile or in the other hands, as likely as there are hidden ones.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.layout import Float64, Layout
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.newyorknewyork.knowledge import hidden_in_hand, how_many, unseen
from ludopolis.games.newyorknewyork.rules import among, place_of, top
from ludopolis.games.newyorknewyork.skyline import COLOURS, NUMBERS, Skyline


class Danger(Layout):
    """The chance that a card is laid on an own one, by where that card is."""

    rivals_hand: Float64
    reserve: Float64
    pile: Float64
    own_hand: Float64  # having to play a card, even its owner may cover it


class Weights(Layout):
    """The chances of cards, and what runs and rivals count."""

    # While others of its number are to come, a card on top is as good as lost; one that waits in the
    # hand may well be played last.
    on_top: Danger
    waiting: Danger
    # The chance that a card gets into play for the player whose colour it has.
    taken: Float64  # from the reserve: rivals see it there as well
    drawn: Float64  # from the pile
    forced_out: Float64  # from the hand of a rival, who may run out of other cards to play
    neighbours: Float64  # extra points for two; less than printed, as both must stay on top
    best_rival: Float64  # how much the best rival counts, against all rivals on average


@implements(contract.sense, Skyline)
def sense(skyline: Skyline, seat: int, weights: Weights) -> float:
    """The points to expect, less those of the rivals."""
    hidden = unseen(skyline, seat)
    mine = 0.0
    best = -1.0e9
    others = 0.0
    for owner in range(skyline.players):
        expected = skyline.totals[owner] + outlook(skyline, seat, hidden, owner, weights)
        if owner == seat:
            mine = expected
        else:
            others += expected
            best = max(best, expected)
    average = others / (skyline.players - 1)
    return mine - weights.best_rival * best - (1.0 - weights.best_rival) * average


@rule
def just_dealt(skyline: Skyline) -> bool:
    """Has the next game of a match been dealt? Its cards are luck, not what was decided on."""
    for place in range(NUMBERS):
        if skyline.height[place] > 0:
            return False
    for seat in range(skyline.players):
        if skyline.passed[seat]:
            return False
    return True


@seldom
def outlook(skyline: Skyline, seat: int, hidden: int, owner: int, weights: Weights) -> float:
    """The points that the skyline will bring its owner, as `seat` sees it."""
    value = 0.0
    if just_dealt(skyline):
        return value
    before = chance_on_top(skyline, seat, hidden, owner, NUMBERS - 1, weights)
    for place in range(NUMBERS):
        chance = chance_on_top(skyline, seat, hidden, owner, place, weights)
        value += chance * (place + 1)
        if skyline.bonus:
            value += weights.neighbours * before * chance
        before = chance
    return value


@seldom
def chance_on_top(
    skyline: Skyline, seat: int, hidden: int, owner: int, place: int, weights: Weights
) -> float:
    """How likely the owner's card of a number is to lie on top in the end."""
    card = owner * NUMBERS + place
    stays = chance_uncovered(skyline, seat, hidden, owner, place, weights.on_top)
    if is_played(skyline, card):
        return stays if top(skyline, place) == card else 0.0
    chance = stays * chance_forced_out(skyline, seat, hidden, card, owner, weights)
    if not skyline.passed[owner]:
        waits = chance_uncovered(skyline, seat, hidden, owner, place, weights.waiting)
        chance += waits * chance_to_have(skyline, seat, hidden, card, owner, weights)
    return chance


@rule
def chance_forced_out(
    skyline: Skyline, seat: int, hidden: int, card: int, owner: int, weights: Weights
) -> float:
    """How likely a rival has a card of this owner and will have to play it."""
    chance = 0.0
    for holder in range(skyline.players):
        if holder != owner and not skyline.passed[holder]:
            chance += weights.forced_out * chance_held(skyline, seat, hidden, card, holder)
    return chance


@rule
def chance_to_have(
    skyline: Skyline, seat: int, hidden: int, card: int, owner: int, weights: Weights
) -> float:
    """How likely the owner has a card or will get it."""
    alone = not has_rivals(skyline, owner)
    if among(card, skyline.reserve):
        return 1.0 if alone else weights.taken
    drawn = 1.0 if alone else weights.drawn
    return chance_held(skyline, seat, hidden, card, owner) + drawn * chance_in_pile(
        skyline, hidden, card
    )


@seldom
def chance_uncovered(
    skyline: Skyline, seat: int, hidden: int, owner: int, place: int, danger: Danger
) -> float:
    """The chance that nothing comes down on the owner's card of a number, by the danger it is in."""
    if not has_rivals(skyline, owner):
        return 1.0  # alone one lays down what one likes
    uncovered = 1.0
    for colour in range(COLOURS):
        card = colour * NUMBERS + place
        if colour == owner or is_played(skyline, card):
            continue
        covered = danger.pile * chance_in_pile(skyline, hidden, card)
        if among(card, skyline.reserve):
            covered += danger.reserve
        for holder in range(skyline.players):
            if not skyline.passed[holder]:
                likely = danger.own_hand if holder == owner else danger.rivals_hand
                covered += likely * chance_held(skyline, seat, hidden, card, holder)
        uncovered *= 1.0 - covered
    return uncovered


@rule
def has_rivals(skyline: Skyline, owner: int) -> bool:
    """Is anybody else still in the game?"""
    for other in range(skyline.players):
        if other != owner and not skyline.passed[other]:
            return True
    return False


@rule
def is_played(skyline: Skyline, card: int) -> bool:
    """Does the card lie in the skyline, on top or not?"""
    place = place_of(card)
    for level in range(skyline.height[place]):
        if skyline.laid[place, level] == card:
            return True
    return False


@rule
def chance_held(skyline: Skyline, seat: int, hidden: int, card: int, holder: int) -> float:
    """How likely a player holds a card, as `seat` sees it."""
    if not among(card, hidden):
        return 1.0 if among(card, skyline.hand[holder]) else 0.0
    if holder == seat:
        return 0.0
    return how_many(hidden_in_hand(skyline, holder)) / how_many(hidden)


@rule
def chance_in_pile(skyline: Skyline, hidden: int, card: int) -> float:
    """How likely a card is in the pile."""
    return skyline.pile.left / how_many(hidden) if among(card, hidden) else 0.0
