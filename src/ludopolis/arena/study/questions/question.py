"""What a study can ask of a game besides what it asks of all games.

A game's questions are read from the position as it was dealt, the position at the end, and the actions
between. They are words of the study, not rules: what a rule says is asked of the rules. What is said
about them stands in the game's catalogue, `study.ftl`, under the keys given here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ludopolis.engine.layout import Ints
from ludopolis.language.text import Text, say

IN_TURN = say("study-order.about")
IN_FRONT = say("study-in-front")
POINTS = say("study-points")
STANDING = "standing"  # what "in front" means, among the keys of questions


@dataclass(frozen=True)
class Watched:
    """A game that was played, gone through again."""

    players: int
    dealt: Any  # the position before the first move
    end: Any  # the last position
    taken: Ints  # the actions …
    movers: Ints  # … who took them …
    choices: Ints  # … and among how many
    leading: Ints  # who would win if it ended now, a bit for each seat: at first, after each move
    points: Ints  # the score of each seat, likewise
    marks: Ints  # moves after which the position was looked at: 0%, 5% … 100% of the game
    outlooks: Any  # what each seat made of it then

    def counted(self, first: int, beyond: int) -> list[int]:
        """How many actions numbered `first` to `beyond` - 1 each seat took."""
        among = (self.taken >= first) & (self.taken < beyond)
        return [int(n) for n in np.bincount(self.movers[among], minlength=self.players)]


@dataclass(frozen=True)
class Name:
    """What a role is called: in a table, and as the subject of a sentence."""

    label: Text
    subject: Text


@dataclass(frozen=True)
class Role:
    """Something that tells the seats apart and that nobody can help: turn order, a colour."""

    key: str
    names: Callable[[int], tuple[Name, ...]]  # for a number of players
    read: Callable[[Watched], Sequence[int]]  # which of the names each seat has; -1 for none
    title: Text
    about: Text  # what it is, in a sentence or two
    least: int = 2  # players


def role(
    key: str,
    names: Callable[[int], tuple[Name, ...]],
    read: Callable[[Watched], Sequence[int]],
    least: int = 2,
) -> Role:
    """A role of one game, which has words for it: `study-role-KEY`."""
    return Role(key, names, read, say(f"study-role-{key}"), say(f"study-role-{key}.about"), least)


@dataclass(frozen=True)
class Amount:
    """A number that each seat has, beside which the share of wins is laid."""

    key: str
    read: Callable[[Watched], Sequence[float]]
    # Dealt, not done: then more of it is luck, else only a sign of how winners play.
    luck: bool = False
    least: int = 2  # players
    most: int = 99

    @property
    def title(self) -> Text:
        """What it is."""
        return say(f"study-amount-{self.key}")

    @property
    def unit(self) -> Text:
        """What is counted: loans, cards."""
        return say(f"study-amount-{self.key}.unit")


@dataclass(frozen=True)
class Fact:
    """A number of each game; as a share, in how many games something was so."""

    key: str
    read: Callable[[Watched], float]
    share: bool = False
    least: int = 2  # players
    most: int = 99

    def text(self, value: str | Text) -> Text:
        """A sentence about the number, without its full stop."""
        return say(f"study-fact-{self.key}", value=value)


@dataclass(frozen=True)
class Questions:
    """All that is asked of one game. The first role is who moves when."""

    roles: tuple[Role, ...]
    rounds: Callable[[Watched], float]
    side: Callable[[Watched, int], int] = lambda _, seat: seat  # which seats win together
    round_text: str = "study-rounds"  # the message that says how many there are
    amounts: tuple[Amount, ...] = ()
    facts: tuple[Fact, ...] = ()
    # Does the game have words of its own for its endings and the choices of its options?
    worded: bool = True
    standing: Text = IN_FRONT  # what "in front" means before the end
    unit: Text = POINTS  # what scores count
    # By option, the keys of what is true or worth asking only where that option is as printed.
    printed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def some_rounds(self, rounds: float, number: str) -> Text:
        """So many rounds, or what the game has instead; `number` is how it is written."""
        return say(self.round_text, number=number, rounds=rounds)

    def fitting(self, changed: Iterable[str]) -> Questions:
        """What is asked where some options are not as printed; who moves when is always asked."""
        unfit = {key for option in changed for key in self.printed.get(option, ())}
        if not unfit:
            return self
        first, *others = self.roles
        if first.key in unfit:
            first = replace(first, about=IN_TURN, names=order_names)
        return replace(
            self,
            roles=(first, *(other for other in others if other.key not in unfit)),
            amounts=tuple(amount for amount in self.amounts if amount.key not in unfit),
            facts=tuple(fact for fact in self.facts if fact.key not in unfit),
            standing=IN_FRONT if STANDING in unfit else self.standing,
        )


# --- What several games ask -------------------------------------------------------------------


def order_names(players: int, moves: str = "study-moves") -> tuple[Name, ...]:
    """The places in the turn order; the last one is called the last."""
    places = [*(say("study-place", place=n) for n in range(1, players)), say("study-place-last")]
    return tuple(Name(place, say(moves, place=place)) for place in places)


def in_order(starter: Callable[[Watched], int]) -> Callable[[Watched], list[int]]:
    """The place of each seat in the turn order, from the seat that starts."""

    def read(game: Watched) -> list[int]:
        first = starter(game)
        return [(seat - first) % game.players for seat in range(game.players)]

    return read


def stretches(game: Watched) -> float:
    """How often the turn went round: spells of decisions by one seat, for each seat."""
    if len(game.movers) == 0:
        return 0.0
    return float(1 + np.count_nonzero(np.diff(game.movers))) / game.players
