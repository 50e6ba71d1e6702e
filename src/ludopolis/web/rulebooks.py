"""Rulebooks as pages: chapters with anchors, marked rulings, pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from ludopolis.engine import registry
from ludopolis.engine.box import Box
from ludopolis.language.catalogue import printed
from ludopolis.language.translator import Translator
from ludopolis.presentation.ui import ui_of

RULING = re.compile(r"\s*<!-- ruling: (\w+) -->")
VIEW_BOX = re.compile(r'viewBox="\S+ \S+ (\d+)\S* (\d+)')
PICTURE = re.compile(r"<!-- picture: ([\w-]+) -->")


@dataclass(frozen=True)
class Heading:
    """An entry of the table of contents."""

    id: str
    title: str
    level: int  # 2 is a chapter, 3 a part of one


@dataclass(frozen=True)
class Page:
    """A rulebook ready to be shown."""

    title: str
    contents: tuple[Heading, ...]
    html: Markup


def figure(box: Box, name: str, language: str) -> str:
    """A picture of a game with what it shows below it."""
    pictures = ui_of(box).pictures
    if name not in pictures:
        return ""
    picture = pictures[name](Translator(language, box.locale))
    caption = escape(picture.caption)
    source = f"/picture/{box.name}/{name}.{language}"
    # Its room is kept free while it is loaded, so that an address leads where it should.
    size = VIEW_BOX.search(picture.svg)
    room = f'width="{size[1]}" height="{size[2]}" ' if size else ""
    # Day or night: the page's theme decides, so both are named and the style sheet shows one.
    return (
        "<figure>"
        f'<img class="by-day" src="{source}.svg" alt="{caption}" {room}loading="lazy">'
        f'<img class="by-night" src="{source}.dark.svg" alt="{caption}" {room}loading="lazy">'
        f'<figcaption aria-hidden="true">{caption}</figcaption></figure>\n'
    )


def rendered(text: str, box: Box, language: str) -> Page:
    """A rulebook's Markdown as a page."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    headings: list[Heading] = []
    title = words = ""
    chapters = parts = 0
    seen: dict[str, int] = {}
    above: list[str] = []  # the heading above each table or block of letters
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            words = tokens[place + 1].content
            if token.tag == "h1":  # the opening is the first chapter
                title, chapters = words, 1
                token.attrSet("id", "chapter-1")
            elif token.tag == "h2":
                chapters, parts = chapters + 1, 0
                token.attrSet("id", f"chapter-{chapters}")
                headings.append(Heading(f"chapter-{chapters}", words, 2))
            elif token.tag == "h3":
                parts += 1
                token.attrSet("id", f"chapter-{chapters}-{parts}")
                headings.append(Heading(f"chapter-{chapters}-{parts}", words, 3))
        elif token.type == "inline" and (names := RULING.findall(token.content)):
            _mark(tokens[place - 1], names[0], seen)
            _without_marks(token)
        elif token.type in {"table_open", "fence", "code_block"}:
            above.append(words)
    html = parser.renderer.render(tokens, parser.options, {})
    html = _with_scrolling(html, above)
    html = _with_pictures(html, lambda name: figure(box, name, language))
    return Page(title, tuple(headings), Markup(html))


def _mark(opening: Token, name: str, seen: dict[str, int]) -> None:
    """Make a paragraph a ruling with an address; a rule that is ruled on twice gets a number."""
    seen[name] = seen.get(name, 0) + 1
    ending = "" if seen[name] == 1 else f"-{seen[name]}"
    opening.attrSet("id", f"ruling-{name}{ending}")
    opening.attrJoin("class", "ruling")


def _without_marks(inline: Token) -> None:
    """Take the mark out of a paragraph's text."""
    for child in inline.children or ():
        child.content = RULING.sub("", child.content)


def _with_scrolling(html: str, names: Sequence[str]) -> str:
    """Let what is wide be scrolled on its own, by keyboard too; a corner is no heading."""
    seen: dict[str, int] = {}
    called = iter(names)

    def framed(found: re.Match[str]) -> str:
        name = next(called)
        seen[name] = seen.get(name, 0) + 1
        label = escape(name if seen[name] == 1 else f"{name} ({seen[name]})")
        return f'<div class="wide" role="region" tabindex="0" aria-label="{label}">{found[0]}'

    html = re.sub("<table>|<pre>", framed, html)
    html = re.sub("</table>|</pre>", r"\g<0></div>", html)
    return html.replace("<th></th>", "<td></td>")


def _with_pictures(html: str, draw: Callable[[str], str]) -> str:
    """Put the pictures where the rulebook names them, each a paragraph of its own."""
    paragraph = re.compile(f"<p>{escape(PICTURE.pattern, quote=False)}</p>\n?")
    return paragraph.sub(lambda found: draw(found[1]), html)


@cache
def page(game: str, language: str) -> Page:
    """The rulebook of a game in a language."""
    box = registry.box(game)
    return rendered(printed(box.rulebook(language), language), box, language)


INLINE = MarkdownIt("commonmark", {"html": False})


@lru_cache(maxsize=4096)
def inline(text: str) -> Markup:
    """A line of Markdown, such as a heading, as HTML."""
    return Markup(INLINE.renderInline(text))
