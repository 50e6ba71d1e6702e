"""What a seat may know of a game of Big Shot, as typed data.

Money, loans and districts belong to colours: everybody has one, or two of two players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Literal, cast

import msgspec
from msgspec.structs import replace

from ludopolis.engine.view import LegalAction, View, Views
from ludopolis.games.bigshot import rules, state, trace
from ludopolis.games.bigshot.derived import SOLD, facts_of, placements_of, winner_after_pass
from ludopolis.games.bigshot.state import (
    COLOUR_NAMES,
    DISTRICT_NAMES,
    NOBODY,
    PASS,
    PLACES,
    RUNNING,
    Market,
)

ColourName = Literal["red", "yellow", "white", "black"]
Decision = Literal["loan", "bid", "pay", "place"]
Standing = Literal["deciding", "highest", "outbid", "passed", "waiting", "won"]
DECISIONS: tuple[Decision, ...] = ("loan", "bid", "pay", "place")
ENDINGS = ("", "all rounds")
COLOUR: tuple[ColourName, ...] = cast(Any, COLOUR_NAMES)
OWNER: tuple[ColourName | None, ...] = (*COLOUR, None)  # NOBODY is the last
PARK = [(*DISTRICT_NAMES, None)[park] for park in state.PARK_OF]  # that doubles each district


# --- The table --------------------------------------------------------------------------------


class District(msgspec.Struct, frozen=True, kw_only=True):
    """A district of the town, or a park."""

    name: str  # 16, West 9, West park …
    value: int  # as it is printed; parks have none
    park: str | None  # the park that doubles it for its owner
    pawns: tuple[ColourName, ...]  # in the order of the colours
    ahead: ColourName | None  # who would own it if it were decided now; its owner once it is sold
    owner: ColourName | None  # None while it is not sold, and in the end if it is nobody's
    doubled: bool  # does it count double for its owner?
    worth: int  # its value, doubled if it counts double


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the ring."""

    number: int  # from 1
    pawns: tuple[ColourName, ...]  # none once they are sold
    throws: tuple[int, ...]  # of the next die that lead here


class Colour(msgspec.Struct, frozen=True, kw_only=True):
    """What belongs to a colour; money is None where it is not shown, and for nobody's colour."""

    name: ColourName
    seat: int | None  # whose it is; None for nobody's colour among three
    cash: int | None
    loans: int
    debt: int
    next_loan: int  # what it would pay; 0 if there is none any more
    borrowed: bool  # in this round
    may_borrow: bool  # can the seat to move borrow for it now?
    districts: tuple[str, ...]
    doubled: tuple[str, ...]  # those of them that count double
    worth: int  # of its districts
    capital: int | None  # worth and cash, less debt
    forecast: int | None  # its capital if all districts went to who is ahead now
    on_ring: int  # pawns still to come
    gone: int  # pawns that have left the game


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, and what it does in the auction of this round."""

    seat: int
    colours: tuple[ColourName, ...]
    standing: Standing | None  # in the auction; None when the game is over
    acted: bool  # has it bid or passed?
    passed: bool
    asked: bool  # expert: is its decision about a loan behind it?
    points: int | None  # the capital of its colours; None where it is not shown
    enough_districts: bool  # to win: two in each colour


# --- Actions ----------------------------------------------------------------------------------


class Bid(LegalAction, frozen=True, tag="bid"):
    """Bid so many million."""

    amount: int
    leaves: int | None  # in the purse; None where it is not shown, or not clear which purse pays


class Pass(LegalAction, frozen=True, tag="pass"):
    """Leave the bidding of this round."""

    winner: int | None  # the seat that gets the lot by it; None if the bidding goes on


class Borrow(LegalAction, frozen=True, tag="borrow"):
    """Take a loan for a colour."""

    colour: ColourName
    pays: int
    debt: int


class NoLoan(LegalAction, frozen=True, tag="no loan"):
    """Take no loan, or no other."""


class Pay(LegalAction, frozen=True, tag="pay"):
    """Pay the bid out of the purse of a colour."""

    colour: ColourName
    amount: int
    leaves: int


class Place(LegalAction, frozen=True, tag="place"):
    """Put a pawn of the lot into a district."""

    colour: ColourName
    district: str
    sells: bool  # is it the last pawn that the district takes?
    ahead: ColourName | None  # who would be ahead there, or own it


Action = Bid | Pass | Borrow | NoLoan | Pay | Place


class BigShotView(View, frozen=True, kw_only=True):
    """What a seat may know of a game of Big Shot."""

    decision: Decision | None
    legal: tuple[Action, ...] | None = None
    ending: Literal["all rounds"] | None = None
    expert: bool
    cash_is_open: bool  # is all cash shown to everybody?
    rule_of_two: bool  # has somebody the districts that it takes to win? Else nobody needs them
    round: int
    leader: int
    thrown: int  # the leader's die
    promoter: int  # the space where it stands
    spaces: tuple[Space, ...]  # the ring
    throws: tuple[int, ...]  # the space to which each throw of the next die leads; none in the end
    lot: tuple[ColourName, ...]  # for sale, or still to be placed
    bid: int  # the highest so far
    bidder: int | None
    tokens: int  # for loans, left in the bank
    districts: tuple[District, ...]
    colours: tuple[Colour, ...]
    seats: tuple[Player, ...]

    def district(self, name: str) -> District:
        """The district of that name."""
        return self.districts[DISTRICT_NAMES.index(name)]

    def colour(self, name: ColourName) -> Colour:
        """What belongs to a colour."""
        return self.colours[COLOUR.index(name)]

    def colours_of(self, seat: int) -> list[Colour]:
        """What belongs to the colours of a seat."""
        return [self.colour(name) for name in self.seats[seat - 1].colours]


# --- From numbers -----------------------------------------------------------------------------


@cache
def pawns_of(*counts: int) -> tuple[ColourName, ...]:
    """Pawns in the order of the colours."""
    return tuple(name for name, count in zip(COLOUR, counts, strict=True) for _ in range(count))


@cache
def pawns_on(*places: int) -> tuple[ColourName, ...]:
    """The pawns of a space."""
    return tuple(COLOUR[colour] for colour in places if colour != NOBODY)


def seat_number(seat: int) -> int | None:
    """A seat as people count them, or None for nobody."""
    return None if seat == NOBODY else int(seat) + 1


def districts_in(facts: Any) -> Iterator[District]:
    """All districts."""
    for district, owner in enumerate(facts.owner):
        yield District(
            name=DISTRICT_NAMES[district],
            value=int(state.VALUES[district]),
            park=PARK[district],
            pawns=pawns_of(*facts.pawns[district]),
            ahead=OWNER[facts.ahead[district]],
            owner=OWNER[owner],
            doubled=bool(facts.doubled[district]),
            worth=facts.worth[district],
        )


def spaces_in(facts: Any) -> Iterator[Space]:
    """The ring."""
    throws: dict[int, tuple[int, ...]] = {}
    for pips, space in enumerate(facts.throws, 1):
        throws[space] = (*throws.get(space, ()), pips)
    for space in range(1, state.SPACES + 1):
        pawns = pawns_on(*facts.spaces[state.LOT * space - state.LOT : state.LOT * space])
        yield Space(number=space, pawns=pawns, throws=throws.get(space, ()))


def colours_in(facts: Any, viewer: int = NOBODY) -> Iterator[Colour]:
    """All colours, with the money that a seat is shown; NOBODY is a spectator."""
    for colour, seat in enumerate(facts.seat_of):
        shown = seat != NOBODY and (seat == viewer or not facts.cash_is_hidden)
        owned = [place for place, owner in enumerate(facts.owner) if owner == colour]
        yield Colour(
            name=COLOUR[colour],
            seat=seat_number(seat),
            cash=facts.cash[colour] if shown else None,
            loans=facts.loans[colour],
            debt=facts.debt[colour],
            next_loan=facts.next_loan[colour],
            borrowed=bool(facts.borrowed[colour]),
            may_borrow=bool(facts.may_borrow[colour]),
            districts=tuple([DISTRICT_NAMES[place] for place in owned]),
            doubled=tuple([DISTRICT_NAMES[place] for place in owned if facts.doubled[place]]),
            worth=facts.estate[colour],
            capital=facts.capital[colour] if shown else None,
            forecast=facts.forecast[colour] if shown else None,
            on_ring=facts.spaces.count(colour),
            gone=facts.gone[colour],
        )


def standing_of(facts: Any, seat: int) -> Standing | None:
    """How a seat stands in the auction."""
    if facts.ending != RUNNING:
        return None
    to_move, decision = facts.seat == seat, DECISIONS[facts.phase]
    if to_move and decision in ("pay", "place"):
        return "won"
    if facts.bidder == seat:
        return "highest"
    if facts.passed[seat]:
        return "passed"
    if to_move:
        return "deciding"
    return "outbid" if facts.acted[seat] else "waiting"


def seats_in(facts: Any, viewer: int = NOBODY) -> Iterator[Player]:
    """All seats, with the points that a seat is shown; NOBODY is a spectator."""
    for seat in range(facts.players):
        shown = seat == viewer or not facts.cash_is_hidden
        own = zip(COLOUR, facts.seat_of, strict=True)
        yield Player(
            seat=seat + 1,
            colours=tuple([name for name, owner in own if owner == seat]),
            standing=standing_of(facts, seat),
            acted=bool(facts.acted[seat]),
            passed=bool(facts.passed[seat]),
            asked=bool(facts.asked[seat]),
            points=facts.points[seat] if shown else None,
            enough_districts=bool(facts.enough[seat]),
        )


# --- Choices ----------------------------------------------------------------------------------


@cache
def placement(number: int, outcome: int) -> Place:
    """An action that places a pawn, and what comes of it."""
    colour, district = divmod(number - PLACES, state.DISTRICTS)
    sells, ahead = divmod(outcome, SOLD)
    return Place(
        number=number,
        colour=COLOUR[colour],
        district=DISTRICT_NAMES[district],
        sells=bool(sells),
        ahead=OWNER[ahead - 1],
    )


def actions_of(market: Market, numbers: Sequence[int]) -> Iterator[Action]:
    """Actions of the seat to move in their parts, ascending."""
    outcomes = placements_of(market) if numbers[-1] >= PLACES else []
    # With two purses it is open which one will pay.
    purse = None if market.players == 2 else int(market.cash[market.colour_of[market.seat, 0]])
    for number in numbers:
        if number < PASS:
            amount = number - state.BIDS + 1
            left = None if purse is None else purse - amount
            yield Bid(number=number, amount=amount, leaves=left)
        elif number == PASS:
            yield Pass(number=number, winner=seat_number(winner_after_pass(market)))
        elif number < state.NO_LOAN:
            pays = int(rules.payout(market, number - state.BORROWS))
            yield Borrow(
                number=number, colour=COLOUR[number - state.BORROWS], pays=pays, debt=state.DEBT
            )
        elif number == state.NO_LOAN:
            yield NoLoan(number=number)
        elif number < PLACES:
            colour, bid = number - state.PAYS, int(market.bid)
            left = int(market.cash[colour]) - bid
            yield Pay(number=number, colour=COLOUR[colour], amount=bid, leaves=left)
        else:
            yield placement(number, outcomes[number - PLACES])


# --- All together -----------------------------------------------------------------------------


class BigShotViews(Views[BigShotView]):
    """How views of Big Shot are filled in."""

    view_type = BigShotView
    actions_type = Action
    decisions = DECISIONS
    position = staticmethod(trace.position)
    chance = staticmethod(trace.chance)

    def open(self, market: Market, move: int) -> BigShotView:
        """Everything but cash in `expert`, and what follows from it."""
        facts = facts_of(market)
        over = facts.ending != RUNNING
        return BigShotView(
            players=facts.players,
            move=move,
            to_move=None if over else facts.seat + 1,
            decision=None if over else DECISIONS[facts.phase],
            ending="all rounds" if over else None,
            expert=bool(facts.expert),
            cash_is_open=not facts.cash_is_hidden,
            rule_of_two=bool(facts.rule_of_two),
            round=facts.rounds,
            leader=facts.leader + 1,
            thrown=facts.thrown,
            promoter=facts.promoter + 1,
            spaces=tuple(spaces_in(facts)),
            throws=tuple(facts.throws) if facts.throws[0] else (),
            lot=pawns_of(*facts.lot),
            bid=facts.bid,
            bidder=seat_number(facts.bidder),
            tokens=facts.tokens,
            districts=tuple(districts_in(facts)),
            colours=tuple(colours_in(facts)),
            seats=tuple(seats_in(facts)),
        )

    def own(
        self, market: Market, seat: int, shared: BigShotView, legal: Sequence[int] | None
    ) -> BigShotView:
        """The own cash, capital and points besides, where they are not shown to all."""
        choices = None if legal is None else tuple(actions_of(market, legal))
        own = replace(shared, seat=seat + 1, legal=choices)
        if shared.cash_is_open:
            return own
        facts = facts_of(market)
        colours, seats = colours_in(facts, seat), seats_in(facts, seat)
        return replace(own, colours=tuple(colours), seats=tuple(seats))

    def action(self, market: Market, number: int) -> Action:
        """An action of the seat to move in its parts."""
        return next(actions_of(market, [number]))

    def seen(self, market: Market, action: LegalAction, seat: int) -> LegalAction:
        """What a seat sees of an action: what a bid leaves would tell the cash of who bids."""
        own = int(market.colour_of[market.seat, 0])
        if isinstance(action, Bid) and rules.cash_is_hidden(market, seat, own):
            return replace(action, leaves=None)
        return action
