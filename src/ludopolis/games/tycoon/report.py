"""The statement of a payday: where each million came from, city by city, a column for each player."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludopolis.engine.scene import Report, View
from ludopolis.games.tycoon.globe import HOTELS_EACH_PHASE, PHASES
from ludopolis.games.tycoon.phrases import SHOWN, signed
from ludopolis.games.tycoon.scene import seats, who

Line = tuple[str, ...]
NOTHING = "–"


def payday(before: View, after: View, language: str) -> Report | None:
    """The statement, if a payday lies between two views."""
    if after["paydays"] == before["paydays"]:
        return None
    say = SHOWN[language]
    if after["over"]:
        note = say["statement end"]
    elif after["decision"] == "loans":
        note = say["statement loans"]
    else:
        note = say["statement on"].format(HOTELS_EACH_PHASE)
    return Report(
        say["statement"].format(number=after["paydays"], phases=PHASES),
        (say["from"], *(who(after, seat, language) for seat in seats(after))),
        tuple(rows(after, language)),
        line(after, say["row after"], lambda seat: signed(after["cash"][seat])),
        note,
    )


def line(view: View, label: str, cell: Callable[[int], str]) -> Line:
    """A row: what it is, and a cell for each seat (from 0)."""
    return (label, *(cell(seat) for seat in range(view["players"])))


def plus(number: int) -> str:
    """A sum that is received, or a dash."""
    return f"+{number}" if number else NOTHING


def rows(view: View, language: str) -> Iterator[Line]:
    """Cash before, distribution, hotels and factories of each city, income, loans paid unasked."""
    say = SHOWN[language]
    incomes, repaid = view["incomes"], view["repaid"]

    def before(seat: int) -> str:
        return signed(view["cash"][seat] - incomes[seat]["total"] + repaid[seat])

    def spread(seat: int) -> str:
        cities, paid = view["spread"][seat], incomes[seat]["distribution"]
        return say["cell spread"].format(sum=plus(paid), cities=cities) if paid else NOTHING

    yield line(view, say["row before"], before)
    yield line(view, say["row distribution"], spread)
    for city in view["cities"]:
        first, second = view["payouts"][city]
        each = view["factory_payouts"][city]
        for key, label in (
            ("majority", say["row majority"].format(city=city, first=first, second=second)),
            ("factories", say["row factories"].format(city=city, each=each)),
        ):
            paid = [income[key].get(city, 0) for income in incomes]
            if any(paid):
                yield (label, *(plus(n) for n in paid))
    yield line(view, say["row income"], lambda seat: plus(incomes[seat]["total"]))
    if any(repaid):
        key = "row repaid all" if view["over"] else "row repaid"
        yield line(view, say[key], lambda seat: signed(-repaid[seat]) if repaid[seat] else NOTHING)
