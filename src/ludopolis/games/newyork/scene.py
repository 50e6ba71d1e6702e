"""What lies where in a view of New York, what the panels tell, and what can be pressed."""

from __future__ import annotations

from functools import lru_cache

from ludopolis.engine.scene import Button, Panel, Piece, Row, Scene
from ludopolis.games.newyork.city import (
    BOX,
    LAST_FREE,
    PLACED,
    TWO_CARDS_PLACED,
)
from ludopolis.games.newyork.drawing import PLANS, square_id
from ludopolis.games.newyork.phrases import PHRASES
from ludopolis.games.newyork.reading import (
    View,
    blocks_of,
    card_numbers,
    colours_of,
    edition_of,
    event_of,
    free_squares,
    hand_of,
    house_labels,
    name_at,
    neighbours,
    price_of,
    reached,
    read_board,
    standing,
    stops_where,
    titled,
    two_colours,
)
from ludopolis.games.newyork.sprites import block_piece, card_sprite
from ludopolis.games.newyork.words import card_name, square_name

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


def show(view: View, language: str) -> Scene:
    """All that a view shows."""
    return Scene(
        pieces=(*_blocks(view, language), *_houses(view, language), *_prices(view, language)),
        panels=tuple(_panels(view, language)),
        buttons=tuple(_buttons(view, language)),
        reading=read_board(view, language),
        status=" ".join(_status(view, language)),
    )


def decides(view: View, decision: str) -> bool:
    """Does the seat that looks make a decision of this kind?"""
    return bool(
        view["seat"] is not None
        and view["seat"] == view["to_move"]
        and view["decision"] == decision
    )


# --- On the board -----------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def _house(edition: int, square: int, colour: str, seat: int | None, label: str) -> Piece:
    """A building of a colour on a square."""
    x, y = PLANS[edition].centre(square)
    return Piece(
        id=f"house-{square}-{colour}",
        sprite=f"house-{colour}",
        label=label,
        x=x,
        y=y,
        part=square_id(square),
        spot=square_id(square),
        comes_from=f"seat-{seat}" if seat else "colours",
    )


def _houses(view: View, language: str) -> list[Piece]:
    edition, owners = edition_of(view), view["owners"]
    labels = house_labels(view, language, _tagged(view))
    stands = zip(standing(view).owners, labels, strict=True)
    return [
        _house(edition, square, colour, owners[colour], label)
        for square, (colour, label) in enumerate(stands)
        if colour is not None
    ]


def _blocks(view: View, language: str) -> list[Piece]:
    """The ground of the largest blocks; a building alone is no block."""
    return [
        _block(view, square, colour, set(group), language)
        for colour in view["owners"]
        for group in blocks_of(view, colour)
        if len(group) > 1
        for square in group
    ]


# Which side of a square lies towards a neighbour: along the board's rows in the box …
BOX_SIDES = {"red-": "t", "red+": "b", "blue-": "l", "blue+": "r"}
# … and with ordinary cards, where columns run to the right and rows upwards.
CARDS_SIDES = {"red-": "l", "red+": "r", "blue-": "b", "blue+": "t"}


def _block(view: View, square: int, colour: str, group: set[int], language: str) -> Piece:
    say = PHRASES[language]
    edition = edition_of(view)
    sides = BOX_SIDES if edition == BOX else CARDS_SIDES
    inside = {sides[way] for way, beside in neighbours(square) if beside in group}
    seat = view["owners"][colour]
    owner = titled(view, seat, language) if seat else say["nobody"]
    outside = "".join(side for side in "trbl" if side not in inside)
    return _block_piece(language, edition, square, colour, outside, owner)


@lru_cache(maxsize=1 << 14)
def _block_piece(
    language: str, edition: int, square: int, colour: str, outside: str, owner: str
) -> Piece:
    """The ground of a square that has borders on the sides that lie outside its block."""
    say = PHRASES[language]
    kind, turn = block_piece(outside)
    x, y = PLANS[edition].centre(square)
    return Piece(
        id=f"block-{square}-{colour}-{kind}-{turn:g}",
        sprite=f"block-{colour}-{kind}",
        label=say["block piece"].format(
            square=square_name(edition, square), colour=say[f"colour {colour}"], owner=owner
        ),
        x=x,
        y=y,
        turn=turn,
        part=square_id(square),
        spot=square_id(square),
    )


def price_tag(view: View, square: int, language: str) -> Piece:
    """What another's building costs; faded if that is too much for who looks."""
    price = price_of(view, square)
    dear = price > view["purses"][view["seat"] - 1]
    return _price_tag(language, edition_of(view), square, price, dear)


@lru_cache(maxsize=1 << 12)
def _price_tag(language: str, edition: int, square: int, price: int, dear: bool) -> Piece:
    say = PHRASES[language]
    x, y = PLANS[edition].centre(square)
    return Piece(
        id=f"price-{square}",
        sprite="price",
        label=say["price tag dear" if dear else "price tag"].format(
            square=square_name(edition, square), price=price
        ),
        x=x - PRICE_TAG,
        y=y - PRICE_TAG,
        text=str(price),
        part=square_id(square),
        spot=square_id(square),
        faded=dear,
    )


def _tagged(view: View) -> list[int]:
    """The squares with buildings of others that the own hand reaches, in the own turn."""
    if not decides(view, "turn"):
        return []
    hand = set(hand_of(view))
    own = {None, *colours_of(view, view["seat"])}
    return [
        square
        for square, owner in enumerate(standing(view).owners)
        if owner not in own and reached(square, hand)
    ]


def _prices(view: View, language: str) -> list[Piece]:
    """What the buildings in reach cost."""
    return [price_tag(view, square, language) for square in _tagged(view)]


# --- Panels -----------------------------------------------------------------------------------


def _panels(view: View, language: str) -> list[Panel]:
    panels = []
    if view["offered"]:
        panels.append(_offer(view, language))
    if view["hand"] is not None and view["placing"] is None:
        panels.append(_hand(view, language))
    panels += [_seat(view, seat, language) for seat in range(1, view["players"] + 1)]
    if None in view["owners"].values():
        panels.append(_undealt(view, language))
    panels.append(_pile(view, language))
    return panels


def _hand(view: View, language: str) -> Panel:
    """The own hand: red cards first, lines in order, then jokers, then events."""
    say = PHRASES[language]
    box = view["edition"] == "box"
    cards = hand_of(view)
    pieces = [
        Piece(
            id=f"card-{card}-{cards[:place].count(card) + 1}",
            sprite=card_sprite(card),
            label=name,
            part=card_part(card),
            comes_from="pile",
        )
        for place, (card, name) in enumerate(zip(cards, view["hand"], strict=True))
    ]
    note = say["hand note" if box else "hand note cards"] if decides(view, "turn") else ""
    return Panel("hand", say["panel hand"], pieces=tuple(pieces), note=note)


def _offer(view: View, language: str) -> Panel:
    """The card that lies between partners; only they see it."""
    say = PHRASES[language]
    mine = view["seat"] == view["active"]
    title = say["panel offer own" if mine else "panel offer"]
    (card,) = card_numbers(view, [view["offered"]])
    piece = Piece(
        "offered", card_sprite(card), view["offered"], comes_from=f"seat-{view['active']}"
    )
    return Panel(
        "offered-card",
        title.format(name_at(view, view["active"], language)),
        pieces=(piece,),
        note="" if mine else say["panel offer note"],
    )


def _seat(view: View, seat: int, language: str) -> Panel:
    """All that is open about a player."""
    colours = colours_of(view, seat)
    return Panel(
        f"seat-{seat}",
        titled(view, seat, language),
        rows=tuple(_facts(view, seat, colours, language)),
        pieces=tuple(_reserve(view, colour, language) for colour in colours),
        marks=tuple(f"mark-{colour}" for colour in colours),
        seat=seat,
    )


def _facts(view: View, seat: int, colours: list[str], language: str) -> list[Row]:
    """What is open about a seat; what it is worth comes first, where the rest may be cut off."""
    say = PHRASES[language]
    rows = []
    if not view["placing"]:
        key = "row points over" if view["over"] else "row points"
        rows.append(Row(say[key], str(view["points"][seat - 1])))
        if view["teams"]:
            both = view["points"][seat - 1] + view["points"][(seat + 1) % 4]
            rows.append(Row(say["row team points"], str(both)))
    elif seat == view["to_move"]:
        rows.append(Row(say["row places"], say[f"colour {view['placing']}"]))
    rows.append(Row(say["row coins"], str(view["purses"][seat - 1])))
    if colours:
        standing = [sum(line.count(colour) for line in view["board"]) for colour in colours]
        rows.append(Row(say["row buildings"], " + ".join(map(str, standing))))
        blocks = [len(group) for colour in colours for group in blocks_of(view, colour)]
        key = "row blocks" if view["players"] == 2 else "row block"
        rows.append(Row(say[key], " + ".join(map(str, blocks)) or "0"))
        left = " + ".join(str(view["reserves"][colour]) for colour in colours)
        endless = view["unlimited_pawns"]
        rows.append(Row(say["row reserve"], say["no limit"] if endless else left))
    if not view["placing"]:
        rows.append(Row(say["row cards"], str(view["hand_sizes"][seat - 1])))
    if view["teams"]:
        rows.append(Row(say["row team"], "A" if seat % 2 else "B"))
    return rows


def _reserve(view: View, colour: str, language: str) -> Piece:
    """The pawns of a colour that are left; touching them says a colour, or names their owner."""
    say = PHRASES[language]
    count, seat = view["reserves"][colour], view["owners"][colour]
    mine = seat == view["to_move"]
    endless = view["unlimited_pawns"]
    label = say["reserve endless" if endless else "reserve piece"]
    return Piece(
        id=f"reserve-{colour}",
        sprite=f"reserve-{colour}",
        label=label.format(colour=say[f"colour {colour}"], count=count),
        text="∞" if endless else str(count),
        part=colour_part(colour) if mine else victim_part(seat),
    )


def _undealt(view: View, language: str) -> Panel:
    """The colours that nobody owns yet, with the pawns that are left of them."""
    say = PHRASES[language]
    endless = view["unlimited_pawns"]
    return Panel(
        "colours",
        say["panel colours"],
        rows=tuple(
            Row(say[f"colour {colour}"], say["no limit"] if endless else str(count))
            for colour, count in view["reserves"].items()
        ),
        marks=tuple(f"mark-{colour}" for colour in view["owners"]),
        note=say["panel colours note"],
    )


def _pile(view: View, language: str) -> Panel:
    """The face-down pile, the cards played last, and what is known of the Stop cards."""
    say = PHRASES[language]
    size, discards = view["pile_size"], view["discards"]
    pieces = [Piece("pile-back", "back", say["pile piece"].format(size), text=str(size))]
    shown = range(max(0, len(discards) - SHOWN_DISCARDS), len(discards))
    for place, card in zip(shown, card_numbers(view, discards[shown.start :]), strict=True):
        pieces.append(
            Piece(
                id=f"discard-{place}",
                sprite=card_sprite(card),
                label=say["discard piece"].format(card_name(edition_of(view), card, language)),
                comes_from=_thrower(view),
            )
        )
    where = stops_where(view)
    rows = (
        Row(say["row pile"], str(size)),
        Row(say["row discards"], str(len(discards))),
        Row(say["row free"], str(free_squares(view))),
        Row(say["row stops"], say[f"stops {where}"].format(LAST_FREE)),
    )
    note = say[f"status {where}"] if where in ("discards", "pile") else ""
    return Panel("pile", say["panel pile"], rows, tuple(pieces), note=note)


def _thrower(view: View) -> str:
    """Where the cards on top of the discards came from: who played last."""
    if view["active"] is None:
        return ""
    last = view["active"]
    if view["decision"] in ("turn", "answer"):  # nothing has been played in this turn yet
        last = (last - 2) % view["players"] + 1
    return "hand" if last == view["seat"] else f"seat-{last}"


# --- Buttons and the line above the board -----------------------------------------------------


def _buttons(view: View, language: str) -> list[Button]:
    say = PHRASES[language]
    seat = view["seat"]
    buttons = []
    if two_colours(view) and (decides(view, "turn") or decides(view, "rebuild")):
        buttons += [
            Button(colour_part(colour), say["button in"].format(say[f"colour {colour}"]))
            for colour in colours_of(view, seat)
        ]
    if decides(view, "turn"):
        if view["events"]:
            buttons += [
                Button(
                    victim_part(other),
                    say["button victim"].format(name_at(view, other, language)),
                )
                for other in range(1, view["players"] + 1)
                if other != seat
            ]
        if view["teams"]:
            partner = name_at(view, (seat + 1) % 4 + 1, language)
            buttons.append(Button(OFFER_PART, say["button offer"].format(partner)))
        buttons.append(Button(SHOW_PART, say["button show"]))
    if decides(view, "answer"):
        buttons.append(Button(REFUSE_PART, say["button refuse"]))
    return buttons


def _status(view: View, language: str) -> list[str]:
    """Where the game stands, and who decides what inside a turn, and why."""
    say = PHRASES[language]
    if view["placing"]:
        each = int(PLACED[view["players"]])
        if view["players"] == 2 and not two_colours(view):
            each = TWO_CARDS_PLACED
        total = len(view["owners"]) * each
        return [say["status placing"].format(view["placements"] + 1, total)]
    if view["over"]:
        return [say[f"status {view['ending']}"].format(view["turns"])]
    told = [say["status turn"].format(view["turns"] + 1)]
    if view["decision"] != "turn":
        told.append(_inside(view, language))
    where = stops_where(view)
    told.append(
        say["status out"].format(free_squares(view), LAST_FREE)
        if where == "aside"
        else say[f"status {where}"]
    )
    return told


def _inside(view: View, language: str) -> str:
    """A decision inside a turn: whose it is, and what brought it about."""
    say = PHRASES[language]
    you = view["seat"] == view["to_move"]
    facts = {
        "who": titled(view, view["active"], language),
        "other": name_at(view, view["to_move"], language),
        "event": view["event"],
        "line": view["line"],
    }
    if view["decision"] == "answer":
        mine = view["seat"] == view["active"]
        key = "status offer you" if you else "status offered" if mine else "status offer"
        return say[key].format(**facts)
    event = event_of(view) if view["decision"] == "give up" else "rebuild"
    return say[f"status {event}{' you' if you else ''}"].format(**facts)
