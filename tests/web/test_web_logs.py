"""What the server writes down tells a host what happens, and nobody any secret."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
import time
import traceback
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import asyncpg
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.datastructures import Headers
from web_process import PATIENCE, served
from web_site import QUICK, Browser, Wire
from websockets.exceptions import InvalidStatus

from ludopolis.engine import cache
from ludopolis.engine.transcript import Transcript
from ludopolis.tables import database, pubsub
from ludopolis.tables.refusal import Refused
from ludopolis.tables.visitors import ALPHABET, code_digest, new_id
from ludopolis.web import access_log, logs, warmup
from ludopolis.web.warmup import Warmup
from postgres import Postgres

HOST, GUEST = "Marianne-Marker", "Gustave-Marker"
CHAT = "a chat line with a marker in it"
QUERY = "query-marker"
BROKEN = "broken-marker"
MOVES = 12
MOVED = "select data from events where kind = 'move'"
DEALT = "select data from events where kind = 'start'"
TOKEN = "a-metrics-token-with-a-marker"
PASSWORD = "password-marker"
CODE = re.compile(rf"\b[{ALPHABET}]{{4}}-[{ALPHABET}]{{4}}\b")


@dataclass
class Evening:
    """What was written down while people played, and what of it nobody may read there."""

    table: str
    text: str
    secrets: dict[str, set[str]]

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines, read by a program."""
        return [json.loads(line) for line in self.text.splitlines()]

    def faults(self, message: str) -> list[str]:
        """The kinds of faults that came with a message."""
        found = [line["faults"] for line in self.lines if line["message"].startswith(message)]
        assert found, message
        return [fault["kind"] for fault in found[0]]


def hand_of(browser: Browser, table: str) -> set[str]:
    """The cards that somebody holds, as they are called."""
    with browser.at(table, see="view") as wire:
        hand = wire.of_type("table")["position"]["view"]["hand"]
    return {f"{card['colour']} {card['number']}" for card in hand}


def dealt(data: str) -> set[str]:
    """What chance gave at the beginning, however it is written out."""
    shuffles = [given["shuffle"] for given in json.loads(data)["setup"] if "shuffle" in given]
    assert shuffles
    return {between.join(map(str, cards[:4])) for cards in shuffles for between in (",", ", ")}


def play(*wires: Wire) -> None:
    """Play some moves, whoever's turn it is."""
    last = -1
    for _ in range(MOVES):
        for wire in wires:
            while wire.position is None or wire.position["number"] <= last:
                wire.next()
        wire = next(wire for wire in wires if wire.position and wire.position["to_move_mine"])
        assert wire.position
        last = wire.position["number"]
        action = wire.position["choices"][0]["action"]
        answer = wire.ask("move", number=last, action=action)
        assert answer["type"] == "ok", answer


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Two people play, write, and want to go on elsewhere; the next day the database is broken."""
    folder = tmp_path_factory.mktemp("evening")
    verbose = ("--log-format", "json", "--log-level", "debug")
    with (
        closing(sqlite3.connect(folder / "ludopolis.db", isolation_level=None)) as kept,
        served(folder, *verbose, LUDOPOLIS_METRICS_TOKEN=TOKEN) as site,
        site.browser() as host,
        site.browser() as guest,
        site.browser() as spectator,
    ):
        table = host.new_table(QUICK, "me friend", name=HOST)
        (invite,) = kept.execute("select invite from seats where kind = 'open'").fetchone()
        site.wait_for(f"/join/{invite}")
        assert guest.get(f"/join/{invite}").status_code == 200
        assert guest.post(f"/table/{table}/sit", {"name": GUEST}).status_code == 303
        assert host.post(f"/table/{table}/start").status_code == 303
        assert host.get(f"/table/{table}?{QUERY}={QUERY}").status_code == 200
        hands = hand_of(host, table) | hand_of(guest, table)
        with host.at(table) as one, guest.at(table) as two, spectator.at(table) as access_log:
            assert one.ask("chat", text=CHAT)["type"] == "ok"
            play(one, two)
            assert two.ask("resign", seat=2)["type"] == "ok"
            assert one.ask("move", number=1, action=0)["code"] == "over"
            access_log.send("nonsense " + CHAT)
            assert access_log.of_type("error")
        code = CODE.search(host.post("/claim", {"make": "1"}).text)
        assert code
        assert host.get(f"/nowhere/{invite}").status_code == 404
        for token in (TOKEN, f"{TOKEN}-that-is-wrong"):
            host.get("/metrics", headers={"authorization": f"Bearer {token}"})
        cookies = {value for who in (host, guest) for value in who.client.cookies.values()}
        assert site.stop() == 0

        moves = [json.loads(row[0])["do"] for row in kept.execute(MOVED)]
        kept.execute("update events set data = ? where number = 5", [json.dumps({"do": BROKEN})])
        with served(folder, *verbose) as again, again.browser() as later:
            later.client.cookies = host.client.cookies
            kept.execute("drop table claims")
            again.wait_for(f"/table/{table}")
            assert later.get(f"/table/{table}").status_code == 409
            assert later.post("/claim", {"make": "1"}).status_code == 503
            assert again.stop() == 0

        shuffles = [json.loads(row[0])["shuffle"] for row in kept.execute(DEALT)]
        return Evening(
            table,
            site.log,
            {
                "names": {HOST, GUEST},
                "chat": {CHAT},
                "query": {QUERY},
                "tables": {table},
                "cookies": cookies,
                "visitors": {row[0] for row in kept.execute("select id from visitors")},
                "invites": {invite, *(row[0] for row in kept.execute("select invite from seats"))},
                "claims": {code[0], code[0].replace("-", ""), code_digest(code[0])},
                "seeds": {
                    part
                    for told in shuffles
                    for part in (told["server"]["number"], Transcript.of(told).seed)
                },
                "moves": {BROKEN, *moves},
                "hands": hands,
                "deals": {part for row in kept.execute(DEALT) for part in dealt(row[0])},
                "metrics": {TOKEN},
                "secret": {(folder / "secret").read_text("ascii")},
            },
        )


def test_no_secret_is_written_down(evening: Evening) -> None:
    for kind, secrets in evening.secrets.items():
        assert all(secrets), kind
        for secret in secrets:
            assert secret not in evening.text, kind


def test_the_password_of_the_database_is_not_written_down(
    postgres: Postgres, tmp_path: Path
) -> None:
    """It is in the address that every connection is made with, also when connections are lost."""
    plain = postgres.new_database()
    url = plain.replace("ludopolis@", f"ludopolis:{PASSWORD}@")
    options = ("--log-format", "json", "--log-level", "debug")

    async def cut() -> None:
        connection = await asyncpg.connect(plain)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()

    with served(tmp_path, *options, LUDOPOLIS_DATABASE=url) as site, site.browser() as browser:
        end = time.monotonic() + PATIENCE
        while "other workers cannot be heard" not in site.log:
            assert time.monotonic() < end, site.log
            asyncio.run(cut())
            browser.post("/name", {"name": HOST})
        assert site.stop() == 0
        assert PASSWORD not in site.log
    # Nor is it told when there is no such database.
    with pytest.raises(AssertionError) as nowhere, served(tmp_path, LUDOPOLIS_DATABASE=url + "x"):
        pass
    assert "does not exist" in str(nowhere.value) or "cannot" in str(nowhere.value)
    assert PASSWORD not in str(nowhere.value)


def test_a_request_is_known_by_its_route(evening: Evening) -> None:
    requests = [line for line in evening.lines if line["message"] == "request"]
    seen = {(line["method"], line["route"], line["status"]) for line in requests}
    assert seen >= {
        ("POST", "/new/{face}", 303),
        ("GET", "/join/{token}", 200),
        ("POST", "/table/{name}/start", 303),
        ("SOCKET", "/api/tables/{name}/socket", 101),
        ("GET", "none", 404),
        ("POST", "/claim", 503),
    }
    assert all(line["ms"] > 0 and line["request"] for line in requests)


def test_what_was_stored_is_told_by_table_and_number(evening: Evening) -> None:
    stored = [line for line in evening.lines if line["message"] == "stored"]
    assert {line["table"] for line in stored} == {logs.short(evening.table)}
    assert [line["number"] for line in stored] == list(range(1, len(stored) + 1))
    kinds = [line["event"] for line in stored]
    assert kinds == ["sit", "start", "chat", *["move"] * MOVES, "resign"]


def test_of_a_fault_its_kind_and_place_are_told(evening: Evening) -> None:
    assert evening.faults("the database fails")[:2] == ["Refused (storage)", "OperationalError"]
    assert evening.faults("table #") != []
    calls = [
        call
        for line in evening.lines
        for fault in line.get("faults", ())
        for call in fault["calls"]
    ]
    assert any("store.py" in call and "put_claim" in call for call in calls)


# --- How a line is written --------------------------------------------------------------------


def record(message: str, name: str = "ludopolis.somewhere", **more: Any) -> logging.LogRecord:
    made = logging.LogRecord(name, logging.WARNING, "somewhere.py", 1, message, (), None)
    made.__dict__.update(more)
    return made


def test_a_line_for_people_has_all_that_one_for_programs_has() -> None:
    try:
        raise Refused("storage") from ValueError("a hand")
    except Refused as fault:
        made = record("it failed", status=503, exc_info=(Refused, fault, fault.__traceback__))
    text = logs.TextFormatter().format(made)
    said = json.loads(logs.JsonFormatter().format(made))
    assert re.match(r"\d{4}-\d\d-\d\dT[\d:.]+Z WARNING it failed status=503\n", text)
    assert [fault["kind"] for fault in said["faults"]] == ["Refused (storage)", "ValueError"]
    assert said["faults"][0]["calls"][0] in text
    assert "a hand" not in text + json.dumps(said)


def test_ids_are_told_apart_but_not_told() -> None:
    one, other = new_id(), new_id()
    text = logs.TextFormatter().format(record(f"{one} {other} {one}; tables/{other}"))
    assert one not in text
    assert other not in text
    assert text.count(logs.short(one)) == text.count(logs.short(other)) == 2


def test_of_others_only_the_first_line_is_taken() -> None:
    text = logs.TextFormatter().format(record("a task failed\nfuture: a secret", "asyncio"))
    assert "a task failed" in text
    assert "a secret" not in text


def test_of_a_fault_that_others_write_out_its_kind_is_taken() -> None:
    try:
        raise ValueError("a secret")
    except ValueError:
        text = logs.TextFormatter().format(record(traceback.format_exc(), "uvicorn.error"))
    assert text.endswith("WARNING something failed: ValueError")


class Unreachable:
    """A database that cannot be reached, and says too much about it."""

    def connect(self) -> None:
        raise OSError("a secret")

    async def dispose(self) -> None:
        pass


def test_that_others_cannot_be_heard_is_told_without_the_text_of_the_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database, "aside", lambda engine: engine)

    async def listen() -> None:
        line = pubsub.PostgresBus(cast(AsyncEngine, Unreachable()))
        line.open(lambda _worker, _said: None, lambda: None)
        while not caplog.records:
            await asyncio.sleep(0.001)
        await line.close()

    asyncio.run(listen())
    text = logs.TextFormatter().format(caplog.records[0])
    assert "other workers cannot be heard\n  OSError\n" in text
    assert "pubsub.py" in text
    assert "a secret" not in text


def test_that_a_game_is_not_compiled_ahead_is_told_without_the_text_of_the_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def no_process(_game: str, _work: str) -> int:
        raise OSError("a secret")

    monkeypatch.setattr(cache, "is_warm", lambda _part: False)
    monkeypatch.setattr(Warmup, "_elsewhere", staticmethod(no_process))
    assert not asyncio.run(Warmup()._compiled(QUICK, "prepare"))
    text = logs.TextFormatter().format(caplog.records[0])
    assert f"{QUICK} is not compiled ahead\n  OSError\n" in text
    assert "a secret" not in text


def test_others_say_the_same_once_in_a_while() -> None:
    worthwhile = logs.NoiseFilter()

    def said(message: str, at: float, name: str = "asyncio") -> bool:
        line = logging.LogRecord(name, logging.ERROR, "", 0, message, (), None)
        line.created = at
        return worthwhile.filter(line)

    assert [said("no more files", at) for at in (0.0, 0.1, 9.9, 10.1)] == [True, False, False, True]
    assert said("something else", 10.2)
    assert [said("stored", 0.0, "ludopolis.tables") for _ in range(2)] == [True, True]


def test_a_wire_that_is_refused_is_no_error(tmp_path: Path) -> None:
    with served(tmp_path) as site, site.browser() as stranger:
        for _ in range(2):
            with pytest.raises(InvalidStatus), stranger.at("nothing"):
                pass
        assert site.stop() == 0
        assert "ERROR" not in site.log


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_compiling_says_is_a_line_like_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], form: Any
) -> None:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(warmup, "PROGRAM", "import sys; print('Preparing: 5%s', file=sys.stderr)")
    for work in ("prepare", "prepare_search"):
        monkeypatch.setattr(f"ludopolis.bots.{work}", lambda _box: None)
    cache.mark_warm(f"{QUICK}-search")  # so that there is one thing to be said
    monkeypatch.setattr(logging.root, "handlers", [])
    monkeypatch.setattr(logging.root, "level", logging.root.level)
    ours = logging.getLogger("ludopolis")
    monkeypatch.setattr(ours, "level", ours.level)
    logs.begin(form, "info")

    async def scene() -> None:
        warm = Warmup()
        warm.start((QUICK,))
        await warm.until_ready(QUICK)
        await warm.stop()

    asyncio.run(scene())
    (said,) = capfd.readouterr().err.splitlines()
    assert (said if form == "text" else json.loads(said)["message"]) == "Preparing: 5%s"


@pytest.mark.parametrize("given", ["", "a b", "x" * 65, "né", "a,b", 'a"b'])
def test_a_name_that_is_not_sane_is_not_taken_over(given: str) -> None:
    name = access_log.name_of(Headers({"x-request-id": given}))
    assert re.fullmatch("[0-9a-f]{16}", name)


def test_a_sane_name_is() -> None:
    assert access_log.name_of(Headers({"x-request-id": "proxy.7_a-1"})) == "proxy.7_a-1"
