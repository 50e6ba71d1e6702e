"""What a seat may know of a game of Big Shot, as typed data.

Money, loans and districts belong to colours: everybody has one, or two of two players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal, cast

import msgspec

from ludopolis.engine.view import LegalAction, Outcome, View, Views
from ludopolis.games.bigshot import rules
from ludopolis.games.bigshot.derived import (
    AT,
    ONE_MORE,
    SOLD,
    facts_of,
    placements_of,
    winner_after_pass,
)
from ludopolis.games.bigshot.market import (
    BIDS,
    BORROWS,
    COLOUR_NAMES,
    COLOURS,
    DEBT,
    DISTRICT_NAMES,
    DISTRICTS,
    LOT,
    NO_LOAN,
    NOBODY,
    PARK_OF,
    PASS,
    PAYS,
    PLACES,
    RUNNING,
    SIDES,
    SPACES,
    VALUES,
    Market,
)

ColourName = Literal["red", "yellow", "white", "black"]
Decision = Literal["loan", "bid", "pay", "place"]
Standing = Literal["deciding", "highest", "outbid", "passed", "waiting", "won"]
DECISIONS: tuple[Decision, ...] = ("loan", "bid", "pay", "place")
ENDINGS = ("", "all rounds")
COLOUR: tuple[ColourName, ...] = cast(Any, COLOUR_NAMES)
PARK: tuple[str | None, ...] = tuple(
    None if park == NOBODY else DISTRICT_NAMES[park] for park in PARK_OF.tolist()
)  # the one that doubles each district
_NUMBERS = range(1, SPACES + 1)


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
def pawns_of(mix: int) -> tuple[ColourName, ...]:
    """Pawns in the order of the colours; `mix` is their one number."""
    counts = (mix // ONE_MORE**colour % ONE_MORE for colour in range(COLOURS))
    return tuple(name for name, count in zip(COLOUR, counts, strict=True) for _ in range(count))


@cache
def named(colour: int) -> ColourName | None:
    """A colour by its name, or None for nobody."""
    return None if colour == NOBODY else COLOUR[colour]


def seat_number(seat: int) -> int | None:
    """A seat as people count them, or None for nobody."""
    return None if seat == NOBODY else int(seat) + 1


@lru_cache(maxsize=1 << 13)
def district_of(
    district: int, mix: int, ahead: int, owner: int, doubled: int, worth: int
) -> District:
    """A district of these numbers."""
    return District(
        name=DISTRICT_NAMES[district],
        value=int(VALUES[district]),
        park=PARK[district],
        pawns=pawns_of(mix),
        ahead=named(ahead),
        owner=named(owner),
        doubled=bool(doubled),
        worth=worth,
    )


@lru_cache(maxsize=1 << 12)
def space_of(number: int, mix: int, throws: int) -> Space:
    """A space of these numbers."""
    pips = tuple(pip for pip in range(1, SIDES + 1) if throws >> pip & 1)
    return Space(number=number, pawns=pawns_of(mix), throws=pips)


@lru_cache(maxsize=1 << 10)
def names_in(districts: int) -> tuple[str, ...]:
    """The names of districts; `districts` has a bit for each."""
    return tuple(name for place, name in enumerate(DISTRICT_NAMES) if districts >> place & 1)


@lru_cache(maxsize=1 << 12)
def colour_of(
    colour: int,
    seat: int,
    cash: int | None,
    loans: int,
    debt: int,
    payout: int,
    borrowed: int,
    may_borrow: int,
    owned: int,
    doubled: int,
    worth: int,
    capital: int | None,
    forecast: int | None,
    on_ring: int,
    gone: int,
) -> Colour:
    """A colour of these numbers."""
    return Colour(
        name=COLOUR[colour],
        seat=seat_number(seat),
        cash=cash,
        loans=loans,
        debt=debt,
        next_loan=payout,
        borrowed=bool(borrowed),
        may_borrow=bool(may_borrow),
        districts=names_in(owned),
        doubled=names_in(doubled),
        worth=worth,
        capital=capital,
        forecast=forecast,
        on_ring=on_ring,
        gone=gone,
    )


def colours_in(facts: list[int]) -> tuple[Colour, ...]:
    """All colours, with the money that everybody is shown."""
    seats, hidden = facts[AT.seat_of], facts[AT.cash_is_hidden]

    def shown(money: list[int]) -> list[int | None]:
        return [
            None if hidden or seat == NOBODY else amount
            for seat, amount in zip(seats, money, strict=True)
        ]

    return tuple(
        map(
            colour_of,
            range(COLOURS),
            seats,
            shown(facts[AT.cash]),
            facts[AT.loans],
            facts[AT.debt],
            facts[AT.payout],
            facts[AT.borrowed],
            facts[AT.may_borrow],
            facts[AT.owned],
            facts[AT.doubles],
            facts[AT.estate],
            shown(facts[AT.capital]),
            shown(facts[AT.forecast]),
            facts[AT.on_ring],
            facts[AT.gone],
        )
    )


def colours_shown(colours: tuple[Colour, ...], facts: list[int], viewer: int) -> tuple[Colour, ...]:
    """The colours with the money of a seat, which the others are not shown."""
    return tuple(
        msgspec.structs.replace(
            colour,
            cash=facts[AT.cash][place],
            capital=facts[AT.capital][place],
            forecast=facts[AT.forecast][place],
        )
        if colour.seat == viewer + 1
        else colour
        for place, colour in enumerate(colours)
    )


@lru_cache(maxsize=1 << 12)
def player_of(
    seat: int,
    colours: tuple[ColourName, ...],
    standing: Standing | None,
    acted: int,
    passed: int,
    asked: int,
    points: int | None,
    enough: int,
) -> Player:
    """A seat of these numbers."""
    return Player(
        seat=seat + 1,
        colours=colours,
        standing=standing,
        acted=bool(acted),
        passed=bool(passed),
        asked=bool(asked),
        points=points,
        enough_districts=bool(enough),
    )


@cache
def colours_of_seats(seat_of: tuple[int, ...]) -> tuple[tuple[ColourName, ...], ...]:
    """The colours of each seat."""
    return tuple(
        tuple(name for name, owner in zip(COLOUR, seat_of, strict=True) if owner == seat)
        for seat in range(max(seat_of) + 1)
    )


def standing_of(facts: list[int], seat: int) -> Standing | None:
    """How a seat stands in the auction."""
    if facts[AT.ending] != RUNNING:
        return None
    to_move, decision = facts[AT.seat] == seat, DECISIONS[facts[AT.phase]]
    if to_move and decision in ("pay", "place"):
        return "won"
    if facts[AT.bidder] == seat:
        return "highest"
    if facts[AT.passed][seat]:
        return "passed"
    if to_move:
        return "deciding"
    return "outbid" if facts[AT.acted][seat] else "waiting"


def seats_in(facts: list[int]) -> tuple[Player, ...]:
    """All seats, with the points that everybody is shown."""
    hidden, count = facts[AT.cash_is_hidden], facts[AT.players]
    return tuple(
        map(
            player_of,
            range(count),
            colours_of_seats(tuple(facts[AT.seat_of])),
            [standing_of(facts, seat) for seat in range(count)],
            facts[AT.acted],
            facts[AT.passed],
            facts[AT.asked],
            [None] * count if hidden else facts[AT.points],
            facts[AT.enough],
        )
    )


def seats_shown(seats: tuple[Player, ...], facts: list[int], viewer: int) -> tuple[Player, ...]:
    """The seats with the points of one, which the others are not shown."""
    own = msgspec.structs.replace(seats[viewer], points=facts[AT.points][viewer])
    return (*seats[:viewer], own, *seats[viewer + 1 :])


@cache
def placement(number: int, outcome: int) -> Place:
    """An action that places a pawn, and what comes of it."""
    colour, district = divmod(number - PLACES, DISTRICTS)
    sells, ahead = divmod(outcome, SOLD)
    return Place(
        number=number,
        colour=COLOUR[colour],
        district=DISTRICT_NAMES[district],
        sells=bool(sells),
        ahead=named(ahead - 1),
    )


@lru_cache(maxsize=1 << 12)
def bid_of(number: int, purse: int | None) -> Bid:
    """An action that bids; `purse` is the cash of who bids, where one purse is known to pay."""
    amount = number - BIDS + 1
    return Bid(number=number, amount=amount, leaves=None if purse is None else purse - amount)


def paying_purse(state: Market) -> int | None:
    """The cash of the seat to move; None with two purses, of which one will pay."""
    return None if state.players == 2 else int(state.cash[state.colour_of[state.seat, 0]])


# --- All together -----------------------------------------------------------------------------


class BigShotViews(Views[BigShotView]):
    """How views of Big Shot are filled in."""

    view_type = BigShotView
    actions_type = Action

    def open(self, state: Market, move: int) -> BigShotView:
        """Everything but cash in `expert`, and what follows from it."""
        facts = facts_of(state)
        over = facts[AT.ending] != RUNNING
        throws = tuple(facts[AT.throws])
        return BigShotView(
            players=facts[AT.players],
            move=move,
            to_move=None if over else facts[AT.seat] + 1,
            decision=None if over else DECISIONS[facts[AT.phase]],
            ending="all rounds" if over else None,
            expert=bool(facts[AT.expert]),
            cash_is_open=not facts[AT.cash_is_hidden],
            rule_of_two=bool(facts[AT.rule_of_two]),
            round=facts[AT.rounds],
            leader=facts[AT.leader] + 1,
            thrown=facts[AT.thrown],
            promoter=facts[AT.promoter],
            spaces=tuple(map(space_of, _NUMBERS, facts[AT.spaces], facts[AT.thrown_to])),
            throws=throws if throws[0] else (),
            lot=pawns_of(facts[AT.lot]),
            bid=facts[AT.bid],
            bidder=seat_number(facts[AT.bidder]),
            tokens=facts[AT.tokens],
            districts=tuple(
                map(
                    district_of,
                    range(DISTRICTS),
                    facts[AT.pawns],
                    facts[AT.ahead],
                    facts[AT.owner],
                    facts[AT.doubled],
                    facts[AT.worth],
                )
            ),
            colours=colours_in(facts),
            seats=seats_in(facts),
        )

    def own(
        self, state: Market, seat: int, shared: BigShotView, legal: Sequence[int] | None
    ) -> BigShotView:
        """The own cash, capital and points besides, where they are not shown to all."""
        choices = None if legal is None else self.choices(state, legal)
        if shared.cash_is_open:
            return msgspec.structs.replace(shared, seat=seat + 1, legal=choices)
        facts = facts_of(state)
        return msgspec.structs.replace(
            shared,
            seat=seat + 1,
            legal=choices,
            colours=colours_shown(shared.colours, facts, seat),
            seats=seats_shown(shared.seats, facts, seat),
        )

    def choices(self, state: Market, legal: Sequence[int]) -> tuple[Action, ...]:
        """Allowed actions in their parts."""
        if legal[0] >= PLACES:
            outcomes = placements_of(state)
            return tuple(placement(number, outcomes[number - PLACES]) for number in legal)
        purse = paying_purse(state)
        return tuple(
            bid_of(number, purse) if number < PASS else self.action(state, number)
            for number in legal
        )

    def action(self, state: Market, number: int) -> Action:
        """An action of the seat to move in its parts."""
        if number < PASS:
            return bid_of(number, paying_purse(state))
        if number == PASS:
            return Pass(number=number, winner=seat_number(winner_after_pass(state)))
        if number < NO_LOAN:
            colour = number - BORROWS
            pays = int(rules.payout(state, colour))
            return Borrow(number=number, colour=COLOUR[colour], pays=pays, debt=DEBT)
        if number == NO_LOAN:
            return NoLoan(number=number)
        if number < PLACES:
            colour, bid = number - PAYS, int(state.bid)
            leaves = int(state.cash[colour]) - bid
            return Pay(number=number, colour=COLOUR[colour], amount=bid, leaves=leaves)
        return placement(number, placements_of(state)[number - PLACES])

    def seen(self, state: Market, action: LegalAction, seat: int) -> LegalAction:
        """What a seat sees of an action: what a bid leaves would tell the cash of who bids."""
        own = int(state.colour_of[state.seat, 0])
        if isinstance(action, Bid) and rules.cash_is_hidden(state, seat, own):
            return msgspec.structs.replace(action, leaves=None)
        return action

    def decision(self, state: Market) -> Decision:
        """The kind of decision that is due."""
        return DECISIONS[state.phase]

    def position(self, state: Market) -> dict[str, Any]:
        """Everything that is true; `docs/trace/bigshot.md` explains the fields."""
        view = self.open(state, 0)
        played = [colour for colour in view.colours if colour.seat is not None]
        return {
            "owners": {colour.name: colour.seat for colour in view.colours},
            "spaces": [list(space.pawns) for space in view.spaces],
            "promoter": view.promoter,
            "districts": {
                district.name: {
                    "pawns": {name: district.pawns.count(name) for name in COLOUR},
                    "sold": district.owner is not None,
                    "owner": district.owner,
                }
                for district in view.districts
            },
            "box": {colour.name: colour.gone for colour in view.colours},
            "loans": {colour.name: colour.loans for colour in played},
            "borrowed": [colour.name for colour in view.colours if colour.borrowed],
            "tokens": view.tokens,
            "round": view.round,
            "leader": view.leader,
            "lot": list(view.lot),
            "bid": view.bid,
            "bidder": view.bidder,
            "passed": [player.passed for player in view.seats],
            "acted": [player.acted for player in view.seats],
            "asked": [player.asked for player in view.seats],
            "purses": {c.name: int(state.cash[COLOUR.index(c.name)]) for c in played},
        }

    def chance(
        self,
        before: Market,  # noqa: ARG002
        outcomes: list[Outcome],
        *,
        in_setup: bool = False,
    ) -> list[Outcome]:
        """The outcomes of chance in the rulebook's words."""
        if not in_setup:
            return [{"die": outcome["pick"] + 1} for outcome in outcomes]
        *mixes, promoter, colours, leader, die = outcomes
        mixed = mixes[-1]["shuffle"]  # those before had a space of one colour
        spaces = [sorted(mixed[first : first + LOT]) for first in range(0, len(mixed), LOT)]
        return [
            {"pawns": [[COLOUR[pawn] for pawn in space] for space in spaces]},
            {"promoter": promoter["pick"] + 1},
            {"colours": [seat_number(seat) for seat in colours["shuffle"]]},
            {"leader": leader["pick"] + 1},
            {"die": die["pick"] + 1},
        ]

    def points(self, state: Market) -> list[int]:
        """The capital of each seat."""
        facts = facts_of(state)
        return facts[AT.points][: facts[AT.players]]
