"""The statement at the end of a game, and of each game of a match."""

from __future__ import annotations

from ludopolis.engine.scene import Report, View
from ludopolis.games.newyorknewyork.phrases import PHRASES
from ludopolis.games.newyorknewyork.scene import tally_of, title_of


def report(before: View, after: View, language: str) -> Report | None:
    """Who made how many points, if a game ended between two views."""
    if after["match"] and after["game"] != before["game"]:
        return between_games(before, after, language)
    if after["over"] and not before["over"]:
        return at_the_end(before, after, language)
    return None


def between_games(before: View, after: View, language: str) -> Report:
    """The points of a game of a match, and who starts the next one."""
    say = PHRASES[language]
    rows = [
        (title_of(after, seat, language), str(old), str(new - old), str(new))
        for seat, (old, new) in enumerate(zip(before["totals"], after["totals"], strict=True), 1)
    ]
    starter, most = after["starter"], max(after["totals"])
    key = "report you start" if starter == after["seat"] else "report starts"
    leaders = [
        title_of(after, seat, language)
        for seat, total in enumerate(after["totals"], start=1)
        if total == most
    ]
    in_front = say["report in front"].format(names=", ".join(leaders), points=most)
    return Report(
        say["report game"].format(game=before["game"], games=before["games"]),
        (say["report player"], say["row before"], say["row game"], say["row total"]),
        tuple(rows),
        note=f"{in_front} {say[key].format(title_of(after, starter, language))}",
    )


def at_the_end(before: View, after: View, language: str) -> Report:
    """The points of the last skyline, number by number and run by run, and the games before."""
    say = PHRASES[language]
    columns = [say["report player"]]
    columns += [say["row numbers"], say["row runs"]] if after["bonus"] else []
    columns += [say["row game"], say["row before"], say["row total"]] if after["match"] else []
    columns += [] if after["match"] else [say["row points"]]
    rows = []
    for seat in range(1, after["players"] + 1):
        now = tally_of(after, seat)
        row = [title_of(after, seat, language)]
        row += [str(now.numbers), str(now.bonus)] if after["bonus"] else []
        if after["match"]:
            row += [str(now.points), str(before["totals"][seat - 1])]
        rows.append((*row, str(after["points"][seat - 1])))
    title = say["report match" if after["match"] else "report end"]
    return Report(title, tuple(columns), tuple(rows))
