"""A study's page in a browser: for everybody, by day and by night, on a phone, on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser
from visiting import visitor

from ludopolis.arena.study.report import write
from ludopolis.arena.study.schema import Study

STUDIES = Path(__file__).parents[2] / "docs" / "studies"
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 900}


def report(game: str, language: str, folder: Path) -> str:
    """The address of a report, built from the figures in the docs."""
    [path] = write(Study.load(STUDIES / f"{game}.json"), folder, [language])
    return path.as_uri()


@pytest.mark.parametrize(
    ("game", "language", "scheme", "size"),
    [
        ("newyork", "fr", "light", DESK),
        ("newyork", "fr", "dark", PHONE),
        ("property", "en", "dark", DESK),
    ],
)
def test_a_page_keeps_nobody_out(
    browser: Browser, tmp_path: Path, game: str, language: str, scheme: str, size: dict[str, int]
) -> None:
    with visitor(browser, color_scheme=scheme, viewport=size) as somebody:
        page = somebody.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(report(game, language, tmp_path))
        for details in page.locator("details").all():
            details.evaluate("details => details.open = true")
        faults = Axe().run(page).response["violations"]
        assert [(fault["id"], fault["nodes"][0]["html"]) for fault in faults] == []
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
        assert len(asked) == 1  # nothing is fetched
        # Text in pictures can be read on a phone.
        sizes = page.evaluate(
            """[...document.querySelectorAll("svg text")].map(text => {
                const svg = text.ownerSVGElement;
                return parseFloat(getComputedStyle(text).fontSize)
                    * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
            })"""
        )
        assert min(sizes) > 9


def test_on_paper_every_number_is_seen(browser: Browser, tmp_path: Path) -> None:
    with visitor(browser, viewport={"width": 718, "height": 1000}) as somebody:  # A4 less margins
        page = somebody.new_page()
        page.goto(report("newyork", "en", tmp_path))
        page.emulate_media(media="print")
        heights = page.evaluate(
            "[...document.querySelectorAll('details table')].map(t => t.getBoundingClientRect().height)"
        )
        assert len(heights) >= 8
        assert min(heights) > 20
        assert page.evaluate("document.documentElement.scrollWidth") <= 718
