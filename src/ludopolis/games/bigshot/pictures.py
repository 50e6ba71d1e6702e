"""The pictures of Big Shot: the one on the shelf, and those of the rulebook.

Positions are written down as one sees them: R Y W K are red, yellow, white and black pawns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from ludopolis.engine.scene import Drawing, Picture, Piece, Scene, compose
from ludopolis.engine.svg import colour, tag, words
from ludopolis.games.bigshot import drawing, scene
from ludopolis.games.bigshot.drawing import BLOCK, DISTRICTS, NEIGHBOURHOODS, Place
from ludopolis.games.bigshot.market import (
    COLOUR_NAMES,
    DISTRICT_NAMES,
    FIRST_LOAN,
    SPACES,
    START_CASH,
    TOKENS,
    VALUES,
)
from ludopolis.games.bigshot.town import View, leading

LETTERS = dict(zip("RYWK", COLOUR_NAMES, strict=True))
PLAYERS = ("Ada", "Ben", "Cleo", "Dan")  # with red, yellow, white and black
RING = (
    *("RRYK", "YWWK", "RYWK", "RYYW", "RWKK", "YWKK", "RRWW", "YWKK", "RYKK"),
    *("RYWW", "RRYW", "YYWK", "RWWK", "RRKK", "RYYK", "YWWK", "RRYW", "RYYK"),
)


def pawns_in(letters: str) -> dict[str, int]:
    """Pawns by their colours."""
    return {name: letters.count(letter) for letter, name in LETTERS.items()}


def position(
    city: Mapping[str, str] | None = None,
    sold: Mapping[str, str] | None = None,
    *,
    ring: Sequence[str] = RING,
    promoter: int = 1,
    thrown: int = 3,
    lot: str = "",
    bid: int = 0,
    bidder: int | None = None,
    passed: Sequence[int] = (),
    decision: str = "bid",
    to_move: int = 1,
) -> View:
    """A view of a spectator, as far as it is drawn."""
    owners = {district: LETTERS[letter] for district, letter in (sold or {}).items()}
    districts = {
        name: {
            "pawns": pawns_in((city or {}).get(name, "")),
            "sold": name in owners,
            "owner": owners.get(name),
        }
        for name in DISTRICT_NAMES
    }
    return {
        "players": len(PLAYERS),
        "names": list(PLAYERS),
        "seat": None,
        "over": False,
        "decision": decision,
        "to_move": to_move,
        "round": 1 + ring.count(""),
        "leader": 1,
        "thrown": thrown,
        "promoter": promoter,
        "spaces": [[LETTERS[letter] for letter in pawns] for pawns in ring],
        "lot": [LETTERS[letter] for letter in lot],
        "owners": {name: seat for seat, name in enumerate(COLOUR_NAMES, 1)},
        "districts": districts,
        "values": dict(zip(DISTRICT_NAMES, VALUES.tolist(), strict=True)),
        "bid": bid,
        "bidder": bidder,
        "passed": [seat in passed for seat in range(1, len(PLAYERS) + 1)],
        "acted": [True] * len(PLAYERS),
        "purses": dict.fromkeys(COLOUR_NAMES, START_CASH),
        "capitals": dict.fromkeys(COLOUR_NAMES, START_CASH),
        "loans": dict.fromkeys(COLOUR_NAMES, 0),
        "payouts": dict.fromkeys(COLOUR_NAMES, FIRST_LOAN),
        "owned": {name: list(owners.values()).count(name) for name in COLOUR_NAMES},
        "points": [START_CASH] * len(PLAYERS),
        "tokens": TOKENS,
    }


def emptied(*spaces: int) -> list[str]:
    """The ring, with the pawns of some spaces (from 1) gone."""
    return ["" if space in spaces else RING[space - 1] for space in range(1, SPACES + 1)]


# --- Putting pictures together ----------------------------------------------------------------


def of_board(
    view: View, language: str, part: Place | None = None, marked: Sequence[str] = ()
) -> str:
    """The board, or a part of it."""
    board = drawing.drawing(language)
    whole = compose(board, scene.scene(view, language), marked=marked)
    if part is None:
        return whole
    shown = f"{part.left:g} {part.top:g} {part.width:g} {part.height:g}"
    return whole.replace(f"0 0 {board.width:g} {board.height:g}", shown, 1)


def of_own(
    width: float, height: float, ground: str, pieces: Iterable[Piece], title: str, language: str
) -> str:
    """A picture that is not of the board, with the board's sprites."""
    sheet = Drawing(width, height, ground, (), drawing.sprites(language), title)
    return compose(sheet, Scene(tuple(pieces), ()))


CARD = DISTRICTS["20"]  # the district that stands for any in an example
MARGIN = 12


def card(pawns: str, left: float, top: float, language: str) -> tuple[str, list[Piece]]:
    """A district with pawns, as it lies on the board, moved elsewhere."""
    x, y = left - CARD.left, top - CARD.top
    ground = tag(
        "g", drawing.draw_district("20", 20, language), transform=f"translate({x:g} {y:g})"
    )
    lying = scene.unsold("20", pawns_in(pawns), language)
    return ground, [replace(p, id=f"{p.id}-{left:g}", x=p.x + x, y=p.y + y) for p in lying]


def cards(lots: Sequence[str], top: float, language: str) -> tuple[str, list[Piece]]:
    """Districts side by side; below each one who owns it, by the mark of the colour."""
    grounds, pieces = [], []
    for number, pawns in enumerate(lots):
        left = MARGIN + number * (CARD.width + 2 * MARGIN)
        ground, lying = card(pawns, left, top, language)
        middle, below = left + CARD.width / 2, top + CARD.height
        arrow = tag(
            "path",
            d=f"M{middle:g} {below + 12:g}v26m-12-12l12 14 12-14",
            fill="none",
            stroke=colour("ink"),
            stroke_width=4,
        )
        owner = leading(pawns_in(pawns))
        winner = Piece(f"owner-{number}", f"pawn-{owner}", "", middle, below + 84, 1.7)
        grounds.append(ground + arrow)
        pieces += [*lying, winner]
    return "".join(grounds), pieces


# --- The pictures -----------------------------------------------------------------------------


def town(language: str) -> str:
    """The board before anything lies on it."""
    return compose(drawing.drawing(language), Scene((), ()))


def setup(language: str) -> str:
    """The start of a game: the first lot is up."""
    return of_board(position(ring=emptied(4), promoter=4, lot=RING[3]), language)


def walk(language: str) -> str:
    """The example of the promoter's walk: from 5 over empty spaces to 9."""
    view = position(ring=emptied(5, 6, 7), promoter=5, thrown=2)
    return of_board(view, language, marked=("promoter", "throw-2"))


def bidding(language: str) -> str:
    """The example of an auction: it is Ben's turn again."""
    view = position(lot="RRYK", bid=5, bidder=4, passed=(1, 3), to_move=2)
    return of_board(view, language, BLOCK.grown(8))


def counting(language: str) -> str:
    """Three districts with seven pawns, and who owns them."""
    ground, pieces = cards(("RRRYYWK", "RRRYYYK", "RRYYWWK"), MARGIN, language)
    return of_own(3 * (CARD.width + 2 * MARGIN), CARD.height + 150, ground, pieces, "", language)


def hopes(language: str) -> str:
    """One district, one lot, and three who could win it."""
    wide = 3 * (CARD.width + 2 * MARGIN)
    before, lying = card("YYRW", MARGIN, MARGIN, language)
    for number, letter in enumerate("RRYK"):
        x, y = MARGIN + CARD.width + 90 + number * drawing.LOT_STEP, MARGIN + CARD.height / 2
        sprite = f"pawn-{LETTERS[letter]}"
        lying.append(Piece(f"lot-{number}", sprite, "", x, y, drawing.LOT_SCALE))
    lower = CARD.height + 4 * MARGIN
    rule = tag(
        "path",
        d=f"M{MARGIN} {lower - 1.5 * MARGIN:g}H{wide - MARGIN:g}",
        stroke=colour("brass"),
        stroke_width=2,
    )
    after, results = cards(("YYRWRRK", "YYRWYRK", "YYRWRRY"), lower, language)
    height = lower + CARD.height + 140
    return of_own(wide, height, before + rule + after, [*lying, *results], "", language)


def park(language: str) -> str:
    """The example of a park that counts double."""
    view = position(sold={"West park": "R", "West 9": "R", "West 10": "R", "West 11": "W"})
    return of_board(view, language, NEIGHBOURHOODS[0].grown(6))


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


def cover(language: str) -> str:
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
            words("BIG SHOT", 400, 70, 64, "ink", font_weight="bold", letter_spacing=14),
        )
    )
    pieces = [
        Piece("promoter", "promoter", "", 400, 302, 3.9),
        *(
            Piece(f"lot-{number}", f"pawn-{name}", "", 205 + 130 * number, 532, 2)
            for number, name in enumerate(COLOUR_NAMES)
        ),
    ]
    return of_own(800, 600, ground, pieces, "Big Shot", language)


CAPTIONS = {
    "en": {
        "cover": "The promoter before the town, with four pawns for sale",
        "town": "The board: the ring of 18 auction spaces, and the town with its two parks. The three"
        " districts on the green around a park are next to it.",
        "setup": "A game has begun. The promoter has stopped on space 4, and its four pawns are for"
        " sale. The plates show which space the next throw will lead to.",
        "walk": "From space 5 a throw of 2 leads to space 9: the empty spaces 6 and 7 do not count.",
        "bidding": "Ada (red) and Cleo (white) have passed, Dan (black) bids 5. It is for Ben (yellow)"
        " to bid more, or to pass.",
        "counting": "Seven pawns, and who owns the district: most pawns; and twice a single pawn, as"
        " all the others cancel out.",
        "hopes": "A district and a lot; below, what Red, Yellow or White could make of it.",
        "park": "Red owns the West park, West 9 and West 10, which count double. West 11 is White's.",
    },
    "fr": {
        "cover": "Le promoteur devant la ville, et quatre pions à vendre",
        "town": "Le plateau : l'anneau des 18 cases d'enchères, et la ville avec ses deux parcs. Les"
        " trois quartiers sur le fond vert d'un parc sont ses voisins.",
        "setup": "Une partie commence. Le promoteur s'est arrêté sur la case 4, et ses quatre pions"
        " sont à vendre. Les plaques montrent où mènera le prochain lancer.",
        "walk": "De la case 5, un 2 mène à la case 9 : les cases vides 6 et 7 ne comptent pas.",
        "bidding": "Ada (rouge) et Cléo (blanc) ont passé, Dan (noir) offre 5. À Ben (jaune) d'offrir"
        " plus, ou de passer.",
        "counting": "Sept pions, et à qui va le quartier : à qui en a le plus ; et deux fois au pion"
        " isolé, car tous les autres s'annulent.",
        "hopes": "Un quartier et un lot ; dessous, ce que Rouge, Jaune ou Blanc pourrait en faire.",
        "park": "Rouge possède le parc Ouest, Ouest 9 et Ouest 10, qui comptent double. Ouest 11 est"
        " à Blanc.",
    },
}
DRAWN: Mapping[str, Callable[[str], str]] = {
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
def picture(name: str, language: str) -> Picture:
    """A picture by its name."""
    return Picture(DRAWN[name](language), CAPTIONS[language][name])


PICTURES: Mapping[str, Callable[[str], Picture]] = {name: partial(picture, name) for name in DRAWN}
