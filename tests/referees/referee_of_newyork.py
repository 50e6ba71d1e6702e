"""A second, independent reading of the rules of New York, used to check traces.

Nothing here is shared with the game's own code: it follows the rule page sentence by sentence.

    ludopolis trace newyork --players 4 | python tests/referees/referee_of_newyork.py
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

PAWN_COLOURS = ["red", "blue", "yellow", "green", "black"]
AVENUES = ["Ninth", "Eighth", "Broadway", "Sixth", "Fifth", "Park", "Lexington"]
STREETS = ["14th", "23rd", "34th", "42nd", "50th", "57th", "59th"]
LINES = [1, 2, 3, 4, 5, 6, 7]
EVENTS = ["Renovation", "Ruin", "Speculation", "Enterprise", "Statik"]
MIDDLE = [(4, 4), (3, 4), (5, 4), (4, 3), (4, 5)]
CORNERS = [(1, 1), (1, 7), (7, 1), (7, 7)]
CLEARED = {"Renovation": MIDDLE, "Ruin": CORNERS}

RED = 0
BLUE = 1  # black in the edition with playing cards
NO_SIDE = 2

FEW_FREE = 4
LONG_GAME = 150
SPECULATION_MORE_THAN = 8
UNLIMITED = 49

OUT = "out"
IN_FEW_FREE = "in: few free"
IN_LONG_GAME = "in: long game"

Square = tuple[int, int]  # (red line, blue line)
SQUARES: list[Square] = [(red, blue) for red in LINES for blue in LINES]

# Named here, so that a tally shows what a trace never reached.
WORTH_COUNTING = [
    *[f"decision: {kind}" for kind in ("place", "turn", "answer", "rebuild", "give up")],
    *[f"action: {kind}" for kind in ("place", "free", "buy", "lose", "rebuild", "give up")],
    *[f"action: {kind} with wild" for kind in ("free", "buy", "lose", "Enterprise", "Statik")],
    *[f"action: {event}" for event in EVENTS],
    *[f"action: {kind}" for kind in ("show hand", "offer", "swap", "refuse")],
    f"stop cards {IN_FEW_FREE}",
    f"stop cards {IN_LONG_GAME}",
    "reshuffles",
    "empty hands shown",
    "skipped placements",
    "skipped builders",
    "squares left free",
    "dry draws",
    "bare starts",
    "idle turns",
    "turns without a pawn",
    "ties in Statik",
    "end: stop card",
    "end: stuck",
    "shared wins",
    "longest game",
    "most turns",
    "largest hand",
    "most allowed",
]


@dataclass(frozen=True)
class Card:
    """One card: a line, a wild card, an event, or Stop."""

    side: int
    kind: str  # "line", "wild", "Stop" or the name of an event
    line: int = 0

    def is_line(self) -> bool:
        """Whether the card names one line."""
        return self.kind == "line"

    def is_wild(self) -> bool:
        """Whether the card stands for any line of its colour."""
        return self.kind == "wild"

    def names(self, line: int) -> bool:
        """Whether the card can be played for that line of its colour."""
        return self.is_wild() or (self.is_line() and self.line == line)

    def hand_order(self) -> tuple[int, int, int]:
        """Where the card stands in a sorted hand."""
        if self.is_line():
            return (self.side, 0, self.line)
        if self.is_wild():
            return (self.side, 1, 0)
        return (self.side, 2, EVENTS.index(self.kind))


STOP = Card(NO_SIDE, "Stop")


@dataclass(frozen=True)
class Action:
    """What an action's text means."""

    kind: str
    cards: tuple[Card, ...] = ()
    square: Square | None = None
    colour: str | None = None  # the own colour that is put on the board
    victim: int | None = None
    line: tuple[int, int] | None = None  # (side, line) for Statik


# --------------------------------------------------------------------------------------------------
# Luck, as the trace tells it


class Luck(Chance):
    """What chance can decide in New York."""

    def dealt(self, colours: list[str], players: int, each: int) -> dict[str, int]:
        """The owner's seat of each colour."""
        found = self.take("colours")
        if not isinstance(found, list) or not all(type(seat) is int for seat in found):
            raise Fault(f"chance: colours should be a list of seats, found {found!r}")
        expected = sorted(list(range(1, players + 1)) * each)
        if sorted(found) != expected:
            raise Fault(f"chance: colours should be {expected} in some order, found {found}")
        return dict(zip(colours, found, strict=True))


# --------------------------------------------------------------------------------------------------
# The game


class Game:
    """One game of New York, carried out by the letter of the rule page."""

    def __init__(self, players: int, options: dict[str, Any], chance: Luck, tally: Tally) -> None:
        self.tally = tally
        self.players = players
        self.seats = list(range(1, players + 1))
        self.edition: str = options["edition"]
        self.events: bool = options["events"]
        self.own_colours: bool = options["own_colours"]
        self.teams: bool = options["teams"]
        self.unlimited_pawns: bool = options["unlimited_pawns"]
        self.price_for_two: str = options["price_for_two"]
        self.two_colours = players == 2 and self.edition == "box"
        self.two_groups = players == 2 and self.edition == "cards"

        if self.two_colours:
            self.colours = PAWN_COLOURS[:4]
        else:
            self.colours = PAWN_COLOURS[:players]
        if players == 2:
            pawns = 20 if self.two_colours else 40
            money = 12
            self.to_place = 6 if self.two_colours else 12
        else:
            pawns = {3: 25, 4: 20, 5: 15}[players]
            money = {3: 8, 4: 6, 5: 5}[players]
            self.to_place = money
        if self.unlimited_pawns:
            pawns = UNLIMITED

        self.board: dict[Square, str] = {}
        self.owner: dict[str, int] = {}
        self.reserve = dict.fromkeys(self.colours, pawns)
        self.purse = dict.fromkeys(self.seats, money)
        self.hand: dict[int, list[Card]] = {seat: [] for seat in self.seats}
        self.discards: list[Card] = []
        self.stop_cards = OUT
        self.placements = 0
        self.active: int | None = None
        self.first: int | None = None
        self.turns = 0
        self.offer_made = False
        self.offered: Card | None = None
        self.event: str | None = None
        self.line: tuple[int, int] | None = None
        self.taker: str | None = None
        self.bare_start = False
        self.idle_turns = 0
        self.decision = "place"
        self.seat = 0
        self.reason: str | None = None

        self.cards_by_text: dict[str, Card] = {self.card_text(STOP): STOP}
        deck = self.deck()
        for card in deck:
            self.cards_by_text[self.card_text(card)] = card
        self.pile = self.shuffle(deck, chance)
        if self.own_colours:
            self.owner = chance.dealt(self.colours, self.players, self.colours_each())
        self.placing_order = self.order_of_placing()
        self.next_placement(chance)

    # ---- words

    def side_word(self, side: int) -> str:
        """The colour of a card as it is written."""
        if side == RED:
            return "red"
        return "blue" if self.edition == "box" else "black"

    def wild_word(self) -> str:
        """What a wild card is called in an action."""
        return "joker" if self.edition == "box" else "wild"

    def line_text(self, side: int, line: int) -> str:
        """A line as it is written on its card."""
        if self.edition == "box":
            return (AVENUES if side == RED else STREETS)[line - 1]
        return f"{self.side_word(side)} {line}"

    def card_text(self, card: Card) -> str:
        """A card as it is written in hands and piles."""
        if card == STOP:
            return "Stop"
        if card.is_line():
            return self.line_text(card.side, card.line)
        if card.is_wild():
            return f"{self.side_word(card.side)} {self.wild_word()}"
        return f"{self.side_word(card.side)} {card.kind}"

    def played_text(self, card: Card) -> str:
        """A line or wild card as it is written in an action that plays it."""
        return self.wild_word() if card.is_wild() else self.card_text(card)

    def square_text(self, square: Square) -> str:
        """A square as it is written."""
        red, blue = square
        if self.edition == "box":
            return f"{AVENUES[red - 1]}/{STREETS[blue - 1]}"
        return f"{red}/{blue}"

    def in_colour(self, colour: str) -> str:
        """The end of an action that puts an own pawn on the board."""
        return f" in {colour}" if self.two_colours else ""

    # ---- the deck

    def deck(self) -> list[Card]:
        """The cards of the pile at the start, without Stop."""
        cards: list[Card] = []
        for side in (RED, BLUE):
            for line in LINES:
                cards += [Card(side, "line", line)] * 4
            cards += [Card(side, "wild")] * 5
        if self.events:
            if self.edition == "box":
                cards += [Card(RED, "Renovation"), Card(BLUE, "Renovation")]
                cards += [Card(RED, "Ruin"), Card(BLUE, "Ruin")]
            else:
                cards += [Card(BLUE, "Renovation")] * 2
                cards += [Card(RED, "Ruin")] * 2
            cards += [Card(RED, "Speculation"), Card(BLUE, "Speculation")]
            cards += [Card(RED, "Enterprise")] * 2 + [Card(BLUE, "Enterprise")] * 2
            cards += [Card(RED, "Statik"), Card(BLUE, "Statik")]
        return cards

    def shuffle(self, cards: list[Card], chance: Luck) -> list[Card]:
        """These cards in the order that chance gave them."""
        texts = chance.shuffled("pile", [self.card_text(card) for card in cards])
        return [self.cards_by_text[text] for text in texts]

    # ---- who owns what

    def colours_each(self) -> int:
        """How many colours each player owns."""
        return 2 if self.two_colours else 1

    def own(self, seat: int) -> list[str]:
        """The colours of that seat, the earlier in the list first."""
        return [colour for colour in self.colours if self.owner[colour] == seat]

    def owner_of(self, square: Square) -> int | None:
        """The seat that owns the building, or None if it is free."""
        if square not in self.board:
            return None
        return self.owner[self.board[square]]

    def pawns_left(self, seat: int) -> int:
        """Pawns in the reserve of that seat."""
        return sum(self.reserve[colour] for colour in self.own(seat))

    def buildings(self, seat: int) -> list[Square]:
        """Every building of that seat."""
        return [square for square in SQUARES if self.owner_of(square) == seat]

    def buildings_on(self, seat: int, side: int, line: int) -> list[Square]:
        """The buildings of that seat on one line."""
        return [square for square in self.buildings(seat) if square[side] == line]

    def price(self, square: Square) -> int:
        """The price of an opponent's building."""
        colour = self.board[square]
        counted = {colour}
        if self.price_for_two == "owner":
            counted = set(self.own(self.owner[colour]))
        red, blue = square
        on_red_line = [(red, b) for b in LINES if self.board.get((red, b)) in counted]
        on_blue_line = [(r, blue) for r in LINES if self.board.get((r, blue)) in counted]
        return min(len(on_red_line), len(on_blue_line))

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat % self.players + 1

    def partner(self, seat: int) -> int:
        """The partner's seat: 1 with 3, 2 with 4."""
        return {1: 3, 2: 4, 3: 1, 4: 2}[seat]

    def active_seat(self) -> int:
        """The active seat; only in the main round."""
        assert self.active is not None
        return self.active

    def put(self, square: Square, colour: str) -> None:
        """Put a pawn on a free square."""
        assert square not in self.board
        assert self.reserve[colour] > 0
        self.board[square] = colour
        self.reserve[colour] -= 1

    def take_off(self, square: Square) -> None:
        """Give the pawn on a square back to its colour's reserve."""
        colour = self.board.pop(square)
        self.reserve[colour] += 1

    # ---- the preliminary round

    def order_of_placing(self) -> list[tuple[int, str]]:
        """Who places which colour, for one round of placements of every colour."""
        if self.own_colours:
            order: list[tuple[int, str]] = []
            for turn in range(self.colours_each()):
                for seat in self.seats:
                    order.append((seat, self.own(seat)[turn]))
            return order
        return [(i % self.players + 1, colour) for i, colour in enumerate(self.colours)]

    def placing_now(self) -> tuple[int, str]:
        """The seat and colour of the placement in hand."""
        return self.placing_order[self.placements % len(self.placing_order)]

    def may_place(self, square: Square, colour: str) -> bool:
        """Whether the preliminary round allows that colour there."""
        if square in self.board:
            return False
        red, blue = square
        beside = [(red - 1, blue), (red + 1, blue), (red, blue - 1), (red, blue + 1)]
        return all(self.board.get(other) != colour for other in beside)

    def next_placement(self, chance: Luck) -> None:
        """Go to the next placement that can be made, or to the main round."""
        while self.placements < self.to_place * len(self.colours):
            seat, colour = self.placing_now()
            if any(self.may_place(square, colour) for square in SQUARES):
                self.decision = "place"
                self.seat = seat
                return
            self.placements += 1
            self.tally.seen["skipped placements"] += 1
        self.start_main_round(chance)

    def start_main_round(self, chance: Luck) -> None:
        """Deal the colours if that is not done, find who starts, and deal the first hands."""
        if not self.own_colours:
            self.owner = chance.dealt(self.colours, self.players, self.colours_each())
        if self.edition == "box":
            self.first = self.owner["red"]
        else:
            self.first = chance.number("first", self.players)
        drawing = self.first
        while self.pile and any(self.short(seat) for seat in self.seats):
            if self.short(drawing):
                self.hand[drawing].append(self.pile.pop(0))
            drawing = self.after(drawing)
        self.begin_turn(self.first)

    # ---- cards

    def short(self, seat: int) -> bool:
        """Whether the hand has fewer than two red or fewer than two blue cards."""
        red = [card for card in self.hand[seat] if card.side == RED]
        blue = [card for card in self.hand[seat] if card.side == BLUE]
        return len(red) < 2 or len(blue) < 2

    def sorted_hand(self, seat: int) -> list[Card]:
        """The hand: red before blue, lines in order, then wild cards, then events."""
        return sorted(self.hand[seat], key=Card.hand_order)

    def discard(self, seat: int, cards: Iterable[Card]) -> None:
        """Discard cards of a hand, in that order."""
        for card in cards:
            self.hand[seat].remove(card)
            self.discards.append(card)

    def draw(self, seat: int, chance: Luck) -> None:
        """Draw until two and two, until a Stop card, or until there are no cards."""
        while self.short(seat):
            if not self.pile:
                if not self.discards:
                    self.tally.seen["dry draws"] += 1
                    return
                self.pile = self.shuffle(self.discards, chance)
                self.discards = []
                self.tally.seen["reshuffles"] += 1
            card = self.pile.pop(0)
            if card == STOP:
                self.discards.append(card)
                self.reason = "stop card"
                return
            self.hand[seat].append(card)

    # ---- turns

    def begin_turn(self, seat: int) -> None:
        """It is that seat's turn."""
        self.active = seat
        self.offer_made = False
        self.bare_start = not self.pile and not self.discards
        self.tally.seen["bare starts"] += self.bare_start
        self.decision = "turn"
        self.seat = seat

    def close_turn(self, draws: bool, chance: Luck) -> None:
        """After the purchase, event or shown hand: the Stop cards, the draw, the next seat."""
        active = self.active_seat()
        self.event = None
        self.line = None
        self.taker = None
        self.offered = None
        if self.stop_cards == OUT:
            if len(SQUARES) - len(self.board) <= FEW_FREE:
                self.stop_cards = IN_FEW_FREE
            elif self.turns + 1 >= LONG_GAME:
                self.stop_cards = IN_LONG_GAME
            if self.stop_cards != OUT:
                self.discards += [STOP, STOP]
                self.tally.seen[f"stop cards {self.stop_cards}"] += 1
        if draws:
            self.draw(active, chance)
            if self.reason is not None:
                self.turns += 1  # the game's end is the end of the last turn too
                return
        empty = not self.pile and not self.discards
        if draws and self.bare_start and empty and self.short(active):
            self.idle_turns += 1
            self.tally.seen["idle turns"] += 1
        else:
            self.idle_turns = 0
        self.turns += 1
        if self.idle_turns >= self.players:
            self.reason = "stuck"
        else:
            self.begin_turn(self.after(active))

    # ---- the allowed actions

    def legal(self) -> dict[str, Action]:
        """Every allowed action by its text."""
        if self.decision == "place":
            return self.legal_placements()
        if self.decision == "turn":
            return self.legal_in_turn()
        if self.decision == "answer":
            return self.legal_answers()
        if self.decision == "rebuild":
            return self.legal_rebuilding()
        assert self.decision == "give up"
        return self.legal_giving_up()

    def legal_placements(self) -> dict[str, Action]:
        """Preliminary round: every free square with no pawn of the same colour beside it."""
        _, colour = self.placing_now()
        return {
            self.square_text(square): Action("place", square=square, colour=colour)
            for square in SQUARES
            if self.may_place(square, colour)
        }

    def legal_in_turn(self) -> dict[str, Action]:
        """The active player: pairs, events, else showing the hand; and offers to the partner."""
        actions = self.legal_pairs()
        actions.update(self.legal_events())
        if not actions:
            actions["show hand"] = Action("show hand")
        if self.teams and not self.offer_made and self.hand[self.partner(self.active_seat())]:
            for card in self.hand[self.active_seat()]:
                actions[f"offer {self.card_text(card)}"] = Action("offer", cards=(card,))
        return actions

    def legal_pairs(self) -> dict[str, Action]:
        """Every red card with every blue card, for every crossing they can stand for."""
        seat = self.active_seat()
        actions: dict[str, Action] = {}
        for red in self.hand[seat]:
            for blue in self.hand[seat]:
                if red.side != RED or blue.side != BLUE:
                    continue
                for square in SQUARES:
                    if not red.names(square[0]) or not blue.names(square[1]):
                        continue
                    text = f"{self.played_text(red)} × {self.played_text(blue)}"
                    if red.is_wild() or blue.is_wild():
                        text += f" → {self.square_text(square)}"
                    owner = self.owner_of(square)
                    if owner == seat:
                        if not self.two_colours:
                            actions[text] = Action("lose", (red, blue), square)
                        continue
                    if owner is not None and self.price(square) > self.purse[seat]:
                        continue
                    kind = "free" if owner is None else "buy"
                    for colour in self.own(seat):
                        if self.reserve[colour] > 0:
                            actions[text + self.in_colour(colour)] = Action(
                                kind, (red, blue), square, colour
                            )
        return actions

    def legal_events(self) -> dict[str, Action]:
        """Every event in the hand that can be played."""
        seat = self.active_seat()
        actions: dict[str, Action] = {}
        for card in self.hand[seat]:
            if card.kind in ("Renovation", "Ruin"):
                actions[self.card_text(card)] = Action(card.kind, (card,))
            for colour in self.own(seat):
                if self.reserve[colour] == 0:
                    continue
                if card.kind == "Speculation":
                    actions.update(self.legal_speculation(card, colour))
                for other in self.hand[seat]:
                    if other.side == card.side or not (other.is_line() or other.is_wild()):
                        continue
                    if card.kind == "Enterprise":
                        actions.update(self.legal_enterprise(card, other, colour))
                    if card.kind == "Statik":
                        actions.update(self.legal_statik(card, other, colour))
        return actions

    def legal_speculation(self, card: Card, colour: str) -> dict[str, Action]:
        """Speculation: another player with more than 8 pawns on the board."""
        actions: dict[str, Action] = {}
        for victim in self.seats:
            if victim == self.active or len(self.buildings(victim)) <= SPECULATION_MORE_THAN:
                continue
            text = f"{self.card_text(card)} → seat {victim}{self.in_colour(colour)}"
            actions[text] = Action("Speculation", (card,), colour=colour, victim=victim)
        return actions

    def legal_enterprise(self, card: Card, other: Card, colour: str) -> dict[str, Action]:
        """Enterprise: an opponent's building on the line that the other card names."""
        actions: dict[str, Action] = {}
        for square in SQUARES:
            if not other.names(square[other.side]):
                continue
            if self.owner_of(square) in (None, self.active):
                continue
            text = f"{self.card_text(card)} × {self.played_text(other)}"
            text += f" → {self.square_text(square)}{self.in_colour(colour)}"
            actions[text] = Action("Enterprise", (card, other), square, colour)
        return actions

    def legal_statik(self, card: Card, other: Card, colour: str) -> dict[str, Action]:
        """Statik: another player who has most buildings on the line, alone or among equals."""
        actions: dict[str, Action] = {}
        for line in LINES:
            if not other.names(line):
                continue
            counts = {seat: len(self.buildings_on(seat, other.side, line)) for seat in self.seats}
            most = max(counts.values())
            if most == 0:
                continue
            for victim in self.seats:
                if victim == self.active or counts[victim] < most:
                    continue
                text = f"{self.card_text(card)} × {self.played_text(other)}"
                if other.is_wild():
                    text += f" as {self.line_text(other.side, line)}"
                text += f" → seat {victim}{self.in_colour(colour)}"
                actions[text] = Action(
                    "Statik", (card, other), None, colour, victim, (other.side, line)
                )
        return actions

    def legal_answers(self) -> dict[str, Action]:
        """Teams: one card of the partner's choice, or a refusal."""
        actions = {"refuse": Action("refuse")}
        for card in self.hand[self.seat]:
            actions[f"swap {self.card_text(card)}"] = Action("swap", cards=(card,))
        return actions

    def cleared_squares(self) -> list[Square]:
        """The squares of the event that are still to be filled."""
        assert self.event is not None
        return [square for square in CLEARED[self.event] if square not in self.board]

    def legal_rebuilding(self) -> dict[str, Action]:
        """Renovation and Ruin: an own pawn on one of the cleared squares."""
        actions: dict[str, Action] = {}
        for square in self.cleared_squares():
            for colour in self.own(self.seat):
                if self.reserve[colour] > 0:
                    text = self.square_text(square) + self.in_colour(colour)
                    actions[text] = Action("rebuild", square=square, colour=colour)
        return actions

    def legal_giving_up(self) -> dict[str, Action]:
        """Speculation and Statik: the victim's buildings, or those on the line."""
        if self.line is None:
            squares = self.buildings(self.seat)
        else:
            squares = self.buildings_on(self.seat, *self.line)
        return {
            f"give up {self.square_text(square)}": Action("give up", square=square)
            for square in squares
        }

    # ---- carrying out

    def carry_out(self, action: Action, chance: Luck) -> None:
        """Carry out an allowed action and go on to the next decision or the end."""
        kind = action.kind
        if kind == "place":
            assert action.square is not None
            assert action.colour is not None
            self.put(action.square, action.colour)
            self.placements += 1
            self.next_placement(chance)
        elif kind in ("free", "buy", "lose"):
            self.carry_out_pair(action, chance)
        elif kind in ("Renovation", "Ruin"):
            self.discard(self.active_seat(), action.cards)
            self.event = kind
            for square in CLEARED[kind]:
                if square in self.board:
                    self.take_off(square)
            self.next_builder(self.active_seat(), chance)
        elif kind == "rebuild":
            assert action.square is not None
            assert action.colour is not None
            self.put(action.square, action.colour)
            self.next_builder(self.after(self.seat), chance)
        elif kind == "Enterprise":
            assert action.square is not None
            assert action.colour is not None
            self.discard(self.active_seat(), action.cards)
            self.take_off(action.square)
            self.put(action.square, action.colour)
            self.close_turn(True, chance)
        elif kind in ("Speculation", "Statik"):
            assert action.victim is not None
            self.discard(self.active_seat(), action.cards)
            self.event = kind
            self.line = action.line
            self.taker = action.colour
            self.decision = "give up"
            self.seat = action.victim
        elif kind == "give up":
            assert action.square is not None
            assert self.taker is not None
            draws = self.event == "Statik"
            self.take_off(action.square)
            self.put(action.square, self.taker)
            self.close_turn(draws, chance)
        elif kind == "show hand":
            self.tally.seen["empty hands shown"] += not self.hand[self.active_seat()]
            self.discard(self.active_seat(), self.sorted_hand(self.active_seat()))
            self.close_turn(True, chance)
        else:
            self.carry_out_exchange(action)

    def carry_out_pair(self, action: Action, chance: Luck) -> None:
        """A red and a blue card: take a free building, buy one, or lose one's own."""
        seat = self.active_seat()
        square = action.square
        assert square is not None
        if action.kind == "buy":
            owner = self.owner_of(square)
            assert owner is not None
            price = self.price(square)
            self.purse[seat] -= price
            self.purse[owner] += price
        if action.kind in ("buy", "lose"):
            self.take_off(square)
        if action.kind in ("free", "buy"):
            assert action.colour is not None
            self.put(square, action.colour)
        self.discard(seat, action.cards)
        self.close_turn(True, chance)

    def next_builder(self, seat: int, chance: Luck) -> None:
        """Renovation and Ruin: the next from that seat on who has a pawn; else it is over."""
        if self.cleared_squares():
            for _ in self.seats:
                if self.pawns_left(seat) > 0:
                    self.decision = "rebuild"
                    self.seat = seat
                    return
                self.tally.seen["skipped builders"] += 1
                seat = self.after(seat)
        self.tally.seen["squares left free"] += len(self.cleared_squares())
        self.close_turn(False, chance)

    def carry_out_exchange(self, action: Action) -> None:
        """Teams: an offer, or the partner's answer."""
        active = self.active_seat()
        if action.kind == "offer":
            self.offer_made = True
            self.offered = action.cards[0]
            self.decision = "answer"
            self.seat = self.partner(active)
            return
        if action.kind == "swap":
            assert self.offered is not None
            self.hand[active].remove(self.offered)
            self.hand[self.seat].remove(action.cards[0])
            self.hand[active].append(action.cards[0])
            self.hand[self.seat].append(self.offered)
        else:
            assert action.kind == "refuse"
        self.offered = None
        self.decision = "turn"
        self.seat = active

    # ---- the position as the trace writes it

    def position(self) -> dict[str, Any]:
        """The complete position, as the trace writes it."""
        placing: str | None = None
        if self.active is None:
            placing = self.placing_now()[1]
        return {
            "board": [[self.board.get((red, blue)) for blue in LINES] for red in LINES],
            "owners": {colour: self.owner.get(colour) for colour in self.colours},
            "reserves": dict(self.reserve),
            "purses": [self.purse[seat] for seat in self.seats],
            "hands": [
                [self.card_text(card) for card in self.sorted_hand(seat)] for seat in self.seats
            ],
            "pile": [self.card_text(card) for card in self.pile],
            "discards": [self.card_text(card) for card in self.discards],
            "stop_cards": self.stop_cards,
            "placements": self.placements,
            "placing": placing,
            "active": self.active,
            "first": self.first,
            "turns": self.turns,
            "offer_made": self.offer_made,
            "offered": None if self.offered is None else self.card_text(self.offered),
            "event": self.event,
            "line": None if self.line is None else self.line_text(*self.line),
            "taker": self.taker,
            "bare_start": self.bare_start,
            "idle_turns": self.idle_turns,
        }

    # ---- the score

    def groups(self, colour: str) -> list[int]:
        """The sizes of the connected groups of a colour, the largest first."""
        todo = {square for square in SQUARES if self.board.get(square) == colour}
        sizes: list[int] = []
        while todo:
            reached = [todo.pop()]
            size = 0
            while reached:
                red, blue = reached.pop()
                size += 1
                for beside in [(red - 1, blue), (red + 1, blue), (red, blue - 1), (red, blue + 1)]:
                    if beside in todo:
                        todo.remove(beside)
                        reached.append(beside)
            sizes.append(size)
        return sorted(sizes, reverse=True)

    def points(self) -> list[int]:
        """The points each seat made itself."""
        result: list[int] = []
        for seat in self.seats:
            total = self.purse[seat]
            for colour in self.own(seat):
                sizes = self.groups(colour)
                if self.two_groups:
                    total += 2 * sum(sizes[:2])
                elif self.two_colours:
                    total += 2 * sum(sizes[:1])
                else:
                    total += 2 * sum(sizes[:1]) + sum(sizes[1:])
            result.append(total)
        return result

    def scores(self) -> list[int]:
        """The result of each seat: the team's sum for teams."""
        points = self.points()
        if not self.teams:
            return points
        return [points[seat - 1] + points[self.partner(seat) - 1] for seat in self.seats]


# --------------------------------------------------------------------------------------------------
# Reading the trace


class Table:
    """A game as the frame asks for it: actions are texts, and nobody decides after the end."""

    def __init__(self, game: Game, tally: Tally) -> None:
        self.game = game
        self.tally = tally
        self.moves = 0
        self.seat: int | None = None
        self.decision: str | None = None
        self.reason: str | None = None
        self.see_who_decides()

    def see_who_decides(self) -> None:
        """Take over from the game whose decision it is, or why the game is over."""
        self.reason = self.game.reason
        if self.reason is None:
            self.seat = self.game.seat
            self.decision = self.game.decision
        else:
            self.seat = None
            self.decision = None

    def position(self) -> dict[str, Any]:
        """The complete position."""
        return self.game.position()

    def legal(self) -> list[str]:
        """The texts of all allowed actions."""
        return list(self.game.legal())

    def carry_out(self, action: str, chance: list[dict[str, Any]]) -> None:
        """Carry out an allowed action; objects unless chance decided just what it had to."""
        outcomes = Luck(chance)
        actions = self.game.legal()
        self.count_decision(actions, actions[action])
        self.game.carry_out(actions[action], outcomes)
        outcomes.nothing_left()
        self.see_who_decides()
        if self.reason is not None:
            self.count_end(self.reason)

    def scores(self) -> list[int]:
        """The result of each seat: the team's sum for teams."""
        return self.game.scores()

    def points(self) -> list[int]:
        """The points each seat made itself."""
        return self.game.points()

    def places(self) -> list[int]:
        """The place of each seat: one more than how many have more."""
        scores = self.game.scores()
        return [1 + sum(other > mine for other in scores) for mine in scores]

    # ---- the tally

    def count_most(self, what: str, amount: int) -> None:
        """Note the largest amount in the tally."""
        self.tally.seen[what] = max(self.tally.seen[what], amount)

    def count_decision(self, actions: dict[str, Action], action: Action) -> None:
        """Note a decision in the tally."""
        game, seen = self.game, self.tally.seen
        self.moves += 1
        seen[f"decision: {game.decision}"] += 1
        seen[f"action: {action.kind}"] += 1
        if any(card.is_wild() for card in action.cards) and action.kind not in ("offer", "swap"):
            seen[f"action: {action.kind} with wild"] += 1
        self.count_most("most allowed", len(actions))
        self.count_most("largest hand", max(len(hand) for hand in game.hand.values()))
        if game.decision == "turn":
            seen["turns without a pawn"] += game.pawns_left(game.seat) == 0
        if action.kind == "Statik":
            rivals = {
                other.victim
                for other in actions.values()
                if other.kind == "Statik" and other.line == action.line
            }
            assert action.line is not None
            assert action.victim is not None
            own = len(game.buildings_on(game.seat, *action.line))
            theirs = len(game.buildings_on(action.victim, *action.line))
            seen["ties in Statik"] += len(rivals) > 1 or own == theirs

    def count_end(self, reason: str) -> None:
        """Note the end of a game in the tally."""
        winners = self.places().count(1)
        self.tally.seen[f"end: {reason}"] += 1
        self.tally.seen["shared wins"] += winners > (2 if self.game.teams else 1)
        self.count_most("longest game", self.moves)
        self.count_most("most turns", self.game.turns)


def opening(
    players: int, options: dict[str, Any], chance: list[dict[str, Any]], tally: Tally
) -> Table:
    """Set a game up from the header of a trace."""
    if type(players) is not int or not 2 <= players <= 5:
        raise Fault(f"players: expected 2 to 5, found {players!r}")
    if not isinstance(options, dict):
        raise Fault(f"options should be an object, found {options!r}")
    flags = ["events", "own_colours", "teams", "unlimited_pawns"]
    expect_fields("options", ["edition", "price_for_two", *flags], options)
    if options["edition"] not in ("box", "cards"):
        raise Fault(f"edition: expected box or cards, found {options['edition']!r}")
    if options["price_for_two"] not in ("colour", "owner"):
        raise Fault(f"price_for_two: expected colour or owner, found {options['price_for_two']!r}")
    for flag in flags:
        if type(options[flag]) is not bool:
            raise Fault(f"option {flag}: expected true or false, found {options[flag]!r}")
    if options["teams"] and players != 4:
        raise Fault(f"teams: expected 4 players, found {players}")
    if options["price_for_two"] == "owner" and (players, options["edition"]) != (2, "box"):
        raise Fault(f"price_for_two: expected 2 players with the box, found {players}")
    tally.seen.update(dict.fromkeys(WORTH_COUNTING, 0))
    tally.seen[f"games of {players}, {options['edition']}"] += 1
    for flag in flags:
        tally.seen[f"games with {flag}"] += options[flag]
    tally.seen["games with prices by owner"] += options["price_for_two"] == "owner"
    outcomes = Luck(chance)
    game = Game(players, options, outcomes, tally)
    outcomes.nothing_left()
    return Table(game, tally)


def check(lines: Iterable[str]) -> Tally:
    """Check a whole trace; raise an Objection at the first fault, else say what was seen."""
    return check_trace("newyork", lines, opening)


if __name__ == "__main__":
    sys.exit(main(check))
