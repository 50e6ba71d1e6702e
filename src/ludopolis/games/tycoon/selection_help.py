"""Help for a touched city or ticket that matches no legal move: how to get there after all."""

from __future__ import annotations

from collections.abc import Sequence

from ludopolis.games.tycoon.globe import TICKETS
from ludopolis.games.tycoon.notation import city_text, in_city, ticket_text, to_city
from ludopolis.games.tycoon.scene import signed, way_text
from ludopolis.games.tycoon.view import NUMBERS, City, TycoonView
from ludopolis.language.text import Listed, Text, say
from ludopolis.presentation.scene import part_numbers


def selection_help(view: TycoonView, parts: Sequence[str]) -> Text | None:
    """Help for one touched city, alone or with a ticket; while loans are decided, what comes first."""
    if view.decision == "loans":
        return say("help-loans")
    cities = part_numbers(parts, "city", len(view.cities))
    tickets = part_numbers(parts, "ticket", TICKETS)
    if len(cities) != 1 or len(cities) + len(tickets) != len(parts):
        return None
    if not tickets:
        return reaching(view, view.cities[cities[0]])
    return with_ticket(view, tickets[0]) if len(tickets) == 1 else None


def reaching(view: TycoonView, city: City) -> Text | None:
    """How to reach a city to which no ticket at hand leads."""
    if view.mover is None:
        return None
    if city == view.here:
        return already_there(view, city)
    route = next((route for route in view.routes if route.city == city.name), None)
    if route is None:
        if view.landings[NUMBERS[city.name]] is None:
            return say("help-taken", place=in_city(city.name))
        return say("help-no-way", to=to_city(city.name))
    way, cash = way_text(route), view.mover.cash
    if route.affordable:
        return say("help-route", to=to_city(city.name), way=way, fare=route.fare)
    return say(
        "help-too-dear", city=city_text(city.name), way=way, fare=route.fare, cash=signed(cash)
    )


def already_there(view: TycoonView, city: City) -> Text:
    """Why nothing can be built where the plane stands, if it is the price of a hotel."""
    assert view.mover is not None
    place, strip, cash = in_city(city.name), view.mover.plane.strip, view.mover.cash
    if strip is None:
        return say("help-here-taken", place=place)
    stay = next(route for route in view.routes if route.city == city.name and not route.flights)
    hotel = next((offer for offer in stay.offers if offer.building == "hotel"), None)
    if hotel is None or hotel.affordable:
        return say("help-here", place=place)
    return say("help-here-dear", place=place, price=hotel.price, cash=signed(cash))


def with_ticket(view: TycoonView, ticket: int) -> Text | None:
    """Where a ticket does lead that does not lead to the city touched with it."""
    lead = next((lead for lead in view.leads if lead.ticket.number == ticket), None)
    if lead is None:
        return None
    name = ticket_text(lead.ticket)
    if not lead.cities:
        return say("help-ticket-nowhere", ticket=name)
    cities = Listed(tuple(city_text(city) for city in lead.cities), "plain")
    return say("help-ticket", ticket=name, cities=cities)
