"""How a game looks and speaks: what its `ui.py` answers.

Everything is worked out from views and options, never from a state, so nothing can be told that a seat
may not know. Texts are in no language; whatever takes a `Translator` is made in one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

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


@dataclass(frozen=True, kw_only=True)
class UI(Generic[V]):
    """How a game looks and speaks: a function for each question; `UI` of the game's `ui.py` is one."""

    # --- In words -----------------------------------------------------------------------------

    # What the seat that looks is asked, in one or more sentences.
    question: Callable[[V], tuple[Text, ...]]
    # What one of the view's legal actions would do, in a word or two; may be nothing.
    note: Callable[[V, Any], Text | None]
    # What happened in a move, in sentences, from two views of one seat and what it saw done.
    log: Callable[[V, V, Any], list[Text]]
    # The score of each seat, line by line.
    explain: Callable[[V], list[Text]]
    # A view as a picture in letters, with Rich markup for colours.
    terminal: Callable[[V, Translator], str]
    # The choices in the order in which a person would look at them.
    listed: Callable[[V], Sequence[LegalAction]] = lambda view: view.legal or ()
    # The number that is typed for a choice, or None if it has none; its place in the list, unless
    # players of the game say numbers (a bid).
    typed_number: Callable[[V, Any, int], int | None] = lambda _view, _action, place: place
    # Help that a player may ask for at their own decision.
    aids: tuple[Aid[V], ...] = ()

    # --- In pictures --------------------------------------------------------------------------

    # The board, its spots and all sprites, for a number of players and the options of a game.
    drawing: Callable[[int, Mapping[str, Value], Translator], Drawing]
    # What lies where and what the panels tell, for everybody: from a spectator's view.
    open_scene: Callable[[V], Scene]
    # What a seat sees besides: its hand, its buttons.
    own_scene: Callable[[V], Scene] = lambda _view: Scene()
    # The board as a list, for those who would rather read or hear it.
    reading: Callable[[V], tuple[Section, ...]]
    # What the seat to move touches for an action, allowed or not: parts of pieces, spots, buttons.
    # None if nobody could mean it in this view. Two allowed actions never have the same parts.
    parts: Callable[[V, int], tuple[str, ...] | None]
    # Pieces as they would lie after an allowed action, from open knowledge; may be none.
    preview: Callable[[V, Any], tuple[Piece, ...]] = lambda _view, _action: ()
    # Help for a selection that matches no legal move, where a game knows better than why not.
    selection_help: Callable[[V, Sequence[str]], Text | None] = lambda _view, _parts: None
    # The chapter of the rulebook that matters for the decision of a view; its opening is 1.
    chapter: Callable[[V], int]
    # What the first-game guide says about a view of the seat to move; None if nothing is new.
    lesson: Callable[[V], Lesson | None]
    # A statement to be looked at after a move, from two views of one seat; mostly there is none.
    report: Callable[[V, V], Report | None] = lambda _before, _after: None
    # Pictures by name, each made in a language; `cover` is the one on the shelf.
    pictures: Mapping[str, Callable[[Translator], Picture]]

    def scene(self, view: V) -> Scene:
        """All that a view shows."""
        shared = self.open_scene(view)
        return shared if view.seat is None else shared.with_own(self.own_scene(view))


def ui_of(box: Box[V]) -> UI[V]:
    """How a game looks and speaks: `UI` in its `ui.py`, loaded when it is first asked for."""
    found = registry.part_of(box.name, "ui").UI
    assert isinstance(found, UI)
    return found
