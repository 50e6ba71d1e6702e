"""The reports in docs/studies and the findings in docs/study.md, written anew from the numbers.

python docs/write_studies.py
"""

from __future__ import annotations

import re
from pathlib import Path

from ludopolis.arena.study.figures import Study
from ludopolis.arena.study.report import Report, write
from ludopolis.language.languages import SOURCE

HERE = Path(__file__).parent
ORDER = ("newyork", "property", "tycoon", "bigshot", "newyorknewyork")
FINDINGS = re.compile(r"(<!-- findings: .*? -->\n).*?(<!-- end of findings -->)", re.S)


def findings() -> str:
    """What was found about each game: its report in short, and the command behind it."""
    told = []
    for game in ORDER:
        study = Study.load(HERE / "studies" / f"{game}.json")
        report = Report(study, SOURCE)
        points = "\n".join(f"- {sentence}" for sentence in report.short())
        made = f"{study.date}, version {study.version}, rules {study.rules}"
        told.append(
            f"### {report.say(report.box.title)}\n\n{points}\n\n"
            f"```\n{report.command()} --out docs/studies\n```\n\n"
            f"{made}, {report.played():,} games.\n"
        )
    return "\n" + "\n".join(told) + "\n"


def page() -> str:
    """docs/study.md with the findings of the numbers."""
    text = (HERE / "study.md").read_text(encoding="utf-8")
    return FINDINGS.sub(lambda found: found[1] + findings() + found[2], text)


def main() -> None:
    """Write everything."""
    for game in ORDER:
        write(Study.load(HERE / "studies" / f"{game}.json"), HERE / "studies")
    (HERE / "study.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
