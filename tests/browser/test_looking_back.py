"""A finished game is analysed on its page: the chart, the costly moves, and the way to each of them."""

from __future__ import annotations

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from playing import move_by_clicks, new_table, wait_for_turn
from playwright.sync_api import Page, expect
from test_accessibility import faults
from visiting import PATIENCE, Site

from ludopolis.bots.analysis import Analysis, Judgement
from ludopolis.engine.record import Record
from ludopolis.tables.store import Store

CURVE = '[data-role="curve"]'
ANALYSIS = '[data-role="analysis-body"]'


def give_up_after(page: Page, moves: int) -> None:
    """Play some moves, resign, and look back at the game."""
    mind = random.Random(5)
    for _ in range(moves):
        assert wait_for_turn(page)
        move_by_clicks(page, mind)
    assert wait_for_turn(page)
    page.locator('[data-role="menu"] summary').click()
    page.locator('[data-role="resign"]').click()
    page.locator('[data-role="sure-yes"]').click()
    page.locator('[data-role="look-back"]').click()
    page.wait_for_url("**/game/*")


def keep_mistakes(site: Site, table: str, record: Record) -> list[tuple[int, str]]:
    """Keep a made-up analysis in which the first two choices were mistakes.

    Says them as they are to be shown, the worst first: the move, and what had been better.
    """
    judgements, curve = [], [(0.5, 0.5)]
    found: list[tuple[int, str]] = []
    game, *later = (game.copy() for game in record.steps())  # it is one that goes on
    for number, after in enumerate(later, start=1):
        move = after.moves[-1]
        others = [action for action in game.legal() if action != move.action]
        loss = 0.2 + 0.1 * number if others and len(found) < 2 else 0.0
        best = others[0] if loss else move.action
        judged = Judgement(number, move.seat, 5, int(move.action), int(best), False, False)
        judgements.append(replace(judged, value=0.3, best_value=0.3 + loss, loss=loss))
        curve.append((0.5, 0.5))
        if loss:
            found.append((number, game.written(best)))
        game = after
    data = Analysis("own", tuple(curve), tuple(judgements)).as_data()

    async def keep() -> None:
        store = await Store.open(f"sqlite:///{site.database}")
        await store.keep_analysis(table, data, 1.0)
        await store.close()

    # Playwright has an event loop of its own in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, keep()).result()
    return found[::-1]


def test_the_moves_that_cost_most(page: Page, site: Site) -> None:
    new_table(page, site, "newyorknewyork", "bot:beginner")
    give_up_after(page, 3)
    table = page.url.rpartition("/game/")[2].partition("#")[0]
    line = page.request.get(f"{site.address}/game/{table}/record").text()
    mistakes = keep_mistakes(site, table, Record.parse(line))
    assert len(mistakes) == 2
    page.reload()
    shown = page.locator('[data-role="worst"] li')
    expect(shown).to_have_count(2)
    slider = page.locator('[data-role="slider"]')
    for one, (move, better) in zip(shown.all(), mistakes, strict=True):
        expect(one).to_contain_text(f"Move {move}, ")
        expect(one.locator(".better")).to_have_text(f"Better: {better}")
        assert slider.input_value() != str(move)
        one.locator("a").click()
        expect(slider).to_have_value(str(move))
        expect(page.locator(CURVE)).to_have_attribute("aria-valuenow", str(move))
    assert faults(page) == []


def test_the_analysis_of_a_game(page: Page, site: Site) -> None:
    new_table(page, site, "newyorknewyork", "bot:beginner")
    give_up_after(page, 1)
    slider = page.locator('[data-role="slider"]')
    moves = int(slider.get_attribute("max") or 0)

    # Nobody has asked for it yet.
    ask = page.locator('[data-role="analyse"]')
    expect(ask).to_be_visible()
    ask.click()
    curve = page.locator(CURVE)
    expect(curve).to_be_visible(
        timeout=4 * PATIENCE
    )  # who looks back lets everything else go first
    expect(curve).to_have_attribute("aria-valuenow", str(moves))
    expect(page.locator(f"{CURVE} .share")).to_have_count(2)
    expect(page.locator(f"{ANALYSIS} .total")).to_have_count(2)
    expect(page.locator(ANALYSIS)).not_to_contain_text("false")
    expect(page.locator(ANALYSIS)).to_contain_text("The game was given up")
    assert faults(page) == []

    # By keys: the chart is a slider, and the replay follows it.
    curve.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^Move 1 of \d+: .*\d%.*\d%$"))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(moves))

    # By touch: its left edge is the beginning.
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 3, box["y"] + box["height"] / 2)
    expect(slider).to_have_value("0")

    # As a table, with a link to every move.
    page.locator('[data-role="as-table"] summary').click()
    rows = page.locator('[data-role="as-table"] tbody tr')
    expect(rows).to_have_count(moves + 1)
    rows.nth(1).locator("a").click()
    expect(slider).to_have_value("1")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    assert faults(page) == []

    # Who comes later finds it done, at the move of the link.
    page.reload()
    expect(curve).to_be_visible()
    expect(curve).to_have_attribute("aria-valuenow", "1")
    expect(ask).to_have_count(0)
