"""A second, independent reading of the rules of Property, used to check traces.

Nothing here is shared with the game's own code: it follows the rule page sentence by sentence.

    ludopolis trace property --players 4 | python tests/referees/referee_of_property.py
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

SUITS = ["♥", "♦", "♠", "♣"]
RED_SUITS = ["♥", "♦"]
DEAR_SUITS = ["♥", "♠"]  # each of them doubles the rent
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
WILD_RANKS = ["9", "10"]
NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8]

CASH = {2: 150, 3: 136, 4: 102, 5: 85, 6: 68}
UNITS = {2: 14, 3: 10, 4: 7, 5: 6, 6: 5}
VALUE_OF_A_SQUARE = 5
LONG_GAME = 2000

Square = tuple[int, int]  # (column, row), columns from the left, rows from the bottom
SQUARES: list[Square] = [(column, row) for column in NUMBERS for row in NUMBERS]

# Named here, so that a tally shows what a trace never reached.
WORTH_COUNTING = [
    "first deal ran out of cards",
    "reshuffles",
    "reshuffles of a single card",
    "wild red card played",
    "wild black card played",
    "two wild cards played",
    "free square taken",
    "mortgaged",
    "lost",
    "rent at rate 1",
    "rent at rate 2",
    "rent at rate 4",
    "last coin paid as rent",
    "too few units to buy",
    "purchase offered",
    "purchase offered with an empty purse",
    "bought",
    "not bought",
    "bought with its mortgage",
    "bankruptcies",
    "bankruptcies of who had nothing",
    "bankruptcies after which the game goes on",
    "bankrupt's squares freed",
    "bankrupt's mortgages gone",
    "hands shown",
    "empty hands shown",
    "turns passed for want of a colour",
    "end: bankruptcy",
    "end: long game",
    "wins",
    "shared wins",
    "wins that property decided",
    "largest hand",
    "most plays",
    "largest rented group",
    "most turns",
]


@dataclass(frozen=True)
class Card:
    """One of the forty cards."""

    suit: str
    rank: str

    def text(self) -> str:
        """The card as it is written."""
        return self.suit + self.rank

    def is_red(self) -> bool:
        """Whether the card names columns; black cards name rows."""
        return self.suit in RED_SUITS

    def is_wild(self) -> bool:
        """Whether the card stands for any number in its own colour."""
        return self.rank in WILD_RANKS

    def numbers(self) -> list[int]:
        """The numbers for which the card can be played."""
        if self.is_wild():
            return NUMBERS
        return [RANKS.index(self.rank) + 1]

    def played_as(self, number: int) -> str:
        """The card as it is written in an action that plays it."""
        if self.is_wild():
            return f"{self.text()}={number}"
        return self.text()

    def hand_order(self) -> tuple[int, int]:
        """Where the card stands in a hand."""
        return (SUITS.index(self.suit), RANKS.index(self.rank))


DECK = [Card(suit, rank) for suit in SUITS for rank in RANKS]
CARD_OF = {card.text(): card for card in DECK}


@dataclass(frozen=True)
class Play:
    """One red and one black card, and the square for which they are played."""

    red: Card
    black: Card
    square: Square

    def text(self) -> str:
        """The play as it is written."""
        column, row = self.square
        return f"{self.red.played_as(column)} {self.black.played_as(row)}"

    def rate(self) -> int:
        """The rent for each square of a group: ♦+♣ 1, one of ♥/♠ 2, ♥+♠ 4."""
        dear = [card for card in (self.red, self.black) if card.suit in DEAR_SUITS]
        return {0: 1, 1: 2, 2: 4}[len(dear)]


# --------------------------------------------------------------------------------------------------
# Chance, as the trace tells it


def shuffled(chance: Chance, cards: list[Card]) -> list[Card]:
    """These cards in the order that chance gave them, the top one first."""
    return [CARD_OF[text] for text in chance.shuffled("pile", [card.text() for card in cards])]


# --------------------------------------------------------------------------------------------------
# The game


class Game:
    """One game of Property, carried out by the letter of the rule page."""

    def __init__(
        self, players: int, bankruptcies: int, count_property: bool, chance: Chance, tally: Tally
    ) -> None:
        self.tally = tally
        self.seats = list(range(1, players + 1))
        self.bankruptcies = bankruptcies
        self.count_property = count_property
        self.owner: dict[Square, int] = {}
        self.mortgaged: set[Square] = set()
        self.cash = dict.fromkeys(self.seats, CASH[players])
        self.units = dict.fromkeys(self.seats, UNITS[players])
        self.hand: dict[int, list[Card]] = {seat: [] for seat in self.seats}
        self.discards: list[Card] = []
        self.turns = 0
        self.quiet_turns = 0
        self.bankrupt: list[int] = []  # in the order of their bankruptcies
        self.wanted: Square | None = None  # the square that may be bought now
        self.price: int | None = None
        self.seat: int | None = None
        self.decision: str | None = None
        self.reason: str | None = None

        self.first = chance.number("first", players)
        self.active = self.first
        self.pile = shuffled(chance, DECK)
        self.deal_first_hands(chance)
        self.begin_turn(self.first)

    def count(self, what: str, times: int = 1) -> None:
        """Note something in the tally."""
        self.tally.seen[what] += times

    def count_most(self, what: str, amount: int) -> None:
        """Note the largest amount in the tally."""
        self.tally.seen[what] = max(self.tally.seen[what], amount)

    # ---- hands and piles

    def red_cards(self, seat: int) -> list[Card]:
        """The red cards of a hand."""
        return [card for card in self.sorted_hand(seat) if card.is_red()]

    def black_cards(self, seat: int) -> list[Card]:
        """The black cards of a hand."""
        return [card for card in self.sorted_hand(seat) if not card.is_red()]

    def has_both_colours(self, seat: int) -> bool:
        """Whether the hand has at least one red and one black card."""
        return len(self.red_cards(seat)) >= 1 and len(self.black_cards(seat)) >= 1

    def sorted_hand(self, seat: int) -> list[Card]:
        """The hand: ♥ from A to 10, then ♦, ♠ and ♣."""
        return sorted(self.hand[seat], key=Card.hand_order)

    def discard(self, seat: int, cards: list[Card]) -> None:
        """Discard cards of a hand, in that order."""
        for card in cards:
            self.hand[seat].remove(card)
            self.discards.append(card)

    def deal_first_hands(self, chance: Chance) -> None:
        """In turn order each player takes cards from the top until the hand has both colours."""
        seat = self.first
        for _ in self.seats:
            self.draw(seat, chance)
            seat = self.seat_after(seat)
        if not all(self.has_both_colours(seat) for seat in self.seats):
            self.count("first deal ran out of cards")

    def draw(self, seat: int, chance: Chance) -> None:
        """Draw until the hand has both colours, or until there is no card at all."""
        while not self.has_both_colours(seat):
            if not self.pile:
                if not self.discards:
                    return
                self.count("reshuffles")
                if len(self.discards) == 1:
                    self.count("reshuffles of a single card")
                self.pile = shuffled(chance, self.discards)
                self.discards = []
            self.hand[seat].append(self.pile.pop(0))
        self.count_most("largest hand", len(self.hand[seat]))

    # ---- turns

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat % len(self.seats) + 1

    def begin_turn(self, seat: int) -> None:
        """It is that seat's turn."""
        self.active = seat
        self.seat = seat
        self.decision = "play"

    def end_turn(self) -> None:
        """The turn is over, nobody has gone bankrupt in it."""
        self.turns += 1
        self.quiet_turns += 1
        if self.quiet_turns == LONG_GAME:
            self.end_game("long game")
        else:
            self.begin_turn(self.next_solvent_seat())

    def next_solvent_seat(self) -> int:
        """The next seat clockwise that is not bankrupt."""
        seat = self.seat_after(self.active)
        while seat in self.bankrupt:
            seat = self.seat_after(seat)
        return seat

    def end_game(self, reason: str) -> None:
        """The game is over."""
        self.reason = reason
        self.seat = None
        self.decision = None
        self.count(f"end: {reason}")
        self.count_most("most turns", self.turns)
        winners = [seat for seat in self.seats if self.places()[seat - 1] == 1]
        self.count("wins" if len(winners) == 1 else "shared wins")
        richest_in_cash = max(self.cash[seat] for seat in self.seats)
        if any(self.cash[seat] < richest_in_cash for seat in winners):
            self.count("wins that property decided")

    # ---- what is allowed

    def legal(self) -> list[str]:
        """The texts of all allowed actions."""
        if self.decision == "buy":
            return ["buy", "do not buy"]
        if not self.has_both_colours(self.active):
            return ["show hand"]
        return list(self.plays())

    def plays(self) -> dict[str, Play]:
        """Every red card with every black card, for every square they can name, by its text."""
        plays: dict[str, Play] = {}
        for red in self.red_cards(self.active):
            for black in self.black_cards(self.active):
                for column in red.numbers():
                    for row in black.numbers():
                        play = Play(red, black, (column, row))
                        plays[play.text()] = play
        return plays

    # ---- carrying out

    def carry_out(self, action: str, chance: list[dict[str, Any]]) -> None:
        """Carry out an allowed action; objects unless chance decided just what it had to."""
        outcomes = Chance(chance)
        if action == "show hand":
            self.show_hand(outcomes)
        elif action == "buy":
            self.buy()
            self.draw_and_end_turn(outcomes)
        elif action == "do not buy":
            self.count("not bought")
            self.wanted = None
            self.price = None
            self.draw_and_end_turn(outcomes)
        else:
            plays = self.plays()
            self.count_most("most plays", len(plays))
            self.play(plays[action], outcomes)
        outcomes.nothing_left()

    def play(self, play: Play, chance: Chance) -> None:
        """Play one red and one black card: the square is free, one's own, or an opponent's."""
        self.count_wild_cards(play)
        self.discard(self.active, [play.red, play.black])
        owner = self.owner.get(play.square)
        if owner is None:
            self.count("free square taken")
            self.owner[play.square] = self.active
            self.draw_and_end_turn(chance)
        elif owner == self.active:
            self.play_on_own_square(play.square)
            self.draw_and_end_turn(chance)
        else:
            self.play_on_square_of(owner, play, chance)

    def count_wild_cards(self, play: Play) -> None:
        """Note wild cards in the tally."""
        if play.red.is_wild():
            self.count("wild red card played")
        if play.black.is_wild():
            self.count("wild black card played")
        if play.red.is_wild() and play.black.is_wild():
            self.count("two wild cards played")

    def play_on_own_square(self, square: Square) -> None:
        """It becomes mortgaged; if it already was, it is lost, and its mortgage is gone."""
        if square in self.mortgaged:
            self.count("lost")
            self.set_free(square)
        else:
            self.count("mortgaged")
            self.mortgaged.add(square)

    def set_free(self, square: Square) -> None:
        """The square is free and its mortgage gone."""
        del self.owner[square]
        self.mortgaged.discard(square)

    def play_on_square_of(self, owner: int, play: Play, chance: Chance) -> None:
        """Pay rent to the owner; then the square may be bought, if the units suffice."""
        squares = len(self.group(play.square))
        rent = squares * play.rate()
        self.count_most("largest rented group", squares)
        if rent > self.cash[self.active]:
            self.go_bankrupt(owner)
            return
        self.cash[self.active] -= rent
        self.cash[owner] += rent
        self.count(f"rent at rate {play.rate()}")
        if self.cash[self.active] == 0:
            self.count("last coin paid as rent")
        if self.units[self.active] < squares:
            self.count("too few units to buy")
            self.draw_and_end_turn(chance)
            return
        self.count("purchase offered")
        if self.cash[self.active] == 0:
            self.count("purchase offered with an empty purse")
        self.wanted = play.square
        self.price = squares
        self.decision = "buy"

    def group(self, square: Square) -> set[Square]:
        """The squares of the same owner that are connected with this one by their sides."""
        owner = self.owner[square]
        group = {square}
        grown = True
        while grown:
            grown = False
            for column, row in sorted(group):
                for beside in [
                    (column - 1, row),
                    (column + 1, row),
                    (column, row - 1),
                    (column, row + 1),
                ]:
                    if self.owner.get(beside) == owner and beside not in group:
                        group.add(beside)
                        grown = True
        return group

    def buy(self) -> None:
        """One unit for each square of the group to the owner; a mortgage stays on the square."""
        assert self.wanted is not None
        assert self.price is not None
        self.count("bought")
        if self.wanted in self.mortgaged:
            self.count("bought with its mortgage")
        self.units[self.active] -= self.price
        self.units[self.owner[self.wanted]] += self.price
        self.owner[self.wanted] = self.active
        self.wanted = None
        self.price = None

    def draw_and_end_turn(self, chance: Chance) -> None:
        """Draw until the hand has both colours; that always succeeds here."""
        self.draw(self.active, chance)
        assert self.has_both_colours(self.active)
        self.end_turn()

    def show_hand(self, chance: Chance) -> None:
        """Discard the hand and draw anew; with both colours play now, otherwise the turn passes."""
        self.count("hands shown")
        if not self.hand[self.active]:
            self.count("empty hands shown")
        self.discard(self.active, self.sorted_hand(self.active))
        self.draw(self.active, chance)
        if not self.has_both_colours(self.active):
            self.count("turns passed for want of a colour")
            self.end_turn()

    def go_bankrupt(self, creditor: int) -> None:
        """Hand over all cash; the squares become free, the hand is discarded, the units leave."""
        ruined = self.active
        self.count("bankruptcies")
        if self.cash[ruined] == 0:
            self.count("bankruptcies of who had nothing")
        self.cash[creditor] += self.cash[ruined]
        self.cash[ruined] = 0
        self.units[ruined] = 0
        for square in SQUARES:
            if self.owner.get(square) == ruined:
                self.count("bankrupt's squares freed")
                if square in self.mortgaged:
                    self.count("bankrupt's mortgages gone")
                self.set_free(square)
        self.discard(ruined, self.sorted_hand(ruined))
        self.bankrupt.append(ruined)
        self.turns += 1
        self.quiet_turns = 0
        if len(self.bankrupt) == self.bankruptcies:
            self.end_game("bankruptcy")
        else:
            self.count("bankruptcies after which the game goes on")
            self.begin_turn(self.next_solvent_seat())

    # ---- the position as the trace writes it

    def position(self) -> dict[str, Any]:
        """The complete position."""
        return {
            "board": [[self.owner.get((column, row)) for row in NUMBERS] for column in NUMBERS],
            "mortgages": [[column, row] for column, row in sorted(self.mortgaged)],
            "purses": [self.cash[seat] for seat in self.seats],
            "units": [self.units[seat] for seat in self.seats],
            "hands": [[card.text() for card in self.sorted_hand(seat)] for seat in self.seats],
            "pile": [card.text() for card in self.pile],
            "discards": [card.text() for card in self.discards],
            "first": self.first,
            "active": self.active,
            "turns": self.turns,
            "quiet_turns": self.quiet_turns,
            "bankrupt": list(self.bankrupt),
            "square": None if self.wanted is None else list(self.wanted),
            "price": self.price,
        }

    # ---- the result

    def fortune(self, seat: int) -> int:
        """Cash, and with `count_property` 5 for each owned square."""
        fortune = self.cash[seat]
        if self.count_property:
            owned = [square for square in SQUARES if self.owner.get(square) == seat]
            fortune += VALUE_OF_A_SQUARE * len(owned)
        return fortune

    def scores(self) -> list[int]:
        """The fortune of each seat; a bankrupt has nothing."""
        return [0 if seat in self.bankrupt else self.fortune(seat) for seat in self.seats]

    def points(self) -> list[int]:
        """The same."""
        return self.scores()

    def ranks_above(self, one: int, other: int) -> bool:
        """Bankrupts rank below all others, later ones above earlier ones; else the richer."""
        if one in self.bankrupt and other in self.bankrupt:
            return self.bankrupt.index(one) > self.bankrupt.index(other)
        if one in self.bankrupt:
            return False
        if other in self.bankrupt:
            return True
        return self.fortune(one) > self.fortune(other)

    def places(self) -> list[int]:
        """The place of each seat: one more than how many rank above."""
        places: list[int] = []
        for seat in self.seats:
            above = [other for other in self.seats if self.ranks_above(other, seat)]
            places.append(1 + len(above))
        return places


# --------------------------------------------------------------------------------------------------
# Reading the trace


def opening(
    players: int, options: dict[str, Any], chance: list[dict[str, Any]], tally: Tally
) -> Game:
    """Set a game up from the header of a trace."""
    if type(players) is not int or players not in CASH:
        raise Fault(f"players: expected 2 to 6, found {players!r}")
    if not isinstance(options, dict):
        raise Fault(f"options should be an object, found {options!r}")
    expect_fields("options", ["bankruptcies", "count_property"], options)
    bankruptcies = options["bankruptcies"]
    if type(bankruptcies) is not int or bankruptcies not in (1, 2, 3):
        raise Fault(f"option bankruptcies: expected 1, 2 or 3, found {bankruptcies!r}")
    if bankruptcies >= players:
        raise Fault(f"option bankruptcies: {bankruptcies} is not fewer than {players} players")
    count_property = options["count_property"]
    if type(count_property) is not bool:
        raise Fault(f"option count_property: expected true or false, found {count_property!r}")
    tally.seen.update(dict.fromkeys(WORTH_COUNTING, 0))
    tally.seen[f"games of {players}"] += 1
    tally.seen[f"games with bankruptcies={bankruptcies}"] += 1
    tally.seen["games with count_property"] += count_property
    outcomes = Chance(chance)
    game = Game(players, bankruptcies, count_property, outcomes, tally)
    outcomes.nothing_left()
    return game


def check(lines: Iterable[str]) -> Tally:
    """Check a whole trace; raise an Objection at the first fault, else say what was seen."""
    return check_trace("property", lines, opening)


if __name__ == "__main__":
    sys.exit(main(check))
