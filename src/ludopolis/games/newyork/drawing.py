"""The city on paper, out of `art/`: boards, spots, sprites, covers and the pictures of the rulebook.

In the box, avenues are rows from the top and streets columns from the left. With ordinary playing
cards, red columns are counted from the left and black rows from the bottom, as on the printed sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from ludopolis.engine.box import Value
from ludopolis.engine.layout import blank
from ludopolis.games.newyork import rules, state
from ludopolis.games.newyork.notation import card_colour, line_text, square_name
from ludopolis.games.newyork.state import BOX, FACES, JOKER, LOCALE, RENOVATION, SIZE, SQUARES
from ludopolis.games.newyork.view import NewYorkView, NewYorkViews
from ludopolis.language.translator import Translator
from ludopolis.presentation.art import Svg, art
from ludopolis.presentation.pictures import Draw, gallery, placed, position, sheet
from ludopolis.presentation.scene import Drawing, Spot, Sprite
from ludopolis.presentation.svg import fitting, words

ART = art(Path(__file__).with_name("art"))
CELL = 114.0  # the side of a square
WHITE = "#ffffff"


class Plan(NamedTuple):
    """Where the squares and the signs of an edition lie."""

    board: str
    left: float  # of the first square
    top: float
    rows: tuple[float, float, float]  # of the signs of rows: where they stand, width, height …
    columns: tuple[float, float, float]  # … and of columns


PLANS = (
    Plan("board-box", 168, 102, (92, 132, 66), (59, 96, 60)),
    Plan("board-cards", 101, 112, (58.5, 65, 78), (958, 96, 78)),
)


def cell(edition: int, square: int) -> tuple[int, int]:
    """How far a square lies across and down."""
    red, blue = divmod(int(square), SIZE)
    return (blue, red) if edition == BOX else (red, SIZE - 1 - blue)


def centre(edition: int, square: int) -> tuple[float, float]:
    """The middle of a square."""
    across, down = cell(edition, square)
    return PLANS[edition].left + (across + 0.5) * CELL, PLANS[edition].top + (down + 0.5) * CELL


def line_id(side: int, line: int) -> str:
    """The spot of a line's sign: red ones are of side 0, blue ones of side 1."""
    return f"{'blue' if side else 'red'}-line-{line + 1}"


# --- The board --------------------------------------------------------------------------------


def drawing(players: int, options: Mapping[str, Value], say: Translator) -> Drawing:  # noqa: ARG001
    """The board of the edition, with the squares of Renovation and Ruin marked where they matter."""
    edition = state.CARDS if options["edition"] == "cards" else BOX
    return _drawing(edition, bool(options["events"]), say.language)


@cache
def _drawing(edition: int, events: bool, language: str) -> Drawing:
    plan, say = PLANS[edition], Translator(language, LOCALE)
    signs = [_sign(edition, side, line, say) for side in (0, 1) for line in range(SIZE)]
    parts = [ART.draw(plan.board)]
    for mark, squares in (("sunburst", state.MIDDLE), ("rubble", state.CORNERS)) if events else ():
        parts += [placed(ART.draw(mark), *centre(edition, square)) for square in squares]
    if edition == BOX:  # the printed sheet has its numbers already
        parts += [_street_sign(sign) for sign in signs]
    spots = [
        Spot(f"square-{n}", *centre(edition, n), CELL, CELL, square_name(edition, n))
        for n in range(SQUARES)
    ]
    title = say("board-title" if edition == BOX else "board-title-cards")
    size, svg = ART.size(plan.board), "".join(parts)
    return Drawing(*size, svg, (*spots, *signs), sprites(edition, language), title)


def _sign(edition: int, side: int, line: int, say: Translator) -> Spot:
    """The sign at the end of a line. Avenues are the rows of the box, black lines those of cards."""
    x, y = centre(edition, line if side else line * SIZE)
    if side == edition:
        x, wide, high = PLANS[edition].rows
    else:
        y, wide, high = PLANS[edition].columns
    name = say.shown(line_text(edition, side, line))
    return Spot(line_id(side, line), x, y, wide, high, name)


def _street_sign(sign: Spot) -> Svg:
    """An enamel sign with the name of an avenue or a street."""
    is_street = sign.id.startswith("blue")
    name, x, y, size = ("street-sign", 0, -3, 34) if is_street else ("avenue-sign", -4, 0, 30)
    fits = fitting(sign.width - 26) if len(sign.label) > 7 else {}
    text = words(sign.label, x, y, size, WHITE, font_weight="bold", **fits)
    return placed(ART.draw(name, name=Svg(text)), sign.x, sign.y)


# --- Sprites ----------------------------------------------------------------------------------

# A square of a block has borders where the block ends. Up to a turn there are six kinds, each named
# by the sides that have one: top, right, bottom, left.
BORDERS = ("", "t", "tr", "tb", "trl", "trbl")
SIDES = "trbl"
# What stands in the corner of an ordinary playing card, by face; the rest are messages.
INDEX = (
    *("index-ace", "2", "3", "4", "5", "6", "7", "8·9", "10", "10"),
    *("index-jack", "index-queen", "index-king"),
)


@cache
def sprites(edition: int, language: str) -> Mapping[str, Sprite]:
    """All sprites of an edition in a language."""
    say = Translator(language, LOCALE)
    found = {name: ART.sprite(name) for name in ("price", "site", "gone", "back")}
    for paint in state.COLOUR_NAMES:
        for name in ("house", "mark", "reserve"):
            found[f"{name}-{paint}"] = ART.sprite(name, paint)
        edge = "ink" if paint == "black" else paint
        for borders in BORDERS:
            found[f"block-{paint}-{borders}"] = ART.sprite(f"block-{borders}", paint, edge=edge)
    word = say("card-stop").upper()
    found["stop"] = ART.sprite("stop", "black", word=word, size=34 if len(word) < 5 else 28)
    for card in range(state.KINDS):
        found[card_sprite(card)] = card_face(edition, card, say)
    return found


@cache
def block_piece(sides: str) -> tuple[str, float]:
    """The kind and the turn of a block's square that has borders on these sides."""
    for turn in range(4):
        for kind in BORDERS:
            if {SIDES[(SIDES.index(side) + turn) % 4] for side in kind} == set(sides):
                return kind, 90.0 * turn
    raise ValueError(sides)


def card_sprite(card: int) -> str:
    """The sprite of a card."""
    return "stop" if card == state.STOP else f"card-{card}"


def card_face(edition: int, card: int, say: Translator) -> Sprite:
    """A card: its name or number, a small map of what it reaches, and what it is in a word."""
    side, face = divmod(card, FACES)
    paint = card_colour(edition, side)
    template = "playing-card" if edition != BOX else "card" if face < RENOVATION else "event-card"
    head, caption = _head(edition, side, face, say), _caption(edition, side, face, say)
    middle = _middle(edition, side, face, paint)
    return ART.sprite(template, paint, head=head, middle=middle, caption=caption)


def _head(edition: int, side: int, face: int, say: Translator) -> Svg:
    """The upper end: what is on a street sign, or in the corner of a playing card."""
    if edition != BOX:
        text = say(INDEX[face]) if INDEX[face].startswith("index") else INDEX[face]
        size, paint = 46 if len(text) < 3 else 36, card_colour(edition, side)
        return Svg(words(text, -36, -72, size, paint, font_weight="bold"))
    if face < JOKER:
        text = say.shown(line_text(edition, side, face))
    else:
        text = say(
            "joker-head" if face == JOKER else f"event-{state.EVENT_NAMES[face - RENOVATION]}"
        )
    fits = fitting(112) if len(text) > 8 else {}
    return Svg(words(text, 0, -73, 27 if len(text) > 6 else 32, WHITE, font_weight="bold", **fits))


def _middle(edition: int, side: int, face: int, paint: str) -> Svg:
    """A small map of the city with some of it lit, or what an event does."""
    if face > state.RUIN:
        return ART.draw(state.EVENT_NAMES[face - RENOVATION], paint)
    if face > JOKER:
        lit = [int(square) for square in (state.MIDDLE if face == RENOVATION else state.CORNERS)]
    else:  # a line; of a joker, every second one, so that their run is seen
        lines = range(0, SIZE, 2) if face == JOKER else (face,)
        lit = [square for square in range(SQUARES) if divmod(square, SIZE)[side] in lines]
    cells = [cell(edition, square) for square in lit]
    tiles = "".join(f"M{12 * across - 42} {12 * down - 42}h12v12h-12z" for across, down in cells)
    return ART.draw("joker" if face == JOKER else "map", paint, lit=tiles)


def _caption(edition: int, side: int, face: int, say: Translator) -> str:
    """What the card is, in a word or two."""
    line = (("avenue", "street"), ("column", "row"))[edition][side]
    if face <= JOKER:
        return say(f"any-{line}") if face == JOKER else say(f"line-{line}", line=str(face + 1))
    if edition != BOX:
        return say(f"event-{state.EVENT_NAMES[face - RENOVATION]}")
    return say(
        f"with-{card_colour(edition, 1 - side)}" if face >= state.ENTERPRISE else "played-alone"
    )


# --- Covers and the pictures of the rulebook --------------------------------------------------

# Boards as they are seen, from the top: a letter for each colour, a dot for a free square.
LETTERS = "RBYGK"  # of the colours, in their order
BOARDS = {
    "setup": "R.Y.B.G/.G.R.Y./B...G.R/.Y.B.../G.R.Y.B/.B.G.R./Y...B.G",
    "crossing": "RR..B../.RY.BB./..Y..B./G.YY..R/GG..R../.G.BRR./...B..Y",
    "price": "......./......./.RRR.R./..BB.../...R.../......./.......",
    "score": ".R....R/.RR...R/..R..../..RR.../R...R../RR...../......R",
    "events": "RR..B.G/.RY.BB./..YY.B./G.RBY.R/GG.GR../.G.BRR./B..B..Y",
    "sheet": ".RR.B.Y/..RBB.Y/R...BB./RYYB.R./.Y..RR./.BY..RY/B.BR...",
}
COINS = 4  # of each player in a picture
OWNER_OF_BLUE = 1  # the seat that looks


def view_of(board: str, edition: int = BOX, hand: Sequence[int] = ()) -> NewYorkView:
    """A view of a drawn board by the owner of blue, with a hand, in the own turn."""
    city, rows = blank(state.City), board.split("/")
    city.edition, city.phase, city.seat = edition, state.TURN, OWNER_OF_BLUE
    city.colours = city.players = max(3, *(LETTERS.find(letter) + 1 for letter in board))
    city.owner[:] = state.FREE
    city.colour_of[:, :] = -1
    for seat in range(city.players):
        city.seat_of[seat] = city.colour_of[seat, 0] = seat
        city.money[seat] = COINS
    for square in range(SQUARES):
        across, down = cell(edition, square)
        if rows[down][across] != ".":
            rules.put_pawn(city, LETTERS.index(rows[down][across]), square)
    for card in hand:
        city.hand[OWNER_OF_BLUE, card] += 1
    views = NewYorkViews()
    return views.own(city, OWNER_OF_BLUE, views.open(city, 0), None)


def _shown(
    board: str, edition: int = BOX, hand: Sequence[int] = (), marked: Iterable[int] = ()
) -> Draw:
    """A drawn board, with some squares ringed."""
    options = {"edition": "box" if edition == BOX else "cards", "events": board == "events"}
    ringed = [f"square-{square}" for square in marked]
    view = partial(view_of, BOARDS[board], edition, hand)
    return position("newyork", view, options, marked=ringed)


def _cover(name: str, edition: int, cards: Iterable[int], say: Translator) -> str:
    """A cover with two cards."""
    left, right = (Svg(card_face(edition, card, say).svg) for card in cards)
    title = say("picture-cover-cards.title")
    return sheet(ART, name, say, left=left, right=right, title=title)


BROADWAY_42 = 2 * SIZE + 3
PICTURES = gallery(
    LOCALE,
    {
        "cover": partial(_cover, "cover", BOX, (2, 16)),
        "cover-cards": partial(_cover, "cover-cards", state.CARDS, (2, 17)),
        "setup": _shown("setup"),
        # Broadway, Sixth and a red joker, 42nd and 50th.
        "crossing": _shown("crossing", hand=(2, 3, 7, 16, 17), marked=(BROADWAY_42,)),
        "price": _shown("price", hand=(2, 16), marked=(BROADWAY_42,)),
        "score": _shown("score"),
        "events": _shown("events", marked=(*state.MIDDLE, *state.CORNERS)),
        "sheet": _shown("sheet", state.CARDS, hand=(2, 17), marked=(2 * SIZE + 4,)),
    },
)
