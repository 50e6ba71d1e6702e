"""What a seat may know of a game of Tycoon, and its choices, as typed data.

Everything lies open but the order of the two piles. Where a plane can go is told to the seat to move
alone; anybody could work it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal, cast

import msgspec
import numpy as np
from msgspec.structs import replace

from ludopolis.engine.layout import blank, blanks, content, contents, unpacked
from ludopolis.engine.piles import Pile
from ludopolis.engine.view import LegalAction, Outcome, View, Views
from ludopolis.games.tycoon import derived, rules, state, trace
from ludopolis.games.tycoon.state import BANK, CITIES, CITY_NAMES, TICKETS, Globe, members

DECISIONS = ("turn", "loans")
ENDINGS = ("", "third payday")
MANY = 1 << 14  # facts that are kept, of each kind

CityName = Literal[
    "new-york",
    "monaco",
    "tokyo",
    "mexico-city",
    "cairo",
    "hong-kong",
    "rio-de-janeiro",
    "cape-town",
    "sydney",
]
# By their numbers, as the board has them.
CITY_IDS = tuple(cast(CityName, name.lower().replace(" ", "-")) for name in CITY_NAMES)
NUMBERS = {name: number for number, name in enumerate(CITY_IDS)}
Building = Literal["hotel", "renovation", "factory"]
BUILDINGS: tuple[Building, ...] = ("hotel", "renovation", "factory")

# --- What lies on the table -------------------------------------------------------------------


class Fact(msgspec.Struct, frozen=True, cache_hash=True):
    """A part of a view; equal ones are mostly the same object."""


class Ticket(Fact, frozen=True, cache_hash=True):
    """A ticket: a scheduled one names a city and has steps, a charter has two cities."""

    number: int
    kind: Literal["scheduled", "charter"]
    cities: tuple[CityName, ...]
    steps: int | None
    price: int


class Payout(Fact, frozen=True, cache_hash=True):
    """What a payday brings to the first and the second place of a city."""

    first: int
    second: int


class Strip(Fact, frozen=True, cache_hash=True):
    """A landing strip."""

    hotel_price: int
    plane: int | None  # whose stands there


class Site(Fact, frozen=True, cache_hash=True):
    """A factory site."""

    price: int
    owner: int | None


class City(Fact, frozen=True, cache_hash=True, kw_only=True):
    """A city, with all that stands there."""

    name: CityName
    strips: tuple[Strip, ...]
    passing: tuple[int, ...]  # whose planes only pass through
    sites: tuple[Site, ...]
    next_site: int | None  # where the next factory goes, from 0
    track: tuple[int | None, ...]  # whose open hotel stands on each square, from 0
    built: int  # squares ever built on; the next hotel goes on the square of that number
    full: bool  # is there no square left?
    closes: int | None  # whose oldest hotel the next one closes, if it goes on a red square
    open_hotels: tuple[int, ...]  # of each seat
    closed_hotels: tuple[int, ...]  # of each seat
    ranking: tuple[int, ...]  # seats with open hotels, the first place first
    payout: Payout  # of a payday now
    next_payout: Payout | None  # after one more hotel
    factory_payout: int  # of a payday now, for each factory


class Plane(Fact, frozen=True, cache_hash=True):
    """Where a plane is: at the bank, passing through a city, or on one of its strips."""

    city: CityName | None
    strip: int | None  # from 1


class Loans(Fact, frozen=True, cache_hash=True):
    """The loan cards of one kind that a player has with the same side up."""

    sum: int  # that each gave
    due: int  # for each
    extended: bool
    count: int
    total: int  # due for all of them
    extended_due: int  # for each, if it is extended


class LoanCard(Fact, frozen=True, cache_hash=True):
    """A kind of loan card, and how many are left at the bank."""

    sum: int
    due: int
    extended_due: int
    left: int


class CityIncome(Fact, frozen=True, cache_hash=True):
    """What a city pays a player."""

    city: CityName
    sum: int


class Income(Fact, frozen=True, cache_hash=True):
    """What a payday now would bring a player; just after one, what it has brought."""

    total: int
    distribution: int
    majority: tuple[CityIncome, ...]
    factories: tuple[CityIncome, ...]
    majority_total: int
    factories_total: int


class Tycoon(Fact, frozen=True, cache_hash=True, kw_only=True):
    """A player, with all that lies in front of them."""

    seat: int
    cash: int
    debt: int  # what all loans would cost, each at the price of the side lying up
    open_debt: int  # what those would cost that can still be extended
    worth: int  # cash less debt
    plane: Plane
    hotels: int  # left to build in this phase
    factories: int  # left to build
    tickets: tuple[Ticket, ...]
    loans: tuple[Loans, ...]
    cities: int  # with an open hotel
    income: Income
    repaid: int  # what the last payday took for loans unasked

    @property
    def cash_before(self) -> int:
        """Just after a payday: the cash before it."""
        return self.cash - self.income.total + self.repaid


class TicketPile(Fact, frozen=True, cache_hash=True):
    """Tickets of one kind that lie face down, and those that were used, the first used first."""

    left: int
    discards: tuple[Ticket, ...]


# --- What can be done -------------------------------------------------------------------------


class Lead(Fact, frozen=True, cache_hash=True):
    """The cities that a ticket, in hand or face up, leads to from where the plane stands."""

    ticket: Ticket
    cities: tuple[CityName, ...]


class Flight(Fact, frozen=True, cache_hash=True):
    """A flight of a route."""

    ticket: Ticket
    city: CityName
    fare: int  # 0 with a ticket in hand


class Offer(Fact, frozen=True, cache_hash=True):
    """Something that can be built at the end of a route."""

    building: Building
    price: int
    total: int  # with the fare
    affordable: bool


class Route(Fact, frozen=True, cache_hash=True):
    """The cheapest way to a free strip of a city."""

    city: CityName
    strip: int  # from 1
    flights: tuple[Flight, ...]  # none: the plane stays where it stands
    fare: int  # of the tickets that must be bought
    affordable: bool  # can the fare be paid?
    offers: tuple[Offer, ...]


class Buy(LegalAction, frozen=True, kw_only=True, tag="buy"):
    """Buy a face-up ticket."""

    ticket: Ticket
    cities: tuple[CityName, ...]  # where it leads from here


class Fly(LegalAction, frozen=True, kw_only=True, tag="fly"):
    """Use a ticket of the hand."""

    ticket: Ticket
    city: CityName | None  # nowhere, with a charter between two other cities
    strip: int | None  # where the plane would land; None: it passes through
    hotel_price: int | None  # of that strip


class BuildHotel(LegalAction, frozen=True, kw_only=True, tag="hotel"):
    """Build a hotel where the plane stands; at the bank there is no city."""

    city: CityName | None
    square: int
    price: int
    payout: Payout | None  # of the city afterwards
    closes: int | None  # whose oldest hotel it closes


class Renovate(LegalAction, frozen=True, kw_only=True, tag="renovate"):
    """Open a closed hotel again where the plane stands."""

    city: CityName | None
    square: int
    payout: Payout | None
    closes: int | None


class BuildFactory(LegalAction, frozen=True, kw_only=True, tag="factory"):
    """Build a factory where the plane stands."""

    city: CityName | None
    site: int | None  # from 0
    price: int


class Borrow(LegalAction, frozen=True, kw_only=True, tag="borrow"):
    """Take a loan."""

    sum: int
    due: int  # to repay
    takes_back: bool  # was anything bought or flown in this turn?


class Pass(LegalAction, frozen=True, kw_only=True, tag="pass"):
    """Pass, for want of loan cards."""

    takes_back: bool


class Repay(LegalAction, frozen=True, kw_only=True, tag="repay"):
    """Repay a loan."""

    sum: int
    due: int  # now


class Extend(LegalAction, frozen=True, kw_only=True, tag="extend"):
    """Extend a loan."""

    sum: int
    due: int  # at the next payday


Action = Buy | Fly | BuildHotel | Renovate | BuildFactory | Borrow | Pass | Repay | Extend


class TycoonView(View, frozen=True, kw_only=True):
    """What a seat, or a spectator, may know."""

    fewer_steps: bool  # the option
    phase: int
    round: int
    closing: bool  # is this the last round before a payday?
    passes: int  # players who have passed in this round
    paydays: int  # that have been
    may_pass: bool
    cities: tuple[City, ...]  # row by row, as on the board
    tycoons: tuple[Tycoon, ...]  # the players, seat by seat
    scheduled: tuple[Ticket | None, ...]  # face up
    charters: tuple[Ticket | None, ...]
    scheduled_pile: TicketPile
    charter_pile: TicketPile
    loan_cards: tuple[LoanCard, ...]
    bought: tuple[Ticket, ...]  # in this turn
    flown: tuple[Ticket, ...]
    # For the seat that looks and decides about a turn.
    leads: tuple[Lead, ...] = ()
    landings: tuple[int | None, ...] = ()  # for each city: the strip where the plane would land
    routes: tuple[Route, ...] = ()  # the cheapest first
    legal: tuple[Action, ...] | None = None

    def city(self, name: CityName) -> City:
        """A city by its name."""
        return self.cities[NUMBERS[name]]

    @property
    def decider(self) -> Tycoon:
        """Who decides now, unless the game is over."""
        assert self.to_move is not None
        return self.tycoons[self.to_move - 1]

    @property
    def face_up(self) -> tuple[Ticket | None, ...]:
        """The tickets that can be bought."""
        return self.scheduled + self.charters

    @property
    def here(self) -> City | None:
        """The city where the plane of who decides stands; None is the bank."""
        name = self.decider.plane.city if self.to_move else None
        return self.city(name) if name else None


# --- From numbers -----------------------------------------------------------------------------


def _ticket(number: int) -> Ticket:
    cities = tuple(CITY_IDS[city] for city in state.cities_on(number))
    price = int(state.PRICE[number])
    if number < state.SCHEDULED:
        return Ticket(number, "scheduled", cities, int(state.STEPS[number]), price)
    return Ticket(number, "charter", cities, None, price)


ALL_TICKETS = tuple(_ticket(number) for number in range(TICKETS))
FACE_UP = {state.NO_TICKET: None, **dict(enumerate(ALL_TICKETS))}
_TERMS: list[tuple[int, int, int]] = np.stack(
    [state.LOAN, state.REPAYMENT, state.EXTENDED_REPAYMENT], axis=1
).tolist()  # by kind of loan: what it gives, what its two sides ask for


@lru_cache(maxsize=MANY)
def tickets_of(hand: int) -> tuple[Ticket, ...]:
    """The tickets of a set, sorted."""
    return tuple(ALL_TICKETS[ticket] for ticket in members(hand))


@lru_cache(maxsize=1 << CITIES)
def cities_of(bits: int) -> tuple[CityName, ...]:
    """The cities of a set."""
    return tuple(CITY_IDS[city] for city in members(bits))


def _name(city: int) -> CityName | None:
    return None if city == BANK else CITY_IDS[city]


def _or_none(numbers: Any) -> tuple[int | None, ...]:
    return tuple(number or None for number in numbers)


@lru_cache(maxsize=MANY)
def city_of(number: int, players: int, data: bytes) -> City:
    """A city, from what the rules say of it."""
    facts = unpacked(derived.CityFacts, data)
    return City(
        name=CITY_IDS[number],
        strips=tuple(map(Strip, state.HOTEL_PRICE[number].tolist(), _or_none(facts.planes))),
        passing=tuple(filter(None, facts.passing)),
        sites=tuple(map(Site, state.FACTORY_PRICE[number].tolist(), _or_none(facts.owners))),
        next_site=facts.next_site - 1 if facts.next_site else None,
        track=_or_none(facts.track),
        built=facts.built,
        full=bool(facts.full),
        closes=facts.closes or None,
        open_hotels=tuple(facts.open_hotels[:players]),
        closed_hotels=tuple(facts.closed_hotels[:players]),
        ranking=tuple(filter(None, facts.ranking)),
        payout=Payout(*facts.payout),
        next_payout=None if facts.full else Payout(*facts.next_payout),
        factory_payout=facts.factory_payout,
    )


@lru_cache(maxsize=MANY)
def tycoon_of(seat: int, data: bytes) -> Tycoon:
    """A player, from what the rules say of them."""
    facts = unpacked(derived.TycoonFacts, data)
    held = zip(_TERMS, facts.loans, facts.extended, strict=True)
    return Tycoon(
        seat=seat,
        cash=facts.cash,
        debt=facts.debt,
        open_debt=facts.open_debt,
        worth=facts.cash - facts.debt,
        plane=Plane(_name(facts.city), facts.strip or None),
        hotels=facts.hotels,
        factories=facts.factories,
        tickets=tickets_of(facts.hand),
        loans=tuple(
            Loans(given, due, extended, count, count * due, back)
            for (given, front, back), fresh, turned in held
            for due, extended, count in ((front, False, fresh), (back, True, turned))
            if count
        ),
        cities=facts.cities,
        income=Income(
            facts.income,
            facts.distribution,
            _by_city(facts.majority),
            _by_city(facts.factory_income),
            sum(facts.majority),
            sum(facts.factory_income),
        ),
        repaid=facts.repaid,
    )


def _by_city(sums: Any) -> tuple[CityIncome, ...]:
    return tuple(CityIncome(city, n) for city, n in zip(CITY_IDS, sums, strict=True) if n)


def pile_of(pile: Pile) -> TicketPile:
    """A pile with its discards."""
    used = pile.discards[: pile.discarded].tolist()
    return TicketPile(int(pile.left), tuple([ALL_TICKETS[ticket] for ticket in used]))


@lru_cache(maxsize=MANY)
def _lead(ticket: int, goals: int) -> Lead:
    return Lead(ALL_TICKETS[ticket], cities_of(goals))


@lru_cache(maxsize=MANY)
def route_of(data: bytes) -> Route:
    """A route, from what the rules say of it."""
    facts = unpacked(derived.RouteFacts, data)
    legs = list(zip(facts.tickets, facts.cities, facts.fares, strict=True))[: facts.legs]
    built = zip(BUILDINGS, facts.prices, facts.payable, strict=True)
    return Route(
        CITY_IDS[facts.city],
        facts.strip,
        tuple(Flight(ALL_TICKETS[ticket], CITY_IDS[city], cost) for ticket, city, cost in legs),
        facts.fare,
        bool(facts.affordable),
        tuple(
            Offer(building, price, facts.fare + price, bool(payable))
            for building, price, payable in built
            if price != derived.NONE
        ),
    )


# --- Actions in their parts -------------------------------------------------------------------


@cache
def _first_of_kind(action: int) -> int:
    return max(first for first in state.ACTION_KINDS if first <= action)


@cache
def kind_of(action: int) -> str:
    """The kind of an action."""
    return state.ACTION_KINDS[_first_of_kind(action)]


@cache
def ticket_of(action: int) -> int:
    """The ticket that a purchase or a flight is about."""
    return action if action < state.FLY else int(rules.ticket_flown(action))


@cache
def goal_of(action: int, here: int) -> int:
    """Where a flight leads from here, or BANK for nowhere."""
    return int(rules.destination(action, here))


@cache
def loan_of(action: int) -> int:
    """The kind of loan that an action is about."""
    return action - _first_of_kind(action)


def action_of(number: int, view: TycoonView, outlook: derived.Outlook) -> Action:
    """An action of the seat to move in its parts, from an open view and where its plane can go."""
    if number < state.FLY:
        cities = cities_of(outlook.leads[number])
        return Buy(number=number, ticket=ALL_TICKETS[number], cities=cities)
    if number < state.BUILD_HOTEL:
        goal = goal_of(number, NUMBERS[view.here.name] if view.here else BANK)
        strip = None if goal == BANK else outlook.landings[goal] or None
        return Fly(
            number=number,
            ticket=ALL_TICKETS[ticket_of(number)],
            city=_name(goal),
            strip=strip,
            hotel_price=view.cities[goal].strips[strip - 1].hotel_price if strip else None,
        )
    if number < state.BORROW:
        return _build(number, view)
    return _at_bank(number, bool(view.bought or view.flown))


def _build(number: int, view: TycoonView) -> Action:
    """Build something where the plane stands, if it stands in a city."""
    here, strip = view.here, view.decider.plane.strip if view.here else None
    city = here.name if here else None
    if number == state.BUILD_FACTORY:
        site = here.next_site if here else None
        price = here.sites[site].price if here and site is not None else 0
        return BuildFactory(number=number, city=city, site=site, price=price)
    hotel: dict[str, Any] = {
        "number": number,
        "city": city,
        "square": here.built if here else 0,
        "payout": here.next_payout if here else None,
        "closes": here.closes if here else None,
    }
    if number == state.RENOVATE:
        return Renovate(**hotel)
    return BuildHotel(price=here.strips[strip - 1].hotel_price if here and strip else 0, **hotel)


@cache
def _at_bank(number: int, takes_back: bool) -> Action:
    """Borrow or pass; repay or extend."""
    kind = kind_of(number)
    if kind == "pass":
        return Pass(number=number, takes_back=takes_back)
    given, due, later = _TERMS[loan_of(number)]
    if kind == "borrow":
        return Borrow(number=number, sum=given, due=due, takes_back=takes_back)
    if kind == "repay":
        return Repay(number=number, sum=given, due=due)
    return Extend(number=number, sum=given, due=later)


# --- The views --------------------------------------------------------------------------------


class TycoonViews(Views[TycoonView]):
    """How views are filled in."""

    view_type = TycoonView
    actions_type = Action

    def open(self, globe: Globe, move: int) -> TycoonView:
        """What everybody may know: all but the order of the piles."""
        players = int(globe.players)
        cities, tycoons = blanks(derived.CityFacts, CITIES), blanks(derived.TycoonFacts, players)
        derived.fill(globe, cities, tycoons)
        up = [FACE_UP[ticket] for ticket in globe.face_up.tolist()]
        cards = zip(_TERMS, globe.loan_cards.tolist(), strict=True)
        over = bool(globe.ending)
        return TycoonView(
            players=players,
            move=move,
            to_move=None if over else int(globe.seat) + 1,
            decision=None if over else DECISIONS[globe.decision],
            ending=ENDINGS[globe.ending] or None,
            fewer_steps=bool(globe.fewer_steps),
            phase=int(globe.phase),
            round=int(globe.round_number),
            closing=bool(globe.closing),
            passes=int(globe.passes),
            paydays=int(rules.paydays_done(globe)),
            may_pass=rules.refusal(globe, state.PASS) == state.ALLOWED,
            cities=tuple([city_of(n, players, row) for n, row in enumerate(contents(cities))]),
            tycoons=tuple([tycoon_of(n, row) for n, row in enumerate(contents(tycoons), start=1)]),
            scheduled=tuple(up[: state.SCHEDULED_PLACES]),
            charters=tuple(up[state.SCHEDULED_PLACES :]),
            scheduled_pile=pile_of(globe.scheduled),
            charter_pile=pile_of(globe.charters),
            loan_cards=tuple([LoanCard(*terms, left) for terms, left in cards]),
            bought=tuple([ALL_TICKETS[ticket] for ticket in globe.bought[: globe.purchases]]),
            flown=tuple([ALL_TICKETS[ticket] for ticket in globe.flown[: globe.flights]]),
        )

    def own(
        self, globe: Globe, seat: int, shared: TycoonView, legal: Sequence[int] | None
    ) -> TycoonView:
        """The open view, and for who decides the choices and where the plane can go."""
        if legal is None:
            return replace(shared, seat=seat + 1)
        outlook = _outlook(globe)
        choices = tuple([action_of(number, shared, outlook) for number in legal])
        if globe.decision == state.LOANS:
            return replace(shared, seat=seat + 1, legal=choices)
        return replace(
            shared,
            seat=seat + 1,
            legal=choices,
            leads=tuple([_lead(n, outlook.leads[n]) for n in members(outlook.usable)]),
            landings=_or_none(outlook.landings),
            routes=tuple([route_of(row) for row in contents(derived.routes_of(globe))]),
        )

    def action(self, globe: Globe, number: int) -> Action:
        """An action of the seat to move in its parts, allowed or not."""
        return action_of(number, self.open(globe, 0), _outlook(globe))

    def decision(self, globe: Globe) -> str:
        """The kind of decision that is due."""
        return DECISIONS[globe.decision]

    def position(self, globe: Globe) -> dict[str, Any]:
        """Everything that is true."""
        return trace.position(globe)

    def chance(self, before: Globe, outcomes: list[Outcome], **_: bool) -> list[Outcome]:  # noqa: ARG002
        """The outcomes of chance: which pile was shuffled."""
        return [trace.shuffled(outcome) for outcome in outcomes]


def _outlook(globe: Globe) -> derived.Outlook:
    outlook = blank(derived.Outlook)
    derived.fill_outlook(globe, outlook)
    return unpacked(derived.Outlook, content(outlook))
