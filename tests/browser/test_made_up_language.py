"""The site walked through in a made-up language: whatever is in plain letters came from no catalogue.

Its words are a third longer than ours, so nothing may be cut off or run out of the page either.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playing import choose_by_clicks, move_by_clicks, new_table, wait_for_turn
from playwright.sync_api import Browser, BrowserContext, Page
from visiting import Site, running_site, visitor

import made_up
from ludopolis.engine import registry

MOVES = 6
# All that can be read or heard on a page; what is written on pictures comes by itself as text.
WORDS = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement, textContent } = walk.currentNode;
    if (!parentElement.closest("script, style, code, pre, [lang], kbd")) found.push(textContent);
  }
  for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"]) {
    for (const node of document.querySelectorAll(`[${name}]`)) {
      if (!node.closest("[lang]:not(html)")) found.push(node.getAttribute(name));
    }
  }
  return found.join("\\n");
}"""
FACES = [face.name for name in registry.names() for face in registry.box(name).faces]


ALLOWED = {"Ada", *made_up.names_on_boards()}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("made-up")
    made_up.write(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOPOLIS_LANGUAGES", str(folder))
        with running_site(folder) as running:
            yield running


@pytest.fixture
def context(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    with visitor(browser, settings={"guide": True}) as somebody:
        somebody.add_cookies([{"name": "language", "value": made_up.CODE, "url": site.address}])
        yield somebody


def check(page: Page) -> None:
    """Nothing on the page is in plain letters, and nothing is wider than the page."""
    shown = page.evaluate(WORDS)
    assert "⟦" in shown, "the page is not in the made-up language"
    assert made_up.left_over(shown, ALLOWED) == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 1, f"the page is {wide} pixels too wide"


@pytest.mark.parametrize("width", [1280, 375])
@pytest.mark.parametrize(
    "path",
    ["/", "/about", "/settings", "/claim", *(f"/new/{face}" for face in FACES)],
)
def test_pages(page: Page, site: Site, path: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(site.address + path)
    if path.startswith("/new"):
        page.locator("#name").fill("Ada")
    check(page)


@pytest.mark.parametrize("game", registry.names())
def test_rulebooks(page: Page, site: Site, game: str) -> None:
    page.goto(f"{site.address}/rules/{game}")
    shown = page.evaluate(WORDS)
    assert made_up.left_over(shown, ALLOWED) == []


@pytest.mark.parametrize("face", FACES)
def test_tables(page: Page, site: Site, face: str) -> None:
    """A few moves at every game's table, board and list, against a robot."""
    page.goto(f"{site.address}/settings")
    page.locator("#name").fill("Ada")
    page.locator('form[action="/name"] button').click()
    new_table(page, site, face, "bot:beginner", "bot:beginner")
    mind = random.Random(face)
    for _ in range(MOVES):
        if not wait_for_turn(page):
            break
        check(page)
        move_by_clicks(page, mind)
    if wait_for_turn(page):
        page.locator('[data-role="list"]').click()
        page.wait_for_function("document.querySelector('[data-role=list-view] li')")
        check(page)
        page.locator('[data-role="list"]').click()
        choose_by_clicks(page, mind)


def test_the_language_is_there(tmp_path: Path) -> None:
    made_up.write(tmp_path)
    assert (tmp_path / "locale" / made_up.CODE / "common.ftl").exists()
    assert made_up.left_over("⟦ýøü⟧ Anna", {"Anna"}) == []
    assert made_up.left_over("⟦ýøü⟧ you") == ["you"]
