"""What the table can work out about hidden cards, and other worlds that agree with it.

Two things that everybody sees say something about a hidden hand:
- how many cards were drawn: drawing stops exactly when the hand has two and two;
- what the pile was made of: after a reshuffle it holds the old discards and nothing else, so the
  other cards are in hands.
And a team partner has seen the cards that were offered or swapped.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance, below, permute, word
from ludopolis.engine.layout import Ints
from ludopolis.engine.piles import put
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.newyork.state import (
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
    """Every hand is empty."""
    for seat in range(SEATS):
        saw_whole_hand(city, seat)


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
    size = city.hand_size[seat]
    city.possible_reds[seat] = one_less(city.possible_reds[seat], size, card)
    if city.teams:
        city.partner_reds[seat] = one_less(city.partner_reds[seat], size, card)
    if city.fresh[card] == 0 and city.from_before[seat] > 0:
        city.from_before[seat] -= 1  # the pile has never had it
    if city.from_before[seat] >= size:
        city.from_before[seat] = size - 1
    if city.known[seat, card] > 0:
        city.known[seat, card] -= 1


@rule
def one_less(possible: int, size: int, card: int) -> int:
    """The possible numbers of red cards after this card has left a hand of this size."""
    return possible >> 1 if card < FACES else possible & up_to(size - 1)


@rule
def saw_whole_hand(city: City, seat: int) -> None:
    """A hand is empty now: it has no red card for sure."""
    city.possible_reds[seat] = 1
    city.partner_reds[seat] = 1
    city.from_before[seat] = 0


@rule
def saw_draw(city: City, seat: int, before: int, dry: bool) -> None:
    """A hand has been drawn up from `before` cards.

    Drawing stops when the hand is complete. If it ran the cards dry, nobody else can tell whether the
    hand was complete by then.
    """
    size = city.hand_size[seat]
    city.possible_reds[seat] = drawn_up(city.possible_reds[seat], size, before, dry)
    if city.teams:
        city.partner_reds[seat] = drawn_up(city.partner_reds[seat], size, before, dry)


@rule
def drawn_up(possible: int, size: int, before: int, dry: bool) -> int:
    """The possible numbers of red cards after drawing from `before` cards to `size`."""
    added = size - before
    result = 0
    if added == 0:
        result = possible & up_to(size - 2) & ~up_to(1)
    else:
        # The last card completed the hand, so its colour stands at exactly two: it was short.
        short_of_red = could_be(possible, 1) or (could_be(possible, 0) and added >= 2)
        short_of_blue = could_be(possible, before - 1) or (
            could_be(possible, before) and added >= 2
        )
        if short_of_red and size >= 4:
            result = 4
        if short_of_blue and 4 <= size <= MOST_REDS + 2:
            result |= 1 << (size - 2)
    if dry:
        result |= still_short(possible, size, added)
    return result


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
    change = int(given < FACES) - int(offered < FACES)
    for seat in range(city.players):
        if seat != active and seat != other:
            continue
        size = city.hand_size[seat]
        possible = city.possible_reds[seat]
        possible |= (possible << 1) | (possible >> 1)
        city.possible_reds[seat] = possible & up_to(size)
        # The two partners saw the colours of both cards.
        more = change if seat == active else -change
        if more > 0:
            city.partner_reds[seat] = (city.partner_reds[seat] << 1) & up_to(size)
        elif more < 0:
            city.partner_reds[seat] >>= 1
        if city.from_before[seat] < size:
            city.from_before[seat] += 1


# --- Counting ---------------------------------------------------------------------------------


@seldom
def most_in_pile(city: City, seat: int, card: int) -> int:
    """Copies of a card that the pile can have at most, as far as a seat has seen."""
    count = int(city.fresh[card])
    if seat >= 0:
        count -= int(city.drawn[seat, card])
    return count


@seldom
def count_hidden(city: City, seat: int, hidden: Ints, in_hands: Ints) -> None:
    """Of every kind of card, the copies that are unseen, and those of them that are surely in hands."""
    for card in range(KINDS):
        hidden[card] = 0
        for other in range(city.players):
            if other != seat:
                hidden[card] += city.hand[other, card]
    for i in range(city.stock.left):
        if city.stock.cards[i] != STOP:
            hidden[city.stock.cards[i]] += 1
    for card in range(KINDS):
        in_hands[card] = max(0, hidden[card] - most_in_pile(city, seat, card))


# --- Another world ----------------------------------------------------------------------------

TRIES = 32  # how often every clue is tried at once before the weakest is let go


@implements(contract.resample, City)
def resample(city: City, seat: int, chance: Chance) -> None:
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
    permute(chance, city.stock.cards, city.stock.left)
    for i in range(city.stock.left, ALL_CARDS):
        city.stock.cards[i] = 0
    if city.phase == ANSWERING and seat != city.seat and seat != city.active:
        imagine_offer(city, chance)


@seldom
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


@seldom
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


@seldom
def imagine_offer(city: City, chance: Chance) -> None:
    """Another team's offer: any card of the hand that offers."""
    place = below(chance, city.hand_size[city.active])
    for card in range(KINDS):
        place -= city.hand[city.active, card]
        if place < 0:
            city.offered = card
            city.known[city.active, card] = 1
            return


@seldom
def deal_again(city: City, seat: int, attempt: int, chance: Chance) -> bool:
    """Deal the gathered cards to the hidden hands; False if the clues could not be met this way."""
    permute(chance, city.stock.cards, city.stock.left)
    if not choose_reds(city, seat, attempt, chance):
        return False
    for other in range(city.players):
        if other != seat and is_partner(city, seat, other):
            for card in range(KINDS):
                for _ in range(city.known[other, card]):
                    if not move_card(city, other, card):
                        return False
    if attempt < 2 * TRIES and not deal_sure_cards(city, seat, attempt, chance):
        return False
    for other in range(city.players):
        if other == seat:
            continue
        for red in (True, False):
            while cards_wanted(city, other, red) > 0:
                if not move_any(city, other, red):
                    return False
    return True


@seldom
def is_partner(city: City, seat: int, other: int) -> bool:
    """Do the two play together?"""
    return bool(city.teams and seat >= 0 and (seat + 2) % 4 == other)


@seldom
def choose_reds(city: City, seat: int, attempt: int, chance: Chance) -> bool:
    """Choose how many red cards each hidden hand has, by how many ways there are to deal it.

    Hand after hand, but never so that the hands that follow could not be dealt any more.
    """
    reds = gathered(city, True)
    blues = gathered(city, False)
    hidden = 0
    for other in range(city.players):
        if other != seat:
            hidden += city.hand_size[other]
    least = max(sure_of_colour(city, seat, True), hidden - blues)
    most = min(reds, hidden - sure_of_colour(city, seat, False))
    for other in range(city.players):
        if other == seat:
            continue
        later = reds_of_later_hands(city, seat, other, attempt)
        size = city.hand_size[other]
        total = 0.0
        for red in range(min(size, MOST_REDS) + 1):
            if within(later, least - red, most - red):
                total += red_weight(city, seat, other, red, reds, blues, attempt)
        if total <= 0.0:
            return False
        left = total * (word(chance) / 4294967296.0)
        chosen = -1
        for red in range(min(size, MOST_REDS) + 1):
            if within(later, least - red, most - red):
                weight = red_weight(city, seat, other, red, reds, blues, attempt)
                if weight > 0.0 and (chosen < 0 or left >= 0.0):
                    chosen = red
                    left -= weight
        city.reds[other] = chosen
        reds -= chosen
        blues -= size - chosen
        least -= chosen
        most -= chosen
    return True


@seldom
def gathered(city: City, red: bool) -> int:
    """How many cards of a colour lie on the gathered pile."""
    count = 0
    for i in range(city.stock.left):
        card = city.stock.cards[i]
        if card != STOP and (card < FACES) == red:
            count += 1
    return count


@seldom
def sure_of_colour(city: City, seat: int, red: bool) -> int:
    """How many cards of a colour are surely in hidden hands, not in the pile."""
    count = 0
    first = 0 if red else FACES
    for card in range(first, first + FACES):
        count += sure_copies(city, seat, card)
    return count


@seldom
def sure_copies(city: City, seat: int, card: int) -> int:
    """Copies of a card on the gathered pile that cannot be in the true one."""
    there = 0
    for i in range(city.stock.left):
        if city.stock.cards[i] == card:
            there += 1
    return max(0, there - most_in_pile(city, seat, card))


@seldom
def may_have(city: City, seat: int, other: int, red: int, attempt: int) -> bool:
    """May a hidden hand have this number of red cards, as far as `seat` has seen?"""
    if attempt >= 3 * TRIES:
        return True
    if is_partner(city, seat, other):
        return could_be(city.partner_reds[other], red)
    return could_be(city.possible_reds[other], red)


@seldom
def reds_of_later_hands(city: City, seat: int, other: int, attempt: int) -> int:
    """All numbers of red cards that the hidden hands after this one can have together, as a set."""
    sums = 1
    for later in range(other + 1, city.players):
        if later == seat:
            continue
        longer = 0
        for red in range(min(city.hand_size[later], MOST_REDS) + 1):
            if may_have(city, seat, later, red, attempt):
                longer |= sums << red
        sums = longer & up_to(MOST_REDS)
    return sums


@seldom
def within(numbers: int, least: int, most: int) -> bool:
    """Is one of these numbers from `least` to `most`?"""
    if most < 0:
        return False
    numbers &= up_to(most)
    if least > 0:
        numbers &= ~up_to(least - 1)
    return numbers != 0


@seldom
def red_weight(
    city: City, seat: int, other: int, red: int, reds: int, blues: int, attempt: int
) -> float:
    """In how many ways a hand with `red` red cards can be dealt, if it may be so."""
    if not may_have(city, seat, other, red, attempt):
        return 0.0
    return ways(reds, red) * ways(blues, city.hand_size[other] - red)


@seldom
def ways(n: int, k: int) -> float:
    """The number of ways to choose k of n."""
    if k < 0 or k > n:
        return 0.0
    result = 1.0
    for i in range(k):
        result = result * (n - i) / (i + 1)
    return result


@seldom
def cards_wanted(city: City, other: int, red: bool) -> int:
    """How many cards of a colour a hidden hand still lacks."""
    have = 0
    first = 0 if red else FACES
    for card in range(first, first + FACES):
        have += city.hand[other, card]
    if red:
        return city.reds[other] - have
    return city.hand_size[other] - city.reds[other] - have


@seldom
def old_cards_so_far(city: City, seat: int, other: int) -> int:
    """How many sure cards have been dealt to a hidden hand, besides those that were seen in it."""
    have = 0
    for card in range(KINDS):
        have += city.hand[other, card]
        if is_partner(city, seat, other):
            have -= city.known[other, card]
    return have


@seldom
def deal_sure_cards(city: City, seat: int, attempt: int, chance: Chance) -> bool:
    """Deal the cards that cannot be in the pile to hands that may have had them since before it.

    Which hand had them is the weakest clue: it is let go first.
    """
    for card in range(KINDS):
        for _ in range(sure_copies(city, seat, card)):
            candidates = 0
            chosen = -1
            for other in range(city.players):
                if (
                    other != seat
                    and cards_wanted(city, other, card < FACES) > 0
                    and (
                        attempt >= TRIES
                        or old_cards_so_far(city, seat, other) < city.from_before[other]
                    )
                ):
                    candidates += 1
                    if below(chance, candidates) == 0:
                        chosen = other
            if chosen < 0 or not move_card(city, chosen, card):
                return False
    return True


@seldom
def move_card(city: City, other: int, card: int) -> bool:
    """Move one copy of a card from the gathered pile to a hidden hand, if its colour is wanted."""
    if cards_wanted(city, other, card < FACES) <= 0:
        return False
    for i in range(city.stock.left):
        if city.stock.cards[i] == card:
            move_at(city, other, i)
            return True
    return False


@seldom
def move_any(city: City, other: int, red: bool) -> bool:
    """Move the next card of a colour from the gathered, shuffled pile to a hidden hand."""
    for i in range(city.stock.left - 1, -1, -1):
        card = city.stock.cards[i]
        if card != STOP and (card < FACES) == red:
            move_at(city, other, i)
            return True
    return False


@seldom
def move_at(city: City, other: int, i: int) -> None:
    """Move the i-th card of the gathered pile to a hidden hand."""
    city.hand[other, city.stock.cards[i]] += 1
    city.stock.left -= 1
    city.stock.cards[i] = city.stock.cards[city.stock.left]
