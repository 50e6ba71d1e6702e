"""What to say to who touches a city or a ticket that leads to nothing: how to get there after all."""

from __future__ import annotations

from collections.abc import Sequence

from ludopolis.engine.scene import View, part_numbers
from ludopolis.games.tycoon.globe import TICKETS
from ludopolis.games.tycoon.names import ticket_name
from ludopolis.games.tycoon.phrases import PHRASES, SHOWN
from ludopolis.games.tycoon.scene import goals_of, standing_in, strips_taken, told_way


def advice(view: View, parts: Sequence[str], language: str) -> str:
    """Help for one touched city, alone or with a ticket; while loans are decided, what comes first."""
    if view["decision"] == "loans":
        return SHOWN[language]["why loans"]
    cities = part_numbers(parts, "city", len(view["cities"]))
    tickets = part_numbers(parts, "ticket", TICKETS)
    if len(cities) != 1 or len(cities) + len(tickets) != len(parts):
        return ""
    if not tickets:
        return to_city(view, cities[0], language)
    return with_ticket(view, tickets[0], language) if len(tickets) == 1 else ""


def to_city(view: View, city: int, language: str) -> str:
    """How to reach a city to which no ticket at hand leads."""
    say = SHOWN[language]
    name = view["cities"][city]
    place = PHRASES[language][f"in city {city}"]
    cash = view["cash"][view["to_move"] - 1]
    if city == standing_in(view):
        return already_there(view, name, place, language)
    route = next((route for route in view["routes"] if route["city"] == name), None)
    if route is None:
        key = "why taken" if strips_taken(view, name) else "why no way"
        return say[key].format(city=name, place=place)
    way, fare = told_way(route, language), route["fare"]
    key = "why route" if fare <= max(0, cash) else "why dear"
    return say[key].format(city=name, place=place, way=way, fare=fare, cash=cash)


def already_there(view: View, city: str, place: str, language: str) -> str:
    """Why nothing can be built where the plane stands, if it is the price of a hotel."""
    say = SHOWN[language]
    seat = view["to_move"] - 1
    told = say["why here"].format(place=place)
    strip = view["planes"][seat]["strip"]
    if strip is None:
        return f"{told} {say['strips taken'][:1].upper()}{say['strips taken'][1:]}."
    price = view["hotel_prices"][city][strip - 1]
    if price > view["cash"][seat]:
        told += " " + say["why hotel dear"].format(price=price, cash=view["cash"][seat])
    return told


def with_ticket(view: View, ticket: int, language: str) -> str:
    """Where a ticket does lead that does not lead to the city touched with it."""
    say, name = SHOWN[language], ticket_name(ticket, language)
    if name not in view["leads"]:
        return ""
    goals = [view["cities"][int(goal[5:])] for goal in goals_of(view, ticket)]
    if not goals:
        return say["why ticket nowhere"].format(ticket=name)
    return say["why ticket"].format(ticket=name, cities=", ".join(goals))
