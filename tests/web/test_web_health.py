"""`/health`, `/ready` and `/metrics` of a site with two workers, on good days and on bad ones."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql
from web_process import PATIENCE, Served, served
from web_site import open_site

import postgres
from ludopolis.tables.database import connect_to
from ludopolis.tables.rate_limits import RateLimiter
from ludopolis.web import metrics
from ludopolis.web.warmup import Warmup

ASKED = 12
TOKEN = "a token of some length"
READY = (200, {"status": "ready"})


@pytest.fixture(scope="module")
def database() -> Iterator[postgres.Postgres]:
    """A PostgreSQL of our own: it is stopped."""
    with postgres.started() as server:
        yield server


@pytest.fixture(scope="module")
def site(database: postgres.Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("site")
    options = ("--database", database.url(), "--workers", "2")
    with served(folder, *options, LUDOPOLIS_METRICS_TOKEN=TOKEN) as site:
        until(lambda: asked(site, "/ready") == READY)  # every game is compiled
        yield site
        shared = folder_of_figures(site)
        assert shared.is_dir()
        assert site.stop() == 0
        assert not shared.exists()


def folder_of_figures(site: Served) -> Path:
    """Where the workers keep their figures, as each of them was told."""
    worker = min(workers_of(site))
    told = dict(
        line.split("=", 1)
        for line in Path(f"/proc/{worker}/environ").read_text().split("\0")
        if "=" in line
    )
    return Path(told[metrics.FOLDER])


def asked(site: Served, path: str) -> tuple[int, object]:
    """What the site says, whichever worker is asked."""
    answer = httpx.get(site.address + path, timeout=PATIENCE)
    assert "set-cookie" not in answer.headers
    return answer.status_code, answer.json()


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never comes to that"
        time.sleep(0.1)


def figure(site: Served, name: str) -> float:
    """A figure, of all workers together."""
    reading = {"authorization": f"Bearer {TOKEN}"}
    text = httpx.get(f"{site.address}/metrics", headers=reading, timeout=PATIENCE).text
    found = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(found[0].rpartition(" ")[2]) if found else 0.0


def workers_of(site: Served) -> set[int]:
    """The processes that serve, apart from those that multiprocessing needs for itself."""
    found = subprocess.run(
        ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(site.process.pid)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return {int(line.split()[0]) for line in found.splitlines() if "spawn_main" in line}


def test_all_is_well(site: Served) -> None:
    assert asked(site, "/health") == (200, {"status": "ok"})
    assert asked(site, "/ready") == READY


def test_nobody_asks_too_often_nor_waits_for_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    far = {"x-forwarded-for": "203.0.113.7"}
    with open_site(tmp_path) as site:
        monkeypatch.setattr(Warmup, "finished", False)
        told = site.browser().get("/ready").json()
        assert told == {"status": "ready", "note": "games are being compiled"}
        site.app.state.app_state.limits.pages = RateLimiter(burst=0, per_second=0)
        for path, status in (("/about", 429), ("/health", 200), ("/ready", 200)):
            assert site.browser().get(path, headers=far).status_code == status


def test_every_worker_tells_the_figures_of_all(site: Served) -> None:
    name = 'ludopolis_requests_total{method="GET",route="/about",status="200"}'
    for _ in range(ASKED):
        httpx.get(f"{site.address}/about", timeout=PATIENCE)
    assert {figure(site, name) for _ in range(ASKED)} == {ASKED}
    assert figure(site, "ludopolis_workers") == 2


def test_a_worker_that_was_killed_is_no_longer_counted(site: Served) -> None:
    name = 'ludopolis_requests_total{method="GET",route="/about",status="200"}'
    before, counted = workers_of(site), figure(site, name)
    assert len(before) == 2
    killed = min(before)
    os.kill(killed, signal.SIGKILL)
    until(lambda: len(workers_of(site)) == 2 and killed not in workers_of(site))
    until(lambda: figure(site, "ludopolis_workers") == 2)
    assert figure(site, name) == counted, "what it has done is still counted"
    assert "a worker has ended, and another takes its place" in site.log


def test_a_database_of_another_layout_is_said(site: Served, database: postgres.Postgres) -> None:
    async def lay_out(name: str) -> str:
        engine = connect_to(database.url())
        async with engine.begin() as connection:
            found = await connection.execute(sql.text("select version_num from alembic_version"))
            await connection.execute(sql.text(f"update alembic_version set version_num = '{name}'"))
        await engine.dispose()
        return str(found.scalar_one())

    before = asyncio.run(lay_out("9999"))
    assert asked(site, "/ready") == (
        503,
        {"status": "not ready", "reason": "the database has the layout of another version"},
    )
    asyncio.run(lay_out(before))
    assert asked(site, "/ready") == READY


def test_a_database_that_is_gone_is_said_until_it_is_back(
    site: Served, database: postgres.Postgres
) -> None:
    database.stop()
    gone = (503, {"status": "not ready", "reason": "the database does not answer"})
    assert asked(site, "/ready") == gone
    assert asked(site, "/health") == (200, {"status": "ok"}), "the process is well"
    database.start()
    until(lambda: asked(site, "/ready") == READY)
