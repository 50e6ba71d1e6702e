"""Views: everything that a seat may know of a game, as typed data without words of any language.

Each game defines its view once, as structs: these are the Python types, the JSON that is sent and that
bot programs read, and the JSON Schema. What a player could work out (prices, groups, points so far) is
part of it, filled in by functions of the rules, so that nobody computes it a second time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import namedtuple
from collections.abc import Collection, Sequence
from typing import Any, Generic, cast

import msgspec
import numpy as np
from typing_extensions import TypeVar

from ludopolis.engine import contract
from ludopolis.engine.layout import L

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
    decisions: Sequence[str]  # what is decided in each phase of the state

    @abstractmethod
    def open(self, state: Any, move: int) -> V:
        """What everybody may know: a spectator's view, after so many moves."""

    @abstractmethod
    def own(self, state: Any, seat: int, shared: V, legal: Sequence[int] | None) -> V:
        """The open view with what a seat knows besides; with its choices, if it decides.

        `msgspec.structs.replace(shared, seat=seat + 1, hand=…, legal=…)`.
        """

    def of(self, state: Any, seat: int | None = None) -> V:
        """What a seat, from 1, sees of a state at no decision of its own; None is a spectator."""
        view = self.open(state, 0)
        return view if seat is None else self.own(state, seat - 1, view, None)

    @abstractmethod
    def action(self, state: Any, number: int) -> LegalAction:
        """An action of the seat to move in its parts, allowed or not."""

    def seen(self, state: Any, action: LegalAction, seat: int) -> LegalAction:  # noqa: ARG002
        """What a seat sees of an action that is taken; here, all of it."""
        return action

    def decision(self, state: Any) -> str:
        """The kind of decision that is due."""
        return self.decisions[state.phase]

    @abstractmethod
    def position(self, state: Any) -> dict[str, Any]:
        """Everything that is true, hidden or not, for auditors: see docs/trace.md."""

    @abstractmethod
    def chance(
        self, before: Any, outcomes: list[Outcome], *, in_setup: bool = False
    ) -> list[Outcome]:
        """The outcomes of chance that followed a position, or made it, for auditors."""

    def points(self, state: Any) -> list[int]:
        """The points that each seat made itself; here, its score."""
        scores = np.zeros(state.players, np.int64)
        contract.score(state, scores)
        points: list[int] = scores.tolist()
        return points


def numbers_in(bits: int) -> list[int]:
    """The numbers in a set that is written as bits, ascending."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def sees_more(own: View, shared: View, computable: Collection[str] = ()) -> bool:
    """Does a seat see something that a spectator does not, besides its seat and its choices?

    What anybody could work out (`computable` fields of the box) does not count.
    """
    known = {"seat", "legal", *computable}
    fields = (name for name in own.__struct_fields__ if name not in known)
    return any(getattr(own, name) != getattr(shared, name) for name in fields)


def plain(record: L) -> L:
    """The fields of a record as Python integers and arrays, for reading many of them.

    It takes as long as reading a dozen fields of the record itself, one by one.
    """
    values = cast(Any, record)
    return cast(L, _plain(values.dtype.type, values.dtype, values.item()))


_plain_types: dict[type, tuple[Any, list[tuple[int, np.dtype[Any]]]]] = {}


def _plain(row: type, dtype: np.dtype[Any], values: tuple[Any, ...]) -> Any:
    if row not in _plain_types:
        names = dtype.names or ()
        kinds = [cast(Any, dtype.fields)[name][0] for name in names]
        inner = [(place, kind) for place, kind in enumerate(kinds) if kind.names]
        _plain_types[row] = namedtuple(row.__name__, names), inner
    made, inner = _plain_types[row]
    if inner:
        filled = list(values)
        for place, kind in inner:
            filled[place] = _plain(kind.type, kind, values[place])
        return made._make(filled)
    return made._make(values)


def encoded(view: View) -> bytes:
    """A view as JSON: the same bytes for equal views."""
    return msgspec.json.encode(view)
