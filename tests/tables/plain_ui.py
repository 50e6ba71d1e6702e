"""A way for any game to look: an empty board on which every action is one button."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from ludopolis.engine.box import Value
from ludopolis.engine.view import LegalAction, View
from ludopolis.language.text import Text, say
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import (
    Button,
    Drawing,
    Lesson,
    Panel,
    Picture,
    Report,
    Row,
    Scene,
    Section,
)
from ludopolis.presentation.ui import UI


class PlainUI(UI[View]):
    """Everything that is in a view is on it, as text: whatever leaks, leaks here."""

    def __init__(self, real: UI[View]) -> None:
        self.real = real  # the game's own, which still has the words
        self.aids = real.aids

    def question(self, view: View) -> tuple[Text, ...]:
        return self.real.question(view)

    def note(self, view: View, action: LegalAction) -> Text | None:
        return self.real.note(view, action)

    def log(self, before: View, after: View, done: LegalAction) -> list[Text]:
        return self.real.log(before, after, done)

    def explain(self, view: View) -> list[Text]:
        return self.real.explain(view)

    def listed(self, view: View) -> Sequence[LegalAction]:
        return self.real.listed(view)

    def terminal(self, view: View, say: Translator) -> str:
        return self.real.terminal(view, say)

    def drawing(self, players: int, options: Mapping[str, Value], say: Translator) -> Drawing:
        return Drawing(100, 100, "", (), {}, "plain")

    def open_scene(self, view: View) -> Scene:
        return Scene((), (Panel("all", "all", self.rows(view)),), (), (str(view.move),))

    def own_scene(self, view: View) -> Scene:
        buttons = tuple(Button(f"button-{action.number}", "") for action in view.legal or ())
        return Scene((), (Panel("own", "own", self.rows(view)),), buttons)

    def reading(self, view: View) -> tuple[Section, ...]:
        return (Section("all", tuple(f"{row.label}: {row.value}" for row in self.rows(view))),)

    def rows(self, view: View) -> tuple[Row, ...]:
        return tuple(Row(key, repr(value)) for key, value in msgspec.structs.asdict(view).items())

    def parts(self, view: View, action: int) -> tuple[str, ...] | None:
        return (f"action-{action}",)

    def chapter(self, view: View) -> int:
        return 1

    def lesson(self, view: View) -> Lesson | None:
        return Lesson("plain", say("guest"), say("robot", number=view.move), 1)

    def report(self, before: View, after: View) -> Report | None:
        return Report("moved", ("before", "after"), ((repr(before), repr(after)),))

    @property
    def pictures(self) -> Mapping[str, Callable[[Translator], Picture]]:
        return self.real.pictures
