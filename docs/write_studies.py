"""Build the study reports: docs/studies/*.html, and the findings in docs/study.md.

make docs
"""

from __future__ import annotations

import re
from pathlib import Path

from ludopolis.arena.study.report import Report, write
from ludopolis.arena.study.schema import Study
from ludopolis.engine import registry
from ludopolis.language.languages import SOURCE
from ludopolis.language.translator import Translator

HERE = Path(__file__).parent
GENERATED = re.compile("(<!-- findings: .*? -->\n).*?(<!-- end of findings -->)", re.DOTALL)


def load(game: str) -> Study:
    """The results of a game's study."""
    return Study.load(HERE / "studies" / f"{game}.json")


def finding(game: str) -> str:
    """A game's section: the summary of its report, and the command that reproduces it."""
    study, box = load(game), registry.box(game)
    report = Report(study, SOURCE)
    played = report.context.games_played
    points = "\n".join(f"- {sentence}" for sentence in report.summary())
    return (
        f"\n### {Translator(SOURCE, box.locale)(box.title)}\n\n{points}\n\n"
        f"```\n{report.command()} --out docs/studies\n```\n\n"
        f"{study.date}, version {study.version}, rules {study.rules}, {played:,} games."
        f" All figures: [studies/{game}.json](studies/{game}.json).\n"
    )


def page() -> str:
    """docs/study.md with the current findings."""
    text = (HERE / "study.md").read_text(encoding="utf-8")
    findings = "".join(map(finding, registry.names()))
    return GENERATED.sub(lambda match: f"{match[1]}{findings}\n{match[2]}", text)


def main() -> None:
    """Build everything."""
    for game in registry.names():
        write(load(game), HERE / "studies")
    (HERE / "study.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
