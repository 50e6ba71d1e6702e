"""A second, independent reading of the rules of Big Shot, used to check traces.

Nothing here is shared with the game's own code. The referee carries out every action of a trace
(docs/trace.md, docs/trace/bigshot.md) itself, slowly and plainly; the shared frame objects as soon
as a line differs from what the rules say.

    python tests/referees/referee_of_bigshot.py < trace.jsonl
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from frame import Chance, Fault, Tally, check_trace, expect, expect_fields, main

if TYPE_CHECKING:
    from collections.abc import Iterable

# --------------------------------------------------------------------------------------------------
# Words and numbers of the rule page

COLOURS = ["red", "yellow", "white", "black"]
PAWNS_OF_A_COLOUR = 18

SPACES = list(range(1, 19))
PAWNS_ON_A_SPACE = 4
COLOURS_ON_A_SPACE = 2  # at least

PARKS = ["West park", "East park"]
# Each district, its value in millions, and the park it is next to.
DISTRICTS: list[tuple[str, int, str | None]] = [
    ("16", 16, None),
    ("17", 17, None),
    ("18", 18, None),
    ("20", 20, None),
    ("21", 21, None),
    ("West 9", 9, "West park"),
    ("West 10", 10, "West park"),
    ("West 11", 11, "West park"),
    ("East 9", 9, "East park"),
    ("East 10", 10, "East park"),
    ("East 11", 11, "East park"),
    ("West park", 0, None),
    ("East park", 0, None),
]
PAWNS_THAT_SELL = 7

START_MONEY = 10
TOKENS = 30
DEBT_OF_A_LOAN = 10
LOANS_OF_A_COLOUR = 9  # at most: the tenth would pay nothing

ROUNDS = 18
LOWEST_BID = 1
DISTRICTS_TO_WIN = 2


def loan_pays(loans_before: int) -> int:
    """What the next loan pays out: 9, then 8, then 7 …"""
    return 9 - loans_before


def in_order(colours: Iterable[str]) -> list[str]:
    """Pawns in the order of the colours."""
    return sorted(colours, key=COLOURS.index)


@dataclass
class District:
    """One of the thirteen districts."""

    name: str
    value: int
    park: str | None  # the park it is next to
    pawns: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    sold: bool = False
    owner: str | None = None  # a colour

    def is_park(self) -> bool:
        """Whether the district is one of the two parks."""
        return self.name in PARKS

    def number_of_pawns(self) -> int:
        """How many pawns lie there."""
        return sum(self.pawns.values())

    def most(self) -> int:
        """The largest number of pawns of one colour."""
        return max(self.pawns.values())


def who_gets(pawns: dict[str, int]) -> str | None:
    """The colour that a district with these pawns goes to.

    The colour with most pawns; colours tied for most cancel out, and the next count decides, and
    so on; nobody, if no colour is left.
    """
    left = {colour: number for colour, number in pawns.items() if number > 0}
    while left:
        most = max(left.values())
        tied = [colour for colour in left if left[colour] == most]
        if len(tied) == 1:
            return tied[0]
        for colour in tied:
            del left[colour]
    return None


# --------------------------------------------------------------------------------------------------
# Chance, as the trace tells it


class Luck(Chance):
    """What chance can decide in Big Shot."""

    def pawns(self) -> list[list[str]]:
        """The pawns on the eighteen spaces."""
        found = self.take("pawns")
        if not isinstance(found, list) or len(found) != len(SPACES):
            raise Fault(f"chance: pawns should be {len(SPACES)} lists, found {found!r}")
        total: Counter[str] = Counter()
        for space in found:
            if not isinstance(space, list) or len(space) != PAWNS_ON_A_SPACE:
                raise Fault(
                    f"chance: a space should hold {PAWNS_ON_A_SPACE} pawns, found {space!r}"
                )
            for pawn in space:
                if pawn not in COLOURS:
                    raise Fault(f"chance: there is no pawn {pawn!r}")
            expect(
                "chance: the pawns of a space in the order of the colours", in_order(space), space
            )
            if len(set(space)) < COLOURS_ON_A_SPACE:
                raise Fault(f"chance: a space of one colour only: {space!r}")
            total.update(space)
        expect(
            "chance: the pawns of each colour",
            dict.fromkeys(COLOURS, PAWNS_OF_A_COLOUR),
            dict(total),
        )
        return [list(space) for space in found]

    def colours(self, players: int) -> dict[str, int | None]:
        """The seat of each colour; None for the ghost of three players."""
        to_deal: dict[int, list[int | None]] = {
            2: [1, 1, 2, 2],
            3: [1, 2, 3, None],
            4: [1, 2, 3, 4],
        }
        seats = to_deal[players]
        found = self.take("colours")
        if not isinstance(found, list) or len(found) != len(COLOURS):
            raise Fault(f"chance: colours should be a list of {len(COLOURS)}, found {found!r}")
        for seat in found:
            if seat is not None and type(seat) is not int:
                raise Fault(f"chance: colours should be seats, found {seat!r}")
        if Counter(found) != Counter(seats):
            raise Fault(f"chance: colours should be {seats} in some order, found {found}")
        return dict(zip(COLOURS, found, strict=True))


# --------------------------------------------------------------------------------------------------
# The game


class Game:
    """One game of Big Shot, carried out by the letter of the rule page."""

    def __init__(
        self, players: int, options: dict[str, Any], chance: list[dict[str, Any]], tally: Tally
    ) -> None:
        if type(players) is not int or players not in (2, 3, 4):
            raise Fault(f"players: expected 2 to 4, found {players!r}")
        if not isinstance(options, dict):
            raise Fault(f"options should be an object, found {options!r}")
        expect_fields("options", ["expert"], options)
        if type(options["expert"]) is not bool:
            raise Fault(f"expert: expected true or false, found {options['expert']!r}")

        self.tally = tally
        self.players = players
        self.expert: bool = options["expert"]
        self.two_players = players == 2
        self.seats = list(range(1, players + 1))
        self.seat: int | None = None
        self.decision: str | None = None
        self.reason: str | None = None

        luck = Luck(chance)
        self.spaces = dict(zip(SPACES, luck.pawns(), strict=True))
        self.promoter = luck.number("promoter", len(SPACES))
        self.owners = luck.colours(players)
        self.leader = luck.number("leader", players)

        self.districts = {name: District(name, value, park) for name, value, park in DISTRICTS}
        self.box = dict.fromkeys(COLOURS, 0)
        with_seat = [colour for colour in COLOURS if self.owners[colour] is not None]
        self.purses = dict.fromkeys(with_seat, START_MONEY)
        self.loans = dict.fromkeys(with_seat, 0)
        self.tokens = TOKENS
        self.round = 1
        self.begin_round(luck)
        luck.nothing_left()
        self.see(f"{players} players" + (", expert" if self.expert else ""))

    def see(self, what: str) -> None:
        """Count something that was seen."""
        self.tally.seen[what] += 1

    # ---- seats and colours

    def left_of(self, seat: int) -> int:
        """The seat to the left, which is the next clockwise."""
        return 1 if seat == self.players else seat + 1

    def from_left_of_leader(self) -> list[int]:
        """All seats clockwise, from the leader's left to the leader."""
        seats: list[int] = []
        seat = self.leader
        while len(seats) < self.players:
            seat = self.left_of(seat)
            seats.append(seat)
        return seats

    def own(self, seat: int) -> list[str]:
        """The colours of a seat."""
        return [colour for colour in COLOURS if self.owners[colour] == seat]

    def decider(self) -> int:
        """The seat that decides now."""
        assert self.seat is not None
        return self.seat

    # ---- the round begins

    def begin_round(self, luck: Luck) -> None:
        """The leader rolls the die, the promoter moves, and the lot is for sale."""
        self.bid = 0
        self.bidder: int | None = None
        self.passed = dict.fromkeys(self.seats, False)
        self.acted = dict.fromkeys(self.seats, False)
        self.asked = dict.fromkeys(self.seats, False)
        self.borrowed: list[str] = []
        self.sold_by_this_lot = 0
        self.has_just_borrowed = False

        self.move_promoter(luck.number("die", 6))
        self.lot = self.spaces[self.promoter]
        self.spaces[self.promoter] = []

        if self.expert:
            self.next_to_be_asked_for_a_loan()
        else:
            self.begin_bidding()

    def move_promoter(self, pips: int) -> None:
        """Move the promoter clockwise; only spaces with pawns count."""
        spaces_left = [space for space in SPACES if self.spaces[space]]
        if pips > len(spaces_left):
            self.see("promoter: went round again")
        while pips > 0:
            self.promoter = 1 if self.promoter == len(SPACES) else self.promoter + 1
            if self.spaces[self.promoter]:
                pips -= 1
            else:
                self.see("promoter: empty space skipped")

    # ---- loans

    def may_borrow(self, colour: str) -> bool:
        """Whether the bank would give this colour a loan now, whatever the moment of the round."""
        if colour in self.borrowed:
            return False
        if self.loans[colour] == LOANS_OF_A_COLOUR:
            return False
        return self.tokens > 0

    def colours_that_may_borrow(self, seat: int) -> list[str]:
        """The own colours for which the bank would give a loan."""
        return [colour for colour in self.own(seat) if self.may_borrow(colour)]

    def loan_actions(self, seat: int) -> list[str]:
        """The texts of the loans that the bank would give."""
        colours = self.colours_that_may_borrow(seat)
        if self.two_players:
            return [f"borrow {colour}" for colour in colours]
        return ["borrow" for _ in colours]

    def next_to_be_asked_for_a_loan(self) -> None:
        """Expert: from the leader's left to the leader, each who may borrow decides."""
        for seat in self.from_left_of_leader():
            if self.asked[seat]:
                continue
            if self.colours_that_may_borrow(seat):
                self.seat = seat
                self.decision = "loan"
                return
            self.asked[seat] = True
            self.see("loan: a seat is not asked")
        self.begin_bidding()

    def borrow(self, colour: str) -> None:
        """Take a loan: less money than debt."""
        if self.purses[colour] > self.bid:
            self.see("loan: with enough cash")
        self.purses[colour] += loan_pays(self.loans[colour])
        self.loans[colour] += 1
        self.tokens -= 1
        self.borrowed = in_order([*self.borrowed, colour])
        self.see("loan: taken")
        if self.loans[colour] == LOANS_OF_A_COLOUR:
            self.see("loan: the ninth of a colour")
        if self.tokens == 0:
            self.see("loan: the last token")
        if set(self.own(self.decider())) <= set(self.borrowed) and self.two_players:
            self.see("loan: both colours in one round")

    def see_refused_loans(self) -> None:
        """Count the loans that the bank does not give at a turn to bid."""
        seat = self.decider()
        if not self.may_borrow_at_this_turn(seat):
            return
        for colour in self.own(seat):
            if colour in self.borrowed:
                continue
            if self.loans[colour] == LOANS_OF_A_COLOUR:
                self.see("loan: no tenth")
            elif self.tokens == 0:
                self.see("loan: no token left")

    def carry_out_borrow(self, action: str) -> None:
        """A loan, before the bidding or at an own turn to bid."""
        seat = self.decider()
        colour = action.removeprefix("borrow ") if self.two_players else self.own(seat)[0]
        if self.decision == "bid" and self.acted[seat]:
            self.see("loan: mid-auction, at a later turn")
        self.borrow(colour)
        if self.decision == "bid":
            self.has_just_borrowed = True
            return  # bid or pass follows
        if not self.two_players or not self.colours_that_may_borrow(seat):
            self.asked[seat] = True
        self.next_to_be_asked_for_a_loan()

    def carry_out_no_loan(self) -> None:
        """Expert: nothing, or nothing more, is borrowed."""
        self.asked[self.decider()] = True
        self.see("loan: declined")
        self.next_to_be_asked_for_a_loan()

    # ---- bidding

    def begin_bidding(self) -> None:
        """The seat left of the leader has the first turn to bid."""
        self.decision = "bid"
        self.seat = self.left_of(self.leader)

    def largest_purse(self, seat: int) -> int:
        """The most that a seat can pay: one purse pays the whole bid."""
        return max(self.purses[colour] for colour in self.own(seat))

    def may_borrow_at_this_turn(self, seat: int) -> bool:
        """Whether this turn to bid is one at which a seat may borrow."""
        if self.expert:
            return False
        if self.two_players:
            return not self.acted[seat]
        return True

    def bid_actions(self) -> list[str]:
        """A higher bid, a loan first where that is allowed, or pass."""
        seat = self.decider()
        lowest = max(self.bid + 1, LOWEST_BID)
        actions = [f"bid {bid}" for bid in range(lowest, self.largest_purse(seat) + 1)]
        actions.append("pass")
        if self.may_borrow_at_this_turn(seat):
            actions += self.loan_actions(seat)
        return actions

    def carry_out_bid(self, bid: int) -> None:
        """A higher bid."""
        seat = self.decider()
        self.see_refused_loans()
        self.bid = bid
        self.bidder = seat
        self.acted[seat] = True
        self.go_on_bidding()

    def carry_out_pass(self) -> None:
        """Leave the bidding of this round."""
        seat = self.decider()
        if self.bid_actions() == ["pass"]:
            self.see("bidding: could only pass")
        if self.has_just_borrowed:
            self.see("bidding: borrowed and passed")
        self.see_refused_loans()
        self.passed[seat] = True
        self.acted[seat] = True
        self.go_on_bidding()

    def go_on_bidding(self) -> None:
        """The next seat that has not passed, until one is left."""
        self.has_just_borrowed = False
        still_in = [seat for seat in self.seats if not self.passed[seat]]
        if len(still_in) == 1:
            self.end_bidding(still_in[0])
            return
        seat = self.left_of(self.decider())
        while self.passed[seat]:
            seat = self.left_of(seat)
        self.seat = seat
        assert self.seat != self.bidder  # nobody is asked to raise themselves

    def end_bidding(self, winner: int) -> None:
        """One is left and gets the lot."""
        self.seat = winner
        if self.bidder is None:
            assert winner == self.leader
            self.see("bidding: free lot")
            self.decision = "place"
            return
        assert winner == self.bidder
        self.see("bidding: lot sold")
        if winner == self.leader:
            self.see("bidding: lot sold to the leader")
        if self.two_players:
            self.decision = "pay"
            return
        self.purses[self.own(winner)[0]] -= self.bid
        self.decision = "place"

    def pay_actions(self) -> list[str]:
        """Two players: the own purses that hold the bid."""
        colours = self.own(self.decider())
        return [f"pay with {colour}" for colour in colours if self.purses[colour] >= self.bid]

    def carry_out_pay(self, colour: str) -> None:
        """Two players: one purse pays the whole bid."""
        if len(self.pay_actions()) == 1:
            self.see("pay: only one purse holds the bid")
        else:
            self.see("pay: either purse holds the bid")
        self.purses[colour] -= self.bid
        self.decision = "place"

    # ---- placing

    def place_actions(self) -> list[str]:
        """Each colour of the lot in each district that is not sold."""
        return [
            f"place {colour} in {district.name}"
            for colour in COLOURS
            if colour in self.lot
            for district in self.districts.values()
            if not district.sold
        ]

    def carry_out_place(self, colour: str, name: str, luck: Luck) -> None:
        """Put a pawn of the lot into a district; the last one ends the round."""
        district = self.districts[name]
        self.lot.remove(colour)
        district.pawns[colour] += 1
        if district.number_of_pawns() == PAWNS_THAT_SELL:
            self.sell_at_seventh_pawn(district)
        if self.lot:
            return
        if self.round == ROUNDS:
            self.end()
            return
        self.round += 1
        self.leader = self.left_of(self.leader)
        self.begin_round(luck)

    def sell_at_seventh_pawn(self, district: District) -> None:
        """The district is decided at once."""
        owner = who_gets(district.pawns)
        assert owner is not None  # seven pawns never cancel out completely
        way = "by majority" if district.pawns[owner] == district.most() else "by cancelled ties"
        self.see(f"7th pawn: sold {way}")
        if owner not in self.own(self.decider()):
            self.see("7th pawn: sold to somebody else than who placed it")
        if self.lot:
            self.see("7th pawn: pawns of the lot go elsewhere")
        self.sold_by_this_lot += 1
        if self.sold_by_this_lot == 2:
            self.see("7th pawn: two districts by one lot")
        self.sell(district, owner)

    def sell(self, district: District, owner: str) -> None:
        """One pawn of the owner stays, the others leave the game."""
        if self.owners[owner] is None:
            self.see("sold to the ghost")
        self.clear(district)
        self.box[owner] -= 1
        district.pawns[owner] = 1
        district.sold = True
        district.owner = owner

    def clear(self, district: District) -> None:
        """All pawns leave the game."""
        for colour in COLOURS:
            self.box[colour] += district.pawns[colour]
            district.pawns[colour] = 0

    # ---- the end

    def end(self) -> None:
        """The districts that are not sold are decided; the game is over."""
        for district in self.districts.values():
            if not district.sold:
                self.decide_at_end(district)
        self.seat = None
        self.decision = None
        self.reason = "all rounds"
        self.see_result()

    def decide_at_end(self, district: District) -> None:
        """Decide a district with fewer than seven pawns."""
        if district.number_of_pawns() == 0:
            self.see("end: a district without pawns")
            return
        owner = who_gets(district.pawns)
        if owner is None:
            counts = sorted(district.pawns.values(), reverse=True)
            self.see("end: nobody's, " + "/".join(str(number) for number in counts if number))
            self.clear(district)
            return
        way = "by majority" if district.pawns[owner] == district.most() else "by cancelled ties"
        self.see(f"end: decided {way}")
        self.sell(district, owner)

    def districts_of_colour(self, colour: str) -> list[District]:
        """The districts that a colour owns, parks too."""
        return [district for district in self.districts.values() if district.owner == colour]

    def is_doubled(self, district: District) -> bool:
        """Whether the colour that owns a district owns the park next to it too."""
        if district.owner is None or district.park is None:
            return False
        return self.districts[district.park].owner == district.owner

    def worth(self, district: District) -> int:
        """The value of a district, with its doubling."""
        return 2 * district.value if self.is_doubled(district) else district.value

    def capital_of_colour(self, colour: str) -> int:
        """Values of own districts, and cash, less 10 for each loan."""
        values = sum(self.worth(district) for district in self.districts_of_colour(colour))
        return values + self.purses[colour] - DEBT_OF_A_LOAN * self.loans[colour]

    def capital(self, seat: int) -> int:
        """The capitals of a seat's colours together."""
        return sum(self.capital_of_colour(colour) for colour in self.own(seat))

    def number_of_districts(self, seat: int) -> int:
        """How many districts a seat owns, in all its colours."""
        return sum(len(self.districts_of_colour(colour)) for colour in self.own(seat))

    def dearest(self, seat: int) -> int:
        """The dearest single district of a seat, with its doubling; 0 without any."""
        values = [0]
        for colour in self.own(seat):
            values += [self.worth(district) for district in self.districts_of_colour(colour)]
        return max(values)

    def has_enough_districts(self, seat: int) -> bool:
        """Whether each colour of a seat owns two districts."""
        return all(
            len(self.districts_of_colour(colour)) >= DISTRICTS_TO_WIN for colour in self.own(seat)
        )

    def is_before(self, seat: int, other: int) -> bool:
        """Whether a seat's place is better than another's.

        Those with enough districts come first. If nobody has enough, the rule of two is dropped:
        then nobody comes first for that reason.
        """
        if self.has_enough_districts(seat) != self.has_enough_districts(other):
            return self.has_enough_districts(seat)
        if self.capital(seat) != self.capital(other):
            return self.capital(seat) > self.capital(other)
        if self.number_of_districts(seat) != self.number_of_districts(other):
            return self.number_of_districts(seat) > self.number_of_districts(other)
        return self.dearest(seat) > self.dearest(other)

    def place_of(self, seat: int) -> int:
        """One more than the seats that are before this one."""
        return 1 + len([other for other in self.seats if self.is_before(other, seat)])

    def see_result(self) -> None:
        """Count what the result shows."""
        for district in self.districts.values():
            if district.park is not None and district.owner is not None:
                self.see_park(district)
        if not any(self.has_enough_districts(seat) for seat in self.seats):
            self.see("result: the rule of two is dropped")
        most = max(self.capital(seat) for seat in self.seats)
        winners = [seat for seat in self.seats if self.place_of(seat) == 1]
        if self.capital(winners[0]) < most:
            self.see("result: the highest capital lacks districts")
        if self.capital(winners[0]) < 0:
            self.see("result: a negative capital wins")
        for seat in self.seats:
            for other in self.seats:
                if seat < other:
                    self.see_tie(seat, other)

    def see_park(self, district: District) -> None:
        """Count what the park next to an owned district does."""
        assert district.park is not None
        assert district.owner is not None
        of_park = self.districts[district.park].owner
        if of_park is None:
            return
        if of_park != district.owner:
            self.see("park: a neighbour of another colour")
            if self.owners[of_park] == self.owners[district.owner]:
                self.see("park: a neighbour of the same seat's other colour")
        elif self.owners[of_park] is None:
            self.see("park: a neighbour of the ghost's own")
        else:
            self.see("park: a district is doubled")

    def see_tie(self, seat: int, other: int) -> None:
        """Count how two seats with the same capital are told apart."""
        if self.has_enough_districts(seat) != self.has_enough_districts(other):
            return
        if self.capital(seat) != self.capital(other):
            return
        first = 1 in (self.place_of(seat), self.place_of(other))
        rank = "first place" if first else "another place"
        if self.number_of_districts(seat) != self.number_of_districts(other):
            self.see(f"tie for {rank}: more districts")
        elif self.dearest(seat) != self.dearest(other):
            self.see(f"tie for {rank}: the dearest district")
        else:
            self.see(f"tie for {rank}: shared")

    # ---- what the frame asks for

    def position(self) -> dict[str, Any]:
        """The complete position, as the trace writes it."""
        return {
            "owners": dict(self.owners),
            "spaces": [list(self.spaces[space]) for space in SPACES],
            "promoter": self.promoter,
            "districts": {
                district.name: {
                    "pawns": dict(district.pawns),
                    "sold": district.sold,
                    "owner": district.owner,
                }
                for district in self.districts.values()
            },
            "box": dict(self.box),
            "purses": dict(self.purses),
            "loans": dict(self.loans),
            "borrowed": list(self.borrowed),
            "tokens": self.tokens,
            "round": self.round,
            "leader": self.leader,
            "lot": list(self.lot),
            "bid": self.bid,
            "bidder": self.bidder,
            "passed": [self.passed[seat] for seat in self.seats],
            "acted": [self.acted[seat] for seat in self.seats],
            "asked": [self.asked[seat] for seat in self.seats],
        }

    def legal(self) -> list[str]:
        """The texts of all allowed actions."""
        if self.decision == "loan":
            return [*self.loan_actions(self.decider()), "no loan"]
        if self.decision == "bid":
            return self.bid_actions()
        if self.decision == "pay":
            return self.pay_actions()
        if self.decision == "place":
            return self.place_actions()
        return []

    def carry_out(self, action: str, chance: list[dict[str, Any]]) -> None:
        """Carry out an allowed action."""
        luck = Luck(chance)
        if action == "pass":
            self.carry_out_pass()
        elif action == "no loan":
            self.carry_out_no_loan()
        elif action.startswith("borrow"):
            self.carry_out_borrow(action)
        elif action.startswith("bid "):
            self.carry_out_bid(int(action.removeprefix("bid ")))
        elif action.startswith("pay with "):
            self.carry_out_pay(action.removeprefix("pay with "))
        elif action.startswith("place "):
            colour, name = action.removeprefix("place ").split(" in ")
            self.carry_out_place(colour, name, luck)
        else:
            raise Fault(f"there is no action {action!r}")
        luck.nothing_left()

    def scores(self) -> list[int]:
        """The capital of each seat."""
        return [self.capital(seat) for seat in self.seats]

    def points(self) -> list[int]:
        """The same as the scores."""
        return self.scores()

    def places(self) -> list[int]:
        """The place of each seat."""
        return [self.place_of(seat) for seat in self.seats]


def check(lines: Iterable[str]) -> Tally:
    """Check a whole trace against the rules; raise an Objection at the first fault."""
    return check_trace("bigshot", lines, Game)


if __name__ == "__main__":
    sys.exit(main(check))
