"""An analysis on the screen: the curve in letters, the worst choices, luck, and what moved the win."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as frames
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludopolis.arena.lookback_files import Labels, Story
from ludopolis.language.text import Listed, Seat, Text
from ludopolis.language.text import say as text
from ludopolis.language.translator import Translator
from ludopolis.presentation.look import told

BARS = "▁▂▃▄▅▆▇█"
MISTAKE = "▾"
WIDEST = 72  # letters of a curve
LONGEST_NAME = 20


def percent(share: float, say: Translator, *, signed: bool = False) -> str:
    """A share as it is written in a language."""
    number = round(100 * share)
    return say("terminal-percent", number=f"{number:+}" if signed and number else number)


def seen_by(story: Story) -> Text | Seat:
    """Whose eyes the curve is drawn with."""
    eyes = story.analysis.eyes
    return Seat(eyes) if isinstance(eyes, int) else text(f"terminal-analysis-eyes-{eyes}")


def title_of(story: Story, say: Translator) -> str:
    """The game and who played it."""
    names = Listed(tuple(say.names), "plain")
    return say("terminal-analysis-title", title=story.game.box.title, names=names)


def labels_of(story: Story, say: Translator) -> Labels:
    """What the picture says."""
    axes = (say(f"terminal-analysis-axis-{axis}") for axis in ("moves", "win"))
    return Labels(title_of(story, say), *axes)


def show(story: Story, say: Translator, console: Console) -> None:
    """All of it, one thing under the other."""

    def line(words: str, style: str = "") -> None:
        console.print(escape(words), style=style, highlight=False)

    moves = len(story.analysis.judgements)
    line(title_of(story, say), "bold")
    line(say("terminal-analysis-length", moves=moves, bot=story.bot))
    line("")
    line(say("terminal-analysis-curve", eyes=seen_by(story)), "bold")
    for words in curve_lines(story, say, console.width):
        line(words)
    line("")
    if story.worst:
        console.print(worst_table(story, say))
    else:
        line(say("terminal-analysis-none"))
    if story.analysis.turns():
        console.print(turns_table(story, say))
    if story.analysis.totals():
        console.print(totals_table(story, say))
    if not story.game.over:
        line(say("terminal-analysis-unfinished"))


# --- The curve in letters ---------------------------------------------------------------------


def columns(points: int, width: int) -> list[int]:
    """The points that are shown: all, or so many that they fit, the first and the last among them."""
    if points <= width:
        return list(range(points))
    return [round(place * (points - 1) / (width - 1)) for place in range(width)]


def bars(shares: Sequence[float]) -> str:
    """Shares as a row of bars."""
    return "".join(BARS[round(share * (len(BARS) - 1))] for share in shares)


def curve_lines(story: Story, say: Translator, width: int) -> list[str]:
    """A line of bars for each seat, with the worst choices of it marked below."""
    curve = story.analysis.curve
    room = min(LONGEST_NAME, max(map(len, say.names)))
    shown = columns(len(curve), max(10, min(WIDEST, width - room - 16)))
    lines = []
    for seat, name in enumerate(say.names, start=1):
        shares = [curve[point][seat - 1] for point in shown]
        begin, end = (percent(share, say).rjust(5) for share in (shares[0], shares[-1]))
        lines.append(f"  {name[:room]:{room}} {begin} {bars(shares)} {end}")
        marks = [" "] * len(shown)
        for one in story.worst:
            if one.seat == seat:
                marks[min(range(len(shown)), key=lambda n: abs(shown[n] - one.move))] = MISTAKE
        if MISTAKE in marks:
            lines.append(" " * (room + 9) + "".join(marks).rstrip())
    return lines


# --- Tables -----------------------------------------------------------------------------------


def table_of(table: str, texts: Sequence[str], figures: Sequence[str], say: Translator) -> Table:
    """A table whose first columns are figures and names, and the last ones figures."""
    found = Table(
        title=say(table), title_justify="left", title_style="bold", box=frames.SIMPLE_HEAD
    )
    for head in texts:
        words = say(f"{table}.{head}")
        found.add_column(words, min_width=len(words))
    for head in figures:
        found.add_column(say(f"{table}.{head}"), justify="right", no_wrap=True)
    return found


def happened(story: Story, move: int, say: Translator) -> str:
    """What a spectator was told of a move."""
    return " ".join(told(story.positions[move], say))


def worst_table(story: Story, say: Translator) -> Table:
    """The choices that cost most, and what would have been better."""
    heads = ("number", "move", "played", "better")
    table = table_of("terminal-analysis-worst", heads, ("win", "cost"), say)
    for rank, one in enumerate(story.worst, start=1):
        after, best = (percent(value or 0.0, say) for value in (one.value, one.best_value))
        table.add_row(
            str(rank),
            str(one.move),
            escape(happened(story, one.move, say)),
            escape(say(story.text(one, one.best))),
            f"{best} → {after}",
            percent(-one.loss, say, signed=True),
        )
    return table


def turns_table(story: Story, say: Translator) -> Table:
    """The moves at which luck moved the win most."""
    table = table_of("terminal-analysis-turns", ("move", "happened", "who"), ("luck",), say)
    for turn in story.analysis.turns():
        table.add_row(
            str(turn.move),
            escape(happened(story, turn.move, say)),
            escape(say.name(turn.seat)),
            percent(turn.luck, say, signed=True),
        )
    return table


def totals_table(story: Story, say: Translator) -> Table:
    """For each seat, what moved its win from the beginning to the end."""
    heads = ("begin", "own", "others", "luck", "end", "faultless")
    table = table_of("terminal-analysis-totals", ("player",), heads, say)
    for total in story.analysis.totals():
        moved = (total.own, total.others, total.luck)
        choices = {"faultless": total.faultless, "choices": total.choices}
        table.add_row(
            escape(say.name(total.seat)),
            percent(total.begin, say),
            *(percent(part, say, signed=True) for part in moved),
            percent(total.end, say),
            say("terminal-analysis-faultless", **choices),
        )
    return table
