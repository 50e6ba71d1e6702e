"""What a view of Tycoon shows: pieces on the map, panels, buttons, and what is touched for an action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from ludopolis.engine.scene import Button, Panel, Piece, Row, Scene, Section, View
from ludopolis.engine.speech import counted
from ludopolis.games.tycoon import drawing, reading, rules
from ludopolis.games.tycoon.globe import (
    BANK,
    EXTENDED_REPAYMENT,
    KINDS,
    LOAN,
    PHASES,
    RED,
    REPAYMENT,
    SCHEDULED,
    SQUARES,
    STEPS,
    TICKETS,
)
from ludopolis.games.tycoon.names import short, ticket_cities, ticket_name
from ludopolis.games.tycoon.phrases import PHRASES, SHOWN, signed

# --- Reading a view ---------------------------------------------------------------------------


@cache
def _numbers() -> dict[str, int]:
    """Every ticket by its name, in either language."""
    return {ticket_name(n, language): n for language in PHRASES for n in range(TICKETS)}


def number_of(name: str) -> int:
    """The number of a ticket."""
    return _numbers()[name]


def ticket_part(name: str) -> str:
    """What touching a ticket means."""
    return f"ticket-{number_of(name)}"


def seats(view: View) -> range:
    """All seats, from 1."""
    return range(1, view["players"] + 1)


def who(view: View, seat: int, language: str) -> str:
    """A seat by its name or number."""
    names = view.get("names")
    return str(names[seat - 1]) if names else SHOWN[language]["seat"].format(seat)


def acts(view: View) -> bool:
    """Is it the turn, or the decision, of who looks?"""
    return view["seat"] is not None and view["seat"] == view["to_move"]


def flies(view: View) -> bool:
    """Is it the turn of who looks, with flights and buildings?"""
    return acts(view) and view["decision"] == "turn"


def standing_in(view: View) -> int | None:
    """The city where the plane of the seat to move stands, or nothing for the bank."""
    if view["to_move"] is None:
        return None
    name = view["planes"][view["to_move"] - 1]["city"]
    return None if name is None else int(view["cities"].index(name))


def next_square(view: View, city: str) -> int:
    """The first square of a track that was never built on."""
    last = view["last"][city]
    return 0 if last is None else last + 1


def ticket_label(name: str, price: int, language: str) -> str:
    """A ticket in words."""
    say = SHOWN[language]
    number = number_of(name)
    cities = [PHRASES[language][f"city {city}"] for city in ticket_cities(number)]
    if number < SCHEDULED:
        steps = counted(int(STEPS[number]), say["steps"], language)
        return say["a scheduled"].format(city=cities[0], steps=steps, price=price)
    return say["a charter"].format(one=cities[0], other=cities[1], price=price)


# --- Pieces on the board ----------------------------------------------------------------------


def scene(view: View, language: str) -> Scene:
    """All that a view shows."""
    return Scene(
        pieces=tuple(board_pieces(view, language)),
        panels=tuple(panels(view, language)),
        buttons=tuple(buttons(view, language)),
        reading=tuple(read_aloud(view, language)),
        status=status(view, language),
    )


def board_pieces(view: View, language: str) -> Iterator[Piece]:
    """What lies on the board, the lowest first; touching it means its city, or building there."""
    for number, city in enumerate(view["cities"]):
        yield from payouts(view, number, city, language)
        yield from hotels(view, number, city, language)
        yield from factories(view, number, city, language)
    for seat in seats(view):
        yield plane(view, seat, language)
    yield from market(view, language)


def market(view: View, language: str) -> Iterator[Piece]:
    """The face-up tickets; those that the cash of who is to move does not pay are faded."""
    cash = max(0, view["cash"][view["seat"] - 1]) if flies(view) else None
    for place, name in enumerate([*view["scheduled"], *view["charters"]]):
        if name is not None:
            x, y = drawing.market_at(place)
            faded = cash is not None and view["ticket_prices"][name] > cash
            yield replace(ticket_piece(view, name, language), x=x, y=y, faded=faded)


def payouts(view: View, number: int, city: str, language: str) -> Iterator[Piece]:
    """What a city pays now, and the square that says so."""
    say = SHOWN[language]
    spot = f"city-{number}"
    first, second = view["payouts"][city]
    x, y = drawing.payout_at(number)
    label = say["pays"].format(city=city, first=first, second=second)
    text = f"{first} / {second}"
    yield Piece(f"payout-{number}", "payout", label, x, y, text=text, part=spot, spot=spot)
    square = next_square(view, city)
    x, y = drawing.square_at(number, square)
    key = "next" if square < SQUARES else "full"
    label = say[key].format(city=city, square=square)
    part = "hotel" if flies(view) and standing_in(view) == number else spot
    yield Piece(f"next-{number}", "next", label, x, y, part=part, spot=spot)


def hotels(view: View, number: int, city: str, language: str) -> Iterator[Piece]:
    """The open hotels on the track, and the closed ones."""
    say = SHOWN[language]
    spot = f"city-{number}"
    for square, seat in enumerate(view["tracks"][city]):
        if seat is not None:
            yield hotel_piece(view, number, square, seat, language)
        elif square < next_square(view, city):
            x, y = drawing.square_at(number, square)
            label = say["gone"].format(city=city, square=square)
            yield Piece(f"gone-{number}-{square}", "gone", label, x, y, part=spot, spot=spot)
    standing = 0
    for seat in seats(view):
        mine = flies(view) and seat == view["seat"] and standing_in(view) == number
        for count in range(view["closed"][city][seat - 1]):
            x, y = drawing.closed_at(number, standing)
            standing += 1
            label = say["a closed"].format(who=who(view, seat, language), city=city)
            part = "renovate" if mine else spot
            yield Piece(
                f"closed-{number}-{seat}-{count}",
                f"closed-{seat}",
                label,
                x,
                y,
                part=part,
                spot=spot,
            )


def hotel_piece(view: View, number: int, square: int, seat: int, language: str) -> Piece:
    """A hotel on a square of a track."""
    x, y = drawing.square_at(number, square)
    city = view["cities"][number]
    label = SHOWN[language]["a hotel"].format(
        who=who(view, seat, language), city=city, square=square
    )
    spot = f"city-{number}"
    return Piece(
        f"hotel-{number}-{square}",
        f"hotel-{seat}",
        label,
        x,
        y,
        part=spot,
        spot=spot,
        comes_from=f"seat-{seat}",
    )


def factories(view: View, number: int, city: str, language: str) -> Iterator[Piece]:
    """The factories of a city; where the player to move stands, the site of the next one."""
    sites = view["sites"][city]
    for site, seat in enumerate(sites):
        yield factory_piece(view, number, site, seat, language)
    if (
        flies(view)
        and standing_in(view) == number
        and len(sites) < len(view["factory_prices"][city])
    ):
        x, y = drawing.site_at(number, len(sites))
        label = SHOWN[language]["site"].format(city=city)
        yield Piece("next-factory", "site", label, x, y, part="factory", spot=f"city-{number}")


def factory_piece(view: View, number: int, site: int, seat: int, language: str) -> Piece:
    """A factory on its site."""
    x, y = drawing.site_at(number, site)
    label = SHOWN[language]["a factory"].format(
        who=who(view, seat, language), city=view["cities"][number]
    )
    spot = f"city-{number}"
    return Piece(
        f"factory-{number}-{site}",
        f"factory-{seat}",
        label,
        x,
        y,
        part=spot,
        spot=spot,
        comes_from=f"seat-{seat}",
    )


def plane(view: View, seat: int, language: str) -> Piece:
    """A plane: on a strip, passing through, or in its bank."""
    place = view["planes"][seat - 1]
    city = None if place["city"] is None else view["cities"].index(place["city"])
    return plane_at(view, seat, city, place["strip"], language)


def plane_at(view: View, seat: int, city: int | None, strip: int | None, language: str) -> Piece:
    """The plane of a seat as it stands somewhere."""
    say = SHOWN[language]
    scale = 1.0
    if city is None:
        x, y = drawing.bank_at(seat, view["players"])
        scale = drawing.BANK_SCALE
        where, spot = say["at bank"], "bank"
    else:
        key = "passing" if strip is None else "on strip"
        where = say[key].format(city=view["cities"][city], strip=strip)
        x, y = drawing.passing_at(city) if strip is None else drawing.strip_at(city, strip - 1)
        spot = f"city-{city}"
    label = say["a plane"].format(who=who(view, seat, language), where=where)
    return Piece(f"plane-{seat}", f"plane-{seat}", label, x, y, scale, part=spot, spot=spot)


# --- Panels -----------------------------------------------------------------------------------


def panels(view: View, language: str) -> Iterator[Panel]:
    """Players, own tickets, the market, the routes of who is to move, the loan cards."""
    for seat in seats(view):
        yield seat_panel(view, seat, language)
    if view["seat"] is not None:
        yield hand_panel(view, language)
    if flies(view):
        yield routes_panel(view, language)
    elif acts(view):
        yield settling_panel(view, language)
    yield market_panel(view, language)
    yield bank_panel(view, language)


def seat_panel(view: View, seat: int, language: str) -> Panel:
    """Everything open about a player; the tickets too, unless they are the own ones."""
    say = SHOWN[language]
    own = seat == view["seat"]
    name = who(view, seat, language)
    cash, debt = view["cash"][seat - 1], view["debts"][seat - 1]
    income = view["incomes"][seat - 1]
    spread = say["spread value"].format(cities=view["spread"][seat - 1], sum=income["distribution"])
    rows = [
        Row(say["cash"], signed(cash)),
        Row(say["loans"], loans(view, seat, language)),
        *([Row(say["worth"], signed(cash - debt))] if debt else []),
        Row(say["hotels"], str(view["hotels"][seat - 1])),
        Row(say["factories"], str(view["factories"][seat - 1])),
        Row(say["spread"], spread),
        *([] if view["over"] else [Row(say["payday"], f"+{income['total']}")]),
    ]
    tickets = () if own else view["tickets"][seat - 1]
    return Panel(
        f"seat-{seat}",
        say["named you"].format(name=name) if own else name,
        tuple(rows),
        tuple(ticket_piece(view, ticket, language) for ticket in tickets),
        (f"mark-{seat}",),
        seat,
    )


def loans(view: View, seat: int, language: str) -> str:
    """The loan cards of a player, and what each asks for."""
    say = SHOWN[language]
    cards = view["loans"][seat - 1]
    told = []
    for kind in range(KINDS):
        given = int(LOAN[kind])
        for key, count, due in (
            ("loan", cards[f"{given}"], REPAYMENT[kind]),
            ("extended", cards[f"{given} extended"], EXTENDED_REPAYMENT[kind]),
        ):
            if count:
                told.append(say[key].format(count=count, sum=given, due=count * int(due)))
    return ", ".join(told) or say["none"]


def ticket_piece(view: View, name: str, language: str) -> Piece:
    """A ticket, wherever it lies."""
    label = ticket_label(name, view["ticket_prices"][name], language)
    part = ticket_part(name)
    return Piece(part, part, label)


def hand_panel(view: View, language: str) -> Panel:
    """The own tickets."""
    say = SHOWN[language]
    own = view["tickets"][view["seat"] - 1]
    pieces = tuple(ticket_piece(view, name, language) for name in own)
    return Panel("hand", say["hand"], pieces=pieces, note="" if own else say["hand empty"])


def market_panel(view: View, language: str) -> Panel:
    """How many tickets lie face down and how many were used, and what the two kinds are good for."""
    say = SHOWN[language]
    rows = [
        Row(say[kind], say["pile"].format(left=view[left], used=len(view[used])))
        for kind, left, used in (
            ("scheduled", "scheduled_pile_size", "scheduled_discards"),
            ("charters", "charter_pile_size", "charter_discards"),
        )
    ]
    note = say["fewer note" if view["fewer_steps"] else "scheduled note"]
    return Panel("tickets", say["tickets"], tuple(rows), note=f"{note} {say['charters note']}")


def routes_panel(view: View, language: str) -> Panel:
    """The cheapest way to each city, the cheapest first, and why some cannot be reached."""
    say = SHOWN[language]
    rows = [
        Row(unbroken(route["city"], language), told_route(route, language))
        for route in view["routes"]
    ]
    reached = {route["city"] for route in view["routes"]}
    for city in view["cities"]:
        if city not in reached:
            key = "strips taken" if strips_taken(view, city) else "no way"
            rows.append(Row(unbroken(city, language), say[key]))
    return Panel("routes", say["routes"], tuple(rows), note=say["routes note"])


def unbroken(city: str, language: str) -> str:
    """A city's short name that stays in one line, however narrow the panel is."""
    return short(city, language).replace(" ", "\N{NO-BREAK SPACE}")


def strips_taken(view: View, city: str) -> bool:
    """Do two others stand on the strips of a city?"""
    others = [
        place["strip"]
        for seat, place in enumerate(view["planes"], start=1)
        if seat != view["to_move"] and place["city"] == city and place["strip"] is not None
    ]
    return len(others) == len(view["hotel_prices"][city])


def told_flights(route: dict[str, Any], language: str) -> list[str]:
    """The flights of a route, each with the price of its ticket."""
    say = SHOWN[language]
    return [
        say["priced" if flight["fare"] else "held"].format(
            ticket=flight["told"], price=flight["fare"]
        )
        for flight in route["flights"]
    ]


def told_way(route: dict[str, Any], language: str) -> str:
    """The flights of a route, one after the other."""
    return SHOWN[language]["then"].join(told_flights(route, language))


def told_route(route: dict[str, Any], language: str) -> str:
    """A route as a sum: what a building at its end costs in all; then what else can be paid there."""
    say = SHOWN[language]
    flights = told_flights(route, language)
    if not route["offers"]:
        return " + ".join([*flights, say["offer none"]])
    first, *others = route["offers"]
    if not first["affordable"]:  # how to get there is told to who touches the city
        return say["too dear"].format(total=first["total"])
    built = say[f"offer {first['what']}"].format(price=first["price"])
    told = f"{first['total']} = {' + '.join([*flights, built])}"
    also = [
        say[f"or {offer['what']}"].format(total=offer["total"])
        for offer in others
        if offer["affordable"]
    ]
    return " · ".join([told, *also])


def settling_panel(view: View, language: str) -> Panel:
    """The loans that are to be repaid or extended now, with their figures."""
    say = SHOWN[language]
    cards = view["loans"][view["seat"] - 1]
    rows = [Row(say["cash"], signed(view["cash"][view["seat"] - 1]))]
    whole = 0
    for kind in range(KINDS):
        given, due = int(LOAN[kind]), int(REPAYMENT[kind])
        if count := cards[str(given)]:
            whole += count * due
            label = counted(count, say["settling loan"].format(sum=given), language)
            key = "settling prices" if count == 1 else "settling each"
            rows.append(Row(label, say[key].format(due=due, extended=EXTENDED_REPAYMENT[kind])))
    return Panel("settling", say["settling"], (*rows, Row(say["settling all"], str(whole))))


def bank_panel(view: View, language: str) -> Panel:
    """The loan cards that are left."""
    say = SHOWN[language]
    rows = [
        Row(
            say["loan card"].format(
                sum=LOAN[kind], due=REPAYMENT[kind], extended=EXTENDED_REPAYMENT[kind]
            ),
            say["cards left"].format(view["loan_cards"][str(LOAN[kind])]),
        )
        for kind in range(KINDS)
    ]
    return Panel("loan-cards", say["loan cards"], tuple(rows))


# --- Buttons and status -----------------------------------------------------------------------


def buttons(view: View, language: str) -> Iterator[Button]:
    """What can be pressed by who is to move, each with its figures."""
    if not acts(view):
        return
    say = SHOWN[language]
    if view["decision"] == "loans":
        for kind in range(KINDS):
            given = int(LOAN[kind])
            for what, due in (("repay", REPAYMENT[kind]), ("extend", EXTENDED_REPAYMENT[kind])):
                yield Button(f"{what}-{given}", say[f"do {what}"].format(sum=given, due=due))
        return
    here = standing_in(view)
    if here is not None:
        yield from building_buttons(view, view["cities"][here], language)
    for kind in range(KINDS):
        given = int(LOAN[kind])
        label = say["do borrow"].format(sum=given, due=REPAYMENT[kind])
        yield Button(f"borrow-{given}", label)
    yield Button("pass", say["do pass"])


def building_buttons(view: View, city: str, language: str) -> Iterator[Button]:
    """Building where the plane stands."""
    say = SHOWN[language]
    strip = view["planes"][view["to_move"] - 1]["strip"]
    if strip is None:
        return
    yield Button("hotel", say["do hotel"].format(price=view["hotel_prices"][city][strip - 1]))
    yield Button("renovate", say["do renovate"])
    prices = view["factory_prices"][city][len(view["sites"][city]) :]
    if prices:
        yield Button("factory", say["do factory"].format(price=prices[0]))


def status(view: View, language: str) -> str:
    """Phase and round, and whether payday is near."""
    say = SHOWN[language]
    told = say["status"].format(phase=view["phase"], phases=PHASES, round=view["round"])
    near = view["closing"] and view["decision"] == "turn"
    return f"{told} · {say['closing']}" if near else told


# --- The board read aloud ---------------------------------------------------------------------


def read_aloud(view: View, language: str) -> Iterator[Section]:
    """Every city, the banks and the tickets as headings and rows."""
    for city in view["cities"]:
        yield Section(city, tuple(read_city(view, city, language)))
    say = SHOWN[language]
    at_bank = [
        who(view, seat, language)
        for seat in seats(view)
        if view["planes"][seat - 1]["city"] is None
    ]
    yield Section(
        say["read banks"], (say["read at bank"].format(", ".join(at_bank) or say["none"]),)
    )
    yield Section(say["read tickets"], tuple(read_tickets(view, language)))


def read_city(view: View, city: str, language: str) -> Iterator[str]:
    """What stands in a city."""
    say = SHOWN[language]
    landed: list[int | None] = [None] * len(view["hotel_prices"][city])
    passing = []
    for seat in seats(view):
        place = view["planes"][seat - 1]
        if place["city"] == city and place["strip"] is None:
            passing.append(who(view, seat, language))
        elif place["city"] == city:
            landed[place["strip"] - 1] = seat
    sites = [*view["sites"][city], *[None] * len(view["factory_prices"][city])]
    for key, owners, prices in (
        ("strip", landed, view["hotel_prices"][city]),
        ("site", sites, view["factory_prices"][city]),
    ):
        told = [
            say[f"read {key}"].format(
                number=n,
                price=price,
                who=say["free"] if owner is None else who(view, owner, language),
            )
            for n, (owner, price) in enumerate(zip(owners, prices, strict=False), start=1)
        ]
        yield say[f"read {key}s"].format(say["read join"].join(told))
    if passing:
        yield say["read passing"].format(", ".join(passing))
    yield from read_track(view, city, language)


def read_track(view: View, city: str, language: str) -> Iterator[str]:
    """The hotels of a city, open and closed, and what it pays."""
    say = SHOWN[language]
    open_hotels = [
        say["read square"].format(square=square, who=who(view, seat, language))
        for square, seat in enumerate(view["tracks"][city])
        if seat is not None
    ]
    yield say["read track"].format(", ".join(open_hotels) or say["read empty"])
    gone = [
        str(square)
        for square, seat in enumerate(view["tracks"][city][: next_square(view, city)])
        if seat is None
    ]
    if gone:
        yield say["read gone"].format(", ".join(gone))
    first, second = view["payouts"][city]
    square = next_square(view, city)
    key = "read next" if square < SQUARES else "read full"
    told = say[key].format(square=square, first=first, second=second)
    yield told + (say["read red"] if RED[square] else "") + "."
    closed = [
        say["read count"].format(who=who(view, seat, language), count=count)
        for seat, count in enumerate(view["closed"][city], start=1)
        if count
    ]
    if closed:
        yield say["read closed"].format(", ".join(closed))


def read_tickets(view: View, language: str) -> Iterator[str]:
    """The face-up tickets and everybody's."""
    say = SHOWN[language]
    for kind, left in (("scheduled", "scheduled_pile_size"), ("charters", "charter_pile_size")):
        shown = [
            say["priced"].format(ticket=name, price=view["ticket_prices"][name])
            for name in view[kind]
            if name is not None
        ]
        yield say["read up"].format(
            kind=say[kind], tickets=", ".join(shown) or say["none"], left=view[left]
        )
    for seat in seats(view):
        held = ", ".join(view["tickets"][seat - 1]) or say["none"]
        if seat == view["seat"]:
            yield say["read you hold"].format(held)
        else:
            yield say["read hand"].format(who=who(view, seat, language), tickets=held)


# --- Touching ---------------------------------------------------------------------------------


def parts(view: View, action: int) -> tuple[str, ...] | None:
    """What is touched for an action; nothing for one that nobody could mean.

    A ticket to be bought goes with the cities it leads to: who touches a city sees which tickets would
    lead there.
    """
    kind = reading.kind_of(action)
    if kind == "buy":
        return purchase_parts(view, reading.ticket_of(action))
    if kind == "fly":
        return flight_parts(view, action)
    if kind in ("borrow", "repay", "extend"):
        button = f"{kind}-{LOAN[reading.loan_of(action)]}"
        return ("bank", button) if kind == "borrow" else (button,)
    if kind == "pass":
        return ("bank", kind)
    here = standing_in(view)
    return (kind,) if here is None else (f"city-{here}", kind)


def goals_of(view: View, ticket: int) -> list[str]:
    """The parts of the cities that a ticket leads to from where the player to move is."""
    for name, cities in view["leads"].items():
        if number_of(name) == ticket:
            return [f"city-{view['cities'].index(city)}" for city in cities]
    return []


def purchase_parts(view: View, ticket: int) -> tuple[str, ...] | None:
    """A face-up ticket, and where it leads."""
    up = {number_of(name) for name in (*view["scheduled"], *view["charters"]) if name is not None}
    return (f"ticket-{ticket}", *goals_of(view, ticket)) if ticket in up else None


def flight_parts(view: View, action: int) -> tuple[str, ...] | None:
    """A ticket of somebody's hand and a city; a charter from elsewhere, with both its cities."""
    ticket = reading.ticket_of(action)
    held = {number_of(name) for hand in view["tickets"] for name in hand}
    if ticket not in held:
        return None
    if ticket < SCHEDULED:
        return f"ticket-{ticket}", f"city-{int(rules.destination(action, BANK))}"
    ends = [f"city-{city}" for city in ticket_cities(ticket)]
    return f"ticket-{ticket}", *(goals_of(view, ticket) or ends)


def preview(view: View, action: int) -> tuple[Piece, ...]:
    """The own plane where it would land or go home to, or the new building where it would stand."""
    language = "en"  # a preview is only seen
    seat, here = view["to_move"], standing_in(view)
    kind = reading.kind_of(action)
    if kind == "fly":
        origin = BANK if here is None else here
        city = int(rules.destination(action, origin))
        return (plane_at(view, seat, city, landing_strip(view, city), language),)
    if kind in ("borrow", "pass"):
        return (plane_at(view, seat, None, None, language),)
    if here is None or kind not in ("hotel", "renovate", "factory"):
        return ()
    city_name = view["cities"][here]
    if kind == "factory":
        return (factory_piece(view, here, len(view["sites"][city_name]), seat, language),)
    return (hotel_piece(view, here, next_square(view, city_name), seat, language),)


def landing_strip(view: View, city: int) -> int | None:
    """The strip where the plane of the seat to move would land."""
    name = view["cities"][city]
    taken = {
        place["strip"]
        for seat, place in enumerate(view["planes"], start=1)
        if seat != view["to_move"] and place["city"] == name
    }
    strips = range(1, len(view["hotel_prices"][name]) + 1)
    return next((strip for strip in strips if strip not in taken), None)
