"""The pictures of Big Shot: the one on the shelf, and those of the rulebook.

Positions are written down as one sees them: R Y W K are red, yellow, white and black pawns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path

from msgspec.structs import replace

from ludopolis.engine.layout import blank
from ludopolis.games.bigshot import drawing, scene
from ludopolis.games.bigshot.drawing import BLOCK, DISTRICTS, NEIGHBOURHOODS, Place
from ludopolis.games.bigshot.market import (
    BID,
    COLOUR_NAMES,
    COLOURS,
    DISTRICT_NAMES,
    LOT,
    NOBODY,
    SPACES,
    START_CASH,
    TOKENS,
    Market,
)
from ludopolis.games.bigshot.view import BigShotView, BigShotViews
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import Drawing, Picture, Piece, Scene, compose
from ludopolis.presentation.svg import colour, tag, words

LETTERS = "RYWK"
PLAYERS = ("Ada", "Ben", "Cleo", "Dan")  # with red, yellow, white and black
RING = (
    *("RRYK", "YWWK", "RYWK", "RYYW", "RWKK", "YWKK", "RRWW", "YWKK", "RYKK"),
    *("RYWW", "RRYW", "YYWK", "RWWK", "RRKK", "RYYK", "YWWK", "RRYW", "RYYK"),
)


def position(
    city: Mapping[str, str] | None = None,
    sold: Mapping[str, str] | None = None,
    *,
    ring: Sequence[str] = RING,
    promoter: int = 1,
    thrown: int = 3,
    lot: str = "",
    bid: int = 0,
    bidder: int = 0,
    passed: Sequence[int] = (),
    to_move: int = 1,
) -> BigShotView:
    """What a spectator sees of an auction among four, with these pawns in the town and on the ring."""
    market = blank(Market)
    market.players = len(PLAYERS)
    market.seat_of[:] = market.colour_of[:, 0] = range(COLOURS)
    market.colour_of[:, 1] = market.owner[:] = NOBODY
    market.cash[:COLOURS] = START_CASH
    market.tokens = TOKENS
    for district, pawns in {**(city or {}), **(sold or {})}.items():
        market.pawns[DISTRICT_NAMES.index(district)] = counts(pawns)
    for district, owner in (sold or {}).items():
        market.owner[DISTRICT_NAMES.index(district)] = LETTERS.index(owner)
    market.spaces[:] = [LETTERS.find(pawn) for space in ring for pawn in space or "-" * LOT]
    market.rounds, market.thrown, market.promoter = 1 + ring.count(""), thrown, promoter - 1
    market.lot[:] = counts(lot)
    market.phase, market.bid, market.bidder, market.seat = BID, bid, bidder - 1, to_move - 1
    market.acted[:] = 1
    market.passed[[seat - 1 for seat in passed]] = 1
    return BigShotViews().open(market, 0)


def counts(pawns: str) -> list[int]:
    """Pawns by their colours."""
    return [pawns.count(letter) for letter in LETTERS]


def emptied(*spaces: int) -> list[str]:
    """The ring, with the pawns of some spaces (from 1) gone."""
    return ["" if space in spaces else RING[space - 1] for space in range(1, SPACES + 1)]


# --- Putting pictures together ----------------------------------------------------------------


def board_of(say: Translator) -> Drawing:
    """The board with everything that can lie on it."""
    return drawing.drawing(say.language, say.locale)


def of_board(
    view: BigShotView, say: Translator, part: Place | None = None, marked: Sequence[str] = ()
) -> str:
    """The board, or a part of it."""
    board = board_of(say)
    whole = compose(board, scene.open_scene(view), say, marked=marked)
    if part is None:
        return whole
    shown = f"{part.left:g} {part.top:g} {part.width:g} {part.height:g}"
    return whole.replace(f"0 0 {board.width:g} {board.height:g}", shown, 1)


def of_own(
    width: float, height: float, ground: str, pieces: Iterable[Piece], title: str, say: Translator
) -> str:
    """A picture that is not of the board, with the board's sprites."""
    sheet = Drawing(width, height, ground, (), board_of(say).sprites, title)
    return compose(sheet, Scene(tuple(pieces)), say)


CARD = DISTRICTS["20"]  # the district that stands for any in an example
MARGIN = 12


def card(pawns: str, left: float, top: float, say: Translator) -> tuple[str, list[Piece]]:
    """A district with pawns, as it lies on the board, moved elsewhere."""
    x, y = left - CARD.left, top - CARD.top
    ground = tag("g", drawing.draw_district("20", 20, say), transform=f"translate({x:g} {y:g})")
    lying = scene.unsold(position({"20": pawns}).district("20"))
    return ground, [replace(p, id=f"{p.id}-{left:g}", x=p.x + x, y=p.y + y) for p in lying]


def cards(lots: Sequence[str], top: float, say: Translator) -> tuple[str, list[Piece]]:
    """Districts side by side; below each one who owns it, by the mark of the colour."""
    grounds, pieces = [], []
    for number, pawns in enumerate(lots):
        left = MARGIN + number * (CARD.width + 2 * MARGIN)
        ground, lying = card(pawns, left, top, say)
        middle, below = left + CARD.width / 2, top + CARD.height
        arrow = tag(
            "path",
            d=f"M{middle:g} {below + 12:g}v26m-12-12l12 14 12-14",
            fill="none",
            stroke=colour("ink"),
            stroke_width=4,
        )
        owner = position({"20": pawns}).district("20").ahead
        winner = Piece(f"owner-{number}", f"pawn-{owner}", "", middle, below + 84, 1.7)
        grounds.append(ground + arrow)
        pieces += [*lying, winner]
    return "".join(grounds), pieces


# --- The pictures -----------------------------------------------------------------------------


def town(say: Translator) -> str:
    """The board before anything lies on it."""
    return compose(board_of(say), Scene(), say)


def setup(say: Translator) -> str:
    """The start of a game: the first lot is up."""
    return of_board(position(ring=emptied(4), promoter=4, lot=RING[3]), say)


def walk(say: Translator) -> str:
    """The example of the promoter's walk: from 5 over empty spaces to 9."""
    view = position(ring=emptied(5, 6, 7), promoter=5, thrown=2)
    return of_board(view, say, marked=("promoter", "throw-2"))


def bidding(say: Translator) -> str:
    """The example of an auction: it is Ben's turn again."""
    view = position(lot="RRYK", bid=5, bidder=4, passed=(1, 3), to_move=2)
    return of_board(view, say, BLOCK.grown(8))


def counting(say: Translator) -> str:
    """Three districts with seven pawns, and who owns them."""
    ground, pieces = cards(("RRRYYWK", "RRRYYYK", "RRYYWWK"), MARGIN, say)
    return of_own(3 * (CARD.width + 2 * MARGIN), CARD.height + 150, ground, pieces, "", say)


def hopes(say: Translator) -> str:
    """One district, one lot, and three who could win it."""
    wide = 3 * (CARD.width + 2 * MARGIN)
    before, lying = card("YYRW", MARGIN, MARGIN, say)
    for number, letter in enumerate("RRYK"):
        x, y = MARGIN + CARD.width + 90 + number * drawing.LOT_STEP, MARGIN + CARD.height / 2
        sprite = f"pawn-{COLOUR_NAMES[LETTERS.index(letter)]}"
        lying.append(Piece(f"lot-{number}", sprite, "", x, y, drawing.LOT_SCALE))
    lower = CARD.height + 4 * MARGIN
    rule = tag(
        "path",
        d=f"M{MARGIN} {lower - 1.5 * MARGIN:g}H{wide - MARGIN:g}",
        stroke=colour("brass"),
        stroke_width=2,
    )
    after, results = cards(("YYRWRRK", "YYRWYRK", "YYRWRRY"), lower, say)
    height = lower + CARD.height + 140
    return of_own(wide, height, before + rule + after, [*lying, *results], "", say)


def park(say: Translator) -> str:
    """The example of a park that counts double."""
    view = position(sold={"West park": "R", "West 9": "R", "West 10": "R", "West 11": "W"})
    return of_board(view, say, NEIGHBOURHOODS[0].grown(6))


def rays(x: float, y: float) -> str:
    """A sunburst behind the town."""
    parts = []
    for number in range(12):
        left, right = -1100 + number * 200, -1020 + number * 200
        parts.append(f"M{x:g} {y:g}L{x + left:g} {y - 620:g}H{x + right:g}Z")
    return tag("path", d="".join(parts), fill=colour("lamplight"), opacity=0.75)


def tower(left: float, top: float, width: float, steps: int, base: float, fill: str) -> str:
    """A house with stepped shoulders and a mast."""
    path = [f"M{left:g} {base:g}"]
    rise = 34
    for step in range(steps):
        path.append(f"V{top + (steps - 1 - step) * rise:g}h{width / (2 * steps + 1):g}")
    middle = left + width / 2
    path.append(f"H{middle - 2:g}V{top - 50:g}h4V{top:g}")
    for step in range(steps):
        path.append(f"H{left + width * (1 - (steps - 1 - step) / (2 * steps + 1)):g}")
        path.append(f"v{rise if step < steps - 1 else base - top - (steps - 1) * rise:g}")
    return tag("path", d="".join(path) + "Z", fill=fill)


def windows(left: float, top: float, columns: int, rows: int) -> str:
    """Lit windows."""
    path = "".join(
        f"M{left + 18 * i:g} {top + 26 * k:g}v13"
        for i in range(columns)
        for k in range(rows)
        if (i * 7 + k * 5) % 3
    )
    return tag("path", d=path, stroke=colour("lamplight"), stroke_width=6, opacity=0.9)


def cover(say: Translator) -> str:
    """The promoter before his town, with a lot on the table."""
    base = 470
    ground = "".join(
        (
            tag("rect", width=800, height=600, fill=colour("ivory")),
            rays(400, base),
            *(
                tower(left, top, width, steps, base, colour("stone"))
                for left, top, width, steps in (
                    (20, 250, 110, 2),
                    (150, 190, 120, 3),
                    (520, 170, 120, 3),
                    (660, 240, 120, 2),
                )
            ),
            *(
                tower(left, top, width, steps, base, colour("black"))
                for left, top, width, steps in (
                    (-30, 330, 120, 2),
                    (80, 240, 130, 3),
                    (590, 230, 130, 3),
                    (700, 320, 130, 2),
                )
            ),
            windows(104, 330, 5, 5),
            windows(614, 320, 5, 5),
            windows(4, 400, 4, 2),
            windows(724, 390, 4, 3),
            tag("rect", y=base, width=800, height=130, fill=colour("brass")),
            tag("rect", y=base, width=800, height=8, fill=colour("ink")),
            tag(
                "rect",
                x=14,
                y=14,
                width=772,
                height=572,
                rx=6,
                fill="none",
                stroke=colour("ink"),
                stroke_width=3,
            ),
            words(say("game").upper(), 400, 70, 64, "ink", font_weight="bold", letter_spacing=14),
        )
    )
    pieces = [
        Piece("promoter", "promoter", "", 400, 302, 3.9),
        *(
            Piece(f"lot-{number}", f"pawn-{name}", "", 205 + 130 * number, 532, 2)
            for number, name in enumerate(COLOUR_NAMES)
        ),
    ]
    return of_own(800, 600, ground, pieces, say("game"), say)


DRAWN: Mapping[str, Callable[[Translator], str]] = {
    "cover": cover,
    "town": town,
    "setup": setup,
    "walk": walk,
    "bidding": bidding,
    "counting": counting,
    "hopes": hopes,
    "park": park,
}


@lru_cache(maxsize=32)
def drawn(name: str, language: str, locale: Path) -> Picture:
    """A picture by its name, in a language."""
    say = Translator(language, locale, PLAYERS)
    return Picture(DRAWN[name](say), say(f"picture-{name}"))


def picture(name: str, say: Translator) -> Picture:
    """A picture by its name."""
    return drawn(name, say.language, say.locale)


PICTURES: Mapping[str, Callable[[Translator], Picture]] = {
    name: partial(picture, name) for name in DRAWN
}
