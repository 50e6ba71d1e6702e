"""How a game looks and speaks: what its `ui.py` answers.

Everything is worked out from views and options, never from a state, so nothing can be told that a seat
may not know. Texts are in no language; whatever takes a `Translator` is made in one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from ludopolis.engine import registry
from ludopolis.engine.box import Box, Value
from ludopolis.engine.view import LegalAction, V
from ludopolis.language.text import Text, Words
from ludopolis.language.translator import Translator
from ludopolis.presentation.scene import (
    Drawing,
    Lesson,
    Picture,
    Piece,
    Report,
    Scene,
    Section,
)


@dataclass(frozen=True)
class Aid(Generic[V]):
    """Help that a player may ask for at their own decision, from what they may know."""

    key: str  # what is typed for it: one letter
    name: Text  # a word or two
    lines: Callable[[V], list[Words]]


class UI(ABC, Generic[V]):
    """How a game looks and speaks; `UI` of the game's `ui.py` is one."""

    aids: tuple[Aid[V], ...] = ()

    # --- In words -----------------------------------------------------------------------------

    @abstractmethod
    def question(self, view: V) -> tuple[Text, ...]:
        """What the seat that looks is asked, in one or more sentences."""

    @abstractmethod
    def note(self, view: V, action: LegalAction) -> Text | None:
        """What one of the view's legal actions would do, in a word or two; may be nothing."""

    @abstractmethod
    def log(self, before: V, after: V, done: LegalAction) -> list[Text]:
        """What happened in a move, in sentences, from two views of one seat and what it saw done."""

    @abstractmethod
    def explain(self, view: V) -> list[Text]:
        """The score of each seat, line by line."""

    def listed(self, view: V) -> Sequence[LegalAction]:
        """The choices in the order in which a person would look at them; here, by number."""
        return view.legal or ()

    def typed_number(self, view: V, action: LegalAction, place: int) -> int | None:  # noqa: ARG002
        """The number that is typed for a choice: its place in the list, or None if it has no number.

        A game in which players say numbers (a bid) gives those instead.
        """
        return place

    @abstractmethod
    def terminal(self, view: V, say: Translator) -> str:
        """A view as a picture in letters, with Rich markup for colours."""

    # --- In pictures --------------------------------------------------------------------------

    @abstractmethod
    def drawing(self, players: int, options: Mapping[str, Value], say: Translator) -> Drawing:
        """The board, its spots and all sprites."""

    @abstractmethod
    def open_scene(self, view: V) -> Scene:
        """What lies where and what the panels tell, for everybody: from a spectator's view."""

    def own_scene(self, view: V) -> Scene:  # noqa: ARG002
        """What a seat sees besides: its hand, its buttons; here, nothing."""
        return Scene()

    def scene(self, view: V) -> Scene:
        """All that a view shows."""
        shared = self.open_scene(view)
        return shared if view.seat is None else shared.with_own(self.own_scene(view))

    @abstractmethod
    def reading(self, view: V) -> tuple[Section, ...]:
        """The board as a list, for those who would rather read or hear it."""

    @abstractmethod
    def parts(self, view: V, action: int) -> tuple[str, ...] | None:
        """What the seat to move touches for an action, allowed or not: parts of pieces, spots, buttons.

        None if nobody could mean it in this view. Two allowed actions never have the same parts.
        """

    def preview(self, view: V, action: LegalAction) -> tuple[Piece, ...]:  # noqa: ARG002
        """Pieces as they would lie after an allowed action, from open knowledge; may be none."""
        return ()

    def selection_help(self, view: V, parts: Sequence[str]) -> Text | None:  # noqa: ARG002
        """Help for a selection that matches no legal move, where a game knows better than why not."""
        return None

    @abstractmethod
    def chapter(self, view: V) -> int:
        """The chapter of the rulebook (its opening is 1) that matters for the decision of a view."""

    @abstractmethod
    def lesson(self, view: V) -> Lesson | None:
        """What the first-game guide says about a view of the seat to move; None if nothing is new."""

    def report(self, before: V, after: V) -> Report | None:  # noqa: ARG002
        """A statement to be looked at after a move, from two views of one seat; mostly there is none."""
        return None

    @property
    @abstractmethod
    def pictures(self) -> Mapping[str, Callable[[Translator], Picture]]:
        """Pictures by name, each made in a language; `cover` is the one on the shelf."""


def ui_of(box: Box[V]) -> UI[V]:
    """How a game looks and speaks: `UI` in its `ui.py`, loaded when it is first asked for."""
    found = registry.part_of(box.name, "ui").UI
    assert isinstance(found, UI)
    return found
