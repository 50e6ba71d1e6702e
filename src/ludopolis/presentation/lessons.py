"""The first-game guide: a table of lessons, each with the situation in which it is told.

The texts are in the game's `guide.ftl`: `lesson-KEY` with a `.title`. The first lesson whose situation
matches is told; a page shows each lesson once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from ludopolis.engine.view import V
from ludopolis.language.text import say
from ludopolis.presentation.scene import Lesson


def always(view: object) -> bool:  # noqa: ARG001
    """In every situation that is left."""
    return True


@dataclass(frozen=True)
class LessonRule(Generic[V]):
    """A lesson and when it is told."""

    key: str
    chapter: int  # of the rulebook; its opening is 1
    when: Callable[[V], bool] = always
    decision: str | None = None  # for which kind of decision; None is any
    numbers: Mapping[str, int] = field(default_factory=dict)  # what its text mentions

    def matches(self, view: V) -> bool:
        """Is this the situation?"""
        return self.decision in (None, view.decision) and self.when(view)

    @property
    def lesson(self) -> Lesson:
        """What is told."""
        message = f"lesson-{self.key}"
        text = say(message, **self.numbers)
        return Lesson(self.key, say(f"{message}.title"), text, self.chapter)


@dataclass(frozen=True)
class Guide(Generic[V]):
    """The lessons of a game, the most urgent first, and where the rulebook tells of each decision.

    Of the lessons in `by_turns` several match for a long time: they take turns, so that each is told.
    `round_of` says which round of the game it is, from 0.
    """

    chapters: Mapping[str | None, int]  # by the kind of decision; None is the end
    lessons: tuple[LessonRule[V], ...]
    by_turns: tuple[LessonRule[V], ...] = ()
    round_of: Callable[[V], int] = lambda view: view.move // view.players

    def chapter(self, view: V) -> int:
        """The chapter of the rulebook that matters for the decision of a view."""
        return self.chapters[view.decision]

    def lesson(self, view: V) -> Lesson | None:
        """The lesson for a view of the seat to move."""
        if not view.mine:
            return None
        for rule in self.lessons:
            if rule.matches(view):
                return rule.lesson
        due = [rule for rule in self.by_turns if rule.matches(view)]
        return due[self.round_of(view) % len(due)].lesson if due else None
