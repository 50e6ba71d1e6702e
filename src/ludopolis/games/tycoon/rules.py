"""The rules of Tycoon, in the order of the rulebook.

Every function is one sentence or one ruling of it. Seats, cities, squares, strips and sites count
from 0.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance, shuffle
from ludopolis.engine.layout import Ints
from ludopolis.engine.money import pay
from ludopolis.engine.piles import Pile, discard, draw, exhausted, put, reshuffle
from ludopolis.engine.ranking import rank
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.tycoon.state import (
    ALLOWED,
    AT_BANK,
    BANK,
    BORROW,
    BUILD_FACTORY,
    BUILD_HOTEL,
    BUY,
    CANNOT_REPAY,
    CHARTERS,
    CITIES,
    DISTANCE,
    DISTRIBUTION,
    ENDS,
    EXTEND,
    EXTENDED_REPAYMENT,
    FACTORIES,
    FACTORY_PRICE,
    FACTORY_TOO_DEAR,
    FIRST,
    FIRST_PAYOUT,
    FLY,
    FLY_CHARTER,
    HOTEL_PRICE,
    HOTEL_TOO_DEAR,
    HOTELS_EACH_PHASE,
    KINDS,
    LARGE,
    LOAN,
    LOAN_CARDS,
    LOANS,
    MUST_BORROW,
    NAMED,
    NEITHER_CITY,
    NO_CHARTER_FROM_BANK,
    NO_FACTORY,
    NO_LOAN_CARD,
    NO_STRIP,
    NO_SUCH_LOAN,
    NO_TICKET,
    NOBODY,
    NOT_FACE_UP,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_CLOSED,
    ONLY_CITY_NAMED,
    OUT_OF_RANGE,
    PASS,
    PHASES,
    PLACES,
    PRICE,
    RED,
    RENOVATE,
    REPAY,
    REPAYMENT,
    SAME_CITY,
    SCHEDULED,
    SCHEDULED_PLACES,
    SEATS,
    SECOND,
    SECOND_PAYOUT,
    SITES,
    SITES_TAKEN,
    SMALL,
    SQUARES,
    START_CASH,
    STEPS,
    STRIPS_TAKEN,
    THIRD_PAYDAY,
    TICKET_TOO_DEAR,
    TICKETS,
    TILL,
    TRACK_FULL,
    TURN,
    Globe,
)

# --- Setup ------------------------------------------------------------------------------------


@rule
def bank_pays(globe: Globe, seat: int, amount: int) -> None:
    """Pay a player out of the till. Ruling: the bank's money has no end."""
    pay(globe.cash, TILL, seat, amount)


@seldom
def pile_up(pile: Pile, first: int, count: int, chance: Chance) -> None:
    """Shuffle tickets with consecutive numbers into a face-down pile."""
    pile.left = 0
    pile.discarded = 0
    for ticket in range(first, first + count):
        put(pile, ticket)
    shuffle(chance, pile.cards, count)


@implements(contract.deal, Globe)
def deal(globe: Globe, chance: Chance) -> None:
    """Planes at the banks, 6 hotels, 5 factories and 15 million each; two piles, eight tickets up."""
    for seat in range(globe.players):
        globe.cash[seat] = START_CASH
        globe.hotels[seat] = HOTELS_EACH_PHASE
        globe.factories[seat] = FACTORIES
    for seat in range(SEATS):
        globe.city[seat] = BANK
        globe.strip[seat] = NO_STRIP
    for kind in range(KINDS):
        globe.loan_cards[kind] = LOAN_CARDS[kind]
    globe.track[:, :] = NOBODY
    globe.sites[:, :] = NOBODY
    globe.face_up[:] = NO_TICKET
    pile_up(globe.scheduled, 0, SCHEDULED, chance)
    pile_up(globe.charters, SCHEDULED, CHARTERS, chance)
    refill(globe, chance)
    globe.phase = 1
    begin_round(globe)


# --- Tickets ----------------------------------------------------------------------------------


@rule
def holds(tickets: int, ticket: int) -> bool:
    """Is a ticket in a set of tickets?"""
    return bool((tickets >> ticket) & 1)


@seldom
def turn_up(pile: Pile, chance: Chance) -> int:
    """The next ticket of a pile.

    Ruling: if the pile is empty, its discards are shuffled into a new one, those used in this turn
    included; if there are none, the place stays empty until a later turn's end.
    """
    if exhausted(pile):
        return NO_TICKET
    if pile.left == 0:
        reshuffle(pile, chance)
    return draw(pile, chance)


@seldom
def refill(globe: Globe, chance: Chance) -> None:
    """Fill the empty places: scheduled tickets first, then charters."""
    for place in range(PLACES):
        if globe.face_up[place] == NO_TICKET:
            if place < SCHEDULED_PLACES:
                globe.face_up[place] = turn_up(globe.scheduled, chance)
            else:
                globe.face_up[place] = turn_up(globe.charters, chance)


@rule
def face_up_tickets(globe: Globe) -> int:
    """The set of the tickets that lie face up."""
    tickets = 0
    for place in range(PLACES):
        if globe.face_up[place] != NO_TICKET:
            tickets |= 1 << globe.face_up[place]
    return tickets


@rule
def place_of(globe: Globe, ticket: int) -> int:
    """The place where a ticket lies face up, or -1."""
    for place in range(PLACES):
        if globe.face_up[place] == ticket:
            return place
    return -1


@rule
def can_pay(cash: int, price: int) -> bool:
    """Everything is paid from the cash at hand; what is free can be had even with less than none."""
    return price <= max(0, cash)


@rule
def fare(globe: Globe, seat: int, ticket: int) -> int:
    """What a flight still costs: nothing with a ticket of the hand, else the price of the ticket."""
    return 0 if holds(globe.hand[seat], ticket) else PRICE[ticket]


@rule
def purchase_refusal(globe: Globe, ticket: int) -> int:
    """Any face-up ticket that the cash at hand pays for can be bought."""
    if place_of(globe, ticket) < 0:
        return NOT_FACE_UP
    return ALLOWED if can_pay(globe.cash[globe.seat], PRICE[ticket]) else TICKET_TOO_DEAR


@rule
def buy(globe: Globe, ticket: int) -> None:
    """Pay for a face-up ticket and take it; its place stays empty until the end of the turn.

    Ruling: a hand holds any number of tickets, and they lie open for all to see.
    """
    place = place_of(globe, ticket)
    pay(globe.cash, globe.seat, TILL, PRICE[ticket])
    globe.face_up[place] = NO_TICKET
    globe.hand[globe.seat] |= 1 << ticket
    globe.bought[globe.purchases] = ticket
    globe.bought_from[globe.purchases] = place
    globe.purchases += 1


# --- Flying -----------------------------------------------------------------------------------


@rule
def squares_apart(one: int, other: int) -> int:
    """How far two cities are apart. Ruling: along the sides of the squares, by the shortest way."""
    return DISTANCE[one, other]


@rule
def in_range(globe: Globe, ticket: int, apart: int) -> bool:
    """A scheduled ticket leads exactly as far as it has squares; with `fewer_steps`, or less far."""
    if globe.fewer_steps:
        return apart <= STEPS[ticket]
    return apart == STEPS[ticket]


@rule
def other_end(charter: int, origin: int) -> int:
    """Where a charter leads from one of its two cities; from anywhere else, nowhere (the bank)."""
    one = ENDS[charter, 0]
    other = ENDS[charter, 1]
    if origin == one:
        return other
    if origin == other:
        return one
    return BANK


@rule
def scheduled_refusal(globe: Globe, ticket: int, origin: int, city: int) -> int:
    """A scheduled ticket leads to the city named, or from a city as far as it has squares.

    Ruling: a flight leads to another city; the bank is entered only to borrow or to pass.
    """
    if city == origin:
        return SAME_CITY
    if city == NAMED[ticket]:
        return ALLOWED
    if origin == BANK:
        return ONLY_CITY_NAMED
    return ALLOWED if in_range(globe, ticket, squares_apart(origin, city)) else OUT_OF_RANGE


@rule
def charter_refusal(charter: int, origin: int) -> int:
    """A charter leads between its two cities, either way, for who stands in one of them."""
    if origin == BANK:
        return NO_CHARTER_FROM_BANK
    return NEITHER_CITY if other_end(charter, origin) == BANK else ALLOWED


@rule
def first_free_strip(globe: Globe, seat: int, city: int) -> int:
    """Where a plane lands: strip 1 before strip 2; with both taken it can only pass through."""
    first_taken = False
    second_taken = False
    for other in range(globe.players):
        if other != seat and globe.city[other] == city:
            first_taken = first_taken or globe.strip[other] == 0
            second_taken = second_taken or globe.strip[other] == 1
    if not first_taken:
        return 0
    return NO_STRIP if second_taken else 1


@rule
def fly(globe: Globe, ticket: int, city: int) -> None:
    """Use a ticket of the hand: it lies on its discards at once, and the plane lands."""
    seat = globe.seat
    globe.hand[seat] &= ~(1 << ticket)
    if ticket < SCHEDULED:
        discard(globe.scheduled, ticket)
    else:
        discard(globe.charters, ticket)
    globe.flown[globe.flights] = ticket
    globe.flights += 1
    globe.city[seat] = city
    globe.strip[seat] = first_free_strip(globe, seat, city)


# --- Building ---------------------------------------------------------------------------------


@rule
def site_refusal(city: int, strip: int) -> int:
    """Who builds has the plane on a strip: it stands there since before, or it has just landed."""
    if city == BANK:
        return AT_BANK
    return STRIPS_TAKEN if strip == NO_STRIP else ALLOWED


@rule
def track_is_full(globe: Globe, city: int) -> bool:
    """The last square of a track is never built on; closed hotels stay closed then."""
    return globe.built[city] >= SQUARES


@rule
def hotel_price(city: int, strip: int) -> int:
    """A hotel costs what the strip says."""
    return HOTEL_PRICE[city, strip]


@rule
def hotel_hindrance(globe: Globe, city: int, strip: int) -> int:
    """Why no hotel can be built from a strip of a city, whatever the cash: it needs a free square.

    There is always a hotel to build: who has built the last one has no turn before payday.
    """
    refused = site_refusal(city, strip)
    if refused != ALLOWED:
        return refused
    return TRACK_FULL if track_is_full(globe, city) else ALLOWED


@rule
def hotel_refusal(globe: Globe) -> int:
    """A hotel needs a strip, a free square, and its price."""
    seat = globe.seat
    city = globe.city[seat]
    strip = globe.strip[seat]
    refused = hotel_hindrance(globe, city, strip)
    if refused != ALLOWED:
        return refused
    return ALLOWED if can_pay(globe.cash[seat], hotel_price(city, strip)) else HOTEL_TOO_DEAR


@rule
def close_oldest(globe: Globe, city: int) -> None:
    """The oldest open hotel leaves its square empty and stands in the middle of the city."""
    square = globe.oldest[city]
    owner = globe.track[city, square]
    globe.track[city, square] = NOBODY
    globe.oldest[city] += 1
    globe.open_hotels[city, owner] -= 1
    globe.closed[city, owner] += 1


@rule
def put_hotel(globe: Globe, city: int, seat: int) -> None:
    """Put a hotel on the first free square; on a red one, it closes the oldest open hotel."""
    square = globe.built[city]
    globe.track[city, square] = seat
    globe.built[city] += 1
    globe.open_hotels[city, seat] += 1
    if RED[square]:
        close_oldest(globe, city)


@rule
def build_hotel(globe: Globe) -> None:
    """Pay for a new hotel; who places the last one in front of them makes this round the last."""
    seat = globe.seat
    city = globe.city[seat]
    pay(globe.cash, seat, TILL, hotel_price(city, globe.strip[seat]))
    globe.hotels[seat] -= 1
    put_hotel(globe, city, seat)
    if globe.hotels[seat] == 0:
        globe.closing = 1


@rule
def renovation_hindrance(globe: Globe, seat: int, city: int, strip: int) -> int:
    """Why a player cannot renovate from a strip of a city: it takes an own closed hotel there."""
    refused = site_refusal(city, strip)
    if refused != ALLOWED:
        return refused
    if globe.closed[city, seat] == 0:
        return NOTHING_CLOSED
    return TRACK_FULL if track_is_full(globe, city) else ALLOWED


@rule
def renovation_refusal(globe: Globe) -> int:
    """An own closed hotel of the city can be renovated, free of charge.

    Ruling: wherever one could build, so also in the city where the plane stands since before.
    """
    seat = globe.seat
    return renovation_hindrance(globe, seat, globe.city[seat], globe.strip[seat])


@rule
def renovate(globe: Globe) -> None:
    """Put a closed hotel on the next square like a new one.

    Ruling: it is none of the hotels in front of the player, so it does not bring payday nearer.
    """
    city = globe.city[globe.seat]
    globe.closed[city, globe.seat] -= 1
    put_hotel(globe, city, globe.seat)


@rule
def free_site(globe: Globe, city: int) -> int:
    """The first free factory site of a city, or SITES if both are taken."""
    for site in range(SITES):
        if globe.sites[city, site] == NOBODY:
            return site
    return SITES


@rule
def factory_price(globe: Globe, city: int) -> int:
    """A factory costs what the first free site says."""
    return FACTORY_PRICE[city, free_site(globe, city)]


@rule
def factory_hindrance(globe: Globe, seat: int, city: int, strip: int) -> int:
    """Why a player cannot build a factory from a strip of a city, whatever the cash.

    Two fit in a city, five belong to a player.
    """
    refused = site_refusal(city, strip)
    if refused != ALLOWED:
        return refused
    if globe.factories[seat] == 0:
        return NO_FACTORY
    return SITES_TAKEN if free_site(globe, city) == SITES else ALLOWED


@rule
def factory_refusal(globe: Globe) -> int:
    """A factory needs a strip, a free site, and its price."""
    seat = globe.seat
    city = globe.city[seat]
    refused = factory_hindrance(globe, seat, city, globe.strip[seat])
    if refused != ALLOWED:
        return refused
    return ALLOWED if can_pay(globe.cash[seat], factory_price(globe, city)) else FACTORY_TOO_DEAR


@rule
def build_factory(globe: Globe) -> None:
    """Pay for a factory and put it on the first free site."""
    seat = globe.seat
    city = globe.city[seat]
    pay(globe.cash, seat, TILL, factory_price(globe, city))
    globe.factories[seat] -= 1
    globe.sites[city, free_site(globe, city)] = seat


# --- Borrowing --------------------------------------------------------------------------------


@seldom
def take_back_turn(globe: Globe) -> None:
    """Undo every flight and purchase of this turn, as if nothing had been touched."""
    seat = globe.seat
    for i in range(globe.flights):
        ticket = int(globe.flown[i])
        globe.hand[seat] |= 1 << ticket
        if ticket < SCHEDULED:
            globe.scheduled.discarded -= 1
        else:
            globe.charters.discarded -= 1
    for i in range(globe.purchases):
        ticket = globe.bought[i]
        globe.hand[seat] &= ~(1 << ticket)
        globe.face_up[globe.bought_from[i]] = ticket
        bank_pays(globe, seat, PRICE[ticket])


@rule
def fly_home(globe: Globe) -> None:
    """Go back to the own bank, from anywhere, without a ticket."""
    globe.city[globe.seat] = BANK
    globe.strip[globe.seat] = NO_STRIP


@rule
def borrow(globe: Globe, kind: int) -> None:
    """Take one loan card at the bank, and do nothing else in this turn.

    Ruling: it can be chosen at any time in a turn, and takes back what was bought and flown in it.
    """
    take_back_turn(globe)
    fly_home(globe)
    globe.loan_cards[kind] -= 1
    globe.loans[globe.seat, kind] += 1
    bank_pays(globe, globe.seat, LOAN[kind])


@rule
def loan_card_left(globe: Globe) -> bool:
    """Has the bank a loan card of either kind?"""
    return globe.loan_cards[SMALL] > 0 or globe.loan_cards[LARGE] > 0


@rule
def borrowing_refusal(globe: Globe, kind: int) -> int:
    """A loan takes a card of its kind."""
    return ALLOWED if globe.loan_cards[kind] > 0 else NO_LOAN_CARD


@rule
def passing_refusal(globe: Globe) -> int:
    """Who does not build must borrow, while there is a loan card."""
    return MUST_BORROW if loan_card_left(globe) else ALLOWED


@rule
def pass_turn(globe: Globe) -> None:
    """Ruling: when no loan card is left, who does not build passes, and it is as when borrowing."""
    take_back_turn(globe)
    fly_home(globe)
    globe.passes += 1


# --- Turns and rounds -------------------------------------------------------------------------


@rule
def begin_round(globe: Globe) -> None:
    """The first seat starts each round."""
    globe.round_number += 1
    globe.passes = 0
    globe.decision = TURN
    globe.seat = 0


@rule
def payday_is_due(globe: Globe) -> bool:
    """After the round in which somebody has built all hotels in front of them.

    Ruling: also after a round in which every player passed, so that a game always ends.
    """
    return bool(globe.closing or globe.passes == globe.players)


@rule
def end_turn(globe: Globe, chance: Chance) -> None:
    """Turn up new tickets; then the next player, a new round, or payday."""
    globe.purchases = 0
    globe.flights = 0
    refill(globe, chance)
    if globe.seat + 1 < globe.players:
        globe.seat += 1
    elif payday_is_due(globe):
        payday(globe)
    else:
        begin_round(globe)


# --- Payday -----------------------------------------------------------------------------------


@rule
def cities_with_hotels(globe: Globe, seat: int) -> int:
    """The number of cities in which a player has an open hotel."""
    count = 0
    for city in range(CITIES):
        if globe.open_hotels[city, seat] > 0:
            count += 1
    return count


@rule
def distribution(globe: Globe, seat: int) -> int:
    """What the number of cities with an open hotel of the player brings."""
    return DISTRIBUTION[cities_with_hotels(globe, seat)]


@seldom
def stands_first(globe: Globe, city: int, seat: int, other: int, since: int) -> bool:
    """Whose earliest hotel, from a square on, stands first on the track?

    Ruling: that player built first; closed hotels, before the oldest open one, do not count.
    """
    for square in range(since, globe.built[city]):
        if globe.track[city, square] == seat:
            return True
        if globe.track[city, square] == other:
            return False
    return False


@rule
def comes_before(globe: Globe, city: int, seat: int, other: int) -> bool:
    """Most open hotels come first in a city; among equals, who built there first."""
    mine = globe.open_hotels[city, seat]
    theirs = globe.open_hotels[city, other]
    if mine != theirs:
        return bool(mine > theirs)
    return mine > 0 and stands_first(globe, city, seat, other, globe.oldest[city])


@rule
def players_before(globe: Globe, city: int, seat: int) -> int:
    """How many players come before this one in a city."""
    count = 0
    for other in range(globe.players):
        if other != seat and comes_before(globe, city, other, seat):
            count += 1
    return count


@rule
def payout(city: int, square: int, place: int) -> int:
    """What a square of a city pays to the first place and the second; others get nothing."""
    if place == FIRST:
        return FIRST_PAYOUT[city, square]
    return SECOND_PAYOUT[city, square] if place == SECOND else 0


@rule
def majority(globe: Globe, city: int, seat: int) -> int:
    """The first two of a city get the payouts on the first square after its last hotel.

    Ruling: who has the only open hotels there gets the first payout, and nobody the second.
    """
    if globe.open_hotels[city, seat] == 0:
        return 0
    return payout(city, globe.built[city], players_before(globe, city, seat))


@rule
def factories_in(globe: Globe, city: int, seat: int) -> int:
    """The factories of a player in a city."""
    count = 0
    for site in range(SITES):
        if globe.sites[city, site] == seat:
            count += 1
    return count


@rule
def longest_track(globe: Globe) -> int:
    """The length of the longest track; empty squares at its front count."""
    longest = 0
    for city in range(CITIES):
        longest = max(longest, globe.built[city])
    return longest


@rule
def factory_payout(globe: Globe, city: int) -> int:
    """A factory pays like the second place; where the track is longest, like the first."""
    length = globe.built[city]
    return payout(city, length, FIRST if length == longest_track(globe) else SECOND)


@rule
def factory_income(globe: Globe, city: int, seat: int) -> int:
    """What the factories of a player in a city pay together."""
    count = factories_in(globe, city, seat)
    return count * factory_payout(globe, city) if count > 0 else 0


@seldom
def income(globe: Globe, seat: int) -> int:
    """What a payday brings a player: distribution, majorities and factories."""
    total = distribution(globe, seat)
    for city in range(CITIES):
        total += majority(globe, city, seat) + factory_income(globe, city, seat)
    return total


@rule
def paydays_done(globe: Globe) -> int:
    """How many paydays there have been: each phase ends with one, before the loans are decided."""
    just_paid = globe.ending or globe.decision == LOANS
    return globe.phase if just_paid else globe.phase - 1


@seldom
def payday(globe: Globe) -> None:
    """Everybody receives their income; then come the loans, or after the third payday the end."""
    for seat in range(globe.players):
        bank_pays(globe, seat, income(globe, seat))
        globe.repaid[seat] = 0
        repay_extended(globe, seat)
    if globe.phase < PHASES:
        ask_about_loans(globe, 0)
        return
    for seat in range(globe.players):
        repay_all(globe, seat)
    globe.ending = THIRD_PAYDAY


# --- Loans after payday -----------------------------------------------------------------------


@seldom
def debt(globe: Globe, seat: int) -> int:
    """What the loans of a player would cost, each at the price of the side lying up."""
    total = 0
    for kind in range(KINDS):
        total += globe.loans[seat, kind] * REPAYMENT[kind]
        total += globe.extended[seat, kind] * EXTENDED_REPAYMENT[kind]
    return total


@seldom
def pay_back(globe: Globe, seat: int, kind: int, sum_due: int) -> None:
    """Pay for a loan; its card goes back to the bank."""
    pay(globe.cash, seat, TILL, sum_due)
    globe.loan_cards[kind] += 1


@seldom
def repay_extended(globe: Globe, seat: int) -> None:
    """Ruling: extended loans are paid first and without asking, if need be into negative cash."""
    for kind in range(KINDS):
        for _ in range(globe.extended[seat, kind]):
            pay_back(globe, seat, kind, EXTENDED_REPAYMENT[kind])
            globe.repaid[seat] += EXTENDED_REPAYMENT[kind]
        globe.extended[seat, kind] = 0


@seldom
def repay_all(globe: Globe, seat: int) -> None:
    """After the third payday every other loan is repaid as well, also into the red."""
    for kind in range(KINDS):
        for _ in range(globe.loans[seat, kind]):
            pay_back(globe, seat, kind, REPAYMENT[kind])
            globe.repaid[seat] += REPAYMENT[kind]
        globe.loans[seat, kind] = 0


@seldom
def ask_about_loans(globe: Globe, first: int) -> None:
    """From the start player on, each decides about all loans never extended; then a phase begins."""
    for seat in range(first, globe.players):
        if globe.loans[seat, SMALL] > 0 or globe.loans[seat, LARGE] > 0:
            globe.decision = LOANS
            globe.seat = seat
            return
    begin_phase(globe)


@seldom
def repayment_refusal(globe: Globe, kind: int) -> int:
    """A loan is repaid from the cash at hand."""
    if globe.loans[globe.seat, kind] == 0:
        return NO_SUCH_LOAN
    return ALLOWED if can_pay(globe.cash[globe.seat], REPAYMENT[kind]) else CANNOT_REPAY


@seldom
def extension_refusal(globe: Globe, kind: int) -> int:
    """A loan can be extended once: its card is turned, and the next payday takes the higher price."""
    return NO_SUCH_LOAN if globe.loans[globe.seat, kind] == 0 else ALLOWED


@seldom
def decide_loan(globe: Globe, action: int) -> None:
    """Repay a loan or turn its card; then the next loan."""
    seat = globe.seat
    if action < EXTEND:
        kind = action - REPAY
        pay_back(globe, seat, kind, REPAYMENT[kind])
    else:
        kind = action - EXTEND
        globe.extended[seat, kind] += 1
    globe.loans[seat, kind] -= 1
    ask_about_loans(globe, seat)


@seldom
def begin_phase(globe: Globe) -> None:
    """Six new hotels for everybody; factories are not renewed, and the same player starts.

    Ruling: nothing else changes: planes stay where they are, and tickets stay in hand.
    """
    globe.phase += 1
    globe.closing = 0
    for seat in range(globe.players):
        globe.hotels[seat] += HOTELS_EACH_PHASE
    begin_round(globe)


# --- What is allowed --------------------------------------------------------------------------


@implements(contract.to_move, Globe)
def to_move(globe: Globe) -> int:
    """The seat that decides now."""
    return globe.seat


@implements(contract.over, Globe)
def over(globe: Globe) -> int:
    """How the game has ended, or 0."""
    return globe.ending


@rule
def purchases(globe: Globe, actions: Ints, count: int) -> int:
    """List the tickets that can be bought."""
    tickets = face_up_tickets(globe)
    ticket = 0
    while tickets >> ticket:
        if holds(tickets, ticket) and can_pay(globe.cash[globe.seat], PRICE[ticket]):
            actions[count] = BUY + ticket
            count += 1
        ticket += 1
    return count


@rule
def flights(globe: Globe, actions: Ints, count: int) -> int:
    """List where the tickets of the hand lead from here."""
    hand = globe.hand[globe.seat]
    origin = globe.city[globe.seat]
    for ticket in range(SCHEDULED):
        if holds(hand, ticket):
            for city in range(CITIES):
                if scheduled_refusal(globe, ticket, origin, city) == ALLOWED:
                    actions[count] = FLY + ticket * CITIES + city
                    count += 1
    for charter in range(CHARTERS):
        if holds(hand, SCHEDULED + charter) and charter_refusal(charter, origin) == ALLOWED:
            actions[count] = FLY_CHARTER + charter
            count += 1
    return count


@rule
def ends_of_turn(globe: Globe, actions: Ints, count: int) -> int:
    """List the ways to end a turn: build, renovate, borrow or, without loan cards, pass."""
    if hotel_refusal(globe) == ALLOWED:
        actions[count] = BUILD_HOTEL
        count += 1
    if renovation_refusal(globe) == ALLOWED:
        actions[count] = RENOVATE
        count += 1
    if factory_refusal(globe) == ALLOWED:
        actions[count] = BUILD_FACTORY
        count += 1
    for kind in range(KINDS):
        if borrowing_refusal(globe, kind) == ALLOWED:
            actions[count] = BORROW + kind
            count += 1
    if passing_refusal(globe) == ALLOWED:
        actions[count] = PASS
        count += 1
    return count


@seldom
def loan_decisions(globe: Globe, actions: Ints) -> int:
    """List what can be done about the loans."""
    count = 0
    for kind in range(KINDS):
        if repayment_refusal(globe, kind) == ALLOWED:
            actions[count] = REPAY + kind
            count += 1
    for kind in range(KINDS):
        if extension_refusal(globe, kind) == ALLOWED:
            actions[count] = EXTEND + kind
            count += 1
    return count


@implements(contract.legal, Globe)
def legal(globe: Globe, actions: Ints) -> int:
    """List all allowed actions of the seat that decides, ascending."""
    if globe.ending:
        return 0
    if globe.decision == LOANS:
        return loan_decisions(globe, actions)
    count = purchases(globe, actions, 0)
    count = flights(globe, actions, count)
    return ends_of_turn(globe, actions, count)


@implements(contract.refusal, Globe)
def refusal(globe: Globe, action: int) -> int:
    """Why the seat that decides may not take this action, or ALLOWED."""
    if globe.ending or (globe.decision == LOANS) != (action >= REPAY):
        return NOT_NOW
    if action < FLY:
        return purchase_refusal(globe, action - BUY)
    if action < BUILD_HOTEL:
        return flight_refusal(globe, action)
    if action == BUILD_HOTEL:
        return hotel_refusal(globe)
    if action == RENOVATE:
        return renovation_refusal(globe)
    if action == BUILD_FACTORY:
        return factory_refusal(globe)
    if action < PASS:
        return borrowing_refusal(globe, action - BORROW)
    if action == PASS:
        return passing_refusal(globe)
    if action < EXTEND:
        return repayment_refusal(globe, action - REPAY)
    return extension_refusal(globe, action - EXTEND)


@seldom
def flight_refusal(globe: Globe, action: int) -> int:
    """Why a flight is not possible: for want of the ticket, or because it does not lead there."""
    origin = globe.city[globe.seat]
    if not holds(globe.hand[globe.seat], ticket_flown(action)):
        return NOT_IN_HAND
    if action < FLY_CHARTER:
        ticket = ticket_flown(action)
        return scheduled_refusal(globe, ticket, origin, destination(action, origin))
    return charter_refusal(action - FLY_CHARTER, origin)


# --- Action numbers taken apart ---------------------------------------------------------------


@rule
def ticket_flown(action: int) -> int:
    """The ticket that a flight uses."""
    if action < FLY_CHARTER:
        return (action - FLY) // CITIES
    return SCHEDULED + action - FLY_CHARTER


@rule
def destination(action: int, origin: int) -> int:
    """Where a flight leads from here; a charter of two other cities leads nowhere (the bank)."""
    if action < FLY_CHARTER:
        return (action - FLY) % CITIES
    return other_end(action - FLY_CHARTER, origin)


# --- Carrying it out --------------------------------------------------------------------------


@implements(contract.apply, Globe)
def apply(globe: Globe, action: int, chance: Chance) -> None:
    """Carry out an allowed action and all that follows until the next decision."""
    if action < FLY:
        buy(globe, action - BUY)
    elif action < BUILD_HOTEL:
        fly(globe, ticket_flown(action), destination(action, globe.city[globe.seat]))
    elif action < REPAY:
        finish_turn(globe, action)
        end_turn(globe, chance)
    else:
        decide_loan(globe, action)


@rule
def finish_turn(globe: Globe, action: int) -> None:
    """A turn is for one thing: a hotel, a renovation, a factory, a loan, or nothing."""
    if action == BUILD_HOTEL:
        build_hotel(globe)
    elif action == RENOVATE:
        renovate(globe)
    elif action == BUILD_FACTORY:
        build_factory(globe)
    elif action < PASS:
        borrow(globe, action - BORROW)
    else:
        pass_turn(globe)


# --- Score ------------------------------------------------------------------------------------


@implements(contract.score, Globe)
def score(globe: Globe, scores: Ints) -> None:
    """Cash counts, and nothing else."""
    for seat in range(globe.players):
        scores[seat] = globe.cash[seat]


@implements(contract.places, Globe)
def places(globe: Globe, scores: Ints, places: Ints) -> None:
    """The richest wins. Ruling: equal sums share the win."""
    rank(scores, places, globe.players)


# --- What never changes -----------------------------------------------------------------------


@implements(contract.invariants, Globe)
def invariants(globe: Globe, totals: Ints) -> int:
    """Money, loan cards, hotels and factories of each seat, every ticket: what no move may change."""
    hotels = 1 + KINDS
    factories = hotels + SEATS
    tickets = factories + SEATS
    size = tickets + TICKETS
    for i in range(size):
        totals[i] = 0
    for purse in range(SEATS + 1):
        totals[0] += globe.cash[purse]
    for kind in range(KINDS):
        totals[1 + kind] = globe.loan_cards[kind]
    for seat in range(globe.players):
        for kind in range(KINDS):
            totals[1 + kind] += globe.loans[seat, kind] + globe.extended[seat, kind]
        yet_to_come = (PHASES - globe.phase) * HOTELS_EACH_PHASE
        totals[hotels + seat] = globe.hotels[seat] + yet_to_come
        totals[factories + seat] = globe.factories[seat]
        for city in range(CITIES):
            totals[hotels + seat] += globe.closed[city, seat]
        for ticket in range(TICKETS):
            if holds(globe.hand[seat], ticket):
                totals[tickets + ticket] += 1
    for city in range(CITIES):
        for square in range(SQUARES):
            if globe.track[city, square] != NOBODY:
                totals[hotels + globe.track[city, square]] += 1
        for site in range(SITES):
            if globe.sites[city, site] != NOBODY:
                totals[factories + globe.sites[city, site]] += 1
    for place in range(PLACES):
        if globe.face_up[place] != NO_TICKET:
            totals[tickets + globe.face_up[place]] += 1
    count_tickets(globe.scheduled, totals, tickets)
    count_tickets(globe.charters, totals, tickets)
    return size


@seldom
def count_tickets(pile: Pile, totals: Ints, first: int) -> None:
    """Count the tickets of a pile and its discards."""
    for i in range(pile.left):
        totals[first + pile.cards[i]] += 1
    for i in range(pile.discarded):
        totals[first + pile.discards[i]] += 1
