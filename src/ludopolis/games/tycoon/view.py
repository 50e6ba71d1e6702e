"""What a seat may know of a game of Tycoon, and its choices, as typed data.

Everything lies open but the order of the two piles. Where a plane can go is told to the seat to move
alone; anybody could work it out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, Literal, get_args

import msgspec
import numpy as np

from ludopolis.engine.piles import Pile
from ludopolis.engine.view import LegalAction, Outcome, View, Views
from ludopolis.games.tycoon import derived, routes, rules, trace
from ludopolis.games.tycoon.globe import (
    BANK,
    BORROW,
    BUILD_FACTORY,
    BUILD_HOTEL,
    CITIES,
    CITY_NAMES,
    EXTEND,
    EXTENDED_REPAYMENT,
    FACTORY_PRICE,
    FIRST,
    FLY,
    HOTEL_PRICE,
    KINDS,
    LOAN,
    LOANS,
    NO_STRIP,
    NO_TICKET,
    NOBODY,
    PASS,
    PRICE,
    RENOVATE,
    REPAY,
    REPAYMENT,
    SCHEDULED,
    SCHEDULED_PLACES,
    SEATS,
    SECOND,
    SITES,
    SQUARES,
    STEPS,
    TICKETS,
    Globe,
    cities_on,
    members,
)

DECISIONS = ("turn", "loans")
ENDINGS = ("", "third payday")

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
CITY_IDS: tuple[CityName, ...] = tuple(
    next(name for name in get_args(CityName) if name == printed.lower().replace(" ", "-"))
    for printed in CITY_NAMES
)
NUMBERS = {name: number for number, name in enumerate(CITY_IDS)}
Building = Literal["hotel", "renovation", "factory"]

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


class Tycoon(Fact, frozen=True, cache_hash=True, kw_only=True):
    """A player, with all that lies in front of them."""

    seat: int
    cash: int
    debt: int  # what all loans would cost, each at the price of the side lying up
    plane: Plane
    hotels: int  # left to build in this phase
    factories: int  # left to build
    tickets: tuple[Ticket, ...]
    loans: tuple[Loans, ...]
    cities: int  # with an open hotel
    income: Income
    repaid: int  # what the last payday took for loans unasked

    @property
    def worth(self) -> int:
        """Cash less loans."""
        return self.cash - self.debt


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
    def decider(self) -> Tycoon | None:
        """Who decides now."""
        return None if self.to_move is None else self.tycoons[self.to_move - 1]

    @property
    def mover(self) -> Tycoon | None:
        """Who looks, if it is their turn to fly and build."""
        return self.tycoons[self.seat - 1] if self.seat and self.flies else None

    @property
    def flies(self) -> bool:
        """Is it the turn of who looks, with flights and buildings?"""
        return self.mine and self.decision == DECISIONS[0]

    @property
    def here(self) -> City | None:
        """The city where the plane of who decides stands; None is the bank."""
        decider = self.decider
        return (
            None if decider is None or decider.plane.city is None else self.city(decider.plane.city)
        )


# --- From numbers -----------------------------------------------------------------------------

MANY = 1 << 14  # facts that are kept, of each kind


def _ticket(number: int) -> Ticket:
    scheduled = number < SCHEDULED
    cities = tuple(CITY_IDS[city] for city in cities_on(number))
    steps = int(STEPS[number]) if scheduled else None
    kind: Literal["scheduled", "charter"] = "scheduled" if scheduled else "charter"
    return Ticket(number, kind, cities, steps, int(PRICE[number]))


ALL_TICKETS = tuple(_ticket(number) for number in range(TICKETS))
FACE_UP = {NO_TICKET: None, **dict(enumerate(ALL_TICKETS))}


@lru_cache(maxsize=MANY)
def tickets_of(hand: int) -> tuple[Ticket, ...]:
    """The tickets of a set, sorted."""
    return tuple(ALL_TICKETS[ticket] for ticket in members(hand))


@lru_cache(maxsize=1 << CITIES)
def cities_of(bits: int) -> tuple[CityName, ...]:
    """The cities of a set; a negative number is none."""
    return tuple(CITY_IDS[city] for city in members(max(0, bits)))


@cache
def _payout(city: int, square: int) -> Payout | None:
    """What a city pays when so many squares have been built on."""
    if square > SQUARES:
        return None
    return Payout(*(int(rules.payout(city, square, place)) for place in (FIRST, SECOND)))


@lru_cache(maxsize=MANY)
def city_of(number: int, players: int, *row: int) -> City:
    """A city, from the row that the rules fill."""

    def seats(at: int, count: int) -> tuple[int | None, ...]:
        return tuple(seat or None for seat in row[at : at + count])

    planes, owners = seats(derived.STRIPS_AT, derived.STRIPS), seats(derived.SITES_AT, SITES)
    pays = Payout(row[derived.PAYS_FIRST], row[derived.PAYS_SECOND])
    then = Payout(row[derived.THEN_FIRST], row[derived.THEN_SECOND])
    prices = zip(HOTEL_PRICE[number].tolist(), FACTORY_PRICE[number].tolist(), strict=True)
    hotel_prices, factory_prices = zip(*prices, strict=True)
    return City(
        name=CITY_IDS[number],
        strips=tuple(map(Strip, hotel_prices, planes)),
        passing=tuple(s + 1 for s in range(players) if row[derived.PASSING_AT + s]),
        sites=tuple(map(Site, factory_prices, owners)),
        next_site=row[derived.FREE_SITE] - 1 if row[derived.FREE_SITE] else None,
        track=seats(derived.TRACK_AT, SQUARES),
        built=row[derived.BUILT],
        full=bool(row[derived.FULL]),
        closes=row[derived.CLOSES] or None,
        open_hotels=row[derived.OPEN_AT : derived.OPEN_AT + players],
        closed_hotels=row[derived.CLOSED_AT : derived.CLOSED_AT + players],
        ranking=tuple(filter(None, row[derived.RANKING_AT : derived.RANKING_AT + SEATS])),
        payout=pays,
        next_payout=None if row[derived.FULL] else then,
        factory_payout=row[derived.FACTORY_PAYS],
    )


@lru_cache(maxsize=MANY)
def tycoon_of(seat: int, *row: int) -> Tycoon:
    """A player, from the row that the rules fill."""
    return Tycoon(
        seat=seat,
        cash=row[derived.CASH],
        debt=row[derived.DEBT],
        plane=plane_of(row[derived.CITY], row[derived.STRIP]),
        hotels=row[derived.HOTELS],
        factories=row[derived.FACTORIES],
        tickets=tickets_of(row[derived.HAND]),
        loans=tuple(_loans(row)),
        cities=row[derived.SPREAD],
        income=Income(
            row[derived.INCOME],
            row[derived.DISTRIBUTED],
            _city_incomes(row[derived.MAJORITY_AT : derived.MAJORITY_AT + CITIES]),
            _city_incomes(row[derived.FACTORY_INCOME_AT : derived.FACTORY_INCOME_AT + CITIES]),
        ),
        repaid=row[derived.REPAID],
    )


@cache
def plane_of(city: int, strip: int) -> Plane:
    """Where a plane is; strip 0 is none."""
    return Plane(None if city == BANK else CITY_IDS[city], strip or None)


def _loans(row: Sequence[int]) -> Iterator[Loans]:
    for kind in range(KINDS):
        for at, due, extended in (
            (derived.LOANS_AT, REPAYMENT, False),
            (derived.EXTENDED_AT, EXTENDED_REPAYMENT, True),
        ):
            if count := row[at + kind]:
                yield Loans(int(LOAN[kind]), int(due[kind]), extended, count)


def _city_incomes(sums: Sequence[int]) -> tuple[CityIncome, ...]:
    return tuple(CityIncome(CITY_IDS[city], n) for city, n in enumerate(sums) if n)


@cache
def loan_card(kind: int, left: int) -> LoanCard:
    """The loan cards of a kind that are left."""
    return LoanCard(int(LOAN[kind]), int(REPAYMENT[kind]), int(EXTENDED_REPAYMENT[kind]), left)


def pile_of(pile: Pile) -> TicketPile:
    """A pile with its discards."""
    used = pile.discards[: pile.discarded].tolist()
    return TicketPile(int(pile.left), tuple([ALL_TICKETS[ticket] for ticket in used]))


@lru_cache(maxsize=MANY)
def lead_of(ticket: int, goals: int) -> Lead:
    """Where a ticket leads."""
    return Lead(ALL_TICKETS[ticket], cities_of(goals))


@lru_cache(maxsize=MANY)
def route_of(*row: int) -> Route:
    """A route, from the row that the rules fill."""
    legs = range(routes.LEGS_AT, routes.LEGS_AT + routes.OF_LEG * row[routes.LEGS], routes.OF_LEG)
    flights = (Flight(ALL_TICKETS[row[at]], CITY_IDS[row[at + 1]], row[at + 2]) for at in legs)
    cost = row[routes.TOTAL_FARE]
    built: tuple[tuple[Building, int], ...] = (
        ("hotel", routes.HOTEL_AT),
        ("renovation", routes.RENOVATION_AT),
        ("factory", routes.FACTORY_AT),
    )
    offers = (
        Offer(what, row[at], cost + row[at], bool(row[at + 1]))
        for what, at in built
        if row[at] != routes.NONE
    )
    city, strip = CITY_IDS[row[routes.GOAL]], row[routes.GOAL_STRIP] + 1
    affordable = bool(row[routes.CAN_PAY])
    return Route(city, strip, tuple(flights), cost, affordable, tuple(offers))


# --- Actions in their parts -------------------------------------------------------------------


@cache
def kind_of(action: int) -> str:
    """The kind of an action."""
    if action < FLY:
        return "buy"
    if action < BUILD_HOTEL:
        return "fly"
    if action < BORROW:
        return {BUILD_HOTEL: "hotel", RENOVATE: "renovate", BUILD_FACTORY: "factory"}[action]
    if action < REPAY:
        return "pass" if action == PASS else "borrow"
    return "repay" if action < EXTEND else "extend"


@cache
def ticket_of(action: int) -> int:
    """The ticket that a purchase or a flight is about."""
    return action if action < FLY else int(rules.ticket_flown(action))


@cache
def goal_of(action: int, here: int) -> int:
    """Where a flight leads from here, or BANK for nowhere."""
    return int(rules.destination(action, here))


@cache
def loan_of(action: int) -> int:
    """The kind of loan that an action is about."""
    first = BORROW if action < PASS else REPAY if action < EXTEND else EXTEND
    return action - first


@lru_cache(maxsize=MANY)
def _buy(number: int, goals: int) -> Buy:
    return Buy(number=number, ticket=ALL_TICKETS[ticket_of(number)], cities=cities_of(goals))


@lru_cache(maxsize=MANY)
def _fly(number: int, goal: int, strip: int) -> Fly:
    return Fly(
        number=number,
        ticket=ALL_TICKETS[ticket_of(number)],
        city=None if goal == BANK else CITY_IDS[goal],
        strip=strip or None,
        hotel_price=int(rules.hotel_price(goal, strip - 1)) if strip else None,
    )


@lru_cache(maxsize=MANY)
def _build(number: int, here: int, strip: int, built: int, closes: int, site: int) -> Action:
    """Build something where the plane stands; strip and site from 0."""
    city = None if here == BANK else CITY_IDS[here]
    if number == BUILD_FACTORY:
        possible = city is not None and 0 <= site < SITES
        price = int(FACTORY_PRICE[here, site]) if possible else 0
        return BuildFactory(number=number, city=city, site=site if possible else None, price=price)
    payout = None if city is None else _payout(here, built + 1)
    closed = None if closes == NOBODY else closes + 1
    if number == RENOVATE:
        return Renovate(number=number, city=city, square=built, payout=payout, closes=closed)
    price = 0 if strip == NO_STRIP else int(rules.hotel_price(here, strip))
    return BuildHotel(
        number=number, city=city, square=built, price=price, payout=payout, closes=closed
    )


@cache
def _at_bank(number: int, takes_back: bool) -> Action:
    """Borrow or pass; repay or extend."""
    kind = kind_of(number)
    if kind == "pass":
        return Pass(number=number, takes_back=takes_back)
    loan = loan_of(number)
    given, due, later = int(LOAN[loan]), int(REPAYMENT[loan]), int(EXTENDED_REPAYMENT[loan])
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

    def open(self, state: Globe, move: int) -> TycoonView:
        """What everybody may know: all but the order of the piles."""
        players = int(state.players)
        cities = np.empty((CITIES, derived.OF_CITY), np.int64)
        seats = np.empty((players, derived.OF_PLAYER), np.int64)
        table = np.empty(derived.OF_TABLE, np.int64)
        derived.fill(state, cities, seats, table)
        rest = table.tolist()
        up = [FACE_UP[ticket] for ticket in rest[derived.FACE_UP_AT :]]
        over = bool(state.ending)
        purchases, flights = int(state.purchases), int(state.flights)
        return TycoonView(
            players=players,
            move=move,
            to_move=None if over else int(state.seat) + 1,
            decision=None if over else DECISIONS[state.decision],
            ending=ENDINGS[state.ending] or None,
            fewer_steps=bool(state.fewer_steps),
            phase=int(state.phase),
            round=int(state.round_number),
            closing=bool(state.closing),
            passes=int(state.passes),
            paydays=rest[derived.PAYDAYS],
            may_pass=bool(rest[derived.MAY_PASS]),
            cities=tuple([city_of(n, players, *row) for n, row in enumerate(cities.tolist())]),
            tycoons=tuple([tycoon_of(n, *row) for n, row in enumerate(seats.tolist(), start=1)]),
            scheduled=tuple(up[:SCHEDULED_PLACES]),
            charters=tuple(up[SCHEDULED_PLACES:]),
            scheduled_pile=pile_of(state.scheduled),
            charter_pile=pile_of(state.charters),
            loan_cards=tuple(
                [loan_card(kind, rest[derived.CARDS_AT + kind]) for kind in range(KINDS)]
            ),
            bought=tuple([ALL_TICKETS[ticket] for ticket in state.bought[:purchases]]),
            flown=tuple([ALL_TICKETS[ticket] for ticket in state.flown[:flights]]),
        )

    def own(
        self, state: Globe, seat: int, shared: TycoonView, legal: Sequence[int] | None
    ) -> TycoonView:
        """The open view, and for who decides the choices and where the plane can go."""
        if legal is None:
            return msgspec.structs.replace(shared, seat=seat + 1)
        if state.decision == LOANS:
            choices = tuple([_at_bank(number, False) for number in legal])
            return msgspec.structs.replace(shared, seat=seat + 1, legal=choices)
        leads = np.empty(TICKETS, np.int64)
        landings = np.empty(CITIES, np.int64)
        rows = np.empty((routes.MOST_ROUTES, routes.OF_ROUTE), np.int64)
        count = routes.fill_outlook(state, leads, landings, rows)
        goals, strips = leads.tolist(), landings.tolist()
        here, strip = int(state.city[seat]), int(state.strip[seat])
        city = shared.cities[here]
        build = (here, strip, city.built, (city.closes or 0) - 1, _or_none(city.next_site))
        moved = bool(shared.bought or shared.flown)
        return msgspec.structs.replace(
            shared,
            seat=seat + 1,
            leads=tuple(
                [lead_of(ticket, bits) for ticket, bits in enumerate(goals) if bits != routes.NONE]
            ),
            landings=tuple([strip or None for strip in strips]),
            routes=tuple([route_of(*row) for row in _trimmed(rows[:count].tolist())]),
            legal=tuple([_turn_action(n, here, goals, strips, build, moved) for n in legal]),
        )

    def action(self, state: Globe, number: int) -> Action:
        """An action of the seat to move in its parts, allowed or not."""
        seat = int(state.seat)
        here = int(state.city[seat])
        moved = bool(state.purchases or state.flights)
        if number >= BORROW:
            return _at_bank(number, moved and number < REPAY)
        if number < FLY:
            return _buy(number, int(routes.leads_to(state, number, here)))
        if number < BUILD_HOTEL:
            goal = goal_of(number, here)
            strip = NO_STRIP if goal == BANK else rules.first_free_strip(state, seat, goal)
            return _fly(number, goal, int(strip) + 1)
        if here == BANK:
            return _build(number, BANK, NO_STRIP, 0, NOBODY, NOBODY)
        closes = int(derived.closed_next(state, here))
        site = int(rules.free_site(state, here))
        built = int(state.built[here])
        return _build(number, here, int(state.strip[seat]), built, closes, _site(site))

    def decision(self, state: Globe) -> str:
        """The kind of decision that is due."""
        return DECISIONS[state.decision]

    def position(self, state: Globe) -> dict[str, Any]:
        """Everything that is true; `docs/trace/tycoon.md` explains the fields."""
        return {
            **trace.on_the_table(state),
            "scheduled_pile": trace.face_down(state.scheduled),
            "charter_pile": trace.face_down(state.charters),
        }

    def chance(
        self,
        before: Globe,  # noqa: ARG002  (a ticket says itself to which pile it belongs)
        outcomes: list[Outcome],
        *,
        in_setup: bool = False,  # noqa: ARG002
    ) -> list[Outcome]:
        """The outcomes of chance: which pile was shuffled, the top ticket first."""
        told: list[Outcome] = []
        for outcome in outcomes:
            tickets = outcome["shuffle"]
            key = "scheduled" if tickets[0] < SCHEDULED else "charters"
            told.append({key: [trace.printed_name(ticket) for ticket in reversed(tickets)]})
        return told

    def points(self, state: Globe) -> list[int]:
        """The cash of each seat."""
        return [int(cash) for cash in state.cash[: state.players]]


def _or_none(site: int | None) -> int:
    return NOBODY if site is None else site


def _site(site: int) -> int:
    return NOBODY if site == SITES else site


def _trimmed(rows: list[list[int]]) -> Iterator[list[int]]:
    """Rows of routes without the room for more flights."""
    return (row[: routes.LEGS_AT + routes.OF_LEG * row[routes.LEGS]] for row in rows)


def _turn_action(
    number: int,
    here: int,
    goals: list[int],
    strips: list[int],
    build: tuple[int, int, int, int, int],
    moved: bool,
) -> Action:
    """An allowed action of a turn, from what is known about where it can lead."""
    if number < FLY:
        return _buy(number, goals[number])
    if number < BUILD_HOTEL:
        goal = goal_of(number, here)
        return _fly(number, goal, strips[goal])
    return _build(number, *build) if number < BORROW else _at_bank(number, moved)
