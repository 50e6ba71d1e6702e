"""Big Shot on its stage: the board, the scenes, the guide and the pictures, for web and notebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludopolis.engine.scene import Drawing, Lesson, Picture, Piece, Report, Scene, Stage, View
from ludopolis.games.bigshot import drawing, guide, pictures, scene

if TYPE_CHECKING:
    from ludopolis.engine.box import Value


class BigShotStage(Stage):
    """How Big Shot looks and is touched."""

    def drawing(self, players: int, options: Mapping[str, Value], language: str) -> Drawing:  # noqa: ARG002
        """The board; it is the same for everybody."""
        return drawing.drawing(language)

    def scene(self, view: View, language: str) -> Scene:
        """What lies where in a view."""
        return scene.scene(view, language)

    def parts(self, view: View, action: int) -> tuple[str, ...] | None:
        """What is touched for an action."""
        return scene.parts(view, action)

    def preview(self, view: View, action: int) -> tuple[Piece, ...]:
        """What a district would become."""
        return scene.preview(view, action)

    def chapter(self, view: View) -> int:
        """The chapter about what is being decided."""
        return guide.chapter(view)

    def lesson(self, view: View, language: str) -> Lesson | None:
        """What the first-game guide says."""
        return guide.lesson(view, language)

    def report(self, before: View, after: View, language: str) -> Report | None:
        """The reckoning at the end."""
        return scene.report(before, after, language)

    @property
    def pictures(self) -> Mapping[str, Callable[[str], Picture]]:
        """The pictures of the rulebook, and the one on the shelf."""
        return pictures.PICTURES
