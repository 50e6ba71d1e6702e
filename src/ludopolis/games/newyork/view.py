"""What a seat may know of a game of New York, as data.

`view.board[2][3]` is the square of the third avenue and the fourth street: lines count from 0, as
everything in `board` does; seats count from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal

import msgspec
import numpy as np

from ludopolis.engine.layout import blank, blanks
from ludopolis.engine.view import LegalAction, Outcome, View, Views
from ludopolis.games.newyork import derived, rules, trace
from ludopolis.games.newyork.city import (
    BOARD,
    BOX,
    BY_OWNER,
    ENTERPRISE,
    ENTERPRISES,
    EVENT_NAMES,
    FACES,
    FREE,
    GIVE_UP,
    GIVING_UP,
    JOKER,
    KINDS,
    OFFER,
    PLACE,
    PLACING,
    REBUILDING,
    REFUSE,
    RENOVATION,
    RENOVATIONS,
    RUIN,
    RUINS,
    SHOW,
    SIZE,
    SPECULATION,
    SPECULATIONS,
    SQUARES,
    STATIK,
    STATIKS,
    STOP,
    SWAP,
    TURN,
    City,
)
from ludopolis.games.newyork.notation import (
    card_colour,
)

Colour = Literal["red", "blue", "yellow", "green", "black"]
Event = Literal["renovation", "ruin", "speculation", "enterprise", "statik"]
Crossing = tuple[int, int]  # an avenue and a street

DECISIONS = ("place", "turn", "answer", "rebuild", "give up")
ENDINGS = ("", "stop card", "stuck")
COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow", "green", "black")
CROSSINGS: tuple[Crossing, ...] = tuple(divmod(square, SIZE) for square in range(SQUARES))

# --- The parts of a view ----------------------------------------------------------------------


class Card(msgspec.Struct, frozen=True):
    """A card. With ordinary playing cards, jokers are the wild eights and nines."""

    number: int
    kind: Literal[
        "line", "joker", "renovation", "ruin", "speculation", "enterprise", "statik", "stop"
    ]
    colour: Literal["red", "blue", "black"] | None = None  # a Stop card has none
    line: int | None = None  # the avenue (red) or street (blue or black) that it names


class Line(msgspec.Struct, frozen=True):
    """An avenue or a street; with ordinary playing cards, a column or a row."""

    direction: Literal["avenue", "street"]
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
    points: int  # so far
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


class Pair(Played, frozen=True, kw_only=True, tag="pair"):
    """Two cards that name a building."""

    avenue: int
    street: int
    effect: Literal["build", "buy", "lose"]  # free, another's, or one's own
    colour: Colour  # of the pawn
    owner: int | None
    price: int
    points_before: int
    points_after: int


class Enterprise(Played, frozen=True, kw_only=True, tag="enterprise"):
    """An event: another's building, free of charge."""

    avenue: int
    street: int
    colour: Colour
    owner: int | None
    points_before: int
    points_after: int


class Statik(Played, frozen=True, kw_only=True, tag="statik"):
    """An event: who has most on a line chooses which building there to lose."""

    line: Line
    victim: int
    buildings: int  # to choose among
    colour: Colour  # that takes its place


class Speculation(Played, frozen=True, kw_only=True, tag="speculation"):
    """An event: a player with many buildings chooses which to lose."""

    victim: int
    buildings: int
    colour: Colour


class Renovation(Played, frozen=True, kw_only=True, tag="renovation"):
    """An event: the middle is cleared and rebuilt by all."""


class Ruin(Played, frozen=True, kw_only=True, tag="ruin"):
    """An event: the corners are cleared and rebuilt by all."""


class ShowHand(Played, frozen=True, kw_only=True, tag="show hand"):
    """Nothing can be played: the hand is shown and a new one drawn."""


class Offer(LegalAction, frozen=True, kw_only=True, tag="offer"):
    """A card is offered to the partner."""

    card: Card | None  # the other team does not see it
    partner: int


class Swap(LegalAction, frozen=True, kw_only=True, tag="swap"):
    """The offer is accepted for this card."""

    card: Card | None


class Refuse(LegalAction, frozen=True, kw_only=True, tag="refuse"):
    """The offer is refused."""


class Place(LegalAction, frozen=True, kw_only=True, tag="place"):
    """A pawn is put on a free square: in the preliminary round, or after an event."""

    avenue: int
    street: int
    colour: Colour


class GiveUp(LegalAction, frozen=True, kw_only=True, tag="give up"):
    """A building is lost to an event."""

    avenue: int
    street: int
    colour: Colour  # that takes its place


AnyAction = (
    Pair
    | Enterprise
    | Statik
    | Speculation
    | Renovation
    | Ruin
    | ShowHand
    | Offer
    | Swap
    | Refuse
    | Place
    | GiveUp
)
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
    hand: tuple[Card, ...] | None = (
        None  # red before blue, lines in order, then jokers, then events
    )
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

KIND_NAMES = ("joker", *EVENT_NAMES)  # of the faces that are no lines


@cache
def card_of(edition: int, number: int) -> Card:
    """A card by its number."""
    if number == STOP:
        return Card(number, "stop")
    side, face = divmod(number, FACES)
    colour: Any = card_colour(edition, side)
    if face < JOKER:
        return Card(number, "line", colour, face)
    kind: Any = KIND_NAMES[face - JOKER]
    return Card(number, kind, colour)


@cache
def _cards(edition: int) -> tuple[Card, ...]:
    return tuple(card_of(edition, number) for number in range(STOP + 1))


@cache
def _line(is_street: int, number: int) -> Line:
    return Line("street" if is_street else "avenue", number)


@cache
def _square(colour: int, owner: int, price: int, block: int) -> Square:
    """A square from the numbers of the rules, which have -1 for nothing."""
    return Square(
        COLOURS[colour] if colour != FREE else None,
        owner + 1 or None,
        price if price >= 0 else None,
        block if block >= 0 else None,
    )


@lru_cache(maxsize=1 << 12)
def _block(colour: int, owner: int, squares: int) -> Block:
    return Block(COLOURS[colour], owner + 1 or None, _crossings(squares))


@lru_cache(maxsize=1 << 12)
def _crossings(squares: int) -> tuple[Crossing, ...]:
    """A set of squares, ascending."""
    return tuple(CROSSINGS[square] for square in range(SQUARES) if squares >> square & 1)


@cache
def _unseen(edition: int, card: int, copies: int, in_hands: int) -> Unseen:
    return Unseen(card_of(edition, card), copies, in_hands)


@cache
def played_cards(action: int) -> tuple[int, ...]:
    """The numbers of the cards that an action of a turn is played with."""
    if action < ENTERPRISES:
        _, square, jokers = rules.pair_of(action)
        red = rules.line_card(0, square // SIZE, jokers // 2)
        return int(red), int(rules.line_card(1, square % SIZE, jokers % 2))
    if action < STATIKS:
        _, colour, square, joker = rules.enterprise_of(action)
        line = square // SIZE if colour == 1 else square % SIZE
        return int(colour * FACES + ENTERPRISE), int(rules.line_card(1 - colour, line, joker))
    if action < SPECULATIONS:
        _, colour, line, joker, _ = rules.statik_of(action)
        return int(colour * FACES + STATIK), int(rules.line_card(1 - colour, line, joker))
    if action < RENOVATIONS:
        return (int(rules.speculation_of(action)[1]) * FACES + SPECULATION,)
    if action < RUINS:
        return ((action - RENOVATIONS) * FACES + RENOVATION,)
    return ((action - RUINS) * FACES + RUIN,) if action < SHOW else ()


@cache
def _cards_of(edition: int, action: int) -> tuple[Card, ...]:
    return tuple(card_of(edition, card) for card in played_cards(action))


@cache
def _target(action: int) -> tuple[int, int, int]:
    """Which own colour a pair or an Enterprise is played in, and the avenue and street it names."""
    if action < ENTERPRISES:
        own, square, _ = rules.pair_of(action)
    else:
        own, _, square, _ = rules.enterprise_of(action)
    return int(own), *CROSSINGS[square]


# --- Filling it in ----------------------------------------------------------------------------


class NewYorkViews(Views[NewYorkView]):
    """How views of New York are filled in."""

    view_type = NewYorkView
    actions_type = AnyAction

    def open(self, state: City, move: int) -> NewYorkView:
        """What everybody may know: the open table, and what can be counted on it."""
        facts = blank(derived.OpenFacts)
        derived.work_out(state, facts)
        phase, ending, edition = int(state.phase), int(state.ending), int(state.edition)
        stock, main_round = state.stock, phase != PLACING
        seat_of, owners = state.seat_of.tolist(), facts.owner.tolist()
        prices, blocks = facts.price.tolist(), facts.block.tolist()
        squares = tuple(map(_square, state.owner.tolist(), owners, prices, blocks))
        discards = stock.discards[: int(stock.discarded)].tolist()
        cards = _cards(edition)
        giving_up = phase == GIVING_UP and not ending
        event = giving_up or (phase == REBUILDING and not ending)
        statik = giving_up and state.event == STATIK
        decision: Any = None if ending else DECISIONS[phase]
        how: Any = ENDINGS[ending] or None
        stops: Any = _stop_cards(int(state.stops), how, discards)
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
            price_for_two="owner" if state.price_for_two == BY_OWNER else "colour",
            avenues=LINES[edition][0],
            streets=LINES[edition][1],
            board=tuple(squares[line : line + SIZE] for line in range(0, SQUARES, SIZE)),
            free=int(state.free),
            blocks=_blocks(facts, seat_of),
            pawns=_pawns(state, seat_of),
            seats=_seats(state, facts, seat_of),
            pile=int(stock.left),
            discards=tuple([cards[card] for card in discards]),
            stop_cards=stops,
            stopped_by=STOPPED_BY[state.stops],
            placements=int(state.placed),
            placements_in_all=int(facts.placements),
            placing=None if main_round else COLOURS[facts.placing],
            turns=int(state.turns),
            active=int(state.active) + 1 if main_round else None,
            first=int(state.first) + 1 if main_round else None,
            offer_made=bool(state.swap_used),
            event=EVENTS[state.event - RENOVATION] if event else None,
            line=_line(int(state.line_is_street), int(state.line)) if statik else None,
            taker=COLOURS[state.taker] if giving_up else None,
            unseen=_own_cards(state, -1, edition)[0],
        )

    def own(
        self, state: City, seat: int, shared: NewYorkView, legal: Sequence[int] | None
    ) -> NewYorkView:
        """What a seat knows besides: its hand, and which cards it has not seen."""
        choices = None if legal is None else self._choices(state, legal)
        if shared.placing is not None:  # there are no hands yet
            return msgspec.structs.replace(shared, seat=seat + 1, legal=choices)
        edition, cards = int(state.edition), _cards(int(state.edition))
        unseen, hand = _own_cards(state, seat, edition)
        more: dict[str, Any] = {}
        if shared.decision == "answer" and seat + 1 in (shared.to_move, shared.active):
            more["offered"] = cards[state.offered]
        if shared.decision == "turn" and seat + 1 == shared.to_move:
            more["reach"] = _crossings(derived.reach(state, seat))
        if shared.teams:
            more["partner_cards"] = _repeated(cards, state.known[rules.partner(seat)].tolist())
        return msgspec.structs.replace(
            shared, seat=seat + 1, legal=choices, hand=hand, unseen=unseen, **more
        )

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

    def decision(self, state: City) -> str:
        """The kind of decision that is due."""
        return DECISIONS[state.phase]

    def points(self, state: City) -> list[int]:
        """The points that each seat made itself."""
        found = np.zeros(int(state.players), np.int64)
        rules.all_points(state, found)
        points: list[int] = found.tolist()
        return points

    # --- Choices ------------------------------------------------------------------------------

    def _choices(self, state: City, numbers: Sequence[int]) -> tuple[AnyAction, ...]:
        """Actions of the seat to move in their parts."""
        if state.phase == TURN and numbers and numbers[0] < SHOW:
            return self._turn_choices(state, numbers)
        return tuple([self._other_choice(state, number) for number in numbers])

    def _turn_choices(self, state: City, numbers: Sequence[int]) -> tuple[AnyAction, ...]:
        found = blanks(derived.Consequence, len(numbers))
        derived.foresee(state, np.array(numbers, np.int64), found)
        seat, edition = int(state.seat), int(state.edition)
        colours = _own_colours(state, seat)
        before = int(rules.points(state, seat))
        return tuple(
            [
                _consequence(edition, number, colours, seat, before, *follows)
                if number < RENOVATIONS
                else self._other_choice(state, number)
                for number, follows in zip(numbers, found.tolist(), strict=True)
            ]
        )

    def _other_choice(self, state: City, number: int) -> AnyAction:
        edition, seat = int(state.edition), int(state.seat)
        if number < RENOVATIONS:  # not allowed now
            return _consequence(edition, number, _own_colours(state, seat), seat, 0, -1, 0, 0, 0)
        if number < SHOW:
            event = Renovation if number < RUINS else Ruin
            return event(number=number, cards=_cards_of(edition, number))
        if number == SHOW:
            hand = _repeated(_cards(edition), state.hand[seat].tolist())
            return ShowHand(number=number, cards=hand)
        if number < SWAP:
            card = card_of(edition, number - OFFER)
            return Offer(number=number, card=card, partner=int(rules.partner(seat)) + 1)
        if number < REFUSE:
            return Swap(number=number, card=card_of(edition, number - SWAP))
        if number == REFUSE:
            return Refuse(number=number)
        own, square = divmod(number - PLACE, SQUARES) if number < GIVE_UP else (0, number - GIVE_UP)
        avenue, street = CROSSINGS[square]
        if number >= GIVE_UP:
            taker = COLOURS[state.taker]
            return GiveUp(number=number, avenue=avenue, street=street, colour=taker)
        colour = _own_colours(state, seat)[own]
        return Place(number=number, avenue=avenue, street=street, colour=colour)

    # --- For auditors -------------------------------------------------------------------------

    def position(self, state: City) -> dict[str, Any]:
        """Everything that is true."""
        return trace.position(state)

    def chance(
        self, before: City, outcomes: list[Outcome], *, in_setup: bool = False
    ) -> list[Outcome]:
        """The outcomes of chance in the rulebook's words."""
        return trace.chance(before, outcomes, in_setup=in_setup)


LINES: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (tuple(BOARD["lines"]["avenues"]), tuple(BOARD["lines"]["streets"])),
    (tuple(str(line + 1) for line in range(SIZE)),) * 2,
)
STOPPED_BY: tuple[Literal["few free", "long game"] | None, ...] = (None, "few free", "long game")
EVENTS: tuple[Event, ...] = ("renovation", "ruin", "speculation", "enterprise", "statik")
TEAMS: tuple[Literal["A", "B"], ...] = ("A", "B")


def _stop_cards(stops: int, ending: str | None, discards: list[int]) -> str:
    """Where the Stop cards are."""
    if not stops:
        return "aside"
    if ending == "stop card":
        return "drawn"
    return "discards" if STOP in discards else "pile"


def _blocks(facts: derived.OpenFacts, seat_of: list[int]) -> tuple[Block, ...]:
    found = zip(
        facts.block_colour[: facts.count].tolist(),
        facts.blocks[: facts.count].tolist(),
        strict=True,
    )
    return tuple([_block(colour, seat_of[colour], squares) for colour, squares in found])


def _pawns(state: City, seat_of: list[int]) -> tuple[Pawns, ...]:
    on_board, reserve = state.buildings.tolist(), state.reserve.tolist()
    return tuple(
        [
            Pawns(COLOURS[c], seat_of[c] + 1 or None, on_board[c], reserve[c])
            for c in range(state.colours)
        ]
    )


def _seats(state: City, facts: derived.OpenFacts, seat_of: list[int]) -> tuple[Player, ...]:
    on_board, coins = state.buildings.tolist(), state.money.tolist()
    cards, points = state.hand_size.tolist(), facts.points.tolist()
    teams = bool(state.teams)
    found = []
    for seat in range(state.players):
        own = [colour for colour, owner in enumerate(seat_of) if owner == seat]
        partner = int(rules.partner(seat)) if teams else None
        found.append(
            Player(
                tuple([COLOURS[colour] for colour in own]),
                coins[seat],
                cards[seat],
                sum([on_board[colour] for colour in own]),
                points[seat],
                TEAMS[seat % 2] if teams else None,
                None if partner is None else partner + 1,
                None if partner is None else points[seat] + points[partner],
            )
        )
    return tuple(found)


def _own_cards(state: City, seat: int, edition: int) -> tuple[tuple[Unseen, ...], tuple[Card, ...]]:
    """What a seat, or a spectator, has not seen, and its hand."""
    counts = np.zeros((3, KINDS), np.int64)
    derived.count_cards(state, seat, counts)
    copies, in_hands, held = counts.tolist()
    unseen = [
        _unseen(edition, card, copies[card], in_hands[card])
        for card in range(KINDS)
        if copies[card]
    ]
    return tuple(unseen), _repeated(_cards(edition), held)


def _repeated(cards: tuple[Card, ...], counts: list[int]) -> tuple[Card, ...]:
    """Each card as often as it is there."""
    return tuple(
        [cards[card] for card, copies in enumerate(counts) if copies for _ in range(copies)]
    )


def _own_colours(state: City, seat: int) -> tuple[Colour, Colour]:
    """The colours that a seat plays, twice the same if it has one; of none, the one it places."""
    first, second = state.colour_of[seat].tolist()
    if state.phase == PLACING:
        first = int(rules.placing_colour(state))
        second = -1
    return COLOURS[first], COLOURS[second if second >= 0 else first]


def _consequence(
    edition: int,
    number: int,
    colours: tuple[Colour, Colour],
    seat: int,
    before: int,
    owner: int,
    price: int,
    after: int,
    buildings: int,
) -> AnyAction:
    """A pair, or an event with a target, in its parts."""
    cards = _cards_of(edition, number)
    if number < STATIKS:
        own, avenue, street = _target(number)
        if number >= ENTERPRISES:
            return Enterprise(
                number=number,
                cards=cards,
                avenue=avenue,
                street=street,
                colour=colours[own],
                owner=owner + 1 or None,
                points_before=before,
                points_after=after,
            )
        return Pair(
            number=number,
            cards=cards,
            avenue=avenue,
            street=street,
            effect="build" if owner < 0 else "lose" if owner == seat else "buy",
            colour=colours[own],
            owner=owner + 1 or None,
            price=price,
            points_before=before,
            points_after=after,
        )
    if number < SPECULATIONS:
        own, colour, line, _, victim = map(int, rules.statik_of(number))
        return Statik(
            number=number,
            cards=cards,
            line=_line(colour == 0, line),
            victim=victim + 1,
            buildings=buildings,
            colour=colours[own],
        )
    own, _, victim = map(int, rules.speculation_of(number))
    return Speculation(
        number=number, cards=cards, victim=victim + 1, buildings=buildings, colour=colours[own]
    )
