"""The chapters of a rulebook, to be shown one by one."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Chapter:
    """A heading and its text."""

    title: str
    text: str


def chapters(rulebook: str) -> list[Chapter]:
    """The chapters of a rulebook: its opening, and one for each second-level heading."""
    rulebook = re.sub("<!--.*?-->", "", rulebook, flags=re.DOTALL)
    opening, *rest = re.split("^## ", rulebook, flags=re.MULTILINE)
    title, _, text = opening.partition("\n")
    found = [Chapter(title.lstrip("# "), text.strip())]
    for part in rest:
        title, _, text = part.partition("\n")
        found.append(Chapter(title, text.strip()))
    return found


def chosen(found: list[Chapter], wanted: str) -> list[Chapter]:
    """The chapters that match an answer: by number, by words of the title, or else of the text."""
    if wanted.isdecimal():
        number = int(wanted[:9])
        return found[number - 1 : number] if number else []
    words = wanted.casefold()
    titled = [chapter for chapter in found if words in chapter.title.casefold()]
    return titled or [chapter for chapter in found if words in chapter.text.casefold()]
