"""A site whose SQLite file is damaged stays open to read; a second one on the same file is refused."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from html import unescape
from pathlib import Path

import pytest
from web_process import served
from web_site import QUICK, Site, open_site

from damaging import bytes_of, damage
from ludopolis.tables import SeatPlan, TableService

TOKEN = "a token of some length"
ME, SCREEN = SeatPlan("me"), SeatPlan("screen")
PHRASES = {
    "en": "Read-only: the site's database is damaged.",
    "fr": "Lecture seule : la base de données du site est endommagée.",
}


async def filled(file: Path) -> None:
    """A database with so many events that they stand on several pages."""
    service = await TableService.open(f"sqlite:///{file}", bot_pause=0)
    ben = await service.new_visitor("Ben")
    table = await service.create(ben, game=QUICK, seats=[ME, SCREEN], seed=1)
    for _ in range(120):
        await table.hand_over(ben, 1)
        await table.take_back(ben, 1)
    await service.close()


@dataclass
class Damaged:
    """A site on a damaged file, and somebody who was there before."""

    site: Site
    cookies: dict[str, str]
    going: str  # their table
    over: str  # and one at which they have played before


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    """A site on a damaged file, which is left as it was."""
    folder = tmp_path_factory.mktemp("damaged")
    file = folder / "site.db"
    asyncio.run(filled(file))
    with open_site(folder) as site:
        browser = site.browser()
        going, over = browser.new_table(), browser.new_table()
        with browser.at(going) as wire:
            wire.my_turn()
        with browser.at(over) as wire:
            assert wire.ask("resign", seat=1)["type"] == "ok"
        cookies = dict(browser.client.cookies)
    with closing(sqlite3.connect(file)) as connection, connection:  # all are due to be renewed
        connection.execute("UPDATE sessions SET expires_at = ?", (time.time() + 3600,))
    damage(file)
    before = bytes_of(file)
    with open_site(folder) as site:
        yield Damaged(site, cookies, going, over)
    assert bytes_of(file) == before


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_says_that_the_site_is_read_only(damaged: Damaged, language: str) -> None:
    browser = damaged.site.browser(language)
    tables = (f"/table/{damaged.going}", f"/table/{damaged.over}")
    paths = ("/", "/about", f"/rules/{QUICK}", "/settings", *tables)
    for path in paths:
        answer = browser.get(path)
        assert answer.status_code == 200, path
        assert PHRASES[language] in re.sub(r"\s", " ", unescape(answer.text)), path
    assert browser.get("/nothing").status_code == 404


def test_whatever_would_be_stored_is_refused_with_a_sentence(damaged: Damaged) -> None:
    for language, words in (("en", "read-only"), ("fr", "lecture seule")):
        browser = damaged.site.browser(language)
        answer = browser.post(f"/new/{QUICK}", {"seat-1": "me", "seat-2": "bot:greedy"})
        # The form comes back as it was filled in, with the sentence.
        assert answer.status_code == 422 and words in answer.text
    browser = damaged.site.browser()
    browser.client.cookies.update(damaged.cookies)
    assert browser.get("/").status_code == 200
    with browser.at(damaged.going) as wire:
        position = wire.of_type("table")["position"]
        assert position["to_move_mine"]
        action = position["choices"][0]["action"]
        refused = wire.ask("move", number=position["number"], action=action)
        assert (refused["type"], refused["code"]) == ("error", "read_only")
    with browser.at(damaged.over) as wire:
        assert wire.of_type("table")["table"]["status"] == "over"


def test_whoever_watches_over_the_site_is_told(
    damaged: Damaged, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = damaged.site.browser()
    monkeypatch.setenv("LUDOPOLIS_METRICS_TOKEN", TOKEN)
    for path in ("/health", "/ready"):
        answer = browser.get(path)
        assert answer.status_code == 200
        assert answer.json() == {"status": "read-only", "reason": "the database is damaged"}
    browser.client.headers["authorization"] = f"Bearer {TOKEN}"
    assert "ludopolis_read_only 1.0" in browser.get("/metrics").text


def said_by_serve(folder: Path, database: str) -> tuple[int, str]:
    """What `ludopolis serve` ends with."""
    done = subprocess.run(
        [sys.executable, "-m", "ludopolis", "serve", "--no-open", "--port", "0"],
        env={
            **os.environ,
            "LUDOPOLIS_DATA": str(folder),
            "LUDOPOLIS_DATABASE": database,
            "COLUMNS": "200",
        },
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stderr


def test_a_file_that_cannot_be_read_at_all_ends_the_start(tmp_path: Path) -> None:
    file = tmp_path / "site.db"
    file.write_bytes(b"this is no database at all" * 1000)
    before = bytes_of(file)
    code, said = said_by_serve(tmp_path, f"sqlite:///{file}")
    assert code == 2 and f"{file} is damaged, or no database" in said
    assert "ludopolis restore BACKUP" in said and "Traceback" not in said
    assert bytes_of(file) == before


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        file = tmp_path / "ludopolis.db"
        code, said = said_by_serve(tmp_path, f"sqlite:///{tmp_path}/./ludopolis.db")
        assert code == 2 and f"{file} is used by process {site.process.pid} " in said
        assert "PostgreSQL" in said and "Traceback" not in said
        with site.browser() as browser:
            assert browser.get("/health").json() == {"status": "ok"}
        site.process.kill()
        site.process.wait()
    with served(tmp_path) as site:  # freed by the kill
        assert site.stop() == 0
