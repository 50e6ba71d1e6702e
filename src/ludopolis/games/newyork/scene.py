"""What lies where in a view of New York, what is said about it, and what is touched for an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from ludopolis.games.newyork import notation, state
from ludopolis.games.newyork.drawing import block_piece, card_sprite, centre, line_id
from ludopolis.games.newyork.notation import action_of, card_text, edition_of, square_name
from ludopolis.games.newyork.state import FACES, JOKER, LAST_FREE, SIZE
from ludopolis.games.newyork.view import Aimed, AnyAction, Block, Card, Demand, Offer, Pair, Place
from ludopolis.games.newyork.view import NewYorkView as View
from ludopolis.language.text import Argument, Listed, Seat, Text, Words, say
from ludopolis.presentation import parts as shared
from ludopolis.presentation.parts import button, fact, on_spot, seat_title
from ludopolis.presentation.scene import Button, Panel, Piece, Row, Scene, Section, part_numbers

Parts = tuple[str, ...]
SHOWN_DISCARDS = 2  # the cards that were played last
PRICE_TAG = 28.0  # from the middle of a building to its price, both ways


def open_scene(view: View) -> Scene:
    """What everybody sees."""
    panels = [_seat(view, seat) for seat in range(1, view.players + 1)]
    if view.undealt:
        panels.append(_undealt(view))
    panels.append(_pile(view, f"seat-{view.last_player}"))
    return Scene((*_blocks(view), *_houses(view)), tuple(panels), (), tuple(_status(view)))


def own_scene(view: View) -> Scene:
    """What a seat sees besides: its hand, an offer, prices in its reach, its buttons."""
    panels = []
    if view.offered is not None:
        panels.append(_offer(view, view.offered))
    if view.hand is not None:
        panels.append(_hand(view, view.hand))
    if view.seat == view.last_player:  # what one has played oneself comes from the own hand
        panels.append(_pile(view, "hand"))
    return Scene(tuple(_prices(view)), tuple(panels), tuple(_buttons(view)))


# --- On the board -----------------------------------------------------------------------------


def _houses(view: View) -> Iterator[Piece]:
    for number, square in enumerate(square for line in view.board for square in line):
        if square.colour is not None:
            yield _house(edition_of(view), number, square.colour, square.owner, square.price)


@lru_cache(maxsize=1 << 14)
def _house(edition: int, square: int, colour: str, owner: int | None, price: int | None) -> Piece:
    spot, name, sprite = f"square-{square}", f"house-{square}-{colour}", f"house-{colour}"
    label = _told(edition, square, colour, owner, price)
    source = f"seat-{owner}" if owner else "colours"
    return on_spot(spot, centre(edition, square), name, sprite, label, comes_from=source)


@lru_cache(maxsize=1 << 14)
def _told(
    edition: int, number: int, colour: str | None, owner: int | None, price: int | None
) -> Text:
    """A square in words: what stands there, whose it is, and what it would cost another."""
    square = square_name(edition, number)
    if colour is None:
        return say("square-free", square=square)
    painted = say(f"colour-{colour}")
    if owner is None or price is None:
        return say("house-undealt", square=square, colour=painted)
    return say("house", square=square, colour=painted, owner=Seat(owner), price=price)


def _blocks(view: View) -> Iterator[Piece]:
    """The ground of the largest blocks; a building alone is no block."""
    for block in view.blocks:
        if len(block.squares) > 1:
            yield from _ground(edition_of(view), block)


# Which side of a square lies towards a neighbour, by the steps along avenues and streets: in the box
# avenues run across; with ordinary cards columns are counted to the right and rows upwards.
NEIGHBOURS = (
    {"t": (-1, 0), "r": (0, 1), "b": (1, 0), "l": (0, -1)},
    {"t": (0, 1), "r": (1, 0), "b": (0, -1), "l": (-1, 0)},
)


@lru_cache(maxsize=1 << 10)
def _ground(edition: int, block: Block) -> tuple[Piece, ...]:
    """The ground of a block, square by square, with borders where the block ends."""
    found, paint, owner = [], block.colour, _owner(block.owner)
    for avenue, street in block.squares:
        beside = [(side, avenue + x, street + y) for side, (x, y) in NEIGHBOURS[edition].items()]
        kind, turn = block_piece("".join(s for s, *at in beside if tuple(at) not in block.squares))
        square = avenue * SIZE + street
        where, colour = square_name(edition, square), say(f"colour-{paint}")
        spot, name = f"square-{square}", f"block-{square}-{paint}-{kind}-{turn:g}"
        label = say("block-piece", square=where, colour=colour, owner=owner)
        sprite = f"block-{paint}-{kind}"
        found.append(on_spot(spot, centre(edition, square), name, sprite, label, turn=turn))
    return tuple(found)


def _owner(owner: int | None) -> Text:
    return seat_title(owner) if owner else say("undealt")


def _prices(view: View) -> Iterator[Piece]:
    """What the buildings in reach cost that are not one's own."""
    for avenue, street in view.reach or ():
        square, seat = view.board[avenue][street], view.seat or 0
        if square.price is not None and square.owner != seat:
            dear = square.price > view.seats[seat - 1].coins
            yield _price_tag(edition_of(view), avenue * SIZE + street, square.price, dear)


@lru_cache(maxsize=1 << 12)
def _price_tag(edition: int, square: int, price: int, dear: bool) -> Piece:
    """What another's building costs; faded if that is too much for who looks."""
    x, y = centre(edition, square)
    at, spot, name = (x - PRICE_TAG, y - PRICE_TAG), f"square-{square}", f"price-{square}"
    label = say("price-tag-dear" if dear else "price-tag", square=square_name(edition, square))
    return on_spot(spot, at, name, "price", label, text=str(price), faded=dear)


# --- Panels -----------------------------------------------------------------------------------


def _hand(view: View, hand: tuple[Card, ...]) -> Panel:
    """The own hand: red cards first, lines in order, jokers, events; copies are touched alike."""
    pieces, cards = [], [card.number for card in hand]
    for place, card in enumerate(cards):
        name, text = (
            f"card-{card}-{cards[:place].count(card) + 1}",
            card_text(edition_of(view), card),
        )
        part = f"card-{card}"
        pieces.append(Piece(name, card_sprite(card), text, part=part, comes_from="pile"))
    note: Words = ""
    if view.mine and view.decision == "turn":
        note = say("panel-hand-note" if view.edition == "box" else "panel-hand-note-cards")
    return shared.hand_panel(pieces, note)


def _offer(view: View, card: Card) -> Panel:
    """The card that lies between partners; only they see it."""
    active, text = view.active or 0, card_text(edition_of(view), card.number)
    piece = Piece("offered", card_sprite(card.number), text, comes_from=f"seat-{active}")
    title = say("panel-offer", who=Seat(active))
    note = "" if view.seat == active else say("panel-offer-note")
    return Panel("offered-card", title, pieces=(piece,), note=note)


def _seat(view: View, seat: int) -> Panel:
    """All that is open about a player; points come first, where the rest may be cut off."""
    player, to_move, endless = view.seats[seat - 1], seat == view.to_move, view.unlimited_pawns
    own = [pawns for pawns in view.pawns if pawns.owner == seat]
    rows = [fact("coins", player.coins)]
    if view.placing and to_move:
        rows.insert(0, fact("places", say(f"colour-{view.placing}")))
    if own:
        sizes = [len(block.squares) for block in view.blocks if block.owner == seat]
        left = " + ".join(str(pawns.reserve) for pawns in own)
        rows.append(fact("buildings", " + ".join(str(pawns.on_board) for pawns in own)))
        blocks = " + ".join(map(str, sizes)) or "0"
        rows.append(fact("blocks" if view.players == 2 else "block", blocks))
        rows.append(fact("reserve", say("no-limit") if endless else left))
    if not view.placing:
        rows.append(fact("cards", player.cards))
        if player.team_points is not None:
            rows.insert(0, fact("team-points", player.team_points))
        rows.insert(0, fact("points-over" if view.over else "points", player.points))
    if player.team is not None:
        rows.append(fact("team", player.team))
    reserves = [_reserve(p.colour, seat, p.reserve, endless, to_move) for p in own]
    return shared.seat_panel(seat, rows, reserves, marks=[f"mark-{pawns.colour}" for pawns in own])


@lru_cache(maxsize=1 << 10)
def _reserve(colour: str, seat: int, count: int, endless: bool, to_move: bool) -> Piece:
    """The pawns of a colour that are left; touching them says a colour, or names their owner."""
    name, painted = f"reserve-{colour}", say(f"colour-{colour}")
    part = f"in-{colour}" if to_move else f"against-{seat}"
    if endless:
        return Piece(name, name, say("reserve-endless", colour=painted), text="∞", part=part)
    label = say("reserve-piece", colour=painted, count=count)
    return Piece(name, name, label, text=str(count), part=part)


def _undealt(view: View) -> Panel:
    """The colours that nobody owns yet, with the pawns that are left of them."""
    rows = [
        Row(say(f"colour-{p.colour}"), say("no-limit") if view.unlimited_pawns else str(p.reserve))
        for p in view.pawns
    ]
    marks = [f"mark-{pawns.colour}" for pawns in view.pawns]
    title, note = say("panel-colours"), say("panel-colours-note")
    return Panel("colours", title, tuple(rows), marks=tuple(marks), note=note)


def _pile(view: View, source: str) -> Panel:
    """The face-down pile, the cards played last, and what is known of the Stop cards."""
    where, count = view.stop_cards, len(view.discards)
    back = Piece("pile-back", "back", say("pile-piece", count=view.pile), text=str(view.pile))
    shown = range(max(0, count - SHOWN_DISCARDS), count)
    played = [_discard(edition_of(view), n, view.discards[n].number, source) for n in shown]
    aside = {"free": LAST_FREE} if where == "aside" else {}
    stops = fact("stops", say(f"stops-{where}", **aside))
    rows = (fact("pile", view.pile), fact("discards", count), fact("free", view.free), stops)
    note: Words = say(f"status-{where}") if where in ("discards", "pile") else ""
    return Panel("pile", say("panel-pile"), rows, (back, *played), note=note)


@lru_cache(maxsize=1 << 14)
def _discard(edition: int, place: int, card: int, comes_from: str) -> Piece:
    label = say("discard-piece", card=card_text(edition, card))
    return Piece(f"discard-{place}", card_sprite(card), label, comes_from=comes_from)


def _buttons(view: View) -> Iterator[Button]:
    if not view.mine or view.seat is None:
        return
    player, turn = view.seats[view.seat - 1], view.decision == "turn"
    if view.two_colours and view.decision in ("turn", "rebuild"):
        for colour in player.colours:
            yield button(f"in-{colour}", "in", colour=say(f"colour-{colour}"))
    if turn and view.events:
        for other in range(1, view.players + 1):
            if other != view.seat:
                yield button(f"against-{other}", "against", who=Seat(other))
    if turn and player.partner is not None:
        yield button("offer", who=Seat(player.partner))
    if turn:
        yield button("show")
    if view.decision == "answer":
        yield button("refuse")


# --- In words ---------------------------------------------------------------------------------


def _event(view: View) -> tuple[str, dict[str, Argument]]:
    """What an event makes a player decide inside a turn, and what is said of it."""
    facts: dict[str, Argument] = {"event": say(f"event-{view.event}")}
    if view.line is not None:
        facts["line"] = notation.named_line(view)
    return "rebuild" if view.decision == "rebuild" else str(view.event), facts


def question(view: View) -> tuple[Text, ...]:
    """What the seat to move is asked."""
    if view.placing is not None:
        return (say("question-place", colour=say(f"colour-{view.placing}")),)
    if view.offered is not None:
        return (say("question-answer", card=card_text(edition_of(view), view.offered.number)),)
    if view.decision != "turn":
        name, facts = _event(view)
        return (say(f"question-{name}", who=Seat(view.active or 0), **facts),)
    asked = [say("question-turn" if view.edition == "box" else "question-turn-cards")]
    if view.events:
        asked.append(say("question-or-event"))
    if view.teams and not view.offer_made:
        asked.append(say("question-or-offer"))
    return tuple(asked)


def _status(view: View) -> Iterator[Text]:
    """Where the game stands, and who decides what inside a turn, and why."""
    active, other = view.active or 0, Seat(view.to_move or 0)
    if view.placing:
        yield say("status-placing", pawn=view.placements + 1, total=view.placements_in_all)
        return
    if view.ending is not None:
        yield say(f"status-{view.ending.replace(' ', '-')}", turns=view.turns)
        return
    yield say("status-turn", turn=view.turns + 1)
    if view.decision == "answer":
        yield say("status-offer", who=Seat(active), other=other)
    elif view.decision != "turn":
        name, facts = _event(view)
        yield say(f"status-{name}", who=seat_title(active), other=other, **facts)
    aside = {"free": view.free, "last": LAST_FREE} if view.stop_cards == "aside" else {}
    yield say(f"status-{view.stop_cards}", **aside)


def note(view: View, action: AnyAction) -> Text | None:  # noqa: ARG001
    """What a choice of a turn does: build, buy for a price, take or lose, and what that is worth.

    Of an event, who has to choose; of an offer, who will see the card.
    """
    kind, facts = action_of(action.number).kind, dict[str, Argument]()
    if isinstance(action, Aimed):
        kind = action.effect if isinstance(action, Pair) else "take"
        facts = {"before": action.points_before, "after": action.points_after}
        if kind in ("buy", "take"):
            facts["who"] = Seat(action.owner or 0)
        if isinstance(action, Pair) and kind == "buy":
            facts["price"] = action.price
    elif isinstance(action, Demand):
        facts = {"who": Seat(action.victim), "count": action.buildings}
    elif isinstance(action, Offer):
        facts = {"who": Seat(action.partner)}
    return say(f"note-{kind}", **facts) if facts or kind in state.EVENT_NAMES else None


def reading(view: View) -> tuple[Section, ...]:
    """The board as a list: every line with its buildings, then the largest blocks."""
    edition, lines = edition_of(view), []
    for number, squares in enumerate(view.board):
        told = {
            letter: _told(edition, number * SIZE + place, square.colour, square.owner, square.price)
            for place, (letter, square) in enumerate(zip("abcdefg", squares, strict=True))
        }
        lines.append(say("reading-line", line=notation.line_text(edition, 0, number), **told))
    blocks = [_read_block(edition, block) for block in view.blocks if len(block.squares) > 1]
    return (
        shared.section("reading-board", lines),
        shared.section("reading-blocks", blocks, "reading-none"),
    )


def _read_block(edition: int, block: Block) -> Text:
    names = tuple(square_name(edition, red * SIZE + blue) for red, blue in block.squares)
    facts = {"colour": say(f"colour-{block.colour}"), "owner": _owner(block.owner)}
    return say("reading-block", count=len(names), squares=Listed(names, "plain"), **facts)


# --- What is touched --------------------------------------------------------------------------

# The decisions that are answered by what is no action of a turn.
ANSWERS = {
    "place": ("place", "rebuild"),
    "give up": ("give up",),
    "swap": ("answer",),
    "refuse": ("answer",),
}


def parts(view: View, number: int) -> Parts | None:
    """What is touched for an action of the decision that is due: cards, and what they name.

    Cards that are not in the hand cannot be touched. A building that no pair of the hand reaches
    still stands for the cards that would: who touches it is told that these are missing.
    """
    action = action_of(number)
    kind = action.kind
    if view.decision not in ANSWERS.get(kind, ("turn",)):
        return None
    if (kind in state.EVENT_NAMES and not view.events) or (kind == "offer" and not view.teams):
        return None
    missing = set(action.cards) - {card.number for card in view.hand or ()}
    out_of_reach = divmod(action.square or 0, SIZE) not in (view.reach or ())
    if missing and not (kind == "pair" and not action.jokers and out_of_reach):
        return None
    if not view.two_colours or view.placing or kind not in notation.IN_A_COLOUR:
        return _touched(number) if action.own == 0 else None
    colours = view.seats[(view.to_move or 0) - 1].colours
    return (*_touched(number), f"in-{colours[action.own]}")


@cache
def _touched(number: int) -> Parts:
    """Cards, squares and buttons of an action, but for the colour of the pawn."""
    action = action_of(number)
    found = [f"card-{card}" for card in sorted(action.cards)]
    if action.kind in ("show hand", "offer", "refuse"):
        found.insert(0, action.kind.split()[0])
    if action.square is not None:
        found.append(f"square-{action.square}")
    if action.kind == "statik" and action.jokers:
        found.append(line_id(*action.line))
    if action.victim:
        found.append(f"against-{action.victim}")
    return tuple(found)


def preview(view: View, action: AnyAction) -> tuple[Piece, ...]:
    """The building as it would stand, with its price, or crossed out if it would be lost."""
    if not isinstance(action, (Aimed, Place)):
        return ()
    edition, square = edition_of(view), action.avenue * SIZE + action.street
    effect, price = (action.effect, action.price) if isinstance(action, Pair) else ("", 0)
    if effect == "lose":
        return (_sign(edition, square, "gone"),)
    stands = (_sign(edition, square, "site"), _sign(edition, square, f"house-{action.colour}"))
    return (*stands, _price_sign(edition, square, price)) if effect == "buy" else stands


@cache
def _sign(edition: int, square: int, sprite: str) -> Piece:
    """A building, a building site or a cross on a square, to be looked at only."""
    label = square_name(edition, square)
    return Piece(f"would-{sprite}-{square}", sprite, label, *centre(edition, square))


@cache
def _price_sign(edition: int, square: int, price: int) -> Piece:
    """The choice tells the price in words; here a number is enough."""
    tag = _price_tag(edition, square, price, False)
    return Piece(tag.id, tag.sprite, tag.text, tag.x, tag.y, text=tag.text)


# --- Help for a selection ---------------------------------------------------------------------


def selection_help(view: View, parts: Sequence[str]) -> Text | None:
    """Help for cards and a building that match no legal move; nothing for anything else."""
    edition, cards = edition_of(view), part_numbers(parts, "card", state.KINDS)
    squares = part_numbers(parts, "square", state.SQUARES)
    if view.decision != "turn" or len(cards) + len(squares) != len(parts):
        return None
    alone = [card for card in cards if JOKER < card % FACES <= state.SPECULATION]
    if alone and len(cards) > 1:
        return say("help-alone", card=card_text(edition, alone[0]))
    if len(cards) > 2 or len(squares) > 1:
        return say("help-two-cards" if len(cards) > 2 else "help-one-square")
    if len(cards) == 2 and cards[0] // FACES == cards[1] // FACES:
        one, other = (card_text(edition, card) for card in cards)
        message = "help-same" if view.edition == "box" else "help-same-cards"
        return say(message, one=one, other=other)
    lines = [divmod(card, FACES) for card in cards if card % FACES < JOKER]
    if squares:
        for side, line in lines:
            if divmod(squares[0], SIZE)[side] != line:
                name = square_name(edition, squares[0])
                return say("help-line", card=notation.line_text(edition, side, line), square=name)
        return _building_help(view, squares[0])
    if len(lines) < 2:
        return None
    (_, avenue), (_, street) = sorted(lines)
    return _building_help(view, avenue * SIZE + street)


def _building_help(view: View, number: int) -> Text | None:
    """What a building would take: the cards that lead there, or its price."""
    edition, seat, name = edition_of(view), view.seat or 0, square_name(edition_of(view), number)
    avenue, street = divmod(number, SIZE)
    if (avenue, street) not in (view.reach or ()):
        red, blue = (
            Listed(tuple(card_text(edition, side * FACES + face) for face in (line, JOKER)), "or")
            for side, line in enumerate((avenue, street))
        )
        return say("help-cards", square=name, red=red, blue=blue)
    square, coins = view.board[avenue][street], view.seats[seat - 1].coins
    if square.price is None or square.owner == seat or square.price <= coins:
        return None
    message = "help-dear-colour" if view.prices_by_colour else "help-dear"
    return say(message, square=name, price=square.price, coins=coins)
