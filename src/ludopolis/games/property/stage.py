"""Property's stage: drawing, scene, guide, statements and pictures in one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludopolis.engine.box import Value
from ludopolis.engine.scene import Drawing, Lesson, Picture, Piece, Report, Scene, Stage, View
from ludopolis.games.property import advice, drawing, guide, pictures, scene, statement


class PropertyStage(Stage):
    """How Property looks."""

    def drawing(self, players: int, options: Mapping[str, Value], language: str) -> Drawing:  # noqa: ARG002
        """The board, its spots and all sprites; options change nothing of it."""
        return drawing.drawing(players, language)

    def scene(self, view: View, language: str) -> Scene:
        """What lies where in a view."""
        return scene.scene(view, language)

    def parts(self, view: View, action: int) -> tuple[str, ...] | None:
        """What is touched for an action."""
        return scene.parts(view, action)

    def preview(self, view: View, action: int) -> tuple[Piece, ...]:
        """The square as it would be, or what it would cost."""
        return scene.preview(view, action)

    def advice(self, view: View, parts: Sequence[str], language: str) -> str:
        """What would lead somewhere."""
        return advice.advice(view, parts, language)

    def chapter(self, view: View) -> int:
        """The chapter of the rulebook that matters now."""
        return guide.chapter(view)

    def lesson(self, view: View, language: str) -> Lesson:
        """What the first-game guide says."""
        return guide.lesson(view, language)

    def report(self, before: View, after: View, language: str) -> Report | None:
        """Everybody's fortune after a bankruptcy and at the end."""
        return statement.report(before, after, language)

    @property
    def pictures(self) -> Mapping[str, Callable[[str], Picture]]:
        """The pictures of the rulebook and of the shelf."""
        return pictures.PICTURES
