"""The shelf: every folder under `games` that has a box on it."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from ludopolis.engine.box import Box
from ludopolis.engine.errors import OptionError


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order; none is loaded for that."""
    games = importlib.import_module("ludopolis.games")
    return tuple(sorted(m.name for m in pkgutil.iter_modules(games.__path__) if m.ispkg))


@cache
def box(name: str) -> Box:
    """The box of a game; its rules are loaded when it is first asked for."""
    if name not in names():
        raise OptionError(f"there is no game {name!r}; there are: {', '.join(names())}")
    module = importlib.import_module(f"ludopolis.games.{name}")
    found = module.BOX
    assert isinstance(found, Box)
    return found
