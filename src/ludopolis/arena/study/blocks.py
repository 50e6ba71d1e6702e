"""What a report is built of: chapters with sentences, pictures and tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Cell:
    """A cell of a table; `sure` ones are set in bold."""

    text: str
    sure: bool = False


@dataclass(frozen=True)
class Table:
    """Numbers for those who want them, and for those who do not see pictures."""

    caption: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str | Cell]]


@dataclass(frozen=True)
class Picture:
    """A plot with its title, and its numbers as a table."""

    title: str
    svg: str
    table: Table


@dataclass(frozen=True)
class Part:
    """A part of a chapter: a heading of its own if it has one, sentences, pictures."""

    heading: str = ""
    sentences: Sequence[str] = ()
    points: Sequence[str] = ()  # sentences that are told as a list
    pictures: Sequence[Picture] = ()
    tables: Sequence[Table] = ()


@dataclass(frozen=True)
class Chapter:
    """A chapter of the report."""

    key: str
    title: str
    parts: Sequence[Part] = field(default_factory=list)
