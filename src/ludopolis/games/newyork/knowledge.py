"""What the table can work out about hidden cards, and other worlds that agree with it.

Two things that everybody sees say something about a hidden hand:
- how many cards were drawn: drawing stops exactly when the hand has two and two;
- what the pile was made of: after a reshuffle it holds the old discards and nothing else, so the
  other cards are in hands.
And a team partner has seen the cards that were offered or swapped.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance, below, shuffle, word
from ludopolis.engine.piles import put
from ludopolis.engine.rule import implements, rule
from ludopolis.games.newyork.city import (
    ALL_CARDS,
    ANSWERING,
    COPIES,
    FACES,
    KINDS,
    SEATS,
    STOP,
    City,
)

# --- Seeing -----------------------------------------------------------------------------------

# The possible numbers of red cards in a hand are kept as a set of bits.
MOST_REDS = FACES * COPIES


@rule
def up_to(count: int) -> int:
    """The set of all numbers of red cards from none to `count`."""
    return (1 << (min(count, MOST_REDS) + 1)) - 1


@rule
def nothing_seen(city: City) -> None:
    """Every hand is empty: it has no red card for sure."""
    for seat in range(SEATS):
        city.possible_reds[seat] = 1


@rule
def saw_new_pile(city: City) -> None:
    """All see what the pile is made of, and that every card in a hand now is none of them."""
    for card in range(KINDS):
        city.fresh[card] = 0
    for i in range(city.stock.left):
        if city.stock.cards[i] != STOP:
            city.fresh[city.stock.cards[i]] += 1
    for seat in range(city.players):
        city.from_before[seat] = city.hand_size[seat]
        for card in range(KINDS):
            city.drawn[seat, card] = 0


@rule
def saw_card_leave(city: City, seat: int, card: int) -> None:
    """A card is about to be laid down."""
    size = int(city.hand_size[seat])
    if card < FACES:
        city.possible_reds[seat] >>= 1
    else:
        city.possible_reds[seat] &= up_to(size - 1)
    if city.from_before[seat] >= size:
        city.from_before[seat] = size - 1
    if city.known[seat, card] > 0:
        city.known[seat, card] -= 1


@rule
def saw_whole_hand(city: City, seat: int) -> None:
    """A hand has been shown and is empty now."""
    city.possible_reds[seat] = 1
    city.from_before[seat] = 0


@rule
def saw_draw(city: City, seat: int, before: int, complete: bool) -> None:
    """A hand has been drawn up from `before` cards; was it complete when drawing stopped?"""
    size = city.hand_size[seat]
    added = size - before
    possible = city.possible_reds[seat]
    if complete and added == 0:
        possible &= up_to(size - 2) & ~up_to(1)
    elif complete:
        # The last card completed the hand, so its colour stands at exactly two: it was short before.
        short_of_red = (possible & 2) != 0 or ((possible & 1) != 0 and added >= 2)
        short_of_blue = could_be(possible, before - 1) or (
            could_be(possible, before) and added >= 2
        )
        possible = 4 if short_of_red else 0
        if short_of_blue and size - 2 <= MOST_REDS:
            possible |= 1 << (size - 2)
    else:
        possible = still_short(possible, size, added)
    city.possible_reds[seat] = possible


@rule
def could_be(possible: int, reds: int) -> bool:
    """Is this number of red cards among the possible ones?"""
    return 0 <= reds <= MOST_REDS and (possible >> reds) & 1 != 0


@rule
def still_short(possible: int, size: int, added: int) -> int:
    """The possible numbers of red cards after a draw that ended short of two and two."""
    result = 0
    for reds in range(MOST_REDS + 1):
        if could_be(possible, reds):
            for final in range(reds, min(reds + added, MOST_REDS) + 1):
                if final < 2 or size - final < 2:
                    result |= 1 << final
    return result


@rule
def saw_offer(city: City, seat: int, card: int) -> None:
    """The partner has seen a card of this hand."""
    if city.known[seat, card] == 0:
        city.known[seat, card] = 1


@rule
def saw_swap(city: City, active: int, other: int, given: int) -> None:
    """The offered card and the given one are about to change hands, unseen by the other team."""
    offered = city.offered
    city.known[active, offered] -= 1
    city.known[other, offered] += 1
    if city.known[other, given] > 0:
        city.known[other, given] -= 1
    city.known[active, given] += 1
    for seat in range(city.players):
        if seat == active or seat == other:
            size = int(city.hand_size[seat])
            possible = city.possible_reds[seat]
            possible |= (possible << 1) | (possible >> 1)
            city.possible_reds[seat] = possible & up_to(size)
            if city.from_before[seat] < size:
                city.from_before[seat] += 1


# --- Counting ---------------------------------------------------------------------------------


@rule
def unseen(city: City, seat: int, card: int) -> int:
    """Copies of a card that are in the pile or in hands that this seat does not see."""
    count = 0
    for i in range(city.stock.left):
        if city.stock.cards[i] == card:
            count += 1
    if card != STOP:
        for other in range(city.players):
            if other != seat:
                count += city.hand[other, card]
    return count


@rule
def surely_in_hands(city: City, seat: int, card: int) -> int:
    """Unseen copies that cannot be in the pile, because it was not made of so many."""
    in_pile = city.fresh[card]
    if seat >= 0:
        in_pile -= city.drawn[seat, card]
    return max(0, unseen(city, seat, card) - in_pile)


# --- Another world ----------------------------------------------------------------------------

TRIES = 64  # how often every clue is tried at once before the weaker ones are let go


@implements(contract.redeal, City)
def redeal(city: City, seat: int, chance: Chance) -> None:
    """Deal the hidden cards anew, so that `seat` could not tell the difference (-1: a spectator).

    Hands keep their sizes; each has a number of red cards that what was seen allows; cards that
    cannot be in the pile are in hands that can have them; a partner keeps the cards that were seen.
    Nothing of the true world is left: all worlds that the seat cannot tell apart become the same.
    """
    forget(city, seat)
    attempt = 0
    gather(city, seat)
    while not deal_again(city, seat, attempt, chance):
        gather(city, seat)
        attempt += 1
    shuffle(chance, city.stock.cards, city.stock.left)
    for i in range(city.stock.left, ALL_CARDS):
        city.stock.cards[i] = 0
    if city.phase == ANSWERING and seat != city.seat and seat != city.active:
        imagine_offer(city, chance)


@rule
def forget(city: City, seat: int) -> None:
    """Drop what other seats know and this one does not."""
    for other in range(city.players):
        if other == seat:
            continue
        for card in range(KINDS):
            city.drawn[other, card] = 0
            if not is_partner(city, seat, other):
                city.known[other, card] = 0
    for i in range(city.stock.discarded, ALL_CARDS):
        city.stock.discards[i] = 0


@rule
def gather(city: City, seat: int) -> None:
    """Put all hidden hands on the pile, in the order of the kinds; their sizes stay noted."""
    stops = 0
    first = 1 if seat == 0 else 0  # a hidden hand, whose row serves to count
    for i in range(city.stock.left):
        if city.stock.cards[i] == STOP:
            stops += 1
        else:
            city.hand[first, city.stock.cards[i]] += 1
    city.stock.left = 0
    for card in range(KINDS):
        for other in range(city.players):
            if other != seat:
                for _ in range(city.hand[other, card]):
                    put(city.stock, card)
                city.hand[other, card] = 0
    for _ in range(stops):
        put(city.stock, STOP)


@rule
def imagine_offer(city: City, chance: Chance) -> None:
    """Another team's offer: any card of the hand that offers."""
    place = below(chance, city.hand_size[city.active])
    for card in range(KINDS):
        place -= city.hand[city.active, card]
        if place < 0:
            city.offered = card
            city.known[city.active, card] = 1
            return


@rule
def deal_again(city: City, seat: int, attempt: int, chance: Chance) -> bool:
    """Deal the gathered cards to the hidden hands; False if the clues could not be met this way."""
    shuffle(chance, city.stock.cards, city.stock.left)
    if not choose_reds(city, seat, attempt, chance):
        return False
    for other in range(city.players):
        if other != seat and is_partner(city, seat, other):
            for card in range(KINDS):
                for _ in range(city.known[other, card]):
                    if not move_card(city, other, card):
                        return False
    if attempt < TRIES and not deal_sure_cards(city, seat, chance):
        return False
    for other in range(city.players):
        if other == seat:
            continue
        while cards_wanted(city, other, True) > 0:
            if not move_any(city, other, True):
                return False
        while cards_wanted(city, other, False) > 0:
            if not move_any(city, other, False):
                return False
    return True


@rule
def is_partner(city: City, seat: int, other: int) -> bool:
    """Do the two play together?"""
    return bool(city.teams and seat >= 0 and (seat + 2) % 4 == other)


@rule
def choose_reds(city: City, seat: int, attempt: int, chance: Chance) -> bool:
    """Choose how many red cards each hidden hand has, as likely as there are ways to deal it."""
    reds = 0
    blues = 0
    for i in range(city.stock.left):
        if city.stock.cards[i] < FACES:
            reds += 1
        elif city.stock.cards[i] != STOP:
            blues += 1
    for other in range(city.players):
        if other == seat:
            continue
        size = int(city.hand_size[other])
        total = 0.0
        for red in range(size + 1):
            total += red_weight(city, other, red, size, reds, blues, attempt)
        if total <= 0.0:
            return False
        left = total * (word(chance) / 4294967296.0)
        chosen = -1
        for red in range(size + 1):
            weight = red_weight(city, other, red, size, reds, blues, attempt)
            if weight > 0.0 and (chosen < 0 or left >= 0.0):
                chosen = red
                left -= weight
        city.reds[other] = chosen
        reds -= chosen
        blues -= size - chosen
    return True


@rule
def red_weight(
    city: City, other: int, red: int, size: int, reds: int, blues: int, attempt: int
) -> float:
    """In how many ways a hand of `size` with `red` red cards can be dealt, if it may be so."""
    if attempt < 2 * TRIES and (city.possible_reds[other] >> red) & 1 == 0:
        return 0.0
    return ways(reds, red) * ways(blues, size - red)


@rule
def ways(n: int, k: int) -> float:
    """The number of ways to choose k of n."""
    if k < 0 or k > n:
        return 0.0
    result = 1.0
    for i in range(k):
        result = result * (n - i) / (i + 1)
    return result


@rule
def cards_wanted(city: City, other: int, red: bool) -> int:
    """How many cards of a colour a hidden hand still lacks."""
    have = 0
    first = 0 if red else FACES
    for card in range(first, first + FACES):
        have += city.hand[other, card]
    if red:
        return city.reds[other] - have
    return city.hand_size[other] - city.reds[other] - have


@rule
def cards_so_far(city: City, other: int) -> int:
    """How many cards have been dealt to a hidden hand."""
    have = 0
    for card in range(KINDS):
        have += city.hand[other, card]
    return have


@rule
def deal_sure_cards(city: City, seat: int, chance: Chance) -> bool:
    """Deal the cards that cannot be in the pile to hands that may have had them since before it."""
    for card in range(KINDS):
        in_pile = city.fresh[card]
        if seat >= 0:
            in_pile -= city.drawn[seat, card]
        there = 0
        for i in range(city.stock.left):
            if city.stock.cards[i] == card:
                there += 1
        for _ in range(there - in_pile):
            candidates = 0
            chosen = -1
            for other in range(city.players):
                if (
                    other != seat
                    and cards_wanted(city, other, card < FACES) > 0
                    and cards_so_far(city, other) < city.from_before[other]
                ):
                    candidates += 1
                    if below(chance, candidates) == 0:
                        chosen = other
            if chosen < 0 or not move_card(city, chosen, card):
                return False
    return True


@rule
def move_card(city: City, other: int, card: int) -> bool:
    """Move one copy of a card from the gathered pile to a hidden hand, if its colour is wanted."""
    if cards_wanted(city, other, card < FACES) <= 0:
        return False
    for i in range(city.stock.left):
        if city.stock.cards[i] == card:
            move_at(city, other, i)
            return True
    return False


@rule
def move_any(city: City, other: int, red: bool) -> bool:
    """Move the next card of a colour from the gathered, shuffled pile to a hidden hand."""
    for i in range(city.stock.left - 1, -1, -1):
        card = city.stock.cards[i]
        if card != STOP and (card < FACES) == red:
            move_at(city, other, i)
            return True
    return False


@rule
def move_at(city: City, other: int, i: int) -> None:
    """Move the i-th card of the gathered pile to a hidden hand."""
    city.hand[other, city.stock.cards[i]] += 1
    city.stock.left -= 1
    city.stock.cards[i] = city.stock.cards[city.stock.left]
