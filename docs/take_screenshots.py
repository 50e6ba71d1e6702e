"""The pictures of the docs: the lobby, every game's table, a finished game, as a visitor sees them.

`make screenshots` starts the site, plays some moves of each game in a real browser, and writes
`docs/screens`.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "tests" / "browser"))

from playing import move_by_clicks, new_table, play_whole_game, wait_for_turn  # noqa: E402
from visiting import FLAGS, Site, browser_path, running_site, visitor  # noqa: E402

import ludopolis  # noqa: E402
from ludopolis.engine import registry  # noqa: E402

SCREENS = HERE / "screens"
DESK = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
OWN_MOVES = 12
PATIENCE = 600_000  # milliseconds; a busy machine looks back slowly


def take(browser: Browser, site: Site, name: str, face: str, **how: object) -> None:
    """A table after some moves, with the own decision before one's eyes."""
    with visitor(browser, **how) as somebody:  # type: ignore[arg-type]
        page = somebody.new_page()
        new_table(page, site, face, "bot:casual", "bot:casual")
        mind = random.Random(11)
        for _ in range(OWN_MOVES):
            if not wait_for_turn(page):
                break
            move_by_clicks(page, mind)
        wait_for_turn(page)
        page.mouse.move(0, 0)
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=SCREENS / f"{name}.png")


def take_analysis(browser: Browser, site: Site) -> None:
    """A finished game that was looked back at, at the move that cost most."""
    with visitor(browser, **DESK) as somebody:  # type: ignore[arg-type]
        page = somebody.new_page()
        new_table(page, site, "newyorknewyork", "bot:casual")
        play_whole_game(page, seed=4)
        page.locator('[data-role="look-back"]').click()
        page.locator('[data-role="analyse"]').click()
        page.locator('[data-role="worst"] a').first.click(timeout=PATIENCE)
        page.locator('[data-role="analysis"]').evaluate("panel => panel.scrollIntoView()")
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=SCREENS / "analysis.png")


def main() -> None:
    """Take all pictures."""
    SCREENS.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_site(Path(folder)) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        with visitor(browser, **DESK) as somebody:  # type: ignore[arg-type]
            page = somebody.new_page()
            page.goto(site.address)
            page.screenshot(path=SCREENS / "lobby.png")
        for name in registry.names():
            for face in ludopolis.box(name).faces:
                take(browser, site, face.name, face.name, **DESK)
                take(
                    browser,
                    site,
                    f"{face.name}-phone",
                    face.name,
                    **PHONE,
                    locale="fr-FR",
                    color_scheme="dark",
                )
        take_analysis(browser, site)
        browser.close()


if __name__ == "__main__":
    main()
