"""A second, independent reading of the rules of New York New York, used to check traces.

Nothing here is shared with the game's own code: it follows the rule page sentence by sentence.

    ludopolis trace newyorknewyork --players 3 | python tests/referees/referee_of_newyorknewyork.py
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

COLOURS = ["yellow", "green", "pink", "light blue"]  # of seats 1, 2, 3 and 4
NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
CARDS_EACH = 6
RESERVE = 6
PILE = {2: 30, 3: 24, 4: 18}  # after the deal
BONUS = {1: 0, 2: 3, 3: 6, 4: 10, 5: 15, 6: 25}
BONUS_OF_SEVEN_OR_MORE = 25

# Named here, so that a tally shows what a trace never reached.
WORTH_COUNTING = [
    "first card on a number",
    "own card covered by its owner",
    "opponent's card covered",
    "neutral card covered",
    "neutral card played",
    "passes",
    "passes while the pile has cards",
    "passes while the reserve has cards",
    "turns of a player left alone",
    "reserve refilled",
    "reserve runs down",
    "turns without taking",
    "hands played out",
    "game over: all played",
    "game over: all passed",
    "game over with cards in the pile",
    "next game of a match",
    "end: all played",
    "end: all passed",
    "end: match",
    "wins",
    "shared wins",
    "shared wins of a match",
    "wins that the bonus decided",
    "runs across 12-1",
    *[f"runs of {length}" for length in NUMBERS if length >= 2],
]


@dataclass(frozen=True)
class Card:
    """One of the forty-eight cards."""

    colour: str
    number: int

    def text(self) -> str:
        """The card as it is written."""
        return f"{self.colour} {self.number}"

    def hand_order(self) -> tuple[int, int]:
        """Where the card stands in a hand."""
        return (COLOURS.index(self.colour), self.number)


CARDS = [Card(colour, number) for colour in COLOURS for number in NUMBERS]
CARD_OF = {card.text(): card for card in CARDS}


# --------------------------------------------------------------------------------------------------
# Chance, as the trace tells it


# --------------------------------------------------------------------------------------------------
# The score


def number_before(number: int) -> int:
    """The neighbour on one side: the skyline is a ring."""
    return 12 if number == 1 else number - 1


def number_after(number: int) -> int:
    """The neighbour on the other side."""
    return 1 if number == 12 else number + 1


def runs(own: list[int]) -> list[list[int]]:
    """The runs of neighbours among these numbers, single ones too."""
    if len(own) == len(NUMBERS):
        return [NUMBERS]
    found: list[list[int]] = []
    for start in own:
        if number_before(start) in own:
            continue
        run = [start]
        while number_after(run[-1]) in own:
            run.append(number_after(run[-1]))
        found.append(run)
    return found


def bonus_for(run: list[int]) -> int:
    """The bonus for a run of neighbours."""
    if len(run) >= 7:
        return BONUS_OF_SEVEN_OR_MORE
    return BONUS[len(run)]


def shuffled(chance: Chance, cards: list[Card]) -> list[Card]:
    """These cards in the order that chance gave them, the top one first."""
    return [CARD_OF[text] for text in chance.shuffled("pile", [card.text() for card in cards])]


# --------------------------------------------------------------------------------------------------
# The game


class Game:
    """One game of New York New York, or a match, carried out by the letter of the rule page."""

    def __init__(
        self, players: int, bonus: bool, match: bool, chance: Chance, tally: Tally
    ) -> None:
        self.tally = tally
        self.seats = list(range(1, players + 1))
        self.bonus = bonus
        self.match = match
        self.totals = dict.fromkeys(self.seats, 0)
        self.game = 1
        self.skyline: dict[int, list[Card]] = {}
        self.hand: dict[int, list[Card]] = {}
        self.passed: dict[int, bool] = {}
        self.reserve: list[Card] = []
        self.pile: list[Card] = []
        self.seat: int | None = None
        self.decision: str | None = None
        self.reason: str | None = None

        self.starter = chance.number("first", players)
        self.active = self.starter
        self.deal(chance)

    def count(self, what: str, times: int = 1) -> None:
        """Note something in the tally."""
        self.tally.seen[what] += times

    # ---- setting up

    def deal(self, chance: Chance) -> None:
        """Shuffle all cards; six to each seat from the starter on, and six for the reserve."""
        self.skyline = {number: [] for number in NUMBERS}
        self.passed = dict.fromkeys(self.seats, False)
        self.pile = shuffled(chance, CARDS)
        self.hand = {}
        seat = self.starter
        for _ in self.seats:
            self.hand[seat] = self.cards_from_the_top(CARDS_EACH)
            seat = self.seat_after(seat)
        self.reserve = self.cards_from_the_top(RESERVE)
        assert len(self.pile) == PILE[len(self.seats)]
        self.begin_turn(self.starter)

    def cards_from_the_top(self, how_many: int) -> list[Card]:
        """Take so many cards from the top of the pile."""
        return [self.pile.pop(0) for _ in range(how_many)]

    # ---- turns

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat % len(self.seats) + 1

    def begin_turn(self, seat: int) -> None:
        """It is that seat's turn."""
        self.active = seat
        self.seat = seat
        self.decision = "play"

    def end_turn(self, chance: Chance) -> None:
        """A player with an empty hand counts as passed; the next who has not passed plays."""
        if not self.hand[self.active] and not self.passed[self.active]:
            self.count("hands played out")
            self.passed[self.active] = True
        if all(self.passed[seat] for seat in self.seats):
            self.end_game(chance)
            return
        seat = self.seat_after(self.active)
        while self.passed[seat]:
            seat = self.seat_after(seat)
        if seat == self.active:
            self.count("turns of a player left alone")
        self.begin_turn(seat)

    def end_game(self, chance: Chance) -> None:
        """Everyone has passed: the end, or in a match the next game."""
        how = "all played" if self.all_cards_are_in_the_skyline() else "all passed"
        self.count(f"game over: {how}")
        if self.pile:
            self.count("game over with cards in the pile")
        self.count_runs()
        if not self.match:
            self.finish(how)
            return
        for seat in self.seats:
            self.totals[seat] += self.points_of_game(seat)
        if self.game == len(self.seats):
            self.finish("match")
            return
        self.count("next game of a match")
        self.game += 1
        self.starter = self.seat_after(self.starter)
        self.deal(chance)

    def all_cards_are_in_the_skyline(self) -> bool:
        """Whether no card is left in a hand, in the reserve or in the pile."""
        return not self.pile and not self.reserve and not any(self.hand.values())

    def finish(self, reason: str) -> None:
        """Nothing more is played."""
        self.reason = reason
        self.seat = None
        self.decision = None
        self.count(f"end: {reason}")
        scores = self.scores()
        winners = [seat for seat in self.seats if scores[seat - 1] == max(scores)]
        self.count("wins" if len(winners) == 1 else "shared wins")
        if len(winners) > 1 and self.match:
            self.count("shared wins of a match")
        if not self.match:
            numbers = {seat: sum(self.own_numbers(seat)) for seat in self.seats}
            if any(numbers[seat] < max(numbers.values()) for seat in winners):
                self.count("wins that the bonus decided")

    def count_runs(self) -> None:
        """Note the runs of all players in the tally."""
        for seat in self.seats:
            for run in runs(self.own_numbers(seat)):
                if len(run) >= 2:
                    self.count(f"runs of {len(run)}")
                if 12 in run and 1 in run:
                    self.count("runs across 12-1")

    # ---- what is allowed

    def legal(self) -> list[str]:
        """The texts of all allowed actions."""
        if self.decision == "take":
            return [f"take {card.text()}" for card in self.reserve]
        return [*(f"play {card.text()}" for card in self.hand[self.active]), "pass"]

    # ---- carrying out

    def carry_out(self, action: str, chance: list[dict[str, Any]]) -> None:
        """Carry out an allowed action; objects unless chance decided just what it had to."""
        outcomes = Chance(chance)
        if action == "pass":
            self.pass_for_good(outcomes)
        elif self.decision == "play":
            self.play(CARD_OF[action.removeprefix("play ")], outcomes)
        else:
            self.take(CARD_OF[action.removeprefix("take ")], outcomes)
        outcomes.nothing_left()

    def pass_for_good(self, chance: Chance) -> None:
        """The whole turn: no card, nothing else; from now on this player passes."""
        self.count("passes")
        if self.pile:
            self.count("passes while the pile has cards")
        if self.reserve:
            self.count("passes while the reserve has cards")
        self.passed[self.active] = True
        self.end_turn(chance)

    def play(self, card: Card, chance: Chance) -> None:
        """Play a card onto its number; then take one while the reserve has cards."""
        self.count_covering(card)
        self.hand[self.active].remove(card)
        self.skyline[card.number].append(card)
        if self.reserve:
            self.decision = "take"
        else:
            self.count("turns without taking")
            self.end_turn(chance)

    def count_covering(self, card: Card) -> None:
        """Note in the tally what is covered."""
        if self.owner(card) is None:
            self.count("neutral card played")
        if not self.skyline[card.number]:
            self.count("first card on a number")
            return
        covered = self.owner(self.skyline[card.number][-1])
        if covered is None:
            self.count("neutral card covered")
        elif covered == self.active:
            self.count("own card covered by its owner")
        else:
            self.count("opponent's card covered")

    def take(self, card: Card, chance: Chance) -> None:
        """Take a card of the reserve into the hand; turn up the top of the pile."""
        self.reserve.remove(card)
        self.hand[self.active].append(card)
        if self.pile:
            self.count("reserve refilled")
            self.reserve += self.cards_from_the_top(1)
        else:
            self.count("reserve runs down")
        self.end_turn(chance)

    # ---- the position as the trace writes it

    def texts(self, cards: list[Card]) -> list[str]:
        """Cards in the order of a hand: yellow from 1 to 12, then green, pink and light blue."""
        return [card.text() for card in sorted(cards, key=Card.hand_order)]

    def position(self) -> dict[str, Any]:
        """The complete position."""
        return {
            "skyline": [[card.text() for card in self.skyline[number]] for number in NUMBERS],
            "hands": [self.texts(self.hand[seat]) for seat in self.seats],
            "reserve": self.texts(self.reserve),
            "pile": [card.text() for card in self.pile],
            "passed": [self.passed[seat] for seat in self.seats],
            "starter": self.starter,
            "active": self.active,
            "game": self.game,
            "totals": [self.totals[seat] for seat in self.seats],
        }

    # ---- the result

    def owner(self, card: Card) -> int | None:
        """The seat that owns the card's colour, or None if the colour is neutral."""
        seat = COLOURS.index(card.colour) + 1
        return seat if seat in self.seats else None

    def own_numbers(self, seat: int) -> list[int]:
        """The numbers on which a card of that seat lies on top."""
        own: list[int] = []
        for number in NUMBERS:
            if self.skyline[number] and self.owner(self.skyline[number][-1]) == seat:
                own.append(number)
        return own

    def points_of_game(self, seat: int) -> int:
        """The number of each own card on top, and the bonus for each run."""
        own = self.own_numbers(seat)
        points = sum(own)
        if self.bonus:
            points += sum(bonus_for(run) for run in runs(own))
        return points

    def scores(self) -> list[int]:
        """The points of the game, or of the whole match."""
        if self.match:
            return [self.totals[seat] for seat in self.seats]
        return [self.points_of_game(seat) for seat in self.seats]

    def points(self) -> list[int]:
        """The same."""
        return self.scores()

    def places(self) -> list[int]:
        """The place of each seat: one more than how many have more points."""
        scores = self.scores()
        return [1 + len([other for other in scores if other > mine]) for mine in scores]


# --------------------------------------------------------------------------------------------------
# Reading the trace


def opening(
    players: int, options: dict[str, Any], chance: list[dict[str, Any]], tally: Tally
) -> Game:
    """Set a game up from the header of a trace."""
    if type(players) is not int or players not in PILE:
        raise Fault(f"players: expected 2 to 4, found {players!r}")
    if not isinstance(options, dict):
        raise Fault(f"options should be an object, found {options!r}")
    expect_fields("options", ["bonus", "match"], options)
    for name, value in options.items():
        if type(value) is not bool:
            raise Fault(f"option {name}: expected true or false, found {value!r}")
    tally.seen.update(dict.fromkeys(WORTH_COUNTING, 0))
    tally.seen[f"games of {players}"] += 1
    tally.seen["games with bonus"] += options["bonus"]
    tally.seen["games with match"] += options["match"]
    outcomes = Chance(chance)
    game = Game(players, options["bonus"], options["match"], outcomes, tally)
    outcomes.nothing_left()
    return game


def check(lines: Iterable[str]) -> Tally:
    """Check a whole trace; raise an Objection at the first fault, else say what was seen."""
    return check_trace("newyorknewyork", lines, opening)


if __name__ == "__main__":
    sys.exit(main(check))
