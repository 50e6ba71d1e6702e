"""What lies where in a view of New York, what the panels tell, and what can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from ludopolis.games.newyork.city import BOX, LAST_FREE, SIZE
from ludopolis.games.newyork.drawing import PLANS, square_id
from ludopolis.games.newyork.notation import (
    card_text,
    colour_text,
    edition_of,
    event_text,
    line_text,
    square_name,
)
from ludopolis.games.newyork.sprites import block_piece, card_sprite
from ludopolis.games.newyork.view import Block, Card, NewYorkView, Pawns, Square
from ludopolis.language.text import Listed, Seat, Text, Words, say
from ludopolis.presentation.scene import Button, Panel, Piece, Row, Scene, Section

SHOWN_DISCARDS = 2  # the cards that were played last
PRICE_TAG = 28.0  # from the middle of a building to its price, both ways
# Parts that are neither cards nor places.
SHOW_PART, OFFER_PART, REFUSE_PART = "show", "offer", "refuse"


def card_part(card: int) -> str:
    """What touching a card means; copies are the same choice."""
    return f"card-{card}"


def colour_part(colour: str) -> str:
    """What saying one of two own colours means."""
    return f"in-{colour}"


def victim_part(seat: int) -> str:
    """What naming another player means."""
    return f"against-{seat}"


def open_scene(view: NewYorkView) -> Scene:
    """What everybody sees."""
    panels = [_seat(view, seat) for seat in range(1, view.players + 1)]
    if view.undealt:
        panels.append(_undealt(view))
    panels.append(_pile(view, own=False))
    return Scene((*_blocks(view), *_houses(view)), tuple(panels), (), tuple(_status(view)))


def own_scene(view: NewYorkView) -> Scene:
    """What a seat sees besides: its hand, an offer, prices in its reach, its buttons."""
    panels = []
    if view.offered is not None:
        panels.append(_offer(view, view.offered))
    if view.hand is not None:
        panels.append(_hand(view, view.hand))
    if view.seat == _thrower(view):  # what one has played oneself comes from the own hand
        panels.append(_pile(view, own=True))
    return Scene(tuple(_prices(view)), tuple(panels), tuple(_buttons(view)))


# --- On the board -----------------------------------------------------------------------------


def _houses(view: NewYorkView) -> list[Piece]:
    edition = edition_of(view)
    squares = [square for line in view.board for square in line]
    return [
        _house(edition, number, square.colour, square.owner, square.price)
        for number, square in enumerate(squares)
        if square.colour is not None
    ]


@lru_cache(maxsize=1 << 14)
def _house(edition: int, square: int, colour: str, owner: int | None, price: int | None) -> Piece:
    """A building of a colour on a square."""
    x, y = PLANS[edition].centre(square)
    return Piece(
        id=f"house-{square}-{colour}",
        sprite=f"house-{colour}",
        label=_told(edition, square, colour, owner, price),
        x=x,
        y=y,
        part=square_id(square),
        spot=square_id(square),
        comes_from=f"seat-{owner}" if owner else "colours",
    )


@lru_cache(maxsize=1 << 14)
def _told(
    edition: int, number: int, colour: str | None, owner: int | None, price: int | None
) -> Text:
    """A square in words: what stands there, whose it is, and what it would cost another."""
    square = square_name(edition, number)
    if colour is None:
        return say("square-free", square=square)
    if owner is None or price is None:
        return say("house-undealt", square=square, colour=colour_text(colour))
    return say("house", square=square, colour=colour_text(colour), owner=Seat(owner), price=price)


def _blocks(view: NewYorkView) -> list[Piece]:
    """The ground of the largest blocks; a building alone is no block."""
    edition = edition_of(view)
    return [
        piece
        for block in view.blocks
        if len(block.squares) > 1
        for piece in _ground(edition, block)
    ]


# Which side of a square lies towards a neighbour, by the steps along avenues and streets: in the box
# avenues run across …
BOX_SIDES = {"t": (-1, 0), "r": (0, 1), "b": (1, 0), "l": (0, -1)}
# … and with ordinary cards, columns are counted to the right and rows upwards.
CARDS_SIDES = {"t": (0, 1), "r": (1, 0), "b": (0, -1), "l": (-1, 0)}


@lru_cache(maxsize=1 << 10)
def _ground(edition: int, block: Block) -> tuple[Piece, ...]:
    """The ground of a block, square by square."""
    inside = set(block.squares)
    sides = BOX_SIDES if edition == BOX else CARDS_SIDES
    found = []
    for avenue, street in block.squares:
        beside = {side: (avenue + red, street + blue) for side, (red, blue) in sides.items()}
        outside = "".join(side for side, square in beside.items() if square not in inside)
        square = avenue * SIZE + street
        found.append(_ground_piece(edition, square, block.colour, block.owner, outside))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _ground_piece(edition: int, square: int, colour: str, owner: int | None, outside: str) -> Piece:
    """The ground of a square that has borders on the sides that lie outside its block."""
    kind, turn = block_piece(outside)
    x, y = PLANS[edition].centre(square)
    return Piece(
        id=f"block-{square}-{colour}-{kind}-{turn:g}",
        sprite=f"block-{colour}-{kind}",
        label=say(
            "block-piece",
            square=square_name(edition, square),
            colour=colour_text(colour),
            owner=_title(owner) if owner else say("undealt"),
        ),
        x=x,
        y=y,
        turn=turn,
        part=square_id(square),
        spot=square_id(square),
    )


def _prices(view: NewYorkView) -> list[Piece]:
    """What the buildings in reach cost that are not one's own."""
    if not view.reach:
        return []
    edition, seat = edition_of(view), view.seat or 0
    coins = view.seats[seat - 1].coins
    found = []
    for avenue, street in view.reach:
        square = view.board[avenue][street]
        if square.price is not None and square.owner != seat:
            dear = square.price > coins
            found.append(price_tag(edition, avenue * SIZE + street, square.price, dear))
    return found


@lru_cache(maxsize=1 << 12)
def price_tag(edition: int, square: int, price: int, dear: bool) -> Piece:
    """What another's building costs; faded if that is too much for who looks."""
    x, y = PLANS[edition].centre(square)
    message = "price-tag-dear" if dear else "price-tag"
    return Piece(
        id=f"price-{square}",
        sprite="price",
        label=say(message, square=square_name(edition, square)),
        x=x - PRICE_TAG,
        y=y - PRICE_TAG,
        text=str(price),
        part=square_id(square),
        spot=square_id(square),
        faded=dear,
    )


# --- Panels -----------------------------------------------------------------------------------


@cache
def _title(seat: int) -> Text:
    """A player, with a word for who is looking."""
    return say("seat-title", who=Seat(seat))


@lru_cache(maxsize=1 << 10)
def _row(label: str, value: int | str) -> Row:
    """A fact of a panel: a number, or something else that is the same in all languages."""
    return Row(say(label), str(value))


@cache
def _named(label: str, value: str) -> Row:
    """A fact of a panel that has words of its own."""
    return Row(say(label), say(value))


def _hand(view: NewYorkView, hand: tuple[Card, ...]) -> Panel:
    """The own hand: red cards first, lines in order, then jokers, then events."""
    edition, pieces = edition_of(view), []
    copy, last = 0, -1
    for card in hand:  # copies lie side by side
        copy = copy + 1 if card.number == last else 1
        last = card.number
        pieces.append(_held(edition, last, copy))
    note: Words = ""
    if view.mine and view.decision == "turn":
        note = say("panel-hand-note" if edition == BOX else "panel-hand-note-cards")
    return Panel("hand", say("panel-hand"), pieces=tuple(pieces), note=note)


@cache
def _held(edition: int, card: int, copy: int) -> Piece:
    return Piece(
        id=f"card-{card}-{copy}",
        sprite=card_sprite(card),
        label=card_text(edition, card),
        part=card_part(card),
        comes_from="pile",
    )


def _offer(view: NewYorkView, card: Card) -> Panel:
    """The card that lies between partners; only they see it."""
    active = view.active or 0
    piece = Piece(
        "offered",
        card_sprite(card.number),
        card_text(edition_of(view), card.number),
        comes_from=f"seat-{active}",
    )
    return Panel(
        "offered-card",
        say("panel-offer", who=Seat(active)),
        pieces=(piece,),
        note="" if view.seat == active else say("panel-offer-note"),
    )


def _seat(view: NewYorkView, seat: int) -> Panel:
    """All that is open about a player."""
    own = [pawns for pawns in view.pawns if pawns.owner == seat]
    mine = seat == view.to_move
    return Panel(
        f"seat-{seat}",
        _title(seat),
        rows=tuple(_facts(view, seat, own)),
        pieces=tuple(
            [
                _reserve(pawns.colour, seat, pawns.reserve, view.unlimited_pawns, mine)
                for pawns in own
            ]
        ),
        marks=tuple([f"mark-{pawns.colour}" for pawns in own]),
        seat=seat,
    )


def _facts(view: NewYorkView, seat: int, own: list[Pawns]) -> list[Row]:
    """What is open about a seat; what it is worth comes first, where the rest may be cut off."""
    player = view.seats[seat - 1]
    rows = []
    if not view.placing:
        rows.append(_row("row-points-over" if view.over else "row-points", player.points))
        if player.team_points is not None:
            rows.append(_row("row-team-points", player.team_points))
    elif seat == view.to_move:
        rows.append(_named("row-places", f"colour-{view.placing}"))
    rows.append(_row("row-coins", player.coins))
    if own:
        rows.append(_row("row-buildings", _sum([pawns.on_board for pawns in own])))
        sizes = [len(block.squares) for block in view.blocks if block.owner == seat]
        rows.append(_row("row-blocks" if view.players == 2 else "row-block", _sum(sizes) or "0"))
        if view.unlimited_pawns:
            rows.append(_named("row-reserve", "no-limit"))
        else:
            rows.append(_row("row-reserve", _sum([pawns.reserve for pawns in own])))
    if not view.placing:
        rows.append(_row("row-cards", player.cards))
    if player.team is not None:
        rows.append(_row("row-team", player.team))
    return rows


def _sum(numbers: list[int]) -> str:
    return " + ".join(map(str, numbers))


@lru_cache(maxsize=1 << 10)
def _reserve(colour: str, seat: int, count: int, endless: bool, to_move: bool) -> Piece:
    """The pawns of a colour that are left; touching them says a colour, or names their owner."""
    painted = colour_text(colour)
    return Piece(
        id=f"reserve-{colour}",
        sprite=f"reserve-{colour}",
        label=say("reserve-endless", colour=painted)
        if endless
        else say("reserve-piece", colour=painted, count=count),
        text="∞" if endless else str(count),
        part=colour_part(colour) if to_move else victim_part(seat),
    )


def _undealt(view: NewYorkView) -> Panel:
    """The colours that nobody owns yet, with the pawns that are left of them."""
    return Panel(
        "colours",
        say("panel-colours"),
        rows=tuple(
            _named(f"colour-{pawns.colour}", "no-limit")
            if view.unlimited_pawns
            else _row(f"colour-{pawns.colour}", pawns.reserve)
            for pawns in view.pawns
        ),
        marks=tuple(f"mark-{pawns.colour}" for pawns in view.pawns),
        note=say("panel-colours-note"),
    )


def _pile(view: NewYorkView, *, own: bool) -> Panel:
    """The face-down pile, the cards played last, and what is known of the Stop cards."""
    edition, count = edition_of(view), len(view.discards)
    thrower = _thrower(view)
    source = "hand" if own else f"seat-{thrower}" if thrower else ""
    first = max(0, count - SHOWN_DISCARDS)
    pieces = [_back(view.pile)]
    for place, card in enumerate(view.discards[first:], start=first):
        pieces.append(_discard(edition, place, card.number, source))
    where = view.stop_cards
    rows = (
        _row("row-pile", view.pile),
        _row("row-discards", count),
        _row("row-free", view.free),
        _stops(where),
    )
    note: Words = say(f"status-{where}") if where in ("discards", "pile") else ""
    return Panel("pile", say("panel-pile"), rows, tuple(pieces), note=note)


@cache
def _stops(where: str) -> Row:
    aside = where == "aside"
    return Row(
        say("row-stops"), say("stops-aside", free=LAST_FREE) if aside else say(f"stops-{where}")
    )


@cache
def _back(count: int) -> Piece:
    return Piece("pile-back", "back", say("pile-piece", count=count), text=str(count))


@lru_cache(maxsize=1 << 14)
def _discard(edition: int, place: int, card: int, comes_from: str) -> Piece:
    return Piece(
        id=f"discard-{place}",
        sprite=card_sprite(card),
        label=say("discard-piece", card=card_text(edition, card)),
        comes_from=comes_from,
    )


def _thrower(view: NewYorkView) -> int | None:
    """Where the cards on top of the discards came from: who played last."""
    if view.active is None:
        return None
    if view.decision in ("turn", "answer"):  # nothing has been played in this turn yet
        return (view.active - 2) % view.players + 1
    return view.active


# --- Buttons and the line above the board -----------------------------------------------------


def _buttons(view: NewYorkView) -> Iterator[Button]:
    if not view.mine or view.seat is None:
        return
    if view.two_colours and view.decision in ("turn", "rebuild"):
        for colour in view.seats[view.seat - 1].colours:
            yield Button(colour_part(colour), say("button-in", colour=colour_text(colour)))
    if view.decision == "turn":
        if view.events:
            for other in range(1, view.players + 1):
                if other != view.seat:
                    yield Button(victim_part(other), say("button-against", who=Seat(other)))
        if (partner := view.seats[view.seat - 1].partner) is not None:
            yield Button(OFFER_PART, say("button-offer", who=Seat(partner)))
        yield Button(SHOW_PART, say("button-show"))
    if view.decision == "answer":
        yield Button(REFUSE_PART, say("button-refuse"))


def _status(view: NewYorkView) -> Iterator[Text]:
    """Where the game stands, and who decides what inside a turn, and why."""
    if view.placing:
        yield say("status-placing", pawn=view.placements + 1, total=view.placements_in_all)
        return
    if view.ending is not None:
        message = "status-stop-card" if view.ending == "stop card" else "status-stuck"
        yield say(message, turns=view.turns)
        return
    yield say("status-turn", turn=view.turns + 1)
    if view.decision != "turn":
        yield _inside(view)
    if view.stop_cards == "aside":
        yield say("status-aside", free=view.free, last=LAST_FREE)
    else:
        yield say(f"status-{view.stop_cards}")


def _inside(view: NewYorkView) -> Text:
    """A decision inside a turn: whose it is, and what brought it about."""
    active, other = view.active or 0, Seat(view.to_move or 0)
    if view.decision == "answer":
        return say("status-offer", who=Seat(active), other=other)
    assert view.event is not None
    event, who = event_text(view.event), _title(active)
    if view.line is not None:
        return say("status-statik", event=event, who=who, other=other, line=named_line(view))
    message = "status-rebuild" if view.decision == "rebuild" else "status-speculation"
    return say(message, event=event, who=who, other=other)


def named_line(view: NewYorkView) -> Words:
    """The line that a Statik named."""
    assert view.line is not None
    return line_text(edition_of(view), int(view.line.direction == "street"), view.line.number)


# --- The board read aloud ---------------------------------------------------------------------


def reading(view: NewYorkView) -> tuple[Section, ...]:
    """The board as a list: every line with its buildings, then the largest blocks."""
    edition = edition_of(view)
    lines = [_read_line(edition, line, squares) for line, squares in enumerate(view.board)]
    blocks = [_read_block(edition, block) for block in view.blocks if len(block.squares) > 1]
    return (
        Section(say("reading-board"), tuple(lines)),
        Section(say("reading-blocks"), tuple(blocks) or (say("reading-none"),)),
    )


def _read_line(edition: int, line: int, squares: tuple[Square, ...]) -> Text:
    told = [
        _told(edition, line * SIZE + number, square.colour, square.owner, square.price)
        for number, square in enumerate(squares)
    ]
    named = dict(zip("abcdefg", told, strict=True))
    return say("reading-line", line=line_text(edition, 0, line), **named)


def _read_block(edition: int, block: Block) -> Text:
    names = tuple(square_name(edition, red * SIZE + blue) for red, blue in block.squares)
    return say(
        "reading-block",
        colour=colour_text(block.colour),
        owner=_title(block.owner) if block.owner else say("undealt"),
        count=len(names),
        squares=Listed(names, "plain"),
    )
