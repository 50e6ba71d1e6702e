"""The stage of New York New York: drawing, scenes, guide and pictures in one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludopolis.engine.scene import Drawing, Lesson, Picture, Piece, Report, Scene, Stage, View
from ludopolis.games.newyorknewyork import drawing, guide, pictures, scene, statement

if TYPE_CHECKING:
    from ludopolis.engine.box import Value


class NewYorkNewYorkStage(Stage):
    """How New York New York looks."""

    def drawing(self, players: int, options: Mapping[str, Value], language: str) -> Drawing:
        """The island with its lots."""
        return drawing.drawing(players, options, language)

    def scene(self, view: View, language: str) -> Scene:
        """Towers, runs, reserve, hands and players."""
        return scene.scene(view, language)

    def parts(self, view: View, action: int) -> tuple[str, ...] | None:
        """The card, and the lot it goes to."""
        return scene.parts(view, action)

    def preview(self, view: View, action: int) -> tuple[Piece, ...]:
        """The tower with the card on top."""
        return scene.preview(view, action)

    def chapter(self, view: View) -> int:
        """A turn; or the score when all is over."""
        return guide.SCORE if view["over"] else guide.YOUR_TURN

    def lesson(self, view: View, language: str) -> Lesson | None:
        """The lesson for a situation."""
        return guide.lesson(view, language)

    def report(self, before: View, after: View, language: str) -> Report | None:
        """The points at the end of a game."""
        return statement.report(before, after, language)

    @property
    def pictures(self) -> Mapping[str, Callable[[str], Picture]]:
        """The cover and the pictures of the rulebook."""
        return pictures.PICTURES
