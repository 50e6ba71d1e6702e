"""The statement of a payday: where each million came from, city by city, a column for each player."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludopolis.games.tycoon.globe import HOTELS_EACH_PHASE, PHASES
from ludopolis.games.tycoon.notation import city_text
from ludopolis.games.tycoon.scene import signed
from ludopolis.games.tycoon.view import City, CityIncome, Tycoon, TycoonView
from ludopolis.language.text import Seat, Text, Words, say
from ludopolis.presentation.scene import Report

Line = tuple[Words, ...]
NOTHING = "–"


def payday(before: TycoonView, after: TycoonView) -> Report | None:
    """The statement, if a payday lies between two views."""
    if after.paydays == before.paydays:
        return None
    if after.over:
        note = say("report-end")
    elif after.decision == "loans":
        note = say("report-loans")
    else:
        note = say("report-on", hotels=HOTELS_EACH_PHASE)
    return Report(
        say("report-title", number=after.paydays, phases=PHASES),
        line(after, say("report-from"), lambda tycoon: say("item", item=Seat(tycoon.seat))),
        tuple(rows(after)),
        line(after, say("report-after"), lambda tycoon: signed(tycoon.cash)),
        (note,),
    )


def line(view: TycoonView, label: Text, cell: Callable[[Tycoon], Words]) -> Line:
    """A row: what it is, and a cell for each player."""
    return (label, *map(cell, view.tycoons))


def plus(number: int) -> str:
    """A sum that is received, or a dash."""
    return f"+{number}" if number else NOTHING


def cash_before(tycoon: Tycoon) -> str:
    """The cash before payday."""
    return signed(tycoon.cash - tycoon.income.total + tycoon.repaid)


def spread(tycoon: Tycoon) -> Words:
    """What the distribution has brought, and for how many cities."""
    paid = tycoon.income.distribution
    return say("report-spread", sum=plus(paid), cities=tycoon.cities) if paid else NOTHING


def repaid(tycoon: Tycoon) -> str:
    """What was paid for loans without being asked."""
    return signed(-tycoon.repaid) if tycoon.repaid else NOTHING


def rows(view: TycoonView) -> Iterator[Line]:
    """Cash before, distribution, hotels and factories of each city, income, loans paid unasked."""
    yield line(view, say("report-before"), cash_before)
    yield line(view, say("report-distribution"), spread)
    for city in view.cities:
        yield from city_rows(view, city)
    yield line(view, say("report-income"), lambda tycoon: plus(tycoon.income.total))
    if any(tycoon.repaid for tycoon in view.tycoons):
        yield line(view, say("report-repaid-all" if view.over else "report-repaid"), repaid)


def city_rows(view: TycoonView, city: City) -> Iterator[Line]:
    """What hotels and factories of a city have brought."""
    name = city_text(city.name)
    pays = city.payout
    hotels = [paid_by(city, tycoon.income.majority) for tycoon in view.tycoons]
    if any(hotels):
        label = say("report-hotels", city=name, first=pays.first, second=pays.second)
        yield (label, *map(plus, hotels))
    factories = [paid_by(city, tycoon.income.factories) for tycoon in view.tycoons]
    if any(factories):
        label = say("report-factories", city=name, each=city.factory_payout)
        yield (label, *map(plus, factories))


def paid_by(city: City, incomes: tuple[CityIncome, ...]) -> int:
    """What a city has paid a player."""
    return sum(paid.sum for paid in incomes if paid.city == city.name)
