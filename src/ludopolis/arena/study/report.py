"""A study as a page: one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from shlex import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ludopolis.arena.study.chapters import Chapters
from ludopolis.arena.study.estimates import CONFIDENCE
from ludopolis.arena.study.families import all_comparisons
from ludopolis.arena.study.figures import Study, write_text
from ludopolis.arena.study.plan import shares_games
from ludopolis.arena.study.short import in_short
from ludopolis.arena.study.voice import Voice
from ludopolis.engine.box import LANGUAGES, spell
from ludopolis.engine.svg import PALETTE

HERE = Path(__file__).parent
MONTHS = {
    "en": "January February March April May June July August September October November December",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
}


class Report(Chapters):
    """The report of a study in one language."""

    def method(self) -> list[str]:
        """How it was measured, and how far it can be trusted."""
        study, voice = self.study, self.voice
        name = study.bots.partition(":")[0]
        about = voice(f"bot {name}" if f"bot {name}" in voice.phrases else "bot other")
        count = all_comparisons(study)
        return [
            voice("method bots", bots=study.bots, about=about),
            voice("method games", games=voice.games(study.games), seed=study.seed),
            voice("method intervals"),
            voice(
                "method comparisons",
                count=voice.number(count, 0),
                expected=voice.number(count * (1 - CONFIDENCE), 0),
            ),
            voice("method terms", standing=self.asked.standing[voice.language]),
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
        return self.voice("setting", list=self.voice.parted(chosen)) if chosen else ""

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

    def page(self) -> str:
        """The whole page."""
        study, voice, language = self.study, self.voice, self.voice.language
        other = next(tongue for tongue in LANGUAGES if tongue != language)
        day = date.fromisoformat(study.date)
        title = self.box.title[language]
        text: str = (
            environment()
            .get_template("report.html")
            .render(
                language=language,
                other=other,
                other_file=file_name(study.game, other),
                say=voice,
                title=voice("title", title=title),
                lead=voice(
                    "lead", games=voice.games(self.played()), title=title, credit=self.box.credit
                ),
                setting=self.setting(),
                made=voice(
                    "made",
                    date=f"{day.day} {MONTHS[language].split()[day.month - 1]} {day.year}",
                    version=study.version,
                    rules=study.rules,
                    seed=study.seed,
                ),
                short=self.short(),
                chapters=self.chapters(),
                method=self.method(),
                command=self.command(),
                files=voice("method files", file=f"{study.game}.json"),
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


def write(study: Study, folder: Path, languages: Sequence[str] = LANGUAGES) -> list[Path]:
    """Write the reports of a study into a folder; say where."""
    paths = []
    for language in languages:
        path = folder / file_name(study.game, language)
        page = Report(study, Voice(language)).page()
        write_text(path, page, "write the pages again with --report-only")
        paths.append(path)
    return paths
