"""Small pieces of SVG as text: escaped, with the attributes that pages allow.

Pages forbid inline styles, so colours are presentation attributes that name a colour of the palette,
`fill="var(--brass)"`, and follow light and dark by themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

# The city at noon and at night. Every colour of pieces is told apart by its mark as well.
PALETTE: Mapping[str, Mapping[str, str]] = {
    "light": {
        "paper": "#f6f0e1",  # the table
        "ivory": "#fffaf0",  # cards and boards
        "shade": "#e6dcc4",  # a quiet area on them
        "line": "#b8a98a",  # thin lines
        "ink": "#1f1c17",  # text and outlines
        "faint": "#655c4b",  # lesser text
        "brass": "#866319",  # ornament, headings
        "lamp": "#c8102e",  # what may be chosen
        "lamplight": "#ffe2a8",  # the glow around it
        "water": "#b9d3dc",
        "grass": "#bcd2a4",
        "stone": "#cfc5b0",
    },
    "dark": {
        "paper": "#15171c",
        "ivory": "#23262e",
        "shade": "#2e323c",
        "line": "#565a66",
        "ink": "#f3ecdc",
        "faint": "#b3ab9a",
        "brass": "#d8b45c",
        "lamp": "#ff9d5c",
        "lamplight": "#5a3c17",
        "water": "#27404b",
        "grass": "#33452b",
        "stone": "#454139",
    },
}
# The colours of players' pieces are the same by day and by night, so that they stay who they are.
PIECES: Mapping[str, str] = {
    "red": "#b3262e",
    "blue": "#1f5fa8",
    "yellow": "#f0c419",
    "green": "#2a7d4f",
    "black": "#2b2826",
    "white": "#fbf8f0",
    "pink": "#d9659b",
    "sky": "#79bfe0",
    "orange": "#e07b1a",
    "purple": "#6f4a9c",
}
# What can be read on them.
ON_PIECES: Mapping[str, str] = {
    name: "#1a1815" if name in {"yellow", "white", "pink", "sky", "orange"} else "#ffffff"
    for name in PIECES
}


def colour(name: str) -> str:
    """A colour of the palette, or of the pieces, as an attribute names it."""
    return f"var(--{name})"


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; `stroke_width=2` becomes stroke-width="2", `class_` is class, None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(number(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def number(value: object) -> str:
    """A number with no more digits than are seen, anything else as it is."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def words(text: str, x: float, y: float, size: float, fill: str = "ink", **more: object) -> str:
    """A text centred on a point (give `text_anchor` for another side), safe whatever is in it."""
    attributes: dict[str, object] = {
        "text_anchor": "middle",
        "dominant_baseline": "central",
        "font_size": size,
        "fill": colour(fill) if fill.isidentifier() else fill,
        **more,
    }
    return tag("text", escape(text), x=x, y=y, **attributes)


def fitting(width: float) -> dict[str, object]:
    """Attributes of a text that is so wide, whatever the font."""
    return {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}


def style(scheme: str = "light") -> str:
    """The palette as declarations, for a picture that stands alone or for a page's style sheet."""
    every = {
        **PALETTE[scheme],
        **PIECES,
        **{f"on-{name}": code for name, code in ON_PIECES.items()},
    }
    return "".join(f"--{name}:{code};" for name, code in every.items())


def document(view_box: str, *parts: str, scheme: str = "light") -> str:
    """A picture that stands alone, with the palette."""
    return tag(
        "svg",
        tag("style", f":root,svg{{{style(scheme)}}}text{{font-family:Georgia,serif}}"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=view_box,
        role="img",
    )
