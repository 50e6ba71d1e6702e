"""The board of Property, its spots and sprites, and the pictures of the rulebook, out of `art`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from ludopolis.engine.box import Value
from ludopolis.engine.grids import NONE
from ludopolis.engine.layout import blank
from ludopolis.games.property import rules, state
from ludopolis.games.property.notation import LOCALE
from ludopolis.games.property.state import CARD_NAMES, RANKS, SIZE, SUIT_NAMES, Land, only
from ludopolis.games.property.view import SIDES, Place, PropertyView, PropertyViews
from ludopolis.language.translator import Translator
from ludopolis.presentation import pictures
from ludopolis.presentation.art import art
from ludopolis.presentation.pictures import Draw, letters
from ludopolis.presentation.scene import Drawing, Piece, Spot, Sprite

ART = art(Path(__file__).with_name("art"))
OWNERS = ("red", "blue", "yellow", "green", "purple", "orange")
SUIT_LETTERS = dict(zip(SUIT_NAMES, "hdsc", strict=True))
DOUBLING = {"♥": f"×{state.HEARTS_TIMES}", "♠": f"×{state.SPADES_TIMES}"}  # printed on the cards

WIDTH, HEIGHT = ART.size("board")
NUMBERS = range(1, SIZE + 1)
PLACES = [Place(column, row) for row in reversed(NUMBERS) for column in NUMBERS]  # from the top
CELL = 109.0  # a square of the board
LEFT, TOP = 114.0, 16.0  # of the grid
COLUMN_Y, ROW_X = 939.0, 63.0  # the middles of the headings
HEADS = 98.0  # their breadth
BUILT, JOINED = (
    CELL / 2 - 4,
    CELL / 2 + 0.5,
)  # how far a plot reaches; over the street, so no gap shows


@cache
def centre(square: Place) -> tuple[float, float]:
    """The middle of a square on the board; row 1 lies at the bottom."""
    return LEFT + (square.column - 0.5) * CELL, TOP + (SIZE - square.row + 0.5) * CELL


def tag_place(square: Place, sprite: str) -> tuple[float, float]:
    """The middle of a tag above a square, or below it at the top edge, inside the board."""
    (x, y), (width, height) = centre(square), ART.size(sprite)
    room, away = width / 2 + 8, (CELL + height) / 2 - 8
    below = y - away - height / 2 < TOP
    return min(max(x, room), WIDTH - room), y + away if below else y - away


@cache
def square_id(square: Place) -> str:
    """The spot of a square."""
    return f"square-{square.column}-{square.row}"


@cache
def card_id(card: str) -> str:
    """A card as piece, part and sprite."""
    return f"card-{SUIT_LETTERS[card[0]]}{card[1:]}"


# --- The board and its sprites ----------------------------------------------------------------


def drawing(players: int, options: Mapping[str, Value], say: Translator) -> Drawing:  # noqa: ARG001
    """The board, its spots and all sprites; options change nothing of it."""
    return _drawing(players, say.language)


@cache
def _drawing(players: int, language: str) -> Drawing:
    say = Translator(language, LOCALE)
    board = str(ART.draw("board", rent=say("board-rent"), **rates()))
    return Drawing(WIDTH, HEIGHT, board, spots(say), sprites(players, say), say("board-title"))


def rates() -> dict[str, int]:
    """What each square of a group costs, by the suits that are played."""
    cards = {letter: suit * RANKS for suit, letter in enumerate(SUIT_LETTERS.values())}
    return {f"rate_{a}{b}": rules.rate(cards[a], cards[b]) for a, b in ("dc", "hc", "hs")}


def spots(say: Translator) -> tuple[Spot, ...]:
    """All squares from the top left, then the headings of columns and rows."""
    found = []
    for at in PLACES:
        label = say("spot-square", column=at.column, row=at.row)
        found.append(Spot(square_id(at), *centre(at), CELL, CELL, label))
    for n in NUMBERS:
        x, _ = centre(Place(n, n))
        found.append(Spot(f"column-{n}", x, COLUMN_Y, CELL, HEADS, say("spot-column", column=n)))
    for n in NUMBERS:
        _, y = centre(Place(n, n))
        found.append(Spot(f"row-{n}", ROW_X, y, HEADS, CELL, say("spot-row", row=n)))
    return tuple(found)


def sprites(players: int, say: Translator) -> dict[str, Sprite]:
    """All small pictures of a game."""
    found = {name: ART.sprite(name) for name in ("back", "frame", "cost", "ruin", "lost")}
    found["mortgage"] = ART.sprite("mortgage", letter=say("letter-mortgage"))
    for name, count in (("price-one", 1), ("price", 2)):
        found[name] = ART.sprite("price", unit=say("board-units", count=count))
    found |= {card_id(name): card(name) for name in CARD_NAMES}
    for seat, paint in enumerate(OWNERS[:players], start=1):
        found[f"mark-{seat}"] = ART.sprite("mark", paint)
        for bits in range(1 << len(SIDES)):
            reach = {side: JOINED if bits >> at & 1 else BUILT for at, side in enumerate(SIDES)}
            found[f"plot-{seat}-{bits}"] = ART.sprite("plot", paint, **reach)
    return found


def card(name: str) -> Sprite:
    """A playing card with a large index; a heart or spade says that it doubles a rent."""
    suit, rank = name[0], name[1:]
    return ART.sprite(
        "wild-card" if rank in state.RANK_NAMES[state.WILD :] else "card",
        "red" if suit in SUIT_NAMES[:2] else "black",
        suit=SUIT_LETTERS[suit],
        rank=rank,
        times=DOUBLING.get(suit, ""),
    )


# --- Pictures of the rulebook and the cover ---------------------------------------------------


def position(board: str, hand: str) -> PropertyView:
    """What seat 1 of two sees at the beginning of its turn.

    The board is drawn in letters, row 8 first: `A` is seat 1's, `a` is mortgaged too.
    """
    land = blank(Land)
    land.players, land.bankruptcies = 2, 1
    land.cash[:2], land.units[:2] = state.CASH[2], state.UNITS[2]
    for down, across, letter in letters(board):
        if letter != ".":
            square = only(across * SIZE + SIZE - 1 - down)
            land.owned["AB".index(letter.upper())] |= square
            land.mortgaged |= square if letter.islower() else NONE
    for name in hand.split():
        land.hand[0] |= only(CARD_NAMES.index(name))
    return PropertyViews().of(land, 1)


def example(hand: str, framed: Sequence[Place], board: str = "") -> Draw:
    """A position with some of its squares framed."""
    frames = [Piece(f"frame-{at.name}", "frame", at.name, *centre(at)) for at in framed]
    return pictures.position("property", lambda: position(board, hand), pieces=frames)


GROUP_OF_SIX = """
    . . . . . . . .
    . . . . . . . .
    . B B . . . . .
    . . B B . B . .
    . . . B B . . .
"""
CUT_IN_TWO = GROUP_OF_SIX.replace(". . B B . B", ". . A B . B")
MORTGAGES = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . A a . . . .
    . . . A . b B .
"""
PICTURES = pictures.gallery(
    LOCALE,
    {
        "cover": lambda say: pictures.sheet(ART, "cover", say),
        "naming": example("♥A ♣8", [Place(1, 8)]),
        "wild": example("♥A ♣10", [Place(1, row) for row in NUMBERS]),
        "rent": example("♥3 ♦3 ♠5 ♣5", [Place(3, 5)], GROUP_OF_SIX),
        "bought": example("", [Place(3, 5)], CUT_IN_TWO),
        "mortgaged": example("♦4 ♣5 ♥4 ♠4", [Place(4, 5)], MORTGAGES),
    },
    names=("Ada", "Ben"),
)
