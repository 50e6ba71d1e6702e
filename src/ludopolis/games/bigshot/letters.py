"""A view of Big Shot as a picture in letters, with Rich markup for the colours.

Every colour of pawns has a letter of its own as well, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from rich.markup import escape

from ludopolis.engine.speech import name_of
from ludopolis.games.bigshot.market import BOARD, DISTRICT_NAMES, FULL, NOBODY, PARK_OF, ROUNDS
from ludopolis.games.bigshot.phrases import PHRASES, district_name, signed

View = dict[str, Any]

STYLES = {
    "red": "bold white on #a3262a",
    "yellow": "bold black on #e3b505",
    "white": "bold black on #e8e4dc",
    "black": "bold white on #33302e",
}
LETTERS = {
    "en": {"red": "R", "yellow": "Y", "white": "W", "black": "K"},
    "fr": {"red": "R", "yellow": "J", "white": "B", "black": "N"},
}
FREE_PLACE = "[dim]·[/]"
WIDEST_NAME = 14
PURSE_COLUMNS = {"cash": 7, "loans": 10, "next": 11, "districts": 11, "capital": 9}  # their widths


def _columns() -> list[list[str]]:
    """The large districts in one column, then each park above what it doubles."""
    large: list[str] = []
    parks = {park: [park] for park in BOARD["parks"]}
    for district, park in zip(DISTRICT_NAMES, PARK_OF.tolist(), strict=True):
        if park != NOBODY:
            parks[DISTRICT_NAMES[park]].append(district)
        elif district not in parks:
            large.append(district)
    return [large, *parks.values()]


CITY = _columns()
PAWNS_WIDE = 2 * FULL - 1


def draw(view: View, language: str = "en") -> str:
    """The city, the purses, and the auction."""
    return "\n".join(
        [city(view, language), "", purses(view, language), "", auction(view, language)]
    )


def pawn(colour: str, language: str) -> str:
    """A pawn: its letter on its colour."""
    return f"[{STYLES[colour]}]{LETTERS[language][colour]}[/]"


def row(lot: list[str], language: str, gap: str = " ") -> str:
    """Pawns in a row."""
    return gap.join(pawn(colour, language) for colour in lot)


# --- The city ---------------------------------------------------------------------------------


def city(view: View, language: str) -> str:
    """All districts in three columns, each with its pawns and the room that is left."""
    columns = [column_of_city(view, districts, language) for districts in CITY]
    lines = zip_longest(*columns, fillvalue="")
    return "\n".join("   ".join(line).rstrip() for line in lines)


def column_of_city(view: View, districts: Sequence[str], language: str) -> list[str]:
    """A column of districts, with their names one below the other."""
    width = max(len(label(district, language)) for district in districts)
    return [cell(view, district, width, language) for district in districts]


def label(district: str, language: str) -> str:
    """The name of a district, with a mark for parks."""
    return district_name(district, language) + (" ×2" if district in BOARD["parks"] else "")


def cell(view: View, district: str, width: int, language: str) -> str:
    """A district: its name, and its pawns or who has bought it."""
    name = f"[bold]{label(district, language):>{width}}[/]"
    return f"{name} {inside(view, view['districts'][district], language)}"


def inside(view: View, district: dict[str, Any], language: str) -> str:
    """What is to be seen in a district, always equally wide."""
    say = PHRASES[language]
    if district["owner"] is not None:
        blanks = " " * (PAWNS_WIDE - len(say["sold to"]) - 2)
        return f"[dim]{say['sold to']}[/] {pawn(district['owner'], language)}{blanks}"
    if view["over"]:
        return f"[dim]{say['not owned']:<{PAWNS_WIDE}}[/]"
    places = [pawn(c, language) for c, count in district["pawns"].items() for _ in range(count)]
    return " ".join(places + [FREE_PLACE] * (FULL - len(places)))


# --- The purses -------------------------------------------------------------------------------


def purses(view: View, language: str) -> str:
    """One line for each colour, in the order of the seats: money, debts, districts, capital."""
    say = PHRASES[language]
    titles = in_columns([say[f"head {head}"] for head in PURSE_COLUMNS])
    lines = [f"[dim]{'':<{WIDEST_NAME + 6}}{titles}[/]"]
    ghost = view["players"] + 1
    before = None
    for colour, owner in sorted(view["owners"].items(), key=lambda entry: entry[1] or ghost):
        lines.append(purse(view, colour, owner, owner != before, language))
        before = owner
    return "\n".join(lines)


def in_columns(facts: Sequence[object]) -> str:
    """The facts about a purse, each under its title."""
    widths = PURSE_COLUMNS.values()
    return "".join(f"{fact!s:>{width}}" for fact, width in zip(facts, widths, strict=True))


def purse(view: View, colour: str, owner: int | None, first: bool, language: str) -> str:
    """The line of a colour; the first of a seat has its name and what it does in the auction."""
    say = PHRASES[language]
    owned = view["owned"][colour]
    facts: list[object] = ["", "", "", owned, ""]
    if owner is None:
        title = f"    {say['no player']:<{WIDEST_NAME}}"
    else:
        payout = view["payouts"][colour] or "–"
        cash, capital = shown(view["purses"][colour]), shown(view["capitals"][colour])
        facts = [cash, view["loans"][colour], payout, owned, capital]
        title = seat_label(view, owner, language) if first else " " * (WIDEST_NAME + 4)
    state = auction_state(view, owner, language) if owner is not None and first else ""
    return f"{title} {pawn(colour, language)}{in_columns(facts)}  {state}".rstrip()


def shown(number: int | None) -> str:
    """A number, or a question mark for what the seat is not shown."""
    return "?" if number is None else signed(number)


def seat_label(view: View, seat: int, language: str) -> str:
    """Whose purse it is, with a mark for who decides now."""
    called = brief(view, seat, language)
    turn = "[bold]▸[/]" if seat == view["to_move"] else " "
    return f"{turn} {seat} {escape(f'{called:<{WIDEST_NAME}}')}"


def auction_state(view: View, seat: int, language: str) -> str:
    """What a seat does in the auction."""
    say = PHRASES[language]
    if view["over"]:
        return ""
    if view["passed"][seat - 1]:
        return f"[dim]{say['passed']}[/]"
    return say["bids"].format(view["bid"]) if view["bidder"] == seat else ""


# --- The auction ------------------------------------------------------------------------------


def auction(view: View, language: str) -> str:
    """The round, the lot, and what the next throw of the die can bring."""
    say = PHRASES[language]
    leads = "you lead" if view["leader"] == view["seat"] else "leads"
    facts = [
        say["round"].format(round=view["round"], rounds=ROUNDS),
        say[leads].format(who=escape(brief(view, view["leader"], language))),
        say["thrown"].format(view["thrown"]),
        say["tokens"].format(view["tokens"]),
    ]
    lines = [" · ".join(facts)]
    if view["lot"]:
        lines.append(lot(view, language))
    if view["ahead"]:
        brought = "  ".join(
            f"{pips} {row(pawns, language, '')}" for pips, pawns in enumerate(view["ahead"], 1)
        )
        lines.append(f"{say['ahead']}  {brought}")
    return "\n".join(lines)


def brief(view: View, seat: int, language: str) -> str:
    """A name that is not too long for a line with other things in it."""
    called = name_of(view, seat, PHRASES[language])
    return called if len(called) <= WIDEST_NAME else called[: WIDEST_NAME - 1] + "…"


def lot(view: View, language: str) -> str:
    """The pawns for sale or to be placed, and how the bidding stands."""
    say = PHRASES[language]
    if view["decision"] == "place":
        title = say["to place"]
        state = say["won for"].format(view["bid"]) if view["bid"] else say["won free"]
    else:
        title = say["for sale"]
        who = "" if view["bidder"] is None else escape(brief(view, view["bidder"], language))
        state = say["highest"].format(bid=view["bid"], who=who) if who else say["no bid yet"]
    return f"[bold]{title}[/]  {row(view['lot'], language)}   {state}"
