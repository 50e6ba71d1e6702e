"""Tycoon in sentences: what is asked, what a choice would do, what happened, what a payday brought."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import asdict

from ludopolis.engine.view import LegalAction
from ludopolis.games.tycoon.notation import city_text, ticket_text
from ludopolis.games.tycoon.state import HOTELS_EACH_PHASE, PHASES
from ludopolis.games.tycoon.view import (
    BuildHotel,
    CityIncome,
    Fly,
    Income,
    Pass,
    Payout,
    Ticket,
    Tycoon,
    TycoonView,
    kind_of,
)
from ludopolis.language.text import Argument, Seat, Text, Words, say
from ludopolis.presentation.parts import NOTHING, joined, plain_list, signed
from ludopolis.presentation.scene import Report


def details(action: LegalAction) -> dict[str, Argument]:
    """What messages about an action mention: its fields, cities and tickets in words."""
    found: dict[str, Argument] = {}
    for name, value in asdict(action).items():
        match value:
            case Ticket():
                found |= {"ticket": ticket_text(value), "price": value.price}
            case Payout():
                found |= {"first": value.first, "second": value.second}
            case str():
                found |= {"city": city_text(value), "place": city_text(value, "in")}
            case int() if name not in ("number", "takes_back"):
                found[name] = value
    return found


def name_of(action: LegalAction) -> str:
    """How messages about an action are called."""
    passes = isinstance(action, Fly) and action.strip is None
    return "pass-through" if passes else kind_of(action.number)


def takes_back(action: LegalAction) -> bool:
    """Does an action undo what was bought and flown?"""
    return getattr(action, "takes_back", False)


def question(view: TycoonView) -> tuple[Text, ...]:
    """What the seat to move is asked."""
    if view.over:
        return ()
    city, strip = view.decider.plane.city, view.decider.plane.strip
    if view.decision == "loans":
        asked = say("question-loans", cash=signed(view.decider.cash))
    elif city is None:
        asked = say("question-bank")
    elif strip is None:
        asked = say("question-passing", place=city_text(city, "in"))
    else:
        asked = say("question-strip", place=city_text(city, "in"), strip=strip)
    return (asked, say("question-or-pass")) if view.may_pass else (asked,)


def note(view: TycoonView, action: LegalAction) -> Text | None:  # noqa: ARG001
    """What a choice costs, and where it leads."""
    if isinstance(action, Pass) and not action.takes_back:
        return None
    back = "-back" if takes_back(action) else ""
    return say(f"note-{name_of(action)}{back}", **details(action))


# --- What happened ----------------------------------------------------------------------------


def log(before: TycoonView, after: TycoonView, done: LegalAction) -> list[Text]:
    """The sentences about one action, and what followed."""
    who, told = Seat(before.to_move or 0), details(done)
    lines = [say(f"log-{name_of(done)}", who=who, **told)]
    if isinstance(closes := told.get("closes"), int):
        lines.append(say("log-closes", who=Seat(closes), place=told["place"]))
    if takes_back(done):
        lines.append(say("log-taken-back"))
    last = isinstance(done, BuildHotel) and before.tycoons[who.number - 1].hotels == 1
    if last and not before.closing:
        lines.append(say("log-last-hotel", who=who))
    if before.decision == "turn" and kind_of(done.number) not in ("buy", "fly"):
        lines += new_tickets(before, after, takes_back(done))
    if after.paydays > before.paydays:
        lines += payday(after)
    if after.phase > before.phase:
        lines += [standing(after)]
        lines += [say("log-new-phase", phase=after.phase, hotels=HOTELS_EACH_PHASE)]
    return [*lines, say("log-end")] if after.over else lines


def new_tickets(before: TycoonView, after: TycoonView, undone: bool) -> Iterator[Text]:
    """Which piles were made anew, and which tickets were turned up."""
    returned, unused = (before.bought, before.flown) if undone else ((), ())
    for kind, old, new in (
        ("scheduled", before.scheduled_pile, after.scheduled_pile),
        ("charters", before.charter_pile, after.charter_pile),
    ):
        if len(new.discards) < len(set(old.discards) - set(unused)):
            yield say(f"log-reshuffled-{kind}")
    known = {*before.face_up, *returned}
    if up := [ticket_text(t) for t in after.face_up if t and t not in known]:
        yield say("log-turned-up", tickets=plain_list(up))


def payday(after: TycoonView) -> Iterator[Text]:
    """What everybody received and from where, and what they paid for loans without being asked."""
    yield say("log-payday", number=after.paydays)
    for tycoon in after.tycoons:
        who, income = Seat(tycoon.seat), tycoon.income
        if parts := income_parts(income):
            yield say("log-income", who=who, total=income.total, parts=joined("income-and", parts))
        else:
            yield say("log-no-income", who=who)
    for tycoon in after.tycoons:
        if tycoon.repaid:
            yield say("log-repaid", who=Seat(tycoon.seat), sum=tycoon.repaid)


def income_parts(income: Income) -> list[Text]:
    """Where each million of an income comes from."""
    parts = [say("income-distribution", sum=income.distribution)] if income.distribution else []
    for kind, paid in (("majority", income.majority), ("factories", income.factories)):
        cities = [say("income-city", city=city_text(p.city), sum=p.sum) for p in paid]
        parts += [say(f"income-{kind}", cities=plain_list(cities))] if cities else []
    return parts


def standing(after: TycoonView) -> Text:
    """Who leads once the loans are decided: everybody's cash less what they still owe."""
    worths = [
        say("log-standing.seat", who=Seat(tycoon.seat), sum=signed(tycoon.worth))
        for tycoon in after.tycoons
    ]
    return say("log-standing", standing=plain_list(worths))


def explain(view: TycoonView) -> list[Text]:
    """The cash of each seat, and for a finished game what the third payday changed."""
    return [
        say(
            "explain-end" if view.over else "explain-running",
            who=Seat(tycoon.seat),
            before=signed(tycoon.cash_before),
            distribution=tycoon.income.distribution,
            majority=tycoon.income.majority_total,
            factories=tycoon.income.factories_total,
            repaid=tycoon.repaid,
            total=signed(tycoon.cash),
        )
        for tycoon in view.tycoons
    ]


# --- The statement of a payday: a column for each player --------------------------------------


def report(before: TycoonView, after: TycoonView) -> Report | None:
    """Where each million came from, city by city, if a payday lies between two views."""
    if after.paydays == before.paydays:
        return None
    note = "end" if after.over else "loans" if after.decision == "loans" else "on"
    return Report(
        say("report-title", number=after.paydays, phases=PHASES),
        line(after, say("report-from"), lambda tycoon: say("item", item=Seat(tycoon.seat))),
        tuple(rows(after)),
        line(after, say("report-after"), lambda tycoon: signed(tycoon.cash)),
        (say(f"report-{note}", hotels=HOTELS_EACH_PHASE),),
    )


def line(view: TycoonView, label: Text, cell: Callable[[Tycoon], Words]) -> tuple[Words, ...]:
    """A row: what it is, and a cell for each player."""
    return (label, *map(cell, view.tycoons))


def plus(number: int) -> str:
    """A sum that is received, or a dash."""
    return f"+{number}" if number else NOTHING


def paid_by(city: str, incomes: tuple[CityIncome, ...]) -> str:
    """What a city has paid a player."""
    return plus(sum(paid.sum for paid in incomes if paid.city == city))


def spread(tycoon: Tycoon) -> Words:
    """What the distribution has brought, and for how many cities."""
    paid = tycoon.income.distribution
    return say("report-spread", sum=plus(paid), cities=tycoon.cities) if paid else NOTHING


def rows(view: TycoonView) -> Iterator[tuple[Words, ...]]:
    """Cash before, distribution, hotels and factories of each city, income, loans paid unasked."""
    yield line(view, say("report-before"), lambda tycoon: signed(tycoon.cash_before))
    yield line(view, say("report-distribution"), spread)
    for city in view.cities:
        name, pays = city_text(city.name), city.payout
        hotels = [paid_by(city.name, tycoon.income.majority) for tycoon in view.tycoons]
        if set(hotels) != {NOTHING}:
            label = say("report-hotels", city=name, first=pays.first, second=pays.second)
            yield (label, *hotels)
        factories = [paid_by(city.name, tycoon.income.factories) for tycoon in view.tycoons]
        if set(factories) != {NOTHING}:
            yield (say("report-factories", city=name, each=city.factory_payout), *factories)
    yield line(view, say("report-income"), lambda tycoon: plus(tycoon.income.total))
    if any(tycoon.repaid for tycoon in view.tycoons):
        repaid = [signed(-tycoon.repaid) if tycoon.repaid else NOTHING for tycoon in view.tycoons]
        yield (say("report-repaid-all" if view.over else "report-repaid"), *repaid)
