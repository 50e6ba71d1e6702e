"""The choices of a decision in columns, as many as fit on the screen."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rich.text import Text

GAP = 3  # spaces between two columns
MIN_ROWS = 4  # shown on any screen


def in_columns(entries: Sequence[str], width: int, rows: int | None) -> tuple[list[str], int]:
    """The lines that show the entries, read down each column, and how many entries they show.

    With `rows`, no more lines than that, and no fewer than a few.
    """
    if not entries:
        return [], 0
    sizes = [Text.from_markup(entry).cell_len for entry in entries]
    across = max(1, (width + GAP) // (max(sizes) + GAP))
    most = len(entries) if rows is None else max(rows, MIN_ROWS) * across
    shown = min(most, len(entries))
    height = math.ceil(shown / across)
    widths = [max(sizes[top : min(top + height, shown)]) for top in range(0, shown, height)]
    lines = []
    for row in range(height):
        line = ""
        for column, place in enumerate(range(row, shown, height)):
            padding = widths[column] - sizes[place] + GAP
            line += entries[place] + " " * padding
        lines.append(line.rstrip())
    return lines, shown
