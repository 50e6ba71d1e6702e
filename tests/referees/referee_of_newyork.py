"""A second, independent reading of the rules of New York, used to check traces.

Nothing here is shared with the game's own code. The referee reads a trace (docs/trace.md), carries
out every action itself, slowly and plainly, and objects as soon as a line differs from what the
rules say: the position, who decides, the allowed actions, what chance decided, or the result.

    python tests/newyork/referee.py < trace.jsonl
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn

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

HEADER_FIELDS = ["type", "game", "number", "rules", "players", "options", "seats", "seed", "chance"]
DECISION_FIELDS = [
    "type",
    "number",
    "move",
    "seat",
    "decision",
    "position",
    "legal",
    "taken",
    "chance",
]
END_FIELDS = ["type", "number", "moves", "position", "scores", "points", "places", "reason"]


class Objection(AssertionError):
    """The trace breaks a rule; the message says in which game and move, and how."""


class Fault(Exception):
    """Something is wrong; the place is added by the caller."""


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


@dataclass
class Tally:
    """What the referee has seen in a trace without a fault."""

    games: int = 0
    decisions: int = 0
    by_decision: Counter[str] = field(default_factory=Counter)
    by_action: Counter[str] = field(default_factory=Counter)
    by_reason: Counter[str] = field(default_factory=Counter)
    by_players: Counter[str] = field(default_factory=Counter)
    by_option: Counter[str] = field(default_factory=Counter)
    stop_cards: Counter[str] = field(default_factory=Counter)
    reshuffles: int = 0
    hands_shown: int = 0
    empty_hands_shown: int = 0
    skipped_placements: int = 0
    skipped_builders: int = 0
    squares_left_free: int = 0
    dry_draws: int = 0
    bare_starts: int = 0
    idle_turns: int = 0
    no_pawn_turns: int = 0
    statik_ties: int = 0
    shared_wins: int = 0
    longest_game: int = 0
    most_turns: int = 0
    largest_hand: int = 0
    most_allowed: int = 0

    def __str__(self) -> str:
        rows: list[str] = []
        for name, value in vars(self).items():
            words = name.replace("_", " ")
            if isinstance(value, Counter):
                parts = ", ".join(f"{key} {value[key]}" for key in sorted(value))
                rows.append(f"{words}: {parts or '-'}")
            else:
                rows.append(f"{words}: {value}")
        return "\n".join(rows)


# --------------------------------------------------------------------------------------------------
# Chance, as the trace tells it


class Chance:
    """The outcomes of one line, taken in order; every one must be called for."""

    def __init__(self, outcomes: object) -> None:
        if not isinstance(outcomes, list):
            raise Fault(f"chance should be a list, found {outcomes!r}")
        for outcome in outcomes:
            if not isinstance(outcome, dict) or len(outcome) != 1:
                raise Fault(f"an outcome of chance should have exactly one key: {outcome!r}")
        self.outcomes: list[dict[str, Any]] = list(outcomes)

    def take(self, kind: str, why: str) -> object:
        """The next outcome, which must be of that kind."""
        if not self.outcomes:
            raise Fault(f"chance: expected {kind!r} ({why}), found nothing")
        outcome = self.outcomes.pop(0)
        if list(outcome) != [kind]:
            raise Fault(f"chance: expected {kind!r} ({why}), found {list(outcome)}")
        return outcome[kind]

    def shuffled(self, texts: list[str], why: str) -> list[str]:
        """The new order of these cards, the top card first."""
        found = self.take("pile", why)
        if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
            raise Fault(f"chance: a pile should be a list of cards ({why}), found {found!r}")
        if Counter(found) != Counter(texts):
            missing = dict(Counter(texts) - Counter(found))
            extra = dict(Counter(found) - Counter(texts))
            raise Fault(f"chance: wrong cards ({why}): missing {missing}, too many {extra}")
        return list(found)

    def dealt(self, colours: list[str], players: int, each: int) -> dict[str, int]:
        """The owner's seat of each colour."""
        found = self.take("colours", "the colours are dealt")
        if not isinstance(found, list) or not all(type(seat) is int for seat in found):
            raise Fault(f"chance: colours should be a list of seats, found {found!r}")
        expected = sorted(list(range(1, players + 1)) * each)
        if sorted(found) != expected:
            raise Fault(f"chance: colours should be {expected} in some order, found {found}")
        return dict(zip(colours, found, strict=True))

    def first(self, players: int) -> int:
        """The seat that starts."""
        found = self.take("first", "the first seat is drawn by lot")
        if type(found) is not int or not 1 <= found <= players:
            raise Fault(f"chance: first should be a seat from 1 to {players}, found {found!r}")
        return found

    def nothing_left(self) -> None:
        """Object if chance decided something the rules do not call for."""
        if self.outcomes:
            raise Fault(f"chance: not called for: {shorten(self.outcomes)}")


# --------------------------------------------------------------------------------------------------
# The game


class Game:
    """One game of New York, carried out by the letter of the rule page."""

    def __init__(self, players: int, options: dict[str, Any], chance: Chance, tally: Tally) -> None:
        self.tally = tally
        self.players = players
        self.seats = list(range(1, players + 1))
        self.edition: str = options["edition"]
        self.events: bool = options["events"]
        self.own_colours: bool = options["own_colours"]
        self.teams: bool = options["teams"]
        self.unlimited_pawns: bool = options["unlimited_pawns"]
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
        self.pile = self.shuffle(deck, chance, "the deck at the start")
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

    def shuffle(self, cards: list[Card], chance: Chance, why: str) -> list[Card]:
        """These cards in the order that chance gave them."""
        texts = chance.shuffled([self.card_text(card) for card in cards], why)
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
        red, blue = square
        on_red_line = [(red, b) for b in LINES if self.board.get((red, b)) == colour]
        on_blue_line = [(r, blue) for r in LINES if self.board.get((r, blue)) == colour]
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

    def next_placement(self, chance: Chance) -> None:
        """Go to the next placement that can be made, or to the main round."""
        while self.placements < self.to_place * len(self.colours):
            seat, colour = self.placing_now()
            if any(self.may_place(square, colour) for square in SQUARES):
                self.decision = "place"
                self.seat = seat
                return
            self.placements += 1
            self.tally.skipped_placements += 1
        self.start_main_round(chance)

    def start_main_round(self, chance: Chance) -> None:
        """Deal the colours if that is not done, find who starts, and deal the first hands."""
        if not self.own_colours:
            self.owner = chance.dealt(self.colours, self.players, self.colours_each())
        if self.edition == "box":
            self.first = self.owner["red"]
        else:
            self.first = chance.first(self.players)
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

    def draw(self, seat: int, chance: Chance) -> None:
        """Draw until two and two, until a Stop card, or until there are no cards."""
        while self.short(seat):
            if not self.pile:
                if not self.discards:
                    self.tally.dry_draws += 1
                    return
                self.pile = self.shuffle(self.discards, chance, "the discards are shuffled")
                self.discards = []
                self.tally.reshuffles += 1
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
        self.tally.bare_starts += self.bare_start
        self.decision = "turn"
        self.seat = seat

    def close_turn(self, draws: bool, chance: Chance) -> None:
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
                self.tally.stop_cards[self.stop_cards] += 1
        if draws:
            self.draw(active, chance)
            if self.reason is not None:
                self.turns += 1  # the game's end is the end of the last turn too
                return
        empty = not self.pile and not self.discards
        if draws and self.bare_start and empty and self.short(active):
            self.idle_turns += 1
            self.tally.idle_turns += 1
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

    def carry_out(self, action: Action, chance: Chance) -> None:
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
            self.tally.hands_shown += 1
            self.tally.empty_hands_shown += not self.hand[self.active_seat()]
            self.discard(self.active_seat(), self.sorted_hand(self.active_seat()))
            self.close_turn(True, chance)
        else:
            self.carry_out_exchange(action)

    def carry_out_pair(self, action: Action, chance: Chance) -> None:
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

    def next_builder(self, seat: int, chance: Chance) -> None:
        """Renovation and Ruin: the next from that seat on who has a pawn; else it is over."""
        if self.cleared_squares():
            for _ in self.seats:
                if self.pawns_left(seat) > 0:
                    self.decision = "rebuild"
                    self.seat = seat
                    return
                self.tally.skipped_builders += 1
                seat = self.after(seat)
        self.tally.squares_left_free += len(self.cleared_squares())
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

    def position(self) -> dict[str, object]:
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


def shorten(value: object, most: int = 600) -> str:
    """A value as text, cut if it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= most else f"{text[:most]}…"


def same(expected: object, found: object) -> bool:
    """Whether two values are the same JSON (true is not 1)."""
    return json.dumps(expected, sort_keys=True) == json.dumps(found, sort_keys=True)


def expect(what: str, expected: object, found: object) -> None:
    """Object unless both are the same."""
    if not same(expected, found):
        raise Fault(f"{what}: expected {shorten(expected)}, found {shorten(found)}")


def expect_fields(what: str, expected: Iterable[str], found: dict[str, Any]) -> None:
    """Object unless these are exactly the fields."""
    expect(f"the fields of {what}", sorted(expected), sorted(found))


def expect_position(game: Game, found: object) -> None:
    """Object unless the position is the one the referee has reached."""
    if not isinstance(found, dict):
        raise Fault(f"position should be an object, found {shorten(found)}")
    expected = game.position()
    for name, value in expected.items():
        if name in found:
            expect(f"position, {name}", value, found[name])
    expect_fields("position", expected, found)


def check_header(line: dict[str, Any], number: int, tally: Tally) -> Game:
    """Check the first line of a game and set the game up."""
    expect_fields("the game line", HEADER_FIELDS, line)
    expect("game", "newyork", line["game"])
    expect("number", number, line["number"])
    players = line["players"]
    if type(players) is not int or not 2 <= players <= 5:
        raise Fault(f"players: expected 2 to 5, found {players!r}")
    options = line["options"]
    if not isinstance(options, dict):
        raise Fault(f"options should be an object, found {options!r}")
    flags = ["events", "own_colours", "teams", "unlimited_pawns"]
    expect_fields("options", ["edition", *flags], options)
    if options["edition"] not in ("box", "cards"):
        raise Fault(f"edition: expected box or cards, found {options['edition']!r}")
    for flag in flags:
        if type(options[flag]) is not bool:
            raise Fault(f"option {flag}: expected true or false, found {options[flag]!r}")
    if options["teams"] and players != 4:
        raise Fault(f"teams: expected 4 players, found {players}")
    seats = line["seats"]
    if not isinstance(seats, list) or not all(isinstance(bot, str) and bot for bot in seats):
        raise Fault(f"seats: expected the bots' names, found {seats!r}")
    expect("seats, how many", players, len(seats))
    if not isinstance(line["seed"], str) or not re.fullmatch("[0-9a-f]{32}", line["seed"]):
        raise Fault(f"seed: expected 32 hexadecimal digits, found {line['seed']!r}")
    chance = Chance(line["chance"])
    game = Game(players, options, chance, tally)
    chance.nothing_left()
    tally.games += 1
    tally.by_players[f"{options['edition']}/{players}"] += 1
    for flag in flags:
        tally.by_option[flag] += options[flag]
    return game


def check_decision(line: dict[str, Any], game: Game, number: int, move: int, tally: Tally) -> None:
    """Check one decision and carry it out."""
    expect_fields("the decision line", DECISION_FIELDS, line)
    expect("number", number, line["number"])
    expect("move", move, line["move"])
    if game.reason is not None:
        raise Fault(f"the game is over ({game.reason}), found another decision")
    expect_position(game, line["position"])
    expect("decision", game.decision, line["decision"])
    expect("seat", game.seat, line["seat"])
    legal = line["legal"]
    if not isinstance(legal, list) or not all(isinstance(text, str) for text in legal):
        raise Fault(f"legal should be a list of texts, found {shorten(legal)}")
    twice = sorted(text for text, times in Counter(legal).items() if times > 1)
    if twice:
        raise Fault(f"legal: listed more than once: {shorten(twice)}")
    actions = game.legal()
    missing = sorted(set(actions) - set(legal))
    extra = sorted(set(legal) - set(actions))
    if missing or extra:
        raise Fault(
            f"legal: {len(actions)} expected, {len(legal)} found; "
            f"expected but missing {shorten(missing)}, found but not allowed {shorten(extra)}"
        )
    taken = line["taken"]
    if not isinstance(taken, str) or taken not in actions:
        raise Fault(f"taken: {taken!r} is not allowed")
    action = actions[taken]
    count(game, actions, action, tally)
    chance = Chance(line["chance"])
    game.carry_out(action, chance)
    chance.nothing_left()


def count(game: Game, actions: dict[str, Action], action: Action, tally: Tally) -> None:
    """Note a decision in the tally."""
    tally.decisions += 1
    tally.by_decision[game.decision] += 1
    tally.by_action[action.kind] += 1
    if any(card.is_wild() for card in action.cards) and action.kind not in ("offer", "swap"):
        tally.by_action[f"{action.kind} with wild"] += 1
    tally.most_allowed = max(tally.most_allowed, len(actions))
    tally.largest_hand = max(tally.largest_hand, *(len(hand) for hand in game.hand.values()))
    if game.decision == "turn":
        tally.no_pawn_turns += game.pawns_left(game.seat) == 0
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
        tally.statik_ties += len(rivals) > 1 or own == theirs


def check_end(line: dict[str, Any], game: Game, number: int, moves: int, tally: Tally) -> None:
    """Check the last line of a game."""
    expect_fields("the end line", END_FIELDS, line)
    expect("number", number, line["number"])
    if game.reason is None:
        raise Fault(f"the game is not over (seat {game.seat} to {game.decision}), found the end")
    expect("moves", moves, line["moves"])
    expect("reason", game.reason, line["reason"])
    expect_position(game, line["position"])
    scores = game.scores()
    winners = [seat for seat in game.seats if scores[seat - 1] == max(scores)]
    expect("points", game.points(), line["points"])
    expect("scores", scores, line["scores"])
    places = [1 + sum(other > mine for other in scores) for mine in scores]
    expect("places", places, line["places"])
    tally.by_reason[game.reason] += 1
    tally.shared_wins += len(winners) > (2 if game.teams else 1)
    tally.longest_game = max(tally.longest_game, moves)
    tally.most_turns = max(tally.most_turns, game.turns)


def object_to(number: int, move: int, what: str) -> NoReturn:
    """Raise the objection."""
    where = f"game {number}, " + (f"move {move}" if move else "setup")
    raise Objection(f"{where}: {what}")


def check(lines: Iterable[str]) -> Tally:
    """Check a whole trace against the rules; raise an Objection at the first fault.

    `lines` are the lines of the trace. The answer counts what was seen.
    """
    tally = Tally()
    number = 0
    move = 0
    game: Game | None = None
    for text in lines:
        try:
            line = json.loads(text)
        except ValueError as error:
            object_to(number, move, f"not a line of JSON ({error}): {text[:100]!r}")
        if not isinstance(line, dict):
            object_to(number, move, f"a line should be an object: {text[:100]!r}")
        kind = line.get("type")
        try:
            if kind == "game":
                if game is not None:
                    raise Fault("a new game begins before the end of the last")
                number += 1
                move = 0
                game = check_header(line, number, tally)
            elif kind == "decision":
                move += 1
                if game is None:
                    raise Fault("a decision outside a game")
                check_decision(line, game, number, move, tally)
            elif kind == "end":
                if game is None:
                    raise Fault("an end outside a game")
                check_end(line, game, number, move, tally)
                game = None
            else:
                raise Fault(f"type: expected game, decision or end, found {kind!r}")
        except Fault as fault:
            object_to(number, move, f"{kind} line: {fault}")
    if game is not None:
        object_to(number, move, "the trace stops before the end of the game")
    return tally


def main() -> int:
    """Check the trace on standard input and print the tally."""
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    try:
        tally = check(sys.stdin)
    except Objection as objection:
        print(f"Objection: {objection}")
        return 1
    print(tally)
    return 0


if __name__ == "__main__":
    sys.exit(main())
