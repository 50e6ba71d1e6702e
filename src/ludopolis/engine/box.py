"""A box: what is printed on it, what can be chosen, and how its game speaks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

from ludopolis.engine.errors import OptionError
from ludopolis.engine.layout import Layout, blank
from ludopolis.engine.scene import Stage
from ludopolis.engine.weights import Foresight, WeightsFile

Value = bool | int | str
Outcome = dict[str, Any]

LANGUAGES = ("en", "fr")
YES_AND_NO = {"en": {True: "yes", False: "no"}, "fr": {True: "oui", False: "non"}}

A = TypeVar("A", bound=int)  # an action, with its text or without


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
    text: Mapping[str, str]  # by language
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # the choices, by language
    printed: bool = True  # is the default what is printed? Else it is our ruling

    def label(self, choice: Value, language: str) -> str:
        """A choice in plain words."""
        if labels := self.labels.get(language):
            return labels[self.choices.index(choice)]
        return YES_AND_NO[language][choice] if isinstance(choice, bool) else str(choice)

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
        raise OptionError(f"option {self.name}: {value!r} is not possible; choose from: {possible}")


def spell(value: Value) -> str:
    """A choice as it is written on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class AidLines(Protocol):
    """The lines of an aid, of the state and the language; others are called by their names if given."""

    def __call__(self, state: Any, language: str, names: Sequence[str] = ()) -> list[str]:
        """Work them out."""


@dataclass(frozen=True)
class Aid:
    """Help that a player may ask for at their own decision, worked out from what they may know."""

    key: str  # what is typed for it: one letter
    name: Mapping[str, str]  # a word or two, by language
    lines: AidLines


class Words(ABC):
    """How a game speaks: its position, actions and refusals as text and plain data."""

    aids: tuple[Aid, ...] = ()

    def number(self, state: Any, action: int, place: int) -> int | None:  # noqa: ARG002
        """The number that is typed for a choice: its place in the list, or None if it has no number.

        A game in which players say numbers (a bid) gives those instead.
        """
        return place

    def listed(self, state: Any, actions: Sequence[A]) -> list[A]:  # noqa: ARG002
        """The choices in the order in which a person would look at them; here, as they are numbered."""
        return list(actions)

    @abstractmethod
    def action(self, state: Any, action: int, language: str = "en") -> str:
        """The canonical text of an action."""

    def actions(self, state: Any, actions: Sequence[int], language: str = "en") -> list[str]:
        """The canonical texts of several actions; a game may be quicker about all of them at once."""
        return [self.action(state, action, language) for action in actions]

    def named(self, text: str, action: int, names: Sequence[str], language: str = "en") -> str:  # noqa: ARG002
        """An action's text for people, with others called by their names; here, it is about nobody."""
        return text

    @abstractmethod
    def find(self, state: Any, text: str) -> list[int]:
        """All actions that a text can mean, in any language; an unfinished text means several."""

    @abstractmethod
    def refusal(self, code: int, language: str = "en") -> str:
        """Why an action is refused, in the rulebook's words."""

    @abstractmethod
    def decision(self, state: Any) -> str:
        """The kind of decision that is due."""

    @abstractmethod
    def position(self, state: Any) -> dict[str, Any]:
        """Everything that is true, hidden or not, as plain data."""

    @abstractmethod
    def open_view(self, state: Any, language: str = "en") -> dict[str, Any]:
        """What everybody may know, as plain data."""

    def own_view(self, state: Any, seat: int, language: str = "en") -> dict[str, Any]:  # noqa: ARG002
        """What a seat (0, 1 … or -1 for a spectator) knows besides; here, nothing."""
        return {}

    def view(self, state: Any, seat: int, language: str = "en") -> dict[str, Any]:
        """All that a seat may know."""
        return {**self.open_view(state, language), **self.own_view(state, seat, language)}

    @abstractmethod
    def chance(
        self, before: Any, outcomes: list[Outcome], *, in_setup: bool = False
    ) -> list[Outcome]:
        """The outcomes of chance that followed a position, or made it, in the rulebook's words."""

    @abstractmethod
    def points(self, state: Any) -> list[int]:
        """The points that each seat made itself."""

    @abstractmethod
    def heard(self, state: Any, action: int, seat: int, language: str = "en") -> dict[str, Any]:
        """What a seat (-1: a spectator) hears and sees of an action that is taken: `text`, `cards`."""

    @abstractmethod
    def story(
        self,
        before: dict[str, Any],
        after: dict[str, Any],
        heard: dict[str, Any],
        language: str = "en",
    ) -> list[str]:
        """What happened between two views of one seat, in sentences."""

    @abstractmethod
    def question(self, view: dict[str, Any], language: str = "en") -> str:
        """What the seat to move is asked, from its view."""

    @abstractmethod
    def note(self, state: Any, action: int, language: str = "en", names: Sequence[str] = ()) -> str:
        """What an allowed action would do, in a word or two, from open knowledge; may be empty.

        Others are called by their names where these are given.
        """

    @abstractmethod
    def explain(self, state: Any, names: Sequence[str], language: str = "en") -> list[str]:
        """The score of each seat, line by line."""

    @abstractmethod
    def letters(self, view: dict[str, Any], language: str = "en") -> str:
        """A view as a picture in letters, with Rich markup for colours."""


def rulebooks_in(folder: Path) -> Callable[[str], str]:
    """The rulebooks of a game, by language, as they stand in its folder."""

    def rulebook(language: str) -> str:
        return (folder / f"rulebook.{language}.md").read_text(encoding="utf-8")

    return rulebook


def no_contradiction(players: int, options: Mapping[str, Value]) -> str | None:  # noqa: ARG001
    """All options of the game go together, whoever plays."""
    return None


def each_alone(players: int, options: Mapping[str, Value]) -> tuple[tuple[int, ...], ...]:  # noqa: ARG001
    """Everybody plays for themselves."""
    return tuple((seat,) for seat in range(1, players + 1))


@dataclass(frozen=True)
class Face:
    """A game as a visitor picks it from the shelf; a box with two editions shows two faces."""

    name: str  # part of an address: "newyork-cards"
    title: Mapping[str, str]
    summary: Mapping[str, str]  # one sentence
    minutes: tuple[int, int]  # how long a game takes, from and to
    options: Mapping[str, Value] = field(default_factory=dict)  # what this face settles beforehand
    picture: str = "cover"  # of the stage's pictures


@dataclass(frozen=True, eq=False)
class Box:
    """A game as it stands on the shelf."""

    name: str
    title: Mapping[str, str]
    summary: Mapping[str, str]
    credit: str
    least_players: int
    most_players: int
    options: tuple[Option, ...]
    contradiction: Callable[[int, Mapping[str, Value]], str | None]
    rules_version: int
    layout: type[Layout]
    actions: int  # action numbers are below this
    endings: tuple[str, ...]
    words: Words
    rulebook: Callable[[str], str]
    unit: Mapping[str, str]  # what a score counts, for one and for many: "point|points"
    computable: frozenset[str] = (
        frozenset()
    )  # keys of a view: not shown, but worked out by who attends
    stage: Stage | None = None
    faces: tuple[Face, ...] = ()
    # The seats that win and lose together, of the number of players and the options.
    sides: Callable[[int, Mapping[str, Value]], tuple[tuple[int, ...], ...]] = each_alone
    weights_file: WeightsFile | None = None  # of its bots, if it has any

    def option(self, name: str) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise OptionError(f"{self.name} has no option {name!r}; it has: {known}")

    @property
    def defaults(self) -> dict[str, Value]:
        """Every option with its default."""
        return {option.name: option.default for option in self.options}

    def settle(self, players: int | None, chosen: Mapping[str, Any]) -> dict[str, Value]:
        """All options of a game to be created, checked; what is not chosen is the default."""
        if not isinstance(players, int) or not self.least_players <= players <= self.most_players:
            raise OptionError(
                f"{self.name} is for {self.least_players} to {self.most_players} players"
                + ("" if players is None else f", not {players!r}")
            )
        settled = self.defaults
        for name, value in chosen.items():
            settled[name] = self.option(name).read(value)
        if why := self.contradiction(players, settled):
            raise OptionError(why)
        return settled

    def player_counts(self, options: Mapping[str, Value]) -> list[int]:
        """The numbers of players for whom these options go together."""
        counts = range(self.least_players, self.most_players + 1)
        return [count for count in counts if self.contradiction(count, options) is None]

    def weights(self, players: int) -> Any:
        """The weights by which bots judge positions among so many players: a record of their own."""
        return self._for_bots().weights(players)

    def foresight(self, players: int) -> Foresight:
        """How a searching bot goes about this game among so many players."""
        return self._for_bots().foresight(players)

    def levels(self, players: int) -> dict[str, str]:
        """The specs of the bots that play among so many players, by the names of their levels."""
        return self._for_bots().levels(players)

    def _for_bots(self) -> WeightsFile:
        if self.weights_file is None:
            raise OptionError(f"{self.name} has no weights for bots")
        return self.weights_file

    def blank_state(self, players: int, options: Mapping[str, Value]) -> Any:
        """A record that holds the options and nothing else yet."""
        state: Any = blank(self.layout)
        state.players = players
        for option in self.options:
            setattr(state, option.name, option.code(options[option.name]))
        return state
