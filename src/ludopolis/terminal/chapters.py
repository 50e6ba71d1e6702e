"""A rulebook by chapters, so that one need not scroll through all of it for one answer."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Chapter:
    """A heading and what stands under it."""

    title: str
    text: str


def chapters(rulebook: str) -> list[Chapter]:
    """The chapters of a rulebook: one for each heading of the second level, the opening first."""
    rulebook = re.sub("<!--.*?-->", "", rulebook, flags=re.DOTALL)
    opening, *rest = re.split("^## ", rulebook, flags=re.MULTILINE)
    title, _, text = opening.partition("\n")
    found = [Chapter(title.lstrip("# "), text.strip())]
    for part in rest:
        title, _, text = part.partition("\n")
        found.append(Chapter(title, text.strip()))
    return found


def chosen(found: list[Chapter], wanted: str) -> list[Chapter]:
    """The chapters that an answer means: a number, or words of a title, or else of the text."""
    if wanted.isdecimal():
        number = int(wanted[:9])
        return found[number - 1 : number] if number else []
    words = wanted.casefold()
    titled = [chapter for chapter in found if words in chapter.title.casefold()]
    return titled or [chapter for chapter in found if words in chapter.text.casefold()]
