"""A server that has just started: pages answer, and a table whose game is not ready says so."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from web_site import PATIENCE, QUICK, open_site
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludopolis.engine import cache, lock
from ludopolis.language.translator import Translator
from ludopolis.web import warmup
from ludopolis.web.logs import REFUSED_WIRE
from ludopolis.web.warmup import Warmup


class Held(Warmup):
    """Compiling that takes as long as a test wants."""

    go_on = threading.Event()

    async def _next(self, games: list[str], work: str, parts: tuple[str, ...]) -> str:
        while not self.go_on.is_set():
            await asyncio.sleep(0.01)
        return games[0]


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    monkeypatch.setattr(Held, "go_on", threading.Event())
    monkeypatch.setattr("ludopolis.web.app.Warmup", Held)
    return Held.go_on


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_says_that_its_game_is_being_prepared(
    tmp_path: Path, held: threading.Event, language: str
) -> None:
    held.set()
    with open_site(tmp_path) as site:
        browser = site.browser(language)
        table = browser.new_table()
        cookies = dict(browser.client.cookies.items())
    held.clear()
    with open_site(tmp_path, warm=("bigshot", QUICK)) as site:
        browser = site.browser(language)
        browser.client.cookies.update(cookies)
        lobby = browser.get("/")
        assert lobby.status_code == 200
        assert f"/table/{table}" in lobby.text
        page = browser.get(f"/table/{table}")
        assert page.status_code == 503
        assert Translator(language)("site-preparing-title") in page.text
        assert 'http-equiv="refresh"' in page.text
        with browser.at(table) as wire, pytest.raises(ConnectionClosed) as closed:
            wire.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        waiting = threading.Thread(target=browser.new_table)
        waiting.start()
        held.set()
        waiting.join(PATIENCE)
        assert not waiting.is_alive()
        assert browser.get(f"/table/{table}").status_code == 200


@pytest.mark.usefixtures("held")
def test_what_can_be_no_table_is_not_looked_for(
    tmp_path: Path, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """PostgreSQL takes no such names; also while games are compiled, it is not asked."""
    with open_site(tmp_path, url, warm=(QUICK,)) as site:
        browser = site.browser()
        for name in ("%00", "a%00b", "%F0%9F%92%A5", "x" * 1000):
            with pytest.raises(InvalidStatus) as refused, browser.at(name):
                pass
            assert refused.value.response.status_code == 404
            assert browser.get(f"/table/{name}").status_code in {404, 422}
            assert browser.get(f"/join/{name}").status_code in {404, 422}
            assert browser.get(f"/api/tables/{name}").status_code in {404, 422}
            assert browser.get(f"/api/invitations/{name}").status_code in {404, 422}
    errors = [line.getMessage() for line in caplog.records if line.levelname == "ERROR"]
    assert set(errors) <= {REFUSED_WIRE}  # which is no error, and left out where logs are written


def test_what_is_asked_for_comes_next() -> None:
    async def scene() -> list[tuple[str, str]]:
        warmed: list[tuple[str, str]] = []

        class Noted(Warmup):
            async def _next(self, games: list[str], work: str, parts: tuple[str, ...]) -> str:
                game = games[0]
                warmed.append((work, game))
                self.is_ready("c")
                if game != "b":
                    self.compiles_search("b")
                await asyncio.sleep(0)
                return game

        noted = Noted()
        noted.start(("a", "b", "c"))
        await noted.until_ready("b")
        while not noted.finished:
            await asyncio.sleep(0)
        return warmed

    playable, searching = ("prepare", "bca"), ("prepare_search", "bac")
    assert asyncio.run(scene()) == [
        (work, game) for work, games in (playable, searching) for game in games
    ]


def test_what_is_compiled_already_needs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_process(*_args: object, **_more: object) -> None:
        raise AssertionError

    monkeypatch.setattr(cache, "is_warm", lambda _part: True)
    for work in ("prepare", "prepare_search"):
        monkeypatch.setattr(f"ludopolis.bots.{work}", lambda _box: None)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", no_process)

    async def scene() -> None:
        warm = Warmup()
        warm.start((QUICK,))
        await warm.until_ready(QUICK)

    asyncio.run(scene())


def test_what_another_worker_has_compiled_is_ready_while_that_one_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_process(*_args: object, **_more: object) -> None:
        raise AssertionError

    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    monkeypatch.setattr("ludopolis.bots.prepare", lambda _box: None)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", no_process)

    async def scene() -> None:
        warm = Warmup()
        warm.start(("bigshot", QUICK))
        await asyncio.sleep(0.5)
        assert not warm.ready
        for part in ("rules", "bots"):
            cache.mark_warm(f"{QUICK}-{part}")
        await asyncio.wait_for(warm.until_ready(QUICK), PATIENCE)
        assert warm.ready == {QUICK}
        await warm.stop()

    with (tmp_path / ".warming").open("w") as other:
        assert lock.held_at_once(other)
        asyncio.run(scene())


def test_a_server_that_stops_ends_its_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "is_warm", lambda _part: False)
    monkeypatch.setattr(warmup, "PROGRAM", "import time; time.sleep(600)")
    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def noted(*args: str, **_more: object) -> asyncio.subprocess.Process:
        started.append(await start(*args, start_new_session=True))
        return started[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)

    async def scene() -> None:
        warm = Warmup()
        warm.start((QUICK,))
        while not started:
            await asyncio.sleep(0.01)
        await warm.stop()

    asyncio.run(scene())
    assert started[0].returncode is not None
