"""What a view of New York New York shows: towers and runs, the reserve, hands, players, and parts.

A card is the same piece wherever it lies: in the reserve, in a hand where it was seen, in the own hand
and in the skyline. So it glides from place to place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from ludopolis.games.newyorknewyork.drawing import (
    BONUS_AT,
    PILE,
    PLAQUE,
    STAR_AT,
    around,
    floor_middle,
    lot,
    reserve_slot,
)
from ludopolis.games.newyorknewyork.notation import card_text, named
from ludopolis.games.newyorknewyork.skyline import (
    CARDS,
    COLOUR_NAMES,
    NUMBERS,
    PASS,
    TAKE,
)
from ludopolis.games.newyorknewyork.sprites import BAND_AT
from ludopolis.games.newyorknewyork.view import (
    Card,
    NewYorkNewYorkAction,
    NewYorkNewYorkView,
    Play,
    Player,
    Run,
    Tower,
    card_of,
    tower_with,
)
from ludopolis.language.text import Listed, Seat, Text, Words, say
from ludopolis.presentation.scene import Button, Panel, Piece, Row, Scene, Section

View = NewYorkNewYorkView

PASS_BUTTON = "pass"
KNOWN_SCALE = 0.6  # of cards in the hands of others


# --- Names ------------------------------------------------------------------------------------


def card_id(colour: str, number: int) -> str:
    """A card as a piece: `light-blue-7`."""
    return f"{named(colour)}-{number}"


def lot_id(number: int) -> str:
    """The spot of a number."""
    return f"lot-{number}"


def name(card: Card) -> Text:
    """The name of a card."""
    return card_text(card.colour, card.number)


def names(cards: Sequence[Card]) -> Listed:
    """The names of cards, one after the other."""
    return Listed(tuple(name(card) for card in cards), "plain")


@cache
def title(seat: int) -> Text:
    """The name of a seat; the own one says so."""
    return say("seat-title", who=Seat(seat))


@cache
def colour_text(colour: str) -> Text:
    """The name of a colour."""
    return say(f"colour-{named(colour)}")


@cache
def owned(card: Card) -> Text:
    """A card and whose it is."""
    if card.owner is None:
        return say("piece-neutral", card=name(card))
    return say("piece-owned", card=name(card), owner=Seat(card.owner))


def own_first(view: View, cards: Sequence[Card]) -> list[Card]:
    """Cards by colour and number, those of who looks first."""
    return sorted(cards, key=lambda card: view.seat is None or card.owner != view.seat)


# --- The skyline ------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 13)
def tower(shown: Tower, builder: str) -> tuple[Piece, ...]:
    """The cards of a number as floors, the lowest first, and a brass plaque if it is built for good.

    The card on top comes from `builder`: a panel, or nowhere.
    """
    height = len(shown.cards)
    floors = [floor(card, level, height, builder) for level, card in enumerate(shown.cards)]
    return (*floors, *((plaque(shown.number),) if shown.final else ()))


def floor(card: Card, level: int, height: int, builder: str) -> Piece:
    """A card in a tower."""
    is_top = level == height - 1
    key = named(card.colour)
    where = lot_id(card.number)
    return Piece(
        card_id(card.colour, card.number),
        f"top-{key}-{card.number}" if is_top else f"floor-{key}",
        owned(card) if is_top else say("piece-covered", card=name(card)),
        *floor_middle(card.number - 1, level, height),
        part=where,
        spot=where,
        comes_from=builder if is_top else "",
    )


def plaque(number: int) -> Piece:
    """The sign of a number that is built for good."""
    return sign(f"final-{number}", f"final-{number}", "piece-final", number, PLAQUE)


@cache
def star(number: int) -> Piece:
    """The sign of an own tower."""
    return sign(f"star-{number}", "star", "piece-star", number, STAR_AT)


def sign(key: str, sprite: str, label: str, number: int, at: tuple[float, float]) -> Piece:
    """A sign at a lot."""
    x, y = lot(number - 1)
    where = lot_id(number)
    text = say(label, number=number)
    return Piece(key, sprite, text, x + at[0], y + at[1], part=where, spot=where)


@cache
def run_text(run: Run) -> Text:
    """A run in words."""
    return say("piece-run", first=run.numbers[0], last=run.numbers[-1], points=run.bonus)


@lru_cache(maxsize=1 << 10)
def bands(run: Run) -> tuple[Piece, ...]:
    """The coloured ground under the towers of a run."""
    return tuple(band(run, number) for number in run.numbers)


def band(run: Run, number: int) -> Piece:
    """The coloured ground under one tower of a run."""
    where = lot_id(number)
    return Piece(
        f"band-{number}",
        f"band-{named(COLOUR_NAMES[run.seat - 1])}",
        run_text(run),
        *around(number - 1, BAND_AT),
        turn=number * 360 / NUMBERS % 360,
        part=where,
        spot=where,
    )


@lru_cache(maxsize=1 << 10)
def medal(run: Run) -> Piece:
    """The bonus of a run, at its middle on the side of the park."""
    first = run.numbers[0]
    middle = first - 1 + (len(run.numbers) - 1) / 2
    x, y = around(middle, BONUS_AT)
    return Piece(
        f"bonus-{first}",
        f"bonus-{named(COLOUR_NAMES[run.seat - 1])}",
        run_text(run),
        x,
        y,
        text=f"+{run.bonus}",
        part=lot_id(int(middle) % NUMBERS + 1),
    )


def buildings(view: View) -> list[Piece]:
    """All that stands in the skyline, the lowest first."""
    # Who is to take a card has just laid one; nobody knows where from, unless it was seen before.
    builder = f"seat-{view.to_move}" if view.decision == "take" else ""
    pieces: list[Piece] = []
    for run in view.runs:
        pieces += bands(run)
    for shown in view.skyline:
        if shown.cards:
            pieces += tower(shown, builder)
    pieces += [medal(run) for run in view.runs]
    return pieces


@lru_cache(maxsize=1 << 10)
def reserve_piece(card: Card, nth: int) -> Piece:
    """A card of the reserve in the park."""
    key = card_id(card.colour, card.number)
    return Piece(key, f"card-{key}", owned(card), *reserve_slot(nth), comes_from="pile")


def reserve(cards: Sequence[Card]) -> list[Piece]:
    """The reserve in the park."""
    return [reserve_piece(card, nth) for nth, card in enumerate(cards)]


@cache
def pile(size: int) -> tuple[Piece, ...]:
    """The pile in its corner."""
    if not size:
        return ()
    return (Piece("pile", "back", say("piece-pile", cards=size), *PILE, text=str(size)),)


# --- Panels -----------------------------------------------------------------------------------


@cache
def row(kind: str, value: int) -> Row:
    """A number in a panel."""
    return Row(say(f"row-{kind}"), str(value))


def seat_rows(view: View, player: Player) -> tuple[Row, ...]:
    """The points of a seat as they stand, its cards, and what the points are made of."""
    score = player.score
    later = view.game > 1  # there are games of the match before this one
    rows = [row("total", score.total)] if later else []
    rows.append(row("game" if later else "points", score.game))
    rows.append(row("hand", player.hand_size))
    if view.bonus:
        rows += [row("numbers", score.numbers), row("runs", score.runs)]
    if later:
        rows.append(row("earlier", score.earlier))
    return tuple(rows)


@cache
def seat_note(seat: int, passed: bool, has_cards: bool) -> Words:
    """Whether a player is out of the game."""
    if not passed:
        return ""
    return say("panel-passed" if has_cards else "panel-no-cards", who=Seat(seat))


@lru_cache(maxsize=1 << 10)
def known_piece(card: Card, seat: int) -> Piece:
    """A card that everybody knows to be in a hand."""
    key = card_id(card.colour, card.number)
    label = say("piece-known", card=name(card), who=Seat(seat))
    return Piece(key, f"card-{key}", label, scale=KNOWN_SCALE)


@cache
def hidden_piece(seat: int, count: int) -> Piece:
    """The cards of a hand that nobody else has seen."""
    label = say("piece-hidden", cards=count)
    return Piece(f"hidden-{seat}", "back", label, scale=KNOWN_SCALE, text=str(count))


def known_cards(player: Player) -> tuple[Piece, ...]:
    """What is known of a hand: the cards that were seen, and how many were not."""
    pieces = [known_piece(card, player.seat) for card in player.known]
    return (*pieces, *((hidden_piece(player.seat, player.hidden),) if player.hidden else ()))


@cache
def mark(colour: str) -> tuple[str, ...]:
    """The sign of a colour."""
    return (f"mark-{named(colour)}",)


def seat_panel(player: Player, rows: tuple[Row, ...], pieces: tuple[Piece, ...]) -> Panel:
    """A player: colour, points, cards, and what is known of them."""
    note = seat_note(player.seat, player.passed, player.hand_size > 0)
    return Panel(
        f"seat-{player.seat}",
        title(player.seat),
        rows,
        pieces,
        mark(player.colour),
        player.seat,
        note,
    )


def open_panel(view: View, player: Player) -> Panel:
    """A player as others see them."""
    return seat_panel(player, seat_rows(view, player), known_cards(player))


def own_panel(view: View) -> Panel:
    """The own panel: the cards are in the hand; which of them others know is said in a row."""
    rows = seat_rows(view, view.me)
    if view.me.known:
        rows = (*rows, Row(say("row-known"), say("item", item=names(view.me.known))))
    return seat_panel(view.me, rows, ())


@lru_cache(maxsize=1 << 8)
def hand_piece(card: Card) -> Piece:
    """A card of the own hand."""
    key = card_id(card.colour, card.number)
    return Piece(key, f"card-{key}", owned(card), comes_from="pile")


def hand_panel(view: View, hand: Sequence[Card]) -> Panel:
    """The own hand, own colour first."""
    held = tuple(hand_piece(card) for card in own_first(view, hand))
    colour = view.me.colour
    note = say("panel-hand.note", colour=colour_text(colour))
    if not held:
        note = say("panel-no-cards", who=Seat(view.me.seat))
    return Panel("hand", say("panel-hand"), (), held, mark(colour), note=note)


@cache
def neutral_panels(colours: tuple[str, ...]) -> tuple[Panel, ...]:
    """The colours that nobody plays, if there are any."""
    if not colours:
        return ()
    marks = tuple(sign for colour in colours for sign in mark(colour))
    listed = Listed(tuple(colour_text(colour) for colour in colours), "plain")
    return (
        Panel(
            "neutral",
            say("panel-neutral", colours=listed),
            marks=marks,
            note=say("panel-neutral.note"),
        ),
    )


# --- Scenes -----------------------------------------------------------------------------------


def open_scene(view: View) -> Scene:
    """What everybody sees."""
    pieces = (*buildings(view), *reserve(view.reserve), *pile(view.pile_size))
    panels = [open_panel(view, player) for player in view.seats]
    return Scene(pieces, (*panels, *neutral_panels(view.neutral)), (), status(view))


def own_scene(view: View) -> Scene:
    """What a seat sees besides: its hand, stars on its towers, its cards of the reserve first."""
    stars = [star(shown.number) for shown in view.skyline if shown.owner == view.seat]
    may_pass = view.mine and view.decision == "play"
    return Scene(
        (*stars, *reserve(own_first(view, view.reserve))),
        (hand_panel(view, view.hand or ()), own_panel(view)),
        (Button(PASS_BUTTON, say("button-pass")),) if may_pass else (),
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
    if not shown.cards:
        return say("reading-lot-empty", number=shown.number)
    *below, top = shown.cards
    if not below:
        return say("reading-lot", number=shown.number, top=owned(top))
    kind = "reading-lot-final" if shown.final else "reading-lot-below"
    return say(kind, number=shown.number, top=owned(top), below=names(below[::-1]))


def read_run(run: Run) -> Text:
    """A run and whose it is."""
    first, last = run.numbers[0], run.numbers[-1]
    return say("reading-run", who=title(run.seat), first=first, last=last, points=run.bonus)


def read_player(view: View, player: Player) -> Text:
    """A player in words: name, colour, points, cards, and those that are known."""
    panel = own_panel(view) if player.seat == view.seat else open_panel(view, player)
    facts = tuple(say("reading-fact", label=row.label, value=row.value) for row in panel.rows)
    colour = colour_text(player.colour)
    text = say(
        "reading-player", who=title(player.seat), colour=colour, facts=Listed(facts, "plain")
    )
    if player.known and player.seat != view.seat:
        text = say("reading-player-known", player=text, known=names(own_first(view, player.known)))
    return say("reading-player-note", player=text, note=panel.note) if panel.note else text


def reading(view: View) -> Iterator[Section]:
    """The whole table as a list."""
    yield Section(say("reading-skyline"), tuple(read_lot(shown) for shown in view.skyline))
    if view.bonus:
        runs = tuple(read_run(run) for run in view.runs)
        yield Section(say("reading-runs"), runs or (say("reading-no-runs"),))
    nothing = (say("reading-empty"),)
    cards = tuple(owned(card) for card in own_first(view, view.reserve))
    count = say("piece-pile", cards=view.pile_size)
    yield Section(say("reading-reserve"), (*(cards or nothing), count))
    if view.hand is not None:
        hand = tuple(owned(card) for card in own_first(view, view.hand))
        yield Section(say("reading-hand"), hand or nothing)
    players: list[Words] = [read_player(view, player) for player in view.seats]
    players += [panel.title for panel in neutral_panels(view.neutral)]
    yield Section(say("reading-players"), tuple(players))


# --- What is touched --------------------------------------------------------------------------


def parts(view: View, action: int) -> tuple[str, ...] | None:
    """What is touched: a card of the hand and its lot, a card of the reserve, or the button.

    A card that lies in the reserve is meant to be taken, any other to be played.
    """
    if action == PASS:
        return (PASS_BUTTON,)
    colour, place = divmod(action % CARDS, NUMBERS)
    number = place + 1
    in_reserve = card_of(action % CARDS, view.players) in view.reserve
    key = card_id(COLOUR_NAMES[colour], number)
    if action >= TAKE:
        return (key,) if in_reserve else None
    return None if in_reserve else (key, lot_id(number))


def preview(view: View, action: NewYorkNewYorkAction) -> tuple[Piece, ...]:
    """The tower and the runs as they would be with a card played."""
    if not isinstance(action, Play):
        return ()
    then = tower_with(view.skyline[action.card.number - 1], action.card)
    return (
        *new(ground(view.runs), ground(action.runs)),
        *tower(then, ""),
        *((star(then.number),) if then.owner == view.seat else ()),
        *new([medal(run) for run in view.runs], [medal(run) for run in action.runs]),
    )


def ground(runs: Sequence[Run]) -> list[Piece]:
    """The coloured ground of runs."""
    return [piece for run in runs for piece in bands(run)]


def new(before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece]:
    """The pieces that look otherwise than before."""
    standing = {(piece.id, piece.sprite, piece.text) for piece in before}
    return [piece for piece in after if (piece.id, piece.sprite, piece.text) not in standing]
