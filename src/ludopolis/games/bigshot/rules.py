"""The rules of Big Shot, in the order of the rulebook.

Every function is one sentence or one ruling of it. Seats, colours, spaces and districts count from 0.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance, die, pick, shuffle
from ludopolis.engine.layout import Ints
from ludopolis.engine.money import pay
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.bigshot.state import (
    ALL_ROUNDS,
    ALLOWED,
    BANK,
    BID,
    BIDDING_HAS_BEGUN,
    BIDS,
    BORROWED_ALREADY,
    BORROWS,
    COLOURS,
    DEBT,
    DISTRICT_SOLD,
    DISTRICTS,
    DISTRICTS_TO_WIN,
    FIRST_LOAN,
    FULL,
    LEAST_COLOURS,
    LOAN,
    LOANS_CAME_FIRST,
    LOT,
    MOST_LOANS,
    NO_LOAN,
    NO_MORE_LOANS,
    NO_TOKENS,
    NOBODY,
    NOT_IN_LOT,
    NOT_NOW,
    NOT_YOUR_COLOUR,
    PARK_OF,
    PASS,
    PAWNS,
    PAWNS_OF_COLOUR,
    PAY,
    PAYS,
    PLACE,
    PLACES,
    PURSE_TOO_SMALL,
    ROUNDS,
    RUNNING,
    SIDES,
    SPACES,
    START_CASH,
    TOKENS,
    TOO_HIGH,
    TOO_LOW,
    VALUES,
    Market,
)

# --- Setup ------------------------------------------------------------------------------------


@rule
def colours_each(market: Market) -> int:
    """How many colours a player has: two with two players, else one."""
    return 2 if market.players == 2 else 1


@rule
def colours_on(market: Market, space: int) -> int:
    """How many colours stand on a space."""
    count = 0
    for colour in range(COLOURS):
        for place in range(LOT * space, LOT * space + LOT):
            if market.spaces[place] == colour:
                count += 1
                break
    return count


@rule
def well_mixed(market: Market) -> bool:
    """Has every space two colours at least?"""
    for space in range(SPACES):
        if colours_on(market, space) < LEAST_COLOURS:
            return False
    return True


@seldom
def mix_pawns(market: Market, chance: Chance) -> None:
    """Put four pawns on each space at random.

    Ruling: if a space is of one colour, all 72 are mixed again.
    """
    for place in range(PAWNS):
        market.spaces[place] = place // PAWNS_OF_COLOUR
    shuffle(chance, market.spaces, PAWNS)
    while not well_mixed(market) and not chance.broken:
        shuffle(chance, market.spaces, PAWNS)
    for space in range(SPACES):
        tidy(market, LOT * space)


@rule
def tidy(market: Market, first: int) -> None:
    """Put the four pawns of a space in the order of the colours: their order means nothing."""
    for last in range(first + 1, first + LOT):
        pawn = market.spaces[last]
        place = last
        while place > first and market.spaces[place - 1] > pawn:
            market.spaces[place] = market.spaces[place - 1]
            place -= 1
        market.spaces[place] = pawn


@rule
def deal_colours(market: Market, chance: Chance) -> None:
    """Deal the colours at random: one each, or two each with two players.

    With three players the fourth colour belongs to nobody.
    """
    for colour in range(COLOURS):
        market.seat_of[colour] = colour % market.players
    if market.players == 3:
        market.seat_of[COLOURS - 1] = NOBODY
    shuffle(chance, market.seat_of, COLOURS)
    market.colour_of[:, :] = NOBODY
    for colour in range(COLOURS):
        seat = market.seat_of[colour]
        if seat != NOBODY:
            market.colour_of[seat, 0 if market.colour_of[seat, 0] == NOBODY else 1] = colour


@implements(contract.deal, Market)
def deal(market: Market, chance: Chance) -> None:
    """Set up the pawns, the promoter, the colours and the purses, and begin the first round."""
    mix_pawns(market, chance)
    market.promoter = pick(chance, SPACES)
    deal_colours(market, chance)
    market.owner[:] = NOBODY
    for colour in range(COLOURS):
        if market.seat_of[colour] != NOBODY:
            pay(market.cash, BANK, colour, START_CASH)
    market.tokens = TOKENS
    market.leader = pick(chance, market.players)
    begin_round(market, chance)


# --- A round: the promoter --------------------------------------------------------------------


@seldom
def begin_round(market: Market, chance: Chance) -> None:
    """Throw the die, move the promoter, and put the pawns where it stops up for sale."""
    market.rounds += 1
    market.borrowed[:] = 0
    market.passed[:] = 0
    market.acted[:] = 0
    market.asked[:] = 0
    market.bid = 0
    market.bidder = NOBODY
    market.thrown = die(chance, SIDES)
    market.promoter = space_after(market, market.promoter, market.thrown)
    take_lot(market, market.promoter)
    if market.expert:
        market.phase = LOAN
        ask_for_loans(market)
    else:
        begin_bidding(market)


@rule
def empty(market: Market, space: int) -> bool:
    """Have the pawns of this space been sold?"""
    return market.spaces[LOT * space] == NOBODY


@rule
def space_after(market: Market, start: int, pips: int) -> int:
    """The space where the promoter stops: empty spaces are skipped, not counted.

    The space it stands on is not counted; with fewer spaces than pips it goes round again.
    """
    space = start
    while pips > 0:
        space = (space + 1) % SPACES
        if not empty(market, space):
            pips -= 1
    return space


@rule
def take_lot(market: Market, space: int) -> None:
    """Take the four pawns of a space off the ring."""
    for place in range(LOT * space, LOT * space + LOT):
        market.lot[market.spaces[place]] += 1
        market.spaces[place] = NOBODY
    market.in_lot = LOT


# --- A round: loans ---------------------------------------------------------------------------


@rule
def payout(market: Market, colour: int) -> int:
    """What the next loan of a colour pays: 9, then 8, then 7 …

    Ruling: with two players each colour has a scale of its own.
    """
    return FIRST_LOAN - market.loans[colour]


@rule
def borrow_refusal(market: Market, seat: int, colour: int) -> int:
    """Why a seat may not borrow for a colour, or ALLOWED. It is for the seat that decides.

    Ruling: it is allowed at any own turn to bid, with enough cash too, and does not end that turn;
    never out of turn, after passing, or while placing. There is no tenth loan, which would pay
    nothing, and none when the tokens are gone.
    """
    if market.seat_of[colour] != seat:
        return NOT_YOUR_COLOUR
    if market.phase == BID and market.expert:
        return LOANS_CAME_FIRST
    if market.phase == BID and has_begun_to_bid(market, seat):
        return BIDDING_HAS_BEGUN
    if market.borrowed[colour]:
        return BORROWED_ALREADY
    if market.loans[colour] == MOST_LOANS:
        return NO_MORE_LOANS
    return ALLOWED if market.tokens > 0 else NO_TOKENS


@rule
def has_begun_to_bid(market: Market, seat: int) -> bool:
    """Is it too late to borrow in this round with two players?

    Ruling: two players borrow at their first turn of a round, before they bid; so the leader has
    heard the other's bid.
    """
    return market.players == 2 and market.acted[seat] == 1


@rule
def take_loan(market: Market, colour: int) -> None:
    """Borrow: take a token, a debt of 10, and what the bank pays out for it."""
    pay(market.cash, BANK, colour, payout(market, colour))
    market.loans[colour] += 1
    market.borrowed[colour] = 1
    market.tokens -= 1


@rule
def may_borrow(market: Market, seat: int) -> bool:
    """May this seat borrow now, for whichever colour of its own?"""
    for which in range(colours_each(market)):
        if borrow_refusal(market, seat, market.colour_of[seat, which]) == ALLOWED:
            return True
    return False


@rule
def ask_for_loans(market: Market) -> None:
    """Expert: ask everybody for a loan before the bidding, from the leader's left to the leader.

    Ruling: who may not borrow any more is not asked.
    """
    for step in range(1, market.players + 1):
        seat = (market.leader + step) % market.players
        if market.asked[seat]:
            continue
        if may_borrow(market, seat):
            market.seat = seat
            return
        market.asked[seat] = 1
    begin_bidding(market)


@rule
def answer_loan(market: Market, action: int) -> None:
    """Expert: borrow or not. One answer ends it; two players may go on with their other colour."""
    seat = market.seat
    if action != NO_LOAN:
        take_loan(market, action - BORROWS)
    if action == NO_LOAN or market.players > 2:
        market.asked[seat] = 1
    ask_for_loans(market)


# --- A round: the bidding ---------------------------------------------------------------------


@rule
def begin_bidding(market: Market) -> None:
    """Bidding starts left of the leader."""
    market.phase = BID
    market.seat = (market.leader + 1) % market.players


@rule
def largest_purse(market: Market, seat: int) -> int:
    """The most that one purse of this seat holds."""
    most = 0
    for which in range(colours_each(market)):
        most = max(most, market.cash[market.colour_of[seat, which]])
    return most


@rule
def bid_refusal(market: Market, seat: int, amount: int) -> int:
    """Why a bid is not allowed, or ALLOWED: it must be higher than the one before.

    Ruling: bids are whole millions, 1 at least, and no more than the bidder's cash. With two players
    one purse pays, so the larger one is the limit.
    """
    if amount <= market.bid:
        return TOO_LOW
    return ALLOWED if amount <= largest_purse(market, seat) else TOO_HIGH


@rule
def still_in(market: Market) -> int:
    """How many seats have not passed in this round."""
    count = market.players
    for seat in range(market.players):
        count -= market.passed[seat]
    return count


@rule
def next_bidder(market: Market) -> None:
    """Go on clockwise with who has not passed, until one is left, who gets the lot.

    Ruling: the leader bids like everybody else, last in the first turn of the table, and the highest
    bidder is never asked to raise themselves. A seat that can only pass is asked as well.
    """
    last_one = still_in(market) == 1
    market.seat = (market.seat + 1) % market.players
    while market.passed[market.seat]:
        market.seat = (market.seat + 1) % market.players
    if last_one:
        win_lot(market)


@rule
def win_lot(market: Market) -> None:
    """Pay the bid and go on to place the pawns.

    Ruling: the leader gets the pawns free if everybody else passes without a bid, only then, without
    a turn to bid or borrow, and cannot refuse them.
    """
    if market.bid > 0 and market.players == 2:
        market.phase = PAY
        return
    if market.bid > 0:
        pay(market.cash, market.colour_of[market.seat, 0], BANK, market.bid)
    market.phase = PLACE


@rule
def pay_refusal(market: Market, seat: int, colour: int) -> int:
    """Why a purse cannot pay the bid of two players, or ALLOWED.

    Ruling: one purse pays the whole bid.
    """
    if market.seat_of[colour] != seat:
        return NOT_YOUR_COLOUR
    return ALLOWED if market.cash[colour] >= market.bid else PURSE_TOO_SMALL


# --- A round: placing the pawns ---------------------------------------------------------------


@rule
def place_refusal(market: Market, colour: int, district: int) -> int:
    """Why a pawn of the lot cannot go there, or ALLOWED: any district that is not sold will do."""
    if market.lot[colour] == 0:
        return NOT_IN_LOT
    return ALLOWED if market.owner[district] == NOBODY else DISTRICT_SOLD


@rule
def place_pawn(market: Market, colour: int, district: int) -> None:
    """Put a pawn of the lot into a district; the seventh decides it at once."""
    market.lot[colour] -= 1
    market.in_lot -= 1
    market.pawns[district, colour] += 1
    market.in_district[district] += 1
    if market.in_district[district] == FULL:
        decide_district(market, district)


@rule
def majority(market: Market, district: int) -> int:
    """The colour with most pawns; colours that tie cancel out, and the next count decides.

    Ruling: if that strikes all of them, as with 2/2/1/1, it is nobody.
    """
    for count in range(FULL, 0, -1):
        colour = only_one_with(market, district, count)
        if colour != NOBODY:
            return colour
    return NOBODY


@rule
def only_one_with(market: Market, district: int, count: int) -> int:
    """The colour that alone has so many pawns in a district, or NOBODY."""
    found = NOBODY
    for colour in range(COLOURS):
        if market.pawns[district, colour] == count:
            if found != NOBODY:
                return NOBODY
            found = colour
    return found


@seldom
def decide_district(market: Market, district: int) -> None:
    """Mark a district sold: one pawn of its owner stays, the others leave the game.

    Only the end finds districts without an owner. Seven pawns always have one: for all colours to
    cancel out, two, three or four of them must have equal counts, or two and two; that makes an even
    number of pawns or a multiple of three.
    """
    owner = majority(market, district)
    market.owner[district] = owner
    for colour in range(COLOURS):
        stays = 1 if colour == owner else 0
        market.gone[colour] += market.pawns[district, colour] - stays
        market.pawns[district, colour] = stays
    market.in_district[district] = 0 if owner == NOBODY else 1


@seldom
def end_round(market: Market, chance: Chance) -> None:
    """Pass the lead to the left; after eighteen rounds decide what is not sold yet."""
    if market.rounds < ROUNDS:
        market.leader = (market.leader + 1) % market.players
        begin_round(market, chance)
        return
    decide_the_rest(market)
    market.ending = ALL_ROUNDS


@seldom
def decide_the_rest(market: Market) -> None:
    """Decide all districts that are not sold yet."""
    for district in range(DISTRICTS):
        if market.owner[district] == NOBODY:
            decide_district(market, district)


# --- The engine's questions: whose move, which moves ------------------------------------------


@implements(contract.to_move, Market)
def to_move(market: Market) -> int:
    """The seat that decides now."""
    return market.seat


@implements(contract.over, Market)
def over(market: Market) -> int:
    """0 while the game goes on, else how it ended."""
    return market.ending


@rule
def bids(market: Market, actions: Ints) -> int:
    """List all higher bids that the seat can pay, and passing.

    Ruling: no other bid is offered, so the printed penalty for a bid that cannot be paid, in the
    option `expert`, never happens.
    """
    count = 0
    for amount in range(market.bid + 1, largest_purse(market, market.seat) + 1):
        actions[count] = BIDS + amount - 1
        count += 1
    actions[count] = PASS
    return count + 1


@rule
def borrowings(market: Market, actions: Ints, count: int) -> int:
    """List the loans that the seat may take."""
    for colour in range(COLOURS):
        if borrow_refusal(market, market.seat, colour) == ALLOWED:
            actions[count] = BORROWS + colour
            count += 1
    return count


@rule
def payments(market: Market, actions: Ints) -> int:
    """List the purses that can pay."""
    count = 0
    for colour in range(COLOURS):
        if pay_refusal(market, market.seat, colour) == ALLOWED:
            actions[count] = PAYS + colour
            count += 1
    return count


@rule
def placements(market: Market, actions: Ints) -> int:
    """List every pawn of the lot in every district that is not sold."""
    count = 0
    for colour in range(COLOURS):
        if market.lot[colour] == 0:
            continue
        for district in range(DISTRICTS):
            if market.owner[district] == NOBODY:
                actions[count] = PLACES + colour * DISTRICTS + district
                count += 1
    return count


@implements(contract.legal, Market)
def legal(market: Market, actions: Ints) -> int:
    """List all allowed actions of the seat that decides, ascending."""
    if market.ending != RUNNING:
        return 0
    if market.phase == PLACE:
        return placements(market, actions)
    if market.phase == BID:
        return borrowings(market, actions, bids(market, actions))
    if market.phase == PAY:
        return payments(market, actions)
    count = borrowings(market, actions, 0)
    actions[count] = NO_LOAN
    return count + 1


@implements(contract.refusal, Market)
def refusal(market: Market, action: int) -> int:
    """Why the seat that decides may not take this action, or ALLOWED."""
    if market.ending != RUNNING or not answers(market.phase, action):
        return NOT_NOW
    if action < PASS:
        return bid_refusal(market, market.seat, action - BIDS + 1)
    if action == PASS or action == NO_LOAN:
        return ALLOWED
    if action < NO_LOAN:
        return borrow_refusal(market, market.seat, action - BORROWS)
    if action < PLACES:
        return pay_refusal(market, market.seat, action - PAYS)
    colour, district = placement_of(action)
    return place_refusal(market, colour, district)


@seldom
def answers(phase: int, action: int) -> bool:
    """Is an action of the kind that is being decided?"""
    if action < BORROWS:
        return phase == BID
    if action < NO_LOAN:
        return phase == BID or phase == LOAN
    if action == NO_LOAN:
        return phase == LOAN
    return phase == (PAY if action < PLACES else PLACE)


@rule
def placement_of(action: int) -> tuple[int, int]:
    """The colour and the district of a placement."""
    return (action - PLACES) // DISTRICTS, (action - PLACES) % DISTRICTS


# --- Carrying it out --------------------------------------------------------------------------


@implements(contract.apply, Market)
def apply(market: Market, action: int, chance: Chance) -> None:
    """Carry out an allowed action and all that follows until the next decision."""
    if market.phase == PLACE:
        colour, district = placement_of(action)
        place_pawn(market, colour, district)
        if market.in_lot == 0:
            end_round(market, chance)
    elif market.phase == PAY:
        pay(market.cash, action - PAYS, BANK, market.bid)
        market.phase = PLACE
    elif market.phase == LOAN:
        answer_loan(market, action)
    elif action > PASS:
        take_loan(market, action - BORROWS)
    else:
        answer_bid(market, action)


@rule
def answer_bid(market: Market, action: int) -> None:
    """Bid more, or pass; a pass is final for the round."""
    market.acted[market.seat] = 1
    if action == PASS:
        market.passed[market.seat] = 1
    else:
        market.bid = action - BIDS + 1
        market.bidder = market.seat
    next_bidder(market)


# --- Capital ----------------------------------------------------------------------------------


@rule
def doubled(market: Market, district: int) -> bool:
    """Does the owner of a district own the park beside it, in the same colour?"""
    park = PARK_OF[district]
    return park != NOBODY and market.owner[park] == market.owner[district]


@rule
def worth(market: Market, district: int) -> int:
    """What a district is worth to its owner: its value, doubled beside an own park."""
    return 2 * VALUES[district] if doubled(market, district) else VALUES[district]


@rule
def districts_of(market: Market, colour: int) -> int:
    """How many districts a colour owns; parks count."""
    count = 0
    for district in range(DISTRICTS):
        if market.owner[district] == colour:
            count += 1
    return count


@rule
def worth_of_districts(market: Market, colour: int) -> int:
    """What all districts of a colour are worth together."""
    total = 0
    for district in range(DISTRICTS):
        if market.owner[district] == colour:
            total += worth(market, district)
    return total


@rule
def debt_of(market: Market, colour: int) -> int:
    """What a colour owes the bank: 10 for each loan."""
    return DEBT * market.loans[colour]


@rule
def capital_of(market: Market, colour: int) -> int:
    """The districts' worth and the cash of a colour, less its debt; it may be negative."""
    return worth_of_districts(market, colour) + market.cash[colour] - debt_of(market, colour)


@implements(contract.score, Market)
def score(market: Market, scores: Ints) -> None:
    """The capital of each seat as the position stands; two players add up both colours.

    This is the true standing, with cash that the option `expert` does not display: views show it only
    where the cash is shown.
    """
    for seat in range(market.players):
        scores[seat] = 0
        for which in range(colours_each(market)):
            scores[seat] += capital_of(market, market.colour_of[seat, which])


# --- Who wins ---------------------------------------------------------------------------------


@rule
def enough_districts(market: Market, seat: int) -> bool:
    """Has a seat the two districts that it takes to win? Two players need two in each colour.

    Ruling: if nobody has them, this is no condition (`comes_before` compares all alike then).
    """
    for which in range(colours_each(market)):
        if districts_of(market, market.colour_of[seat, which]) < DISTRICTS_TO_WIN:
            return False
    return True


@seldom
def rule_of_two_holds(market: Market) -> bool:
    """Is it a condition to have enough districts? Only if somebody has them."""
    for seat in range(market.players):
        if enough_districts(market, seat):
            return True
    return False


@rule
def all_districts(market: Market, seat: int) -> int:
    """How many districts a seat owns, in both colours together."""
    count = 0
    for which in range(colours_each(market)):
        count += districts_of(market, market.colour_of[seat, which])
    return count


@rule
def dearest(market: Market, seat: int) -> int:
    """What the dearest single district of a seat is worth. Ruling: with its doubling."""
    most = 0
    for district in range(DISTRICTS):
        colour = market.owner[district]
        if colour != NOBODY and market.seat_of[colour] == seat:
            most = max(most, worth(market, district))
    return most


@rule
def comes_before(market: Market, scores: Ints, one: int, other: int) -> bool:
    """Is one seat placed before another?

    Ruling: those with enough districts first, then the others, each by capital, districts, dearest.
    """
    difference = enough_districts(market, one) - enough_districts(market, other)
    if difference == 0:
        difference = scores[one] - scores[other]
    if difference == 0:
        difference = all_districts(market, one) - all_districts(market, other)
    if difference == 0:
        difference = dearest(market, one) - dearest(market, other)
    return difference > 0


@implements(contract.places, Market)
def places(market: Market, scores: Ints, places: Ints) -> None:
    """The highest capital with enough districts wins. Ruling: who is equal in all shares the win."""
    for seat in range(market.players):
        places[seat] = 1
        for other in range(market.players):
            if comes_before(market, scores, other, seat):
                places[seat] += 1


# --- What is hidden, and what never changes ---------------------------------------------------


@rule
def cash_is_hidden(market: Market, seat: int, colour: int) -> bool:
    """Is the cash of a colour out of a seat's sight?

    Expert: cash is not displayed to the others, until the end. Ruling: with two players the purses
    stay open.
    """
    if market.expert == 0 or market.players == 2 or market.ending != RUNNING:
        return False
    return market.seat_of[colour] != seat


@implements(contract.invariants, Market)
def invariants(market: Market, totals: Ints) -> int:
    """Pawns of each colour, loan tokens, and money with the bank's: no move may change these sums."""
    for colour in range(COLOURS):
        totals[colour] = market.lot[colour] + market.gone[colour]
        for district in range(DISTRICTS):
            totals[colour] += market.pawns[district, colour]
        for place in range(PAWNS):
            if market.spaces[place] == colour:
                totals[colour] += 1
    totals[COLOURS] = market.tokens
    totals[COLOURS + 1] = market.cash[BANK]
    for colour in range(COLOURS):
        totals[COLOURS] += market.loans[colour]
        totals[COLOURS + 1] += market.cash[colour]
    return COLOURS + 2
