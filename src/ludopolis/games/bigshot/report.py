"""The score of Big Shot line by line, and the statement at the end of a game."""

from __future__ import annotations

from collections.abc import Iterator

from ludopolis.games.bigshot.notation import colour_text
from ludopolis.games.bigshot.scene import districts_text, seat_title, signed
from ludopolis.games.bigshot.view import BigShotView, Colour
from ludopolis.language.text import Seat, Text, Words, say
from ludopolis.presentation.scene import Report

HEADS = ("report-player", "report-colour", "row-districts", "report-worth", "row-cash", "row-debt")


def money(amount: int | None) -> Words:
    """An amount that may be less than nothing, or hidden."""
    return say("not-shown") if amount is None else signed(amount)


def explain(view: BigShotView) -> list[Text]:
    """The capital of each seat: districts, cash, loans; and who has too few districts."""
    lines = [line for player in view.seats for line in explain_seat(view, player.seat)]
    if not view.rule_of_two:
        return [*lines, say("explain-rule-dropped")]
    short = (player.seat for player in view.seats if not player.enough_districts)
    return [*lines, *(say("explain-too-few", who=Seat(seat)) for seat in short)]


def explain_seat(view: BigShotView, seat: int) -> Iterator[Text]:
    """The capital of a seat: a line for each colour, and the sum of two."""
    own = view.colours_of(seat)
    if len(own) == 1:
        yield explain_colour(own[0], seat_title(seat))
        return
    for colour in own:
        name = say("explain-colour", name=seat_title(seat), colour=colour_text(colour.name))
        yield explain_colour(colour, name)
    one, two = (money(colour.capital) for colour in own)
    total = money(view.seats[seat - 1].points)
    yield say("explain-both", name=seat_title(seat), one=one, two=two, total=total)


def explain_colour(colour: Colour, name: Text) -> Text:
    """The capital of a colour in one line."""
    districts = say("explain-no-districts")
    if colour.districts:
        listed = districts_text(colour)
        districts = say("explain-districts", worth=colour.worth, list=listed)
    sums = {"cash": money(colour.cash), "total": money(colour.capital)}
    if not colour.loans:
        return say("explain-line", name=name, districts=districts, **sums)
    owed = {"loans": colour.loans, "debt": colour.debt}
    return say("explain-line-loans", name=name, districts=districts, **sums, **owed)


def report(before: BigShotView, after: BigShotView) -> Report | None:
    """The capital of every colour, when the game has ended."""
    if before.over or not after.over:
        return None
    colours = [(player.seat, c) for player in after.seats for c in after.colours_of(player.seat)]
    return Report(
        say("report-title"),
        (*map(say, HEADS), say("row-capital")),
        tuple(row(seat, colour) for seat, colour in colours),
        notes=(say("report-two-to-win", colours=len(after.seats[0].colours)),),
    )


def row(seat: int, colour: Colour) -> tuple[Words, ...]:
    """A colour in the statement."""
    return (
        seat_title(seat),
        colour_text(colour.name),
        say("item", item=districts_text(colour)) if colour.districts else "–",
        str(colour.worth),
        money(colour.cash),
        signed(-colour.debt),
        money(colour.capital),
    )
