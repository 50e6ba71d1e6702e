"""What a view of Tycoon shows: pieces, panels, buttons, the list view, and what is touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import asdict, astuple, replace

from ludopolis.engine.view import LegalAction
from ludopolis.games.tycoon import drawing
from ludopolis.games.tycoon.drawing import spot_of
from ludopolis.games.tycoon.notation import city_text, ticket_text
from ludopolis.games.tycoon.state import BANK, LOAN, PHASES, SCHEDULED, TICKETS
from ludopolis.games.tycoon.view import (
    ALL_TICKETS,
    MANY,
    NUMBERS,
    Borrow,
    BuildFactory,
    BuildHotel,
    Buy,
    City,
    CityName,
    Flight,
    Fly,
    LoanCard,
    Pass,
    Plane,
    Renovate,
    Route,
    Site,
    Strip,
    Ticket,
    TicketPile,
    Tycoon,
    TycoonView,
    goal_of,
    kind_of,
    loan_of,
    ticket_of,
)
from ludopolis.language.text import Seat, Text, Words, say
from ludopolis.presentation.parts import (
    button,
    fact,
    hand_panel,
    joined,
    on_spot,
    plain_list,
    seat_panel,
    section,
    signed,
)
from ludopolis.presentation.scene import Button, Panel, Piece, Row, Scene, Section, part_numbers

NONE = say("value-none")
# The kinds of action in the order in which a player looks at them.
LOOKED_AT = ("hotel", "renovate", "factory", "fly", "buy", "borrow", "pass", "repay", "extend")


def open_scene(view: TycoonView) -> Scene:
    """The board, the players, the tickets and the loan cards."""
    status = [say("status-phase", phase=view.phase, phases=PHASES, round=view.round)]
    if view.closing and view.decision == "turn":
        status.append(say("status-closing"))
    return Scene(
        (
            *[piece for city in view.cities for piece in city_pieces(city)],
            *[plane_piece(tycoon.seat, tycoon.plane, view.players) for tycoon in view.tycoons],
            *[ticket_piece(ticket, n) for n, ticket in enumerate(view.face_up) if ticket],
        ),
        (
            *[tycoon_panel(tycoon, view.over) for tycoon in view.tycoons],
            tickets_panel(view.scheduled_pile, view.charter_pile, view.fewer_steps),
            bank_panel(view.loan_cards),
        ),
        status=tuple(status),
    )


def own_scene(view: TycoonView) -> Scene:
    """The own tickets; for who decides, what can be touched, and what it costs."""
    assert view.seat is not None
    tycoon = view.tycoons[view.seat - 1]
    note = "" if tycoon.tickets else say("panel-hand.empty")
    hand = hand_panel(map(ticket_piece, tycoon.tickets), note)
    mine = tycoon_panel(tycoon, view.over, own=True)
    if not view.mine:
        return Scene((), (hand, mine))
    if view.decision == "loans":
        return Scene((), (hand, settling_panel(tycoon), mine), buttons(view))
    buyable = {action.ticket for action in view.legal or () if isinstance(action, Buy)}
    market = enumerate(view.face_up)
    too_dear = [ticket_piece(t, n, faded=True) for n, t in market if t and t not in buyable]
    here = city_pieces(view.here, view.seat) if view.here else ()
    return Scene((*too_dear, *here), (hand, routes_panel(view), mine), buttons(view))


# --- Pieces on the board ----------------------------------------------------------------------


@lru_cache(maxsize=MANY)
def lay(
    city: CityName,
    kind: str,
    place: str,
    *number: int,
    seat: int = 0,
    message: str = "",
    part: str = "",
    text: str = "",
    **told: int,
) -> Piece:
    """A piece on a place of a city, in the colour of a seat or in none; `piece-KIND` says what it is."""
    owner = {"who": Seat(seat)} if seat else {}
    return on_spot(
        spot_of(city),
        drawing.in_city(city, place),
        "-".join(map(str, (kind, NUMBERS[city], *number))),
        f"{kind}-{seat}" if seat else kind,
        say(f"piece-{message or kind}", city=city_text(city), **owner, **told),
        part=part,
        text=text,
        comes_from=f"seat-{seat}" if kind in ("hotel", "factory") else "",
    )


@lru_cache(maxsize=MANY)
def city_pieces(city: City, builder: int = 0) -> tuple[Piece, ...]:
    """What a city pays and all that stands there; touching it means the city.

    A builder touches the next square or site to build there, and an own closed hotel to renovate it.
    """
    name, (first, second) = city.name, astuple(city.payout)
    pieces = [lay(name, "payout", "pays", text=f"{first} / {second}", first=first, second=second)]
    part, place = "hotel" if builder else "", f"square-{city.built}"
    if city.full:
        pieces.append(lay(name, "next", place, message="full", part=part))
    else:
        pieces.append(lay(name, "next", place, part=part, square=city.built))
    for n, seat in enumerate(city.track[: city.built]):
        kind = "hotel" if seat else "gone"
        pieces.append(lay(name, kind, f"square-{n}", n, seat=seat or 0, square=n))
    counts = enumerate(city.closed_hotels, start=1)
    copies = [(seat, copy) for seat, count in counts for copy in range(count)]
    for n, (seat, copy) in enumerate(copies):
        part = "renovate" if seat == builder else ""
        pieces.append(lay(name, "closed", f"closed-{n}", seat, copy, seat=seat, part=part))
    for n, site in enumerate(city.sites):
        if site.owner:
            pieces.append(lay(name, "factory", f"site-{n}", n, seat=site.owner))
    if builder and city.next_site is not None:
        next_site = lay(name, "site", f"site-{city.next_site}", part="factory")
        pieces.append(replace(next_site, id="next-factory"))
    return tuple(pieces)


@lru_cache(maxsize=1 << 10)
def plane_piece(seat: int, plane: Plane, players: int) -> Piece:
    """A plane: on a strip, passing through, or in its bank."""
    piece = f"plane-{seat}"
    if plane.city is None:
        label = say("piece-plane", who=Seat(seat), where=say("place-bank"))
        at, scale = drawing.bank_at(seat, players), drawing.BANK_SCALE
        return on_spot("bank", at, piece, piece, label, scale=scale)
    city, place = city_text(plane.city), f"strip-{plane.strip}" if plane.strip else "passing"
    where = say("place-passing", city=city)
    if plane.strip:
        where = say("place-strip", city=city, strip=plane.strip)
    label = say("piece-plane", who=Seat(seat), where=where)
    return on_spot(spot_of(plane.city), drawing.in_city(plane.city, place), piece, piece, label)


@lru_cache(maxsize=1 << 10)
def ticket_piece(ticket: Ticket, place: int | None = None, *, faded: bool = False) -> Piece:
    """A ticket in a hand, or on a place of the market."""
    part, (one, *other) = f"ticket-{ticket.number}", map(city_text, ticket.cities)
    label = say("piece-scheduled", city=one, steps=ticket.steps or 0, price=ticket.price)
    if other:
        label = say("piece-charter", one=one, other=other[0], price=ticket.price)
    x, y = (0, 0) if place is None else drawing.market_at(place)
    return Piece(part, part, label, x, y, faded=faded)


# --- Panels -----------------------------------------------------------------------------------


@lru_cache(maxsize=MANY)
def tycoon_panel(tycoon: Tycoon, over: bool, own: bool = False) -> Panel:
    """Everything open about a player; the tickets too, unless they lie in the own hand."""
    income = tycoon.income
    loans = [
        say("loans-extended" if held.extended else "loans-held", **asdict(held))
        for held in tycoon.loans
    ]
    rows = [
        fact("cash", tycoon.cash),
        fact("loans", say("item", item=plain_list(loans)) if loans else NONE),
        *([fact("worth", tycoon.worth)] if tycoon.debt else []),
        fact("hotels", tycoon.hotels),
        fact("factories", tycoon.factories),
        fact("spread", say("row-spread.value", cities=tycoon.cities, sum=income.distribution)),
        *([] if over else [fact("payday", f"+{income.total}")]),
    ]
    return seat_panel(tycoon.seat, rows, () if own else map(ticket_piece, tycoon.tickets))


@lru_cache(maxsize=MANY)
def tickets_panel(scheduled: TicketPile, charters: TicketPile, fewer: bool) -> Panel:
    """How many tickets lie face down and how many were used, and what the two kinds are good for."""
    rows = tuple(
        Row(say(f"tickets-{kind}"), say("row-pile", left=pile.left, used=len(pile.discards)))
        for kind, pile in (("scheduled", scheduled), ("charters", charters))
    )
    note = say("tickets-note-fewer" if fewer else "tickets-note")
    return Panel("tickets", say("panel-tickets"), rows, note=note)


@lru_cache(maxsize=1 << 10)
def bank_panel(cards: tuple[LoanCard, ...]) -> Panel:
    """The loan cards that are left."""
    messages = ("row-loan-card", "row-loan-card.left")
    rows = tuple(Row(*(say(message, **asdict(card)) for message in messages)) for card in cards)
    return Panel("loan-cards", say("panel-loan-cards"), rows)


@lru_cache(maxsize=1 << 10)
def settling_panel(tycoon: Tycoon) -> Panel:
    """The loans that are to be repaid or extended now, with their figures."""
    messages, loans = ("row-settling", "row-settling.prices"), map(asdict, tycoon.loans)
    rows = [
        Row(*(say(message, **held) for message in messages))
        for held in loans
        if not held["extended"]
    ]
    whole = fact("settling-all", tycoon.open_debt)
    return Panel("settling", say("panel-settling"), (fact("cash", tycoon.cash), *rows, whole))


def routes_panel(view: TycoonView) -> Panel:
    """The cheapest way to each city, the cheapest first, and why some cannot be reached."""
    reached = {route.city for route in view.routes}
    unreached = [
        Row(city_text(city.name, "short"), say("route-no-way" if strip else "route-strips-taken"))
        for city, strip in zip(view.cities, view.landings, strict=True)
        if city.name not in reached
    ]
    rows = (*map(route_row, view.routes), *unreached)
    return Panel("routes", say("panel-routes"), rows, note=say("panel-routes.note"))


@lru_cache(maxsize=MANY)
def route_row(route: Route) -> Row:
    """A route as a sum: what a building at its end costs in all; then what else can be paid there."""
    flights: list[Words] = [flight_text(flight) for flight in route.flights]
    told = joined("sum-plus", [*flights, say("offer-none")])
    if route.offers:
        first, *others = route.offers
        parts = joined("sum-plus", [*flights, say(f"offer-{first.building}", price=first.price)])
        also = [say(f"offer-{o.building}", price=o.total) for o in others if o.affordable]
        told = joined("sum-also", [say("sum-equals", total=first.total, parts=parts), *also])
        if not first.affordable:  # how to get there is told to who touches the city
            told = say("offer-too-dear", total=first.total)
    return Row(city_text(route.city, "short"), told)


@lru_cache(maxsize=MANY)
def flight_text(flight: Flight) -> Text:
    """A flight by its ticket, with what it costs."""
    if flight.fare:
        return say("flight-priced", ticket=leg_text(flight), price=flight.fare)
    return say("flight-held", ticket=leg_text(flight))


def leg_text(flight: Flight) -> Text:
    """A flight by its ticket; a scheduled one that leads elsewhere than to its city says where to."""
    ticket = ticket_text(flight.ticket, "short")
    if flight.city in flight.ticket.cities:
        return ticket
    return say("flight-by-steps", ticket=ticket, city=city_text(flight.city, "short"))


def buttons(view: TycoonView) -> tuple[Button, ...]:
    """What can be pressed, with its figures."""
    cards, loans = view.loan_cards, view.decision == "loans"
    found = [
        button(f"{kind}-{card.sum}", kind, **asdict(card))
        for card in cards
        for kind in (("repay", "extend") if loans else ("borrow",))
    ]
    if loans:
        return tuple(found)
    here, strip = view.here, view.decider.plane.strip
    build = []
    if here and strip:
        build = [button("hotel", price=here.strips[strip - 1].hotel_price), button("renovate")]
        if here.next_site is not None:
            build.append(button("factory", price=here.sites[here.next_site].price))
    return (*build, *found, button("pass"))


# --- The board as a list ----------------------------------------------------------------------


def reading(view: TycoonView) -> tuple[Section, ...]:
    """Every city, the banks and the tickets as headings and rows."""
    at_bank = [Seat(tycoon.seat) for tycoon in view.tycoons if tycoon.plane.city is None]
    return (
        *(read_city(city) for city in view.cities),
        section("reading-banks", [say("reading-at-bank", who=plain_list(at_bank, NONE))]),
        section("panel-tickets", read_tickets(view)),
    )


@lru_cache(maxsize=MANY)
def read_city(city: City) -> Section:
    """What stands in a city, and what it pays."""
    track, closed = list(enumerate(city.track)), enumerate(city.closed_hotels, start=1)
    squares = [say("reading-square", square=n, who=Seat(seat)) for n, seat in track if seat]
    gone = [str(n) for n, seat in track[: city.built] if not seat]
    shut = [say("reading-count", who=Seat(seat), count=n) for seat, n in closed if n]
    pays = {"first": city.payout.first, "second": city.payout.second}
    rows = [
        say("reading-strips", strips=read_places("strip", city.strips)),
        say("reading-sites", sites=read_places("site", city.sites)),
    ]
    if city.passing:
        rows.append(say("reading-passing", who=plain_list(map(Seat, city.passing))))
    rows.append(say("reading-track", hotels=plain_list(squares, NONE)))
    if gone:
        rows.append(say("reading-gone", squares=plain_list(gone)))
    if city.full:
        rows.append(say("reading-full", **pays))
    else:
        message = "reading-next-red" if city.closes else "reading-next"
        rows.append(say(message, square=city.built, **pays))
    if shut:
        rows.append(say("reading-closed", hotels=plain_list(shut)))
    return Section(city_text(city.name), tuple(rows))


def read_places(kind: str, places: Sequence[Strip | Site]) -> Words:
    """Strips or sites, with their prices and who is there."""
    told: list[Words] = []
    for number, (price, seat) in enumerate(map(astuple, places), start=1):
        who = Seat(seat) if seat else say("reading-free")
        told.append(say(f"reading-{kind}", number=number, price=price, who=who))
    return joined("reading-and", told)


def read_tickets(view: TycoonView) -> Iterator[Text]:
    """The face-up tickets and everybody's."""
    for kind, tickets, pile in (
        ("scheduled", view.scheduled, view.scheduled_pile),
        ("charters", view.charters, view.charter_pile),
    ):
        up = [say("flight-priced", ticket=ticket_text(t), price=t.price) for t in tickets if t]
        told = {"kind": say(f"tickets-{kind}"), "tickets": plain_list(up, NONE)}
        yield say("reading-up", left=pile.left, **told)
    for tycoon in view.tycoons:
        held = plain_list(map(ticket_text, tycoon.tickets), NONE)
        yield say("reading-hand", who=Seat(tycoon.seat), tickets=held)


# --- Touching ---------------------------------------------------------------------------------


def listed(view: TycoonView) -> Sequence[LegalAction]:
    """What ends a turn well comes first, then flights, then tickets, then the bank."""
    return sorted(view.legal or (), key=lambda action: LOOKED_AT.index(kind_of(action.number)))


def parts(view: TycoonView, action: int) -> tuple[str, ...] | None:
    """What is touched for an action; nothing for one that nobody could mean.

    A ticket to be bought goes with the cities it leads to: who touches a city sees which tickets would
    lead there. A charter from elsewhere goes with both its cities.
    """
    kind = kind_of(action)
    if kind in ("borrow", "repay", "extend"):
        pressed = f"{kind}-{LOAN[loan_of(action)]}"
        return ("bank", pressed) if kind == "borrow" else (pressed,)
    if kind == "pass":
        return ("bank", kind)
    if kind not in ("buy", "fly"):
        return (spot_of(view.here.name), kind) if view.here else (kind,)
    ticket = ALL_TICKETS[ticket_of(action)]
    hands = (tycoon.tickets for tycoon in view.tycoons)
    if ticket not in view.face_up if kind == "buy" else not any(ticket in hand for hand in hands):
        return None
    goals = next((lead.cities for lead in view.leads if lead.ticket == ticket), ())
    if kind == "fly" and ticket.number < SCHEDULED:
        return f"ticket-{ticket.number}", f"city-{goal_of(action, BANK)}"
    if kind == "fly":
        goals = goals or ticket.cities
    return f"ticket-{ticket.number}", *map(spot_of, goals)


def preview(view: TycoonView, action: LegalAction) -> tuple[Piece, ...]:
    """The own plane where it would land or go home to, or the new building where it would stand."""
    seat = view.to_move or 0
    match action:
        case Fly():
            return (plane_piece(seat, Plane(action.city, action.strip), view.players),)
        case Borrow() | Pass():
            return (plane_piece(seat, Plane(None, None), view.players),)
        case BuildHotel(city=str(city), square=n) | Renovate(city=str(city), square=n):
            return (lay(city, "hotel", f"square-{n}", n, seat=seat, square=n),)
        case BuildFactory(city=str(city), site=int(site)):
            return (lay(city, "factory", f"site-{site}", site, seat=seat),)
    return ()


# --- Help for a selection that matches no legal move ------------------------------------------


def selection_help(view: TycoonView, parts: Sequence[str]) -> Text | None:
    """Help for one touched city, alone or with a ticket; while loans are decided, what comes first."""
    if view.decision == "loans":
        return say("help-loans")
    cities = part_numbers(parts, "city", len(view.cities))
    tickets = part_numbers(parts, "ticket", TICKETS)
    if len(cities) != 1 or len(tickets) > 1 or len(cities) + len(tickets) != len(parts):
        return None
    if tickets:
        return help_with_ticket(view, ALL_TICKETS[tickets[0]])
    return help_to(view, view.cities[cities[0]])


def help_to(view: TycoonView, city: City) -> Text:
    """How to reach a city to which no ticket at hand leads; or why nothing can be built here."""
    cash = signed(view.decider.cash)
    words = {form: city_text(city.name, form) for form in ("in", "to")}
    to, place = words["to"], words["in"]
    routes = [route for route in view.routes if route.city == city.name]
    if city == view.here:
        offers = [offer for route in routes if not route.flights for offer in route.offers]
        dear = [o for o in offers if o.building == "hotel" and not o.affordable]
        if dear:
            return say("help-here-dear", place=place, price=dear[0].price, cash=cash)
        taken = view.decider.plane.strip is None
        return say("help-here-taken" if taken else "help-here", place=place)
    if not routes:
        taken = view.landings[NUMBERS[city.name]] is None
        return say("help-taken", place=place) if taken else say("help-no-way", to=to)
    route, name = routes[0], city_text(city.name)
    way = joined("way-then", [flight_text(flight) for flight in route.flights])
    if route.affordable:
        return say("help-route", to=to, way=way, fare=route.fare)
    return say("help-too-dear", city=name, way=way, fare=route.fare, cash=cash)


def help_with_ticket(view: TycoonView, ticket: Ticket) -> Text | None:
    """Where a ticket does lead that does not lead to the city touched with it."""
    for lead in view.leads:
        if lead.ticket == ticket:
            if not lead.cities:
                return say("help-ticket-nowhere", ticket=ticket_text(ticket))
            cities = plain_list(map(city_text, lead.cities))
            return say("help-ticket", ticket=ticket_text(ticket), cities=cities)
    return None
