"""The pictures of Big Shot: the one on the shelf, and those of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludopolis.engine.scene import Picture, compose
from ludopolis.games.bigshot.drawing import drawing


def cover(language: str) -> Picture:
    """The board."""
    from ludopolis.engine.scene import Scene

    return Picture(compose(drawing(language), Scene((), ())), "")


PICTURES: Mapping[str, Callable[[str], Picture]] = {"cover": cover}
