"""An analysis on the screen: the curve in letters, the worst choices, luck, and what moved the win."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as frames
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludopolis.arena.lookback_files import Labels, Story
from ludopolis.terminal.lookback_phrases import PHRASES

BARS = "▁▂▃▄▅▆▇█"
MISTAKE = "▾"
WIDEST = 72  # letters of a curve
LONGEST_NAME = 20


def percent(share: float, language: str, *, signed: bool = False) -> str:
    """A share as it is written in a language."""
    number = round(100 * share)
    return PHRASES[language]["percent"].format(f"{number:+}" if signed and number else f"{number}")


def seen_by(story: Story, language: str) -> str:
    """Whose eyes the curve is drawn with."""
    eyes = story.analysis.eyes
    return story.names[eyes - 1] if isinstance(eyes, int) else PHRASES[language][eyes]


def title_of(story: Story, language: str) -> str:
    """The game and who played it."""
    title = story.game.box.title[language]
    return PHRASES[language]["title"].format(title=title, names=", ".join(story.names))


def labels_of(story: Story, language: str) -> Labels:
    """What the picture says."""
    say = PHRASES[language]
    return Labels(title_of(story, language), say["axis moves"], say["axis win"])


def show(story: Story, language: str, console: Console) -> None:
    """All of it, one thing under the other."""
    say = PHRASES[language]

    def line(text: str, style: str = "") -> None:
        console.print(escape(text), style=style, highlight=False)

    line(title_of(story, language), "bold")
    line(say["length"].format(moves=len(story.analysis.judgements), bot=story.bot))
    line("")
    line(say["curve"].format(eyes=seen_by(story, language)), "bold")
    for text in curve_lines(story, language, console.width):
        line(text)
    line("")
    if story.worst:
        console.print(worst_table(story, language))
    else:
        line(say["none"])
    if story.analysis.turns():
        console.print(turns_table(story, language))
    if story.analysis.totals():
        console.print(totals_table(story, language))
    if not story.game.over:
        line(say["unfinished"])


# --- The curve in letters ---------------------------------------------------------------------


def columns(points: int, width: int) -> list[int]:
    """The points that are shown: all, or so many that they fit, the first and the last among them."""
    if points <= width:
        return list(range(points))
    return [round(place * (points - 1) / (width - 1)) for place in range(width)]


def bars(shares: Sequence[float]) -> str:
    """Shares as a row of bars."""
    return "".join(BARS[round(share * (len(BARS) - 1))] for share in shares)


def curve_lines(story: Story, language: str, width: int) -> list[str]:
    """A line of bars for each seat, with the worst choices of it marked below."""
    curve = story.analysis.curve
    room = min(LONGEST_NAME, max(map(len, story.names)))
    shown = columns(len(curve), max(10, min(WIDEST, width - room - 16)))
    lines = []
    for seat, name in enumerate(story.names, start=1):
        shares = [curve[point][seat - 1] for point in shown]
        begin, end = (percent(share, language).rjust(5) for share in (shares[0], shares[-1]))
        lines.append(f"  {name[:room]:{room}} {begin} {bars(shares)} {end}")
        marks = [" "] * len(shown)
        for one in story.worst:
            if one.seat == seat:
                marks[min(range(len(shown)), key=lambda n: abs(shown[n] - one.move))] = MISTAKE
        if MISTAKE in marks:
            lines.append(" " * (room + 9) + "".join(marks).rstrip())
    return lines


# --- Tables -----------------------------------------------------------------------------------


def table_of(title: str, texts: Sequence[str], figures: Sequence[str]) -> Table:
    """A table whose first columns are figures and names, and the last ones figures."""
    table = Table(title=title, title_justify="left", title_style="bold", box=frames.SIMPLE_HEAD)
    for text in texts:
        table.add_column(text, min_width=len(text))
    for figure in figures:
        table.add_column(figure, justify="right", no_wrap=True)
    return table


def told(story: Story, move: int, language: str) -> str:
    """What a spectator was told of a move."""
    return " ".join(story.positions[move].told(None, language, story.names))


def worst_table(story: Story, language: str) -> Table:
    """The choices that cost most, and what would have been better."""
    say = PHRASES[language]
    heads = [say["number"], say["move"], say["what"], say["better"]]
    table = table_of(say["worst"], heads, [say["from to"], say["cost"]])
    for rank, one in enumerate(story.worst, start=1):
        after, best = (percent(value or 0.0, language) for value in (one.value, one.best_value))
        table.add_row(
            str(rank),
            str(one.move),
            escape(told(story, one.move, language)),
            escape(story.told(one, one.best, language)),
            f"{best} → {after}",
            percent(-one.loss, language, signed=True),
        )
    return table


def turns_table(story: Story, language: str) -> Table:
    """The moves at which luck moved the win most."""
    say = PHRASES[language]
    table = table_of(say["turns"], [say["move"], say["happened"], say["luck of"]], [say["luck"]])
    for turn in story.analysis.turns():
        table.add_row(
            str(turn.move),
            escape(told(story, turn.move, language)),
            escape(story.names[turn.seat - 1]),
            percent(turn.luck, language, signed=True),
        )
    return table


def totals_table(story: Story, language: str) -> Table:
    """For each seat, what moved its win from the beginning to the end."""
    say = PHRASES[language]
    heads = [say[key] for key in ("begin", "by own", "others", "luck", "end", "faultless")]
    table = table_of(say["totals"], [say["seat"]], heads)
    for total in story.analysis.totals():
        table.add_row(
            escape(story.names[total.seat - 1]),
            percent(total.begin, language),
            *(
                percent(part, language, signed=True)
                for part in (total.own, total.others, total.luck)
            ),
            percent(total.end, language),
            say["of"].format(faultless=total.faultless, choices=total.choices),
        )
    return table
