"""The plots of a report, as inline SVG in the colours of the page."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape

from ludopolis.arena.study.estimates import Estimate
from ludopolis.arena.study.schema import Histogram, Level, Spread
from ludopolis.presentation.svg import colour, tag, words

WIDTH = 400  # units; small enough to be read on a phone
FONT = 12.5
ROW = 22  # units from one row to the next
SIGNS = "●■▲◆▼"  # of lines, in the legend …
MARKERS = (  # … and as paths
    "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
    "M-3-3h6v6h-6z",
    "M0-3.5L3.5 3h-7z",
    "M0-4L4 0 0 4-4 0z",
    "M0 3.5L-3.5-3h7z",
)
Range = tuple[float, float]
Point = tuple[float, float]  # two values
Format = Callable[[float], str]


@dataclass(frozen=True)
class Frame:
    """The id, title and description of a plot."""

    key: str
    title: str
    description: str


@dataclass(frozen=True)
class Plot:
    """A finished plot."""

    title: str
    svg: str


@dataclass(frozen=True)
class Dot:
    """A row of a dot plot: an estimate with its interval, relative to a reference."""

    label: str
    estimate: Estimate
    reference: float
    sure: bool  # a claimed difference has a filled dot
    value: str  # the text at the right


@dataclass
class Canvas:
    """A plot in the making: the values that its axes span, and its margins."""

    height: float
    across: Range
    up: Range
    left: float = 40
    right: float = 14
    top: float = 8
    below: float = 38
    parts: list[str] = field(default_factory=list)

    def x(self, value: float) -> float:
        """Where a value lies from left to right."""
        low, high = self.across
        return self.left + (value - low) / (high - low) * (WIDTH - self.left - self.right)

    def y(self, value: float) -> float:
        """Where a value lies from top to bottom."""
        (low, high), bottom = self.up, self.height - self.below
        return bottom - (value - low) / (high - low) * (bottom - self.top)

    def line(self, start: Point, end: Point, paint: str, width: float = 1, **more: object) -> None:
        """A line between two points, given by their values."""
        (x1, y1), (x2, y2) = ((self.x(x), self.y(y)) for x, y in (start, end))
        stroke = {"stroke": colour(paint), "stroke_width": width}
        self.parts.append(tag("line", x1=x1, y1=y1, x2=x2, y2=y2, **stroke, **more))

    def bar(self, start: Point, end: Point, paint: str) -> None:
        """A rectangle between its upper left and lower right corner, given by their values."""
        (x, y), (right, bottom) = ((self.x(x), self.y(y)) for x, y in (start, end))
        size = {"width": right - x, "height": bottom - y}
        self.parts.append(tag("rect", x=x, y=y, **size, fill=colour(paint)))

    def path(self, data: str, paint: str, **more: object) -> None:
        """A filled path, or a line where `fill` is none."""
        self.parts.append(tag("path", d=data, **{"fill": colour(paint), **more}))

    def interval(
        self, start: Point, end: Point, at: Point, paint: str, *, filled: bool = True
    ) -> None:
        """A line for an interval, and a dot for the estimate."""
        self.line(start, end, paint, 2, stroke_linecap="round")
        face = {"fill": colour(paint if filled else "ivory"), "stroke": colour(paint)}
        self.parts.append(tag("circle", cx=self.x(at[0]), cy=self.y(at[1]), r=3.5, **face))

    def text(
        self,
        text: str,
        x: float,
        y: float,
        paint: str = "ink",
        anchor: str = "start",
        *,
        bold: bool = False,
    ) -> None:
        """A text at a place of the plot."""
        more = {"text_anchor": anchor, "font_weight": "bold" if bold else None}
        self.parts.append(words(text, x, y, FONT, colour(paint), **more))

    def row_label(self, text: str, row: float) -> None:
        """A text at the left of a row."""
        self.text(text, self.left - 8, self.y(row), anchor="end")

    def legend(self, text: str, across: float, paint: str = "ink") -> None:
        """A text above the plot, so many units from its left edge."""
        self.text(text, self.left + across, self.top - 14, paint, bold=paint != "ink")

    def horizontal_axis(self, text: Format, label: str = "", at: Sequence[float] = ()) -> None:
        """The axis below the plot, with its ticks and its label."""
        bottom, (low, high), up = self.height - self.below, self.across, self.up[0]
        self.line((low, up), (high, up), "line")
        for value in at or ticks(self.across):
            x = self.x(value)
            self.path(f"M{x:.1f} {bottom:g}v3", "line", fill="none", stroke=colour("line"))
            self.text(text(value), x, bottom + 13, "faint", "middle")
        if label:
            self.text(label, self.x((low + high) / 2), bottom + 31, "faint", "middle")

    def vertical_axis(self, text: Format, count: int = 6) -> None:
        """The axis at the left, with its ticks."""
        (low, high), across = self.up, self.across[0]
        self.line((across, low), (across, high), "line")
        for value in ticks(self.up, count):
            y = self.y(value)
            self.path(f"M{self.left:g} {y:.1f}h-3", "line", fill="none", stroke=colour("line"))
            self.text(text(value), self.left - 6, y, "faint", "end")

    def plot(self, frame: Frame) -> Plot:
        """The finished plot, with a title and a description for screen readers."""
        key = frame.key
        svg = tag(
            "svg",
            tag("title", escape(frame.title), id=f"{key}-title"),
            tag("desc", escape(frame.description), id=f"{key}-about"),
            *self.parts,
            viewBox=f"0 0 {WIDTH} {self.height:g}",
            role="img",
            aria_labelledby=f"{key}-title {key}-about",
        )
        return Plot(frame.title, svg)


def ticks(span: Range, count: int = 6) -> list[float]:
    """Round numbers in a range, at equal distances, that divide it into at most so many parts."""
    low, high = span
    power = 10.0 ** math.floor(math.log10((high - low) / count))
    step = next(s for n in (1, 2, 5, 10) if (high - low) / (s := n * power) <= count)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [step * n for n in range(first, last + 1)]


def rows(count: int) -> Range:
    """The vertical range of so many rows, numbered from top to bottom."""
    return count - 0.4, -0.6


def dots(
    frame: Frame, groups: Sequence[tuple[str, Sequence[Dot]]], scale: float, text: Format
) -> Plot:
    """Estimates with their intervals, relative to a reference, in groups with headings."""
    every = [dot for _, group in groups for dot in group]
    ends = [abs(end - dot.reference) for dot in every for end in dot.estimate.interval()]
    reach = scale * max(ends, default=0.0) * 1.06 or 1.0
    left = min(185, 24 + 6.8 * max((len(dot.label) for dot in every), default=0))
    count = len(every) + len(groups)
    plot = Canvas(count * ROW + 30, (-reach, reach), rows(count), left=left, right=66, below=26)
    row = 0
    for heading, group in groups:
        plot.line((0, row + 0.5), (0, row + len(group) + 0.5), "faint", 1.2)
        plot.text(heading, 6, plot.y(row), bold=True)
        for row, dot in enumerate(group, start=row + 1):  # noqa: B020
            values = (*dot.estimate.interval(), dot.estimate.value)
            low, high, at = (scale * (value - dot.reference) for value in values)
            paint = "accent" if dot.sure else "faint"
            plot.interval((low, row), (high, row), (at, row), paint, filled=dot.sure)
            plot.row_label(dot.label, row)
            x, y = WIDTH - plot.right + 8, plot.y(row)
            plot.text(dot.value, x, y, "ink" if dot.sure else "faint")
        row += 1
    plot.horizontal_axis(text)
    return plot.plot(frame)


def spans(frame: Frame, named: Sequence[tuple[str, Spread]], text: Format, label: str) -> Plot:
    """Distributions: a line for nine games of ten, a bar for half, a mark for the median."""
    most = max(span.high for _, span in named) * 1.05
    plot = Canvas(len(named) * 30 + 54, (0, most), rows(len(named)), left=84, below=42)
    for row, (name, span) in enumerate(named):
        plot.line((span.low, row), (span.high, row), "faint", 1.5)
        plot.bar((span.lower, row - 0.25), (span.upper, row + 0.25), "accent")
        plot.line((span.middle, row - 0.25), (span.middle, row + 0.25), "ivory", 2.5)
        plot.row_label(name, row)
    plot.horizontal_axis(text, label)
    return plot.plot(frame)


def lines(
    frame: Frame,
    named: Sequence[tuple[str, Sequence[float], Sequence[float]]],
    unit: str,
    label: str,
    percent: Format,
    vertical: Format,
    top: float | None = None,
) -> Plot:
    """Lines over the course of a game; `unit` ends the legend."""
    up = (0, top or 1.05 * max(value for _, _, values in named for value in values))
    plot = Canvas(262, (0, 1), up, left=50, right=20, top=28, below=42)
    for value in ticks(up):
        plot.line((0, value), (1, value), "line", 0.6, opacity=0.6)
    for number, (name, across, values) in enumerate(named):
        paint = f"series-{number % len(SIGNS) + 1}"
        points = [(plot.x(x), plot.y(y)) for x, y in zip(across, values, strict=True)]
        data = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        plot.path(data, paint, fill="none", stroke=colour(paint), stroke_width=2)
        for x, y in points[:: max(1, len(points) // 5)]:
            plot.path(MARKERS[number % len(SIGNS)], paint, transform=f"translate({x:.1f} {y:.1f})")
        plot.legend(f"{SIGNS[number % len(SIGNS)]} {name}", 38 * number, paint)
    plot.legend(unit, 38 * len(named))
    plot.vertical_axis(vertical)
    plot.horizontal_axis(percent, label, (0, 0.25, 0.5, 0.75, 1))
    return plot.plot(frame)


def histograms(
    frame: Frame,
    named: Sequence[tuple[str, Histogram]],
    names: tuple[str, str],
    text: Format,
    label: str,
) -> Plot:
    """Histograms of scores: winners above a line, the others below it."""
    edges = [edge for _, found in named for edge in found.edges]
    margin = 0.05 * (max(edges) - min(edges))
    across = (min(edges) - margin, max(edges) + margin)
    plot = Canvas(len(named) * 74 + 68, across, rows(len(named)), left=84, top=26, below=42)
    for row, (name, found) in enumerate(named):
        shares = [
            [count / max(1, sum(counts)) for count in counts]
            for counts in (found.winners, found.others)
        ]
        most = max(map(max, shares)) or 1
        for side, paint, heights in ((-1, "accent", shares[0]), (1, "second", shares[1])):
            data = f"M{plot.x(found.edges[0]):.1f} {plot.y(row):.1f}"
            for edge, height in zip(found.edges[1:], heights, strict=True):
                y = plot.y(row + side * height / most * 0.44)
                data += f"V{y:.1f}H{plot.x(edge):.1f}"
            plot.path(f"{data}V{plot.y(row):.1f}z", paint)
        plot.line((across[0], row), (across[1], row), "ivory", 1.5)
        plot.row_label(name, row)
    plot.legend(f"■ {names[0]}", 0, "accent")
    plot.legend(f"■ {names[1]}", 120, "second")
    plot.horizontal_axis(text, label)
    return plot.plot(frame)


def levels(
    frame: Frame, named: Sequence[tuple[str, Level]], fair: float, text: Format, label: str
) -> Plot:
    """The share of wins by an amount."""
    top = max(fair, *(level.wins.interval()[1] for _, level in named))
    across = (-0.5, len(named) - 0.5)
    plot = Canvas(200, across, (0, min(1.0, top * 1.08)), left=50, below=42)
    plot.line((across[0], fair), (across[1], fair), "faint", 1.2, stroke_dasharray="4 3")
    for x, (_, level) in enumerate(named):
        low, high = level.wins.interval()
        plot.interval((x, low), (x, high), (x, level.wins.value), "accent")
    plot.vertical_axis(text, 5)
    plot.horizontal_axis(lambda x: named[round(x)][0], label, range(len(named)))
    return plot.plot(frame)


def stacks(
    frame: Frame, named: Sequence[tuple[str, Sequence[float]]], names: Sequence[str], text: Format
) -> Plot:
    """Stacked bars of shares."""
    plot = Canvas(
        len(named) * 32 + 56, (0, 1), rows(len(named)), left=84, right=24, top=28, below=26
    )
    paints = ("accent", "line", "second")
    for row, (name, parts) in enumerate(named):
        start = 0.0
        for part, paint in zip(parts, paints, strict=True):
            plot.bar((start, row - 0.3), (start + part, row + 0.3), paint)
            start += part
        plot.row_label(name, row)
    across = -76.0
    for name, paint in zip(names, paints, strict=True):
        plot.legend("■", across, paint)
        plot.legend(name, across + FONT)
        across += FONT + 7 * len(name) + 10
    plot.horizontal_axis(text)
    return plot.plot(frame)
