"""How Tycoon looks and is touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from ludopolis.engine.scene import Drawing, Lesson, Picture, Piece, Report, Scene, Stage, View
from ludopolis.games.tycoon import advice, drawing, guide, pictures, report, scene

if TYPE_CHECKING:
    from ludopolis.engine.box import Value


class TycoonStage(Stage):
    """A map of the world with nine cities; tickets are touched with the city they lead to."""

    def drawing(
        self,
        players: int,
        options: Mapping[str, Value],  # noqa: ARG002  (the board is the same with every option)
        language: str,
    ) -> Drawing:
        """The board, its spots and all sprites."""
        return drawing.board(players, language)

    def scene(self, view: View, language: str) -> Scene:
        """What lies where in a view, what the panels tell, what can be pressed."""
        return scene.scene(view, language)

    def parts(self, view: View, action: int) -> tuple[str, ...] | None:
        """What is touched for an action."""
        return scene.parts(view, action)

    def preview(self, view: View, action: int) -> tuple[Piece, ...]:
        """The plane where it would land, the building where it would stand."""
        return scene.preview(view, action)

    def advice(self, view: View, parts: Sequence[str], language: str) -> str:
        """How to reach a city to which no ticket leads directly."""
        return advice.advice(view, parts, language)

    def chapter(self, view: View) -> int:
        """The chapter of the rulebook that matters for the decision of a view."""
        return guide.chapter(view)

    def lesson(self, view: View, language: str) -> Lesson | None:
        """What the first-game guide says."""
        return guide.lesson(view, language)

    def report(self, before: View, after: View, language: str) -> Report | None:
        """The statement of a payday."""
        return report.payday(before, after, language)

    @property
    def pictures(self) -> Mapping[str, Callable[[str], Picture]]:
        """Pictures by name."""
        return pictures.PICTURES
