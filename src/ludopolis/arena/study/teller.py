"""Who tells of a study: its numbers, its game and a language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludopolis.arena.study.figures import CountFigures, Study
from ludopolis.arena.study.questions import Questions, questions_of
from ludopolis.arena.study.voice import Voice
from ludopolis.engine import registry
from ludopolis.engine.box import Box, Value

TYPICAL = 4  # players: where one number of players stands for all, this one if it was played


@dataclass(frozen=True)
class Teller:
    """Who tells of a study in one language."""

    study: Study
    voice: Voice

    @property
    def box(self) -> Box:
        """The game's box."""
        return registry.box(self.study.game)

    @property
    def asked(self) -> Questions:
        """What was asked of the game."""
        return questions_of(self.study.game, self.study.setting)

    @property
    def typical(self) -> CountFigures:
        """The number of players that stands for all."""
        counts = self.study.counts
        return next((c for c in counts if c.players == TYPICAL), counts[-1])

    def unit(self, number: float) -> str:
        """What scores count: a point, points."""
        one, many = self.box.unit[self.voice.language].split("|")
        return one if number_is_one(number, self.voice.language) else many

    def over_counts(self, values: Sequence[tuple[int, str]], word: str = "") -> str:
        """A value for each number of players: 81 decisions with 2 players, 75 with 3 and 71 with 4."""
        voice = self.voice
        (players, value), *others = values
        first = f"{value} {word}".rstrip()
        told = [voice("with players", value=first, players=voice.players(players))]
        told += [voice("with count", value=value, count=players) for players, value in others]
        return voice.listed(told)

    def ending_name(self, reason: str) -> str:
        """What ends a game, as a noun."""
        return self.asked.endings.get(reason, {}).get(self.voice.language, reason)

    def option_label(self, option: str, choice: Value) -> str:
        """The choice of an option in plain words."""
        language = self.voice.language
        if (option, choice) in self.asked.options:
            return self.voice.set(self.asked.options[option, choice][language])
        return self.voice.sentence(self.box.option(option).label(choice, language))


def number_is_one(number: float, language: str) -> bool:
    """Does a number take the singular? In French all below two do."""
    return abs(number) < 2 if language == "fr" else abs(number) == 1
