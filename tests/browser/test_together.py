"""Several browsers at one table; reloads, lost lines, a killed server."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playing import (
    RESULT,
    choose_by_clicks,
    move_by_clicks,
    new_table,
    play_whole_game,
    position_of,
    wait_for_another,
    wait_for_turn,
)
from playwright.sync_api import Browser, Page, expect
from visiting import Site, running_site, visitor


def invitation(page: Page) -> str:
    """The link that the waiting room gives for a friend."""
    return page.locator('[data-role="invite"]').first.input_value()


def join(page: Page, link: str, name: str) -> None:
    """Follow an invitation and sit down."""
    page.goto(link)
    page.locator('input[name="name"]').fill(name)
    page.locator("main form button").first.click()
    page.wait_for_url(re.compile("/table/"))


def log_of(page: Page) -> list[str]:
    """The log as it is read."""
    return page.locator('[data-role="log"] li').all_inner_texts()


def test_two_browsers_play_one_table(browser: Browser, site: Site) -> None:
    with visitor(browser) as ada, visitor(browser, locale="fr-FR") as bea, visitor(browser) as eve:
        host, guest, watcher = ada.new_page(), bea.new_page(), eve.new_page()
        address = new_table(host, site, "newyorknewyork", "friend")
        join(guest, invitation(host), "Bea")
        if host.locator('[data-role="start"]').count():
            host.locator('[data-role="start"]').click()
        watcher.goto(f"{address}?watch")
        mind, made = random.Random(3), 0
        pages = [host, guest]
        while made < 300:
            for page in pages:
                page.locator("[data-position]").wait_for(state="attached")
            if host.locator(RESULT).is_visible():
                break
            mover = next((p for p in pages if p.locator('[data-turn="mine"]').count()), None)
            if mover is None:
                host.wait_for_timeout(50)
                continue
            other = host if mover is guest else guest
            number = position_of(other)
            move_by_clicks(mover, mind)
            wait_for_another(other, number)
            made += 1
            if made == 2:
                host.locator('[data-role="tab-chat"]').click()
                host.locator('[data-role="chat-form"] input').fill("<b>Bonne chance</b> !")
                host.locator('[data-role="chat-form"] button').click()
                expect(guest.locator('[data-role="chat"]')).to_contain_text("<b>Bonne chance</b> !")
                assert watcher.locator('[data-role="hand"] [data-part]').count() == 0
                assert not watcher.locator('[data-turn="mine"]').count()
        assert made > 5
        for page in (host, guest, watcher):
            expect(page.locator(RESULT)).to_be_visible()
        host.locator('[data-role="rematch"]').click()
        guest.locator('[data-role="rematch-yes"]').first.click()
        guest.wait_for_url(lambda url: url != address and "/table/" in url)


def test_a_reload_in_the_middle(page: Page, site: Site) -> None:
    new_table(page, site, "property", "bot:casual", "bot:casual")
    play_whole_game(page, moves=4)
    assert wait_for_turn(page)
    before = page.locator('[data-role="hand"] [data-part]').evaluate_all(
        "all => all.map(one => one.dataset.part).sort()"
    )
    told, number = log_of(page), position_of(page)
    page.reload()
    assert wait_for_turn(page)
    after = page.locator('[data-role="hand"] [data-part]').evaluate_all(
        "all => all.map(one => one.dataset.part).sort()"
    )
    assert (before, told, number) == (after, log_of(page), position_of(page))
    play_whole_game(page, moves=2)


def test_a_killed_server_comes_back(browser: Browser, tmp_path: Path) -> None:
    """Every page goes on by itself, with all that was accepted and with a move made meanwhile."""
    with running_site(tmp_path) as site, visitor(browser) as somebody:
        page = somebody.new_page()
        new_table(page, site, "newyorknewyork", "bot:casual", "bot:casual")
        mind = random.Random(5)
        for _ in range(3):
            assert wait_for_turn(page)
            move_by_clicks(page, mind)
            assert wait_for_turn(page)
            told = log_of(page)
            site.kill()
            expect(page.locator('[data-role="banner"]')).to_be_visible()
            number = position_of(page)
            choose_by_clicks(page, mind)
            site.start()
            expect(page.locator('[data-role="banner"]')).not_to_be_visible()
            wait_for_another(page, number)
            assert wait_for_turn(page)
            assert log_of(page)[: len(told)] == told


def test_a_move_made_without_a_line_arrives(browser: Browser, site: Site) -> None:
    with visitor(browser) as somebody:
        page = somebody.new_page()
        new_table(page, site, "newyorknewyork", "bot:casual")
        assert wait_for_turn(page)
        number = position_of(page)
        somebody.set_offline(True)
        page.evaluate("window.dispatchEvent(new Event('offline'))")
        choose_by_clicks(page, random.Random(4))
        somebody.set_offline(False)
        wait_for_another(page, number)


def test_leaving_and_coming_back(page: Page, site: Site) -> None:
    """A robot takes over one of two seats at a screen, plays on, and gives it back."""
    new_table(page, site, "newyorknewyork", "screen")
    assert wait_for_turn(page)
    menu, mind = page.locator('[data-role="menu"] summary'), random.Random(3)
    before = int(position_of(page) or 0)
    menu.click()
    page.locator('[data-role="hand-over"]').first.click()
    page.locator('[data-role="sure-yes"]').click()
    menu.click()
    expect(page.locator('[data-role="take-back"]')).to_have_count(1)
    expect(page.locator('[data-role="hand-over"]')).to_have_count(1)
    menu.click()
    for _ in range(4):  # a turn is two decisions: the robot's are made without us
        assert wait_for_turn(page)
        move_by_clicks(page, mind)
    assert wait_for_turn(page)
    assert int(position_of(page) or 0) >= before + 6
    menu.click()
    page.locator('[data-role="take-back"]').click()
    menu.click()
    expect(page.locator('[data-role="hand-over"]')).to_have_count(2)
    expect(page.locator('[data-role="take-back"]')).to_have_count(0)


def test_resigning(page: Page, site: Site) -> None:
    new_table(page, site, "tycoon", "bot:casual")
    assert wait_for_turn(page)
    page.locator('[data-role="menu"] summary').click()
    page.locator('[data-role="resign"]').click()
    expect(page.locator("dialog[open]")).to_contain_text("That ends the game.")
    page.locator('[data-role="sure-yes"]').click()
    expect(page.locator(RESULT)).to_be_visible()
    rival = page.locator(f"{RESULT} li").last.inner_text()
    assert re.fullmatch(r"\S.* wins\.", rival)
    expect(page.locator(f"{RESULT} h2")).to_contain_text(rival.removesuffix(" wins."))
    gave_up = page.locator(f"{RESULT} li").first.inner_text()
    assert re.fullmatch(r"\S.* resigns\.", gave_up)
    assert gave_up.removesuffix(" resigns.") != rival.removesuffix(" wins.")


def test_undo(page: Page, site: Site) -> None:
    """A move that brought nothing to light can be taken back; in Tycoon, a flight."""
    new_table(page, site, "tycoon", "bot:casual")
    mind = random.Random(2)
    for _ in range(20):
        assert wait_for_turn(page)
        before = page.locator('[data-role="status"], [data-role="players"]').all_inner_texts()
        choices = page.locator('[data-role="sentence"]').inner_text()
        move_by_clicks(page, mind)
        if (
            page.locator('[data-turn="mine"]').count()
            and page.locator('[data-role="undo"]').count()
        ):
            break
    number = position_of(page)
    page.locator('[data-role="undo"]').click()
    wait_for_another(page, number)
    after = page.locator('[data-role="status"], [data-role="players"]').all_inner_texts()
    assert (before, choices) == (after, page.locator('[data-role="sentence"]').inner_text())


def test_looking_back(page: Page, site: Site) -> None:
    """The slider goes through the whole game, the shuffle is checked, the record opens again."""
    new_table(page, site, "newyorknewyork", "bot:casual")
    play_whole_game(page)
    page.locator('[data-role="look-back"]').click()
    page.wait_for_url(re.compile("/game/"))
    proof = page.locator('[data-role="proof"]')
    expect(proof).to_have_attribute("data-verdict", "all")
    expect(proof).to_have_attribute("data-mine", "among")
    slider = page.locator('[data-role="slider"]')
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    slider.fill("0")
    expect(page.locator("svg").first).to_be_visible()
    page.locator('[data-role="on"]').click()
    expect(slider).to_have_value("1")
    with page.expect_download() as download:
        page.locator('[data-role="record"]').click()
    from ludopolis.engine.record import Record

    game = Record.load(download.value.path()).replay()
    assert game.over
    assert len(game.moves) == last
