"""Pictures of Tycoon for the shelf and the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ludopolis.engine.scene import Picture, Scene, compose
from ludopolis.games.tycoon import drawing


@cache
def cover(language: str) -> Picture:
    """The picture on the shelf."""
    board = drawing.board(4, language)
    return Picture(compose(board, Scene((), ())), board.title)


PICTURES: dict[str, Callable[[str], Picture]] = {"cover": cover}
