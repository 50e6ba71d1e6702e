"""The report of a study: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from shlex import quote
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ludopolis.arena.study import plots
from ludopolis.arena.study.context import Context
from ludopolis.arena.study.formatting import capital
from ludopolis.arena.study.page import Page, bold_if
from ludopolis.arena.study.schema import Study, write_text
from ludopolis.arena.study.sentences import amount, fact, favoured, option_sentences
from ludopolis.arena.study.summary import summary
from ludopolis.engine.box import spell
from ludopolis.engine.study import Role
from ludopolis.language.languages import described, languages
from ludopolis.presentation.svg import PALETTE

HERE = Path(__file__).parent


class Report:
    """The report of a study in one language."""

    def __init__(self, study: Study, language: str) -> None:
        self.study = study
        self.context = Context(study, language)

    def setting(self) -> str:
        """The options that are not as printed, if any."""
        return self.context.tell("study-setting") if self.study.setting else ""

    def summary(self) -> list[str]:
        """The report in a few sentences."""
        return summary(self.context)

    def command(self) -> str:
        """The command that reproduces the study."""
        study = self.study
        players = ",".join(str(count.players) for count in study.counts)
        options = "".join(
            f" --option {quote(f'{name}={spell(choice)}')}"
            for name, choice in study.setting.items()
        )
        others = ";".join(dict.fromkeys(other.bot for other in study.also))
        also = f" --also {quote(f'{others};')}" if others else ""
        return (
            f"ludopolis study {study.game}{options} --bots {quote(study.bots)} --games {study.games}"
            f" --players {players} --option-bots {quote(study.option_bots)}"
            f" --option-games {study.option_games} --against {quote(study.against)}"
            f" --luck-deals {study.luck_deals}{also} --seed {study.seed}"
        )

    def page(self) -> str:
        """The HTML page."""
        context, study = self.context, self.study
        others = [described(other) for other in languages() if other != context.language]
        text: str = (
            environment()
            .get_template("report.html")
            .render(
                **self.sentences(),
                study=study,
                context=context,
                page=Page(context),
                plots=plots,
                say=context.say,
                tell=context.tell,
                tell_all=lambda *messages: [context.tell(message) for message in messages],
                bold_if=bold_if,
                capital=capital,
                chapters=self.chapters(),
                others=[(other, file_name(study.game, other.code)) for other in others],
                command=self.command(),
                light=PALETTE["light"],
                dark=PALETTE["dark"],
            )
        )
        return text

    def chapters(self) -> list[str]:
        """The titles of the chapters, as ids of messages."""
        included = {
            "study-favoured": True,
            "study-length": True,
            "study-suspense": True,
            "study-scores": True,
            "study-luck": bool(self.study.skill or self.study.minds),
            "study-amounts": bool(self.context.typical.amounts),
            "study-options": bool(self.study.options),
            "study-method": True,
        }
        return [title for title, wanted in included.items() if wanted]

    def sentences(self) -> dict[str, Any]:
        """The sentences of the page that need more than a message, and what they are about."""
        context, questions, counts = self.context, self.context.questions, self.study.counts
        amounts = [a for a in questions.amounts if a.key in context.typical.amounts]
        skill, repeats = "skill-players" in context.values, "repeat-players" in context.values
        luck = ["study-skill", "study-skill-deals"] * skill + ["study-repeats-note"] * repeats

        def with_role(role: Role) -> list[str]:
            return [favoured(context, role, count) for count in counts if role.key in count.roles]

        def with_bots(role: Role) -> list[str]:
            return [
                context.say("study-also-bot", bot=o.bot, sentence=favoured(context, role, o))
                for o in self.study.also
                if o.players == context.typical.players
            ]

        return {
            "summary": self.summary(),
            "roles": [r for r in questions.roles if any(r.key in c.roles for c in counts)],
            "role_sentences": with_role,
            "bot_sentences": with_bots,
            "luck": [context.tell(message) for message in luck],
            "amounts": amounts,
            "amount_sentences": [amount(context, asked) for asked in amounts],
            "facts": [told for asked in questions.facts if (told := fact(context, asked))],
            "option_sentences": option_sentences(context),
        }


@cache
def environment() -> Environment:
    """The Jinja environment of the template."""
    return Environment(
        loader=FileSystemLoader(HERE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def file_name(game: str, language: str) -> str:
    """The name of a report's file."""
    return f"{game}.{language}.html"


def write(study: Study, folder: Path, chosen: Sequence[str] = ()) -> list[Path]:
    """Write the reports of a study in the chosen languages, or in all; return their paths."""
    paths = []
    for language in chosen or languages():
        path = folder / file_name(study.game, language)
        page = Report(study, language).page()
        write_text(path, page, "write the pages again with --report-only")
        paths.append(path)
    return paths
