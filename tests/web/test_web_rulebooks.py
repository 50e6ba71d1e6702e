"""Rulebooks as pages: chapters and rulings have addresses, pictures stand where they belong."""

from __future__ import annotations

import re

import pytest

from ludopolis.engine import registry
from ludopolis.language.catalogue import printed
from ludopolis.language.languages import languages
from ludopolis.presentation.ui import ui_of
from ludopolis.terminal.chapters import chapters
from ludopolis.web.rulebooks import page, rendered

LANGUAGES = languages()
each_page = pytest.mark.parametrize(
    ("game", "language"), [(game, lang) for game in registry.names() for lang in LANGUAGES]
)


@each_page
def test_chapters_are_counted_as_everywhere(game: str, language: str) -> None:
    """The opening is the first chapter, as in the terminal and in the guides."""
    found = re.findall(r'<h[12] id="chapter-(\d+)">', page(game, language).html)
    wanted = chapters(printed(registry.box(game).rulebook(language), language))
    assert found == [str(number) for number in range(1, len(wanted) + 1)]
    contents = [heading.title for heading in page(game, language).contents if heading.level == 2]
    assert contents == [chapter.title for chapter in wanted[1:]]


@each_page
def test_every_ruling_is_marked_and_has_an_address(game: str, language: str) -> None:
    html = page(game, language).html
    named = re.findall(r"<!-- ruling: (\w+) -->", registry.box(game).rulebook(language))
    assert len(re.findall(r'class="ruling"', html)) == len(named)
    assert {f"ruling-{name}" for name in named} <= set(re.findall(r'id="([\w-]+)"', html))


@each_page
def test_addresses_are_unique_and_marks_are_gone(game: str, language: str) -> None:
    html = page(game, language).html
    found = re.findall(r'id="([\w-]+)"', html)
    assert len(found) == len(set(found))
    assert "<!--" not in html
    assert "&lt;!--" not in html


@each_page
def test_pictures_stand_where_the_rulebook_names_them(game: str, language: str) -> None:
    names = re.findall(r"<!-- picture: ([\w-]+) -->", registry.box(game).rulebook(language))
    html = page(game, language).html
    assert re.findall(r'class="by-day" src="/picture/\w+/([\w-]+)\.', html) == names
    assert len(re.findall(r'<img[^>]* width="\d+" height="\d+"', html)) == 2 * len(names)
    assert set(names) <= set(ui_of(registry.box(game)).pictures)


def test_markdown_brings_no_html() -> None:
    box = registry.box("property")
    html = rendered("# T\n\n<script>x</script>\n\n[a](javascript:x)\n", box, "en").html
    assert "<script>" not in html
    assert 'href="javascript' not in html


def test_a_rule_with_two_rulings_has_two_addresses() -> None:
    text = "# T\n\nA. <!-- ruling: f -->\n\nB. <!-- ruling: f -->\n"
    html = rendered(text, registry.box("property"), "en").html
    assert 'id="ruling-f"' in html
    assert 'id="ruling-f-2"' in html


def test_a_wide_table_can_be_scrolled_by_keyboard() -> None:
    text = "# T\n\n## Prices & more\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
    html = rendered(text, registry.box("property"), "en").html
    assert 'tabindex="0" aria-label="Prices &amp; more"><table>' in html
    assert html.count("</table></div>") == 1
