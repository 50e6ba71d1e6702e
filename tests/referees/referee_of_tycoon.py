"""A second, independent reading of the rules of Tycoon, used to check traces.

Nothing here is shared with the game's own code. The referee reads a trace (docs/trace.md), carries
out every action itself, slowly and plainly, and objects as soon as a line differs from what the
rules say: the position, who decides, the allowed actions, what chance decided, or the result.

    python tests/referees/referee_of_tycoon.py < trace.jsonl
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from frame import Chance, Fault, Tally, check_trace, expect_fields, main

if TYPE_CHECKING:
    from collections.abc import Iterable

# --------------------------------------------------------------------------------------------------
# Words and numbers of the rule page

BOARD = [
    ["New York", "Monaco", "Tokyo"],
    ["Mexico City", "Cairo", "Hong Kong"],
    ["Rio de Janeiro", "Cape Town", "Sydney"],
]
CITIES = [city for row in BOARD for city in row]

# The three rows of the board are the three classes A, B and C.
HOTEL_PRICES = [{1: 4, 2: 5}, {1: 3, 2: 4}, {1: 2, 2: 3}]  # by landing strip
FACTORY_PRICES = [{1: 8, 2: 10}, {1: 6, 2: 8}, {1: 4, 2: 6}]  # by site
FIRST_PAYOUTS = [
    [0, 4, 8, 12, 16, 20, 24, 28, 32, 28, 24, 20, 16],
    [0, 4, 6, 10, 12, 16, 18, 22, 24, 22, 18, 16, 12],
    [0, 2, 4, 6, 8, 10, 12, 14, 16, 14, 12, 10, 8],
]
RED_SQUARES = [6, 8, 10]
LAST_BUILDABLE = 11
DISTRIBUTION = {0: 0, 1: 0, 2: 2, 3: 5, 4: 10, 5: 15, 6: 20, 7: 25, 8: 30, 9: 40}

SCHEDULED_SQUARES = {
    "New York": [1, 3],
    "Monaco": [1, 2],
    "Tokyo": [2, 3],
    "Mexico City": [1, 2],
    "Cairo": [2, 3],
    "Hong Kong": [1, 3],
    "Rio de Janeiro": [2, 3],
    "Cape Town": [1, 3],
    "Sydney": [1, 2],
}
SCHEDULED_PRICES = {1: 4, 2: 5, 3: 6}  # by the number of squares

LOANS = [10, 16]
LOAN_CARDS = {10: 14, 16: 10}
REPAY = {10: 12, 16: 20}
REPAY_EXTENDED = {10: 16, 16: 30}

STRIPS = [1, 2]
SITES = 2
START_CASH = 15
HOTELS_EACH_PHASE = 6
FACTORIES = 5
FACE_UP_SCHEDULED = 2
FACE_UP_CHARTERS = 6
LAST_PHASE = 3
MOST_ROUNDS = 192


def row_and_column(city: str) -> tuple[int, int]:
    """Where a city lies on the board."""
    place = CITIES.index(city)
    return place // 3, place % 3


def distance(one: str, other: str) -> int:
    """How many squares lie between two cities, from side to side."""
    row, column = row_and_column(one)
    other_row, other_column = row_and_column(other)
    return abs(row - other_row) + abs(column - other_column)


def class_of(city: str) -> int:
    """The class of a city: 0, 1, 2 for A, B, C."""
    return row_and_column(city)[0]


@dataclass(frozen=True)
class Ticket:
    """A scheduled flight (one city and a number of squares) or a charter (two cities)."""

    cities: tuple[str, ...]
    squares: int = 0

    def is_charter(self) -> bool:
        """Whether this is a charter."""
        return len(self.cities) == 2

    def text(self) -> str:
        """The ticket as the trace calls it."""
        if self.is_charter():
            return f"{self.cities[0]}–{self.cities[1]}"
        return f"{self.cities[0]} {self.squares}"

    def price(self) -> int:
        """What the ticket costs."""
        if self.is_charter():
            return distance(self.cities[0], self.cities[1])
        return SCHEDULED_PRICES[self.squares]


ALL_SCHEDULED = [Ticket((city,), squares) for city in CITIES for squares in SCHEDULED_SQUARES[city]]
ALL_CHARTERS = [
    Ticket((first, second))
    for number, first in enumerate(CITIES)
    for second in CITIES[number + 1 :]
]
ALL_TICKETS = [*ALL_SCHEDULED, *ALL_CHARTERS]  # in the order in which hands are sorted
TICKET_BY_TEXT = {ticket.text(): ticket for ticket in ALL_TICKETS}


def texts(tickets: list[Ticket]) -> list[str]:
    """Tickets as the trace writes them."""
    return [ticket.text() for ticket in tickets]


def texts_of_places(places: list[Ticket | None]) -> list[str | None]:
    """The places for face-up tickets as the trace writes them."""
    return [None if ticket is None else ticket.text() for ticket in places]


# --------------------------------------------------------------------------------------------------
# Chance, as the trace tells it


# --------------------------------------------------------------------------------------------------
# The game


@dataclass
class Plane:
    """Where a plane is: at the own bank (no city), on a strip, or in a city in passing (no strip)."""

    city: str | None = None
    strip: int | None = None


@dataclass
class Desk:
    """The two kinds of tickets lie apart; this is what lies on the table of one kind."""

    places: list[Ticket | None]
    pile: list[Ticket]  # the top one first
    discards: list[Ticket]  # the first used first


@dataclass
class BeginningOfTurn:
    """What a turn can change before it is taken back, as it was when the turn began."""

    cash: int
    tickets: list[Ticket]
    scheduled_places: list[Ticket | None]
    charter_places: list[Ticket | None]
    scheduled_discards: list[Ticket]
    charter_discards: list[Ticket]


class City:
    """What stands in one city."""

    def __init__(self, name: str, players: int) -> None:
        self.name = name
        self.track: list[int | None] = [None] * (LAST_BUILDABLE + 1)
        self.last: int | None = None  # the highest square that was ever built on
        self.closed: dict[int, int] = dict.fromkeys(range(1, players + 1), 0)
        self.sites: list[int] = []

    def hotel_price(self, strip: int) -> int:
        """The price of a hotel for a plane on that strip."""
        return HOTEL_PRICES[class_of(self.name)][strip]

    def factory_price(self) -> int:
        """The price of the first free site."""
        return FACTORY_PRICES[class_of(self.name)][len(self.sites) + 1]

    def next_square(self) -> int:
        """The first square after the last hotel."""
        return 0 if self.last is None else self.last + 1

    def is_full(self) -> bool:
        """Whether no hotel can be put on the track any more."""
        return self.next_square() > LAST_BUILDABLE

    def has_free_site(self) -> bool:
        """Whether a factory can be built here."""
        return len(self.sites) < SITES

    def open_hotels(self, seat: int) -> int:
        """How many open hotels a player has here."""
        return self.track.count(seat)

    def earliest_hotel(self, seat: int) -> int:
        """The square of a player's first open hotel."""
        return self.track.index(seat)

    def oldest_hotel(self) -> int:
        """The square of the oldest open hotel."""
        return min(square for square, owner in enumerate(self.track) if owner is not None)

    def first_payout(self) -> int:
        """The payout for the first place, shown on the first square after the last hotel."""
        return FIRST_PAYOUTS[class_of(self.name)][self.next_square()]

    def second_payout(self) -> int:
        """The payout for the second place: half of the first."""
        assert self.first_payout() % 2 == 0
        return self.first_payout() // 2

    def ranking(self) -> list[int]:
        """The players with open hotels here, most first; ties: whose earliest stands first."""
        owners = [seat for seat in self.closed if self.open_hotels(seat) > 0]
        return sorted(owners, key=lambda seat: (-self.open_hotels(seat), self.earliest_hotel(seat)))


class Tycoon:
    """A game of Tycoon as the referee plays it."""

    def __init__(self, players: int, fewer_steps: bool, tally: Tally) -> None:
        self.seats = list(range(1, players + 1))
        self.fewer_steps = fewer_steps
        self.tally = tally
        self.seat: int | None = 1
        self.decision: str | None = "turn"
        self.reason: str | None = None

        self.phase = 1
        self.round = 1
        self.active = 1
        self.closing = False
        self.passes = 0
        self.cash = dict.fromkeys(self.seats, START_CASH)
        self.planes = {seat: Plane() for seat in self.seats}
        self.hotels = dict.fromkeys(self.seats, HOTELS_EACH_PHASE)
        self.factories = dict.fromkeys(self.seats, FACTORIES)
        self.tickets: dict[int, list[Ticket]] = {seat: [] for seat in self.seats}
        self.bought: list[Ticket] = []
        self.flown: list[Ticket] = []
        self.loans = {seat: dict.fromkeys(LOANS, 0) for seat in self.seats}
        self.extended = {seat: dict.fromkeys(LOANS, 0) for seat in self.seats}
        self.loan_cards = dict(LOAN_CARDS)
        self.cities = {name: City(name, players) for name in CITIES}

    def set_up(self, chance: Chance) -> None:
        """Shuffle both piles and turn up the first tickets."""
        self.scheduled = Desk([None] * FACE_UP_SCHEDULED, [], [])
        self.charters = Desk([None] * FACE_UP_CHARTERS, [], [])
        self.scheduled.pile = self.shuffled("scheduled", ALL_SCHEDULED, chance)
        self.charters.pile = self.shuffled("charters", ALL_CHARTERS, chance)
        chance.nothing_left()
        for desk in (self.scheduled, self.charters):
            for place in range(len(desk.places)):
                desk.places[place] = desk.pile.pop(0)
        self.begin_turn()

    def shuffled(self, key: str, tickets: list[Ticket], chance: Chance) -> list[Ticket]:
        """Tickets in the order chance gave them."""
        return [TICKET_BY_TEXT[name] for name in chance.shuffled(key, texts(tickets))]

    def saw(self, what: str) -> None:
        """Count something worth counting."""
        self.tally.seen[what] += 1

    def saw_most(self, what: str, value: int) -> None:
        """Note the highest value of something."""
        self.tally.seen[what] = max(self.tally.seen[what], value)

    def decider(self) -> int:
        """The seat that decides."""
        assert self.seat is not None
        return self.seat

    def desk_of(self, ticket: Ticket) -> Desk:
        """Where tickets of that kind lie."""
        return self.charters if ticket.is_charter() else self.scheduled

    # ---- what is allowed

    def legal(self) -> list[str]:
        """The texts of all allowed actions."""
        if self.decision == "loans":
            return self.loan_decisions(self.decider())
        if self.decision == "turn":
            seat = self.decider()
            return [
                *self.purchases(seat),
                *self.flights(seat),
                *self.buildings(seat),
                *self.loans_offered(),
            ]
        return []

    def face_up(self) -> list[Ticket]:
        """The tickets that lie face up."""
        places = [*self.scheduled.places, *self.charters.places]
        return [ticket for ticket in places if ticket is not None]

    def purchases(self, seat: int) -> list[str]:
        """Any face-up ticket for which the cash suffices."""
        return [
            f"buy {ticket.text()}" for ticket in self.face_up() if ticket.price() <= self.cash[seat]
        ]

    def destinations(self, ticket: Ticket, start: str | None) -> list[str]:
        """The cities to which a ticket leads from a city, or from the bank (None)."""
        if ticket.is_charter():
            if start not in ticket.cities:
                return []
            return [city for city in ticket.cities if city != start]
        return [city for city in CITIES if self.scheduled_leads(ticket, start, city)]

    def scheduled_leads(self, ticket: Ticket, start: str | None, city: str) -> bool:
        """Whether a scheduled ticket leads from a city, or from the bank (None), to that city."""
        if city == start:
            return False
        if city == ticket.cities[0]:
            return True
        if start is None:
            return False
        if self.fewer_steps:
            return distance(start, city) <= ticket.squares
        return distance(start, city) == ticket.squares

    def flights(self, seat: int) -> list[str]:
        """Every city to which a ticket in hand leads."""
        start = self.planes[seat].city
        return [
            f"fly to {city} with {ticket.text()}"
            for ticket in self.tickets[seat]
            for city in self.destinations(ticket, start)
        ]

    def buildings(self, seat: int) -> list[str]:
        """What can be built where the plane stands on a strip."""
        plane = self.planes[seat]
        if plane.city is None or plane.strip is None:
            return []
        city = self.cities[plane.city]
        allowed: list[str] = []
        if (
            self.hotels[seat] > 0
            and not city.is_full()
            and city.hotel_price(plane.strip) <= self.cash[seat]
        ):
            allowed.append("build hotel")
        if city.closed[seat] > 0 and not city.is_full():
            allowed.append("renovate")
        if (
            self.factories[seat] > 0
            and city.has_free_site()
            and city.factory_price() <= self.cash[seat]
        ):
            allowed.append("build factory")
        return allowed

    def loans_offered(self) -> list[str]:
        """The loan cards that are left; with none of either kind: pass."""
        if all(self.loan_cards[loan] == 0 for loan in LOANS):
            return ["pass"]
        return [f"borrow {loan}" for loan in LOANS if self.loan_cards[loan] > 0]

    def loan_decisions(self, seat: int) -> list[str]:
        """After payday: repay a loan from the cash at hand, or extend it."""
        allowed: list[str] = []
        for loan in LOANS:
            if self.loans[seat][loan] > 0:
                allowed.append(f"extend {loan}")
                if REPAY[loan] <= self.cash[seat]:
                    allowed.append(f"repay {loan}")
        return allowed

    # ---- carrying out

    def carry_out(self, action: str, chance: list[dict[str, Any]]) -> None:
        """Carry out an allowed action; objects unless chance decided just what it had to."""
        self.play(action, Chance(chance))

    def play(self, action: str, chance: Chance) -> None:
        """Carry out an allowed action."""
        assert action in self.legal()
        seat = self.decider()
        self.count_before(action)
        if self.decision == "loans":
            self.decide_loan(seat, action)
        elif action.startswith("buy "):
            self.buy(seat, TICKET_BY_TEXT[action.removeprefix("buy ")])
        elif action.startswith("fly to "):
            city, ticket = action.removeprefix("fly to ").split(" with ")
            self.fly(seat, city, TICKET_BY_TEXT[ticket])
        elif action == "build hotel":
            self.build_hotel(seat)
            self.end_turn(chance)
        elif action == "renovate":
            self.renovate(seat)
            self.end_turn(chance)
        elif action == "build factory":
            self.build_factory(seat)
            self.end_turn(chance)
        elif action == "pass":
            self.take_back(seat)
            self.passes += 1
            self.end_turn(chance)
        else:
            self.borrow(seat, int(action.removeprefix("borrow ")))
            self.end_turn(chance)
        chance.nothing_left()

    def buy(self, seat: int, ticket: Ticket) -> None:
        """Pay a face-up ticket and take it; its place stays empty until the end of the turn."""
        desk = self.desk_of(ticket)
        desk.places[desk.places.index(ticket)] = None
        self.cash[seat] -= ticket.price()
        self.tickets[seat].append(ticket)
        self.bought.append(ticket)

    def fly(self, seat: int, city: str, ticket: Ticket) -> None:
        """Use a ticket: it goes to the discards at once, and the plane lands."""
        self.tickets[seat].remove(ticket)
        self.desk_of(ticket).discards.append(ticket)
        self.flown.append(ticket)
        self.planes[seat] = Plane()
        self.planes[seat] = Plane(city, self.first_free_strip(city))
        strip = self.planes[seat].strip
        self.saw("landing in passing" if strip is None else f"landing on strip {strip}")

    def first_free_strip(self, city: str) -> int | None:
        """The strip on which a plane lands; None if both are taken."""
        for strip in STRIPS:
            if Plane(city, strip) not in self.planes.values():
                return strip
        return None

    def city_of(self, seat: int) -> City:
        """The city where a plane stands."""
        city = self.planes[seat].city
        assert city is not None
        return self.cities[city]

    def build_hotel(self, seat: int) -> None:
        """Pay the price of the strip and put one of the hotels in front of the player."""
        strip = self.planes[seat].strip
        assert strip is not None
        city = self.city_of(seat)
        self.cash[seat] -= city.hotel_price(strip)
        self.hotels[seat] -= 1
        self.put_on_track(seat, city)
        if self.hotels[seat] == 0:
            self.saw("all hotels built")
            self.closing = True

    def renovate(self, seat: int) -> None:
        """A closed own hotel goes to the end of the track, free of charge."""
        city = self.city_of(seat)
        city.closed[seat] -= 1
        self.put_on_track(seat, city)

    def put_on_track(self, seat: int, city: City) -> None:
        """A hotel goes on the first free square; a red one closes the oldest open hotel."""
        square = city.next_square()
        city.track[square] = seat
        city.last = square
        if square in RED_SQUARES:
            oldest = city.oldest_hotel()
            owner = city.track[oldest]
            assert owner is not None
            assert oldest != square
            city.track[oldest] = None
            city.closed[owner] += 1
            self.saw("hotel closed")
            self.saw(f"hotel closed, {'own' if owner == seat else 'of another'}")
        if city.is_full():
            self.saw("track full")

    def build_factory(self, seat: int) -> None:
        """Pay the price of the first free site and put a factory there."""
        city = self.city_of(seat)
        self.cash[seat] -= city.factory_price()
        self.factories[seat] -= 1
        city.sites.append(seat)
        self.saw(f"factory on site {len(city.sites)}")

    def borrow(self, seat: int, loan: int) -> None:
        """Take the turn back, fly home and take a loan card."""
        self.take_back(seat)
        self.loan_cards[loan] -= 1
        self.loans[seat][loan] += 1
        self.cash[seat] += loan
        if all(self.loan_cards[kind] == 0 for kind in LOANS):
            self.saw("last loan card taken")

    def take_back(self, seat: int) -> None:
        """All that was bought and flown this turn is undone, and the plane flies home."""
        if self.bought or self.flown:
            self.saw("turn taken back")
        beginning = self.beginning
        self.cash[seat] = beginning.cash
        self.tickets[seat] = list(beginning.tickets)
        self.scheduled.places = list(beginning.scheduled_places)
        self.charters.places = list(beginning.charter_places)
        self.scheduled.discards = list(beginning.scheduled_discards)
        self.charters.discards = list(beginning.charter_discards)
        self.planes[seat] = Plane()

    # ---- turns and rounds

    def begin_turn(self) -> None:
        """The active player's turn begins."""
        self.seat = self.active
        self.decision = "turn"
        self.bought = []
        self.flown = []
        self.beginning = BeginningOfTurn(
            cash=self.cash[self.active],
            tickets=list(self.tickets[self.active]),
            scheduled_places=list(self.scheduled.places),
            charter_places=list(self.charters.places),
            scheduled_discards=list(self.scheduled.discards),
            charter_discards=list(self.charters.discards),
        )

    def end_turn(self, chance: Chance) -> None:
        """Refill the places; then the next player, or the end of the round."""
        self.bought = []
        self.flown = []
        self.refill("scheduled", self.scheduled, chance)
        self.refill("charters", self.charters, chance)
        if self.active < len(self.seats):
            self.active += 1
            self.begin_turn()
        else:
            self.end_round()

    def refill(self, key: str, desk: Desk, chance: Chance) -> None:
        """Turn up a ticket on each empty place, the first place first."""
        for place in range(len(desk.places)):
            if desk.places[place] is not None:
                continue
            if not desk.pile and desk.discards:
                self.saw(f"{key} reshuffled")
                if len(desk.discards) == 1:
                    self.saw(f"{key} reshuffled, one ticket only")
                desk.pile = self.shuffled(key, desk.discards, chance)
                desk.discards = []
            if desk.pile:
                desk.places[place] = desk.pile.pop(0)
            else:
                self.saw(f"{key}: place left empty")

    def end_round(self) -> None:
        """A payday if somebody has built all hotels or if all have passed; else the next round."""
        all_passed = self.passes == len(self.seats)
        if self.closing or all_passed:
            if not self.closing:
                self.saw("payday because all passed")
            self.payday()
        else:
            self.next_round()

    def next_round(self) -> None:
        """The start player begins another round."""
        self.round += 1
        if self.round > MOST_ROUNDS:
            raise Fault(f"round {self.round} begins, a game lasts at most {MOST_ROUNDS}")
        self.passes = 0
        self.active = 1
        self.begin_turn()

    # ---- payday

    def payday(self) -> None:
        """Everyone receives the income; then the loans."""
        self.saw("payday")
        self.saw(f"payday of phase {self.phase}")
        for seat in self.seats:
            self.cash[seat] += self.distribution(seat)
        for city in self.cities.values():
            self.pay_majority(city)
            self.pay_factories(city)
        self.count_longest_tracks()
        if self.phase == LAST_PHASE:
            self.repay_everything()
            self.end_game()
            return
        for seat in self.seats:
            self.repay_extended(seat)
            if self.cash[seat] < 0:
                self.saw("negative cash after a payday")
        self.next_loan_decision()

    def distribution(self, seat: int) -> int:
        """By the number of cities with at least one open own hotel."""
        present = [city for city in self.cities.values() if city.open_hotels(seat) > 0]
        self.saw(f"distribution of {len(present)} cities")
        return DISTRIBUTION[len(present)]

    def pay_majority(self, city: City) -> None:
        """The first and the second in a city are paid."""
        ranking = city.ranking()
        if len(ranking) >= 1:
            self.cash[ranking[0]] += city.first_payout()
        if len(ranking) >= 2:
            self.cash[ranking[1]] += city.second_payout()
        self.count_majority(city, ranking)

    def count_majority(self, city: City, ranking: list[int]) -> None:
        """Note ties and single owners."""
        if len(ranking) == 1:
            self.saw("majority: single owner")
        numbers = [city.open_hotels(seat) for seat in ranking]
        if len(numbers) >= 2 and numbers[0] == numbers[1]:
            self.saw("majority: tie for the first place")
        if len(numbers) >= 3 and numbers[1] == numbers[2]:
            self.saw("majority: tie for the second place")
        if len(numbers) >= 3 and numbers[0] == numbers[1] == numbers[2]:
            self.saw("majority: tie of three or more")
        if city.is_full():
            self.saw("majority: paid by square 12")

    def has_longest_track(self, city: City) -> bool:
        """Whether no city has a longer track."""
        return all(city.next_square() >= other.next_square() for other in self.cities.values())

    def pay_factories(self, city: City) -> None:
        """Each factory pays the second payout, on the longest track the first payout."""
        for owner in city.sites:
            if self.has_longest_track(city):
                self.saw("factory on a longest track")
                self.cash[owner] += city.first_payout()
            else:
                self.saw("factory elsewhere")
                self.cash[owner] += city.second_payout()

    def count_longest_tracks(self) -> None:
        """Note whether several tracks are the longest."""
        longest = [city for city in self.cities.values() if self.has_longest_track(city)]
        if len(longest) > 1:
            self.saw("longest track: tie")
        if len([city for city in longest if city.sites]) > 1:
            self.saw("longest track: tie with factories in several cities")

    def repay_extended(self, seat: int) -> None:
        """Extended loans are paid without asking, if need be into negative cash."""
        for loan in LOANS:
            while self.extended[seat][loan] > 0:
                self.saw("extended loan paid")
                self.extended[seat][loan] -= 1
                self.loan_cards[loan] += 1
                self.cash[seat] -= REPAY_EXTENDED[loan]

    def repay_everything(self) -> None:
        """The third payday: all loans at the price of the side lying up, also into the red."""
        for seat in self.seats:
            self.repay_extended(seat)
            for loan in LOANS:
                while self.loans[seat][loan] > 0:
                    self.saw("loan repaid at the end")
                    self.loans[seat][loan] -= 1
                    self.loan_cards[loan] += 1
                    self.cash[seat] -= REPAY[loan]
            if self.cash[seat] < 0:
                self.saw("negative cash at the end")

    def next_loan_decision(self) -> None:
        """The first, from the start player on, with a loan not yet decided; else the next phase.

        A decided loan is repaid or extended, so those still lying face up are not yet decided.
        """
        for seat in self.seats:
            if any(self.loans[seat][loan] > 0 for loan in LOANS):
                self.active = seat
                self.seat = seat
                self.decision = "loans"
                return
        self.next_phase()

    def decide_loan(self, seat: int, action: str) -> None:
        """Repay a loan, or turn its card."""
        what, loan_text = action.split(" ")
        loan = int(loan_text)
        self.loans[seat][loan] -= 1
        if what == "repay":
            self.cash[seat] -= REPAY[loan]
            self.loan_cards[loan] += 1
        else:
            self.extended[seat][loan] += 1
        self.next_loan_decision()

    def next_phase(self) -> None:
        """Six new hotels each, and the same player starts."""
        for seat in self.seats:
            self.hotels[seat] += HOTELS_EACH_PHASE
        self.phase += 1
        self.closing = False
        self.next_round()

    # ---- the end

    def end_game(self) -> None:
        """The third payday ends the game."""
        self.seat = None
        self.decision = None
        self.reason = "third payday"
        self.saw(f"{len(self.seats)} players, fewer_steps {self.fewer_steps}")
        self.saw_most("most rounds", self.round)
        if self.places().count(1) > 1:
            self.saw("shared win")

    def scores(self) -> list[int]:
        """The cash of each seat."""
        return [self.cash[seat] for seat in self.seats]

    def points(self) -> list[int]:
        """The same: the cash of each seat."""
        return self.scores()

    def places(self) -> list[int]:
        """One more than the number of those who are richer."""
        scores = self.scores()
        return [1 + len([other for other in scores if other > mine]) for mine in scores]

    # ---- what was seen

    def count_before(self, action: str) -> None:
        """Note an action about to be carried out."""
        seat = self.decider()
        words = action.split(" ")
        if words[0] in ("buy", "fly"):
            ticket = TICKET_BY_TEXT[action.removeprefix("buy ").split(" with ")[-1]]
            kind = "charter" if ticket.is_charter() else "scheduled"
            self.saw(f"{words[0]} {kind}")
            if words[0] == "fly":
                self.count_flight(seat, action, ticket)
        else:
            self.saw(action)
        allowed = self.legal()
        self.saw_most("most legal actions", len(allowed))
        self.saw_most("most tickets in hand", len(self.tickets[seat]))
        if len(allowed) == 1:
            self.saw(f"only one legal action ({self.decision})")
        if self.cash[seat] < 0:
            self.saw(f"decision with negative cash ({self.decision})")
            if words[0] in ("fly", "renovate"):
                self.saw(f"{words[0]} with negative cash")
        if self.decision == "turn" and self.planes[seat].city is not None:
            self.count_standing(seat, action)

    def count_flight(self, seat: int, action: str, ticket: Ticket) -> None:
        """Note where a flight begins and how it leads on."""
        plane = self.planes[seat]
        if plane.city is None:
            self.saw("fly from the bank")
        elif plane.strip is None:
            self.saw("fly on after passing through")
        if not ticket.is_charter() and f"fly to {ticket.cities[0]} " not in action:
            self.saw("fly by squares")

    def count_standing(self, seat: int, action: str) -> None:
        """Note what is done where the plane already stood, and what a full track still allows."""
        city = self.city_of(seat)
        if action in ("build hotel", "renovate", "build factory") and not self.flown:
            self.saw(f"{action} without flying")
        if action == "build factory" and city.is_full():
            self.saw("factory beside a full track")
        if city.is_full() and city.closed[seat] > 0 and self.planes[seat].strip is not None:
            self.saw("closed hotel beside a full track")

    # ---- the position as the trace writes it

    def position(self) -> dict[str, Any]:
        """The complete position, as the trace writes it."""
        cities = self.cities.values()
        return {
            "phase": self.phase,
            "round": self.round,
            "active": self.active,
            "closing": self.closing,
            "passes": self.passes,
            "cash": [self.cash[seat] for seat in self.seats],
            "planes": [
                {"city": self.planes[seat].city, "strip": self.planes[seat].strip}
                for seat in self.seats
            ],
            "hotels": [self.hotels[seat] for seat in self.seats],
            "factories": [self.factories[seat] for seat in self.seats],
            "tickets": [
                texts(sorted(self.tickets[seat], key=ALL_TICKETS.index)) for seat in self.seats
            ],
            "scheduled": texts_of_places(self.scheduled.places),
            "charters": texts_of_places(self.charters.places),
            "scheduled_pile": texts(self.scheduled.pile),
            "charter_pile": texts(self.charters.pile),
            "scheduled_discards": texts(self.scheduled.discards),
            "charter_discards": texts(self.charters.discards),
            "bought": texts(self.bought),
            "flown": texts(self.flown),
            "loans": [self.loans_of(seat) for seat in self.seats],
            "loan_cards": {str(loan): self.loan_cards[loan] for loan in LOANS},
            "tracks": {city.name: list(city.track) for city in cities},
            "last": {city.name: city.last for city in cities},
            "closed": {city.name: [city.closed[seat] for seat in self.seats] for city in cities},
            "sites": {city.name: list(city.sites) for city in cities},
        }

    def loans_of(self, seat: int) -> dict[str, int]:
        """A player's loan cards, as the trace writes them."""
        cards = {str(loan): self.loans[seat][loan] for loan in LOANS}
        for loan in LOANS:
            cards[f"{loan} extended"] = self.extended[seat][loan]
        return cards


# --------------------------------------------------------------------------------------------------
# Reading the trace


def begin(
    players: int, options: dict[str, Any], chance: list[dict[str, Any]], tally: Tally
) -> Tycoon:
    """Set a game up from its header."""
    if players not in (2, 3, 4):
        raise Fault(f"players: expected 2 to 4, found {players!r}")
    expect_fields("options", ["fewer_steps"], options)
    if not isinstance(options["fewer_steps"], bool):
        raise Fault(f"fewer_steps: expected true or false, found {options['fewer_steps']!r}")
    game = Tycoon(players, options["fewer_steps"], tally)
    game.set_up(Chance(chance))
    return game


def check(lines: Iterable[str]) -> Tally:
    """Check a whole trace against the rules; raise an Objection at the first fault."""
    return check_trace("tycoon", lines, begin)


if __name__ == "__main__":
    sys.exit(main(check))
