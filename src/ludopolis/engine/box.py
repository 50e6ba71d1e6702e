"""A box: what is printed on it, and what can be chosen. Its words are in the game's `locale`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic

from ludopolis.engine.errors import OptionError
from ludopolis.engine.layout import Layout, blank
from ludopolis.engine.notation import Notation
from ludopolis.engine.search_settings import SearchSettings
from ludopolis.engine.view import V, Views
from ludopolis.engine.weights import UNTUNED, WeightsFile
from ludopolis.language.languages import SOURCE, folders
from ludopolis.language.text import Text, Words, say

Value = bool | int | str
# A simple player: of the legal actions of a seat (from 0), those that it may take.
Baseline = Callable[[list[int], int], list[int]]


def written_as(choice: Value) -> tuple[str, ...]:
    """How people write a choice."""
    if isinstance(choice, bool):
        return ("true", "yes", "on") if choice else ("false", "no", "off")
    return (str(choice),)


@dataclass(frozen=True)
class Option:
    """Something that players agree on before a game; the first choice is the default."""

    name: str
    choices: tuple[Value, ...]
    printed: bool = True  # is the default what is printed? Else it is our ruling
    labelled: bool = True  # do the choices have words of their own? Else: yes, no, or the number

    @property
    def text(self) -> Text:
        """What is agreed on."""
        return say(f"option-{self.name}")

    def label(self, choice: Value) -> Words:
        """A choice in plain words: an attribute of the option's message."""
        if self.labelled:
            name = f"n{choice}" if type(choice) is int else spell(choice)
            return say(f"option-{self.name}.{name}")
        return say("yes" if choice else "no") if isinstance(choice, bool) else str(choice)

    @property
    def default(self) -> Value:
        """What is played unless players choose something else: the printed rules, or our ruling."""
        return self.choices[0]

    def code(self, value: Value) -> int:
        """The number that stands for a choice in the game's record."""
        if isinstance(value, str):
            return self.choices.index(value)
        return int(value)

    def read(self, value: Any) -> Value:
        """A choice from what a person or a file says, or a clear error."""
        for choice in self.choices:
            written = isinstance(value, str) and value.lower() in written_as(choice)
            if written or (type(choice) is type(value) and choice == value):
                return choice
        possible = ", ".join(spell(choice) for choice in self.choices)
        raise OptionError(
            say("option-impossible", option=self.name, value=str(value), possible=possible)
        )


def spell(value: Value) -> str:
    """A choice as it is written on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def no_contradiction(players: int, options: Mapping[str, Value]) -> Text | None:  # noqa: ARG001
    """All options of the game go together, whoever plays."""
    return None


def each_alone(players: int, options: Mapping[str, Value]) -> tuple[tuple[int, ...], ...]:  # noqa: ARG001
    """Everybody plays for themselves."""
    return tuple((seat,) for seat in range(1, players + 1))


@dataclass(frozen=True)
class Face:
    """A game as a visitor picks it from the shelf; a box with two editions shows two faces."""

    name: str  # part of an address: "newyork-cards"
    minutes: tuple[int, int]  # how long a game takes, from and to
    options: Mapping[str, Value] = field(default_factory=dict)  # what this face settles beforehand
    picture: str = "cover"  # of the game's pictures

    @property
    def title(self) -> Text:
        """What it is called."""
        return say(f"face-{self.name}")

    @property
    def summary(self) -> Text:
        """What it is about, in one sentence."""
        return say(f"face-{self.name}.summary")


@dataclass(frozen=True, eq=False)
class Box(Generic[V]):
    """A game as it stands on the shelf."""

    name: str
    credit: str
    least_players: int
    most_players: int
    options: tuple[Option, ...]
    contradiction: Callable[[int, Mapping[str, Value]], Text | None]
    rules_version: int
    layout: type[Layout]
    actions: int  # action numbers are below this
    endings: tuple[str, ...]
    views: Views[V]
    notation: Notation
    locale: Path  # its words: a folder for each language, with a rulebook in it
    computable: frozenset[str] = (
        frozenset()
    )  # keys of a view: not shown, but worked out by who attends
    faces: tuple[Face, ...] = ()
    # The seats that win and lose together, of the number of players and the options.
    sides: Callable[[int, Mapping[str, Value]], tuple[tuple[int, ...], ...]] = each_alone
    weights_file: WeightsFile = UNTUNED  # the numbers of its bots
    baselines: Mapping[str, Baseline] = field(default_factory=dict)  # simple players, by name

    title = say("game")
    summary = say("game.summary")

    def score(self, points: int) -> Text:
        """A score with what it counts."""
        return say("score", points=points)

    def rulebook(self, language: str) -> str:
        """The rulebook in a language, as it stands in the folder of that language."""
        for found in (language, SOURCE):
            for folder in folders(self.locale, found):
                if (folder / "rulebook.md").exists():
                    return (folder / "rulebook.md").read_text(encoding="utf-8")
        raise FileNotFoundError(self.locale / SOURCE / "rulebook.md")

    def option(self, name: str) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise OptionError(say("option-unknown", game=self.name, option=name, known=known))

    @property
    def defaults(self) -> dict[str, Value]:
        """Every option with its default."""
        return {option.name: option.default for option in self.options}

    def settle(self, players: int | None, chosen: Mapping[str, Any]) -> dict[str, Value]:
        """All options of a game to be created, checked; what is not chosen is the default."""
        if not isinstance(players, int) or not self.least_players <= players <= self.most_players:
            kind = "players-missing" if players is None else "players-wrong"
            counts = {"least": self.least_players, "most": self.most_players}
            raise OptionError(say(kind, game=self.name, players=repr(players), **counts))
        settled = self.defaults
        for name, value in chosen.items():
            settled[name] = self.option(name).read(value)
        if why := self.contradiction(players, settled):
            raise OptionError(why, self.locale)
        return settled

    def player_counts(self, options: Mapping[str, Value]) -> list[int]:
        """The numbers of players for whom these options go together."""
        counts = range(self.least_players, self.most_players + 1)
        return [count for count in counts if self.contradiction(count, options) is None]

    def weights(self, players: int) -> Any:
        """A new record with the weights of `evaluate` for so many players."""
        return self.weights_file.weights(players)

    def search_settings(self, players: int) -> SearchSettings:
        """The settings of the search for so many players."""
        return self.weights_file.search_settings(players)

    def levels(self, players: int) -> dict[str, str]:
        """The specs of the bots of all levels for so many players."""
        return self.weights_file.levels(players)

    def blank_state(self, players: int, options: Mapping[str, Value]) -> Any:
        """A record that holds the options and nothing else yet."""
        state: Any = blank(self.layout)
        state.players = players
        for option in self.options:
            setattr(state, option.name, option.code(options[option.name]))
        return state
