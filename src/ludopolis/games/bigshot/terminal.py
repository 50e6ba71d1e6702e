"""A view of Big Shot as a picture in letters, with Rich markup for the colours.

Every colour of pawns has a letter of its own as well, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.markup import escape

from ludopolis.games.bigshot.market import BOARD, FULL, ROUNDS
from ludopolis.games.bigshot.notation import district_text
from ludopolis.games.bigshot.scene import NEIGHBOURHOODS, auction_text, signed, standing_text
from ludopolis.games.bigshot.view import BigShotView, Colour, ColourName, District, Player
from ludopolis.language.text import Seat
from ludopolis.language.translator import Translator

STYLES = {
    "red": "bold white on #a3262a",
    "yellow": "bold black on #e3b505",
    "white": "bold black on #e8e4dc",
    "black": "bold white on #33302e",
}
FREE_PLACE = "[dim]·[/]"
WIDEST_NAME = 14
PURSE_COLUMNS = {
    "row-cash": 7,
    "terminal-loans": 10,
    "terminal-next-loan": 11,
    "row-districts": 11,
    "row-capital": 9,
}  # their widths


def _parks_first(names: Sequence[str]) -> list[str]:
    return sorted(names, key=lambda name: name not in BOARD["parks"])


# The large districts in one column, then each park above what it doubles.
CITY = [_parks_first(names) for _, names in NEIGHBOURHOODS]
PAWNS_WIDE = 2 * FULL - 1


def draw(view: BigShotView, say: Translator) -> str:
    """The city, the purses, and the auction; long names are cut."""
    names = [brief(say.name(seat)) for seat in range(1, view.players + 1)]
    plain = say.for_reader(names, say.seat)
    marked = say.for_reader([escape(name) for name in names], say.seat)
    return "\n".join([city(view, say), "", purses(view, plain), "", auction(view, marked)])


def brief(name: str) -> str:
    """A name that is not too long for a line with other things in it."""
    return name if len(name) <= WIDEST_NAME else name[: WIDEST_NAME - 1] + "…"


def pawn(colour: ColourName, say: Translator) -> str:
    """A pawn: its letter on its colour."""
    return f"[{STYLES[colour]}]{say(f'colour-{colour}.letter')}[/]"


def row(pawns: Sequence[ColourName], say: Translator, gap: str = " ") -> str:
    """Pawns in a row."""
    return gap.join(pawn(colour, say) for colour in pawns)


# --- The city ---------------------------------------------------------------------------------


def city(view: BigShotView, say: Translator) -> str:
    """All districts in three columns, each with its pawns and the room that is left."""
    columns = [column_of_city(view, districts, say) for districts in CITY]
    lines = zip_longest(*columns, fillvalue="")
    return "\n".join("   ".join(line).rstrip() for line in lines)


def column_of_city(view: BigShotView, districts: Sequence[str], say: Translator) -> list[str]:
    """A column of districts, with their names one below the other."""
    labels = [label(district, say) for district in districts]
    width = max(map(len, labels))
    return [
        f"[bold]{name:>{width}}[/] {inside(view, view.district(district), say)}"
        for name, district in zip(labels, districts, strict=True)
    ]


def label(district: str, say: Translator) -> str:
    """The name of a district, with a mark for parks."""
    return say(district_text(district)) + (" ×2" if district in BOARD["parks"] else "")


def inside(view: BigShotView, district: District, say: Translator) -> str:
    """What is to be seen in a district, always equally wide."""
    if district.owner is not None:
        sold = say("terminal-sold")
        blanks = " " * (PAWNS_WIDE - len(sold) - 2)
        return f"[dim]{sold}[/] {pawn(district.owner, say)}{blanks}"
    if view.over:
        return f"[dim]{say('terminal-nobodys'):<{PAWNS_WIDE}}[/]"
    places = [pawn(colour, say) for colour in district.pawns]
    return " ".join(places + [FREE_PLACE] * (FULL - len(places)))


# --- The purses -------------------------------------------------------------------------------


def purses(view: BigShotView, say: Translator) -> str:
    """One line for each colour, in the order of the seats: money, debts, districts, capital."""
    titles = in_columns([say(head) for head in PURSE_COLUMNS])
    lines = [f"[dim]{'':<{WIDEST_NAME + 6}}{titles}[/]"]
    for player in view.seats:
        first, *others = view.colours_of(player.seat)
        title = seat_label(view, player.seat, say)
        lines.append(f"{title} {purse(first, say)}  {auction_state(player, view.bid, say)}")
        lines += [f"{'':<{WIDEST_NAME + 4}} {purse(colour, say)}" for colour in others]
    for colour in view.colours:
        if colour.seat is None:
            facts = in_columns(["", "", "", len(colour.districts), ""])
            title = f"    {say('terminal-nobodys'):<{WIDEST_NAME}}"
            lines.append(f"{title} {pawn(colour.name, say)}{facts}")
    return "\n".join(line.rstrip() for line in lines)


def in_columns(facts: Sequence[object]) -> str:
    """The facts about a purse, each under its title."""
    widths = PURSE_COLUMNS.values()
    return "".join(f"{fact!s:>{width}}" for fact, width in zip(facts, widths, strict=True))


def purse(colour: Colour, say: Translator) -> str:
    """The facts about a colour that somebody has."""
    cash, capital = shown(colour.cash), shown(colour.capital)
    facts = [cash, colour.loans, colour.next_loan or "–", len(colour.districts), capital]
    return pawn(colour.name, say) + in_columns(facts)


def shown(number: int | None) -> str:
    """A number, or a question mark for what the seat is not shown."""
    return "?" if number is None else signed(number)


def seat_label(view: BigShotView, seat: int, say: Translator) -> str:
    """Whose purse it is, with a mark for who decides now."""
    name = say("terminal-name", who=Seat(seat))
    turn = "[bold]▸[/]" if seat == view.to_move else " "
    return f"{turn} {seat} {escape(f'{name:<{WIDEST_NAME}}')}"


def auction_state(player: Player, bid: int, say: Translator) -> str:
    """What a seat does in the auction: only what was said."""
    if player.standing is None:
        return ""
    if player.standing == "passed":
        return f"[dim]{say('standing-passed')}[/]"
    highest = player.standing == "highest" or (player.standing == "won" and bid)
    return say("standing-highest", bid=bid) if highest else ""


# --- The auction ------------------------------------------------------------------------------


def auction(view: BigShotView, say: Translator) -> str:
    """The round, the lot, and what the next throw of the die can bring."""
    facts = {"round": view.round, "rounds": ROUNDS, "thrown": view.thrown, "tokens": view.tokens}
    lines = [say("terminal-round", leader=Seat(view.leader), **facts)]
    if view.lot:
        lines.append(lot(view, say))
    if view.throws:
        brought = "  ".join(
            f"{pips} {row(view.spaces[space - 1].pawns, say, '')}"
            for pips, space in enumerate(view.throws, 1)
        )
        lines.append(f"{say('terminal-next-throw')}  {brought}")
    return "\n".join(lines)


def lot(view: BigShotView, say: Translator) -> str:
    """The pawns for sale or to be placed, and how the bidding stands."""
    if view.decision in ("pay", "place") and view.to_move is not None:
        title = say("terminal-to-place")
        state = standing_text(view.seats[view.to_move - 1], view.bid)
    else:
        title, state = say("terminal-for-sale"), auction_text(view)
    return f"[bold]{title}[/]  {row(view.lot, say)}   {say(state)}"
