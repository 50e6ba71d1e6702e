"""An analysis on the screen: the curve in letters, the worst choices, luck, and totals."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as frames
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludopolis.arena.analysis_files import AnalysedGame, Labels
from ludopolis.language.text import Listed, Seat, Text
from ludopolis.language.text import say as text
from ludopolis.language.translator import Translator
from ludopolis.presentation.look import told

BARS = "▁▂▃▄▅▆▇█"
MISTAKE = "▾"
MAX_WIDTH = 72  # letters of a curve
MAX_NAME = 20


def percent(share: float, say: Translator, *, signed: bool = False) -> str:
    """A share as it is written in a language."""
    number = round(100 * share)
    return say("terminal-percent", number=f"{number:+}" if signed and number else number)


def seen_by(analysed: AnalysedGame) -> Text | Seat:
    """Whose viewpoint the curve shows."""
    viewpoint = analysed.analysis.viewpoint
    if isinstance(viewpoint, int):
        return Seat(viewpoint)
    return text(f"terminal-analysis-eyes-{viewpoint}")


def title_of(analysed: AnalysedGame, say: Translator) -> str:
    """The game and who played it."""
    names = Listed(tuple(say.names), "plain")
    return say("terminal-analysis-title", title=analysed.game.box.title, names=names)


def labels_of(analysed: AnalysedGame, say: Translator) -> Labels:
    """The texts of the plot."""
    axes = (say(f"terminal-analysis-axis-{axis}") for axis in ("moves", "win"))
    return Labels(title_of(analysed, say), *axes)


def show(analysed: AnalysedGame, say: Translator, console: Console) -> None:
    """Show the whole analysis."""

    def line(words: str, style: str = "") -> None:
        console.print(escape(words), style=style, highlight=False)

    moves = len(analysed.analysis.judgements)
    line(title_of(analysed, say), "bold")
    line(say("terminal-analysis-length", moves=moves, bot=analysed.bot))
    line("")
    line(say("terminal-analysis-curve", eyes=seen_by(analysed)), "bold")
    for words in curve_lines(analysed, say, console.width):
        line(words)
    line("")
    if analysed.worst:
        console.print(worst_table(analysed, say))
    else:
        line(say("terminal-analysis-none"))
    if analysed.analysis.swings():
        console.print(turns_table(analysed, say))
    if analysed.analysis.totals():
        console.print(totals_table(analysed, say))
    if not analysed.game.over:
        line(say("terminal-analysis-unfinished"))


# --- The curve in letters ---------------------------------------------------------------------


def columns(points: int, width: int) -> list[int]:
    """The points to show: all, or as many as fit, with the first and the last."""
    if points <= width:
        return list(range(points))
    return [round(place * (points - 1) / (width - 1)) for place in range(width)]


def bars(shares: Sequence[float]) -> str:
    """Shares as a row of bars."""
    return "".join(BARS[round(share * (len(BARS) - 1))] for share in shares)


def curve_lines(analysed: AnalysedGame, say: Translator, width: int) -> list[str]:
    """A line of bars for each seat, with its worst choices marked below."""
    curve = analysed.analysis.curve
    width_of_names = min(MAX_NAME, max(map(len, say.names)))
    shown = columns(len(curve), max(10, min(MAX_WIDTH, width - width_of_names - 16)))
    lines = []
    for seat, name in enumerate(say.names, start=1):
        shares = [curve[point][seat - 1] for point in shown]
        begin, end = (percent(share, say).rjust(5) for share in (shares[0], shares[-1]))
        lines.append(f"  {name[:width_of_names]:{width_of_names}} {begin} {bars(shares)} {end}")
        marks = [" "] * len(shown)
        for one in analysed.worst:
            if one.seat == seat:
                marks[min(range(len(shown)), key=lambda n: abs(shown[n] - one.move))] = MISTAKE
        if MISTAKE in marks:
            lines.append(" " * (width_of_names + 9) + "".join(marks).rstrip())
    return lines


# --- Tables -----------------------------------------------------------------------------------


def table_of(table: str, texts: Sequence[str], figures: Sequence[str], say: Translator) -> Table:
    """A table with text columns, followed by columns of figures."""
    found = Table(
        title=say(table), title_justify="left", title_style="bold", box=frames.SIMPLE_HEAD
    )
    for head in texts:
        words = say(f"{table}.{head}")
        found.add_column(words, min_width=len(words))
    for head in figures:
        found.add_column(say(f"{table}.{head}"), justify="right", no_wrap=True)
    return found


def happened(analysed: AnalysedGame, move: int, say: Translator) -> str:
    """What a spectator was told of a move."""
    return " ".join(told(analysed.positions[move], say))


def worst_table(analysed: AnalysedGame, say: Translator) -> Table:
    """The choices that cost most, and the better ones."""
    heads = ("number", "move", "played", "better")
    table = table_of("terminal-analysis-worst", heads, ("win", "cost"), say)
    for rank, one in enumerate(analysed.worst, start=1):
        after, best = (percent(value or 0.0, say) for value in (one.value, one.best_value))
        table.add_row(
            str(rank),
            str(one.move),
            escape(happened(analysed, one.move, say)),
            escape(say(analysed.text(one, one.best))),
            f"{best} → {after}",
            percent(-one.loss, say, signed=True),
        )
    return table


def turns_table(analysed: AnalysedGame, say: Translator) -> Table:
    """The moves at which luck moved the win most."""
    table = table_of("terminal-analysis-turns", ("move", "happened", "who"), ("luck",), say)
    for turn in analysed.analysis.swings():
        table.add_row(
            str(turn.move),
            escape(happened(analysed, turn.move, say)),
            escape(say.name(turn.seat)),
            percent(turn.luck, say, signed=True),
        )
    return table


def totals_table(analysed: AnalysedGame, say: Translator) -> Table:
    """For each seat, what changed its chances from the beginning to the end."""
    heads = ("begin", "own", "others", "luck", "end", "faultless")
    table = table_of("terminal-analysis-totals", ("player",), heads, say)
    for total in analysed.analysis.totals():
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
