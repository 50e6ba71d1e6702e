"""The rulebooks say the numbers of `board.toml`, in every language."""

from __future__ import annotations

import re

import pytest
from tycoon_table import in_words

from ludopolis.engine import registry
from ludopolis.games.tycoon.notation import city_text
from ludopolis.games.tycoon.state import (
    BOARD,
    CITIES,
    CITY_NAMES,
    DISTRIBUTION,
    EXTENDED_REPAYMENT,
    FACTORIES,
    FACTORY_PRICE,
    FIRST_PAYOUT,
    HOTEL_PRICE,
    HOTELS_EACH_PHASE,
    LOAN,
    LOAN_CARDS,
    NAMED,
    RED,
    REPAYMENT,
    SCHEDULED,
    SECOND_PAYOUT,
    SIDE,
    START_CASH,
    STEPS,
    TRACK,
)
from ludopolis.games.tycoon.view import CITY_IDS
from ludopolis.language.languages import languages

LANGUAGES = pytest.mark.parametrize("language", languages())


def city_name(city: int, language: str) -> str:
    """The name of a city."""
    return in_words(city_text(CITY_IDS[city]), language)


def numbers(text: str) -> list[int]:
    """The numbers of a text."""
    return [int(number) for number in re.findall(r"\d+", text)]


def rows(language: str) -> list[list[str]]:
    """The rows of all tables, as cells."""
    lines = registry.box("tycoon").rulebook(language).split("\n")
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line[:1] == "|"
    ]


def squares(language: str) -> list[str]:
    """The lines of the payouts by square: squares, red ones, then two of each class."""
    block: str = registry.box("tycoon").rulebook(language).split("```")[1]
    return block.strip("\n").split("\n")


@LANGUAGES
def test_the_grid(language: str) -> None:
    """Board: the rows of cities."""
    names = [city_name(city, language) for city in range(CITIES)]
    grid = [names[first : first + SIDE] for first in range(0, CITIES, SIDE)]
    assert [row for row in rows(language) if row[0] in names and len(row) == SIDE] == grid


@LANGUAGES
def test_prices_and_payouts_of_the_classes(language: str) -> None:
    """Board: what hotels and factories cost and what every square pays, for every city."""
    first, red, *payouts = squares(language)
    assert numbers(first) == list(range(TRACK))
    # A mark stands under the last digit of its square.
    marked = [int(first[: mark.end()].split()[-1]) for mark in re.finditer("x", red)]
    assert marked == [square for square in range(TRACK) if RED[square]]
    seen = []
    for number, name in enumerate("ABC"):
        (row,) = [row for row in rows(language) if row[0] == name]
        best, second = (
            [int(n) for n in line.split()[-TRACK:]] for line in payouts[2 * number : 2 * number + 2]
        )
        for called in row[1].split(", "):
            city = [city_name(city, language) for city in range(CITIES)].index(called)
            assert numbers(row[2]) == HOTEL_PRICE[city].tolist()
            assert numbers(row[3]) == FACTORY_PRICE[city].tolist()
            assert best == FIRST_PAYOUT[city].tolist()
            assert second == SECOND_PAYOUT[city].tolist()
            seen.append(city)
    assert sorted(seen) == list(range(CITIES))


@LANGUAGES
def test_scheduled_tickets(language: str) -> None:
    """Tickets: the steps on the two scheduled tickets of each city, and the prices."""
    told = {row[0]: numbers(row[1]) for row in rows(language) if len(row) == 2}
    for city in range(CITIES):
        steps = [int(STEPS[ticket]) for ticket in range(SCHEDULED) if NAMED[ticket] == city]
        assert told[city_name(city, language)] == steps
    text = registry.box("tycoon").rulebook(language)
    prices = BOARD["tickets"]["scheduled_price"]["value"]
    (line,) = [line for line in text.split("\n") if line.startswith("- **") and "18" in line]
    sums = numbers(line)[-6:]
    assert dict(zip(sums[::2], sums[1::2], strict=True)) == dict(enumerate(prices, start=1))


@LANGUAGES
def test_loans_and_distribution(language: str) -> None:
    """Loans: cards, sums and prices; payday: what a number of cities brings."""
    loans = [
        list(map(int, row[1:])) for row in rows(language) if len(row) == 5 and row[1].isdigit()
    ]
    columns = (LOAN_CARDS, LOAN, REPAYMENT, EXTENDED_REPAYMENT)
    assert loans == [[int(column[kind]) for column in columns] for kind in range(2)]
    cities, brings = (list(map(int, row[1:])) for row in rows(language) if row[-1] in ("9", "40"))
    assert cities == list(range(1, CITIES + 1))
    assert brings == DISTRIBUTION[1:].tolist()


@LANGUAGES
def test_what_everybody_gets(language: str) -> None:
    """Setup: hotels in three lots, factories, money."""
    things = {
        "en": ("hotels", "factories", "money"),
        "fr": ("hôtels", "usines", "argent"),
        "de": ("Hotels", "Fabriken", "Geld"),
    }
    told = {row[0]: numbers(row[1]) for row in rows(language) if len(row) == 2}
    hotels, factories, money = (told[thing] for thing in things[language])
    assert hotels == [HOTELS_EACH_PHASE] * 3
    assert (factories, money) == ([FACTORIES], [START_CASH])


def test_every_city_is_on_the_board() -> None:
    """Board: the grid names just the cities that have prices."""
    assert sorted(CITY_NAMES) == sorted(BOARD["cities"])
