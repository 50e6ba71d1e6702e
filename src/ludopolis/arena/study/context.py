"""What the report of a study is written from: its results, its game, and a language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from babel.dates import format_date

from ludopolis.arena.study.comparisons import all_comparisons, comparisons_of_options
from ludopolis.arena.study.estimates import CONFIDENCE, Verdict, judge
from ludopolis.arena.study.formatting import Formatter, capital
from ludopolis.arena.study.measure import MARKS
from ludopolis.arena.study.questions import questions_for
from ludopolis.arena.study.schema import CountResults, RepeatResults, SkillResults, Study
from ludopolis.arena.study.settings import shares_games
from ludopolis.engine import registry
from ludopolis.engine.box import Box, Value, spell
from ludopolis.engine.study import Questions
from ludopolis.language.text import Argument, Text, say

TYPICAL = 4  # players: the number that stands for all where only one is reported, if it was played
LATE = 0.985  # after this part of a game only the very last decisions are left
WIDER = 1.25  # a ratio of numbers of choices that is worth mentioning


@dataclass(frozen=True)
class Context:
    """A study and the language of its report."""

    study: Study
    language: str

    @property
    def box(self) -> Box:
        """The game's box."""
        return registry.box(self.study.game)

    @cached_property
    def say(self) -> Formatter:
        """Formats texts and numbers."""
        return Formatter(self.language, self.box.locale)

    @cached_property
    def questions(self) -> Questions:
        """What was asked of the game."""
        return questions_for(self.study.game, self.study.setting)

    @property
    def typical(self) -> CountResults:
        """The number of players that stands for all."""
        counts = self.study.counts
        return next((c for c in counts if c.players == TYPICAL), counts[-1])

    def tell(self, message: str) -> str:
        """A sentence about the study as a whole or the typical number of players."""
        return self.say(message, **self.values)

    def players(self, count: int) -> str:
        """So many players, in words."""
        return self.say("study-players", players=count)

    def score(self, points: float) -> str:
        """A score with its unit: 12 points, 12.5 points."""
        return self.say("score", points=round(points, 1))

    def by_players(self, values: Sequence[tuple[int, str]], first: str = "") -> str:
        """A value for each number of players: 81 decisions with 2 players, 75 with 3 and 71 with 4.

        The first value may be given in full: "81 decisions".
        """
        (players, value), *others = values
        told = [self.say("study-with-players", value=first or value, players=players)]
        told += [self.say("study-with-count", value=v, players=count) for count, v in others]
        return self.say.listed(told)

    def ending_name(self, reason: str) -> str:
        """How a game ended, as a noun."""
        if not self.questions.own_texts:
            return reason
        return self.say(f"study-ending-{reason.replace(' ', '-')}")

    def option_label(self, option: str, choice: Value) -> str:
        """The choice of an option, as a noun."""
        if not self.questions.own_texts:
            return capital(self.say.shown(self.box.option(option).label(choice)))
        name = f"n{choice}" if type(choice) is int else spell(choice)
        return self.say(f"study-option-{option}.{name}")

    @property
    def games_played(self) -> int:
        """The number of all games of the study."""
        study = self.study
        bases = 0 if shares_games(study) else len(study.counts)
        return (
            sum(series.games for series in [*study.counts, *study.also])
            + sum(skill.deals * skill.players for skill in study.skill)
            + sum(repeats.deals * repeats.times for repeats in study.minds)
            + study.option_games * (len(study.options) + bases)
        )

    # --- What messages can fill in ------------------------------------------------------------

    @cached_property
    def values(self) -> dict[str, Argument]:
        """The arguments of all messages that are given to `tell`; see `study.ftl`."""
        return {
            **self.say.arguments(self.typical),
            **self._about(),
            **self._length(),
            **self._suspense(),
            **self._endings(),
            **self._luck(),
        }

    def _about(self) -> dict[str, Argument]:
        """The game, the settings and the method."""
        study, count = self.study, all_comparisons(self.study)
        choices = [self.option_label(*choice) for choice in study.setting.items()]
        return {
            "title": self.say(self.box.title),
            "credit": self.box.credit,
            "played": self.games_played,
            "setting": self.say.clauses(choices) if choices else "",
            "date": format_date(date.fromisoformat(study.date), "long", self.say.cldr),
            "version": study.version,
            "rules": str(study.rules),
            "seed": str(study.seed),
            "file": f"{study.game}.json",
            "bots": study.bots,
            "kind": study.bots.partition(":")[0],
            "against": study.against,
            "option_bots": study.option_bots,
            "option_games": study.option_games,
            "comparisons": count,
            "option_comparisons": comparisons_of_options(study),
            "expected": round(count * (1 - CONFIDENCE)),
            "standing": self.questions.standing,
        }

    def _length(self) -> dict[str, Argument]:
        """Length and choices."""
        counts, number = self.study.counts, self.say.number
        decisions = [(c.players, number(c.decisions.mean.value, 0)) for c in counts]
        one = self.say("study-length-decisions", decisions=round(counts[0].decisions.mean.value))
        first, last = self.typical.parts[0], self.typical.parts[-1]
        narrows, widens = first > WIDER * last, last > WIDER * first
        return {
            "decisions-list": self.by_players(decisions, one),
            **self._rounds(),
            "trend": "narrows" if narrows else "widens" if widens else "steady",
            "first_choices": round(first),
            "last_choices": round(last),
            "digits": round(self.typical.tree.value + 1),
        }

    def _rounds(self) -> dict[str, Argument]:
        counts, unit = self.study.counts, self.questions.rounds_text
        if len({n for c in counts for n in (c.rounds.least, c.rounds.most)}) == 1:
            always = counts[0].rounds.least
            told: Text = say(unit, number=self.say.short(always), rounds=always)
            return {"rounds-vary": "no", "rounds-list": told}
        means = [(c.players, self.say.number(c.rounds.mean.value)) for c in counts]
        first = self.say(unit, number=means[0][1], rounds=counts[0].rounds.mean.value)
        return {"rounds-vary": "yes", "rounds-list": self.by_players(means, first)}

    def _suspense(self) -> dict[str, Argument]:
        """The lead, and when the game is settled."""
        count, percent = self.typical, self.say.percent
        leader, chance = count.leader_wins[MARKS // 2], count.leader_wins[0].value
        middle, late = count.settled.middle, count.settled.upper
        return {
            "half_way": self.say.estimate(leader),
            "half_way-chance": percent(chance, 0),
            "half_way-verdict": judge(leader, chance, len(self.study.counts)).value,
            "half_way-favourite": self.say.estimate(count.favourite_wins[MARKS // 2]),
            "settled-when": "last" if middle > LATE else "late" if late > LATE else "earlier",
            "settled-middle": percent(middle, 0),
            "settled-upper": percent(late, 0),
        }

    def _endings(self) -> dict[str, Argument]:
        """Scores and endings."""
        counts = self.study.counts
        every = dict.fromkeys(reason for count in counts for reason in count.endings)
        endings = [
            self.say("study-endings-with", players=count.players, list=self._shares(count))
            for count in counts
        ]
        one = len(every) == 1
        return {
            "winner-score": self.score(self.typical.winner.middle),
            "margin-score": self.score(self.typical.margin.middle),
            "shared": "yes" if self.typical.ties.value else "no",
            "endings-vary": "no" if one else "yes",
            "endings-list": self.ending_name(*every) if one else self.say.clauses(endings),
        }

    def _shares(self, count: CountResults) -> str:
        return self.say.listed(
            [
                self.say(
                    "study-endings-share", reason=self.ending_name(why), share=self.say.value(e)
                )
                for why, e in count.endings.items()
            ]
        )

    def _luck(self) -> dict[str, Argument]:
        """Luck and skill, if they were studied."""
        players = self.typical.players
        found: dict[str, Argument] = {}
        for skill in self.study.skill:
            if skill.players == players:
                found |= {f"skill-{key}": n for key, n in self._skill(skill).items()}
        for repeats in self.study.minds:
            if repeats.players == players:
                found |= {f"repeat-{key}": n for key, n in self._repeats(repeats).items()}
        return found

    def _skill(self, skill: SkillResults) -> dict[str, Argument]:
        fair = self.say.fair(skill.sides or skill.players)
        return {**self.say.arguments(skill), "others": skill.players - 1, "fair": fair}

    def _repeats(self, repeats: RepeatResults) -> dict[str, Argument]:
        verdict = judge(repeats.agreement, repeats.by_chance, len(self.study.minds))
        if verdict is Verdict.LESS:  # a deal cannot make winners differ more than chance does
            verdict = Verdict.NOTHING
        room, above = 1 - repeats.by_chance, repeats.agreement.value - repeats.by_chance
        part = max(0.0, above / room) if room > 0 else 0.0
        return {
            **self.say.arguments(repeats),
            "chance": self.say.percent(repeats.by_chance, 0),
            "verdict": verdict.value,
            "part": self.say.percent(part, 0),
        }
