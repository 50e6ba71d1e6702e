"""What a seat may know of a game of Property, as typed data; and how it is filled in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from ludopolis.engine.view import LegalAction, Outcome, View, Views
from ludopolis.games.property import derived, knowledge, rules
from ludopolis.games.property.land import (
    BLACK,
    BUY,
    BUYING,
    COLOUR,
    DO_NOT_BUY,
    RANK_NAMES,
    RANKS,
    RED,
    SHOW,
    SIZE,
    SUIT_NAMES,
    WAYS,
    Land,
)

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

CARD_NAMES = tuple(suit + rank for suit in SUIT_NAMES for rank in RANK_NAMES)


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


class Pair(LegalAction, frozen=True, kw_only=True, tag="pair"):
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
def square_of(code: int) -> Square:
    """A square from the number that `derived.survey` makes of it."""
    fields = []
    for bits in (
        *(derived.OWNER_BITS, derived.MORTGAGED_BITS, derived.SIDES_BITS),
        *(derived.GROUP_BITS, derived.PRICE_BITS, derived.RENT_BITS),
    ):
        fields.append(code & ((1 << bits) - 1))
        code >>= bits
    owner, mortgaged, sides, group, price, rent = fields
    return Square(owner or None, bool(mortgaged), group, sides_of(sides), price, rent)


def members(numbers: int) -> list[int]:
    """The squares or cards of a set, ascending."""
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]


@lru_cache(maxsize=1 << 12)
def group_of(squares: int) -> Group:
    """A group from its set of squares."""
    places = tuple(place_of(square) for square in members(squares))
    return Group(len(places), places)


@lru_cache(maxsize=1 << 10)
def names_of(cards: int) -> tuple[str, ...]:
    """The names of a set of cards: ♥ from A to 10, then ♦, ♠ and ♣."""
    return tuple(CARD_NAMES[card] for card in members(cards))


@cache
def card_of(number: int) -> Card:
    """A card of a hand."""
    suit, rank = divmod(number, RANKS)
    colour = number // COLOUR
    ways = [way for way in range(WAYS) if rules.card_of(colour, way) == number]
    numbers = tuple(int(rules.number_of(way)) + 1 for way in ways)
    return Card(CARD_NAMES[number], SUITS[suit], rank + 1, COLOURS[colour], numbers)


@lru_cache(maxsize=1 << 10)
def hand_of(cards: int) -> tuple[Card, ...]:
    """A hand from its set of cards."""
    return tuple(card_of(card) for card in members(cards))


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
    actions_type = PropertyAction

    def open(self, state: Land, move: int) -> PropertyView:
        """The open table, and what can be worked out from it."""
        codes, groups, seats = derived.room_for_survey()
        count = derived.survey(state, codes, groups, seats)
        squares = [square_of(code) for code in codes.tolist()]
        players = players_of(seats[: state.players].tolist(), groups[:count].tolist())
        over = bool(state.ending)
        failed = sorted((player.bankrupt, player.seat) for player in players if player.bankrupt)
        stock = state.stock
        return PropertyView(
            players=len(players),
            move=move,
            to_move=None if over else int(state.active) + 1,
            decision=None if over else DECISIONS[state.phase],
            ending=ENDINGS[state.ending] or None,
            bankruptcies=int(state.bankruptcies),
            count_property=bool(state.count_property),
            board=tuple(
                tuple(squares[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE)
            ),
            seats=players,
            free=SIZE * SIZE - sum(player.squares for player in players),
            offer=offer_of(state),
            discards=tuple(CARD_NAMES[c] for c in stock.discards[: stock.discarded].tolist()),
            last_player=int(derived.last_player(state)) + 1,
            pile_size=int(stock.left),
            first=int(state.first) + 1,
            active=int(state.active) + 1,
            turns=int(state.turns),
            quiet_turns=int(state.quiet_turns),
            bankrupt=tuple(seat for _, seat in failed),
            unseen=names_of(int(knowledge.unseen(state, -1))),
            surely_in_hands=names_of(int(knowledge.surely_in_hands(state, -1))),
        )

    def own(
        self, state: Land, seat: int, shared: PropertyView, legal: Sequence[int] | None
    ) -> PropertyView:
        """What a seat knows besides: its own hand, and which cards it has not seen."""
        return replace(
            shared,
            seat=seat + 1,
            hand=hand_of(int(state.hand[seat])),
            unseen=names_of(int(knowledge.unseen(state, seat))),
            surely_in_hands=names_of(int(knowledge.surely_in_hands(state, seat))),
            legal=None if legal is None else actions_of(state, legal),
        )

    def action(self, state: Land, number: int) -> LegalAction:
        """An action of the seat to move in its parts."""
        return actions_of(state, [number])[0]

    def decision(self, state: Land) -> str:
        """The kind of decision that is due."""
        return DECISIONS[state.phase]

    def position(self, state: Land) -> dict[str, Any]:
        """Everything that is true; `docs/trace/property.md` explains the fields."""
        stock, seats = state.stock, range(state.players)
        board: list[list[int | None]] = [[None] * SIZE for _ in range(SIZE)]
        for seat in seats:
            for square in members(int(state.owned[seat])):
                board[square // SIZE][square % SIZE] = seat + 1
        failed = sorted((int(nth), seat + 1) for seat, nth in enumerate(state.failed) if nth)
        asked = offer_of(state)
        return {
            "board": board,
            "mortgages": [list(place_of(square)) for square in members(int(state.mortgaged))],
            "purses": state.cash[: state.players].tolist(),
            "units": state.units[: state.players].tolist(),
            "discards": [CARD_NAMES[c] for c in stock.discards[: stock.discarded]],
            "first": int(state.first) + 1,
            "active": int(state.active) + 1,
            "turns": int(state.turns),
            "quiet_turns": int(state.quiet_turns),
            "bankrupt": [seat for _, seat in failed],
            "square": list(asked.square) if asked else None,
            "price": asked.price if asked else None,
            "hands": [list(names_of(int(state.hand[seat]))) for seat in seats],
            "pile": [CARD_NAMES[c] for c in stock.cards[: stock.left][::-1]],
        }

    def chance(
        self,
        before: Land,  # noqa: ARG002
        outcomes: list[Outcome],
        *,
        in_setup: bool = False,  # noqa: ARG002
    ) -> list[Outcome]:
        """Who starts, and every new pile, the top card first."""
        return [
            {"first": outcome["pick"] + 1}
            if "pick" in outcome
            else {"pile": [CARD_NAMES[card] for card in outcome["shuffle"][::-1]]}
            for outcome in outcomes
        ]

    def points(self, state: Land) -> list[int]:
        """The fortune of each seat."""
        return [int(rules.fortune(state, seat)) for seat in range(state.players)]


def players_of(table: list[list[int]], groups: list[int]) -> tuple[Player, ...]:
    """The players, from what `derived.survey` found."""
    players = []
    start = 0
    for seat, facts in enumerate(table, start=1):
        cash, units, cards, squares, mortgaged, largest, fortune, failed, count = facts
        own = sorted(map(group_of, groups[start : start + count]), key=_smallness)
        start += count
        players.append(
            Player(
                seat=seat,
                cash=cash,
                units=units,
                cards=cards,
                squares=squares,
                mortgaged=mortgaged,
                largest_group=largest,
                fortune=fortune,
                bankrupt=failed or None,
                groups=tuple(own),
            )
        )
    return tuple(players)


def _smallness(group: Group) -> int:
    return -group.size


def offer_of(state: Land) -> Offer | None:
    """The square that may be bought now."""
    if state.phase != BUYING or state.ending:
        return None
    owner, price, splits = derived.offer(state)
    return Offer(place_of(int(state.square)), owner + 1, price, bool(splits))


def actions_of(state: Land, numbers: Sequence[int]) -> tuple[PropertyAction, ...]:
    """Actions of the seat to move in their parts; either all of them play a pair, or none."""
    if numbers[0] >= BUY:
        return tuple(answer_of(state, number) for number in numbers)
    facts = np.empty((len(numbers), derived.PAIR_FACTS), np.int64)
    derived.outcomes(state, np.array(numbers, np.int64), facts)
    return tuple(map(_pair, numbers, facts.tolist()))


def _pair(number: int, facts: list[int]) -> Pair:
    red, black, square = pair_of(number)
    effect, owner, rent, price, can_buy, group, sides = facts
    return Pair(
        number=number,
        red=red,
        black=black,
        square=square,
        effect=EFFECTS[effect],
        owner=owner or None,
        rent=rent,
        price=price,
        can_buy=bool(can_buy),
        group=group,
        joined=sides_of(sides),
    )


def answer_of(state: Land, number: int) -> PropertyAction:
    """An action that plays no cards."""
    if number == DO_NOT_BUY:
        return DoNotBuy(number=number)
    if number == SHOW:
        allowed = rules.refusal(state, number) == 0
        return ShowHand(
            number=number, cards=names_of(int(state.hand[state.active])) if allowed else ()
        )
    asked = offer_of(state)
    if asked is None:
        return Buy(number=number)
    group, sides = derived.after_taking(state, state.square)
    left = int(state.units[state.active]) - asked.price
    return Buy(number=number, units_left=left, group=group, joined=sides_of(sides))
