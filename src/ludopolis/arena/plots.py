"""The plot of an arena: win shares and ratings with their intervals."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ludopolis.arena.standings import Standings

PLOT = "standings.svg"

# From the colour-blind safe palette of Okabe and Ito; each has a mark of its own.
BLUE, VERMILION, INK, FAINT = "#0072B2", "#D55E00", "#222222", "#DDDDDD"
STYLE: Any = {
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.facecolor": "white",
    "axes.facecolor": "white",
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "ludopolis",  # the same standings give the same file
}


def draw(folder: Path, found: Standings, title: str) -> Path:
    """Draw the standings into a folder; return the path."""
    path = folder / PLOT
    with mpl.rc_context(STYLE):
        # Not pyplot, which looks for a screen.
        figure = Figure(figsize=(9, 1.6 + 0.45 * len(found.bots)), layout="constrained")
        figure.suptitle(title, fontsize=11)
        shares, ratings = figure.subplots(1, 2, sharey=True)
        rows = list(range(len(found.bots), 0, -1))
        shares.set_yticks(rows, [line.bot for line in found.bots])
        shares.set_ylim(0.4, len(rows) + 0.6)
        draw_intervals(
            shares,
            rows,
            [100 * line.wins.value for line in found.bots],
            [(100 * line.wins.low, 100 * line.wins.high) for line in found.bots],
            BLUE,
            "o",
        )
        shares.axvline(100 * found.fair, color=INK, linestyle=(0, (2, 3)), linewidth=1)
        shares.set_xlim(-2, 102)
        shares.set_xlabel(f"games won, in % (dotted: if all were equal, {found.fair:.1%})")
        draw_intervals(
            ratings,
            rows,
            [line.rating.mean for line in found.bots],
            [
                (
                    line.rating.mean - 2 * line.rating.deviation,
                    line.rating.mean + 2 * line.rating.deviation,
                )
                for line in found.bots
            ],
            VERMILION,
            "D",
        )
        ratings.set_xlabel("rating (± 2 deviations)")
        figure.savefig(path, metadata={"Date": None, "Title": title})
    return path


def draw_intervals(
    axes: Axes,
    rows: list[int],
    values: list[float],
    bounds: list[tuple[float, float]],
    colour: str,
    mark: str,
) -> None:
    """A mark with its interval in each row."""
    axes.grid(axis="x", color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    for row, value, (low, high) in zip(rows, values, bounds, strict=True):
        axes.plot([low, high], [row, row], color=colour, linewidth=2, solid_capstyle="butt")
        axes.plot([value], [row], color=colour, marker=mark, markersize=7)
