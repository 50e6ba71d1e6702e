"""What a seat may know of a game of New York, as data.

`view.board[2][3]` is the square of the third avenue and the fourth street: lines count from 0, as
everything in `board` does; seats count from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import Any, Literal, get_args

import msgspec
import numpy as np

from ludopolis.engine.layout import Ints, blank, blanks
from ludopolis.engine.view import LegalAction, View, Views, plain
from ludopolis.games.newyork import derived, hidden, rules, trace
from ludopolis.games.newyork import state as numbers
from ludopolis.games.newyork.notation import action_of, card_colour
from ludopolis.games.newyork.state import BOX, FACES, JOKER, KINDS, SIZE, SQUARES, STOP, City

Colour = Literal["red", "blue", "yellow", "green", "black"]
Event = Literal["renovation", "ruin", "speculation", "enterprise", "statik"]
Direction = Literal["avenue", "street"]
Crossing = tuple[int, int]  # an avenue and a street

DECISIONS = ("place", "turn", "answer", "rebuild", "give up")
ENDINGS = ("", "stop card", "stuck")
COLOURS: tuple[Colour, ...] = get_args(Colour)
EVENTS: tuple[Event, ...] = get_args(Event)
TEAMS: tuple[Literal["A", "B"], ...] = ("A", "B")
STOPPED_BY: tuple[Literal["few free", "long game"] | None, ...] = (None, "few free", "long game")
CROSSINGS: tuple[Crossing, ...] = tuple(divmod(square, SIZE) for square in range(SQUARES))
LINES: tuple[tuple[tuple[str, ...], ...], ...] = (
    tuple(tuple(numbers.BOARD["lines"][name]) for name in ("avenues", "streets")),
    (tuple(str(line + 1) for line in range(SIZE)),) * 2,
)

# --- The parts of a view ----------------------------------------------------------------------


class Card(msgspec.Struct, frozen=True):
    """A card. With ordinary playing cards, jokers are the wild eights and nines."""

    number: int
    kind: Literal["line", "joker", Event, "stop"]
    colour: Literal["red", "blue", "black"] | None = None  # a Stop card has none
    line: int | None = None  # the avenue (red) or street (blue or black) that it names


class Line(msgspec.Struct, frozen=True):
    """An avenue or a street; with ordinary playing cards, a column or a row."""

    direction: Direction
    number: int


class Square(msgspec.Struct, frozen=True):
    """A crossing and the building there."""

    colour: Colour | None  # None: free
    owner: int | None  # None: free, or the colours are not dealt yet
    price: int | None  # what another player pays for it
    block: int | None  # which of the view's `blocks` it is part of


class Block(msgspec.Struct, frozen=True):
    """A connected group that scores double: the largest of a colour, or one of the two largest."""

    colour: Colour
    owner: int | None
    squares: tuple[Crossing, ...]
    points: int  # that it brings


class Pawns(msgspec.Struct, frozen=True):
    """The pawns of a colour."""

    colour: Colour
    owner: int | None
    on_board: int
    reserve: int


class Player(msgspec.Struct, frozen=True):
    """All that is open about a seat."""

    colours: tuple[Colour, ...]
    coins: int
    cards: int  # in hand
    buildings: int
    other_points: int  # of buildings outside the scoring blocks
    points: int  # so far: of blocks, other buildings and coins
    team: Literal["A", "B"] | None
    partner: int | None
    team_points: int | None


class Unseen(msgspec.Struct, frozen=True):
    """How many copies of a card who looks has not seen."""

    card: Card
    copies: int
    in_hands: int  # of these, so many are surely in hands, not in the pile


# --- Actions ----------------------------------------------------------------------------------


class Played(LegalAction, frozen=True, kw_only=True):
    """An action that lays cards on the discards."""

    cards: tuple[Card, ...]


class Aimed(Played, frozen=True, kw_only=True):
    """Cards that name a building."""

    avenue: int
    street: int
    colour: Colour  # of the pawn
    owner: int | None
    points_before: int
    points_after: int


class Pair(Aimed, frozen=True, kw_only=True, tag="pair"):
    """Two cards of lines that cross at a building."""

    effect: Literal["build", "buy", "lose"]  # free, another's, or one's own
    price: int


class Enterprise(Aimed, frozen=True, kw_only=True, tag="enterprise"):
    """An event: another's building, free of charge."""


class Demand(Played, frozen=True, kw_only=True):
    """An event that makes a player choose which building to lose."""

    victim: int
    buildings: int  # to choose among
    colour: Colour  # that takes its place


class Statik(Demand, frozen=True, kw_only=True, tag="statik"):
    """An event against who has most on a line."""

    line: Line


class Speculation(Demand, frozen=True, kw_only=True, tag="speculation"):
    """An event against a player with many buildings."""


class Renovation(Played, frozen=True, kw_only=True, tag="renovation"):
    """An event: the middle is cleared and rebuilt by all."""


class Ruin(Played, frozen=True, kw_only=True, tag="ruin"):
    """An event: the corners are cleared and rebuilt by all."""


class ShowHand(Played, frozen=True, kw_only=True, tag="show hand"):
    """Nothing can be played: the hand is shown and a new one drawn."""


class Swap(LegalAction, frozen=True, kw_only=True, tag="swap"):
    """The offer is accepted for this card."""

    card: Card | None  # the other team does not see it


class Offer(LegalAction, frozen=True, kw_only=True, tag="offer"):
    """A card is offered to the partner."""

    card: Card | None
    partner: int


class Refuse(LegalAction, frozen=True, kw_only=True, tag="refuse"):
    """The offer is refused."""


class Place(LegalAction, frozen=True, kw_only=True, tag="place"):
    """A pawn is put on a free square: in the preliminary round, or after an event."""

    avenue: int
    street: int
    colour: Colour


class GiveUp(Place, frozen=True, kw_only=True, tag="give up"):
    """A building is lost to an event; a pawn of this colour takes its place."""


TurnAction = Pair | Enterprise | Statik | Speculation | Renovation | Ruin | ShowHand | Offer
AnyAction = TurnAction | Swap | Refuse | Place | GiveUp
ACTION_TYPES: dict[str, Any] = {t.__struct_config__.tag: t for t in get_args(AnyAction)}
UNKNOWN = -1  # the number of an action that is not seen

# --- The view ---------------------------------------------------------------------------------


class NewYorkView(View, frozen=True, kw_only=True):
    """What a seat may know."""

    decision: Literal["place", "turn", "answer", "rebuild", "give up"] | None
    ending: Literal["stop card", "stuck"] | None = None
    legal: tuple[AnyAction, ...] | None = None

    # The options.
    edition: Literal["box", "cards"]
    events: bool
    own_colours: bool
    teams: bool
    unlimited_pawns: bool
    price_for_two: Literal["colour", "owner"]

    # The table.
    avenues: tuple[str, ...]  # their names, as cards and squares are called after them
    streets: tuple[str, ...]
    board: tuple[tuple[Square, ...], ...]  # avenue, then street
    free: int  # squares without a building
    blocks: tuple[Block, ...]  # the scoring ones, by colour, the largest first
    pawns: tuple[Pawns, ...]  # of each colour in play
    seats: tuple[Player, ...]
    pile: int  # cards in it
    discards: tuple[Card, ...]  # the last one on top
    last_player: int | None  # who played it
    stop_cards: Literal["aside", "discards", "pile", "drawn"]
    stopped_by: Literal["few free", "long game"] | None  # why the Stop cards came in

    # Where the game stands.
    placements: int  # pawns of the preliminary round so far …
    placements_in_all: int  # … of so many
    placing: Colour | None  # the colour that is placed next, in the preliminary round
    turns: int  # turns that are over
    active: int | None  # whose turn it is
    first: int | None  # who took the first turn
    offer_made: bool  # the offer of this turn
    event: Event | None  # that is being carried out
    line: Line | None  # that a Statik named
    taker: Colour | None  # the colour that takes what is given up

    # What only who looks knows.
    hand: tuple[Card, ...] | None = None  # red before blue; lines in order, jokers, events
    reach: tuple[Crossing, ...] | None = None  # where pairs of the hand lead, in the own turn
    offered: Card | None = None  # by or to who looks
    partner_cards: tuple[Card, ...] | None = None  # of the partner's hand, that were seen
    unseen: tuple[Unseen, ...]  # as far as who looks can tell

    @property
    def two_colours(self) -> bool:
        """Does every player own two colours?"""
        return self.players == 2 and self.edition == "box"

    @property
    def prices_by_colour(self) -> bool:
        """Does a price count the pawns of one colour only, though the owner has two?"""
        return self.two_colours and self.price_for_two == "colour"

    @property
    def undealt(self) -> bool:
        """Are the colours not dealt yet?"""
        return self.pawns[0].owner is None


# --- Small things, made once ------------------------------------------------------------------


def _card(edition: int, number: int) -> Card:
    """A card by its number."""
    if number == STOP:
        return Card(number, "stop")
    side, face = divmod(number, FACES)
    colour: Any = card_colour(edition, side)
    if face < JOKER:
        return Card(number, "line", colour, face)
    return Card(number, "joker" if face == JOKER else EVENTS[face - JOKER - 1], colour)


CARDS = tuple([_card(edition, number) for number in range(STOP + 1)] for edition in (0, 1))
NAMED_LINES = tuple([Line(way, n) for n in range(SIZE)] for way in get_args(Direction))


@cache
def _square(colour: int, owner: int, price: int, block: int) -> Square:
    """A square from the numbers of the rules, which have -1 for nothing."""
    return Square(
        COLOURS[colour] if colour >= 0 else None,
        owner + 1 or None,
        price if price >= 0 else None,
        block if block >= 0 else None,
    )


@lru_cache(maxsize=1 << 12)
def _crossings(squares: int) -> tuple[Crossing, ...]:
    """A set of squares, ascending."""
    return tuple(CROSSINGS[square] for square in range(SQUARES) if squares >> square & 1)


@cache
def _named(edition: int, number: int) -> tuple[Any, int, dict[str, Any]]:
    """Of an action its type, which own colour it plays, and what it names by its number."""
    action = action_of(number)
    side, line = action.line
    facts = {"number": number, "victim": action.victim, "line": NAMED_LINES[side][line]}
    facts["avenue"], facts["street"] = CROSSINGS[action.square or 0]
    if cards := tuple(CARDS[edition][card] for card in action.cards):
        facts |= {"cards": cards, "card": cards[0]}
    kind = ACTION_TYPES[action.kind]
    return kind, action.own, {name: facts[name] for name in kind.__struct_fields__ if name in facts}


# --- Filling it in ----------------------------------------------------------------------------


class NewYorkViews(Views[NewYorkView]):
    """How views of New York are filled in."""

    view_type = NewYorkView
    actions_type = AnyAction
    decisions = DECISIONS

    def open(self, state: City, move: int) -> NewYorkView:
        """What everybody may know: the open table, and what can be counted on it."""
        facts = blank(derived.OpenFacts)
        derived.work_out(state, facts)
        unseen = _unseen(state, -1)
        state, facts = plain(state), plain(facts)
        phase, ending, edition = int(state.phase), int(state.ending), int(state.edition)
        stock, main_round = state.stock, phase != numbers.PLACING
        owner_of = [seat + 1 or None for seat in state.seat_of.tolist()]
        of_squares = (state.owner, facts.owner, facts.price, facts.block)
        squares = tuple(map(_square, *(numbers.tolist() for numbers in of_squares)))
        of_blocks = (facts.block_colour, facts.blocks, facts.block_points)
        blocks = [
            Block(COLOURS[c], owner_of[c], _crossings(set_of_squares), points)
            for c, set_of_squares, points in zip(*(n.tolist() for n in of_blocks), strict=True)
            if set_of_squares
        ]
        of_pawns = (COLOURS, owner_of, state.buildings.tolist(), state.reserve.tolist())
        pawns = tuple(map(Pawns, *of_pawns))[: int(state.colours)]
        discards = stock.discards[: int(stock.discarded)].tolist()
        giving_up = phase == numbers.GIVING_UP and not ending
        event = giving_up or (phase == numbers.REBUILDING and not ending)
        statik = giving_up and state.event == numbers.STATIK
        decision: Any = None if ending else DECISIONS[phase]
        how: Any = ENDINGS[ending] or None
        stops: Any = "discards" if STOP in discards else "pile" if state.stops else "aside"
        return NewYorkView(
            players=int(state.players),
            move=move,
            to_move=None if ending else int(state.seat) + 1,
            decision=decision,
            ending=how,
            edition="box" if edition == BOX else "cards",
            events=bool(state.events),
            own_colours=bool(state.own_colours),
            teams=bool(state.teams),
            unlimited_pawns=bool(state.unlimited_pawns),
            price_for_two="owner" if state.price_for_two == numbers.BY_OWNER else "colour",
            avenues=LINES[edition][0],
            streets=LINES[edition][1],
            board=tuple(squares[line : line + SIZE] for line in range(0, SQUARES, SIZE)),
            free=int(state.free),
            blocks=tuple(blocks),
            pawns=pawns,
            seats=tuple(_players(state, facts)),
            pile=int(stock.left),
            discards=tuple([CARDS[edition][card] for card in discards]),
            last_player=int(facts.last_player) + 1 or None,
            stop_cards="drawn" if how == "stop card" else stops,
            stopped_by=STOPPED_BY[state.stops],
            placements=int(state.placed),
            placements_in_all=int(facts.placements),
            placing=None if main_round else COLOURS[facts.placing],
            turns=int(state.turns),
            active=int(state.active) + 1 if main_round else None,
            first=int(state.first) + 1 if main_round else None,
            offer_made=bool(state.swap_used),
            event=EVENTS[state.event - numbers.RENOVATION] if event else None,
            line=NAMED_LINES[state.line_is_street][state.line] if statik else None,
            taker=COLOURS[state.taker] if giving_up else None,
            unseen=unseen,
        )

    def own(
        self, state: City, seat: int, shared: NewYorkView, legal: Sequence[int] | None
    ) -> NewYorkView:
        """What a seat knows besides: its hand, and which cards it has not seen."""
        more: dict[str, Any] = {"legal": None if legal is None else self._choices(state, legal)}
        if shared.placing is None:  # before, there are no hands
            cards = CARDS[int(state.edition)]
            more["hand"] = _repeated(cards, state.hand[seat])
            more["unseen"] = _unseen(state, seat)
            if shared.decision == "answer" and seat + 1 in (shared.to_move, shared.active):
                more["offered"] = cards[state.offered]
            if shared.decision == "turn" and seat + 1 == shared.to_move:
                more["reach"] = _crossings(derived.reach(state, seat))
            if shared.teams:
                more["partner_cards"] = _repeated(cards, state.known[rules.partner(seat)])
        return msgspec.structs.replace(shared, seat=seat + 1, **more)

    def action(self, state: City, number: int) -> AnyAction:
        """An action in its parts."""
        return self._choices(state, [int(number)])[0]

    def seen(self, state: City, action: LegalAction, seat: int) -> LegalAction:
        """What a seat sees of an action: a swap is for the partners alone."""
        if isinstance(action, (Offer, Swap)):
            active = int(state.active)
            if seat not in (active, rules.partner(active)):
                return msgspec.structs.replace(action, number=UNKNOWN, card=None)
        return action

    def points(self, state: City) -> list[int]:
        """The points that each seat made itself."""
        return [int(rules.points(state, seat)) for seat in range(state.players)]

    def position(self, state: City) -> dict[str, Any]:
        """Everything that is true, for auditors."""
        return trace.position(state, self.open(state, 0))

    chance = staticmethod(trace.chance)

    def _choices(self, state: City, actions: Sequence[int]) -> tuple[AnyAction, ...]:
        """Actions of the seat to move in their parts."""
        follows = blanks(derived.Consequence, len(actions))
        derived.foresee(state, np.array(actions, np.int64), follows)
        choice = partial(_choice, state, int(state.edition), int(state.seat), _colours(state))
        return tuple(map(choice, actions, follows.tolist()))


def _choice(
    state: City,
    edition: int,
    seat: int,
    colours: Sequence[Colour],
    number: int,
    follows: Sequence[int],
) -> AnyAction:
    """An action in its parts, with what follows from it."""
    kind, own, more = _named(edition, number)
    owner, price, before, after, buildings = follows
    if kind in (Pair, Enterprise):
        more = {**more, "points_before": before, "points_after": after, "owner": owner + 1 or None}
    if kind is Pair:
        effect: Any = "build" if owner < 0 else "lose" if owner == seat else "buy"
        return Pair(**more, colour=colours[own], effect=effect, price=price)
    if kind in (Statik, Speculation):
        more = {**more, "buildings": buildings}
    if "colour" in kind.__struct_fields__:
        more = {**more, "colour": colours[own]}
    if kind is Offer:
        more = {**more, "partner": int(rules.partner(seat)) + 1}
    if kind is ShowHand:
        more = {**more, "cards": _repeated(CARDS[edition], state.hand[seat])}
    action: AnyAction = kind(**more)
    return action


def _colours(state: City) -> tuple[Colour, Colour]:
    """The colours of the pawns that the seat to move puts on the board, twice the same if it is one."""
    first, second = state.colour_of[state.seat].tolist()
    if state.phase in (numbers.PLACING, numbers.GIVING_UP):
        placing = state.phase == numbers.PLACING
        first, second = int(rules.placing_colour(state) if placing else state.taker), -1
    return COLOURS[first], COLOURS[second if second >= 0 else first]


def _players(state: City, facts: derived.OpenFacts) -> Iterator[Player]:
    seat_of, on_board = state.seat_of.tolist(), state.buildings.tolist()
    coins, cards = state.money.tolist(), state.hand_size.tolist()
    points, others = facts.points.tolist(), facts.other_points.tolist()
    for seat in range(state.players):
        own = [colour for colour, owner in enumerate(seat_of) if owner == seat]
        partner = int(rules.partner(seat)) if state.teams else None
        yield Player(
            tuple([COLOURS[colour] for colour in own]),
            coins[seat],
            cards[seat],
            sum([on_board[colour] for colour in own]),
            others[seat],
            points[seat],
            None if partner is None else TEAMS[seat % 2],
            None if partner is None else partner + 1,
            None if partner is None else points[seat] + points[partner],
        )


def _unseen(state: City, seat: int) -> tuple[Unseen, ...]:
    """What a seat, or a spectator, has not seen."""
    counts = np.zeros((2, KINDS), np.int64)
    hidden.count_hidden(state, seat, counts[0], counts[1])
    found = zip(CARDS[int(state.edition)], *counts.tolist(), strict=False)
    return tuple([Unseen(card, copies, sure) for card, copies, sure in found if copies])


def _repeated(cards: Sequence[Card], counts: Ints) -> tuple[Card, ...]:
    """Each card as often as it is there."""
    return tuple(
        [cards[card] for card, copies in enumerate(counts.tolist()) for _ in range(copies)]
    )
