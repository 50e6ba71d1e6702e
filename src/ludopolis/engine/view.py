"""Views: all that a seat may know of a game, as typed data without a word of any language.

Each game defines its view once, as structs; they are the Python types, the JSON on the wire and for bot
programs, and the JSON Schema. What a player would work out (prices, groups, points so far) stands in it
too, filled in by functions of the rules: nobody has to work it out a second time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

Outcome = dict[str, Any]


class LegalAction(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """An action in its parts; each kind of action of a game is a struct of its own."""

    number: int  # what is played


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game's view has. Seats are numbered from 1."""

    seat: int | None = None  # who looks; None is a spectator
    players: int
    move: int = 0  # how many moves have been made
    to_move: int | None  # who decides now; None when the game is over
    decision: str | None  # what kind of decision it is
    legal: tuple[LegalAction, ...] | None = None  # the choices of who looks and decides
    ending: str | None = None  # how the game ended; None while it goes on

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.ending is not None

    @property
    def mine(self) -> bool:
        """Does who looks decide now?"""
        return self.seat is not None and self.seat == self.to_move


V = TypeVar("V", bound=View, default=Any)  # a game's view; of any game, unless it is said


class Views(ABC, Generic[V]):
    """How a game fills in its views, and what else it tells of a state as data.

    Here seats are counted as the rules count them: 0, 1 … and -1 for a spectator.
    """

    view_type: type[V]
    actions_type: Any  # the union of the game's kinds of `LegalAction`

    @abstractmethod
    def open(self, state: Any, move: int) -> V:
        """What everybody may know: a spectator's view, after so many moves."""

    @abstractmethod
    def own(self, state: Any, seat: int, shared: V, legal: Sequence[int] | None) -> V:
        """The open view with what a seat knows besides; with its choices, if it decides.

        `msgspec.structs.replace(shared, seat=seat + 1, hand=…, legal=…)`.
        """

    @abstractmethod
    def action(self, state: Any, number: int) -> LegalAction:
        """An action of the seat to move in its parts, allowed or not."""

    def seen(self, state: Any, action: LegalAction, seat: int) -> LegalAction:  # noqa: ARG002
        """What a seat sees of an action that is taken; here, all of it."""
        return action

    @abstractmethod
    def decision(self, state: Any) -> str:
        """The kind of decision that is due."""

    @abstractmethod
    def position(self, state: Any) -> dict[str, Any]:
        """Everything that is true, hidden or not, for auditors: see docs/trace.md."""

    @abstractmethod
    def chance(
        self, before: Any, outcomes: list[Outcome], *, in_setup: bool = False
    ) -> list[Outcome]:
        """The outcomes of chance that followed a position, or made it, for auditors."""

    @abstractmethod
    def points(self, state: Any) -> list[int]:
        """The points that each seat made itself."""


def encoded(view: View) -> bytes:
    """A view as JSON: the same bytes for equal views."""
    return msgspec.json.encode(view)
