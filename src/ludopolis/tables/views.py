"""The views of a game as it stands and as it stood one move ago, each worked out once.

A move is told to everybody at the table: what changed, the position, perhaps a statement. All of that
comes from the same two views of a seat, and the later one is the earlier one of the next move. What all
see is worked out once for all of them; they are views to read, and nobody changes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludopolis.engine.game import Game
from ludopolis.engine.scene import View
from ludopolis.engine.sight import named_view

Key = tuple[Any, ...]


class Views:
    """What is seen of one position, which never changes, and what was seen before its last move."""

    def __init__(self, game: Game, before: Views | None = None) -> None:
        self.game = game
        self._open: dict[str, View] = {}  # by language
        self._seen: dict[Key, View] = {}
        self._seen_before = before._seen if before is not None else {}

    def now(self, seat: int | None, language: str, names: Sequence[str]) -> View:
        """What a seat sees; None is a spectator."""
        key = (seat, language, *names)
        view = self._seen.get(key)
        if view is None:
            if language not in self._open:
                self._open[language] = self.game.open_view(language)
            view = named_view(self.game, seat, language, names, self._open[language])
            self._seen[key] = view
        return view

    def before(self, seat: int | None, language: str, names: Sequence[str]) -> View | None:
        """What a seat saw before the last move; None if there is no move to look back at."""
        key = (seat, language, *names)
        view = self._seen_before.get(key)
        if view is None and (view := self.game.earlier_view(seat, language)) is not None:
            self._seen_before[key] = view = {**view, "names": list(names)}
        return view

    def told(self, seat: int | None, language: str, names: Sequence[str]) -> list[str]:
        """What happened in the last move, in sentences, as far as a seat may know."""
        before = self.before(seat, language, names)
        if before is None:
            return []
        return self.game.told_between(before, self.now(seat, language, names), seat, language)
