"""The chapters of a report: sentences, pictures and tables from the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludopolis.arena.study import plots
from ludopolis.arena.study import sentences as tell
from ludopolis.arena.study.blocks import Cell, Chapter, Part, Picture, Table
from ludopolis.arena.study.estimates import Estimate, Verdict, judge
from ludopolis.arena.study.families import (
    compared_measures,
    comparisons_of_amounts,
    comparisons_of_options,
)
from ludopolis.arena.study.figures import CountFigures, Level, OptionFigures, Played, Spread
from ludopolis.arena.study.formatting import capital
from ludopolis.arena.study.measure import LOOKS, PARTS
from ludopolis.arena.study.option_sentences import SHARES, options
from ludopolis.arena.study.questions import Amount, Role
from ludopolis.arena.study.teller import Teller
from ludopolis.language.text import Argument, Text

SURE = frozenset({Verdict.MORE, Verdict.LESS})


class Chapters(Teller):
    """The chapters of a report in one language."""

    def chapters(self) -> list[Chapter]:
        """All chapters, in the order of the page."""
        found = [self.favoured(), self.length(), self.suspense(), self.scores()]
        if self.study.skill or self.study.minds:
            found.append(self.luck())
        if self.typical.amounts:
            found.append(self.amounts())
        if self.study.options:
            found.append(self.options())
        return found

    # --- Small things -------------------------------------------------------------------------

    def names_of_counts(self) -> list[tuple[str, CountFigures]]:
        """Each number of players in words, with its figures."""
        return [(self.players(count.players), count) for count in self.study.counts]

    def frame(self, key: str, message: str, **arguments: Argument) -> plots.Frame:
        """A picture's key, title and description."""
        title = self.say(f"study-plot-{message}", **arguments)
        return plots.Frame(key, title, self.say(f"study-plot-{message}.alt", **arguments))

    def columns(self, *names: str) -> list[str]:
        """The heads of the columns of a table."""
        return [self.say(f"study-column-{name}") for name in names]

    def whole(self, value: float) -> str:
        """A number on an axis."""
        return self.say.short(value)

    def percent(self, value: float) -> str:
        """A share on an axis."""
        return self.say.percent(value, 0)

    def verdict(self, verdict: Verdict) -> str:
        """A finding in a table."""
        return self.say("study-verdict", verdict=verdict.value)

    def part_of(self, whole: str, part: Text | str) -> str:
        """A thing and a part of it: "2 players: first"."""
        return self.say("study-part", whole=whole, part=part)

    def spread_row(self, name: str, span: Spread) -> list[str]:
        """A distribution as a row of a table."""
        values = (span.low, span.lower, span.middle, span.upper, span.high, span.most)
        return [name, self.say.estimate(span.mean), *(self.whole(value) for value in values)]

    def spread_columns(self) -> list[str]:
        """The columns of such rows."""
        players, mean, median, most = self.columns("players", "mean", "median", "most")
        low, lower, upper, high = (self.percent(share) for share in (0.05, 0.25, 0.75, 0.95))
        return [players, mean, low, lower, median, upper, high, most]

    # --- Who is favoured ----------------------------------------------------------------------

    def favoured(self) -> Chapter:
        """Who is favoured, by every role of the game."""
        roles = [r for r in self.asked.roles if any(r.key in c.roles for c in self.study.counts)]
        parts = [self.role(role) for role in roles]
        if self.study.also:
            parts.insert(1, self.other_bots(roles[0]))
        return Chapter("favoured", self.say("study-favoured"), parts)

    def role(self, role: Role) -> Part:
        """One role: what it is, who is favoured by it, a picture."""
        groups: list[tuple[str, list[plots.Dot]]] = []
        rows: list[list[str | Cell]] = []
        for name, count in self.names_of_counts():
            if role.key not in count.roles:
                continue
            dots = []
            for standing in tell.standings(self, role, count):
                label = self.say(standing.name.label)
                dots.append(self.dot(label, standing, count.players))
                rows.append(
                    [
                        self.part_of(name, label),
                        Cell(self.say.estimate(standing.wins), standing.verdict in SURE),
                        self.say.interval(standing.wins),
                        self.say.fair(count.players),
                        self.say.estimate(standing.score),
                        self.verdict(standing.verdict),
                    ]
                )
            groups.append((name, dots))
        frame = self.frame(f"role-{role.key}", "favoured")
        columns = self.columns("who", "wins", "interval", "fair", "score", "finding")
        title = self.say(role.title)
        caption = self.part_of(title, self.say("study-column-wins"))
        svg = plots.dots(frame, groups, 100, self.whole)
        picture = Picture(frame.title, svg, Table(caption, columns, rows))
        return Part(title, [self.say(role.about)], tell.favoured(self, role), [picture])

    def dot(self, label: str, standing: tell.Standing, players: int) -> plots.Dot:
        """A share of wins beside the fair one."""
        share = self.say.percent(standing.wins.value)
        return plots.Dot(label, standing.wins, 1 / players, standing.verdict in SURE, share)

    def other_bots(self, role: Role) -> Part:
        """Whether who moves when matters as much with other bots."""
        every: list[tuple[str, Played]] = [(self.study.bots, count) for count in self.study.counts]
        every += [(other.bot, other) for other in self.study.also]
        told = tell.with_other_bots(self, role)
        pictures = [self.bots_beside(role, which, every) for which in (0, -1)]
        return Part(self.say("study-also"), [self.say("study-also.about")], told, pictures)

    def bots_beside(self, role: Role, which: int, every: Sequence[tuple[str, Played]]) -> Picture:
        """What the first (0) or last (-1) in turn order wins with each bot."""
        groups: dict[str, list[plots.Dot]] = {}
        rows: list[list[str | Cell]] = []
        for bot, games in sorted(every, key=lambda pair: pair[1].players):
            players = self.players(games.players)
            standing = tell.standings(self, role, games)[which]
            groups.setdefault(players, []).append(self.dot(bot, standing, games.players))
            rows.append(
                [
                    self.part_of(players, bot),
                    Cell(self.say.estimate(standing.wins), standing.verdict in SURE),
                    self.say.interval(standing.wins),
                    self.say.fair(games.players),
                    self.verdict(standing.verdict),
                ]
            )
        who = role.names(self.typical.players)[which].subject
        frame = self.frame("also-first" if which == 0 else "also-last", "also", who=who)
        frame = replace(frame, title=capital(frame.title))
        columns = self.columns("bot", "wins", "interval", "fair", "finding")
        svg = plots.dots(frame, list(groups.items()), 100, self.whole)
        return Picture(frame.title, svg, Table(frame.title, columns, rows))

    # --- Length and choices -------------------------------------------------------------------

    def length(self) -> Chapter:
        """How long games are, and how much there is to choose."""
        said = [*tell.length(self), *tell.choices(self)]
        part = Part("", (), said, [self.lengths(), self.choices()])
        return Chapter("length", self.say("study-length"), [part])

    def lengths(self) -> Picture:
        """How many decisions games have."""
        counts = self.names_of_counts()
        frame = self.frame("length", "length")
        spans = [(name, count.decisions) for name, count in counts]
        svg = plots.spans(frame, spans, self.whole, self.say("study-axis-decisions"))
        rows = [self.spread_row(name, count.decisions) for name, count in counts]
        return Picture(frame.title, svg, Table(frame.title, self.spread_columns(), rows))

    def choices(self) -> Picture:
        """How many choices there are over the course of a game."""
        counts = self.names_of_counts()
        frame = self.frame("choices", "choices")
        middles = [(part + 0.5) / PARTS for part in range(PARTS)]
        svg = plots.lines(
            frame,
            [(str(count.players), middles, count.parts) for _, count in counts],
            self.say("study-column-players"),
            self.say("study-axis-course"),
            self.percent,
            self.whole,
        )
        rows = [
            [name, self.say.percent(c.real.value), self.say.estimate(c.choices.mean)]
            + [self.say.number(value) for value in c.parts]
            for name, c in counts
        ]
        columns = self.columns("players", "real", "choices")
        columns += [self.percent((part + 1) / PARTS) for part in range(PARTS)]
        return Picture(frame.title, svg, Table(frame.title, columns, rows))

    # --- Suspense -----------------------------------------------------------------------------

    def suspense(self) -> Chapter:
        """How early the winner is known."""
        leader = self.course("leader", [count.leader_wins for count in self.study.counts])
        favourite = self.course("favourite", [count.favourite_wins for count in self.study.counts])
        rows = [
            [
                name,
                self.say.estimate(count.lead_changes.mean),
                self.say.percent(count.never_changes.value),
                self.say.percent(count.settled.middle, 0),
                self.say.percent(count.settled.upper, 0),
            ]
            for name, count in self.names_of_counts()
        ]
        columns = self.columns("players", "lead_changes", "never", "settled_half", "settled_most")
        table = Table(self.say("study-column-lead_changes"), columns, rows)
        about = self.say(self.asked.standing)
        part = Part("", [about], tell.suspense(self), [leader, favourite], [table])
        return Chapter("suspense", self.say("study-suspense"), [part])

    def course(self, key: str, wins: Sequence[Sequence[Estimate]]) -> Picture:
        """Shares of wins over the course of a game."""
        frame = self.frame(key, key)
        players = self.say("study-column-players")
        when = [look / LOOKS for look in range(LOOKS + 1)]
        names = [name for name, _ in self.names_of_counts()]
        svg = plots.lines(
            frame,
            [
                (str(count.players), when, [share.value for share in course])
                for count, course in zip(self.study.counts, wins, strict=True)
            ],
            players,
            self.say("study-axis-course"),
            self.percent,
            self.percent,
            top=1.0,
        )
        told = range(0, LOOKS + 1, 2)
        rows = [
            [name, *(self.say.estimate(course[look]) for look in told)]
            for name, course in zip(names, wins, strict=True)
        ]
        columns = [players, *(self.percent(when[look]) for look in told)]
        return Picture(frame.title, svg, Table(frame.title, columns, rows))

    # --- Scores -------------------------------------------------------------------------------

    def scores(self) -> Chapter:
        """Scores, close finishes, endings."""
        part = Part("", (), tell.scores(self), [self.score_shapes()], [self.finishes()])
        return Chapter("scores", self.say("study-scores"), [part])

    def score_shapes(self) -> Picture:
        """How scores are distributed."""
        counts = self.names_of_counts()
        frame = self.frame("scores", "scores")
        winners, others = self.columns("winners", "others")
        shapes = [(name, count.scores) for name, count in counts]
        unit = self.say(self.asked.unit)
        svg = plots.shapes(frame, shapes, (winners, others), self.whole, unit)
        rows = [
            self.spread_row(self.part_of(name, who), scores)
            for name, count in counts
            for who, scores in ((winners, count.winner), (others, count.others))
        ]
        return Picture(frame.title, svg, Table(frame.title, self.spread_columns(), rows))

    def finishes(self) -> Table:
        """How close games are, and how they end."""
        ends = dict.fromkeys(why for count in self.study.counts for why in count.endings)
        columns = self.columns("players", "lead", "shared")
        columns += [capital(self.ending_name(why)) for why in ends]
        rows = [
            [name, self.whole(count.margin.middle), self.say.estimate(count.ties)]
            + [self.say.percent(e.value) if (e := count.endings.get(w)) else "–" for w in ends]
            for name, count in self.names_of_counts()
        ]
        return Table(self.say("study-column-ending"), columns, rows)

    # --- Luck and skill -----------------------------------------------------------------------

    def luck(self) -> Chapter:
        """What the deal decides, and what skill does."""
        said, typical = [], self.typical.players
        for skill in self.study.skill:
            if skill.players == typical:
                said += tell.skill(self, skill)
        for minds in self.study.minds:
            if minds.players == typical:
                said.append(f"{tell.minds(self, minds)} {self.say('study-minds-note')}")
        pictures = [self.skill()] if self.study.skill else []
        tables = [self.minds()] if self.study.minds else []
        return Chapter("luck", self.say("study-luck"), [Part("", (), said, pictures, tables)])

    def skill(self) -> Picture:
        """From which seats of a deal the stronger bot wins."""
        frame = self.frame("skill", "skill")
        parts = []
        for s in self.study.skill:
            everywhere, nowhere = s.everywhere.value, s.nowhere.value
            shares = (everywhere, max(0.0, 1 - everywhere - nowhere), nowhere)
            parts.append((self.players(s.players), shares))
        names = self.columns("everywhere", "somewhere", "nowhere")
        svg = plots.stacks(frame, parts, names, self.percent)
        rows = [
            [self.players(s.players), self.say.number(s.deals, 0)]
            + [self.say.estimate(e) for e in (s.wins, s.everywhere, s.nowhere, s.same_seat)]
            for s in self.study.skill
        ]
        keys = ("players", "deals", "stronger", "everywhere", "nowhere", "same_seat")
        return Picture(frame.title, svg, Table(frame.title, self.columns(*keys), rows))

    def minds(self) -> Table:
        """How often the same seat wins a deal again."""
        rows = [
            [
                self.players(m.players),
                self.say.number(m.deals, 0),
                self.say.estimate(m.agreement),
                self.say.percent(m.by_chance),
            ]
            for m in self.study.minds
        ]
        columns = self.columns("players", "deals", "same_winner", "by_chance")
        return Table(self.say("study-minds-table"), columns, rows)

    # --- What winners have more of ------------------------------------------------------------

    def amounts(self) -> Chapter:
        """What winners have more of, and what else was measured."""
        count = self.typical
        asked = [amount for amount in self.asked.amounts if amount.key in count.amounts]
        part = Part(
            "",
            [self.say("study-amounts-note", players=count.players)],
            [tell.amount(self, amount, count) for amount in asked],
            [self.amount(amount, count) for amount in asked],
            [self.amounts_table(asked)],
        )
        parts = [part]
        if facts := tell.facts(self):
            parts.append(Part(self.say("study-facts"), (), facts))
        return Chapter("amounts", self.say("study-amounts"), parts)

    def amount(self, amount: Amount, count: CountFigures) -> Picture:
        """The share of wins by an amount."""
        words: dict[str, Argument] = {"title": amount.title, "unit": amount.unit}
        frame = self.frame(f"amount-{amount.key}", "amount", **words)
        named = [(self.level_name(level), level) for level in count.amounts[amount.key].levels]
        svg = plots.levels(frame, named, 1 / count.players, self.percent, self.say(amount.unit))
        columns = self.columns("amount", "seats", "wins", "interval")
        rows = [
            [
                name,
                self.say.percent(level.seats, 0),
                self.say.estimate(level.wins),
                self.say.interval(level.wins),
            ]
            for name, level in named
        ]
        return Picture(frame.title, svg, Table(frame.title, columns, rows))

    def level_name(self, level: Level) -> str:
        """From which amount to which a level goes."""
        least, most = self.whole(level.least), self.whole(level.most)
        return least if least == most else self.say("study-range", least=least, most=most)

    def amounts_table(self, asked: Sequence[Amount]) -> Table:
        """Winners and others for all numbers of players."""
        family = comparisons_of_amounts(self.study)
        rows: list[list[str | Cell]] = []
        for amount in asked:
            for name, count in self.names_of_counts():
                if amount.key in count.amounts:
                    figures = count.amounts[amount.key]
                    verdict = judge(figures.difference, 0, family)
                    difference = self.say.difference(figures.difference, share=False)
                    rows.append(
                        [
                            f"{self.say(amount.title)}, {name}",
                            self.say.estimate(figures.winners),
                            self.say.estimate(figures.others),
                            Cell(difference, verdict in SURE),
                            self.verdict(verdict),
                        ]
                    )
        columns = self.columns("amount", "winners", "others", "difference", "finding")
        return Table(self.say("study-amounts"), columns, rows)

    # --- Options ------------------------------------------------------------------------------

    def options(self) -> Chapter:
        """What each option changes."""
        study = self.study
        about = self.say("study-options-about", games=study.option_games, bots=study.option_bots)
        measures = list(study.options[0].effects)
        rows: list[list[str | Cell]] = []
        for option in study.options:
            compared = compared_measures(option)
            cells = [
                self.effect(option, measure) if measure in compared else "" for measure in measures
            ]
            rows.append([self.option_row(option), *cells])
        caption = self.say("study-options-table", count=comparisons_of_options(study))
        part = Part(
            "",
            [about],
            options(self),
            [self.forest("decisions", 1), self.forest("first", 100)],
            [Table(caption, self.columns("option", *measures), rows)],
        )
        return Chapter("options", self.say("study-options"), [part])

    def option_row(self, option: OptionFigures) -> str:
        """The name of a row about an option."""
        label = self.option_label(option.option, option.choice)
        return f"{label}, {self.players(option.players)}"

    def effect(self, option: OptionFigures, measure: str) -> Cell:
        """A difference in the table of options."""
        difference = option.effects[measure].difference
        verdict = judge(difference, 0, comparisons_of_options(self.study))
        text = self.say.difference(difference, share=measure in SHARES)
        return Cell(f"{text} ?" if verdict is Verdict.HINT else text, verdict in SURE)

    def forest(self, measure: str, scale: float) -> Picture:
        """What all options change of one measure."""
        frame = self.frame(f"options-{measure}", f"options-{measure}")
        family = comparisons_of_options(self.study)
        groups: dict[str, list[plots.Dot]] = {}
        rows: list[list[str | Cell]] = []
        for option in self.study.options:
            effect = option.effects[measure]
            sure = judge(effect.difference, 0, family) in SURE
            value = self.say.signed(scale * effect.difference.value)
            dot = plots.Dot(self.players(option.players), effect.difference, 0, sure, value)
            label = self.option_label(option.option, option.choice)
            groups.setdefault(label, []).append(dot)
            rows.append(
                [
                    self.option_row(option),
                    self.say.estimate(effect.printed),
                    self.say.estimate(effect.changed),
                    self.effect(option, measure),
                ]
            )
        svg = plots.dots(frame, list(groups.items()), scale, self.whole)
        columns = self.columns("option", "printed", "changed", "difference")
        return Picture(frame.title, svg, Table(frame.title, columns, rows))
