"""The statement that everybody looks at after a bankruptcy and at the end: who has what."""

from __future__ import annotations

from ludopolis.games.property.log import ending_line
from ludopolis.games.property.view import Player, PropertyView
from ludopolis.language.text import Seat, Words, say
from ludopolis.presentation.scene import Report

NOTHING = "–"


def report(before: PropertyView, after: PropertyView) -> Report | None:
    """Everybody's fortune, the richest first; None unless somebody was ruined or the game is over."""
    ruined = after.bankrupt[len(before.bankrupt) :]
    if not ruined and (before.over or not after.over):
        return None
    columns = [say("report-player"), say("report-cash")]
    if after.count_property:
        columns += [say("report-squares"), say("report-fortune")]
    return Report(
        title=say("report-ruin", who=Seat(ruined[0])) if ruined else say("report-end"),
        columns=tuple(columns),
        rows=tuple(account(after, player) for player in sorted(after.seats, key=standing)),
        notes=(ending_line(after) if after.over else say("report-goes-on"),),
    )


def standing(player: Player) -> tuple[int, int]:
    """The order of the lines: the richest first, then bankrupts, the last one first."""
    return (0, -player.fortune) if player.bankrupt is None else (1, -player.bankrupt)


def account(view: PropertyView, player: Player) -> tuple[Words, ...]:
    """A player's line."""
    name = say("seat-title", who=Seat(player.seat))
    if player.bankrupt is not None:
        empty = (NOTHING, NOTHING) if view.count_property else ()
        return (name, say("report-bankrupt"), *empty)
    cash = say("money", dollars=player.cash)
    if not view.count_property:
        return (name, cash)
    worth = say("report-worth", squares=player.squares, worth=player.fortune - player.cash)
    return (name, cash, worth, say("money", dollars=player.fortune))
