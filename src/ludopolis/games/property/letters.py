"""A view of Property as a picture in letters, with Rich markup for the colours.

Every player has a letter as well as a colour, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from ludopolis.games.property.land import SIZE
from ludopolis.games.property.phrases import PHRASES, money

View = dict[str, Any]

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


def draw(view: View, language: str = "en") -> str:
    """The grid with the players beside it, and the own hand below."""
    beside = [*players(view, language), "", footer(view, language)]
    lines = []
    for number, line in enumerate(grid(view)):
        text = beside[number] if number < len(beside) else ""
        lines.append(f"{line}   {text}".rstrip())
    if view["hand"]:
        lines += ["", *hand(view, language)]
    return "\n".join(lines)


def grid(view: View) -> list[str]:
    """The squares: row 8 at the top, column 1 at the left, and the numbers of the columns."""
    lines = []
    for row in range(SIZE, 0, -1):
        cells = "".join(cell(view, column, row) for column in range(1, SIZE + 1))
        lines.append(f"[{BLACK_STYLE}]{row}[/] {cells}")
    numbers = "".join(f" {column} " for column in range(1, SIZE + 1))
    return [*lines, f"  [{RED_STYLE}]{numbers}[/]"]


def cell(view: View, column: int, row: int) -> str:
    """A square: its owner's letter, a star for a mortgage, an arrow if it may be bought now."""
    owner = view["board"][column - 1][row - 1]
    if owner is None:
        return " [dim]·[/] "
    arrow = "›" if [column, row] == view["square"] else " "
    star = "*" if [column, row] in view["mortgages"] else " "
    return f"[{STYLES[owner - 1]}]{arrow}{LETTERS[owner - 1]}{star}[/]"


def players(view: View, language: str) -> list[str]:
    """A line for each player: cash, buying units, cards, squares; above them what the numbers are."""
    say = PHRASES[language]
    heads = (say["cash"], say["units left"], say["cards"], say["squares"])
    lines = [f"[dim]{' ' * (NAME_WIDTH + 8)}{columns(heads)}[/]"]
    for seat in range(1, view["players"] + 1):
        turn = "[bold]▸[/]" if seat == view["to_move"] else " "
        badge = f"[{STYLES[seat - 1]}] {LETTERS[seat - 1]} [/]"
        called = escape(f"{shown_name(view, seat, language):<{NAME_WIDTH}}")
        if seat in view["bankrupt"]:
            facts = f"[dim]{say['bankrupt']:>{sum(WIDTHS)}}[/]"
        else:
            squares = sum(column.count(seat) for column in view["board"])
            facts = columns(
                (
                    money(view["purses"][seat - 1], language),
                    str(view["units"][seat - 1]),
                    str(view["hand_sizes"][seat - 1]),
                    str(squares),
                )
            )
        lines.append(f"{turn} {seat} {badge} {called}{facts}")
    return lines


def columns(texts: tuple[str, ...]) -> str:
    """Texts in columns, each at its right edge."""
    return "".join(f"{text:>{width}}" for text, width in zip(texts, WIDTHS, strict=True))


def shown_name(view: View, seat: int, language: str) -> str:
    """A name that fits its column; the own one says so."""
    say = PHRASES[language]
    name: str = view["names"][seat - 1] if view.get("names") else say["seat"].format(seat)
    mark = f" ({say['you']})" if seat == view["seat"] and name != say["you"] else ""
    room = NAME_WIDTH - len(mark)
    return (name if len(name) <= room else name[: room - 1] + "…") + mark


def footer(view: View, language: str) -> str:
    """The turn and the pile."""
    say = PHRASES[language]
    turn = view["turns"] + (0 if view["over"] else 1)
    pile = say["pile"].format(view["pile_size"], len(view["discards"]))
    return f"    {say['turn number'].format(turn)} · {pile}"


def hand(view: View, language: str) -> list[str]:
    """The own hand: red cards, then black ones, in one line or two."""
    label = PHRASES[language]["your hand"]
    reds = [card for card in view["hand"] if card[0] in "♥♦"]
    blacks = [card for card in view["hand"] if card[0] in "♠♣"]
    red = f"[{RED_STYLE}]{' '.join(reds)}[/]"
    black = f"[{BLACK_STYLE}]{' '.join(blacks)}[/]"
    if len(" ".join([label, *reds, *blacks])) + 2 <= WIDEST:
        return [f"{label} {red}   {black}"]
    return [f"{label} {red}", f"{' ' * len(label)} {black}"]
