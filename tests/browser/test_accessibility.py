"""No page has a serious fault that axe-core can find: by day and by night, as board and as list."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playing import new_table, play_whole_game, wait_for_turn
from playwright.sync_api import Browser, Page
from visiting import Site, visitor

from ludopolis.engine import registry

PAGES = ["/", "/new/newyork", "/new/tycoon?with=friends", "/settings", "/claim", "/about", "/api"]
PAGES += [f"/rules/{name}" for name in registry.names()]
SERIOUS = {"serious", "critical"}


def faults(page: Page) -> list[str]:
    """What axe-core finds that keeps people out."""
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages(browser: Browser, site: Site, scheme: str) -> None:
    with visitor(browser, color_scheme=scheme) as somebody:
        page = somebody.new_page()
        for path in PAGES:
            page.goto(site.address + path)
            assert not faults(page), path


@pytest.mark.parametrize("as_list", [False, True], ids=["board", "list"])
@pytest.mark.parametrize("game", registry.names())
def test_tables(browser: Browser, site: Site, game: str, as_list: bool) -> None:
    with visitor(
        browser, {"list": as_list, "guide": True}, color_scheme="dark" if as_list else "light"
    ) as somebody:
        page = somebody.new_page()
        new_table(page, site, game, "bot:casual")
        assert wait_for_turn(page)
        assert not faults(page)


def test_the_end(page: Page, site: Site) -> None:
    new_table(page, site, "newyorknewyork", "bot:casual")
    play_whole_game(page)
    assert not faults(page)
    page.locator('[data-role="look-back"]').click()
    page.wait_for_url("**/game/*")
    page.locator('[data-role="proof"][data-verdict]').wait_for(state="attached")
    assert not faults(page)
