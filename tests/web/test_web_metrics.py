"""`/metrics`: what a host can watch, who may read it, and that nobody is named in it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request
from web_process import Served, served
from web_site import QUICK

from ludopolis.engine.errors import OptionError
from ludopolis.tables import TableService
from ludopolis.web import access_log, metrics
from ludopolis.web.api.openapi import openapi

TOKEN = "a token of some length"
MOVES = 4  # more than a turn: the bot has played too
READING = {"authorization": f"Bearer {TOKEN}"}
PUBLIC = {"x-forwarded-for": "203.0.113.7"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("site")
    with served(folder, LUDOPOLIS_METRICS_TOKEN=TOKEN) as site:
        yield site


def figures(text: str) -> dict[tuple[str, ...], float]:
    """Every figure by its name and its labels' values."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_happens_is_counted_and_timed(site: Served) -> None:
    with site.browser() as somebody:
        table = somebody.new_table(QUICK, "me bot:greedy", name="Marianne-Marker")
        site.wait_for(f"/table/{table}")
        with somebody.at(table) as wire:
            number = -1
            for _ in range(MOVES):
                position = wire.my_turn(after=number)
                assert position
                number, action = position["number"], position["choices"][0]["action"]
                assert wire.ask("move", number=number, action=action)["type"] == "ok"
            assert wire.ask("move", number=number, action=9_999_999)["type"] == "error"
            somebody.client.patch("/api/me", json={"name": "Marianne-Marker"})
            somebody.client.put(f"/api/tables/{table}/seats/2", json={"kind": "open"})
            somebody.client.delete("/api/me")
            answer = somebody.get("/metrics", headers=READING)
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert "set-cookie" not in answer.headers
    found = figures(answer.text)
    assert found["ludopolis_requests_total", "POST", "/new/{face}", "303"] == 1
    assert found["ludopolis_requests_total", "PATCH", "/api/me", "200"] == 1
    assert found["ludopolis_requests_total", "PUT", "/api/tables/{table}/seats/{seat}", "409"] == 1
    assert found["ludopolis_requests_total", "OTHER", "/api/me", "405"] == 1
    assert found["ludopolis_request_seconds_count", "/new/{face}"] == 1
    assert found["ludopolis_moves_total", "accepted"] == MOVES
    refused = {name for name in found if name[0] == "ludopolis_moves_total"}
    assert len(refused) == 2, "the second move was refused, and why is told"
    assert found["ludopolis_store_seconds_count",] >= MOVES + 1
    assert found["ludopolis_bot_seconds_count", "greedy"] >= 1
    assert found["ludopolis_tables_held",] == 1
    assert found["ludopolis_lines_open",] == 1
    assert found["ludopolis_visitors_online",] == 1
    assert found["ludopolis_workers",] == 1
    assert table not in answer.text
    assert "Marker" not in answer.text


def test_every_method_that_is_answered_is_counted_as_itself() -> None:
    methods = {method.upper() for path in openapi()["paths"].values() for method in path}
    assert "PUT" in methods
    assert methods <= access_log.METHODS


def test_others_find_nothing_there(site: Served) -> None:
    with site.browser() as stranger:
        nothing = stranger.get("/nothing", headers=PUBLIC)
        for headers in (
            PUBLIC,
            {**PUBLIC, "authorization": "Bearer a guess"},
            {**PUBLIC, "authorization": f"Basic {TOKEN}"},
            {"x-forwarded-for": "127.0.0.1", "host": "localhost"},
            {},  # this machine itself
        ):
            answer = stranger.get("/metrics", headers=headers)
            assert answer.status_code == nothing.status_code == 404
            assert "ludopolis_" not in answer.text
        assert "ludopolis_workers 1.0" in stranger.get("/metrics", headers=PUBLIC | READING).text


def test_without_a_token_no_token_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(metrics.TOKEN, raising=False)
    for given in (b"", b"Bearer ", b"Bearer"):
        headers = [(b"host", b"localhost"), (b"authorization", given)]
        scope = {"type": "http", "headers": headers, "client": ("127.0.0.1", 1)}
        assert not metrics.may_read(Request(scope))


def test_a_token_that_can_be_guessed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(metrics.TOKEN, "short")
    with pytest.raises(OptionError, match="LUDOPOLIS_METRICS_TOKEN is too short"):
        metrics.check_token()


def test_only_several_workers_share_a_folder() -> None:
    with metrics.shared_by(1):
        assert metrics.FOLDER not in os.environ
    with metrics.shared_by(2):
        folder = Path(os.environ[metrics.FOLDER])
        assert folder.is_dir()
        (folder / "gauge_livesum_7.db").touch()
        (folder / "counter_7.db").touch()
        metrics.forget(7)
        assert {path.name for path in folder.iterdir()} == {"counter_7.db", metrics.HELD}
    assert metrics.FOLDER not in os.environ
    assert not folder.exists()


def test_what_a_killed_site_has_left_is_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "MEMORY", tmp_path)
    left, somebody_elses = tmp_path / f"{metrics.PREFIX}left", tmp_path / "somebody-elses"
    for folder in (left, somebody_elses):
        folder.mkdir()
        (folder / metrics.HELD).touch()
        (folder / "counter_7.db").touch()
    with metrics.shared_by(2):
        held = Path(os.environ[metrics.FOLDER])
        assert {path.name for path in tmp_path.iterdir()} == {held.name, somebody_elses.name}
        metrics.clear_away(tmp_path)  # as another site does that opens meanwhile
        assert held.is_dir()


@pytest.mark.parametrize("host", ["[", "[::1", "", "]:80"])
def test_a_host_that_cannot_be_is_not_here(host: str) -> None:
    scope = {"type": "http", "headers": [(b"host", host.encode())], "client": None}
    assert not metrics.may_read(Request(scope))


def test_an_empty_hall_is_empty(tmp_path: Path) -> None:
    async def look() -> tuple[int, int, int]:
        service = await TableService.open(f"sqlite:///{tmp_path / 'site.db'}")
        try:
            return service.company()
        finally:
            await service.close()

    assert asyncio.run(look()) == (0, 0, 0)
