"""Art: sprites, boards and covers from a game's `art/*.svg`.

Each file is an ordinary SVG that opens in a browser or an editor. `palette.css` gives it the colours of
the pages. What the code asks for by name is

- a nested `<svg id="house" viewBox="-38 -50 76 100">`: a sprite, drawn around its middle;
- any other element with an `id`: a fragment, without its id;
- a whole file, by its name without `.svg`: what is inside its root.

`{{name}}` in a text or an attribute is a slot. `var(--paint)` and `var(--on-paint)` stand for the colour
of a piece and what can be read on it: `paint="red"` makes them `var(--red)` and `var(--on-red)`.
`<use href="#mark-red" …/>` is replaced by what it refers to, with the same slots, and others if it gives
them: `data-paint="sky" data-number="7"`. `href="pieces.svg#mark-red"` names another file of the folder,
for browsers. `#mark-paint` is that of the colour, `#roof-number` that of another slot; for browsers, the
file may have a sample of that name.
What is in `<defs>` is drawn only where it is asked for.
`box` says where an element with `x`, `y`, `width` and `height` is: a board knows where things lie on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape, unescape
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from ludopolis.presentation.scene import Spot, Sprite
from ludopolis.presentation.svg import number, tag

_SLOT = re.compile(r"\{\{([\w-]+)\}\}")
_USE = re.compile(r'<use href="[\w.-]*#([^"]+)"([^>]*)/>')
_SLOT_OF_USE = re.compile(r' data-([\w-]+)="([^"]*)"')
_PAINT = re.compile(r"(var\(--(?:on-)?)paint\b")
_SPACE = re.compile(r"\s+")
_NOT_DRAWN = {"style", "defs"}


class Svg(str):
    """SVG that is put into a slot as it is; any other text is escaped."""

    __slots__ = ()


class Box(NamedTuple):
    """A box on a board, by its corner."""

    left: float
    top: float
    width: float
    height: float

    @property
    def x(self) -> float:
        """Its middle from the left."""
        return self.left + self.width / 2

    @property
    def y(self) -> float:
        """Its middle from the top."""
        return self.top + self.height / 2

    def grown(self, by: float) -> Box:
        """The same box, larger on all sides."""
        return Box(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)

    def spot(self, name: str, label: str) -> Spot:
        """The box as a spot."""
        return Spot(name, self.x, self.y, self.width, self.height, label)


class Art:
    """The pictures in a folder of SVG files."""

    def __init__(self, folder: Path) -> None:
        self._templates: dict[str, str] = {}
        self._sizes: dict[str, tuple[float, float]] = {}
        self._sides: dict[str, list[str]] = {}
        for file in sorted(folder.glob("*.svg")):
            root = ElementTree.parse(file).getroot()
            named = {e.attrib.pop("id"): e for e in root.iter() if "id" in e.attrib}
            self._templates[file.stem] = _inside(root)
            self._remember_size(file.stem, root)
            for name, element in named.items():
                is_sprite = _name(element) == "svg"
                self._templates[name] = _inside(element) if is_sprite else _written(element)
                self._remember_size(name, element)

    def draw(self, name: str, paint: str = "", /, **slots: object) -> Svg:
        """A fragment, a sprite's inside or a file's inside, with its slots filled."""
        slots["paint"] = paint

        def fill(match: re.Match[str]) -> str:
            value = slots[match[1].replace("-", "_")]
            return value if isinstance(value, Svg) else escape(number(value))

        svg = _SLOT.sub(fill, self._templates[name])
        if paint:
            svg = _PAINT.sub(rf"\1{paint}", svg)
        return Svg(_USE.sub(lambda use: self._used(use[1], use[2], slots), svg))

    def sprite(self, name: str, paint: str = "", /, **slots: object) -> Sprite:
        """A nested SVG as a sprite of its size."""
        return Sprite(*self._sizes[name], str(self.draw(name, paint, **slots)))

    def sprites(self, names: Iterable[str], paints: Iterable[str] = ()) -> dict[str, Sprite]:
        """Sprites by their names; in each paint, if some are given: `house-red`."""
        painted = [(name, paint) for name in names for paint in paints]
        if not painted:
            return {name: self.sprite(name) for name in names}
        return {f"{name}-{paint}": self.sprite(name, paint) for name, paint in painted}

    def size(self, name: str) -> tuple[float, float]:
        """The width and height of a sprite or a file."""
        return self._sizes[name]

    def box(self, name: str) -> Box:
        """Where an element lies in its file."""
        return Box(*map(float, self._sides[name]))

    def _used(self, name: str, attributes: str, slots: Mapping[str, object]) -> str:
        own = {slot.replace("-", "_"): unescape(v) for slot, v in _SLOT_OF_USE.findall(attributes)}
        given = {**slots, **own}
        stem, _, slot = name.rpartition("-")
        if given.get(slot, "") != "":
            name = f"{stem}-{given[slot]}"
        svg = self.draw(name, str(given.pop("paint")), **given)
        rest = _SLOT_OF_USE.sub("", attributes)
        return f"<g{rest}>{svg}</g>" if rest.strip() else svg

    def _remember_size(self, name: str, element: ElementTree.Element) -> None:
        if view_box := element.get("viewBox"):
            _, _, width, height = map(float, view_box.split())
            self._sizes[name] = (width, height)
        self._sides[name] = [element.get(side, "0") for side in ("x", "y", "width", "height")]


@lru_cache
def art(folder: Path) -> Art:
    """The art of a folder, read once."""
    return Art(folder)


def _name(element: ElementTree.Element) -> str:
    return str(element.tag).rpartition("}")[2]


def _inside(element: ElementTree.Element) -> str:
    """What an element holds; spaces between elements are left out."""
    parts = [_text(element.text)]
    for child in element:
        if _name(child) not in _NOT_DRAWN:
            parts.append(_written(child))
        parts.append(_text(child.tail))
    return "".join(parts)


def _written(element: ElementTree.Element) -> str:
    attributes = {
        name.rpartition("}")[2]: _SPACE.sub(" ", value) for name, value in element.attrib.items()
    }
    return tag(_name(element), *filter(None, (_inside(element),)), **attributes)


def _text(text: str | None) -> str:
    return escape(text.strip(), quote=False) if text else ""
