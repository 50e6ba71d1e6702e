"""A view of Tycoon as a picture in letters, with Rich markup for the colours.

Every seat has a letter of its own as well as a colour, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.markup import escape

from ludopolis.games.tycoon.globe import PHASES, RED, SIDE, SQUARES
from ludopolis.games.tycoon.notation import short_city, ticket_text
from ludopolis.games.tycoon.scene import joined, leg_text
from ludopolis.games.tycoon.view import City, Loans, Offer, Route, Tycoon, TycoonView
from ludopolis.language.text import Text, Words, say
from ludopolis.language.translator import Translator

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
NARROWEST = 6  # columns of a number


def draw(view: TycoonView, say: Translator) -> str:
    """The header, the board, the players and the tickets."""
    return "\n".join([header(view, say), board(view, say), players(view, say), tickets(view, say)])


def header(view: TycoonView, say: Translator) -> str:
    """Phase, round, loan cards, and whether payday is near."""
    cards = " ".join(f"{card.left}×{card.sum}" for card in view.loan_cards)
    facts = [
        say("terminal-phase", phase=view.phase, phases=PHASES, round=view.round),
        say("terminal-loan-cards", cards=cards),
    ]
    if view.closing and not view.over:
        facts.append(f"[bold]{say('status-closing')}[/]")
    return " · ".join(facts)


# --- The board --------------------------------------------------------------------------------


def piece(seat: int, say: Translator) -> str:
    """A plane, a hotel or a factory of a seat: one letter on its colour."""
    return f"[{STYLES[seat - 1]}]{say('terminal-letters')[seat - 1]}[/]"


def board(view: TycoonView, say: Translator) -> str:
    """Three rows of three cities, and what the signs mean."""
    rule = "[dim]" + "┼".join(["─" * (CELL + 1), "─" * (CELL + 2), "─" * (CELL + 1)]) + "[/]"
    lines = []
    for row in range(SIDE):
        cities = view.cities[row * SIDE : (row + 1) * SIDE]
        for part in (name_line, track_line):
            lines.append(" [dim]│[/] ".join(part(city, say) for city in cities))
        lines.append(rule)
    lines[-1] = f"[dim]{say('terminal-legend')}[/]"
    return "\n".join(lines)


def priced(places: Sequence[tuple[int | None, int]], say: Translator) -> str:
    """Two strips or two sites with their prices and who is there."""
    return " ".join(f"{piece(seat, say) if seat else '·'}{price}" for seat, price in places)


def name_line(city: City, say: Translator) -> str:
    """The name of a city, its strips with the planes on them, its factory sites."""
    strips = [(strip.plane, strip.hotel_price) for strip in city.strips]
    sites = [(site.owner, site.price) for site in city.sites]
    digits = sum(len(str(price)) for _, price in (*strips, *sites))
    gap = " " * (CELL - NAME - len(" ✈·· · ▲·· ·") - digits + 2)
    passing = piece(city.passing[-1], say) if city.passing else " "
    name = escape(f"{say(short_city(city.name)):<{NAME}}")
    return f"[bold]{name}[/]{passing}✈{priced(strips, say)} ▲{priced(sites, say)}{gap}"


def track_line(city: City, say: Translator) -> str:
    """The track, red squares as x; what the next square pays; the closed hotels."""
    marks = []
    for square, seat in enumerate(city.track):
        if seat:
            marks.append(piece(seat, say))
        elif square < city.built:
            marks.append(" ")
        else:
            marks.append("[#d67a7a]x[/]" if RED[square] else "[dim]·[/]")
    closed = [seat for seat, count in enumerate(city.closed_hotels, 1) for _ in range(count)]
    shown = "".join(piece(seat, say) for seat in closed)
    room = CELL - SQUARES - len(" →32/16") - 1 - len(closed)
    pays = f"→{city.payout.first}/{city.payout.second}"
    return f"{''.join(marks)} {pays:<6}{' ' * room}{'✗' if closed else ' '}{shown}"


# --- Players and tickets ----------------------------------------------------------------------

COLUMNS: tuple[tuple[str, Callable[[Tycoon], str]], ...] = (
    ("terminal-cash", lambda tycoon: str(tycoon.cash)),
    ("terminal-hotels", lambda tycoon: str(tycoon.hotels)),
    ("terminal-factories", lambda tycoon: str(tycoon.factories)),
    ("terminal-tickets", lambda tycoon: str(len(tycoon.tickets))),
    ("terminal-payday", lambda tycoon: f"+{tycoon.income.total}"),
)


def players(view: TycoonView, say: Translator) -> str:
    """A table: cash, what is left to build, tickets, what a payday now would bring, loans."""
    columns = [(f"{say(title):>{NARROWEST}}", value) for title, value in COLUMNS]
    heads = "".join(f" {title}" for title, _ in columns)
    lines = [f"[dim]{' ' * (CALLED + 3)}{heads} {say('terminal-loans')}[/]"]
    for tycoon in view.tycoons:
        seat = tycoon.seat
        turn = "[bold]▸[/]" if seat == view.to_move else " "
        facts = "".join(f" {value(tycoon):>{len(title)}}" for title, value in columns)
        name = escape(f"{called(seat, view.seat, say):<{CALLED}}")
        lines.append(f"{turn}{piece(seat, say)} {name}{facts} {loan_list(tycoon.loans)}")
    return "\n".join(lines)


def called(seat: int, own: int | None, say: Translator) -> str:
    """The name of a player, cut if it is long; who looks is told that it is them."""
    name = say.name(seat)
    if seat != own:
        return name[:CALLED]
    room = CALLED - len(say("terminal-own-name", name=""))
    return say("terminal-own-name", name=name[:room])


def loan_list(loans: Sequence[Loans]) -> str:
    """The loans of a player: 2×10, and with a sign of its own an extended 1×16!."""
    return " ".join(f"{held.count}×{held.sum}{'!' if held.extended else ''}" for held in loans)


def tickets(view: TycoonView, say: Translator) -> str:
    """The face-up tickets with their prices, and the own ones."""
    lines = []
    for message, up, pile in (
        ("terminal-scheduled", view.scheduled, view.scheduled_pile),
        ("terminal-charters", view.charters, view.charter_pile),
    ):
        shown = [f"{say(ticket_text(t, short=True))} ({t.price})" for t in up if t]
        lines += wrapped(say(message, left=pile.left), shown)
    if view.seat:
        own = [say(ticket_text(t, short=True)) for t in view.tycoons[view.seat - 1].tickets]
        lines += wrapped(say("terminal-your-tickets"), own or [say("value-none")])
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


# --- Routes -----------------------------------------------------------------------------------

LEGS = 3  # flights in a line


def route_lines(view: TycoonView) -> list[Words]:
    """The routes of the seat to move, the cheapest first; a way with changes follows on lines below."""
    if view.decision == "loans":
        return [say("route-not-now")]
    if not view.routes:
        return [say("route-none")]
    return [say("route-heading"), *(line for route in view.routes for line in told(route))]


def told(route: Route) -> Iterator[Text]:
    """A route: the way, and what can be built at its end."""
    city = short_city(route.city)
    offers = [offer_text(offer) for offer in route.offers] or [say("offer-none")]
    built = joined("sum-also", offers)
    legs = [leg_text(flight) for flight in route.flights]
    if not legs:
        yield say("route-stay", city=city, offers=built)
    elif len(legs) == 1:
        yield say("route-direct", city=city, ticket=legs[0], fare=route.fare, offers=built)
    else:
        yield say("route-goal", city=city, offers=built)
        *first, last = (
            joined("sum-plus", legs[at : at + LEGS]) for at in range(0, len(legs), LEGS)
        )
        for way in first:
            yield say("route-way", way=way)
        yield say("route-way-end", way=last, fare=route.fare)


def offer_text(offer: Offer) -> Text:
    """Something to build: its price, what it costs in all, and a sign if that is too much."""
    text = say(f"route-{offer.building}", price=offer.price, total=offer.total)
    return text if offer.affordable else say("route-too-dear", offer=text)
