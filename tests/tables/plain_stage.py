"""A stage for any game: an empty board on which every action is one button."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludopolis.engine.box import Value
from ludopolis.engine.scene import (
    Button,
    Drawing,
    Lesson,
    Panel,
    Picture,
    Report,
    Row,
    Scene,
    Section,
    Stage,
    View,
)


class PlainStage(Stage):
    """Everything that is in a view is on it, as text: whatever leaks, leaks here."""

    def drawing(self, players: int, options: Mapping[str, Value], language: str) -> Drawing:
        return Drawing(100, 100, "", (), {}, "plain")

    def scene(self, view: View, language: str) -> Scene:
        rows = tuple(Row(key, repr(value)) for key, value in sorted(view.items()))
        buttons = tuple(
            Button(f"button-{number}", text) for number, text in enumerate(view["legal"] or ())
        )
        reading = (Section("all", tuple(f"{row.label}: {row.value}" for row in rows)),)
        return Scene((), (Panel("all", "all", rows),), buttons, reading, str(view["move"]))

    def parts(self, view: View, action: int) -> tuple[str, ...] | None:
        return (f"action-{action}",)

    def chapter(self, view: View) -> int:
        return 1

    def lesson(self, view: View, language: str) -> Lesson | None:
        return Lesson("plain", "plain", language, 1)

    def report(self, before: View, after: View, language: str) -> Report | None:
        return Report("moved", ("before", "after"), ((repr(before), repr(after)),))

    @property
    def pictures(self) -> Mapping[str, Callable[[str], Picture]]:
        return {"cover": lambda language: Picture("<svg/>", language)}
