"""The shelf: the faces of all games that can be shown, and their pictures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ludopolis.engine import registry
from ludopolis.engine.box import Box, Face, Option
from ludopolis.language.translator import Translator
from ludopolis.presentation import svg
from ludopolis.presentation.scene import Picture
from ludopolis.presentation.ui import ui_of


@dataclass(frozen=True)
class Item:
    """A face on the shelf with the box it belongs to."""

    box: Box
    face: Face

    @property
    def open_options(self) -> tuple[Option, ...]:
        """What is left to be chosen: the face has not settled it and allows more than one answer."""
        usual = {**self.box.defaults, **self.face.options}
        return tuple(
            option
            for option in self.box.options
            if option.name not in self.face.options
            and any(
                self.box.player_counts({**usual, option.name: choice})
                for choice in option.choices[1:]
            )
        )

    @property
    def picture(self) -> str:
        """The address of its picture, without language and ending."""
        return f"/picture/{self.box.name}/{self.face.picture}"


class Range(NamedTuple):
    """From the least to the most."""

    least: int
    most: int


@cache
def items() -> tuple[Item, ...]:
    """Everything on the shelf."""
    boxes = [registry.box(name) for name in registry.names()]
    return tuple(Item(box, face) for box in boxes for face in box.faces)


def item(face: str) -> Item | None:
    """The face of that name."""
    return next((item for item in items() if item.face.name == face), None)


def item_of(game: str, face: str | None) -> Item | None:
    """The face that a table was opened with; any of its game if that face is no more."""
    of_game = [item for item in items() if item.box.name == game]
    named = [item for item in of_game if item.face.name == face]
    return next(iter(named or of_game), None)


def boxes() -> tuple[Box, ...]:
    """The boxes on the shelf, each once."""
    return tuple(dict.fromkeys(item.box for item in items()))


def has_picture(game: str, name: str) -> bool:
    """Is there a picture of that name?"""
    if game not in registry.names():
        return False
    return name in ui_of(registry.box(game)).pictures


def picture(game: str, name: str, language: str) -> Picture:
    """A picture that there is, as it is by day."""
    box = registry.box(game)
    return ui_of(box).pictures[name](Translator(language, box.locale))


def in_scheme(picture: str, scheme: str) -> str:
    """A picture by day or by night: it brings the palette along, so the palette is exchanged."""
    return picture.replace(svg.style("light"), svg.style(scheme))


@cache
def palette() -> str:
    """The palette as a style sheet: by the page's theme, or else as the device is set."""
    light, dark = svg.style("light"), svg.style("dark")
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f'@media (prefers-color-scheme:dark){{:root:not([data-theme="light"])'
        f"{{color-scheme:dark;{dark}}}}}\n"
        f':root[data-theme="dark"]{{color-scheme:dark;{dark}}}\n'
    )
