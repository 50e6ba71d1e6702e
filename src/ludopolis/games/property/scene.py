"""Property as a scene: plots and mortgages on the land, the players, the cards, and what is touched.

A pair is touched as its two cards, as its square, or as the headings of its column and row, in any
order: whatever leaves one choice is enough. So a nine or ten is touched with a heading or a square.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from ludopolis.engine.view import LegalAction
from ludopolis.games.property.drawing import TOP, WIDTH, centre, square_id
from ludopolis.games.property.land import BUY, DO_NOT_BUY, RANK_NAMES, SHOW, SIZE, SUIT_NAMES
from ludopolis.games.property.sprites import CELL, SIDES, TAG_SIZES, card_id
from ludopolis.games.property.view import (
    SUITS,
    Buy,
    Card,
    Offer,
    Pair,
    Place,
    Player,
    PropertyView,
    Side,
    pair_of,
)
from ludopolis.language.text import Listed, Seat, Text, Words, say
from ludopolis.presentation.scene import Button, Panel, Piece, Row, Scene, Section

SHOWN_DISCARDS = 2  # the pair that was played last

# All places with their indices on the board: by rows from the top, left to right.
PLACES = [Place(column, row) for row in range(SIZE, 0, -1) for column in range(1, SIZE + 1)]
CELLS = [(place, place.column - 1, place.row - 1) for place in PLACES]


def open_scene(view: PropertyView) -> Scene:
    """What lies where and what the panels tell, for everybody."""
    return Scene(
        pieces=(*land_pieces(view), *(offer_pieces(view.offer) if view.offer else ())),
        panels=(
            *(player_panel(player, view) for player in view.seats),
            cards_panel(view.pile_size, view.discards, view.last_player),
        ),
        status=status(view),
    )


def own_scene(view: PropertyView) -> Scene:
    """The own hand and buttons."""
    return Scene(panels=(hand_panel(view.hand or ()),), buttons=buttons(view))


# --- Names ------------------------------------------------------------------------------------


@cache
def titled(seat: int) -> Text:
    """A player's name; the own one says so."""
    return say("seat-title", who=Seat(seat))


@cache
def spoken_card(name: str) -> Text:
    """A card in words: `7 of hearts`."""
    rank = say("card-ace") if name[1:] == RANK_NAMES[0] else name[1:]
    return say("card-name", rank=rank, suit=say(f"suit-{SUITS[SUIT_NAMES.index(name[0])]}"))


# --- The land ---------------------------------------------------------------------------------


def land_pieces(view: PropertyView) -> list[Piece]:
    """All squares that somebody owns, and above them the marks of mortgages."""
    plots, marks = [], []
    board = view.board
    for place, column, row in CELLS:
        square = board[column][row]
        if square.owner is not None:
            plots.append(plot_piece(place, square.owner, square.group, square.joined))
            if square.mortgaged:
                marks.append(mortgage_piece(place))
    return plots + marks


@lru_cache(maxsize=1 << 13)
def plot_piece(place: Place, seat: int, size: int, joined: tuple[Side, ...]) -> Piece:
    """A square with its owner and the size of its group; it grows together with its neighbours."""
    x, y = centre(place)
    sides = sum(SIDES[side] for side in joined)
    return Piece(
        id=f"plot-{place.column}-{place.row}-{seat}",
        sprite=f"plot-{seat}-{sides}",
        label=say("piece-plot", square=place.name, owner=titled(seat), size=size),
        x=x,
        y=y,
        text=str(size),
        part=square_id(place),
        spot=square_id(place),
        comes_from=f"seat-{seat}",
    )


@cache
def mortgage_piece(place: Place) -> Piece:
    """The mark of a mortgage."""
    x, y = centre(place)
    return Piece(
        id=f"mortgage-{place.column}-{place.row}",
        sprite="mortgage",
        label=say("piece-mortgage", square=place.name),
        x=x,
        y=y,
        part=square_id(place),
        spot=square_id(place),
    )


def tag_piece(place: Place, name: str, sprite: str, text: str, label: Words) -> Piece:
    """A price tag above a square, or below it at the top edge, inside the board."""
    x, y = centre(place)
    width, height = TAG_SIZES[sprite]
    room = width / 2 + 8
    away = (CELL + height) / 2 - 8
    return Piece(
        id=name,
        sprite=sprite,
        label=label,
        x=min(max(x, room), WIDTH - room),
        y=y + away if y - away - height / 2 < TOP else y - away,
        text=text,
        part=square_id(place),
    )


def frame_piece(place: Place, name: str, label: Words) -> Piece:
    """A frame around a square."""
    x, y = centre(place)
    return Piece(name, "frame", label, x, y, part=square_id(place), spot=square_id(place))


@lru_cache(maxsize=1 << 10)
def offer_pieces(offer: Offer) -> tuple[Piece, ...]:
    """The square that may be bought now, with its price."""
    label = offer_text(offer)
    sprite = "price-one" if offer.price == 1 else "price"
    return (
        frame_piece(offer.square, "offer", label),
        tag_piece(offer.square, "offer-price", sprite, str(offer.price), label),
    )


def offer_text(offer: Offer) -> Text:
    """What may be bought, and for how much."""
    return say("piece-offer", square=offer.square.name, price=say("units", count=offer.price))


# --- Beside the land --------------------------------------------------------------------------


def player_panel(player: Player, view: PropertyView) -> Panel:
    """What everybody knows of a player."""
    return _player_panel(
        player.seat,
        (player.cash, player.units, player.cards, player.mortgaged),
        (player.squares, player.largest_group),
        player.fortune if view.count_property else None,
        bankruptcy(player, view),
    )


@lru_cache(maxsize=1 << 10)
def _player_panel(
    seat: int,
    counts: tuple[int, int, int, int],
    land: tuple[int, int],
    fortune: int | None,
    note: Words,
) -> Panel:
    cash, units, cards, mortgaged = counts
    rows = [
        Row(say("row-cash"), say("money", dollars=cash)),
        Row(say("row-units"), str(units)),
        Row(say("row-cards"), str(cards)),
        Row(say("row-squares"), f"{land[0]} ({land[1]})"),
    ]
    if mortgaged:
        rows.append(Row(say("row-mortgaged"), str(mortgaged)))
    if fortune is not None:
        rows.append(Row(say("row-fortune"), say("money", dollars=fortune)))
    return Panel(
        id=f"seat-{seat}",
        title=titled(seat),
        rows=tuple(rows),
        marks=(f"mark-{seat}",),
        seat=seat,
        note=note,
    )


def bankruptcy(player: Player, view: PropertyView) -> Words:
    """That a player is out, and as which one."""
    if player.bankrupt is None:
        return ""
    if view.bankruptcies == 1:
        return say("panel-bankrupt")
    return say("panel-bankrupt-as", number=player.bankrupt)


@cache
def card_piece(name: str, comes_from: str) -> Piece:
    """A card that lies open, or in the own hand."""
    return Piece(card_id(name), card_id(name), spoken_card(name), comes_from=comes_from)


@lru_cache(maxsize=1 << 10)
def hand_panel(hand: tuple[Card, ...]) -> Panel:
    """The own cards: the red ones, then the black ones, low to high, wild ones last."""
    cards = sorted(hand, key=lambda card: (card.colour != "red", card.rank))
    pieces = tuple(card_piece(card.name, "pile-top") for card in cards)
    return Panel("hand", say("panel-hand"), pieces=pieces)


def cards_panel(size: int, discards: Sequence[str], last_player: int) -> Panel:
    """The pile, and the pair that was played last."""
    from_seat = f"seat-{last_player}"
    label = say("piece-pile", cards=say("count-cards", count=size))
    back = Piece("pile-top", "back", label, text=str(size), faded=size == 0)
    return Panel(
        id="cards",
        title=say("panel-cards"),
        rows=(Row(say("row-pile"), str(size)), Row(say("row-discards"), str(len(discards)))),
        pieces=(back, *(card_piece(name, from_seat) for name in discards[-SHOWN_DISCARDS:])),
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
        price = say("units", count=view.offer.price)
        return (
            Button("buy", say("button-buy", price=price)),
            Button("leave", say("button-do-not-buy")),
        )
    return (Button("show", say("button-show")),) if view.lacks_a_colour else ()


# --- The board as a list ----------------------------------------------------------------------


def reading(view: PropertyView) -> tuple[Section, ...]:
    """The land row by row, then everybody's groups, then the cards that lie open."""
    rows = [reading_of_row(view, row) for row in range(SIZE, 0, -1)]
    discards = tuple(spoken_card(name) for name in reversed(view.discards))
    return (
        Section(say("reading-land"), tuple(rows)),
        *readings_of_groups(view),
        *([Section(say("reading-offer"), (offer_text(view.offer),))] if view.offer else ()),
        Section(say("reading-discards"), discards or (say("no-cards"),)),
    )


def reading_of_row(view: PropertyView, row: int) -> Text:
    """A row of the land."""
    told = tuple(reading_of_square(view, Place(column, row)) for column in range(1, SIZE + 1))
    return say("reading-row", row=row, squares=Listed(told, "plain"))


def reading_of_square(view: PropertyView, place: Place) -> Text:
    """A square of a row: who owns it, and how large the group is."""
    square = view.at(place)
    if square.owner is None:
        return say("reading-free", column=place.column)
    kind = "mortgaged" if square.mortgaged else "owned"
    owner = Seat(square.owner)
    return say(f"reading-{kind}", column=place.column, owner=owner, size=square.group)


def readings_of_groups(view: PropertyView) -> Iterator[Section]:
    """The groups of each player, the largest first."""
    for player in view.seats:
        rows = tuple(
            say(
                "reading-group",
                size=say("count-squares", count=group.size),
                squares=Listed(tuple(place.name for place in group.squares), "plain"),
            )
            for group in player.groups
        )
        if rows:
            yield Section(say("reading-groups", who=titled(player.seat)), rows)


# --- What is touched --------------------------------------------------------------------------


def parts(view: PropertyView, action: int) -> tuple[str, ...] | None:
    """What is touched for an action."""
    if action == SHOW:
        return ("show",)
    if action == BUY:
        return ("buy", square_id(view.offer.square)) if view.offer else ("buy",)
    if action == DO_NOT_BUY:
        return ("leave",)
    red, black, square = pair_of(action)
    hand = view.hand or ()
    if any(card.name in (red, black) for card in hand):
        return parts_of_pair(action)
    # Cards that are not in the hand can be meant by their square. To tell what is missing there, a
    # pair speaks for a square only if the hand comes no nearer to it.
    nearer = any(
        (square.column if card.colour == "red" else square.row) in card.numbers for card in hand
    )
    return None if nearer else (square_id(square),)


@cache
def parts_of_pair(action: int) -> tuple[str, ...]:
    """The two cards, the headings, and the square where they cross."""
    red, black, square = pair_of(action)
    headings = (f"column-{square.column}", f"row-{square.row}")
    return (card_id(red), card_id(black), *headings, square_id(square))


# --- What a choice would do -------------------------------------------------------------------


def preview(view: PropertyView, action: LegalAction) -> tuple[Piece, ...]:
    """The square as it would be, or what it would cost. In numbers: the words are the note's."""
    if isinstance(action, Buy) and view.offer is not None:
        return (taken(view, view.offer.square, action),)
    if not isinstance(action, Pair):
        return ()
    square = action.square
    aim = aim_piece(square)
    if action.effect == "take":
        return (taken(view, square, action), aim)
    if action.effect == "mortgage":
        return (mortgage_piece(square), aim)
    if action.effect == "lose":
        return (replace(aim, sprite="lost"),)
    return (aim, cost_piece(square, action.rent, "ruin" if action.effect == "ruin" else "cost"))


@cache
def aim_piece(square: Place) -> Piece:
    """The frame around a square that is about to be named."""
    return frame_piece(square, "aim", square.name)


@lru_cache(maxsize=1 << 12)
def cost_piece(square: Place, rent: int, sprite: str) -> Piece:
    """What a square would cost."""
    cost = f"−{rent}"
    return tag_piece(square, "aim-price", sprite, cost, f"{square.name}: {cost}")


def taken(view: PropertyView, square: Place, action: Pair | Buy) -> Piece:
    """A square as it would look if the seat to move had it."""
    return plot_piece(square, view.active, action.group, action.joined)
