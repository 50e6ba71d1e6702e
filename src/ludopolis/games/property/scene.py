"""Property as a scene: the land, the panels, what is asked, and what is touched for an action.

A pair is touched as its two cards, as its square, or as the headings of its column and row, in any
order: whatever leaves one choice is enough. So a nine or ten is touched with a heading or a square.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any

from ludopolis.games.property.drawing import NUMBERS, PLACES, card_id, centre, square_id, tag_place
from ludopolis.games.property.state import BUY, DO_NOT_BUY, RANK_NAMES, SHOW, SUIT_NAMES
from ludopolis.games.property.view import (
    COLOURS,
    SIDES,
    SUITS,
    Buy,
    Card,
    Offer,
    Pair,
    Place,
    Player,
    PropertyAction,
    PropertyView,
    Side,
    pair_of,
)
from ludopolis.language.text import Listed, Seat, Text, Words, say
from ludopolis.presentation.parts import button, fact, hand_panel, on_spot, seat_panel, seat_title
from ludopolis.presentation.scene import Button, Panel, Piece, Scene, Section

SHOWN_DISCARDS = 2  # the pair that was played last


def open_scene(view: PropertyView) -> Scene:
    """What lies where and what the panels tell, for everybody."""
    return Scene(
        pieces=(*land_pieces(view), *(offer_pieces(view.offer) if view.offer else ())),
        panels=(
            *(player_panel(p, view.bankruptcies, view.count_property) for p in view.seats),
            cards_panel(view),
        ),
        status=status(view),
    )


def own_scene(view: PropertyView) -> Scene:
    """The own hand, low to high, the red cards first, and buttons."""
    hand = sorted(view.hand or (), key=lambda card: (card.colour != "red", card.rank))
    pieces = [card_piece(card.name, "pile-top") for card in hand]
    return Scene(panels=(hand_panel(pieces),), buttons=buttons(view))


def rank_name(number: int | str) -> Words:
    """A number of a card; 1 is an ace."""
    return say("card-ace") if str(number) in ("1", RANK_NAMES[0]) else str(number)


@cache
def spoken_card(name: str) -> Text:
    """A card in words: `7 of hearts`."""
    suit = say(f"suit-{SUITS[SUIT_NAMES.index(name[0])]}")
    return say("card-name", rank=rank_name(name[1:]), suit=suit)


# --- The land ---------------------------------------------------------------------------------


def land_pieces(view: PropertyView) -> Iterator[Piece]:
    """All squares that somebody owns, and above them the marks of mortgages."""
    rows = reversed(tuple(zip(*view.board, strict=True)))  # from the top
    land = [*zip(PLACES, chain(*rows), strict=True)]
    for place, square in land:
        if square.owner is not None:
            yield plot_piece(place, square.owner, square.group, square.joined)
    yield from (mortgage_piece(place) for place, square in land if square.mortgaged)


def piece_on(place: Place, name: str, sprite: str, label: Words, **more: Any) -> Piece:
    """A piece that lies on a square."""
    return on_spot(square_id(place), centre(place), name, sprite, label, **more)


@lru_cache(maxsize=1 << 13)
def plot_piece(place: Place, seat: int, size: int, joined: tuple[Side, ...]) -> Piece:
    """A square with its owner and the size of its group; it grows together with its neighbours."""
    name = f"plot-{place.column}-{place.row}-{seat}"
    sprite = f"plot-{seat}-{sum(1 << SIDES.index(side) for side in joined)}"
    label = say("piece-plot", square=place.name, owner=seat_title(seat), size=size)
    return piece_on(place, name, sprite, label, text=str(size), comes_from=f"seat-{seat}")


@cache
def mortgage_piece(place: Place) -> Piece:
    """The mark of a mortgage."""
    label = say("piece-mortgage", square=place.name)
    return piece_on(place, f"mortgage-{place.column}-{place.row}", "mortgage", label)


def tag_piece(place: Place, name: str, sprite: str, text: str, label: Words) -> Piece:
    """A price tag beside a square."""
    at = tag_place(place, sprite.removesuffix("-one"))
    return Piece(name, sprite, label, *at, text=text, part=square_id(place))


@lru_cache(maxsize=1 << 10)
def offer_pieces(offer: Offer) -> tuple[Piece, ...]:
    """The square that may be bought now, with its price."""
    label, sprite = offer_text(offer), "price-one" if offer.price == 1 else "price"
    return (
        piece_on(offer.square, "offer", "frame", label),
        tag_piece(offer.square, "offer-price", sprite, str(offer.price), label),
    )


def offer_text(offer: Offer) -> Text:
    """What may be bought, and for how much."""
    return say("piece-offer", square=offer.square.name, price=say("units", count=offer.price))


# --- Beside the land --------------------------------------------------------------------------


@lru_cache(maxsize=1 << 10)
def player_panel(player: Player, bankruptcies: int, count_property: bool) -> Panel:
    """What everybody knows of a player."""
    rows = [
        fact("cash", say("money", dollars=player.cash)),
        fact("units", player.units),
        fact("cards", player.cards),
        fact("squares", f"{player.squares} ({player.largest_group})"),
    ]
    if player.mortgaged:
        rows.append(fact("mortgaged", player.mortgaged))
    if count_property:
        rows.append(fact("fortune", say("money", dollars=player.fortune)))
    out: Words = ""
    if player.bankrupt is not None:
        out = say("panel-bankrupt-as", number=player.bankrupt)
        out = say("panel-bankrupt") if bankruptcies == 1 else out
    return seat_panel(player.seat, rows, note=out)


@cache
def card_piece(name: str, comes_from: str) -> Piece:
    """A card that lies open, or in the own hand."""
    return Piece(card_id(name), card_id(name), spoken_card(name), comes_from=comes_from)


def cards_panel(view: PropertyView) -> Panel:
    """The pile, and the pair that was played last."""
    size, last = view.pile_size, view.discards[-SHOWN_DISCARDS:]
    label = say("piece-pile", cards=say("count-cards", count=size))
    return Panel(
        id="cards",
        title=say("panel-cards"),
        rows=(fact("pile", size), fact("discards", len(view.discards))),
        pieces=(
            Piece("pile-top", "back", label, text=str(size), faded=size == 0),
            *(card_piece(name, f"seat-{view.last_player}") for name in last),
        ),
    )


def status(view: PropertyView) -> tuple[Text, ...]:
    """The turn, the cards left, and when the game ends."""
    if view.over:
        return (say("status-over", turns=view.turns),)
    parts = (
        say("status-turn", turn=view.turns + 1),
        say("status-pile", cards=say("count-cards", count=view.pile_size)),
    )
    if view.bankruptcies == 1:
        return parts
    return (*parts, say("status-bankrupt", count=len(view.bankrupt), most=view.bankruptcies))


def buttons(view: PropertyView) -> tuple[Button, ...]:
    """What is neither card nor square, for the player who decides."""
    if not view.mine:
        return ()
    if view.offer is not None:
        return (
            button("buy", price=say("units", count=view.offer.price)),
            button("leave", "do-not-buy"),
        )
    return (button("show"),) if view.lacks_a_colour else ()


# --- The board as a list ----------------------------------------------------------------------


def reading(view: PropertyView) -> tuple[Section, ...]:
    """The land row by row, then everybody's groups, then the cards that lie open."""
    rows = []
    for row in reversed(NUMBERS):
        told = tuple(reading_of_square(view, Place(column, row)) for column in NUMBERS)
        rows.append(say("reading-row", row=row, squares=Listed(told, "plain")))
    discards = tuple(spoken_card(name) for name in reversed(view.discards))
    return (
        Section(say("reading-land"), tuple(rows)),
        *(reading_of_groups(player) for player in view.seats if player.groups),
        *([Section(say("reading-offer"), (offer_text(view.offer),))] if view.offer else ()),
        Section(say("reading-discards"), discards or (say("no-cards"),)),
    )


def reading_of_square(view: PropertyView, place: Place) -> Text:
    """A square of a row: who owns it, and how large the group is."""
    square = view.at(place)
    if square.owner is None:
        return say("reading-free", column=place.column)
    kind = "mortgaged" if square.mortgaged else "owned"
    owner = Seat(square.owner)
    return say(f"reading-{kind}", column=place.column, owner=owner, size=square.group)


def reading_of_groups(player: Player) -> Section:
    """The groups of a player, the largest first."""
    rows = []
    for group in player.groups:
        squares = Listed(tuple(place.name for place in group.squares), "plain")
        size = say("count-squares", count=group.size)
        rows.append(say("reading-group", size=size, squares=squares))
    return Section(say("reading-groups", who=seat_title(player.seat)), tuple(rows))


# --- What is touched --------------------------------------------------------------------------


def parts(view: PropertyView, action: int) -> tuple[str, ...] | None:
    """What is touched for an action."""
    if action == BUY and view.offer:
        return ("buy", square_id(view.offer.square))
    if action >= BUY:
        return ({BUY: "buy", DO_NOT_BUY: "leave", SHOW: "show"}[action],)
    red, black, square = pair_of(action)
    hand = view.hand or ()
    if any(card.name in (red, black) for card in hand):
        headings = (f"column-{square.column}", f"row-{square.row}")
        return (card_id(red), card_id(black), *headings, square_id(square))
    # Cards that are not in the hand can be meant by their square. To tell what is missing there, a
    # pair speaks for a square only if the hand comes no nearer to it.
    return None if any(reaches(card, square) for card in hand) else (square_id(square),)


def reaches(card: Card, square: Place) -> bool:
    """Can a card name the column or row of a square?"""
    return (square.column if card.colour == "red" else square.row) in card.numbers


def preview(view: PropertyView, action: PropertyAction) -> tuple[Piece, ...]:
    """The square as it would be, or what it would cost. In numbers: the words are the note's."""
    if isinstance(action, Buy) and view.offer is not None:
        return (plot_piece(view.offer.square, view.active, action.group, action.joined),)
    if not isinstance(action, Pair):
        return ()
    square, ruin, cost = action.square, action.effect == "ruin", f"−{action.rent}"
    aim = piece_on(square, "aim", "lost" if action.effect == "lose" else "frame", square.name)
    if action.effect == "take":
        return (plot_piece(square, view.active, action.group, action.joined), aim)
    if action.effect == "mortgage":
        return (mortgage_piece(square), aim)
    if action.effect == "lose":
        return (aim,)
    label = f"{square.name}: {cost}"
    return (aim, tag_piece(square, "aim-price", "ruin" if ruin else "cost", cost, label))


# --- Help for a selection that matches no legal move ------------------------------------------


def selection_help(view: PropertyView, parts: Sequence[str]) -> Text | None:
    """Why cards and squares do not go together; nothing for anything else."""
    hand = view.hand or ()
    if view.decision != "play" or view.lacks_a_colour:
        return None
    cards = [card for card in hand if card_id(card.name) in parts]
    squares = [place for place in PLACES if square_id(place) in parts]
    for colour in COLOURS:
        same = [card.name for card in cards if card.colour == colour]
        if len(same) > 1:
            return say(f"help-both-{colour}", first=same[0], second=same[1])
    if len(squares) > 1:
        return say("help-one-square")
    return help_for_square(hand, cards, squares[0]) if squares else None


def help_for_square(hand: Sequence[Card], cards: Sequence[Card], square: Place) -> Text | None:
    """Why a square cannot be reached, with the cards touched or with any."""
    for card in cards:
        if not reaches(card, square):
            line = "column" if card.colour == "red" else "row"
            return say(f"help-{line}", card=card.name, number=card.numbers[0])
    found = {card.colour for card in hand if reaches(card, square)}
    numbers = zip(COLOURS, square, strict=True)
    missing = {colour: rank_name(number) for colour, number in numbers if colour not in found}
    if not missing:
        return None
    kind = "neither" if len(missing) > 1 else f"no-{next(iter(missing))}"
    return say(f"help-{kind}", square=square.name, **missing)
