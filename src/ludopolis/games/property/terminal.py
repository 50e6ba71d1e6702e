"""A view of Property as a picture in letters; every player has a letter as well as a colour."""

from __future__ import annotations

from itertools import zip_longest

from ludopolis.games.property.drawing import NUMBERS, OWNERS
from ludopolis.games.property.view import COLOURS, Place, Player, PropertyView
from ludopolis.language.translator import Translator
from ludopolis.presentation.terminal_board import STYLES, columns, seat_name, styled, turn_mark

LETTERS = "ABCDEF"
LINES = {"red": "bold #e07070", "black": "bold"}  # columns and rows, like the cards that name them
NAME_WIDTH = 12
COLUMNS = {"cash": 7, "units": 7, "cards": 7, "squares": 8}  # of numbers, and how wide they are
WIDEST = 76


def terminal(view: PropertyView, say: Translator) -> str:
    """The grid with the players beside it, and the own hand below."""
    heads = columns([say(f"terminal-{name}") for name in COLUMNS], [*COLUMNS.values()])
    turn = view.turns + (0 if view.over else 1)
    pile = {"pile": view.pile_size, "discards": len(view.discards)}
    beside = [
        styled("dim", " " * (NAME_WIDTH + 8) + heads),
        *(player_line(view, player, say) for player in view.seats),
        "",
        "    " + say("terminal-turn", turn=turn, **pile),
    ]
    lines = [f"{a}   {b}".rstrip() for a, b in zip_longest(grid(view), beside, fillvalue="")]
    return "\n".join([*lines, "", *hand(view, say)] if view.hand else lines)


def grid(view: PropertyView) -> list[str]:
    """The squares: row 8 at the top, column 1 at the left, and the numbers of the columns."""
    rows = [
        f"{styled(LINES['black'], str(row))} {''.join(cell(view, Place(n, row)) for n in NUMBERS)}"
        for row in reversed(NUMBERS)
    ]
    return [*rows, "  " + styled(LINES["red"], "".join(f" {column} " for column in NUMBERS))]


def cell(view: PropertyView, place: Place) -> str:
    """A square: its owner's letter, a star for a mortgage, an arrow if it may be bought now."""
    square = view.at(place)
    if square.owner is None:
        return " [dim]·[/] "
    arrow = "›" if view.offer and place == view.offer.square else " "
    return badge(square.owner, arrow, "*" if square.mortgaged else " ")


def badge(seat: int, before: str = " ", after: str = " ") -> str:
    """A player's letter on their colour."""
    return styled(STYLES[OWNERS[seat - 1]], before + LETTERS[seat - 1] + after)


def player_line(view: PropertyView, player: Player, say: Translator) -> str:
    """A player's line: cash, buying units, cards, squares."""
    seat, widths = player.seat, [*COLUMNS.values()]
    cash = say("money", dollars=player.cash)
    facts = columns([cash, player.units, player.cards, player.squares], widths)
    if player.bankrupt is not None:
        facts = styled("dim", f"{say('terminal-bankrupt'):>{sum(widths)}}")
    name = seat_name(seat, say, NAME_WIDTH)
    return f"{turn_mark(view, seat)} {seat} {badge(seat)} {name}{facts}"


def hand(view: PropertyView, say: Translator) -> list[str]:
    """The own hand: red cards, then black ones, in one line or two."""
    label, cards = say("terminal-hand"), view.hand or ()
    names = [" ".join(card.name for card in cards if card.colour == c) for c in COLOURS]
    red, black = (styled(LINES[c], name) for c, name in zip(COLOURS, names, strict=True))
    if len(" ".join([label, *names])) + 2 <= WIDEST:
        return [f"{label} {red}   {black}"]
    return [f"{label} {red}", f"{' ' * len(label)} {black}"]
