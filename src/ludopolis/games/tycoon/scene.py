"""What a view of Tycoon shows: pieces on the map, panels, buttons, and what is touched for an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from ludopolis.engine.view import LegalAction
from ludopolis.games.tycoon import drawing
from ludopolis.games.tycoon.globe import BANK, LOAN, PHASES, SCHEDULED, cities_on
from ludopolis.games.tycoon.notation import city_text, short_city, ticket_text
from ludopolis.games.tycoon.view import (
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
    Lead,
    LoanCard,
    Loans,
    Offer,
    Pass,
    Plane,
    Renovate,
    Route,
    Ticket,
    TicketPile,
    Tycoon,
    TycoonView,
    goal_of,
    kind_of,
    loan_of,
    ticket_of,
)
from ludopolis.language.text import Listed, Seat, Text, Words, say
from ludopolis.presentation.scene import Button, Panel, Piece, Row, Scene, Section

NONE = say("value-none")
AT_BANK = Plane(None, None)


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def joined(message: str, texts: Sequence[Words]) -> Words:
    """Several texts in one, two at a time: a message says what stands between `$first` and `$rest`."""
    *before, found = texts
    for text in reversed(before):
        found = say(message, first=text, rest=found)
    return found


def listed(texts: Sequence[Words | Seat]) -> Text | Listed:
    """Texts with commas between them, or the word for none."""
    return Listed(tuple(texts), "plain") if texts else NONE


@cache
def spot_of(city: CityName) -> str:
    """The spot of a city on the board."""
    return f"city-{NUMBERS[city]}"


# --- What everybody sees ----------------------------------------------------------------------


def open_scene(view: TycoonView) -> Scene:
    """The board, the players, the tickets and the loan cards."""
    over = view.over
    return Scene(
        pieces=board_pieces(view),
        panels=(
            *[seat_panel(tycoon, over) for tycoon in view.tycoons],
            tickets_panel(view.scheduled_pile, view.charter_pile, view.fewer_steps),
            bank_panel(view.loan_cards),
        ),
        status=status(view.phase, view.round, view.closing and view.decision == "turn"),
    )


@lru_cache(maxsize=1 << 10)
def status(phase: int, round_number: int, closing: bool) -> tuple[Text, ...]:
    """Phase and round, and whether payday is near."""
    told = say("status-phase", phase=phase, phases=PHASES, round=round_number)
    return (told, say("status-closing")) if closing else (told,)


# --- Pieces on the board ----------------------------------------------------------------------


def board_pieces(view: TycoonView) -> tuple[Piece, ...]:
    """What lies on the board, the lowest first; touching it means its city."""
    pieces: list[Piece] = []
    for city in view.cities:
        pieces += city_pieces(city)
    pieces += [plane_piece(tycoon.seat, tycoon.plane, view.players) for tycoon in view.tycoons]
    pieces += market(view.scheduled + view.charters)
    return tuple(pieces)


@lru_cache(maxsize=MANY)
def market(tickets: tuple[Ticket | None, ...]) -> tuple[Piece, ...]:
    """The face-up tickets."""
    laid = ((place, ticket) for place, ticket in enumerate(tickets) if ticket is not None)
    return tuple(market_piece(place, ticket) for place, ticket in laid)


@lru_cache(maxsize=1 << 10)
def market_piece(place: int, ticket: Ticket, faded: bool = False) -> Piece:
    """A ticket on a place of the market."""
    x, y = drawing.market_at(place)
    return replace(ticket_piece(ticket), x=x, y=y, faded=faded)


@cache
def ticket_piece(ticket: Ticket) -> Piece:
    """A ticket, wherever it lies."""
    part = f"ticket-{ticket.number}"
    return Piece(part, part, ticket_label(ticket))


def ticket_label(ticket: Ticket) -> Text:
    """A ticket in words."""
    one, *others = (city_text(city) for city in ticket.cities)
    if ticket.steps is None:
        return say("piece-charter", one=one, other=others[0], price=ticket.price)
    return say("piece-scheduled", city=one, steps=ticket.steps, price=ticket.price)


@lru_cache(maxsize=MANY)
def city_pieces(city: City) -> tuple[Piece, ...]:
    """What a city pays and all that stands there."""
    return (payout_piece(city), next_piece(city), *hotels(city), *closed(city), *factories(city))


def payout_piece(city: City) -> Piece:
    """What a city pays now."""
    number, spot = NUMBERS[city.name], spot_of(city.name)
    first, second = city.payout.first, city.payout.second
    x, y = drawing.payout_at(number)
    label = say("piece-payout", city=city_text(city.name), first=first, second=second)
    return Piece(
        f"payout-{number}", "payout", label, x, y, text=f"{first} / {second}", part=spot, spot=spot
    )


def next_piece(city: City, part: str = "") -> Piece:
    """The first square of a track that was never built on."""
    number, spot = NUMBERS[city.name], spot_of(city.name)
    x, y = drawing.square_at(number, city.built)
    name = city_text(city.name)
    label = (
        say("piece-full", city=name)
        if city.full
        else say("piece-next", city=name, square=city.built)
    )
    return Piece(f"next-{number}", "next", label, x, y, part=part or spot, spot=spot)


def hotels(city: City) -> Iterator[Piece]:
    """The open hotels on the track, and the squares that closed ones have left."""
    number, spot = NUMBERS[city.name], spot_of(city.name)
    for square, seat in enumerate(city.track[: city.built]):
        if seat is not None:
            yield hotel_piece(number, square, seat, city_text(city.name))
        else:
            x, y = drawing.square_at(number, square)
            label = say("piece-gone", city=city_text(city.name), square=square)
            yield Piece(f"gone-{number}-{square}", "gone", label, x, y, part=spot, spot=spot)


@lru_cache(maxsize=1 << 10)
def hotel_piece(number: int, square: int, seat: int, city: Text) -> Piece:
    """A hotel on a square of a track."""
    x, y = drawing.square_at(number, square)
    spot = f"city-{number}"
    return Piece(
        f"hotel-{number}-{square}",
        f"hotel-{seat}",
        say("piece-hotel", who=Seat(seat), city=city, square=square),
        x,
        y,
        part=spot,
        spot=spot,
        comes_from=f"seat-{seat}",
    )


def closed(city: City, mine: int = 0) -> Iterator[Piece]:
    """The closed hotels; those of seat `mine` can be touched to renovate one."""
    number, spot = NUMBERS[city.name], spot_of(city.name)
    standing = 0
    for seat, count in enumerate(city.closed_hotels, start=1):
        label = say("piece-closed", who=Seat(seat), city=city_text(city.name))
        part = "renovate" if seat == mine else spot
        for copy in range(count):
            x, y = drawing.closed_at(number, standing)
            standing += 1
            name = f"closed-{number}-{seat}-{copy}"
            yield Piece(name, f"closed-{seat}", label, x, y, part=part, spot=spot)


def factories(city: City) -> Iterator[Piece]:
    """The factories of a city."""
    for site, place in enumerate(city.sites):
        if place.owner is not None:
            yield factory_piece(NUMBERS[city.name], site, place.owner, city_text(city.name))


@lru_cache(maxsize=1 << 10)
def factory_piece(number: int, site: int, seat: int, city: Text) -> Piece:
    """A factory on its site."""
    x, y = drawing.site_at(number, site)
    spot = f"city-{number}"
    return Piece(
        f"factory-{number}-{site}",
        f"factory-{seat}",
        say("piece-factory", who=Seat(seat), city=city),
        x,
        y,
        part=spot,
        spot=spot,
        comes_from=f"seat-{seat}",
    )


@lru_cache(maxsize=1 << 10)
def plane_piece(seat: int, plane: Plane, players: int) -> Piece:
    """A plane: on a strip, passing through, or in its bank."""
    scale = 1.0
    if plane.city is None:
        x, y = drawing.bank_at(seat, players)
        scale = drawing.BANK_SCALE
        where, spot = say("place-bank"), "bank"
    else:
        number, city = NUMBERS[plane.city], city_text(plane.city)
        spot = f"city-{number}"
        if plane.strip is None:
            where = say("place-passing", city=city)
            x, y = drawing.passing_at(number)
        else:
            where = say("place-strip", city=city, strip=plane.strip)
            x, y = drawing.strip_at(number, plane.strip - 1)
    label = say("piece-plane", who=Seat(seat), where=where)
    return Piece(f"plane-{seat}", f"plane-{seat}", label, x, y, scale, part=spot, spot=spot)


# --- Panels that everybody sees ---------------------------------------------------------------


@lru_cache(maxsize=MANY)
def seat_panel(tycoon: Tycoon, over: bool, own: bool = False) -> Panel:
    """Everything open about a player; the tickets too, unless they lie in the own hand."""
    seat, income = tycoon.seat, tycoon.income
    spread = say("row-spread.value", cities=tycoon.cities, sum=income.distribution)
    debt = [Row(say("row-worth"), signed(tycoon.worth))] if tycoon.debt else []
    payday = [] if over else [Row(say("row-payday"), f"+{income.total}")]
    rows = (
        Row(say("row-cash"), signed(tycoon.cash)),
        Row(say("row-loans"), loans(tycoon.loans)),
        *debt,
        Row(say("row-hotels"), str(tycoon.hotels)),
        Row(say("row-factories"), str(tycoon.factories)),
        Row(say("row-spread"), spread),
        *payday,
    )
    pieces = () if own else tuple(ticket_piece(ticket) for ticket in tycoon.tickets)
    title = say("seat-title", who=Seat(seat))
    return Panel(f"seat-{seat}", title, rows, pieces, (f"mark-{seat}",), seat)


def loans(held: Sequence[Loans]) -> Text:
    """The loan cards of a player, and what they ask for."""
    told = [
        say(
            "loans-extended" if cards.extended else "loans-held",
            count=cards.count,
            sum=cards.sum,
            due=cards.count * cards.due,
        )
        for cards in held
    ]
    return say("item", item=listed(told)) if told else NONE


@lru_cache(maxsize=MANY)
def tickets_panel(scheduled: TicketPile, charters: TicketPile, fewer: bool) -> Panel:
    """How many tickets lie face down and how many were used, and what the two kinds are good for."""
    rows = tuple(
        Row(say(kind), say("row-pile", left=pile.left, used=len(pile.discards)))
        for kind, pile in (("tickets-scheduled", scheduled), ("tickets-charters", charters))
    )
    note = say("tickets-note-fewer" if fewer else "tickets-note")
    return Panel("tickets", say("panel-tickets"), rows, note=note)


@lru_cache(maxsize=1 << 10)
def bank_panel(cards: tuple[LoanCard, ...]) -> Panel:
    """The loan cards that are left."""
    rows = tuple(
        Row(
            say("row-loan-card", sum=card.sum, due=card.due, extended=card.extended_due),
            say("row-loan-card.left", left=card.left),
        )
        for card in cards
    )
    return Panel("loan-cards", say("panel-loan-cards"), rows)


# --- What a seat sees besides -----------------------------------------------------------------


def own_scene(view: TycoonView) -> Scene:
    """The own tickets; for who decides, what can be touched, and what it costs."""
    assert view.seat is not None
    tycoon = view.tycoons[view.seat - 1]
    panels = [hand_panel(tycoon.tickets)]
    pieces: tuple[Piece, ...] = ()
    buttons: tuple[Button, ...] = ()
    if view.flies:
        panels.append(routes_panel(view))
        pieces = own_pieces(view, tycoon)
        buttons = turn_buttons(view.here, tycoon.plane.strip, view.loan_cards)
    elif view.mine:
        panels.append(settling_panel(tycoon, view.loan_cards))
        buttons = loan_buttons(view.loan_cards)
    panels.append(seat_panel(tycoon, view.over, own=True))
    return Scene(pieces, tuple(panels), buttons)


@lru_cache(maxsize=MANY)
def hand_panel(tickets: tuple[Ticket, ...]) -> Panel:
    """The own tickets."""
    pieces = tuple(ticket_piece(ticket) for ticket in tickets)
    note = "" if tickets else say("panel-hand.empty")
    return Panel("hand", say("panel-hand"), pieces=pieces, note=note)


def own_pieces(view: TycoonView, tycoon: Tycoon) -> tuple[Piece, ...]:
    """What can be touched to build, where the plane stands; tickets that are too dear are faded."""
    here = view.here
    buyable = {action.ticket.number for action in view.legal or () if isinstance(action, Buy)}
    faded = [
        market_piece(place, ticket, faded=True)
        for place, ticket in enumerate(view.scheduled + view.charters)
        if ticket is not None and ticket.number not in buyable
    ]
    return (*faded, *(building_pieces(here, tycoon.seat) if here else ()))


@lru_cache(maxsize=MANY)
def building_pieces(city: City, seat: int) -> tuple[Piece, ...]:
    """The next square and site of a city and the own closed hotels: touching them means building."""
    pieces = [next_piece(city, "hotel")]
    pieces += [piece for piece in closed(city, seat) if piece.part == "renovate"]
    if city.next_site is not None:
        x, y = drawing.site_at(NUMBERS[city.name], city.next_site)
        label = say("piece-site", city=city_text(city.name))
        spot = spot_of(city.name)
        pieces.append(Piece("next-factory", "site", label, x, y, part="factory", spot=spot))
    return tuple(pieces)


# --- Routes -----------------------------------------------------------------------------------


def routes_panel(view: TycoonView) -> Panel:
    """The cheapest way to each city, the cheapest first, and why some cannot be reached."""
    reached = {route.city for route in view.routes}
    rows = [route_row(route) for route in view.routes]
    rows += [
        unreached_row(city.name, strip is None)
        for city, strip in zip(view.cities, view.landings, strict=True)
        if city.name not in reached
    ]
    return Panel("routes", say("panel-routes"), tuple(rows), note=say("panel-routes.note"))


@lru_cache(maxsize=1 << 10)
def unreached_row(city: CityName, strips_taken: bool) -> Row:
    """A city without a route, and why."""
    why = say("route-strips-taken" if strips_taken else "route-no-way")
    return Row(short_city(city), why)


@lru_cache(maxsize=MANY)
def route_row(route: Route) -> Row:
    """A route as a sum: what a building at its end costs in all; then what else can be paid there."""
    return Row(short_city(route.city), route_text(route))


def route_text(route: Route) -> Words:
    """A route as a sum."""
    flights: list[Words] = [flight_text(flight) for flight in route.flights]
    if not route.offers:
        return joined("sum-plus", [*flights, say("offer-none")])
    first, *others = route.offers
    if not first.affordable:  # how to get there is told to who touches the city
        return say("offer-too-dear", total=first.total)
    parts = joined("sum-plus", [*flights, offer_text(first, first.price)])
    told = say("sum-equals", total=first.total, parts=parts)
    also = [offer_text(offer, offer.total) for offer in others if offer.affordable]
    return joined("sum-also", [told, *also])


def offer_text(offer: Offer, cost: int) -> Text:
    """Something to build, with a price."""
    return say(f"offer-{offer.building}", price=cost)


@lru_cache(maxsize=MANY)
def flight_text(flight: Flight) -> Text:
    """A flight by its ticket, with what it costs."""
    leg = leg_text(flight)
    if flight.fare:
        return say("flight-priced", ticket=leg, price=flight.fare)
    return say("flight-held", ticket=leg)


def leg_text(flight: Flight) -> Text:
    """A flight by its ticket; a scheduled one that leads elsewhere than to its city says where to."""
    ticket = ticket_text(flight.ticket, short=True)
    if flight.ticket.number < SCHEDULED and flight.city != flight.ticket.cities[0]:
        return say("flight-by-steps", ticket=ticket, city=short_city(flight.city))
    return ticket


def way_text(route: Route) -> Words:
    """The flights of a route, one after the other."""
    return joined("way-then", [flight_text(flight) for flight in route.flights])


# --- Loans ------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 10)
def settling_panel(tycoon: Tycoon, cards: tuple[LoanCard, ...]) -> Panel:
    """The loans that are to be repaid or extended now, with their figures."""
    later = {card.sum: card.extended_due for card in cards}
    open_loans = [held for held in tycoon.loans if not held.extended]
    rows = [
        Row(
            say("row-settling", count=held.count, sum=held.sum),
            say("row-settling.prices", count=held.count, due=held.due, extended=later[held.sum]),
        )
        for held in open_loans
    ]
    whole = sum(held.count * held.due for held in open_loans)
    cash = Row(say("row-cash"), signed(tycoon.cash))
    return Panel(
        "settling", say("panel-settling"), (cash, *rows, Row(say("row-settling-all"), str(whole)))
    )


# --- Buttons ----------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 10)
def turn_buttons(
    here: City | None, strip: int | None, cards: tuple[LoanCard, ...]
) -> tuple[Button, ...]:
    """What can be pressed in a turn, each with its figures."""
    found = []
    if here is not None and strip is not None:
        price = here.strips[strip - 1].hotel_price
        found.append(Button("hotel", say("button-hotel", price=price)))
        found.append(Button("renovate", say("button-renovate")))
        if here.next_site is not None:
            price = here.sites[here.next_site].price
            found.append(Button("factory", say("button-factory", price=price)))
    for card in cards:
        label = say("button-borrow", sum=card.sum, due=card.due)
        found.append(Button(f"borrow-{card.sum}", label))
    return (*found, Button("pass", say("button-pass")))


@lru_cache(maxsize=1 << 10)
def loan_buttons(cards: tuple[LoanCard, ...]) -> tuple[Button, ...]:
    """What can be pressed while loans are decided."""
    return tuple(
        Button(f"{what}-{card.sum}", say(f"button-{what}", sum=card.sum, due=due))
        for card in cards
        for what, due in (("repay", card.due), ("extend", card.extended_due))
    )


# --- The board as a list ----------------------------------------------------------------------


def reading(view: TycoonView) -> tuple[Section, ...]:
    """Every city, the banks and the tickets as headings and rows."""
    at_bank = [Seat(tycoon.seat) for tycoon in view.tycoons if tycoon.plane.city is None]
    return (
        *(read_city(city) for city in view.cities),
        Section(say("reading-banks"), (say("reading-at-bank", who=listed(at_bank)),)),
        Section(say("panel-tickets"), tuple(read_tickets(view))),
    )


@lru_cache(maxsize=MANY)
def read_city(city: City) -> Section:
    """What stands in a city."""
    strips = [
        say("reading-strip", number=n, price=strip.hotel_price, who=owner(strip.plane))
        for n, strip in enumerate(city.strips, start=1)
    ]
    sites = [
        say("reading-site", number=n, price=site.price, who=owner(site.owner))
        for n, site in enumerate(city.sites, start=1)
    ]
    passing = [say("reading-passing", who=seats(city.passing))] if city.passing else []
    rows = (
        say("reading-strips", strips=joined("reading-and", strips)),
        say("reading-sites", sites=joined("reading-and", sites)),
        *passing,
        *read_track(city),
    )
    return Section(city_text(city.name), rows)


def owner(seat: int | None) -> Text | Seat:
    """Whose something is, or that it is free."""
    return say("reading-free") if seat is None else Seat(seat)


def seats(numbers: Sequence[int]) -> Text | Listed:
    """Players by name."""
    return listed([Seat(number) for number in numbers])


def read_track(city: City) -> Iterator[Text]:
    """The hotels of a city, open and closed, and what it pays."""
    squares = [
        say("reading-square", square=square, who=Seat(seat))
        for square, seat in enumerate(city.track)
        if seat is not None
    ]
    yield say("reading-track", hotels=listed(squares))
    gone = [str(square) for square, seat in enumerate(city.track[: city.built]) if seat is None]
    if gone:
        yield say("reading-gone", squares=listed(gone))
    pays = {"first": city.payout.first, "second": city.payout.second}
    if city.full:
        yield say("reading-full", **pays)
    else:
        message = "reading-next" if city.closes is None else "reading-next-red"
        yield say(message, square=city.built, **pays)
    boarded = [
        say("reading-count", who=Seat(seat), count=count)
        for seat, count in enumerate(city.closed_hotels, start=1)
        if count
    ]
    if boarded:
        yield say("reading-closed", hotels=listed(boarded))


def read_tickets(view: TycoonView) -> Iterator[Text]:
    """The face-up tickets and everybody's."""
    for kind, tickets, pile in (
        ("tickets-scheduled", view.scheduled, view.scheduled_pile),
        ("tickets-charters", view.charters, view.charter_pile),
    ):
        up = [
            say("flight-priced", ticket=ticket_text(ticket), price=ticket.price)
            for ticket in tickets
            if ticket is not None
        ]
        yield say("reading-up", kind=say(kind), tickets=listed(up), left=pile.left)
    for tycoon in view.tycoons:
        held = [ticket_text(ticket) for ticket in tycoon.tickets]
        yield say("reading-hand", who=Seat(tycoon.seat), tickets=listed(held))


# --- Touching ---------------------------------------------------------------------------------


def parts(view: TycoonView, action: int) -> tuple[str, ...] | None:
    """What is touched for an action; nothing for one that nobody could mean.

    A ticket to be bought goes with the cities it leads to: who touches a city sees which tickets would
    lead there.
    """
    kind = kind_of(action)
    if kind == "buy":
        return purchase_parts(view, ticket_of(action))
    if kind == "fly":
        return flight_parts(view, action)
    if kind in ("borrow", "repay", "extend"):
        button = f"{kind}-{LOAN[loan_of(action)]}"
        return ("bank", button) if kind == "borrow" else (button,)
    if kind == "pass":
        return ("bank", kind)
    here = view.here
    return (kind,) if here is None else (spot_of(here.name), kind)


@lru_cache(maxsize=1 << 10)
def goals_of(leads: tuple[Lead, ...]) -> dict[int, tuple[str, ...]]:
    """The spots of the cities that each ticket leads to from where the player to move is."""
    return {lead.ticket.number: tuple(map(spot_of, lead.cities)) for lead in leads}


@lru_cache(maxsize=1 << 10)
def numbers_of(*tickets: Ticket | None) -> frozenset[int]:
    """Tickets by number."""
    return frozenset(ticket.number for ticket in tickets if ticket is not None)


def purchase_parts(view: TycoonView, ticket: int) -> tuple[str, ...] | None:
    """A face-up ticket, and where it leads."""
    if ticket not in numbers_of(*view.scheduled, *view.charters):
        return None
    return f"ticket-{ticket}", *goals_of(view.leads).get(ticket, ())


def flight_parts(view: TycoonView, action: int) -> tuple[str, ...] | None:
    """A ticket of somebody's hand and a city; a charter from elsewhere, with both its cities."""
    ticket = ticket_of(action)
    if not any(ticket in numbers_of(*tycoon.tickets) for tycoon in view.tycoons):
        return None
    if ticket < SCHEDULED:
        return f"ticket-{ticket}", f"city-{goal_of(action, BANK)}"
    ends = tuple(f"city-{city}" for city in cities_on(ticket))
    return f"ticket-{ticket}", *(goals_of(view.leads).get(ticket) or ends)


def preview(view: TycoonView, action: LegalAction) -> tuple[Piece, ...]:
    """The own plane where it would land or go home to, or the new building where it would stand."""
    seat = view.to_move
    assert seat is not None
    if isinstance(action, Fly):
        return (plane_piece(seat, Plane(action.city, action.strip), view.players),)
    if isinstance(action, Borrow | Pass):
        return (plane_piece(seat, AT_BANK, view.players),)
    if isinstance(action, BuildHotel | Renovate) and action.city is not None:
        city = city_text(action.city)
        return (hotel_piece(NUMBERS[action.city], action.square, seat, city),)
    if isinstance(action, BuildFactory) and action.city is not None and action.site is not None:
        city = city_text(action.city)
        return (factory_piece(NUMBERS[action.city], action.site, seat, city),)
    return ()
