"""What a view of New York New York shows: towers and runs, the reserve, hands, players, and parts.

A card is the same piece wherever it lies: in the reserve, in a hand where it was seen, in the own hand
and in the skyline. So it glides from place to place.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ludopolis.games.newyorknewyork import drawing
from ludopolis.games.newyorknewyork.notation import card_text, colour_text, named
from ludopolis.games.newyorknewyork.state import CARDS, COLOUR_NAMES, NUMBERS, PASS, TAKE
from ludopolis.games.newyorknewyork.view import (
    Action,
    Card,
    Play,
    Player,
    Run,
    Tower,
    View,
    card_of,
    tower_of,
)
from ludopolis.language.text import Listed, Seat, Text, Words, say
from ludopolis.presentation.parts import (
    button,
    changed,
    counted,
    fact,
    hand_panel,
    on_spot,
    plain_list,
    seat_panel,
    seat_title,
    section,
)
from ludopolis.presentation.scene import Panel, Piece, Row, Scene, Section

PASS_BUTTON = "pass"
KNOWN_SCALE = 0.6  # of cards in the hands of others


# --- Names ------------------------------------------------------------------------------------


def card_id(card: Card) -> str:
    """A card as a piece: `light-blue-7`."""
    return f"{named(card.colour)}-{card.number}"


def mark(colour: str) -> str:
    """The sprite of a colour's sign."""
    return f"mark-{named(colour)}"


@cache
def owned(card: Card) -> Text:
    """A card and whose it is."""
    if card.owner is None:
        return say("piece-neutral", card=card_text(card))
    return say("piece-owned", card=card_text(card), owner=Seat(card.owner))


def own_first(view: View, cards: Sequence[Card]) -> list[Card]:
    """Cards by colour and number, those of who looks first."""
    return sorted(cards, key=lambda card: view.seat is None or card.owner != view.seat)


# --- The skyline ------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 13)
def tower(shown: Tower, builder: str = "") -> tuple[Piece, ...]:
    """The cards of a number as floors, the lowest first, and a brass plaque if it is built for good.

    The card on top comes from `builder`: a panel, or nowhere.
    """
    pieces, spot = [], f"lot-{shown.number}"
    for level, card in enumerate(shown.cards):
        at = drawing.floor_middle(card.number, level, is_top=card == shown.top)
        name, sprite, label = card_id(card), f"top-{card_id(card)}", owned(card)
        if card != shown.top:
            sprite, label = (
                f"floor-{named(card.colour)}",
                say("piece-covered", card=card_text(card)),
            )
        source = builder if card == shown.top else ""
        pieces.append(on_spot(spot, at, name, sprite, label, comes_from=source))
    return (*pieces, *((sign("final", shown.number),) if shown.final else ()))


@cache
def sign(kind: str, number: int) -> Piece:
    """A sign at a lot: `final`, the plaque of a number that is built for good, or an own `star`."""
    name, spot = f"{kind}-{number}", f"lot-{number}"
    at, sprite = (drawing.PLAQUE, name) if kind == "final" else (drawing.STAR_AT, kind)
    return on_spot(
        spot, drawing.at_lot(number, *at), name, sprite, say(f"piece-{kind}", number=number)
    )


def run_text(run: Run, message: str = "piece-run", **more: Text) -> Text:
    """A run in words."""
    return say(message, first=run.numbers[0], last=run.numbers[-1], points=run.bonus, **more)


@lru_cache(maxsize=1 << 10)
def bands(runs: tuple[Run, ...]) -> tuple[Piece, ...]:
    """The coloured ground under the towers of runs."""
    return tuple(
        on_spot(
            f"lot-{number}",
            drawing.around(number - 1, drawing.BAND_AT),
            f"band-{number}",
            f"band-{named(COLOUR_NAMES[run.seat - 1])}",
            run_text(run),
            turn=number * 360 / NUMBERS % 360,
        )
        for run in runs
        for number in run.numbers
    )


@lru_cache(maxsize=1 << 10)
def medals(runs: tuple[Run, ...]) -> tuple[Piece, ...]:
    """The bonus of each run, at its middle on the side of the park."""
    middles = [run.numbers[0] - 1 + (len(run.numbers) - 1) / 2 for run in runs]
    return tuple(
        Piece(
            f"bonus-{run.numbers[0]}",
            f"bonus-{named(COLOUR_NAMES[run.seat - 1])}",
            run_text(run),
            *drawing.around(middle, drawing.BONUS_AT),
            text=f"+{run.bonus}",
            part=f"lot-{int(middle) % NUMBERS + 1}",
        )
        for run, middle in zip(runs, middles, strict=True)
    )


# --- Cards ------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 11)
def card_piece(card: Card, x: float = 0, y: float = 0, holder: int | None = None) -> Piece:
    """A card in the park or in the own hand, or small in the hand of another holder."""
    name, sprite = card_id(card), f"card-{card_id(card)}"
    if holder is None:
        return Piece(name, sprite, owned(card), x, y, comes_from="pile")
    label = say("piece-known", card=card_text(card), who=Seat(holder))
    return Piece(name, sprite, label, scale=KNOWN_SCALE)


def reserve(cards: Sequence[Card]) -> list[Piece]:
    """The reserve in the park."""
    return [card_piece(card, *at) for card, at in zip(cards, drawing.RESERVE_SLOTS, strict=False)]


def known_cards(player: Player) -> list[Piece]:
    """What is known of a hand: the cards that were seen, and how many were not."""
    seen = [card_piece(card, holder=player.seat) for card in player.known]
    name, label = f"hidden-{player.seat}", say("piece-hidden", cards=player.hidden)
    return [*seen, *counted(name, "back", label, player.hidden, scale=KNOWN_SCALE)]


# --- Panels -----------------------------------------------------------------------------------


def seat_rows(view: View, player: Player) -> list[Row]:
    """The points of a seat as they stand, its cards, and what the points are made of."""
    score = player.score
    made_of = [fact("numbers", score.numbers), fact("runs", score.runs)] if view.bonus else []
    hand = fact("hand", player.hand_size)
    if view.game == 1:
        return [fact("points", score.game), hand, *made_of]
    total, game = fact("total", score.total), fact("game", score.game)
    return [total, game, hand, *made_of, fact("earlier", score.earlier)]


def player_panel(view: View, player: Player, *, own: bool = False) -> Panel:
    """A player: colour, points, cards, and what is known of them.

    The own cards are in the hand; which of them others know is said in a row.
    """
    out = say("panel-passed" if player.hand_size else "panel-no-cards", who=Seat(player.seat))
    rows = seat_rows(view, player)
    if own and player.known:
        rows.append(fact("known", say("item", item=plain_list(map(card_text, player.known)))))
    return seat_panel(
        player.seat,
        rows,
        () if own else known_cards(player),
        marks=(mark(player.colour),),
        note=out if player.passed else "",
    )


@cache
def neutral_panels(colours: tuple[str, ...]) -> tuple[Panel, ...]:
    """The colours that nobody plays, if there are any."""
    title = say("panel-neutral", colours=Listed(tuple(map(colour_text, colours)), "plain"))
    note = say("panel-neutral.note")
    return (Panel("neutral", title, marks=tuple(map(mark, colours)), note=note),) if colours else ()


# --- Scenes -----------------------------------------------------------------------------------


def open_scene(view: View) -> Scene:
    """What everybody sees."""
    # Who is to take a card has just laid one; nobody knows where from, unless it was seen before.
    builder = f"seat-{view.to_move}" if view.decision == "take" else ""
    (x, y), size = drawing.PILE, view.pile_size
    pieces = (
        *bands(view.runs),
        *(floor for shown in view.skyline for floor in tower(shown, builder)),
        *medals(view.runs),
        *reserve(view.reserve),
        *counted("pile", "back", say("piece-pile", cards=size), size, x=x, y=y),
    )
    panels = [player_panel(view, player) for player in view.seats]
    return Scene(pieces, (*panels, *neutral_panels(view.neutral)), (), status(view))


def own_scene(view: View) -> Scene:
    """What a seat sees besides: its hand, stars on its towers, its cards of the reserve first."""
    me, hand = view.me, own_first(view, view.hand or ())
    note = say("panel-hand.note", colour=colour_text(me.colour))
    if not hand:
        note = say("panel-no-cards", who=Seat(me.seat))
    stars = [sign("star", shown.number) for shown in view.skyline if shown.owner == view.seat]
    may_pass = view.mine and view.decision == "play"
    return Scene(
        (*stars, *reserve(own_first(view, view.reserve))),
        (
            hand_panel(map(card_piece, hand), note, marks=(mark(me.colour),)),
            player_panel(view, me, own=True),
        ),
        (button(PASS_BUTTON),) if may_pass else (),
    )


def status(view: View) -> tuple[Text, ...]:
    """Where the match and the game stand."""
    if view.over:
        now = say("status-over")
    elif view.pile_size:
        now = say("status-pile", cards=view.pile_size)
    else:
        now = say("status-no-pile" if view.reserve else "status-no-reserve")
    return (say("status-game", game=view.game, games=view.games), now) if view.match else (now,)


# --- The same as a list -----------------------------------------------------------------------


def read_lot(shown: Tower) -> Text:
    """A number of the skyline in words."""
    if shown.top is None:
        return say("reading-lot-empty", number=shown.number)
    if len(shown.cards) == 1:
        return say("reading-lot", number=shown.number, top=owned(shown.top))
    below = plain_list(map(card_text, shown.cards[-2::-1]))
    kind = "reading-lot-final" if shown.final else "reading-lot-below"
    return say(kind, number=shown.number, top=owned(shown.top), below=below)


def read_player(view: View, player: Player) -> Text:
    """A player in words: name, colour, points, cards, and those that are known."""
    panel = player_panel(view, player, own=player.seat == view.seat)
    facts = [say("reading-fact", label=row.label, value=row.value) for row in panel.rows]
    colour = colour_text(player.colour)
    text = say("reading-player", who=panel.title, colour=colour, facts=plain_list(facts))
    if player.known and player.seat != view.seat:
        known = plain_list(map(card_text, own_first(view, player.known)))
        text = say("reading-player-known", player=text, known=known)
    return say("reading-player-note", player=text, note=panel.note) if panel.note else text


def reading(view: View) -> tuple[Section, ...]:
    """The whole table as a list."""
    runs = [run_text(run, "reading-run", who=seat_title(run.seat)) for run in view.runs]
    none = "reading-empty"
    cards = section("reading-reserve", map(owned, own_first(view, view.reserve)), none)
    count = say("piece-pile", cards=view.pile_size)
    hand = section("reading-hand", map(owned, own_first(view, view.hand or ())), none)
    players: list[Words] = [read_player(view, player) for player in view.seats]
    players += [panel.title for panel in neutral_panels(view.neutral)]
    return (
        section("reading-skyline", map(read_lot, view.skyline)),
        *((section("reading-runs", runs, "reading-no-runs"),) if view.bonus else ()),
        Section(cards.title, (*cards.rows, count)),
        *((hand,) if view.hand is not None else ()),
        section("reading-players", players),
    )


# --- What is touched --------------------------------------------------------------------------


def parts(view: View, action: int) -> tuple[str, ...] | None:
    """What is touched: a card of the hand and its lot, a card of the reserve, or the button.

    A card that lies in the reserve is meant to be taken, any other to be played.
    """
    if action == PASS:
        return (PASS_BUTTON,)
    card = card_of(action % CARDS, view.players)
    if (card in view.reserve) != (action >= TAKE):
        return None
    return (card_id(card),) if action >= TAKE else (card_id(card), f"lot-{card.number}")


def preview(view: View, action: Action) -> tuple[Piece, ...]:
    """The tower and the runs as they would be with a card played."""
    if not isinstance(action, Play):
        return ()
    number = action.card.number
    then = tower_of(number, (*view.skyline[number - 1].cards, action.card))
    return (
        *changed(bands(view.runs), bands(action.runs)),
        *tower(then),
        *((sign("star", number),) if then.owner == view.seat else ()),
        *changed(medals(view.runs), medals(action.runs)),
    )
