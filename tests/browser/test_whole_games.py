"""Whole games in a real browser, by clicks alone, against bots; long ones are given up in the end."""

from __future__ import annotations

import pytest
from playing import RESULT, new_table, play_whole_game, wait_for_turn
from playwright.sync_api import Page, expect
from visiting import Site

import ludopolis
from ludopolis.engine import registry

FACES = [face.name for name in registry.names() for face in ludopolis.box(name).faces]
ENOUGH = 25  # own moves; a longer game is given up


@pytest.mark.parametrize("face", FACES)
def test_a_whole_game_by_clicks(page: Page, site: Site, face: str) -> None:
    new_table(page, site, face, "bot:casual")
    made = play_whole_game(page, moves=ENOUGH)
    assert made > 3
    if made == ENOUGH and wait_for_turn(page):
        page.locator('[data-role="menu"] summary').click()
        page.locator('[data-role="resign"]').click()
        page.locator('[data-role="sure-yes"]').click()
    expect(page.locator(RESULT)).to_be_visible()
    assert page.locator(f"{RESULT} li").count() >= 2
    page.locator('[data-role="look-back"]').click()
    page.wait_for_url("**/game/*")
    expect(page.locator("h1")).to_be_visible()
