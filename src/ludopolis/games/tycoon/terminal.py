"""A view of Tycoon as a picture in letters: every seat has a letter of its own as well as a colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.markup import escape

from ludopolis.games.tycoon.drawing import SEAT_COLOURS
from ludopolis.games.tycoon.notation import city_text, ticket_text
from ludopolis.games.tycoon.scene import leg_text
from ludopolis.games.tycoon.state import PHASES, RED, SIDE, SQUARES
from ludopolis.games.tycoon.view import City, Offer, Route, Tycoon, TycoonView
from ludopolis.language.text import Text, Words, say
from ludopolis.language.translator import Translator
from ludopolis.presentation.parts import joined
from ludopolis.presentation.terminal_board import (
    BETWEEN,
    RED_LINE,
    STYLES,
    seat_name,
    styled,
    turn_mark,
)

WIDTH = 78
CELL = 24  # columns of a city
NAME = 9  # columns of a city's name, when it is short
CALLED = 14  # columns of a player's name
NARROWEST = 6  # columns of a number


def draw(view: TycoonView, say: Translator) -> str:
    """The header, the board, the players and the tickets."""
    return "\n".join(
        [header(view, say), *board(view, say), *players(view, say), *tickets(view, say)]
    )


def header(view: TycoonView, say: Translator) -> str:
    """Phase, round, loan cards, and whether payday is near."""
    cards = " ".join(f"{card.left}×{card.sum}" for card in view.loan_cards)
    facts = [
        say("terminal-phase", phase=view.phase, phases=PHASES, round=view.round),
        say("terminal-loan-cards", cards=cards),
    ]
    if view.closing and not view.over:
        facts.append(styled("bold", say("status-closing")))
    return BETWEEN.join(facts)


# --- The board --------------------------------------------------------------------------------


def piece(seat: int | None, say: Translator, none: str = "·") -> str:
    """A plane, a hotel or a factory of a seat: one letter on its colour."""
    if not seat:
        return none
    colour = SEAT_COLOURS[seat - 1]
    return styled(STYLES[colour], say(f"colour-{colour}.letter"))


def board(view: TycoonView, say: Translator) -> Iterator[str]:
    """Three rows of three cities, and what the signs mean."""
    lines = ("─" * (CELL + 1), "─" * (CELL + 2), "─" * (CELL + 1))
    for row in range(0, len(view.cities), SIDE):
        if row:
            yield styled("dim", "┼".join(lines))
        for part in (name_line, track_line):
            cities = view.cities[row : row + SIDE]
            yield " [dim]│[/] ".join(part(city, say) for city in cities)
    yield styled("dim", say("terminal-legend"))


def name_line(city: City, say: Translator) -> str:
    """The name of a city, its strips with the planes on them, its factory sites, each with a price."""
    strips = " ".join(f"{piece(strip.plane, say)}{strip.hotel_price}" for strip in city.strips)
    sites = " ".join(f"{piece(site.owner, say)}{site.price}" for site in city.sites)
    prices = [*(strip.hotel_price for strip in city.strips), *(site.price for site in city.sites)]
    gap = " " * (CELL - NAME - len(" ✈· · ▲· ·") - sum(len(str(price)) for price in prices))
    passing = piece(city.passing[-1] if city.passing else None, say, " ")
    name = escape(f"{say(city_text(city.name, 'short')):<{NAME}}")
    return f"[bold]{name}[/]{passing}✈{strips} ▲{sites}{gap}"


def track_line(city: City, say: Translator) -> str:
    """The track, red squares as x; what the next square pays; the closed hotels."""
    empty = [styled(RED_LINE, "x") if RED[n] else "[dim]·[/]" for n in range(SQUARES)]
    empty[: city.built] = " " * city.built
    marks = "".join(piece(seat, say, none) for seat, none in zip(city.track, empty, strict=True))
    closed = [seat for seat, count in enumerate(city.closed_hotels, 1) for _ in range(count)]
    room = CELL - SQUARES - len(" →32/16") - 1 - len(closed)
    pays = f"→{city.payout.first}/{city.payout.second}"
    shown = "".join(piece(seat, say) for seat in closed)
    return f"{marks} {pays:<6}{' ' * room}{'✗' if closed else ' '}{shown}"


# --- Players and tickets ----------------------------------------------------------------------

COLUMNS: tuple[tuple[str, Callable[[Tycoon], str]], ...] = (
    ("terminal-cash", lambda tycoon: str(tycoon.cash)),
    ("terminal-hotels", lambda tycoon: str(tycoon.hotels)),
    ("terminal-factories", lambda tycoon: str(tycoon.factories)),
    ("terminal-tickets", lambda tycoon: str(len(tycoon.tickets))),
    ("terminal-payday", lambda tycoon: f"+{tycoon.income.total}"),
)


def players(view: TycoonView, say: Translator) -> Iterator[str]:
    """A table: cash, what is left to build, tickets, what a payday now would bring, loans."""
    columns = [(f"{say(title):>{NARROWEST}}", value) for title, value in COLUMNS]
    heads = "".join(f" {title}" for title, _ in columns)
    yield styled("dim", f"{' ' * (CALLED + 3)}{heads} {say('terminal-loans')}")
    for tycoon in view.tycoons:
        facts = "".join(f" {value(tycoon):>{len(title)}}" for title, value in columns)
        # 2×10, and with a sign of its own an extended 1×16!.
        loans = " ".join(f"{h.count}×{h.sum}{'!' if h.extended else ''}" for h in tycoon.loans)
        name = f"{piece(tycoon.seat, say)} {seat_name(tycoon.seat, say, CALLED)}"
        yield f"{turn_mark(view, tycoon.seat)}{name}{facts} {loans}"


def tickets(view: TycoonView, say: Translator) -> Iterator[str]:
    """The face-up tickets with their prices, and the own ones."""
    for message, up, pile in (
        ("terminal-scheduled", view.scheduled, view.scheduled_pile),
        ("terminal-charters", view.charters, view.charter_pile),
    ):
        shown = [f"{say(ticket_text(ticket, 'short'))} ({ticket.price})" for ticket in up if ticket]
        yield from wrapped(say(message, left=pile.left), shown)
    if view.seat:
        own = [say(ticket_text(ticket, "short")) for ticket in view.tycoons[view.seat - 1].tickets]
        yield from wrapped(say("terminal-your-tickets"), own or [say("value-none")])


def wrapped(title: str, entries: Sequence[str]) -> list[str]:
    """A title and entries, as many on each line as fit."""
    lines, width = [styled("dim", escape(title))], len(title)
    for number, entry in enumerate(entries):
        text = f"{BETWEEN}{entry}" if number else f" {entry}"
        if width + len(text) > WIDTH:
            lines.append("")
            text, width = f"  {entry}", 0
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
    offers = [offer_text(offer) for offer in route.offers] or [say("offer-none")]
    goal = {"city": city_text(route.city, "short"), "offers": joined("sum-also", offers)}
    legs = [leg_text(flight) for flight in route.flights]
    if not legs:
        yield say("route-stay", **goal)
    elif len(legs) == 1:
        yield say("route-direct", ticket=legs[0], fare=route.fare, **goal)
    else:
        yield say("route-goal", **goal)
        ways = [joined("sum-plus", legs[at : at + LEGS]) for at in range(0, len(legs), LEGS)]
        yield from (say("route-way", way=way) for way in ways[:-1])
        yield say("route-way-end", way=ways[-1], fare=route.fare)


def offer_text(offer: Offer) -> Text:
    """Something to build: its price, what it costs in all, and a sign if that is too much."""
    text = say(f"route-{offer.building}", price=offer.price, total=offer.total)
    return text if offer.affordable else say("route-too-dear", offer=text)
