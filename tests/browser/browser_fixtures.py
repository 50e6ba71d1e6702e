"""One site and one browser for all tests of a folder; a fresh visitor for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from visiting import FLAGS, Site, browser_path, running_site, visitor


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site that runs for all tests of this process."""
    with running_site(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real Chromium. Playwright keeps an event loop going, which other modules could not bear."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A visitor who speaks English, on a desktop."""
    with visitor(browser) as somebody:
        yield somebody


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """Their page."""
    return context.new_page()
