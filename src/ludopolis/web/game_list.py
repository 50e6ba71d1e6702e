"""The games that the site offers, and their pictures."""

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
class GameEntry:
    """A game as the lobby lists it: a face and its box."""

    box: Box
    face: Face

    @property
    def open_options(self) -> tuple[Option, ...]:
        """Options left to choose: not settled by the face, and with more than one answer."""
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
        """A picture in its light version."""
        return f"/picture/{self.box.name}/{self.face.picture}"


class Range(NamedTuple):
    """From the least to the most."""

    least: int
    most: int


@cache
def items() -> tuple[GameEntry, ...]:
    """All entries."""
    boxes = [registry.box(name) for name in registry.names()]
    return tuple(GameEntry(box, face) for box in boxes for face in box.faces)


def item(face: str) -> GameEntry | None:
    """The entry of that name."""
    return next((item for item in items() if item.face.name == face), None)


def item_of(game: str, face: str | None) -> GameEntry | None:
    """The entry that a table was opened with, or another of its game."""
    of_game = [item for item in items() if item.box.name == game]
    named = [item for item in of_game if item.face.name == face]
    return next(iter(named or of_game), None)


def boxes() -> tuple[Box, ...]:
    """The boxes, each once."""
    return tuple(dict.fromkeys(item.box for item in items()))


def has_picture(game: str, name: str) -> bool:
    """Is there a picture of that name?"""
    if game not in registry.names():
        return False
    return name in ui_of(registry.box(game)).pictures


def picture(game: str, name: str, language: str) -> Picture:
    """A picture in its light version."""
    box = registry.box(game)
    return ui_of(box).pictures[name](Translator(language, box.locale))


def in_scheme(picture: str, scheme: str) -> str:
    """A picture in light or dark: its palette is exchanged."""
    return picture.replace(svg.style("light"), svg.style(scheme))


@cache
def palette() -> str:
    """The palette as a style sheet: by the page's theme, or the device's."""
    light, dark = svg.style("light"), svg.style("dark")
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f'@media (prefers-color-scheme:dark){{:root:not([data-theme="light"])'
        f"{{color-scheme:dark;{dark}}}}}\n"
        f':root[data-theme="dark"]{{color-scheme:dark;{dark}}}\n'
    )
