"""What the template of a report (`report.html`) can call besides its context."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from ludopolis.arena.study import plots
from ludopolis.arena.study.comparisons import (
    compared_measures,
    comparisons_of_amounts,
    comparisons_of_options,
)
from ludopolis.arena.study.context import Context
from ludopolis.arena.study.estimates import Estimate, Verdict, judge
from ludopolis.arena.study.formatting import capital
from ludopolis.arena.study.plots import Dot, Frame, Plot
from ludopolis.arena.study.schema import (
    AmountResults,
    CountResults,
    Level,
    OptionResults,
    SeriesResults,
    Spread,
)
from ludopolis.arena.study.sentences import Standing, standings
from ludopolis.engine.study import Amount, Role
from ludopolis.language.text import Argument

Entries = list[tuple[str, Standing]]  # role holders with the names of their rows


class Page:
    """Names, cells and plots of a report."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.study, self.say = context.study, context.say

    def frame(self, message: str, key: str = "", **arguments: Argument) -> Frame:
        """The id, title and description of a plot."""
        title = capital(self.say(f"study-plot-{message}", **arguments))
        return Frame(key or message, title, self.say(f"study-plot-{message}.alt", **arguments))

    def columns(self, names: str) -> list[str]:
        """The heads of columns, by the ends of their message ids."""
        return [self.say(f"study-column-{name}") for name in names.split()]

    def percent(self, share: float) -> str:
        """A share without decimals, as on an axis."""
        return self.say.percent(share, 0)

    def percents(self, percents: Iterable[int]) -> list[str]:
        """Percentages as heads of columns."""
        return [self.percent(n / 100) for n in percents]

    def numbers(self, values: Iterable[float]) -> list[str]:
        """Numbers as cells."""
        return [self.say.number(value) for value in values]

    def by_count(self, field: str) -> list[tuple[str, object]]:
        """A field of the results for each number of players."""
        return [(self.context.players(c.players), getattr(c, field)) for c in self.study.counts]

    def spread_columns(self) -> list[str]:
        """The columns of distributions."""
        players, mean, median, most = self.columns("players mean median most")
        low, lower, upper, high = map(self.percent, (0.05, 0.25, 0.75, 0.95))
        return [players, mean, low, lower, median, upper, high, most]

    def spread_cells(self, span: Spread) -> list[str]:
        """A distribution as cells."""
        values = (span.low, span.lower, span.middle, span.upper, span.high, span.most)
        return [self.say.estimate(span.mean), *map(self.say.short, values)]

    def ending_names(self) -> dict[str, str]:
        """The endings that occurred, as heads of columns."""
        every = [why for count in self.study.counts for why in count.endings]
        return {why: capital(self.context.ending_name(why)) for why in every}

    def ending_cells(self, count: CountResults) -> list[str]:
        """The shares of all endings for a number of players."""
        found = count.endings
        return [self.say.value(found[why]) if why in found else "–" for why in self.ending_names()]

    def levels(self, amount: Amount) -> list[tuple[str, Level]]:
        """The levels of an amount, named by their smallest and largest amount."""
        named = []
        for level in self.context.typical.amounts[amount.key].levels:
            least, most = self.say.short(level.least), self.say.short(level.most)
            span = self.say("study-range", least=least, most=most)
            named.append((least if least == most else span, level))
        return named

    def skill_bars(self) -> list[tuple[str, tuple[float, float, float]]]:
        """The shares of deals that the stronger bot wins from every seat, from some, from none."""
        bars = []
        for skill in self.study.skill:
            every, none = skill.everywhere.value, skill.nowhere.value
            bars.append(
                (self.context.players(skill.players), (every, max(0, 1 - every - none), none))
            )
        return bars

    def option_name(self, option: OptionResults) -> str:
        """The choice of an option with the number of players, as the name of a row."""
        label = self.context.option_label(option.option, option.choice)
        return f"{label}, {self.context.players(option.players)}"

    # --- Cells that depend on a verdict -------------------------------------------------------

    def amount_verdict(self, amount: AmountResults) -> Verdict:
        """Do winners have another amount than the others?"""
        return judge(amount.difference, 0, comparisons_of_amounts(self.study))

    def effect(self, option: OptionResults, measure: str) -> str:
        """The effect of an option on a measure."""
        effect = option.effects[measure]
        verdict = judge(effect.difference, 0, comparisons_of_options(self.study))
        text = self.say.difference(effect.difference, share=effect.printed.share)
        return bold_if(verdict.sure, f"{text} ?" if verdict is Verdict.HINT else text)

    def effects(self, option: OptionResults) -> list[str]:
        """The effects of an option on all measures that say something of their own."""
        compared = compared_measures(option)
        return [self.effect(option, key) if key in compared else "" for key in option.effects]

    # --- Plots --------------------------------------------------------------------------------

    def role_entries(self, role: Role) -> Entries:
        """The holders of a role, for all numbers of players."""
        every = [s for count in self.study.counts for s in standings(self.context, role, count)]
        return [(self.say(standing.name.label), standing) for standing in every]

    def bot_entries(self, role: Role, which: int) -> Entries:
        """One holder of a role, for all bots and numbers of players."""
        main: list[tuple[str, SeriesResults]] = [(self.study.bots, c) for c in self.study.counts]
        every = sorted([*main, *((o.bot, o) for o in self.study.also)], key=lambda e: e[1].players)
        return [(bot, standings(self.context, role, series)[which]) for bot, series in every]

    def wins_plot(self, frame: Frame, entries: Entries) -> Plot:
        """Shares of wins relative to the fair share, by number of players."""
        groups: dict[str, list[Dot]] = {}
        for name, s in entries:
            share = self.say.percent(s.wins.value)
            dot = Dot(name, s.wins, 1 / s.players, s.verdict.sure, share)
            groups.setdefault(self.context.players(s.players), []).append(dot)
        return plots.dots(frame, list(groups.items()), 100, self.say.short)

    def course_plot(self, message: str, lines: Sequence[Sequence[float | Estimate]]) -> Plot:
        """A line for each number of players over the course of a game."""
        counts, shares = self.study.counts, isinstance(lines[0][0], Estimate)
        named = []
        for count, line in zip(counts, lines, strict=True):
            values = [n.value if isinstance(n, Estimate) else n for n in line]
            # Shares are those at the marks, numbers those of the parts between.
            last, shift = (len(line) - 1, 0.0) if shares else (len(line), 0.5)
            across = [(n + shift) / last for n in range(len(line))]
            named.append((str(count.players), across, values))
        unit, label = self.columns("players")[0], self.say("study-axis-course")
        vertical, top = (self.percent, 1.0) if shares else (self.say.short, None)
        return plots.lines(self.frame(message), named, unit, label, self.percent, vertical, top)

    def option_plot(self, measure: str) -> Plot:
        """How options change a measure."""
        family = comparisons_of_options(self.study)
        scale = 100 if self.study.options[0].effects[measure].printed.share else 1
        groups: dict[str, list[Dot]] = {}
        for option in self.study.options:
            difference = option.effects[measure].difference
            sure, value = judge(difference, 0, family).sure, scale * difference.value
            name = self.context.players(option.players)
            dot = Dot(name, difference, 0, sure, self.say.signed(value))
            label = self.context.option_label(option.option, option.choice)
            groups.setdefault(label, []).append(dot)
        frame = self.frame(f"options-{measure}")
        return plots.dots(frame, list(groups.items()), scale, self.say.short)


def bold_if(condition: bool, text: str) -> str:
    """A text, in bold type if the condition holds."""
    return Markup("<strong>{}</strong>").format(text) if condition else text
