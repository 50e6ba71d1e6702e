"""Pictures of New York: the covers of both editions, and positions for the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from ludopolis.engine.scene import Picture, compose
from ludopolis.games.newyork import drawing, scene
from ludopolis.games.newyork.city import BOX, CARDS, CORNERS, MIDDLE, SIZE
from ludopolis.games.newyork.drawing import square_id
from ludopolis.games.newyork.reading import View
from ludopolis.games.newyork.words import COLOUR_CODES, card_name

LETTERS = dict(zip("RBYGK", COLOUR_CODES, strict=True))

# Boards as they are seen: a letter for each colour, a dot for a free square.
SETUP = """
    R . Y . B . G
    . G . R . Y .
    B . . . G . R
    . Y . B . . .
    G . R . Y . B
    . B . G . R .
    Y . . . B . G"""
CROSSING = """
    R R . . B . .
    . R Y . B B .
    . . Y . . B .
    G . Y Y . . R
    G G . . R . .
    . G . B R R .
    . . . B . . Y"""
PRICE = """
    . . . . . . .
    . . . . . . .
    . R R R . R .
    . . B B . . .
    . . . R . . .
    . . . . . . .
    . . . . . . ."""
SCORE = """
    . R . . . . R
    . R R . . . R
    . . R . . . .
    . . R R . . .
    R . . . R . .
    R R . . . . .
    . . . . . . R"""
EVENTS = """
    R R . . B . G
    . R Y . B B .
    . . Y Y . B .
    G . R B Y . R
    G G . G R . .
    . G . B R R .
    B . . B . . Y"""
SHEET = """
    . R R . B . .
    . . R B B . .
    R . . . B . .
    R R . B . R .
    . B . . R R .
    . B B . . R .
    B . B R . . ."""


def view_of(
    board: str, *, edition: int = BOX, hand: Sequence[int] = (), language: str = "en"
) -> View:
    """A view of a drawn board by the owner of blue, with a hand; nothing else is told."""
    lines = [line.split() for line in board.strip().split("\n")]
    seen: list[list[str | None]] = [[None] * SIZE for _ in range(SIZE)]
    for down, line in enumerate(lines):
        for across, letter in enumerate(line):
            red, blue = (down, across) if edition == BOX else (across, SIZE - 1 - down)
            seen[red][blue] = LETTERS.get(letter)
    colours = [code for code in COLOUR_CODES if any(code in line for line in seen)]
    seats = range(1, max(3, len(colours)) + 1)
    return {
        "board": seen,
        "owners": {code: seat for seat, code in enumerate(colours, start=1)},
        "reserves": dict.fromkeys(colours, 0),
        "purses": [4 for _ in seats],
        "points": [0 for _ in seats],
        "hand_sizes": [0 for _ in seats],
        "players": len(seats),
        "edition": "box" if edition == BOX else "cards",
        "seat": 2,
        "to_move": 2,
        "active": 2,
        "decision": "turn",
        "hand": [card_name(edition, card, language) for card in hand],
        "discards": [],
        "pile_size": 0,
        "stop_cards": "out",
        "ending": "",
        "over": False,
        "placing": None,
        "offered": None,
        "turns": 0,
        "teams": False,
        "events": False,
        "unlimited_pawns": False,
    }


def _position(
    board: str,
    captions: Mapping[str, str],
    *,
    edition: int = BOX,
    events: bool = False,
    hand: Sequence[int] = (),
    marked: Sequence[int] = (),
) -> Callable[[str], Picture]:
    """A picture of a position, with some squares ringed."""

    @cache
    def made(language: str) -> Picture:
        shown = scene.show(view_of(board, edition=edition, hand=hand, language=language), language)
        ringed = [square_id(square) for square in marked]
        svg = compose(drawing.draw(edition, events, language), shown, marked=ringed)
        return Picture(svg, captions[language])

    return made


# Cards and squares of the pictures: Broadway, Sixth and a red joker, 42nd and 50th.
BROADWAY_42 = 2 * SIZE + 3
HAND = (2, 3, 7, 16, 17)

PICTURES: Mapping[str, Callable[[str], Picture]] = {
    "cover": _position(CROSSING, {"en": "", "fr": ""}),
    "cover-cards": _position(SHEET, {"en": "", "fr": ""}, edition=CARDS),
    "setup": _position(
        SETUP,
        {
            "en": "After the preliminary round with four players: no two pawns of a colour share a"
            " side.",
            "fr": "Après le tour préliminaire à quatre : deux pions d'une couleur ne se touchent par"
            " aucun côté.",
        },
    ),
    "crossing": _position(
        CROSSING,
        {
            "en": "Broadway and 42nd cross at the ringed building: it is free, and costs nothing. The"
            " coins show the prices of the other buildings that this hand reaches.",
            "fr": "Broadway et 42nd se croisent au bâtiment cerclé : il est libre et ne coûte rien. Les"
            " pièces indiquent le prix des autres bâtiments que cette main atteint.",
        },
        hand=HAND,
        marked=(BROADWAY_42,),
    ),
    "price": _position(
        PRICE,
        {
            "en": "Red has four buildings on Broadway and two on 42nd: Broadway/42nd costs 2 coins.",
            "fr": "Rouge a quatre bâtiments sur Broadway et deux sur 42nd : Broadway/42nd coûte"
            " 2 pièces.",
        },
        hand=(2, 16),
        marked=(BROADWAY_42,),
    ),
    "score": _position(
        SCORE,
        {
            "en": "The largest block of Red is outlined: six buildings. Fifth/50th touches it by a"
            " corner only.",
            "fr": "Le plus grand quartier de Rouge est entouré : six bâtiments. Fifth/50th ne le touche"
            " que par un coin.",
        },
    ),
    "events": _position(
        EVENTS,
        {
            "en": "A Renovation clears the five squares in the middle, a Ruin the four corners.",
            "fr": "Une Rénovation vide les cinq cases du milieu, une Ruine les quatre coins.",
        },
        events=True,
        marked=[int(square) for square in (*MIDDLE, *CORNERS)],
    ),
    "sheet": _position(
        SHEET,
        {
            "en": "With ordinary cards: red 3 and black 5 name the ringed square, column 3 and row 5"
            " from the bottom.",
            "fr": "Avec des cartes ordinaires : 3 rouge et 5 noir désignent la case cerclée, colonne 3"
            " et rangée 5 à partir du bas.",
        },
        edition=CARDS,
        hand=(2, 17),
        marked=(2 * SIZE + 4,),
    ),
}
