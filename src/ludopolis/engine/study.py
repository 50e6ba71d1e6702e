"""What a study can ask of one game, besides what it asks of every game.

A game's `study.py`, which is optional, has its `QUESTIONS`. They are answered from the position after
the deal, the final position, and the actions in between; what a rule says is asked of the rules. The
texts are in the game's catalogue, `study.ftl`, under the keys given here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ludopolis.engine.layout import Ints
from ludopolis.language.text import Text, say

TURN_ORDER = say("study-order.about")
IN_FRONT = say("study-in-front")
POINTS = say("study-points")
STANDING = "standing"  # the key of `Questions.standing`


@dataclass(frozen=True)
class ReplayedGame:
    """A finished game, replayed."""

    players: int
    start: Any  # the position before the first move
    end: Any  # the final position
    actions: Ints
    movers: Ints  # the seat that took each action, from 0 …
    choices: Ints  # … and how many legal actions it had
    leading: (
        Ints  # who would win if the game ended now, a bit per seat: at first and after each move
    )
    points: Ints  # the score of each seat, likewise
    marks: Ints  # the moves after 0%, 5% … 100% of the game …
    evaluations: Any  # … and each seat's evaluation of its position at these moves

    def count_actions(self, first: int, stop: int) -> list[int]:
        """How many actions numbered `first` to `stop` - 1 each seat took."""
        among = (self.actions >= first) & (self.actions < stop)
        return [int(n) for n in np.bincount(self.movers[among], minlength=self.players)]


@dataclass(frozen=True)
class RoleName:
    """What the holder of a role is called: in a table, and as the subject of a sentence."""

    label: Text
    subject: Text


@dataclass(frozen=True)
class Role:
    """A difference between the seats that players do not choose: the turn order, a colour."""

    key: str
    names: Callable[[int], tuple[RoleName, ...]]  # for a number of players
    read: Callable[[ReplayedGame], Sequence[int]]  # the number of each seat's name; -1 for none
    title: Text
    about: Text
    min_players: int = 2


def role(
    key: str,
    names: Callable[[int], tuple[RoleName, ...]],
    read: Callable[[ReplayedGame], Sequence[int]],
    min_players: int = 2,
) -> Role:
    """A role with texts in the game's catalogue: `study-role-KEY`."""
    title, about = say(f"study-role-{key}"), say(f"study-role-{key}.about")
    return Role(key, names, read, title, about, min_players)


@dataclass(frozen=True)
class Amount:
    """A number that each seat has, compared between winners and the others."""

    key: str
    read: Callable[[ReplayedGame], Sequence[float]]
    dealt: bool = False  # luck; other amounts only show how winners play

    @property
    def title(self) -> Text:
        """What is counted, as a heading."""
        return say(f"study-amount-{self.key}")

    @property
    def unit(self) -> Text:
        """What is counted: loans, cards."""
        return say(f"study-amount-{self.key}.unit")


@dataclass(frozen=True)
class Fact:
    """A number of each game; of a `share`, 1 in the games that have it."""

    key: str
    read: Callable[[ReplayedGame], float]
    share: bool = False
    max_players: int = 99

    def text(self, value: str | Text) -> Text:
        """A sentence about the mean, without its full stop."""
        return say(f"study-fact-{self.key}", value=value)


@dataclass(frozen=True)
class Questions:
    """All that is asked of a game. The first role is the turn order."""

    roles: tuple[Role, ...]
    rounds: Callable[[ReplayedGame], float]
    rounds_text: str = "study-rounds"  # the message for a number of rounds
    amounts: tuple[Amount, ...] = ()
    facts: tuple[Fact, ...] = ()
    own_texts: bool = True  # does the game's catalogue name its endings and options for studies?
    standing: Text = IN_FRONT  # what "in front" means before the end
    score_unit: Text = POINTS
    # By option: the keys of what is asked only while that option is as printed.
    only_as_printed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def with_options(self, changed: Iterable[str]) -> Questions:
        """The questions that apply with these options changed; the turn order always does."""
        unfit = {key for option in changed for key in self.only_as_printed.get(option, ())}
        first, *others = self.roles
        if first.key in unfit:
            first = replace(first, about=TURN_ORDER, names=order_names)
        return replace(
            self,
            roles=(first, *(other for other in others if other.key not in unfit)),
            amounts=tuple(amount for amount in self.amounts if amount.key not in unfit),
            facts=tuple(fact for fact in self.facts if fact.key not in unfit),
            standing=IN_FRONT if STANDING in unfit else self.standing,
        )


# --- What several games ask -------------------------------------------------------------------


def order_names(players: int, moves: str = "study-moves") -> tuple[RoleName, ...]:
    """The places in the turn order; the last one is called the last."""
    places = [*(say("study-place", place=n) for n in range(1, players)), say("study-place-last")]
    return tuple(RoleName(place, say(moves, place=place)) for place in places)


def turn_order(starter: Callable[[ReplayedGame], int]) -> Callable[[ReplayedGame], list[int]]:
    """Reads the place of each seat in the turn order, counted from the seat that starts."""

    def read(game: ReplayedGame) -> list[int]:
        first = starter(game)
        return [(seat - first) % game.players for seat in range(game.players)]

    return read


def per_seat(
    value: Callable[[ReplayedGame, int], float],
) -> Callable[[ReplayedGame], list[float]]:
    """Reads a number of each seat, from 0."""
    return lambda game: [value(game, seat) for seat in range(game.players)]


def turns_per_seat(game: ReplayedGame) -> float:
    """How many turns each seat had on average; consecutive decisions of a seat are one turn."""
    if len(game.movers) == 0:
        return 0.0
    return float(1 + np.count_nonzero(np.diff(game.movers))) / game.players
