"""The reports in docs/studies, and their list and findings in docs/study.md, written from the numbers.

python docs/write_studies.py
"""

from __future__ import annotations

import re
from pathlib import Path

from ludopolis.arena.study.figures import Study
from ludopolis.arena.study.report import Report, file_name, write
from ludopolis.engine import registry
from ludopolis.language.languages import SOURCE, described, languages
from ludopolis.language.translator import Translator

HERE = Path(__file__).parent
ORDER = ("newyork", "property", "tycoon", "bigshot", "newyorknewyork")
WRITTEN = "(<!-- {0}: .*? -->\n).*?(<!-- end of {0} -->)"  # a part of docs/study.md


def reports() -> str:
    """The reports of each game in all languages, as a table."""
    rows = ["| game | report | numbers |", "|---|---|---|"]
    for game in ORDER:
        files = [(described(code).name, file_name(game, code)) for code in languages()]
        links = " · ".join(f"[{name}](studies/{file})" for name, file in files)
        rows.append(f"| {title(game)} | {links} | [JSON](studies/{game}.json) |")
    return "\n" + "\n".join(rows) + "\n\n"


def title(game: str) -> str:
    """What a game is called."""
    box = registry.box(game)
    return Translator(SOURCE, box.locale)(box.title)


def findings() -> str:
    """What was found about each game: its report in short, and the command behind it."""
    told = []
    for game in ORDER:
        study = Study.load(HERE / "studies" / f"{game}.json")
        report = Report(study, SOURCE)
        points = "\n".join(f"- {sentence}" for sentence in report.short())
        made = f"{study.date}, version {study.version}, rules {study.rules}"
        told.append(
            f"### {title(game)}\n\n{points}\n\n"
            f"```\n{report.command()} --out docs/studies\n```\n\n"
            f"{made}, {report.played():,} games.\n"
        )
    return "\n" + "\n".join(told) + "\n"


def page() -> str:
    """docs/study.md with the list of reports and the findings of the numbers."""
    text = (HERE / "study.md").read_text(encoding="utf-8")
    for part, words in (("reports", reports()), ("findings", findings())):
        text = re.sub(WRITTEN.format(part), rf"\g<1>{words}\g<2>", text, flags=re.DOTALL)
    return text


def main() -> None:
    """Write everything."""
    for game in ORDER:
        write(Study.load(HERE / "studies" / f"{game}.json"), HERE / "studies")
    (HERE / "study.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
