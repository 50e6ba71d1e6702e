"""The statement when the colours are dealt, and the score worked out."""

from __future__ import annotations

from ludopolis.games.newyork.notation import colour_text
from ludopolis.games.newyork.view import NewYorkView
from ludopolis.language.text import Listed, Seat, Text, Words, say
from ludopolis.presentation.scene import Report


def dealt(view: NewYorkView) -> Report:
    """Who owns what when the game proper begins."""
    rows: list[tuple[Words, ...]] = []
    for seat, player in enumerate(view.seats, start=1):
        colours = tuple(colour_text(colour) for colour in player.colours)
        rows.append(
            (
                say("seat-title", who=Seat(seat)),
                say("item", item=Listed(colours, "plain")),
                str(player.buildings),
                str(player.coins),
            )
        )
    columns = ("report-player", "report-colour", "row-buildings", "row-coins")
    return Report(
        title=say("report-dealt"),
        columns=tuple(say(column) for column in columns),
        rows=tuple(rows),
        notes=(say("report-first", who=Seat(view.first or 0)),),
    )


def explain(view: NewYorkView) -> list[Text]:
    """The score of each seat, and the sums of teams."""
    lines = [_score(view, seat) for seat in range(1, view.players + 1)]
    for seat, player in enumerate(view.seats, start=1):
        if player.partner is not None and player.partner > seat:  # each team once
            one, two, total = Seat(seat), Seat(player.partner), player.team_points or 0
            lines.append(say("score-team", one=one, two=two, total=total))
    return lines


def _score(view: NewYorkView, seat: int) -> Text:
    player = view.seats[seat - 1]
    sizes = [len(block.squares) for block in view.blocks if block.owner == seat]
    block, second = (*sizes, 0, 0)[:2]
    facts = {"block": block, "double": 2 * block, "coins": player.coins, "total": player.points}
    if view.players == 2:
        return say("score-line-two", who=Seat(seat), block2=second, double2=2 * second, **facts)
    return say("score-line", who=Seat(seat), others=player.buildings - block, **facts)
