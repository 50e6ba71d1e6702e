"""A view of Tycoon as a picture in letters, with Rich markup for the colours.

Every seat has a letter of its own as well as a colour, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from ludopolis.games.tycoon.globe import PHASES, RED, SIDE, SQUARES
from ludopolis.games.tycoon.names import short
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
NAME = 9  # columns of a city's name, when it is short
CALLED = 14  # columns of a player's name


def draw(view: View, language: str = "en") -> str:
    """The header, the board, the players and the tickets."""
    parts = [header(view, language), board(view, language), players(view, language)]
    return "\n".join([*parts, tickets(view, language)])


def header(view: View, language: str) -> str:
    """Phase, round, loan cards, and whether payday is near."""
    say = PHRASES[language]
    cards = " ".join(f"{count}×{loan}" for loan, count in view["loan_cards"].items())
    facts = [
        say["phase"].format(phase=view["phase"], phases=PHASES, round=view["round"]),
        say["loan cards"].format(cards),
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
    rule = "[dim]" + "┼".join(["─" * (CELL + 1), "─" * (CELL + 2), "─" * (CELL + 1)]) + "[/]"
    lines = []
    for row in range(SIDE):
        names = view["cities"][row * SIDE : (row + 1) * SIDE]
        for part in (name_line, track_line):
            cells = [part(view, name, language) for name in names]
            lines.append(" [dim]│[/] ".join(cells))
        lines.append(rule)
    lines[-1] = f"[dim]{PHRASES[language]['legend']}[/]"
    return "\n".join(lines)


def priced(owners: list[int | None], prices: list[int], language: str) -> str:
    """Two strips or two sites with their prices and who is there."""
    marks = [piece(seat, language) if seat else "·" for seat in owners]
    return " ".join(f"{mark}{price}" for mark, price in zip(marks, prices, strict=True))


def name_line(view: View, name: str, language: str) -> str:
    """The name of a city, its strips with the planes on them, its factory sites."""
    strips: list[int | None] = [None, None]
    passing = " "
    for seat, plane in enumerate(view["planes"], start=1):
        if plane["city"] == name and plane["strip"]:
            strips[plane["strip"] - 1] = seat
        elif plane["city"] == name:
            passing = piece(seat, language)
    hotels, factories = view["hotel_prices"][name], view["factory_prices"][name]
    sites = [*view["sites"][name], None, None][: len(factories)]
    gap = " " * (
        CELL - NAME - len(" ✈·· · ▲·· ·") - sum(len(str(n)) for n in hotels + factories) + 2
    )
    return (
        f"[bold]{escape(f'{short(name, language):<{NAME}}')}[/]{passing}"
        f"✈{priced(strips, hotels, language)} ▲{priced(sites, factories, language)}{gap}"
    )


def track_line(view: View, name: str, language: str) -> str:
    """The track, red squares as x; what the next square pays; the closed hotels."""
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
    closed = [seat for seat, count in enumerate(view["closed"][name], 1) for _ in range(count)]
    shown = "".join(piece(seat, language) for seat in closed)
    room = CELL - SQUARES - len(" →32/16") - 1 - len(closed)
    return "".join(marks) + f" {f'→{first}/{second}':<6}{' ' * room}{'✗' if closed else ' '}{shown}"


# --- Players and tickets ----------------------------------------------------------------------


def players(view: View, language: str) -> str:
    """A table: cash, what is left to build, tickets, what a payday now would bring, loans."""
    say = PHRASES[language]
    columns = [
        (say["cash"], [str(n) for n in view["cash"]]),
        (say["hotels"], [str(n) for n in view["hotels"]]),
        (say["factories"], [str(n) for n in view["factories"]]),
        (say["tickets"], [str(len(tickets)) for tickets in view["tickets"]]),
        (say["payday"], [f"+{income['total']}" for income in view["incomes"]]),
    ]
    heads = "".join(f" {title}" for title, _ in columns)
    lines = [f"[dim]{' ' * (CALLED + 3)}{heads} {say['loans']}[/]"]
    for seat in range(1, view["players"] + 1):
        name = view["names"][seat - 1] if view.get("names") else say["seat"].format(seat)
        if seat == view["seat"] and name != say["you"]:
            name = f"{name[: CALLED - len(say['you']) - 3]} ({say['you']})"
        turn = "[bold]▸[/]" if seat == view["to_move"] else " "
        facts = "".join(f" {values[seat - 1]:>{len(title)}}" for title, values in columns)
        loans = loan_list(view["loans"][seat - 1])
        shown = escape(f"{name[:CALLED]:<{CALLED}}")
        lines.append(f"{turn}{piece(seat, language)} {shown}{facts} {loans}")
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
        ("scheduled", view["scheduled"], view["scheduled_pile_size"]),
        ("charters", view["charters"], view["charter_pile_size"]),
    ]
    lines = []
    for kind, names, left in groups:
        prices = view["ticket_prices"]
        shown = [f"{short(name, language)} ({prices[name]})" for name in names if name]
        lines += wrapped(say[kind].format(left), shown)
    if view["seat"]:
        own = [short(name, language) for name in view["tickets"][view["seat"] - 1]]
        own = own or [say["no tickets"]]
        lines += wrapped(say["your tickets"], own)
    return "\n".join(lines)


def wrapped(title: str, entries: list[str]) -> list[str]:
    """A title and entries, as many on each line as fit."""
    lines = [f"[dim]{escape(title)}[/]"]
    width = len(title)
    for number, entry in enumerate(entries):
        text = f" {entry}" if number == 0 else f" · {entry}"
        if width + len(text) > WIDTH:
            lines.append(f"  {escape(entry)}")
            width = 2 + len(entry)
        else:
            lines[-1] += escape(text)
            width += len(text)
    return lines
