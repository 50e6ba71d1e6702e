"""The same games by other ways: the keyboard alone, the list, a phone, French, one screen for all."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playing import (
    LIT,
    RESULT,
    choose_by_clicks,
    move_by_clicks,
    move_by_keys,
    move_by_list,
    new_table,
    play_whole_game,
    position_of,
    wait_for_another,
    wait_for_turn,
)
from playwright.sync_api import Browser, Page, expect
from visiting import Site, visitor

from ludopolis.engine import registry

each_game = pytest.mark.parametrize("game", registry.names())
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def test_a_whole_game_by_keys_alone(page: Page, site: Site) -> None:
    new_table(page, site, "newyorknewyork", "bot:casual")
    assert play_whole_game(page, move_by_keys) > 2
    expect(page.locator(RESULT)).to_be_visible()


@each_game
def test_keys_alone(page: Page, site: Site, game: str) -> None:
    new_table(page, site, game, "bot:casual")
    assert play_whole_game(page, move_by_keys, moves=4) > 2


def test_a_whole_game_in_the_list(browser: Browser, site: Site) -> None:
    with visitor(browser, {"list": True}) as somebody:
        page = somebody.new_page()
        new_table(page, site, "newyorknewyork", "bot:casual")
        assert play_whole_game(page, move_by_list) > 2
        expect(page.locator(RESULT)).to_be_visible()


@each_game
def test_the_list_tells_all(browser: Browser, site: Site, game: str) -> None:
    """A heading for each part, every choice as a button with its words, and no picture needed."""
    with visitor(browser, {"list": True}) as somebody:
        page = somebody.new_page()
        new_table(page, site, game, "bot:casual")
        assert wait_for_turn(page)
        reading = page.locator('[data-role="list-view"]')
        assert reading.locator("h2, h3").count() >= 3
        texts = page.locator('[data-role="choices"] [data-action]').all_inner_texts()
        assert all(text.strip() for text in texts)
        expect(page.locator("svg.board")).not_to_be_visible()


@each_game
def test_on_a_phone_in_french(browser: Browser, site: Site, game: str) -> None:
    with visitor(browser, locale="fr-FR", **PHONE) as somebody:
        page = somebody.new_page()
        new_table(page, site, game, "bot:casual", "bot:beginner")
        assert page.locator("html").get_attribute("lang") == "fr"
        assert play_whole_game(page, moves=5) == 5
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def share_a_screen(page: Page, site: Site, face: str) -> None:
    """Lay a table for Ada and Bea, who pass one device to each other."""
    page.goto(f"{site.address}/new/{face}?with=screen")
    form = page.locator("form[data-seats]")
    for number in range(1, form.locator("li.seat").count() + 1):
        kind = "me" if number == 1 else "screen" if number == 2 else "none"
        form.locator(f"#seat-{number}").select_option(kind)
    form.locator("[name=name]").fill("Ada")
    form.locator("[name=seat-2-name]").fill("Bea")
    form.locator("button.primary").click()


@pytest.mark.parametrize(("language", "colon"), [("en-GB", ":"), ("fr-FR", " :")])
def test_one_screen_says_who_decides(
    browser: Browser, site: Site, language: str, colon: str
) -> None:
    """Where nothing is hidden there is no curtain, and on a phone the players are out of sight."""
    with visitor(browser, **{**PHONE, "locale": language}) as somebody:
        page = somebody.new_page()
        share_a_screen(page, site, "tycoon")
        sentence = page.locator('[data-role="sentence"]')
        deciding = set()
        for _ in range(40):
            assert wait_for_turn(page)
            told = sentence.inner_text().replace("\u00a0", " ")
            named = [name for name in ("Ada", "Bea") if told.startswith(f"{name}{colon} ")]
            assert named, told
            deciding |= set(named)
            if len(deciding) == 2:
                return
            move_by_clicks(page, random.Random(7))
        raise AssertionError("only one of them had anything to decide")


def test_one_screen_for_two(page: Page, site: Site) -> None:
    """A curtain before each turn, and behind it nothing that the next player may not know."""
    share_a_screen(page, site, "newyorknewyork")
    for _ in range(4):
        assert wait_for_turn(page)
        mine = set(
            page.locator('[data-role="hand"] [data-part]').evaluate_all(
                "all => all.map(one => one.dataset.part)"
            )
        )
        assert mine
        shown = position_of(page)
        choose_by_clicks(page, random.Random(7))
        wait_for_another(page, shown)
        curtain = page.locator('dialog[data-role="curtain"]')
        if page.locator('[data-turn="mine"]').count() == 0:
            expect(curtain).to_be_visible()
            expect(page.locator('[data-role="hand"]')).not_to_be_visible()


def test_without_confirmation(browser: Browser, site: Site) -> None:
    with visitor(browser, {"confirm": False}) as somebody:
        page = somebody.new_page()
        new_table(page, site, "newyork", "bot:casual")
        assert wait_for_turn(page)
        number = position_of(page)
        page.locator(LIT).first.click()
        wait_for_another(page, number)


def test_why_not(page: Page, site: Site) -> None:
    """Touching what is not lit says why, and leads to the rule."""
    new_table(page, site, "newyork", "bot:casual", "bot:casual")
    assert wait_for_turn(page)
    move_by_clicks(page, random.Random(1))
    assert wait_for_turn(page)
    lit = set(page.locator(LIT).evaluate_all("all => all.map(one => one.dataset.part)"))
    spots = page.locator("[data-spot]").evaluate_all("all => all.map(one => one.dataset.spot)")
    dark = next(spot for spot in spots if spot not in lit)
    page.locator(f'[data-spot="{dark}"]').first.click(force=True)
    expect(page.locator('[data-role="why"]')).to_be_visible()
    link = page.locator('[data-role="rule"]').get_attribute("href")
    assert link
    page.goto(site.address + link)
    expect(page.locator(f"#{link.split('#')[1]}")).to_be_visible()


def test_the_guide_speaks_once(browser: Browser, site: Site) -> None:
    with visitor(browser, {"guide": True}) as somebody:
        page = somebody.new_page()
        new_table(page, site, "tycoon", "bot:casual")
        assert wait_for_turn(page)
        lesson = page.locator('[data-role="lesson"]')
        expect(lesson).to_be_visible()
        first = lesson.locator("h2").inner_text()
        page.locator('[data-role="understood"]').click()
        expect(lesson).not_to_be_visible()
        page.reload()
        assert wait_for_turn(page)
        assert not lesson.is_visible() or lesson.locator("h2").inner_text() != first


def test_settings_are_remembered(browser: Browser, site: Site) -> None:
    with visitor(browser) as somebody:
        page = somebody.new_page()
        page.goto(f"{site.address}/settings")
        page.locator('input[name="confirm"]').uncheck()
        kept = json.loads(page.evaluate("localStorage.getItem('ludopolis-table')"))
        assert kept["confirm"] is False
        page.locator('input[name="language"][value="fr"]').check()
        page.locator('form[action="/settings"] button').click()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
