"""What happened in Big Shot, in sentences; the score line by line, and the statement at the end.

It sees nothing but views and what a seat saw done, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludopolis.engine.view import LegalAction
from ludopolis.games.bigshot.notation import (
    colour_text,
    district_text,
    districts_text,
    pawns_text,
)
from ludopolis.games.bigshot.state import ROUNDS
from ludopolis.games.bigshot.view import Bid, BigShotView, Borrow, Colour, Pass, Pay, Place
from ludopolis.language.text import Seat, Text, Words, say
from ludopolis.presentation import parts
from ludopolis.presentation.parts import NOTHING, seat_title, signed
from ludopolis.presentation.scene import Report


def log(before: BigShotView, after: BigShotView, done: LegalAction) -> list[Text]:
    """The sentences about one action and what followed."""
    lines = [
        told_action(before, done),
        *told_award(before, after),
        *told_sales(before, after, done),
    ]
    if after.round > before.round:
        leader, lot = Seat(after.leader), pawns_text(after.lot)
        lines.append(say("log-round", who=leader, round=after.round, die=after.thrown, lot=lot))
    return lines


def told_action(before: BigShotView, done: LegalAction) -> Text:
    """What was decided, and by whom."""
    who = Seat(before.to_move or 0)
    match done:
        case Bid(amount=amount):
            return say("log-bid", who=who, amount=amount)
        case Pass():
            return say("log-pass", who=who)
        case Borrow(colour=colour, pays=pays, debt=debt):
            message = "log-borrow-for" if before.players == 2 else "log-borrow"
            return say(message, who=who, colour=colour_text(colour), pays=pays, debt=debt)
        case Pay(colour=colour, amount=amount):
            return say("log-pay", who=who, amount=amount, colour=colour_text(colour))
        case Place(colour=colour, district=district):
            into = district_text(district, ".into")
            return say("log-place", who=who, colour=colour_text(colour), district=into)
        case _:
            return say("log-no-loan", who=who)


def told_award(before: BigShotView, after: BigShotView) -> Iterator[Text]:
    """Who has got the lot, once the bidding is over."""
    if before.decision == "bid" and after.to_move and after.decision in ("pay", "place"):
        paid = "log-wins" if after.decision == "pay" else "log-won"
        who, lot = Seat(after.to_move), pawns_text(after.lot)
        yield say(paid if after.bid else "log-free", who=who, amount=after.bid, lot=lot)


def told_sales(before: BigShotView, after: BigShotView, done: LegalAction) -> Iterator[Text]:
    """Which districts were sold; at the end also which ones nobody gets."""
    if after.over:
        yield say("log-end", rounds=ROUNDS)
    for then, now in zip(before.districts, after.districts, strict=True):
        name = district_text(now.name, ".start")
        placed = isinstance(done, Place) and done.district == now.name
        if now.owner is not None and then.owner is None:
            seat, colour = after.colour(now.owner).seat, colour_text(now.owner)
            if seat is None:
                yield say("log-sold-nobody", district=name, colour=colour)
            else:
                yield say("log-sold", district=name, colour=colour, who=Seat(seat))
        elif after.over and now.owner is None and (then.pawns or placed):
            yield say("log-unowned", district=name)


# --- The score --------------------------------------------------------------------------------


def money(amount: int | None) -> Words:
    """An amount that may be less than nothing, or hidden."""
    return say("not-shown") if amount is None else signed(amount)


def explain(view: BigShotView) -> list[Text]:
    """The capital of each seat: districts, cash, loans; and who has too few districts."""
    lines = []
    for player in view.seats:
        name, own = seat_title(player.seat), view.colours_of(player.seat)
        if len(own) == 1:
            lines.append(explain_colour(own[0], name))
            continue
        for colour in own:
            which = say("explain-colour", name=name, colour=colour_text(colour.name))
            lines.append(explain_colour(colour, which))
        one, two = (money(colour.capital) for colour in own)
        lines.append(say("explain-both", name=name, one=one, two=two, total=money(player.points)))
    if not view.rule_of_two:
        return [*lines, say("explain-rule-dropped")]
    short = (player.seat for player in view.seats if not player.enough_districts)
    return [*lines, *(say("explain-too-few", who=Seat(seat)) for seat in short)]


def explain_colour(colour: Colour, name: Text) -> Text:
    """The capital of a colour in one line."""
    districts = say("explain-no-districts")
    if colour.districts:
        listed = districts_text(colour)
        districts = say("explain-districts", worth=colour.worth, list=listed)
    message = "explain-line-loans" if colour.loans else "explain-line"
    owed = {"loans": colour.loans, "debt": colour.debt}
    sums = {"cash": money(colour.cash), "total": money(colour.capital)}
    return say(message, name=name, districts=districts, **sums, **owed)


COLUMNS = (
    *("report-player", "report-colour", "row-districts", "report-worth"),
    *("row-cash", "row-debt", "row-capital"),
)


def report(before: BigShotView, after: BigShotView) -> Report | None:
    """The capital of every colour, when the game has ended."""
    if before.over or not after.over:
        return None
    rows = [
        (
            seat_title(player.seat),
            colour_text(colour.name),
            say("item", item=districts_text(colour)) if colour.districts else NOTHING,
            colour.worth,
            money(colour.cash),
            -colour.debt,
            money(colour.capital),
        )
        for player in after.seats
        for colour in after.colours_of(player.seat)
    ]
    note = say("report-two-to-win", colours=len(after.seats[0].colours))
    return parts.report(say("report-title"), COLUMNS, rows, notes=[note])
