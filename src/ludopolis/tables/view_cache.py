"""The views of the current position and the one before, each computed once.

A move is told to everybody at the table: what changed, the position, perhaps a report. All of that comes
from the same two views of a seat, and the later one is the earlier one of the next move. What all see is
worked out once for all of them; views are frozen, and shared.
"""

from __future__ import annotations

from ludopolis.engine.game import Game
from ludopolis.engine.view import View
from ludopolis.language.text import Text
from ludopolis.presentation.scene import Report
from ludopolis.presentation.ui import ui_of


class ViewCache:
    """What is seen of one position, which never changes, and what was seen before its last move."""

    def __init__(self, game: Game, before: ViewCache | None = None) -> None:
        self.game = game
        self._seen: dict[int | None, View] = {}
        self._seen_before: dict[int | None, View] = {} if before is None else dict(before._seen)

    def now(self, seat: int | None) -> View:
        """What a seat sees; None is a spectator."""
        view = self._seen.get(seat)
        if view is None:
            shared = None if seat is None else self.now(None)
            view = self._seen[seat] = self.game.view(seat, shared)
        return view

    def before(self, seat: int | None) -> View | None:
        """What a seat saw before the last move; None if there is no move to look back at."""
        view = self._seen_before.get(seat)
        if view is None:
            view = self.game.earlier_view(seat)
        if view is not None:
            self._seen_before[seat] = view
        return view

    def log(self, seat: int | None) -> list[Text]:
        """What happened in the last move, in sentences, as far as a seat may know."""
        before, done = self.before(seat), self.game.last_action(seat)
        if before is None or done is None:
            return []
        return ui_of(self.game.box).log(before, self.now(seat), done)

    def report(self, seat: int | None) -> Report | None:
        """The statement that the last move brought, if it brought one."""
        before = self.before(seat)
        return None if before is None else ui_of(self.game.box).report(before, self.now(seat))
