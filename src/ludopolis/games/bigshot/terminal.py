"""A view of Big Shot as a picture in letters, with Rich markup for the colours.

Every colour of pawns has a letter of its own as well, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.markup import escape

from ludopolis.games.bigshot import scene
from ludopolis.games.bigshot.notation import district_text
from ludopolis.games.bigshot.state import BOARD, FULL, ROUNDS
from ludopolis.games.bigshot.view import BigShotView, Colour, ColourName, District, Player
from ludopolis.language.text import Seat
from ludopolis.language.translator import Translator
from ludopolis.presentation.parts import NOTHING, signed
from ludopolis.presentation.terminal_board import STYLES, columns, cut, styled, turn_mark

NAME = 14  # letters at most
COLUMNS = ("row-cash", "terminal-loans", "terminal-next-loan", "row-districts", "row-capital")
WIDTHS = (7, 10, 11, 11, 9)
PAWNS_WIDE = 2 * FULL - 1
# The large districts in one column, then each park above what it doubles.
CITY = [
    sorted(names, key=lambda name: name not in BOARD["parks"])
    for names in scene.NEIGHBOURHOODS.values()
]


def draw(view: BigShotView, say: Translator) -> str:
    """The city, the purses, and the auction; long names are cut."""
    names = [cut(say.name(seat), NAME) for seat in range(1, view.players + 1)]
    plain = say.for_reader(names, say.seat)
    marked = say.for_reader([escape(name) for name in names], say.seat)
    columns = [column_of_city(view, districts, say) for districts in CITY]
    city = ["   ".join(line) for line in zip_longest(*columns, fillvalue="")]
    lines = [*city, "", *purses(view, plain), "", *auction(view, marked)]
    return "\n".join(line.rstrip() for line in lines)


def pawn(colour: ColourName, say: Translator) -> str:
    """A pawn: its letter on its colour."""
    return styled(STYLES[colour], say(f"colour-{colour}.letter"))


# --- The city ---------------------------------------------------------------------------------


def column_of_city(view: BigShotView, districts: Sequence[str], say: Translator) -> list[str]:
    """A column of districts, with their names one below the other."""
    marks = (" ×2" if district in BOARD["parks"] else "" for district in districts)
    labels = [say(district_text(name)) + mark for name, mark in zip(districts, marks, strict=True)]
    width = max(map(len, labels))
    return [
        f"[bold]{name:>{width}}[/] {inside(view, view.district(district), say)}"
        for name, district in zip(labels, districts, strict=True)
    ]


def inside(view: BigShotView, district: District, say: Translator) -> str:
    """What is to be seen in a district, always equally wide: its pawns and the room that is left."""
    if district.owner is not None:
        sold = say("terminal-sold")
        blanks = " " * (PAWNS_WIDE - len(sold) - 2)
        return f"[dim]{sold}[/] {pawn(district.owner, say)}{blanks}"
    if view.over:
        return f"[dim]{say('terminal-nobodys'):<{PAWNS_WIDE}}[/]"
    places = [pawn(colour, say) for colour in district.pawns]
    return " ".join(places + ["[dim]·[/]"] * (FULL - len(places)))


# --- The purses -------------------------------------------------------------------------------


def purses(view: BigShotView, say: Translator) -> list[str]:
    """One line for each colour, in the order of the seats: money, debts, districts, capital."""
    lines = [f"[dim]{'':<{NAME + 6}}{columns([say(head) for head in COLUMNS], WIDTHS)}[/]"]
    for player in view.seats:
        seat, (first, *others) = player.seat, view.colours_of(player.seat)
        name = escape(f"{say('terminal-name', who=Seat(seat)):<{NAME}}")
        title = f"{turn_mark(view, seat)} {seat} {name}"
        lines.append(f"{title} {purse(first, say)}  {auction_state(player, view.bid, say)}")
        lines += [f"{'':<{NAME + 4}} {purse(colour, say)}" for colour in others]
    for colour in view.colours:
        if colour.seat is None:
            facts = columns(["", "", "", len(colour.districts), ""], WIDTHS)
            title = f"    {say('terminal-nobodys'):<{NAME}}"
            lines.append(f"{title} {pawn(colour.name, say)}{facts}")
    return lines


def purse(colour: Colour, say: Translator) -> str:
    """The facts about a colour that somebody has; a question mark for what the seat is not shown."""
    cash, capital = (
        "?" if number is None else signed(number) for number in (colour.cash, colour.capital)
    )
    facts = [cash, colour.loans, colour.next_loan or NOTHING, len(colour.districts), capital]
    return pawn(colour.name, say) + columns(facts, WIDTHS)


def auction_state(player: Player, bid: int, say: Translator) -> str:
    """What a seat does in the auction: only what was said."""
    if player.standing == "passed":
        return f"[dim]{say('standing-passed')}[/]"
    return say("standing-highest", bid=bid) if scene.has_highest(player, bid) else ""


# --- The auction ------------------------------------------------------------------------------


def auction(view: BigShotView, say: Translator) -> list[str]:
    """The round, the lot, and what the next throw of the die can bring."""
    facts = {"round": view.round, "rounds": ROUNDS, "thrown": view.thrown, "tokens": view.tokens}
    lines = [say("terminal-round", leader=Seat(view.leader), **facts)]
    if view.lot:
        title, state = "terminal-for-sale", scene.auction_text(view)
        if view.decision in ("pay", "place") and view.to_move is not None:
            title = "terminal-to-place"
            state = scene.standing_text(view.seats[view.to_move - 1], view.bid)
        lot = " ".join(pawn(colour, say) for colour in view.lot)
        lines.append(f"[bold]{say(title)}[/]  {lot}   {say(state)}")
    if view.throws:
        spaces = (view.spaces[space - 1].pawns for space in view.throws)
        rows = ("".join(pawn(colour, say) for colour in pawns) for pawns in spaces)
        brought = "  ".join(f"{pips} {row}" for pips, row in enumerate(rows, 1))
        lines.append(f"{say('terminal-next-throw')}  {brought}")
    return lines
