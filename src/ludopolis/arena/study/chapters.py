"""The chapters of a report: sentences, pictures and tables from the numbers."""

from __future__ import annotations

from collections.abc import Sequence

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
from ludopolis.arena.study.measure import LOOKS, PARTS
from ludopolis.arena.study.option_sentences import SHARES, options
from ludopolis.arena.study.questions import Amount, Role
from ludopolis.arena.study.teller import Teller

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
        return [(self.voice.players(count.players), count) for count in self.study.counts]

    def frame(self, key: str, title: str, about: str) -> plots.Frame:
        """A picture's key, title and description."""
        return plots.Frame(key, title, self.voice(about))

    def whole(self, value: float) -> str:
        """A number on an axis."""
        return self.voice.short(value)

    def percent(self, value: float) -> str:
        """A share on an axis."""
        return self.voice.percent(value, 0)

    def verdict(self, verdict: Verdict) -> str:
        """A finding in a table."""
        return self.voice(f"verdict {verdict.value}")

    def spread_row(self, name: str, span: Spread) -> list[str]:
        """A distribution as a row of a table."""
        values = (span.low, span.lower, span.middle, span.upper, span.high, span.most)
        return [name, self.voice.estimate(span.mean), *(self.whole(value) for value in values)]

    def spread_columns(self, first: str) -> list[str]:
        """The columns of such rows."""
        marks = ("mean", "5%", "25%", "median", "75%", "95%", "most")
        return [self.voice(first), *(self.voice(mark) for mark in marks)]

    # --- Who is favoured ----------------------------------------------------------------------

    def favoured(self) -> Chapter:
        """Who is favoured, by every role of the game."""
        roles = [r for r in self.asked.roles if any(r.key in c.roles for c in self.study.counts)]
        parts = [self.role(role) for role in roles]
        if self.study.also:
            parts.insert(1, self.other_bots(roles[0]))
        return Chapter("favoured", self.voice("favoured"), parts)

    def role(self, role: Role) -> Part:
        """One role: what it is, who is favoured by it, a picture."""
        language = self.voice.language
        groups: list[tuple[str, list[plots.Dot]]] = []
        rows: list[list[str | Cell]] = []
        for name, count in self.names_of_counts():
            if role.key not in count.roles:
                continue
            fair = 1 / count.players
            dots = []
            for standing in tell.standings(self, role, count):
                sure = standing.verdict in SURE
                share = self.voice.percent(standing.wins.value)
                dots.append(plots.Dot(standing.name.label, standing.wins, fair, sure, share))
                rows.append(
                    [
                        self.voice("of", whole=name, part=standing.name.label),
                        Cell(self.voice.estimate(standing.wins), sure),
                        self.voice.interval(standing.wins),
                        self.voice.fair(count.players),
                        self.voice.estimate(standing.score),
                        self.verdict(standing.verdict),
                    ]
                )
            groups.append((name, dots))
        title = self.voice("favoured plot")
        columns = [
            self.voice(k)
            for k in ("place", "wins", "95% interval", "fair share", "mean score", "finding")
        ]
        picture = Picture(
            title,
            plots.dots(
                self.frame(f"role-{role.key}", title, "favoured alt"), groups, 100, self.whole
            ),
            Table(
                self.voice("of", whole=role.title[language], part=self.voice("wins")), columns, rows
            ),
        )
        return Part(
            role.title[language],
            [self.voice.set(role.about[language])],
            tell.favoured(self, role),
            [picture],
        )

    def other_bots(self, role: Role) -> Part:
        """Whether who moves when matters as much with other bots."""
        voice = self.voice
        every: list[tuple[str, Played]] = [(self.study.bots, count) for count in self.study.counts]
        every += [(other.bot, other) for other in self.study.also]
        told = tell.with_other_bots(self, role)
        pictures = [self.bots_beside(role, which, every) for which in (0, -1)]
        return Part(voice("also"), [voice("also about")], told, pictures)

    def bots_beside(self, role: Role, which: int, every: Sequence[tuple[str, Played]]) -> Picture:
        """What the first (0) or last (-1) in turn order wins with each bot."""
        voice = self.voice
        groups: dict[str, list[plots.Dot]] = {}
        rows: list[list[str | Cell]] = []
        for bot, games in sorted(every, key=lambda pair: pair[1].players):
            players = voice.players(games.players)
            standing = tell.standings(self, role, games)[which]
            sure = standing.verdict in SURE
            share = voice.percent(standing.wins.value)
            dot = plots.Dot(bot, standing.wins, 1 / games.players, sure, share)
            groups.setdefault(players, []).append(dot)
            rows.append(
                [
                    voice("of", whole=players, part=bot),
                    Cell(voice.estimate(standing.wins), sure),
                    voice.interval(standing.wins),
                    voice.fair(games.players),
                    self.verdict(standing.verdict),
                ]
            )
        subject = role.names(self.typical.players, voice.language)[which].subject.rstrip(",")
        title = voice("also plot", who=voice.sentence(subject))
        columns = [voice(k) for k in ("bot", "wins", "95% interval", "fair share", "finding")]
        frame = self.frame("also-first" if which == 0 else "also-last", title, "favoured alt")
        svg = plots.dots(frame, list(groups.items()), 100, self.whole)
        return Picture(title, svg, Table(title, columns, rows))

    # --- Length and choices -------------------------------------------------------------------

    def length(self) -> Chapter:
        """How long games are, and how much there is to choose."""
        counts = self.names_of_counts()
        title = self.voice("length plot")
        spans = plots.spans(
            self.frame("length", title, "length alt"),
            [(name, count.decisions) for name, count in counts],
            self.whole,
            self.voice("decisions"),
        )
        rows = [self.spread_row(name, count.decisions) for name, count in counts]
        lengths = Picture(
            title, spans, Table(title, self.spread_columns("number of players"), rows)
        )
        title = self.voice("choices plot")
        middles = [(part + 0.5) / PARTS for part in range(PARTS)]
        tenths = plots.lines(
            self.frame("choices", title, "choices alt"),
            [(str(count.players), middles, count.parts) for _, count in counts],
            self.voice("number of players"),
            self.voice("part of the game"),
            self.percent,
            self.whole,
        )
        rows = [
            [name, self.voice.percent(c.real.value), self.voice.estimate(c.choices.mean)]
            + [self.voice.number(value) for value in c.parts]
            for name, c in counts
        ]
        columns = [self.voice(k) for k in ("number of players", "real choice", "choices")]
        columns += [self.percent((part + 1) / PARTS) for part in range(PARTS)]
        choices = Picture(title, tenths, Table(title, columns, rows))
        said = [*tell.length(self), *tell.choices(self)]
        return Chapter("length", self.voice("length"), [Part("", (), said, [lengths, choices])])

    # --- Suspense -----------------------------------------------------------------------------

    def suspense(self) -> Chapter:
        """How early the winner is known."""
        leader = self.course("leader", [count.leader_wins for count in self.study.counts])
        favourite = self.course("favourite", [count.favourite_wins for count in self.study.counts])
        rows = [
            [
                name,
                self.voice.estimate(count.lead_changes.mean),
                self.voice.percent(count.never_changes.value),
                self.voice.percent(count.settled.middle, 0),
                self.voice.percent(count.settled.upper, 0),
            ]
            for name, count in self.names_of_counts()
        ]
        keys = ("number of players", "changes of lead", "never changes", "settled for half")
        columns = [*(self.voice(key) for key in keys), self.voice("settled for most")]
        table = Table(self.voice("changes of lead"), columns, rows)
        about = self.voice.set(self.asked.standing[self.voice.language])
        part = Part("", [about], tell.suspense(self), [leader, favourite], [table])
        return Chapter("suspense", self.voice("suspense"), [part])

    def course(self, key: str, wins: Sequence[Sequence[Estimate]]) -> Picture:
        """Shares of wins over the course of a game."""
        title = self.voice(f"{key} plot")
        when = [look / LOOKS for look in range(LOOKS + 1)]
        names = [name for name, _ in self.names_of_counts()]
        svg = plots.lines(
            self.frame(key, title, f"{key} alt"),
            [
                (str(count.players), when, [share.value for share in course])
                for count, course in zip(self.study.counts, wins, strict=True)
            ],
            self.voice("number of players"),
            self.voice("part of the game"),
            self.percent,
            self.percent,
            top=1.0,
        )
        told = range(0, LOOKS + 1, 2)
        rows = [
            [name, *(self.voice.estimate(course[look]) for look in told)]
            for name, course in zip(names, wins, strict=True)
        ]
        columns = [self.voice("number of players"), *(self.percent(when[look]) for look in told)]
        return Picture(title, svg, Table(title, columns, rows))

    # --- Scores -------------------------------------------------------------------------------

    def scores(self) -> Chapter:
        """Scores, close finishes, endings."""
        counts = self.names_of_counts()
        title = self.voice("scores plot")
        svg = plots.shapes(
            self.frame("scores", title, "scores alt"),
            [(name, count.scores) for name, count in counts],
            (self.voice("winners"), self.voice("others")),
            self.whole,
            self.unit(2),
        )
        rows = []
        for name, count in counts:
            for key, scores in (("winners", count.winner), ("others", count.others)):
                label = self.voice("of", whole=name, part=self.voice(key))
                rows.append(self.spread_row(label, scores))
        picture = Picture(title, svg, Table(title, self.spread_columns("number of players"), rows))
        ends = dict.fromkeys(why for count in self.study.counts for why in count.endings)
        columns = [
            self.voice(k) for k in ("number of players", "lead of the winner", "shared wins")
        ]
        columns += [self.voice.sentence(self.ending_name(why)) for why in ends]
        finishes = [
            [name, self.whole(count.margin.middle), self.voice.estimate(count.ties)]
            + [self.voice.percent(e.value) if (e := count.endings.get(w)) else "–" for w in ends]
            for name, count in counts
        ]
        table = Table(self.voice("ending"), columns, finishes)
        part = Part("", (), tell.scores(self), [picture], [table])
        return Chapter("scores", self.voice("scores"), [part])

    # --- Luck and skill -----------------------------------------------------------------------

    def luck(self) -> Chapter:
        """What the deal decides, and what skill does."""
        voice = self.voice
        said, pictures, tables = [], [], []
        for skill in self.study.skill:
            if skill.players == self.typical.players:
                said += tell.skill(self, skill)
        for minds in self.study.minds:
            if minds.players == self.typical.players:
                said.append(f"{tell.minds(self, minds)} {voice('minds note')}")
        if self.study.skill:
            title = voice("skill plot")
            parts = [
                (
                    voice.players(s.players),
                    (
                        s.everywhere.value,
                        max(0.0, 1 - s.everywhere.value - s.nowhere.value),
                        s.nowhere.value,
                    ),
                )
                for s in self.study.skill
            ]
            names = [voice(key) for key in ("everywhere", "somewhere", "nowhere")]
            svg = plots.stacks(self.frame("skill", title, "skill alt"), parts, names, self.percent)
            keys = ("number of players", "deals", "stronger wins", "everywhere", "nowhere")
            rows = [
                [voice.players(s.players), voice.number(s.deals, 0)]
                + [voice.estimate(e) for e in (s.wins, s.everywhere, s.nowhere, s.same_seat)]
                for s in self.study.skill
            ]
            columns = [*(voice(key) for key in keys), voice("same seat")]
            pictures.append(Picture(title, svg, Table(title, columns, rows)))
        if self.study.minds:
            columns = [voice(k) for k in ("number of players", "deals", "same winner", "by chance")]
            rows = [
                [
                    voice.players(m.players),
                    voice.number(m.deals, 0),
                    voice.estimate(m.agreement),
                    voice.percent(m.by_chance),
                ]
                for m in self.study.minds
            ]
            tables.append(Table(voice("minds table"), columns, rows))
        return Chapter("luck", voice("luck"), [Part("", (), said, pictures, tables)])

    # --- What winners have more of ------------------------------------------------------------

    def amounts(self) -> Chapter:
        """What winners have more of, and what else was measured."""
        count = self.typical
        asked = [amount for amount in self.asked.amounts if amount.key in count.amounts]
        note = self.voice("amounts note", players=self.voice.players(count.players))
        part = Part(
            "",
            [note],
            [tell.amount(self, amount, count) for amount in asked],
            [self.amount(amount, count) for amount in asked],
            [self.amounts_table(asked)],
        )
        parts = [part]
        if facts := tell.facts(self):
            parts.append(Part(self.voice("facts"), (), facts))
        return Chapter("amounts", self.voice("amounts"), parts)

    def amount(self, amount: Amount, count: CountFigures) -> Picture:
        """The share of wins by an amount."""
        title = self.voice("amount plot", title=amount.title[self.voice.language])
        found = count.amounts[amount.key].levels
        unit = amount.unit[self.voice.language].split("|")[1]
        named = [(self.level_name(level), level) for level in found]
        frame = plots.Frame(f"amount-{amount.key}", title, self.voice("amount alt", unit=unit))
        svg = plots.levels(frame, named, 1 / count.players, self.percent, unit)
        columns = [self.voice(k) for k in ("amount", "seats", "wins", "95% interval")]
        rows = [
            [
                name,
                self.voice.percent(level.seats, 0),
                self.voice.estimate(level.wins),
                self.voice.interval(level.wins),
            ]
            for name, level in named
        ]
        return Picture(title, svg, Table(title, columns, rows))

    def level_name(self, level: Level) -> str:
        """From which amount to which a level goes."""
        if level.least == level.most:
            return self.whole(level.least)
        return self.voice("range", least=self.whole(level.least), most=self.whole(level.most))

    def amounts_table(self, asked: Sequence[Amount]) -> Table:
        """Winners and others for all numbers of players."""
        family = comparisons_of_amounts(self.study)
        rows: list[list[str | Cell]] = []
        for amount in asked:
            for name, count in self.names_of_counts():
                if amount.key in count.amounts:
                    figures = count.amounts[amount.key]
                    verdict = judge(figures.difference, 0, family)
                    difference = self.voice.difference(figures.difference, share=False)
                    title = amount.title[self.voice.language]
                    rows.append(
                        [
                            f"{title}, {name}",
                            self.voice.estimate(figures.winners),
                            self.voice.estimate(figures.others),
                            Cell(difference, verdict in SURE),
                            self.verdict(verdict),
                        ]
                    )
        keys = ("amount", "winners", "others", "difference", "finding")
        return Table(self.voice("amounts"), [self.voice(key) for key in keys], rows)

    # --- Options ------------------------------------------------------------------------------

    def options(self) -> Chapter:
        """What each option changes."""
        study, voice = self.study, self.voice
        about = voice(
            "options about", games=voice.games(study.option_games), bots=study.option_bots
        )
        measures = list(study.options[0].effects)
        columns = [voice("option"), *(voice(f"column {measure}") for measure in measures)]
        rows: list[list[str | Cell]] = []
        for option in study.options:
            players = voice.players(option.players)
            compared = compared_measures(option)
            cells = [
                self.effect(option, measure) if measure in compared else "" for measure in measures
            ]
            label = self.option_label(option.option, option.choice)
            rows.append([f"{label}, {players}", *cells])
        caption = voice("options table", count=comparisons_of_options(study))
        part = Part(
            "",
            [about],
            options(self),
            [self.forest("decisions", 1), self.forest("first", 100)],
            [Table(caption, columns, rows)],
        )
        return Chapter("options", voice("options"), [part])

    def effect(self, option: OptionFigures, measure: str) -> Cell:
        """A difference in the table of options."""
        difference = option.effects[measure].difference
        verdict = judge(difference, 0, comparisons_of_options(self.study))
        text = self.voice.difference(difference, share=measure in SHARES)
        return Cell(f"{text} ?" if verdict is Verdict.HINT else text, verdict in SURE)

    def forest(self, measure: str, scale: float) -> Picture:
        """What all options change of one measure."""
        title = self.voice(f"options plot {measure}")
        family = comparisons_of_options(self.study)
        groups: dict[str, list[plots.Dot]] = {}
        rows: list[list[str | Cell]] = []
        for option in self.study.options:
            effect = option.effects[measure]
            sure = judge(effect.difference, 0, family) in SURE
            name = self.voice.players(option.players)
            label = self.option_label(option.option, option.choice)
            value = self.voice.signed(scale * effect.difference.value)
            groups.setdefault(label, []).append(plots.Dot(name, effect.difference, 0, sure, value))
            rows.append(
                [
                    f"{label}, {name}",
                    self.voice.estimate(effect.printed),
                    self.voice.estimate(effect.changed),
                    self.effect(option, measure),
                ]
            )
        frame = self.frame(f"options-{measure}", title, "options alt")
        svg = plots.dots(frame, list(groups.items()), scale, self.whole)
        keys = ("option", "as printed", "changed", "difference")
        return Picture(title, svg, Table(title, [self.voice(key) for key in keys], rows))
