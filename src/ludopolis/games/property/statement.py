"""The statement that everybody looks at after a bankruptcy and at the end: who has what."""

from __future__ import annotations

from ludopolis.engine.scene import Report, View
from ludopolis.games.property import survey
from ludopolis.games.property.land import SQUARE_WORTH
from ludopolis.games.property.phrases import PHRASES, money
from ludopolis.games.property.scene import called, titled


def report(before: View, after: View, language: str) -> Report | None:
    """Everybody's fortune, the richest first; None unless somebody was ruined or the game is over."""
    ruined = [seat for seat in after["bankrupt"] if seat not in before["bankrupt"]]
    if not ruined and (before["over"] or not after["over"]):
        return None
    say = PHRASES[language]
    columns = [say["report player"], say["report cash"]]
    if after["count_property"]:
        columns += [say["report squares"], say["report fortune"]]
    return Report(
        title=(
            say["report ruin"].format(called(after, ruined[0], language))
            if ruined
            else say["report end"]
        ),
        columns=tuple(columns),
        rows=tuple(account(after, seat, language) for seat in ranked(after)),
        note=say[f"ending {after['ending']}"] if after["over"] else say["report goes on"],
    )


def ranked(view: View) -> list[int]:
    """The seats: the richest first, then bankrupts, the last one first."""
    out = view["bankrupt"]
    solvent = [seat for seat in range(1, view["players"] + 1) if seat not in out]
    return sorted(solvent, key=lambda seat: -view["points"][seat - 1]) + out[::-1]


def account(view: View, seat: int, language: str) -> tuple[str, ...]:
    """A player's line."""
    say = PHRASES[language]
    name = titled(view, seat, language)
    if seat in view["bankrupt"]:
        empty = ("–", "–") if view["count_property"] else ()
        return (name, say["bankrupt"], *empty)
    cash = money(view["purses"][seat - 1], language)
    if not view["count_property"]:
        return (name, cash)
    squares = list(survey.estates(view).values()).count(seat)
    worth = money(SQUARE_WORTH * squares, language)
    return (name, cash, f"{squares} → {worth}", money(view["points"][seat - 1], language))
