"""Choices in columns, and a rulebook by chapters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludopolis
from ludopolis.language.languages import languages
from ludopolis.terminal.chapters import chapters, chosen
from ludopolis.terminal.choices import MIN_ROWS, in_columns

ENTRIES = st.lists(st.text("abcde ", min_size=1, max_size=30).map(str.strip), max_size=60)


@given(ENTRIES, st.integers(1, 120), st.one_of(st.none(), st.integers(-5, 40)))
def test_columns_fit_and_lose_nothing(entries: list[str], width: int, rows: int | None) -> None:
    numbered = [f"{number}:{entry}" for number, entry in enumerate(entries)]
    lines, shown = in_columns(numbered, width, rows)
    if rows is None:
        assert shown == len(entries)
    else:
        assert len(lines) <= max(rows, MIN_ROWS)
        assert shown == len(entries) or len(lines) >= 1
    longest = max(map(len, numbered), default=0)
    assert all(len(line) <= max(width, longest) for line in lines)
    together = "\n".join(lines)
    assert all(entry in together for entry in numbered[:shown])


def test_columns_are_read_downwards() -> None:
    lines, shown = in_columns(["1 a", "2 bb", "3 c", "4 d", "5 e"], 12, None)
    assert shown == 5
    assert lines == ["1 a    4 d", "2 bb   5 e", "3 c"]


def test_markup_takes_no_room() -> None:
    lines, _ = in_columns(["[bold]1[/] a", "[bold]2[/] b"], 9, None)
    assert lines == ["[bold]1[/] a   [bold]2[/] b"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ludopolis.shelf())
def test_chapters_have_the_whole_rulebook(game: str, language: str) -> None:
    rulebook = ludopolis.box(game).rulebook(language)
    found = chapters(rulebook)
    assert len(found) == 1 + rulebook.count("\n## ")
    assert all(chapter.title and chapter.text for chapter in found)
    assert "<!--" not in "".join(chapter.text for chapter in found)
    for number, chapter in enumerate(found, start=1):
        assert chosen(found, str(number)) == [chapter]
        assert chapter in chosen(found, chapter.title.upper())
    assert chosen(found, "0") == []
    assert chosen(found, "zebra") == []
