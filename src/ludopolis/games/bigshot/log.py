"""What happened between two views of the same seat, in sentences.

It sees nothing but the views and what the seat saw done, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludopolis.engine.view import LegalAction
from ludopolis.games.bigshot.market import ROUNDS
from ludopolis.games.bigshot.notation import colour_text, district_text
from ludopolis.games.bigshot.scene import pawns_text
from ludopolis.games.bigshot.view import (
    Bid,
    BigShotView,
    Borrow,
    ColourName,
    Pass,
    Pay,
    Place,
)
from ludopolis.language.text import Seat, Text, say


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
    assert before.to_move is not None
    who = Seat(before.to_move)
    match done:
        case Bid(amount=amount):
            return say("log-bid", who=who, amount=amount)
        case Pass():
            return say("log-pass", who=who)
        case Borrow(colour=colour, pays=pays, debt=debt) if before.players == 2:
            name = colour_text(colour)
            return say("log-borrow-for", who=who, colour=name, pays=pays, debt=debt)
        case Borrow(pays=pays, debt=debt):
            return say("log-borrow", who=who, pays=pays, debt=debt)
        case Pay(colour=colour, amount=amount):
            return say("log-pay", who=who, amount=amount, colour=colour_text(colour))
        case Place(colour=colour, district=district):
            into = district_text(district, ".into")
            return say("log-place", who=who, colour=colour_text(colour), district=into)
        case _:
            return say("log-no-loan", who=who)


def told_award(before: BigShotView, after: BigShotView) -> Iterator[Text]:
    """Who has got the lot, once the bidding is over."""
    if before.decision != "bid" or after.to_move is None or after.decision not in ("pay", "place"):
        return
    who, lot = Seat(after.to_move), pawns_text(after.lot)
    if not after.bid:
        yield say("log-free", who=who, lot=lot)
    else:
        message = "log-wins" if after.decision == "pay" else "log-won"
        yield say(message, who=who, amount=after.bid, lot=lot)


def told_sales(before: BigShotView, after: BigShotView, done: LegalAction) -> Iterator[Text]:
    """Which districts were sold; at the end also which ones nobody gets."""
    if after.over:
        yield say("log-end", rounds=ROUNDS)
    for then, now in zip(before.districts, after.districts, strict=True):
        placed = isinstance(done, Place) and done.district == now.name
        if now.owner is not None and then.owner is None:
            yield told_sale(after, now.name, now.owner)
        elif after.over and now.owner is None and (then.pawns or placed):
            yield say("log-unowned", district=district_text(now.name, ".start"))


def told_sale(view: BigShotView, district: str, colour: ColourName) -> Text:
    """To whom a district was sold."""
    seat = view.colour(colour).seat
    name, start = colour_text(colour), district_text(district, ".start")
    if seat is None:
        return say("log-sold-nobody", district=start, colour=name)
    return say("log-sold", district=start, colour=name, who=Seat(seat))
