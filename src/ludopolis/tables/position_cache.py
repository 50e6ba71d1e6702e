"""Everything sent about one position, each part computed and encoded once for all viewers.

Nothing here is in a language: what all see is the same for everybody, and the rest for all who look
through one seat.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from ludopolis.engine.view import View, sees_more
from ludopolis.presentation.look import Decision, decision_of
from ludopolis.presentation.scene import Report, Scene
from ludopolis.presentation.ui import UI, ui_of
from ludopolis.tables.schemas import AidOffered, DrawnScene, SceneAndChoices
from ludopolis.tables.view_cache import ViewCache

NOTHING = Decision()  # is decided by who looks on


def written(thing: Any) -> msgspec.Raw:
    """Encode a part of a message as JSON."""
    return msgspec.Raw(msgspec.json.encode(thing))


class PositionCache:
    """The encoded parts of one position."""

    def __init__(self, views: ViewCache) -> None:
        self.views = views
        self._ui: UI[Any] = ui_of(views.game.box)
        self._positions: dict[tuple[int | None, bool], SceneAndChoices] = {}
        self._views: dict[tuple[int | None, bool], msgspec.Raw] = {}
        self._reports: dict[int | None, Report | None] = {}

    @cached_property
    def open_scene(self) -> msgspec.Raw:
        """What everybody sees."""
        return written(self._ui.open_scene(self.views.now(None)))

    @cached_property
    def aids(self) -> msgspec.Raw:
        """The game's aids."""
        return written([AidOffered(aid.key, aid.name) for aid in self._ui.aids])

    def scene(self, seat: int | None) -> DrawnScene:
        """The scene of a seat."""
        view = self.views.now(seat)
        own = Scene() if seat is None else self._ui.own_scene(view)
        return {"scene": self.open_scene, "own": written(own), "chapter": self._ui.chapter(view)}

    def position(self, seat: int | None, *, offered: bool) -> SceneAndChoices:
        """The scene of a seat, with its choices if they are offered."""
        found = self._positions.get((seat, offered))
        if found is None:
            decision = NOTHING
            if offered:
                decision = decision_of(self.views.game, self.views.now(seat))
            found = self._positions[seat, offered] = {
                **self.scene(seat),
                "choices": written(decision.choices),
                "question": decision.question,
                "lesson": decision.lesson,
                "aids": self.aids,
            }
        return found

    def view(self, seat: int | None, *, offered: bool) -> msgspec.Raw:
        """The view of a seat, with its legal actions if they are offered."""
        found = self._views.get((seat, offered))
        if found is None:
            view: View = self.views.now(seat)
            if not offered and view.legal is not None:
                view = msgspec.structs.replace(view, legal=None)
            found = self._views[seat, offered] = written(view)
        return found

    def reading(self, seat: int | None) -> msgspec.Raw:
        """The list view of a seat."""
        return written(self._ui.reading(self.views.now(seat)))

    def report(self, seat: int | None) -> Report | None:
        """The report of the last move, if it has one."""
        if seat not in self._reports:
            self._reports[seat] = self.views.report(seat)
        return self._reports[seat]

    def hides(self, seat: int) -> bool:
        """Does a seat see something that others at the same screen should not?"""
        computable = self.views.game.box.computable
        return sees_more(self.views.now(seat), self.views.now(None), computable)
