"""The pictures of a report. Each takes numbers and words, and gives SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from ludopolis.arena.study.drawing import (
    ACCENT,
    FAINT,
    FONT,
    INK,
    LINE,
    MARKERS,
    PAPER,
    SECOND,
    SERIES,
    SIGNS,
    canvas,
    drawn,
    written,
)
from ludopolis.arena.study.estimates import Estimate
from ludopolis.arena.study.figures import Histogram, Level, Spread

ROW = 22  # units from one row to the next
Words = Callable[[float], str]


@dataclass(frozen=True)
class Frame:
    """What every picture has: a key of its own, a title, and words for those who do not see it."""

    key: str
    title: str
    description: str


@dataclass(frozen=True)
class Dot:
    """A row of a plot of dots: a difference with its interval."""

    label: str
    estimate: Estimate
    reference: float
    sure: bool  # more than chance: then the dot is filled
    value: str  # written at the right


def say_axis(axes: Axes, words: Words, *, horizontal: bool = True, count: int = 6) -> None:
    """Few marks on an axis, with numbers as the language writes them."""
    axis = axes.xaxis if horizontal else axes.yaxis
    axis.set_major_locator(MaxNLocator(count, steps=[1, 2, 5, 10]))
    axis.set_major_formatter(FuncFormatter(lambda value, _: words(value)))


def rows_only(axes: Axes, count: int) -> None:
    """An axis of rows from top to bottom, without marks."""
    axes.set_ylim(count - 0.4, -0.6)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)


def beside(axes: Axes, text: str, row: float, *, left: bool, **style: Any) -> None:
    """A text at the left or right edge of a row."""
    axes.annotate(
        text,
        (0 if left else 1, row),
        xycoords=("axes fraction", "data"),
        xytext=(-8 if left else 8, 0),
        textcoords="offset points",
        ha="right" if left else "left",
        va="center",
        annotation_clip=False,
        **style,
    )


def above(axes: Axes, text: str, across: float, **style: Any) -> None:
    """A text over the plot, so many units from its left edge."""
    axes.annotate(
        text,
        (0, 1),
        xycoords="axes fraction",
        xytext=(across, 10),
        textcoords="offset points",
        annotation_clip=False,
        **style,
    )


@drawn
def dots(
    frame: Frame, groups: Sequence[tuple[str, Sequence[Dot]]], scale: float, words: Words
) -> str:
    """Differences from a reference with their intervals, in groups with headings."""
    rows = sum(len(group) + 1 for _, group in groups)
    widest = max((len(dot.label) for _, group in groups for dot in group), default=0)
    left = min(185, 24 + 6.8 * widest)
    figure, axes = canvas(rows * ROW + 30, left=left, right=66, below=26)
    reach = 0.0
    row = 0
    for heading, group in groups:
        axes.vlines(0, row + 0.5, row + len(group) + 0.5, color=FAINT, linewidth=1.2)
        axes.annotate(
            heading,
            (0, row),
            xycoords=("axes fraction", "data"),
            xytext=(-left + 6, 0),
            textcoords="offset points",
            va="center",
            fontweight="bold",
            annotation_clip=False,
        )
        for dot in group:
            row += 1
            low, high = dot.estimate.interval()
            low, high, at = (scale * (n - dot.reference) for n in (low, high, dot.estimate.value))
            reach = max(reach, -low, high)
            colour = ACCENT if dot.sure else FAINT
            axes.plot([low, high], [row, row], color=colour, linewidth=2, solid_capstyle="round")
            face = colour if dot.sure else PAPER
            axes.plot(at, row, "o", markersize=7, color=colour, markerfacecolor=face)
            beside(axes, dot.label, row, left=True)
            beside(axes, dot.value, row, left=False, color=INK if dot.sure else FAINT)
        row += 1
    rows_only(axes, rows)
    reach = reach * 1.06 or 1.0
    axes.set_xlim(-reach, reach)
    say_axis(axes, words)
    return written(figure, frame.key, frame.title, frame.description)


@drawn
def spans(frame: Frame, rows: Sequence[tuple[str, Spread]], words: Words, label: str) -> str:
    """Where most games lie: a line for nine of ten, a bar for half, a mark for the median."""
    figure, axes = canvas(len(rows) * 30 + 54, left=84, below=42)
    for row, (name, span) in enumerate(rows):
        axes.plot([span.low, span.high], [row, row], color=FAINT, linewidth=1.5, zorder=1)
        width = span.upper - span.lower
        axes.barh(row, width, left=span.lower, height=0.5, color=ACCENT, zorder=2)
        half = [row - 0.25, row + 0.25]
        axes.plot([span.middle] * 2, half, color=PAPER, linewidth=2.5, zorder=3)
        beside(axes, name, row, left=True)
    rows_only(axes, len(rows))
    axes.set_xlim(left=0)
    axes.set_xlabel(label)
    say_axis(axes, words)
    return written(figure, frame.key, frame.title, frame.description)


@drawn
def lines(
    frame: Frame,
    series: Sequence[tuple[str, Sequence[float], Sequence[float]]],
    word: str,
    label: str,
    percent: Words,
    up: Words,
    *,
    top: float | None = None,
) -> str:
    """Lines over the course of a game, each with its own colour and mark; `word` ends the key."""
    figure, axes = canvas(262, left=50, right=20, top=28, below=42)
    place = 0.0
    for number, (name, x, y) in enumerate(series):
        colour = SERIES[number % len(SERIES)]
        axes.plot(
            x,
            y,
            color=colour,
            marker=MARKERS[number % len(MARKERS)],
            markersize=5,
            markevery=max(1, len(x) // 5),
        )
        above(axes, f"{SIGNS[number % len(SIGNS)]} {name}", place, color=colour, fontweight="bold")
        place += 38
    above(axes, word, place)
    axes.set_ylim(0, top)
    axes.set_xlim(0, 1)
    axes.grid(axis="y", color=LINE, linewidth=0.6, alpha=0.6)
    axes.set_xlabel(label)
    say_axis(axes, percent)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1])
    say_axis(axes, up, horizontal=False)
    return written(figure, frame.key, frame.title, frame.description)


@drawn
def shapes(
    frame: Frame,
    rows: Sequence[tuple[str, Histogram]],
    names: tuple[str, str],
    words: Words,
    label: str,
) -> str:
    """Scores: winners above a line, the others below it."""
    figure, axes = canvas(len(rows) * 74 + 68, left=84, top=26, below=42)
    for row, (name, histogram) in enumerate(rows):
        edges = np.array(histogram.edges)
        most = max(
            max(counts, default=0) / max(1, sum(counts))
            for counts in (histogram.winners, histogram.others)
        )
        for counts, colour, side in (
            (histogram.winners, ACCENT, -1),
            (histogram.others, SECOND, 1),
        ):
            heights = np.array(counts) / max(1, sum(counts)) / (most or 1) * 0.44
            axes.stairs(row + side * heights, edges, baseline=row, fill=True, color=colour)
        axes.axhline(row, color=PAPER, linewidth=1.5)
        beside(axes, name, row, left=True)
    rows_only(axes, len(rows))
    for across, name, colour in ((0, names[0], ACCENT), (120, names[1], SECOND)):
        above(axes, f"■ {name}", across, color=colour, fontweight="bold")
    axes.set_xlabel(label)
    say_axis(axes, words)
    return written(figure, frame.key, frame.title, frame.description)


@drawn
def levels(
    frame: Frame, found: Sequence[tuple[str, Level]], fair: float, words: Words, label: str
) -> str:
    """The share of wins by an amount."""
    figure, axes = canvas(200, left=50, below=42)
    axes.axhline(fair, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)))
    top = fair
    for x, (_, level) in enumerate(found):
        low, high = level.wins.interval()
        top = max(top, high)
        axes.plot([x, x], [low, high], color=ACCENT, linewidth=2, solid_capstyle="round")
        axes.plot(x, level.wins.value, "o", markersize=7, color=ACCENT)
    axes.set_xlim(-0.5, len(found) - 0.5)
    axes.set_xticks(range(len(found)), [name for name, _ in found])
    axes.set_ylim(0, min(1.0, top * 1.08))
    axes.set_xlabel(label)
    say_axis(axes, words, horizontal=False, count=5)
    return written(figure, frame.key, frame.title, frame.description)


@drawn
def stacks(
    frame: Frame, rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str], words: Words
) -> str:
    """Bars of parts that make a whole."""
    figure, axes = canvas(len(rows) * 32 + 56, left=84, right=24, top=28, below=26)
    colours = (ACCENT, LINE, SECOND)
    for row, (name, parts) in enumerate(rows):
        begun = 0.0
        for part, colour in zip(parts, colours, strict=True):
            axes.barh(row, part, left=begun, height=0.6, color=colour, edgecolor=PAPER)
            begun += part
        beside(axes, name, row, left=True)
    rows_only(axes, len(rows))
    axes.set_xlim(0, 1)
    place = -76.0
    for name, colour in zip(names, colours, strict=True):
        above(axes, "■", place, color=colour)
        above(axes, name, place + FONT)
        place += FONT + 7 * len(name) + 10
    say_axis(axes, words)
    return written(figure, frame.key, frame.title, frame.description)
