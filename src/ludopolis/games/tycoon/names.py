"""What cities and tickets are called."""

from __future__ import annotations

from ludopolis.games.tycoon.globe import BANK, CITIES, ENDS, NAMED, SCHEDULED, STEPS, TICKETS
from ludopolis.games.tycoon.phrases import PHRASES


def city_name(city: int, language: str = "en") -> str:
    """The name of a city."""
    return PHRASES[language][f"city {city}"]


def ticket_cities(ticket: int) -> tuple[int, ...]:
    """The cities on a ticket: one on a scheduled ticket, two on a charter."""
    if ticket < SCHEDULED:
        return (int(NAMED[ticket]),)
    one, other = ENDS[ticket - SCHEDULED]
    return int(one), int(other)


def ticket_name(ticket: int, language: str = "en") -> str:
    """A scheduled ticket by its city and squares, a charter by its two cities."""
    name = "–".join(city_name(city, language) for city in ticket_cities(ticket))
    return f"{name} {STEPS[ticket]}" if ticket < SCHEDULED else name


def tickets_of(hand: int) -> list[int]:
    """The tickets of a set, sorted."""
    return [ticket for ticket in range(TICKETS) if int(hand) >> ticket & 1]


def city_or_none(city: int, language: str = "en") -> str | None:
    """The name of a city, or nothing for the bank."""
    return None if city == BANK else city_name(city, language)


def short(text: str, language: str = "en") -> str:
    """A text with the cities' names shortened."""
    say = PHRASES[language]
    for city in range(CITIES):
        text = text.replace(say[f"city {city}"], say[f"short city {city}"])
    return text
