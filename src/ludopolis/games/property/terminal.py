"""A view of Property as a picture in letters, with Rich markup for the colours.

Every player has a letter as well as a colour, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from rich.markup import escape

from ludopolis.games.property.land import SIZE
from ludopolis.games.property.view import Place, Player, PropertyView
from ludopolis.language.text import Seat
from ludopolis.language.translator import Translator

LETTERS = "ABCDEF"
STYLES = (
    "bold white on #a3262a",
    "bold white on #1f4e9c",
    "bold black on #e3b505",
    "bold white on #1d6b3a",
    "bold white on #6b2d8b",
    "bold black on #e08a4a",
)
RED_STYLE, BLACK_STYLE = "bold #e07070", "bold"
NAME_WIDTH = 12
WIDTHS = (7, 7, 7, 8)  # of the columns of numbers
WIDEST = 76


def terminal(view: PropertyView, say: Translator) -> str:
    """The grid with the players beside it, and the own hand below."""
    beside = [*players(view, say), "", footer(view, say)]
    lines = []
    for number, line in enumerate(grid(view)):
        text = beside[number] if number < len(beside) else ""
        lines.append(f"{line}   {text}".rstrip())
    if view.hand:
        lines += ["", *hand(view, say)]
    return "\n".join(lines)


def grid(view: PropertyView) -> list[str]:
    """The squares: row 8 at the top, column 1 at the left, and the numbers of the columns."""
    lines = []
    for row in range(SIZE, 0, -1):
        cells = "".join(cell(view, Place(column, row)) for column in range(1, SIZE + 1))
        lines.append(f"[{BLACK_STYLE}]{row}[/] {cells}")
    numbers = "".join(f" {column} " for column in range(1, SIZE + 1))
    return [*lines, f"  [{RED_STYLE}]{numbers}[/]"]


def cell(view: PropertyView, place: Place) -> str:
    """A square: its owner's letter, a star for a mortgage, an arrow if it may be bought now."""
    square = view.at(place)
    if square.owner is None:
        return " [dim]·[/] "
    arrow = "›" if view.offer and place == view.offer.square else " "
    star = "*" if square.mortgaged else " "
    return f"[{STYLES[square.owner - 1]}]{arrow}{LETTERS[square.owner - 1]}{star}[/]"


def players(view: PropertyView, say: Translator) -> list[str]:
    """A line for each player: cash, buying units, cards, squares; above them what the numbers are."""
    names = ("cash", "units", "cards", "squares")
    heads = columns(*(say(f"terminal-{name}") for name in names))
    return [
        f"[dim]{' ' * (NAME_WIDTH + 8)}{heads}[/]",
        *(player_line(view, player, say) for player in view.seats),
    ]


def player_line(view: PropertyView, player: Player, say: Translator) -> str:
    """A player's line."""
    seat = player.seat
    turn = "[bold]▸[/]" if seat == view.to_move else " "
    badge = f"[{STYLES[seat - 1]}] {LETTERS[seat - 1]} [/]"
    called = escape(f"{shown_name(seat, say):<{NAME_WIDTH}}")
    if player.bankrupt is not None:
        facts = f"[dim]{say('terminal-bankrupt'):>{sum(WIDTHS)}}[/]"
    else:
        cash = say("money", dollars=player.cash)
        facts = columns(cash, str(player.units), str(player.cards), str(player.squares))
    return f"{turn} {seat} {badge} {called}{facts}"


def columns(*texts: str) -> str:
    """Texts in columns, each at its right edge."""
    return "".join(f"{text:>{width}}" for text, width in zip(texts, WIDTHS, strict=True))


def shown_name(seat: int, say: Translator) -> str:
    """A name that fits its column; the reader's own one says so."""
    title = say("seat-title", who=Seat(seat))
    over = len(title) - NAME_WIDTH
    if over <= 0:
        return title
    name = say.name(seat)
    cut = name[: max(0, len(name) - over - 1)] + "…"
    return say.for_reader([cut] * seat, say.seat)("seat-title", who=Seat(seat))


def footer(view: PropertyView, say: Translator) -> str:
    """The turn and the pile."""
    turn = view.turns + (0 if view.over else 1)
    return "    " + say(
        "terminal-turn", turn=turn, pile=view.pile_size, discards=len(view.discards)
    )


def hand(view: PropertyView, say: Translator) -> list[str]:
    """The own hand: red cards, then black ones, in one line or two."""
    label = say("terminal-hand")
    cards = view.hand or ()
    reds = [card.name for card in cards if card.colour == "red"]
    blacks = [card.name for card in cards if card.colour == "black"]
    red = f"[{RED_STYLE}]{' '.join(reds)}[/]"
    black = f"[{BLACK_STYLE}]{' '.join(blacks)}[/]"
    if len(" ".join([label, *reds, *blacks])) + 2 <= WIDEST:
        return [f"{label} {red}   {black}"]
    return [f"{label} {red}", f"{' ' * len(label)} {black}"]
