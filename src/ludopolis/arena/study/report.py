"""A study as a page: one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from shlex import quote

from babel.dates import format_date
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ludopolis.arena.study.chapters import Chapters
from ludopolis.arena.study.estimates import CONFIDENCE
from ludopolis.arena.study.families import all_comparisons
from ludopolis.arena.study.figures import Study, write_text
from ludopolis.arena.study.formatting import capital
from ludopolis.arena.study.plan import shares_games
from ludopolis.arena.study.short import in_short
from ludopolis.engine.box import spell
from ludopolis.language.languages import described, languages
from ludopolis.presentation.svg import PALETTE

HERE = Path(__file__).parent


class Report(Chapters):
    """The report of a study in one language."""

    def method(self) -> list[str]:
        """How it was measured, and how far it can be trusted."""
        study, say = self.study, self.say
        count = all_comparisons(study)
        kind = study.bots.partition(":")[0]
        return [
            say("study-method-bots", bots=study.bots, kind=kind),
            say("study-method-games", games=study.games, seed=str(study.seed)),
            say("study-method-intervals"),
            say(
                "study-method-comparisons",
                count=count,
                expected=round(count * (1 - CONFIDENCE)),
            ),
            say("study-method-terms", standing=self.asked.standing),
        ]

    def command(self) -> str:
        """The command that plays the study again."""
        study = self.study
        players = ",".join(str(count.players) for count in study.counts)
        options = "".join(
            f" --option {quote(f'{name}={spell(choice)}')}"
            for name, choice in study.setting.items()
        )
        return (
            f"ludopolis study {study.game}{options} --bots {quote(study.bots)} --games {study.games}"
            f" --players {players} --option-bots {quote(study.option_bots)}"
            f" --option-games {study.option_games} --against {quote(study.against)}"
            f" --luck-deals {study.luck_deals}{self.also()} --seed {study.seed}"
        )

    def setting(self) -> str:
        """Which options are not as printed, if any."""
        chosen = [self.option_label(*choice) for choice in self.study.setting.items()]
        return self.say("study-setting", choices=self.say.clauses(chosen)) if chosen else ""

    def also(self) -> str:
        """The other bots, as they are written in the command."""
        others = dict.fromkeys(other.bot for other in self.study.also)
        return f" --also {quote(';'.join(others) + ';')}" if others else ""

    def played(self) -> int:
        """All games that the study is made of."""
        study = self.study
        return (
            sum(count.games for count in study.counts)
            + sum(other.games for other in study.also)
            + sum(skill.deals * skill.players for skill in study.skill)
            + sum(minds.deals * minds.times for minds in study.minds)
            + study.option_games * (len(study.options) + self.bases())
        )

    def bases(self) -> int:
        """How many series were played only to compare options with."""
        study = self.study
        return len(study.counts) if study.option_games and not shares_games(study) else 0

    def short(self) -> list[str]:
        """The report in a few sentences."""
        return in_short(self)

    def made(self) -> str:
        """When it was measured, and by what."""
        study = self.study
        return self.say(
            "study-made",
            date=format_date(date.fromisoformat(study.date), "long", self.say.cldr),
            version=study.version,
            rules=str(study.rules),
            seed=str(study.seed),
        )

    def page(self) -> str:
        """The whole page."""
        study, say = self.study, self.say
        others = [described(language) for language in languages() if language != self.language]
        title = say(self.box.title)
        text: str = (
            environment()
            .get_template("report.html")
            .render(
                language=self.language,
                others=[(other, file_name(study.game, other.code)) for other in others],
                say=say,
                capital=capital,
                title=say("study-title", title=title),
                lead=say("study-lead", games=self.played(), title=title, credit=self.box.credit),
                setting=self.setting(),
                made=self.made(),
                short=self.short(),
                chapters=self.chapters(),
                method=self.method(),
                command=self.command(),
                files=say("study-method-files", file=f"{study.game}.json"),
                light=PALETTE["light"],
                dark=PALETTE["dark"],
            )
        )
        return text


@cache
def environment() -> Environment:
    """Where the template is."""
    return Environment(
        loader=FileSystemLoader(HERE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def file_name(game: str, language: str) -> str:
    """The file of a report."""
    return f"{game}.{language}.html"


def write(study: Study, folder: Path, chosen: Sequence[str] | None = None) -> list[Path]:
    """Write the reports of a study into a folder, in some languages or in all; say where."""
    paths = []
    for language in chosen or languages():
        path = folder / file_name(study.game, language)
        page = Report(study, language).page()
        write_text(path, page, "write the pages again with --report-only")
        paths.append(path)
    return paths
