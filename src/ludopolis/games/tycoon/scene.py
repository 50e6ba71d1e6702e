"""A view of Tycoon as a picture in letters, with Rich markup for the colours.

Every seat has a letter of its own as well as a colour, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from ludopolis.games.tycoon.globe import LARGE, LOAN, PHASES, RED, SIDE, SMALL, SQUARES
from ludopolis.games.tycoon.phrases import PHRASES

View = dict[str, Any]

STYLES = (
    "bold white on #a3262a",
    "bold white on #1f4e9c",
    "bold black on #e3b505",
    "bold white on #1d6b3a",
)
WIDTH = 78
CELL = 24  # columns of a city
NAME = 15  # columns of a city's name


def draw(view: View, language: str = "en") -> str:
    """The header, the board, the players and the tickets."""
    parts = [header(view, language), board(view, language), players(view, language)]
    return "\n".join([*parts, tickets(view, language)])


def header(view: View, language: str) -> str:
    """Phase, round, loan cards, and whether payday is near."""
    say = PHRASES[language]
    small, large = (str(LOAN[kind]) for kind in (SMALL, LARGE))
    facts = [
        say["phase"].format(phase=view["phase"], phases=PHASES, round=view["round"]),
        say["loan cards"].format(
            small=view["loan_cards"][small],
            small_sum=small,
            large=view["loan_cards"][large],
            large_sum=large,
        ),
    ]
    if view["closing"] and not view["over"]:
        facts.append(f"[bold]{say['closing']}[/]")
    return " · ".join(facts)


# --- The board --------------------------------------------------------------------------------


def piece(seat: int, language: str) -> str:
    """A plane, a hotel or a factory of a seat: one letter on its colour."""
    return f"[{STYLES[seat - 1]}]{PHRASES[language]['letters'][seat - 1]}[/]"


def board(view: View, language: str) -> str:
    """Three rows of three cities, and what the signs mean."""
    rule = "[dim]" + "─" * (CELL + 1) + "┼" + "─" * (CELL + 2) + "┼" + "─" * (CELL + 1) + "[/]"
    lines = []
    for row in range(SIDE):
        names = view["cities"][row * SIDE : (row + 1) * SIDE]
        cells = [city_cell(view, name, language) for name in names]
        lines += [" [dim]│[/] ".join(parts) for parts in zip(*cells, strict=True)]
        lines.append(rule)
    lines[-1] = f"[dim]{PHRASES[language]['legend']}[/]"
    return "\n".join(lines)


def city_cell(view: View, name: str, language: str) -> list[str]:
    """A city in three lines of equal width: name and strips; track and payouts; the rest."""
    return [
        name_line(view, name, language),
        track_line(view, name, language),
        middle_line(view, name, language),
    ]


def priced(owners: list[int | None], prices: list[int], language: str) -> tuple[str, int]:
    """Two strips or two sites with their prices, and how many columns they take."""
    marks = [piece(seat, language) if seat else "·" for seat in owners]
    text = " ".join(f"{mark}{price}" for mark, price in zip(marks, prices, strict=True))
    return text, sum(1 + len(str(price)) for price in prices) + len(prices) - 1


def name_line(view: View, name: str, language: str) -> str:
    """The name of a city, and its strips with the planes on them."""
    owners: list[int | None] = [None, None]
    passing = ""
    for seat, plane in enumerate(view["planes"], start=1):
        if plane["city"] == name and plane["strip"]:
            owners[plane["strip"] - 1] = seat
        elif plane["city"] == name:
            passing = piece(seat, language)
    text, width = priced(owners, view["hotel_prices"][name], language)
    here = f"{name:<{NAME}}" if not passing else f"{name:<{NAME - 1}}"
    return f"[bold]{escape(here)}[/]{passing}✈ {text}" + " " * (CELL - NAME - 2 - width)


def track_line(view: View, name: str, language: str) -> str:
    """The track: hotels by their letters, red squares as x; then what the next square pays."""
    last = view["last"][name]
    marks = []
    for square, seat in enumerate(view["tracks"][name]):
        if seat:
            marks.append(piece(seat, language))
        elif last is not None and square <= last:
            marks.append(" ")
        else:
            marks.append("[#d67a7a]x[/]" if RED[square] else "[dim]·[/]")
    first, second = view["payouts"][name]
    payout = f"→{first}/{second}"
    return "".join(marks) + f" {payout:<{CELL - SQUARES - 1}}"


def middle_line(view: View, name: str, language: str) -> str:
    """The factory sites, and the closed hotels in the middle of the city."""
    prices = view["factory_prices"][name]
    sites = [*view["sites"][name], None, None][: len(prices)]
    text, width = priced(sites, prices, language)
    closed = [seat for seat, count in enumerate(view["closed"][name], 1) for _ in range(count)]
    pieces = "".join(piece(seat, language) for seat in closed)
    mark = "✗" if closed else " "
    gap = " " * (CELL - 2 - width - 1 - len(closed))
    return f"▲ {text}{gap}{mark}{pieces}"


# --- Players and tickets ----------------------------------------------------------------------


def players(view: View, language: str) -> str:
    """One line for each player: cash, what is left to build, debts, tickets, income."""
    say = PHRASES[language]
    lines = []
    for seat in range(1, view["players"] + 1):
        name = view["names"][seat - 1] if view.get("names") else say["seat"].format(seat)
        if seat == view["seat"] and name != say["you"]:
            name += f" ({say['you']})"
        turn = "[bold]▸[/]" if seat == view["to_move"] else " "
        facts = [
            say["cash"].format(view["cash"][seat - 1]),
            say["hotels"].format(view["hotels"][seat - 1]),
            say["factories"].format(view["factories"][seat - 1]),
            say["tickets"].format(len(view["tickets"][seat - 1])),
        ]
        if loans := loan_list(view["loans"][seat - 1]):
            facts.append(say["loans"].format(loans))
        if not view["over"]:
            facts.append(say["payday now"].format(view["incomes"][seat - 1]["total"]))
        shown = escape(f"{name[:14]:<14}")
        lines.append(f"{turn}{piece(seat, language)} {shown} " + " · ".join(facts))
    return "\n".join(lines)


def loan_list(loans: dict[str, int]) -> str:
    """The loans of a player: 2×10, and with a sign of its own an extended 1×16!."""
    return " ".join(
        f"{count}×{kind.split()[0]}{'!' if kind.endswith('extended') else ''}"
        for kind, count in loans.items()
        if count
    )


def tickets(view: View, language: str) -> str:
    """The face-up tickets with their prices, and the own ones."""
    say = PHRASES[language]
    groups = [
        (say["scheduled"], view["scheduled"], view["scheduled_pile_size"]),
        (say["charters"], view["charters"], view["charter_pile_size"]),
    ]
    lines = []
    for title, names, left in groups:
        shown = [f"{name} {view['ticket_prices'][name]}" for name in names if name]
        lines += wrapped(f"{title} ({say['pile'].format(left)}): ", shown)
    if view["seat"]:
        own = view["tickets"][view["seat"] - 1] or [say["no tickets"]]
        lines += wrapped(f"{say['your tickets']}: ", own)
    return "\n".join(lines)


def wrapped(title: str, entries: list[str]) -> list[str]:
    """A title and entries, as many on each line as fit."""
    lines = [f"[dim]{escape(title)}[/]"]
    width = len(title)
    for number, entry in enumerate(entries):
        text = entry if number == 0 else f" · {entry}"
        if width + len(text) > WIDTH:
            lines.append(f"  {escape(entry)}")
            width = 2 + len(entry)
        else:
            lines[-1] += escape(text)
            width += len(text)
    return lines
