"""Ludopolis: board games about building cities, made exact and alive.

>>> import ludopolis
>>> game = ludopolis.new("newyork", players=4, events=True, seed=7)
>>> game.seat, game.legal()[0].text
(1, 'Ninth/14th')
>>> game.play("Broadway/42nd").seat
1
"""

from ludopolis.engine.errors import (
    ActionError,
    AmbiguousAction,
    IllegalAction,
    InvalidAction,
    LudopolisError,
    OptionError,
    RecordError,
    UndoError,
)
from ludopolis.engine.game import Action, Game, Move, Result, new
from ludopolis.engine.record import Record, load
from ludopolis.engine.registry import box
from ludopolis.engine.registry import names as shelf

__all__ = [
    "Action",
    "ActionError",
    "AmbiguousAction",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "LudopolisError",
    "Move",
    "OptionError",
    "Record",
    "RecordError",
    "Result",
    "UndoError",
    "box",
    "load",
    "new",
    "shelf",
]
