"""A way for any game to look: an empty board on which every action is one button."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from ludopolis.engine.view import View
from ludopolis.language.text import say
from ludopolis.presentation.scene import (
    Button,
    Drawing,
    Lesson,
    Panel,
    Report,
    Row,
    Scene,
    Section,
)
from ludopolis.presentation.ui import UI


def rows(view: View) -> tuple[Row, ...]:
    return tuple(Row(key, repr(value)) for key, value in msgspec.structs.asdict(view).items())


def open_scene(view: View) -> Scene:
    return Scene((), (Panel("all", "all", rows(view)),), (), (str(view.move),))


def own_scene(view: View) -> Scene:
    buttons = tuple(Button(f"button-{action.number}", "") for action in view.legal or ())
    return Scene((), (Panel("own", "own", rows(view)),), buttons)


def reading(view: View) -> tuple[Section, ...]:
    return (Section("all", tuple(f"{row.label}: {row.value}" for row in rows(view))),)


def report(before: View, after: View) -> Report:
    return Report("moved", ("before", "after"), ((repr(before), repr(after)),))


def plain_ui(real: UI[View]) -> UI[View]:
    """The words of a game, with all that is in a view on the board: whatever leaks, leaks here."""
    return replace(
        real,
        typed_number=lambda _view, _action, place: place,
        drawing=lambda _players, _options, _say: Drawing(100, 100, "", (), {}, "plain"),
        open_scene=open_scene,
        own_scene=own_scene,
        reading=reading,
        parts=lambda _view, action: (f"action-{action}",),
        preview=lambda _view, _action: (),
        selection_help=lambda _view, _parts: None,
        chapter=lambda _view: 1,
        lesson=lambda view: Lesson("plain", say("guest"), say("robot", number=view.move), 1),
        report=report,
    )
