"""The files of an analysis: a plot and data; docs/analyse.md describes the columns."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from ludopolis.arena.plots import FAINT, INK, STYLE
from ludopolis.bots.analysis import Analysis, Judgement
from ludopolis.engine.game import Game
from ludopolis.language.text import Text

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PLOT, TABLE, ALL = "curve.svg", "moves.csv", "analysis.json"

# From the colour-blind safe palette of Okabe and Ito; each has a mark of its own.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
MARKS = ("o", "s", "D", "^", "v", "P")


@dataclass(frozen=True)
class Labels:
    """The texts of the plot."""

    title: str
    moves: str
    win: str


@dataclass(frozen=True)
class AnalysedGame:
    """An analysed game."""

    positions: Sequence[Game]  # after the deal and after each move
    analysis: Analysis
    worst: Sequence[Judgement]
    names: Sequence[str]
    bot: str  # the spec of the bot that analysed it

    @property
    def game(self) -> Game:
        """The game after its last move."""
        return self.positions[-1]

    def text(self, one: Judgement, action: int) -> Text:
        """An action of a decision, as a text."""
        return self.positions[one.move - 1].text(action)

    def written(self, one: Judgement, action: int) -> str:
        """An action of a decision, as it is written in records."""
        return self.positions[one.move - 1].written(action)


def write(folder: Path, analysed: AnalysedGame, labels: Labels) -> list[Path]:
    """Write all files into a folder; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / name for name in (PLOT, TABLE, ALL)]
    draw(paths[0], analysed, labels)
    write_moves(paths[1], analysed)
    data = json.dumps(as_data(analysed), indent=2, ensure_ascii=False)
    paths[2].write_text(data + "\n", "utf-8")
    return paths


def as_data(analysed: AnalysedGame) -> dict[str, Any]:
    """The analysis as JSON data; actions are written as in records."""
    game, analysis = analysed.game, analysed.analysis
    kept = analysis.as_data()
    return {
        "game": game.box.name,
        "players": game.players,
        "options": dict(game.options),
        "seats": list(game.names),
        "finished": game.over,
        "bot": analysed.bot,
        "eyes": analysis.viewpoint,
        "totals": [{k: _short(v) for k, v in asdict(t).items()} for t in analysis.totals()],
        "curve": kept["curve"],
        "moves": [
            {
                **entry,
                "played": analysed.written(one, one.played),
                "best": analysed.written(one, one.best),
                "moved": [_short(share) for share in analysis.changes(one.move)],
            }
            for entry, one in zip(kept["moves"], analysis.judgements, strict=True)
        ],
    }


def write_moves(path: Path, analysed: AnalysedGame) -> None:
    """Write a line for each move; the last line has the shares after the last move."""
    analysis, players = analysed.analysis, analysed.game.players
    seats = range(1, players + 1)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(
            [
                *("move", "seat", "choices", "played", "best", "value", "best_value", "loss"),
                *("chance", "open_chance"),
                *(f"win_{seat}" for seat in seats),
                *(f"moved_{seat}" for seat in seats),
            ]
        )
        for one, shares in zip(analysis.judgements, analysis.curve[:-1], strict=True):
            played, best = analysed.written(one, one.played), analysed.written(one, one.best)
            values = (one.value, one.best_value, one.loss, int(one.chance), int(one.open_chance))
            moved = map(_short, analysis.changes(one.move))
            writer.writerow(
                [one.move, one.seat, one.choices, played, best, *values, *shares, *moved]
            )
        after = len(analysis.judgements) + 1
        writer.writerow([after, *[""] * 9, *analysis.curve[-1], *[""] * players])


def _short(value: Any) -> Any:
    return round(value, 4) if isinstance(value, float) else value


# --- The plot ---------------------------------------------------------------------------------


def draw(path: Path, analysed: AnalysedGame, labels: Labels) -> None:
    """Draw a line for each seat, with its worst choices numbered.

    Partners win together but know different things, so each of them has a line.
    """
    game, analysis = analysed.game, analysed.analysis
    sides = game.box.sides(game.players, game.options)
    with mpl.rc_context(STYLE):
        # Not pyplot, which looks for a screen.
        figure = Figure(figsize=(9, 4.4), layout="constrained")
        axes = figure.subplots()
        axes.set_title(labels.title, fontsize=11, loc="left")
        lay_out(axes, len(analysis.curve), 1 / len(sides), labels)
        moves = range(len(analysis.curve))
        for place, name in enumerate(analysed.names):
            axes.plot(
                moves,
                [shares[place] for shares in analysis.curve],
                color=COLOURS[place % len(COLOURS)],
                marker=MARKS[place % len(MARKS)],
                markersize=4,
                markevery=max(1, len(moves) // 12),
                linewidth=1.8,
                label=name,
            )
        for rank, one in enumerate(analysed.worst, start=1):
            number_choice(axes, one, rank, analysis, COLOURS[(one.seat - 1) % len(COLOURS)])
        figure.legend(loc="outside lower center", ncols=min(4, game.players), frameon=False)
        figure.savefig(path, metadata={"Date": None, "Title": labels.title})


def lay_out(axes: Axes, points: int, fair: float, labels: Labels) -> None:
    """Axes from the deal to the end, and from 0 to 100%."""
    axes.set_xlim(0, max(1, points - 1))
    axes.set_ylim(-0.02, 1.02)
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _: f"{share:.0%}"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(labels.moves)
    axes.set_ylabel(labels.win)
    axes.axhline(fair, color=INK, linestyle=(0, (2, 3)), linewidth=1)
    axes.grid(axis="y", color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)


def number_choice(axes: Axes, one: Judgement, rank: int, analysis: Analysis, colour: str) -> None:
    """A number in a circle where a choice was made."""
    at = (one.move - 1, analysis.curve[one.move - 1][one.seat - 1])
    axes.annotate(
        str(rank),
        at,
        xytext=(0, 16 if at[1] < 0.85 else -16),
        textcoords="offset points",
        ha="center",
        va="center",
        fontsize=8,
        color=INK,
        bbox={"boxstyle": "circle,pad=0.25", "facecolor": "white", "edgecolor": colour},
        arrowprops={"arrowstyle": "-", "color": colour, "linewidth": 1},
    )
