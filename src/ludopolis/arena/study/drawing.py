"""Matplotlib's pictures as light SVG that belongs to a page.

A picture is drawn in stand-in colours, which become the page's own (`var(--ink)`), so that it follows
light and dark; text stays text, in the page's letters; ids are its own, coordinates short.
"""

from __future__ import annotations

import functools
import io
import re
from collections.abc import Callable
from html import escape
from typing import Any, ParamSpec

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

WIDTH = 400  # units; small enough to be read on a phone
FONT = 12.5

# Stand-ins: colours that mean a colour of the page. Any six-digit code would do, if it is used once.
INK, FAINT, LINE, PAPER = "#010101", "#020202", "#030303", "#040404"
ACCENT, SECOND = "#050505", "#060606"
SERIES = ("#110101", "#110202", "#110303", "#110404", "#110505")
MARKERS = ("o", "s", "^", "D", "v")
SIGNS = ("●", "■", "▲", "◆", "▼")  # the same as text
PAGE_COLOURS = {
    INK: "var(--ink)",
    FAINT: "var(--faint)",
    LINE: "var(--line)",
    PAPER: "var(--ivory)",
    ACCENT: "var(--accent)",
    SECOND: "var(--second)",
    **{code: f"var(--series-{n})" for n, code in enumerate(SERIES, start=1)},
}
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "ludopolis",
    "font.family": "DejaVu Sans",
    "font.size": FONT,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": FAINT,
    "axes.labelsize": FONT,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 1,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelsize": FONT,
    "ytick.labelsize": FONT,
    "figure.facecolor": "none",
    "lines.linewidth": 2,
    "figure.dpi": 72,  # a unit is a point
}


Arguments = ParamSpec("Arguments")


def drawn(plot: Callable[Arguments, str]) -> Callable[Arguments, str]:
    """Draw a plot in the style of the page, and leave Matplotlib's settings as they were."""

    @functools.wraps(plot)
    def in_style(*arguments: Arguments.args, **named: Arguments.kwargs) -> str:
        with mpl.rc_context(STYLE):
            return plot(*arguments, **named)

    return in_style


def canvas(
    height: float, *, left: float = 40, right: float = 14, top: float = 8, below: float = 38
) -> tuple[Figure, Axes]:
    """A picture of so many units high, with room for labels on each side."""
    figure = Figure(figsize=(WIDTH / 72, height / 72))
    axes = figure.add_axes(
        (
            left / WIDTH,
            below / height,
            (WIDTH - left - right) / WIDTH,
            (height - below - top) / height,
        )
    )
    axes.tick_params(length=3)
    return figure, axes


def written(figure: Figure, key: str, title: str, description: str) -> str:
    """The picture as SVG for a page, with a title and a description for those who do not see it."""
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
    svg = buffer.getvalue()
    svg = svg[svg.index("<svg") :]
    return _own_opening(_lightened(svg, key), key, title, description)


def _lightened(svg: str, key: str) -> str:
    """Without what a page does not need, and with its colours and letters."""
    for useless in (
        r"<metadata>.*?</metadata>",
        r"<!--.*?-->",
        r"<style[^>]*>.*?</style>",
        r'<path d="[^"]*" style="fill: none"/>',  # backgrounds that are not seen
        r' transform="rotate\(-0 [^"]*\)"',
        r"font-family: [^;\"]+; ",
    ):
        svg = re.sub(useless, "", svg, flags=re.S)
    svg = svg.replace("xlink:href", "href")
    for code, colour in PAGE_COLOURS.items():
        svg = svg.replace(code, colour)
    used = set(re.findall(r"(?:href=\"#|url\(#)([\w-]+)", svg))
    svg = re.sub(r' id="([^"]+)"', lambda m: f' id="{key}-{m[1]}"' if m[1] in used else "", svg)
    svg = re.sub(r'(href="#|url\(#)', rf"\1{key}-", svg)
    svg = re.sub(r"-?\d+\.\d{2,}", lambda m: f"{float(m[0]):.1f}".removesuffix(".0"), svg)
    svg = re.sub(r"\s*\n\s*", "\n", svg)
    svg = re.sub(r"(?<=[\dz])\n(?=[\"MLC])", " ", svg)
    while "<g>\n</g>" in svg or "<g/>" in svg:
        svg = svg.replace("<g>\n</g>\n", "").replace("<g/>\n", "")
    return svg


def _own_opening(svg: str, key: str, title: str, description: str) -> str:
    """An opening tag that lets the page say how large it is, and words for who does not see it."""
    box = re.search(r'viewBox="([^"]+)"', svg)
    assert box is not None
    opening = (
        f'<svg viewBox="{box[1]}" role="img" aria-labelledby="{key}-title {key}-about">'
        f'<title id="{key}-title">{escape(title)}</title>'
        f'<desc id="{key}-about">{escape(description)}</desc>'
    )
    return opening + svg[svg.index(">") + 1 :].strip()
