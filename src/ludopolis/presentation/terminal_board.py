"""Parts of boards in letters, with Rich markup: every colour has a letter as well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.markup import escape

from ludopolis.engine.view import View
from ludopolis.language.text import Seat
from ludopolis.language.translator import Translator

# What is written on the colours of pieces.
STYLES: Mapping[str, str] = {
    "red": "bold white on #a3262a",
    "blue": "bold white on #1f4e9c",
    "yellow": "bold black on #e3b505",
    "green": "bold white on #1d6b3a",
    "black": "bold white on #33302e",
    "white": "bold black on #e8e4dc",
    "pink": "bold black on #e58fb1",
    "light blue": "bold black on #8ecae6",
    "purple": "bold white on #6b2d8b",
    "orange": "bold black on #e08a4a",
}
RED_LINE, BLUE_LINE = "#d67a7a", "#7aa2d6"  # headings of lines that cards of a colour name
BETWEEN = " · "


def styled(style: str, text: str) -> str:
    """A text in a style."""
    return f"[{style}]{text}[/]"


def turn_mark(view: View, seat: int) -> str:
    """An arrow before the seat that decides."""
    return "[bold]▸[/]" if seat == view.to_move else " "


def cut(text: str, width: int) -> str:
    """A text that is no wider than this."""
    return text if len(text) <= width else text[: width - 1] + "…"


def seat_name(seat: int, say: Translator, width: int) -> str:
    """A player's name in a column, cut where it is too long; the reader's own one says so."""
    title = say("seat-title", who=Seat(seat))
    if (over := len(title) - width) > 0:
        short = cut(say.name(seat), max(1, len(say.name(seat)) - over))
        title = say.for_reader([short] * seat, say.seat)("seat-title", who=Seat(seat))
    return escape(f"{title:<{width}}")


def columns(cells: Sequence[object], widths: Sequence[int]) -> str:
    """Cells in columns, each to the right."""
    return "".join(f"{cell!s:>{width}}" for cell, width in zip(cells, widths, strict=True))
