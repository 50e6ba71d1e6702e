"""The shelf: every folder under `games` that has a box on it."""

from __future__ import annotations

import importlib.util
import pkgutil
from functools import cache
from types import ModuleType
from typing import Any

from ludopolis.engine.box import Box
from ludopolis.engine.errors import OptionError
from ludopolis.language.text import say


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order; none is loaded for that."""
    games = importlib.import_module("ludopolis.games")
    return tuple(sorted(m.name for m in pkgutil.iter_modules(games.__path__) if m.ispkg))


@cache
def box(name: str) -> Box:
    """The box of a game; its rules are loaded when it is first asked for."""
    if name not in names():
        raise OptionError(say("game-unknown", game=name, known=", ".join(names())))
    module = importlib.import_module(f"ludopolis.games.{name}")
    found = module.BOX
    assert isinstance(found, Box)
    return found


@cache
def part_of(name: str, part: str) -> ModuleType:
    """A module in the folder of a game, which is not needed to play: how it looks, for one."""
    if name not in names():
        raise OptionError(say("game-unknown", game=name, known=", ".join(names())))
    return importlib.import_module(f"ludopolis.games.{name}.{part}")


def optional_part_of(name: str, part: str) -> ModuleType | None:
    """A module that the folder of a game may lack, such as its questions for studies."""
    if importlib.util.find_spec(f"ludopolis.games.{name}.{part}") is None:
        return None
    return part_of(name, part)


def picture_of(game: Any) -> str:
    """A game as a picture, for notebooks; the engine itself draws nothing."""
    drawn: str = importlib.import_module("ludopolis.presentation.look").picture(game)
    return drawn
