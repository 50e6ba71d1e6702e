"""What a position of New York New York is worth to a player: the eye of the greedy bot.

For every number and every player it guesses how likely that player's card is to lie there on top in
the end. What counts is where the other cards of the number are: those that are played can do no
harm any more, those that rivals hold will be laid on top. It looks at nothing hidden: cards that the
player has not seen are in the pile or in the other hands, as likely as there are hidden ones.
"""

from __future__ import annotations

from typing import NamedTuple

from ludopolis.engine import contract
from ludopolis.engine.layout import Float64, Layout, Share
from ludopolis.engine.rule import implements, rule
from ludopolis.games.newyorknewyork.hidden import how_many, unseen
from ludopolis.games.newyorknewyork.rules import among, top
from ludopolis.games.newyorknewyork.state import COLOURS, NO_CARDS, NUMBERS, SEATS, Skyline


class Weights(Layout):
    """How likely cards are to be covered and to be played, and what runs and rivals count."""

    # The chance that a card on top is covered by another of its number: as good as certain while that
    # is still to come.
    covered: Share
    covered_by_owner: Share  # who has both may have to play the second as well
    # The chance that a card which waits for the end is covered after all, by another that is …
    with_earlier: Share  # … in the hand of a rival whose last turn comes before its owner's
    with_later: Share  # … in the hand of a rival whose last turn comes after: who is last can wait
    in_reserve: Share
    in_pile: Share
    # The chance that a card gets into play for the player whose colour it has.
    taken_next: Share  # from the reserve, when that player is the next to take
    taken_later: Share  # from the reserve, when others take before
    drawn: Share  # from the pile
    forced_out: Share  # from the hand of a rival, who may run out of other cards to play
    neighbours: Float64  # extra points for two; less than printed, as both must stay on top
    best_rival: Share  # how much the best rival counts, against all rivals on average


class Cards(NamedTuple):
    """The cards that can still be played, as sets: where they are to the owner of a colour.

    Played cards are in none of them, nor are those in the hand of a player who has passed.
    """

    hidden: int  # in a hand or in the pile: who looks at the position cannot tell
    earlier: int  # known to be in the hand of a rival whose last turn comes before the owner's
    later: int  # known to be in the hand of a rival whose last turn comes after the owner's
    own: int  # known to be in the owner's hand
    reserve: int


class Odds(NamedTuple):
    """How likely something happens to a card, by where it is."""

    hidden: float
    earlier: float
    later: float
    own: float
    reserve: float


Shares = tuple[float, float, float, float, float]  # of hidden cards: in each hand, in the pile

NEVER = Odds(0.0, 0.0, 0.0, 0.0, 0.0)


class Outlook(NamedTuple):
    """What the owner of a colour has to expect of the cards."""

    cards: Cards
    forced_out: Odds  # a rival has the card and will have to play it
    had: Odds  # the owner has it or will get it
    on_top: Odds  # it is laid on the owner's card of its number, now that this lies on top
    waiting: Odds  # the same, while that waits in the hand


@implements(contract.evaluate, Skyline)
def evaluate(skyline: Skyline, seat: int, weights: Weights) -> float:
    """The points to expect, less those of the rivals."""
    dealt = just_dealt(skyline)
    hidden = unseen(skyline, seat)
    shares = shares_of(skyline, hidden)
    mine = 0.0
    best = -1.0e9
    others = 0.0
    for owner in range(skyline.players):
        expected = float(skyline.totals[owner])
        if not dealt:
            look = outlook(skyline, hidden, owner, shares, weights)
            expected += points_to_come(skyline, owner, look, weights)
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
    return not skyline.height.any() and not skyline.passed.any()


@rule
def points_to_come(skyline: Skyline, owner: int, look: Outlook, weights: Weights) -> float:
    """The points that the skyline will bring its owner."""
    value = 0.0
    before = chance_on_top(skyline, owner, NUMBERS - 1, look)
    for place in range(NUMBERS):
        chance = chance_on_top(skyline, owner, place, look)
        value += chance * (place + 1)
        if skyline.bonus:
            value += weights.neighbours * before * chance
        before = chance
    return value


@rule
def chance_on_top(skyline: Skyline, owner: int, place: int, look: Outlook) -> float:
    """How likely the owner's card of a number is to lie on top in the end."""
    card = owner * NUMBERS + place
    cards = look.cards
    on_top = top(skyline, place) == card
    held = cards.earlier | cards.later | cards.own
    if not on_top and not among(card, cards.hidden | held | cards.reserve):
        return 0.0  # it is covered, or with a player who has passed
    stays = chance_uncovered(owner, place, cards, look.on_top)
    if on_top:
        return stays
    waits = chance_uncovered(owner, place, cards, look.waiting)
    return (
        chance_of(card, cards, look.forced_out) * stays + chance_of(card, cards, look.had) * waits
    )


@rule
def chance_uncovered(owner: int, place: int, cards: Cards, covering: Odds) -> float:
    """The chance that nothing comes down on the owner's card of a number."""
    uncovered = 1.0
    for colour in range(COLOURS):
        if colour != owner:
            uncovered *= 1.0 - chance_of(colour * NUMBERS + place, cards, covering)
    return uncovered


@rule
def chance_of(card: int, cards: Cards, odds: Odds) -> float:
    """How likely it is for this card, which is in one of the sets at most.

    There is no branch in it: nothing could foresee which one is taken, and that costs more than all.
    """
    chance = odds.hidden if among(card, cards.hidden) else 0.0
    chance = odds.earlier if among(card, cards.earlier) else chance
    chance = odds.later if among(card, cards.later) else chance
    chance = odds.own if among(card, cards.own) else chance
    return odds.reserve if among(card, cards.reserve) else chance


# --- Where the cards are, and what becomes of them --------------------------------------------


@rule
def outlook(skyline: Skyline, hidden: int, owner: int, shares: Shares, weights: Weights) -> Outlook:
    """What the owner of a colour has to expect, seen by who cannot tell where `hidden` cards are."""
    forced = weights.forced_out
    forced_out = odds(skyline, owner, shares, 0.0, Odds(0.0, forced, forced, 0.0, 0.0))
    had = on_top = waiting = NEVER
    alone = not has_rivals(skyline, owner)
    if not skyline.passed[owner]:
        taken = weights.taken_next if skyline.active == owner else weights.taken_later
        taken = 1.0 if alone else taken
        drawn = 1.0 if alone else weights.drawn
        had = odds(skyline, owner, shares, drawn, Odds(0.0, 0.0, 0.0, 1.0, taken))
    if not alone:  # alone one lays down what one likes
        covered, by_owner = weights.covered, weights.covered_by_owner
        now = Odds(0.0, covered, covered, by_owner, covered)
        on_top = odds(skyline, owner, shares, covered, now)
        # Nobody has to cover an own card that waits for the end.
        late = Odds(0.0, weights.with_earlier, weights.with_later, 0.0, weights.in_reserve)
        waiting = odds(skyline, owner, shares, weights.in_pile, late)
    return Outlook(whereabouts(skyline, hidden, owner), forced_out, had, on_top, waiting)


@rule
def odds(skyline: Skyline, owner: int, shares: Shares, in_pile: float, known: Odds) -> Odds:
    """The odds of cards whose place is known, and so of a hidden one, which may be anywhere."""
    chance = in_pile * shares[SEATS]
    for holder in range(skyline.players):
        likely = known.earlier if plays_last(skyline, owner, holder) else known.later
        likely = known.own if holder == owner else likely
        chance += likely * shares[holder]
    return Odds(chance, known.earlier, known.later, known.own, known.reserve)


@rule
def shares_of(skyline: Skyline, hidden: int) -> Shares:
    """How likely a hidden card is in each hand that may still play it and, at last, in the pile."""
    count = max(how_many(hidden), 1)
    return (
        how_many(in_play(skyline, 0) & hidden) / count,
        how_many(in_play(skyline, 1) & hidden) / count,
        how_many(in_play(skyline, 2) & hidden) / count,
        how_many(in_play(skyline, 3) & hidden) / count,
        skyline.pile.left / count,
    )


@rule
def whereabouts(skyline: Skyline, hidden: int, owner: int) -> Cards:
    """Where the cards are to the owner of a colour."""
    earlier = NO_CARDS
    later = NO_CARDS
    for holder in range(skyline.players):
        if plays_last(skyline, owner, holder):
            earlier |= in_play(skyline, holder)
        elif holder != owner:
            later |= in_play(skyline, holder)
    own = in_play(skyline, owner)
    return Cards(hidden, earlier & ~hidden, later & ~hidden, own & ~hidden, skyline.reserve)


@rule
def plays_last(skyline: Skyline, one: int, other: int) -> bool:
    """Does one player's last turn come after the other's? All have as many, from the starter on."""
    players = skyline.players
    return (one - skyline.starter) % players > (other - skyline.starter) % players


@rule
def in_play(skyline: Skyline, holder: int) -> int:
    """The cards that a player holds and may still play, as a set."""
    return NO_CARDS if skyline.passed[holder] else skyline.hand[holder]


@rule
def has_rivals(skyline: Skyline, owner: int) -> bool:
    """Is anybody else still in the game?"""
    for other in range(skyline.players):
        if other != owner and not skyline.passed[other]:
            return True
    return False
