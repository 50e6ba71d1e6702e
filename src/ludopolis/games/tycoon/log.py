"""What happened between two views of the same seat, in sentences.

It sees nothing but the views, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludopolis.engine.view import LegalAction
from ludopolis.games.tycoon.globe import HOTELS_EACH_PHASE
from ludopolis.games.tycoon.notation import city_text, in_city, ticket_text
from ludopolis.games.tycoon.scene import joined, signed
from ludopolis.games.tycoon.view import (
    Borrow,
    BuildFactory,
    BuildHotel,
    Buy,
    CityIncome,
    Extend,
    Fly,
    Income,
    Pass,
    Renovate,
    Repay,
    Ticket,
    TycoonView,
)
from ludopolis.language.text import Listed, Seat, Text, say


def log(before: TycoonView, after: TycoonView, done: LegalAction) -> list[Text]:
    """The sentences about one action, and what followed."""
    assert before.to_move is not None
    who = Seat(before.to_move)
    lines = [action_line(who, done), *closing_lines(done)]
    if isinstance(done, Borrow | Pass) and done.takes_back:
        lines.append(say("log-taken-back"))
    last = before.tycoons[who.number - 1].hotels == 1
    if isinstance(done, BuildHotel) and last and not before.closing:
        lines.append(say("log-last-hotel", who=who))
    if before.decision == "turn" and not isinstance(done, Buy | Fly):
        lines += new_tickets(before, after, taken_back=isinstance(done, Borrow | Pass))
    if after.paydays > before.paydays:
        lines += payday(after)
    if after.phase > before.phase:
        lines.append(standing(after))
        lines.append(say("log-new-phase", phase=after.phase, hotels=HOTELS_EACH_PHASE))
    if after.over:
        lines.append(say("log-end"))
    return lines


def action_line(who: Seat, done: LegalAction) -> Text:
    """The action itself."""
    match done:
        case Buy():
            return say("log-buy", who=who, ticket=ticket_text(done.ticket), sum=done.ticket.price)
        case Fly(city=str(goal)):
            ticket, city = ticket_text(done.ticket), city_text(goal)
            if done.strip is None:
                return say("log-pass-through", who=who, city=city, ticket=ticket)
            return say("log-fly", who=who, city=city, ticket=ticket, strip=done.strip)
        case BuildHotel(city=str(here)):
            place, square = in_city(here), done.square
            return say("log-hotel", who=who, place=place, sum=done.price, square=square)
        case Renovate(city=str(here)):
            return say("log-renovate", who=who, place=in_city(here), square=done.square)
        case BuildFactory(city=str(here)):
            return say("log-factory", who=who, place=in_city(here), sum=done.price)
        case Borrow():
            return say("log-borrow", who=who, sum=done.sum, due=done.due)
        case Repay():
            return say("log-repay", who=who, sum=done.sum, due=done.due)
        case Extend():
            return say("log-extend", who=who, sum=done.sum, due=done.due)
    return say("log-pass", who=who)


def closing_lines(done: LegalAction) -> list[Text]:
    """Whose oldest hotel was closed, if the new one stands on a red square."""
    if not isinstance(done, BuildHotel | Renovate) or done.closes is None or done.city is None:
        return []
    return [say("log-closes", who=Seat(done.closes), place=in_city(done.city))]


def new_tickets(before: TycoonView, after: TycoonView, *, taken_back: bool) -> list[Text]:
    """Which tickets were turned up, and which piles were made anew for it."""
    returned = set(before.bought) if taken_back else set()
    undone = set(before.flown) if taken_back else set()
    lines = []
    turned_up: list[Ticket] = []
    for message, old, new, lay_there, lie_there in (
        (
            "log-reshuffled-scheduled",
            before.scheduled_pile,
            after.scheduled_pile,
            before.scheduled,
            after.scheduled,
        ),
        (
            "log-reshuffled-charters",
            before.charter_pile,
            after.charter_pile,
            before.charters,
            after.charters,
        ),
    ):
        if len(new.discards) < len(set(old.discards) - undone):
            lines.append(say(message))
        known = {*lay_there, *returned}
        turned_up += [ticket for ticket in lie_there if ticket and ticket not in known]
    if turned_up:
        tickets = Listed(tuple(ticket_text(ticket) for ticket in turned_up), "plain")
        lines.append(say("log-turned-up", tickets=tickets))
    return lines


def payday(after: TycoonView) -> Iterator[Text]:
    """What everybody received and from where, and what they paid for loans without being asked."""
    yield say("log-payday", number=after.paydays)
    for tycoon in after.tycoons:
        who, total = Seat(tycoon.seat), tycoon.income.total
        if parts := income_parts(tycoon.income):
            yield say("log-income", who=who, total=total, parts=joined("income-and", parts))
        else:
            yield say("log-no-income", who=who)
    for tycoon in after.tycoons:
        if tycoon.repaid:
            yield say("log-repaid", who=Seat(tycoon.seat), sum=tycoon.repaid)


def income_parts(income: Income) -> list[Text]:
    """Where each million of an income comes from."""
    parts = []
    if income.distribution:
        parts.append(say("income-distribution", sum=income.distribution))
    if income.majority:
        parts.append(say("income-majority", cities=by_city(income.majority)))
    if income.factories:
        parts.append(say("income-factories", cities=by_city(income.factories)))
    return parts


def by_city(incomes: tuple[CityIncome, ...]) -> Listed:
    """What cities pay, one after the other."""
    told = (say("income-city", city=city_text(paid.city), sum=paid.sum) for paid in incomes)
    return Listed(tuple(told), "plain")


def standing(after: TycoonView) -> Text:
    """Who leads once the loans are decided: everybody's cash less what they still owe."""
    worths = (
        say("log-standing.seat", who=Seat(tycoon.seat), sum=signed(tycoon.worth))
        for tycoon in after.tycoons
    )
    return say("log-standing", standing=Listed(tuple(worths), "plain"))


def explain(view: TycoonView) -> list[Text]:
    """The cash of each seat, and for a finished game what the third payday changed."""
    lines = []
    for tycoon in view.tycoons:
        who, income, total = Seat(tycoon.seat), tycoon.income, signed(tycoon.cash)
        if not view.over:
            lines.append(say("explain-running", who=who, total=total))
            continue
        lines.append(
            say(
                "explain-end",
                who=who,
                before=signed(tycoon.cash - income.total + tycoon.repaid),
                distribution=income.distribution,
                majority=sum(paid.sum for paid in income.majority),
                factories=sum(paid.sum for paid in income.factories),
                repaid=tycoon.repaid,
                total=total,
            )
        )
    return lines
