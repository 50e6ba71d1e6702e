"""Hints and levels as people meet them: asked for, lit on the board, taken over, told to the others."""

from __future__ import annotations

import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playing import new_table, position_of, wait_for_another, wait_for_turn
from playwright.sync_api import Browser, Page, expect
from visiting import Site, visitor

from ludopolis.bots.levels import DEFAULT_LEVEL, LEVELS

HINT = '[data-role="hint"]'
HINTS = '[data-role="hints"]'
MOVES = f"{HINTS} [data-action]"
CONFIRM = '[data-role="confirm"]'
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "fr-FR",
    "color_scheme": "dark",
}


def ask(page: Page) -> None:
    """Wait for one's turn and ask for a hint."""
    assert wait_for_turn(page)
    page.locator(HINT).click()
    expect(page.locator(MOVES).first).to_be_visible()


def pointed_at(page: Page) -> set[str]:
    """What the hint is about, on the board and in the hand."""
    return set(
        page.locator(".hinted[data-key]").evaluate_all("all => all.map(one => one.dataset.key)")
    )


def faults(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [fault["id"] for fault in found if fault["impact"] in {"serious", "critical"}]


def test_a_hint_is_lit_and_taken_over(page: Page, site: Site) -> None:
    new_table(page, site, "newyorknewyork", "bot:casual")
    ask(page)
    moves = page.locator(MOVES)
    assert 1 <= moves.count() <= 3
    for text in moves.all_inner_texts():
        assert re.search(r"you \d+% · Robot 1 \d+%", text)
    best = pointed_at(page)
    assert best
    assert page.locator(".preview").count()
    assert faults(page) == []
    if moves.count() > 1:
        moves.nth(1).hover()
        assert pointed_at(page) != best
    action = moves.first.get_attribute("data-action")
    moves.first.click()
    expect(page.locator(HINTS)).not_to_be_visible()
    assert pointed_at(page) == set()
    selected = page.locator('[data-touch][data-state="selected"]')
    assert set(selected.evaluate_all("all => all.map(one => one.dataset.key)")) == best
    expect(page.locator(CONFIRM)).to_have_attribute("data-action", action or "")
    number = position_of(page)
    page.locator(CONFIRM).click()
    wait_for_another(page, number)


def test_a_hint_can_be_put_away(page: Page, site: Site) -> None:
    new_table(page, site, "newyork", "bot:casual")
    ask(page)
    page.locator('[data-role="hints-close"]').click()
    expect(page.locator(HINTS)).not_to_be_visible()
    assert pointed_at(page) == set()
    page.locator(HINT).click()  # the same again
    expect(page.locator(MOVES).first).to_be_visible()


def test_a_hint_by_keys_in_the_list(browser: Browser, site: Site) -> None:
    with visitor(browser, {"list": True, "confirm": False}) as somebody:
        page = somebody.new_page()
        new_table(page, site, "newyorknewyork", "bot:casual")
        assert wait_for_turn(page)
        page.keyboard.press("t")
        expect(page.locator(MOVES).first).to_be_focused()
        expect(page.locator('[data-role="choices"] .hinted')).to_have_count(1)
        number = position_of(page)
        page.keyboard.press("Enter")
        # Even who is never asked is asked here: a hint is not played just so.
        assert position_of(page) == number
        expect(page.locator(CONFIRM)).to_be_focused()
        page.keyboard.press("Enter")
        wait_for_another(page, number)


def test_a_hint_on_a_phone_in_french(browser: Browser, site: Site) -> None:
    with visitor(browser, **PHONE) as somebody:
        page = somebody.new_page()
        new_table(page, site, "tycoon", "bot:casual", "bot:casual")
        ask(page)
        assert re.search("vous \\d+\N{NO-BREAK SPACE}%", page.locator(MOVES).first.inner_text())
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        for node in page.locator(f"{HINTS} button").all():
            box = node.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 43.5
        assert faults(page) == []


def test_friends_agree_on_hints_and_levels(browser: Browser, site: Site) -> None:
    """The host seats a robot of some level; who asks for a hint is named to the others."""
    with visitor(browser) as ada, visitor(browser) as bea:
        host, guest = ada.new_page(), bea.new_page()
        host.goto(f"{site.address}/new/newyorknewyork?with=friends")
        host.locator('input[name="hints"][value="yes"]').check()
        host.locator("button.primary").click()
        level = host.locator('[data-seat="3"] [data-role="level"]')
        expect(level).to_have_value(DEFAULT_LEVEL)
        assert level.locator("option").all_inner_texts() == list(LEVELS)
        level.select_option("beginner")
        assert faults(host) == []
        host.locator('[data-seat="3"] [data-role="bot"]').click()
        expect(host.locator('[data-seat="3"]')).to_contain_text("Robot 1 (beginner)")
        guest.goto(host.locator('[data-role="invite"]').first.input_value())
        expect(guest.locator(".chosen")).to_contain_text("Whoever is to move may ask for a hint.")
        expect(guest.locator(".sitting")).to_contain_text("Robot 1 (beginner)")
        guest.locator("[name=name]").fill("Bea")
        guest.locator("button.primary").click()
        expect(host.locator('[data-role="start"]')).to_be_enabled()
        host.locator('[data-role="start"]').click()
        expect(guest.locator('[data-role="player"]', has_text="beginner")).to_be_visible()
        pages = (host, guest)
        for page in pages:
            page.locator("[data-position]").wait_for(state="attached")
        while not (mine := [page for page in pages if page.locator(HINT).count()]):
            host.wait_for_timeout(50)
        (mover,) = mine
        other = guest if mover is host else host
        ask(mover)
        expect(other.locator('[data-role="log"]')).to_contain_text("asked for a hint.")
        assert not other.locator(MOVES).count()
