"""The analysis of a finished game over HTTP: asked for, waited for, told in two languages."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from web_site import PATIENCE, Browser, Site, open_site

from ludopolis.tables import analysis_queue
from ludopolis.tables.rate_limits import RateLimiter


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with pytest.MonkeyPatch.context() as few:
        few.setattr(analysis_queue, "SIMULATIONS", 8)
        with open_site(tmp_path_factory.mktemp("site")) as site:
            yield site


def given_up(browser: Browser) -> str:
    """A game of one move against a bot; its table."""
    table = browser.new_table(name="Ada")
    with browser.at(table) as wire:
        position = wire.my_turn()
        assert position is not None
        action = position["choices"][0]["action"]
        assert wire.ask("move", number=position["number"], action=action)["type"] == "ok"
        assert wire.ask("resign", seat=1)["type"] == "ok"
    return table


def looked_back_at(browser: Browser, address: str) -> dict[str, Any]:
    """What is told of a game as soon as it was looked back at."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        state: dict[str, Any] = browser.get(address).json()
        if state["state"] not in ("waiting", "working"):
            return state
        time.sleep(0.02)
    raise AssertionError("nobody looks back at the game")


def test_a_game_that_goes_on_is_not_analysed(site: Site) -> None:
    browser = site.browser("fr")
    address = f"/api/tables/{browser.new_table()}/analysis"
    for answer in (browser.get(address), browser.post(address)):
        assert answer.status_code == 403
        assert "pas encore finie" in answer.json()["error"]["text"]


def test_there_is_nothing_to_analyse_where_there_is_no_table(site: Site) -> None:
    for answer in (
        site.browser().get("/api/tables/nothing/analysis"),
        site.browser().post("/api/tables/nothing/analysis"),
    ):
        assert answer.status_code == 404
        assert set(answer.json()) == {"error"}


def test_whoever_looks_back_at_a_game_may_ask(site: Site) -> None:
    table = given_up(site.browser())
    stranger, address = site.browser(), f"/api/tables/{table}/analysis"
    assert stranger.get(address).json() == {"state": "none"}
    assert stranger.post(address).json()["state"] in ("working", "done")
    english = looked_back_at(stranger, address)
    assert english["state"] == "done"
    assert set(english["analysis"]) == {
        *("finished", "curve", "sides", "movers", "worst", "turns", "totals"),
    }
    assert english["analysis"]["finished"] is False
    french = site.browser("fr").get(address).json()
    assert french["analysis"]["curve"] == english["analysis"]["curve"]
    page = stranger.get(f"/game/{table}")
    assert 'data-role="analysis"' in page.text


def test_another_site_cannot_ask(site: Site) -> None:
    browser = site.browser()
    table = given_up(browser)
    elsewhere = {"origin": "https://elsewhere.example"}
    answer = browser.client.post(f"/api/tables/{table}/analysis", headers=elsewhere)
    assert answer.status_code == 403
    assert browser.get(f"/api/tables/{table}/analysis").json() == {"state": "none"}


def test_one_address_asks_so_often_and_no_more(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table = given_up(site.browser())
    monkeypatch.setattr(site.app.state.app_state.limits, "analyses", RateLimiter(2, 0))
    stranger = site.browser()
    stranger.client.headers["x-forwarded-for"] = "203.0.113.9"
    answers = [stranger.post(f"/api/tables/{table}/analysis").status_code for _ in range(3)]
    assert answers == [200, 200, 429]
