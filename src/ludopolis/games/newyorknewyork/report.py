"""The report at the end of a game, and of each game of a match."""

from __future__ import annotations

from ludopolis.games.newyorknewyork.scene import title
from ludopolis.games.newyorknewyork.view import NewYorkNewYorkView
from ludopolis.language.text import Listed, Seat, Text, Words, say
from ludopolis.presentation.scene import Report

View = NewYorkNewYorkView


def report(before: View, after: View) -> Report | None:
    """Who made how many points, if a game ended between two views."""
    if after.game != before.game:
        return between_games(before, after)
    if after.over and not before.over:
        return at_the_end(after)
    return None


def columns(*kinds: str) -> tuple[Text, ...]:
    """The headings of a table of players."""
    return (say("report-player"), *(say(f"row-{kind}") for kind in kinds))


def between_games(before: View, after: View) -> Report:
    """The points of a game of a match, and who starts the next one."""
    rows = []
    for then, now in zip(before.seats, after.seats, strict=True):
        old, new = then.score.earlier, now.score.total
        rows.append((title(now.seat), str(old), str(new - old), str(new)))
    most = max(player.score.total for player in after.seats)
    leaders = [title(player.seat) for player in after.seats if player.score.total == most]
    return Report(
        say("report-game", game=before.game, games=before.games),
        columns("earlier", "game", "total"),
        tuple(rows),
        notes=(
            say("report-in-front", points=most, names=Listed(tuple(leaders), "plain")),
            say("report-starts", who=Seat(after.starter)),
        ),
    )


def at_the_end(after: View) -> Report:
    """The points of the last skyline, number by number and run by run, and the games before."""
    shown = ["numbers", "runs"] if after.bonus else []
    shown += ["game", "earlier", "total"] if after.match else ["total"]
    rows = []
    for player in after.seats:
        points: list[Words] = [str(getattr(player.score, part)) for part in shown]
        rows.append((title(player.seat), *points))
    headings = columns(*shown) if after.match else columns(*shown[:-1], "points")
    return Report(say("report-match" if after.match else "report-end"), headings, tuple(rows))
