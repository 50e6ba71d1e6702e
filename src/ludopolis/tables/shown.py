"""What is sent of one position, each part worked out and written as JSON once, however many look on.

Nothing here is in a language: what all see is the same for everybody, and the rest for all who look
through one seat.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from ludopolis.engine.view import View
from ludopolis.language.text import Text
from ludopolis.presentation.look import Decision, decision_of
from ludopolis.presentation.scene import Report, Scene
from ludopolis.presentation.ui import UI, ui_of
from ludopolis.tables.views import Views

NOTHING = Decision()  # is decided by who looks on


class AidOffered(msgspec.Struct, frozen=True):
    """A help that can be asked for."""

    key: str
    name: Text


def written(thing: Any) -> msgspec.Raw:
    """A part of a message, written as JSON."""
    return msgspec.Raw(msgspec.json.encode(thing))


class Shown:
    """What pages and programs are sent of a position."""

    def __init__(self, views: Views) -> None:
        self.views = views
        self._ui: UI[Any] = ui_of(views.game.box)
        self._positions: dict[tuple[int | None, bool], dict[str, Any]] = {}
        self._views: dict[tuple[int | None, bool], msgspec.Raw] = {}
        self._reports: dict[int | None, Report | None] = {}

    @cached_property
    def open_scene(self) -> msgspec.Raw:
        """What everybody sees."""
        return written(self._ui.open_scene(self.views.now(None)))

    @cached_property
    def aids(self) -> msgspec.Raw:
        """The helps of the game."""
        return written([AidOffered(aid.key, aid.name) for aid in self._ui.aids])

    def scene(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, to be drawn."""
        view = self.views.now(seat)
        own = Scene() if seat is None else self._ui.own_scene(view)
        return {"scene": self.open_scene, "own": written(own), "chapter": self._ui.chapter(view)}

    def position(self, seat: int | None, *, offered: bool) -> dict[str, Any]:
        """What a seat sees, to be drawn; with what it can choose, if that is offered to it."""
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
        """What a seat sees, as data; with its legal actions, if they are offered to it."""
        found = self._views.get((seat, offered))
        if found is None:
            view: View = self.views.now(seat)
            if not offered and view.legal is not None:
                view = msgspec.structs.replace(view, legal=None)
            found = self._views[seat, offered] = written(view)
        return found

    def reading(self, seat: int | None) -> msgspec.Raw:
        """What a seat sees, to be read or heard as a list."""
        return written(self._ui.reading(self.views.now(seat)))

    def report(self, seat: int | None) -> Report | None:
        """The statement that the last move brought, if it brought one."""
        if seat not in self._reports:
            self._reports[seat] = self.views.report(seat)
        return self._reports[seat]

    def hides(self, seat: int) -> bool:
        """Does a seat see something that others at the same screen should not?"""
        open_view, own = self.views.now(None), self.views.now(seat)
        known = {"seat", "legal", *self.views.game.box.computable}
        return any(
            getattr(own, name) != getattr(open_view, name)
            for name in own.__struct_fields__
            if name not in known
        )
