"""Who tells of a study: its numbers, its game and a language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ludopolis.arena.study.figures import CountFigures, Study
from ludopolis.arena.study.formatting import Formatter, capital
from ludopolis.arena.study.questions import Questions, questions_of
from ludopolis.engine import registry
from ludopolis.engine.box import Box, Value, spell

TYPICAL = 4  # players: where one number of players stands for all, this one if it was played


@dataclass(frozen=True)
class Teller:
    """Who tells of a study in one language."""

    study: Study
    language: str

    @property
    def box(self) -> Box:
        """The game's box."""
        return registry.box(self.study.game)

    @cached_property
    def say(self) -> Formatter:
        """Puts texts and numbers into words."""
        return Formatter(self.language, self.box.locale)

    @property
    def asked(self) -> Questions:
        """What was asked of the game."""
        return questions_of(self.study.game, self.study.setting)

    @property
    def typical(self) -> CountFigures:
        """The number of players that stands for all."""
        counts = self.study.counts
        return next((c for c in counts if c.players == TYPICAL), counts[-1])

    def score(self, points: float) -> str:
        """A score with what it counts: 12 points, 12.5 points."""
        return self.say("score", points=round(points, 1))

    def players(self, count: int) -> str:
        """So many players."""
        return self.say("study-players", players=count)

    def over_counts(self, values: Sequence[tuple[int, str]], first: str = "") -> str:
        """A value for each number of players: 81 decisions with 2 players, 75 with 3 and 71 with 4.

        The first value may be given in full: "81 decisions".
        """
        (players, value), *others = values
        told = [self.say("study-with-players", value=first or value, players=players)]
        told += [self.say("study-with-count", value=v, players=count) for count, v in others]
        return self.say.listed(told)

    def ending_name(self, reason: str) -> str:
        """What ends a game, as a noun."""
        if not self.asked.worded:
            return reason
        return self.say(f"study-ending-{reason.replace(' ', '-')}")

    def option_label(self, option: str, choice: Value) -> str:
        """The choice of an option in plain words."""
        if not self.asked.worded:
            return capital(self.say.shown(self.box.option(option).label(choice)))
        name = f"n{choice}" if type(choice) is int else spell(choice)
        return self.say(f"study-option-{option}.{name}")
