"""Strangers: whatever somebody tries who may not, it is refused with a reason, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket as sockets
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer
from web_site import PATIENCE, QUICK, SECRET, Browser, Site, Wire, open_site
from websockets.exceptions import InvalidStatus

from ludopolis.engine import registry
from ludopolis.language.translator import Translator
from ludopolis.tables import Table, rate_limits
from ludopolis.tables.history import History
from ludopolis.tables.presenter import TablePresenter
from ludopolis.tables.rate_limits import RateLimiter, TokenBucket, TooMuch
from ludopolis.web import client_limits, messages
from ludopolis.web.api import drawings
from ludopolis.web.client_limits import ClientLimits
from ludopolis.web.cookies import CookieSigner
from readers import worded


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as site:
        yield site


def two_people(site: Site) -> tuple[Browser, Browser, str]:
    """Ada and Ben at a table of theirs, the game begun."""
    ada, ben = site.browser(), site.browser()
    table = ada.new_table(seats="me friend", name="Ada")
    assert ben.post(f"/table/{table}/sit", {"name": "Ben"}).status_code == 303
    assert ada.post(f"/table/{table}/start").status_code == 303
    return ada, ben, table


def table_of(site: Site, table: str) -> Table:
    """The table as the server holds it."""
    found = site.app.state.app_state.service._tables[table]
    assert isinstance(found, Table)
    return found


def kept(table: Table) -> object:
    """All that must not change when something is refused."""
    return table.row, list(table.seats), list(table.events), table.game.fingerprint()


# --- At the table -----------------------------------------------------------------------------


def test_nobody_acts_for_another(site: Site) -> None:
    ada, ben, table = two_people(site)
    eve = site.browser()
    elsewhere = eve.new_table(seats="me friend", name="Eve")
    with (
        ada.at(table) as first,
        ben.at(table) as second,
        eve.at(table) as third,
        site.browser().at(table) as unknown,
    ):
        wires = {1: first, 2: second}
        for wire in (first, second, third, unknown):
            wire.of_type("table")
        live = table_of(site, table)
        decides = live.game.seat
        assert decides is not None
        number, action = live.number, int(live.game.legal()[0])
        before = kept(live)
        waits = wires[3 - decides]
        attempts: list[tuple[Wire, str, dict[str, Any], str]] = [
            (waits, "move", {"number": number, "action": action}, "not_your_turn"),
            (waits, "undo", {"number": number}, "undo"),
            (waits, "resign", {"seat": decides}, "not_yours"),
            (waits, "hand_over", {"seat": decides}, "not_yours"),
            (waits, "take_back", {"seat": decides}, "not_yours"),
            (waits, "look", {"seat": decides}, "not_yours"),
            (waits, "rematch", {}, "not_over"),
            (wires[decides], "move", {"number": number + 1, "action": action}, "stale"),
            (wires[decides], "move", {"number": number, "action": 9_999_999}, "invalid"),
            (wires[decides], "hand_over", {"seat": decides, "bot": "greedy:9"}, "no_bot"),
        ]
        for stranger in (third, unknown):
            attempts += [
                (stranger, "move", {"number": number, "action": action}, "not_yours"),
                (stranger, "undo", {"number": number}, "not_yours"),
                (stranger, "rematch", {}, "not_yours"),
                *(
                    (stranger, kind, {"seat": decides}, "not_yours")
                    for kind in ("resign", "hand_over", "take_back", "look", "agree")
                ),
            ]
        attempts.append((third, "chat", {"text": "hello"}, "chat"))
        for wire, kind, fields, code in attempts:
            answer = wire.ask(kind, **fields)
            assert (answer["type"], answer["code"]) == ("error", code), (kind, fields)
            assert answer["text"]
        # A page of one table has no say at another, whatever it calls itself.
        for path, form in (
            ("start", {}),
            ("stand", {}),
            ("seat", {"seat": "1", "kind": "open"}),
            ("sit", {"seat": "1"}),
            ("sit", {}),
        ):
            assert eve.post(f"/table/{table}/{path}", form).status_code in {403, 409, 422}
        assert kept(live) == before
        answer = wires[decides].ask("move", number=number, action=action)
        assert answer["type"] == "ok"
    assert elsewhere != table


def test_nobody_runs_a_program_on_the_server(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot may be a command, but not one that comes over the wire or in a form."""
    monkeypatch.chdir(tmp_path)
    ada, _, table = two_people(site)
    waiting = ada.new_table(seats="me friend")
    for spec in ("program:touch run", "program:wait=1 touch run", "program:", "program"):
        form = {"seat-1": "me", "seat-2": f"bot:{spec}"}
        assert ada.post(f"/new/{QUICK}", form).status_code == 422
        form = {"seat": "2", "kind": "bot", "bot": spec}
        assert ada.post(f"/table/{waiting}/seat", form).status_code == 422
        with ada.at(table) as wire:
            wire.of_type("table")
            assert wire.ask("hand_over", seat=1, bot=spec)["code"] == "no_bot"
    for live in (table_of(site, table), table_of(site, waiting)):
        assert {seat.bot for seat in live.seats} == {""}
    assert "program:" not in ada.get(f"/new/{QUICK}").text
    assert list(tmp_path.iterdir()) == []


def test_a_seat_that_a_robot_plays_is_taken_back_first(site: Site) -> None:
    ada, ben, table = two_people(site)
    with ada.at(table) as first, ben.at(table) as second:
        first.of_type("table")
        second.of_type("table")
        live = table_of(site, table)
        decides = live.game.seat
        assert decides is not None
        waits = {1: second, 2: first}[decides]
        # It is not this seat's turn, so the robot waits as well.
        assert waits.ask("hand_over", seat=3 - decides, bot="master")["code"] == "stand_in"
        assert waits.ask("hand_over", seat=3 - decides)["type"] == "ok"
        assert waits.position is not None
        assert waits.position["choices"] == []
        assert waits.ask("move", number=live.number, action=0)["code"] == "not_your_turn"
        assert waits.ask("take_back", seat=3 - decides)["type"] == "ok"


def test_invitations_lead_to_their_own_table_alone(site: Site) -> None:
    ada, ben = site.browser(), site.browser()
    here, there = (host.new_table(seats="me friend") for host in (ada, ben))
    with ada.at(here) as wire:
        token = wire.of_type("table")["table"]["invite"].removeprefix("/join/")
    eve = site.browser()
    assert f"/table/{here}/sit" in eve.get(f"/join/{token}").text
    for path in (f"/table/{token}", f"/game/{token}", f"/join/{there}", f"/join/{here}"):
        assert eve.get(path).status_code == 404
    assert eve.post(f"/table/{token}/sit").status_code == 404
    with pytest.raises(InvalidStatus), eve.at(token):
        pass
    # Once the seat is taken, the invitation lets nobody else sit down.
    assert ben.post(f"/table/{here}/sit").status_code == 303
    assert '<form class="order"' not in eve.get(f"/join/{token}").text
    assert eve.post(f"/table/{here}/sit").status_code == 422


# --- Cookies ----------------------------------------------------------------------------------


def test_no_cookie_is_made_of_two(site: Site) -> None:
    ada, _, table = two_people(site)
    eve = site.browser()
    eve.post("/name", {"name": "Eve"})
    hers, mine = ada.client.cookies["visitor"], eve.client.cookies["visitor"]
    payload, _, signature = hers.rpartition(".")
    known = CookieSigner(SECRET).open(hers)
    made = [
        f"{payload}.{mine.rpartition('.')[2]}",
        f"{mine.rpartition('.')[0]}.{signature}",
        payload,
        f"{payload}.",
        f"{payload}.{signature[:-2]}",
        f"{hers}.{signature}",
        f'"{payload}"',
        str(URLSafeSerializer("", salt="ludopolis-visitor").dumps(known)),
        str(URLSafeSerializer(SECRET, salt="itsdangerous").dumps(known)),
        str(known),
    ]
    for cookie in made:
        forger = site.browser()
        forger.client.cookies.set("visitor", cookie)
        with forger.at(table) as wire:
            assert wire.of_type("table")["table"]["mine"] == []


def test_a_name_of_one_s_own_choosing_makes_no_visitor(site: Site) -> None:
    """Nobody can be made to wear a cookie that somebody else knows: it is made by the server alone."""
    browser = site.browser()
    answer = browser.post("/name?visitor=mine", {"name": "Ada", "visitor": "mine", "id": "mine"})
    known = CookieSigner(SECRET).open(answer.cookies["visitor"])
    assert known and "mine" not in known
    assert len(known) >= 20


# --- What is written --------------------------------------------------------------------------

SCRIPT = "</script><script>x()"
MARKED = [
    "[/]",
    "{0}{name}",
    "%s%(x)d",
    SCRIPT,
    "\"><b a='x",
    "[link=x]a",
    "\\[b]",
    "{{7*7}}",
    ":x:",
]


def test_names_and_messages_are_text_everywhere(site: Site) -> None:
    ada, eve = site.browser(), site.browser()
    table = ada.new_table(seats="me friend", name=SCRIPT, public="yes")
    assert SCRIPT not in eve.get(f"/table/{table}").text
    assert eve.post(f"/table/{table}/sit", {"name": "<img src=x>"}).status_code == 303
    ada.post(f"/table/{table}/start")
    with ada.at(table) as wire:
        wire.of_type("table")
        assert wire.ask("chat", text=SCRIPT)["type"] == "ok"
        assert wire.ask("resign", seat=1)["type"] == "ok"
    for path in ("/", f"/game/{table}", f"/table/{table}", "/settings", f"/new/{QUICK}"):
        for browser in (ada, eve):
            text = browser.get(path).text
            assert SCRIPT not in text
            assert "<img src=x>" not in text
    # The page of a finished game carries names as data.
    data = re.search(
        r'<script type="application/json"[^>]*>(.*?)</script>', ada.get(f"/game/{table}").text
    )
    assert data
    names = [seat["name"] for seat in json.loads(data[1])["seats"]]
    assert names == [SCRIPT, "<img src=x>"]


@pytest.mark.parametrize("name", MARKED)
def test_a_name_is_nothing_but_a_name(site: Site, name: str) -> None:
    """Helps are written with marks, and sentences with blanks: a name has neither."""
    browser = site.browser()
    table = browser.new_table(seats="me screen", name=name, **{"seat-2-name": f"{name} 2"})
    with browser.at(table) as wire:
        told = wire.of_type("table")
        assert [seat["name"] for seat in told["table"]["seats"]] == [name, f"{name} 2"]
        decides = told["position"]["to_move"]
        wire.send({"type": "look", "seat": decides})
        position = wire.of_type("table")["position"]
        answer = wire.ask("aid", key="c")
        assert answer["type"] == "aid"
        other = name if decides == 2 else f"{name} 2"
        box = registry.box(QUICK)
        say = Translator("en", box.locale, (name, f"{name} 2"), decides)
        lines = worded(answer["lines"], say)
        assert any(other in line for line in lines)
        played = wire.ask(
            "move", number=position["number"], action=position["choices"][0]["action"]
        )
        assert played["type"] == "ok"
        log = [
            worded(line, say.for_reader(say.names, None))
            for message in wire.heard
            for entry in message.get("log", [])
            for line in entry["lines"]
        ]
    assert any(name in line for line in log)


@pytest.mark.parametrize(
    "ending", ["\r\nset-cookie: evil=1", "\nx: y", "\r\n\r\n<b>", "%0d%0aset-cookie:evil=1"]
)
def test_nothing_that_is_written_becomes_a_header(site: Site, ending: str) -> None:
    browser = site.browser()
    answers = [
        browser.post("/name", {"name": f"Ada{ending}"}),
        browser.post("/language", {"language": "fr", "next": f"/settings{ending}"}),
        browser.post("/language", {"language": f"fr{ending}", "next": "/"}),
        browser.post("/settings", {"theme": f"dark{ending}", "language": f"fr{ending}"}),
        browser.post(f"/new/{QUICK}", {"seat-1": f"me{ending}", "option-bonus": f"true{ending}"}),
        browser.post("/claim", {"code": f"abc{ending}"}),
        browser.get("/table/x" + ending.replace("\r", "%0d").replace("\n", "%0a")),
    ]
    for answer in answers:
        assert "evil" not in answer.cookies
        assert "x" not in answer.headers
        assert not set(answer.cookies) - {"visitor", "language", "theme"}
        assert "<b>" not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/..%2f..%2fapp.py",
        "/static/%2e%2e/app.py",
        "/static/....//app.py",
        "/static//etc/passwd",
        "/rules/..%2f..%2fcli",
        "/picture/property/..%2fboard.toml.svg",
        "/picture/property/..cover.en.svg",
        "/drawing/..%2fproperty/en.json",
        "/table/..%2f..%2f",
        "/game/%00/record",
        "/new/%F0%9F%98%80",
        "/join/' OR 1=1 --",
        "/api/tables/x' OR '1'='1/replay/0",
        "/api/tables/x/replay/9223372036854775808",
        "/api/tables/x/replay/-1",
    ],
)
def test_no_path_leads_out_of_the_site(site: Site, path: str) -> None:
    # A client would tidy the path up, so it is written on the line as it is.
    answer = spoken_raw(site, f"GET {path.replace(' ', '%20')} HTTP/1.1", "connection: close")
    assert int(answer.split()[1]) in {404, 422}
    assert "Traceback" not in answer
    assert "import " not in answer


def spoken_raw(site: Site, request: str, *headers: str, body: str = "") -> str:
    """What is answered to a request as it is written here."""
    port = int(site.address.rpartition(":")[2])
    text = "\r\n".join([request, f"host: 127.0.0.1:{port}", *headers, "", body])
    with sockets.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(text.encode())
        heard = b""
        with contextlib.suppress(ConnectionError):
            while piece := line.recv(65536):
                heard += piece
    return heard.decode("utf-8", "replace")


def test_a_form_that_says_its_length_does_not_come_in_pieces(site: Site) -> None:
    answer = spoken_raw(
        site,
        "POST /name HTTP/1.1",
        *("content-length: 8", "transfer-encoding: chunked", "connection: close"),
        "content-type: application/x-www-form-urlencoded",
        body="8\r\nname=Ada\r\n0\r\n\r\n",
    )
    assert int(answer.split()[1]) in {400, 413}
    assert "set-cookie" not in answer


@pytest.mark.parametrize("length", ["00000000000000065537", "99999999999999999999", "+5", "5 5"])
def test_no_way_of_writing_a_length_lets_in_more(site: Site, length: str) -> None:
    """The answer comes before the form does: it is not even waited for."""
    answer = spoken_raw(
        site,
        "POST /name HTTP/1.1",
        *(f"content-length: {length}", "connection: close"),
        "content-type: application/x-www-form-urlencoded",
    )
    assert int(answer.split()[1]) in {400, 413}


@pytest.mark.parametrize("number", ["NaN", "Infinity", "1e3", "9223372036854775808", "-0.0", "0x1"])
def test_a_number_is_a_whole_one_and_not_too_large(number: str) -> None:
    with pytest.raises(messages.Unreadable):
        messages.read(f'{{"type":"undo","id":"a","number":{number}}}')


def test_of_a_field_that_is_said_twice_one_counts(site: Site) -> None:
    browser = site.browser()
    with browser.at(browser.new_table()) as wire:
        wire.of_type("table")
        wire.send('{"type":"resign","type":"ping","id":"a","id":"b"}')
        assert wire.of_type("pong") == {"type": "pong", "id": "b"}


# --- Too much ---------------------------------------------------------------------------------


def from_address(site: Site, address: str) -> Browser:
    """Somebody new who comes from elsewhere, as the proxy on this machine says."""
    browser = site.browser()
    browser.client.headers["x-forwarded-for"] = address
    return browser


def test_no_address_brings_visitors_without_end(site: Site) -> None:
    gate = site.app.state.app_state.limits.visitors
    gate.buckets["192.0.2.7"] = TokenBucket(gate.burst, 0)  # however slow this machine is
    for _ in range(int(gate.burst)):
        assert from_address(site, "192.0.2.7").post("/name", {"name": "Eve"}).status_code == 303
    late = from_address(site, "192.0.2.7")
    answer = late.post("/name", {"name": "Eve"})
    assert answer.status_code == 429
    assert 'role="alert"' in answer.text or "<h1" in answer.text
    assert "set-cookie" not in answer.headers
    assert late.get("/").status_code == 200
    assert from_address(site, "192.0.2.8").post("/name", {"name": "Ada"}).status_code == 303
    assert site.browser().post("/name", {"name": "Ada"}).status_code == 303


def test_no_address_opens_tables_without_end(site: Site) -> None:
    gate = site.app.state.app_state.limits.tables
    gate.buckets["192.0.2.9"] = bucket = TokenBucket(gate.burst, 0)
    bucket.left = 1
    browser = from_address(site, "192.0.2.9")
    table = browser.new_table()
    assert browser.post(f"/new/{QUICK}", {"seat-1": "me", "seat-2": "screen"}).status_code == 429
    with browser.at(table) as wire:
        wire.of_type("table")
        assert wire.ask("resign", seat=1)["type"] == "ok"
        assert wire.ask("rematch")["code"] == "too_fast"


def test_who_guesses_codes_keeps_nobody_else_out(site: Site) -> None:
    gate = site.app.state.app_state.limits.codes
    guesser = from_address(site, "192.0.2.10")
    answers = [
        guesser.post("/claim", {"code": "wrong"}).status_code for _ in range(int(gate.burst) + 5)
    ]
    assert answers[0] == 422
    assert answers[-1] == 429
    here = site.browser()
    found = re.search(r'class="code"[^>]*>([^<]+)<', here.post("/claim", {"make": "yes"}).text)
    assert found
    assert from_address(site, "192.0.2.11").post("/claim", {"code": found[1]}).status_code == 200


def test_no_address_holds_lines_without_end(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_limits, "MOST_LINES", 2)
    table = site.browser().new_table()
    one, near, far = (
        from_address(site, address) for address in ("2001:db8::1", "2001:db8::2", "2001:db8:1::1")
    )
    with one.at(table) as first, near.at(table) as second:
        first.of_type("table")
        second.of_type("table")
        with pytest.raises(InvalidStatus) as refused, near.at(table):
            pass
        assert refused.value.response.status_code == 429
        with far.at(table) as third, site.browser().at(table) as own:
            third.of_type("table")
            own.of_type("table")


def test_no_address_sends_forms_without_end(site: Site) -> None:
    gate = site.app.state.app_state.limits.forms
    gate.buckets["192.0.2.20"] = TokenBucket(1, 0)
    browser = from_address(site, "192.0.2.20")
    assert browser.post("/name", {"name": "Eve"}).status_code == 303
    assert browser.post("/name", {"name": "Eva"}).status_code == 429
    assert browser.client.patch("/api/me", json={"name": "Eva"}).status_code == 429
    assert browser.get("/").status_code == 200
    assert from_address(site, "192.0.2.21").post("/name", {"name": "Ada"}).status_code == 303


def test_no_address_asks_for_hints_without_end(site: Site) -> None:
    gate = site.app.state.app_state.limits.hints
    gate.buckets["192.0.2.22"] = TokenBucket(1, 0)
    table = site.browser().new_table()
    with from_address(site, "192.0.2.22").at(table) as wire:
        wire.of_type("table")
        assert [wire.ask("hint")["code"] for _ in range(2)] == ["not_yours", "too_fast"]
    with from_address(site, "192.0.2.23").at(table) as wire:
        wire.of_type("table")
        assert wire.ask("hint")["code"] == "not_yours"


def test_no_address_opens_lines_without_end(site: Site) -> None:
    """Opening and closing them is counted, not only how many there are."""
    gate = site.app.state.app_state.limits.calls
    gate.buckets["192.0.2.24"] = TokenBucket(2, 0)
    table, browser = site.browser().new_table(), from_address(site, "192.0.2.24")
    for _ in range(2):
        with browser.at(table) as wire:
            wire.of_type("table")
    with pytest.raises(InvalidStatus) as refused, browser.at(table):
        pass
    assert refused.value.response.status_code == 429
    with from_address(site, "192.0.2.25").at(table) as wire:
        wire.of_type("table")


def test_all_lines_of_a_visitor_count_together(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.app.state.app_state.limits, "messages", RateLimiter(3, 0))
    table = site.browser().new_table()
    eve, ada = (from_address(site, "192.0.2.26") for _ in range(2))
    for somebody in (eve, ada):
        somebody.post("/name", {"name": "Somebody"})
    with eve.at(table) as one, eve.at(table) as two, ada.at(table) as other:
        answers = [wire.ask("ping") for wire in (one, two, one, two, one)]
        assert [answer["type"] for answer in answers] == 3 * ["pong"] + 2 * ["error"]
        assert {answer.get("code") for answer in answers[3:]} == {"too_fast"}
        assert other.ask("ping")["type"] == "pong"
    with from_address(site, "192.0.2.27").at(table) as one, site.browser().at(table) as own:
        # Of who is not known, their address; and the machine itself is not limited.
        answers = [one.ask("ping") for _ in range(4)]
        assert [answer["type"] for answer in answers] == 3 * ["pong"] + ["error"]
        assert {own.ask("ping")["type"] for _ in range(9)} == {"pong"}


def test_a_limiter_forgets_who_came_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_KEYS", 3)
    limiter = RateLimiter(1, 0)

    async def come() -> None:
        for address in "abcd":
            await limiter.enter(address)
        assert list(limiter.buckets) == ["b", "c", "d"]
        with pytest.raises(TooMuch):
            await limiter.enter("d")
        await limiter.enter("a")
        await limiter.enter(None)
        assert len(limiter.buckets) == 3

    asyncio.run(come())


def test_lines_that_are_closed_are_not_counted() -> None:
    async def come() -> None:
        some = ClientLimits()
        async with some.line("a"):
            assert some.lines["a"] == 1
        assert some.lines["a"] == 0

    asyncio.run(come())


def test_what_is_asked_for_in_vain_is_not_remembered(site: Site) -> None:
    browser = site.browser()
    before = drawings.prepared_picture.cache_info().currsize
    for number in range(20):
        assert browser.get(f"/picture/property/no-{number}.en.svg").status_code == 404
        assert browser.get(f"/picture/no-{number}/cover.en.svg").status_code == 404
    assert drawings.prepared_picture.cache_info().currsize == before


def test_what_takes_its_time_is_worked_out_beside(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long log and a question why are answered by threads, so that no other table waits."""
    threads: dict[str, list[str]] = {"recall": [], "why": []}
    recall, why = History.recall, TablePresenter.why

    def noted_recall(self: History, *given: Any) -> Any:
        if self.untold(*given):
            threads["recall"].append(threading.current_thread().name)
        return recall(self, *given)

    def noted_why(self: TablePresenter, *given: Any) -> Any:
        threads["why"].append(threading.current_thread().name)
        return why(self, *given)

    browser = site.browser()
    table = browser.new_table(seats="me screen")
    with browser.at(table) as wire:
        wire.of_type("table")
        live = table_of(site, table)
        for _ in range(8):
            action = int(live.game.legal()[0])
            assert wire.ask("move", number=live.number, action=action)["type"] == "ok"
    monkeypatch.setattr(History, "recall", noted_recall)
    monkeypatch.setattr(TablePresenter, "why", noted_why)
    with site.browser("fr").at(table, "fr") as late:
        assert len(late.of_type("table")["log"]) >= 8
        late.ask("why", parts=[])
    assert [name.split("_")[0] for name in threads["recall"]] == ["reader"]
    assert [name.split("_")[0] for name in threads["why"]] == ["reader"]
