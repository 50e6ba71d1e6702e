"""Leaving a seat to a robot and coming back, answering a rematch, signing out: with browsers."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playing import focus_next, new_table
from playwright.sync_api import Browser, Page, expect
from visiting import Site, visitor

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "fr-FR",
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
MENU = '[data-role="menu"] summary'
REQUESTS = '[data-role="requests"]'
BOTH = pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
# A folder to which pictures are written, for whoever wants to look at them.
PICTURES = os.environ.get("LUDOPOLIS_PICTURES")


def look(page: Page, name: str) -> None:
    """Nothing on the page is out of reach of anybody, and nothing wider than the screen."""
    faults = Axe().run(page).response["violations"]
    assert not faults, faults
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page scrolls sideways"
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def two_at_a_table(host: Page, guest: Page, site: Site) -> None:
    """Two people begin a game."""
    new_table(host, site, "newyorknewyork", "friend")
    guest.goto(host.locator('[data-role="invite"]').input_value())
    guest.locator('input[name="name"]').fill("Bea")
    guest.locator("main form button").first.click()
    guest.wait_for_url(re.compile("/table/"))
    host.locator('[data-role="start"]').click()
    for page in (host, guest):
        page.locator("[data-position]").wait_for(state="attached")


@BOTH
def test_a_seat_is_asked_back_and_the_other_agrees(
    browser: Browser, site: Site, how: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id
    with (
        visitor(browser, {"list": name == "phone"}, **how) as ada,
        visitor(browser, {"list": name == "phone"}, **how) as bea,
    ):
        host, guest = ada.new_page(), bea.new_page()
        two_at_a_table(host, guest, site)
        while not (movers := [p for p in (host, guest) if p.locator('[data-turn="mine"]').count()]):
            host.wait_for_timeout(50)
        mover = movers[0]
        other = guest if mover is host else host
        mover.locator(MENU).click()
        mover.locator('[data-role="hand-over"]').click()
        mover.locator('[data-role="sure-yes"]').click()
        back = mover.locator(f'{REQUESTS} [data-role="take_back"]')
        # The robot has moved: from now on a round is waited for, and the page says so.
        expect(mover.locator(REQUESTS)).to_contain_text(
            re.compile("after the next|après le prochain coup")
        )
        look(mover, f"away-{name}")
        back.click()
        expect(back).to_have_count(0)
        agree = other.locator(f'{REQUESTS} [data-role="agree"]')
        expect(agree).to_be_visible()
        look(other, f"agree-{name}")
        if name == "desktop":
            focus_next(other, '[data-role="agree"]')
            other.keyboard.press("Enter")
        else:
            agree.click()
        for page in (mover, other):
            expect(page.locator(REQUESTS)).to_be_hidden()


@BOTH
def test_a_rematch_is_answered(
    browser: Browser, site: Site, how: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id
    with visitor(browser, **how) as ada, visitor(browser, **how) as bea:
        host, guest = ada.new_page(), bea.new_page()
        two_at_a_table(host, guest, site)
        host.locator(MENU).click()
        host.locator('[data-role="resign"]').click()
        host.locator('[data-role="sure-yes"]').click()
        before = host.url
        host.locator('[data-role="rematch"]').click()
        host.wait_for_url(lambda url: url != before)
        expect(host.locator(".seats")).to_contain_text("Bea")
        look(host, f"rematch-room-{name}")
        expect(guest.locator('[data-role="result"] [data-role="rematch-yes"]')).to_be_visible()
        look(guest, f"rematch-asked-{name}")
        # Who was elsewhere finds it in the lobby, at the finished table.
        guest.goto(site.address)
        row = guest.locator(".tables li", has=guest.locator(".mark"))
        expect(row).to_have_count(1)
        assert host.url.rpartition("/")[2] not in guest.content()
        row.locator("a").click()
        guest.locator('[data-role="result"] [data-role="rematch-yes"]').click()
        guest.wait_for_url(host.url)
        for page in (host, guest):
            expect(page.locator(".board")).to_be_visible()


def test_whoever_asks_for_a_rematch_is_told_of_a_no(browser: Browser, site: Site) -> None:
    with visitor(browser) as ada, visitor(browser) as bea:
        host, guest = ada.new_page(), bea.new_page()
        two_at_a_table(host, guest, site)
        host.locator(MENU).click()
        host.locator('[data-role="resign"]').click()
        host.locator('[data-role="sure-yes"]').click()
        host.locator('[data-role="rematch"]').click()
        expect(host.locator(".seats")).to_contain_text("Bea")
        guest.locator('[data-role="result"] [data-role="rematch-no"]').click()
        expect(host.locator('[data-role="happened"]')).to_contain_text("Bea")
        expect(guest.locator('[data-role="bubble"]')).to_contain_text("You have said no.")


def test_who_sits_down_at_the_table_itself_takes_part_in_the_shuffle(
    browser: Browser, site: Site
) -> None:
    with visitor(browser) as ada, visitor(browser) as bea:
        host, guest = ada.new_page(), bea.new_page()
        new_table(host, site, "newyorknewyork", "friend")
        guest.goto(f"{host.url}?watch")
        sat = []
        guest.on("request", lambda request: sat.append(request.post_data))
        guest.locator('[data-role="sit"]').click()
        expect(guest.locator('[data-role="stand-up"]')).to_be_visible()
        assert "takes_part=yes" in " ".join(filter(None, sat))


@BOTH
def test_signing_out_here_and_elsewhere(
    browser: Browser, site: Site, how: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id
    with visitor(browser, **how) as ada, visitor(browser) as elsewhere:
        here, there = ada.new_page(), elsewhere.new_page()
        table = new_table(here, site, "newyorknewyork", "friend")
        here.goto(f"{site.address}/settings")
        here.locator('main a[href="/claim"]').click()
        here.locator('button[name="make"]').click()
        code = here.locator(".code").inner_text()
        look(here, f"devices-{name}")
        there.goto(f"{site.address}/claim")
        there.locator("#code").fill(code)
        there.keyboard.press("Enter")
        expect(there.locator(".notice")).to_be_visible()
        there.goto(table)
        expect(there.locator('[data-role="start"]')).to_be_visible()
        here.goto(f"{site.address}/claim")
        focus_next(here, 'form[action="/sign-out-others"] button')
        here.keyboard.press("Enter")
        expect(here.locator(".notice")).to_be_visible()
        # The other device was at a table: it is led away from it.
        there.wait_for_url("**/claim?signed_out")
        expect(there.locator(".notice")).to_be_visible()
        focus_next(here, 'form[action="/sign-out"] input')
        here.keyboard.press("Space")
        focus_next(here, 'form[action="/sign-out"] button')
        here.keyboard.press("Enter")
        here.wait_for_url("**/claim?signed_out")
        expect(here.locator('form[action="/sign-out"]')).to_have_count(0)
        look(here, f"signed-out-{name}")
