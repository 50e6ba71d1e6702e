"""The board of Big Shot, out of `art/*.svg`: where things lie, spots, sprites, and the pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

from ludopolis.engine.box import Value
from ludopolis.engine.layout import blank
from ludopolis.games.bigshot import state
from ludopolis.games.bigshot.notation import district_text
from ludopolis.games.bigshot.state import COLOUR_NAMES, DISTRICT_NAMES, FOLDER, LOT, Market
from ludopolis.games.bigshot.view import BigShotView, BigShotViews
from ludopolis.language.translator import Translator
from ludopolis.presentation import pictures
from ludopolis.presentation.art import art
from ludopolis.presentation.scene import Drawing, Scene, compose

Point = tuple[float, float]
ART = art(FOLDER / "art")

# --- Where everything is ----------------------------------------------------------------------


@cache
def spot_of(district: str) -> str:
    """The spot of a district."""
    return "district-" + district.lower().replace(" ", "-")


DISTRICTS = {name: ART.box(f"district-{n}") for n, name in enumerate(DISTRICT_NAMES, 1)}
RING = tuple(ART.box(f"space-{number}") for number in range(1, state.SPACES + 1))
BLOCK = ART.box("block")  # where the auction is held


def around(middle: Point, places: Sequence[Point]) -> list[Point]:
    """Places that are given from a middle."""
    return [(middle[0] + x, middle[1] + y) for x, y in places]


# In a district: below its head its sign, or the pawns, four above and three below; above, a flag.
HEAD = 52
SIGNS = {name: (b.x, b.top + HEAD + (b.height - HEAD) / 2 - 2) for name, b in DISTRICTS.items()}
UPPER = [(x, -25.48) for x in (-78, -26, 26, 78)]
LOWER = [(x, 25.48) for x in (-52, 0, 52)]
SLOTS = {name: around(middle, UPPER + LOWER) for name, middle in SIGNS.items()}
FLAGPOLES = {name: (b.left + b.width - 34, b.top + 28) for name, b in DISTRICTS.items()}
ON_SIGNS = {name: (x - 58, y) for name, (x, y) in SIGNS.items()}  # the pawn of the owner
SIGN_SCALE = 1.6
DOUBLED = {name: (x - 8, y) for name, (x, y) in FLAGPOLES.items()}
# On a space of the ring: the promoter, between two by two pawns; and the throws that lead there.
STOPS = [(b.x, b.y + 4) if b.height > b.width else (b.x + 34, b.y) for b in RING]
PLATES = [
    (b.x, b.top + b.height - 30) if b.height > b.width else (b.left + 38, b.y + 20) for b in RING
]
ON_RING = [around(stop, [(x, y) for y in (-25, 25) for x in (-25, 25)]) for stop in STOPS]
# On the block: the lot, the die, and chips with the bids of the seats, by the place of the number.
LOT_PLACES = [(BLOCK.left + 68 + number * 106, BLOCK.top + 130) for number in range(LOT)]
LOT_SCALE = 2.1
DIE = (BLOCK.left + BLOCK.width - 36, BLOCK.top + 130)
CHIP_MARK, CHIP_RIGHT = 50, 37  # from the number of a chip to the seat's mark, and to its right end
PAWN = 48  # across


def chip(seat: int, players: int) -> Point:
    """Where a seat (from 1) shows its bid."""
    step = (BLOCK.width - 16) / players
    return BLOCK.left + 8 + seat * step - CHIP_RIGHT - 4, BLOCK.top + 40


# --- The board --------------------------------------------------------------------------------

SPRITES = (
    *("flag-nobody", "sold", "nobodys", "doubled", "promoter", "throw"),
    *(f"die-{pips}" for pips in range(1, state.SIDES + 1)),
    *(f"chip-{kind}-{marks}" for kind in ("waits", "highest", "passed") for marks in (1, 2)),
)
# In the head of a district: how wide a digit and a letter are, and a name at most, up to the flag.
DIGIT, LETTER, NAME_WIDE = 28, 13.5, 130


@cache
def board(language: str) -> Drawing:
    """The board, its spots and all sprites in a language."""
    say = Translator(language, FOLDER / "locale")
    slots: dict[str, object] = {}
    for number, value in enumerate(map(str, state.VALUES), 1):
        slots |= {f"v{number}": value, f"w{number}": DIGIT * len(value)}
    for name in ("west", "east", "west-park", "east-park"):
        side, key = say(f"district-{name}.side"), name.replace("-", "_")
        slots |= {key: side, f"{key}_wide": min(LETTER * len(side), NAME_WIDE)}
    signs = {"sold": say("sign-sold"), "nobodys": say("sign-nobodys")}
    spots = (
        *(
            box.spot(spot_of(name), say(district_text(name, ".label")))
            for name, box in DISTRICTS.items()
        ),
        BLOCK.spot("block", say("spot-block")),
        *(box.spot(f"space-{n}", say("spot-space", number=n)) for n, box in enumerate(RING, 1)),
    )
    sprites = {name: ART.sprite(name, **signs) for name in SPRITES}
    sprites |= ART.sprites(("pawn", "flag"), COLOUR_NAMES)
    return Drawing(
        *ART.size("board"), str(ART.draw("board", **slots)), spots, sprites, say("drawing-title")
    )


def drawing(_players: int, _options: Mapping[str, Value], say: Translator) -> Drawing:
    """The board; it is the same for all players and options."""
    return board(say.language)


# --- Positions of the rulebook ----------------------------------------------------------------

PLAYERS = ("Ada", "Ben", "Cleo", "Dan")  # with red, yellow, white and black
LETTERS = "RYWK"  # pawns of these colours
PAWNS = (
    *("RRYK", "YWWK", "RYWK", "RYYW", "RWKK", "YWKK", "RRWW", "YWKK", "RYKK"),
    *("RYWW", "RRYW", "YYWK", "RWWK", "RRKK", "RYYK", "YWWK", "RRYW", "RYYK"),
)  # on the ring


def position(
    lot: str = "",
    sold: Mapping[str, str] | None = None,
    emptied: Sequence[int] = (),
    **more: object,
) -> BigShotView:
    """What a spectator sees of an auction among four; `more` are fields of the state."""
    market = blank(Market)
    market.players, market.tokens, market.rounds = len(PLAYERS), state.TOKENS, 1 + len(emptied)
    market.seat_of[:] = market.colour_of[:, 0] = range(state.COLOURS)
    market.colour_of[:, 1] = market.owner[:] = state.NOBODY
    market.cash[: state.COLOURS] = state.START_CASH
    for name, owner in (sold or {}).items():
        district, colour = DISTRICT_NAMES.index(name), LETTERS.index(owner)
        market.owner[district], market.pawns[district, colour] = colour, 1
    ring = ["-" * LOT if space in emptied else pawns for space, pawns in enumerate(PAWNS, 1)]
    market.spaces[:] = [LETTERS.find(pawn) for pawn in "".join(ring)]
    market.lot[:] = [lot.count(letter) for letter in LETTERS]
    market.phase, market.bidder, market.thrown, market.acted[:] = state.BID, state.NOBODY, 3, 1
    for name, value in more.items():
        setattr(market, name, value)
    return BigShotViews().open(market, 0)


# --- The pictures -----------------------------------------------------------------------------


def cover(say: Translator) -> str:
    """The promoter before his town, with a lot on the table."""
    return pictures.sheet(ART, "cover", say, title=say("game").upper())


def on_board(options: Mapping[str, Any], **shown: Any) -> pictures.Draw:
    """A position on the board."""
    return pictures.position("bigshot", partial(position, **options), **shown)


PARK = {"West park": "R", "West 9": "R", "West 10": "R", "West 11": "W"}
PICTURES = pictures.gallery(
    FOLDER / "locale",
    {
        "cover": cover,
        "town": lambda say: compose(board(say.language), Scene(), say),
        "setup": on_board({"lot": PAWNS[3], "emptied": (4,), "promoter": 3}),
        # The example of the promoter's walk: from 5 over empty spaces to 9.
        "walk": on_board(
            {"emptied": (5, 6, 7), "promoter": 4, "thrown": 2}, marked=("promoter", "throw-2")
        ),
        # The example of an auction: it is Ben's turn again.
        "bidding": on_board(
            {"lot": "RRYK", "bid": 5, "bidder": 3, "passed": [1, 0, 1, 0], "seat": 1},
            frame=BLOCK.grown(8),
        ),
        "counting": partial(pictures.sheet, ART, "counting"),
        "hopes": partial(pictures.sheet, ART, "hopes"),
        "park": on_board({"sold": PARK}, frame=ART.box("around-west").grown(2)),
    },
    PLAYERS,
)
