"""What a study can ask of a game besides what it asks of all games.

A game's questions are read from the position as it was dealt, the position at the end, and the actions
between. They are words of the study, not rules: what a rule says is asked of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ludopolis.engine.box import Value
from ludopolis.engine.layout import Ints

Texts = Mapping[str, str]  # by language

IN_TURN = {
    "en": "The seats in the order in which they come to move.",
    "fr": "Les places dans l'ordre où elles jouent.",
}
IN_FRONT = {
    "en": "In front is whoever would win if the game ended at that moment.",
    "fr": "Est en tête qui gagnerait si la partie s'arrêtait à cet instant.",
}
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

    label: str
    subject: str


@dataclass(frozen=True)
class Role:
    """Something that tells the seats apart and that nobody can help: turn order, a colour."""

    key: str
    title: Texts
    about: Texts  # what it is, in a sentence or two
    names: Callable[[int, str], tuple[Name, ...]]  # for a number of players and a language
    read: Callable[[Watched], Sequence[int]]  # which of the names each seat has; -1 for none
    least: int = 2  # players


@dataclass(frozen=True)
class Amount:
    """A number that each seat has, beside which the share of wins is laid."""

    key: str
    title: Texts
    unit: Texts  # for one and for many: "loan|loans"
    read: Callable[[Watched], Sequence[float]]
    luck: bool = (
        False  # dealt, not done: then more of it is luck, else only a sign of how winners play
    )
    least: int = 2  # players
    most: int = 99


@dataclass(frozen=True)
class Fact:
    """A number of each game; as a share, in how many games something was so."""

    key: str
    text: Texts  # a sentence with {} for the number
    read: Callable[[Watched], float]
    share: bool = False
    least: int = 2  # players
    most: int = 99


@dataclass(frozen=True)
class Questions:
    """All that is asked of one game. The first role is who moves when."""

    roles: tuple[Role, ...]
    rounds: Callable[[Watched], float]
    side: Callable[[Watched, int], int] = lambda _, seat: seat  # which seats win together
    round_word: Texts = field(default_factory=lambda: {"en": "rounds", "fr": "tours de table"})
    amounts: tuple[Amount, ...] = ()
    facts: tuple[Fact, ...] = ()
    options: Mapping[tuple[str, Value], Texts] = field(default_factory=dict)  # choices, as nouns
    endings: Mapping[str, Texts] = field(default_factory=dict)  # what ends a game, as a noun
    # What "in front" means before the end.
    standing: Texts = field(default_factory=lambda: IN_FRONT)
    # By option, the keys of what is true or worth asking only where that option is as printed.
    printed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

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
            roles=(first, *(role for role in others if role.key not in unfit)),
            amounts=tuple(amount for amount in self.amounts if amount.key not in unfit),
            facts=tuple(fact for fact in self.facts if fact.key not in unfit),
            standing=IN_FRONT if STANDING in unfit else self.standing,
        )


# --- What several games ask -------------------------------------------------------------------

ORDINALS = {
    "en": ("first", "second", "third", "fourth", "fifth", "sixth"),
    "fr": ("premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième"),
}


def order_names(players: int, language: str) -> tuple[Name, ...]:
    """The places in the turn order; the last one is called the last."""
    last = {"en": "last", "fr": "dernier"}[language]
    words = [*ORDINALS[language][: players - 1], last]
    pattern = {"en": "whoever moves {}", "fr": "qui joue en {}"}[language]
    return tuple(Name(word, pattern.format(word)) for word in words)


def turn_order(
    starter: Callable[[Watched], int],
    about: Texts,
    names: Callable[[int, str], tuple[Name, ...]] = order_names,
) -> Role:
    """The role of moving first, second … last, from the seat that starts."""

    def read(game: Watched) -> list[int]:
        first = starter(game)
        return [(seat - first) % game.players for seat in range(game.players)]

    return Role(
        "order",
        {"en": "Who moves when", "fr": "Qui joue quand"},
        about,
        names,
        read,
    )


def stretches(game: Watched) -> float:
    """How often the turn went round: spells of decisions by one seat, for each seat."""
    if len(game.movers) == 0:
        return 0.0
    return float(1 + np.count_nonzero(np.diff(game.movers))) / game.players
