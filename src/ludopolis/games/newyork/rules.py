"""The rules of New York, in the order of the rulebook.

Every function is one sentence or one ruling of it. Seats, colours, lines and squares count from 0;
square = avenue * 7 + street.
"""

from __future__ import annotations

from ludopolis.engine import contract
from ludopolis.engine.chance import Chance, pick, shuffle, uncover
from ludopolis.engine.grids import NONE, Squares, around, only, two_largest_groups
from ludopolis.engine.layout import Ints
from ludopolis.engine.money import pay
from ludopolis.engine.piles import discard, draw, exhausted, put, reshuffle
from ludopolis.engine.ranking import rank
from ludopolis.engine.rule import implements, rule, seldom
from ludopolis.games.newyork import hidden
from ludopolis.games.newyork.state import (
    ALLOWED,
    ANSWERING,
    BOX,
    BY_OWNER,
    CARDS,
    COINS,
    COLOURS,
    COPIES,
    CORNERS,
    ENTERPRISE,
    ENTERPRISES,
    EVENT_COUNTS,
    FACES,
    FEW_FREE,
    FREE,
    GIVE_UP,
    GIVING_UP,
    JOKER,
    JOKERS,
    KINDS,
    LAST_FREE,
    LONG_GAME,
    LONGEST_GAME,
    MIDDLE,
    MUST_PLAY,
    NEXT_TO_OWN_COLOUR,
    NO_PAWN,
    NO_SECOND_COLOUR,
    NO_SUCH_CARD,
    NO_SUCH_PLAYER,
    NOT_AN_OPPONENTS,
    NOT_FREE,
    NOT_IN,
    NOT_NOW,
    NOT_ON_LINE,
    NOT_REBUILT_NOW,
    NOT_THE_MOST,
    NOT_YOURS,
    OFFER,
    OWN_BUILDING,
    PAIR,
    PARTNER_HAS_NO_CARD,
    PAWNS,
    PLACE,
    PLACED,
    PLACING,
    REBUILDING,
    RED,
    REFUSE,
    RENOVATION,
    RENOVATIONS,
    RUIN,
    RUINS,
    SEATS,
    SHOW,
    SIZE,
    SPECULATION,
    SPECULATION_OVER,
    SPECULATIONS,
    SQUARES,
    STATIK,
    STATIKS,
    STOP,
    STOP_DRAWN,
    STOPS,
    STUCK,
    SWAP,
    SWAPPED_ALREADY,
    TOO_DEAR,
    TOO_FEW_PAWNS,
    TURN,
    TWO_CARDS_COINS,
    TWO_CARDS_PAWNS,
    TWO_CARDS_PLACED,
    City,
)

# What follows an action.
TURN_GOES_ON, TURN_ENDS, TURN_ENDS_WITH_DRAW = range(3)

# --- Components and setup ---------------------------------------------------------------------


@rule
def two_colours_each(city: City) -> bool:
    """With two players, the box gives each of them two colours."""
    return city.players == 2 and city.edition == BOX


@rule
def one_mark_for_two(city: City) -> bool:
    """With two players, the version with ordinary cards gives each of them one mark."""
    return city.players == 2 and city.edition == CARDS


@rule
def colours_each(city: City) -> int:
    """How many colours a player owns."""
    return 2 if two_colours_each(city) else 1


@rule
def starting_pawns(city: City) -> int:
    """Pawns of each colour. Unlimited means one for every square."""
    if city.unlimited_pawns:
        return SQUARES
    return TWO_CARDS_PAWNS if one_mark_for_two(city) else PAWNS[city.players]


@rule
def starting_coins(city: City) -> int:
    """Coins of each player. Ruling: they lie open for all to see.

    Ruling: two players get 12, twice the 6 of four players; the printed rules name no sum for them.
    """
    return TWO_CARDS_COINS if one_mark_for_two(city) else COINS[city.players]


@rule
def pawns_placed_first(city: City) -> int:
    """Pawns of each colour that the preliminary round puts on the board."""
    return TWO_CARDS_PLACED if one_mark_for_two(city) else PLACED[city.players]


@rule
def pile_up(city: City, chance: Chance) -> None:
    """Shuffle 28 + 28 line cards, 5 + 5 jokers and, with events, 12 event cards into one pile."""
    stock = city.stock
    stock.left = 0
    stock.discarded = 0
    for colour in range(2):
        for line in range(SIZE):
            for _ in range(COPIES):
                put(stock, colour * FACES + line)
        for _ in range(JOKERS):
            put(stock, colour * FACES + JOKER)
        if city.events:
            for event in range(FACES - RENOVATION):
                for _ in range(EVENT_COUNTS[city.edition, colour, event]):
                    put(stock, colour * FACES + RENOVATION + event)
    shuffle(chance, stock.cards, stock.left)


@rule
def deal_colours(city: City, chance: Chance) -> None:
    """Deal the colours at random: one to each player, or two of four to each of two players."""
    for colour in range(city.colours):
        city.seat_of[colour] = colour % city.players
    shuffle(chance, city.seat_of, city.colours)
    for seat in range(city.players):
        which = 0
        for colour in range(city.colours):
            if city.seat_of[colour] == seat:
                city.colour_of[seat, which] = colour
                which += 1


@implements(contract.deal, City)
def deal(city: City, chance: Chance) -> None:
    """Set up the board, the pawns, the purses and the pile."""
    city.colours = 4 if two_colours_each(city) else city.players
    city.owner[:] = FREE
    city.free = SQUARES
    city.seat_of[:] = -1
    city.colour_of[:, :] = -1
    for colour in range(city.colours):
        city.reserve[colour] = starting_pawns(city)
    for seat in range(city.players):
        city.money[seat] = starting_coins(city)
    hidden.nothing_seen(city)
    pile_up(city, chance)
    hidden.saw_new_pile(city)
    if city.own_colours:
        deal_colours(city, chance)
    city.phase = PLACING
    city.seat = placing_seat(city)


# --- Preliminary round ------------------------------------------------------------------------


@rule
def placing_seat(city: City) -> int:
    """Whose placement it is: from the first seat, clockwise."""
    return city.placed % city.colours % city.players


@rule
def placing_colour(city: City) -> int:
    """The colour that is placed now.

    Ruling: nobody chooses: the first seat places red, the second blue and so on. With own colours
    everyone places their own, and who has two places them by turns.
    """
    turn = city.placed % city.colours
    if city.own_colours:
        return city.colour_of[turn % city.players, turn // city.players]
    return turn


@rule
def placement_refusal(city: City, colour: int, square: int) -> int:
    """A first pawn goes on a free square that shares no side with one of its colour."""
    if city.owner[square] != FREE:
        return NOT_FREE
    if around(city.squares[colour], SIZE) & only(square) != NONE:
        return NEXT_TO_OWN_COLOUR
    return ALLOWED


@rule
def can_place(city: City) -> bool:
    """Is there an allowed square for this placement?"""
    colour = placing_colour(city)
    for square in range(SQUARES):
        if placement_refusal(city, colour, square) == ALLOWED:
            return True
    return False


@rule
def next_placement(city: City, chance: Chance) -> None:
    """Ask the next player who can place; who cannot skips it (ruling), until all have been asked."""
    everything = city.colours * pawns_placed_first(city)
    while city.placed < everything:
        city.seat = placing_seat(city)
        if can_place(city):
            return
        city.placed += 1
    begin_main_round(city, chance)


# --- Pawns on the board -----------------------------------------------------------------------


@rule
def put_pawn(city: City, colour: int, square: int) -> None:
    """Put a pawn of the reserve on a free square."""
    city.owner[square] = colour
    city.squares[colour] |= only(square)
    city.on_avenue[colour, square // SIZE] += 1
    city.on_street[colour, square % SIZE] += 1
    city.buildings[colour] += 1
    city.reserve[colour] -= 1
    city.free -= 1


@rule
def remove_pawn(city: City, square: int) -> None:
    """Send the pawn on a square back to the reserve of its colour."""
    colour = city.owner[square]
    city.owner[square] = FREE
    city.squares[colour] &= ~only(square)
    city.on_avenue[colour, square // SIZE] -= 1
    city.on_street[colour, square % SIZE] -= 1
    city.buildings[colour] -= 1
    city.reserve[colour] += 1
    city.free += 1


@rule
def replace_pawn(city: City, colour: int, square: int) -> None:
    """Exchange the pawn on a square for one of another colour."""
    remove_pawn(city, square)
    put_pawn(city, colour, square)


@rule
def has_pawn(city: City, seat: int) -> bool:
    """Has the player a pawn of any own colour left?"""
    for own in range(colours_each(city)):
        if city.reserve[city.colour_of[seat, own]] > 0:
            return True
    return False


@rule
def belongs_to(city: City, square: int, seat: int) -> bool:
    """Does the building belong to this player, in whichever colour?"""
    colour = city.owner[square]
    return colour != FREE and city.seat_of[colour] == seat


@rule
def belongs_to_another(city: City, square: int, seat: int) -> bool:
    """Ruling: an opponent is anyone but yourself, a team partner included."""
    colour = city.owner[square]
    return colour != FREE and city.seat_of[colour] != seat


# --- Cards in hand ----------------------------------------------------------------------------


@rule
def lay_down(city: City, seat: int, card: int) -> None:
    """Put a card of the hand on the discards, for all to see."""
    hidden.saw_card_leave(city, seat, card)
    city.hand[seat, card] -= 1
    city.hand_size[seat] -= 1
    if card < FACES:
        city.reds[seat] -= 1
    discard(city.stock, card)


@rule
def take_in(city: City, seat: int, card: int) -> None:
    """Add a card to a hand."""
    city.hand[seat, card] += 1
    city.hand_size[seat] += 1
    if card < FACES:
        city.reds[seat] += 1


@rule
def two_and_two(city: City, seat: int) -> bool:
    """Has the hand at least two red and two blue cards?"""
    return city.reds[seat] >= 2 and city.hand_size[seat] - city.reds[seat] >= 2


@rule
def draw_one(city: City, seat: int, chance: Chance) -> bool:
    """Draw a card; False when drawing is over, for want of cards or by a Stop card.

    The discards are shuffled into a new pile when a card is wanted and the pile is empty, the cards
    just played included. A Stop card lies on the discards and ends the game at once.
    """
    if exhausted(city.stock):
        return False
    if city.stock.left == 0:
        reshuffle(city.stock, chance)
        hidden.saw_new_pile(city)
    card = draw(city.stock, chance)
    if card == STOP:
        discard(city.stock, STOP)
        city.ending = STOP_DRAWN
        return False
    take_in(city, seat, card)
    city.drawn[seat, card] += 1
    return True


@rule
def draw_up(city: City, seat: int, chance: Chance) -> None:
    """Draw until the hand again has at least two red and two blue cards.

    Ruling: if pile and discards are both empty, drawing stops and the hand stays as it is.
    """
    before = city.hand_size[seat]
    while not two_and_two(city, seat):
        if not draw_one(city, seat, chance):
            break
    hidden.saw_draw(city, seat, before, city.ending != 0 or exhausted(city.stock))


@rule
def first_hands(city: City, chance: Chance) -> None:
    """From the first seat, clockwise, one card each; who has two and two stops, the rest go on."""
    going_on = True
    while going_on:
        going_on = False
        for step in range(city.players):
            seat = (city.first + step) % city.players
            if not two_and_two(city, seat) and draw_one(city, seat, chance):
                going_on = True
    for seat in range(city.players):
        hidden.saw_draw(city, seat, 0, exhausted(city.stock))


@rule
def begin_main_round(city: City, chance: Chance) -> None:
    """Deal the colours unless they are dealt already, find who starts, and draw the first hands.

    Box: the owner of red draws first and (ruling) takes the first turn. Ordinary cards: the highest
    cut card, which is a random seat.
    """
    if not city.own_colours:
        deal_colours(city, chance)
    city.first = city.seat_of[RED] if city.edition == BOX else pick(chance, city.players)
    first_hands(city, chance)
    begin_turn(city, city.first)


# --- A turn -----------------------------------------------------------------------------------


@rule
def begin_turn(city: City, seat: int) -> None:
    """It is this player's turn."""
    city.phase = TURN
    city.seat = seat
    city.active = seat
    city.swap_used = 0
    city.bare_start = exhausted(city.stock)


@rule
def price(city: City, square: int) -> int:
    """The smaller of two counts: its owner's buildings along the avenue, and along the street.

    Ruling: where a player owns two colours, only those of the building's colour count, unless the
    option `price_for_two` says that both do.
    """
    colour = city.owner[square]
    avenue = square // SIZE
    street = square % SIZE
    if two_colours_each(city) and city.price_for_two == BY_OWNER:
        owner = city.seat_of[colour]
        return min(
            pawns_on_line(city, owner, avenue, False), pawns_on_line(city, owner, street, True)
        )
    return min(city.on_avenue[colour, avenue], city.on_street[colour, street])


@rule
def building_refusal(city: City, seat: int, own: int, square: int) -> int:
    """Only three choices: a free building, an affordable opponent's, or an own one (ruling).

    Ruling: with no pawn in reserve, free and opponents' buildings cannot be chosen.
    With two colours each, own pawns can be neither removed nor replaced.
    """
    if belongs_to(city, square, seat):
        return OWN_BUILDING if two_colours_each(city) else ALLOWED
    if city.reserve[city.colour_of[seat, own]] == 0:
        return NO_PAWN
    if city.owner[square] != FREE and price(city, square) > city.money[seat]:
        return TOO_DEAR
    return ALLOWED


@rule
def choose_building(city: City, own: int, square: int) -> None:
    """Put a pawn on a free building; pay for and replace an opponent's; lose an own one."""
    seat = city.active
    if belongs_to(city, square, seat):
        remove_pawn(city, square)
        return
    colour = city.colour_of[seat, own]
    if city.owner[square] == FREE:
        put_pawn(city, colour, square)
    else:
        pay(city.money, seat, city.seat_of[city.owner[square]], price(city, square))
        replace_pawn(city, colour, square)


@rule
def show_hand(city: City) -> None:
    """Show the hand to all and discard it; a new one is drawn and the turn ends."""
    seat = city.active
    for card in range(KINDS):
        for _ in range(city.hand[seat, card]):
            lay_down(city, seat, card)
    hidden.saw_whole_hand(city, seat)


@rule
def put_in_stop_cards(city: City) -> None:
    """When 4 or fewer buildings are free for the first time, the Stop cards go on the discards.

    Ruling: once in, they stay in. Ruling: after 150 turns they go in anyway.
    """
    if city.stops != NOT_IN:
        return
    if city.free <= LAST_FREE:
        city.stops = FEW_FREE
    elif city.turns >= LONGEST_GAME:
        city.stops = LONG_GAME
    else:
        return
    for _ in range(STOPS):
        discard(city.stock, STOP)


@rule
def finish_turn(city: City, draws: bool, chance: Chance) -> None:
    """After the purchase: the check for the Stop cards, then the draw, then the next player."""
    city.turns += 1
    put_in_stop_cards(city)
    if draws:
        draw_up(city, city.active, chance)
    if city.ending:
        return
    if nothing_changed_hands(city, draws):
        city.idle_turns += 1
    else:
        city.idle_turns = 0
    if city.idle_turns == city.players:
        city.ending = STUCK
        return
    begin_turn(city, (city.active + 1) % city.players)


@rule
def nothing_changed_hands(city: City, draws: bool) -> bool:
    """Ruling: a turn in which drawing stopped for want of cards and gave back just the same ones.

    After as many in a row as there are players, the game ends and is scored.
    """
    return bool(
        draws and city.bare_start and exhausted(city.stock) and not two_and_two(city, city.active)
    )


# --- Events -----------------------------------------------------------------------------------


@rule
def pawns_on_board(city: City, seat: int) -> int:
    """All pawns of a player on the board, of both colours where there are two."""
    count = 0
    for own in range(colours_each(city)):
        count += city.buildings[city.colour_of[seat, own]]
    return count


@rule
def pawns_on_line(city: City, seat: int, line: int, is_street: bool) -> int:
    """All pawns of a player on an avenue or a street."""
    count = 0
    for own in range(colours_each(city)):
        colour = city.colour_of[seat, own]
        count += city.on_street[colour, line] if is_street else city.on_avenue[colour, line]
    return count


@rule
def most_on_line(city: City, line: int, is_street: bool) -> int:
    """The largest number of pawns that a player has on a line."""
    most = 0
    for seat in range(city.players):
        most = max(most, pawns_on_line(city, seat, line, is_street))
    return most


@rule
def enterprise_refusal(city: City, seat: int, own: int, square: int) -> int:
    """Baulöwe takes an opponent's building on the line, free of charge."""
    if city.reserve[city.colour_of[seat, own]] == 0:
        return NO_PAWN
    if not belongs_to_another(city, square, seat):
        return NOT_AN_OPPONENTS
    return ALLOWED


@rule
def statik_refusal(city: City, seat: int, own: int, line: int, is_street: bool, victim: int) -> int:
    """Statik hits who has most on the line.

    Ruling: among equals you choose who; never yourself; not a line where you alone have most.
    """
    if city.reserve[city.colour_of[seat, own]] == 0:
        return NO_PAWN
    if victim >= city.players or victim == seat:
        return NO_SUCH_PLAYER
    count = pawns_on_line(city, victim, line, is_street)
    if count == 0 or count < most_on_line(city, line, is_street):
        return NOT_THE_MOST
    return ALLOWED


@rule
def speculation_refusal(city: City, seat: int, own: int, victim: int) -> int:
    """Spekulation names another player with more than 8 pawns on the board."""
    if city.reserve[city.colour_of[seat, own]] == 0:
        return NO_PAWN
    if victim >= city.players or victim == seat:
        return NO_SUCH_PLAYER
    if pawns_on_board(city, victim) <= SPECULATION_OVER:
        return TOO_FEW_PAWNS
    return ALLOWED


@rule
def rebuilt_now(city: City, square: int) -> bool:
    """Is the square one of those that the event being carried out has cleared?"""
    for cleared in MIDDLE if city.event == RENOVATION else CORNERS:
        if cleared == square:
            return True
    return False


@rule
def clear_for(city: City, event: int) -> int:
    """Renovation clears the five middle squares, Ruin the four corners; then all rebuild."""
    city.event = event
    for square in MIDDLE if event == RENOVATION else CORNERS:
        if city.owner[square] != FREE:
            remove_pawn(city, square)
    return next_builder(city, city.active)


@rule
def next_builder(city: City, from_seat: int) -> int:
    """Clockwise, each puts one pawn on a cleared square until all are filled.

    Players without pawns are skipped; if nobody has one, the squares stay free.
    """
    some_free = False
    for square in MIDDLE if city.event == RENOVATION else CORNERS:
        if city.owner[square] == FREE:
            some_free = True
    if some_free:
        for step in range(city.players):
            seat = (from_seat + step) % city.players
            if has_pawn(city, seat):
                city.phase = REBUILDING
                city.seat = seat
                return TURN_GOES_ON
    return TURN_ENDS


@rule
def demand_pawn(city: City, event: int, own: int, victim: int) -> None:
    """Spekulation and Statik: the victim chooses which pawn to lose."""
    city.event = event
    city.taker = city.colour_of[city.active, own]
    city.phase = GIVING_UP
    city.seat = victim


@rule
def giving_refusal(city: City, square: int) -> int:
    """The victim gives up an own pawn; for Statik, one on the line."""
    if not belongs_to(city, square, city.seat):
        return NOT_YOURS
    if city.event == STATIK:
        line = square % SIZE if city.line_is_street else square // SIZE
        if line != city.line:
            return NOT_ON_LINE
    return ALLOWED


# --- Teams ------------------------------------------------------------------------------------


@rule
def partner(seat: int) -> int:
    """Partners sit opposite each other."""
    return (seat + 2) % 4


@rule
def offer_refusal(city: City, seat: int, card: int) -> int:
    """Ruling: once per turn, before playing, one card may be offered to a partner who has any."""
    if not city.teams:
        return NOT_NOW
    if city.swap_used:
        return SWAPPED_ALREADY
    if city.hand_size[partner(seat)] == 0:
        return PARTNER_HAS_NO_CARD
    return ALLOWED if city.hand[seat, card] > 0 else NO_SUCH_CARD


@rule
def offer_card(city: City, card: int) -> None:
    """Show the partner a card; whatever the answer, it has been seen."""
    city.swap_used = 1
    city.offered = card
    hidden.saw_offer(city, city.active, card)
    city.phase = ANSWERING
    city.seat = partner(city.active)


@rule
def answer_offer(city: City, action: int, chance: Chance) -> None:
    """Refuse, or exchange the offered card for one of the partner's choice; nothing is drawn."""
    if action != REFUSE:
        uncover(chance)
        given = action - SWAP
        active = city.active
        other = partner(active)
        hidden.saw_swap(city, active, other, given)
        hand_over(city, active, other, city.offered)
        hand_over(city, other, active, given)
    city.offered = 0
    city.phase = TURN
    city.seat = city.active


@rule
def hand_over(city: City, giver: int, taker: int, card: int) -> None:
    """Move a card from one hand to another, unseen by the others."""
    city.hand[giver, card] -= 1
    city.hand_size[giver] -= 1
    if card < FACES:
        city.reds[giver] -= 1
    take_in(city, taker, card)


# --- What is allowed --------------------------------------------------------------------------


@implements(contract.to_move, City)
def to_move(city: City) -> int:
    """The seat that decides now."""
    return city.seat


@implements(contract.over, City)
def over(city: City) -> int:
    """How the game has ended, or 0."""
    return city.ending


@rule
def pairs(city: City, actions: Ints, count: int) -> int:
    """List every building that a red and a blue card reach, with the cards that reach it.

    Ruling: cards that differ only by copy are the same choice; so are all jokers of one colour.
    """
    seat = city.seat
    red_joker = city.hand[seat, JOKER] > 0
    blue_joker = city.hand[seat, FACES + JOKER] > 0
    for own in range(colours_each(city)):
        for avenue in range(SIZE):
            red = city.hand[seat, avenue] > 0
            if not (red or red_joker):
                continue
            for street in range(SIZE):
                blue = city.hand[seat, FACES + street] > 0
                if not (blue or blue_joker):
                    continue
                square = avenue * SIZE + street
                if building_refusal(city, seat, own, square) != ALLOWED:
                    continue
                action = PAIR + (own * SQUARES + square) * 4
                if red and blue:
                    actions[count] = action
                    count += 1
                if red and blue_joker:
                    actions[count] = action + 1
                    count += 1
                if red_joker and blue:
                    actions[count] = action + 2
                    count += 1
                if red_joker and blue_joker:
                    actions[count] = action + 3
                    count += 1
    return count


@rule
def line_card(colour: int, line: int, joker: int) -> int:
    """The card of a colour that names a line: its own, or a joker."""
    return colour * FACES + (JOKER if joker else line)


@rule
def enterprises(city: City, actions: Ints, count: int) -> int:
    """List what a Baulöwe and a card of the other colour can take."""
    seat = city.seat
    for own in range(colours_each(city)):
        for colour in range(2):
            if city.hand[seat, colour * FACES + ENTERPRISE] == 0:
                continue
            for square in range(SQUARES):
                if enterprise_refusal(city, seat, own, square) != ALLOWED:
                    continue
                line = square // SIZE if colour == 1 else square % SIZE
                for joker in range(2):
                    if city.hand[seat, line_card(1 - colour, line, joker)] > 0:
                        actions[count] = (
                            ENTERPRISES + ((own * 2 + colour) * SQUARES + square) * 2 + joker
                        )
                        count += 1
    return count


@rule
def statiks(city: City, actions: Ints, count: int) -> int:
    """List the lines and players that a Statik and a card of the other colour can hit."""
    seat = city.seat
    for own in range(colours_each(city)):
        for colour in range(2):
            if city.hand[seat, colour * FACES + STATIK] == 0:
                continue
            for line in range(SIZE):
                for joker in range(2):
                    if city.hand[seat, line_card(1 - colour, line, joker)] == 0:
                        continue
                    for victim in range(city.players):
                        if statik_refusal(city, seat, own, line, colour == 0, victim) == ALLOWED:
                            actions[count] = (
                                STATIKS
                                + (((own * 2 + colour) * SIZE + line) * 2 + joker) * SEATS
                                + victim
                            )
                            count += 1
    return count


@rule
def lone_events(city: City, actions: Ints, count: int) -> int:
    """List the events that are played alone: Spekulation, Renovation, Ruin."""
    seat = city.seat
    for own in range(colours_each(city)):
        for colour in range(2):
            if city.hand[seat, colour * FACES + SPECULATION] == 0:
                continue
            for victim in range(city.players):
                if speculation_refusal(city, seat, own, victim) == ALLOWED:
                    actions[count] = SPECULATIONS + (own * 2 + colour) * SEATS + victim
                    count += 1
    for colour in range(2):
        if city.hand[seat, colour * FACES + RENOVATION] > 0:
            actions[count] = RENOVATIONS + colour
            count += 1
    for colour in range(2):
        if city.hand[seat, colour * FACES + RUIN] > 0:
            actions[count] = RUINS + colour
            count += 1
    return count


@rule
def turn_choices(city: City, actions: Ints) -> int:
    """List all a player may do in a turn.

    Ruling: showing the hand is never a choice: it happens when no pair and no event can be played.
    """
    count = pairs(city, actions, 0)
    if city.events:
        count = enterprises(city, actions, count)
        count = statiks(city, actions, count)
        count = lone_events(city, actions, count)
    if count == 0:
        actions[0] = SHOW
        count = 1
    if city.teams:
        for card in range(KINDS):
            if offer_refusal(city, city.seat, card) == ALLOWED:
                actions[count] = OFFER + card
                count += 1
    return count


@implements(contract.legal, City)
def legal(city: City, actions: Ints) -> int:
    """List all allowed actions of the seat that decides, ascending."""
    if city.ending:
        return 0
    if city.phase == TURN:
        return turn_choices(city, actions)
    count = 0
    if city.phase == ANSWERING:
        for card in range(KINDS):
            if city.hand[city.seat, card] > 0:
                actions[count] = SWAP + card
                count += 1
        actions[count] = REFUSE
        return count + 1
    if city.phase == PLACING:
        colour = placing_colour(city)
        for square in range(SQUARES):
            if placement_refusal(city, colour, square) == ALLOWED:
                actions[count] = PLACE + square
                count += 1
    elif city.phase == REBUILDING:
        for own in range(colours_each(city)):
            for square in range(SQUARES):
                if rebuilding_refusal(city, own, square) == ALLOWED:
                    actions[count] = PLACE + own * SQUARES + square
                    count += 1
    else:
        for square in range(SQUARES):
            if giving_refusal(city, square) == ALLOWED:
                actions[count] = GIVE_UP + square
                count += 1
    return count


@seldom
def rebuilding_refusal(city: City, own: int, square: int) -> int:
    """A pawn of an own colour goes on a cleared square that is still free."""
    if not rebuilt_now(city, square):
        return NOT_REBUILT_NOW
    if city.owner[square] != FREE:
        return NOT_FREE
    return ALLOWED if city.reserve[city.colour_of[city.seat, own]] > 0 else NO_PAWN


@implements(contract.refusal, City)
def refusal(city: City, action: int) -> int:
    """Why the seat that decides may not take this action, or ALLOWED."""
    if city.ending or wanted_phase(city, action) != city.phase:
        return NOT_NOW
    if city.phase == TURN:
        if action == SHOW:
            return MUST_PLAY if can_play(city) else ALLOWED
        if action >= OFFER:
            return offer_refusal(city, city.seat, action - OFFER)
        return play_refusal(city, action)
    if city.phase == ANSWERING:
        if action == REFUSE or city.hand[city.seat, action - SWAP] > 0:
            return ALLOWED
        return NO_SUCH_CARD
    if city.phase == GIVING_UP:
        return giving_refusal(city, action - GIVE_UP)
    own = (action - PLACE) // SQUARES
    square = (action - PLACE) % SQUARES
    if own >= colours_each(city) or (own > 0 and city.phase == PLACING):
        return NO_SECOND_COLOUR
    if city.phase == PLACING:
        return placement_refusal(city, placing_colour(city), square)
    return rebuilding_refusal(city, own, square)


@seldom
def wanted_phase(city: City, action: int) -> int:
    """The kind of decision that an action answers."""
    if action < SWAP:
        return TURN
    if action <= REFUSE:
        return ANSWERING
    if action < GIVE_UP:
        return PLACING if city.phase == PLACING else REBUILDING
    return GIVING_UP


@seldom
def can_play(city: City) -> bool:
    """Is there a pair or an event that can be played?"""
    for action in range(PAIR, SHOW):
        if play_refusal(city, action) == ALLOWED:
            return True
    return False


@seldom
def play_refusal(city: City, action: int) -> int:
    """Why a pair or an event cannot be played, or ALLOWED."""
    seat = city.seat
    hand = city.hand[seat]
    if action < ENTERPRISES:
        own, square, jokers = pair_of(action)
        red = line_card(0, square // SIZE, jokers // 2)
        blue = line_card(1, square % SIZE, jokers % 2)
        if own >= colours_each(city):
            return NO_SECOND_COLOUR
        if hand[red] == 0 or hand[blue] == 0:
            return NO_SUCH_CARD
        return building_refusal(city, seat, own, square)
    if action < STATIKS:
        own, colour, square, joker = enterprise_of(action)
        line = square // SIZE if colour == 1 else square % SIZE
        if own >= colours_each(city):
            return NO_SECOND_COLOUR
        if hand[colour * FACES + ENTERPRISE] == 0 or hand[line_card(1 - colour, line, joker)] == 0:
            return NO_SUCH_CARD
        return enterprise_refusal(city, seat, own, square)
    if action < SPECULATIONS:
        own, colour, line, joker, victim = statik_of(action)
        if own >= colours_each(city):
            return NO_SECOND_COLOUR
        if hand[colour * FACES + STATIK] == 0 or hand[line_card(1 - colour, line, joker)] == 0:
            return NO_SUCH_CARD
        return statik_refusal(city, seat, own, line, colour == 0, victim)
    if action < RENOVATIONS:
        own, colour, victim = speculation_of(action)
        if own >= colours_each(city):
            return NO_SECOND_COLOUR
        if hand[colour * FACES + SPECULATION] == 0:
            return NO_SUCH_CARD
        return speculation_refusal(city, seat, own, victim)
    if action < RUINS:
        return ALLOWED if hand[(action - RENOVATIONS) * FACES + RENOVATION] > 0 else NO_SUCH_CARD
    return ALLOWED if hand[(action - RUINS) * FACES + RUIN] > 0 else NO_SUCH_CARD


# --- Action numbers taken apart ---------------------------------------------------------------


@rule
def pair_of(action: int) -> tuple[int, int, int]:
    """Own colour, square, and which cards are jokers: 1 the blue one, 2 the red one, 3 both."""
    rest = action - PAIR
    return rest // 4 // SQUARES, rest // 4 % SQUARES, rest % 4


@rule
def enterprise_of(action: int) -> tuple[int, int, int, int]:
    """Own colour, colour of the event card, square, and whether the line card is a joker."""
    rest = action - ENTERPRISES
    return rest // 2 // SQUARES // 2, rest // 2 // SQUARES % 2, rest // 2 % SQUARES, rest % 2


@rule
def statik_of(action: int) -> tuple[int, int, int, int, int]:
    """Own colour, colour of the event card, line, whether the line card is a joker, the victim."""
    rest = action - STATIKS
    lines = rest // SEATS // 2
    return lines // SIZE // 2, lines // SIZE % 2, lines % SIZE, rest // SEATS % 2, rest % SEATS


@rule
def speculation_of(action: int) -> tuple[int, int, int]:
    """Own colour, colour of the event card, the victim."""
    rest = action - SPECULATIONS
    return rest // SEATS // 2, rest // SEATS % 2, rest % SEATS


# --- Carrying it out --------------------------------------------------------------------------


@implements(contract.apply, City)
def apply(city: City, action: int, chance: Chance) -> None:
    """Carry out an allowed action and all that follows until the next decision."""
    if city.phase == PLACING:
        put_pawn(city, placing_colour(city), action - PLACE)
        city.placed += 1
        next_placement(city, chance)
        return
    if city.phase == TURN:
        after = play(city, action, chance)
    elif city.phase == REBUILDING:
        own = (action - PLACE) // SQUARES
        put_pawn(city, city.colour_of[city.seat, own], (action - PLACE) % SQUARES)
        after = next_builder(city, (city.seat + 1) % city.players)
    elif city.phase == GIVING_UP:
        replace_pawn(city, city.taker, action - GIVE_UP)
        after = TURN_ENDS_WITH_DRAW if city.event == STATIK else TURN_ENDS
    else:
        answer_offer(city, action, chance)
        after = TURN_GOES_ON
    if after != TURN_GOES_ON:
        finish_turn(city, after == TURN_ENDS_WITH_DRAW, chance)


@rule
def play(city: City, action: int, chance: Chance) -> int:
    """Play a pair of cards or an event, show the hand, or offer the partner a card.

    After an event that is played alone no cards are drawn.
    """
    seat = city.seat
    uncover(chance)  # whatever is played, somebody sees a card
    if action < ENTERPRISES:
        own, square, jokers = pair_of(action)
        choose_building(city, own, square)
        lay_down(city, seat, line_card(0, square // SIZE, jokers // 2))
        lay_down(city, seat, line_card(1, square % SIZE, jokers % 2))
        return TURN_ENDS_WITH_DRAW
    if action < STATIKS:
        own, colour, square, joker = enterprise_of(action)
        line = square // SIZE if colour == 1 else square % SIZE
        lay_down(city, seat, colour * FACES + ENTERPRISE)
        lay_down(city, seat, line_card(1 - colour, line, joker))
        replace_pawn(city, city.colour_of[seat, own], square)
        return TURN_ENDS_WITH_DRAW
    if action < SPECULATIONS:
        own, colour, line, joker, victim = statik_of(action)
        lay_down(city, seat, colour * FACES + STATIK)
        lay_down(city, seat, line_card(1 - colour, line, joker))
        city.line = line
        city.line_is_street = colour == 0
        demand_pawn(city, STATIK, own, victim)
        return TURN_GOES_ON
    if action < RENOVATIONS:
        own, colour, victim = speculation_of(action)
        lay_down(city, seat, colour * FACES + SPECULATION)
        demand_pawn(city, SPECULATION, own, victim)
        return TURN_GOES_ON
    if action < SHOW:
        event = RENOVATION if action < RUINS else RUIN
        colour = action - (RENOVATIONS if action < RUINS else RUINS)
        lay_down(city, seat, colour * FACES + event)
        return clear_for(city, event)
    if action == SHOW:
        show_hand(city)
        return TURN_ENDS_WITH_DRAW
    offer_card(city, action - OFFER)
    return TURN_GOES_ON


# --- Score ------------------------------------------------------------------------------------


@rule
def points(city: City, seat: int) -> int:
    """What the buildings of each own colour bring, and 1 for each coin."""
    total = city.money[seat]
    for colour in range(city.colours):
        if city.seat_of[colour] == seat:
            total += points_of_colour(city, city.squares[colour], city.buildings[colour])
    return total


@rule
def points_of_colour(city: City, squares: Squares, count: int) -> int:
    """2 for each building of the largest group, 1 for every other building of the `count`.

    With two players only groups count: the largest of each colour, or the two largest of the mark.
    Ruling: each building of theirs brings 2, as with more players.
    """
    largest, second = two_largest_groups(squares, SIZE)
    if one_mark_for_two(city):
        return 2 * (largest + second)
    if two_colours_each(city):
        return 2 * largest
    return largest + count


@rule
def points_after(city: City, seat: int, own: int, square: int, price: int) -> int:
    """The points that a seat would have with a building in an own colour, for a price.

    On a square of one's own nothing is built: the building is lost.
    """
    colour = city.colour_of[seat, own]
    before = city.owner[square]
    total = city.money[seat] - price
    for each in range(city.colours):
        if city.seat_of[each] != seat:
            continue
        squares = city.squares[each]
        count = city.buildings[each]
        if each == before:
            squares &= ~only(square)
            count -= 1
        elif each == colour:
            squares |= only(square)
            count += 1
        total += points_of_colour(city, squares, count)
    return total


@implements(contract.score, City)
def score(city: City, scores: Ints) -> None:
    """Points of each seat; a team's score is the sum, and both partners have it."""
    for seat in range(city.players):
        scores[seat] = points(city, seat)
    if city.teams:
        for seat in range(2):
            together = scores[seat] + scores[seat + 2]
            scores[seat] = together
            scores[seat + 2] = together


@implements(contract.places, City)
def places(city: City, scores: Ints, places: Ints) -> None:
    """Most points wins. Ruling: equal scores share the win."""
    rank(scores, places, city.players)


# --- What never changes -----------------------------------------------------------------------


@implements(contract.invariants, City)
def invariants(city: City, totals: Ints) -> int:
    """Coins, pawns of each colour, cards of each kind: the sums that no move may change."""
    size = 1 + COLOURS + KINDS + 1
    for i in range(size):
        totals[i] = 0
    for seat in range(city.players):
        totals[0] += city.money[seat]
    for colour in range(city.colours):
        totals[1 + colour] += city.reserve[colour]
    for square in range(SQUARES):
        if city.owner[square] != FREE:
            totals[1 + city.owner[square]] += 1
    cards = 1 + COLOURS
    for card in range(KINDS):
        for seat in range(city.players):
            totals[cards + card] += city.hand[seat, card]
    for i in range(city.stock.left):
        totals[cards + city.stock.cards[i]] += 1
    for i in range(city.stock.discarded):
        totals[cards + city.stock.discards[i]] += 1
    if city.stops == NOT_IN:
        totals[cards + STOP] += STOPS
    return size
