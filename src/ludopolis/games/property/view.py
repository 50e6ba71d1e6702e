"""What a seat may know of a game of Property, as typed data; and how it is filled in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import starmap
from typing import Literal, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from ludopolis.engine.view import LegalAction, View, Views, numbers_in
from ludopolis.games.property import derived, hidden, rules, state, trace
from ludopolis.games.property.state import BLACK, BUY, CARD_NAMES, RANKS, RED, SHOW, SIZE, Land

LAND = SIZE * SIZE  # squares

Colour = Literal["red", "black"]
Suit = Literal["hearts", "diamonds", "spades", "clubs"]
Side = Literal["north", "east", "south", "west"]
Effect = Literal["take", "rent", "ruin", "mortgage", "lose"]
Decision = Literal["play", "buy"]
Ending = Literal["bankruptcy", "long game"]

COLOURS: tuple[Colour, ...] = ("red", "black")
SUITS: tuple[Suit, ...] = ("hearts", "diamonds", "spades", "clubs")
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
EFFECTS: tuple[Effect, ...] = ("take", "rent", "ruin", "mortgage", "lose")
DECISIONS: tuple[Decision, ...] = ("play", "buy")
ENDINGS: tuple[Literal[""] | Ending, ...] = ("", "bankruptcy", "long game")


class Place(NamedTuple):
    """Where a square lies: columns count from the left, rows from the bottom, from 1."""

    column: int
    row: int

    @property
    def name(self) -> str:
        """The square as players write it."""
        return f"{self.column}/{self.row}"


class Card(msgspec.Struct, frozen=True):
    """A card of the own hand; elsewhere cards are called by their names."""

    name: str  # `♥9`, `♠A`
    suit: Suit
    rank: int  # 1 is the ace
    colour: Colour  # red cards name columns, black ones rows
    numbers: tuple[int, ...]  # which ones it can name

    @property
    def wild(self) -> bool:
        """Can it name more than one number?"""
        return len(self.numbers) > 1


class Square(msgspec.Struct, frozen=True):
    """A square of the land."""

    owner: int | None = None
    mortgaged: bool = False
    group: int = 0  # squares of the owner that are connected with it, itself among them
    joined: tuple[Side, ...] = ()  # the sides on which the group goes on
    price: int = 0  # in units, for who has paid the rent
    rent: int = 0  # with ♦ and ♣; ♥ doubles it, and so does ♠


class Group(msgspec.Struct, frozen=True):
    """Connected squares of one owner."""

    size: int
    squares: tuple[Place, ...]


class Player(msgspec.Struct, frozen=True):
    """What everybody knows of a player."""

    seat: int
    cash: int
    units: int
    cards: int  # in hand
    squares: int
    mortgaged: int  # of the squares
    largest_group: int
    fortune: int  # what counts in the end
    bankrupt: int | None  # 1 is the first who failed
    groups: tuple[Group, ...]  # the largest first


class Offer(msgspec.Struct, frozen=True):
    """The square that the player to move may buy."""

    square: Place
    owner: int
    price: int  # in units
    splits: bool  # does the rest of its group fall apart without it?


# --- Actions ----------------------------------------------------------------------------------


class Pair(LegalAction, frozen=True, tag="pair"):
    """Play a red and a black card; they name a square."""

    red: str
    black: str
    square: Place
    effect: Effect
    owner: int | None = None  # whose the square is
    rent: int = 0
    price: int = 0  # in units
    can_buy: bool = False  # with the own units, after the rent
    group: int = 0  # the own group that a taken square is in
    joined: tuple[Side, ...] = ()  # the sides on which it touches that group


class Buy(LegalAction, frozen=True, kw_only=True, tag="buy"):
    """Buy the square on offer."""

    units_left: int = 0
    group: int = 0  # as for a taken square
    joined: tuple[Side, ...] = ()


class DoNotBuy(LegalAction, frozen=True, kw_only=True, tag="do not buy"):
    """Leave the square on offer to its owner."""


class ShowHand(LegalAction, frozen=True, kw_only=True, tag="show hand"):
    """Show and discard a hand that lacks a colour, and draw anew."""

    cards: tuple[str, ...] = ()


PropertyAction = Pair | Buy | DoNotBuy | ShowHand


# --- The view ---------------------------------------------------------------------------------


class PropertyView(View, frozen=True, kw_only=True):
    """All that a seat may know."""

    decision: Decision | None
    legal: tuple[PropertyAction, ...] | None = None
    ending: Ending | None = None
    bankruptcies: int  # that end the game
    count_property: bool  # do squares count in the end?
    board: tuple[tuple[Square, ...], ...]  # board[2][4] is column 3, row 5
    seats: tuple[Player, ...]
    free: int  # squares without an owner
    offer: Offer | None
    discards: tuple[str, ...]  # the last on top
    last_player: int  # who laid the last of them down
    pile_size: int
    first: int  # the seat that took the first turn
    active: int  # whose turn it is, or was the last
    turns: int  # that are over
    quiet_turns: int  # since the last bankruptcy
    bankrupt: tuple[int, ...]  # the first who failed first
    hand: tuple[Card, ...] | None = None  # a spectator has none
    unseen: tuple[str, ...]  # cards in the pile or in hands of others
    surely_in_hands: tuple[str, ...]  # those of them that are not in the pile

    def at(self, place: Place) -> Square:
        """The square at a place."""
        return self.board[place.column - 1][place.row - 1]

    @property
    def lacks_a_colour(self) -> bool:
        """Is there no pair in the own hand?"""
        return len({card.colour for card in self.hand or ()}) < len(COLOURS)


# --- Small things that are made once ----------------------------------------------------------


@cache
def place_of(square: int) -> Place:
    """Where a square of the rules lies."""
    return Place(square // SIZE + 1, square % SIZE + 1)


@cache
def sides_of(bits: int) -> tuple[Side, ...]:
    """Sides from a set of bits."""
    return tuple(side for at, side in enumerate(SIDES) if bits >> at & 1)


@lru_cache(maxsize=1 << 13)
def square_of(owner: int, mortgaged: int, group: int, sides: int, price: int, rent: int) -> Square:
    """A square from what `derived.survey` tells of it."""
    return Square(owner or None, bool(mortgaged), group, sides_of(sides), price, rent)


@lru_cache(maxsize=1 << 12)
def group_of(squares: int) -> Group:
    """A group from its set of squares."""
    places = tuple(place_of(square) for square in numbers_in(squares))
    return Group(len(places), places)


@lru_cache(maxsize=1 << 10)
def names_of(cards: int) -> tuple[str, ...]:
    """The names of a set of cards: ♥ from A to 10, then ♦, ♠ and ♣."""
    return tuple(CARD_NAMES[card] for card in numbers_in(cards))


@cache
def card_of(number: int) -> Card:
    """A card of a hand."""
    suit, rank = divmod(number, RANKS)
    colour = number // state.COLOUR
    ways = [way for way in range(state.WAYS) if rules.card_of(colour, way) == number]
    numbers = tuple(int(rules.number_of(way)) + 1 for way in ways)
    return Card(CARD_NAMES[number], SUITS[suit], rank + 1, COLOURS[colour], numbers)


@cache
def pair_of(action: int) -> tuple[str, str, Place]:
    """The red card, the black card and the square of a pair."""
    red_way, black_way = rules.pair_of(action)
    red, black = rules.card_of(RED, red_way), rules.card_of(BLACK, black_way)
    return CARD_NAMES[red], CARD_NAMES[black], place_of(int(rules.square_of(red_way, black_way)))


# --- Filling views in -------------------------------------------------------------------------


class PropertyViews(Views[PropertyView]):
    """How the views of Property are filled in."""

    view_type = PropertyView
    decisions = DECISIONS
    position = staticmethod(trace.position)
    chance = staticmethod(trace.chance)
    actions_type = PropertyAction

    def open(self, land: Land, move: int) -> PropertyView:
        """The open table, and what can be worked out from it."""
        facts, groups = np.empty((LAND, derived.SQUARE_FACTS), np.int64), np.empty(LAND, np.uint64)
        count = derived.survey(land, facts, groups)
        squares = [*starmap(square_of, facts.tolist())]
        found = groups[:count].tolist()
        players = tuple(player_of(land, seat, found) for seat in range(land.players))
        failed = sorted((player.bankrupt, player.seat) for player in players if player.bankrupt)
        over, stock = bool(land.ending), land.stock
        return PropertyView(
            players=len(players),
            move=move,
            to_move=None if over else int(land.active) + 1,
            decision=None if over else DECISIONS[land.phase],
            ending=ENDINGS[land.ending] or None,
            bankruptcies=int(land.bankruptcies),
            count_property=bool(land.count_property),
            board=tuple(tuple(squares[start : start + SIZE]) for start in range(0, LAND, SIZE)),
            seats=players,
            free=LAND - sum(player.squares for player in players),
            offer=offer_of(land),
            discards=tuple(CARD_NAMES[c] for c in stock.discards[: stock.discarded].tolist()),
            last_player=int(derived.last_player(land)) + 1,
            pile_size=int(stock.left),
            first=int(land.first) + 1,
            active=int(land.active) + 1,
            turns=int(land.turns),
            quiet_turns=int(land.quiet_turns),
            bankrupt=tuple(seat for _, seat in failed),
            unseen=names_of(int(hidden.unseen(land, -1))),
            surely_in_hands=names_of(int(hidden.surely_in_hands(land, -1))),
        )

    def own(
        self, land: Land, seat: int, shared: PropertyView, legal: Sequence[int] | None
    ) -> PropertyView:
        """What a seat knows besides: its own hand, and which cards it has not seen."""
        return replace(
            shared,
            seat=seat + 1,
            hand=tuple(map(card_of, numbers_in(int(land.hand[seat])))),
            unseen=names_of(int(hidden.unseen(land, seat))),
            surely_in_hands=names_of(int(hidden.surely_in_hands(land, seat))),
            legal=None if legal is None else actions_of(land, legal),
        )

    def action(self, land: Land, number: int) -> LegalAction:
        """An action of the seat to move in its parts."""
        return actions_of(land, [number])[0]


def player_of(land: Land, seat: int, groups: list[int]) -> Player:
    """A player, with those of the groups that are theirs."""
    owned = int(land.owned[seat])
    own = sorted((group_of(group) for group in groups if group & owned), key=lambda g: -g.size)
    return Player(
        seat=seat + 1,
        cash=int(land.cash[seat]),
        units=int(land.units[seat]),
        cards=int(land.hand[seat]).bit_count(),
        squares=owned.bit_count(),
        mortgaged=(owned & int(land.mortgaged)).bit_count(),
        largest_group=own[0].size if own else 0,
        fortune=int(rules.fortune(land, seat)),
        bankrupt=int(land.failed[seat]) or None,
        groups=tuple(own),
    )


def offer_of(land: Land) -> Offer | None:
    """The square that may be bought now."""
    if land.phase != state.BUYING or land.ending:
        return None
    owner, price, splits = derived.offer(land)
    return Offer(place_of(int(land.square)), owner + 1, price, bool(splits))


def actions_of(land: Land, numbers: Sequence[int]) -> tuple[PropertyAction, ...]:
    """Actions of the seat to move in their parts; either all of them play a pair, or none."""
    if numbers[0] >= BUY:
        return tuple(answer_of(land, number) for number in numbers)
    facts = np.empty((len(numbers), derived.PAIR_FACTS), np.int64)
    derived.outcomes(land, np.array(numbers, np.int64), facts)
    return tuple(map(played_pair, numbers, facts.tolist()))


def played_pair(number: int, facts: list[int]) -> Pair:
    """A pair, from what `derived.outcome` tells of it."""
    effect, owner, rent, price, can_buy, group, sides = facts
    after = bool(can_buy), group, sides_of(sides)
    return Pair(
        *pair_of(number), EFFECTS[effect], owner or None, rent, price, *after, number=number
    )


def answer_of(land: Land, number: int) -> PropertyAction:
    """An action that plays no cards."""
    if number == state.DO_NOT_BUY:
        return DoNotBuy(number=number)
    if number == SHOW:
        shown = land.hand[land.active] if rules.refusal(land, SHOW) == state.ALLOWED else 0
        return ShowHand(number=number, cards=names_of(int(shown)))
    if (asked := offer_of(land)) is None:
        return Buy(number=number)
    group, sides = derived.after_taking(land, land.square)
    left = int(land.units[land.active]) - asked.price
    return Buy(number=number, units_left=left, group=group, joined=sides_of(sides))
