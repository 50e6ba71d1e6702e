"""The wire of a table: playing over it, coming back, and everything that hostile pages say."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import threading
import time
from collections.abc import Iterator
from html import unescape
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter
from starlette.datastructures import Address
from starlette.websockets import WebSocket, WebSocketState
from web_site import PATIENCE, QUICK, Browser, Site, Wire, open_site
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludopolis.bots.search_bot import Budget
from ludopolis.language.translator import Translator
from ludopolis.tables import Table
from ludopolis.tables import bot_runner as table_bots
from ludopolis.web import messages, schemas
from ludopolis.web.table_socket import BROKEN_RULES, BURST, MOST_ANSWERS, MOST_REFUSED, Connection
from readers import plain as decoded
from readers import worded


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as site:
        yield site


HEARD: TypeAdapter[schemas.ServerMessage] = TypeAdapter(schemas.ServerMessage)


def table_of(site: Site, table: str) -> Table:
    """The table as the server holds it."""
    found = site.app.state.app_state.service.held(table)
    assert isinstance(found, Table)
    return found


def play(wire: Wire, position: dict[str, Any], choice: int = 0) -> dict[str, Any]:
    """Play one of the choices of a position."""
    if "view" in position:
        action = position["view"]["legal"][choice]["number"]
    else:
        action = position["choices"][choice]["action"]
    move = {"number": position["number"], "action": action}
    while (answer := wire.ask("move", **move)).get("code") == "too_fast":
        time.sleep(0.2)
    return answer


def to_the_end(wire: Wire) -> dict[str, Any]:
    """Play on until the game is over; the table as it is told then."""
    played = -1
    while (position := wire.my_turn(played)) is not None:
        answer = play(wire, position)
        assert answer["type"] == "ok"
        played = position["number"]
    ends = [m for m in wire.heard if m.get("table", {}).get("status") == "over"]
    return ends[-1] if ends else wire.until(lambda m: m.get("table", {}).get("status") == "over")


# --- Playing ----------------------------------------------------------------------------------


def test_a_program_sees_views_and_plays_to_the_end(site: Site) -> None:
    browser = site.browser()
    table = browser.new_table(name="Ada")
    with browser.at(table, see="view") as wire:
        first = wire.my_turn(-1)
        assert first is not None
        live = table_of(site, table)
        assert first.keys().isdisjoint({"scene", "own", "choices"})
        assert first["view"] == decoded(live.game.view(first["seat"]))
        assert [action["number"] for action in first["view"]["legal"]] == live.game.legal_numbers()
        assert to_the_end(wire)["table"]["status"] == "over"
        for message in wire.heard:
            HEARD.validate_python(message)
    # A spectator sees what a spectator may.
    with site.browser().at(table, see="view") as wire:
        view = wire.of_type("table")["position"]["view"]
        assert view["seat"] is None
        assert view["hand"] is None


def test_a_game_against_bots_to_its_end_and_back(site: Site) -> None:
    browser = site.browser()
    table = browser.new_table(public="yes", name="Ada")
    with browser.at(table) as wire:
        over = to_the_end(wire)["table"]
    assert over["result"]["lines"]
    assert len(over["shuffle"]["promise"]) == 64
    assert f"/game/{table}" in browser.get("/").text
    page = site.browser("fr").get(f"/game/{table}")
    assert page.status_code == 200
    moves = json.loads(browser.get(f"/game/{table}/record").text)["moves"]
    whole = browser.get(f"/api/tables/{table}/replay/{len(moves)}").json()
    assert whole["over"]
    first = browser.get(f"/api/tables/{table}/replay/0?seat=1").json()
    assert first["seat"] == 1
    assert browser.get(f"/api/tables/{table}/replay/{len(moves) + 1}").status_code == 422
    with browser.at(table) as wire:
        wire.next()
        wire.ask("rematch")
        told = [message["table"] for message in wire.heard if "table" in message]
    assert browser.get(f"/table/{told[-1]['rematch']}").status_code == 200


def test_nothing_of_a_game_that_goes_on_is_opened(site: Site) -> None:
    browser = site.browser()
    table = browser.new_table()
    assert browser.get(f"/api/tables/{table}/replay/0").status_code == 403
    assert browser.get(f"/game/{table}/record").status_code == 403
    assert browser.get(f"/game/{table}").headers["location"] == f"/table/{table}"


def test_a_move_that_is_sent_twice_counts_once(site: Site) -> None:
    browser = site.browser()
    with browser.at(browser.new_table()) as wire:
        position = wire.my_turn()
        assert position is not None
        message = {
            "type": "move",
            "id": "the same",
            "number": position["number"],
            "action": position["choices"][0]["action"],
        }
        wire.send(message)
        first = wire.of_type("ok")
        wire.send(message)
        assert wire.of_type("ok") == first


def test_a_move_for_an_older_position_is_refused(site: Site) -> None:
    browser = site.browser()
    with browser.at(browser.new_table()) as wire:
        position = wire.my_turn()
        assert position is not None
        play(wire, position)
        wire.my_turn(position["number"])
        answer = play(wire, position)
    assert (answer["type"], answer["code"]) == ("error", "stale")


def test_what_a_spectator_is_told(site: Site) -> None:
    host = site.browser()
    table = host.new_table()
    with host.at(table) as seated, site.browser().at(table) as wire:
        mine = seated.my_turn()
        told = wire.of_type("table")
        assert mine is not None
        assert told["position"]["seat"] is None
        assert told["position"]["choices"] == []
        assert "hand" not in [panel["id"] for panel in told["position"]["scene"]["panels"]]
        assert wire.ask("move", number=told["number"], action=0)["code"] == "not_yours"
        assert wire.ask("resign", seat=1)["code"] == "not_yours"
        play(seated, mine)
        assert wire.of_type("move")["log"]


def test_who_comes_back_is_told_what_happened(site: Site) -> None:
    browser = site.browser()
    table = browser.new_table()
    with browser.at(table) as wire:
        position = wire.my_turn()
        assert position is not None
        number = play(wire, position)["number"]
    with browser.at(table) as wire:
        wire.next()
        wire.send({"type": "since", "number": number - 1})
        log = wire.of_type("table")["log"]
    assert log
    assert log[0]["number"] == number


def test_nothing_at_a_table_is_in_a_language(site: Site) -> None:
    browser = site.browser()
    table = browser.new_table()
    heard = []
    with browser.at(table) as wire:
        assert wire.my_turn() is not None  # from now on nothing happens
    for language in ("en", "fr"):
        with browser.at(table, language) as wire:
            told = wire.of_type("table")
            heard.append([told["table"]["options"], told["log"], told["position"]])
    assert heard[0] == heard[1]


def test_who_speaks_an_older_version_is_told(site: Site) -> None:
    browser = site.browser()
    table = browser.new_table()
    with browser.at(table, "fr") as wire:
        wire.next()
        answer = wire.ask("language", language="fr")
        assert answer["code"] == "version"
        assert "version 3" in answer["text"]
    for version in ("2", ""):  # a page that has been open since before
        with browser.at(table, "fr", version=version) as wire:
            told = wire.next()
            assert (told["type"], told["code"]) == ("error", "version")
            with pytest.raises(ConnectionClosed) as closed:
                wire.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4426
    with browser.at(table, see="view", version="") as wire:  # a program need not say it
        assert wire.of_type("table")
    with browser.at(table, version="3") as wire:
        assert wire.of_type("table")


def test_the_list_is_told_to_who_asks(site: Site) -> None:
    browser = site.browser()
    with browser.at(browser.new_table()) as wire:
        position = wire.my_turn()
        assert position is not None
        assert "reading" not in position
        told = wire.ask("reading")
        assert told["number"] == position["number"]
        assert told["sections"]
        HEARD.validate_python(told)


def test_no_line_ends_before_a_french_sign(site: Site) -> None:
    """Nothing that a French page shows can be broken there."""
    browser = site.browser("fr")
    words = browser.get(f"/words/{QUICK}/fr.json").text
    shown = [words, browser.get(f"/drawing/{QUICK}/fr.json").text]
    shown += [browser.get(path).text for path in ("/", f"/rules/{QUICK}", f"/new/{QUICK}")]
    assert "\u00a0:" in words
    for text in shown:
        assert not re.search(r" [:;!?»]|« ", text)


def test_why_and_ping(site: Site) -> None:
    browser = site.browser()
    with browser.at(browser.new_table(), "fr") as wire:
        wire.next()
        assert wire.ask("why", parts=["no such thing"])["text"]
        wire.send({"type": "ping"})
        assert wire.of_type("pong") == {"type": "pong"}


# --- Hints ------------------------------------------------------------------------------------


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that are worked out in no time."""
    monkeypatch.setattr(table_bots, "HINT", Budget(simulations=40))


@pytest.mark.usefixtures("short")
def test_a_hint_is_told_to_who_asks_and_to_nobody_else(site: Site) -> None:
    host, friend = site.browser(), site.browser("fr")
    table = host.new_table(seats="me friend", name="Ada", hints="yes")
    with host.at(table) as ada, friend.at(table, "fr") as eve:
        invite = ada.of_type("table")["table"]["invite"]
        assert "Qui doit jouer peut demander un conseil." in unescape(friend.get(invite).text)
        friend.post(f"/table/{table}/sit", {"name": "Bea"})
        with friend.at(table, "fr") as bea:
            host.post(f"/table/{table}/start")
            wires = {1: ada, 2: bea}
            mover = ada.until(lambda message: bool(message.get("position")))["position"]["to_move"]
            name = {1: "Ada", 2: "Bea"}[mover]
            position = wires[mover].my_turn()
            assert position is not None
            assert position["hint"]
            told = wires[mover].ask("hint")
            assert told["type"] == "hint"
            choices = {choice["action"]: choice["text"] for choice in position["choices"]}
            for move in told["moves"]:
                assert choices[move["action"]] == move["text"]
            other = wires[3 - mover]
            assert other.ask("hint")["code"] == "not_your_turn"
            assert eve.ask("hint")["code"] == "not_yours"
            for wire in (other, eve):
                wire.ask("why", parts=["x"])
                assert all(message["type"] != "hint" for message in wire.heard)
            say = Translator("fr", names=("Ada", "Bea"))
            log = [
                worded(line, say)
                for message in eve.heard
                for entry in message.get("log", [])
                for line in entry["lines"]
                if line["say"].startswith("table-")
            ]
            assert f"{name} a demandé un conseil." in log


def test_no_hint_among_friends_who_did_not_agree_on_it(site: Site) -> None:
    host, friend = site.browser(), site.browser()
    table = host.new_table(seats="me friend", name="Ada")
    friend.post(f"/table/{table}/sit", {"name": "Bea"})
    host.post(f"/table/{table}/start")
    with host.at(table) as ada, friend.at(table) as bea:
        ada.next()
        bea.next()
        for wire in (ada, bea):
            assert wire.position is not None
            assert not wire.position["hint"]
            code = "hint_off" if wire.position["to_move_mine"] else "not_your_turn"
            assert wire.ask("hint")["code"] == code


def test_who_waits_for_a_hint_can_move(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    advise = table_bots.advise

    def held(*given: Any) -> Any:
        go_on.wait(PATIENCE)
        return advise(*given)

    monkeypatch.setattr(table_bots, "advise", held)
    monkeypatch.setattr(table_bots, "HINT", Budget(simulations=40))
    browser = site.browser()
    with browser.at(browser.new_table(seats="me screen")) as wire:
        position = wire.of_type("table")["position"]
        wire.send({"type": "look", "seat": position["to_move"]})
        position = wire.of_type("table")["position"]
        wire.send({"type": "hint", "id": "slow"})
        assert wire.ask("hint")["code"] == "hint_busy"
        assert play(wire, position)["type"] == "ok"
        assert all(message.get("id") != "slow" for message in wire.heard)
        go_on.set()
        assert wire.until(lambda message: message.get("id") == "slow")["moves"]


def test_a_page_that_leaves_waits_for_no_hint(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def held(*_given: Any) -> list[Any]:
        begun.set()
        go_on.wait(PATIENCE)
        return []

    monkeypatch.setattr(table_bots, "advise", held)
    browser = site.browser()
    table = browser.new_table()
    with browser.at(table) as wire:
        assert wire.my_turn() is not None
        wire.send({"type": "hint", "id": "lost"})
        assert begun.wait(PATIENCE)
    with browser.at(table) as wire:  # the site goes on, and so does the thought
        wire.next()
        assert wire.ask("hint")["code"] == "hint_busy"
        go_on.set()


def test_several_at_one_screen_look_one_after_the_other(site: Site) -> None:
    browser = site.browser()
    table = browser.new_table(seats="me screen", **{"seat-2-name": "Bea"})
    with browser.at(table) as wire:
        told = wire.of_type("table")
        assert told["table"]["mine"] == [1, 2]
        assert "Bea" in [seat["name"] for seat in told["table"]["seats"]]
        wire.send({"type": "look", "seat": 2})
        assert wire.of_type("table")["position"]["seat"] == 2
        assert wire.ask("look", seat=3)["code"] == "not_yours"
    with site.browser().at(table) as stranger:
        stranger.next()
        assert stranger.ask("look", seat=2)["code"] == "not_yours"


def test_friends_sit_down_talk_and_are_seen(site: Site) -> None:
    host, friend = site.browser(), site.browser("fr")
    table = host.new_table(seats="me friend", name="Ada")
    with host.at(table) as wire:
        invite = wire.of_type("table")["table"]["invite"]
        assert invite.startswith("/join/")
        assert "Ada" in friend.get(invite).text
        answer = friend.post(f"/table/{table}/sit", {"name": "Béa"})
        assert answer.headers["location"] == f"/table/{table}"
        assert host.post(f"/table/{table}/start").status_code == 303
        with friend.at(table, "fr") as other:
            wire.until(lambda message: message.get("online") == [1, 2])
            assert other.ask("chat", text="<b>Bonjour</b>")["type"] == "ok"
            line = wire.of_type("chat")["chat"][0]
        assert (line["name"], line["text"]) == ("Béa", "<b>Bonjour</b>")
        wire.until(lambda message: message.get("online") == [1])


def test_an_invitation_is_told_to_those_at_the_table_alone(site: Site) -> None:
    host = site.browser()
    table = host.new_table(seats="me friend")
    with host.at(table) as wire:
        invite = wire.of_type("table")["table"]["invite"].removeprefix("/join/")
    with site.browser().at(table) as wire:
        assert invite not in json.dumps(wire.next())


# --- Strangers --------------------------------------------------------------------------------


def test_a_page_of_another_site_gets_no_wire(site: Site) -> None:
    browser = site.browser()
    table = browser.new_table()
    path = f"{site.address.replace('http', 'ws')}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(path, origin=Origin("https://elsewhere.example"))
    assert refused.value.response.status_code == 403


def test_a_table_that_is_none_has_no_wire(site: Site) -> None:
    with pytest.raises(InvalidStatus) as refused, site.browser().at("nothing"):
        pass
    assert refused.value.response.status_code == 404


def test_a_forged_cookie_is_nobody_s(site: Site) -> None:
    host = site.browser()
    table = host.new_table()
    forger = site.browser()
    sealed = host.client.cookies["visitor"]
    # Not its last letter: some of the bits of that one mean nothing.
    forged = sealed[:-5] + ("A" if sealed[-5] != "A" else "B") + sealed[-4:]
    forger.client.cookies.set("visitor", forged)
    with forger.at(table) as wire:
        assert wire.of_type("table")["table"]["mine"] == []


# --- Hostile messages -------------------------------------------------------------------------

NAMES = ["type", "id", "number", "action", "seat", "text", "parts", "key", "bot", "x"]
KINDS = [
    *("move", "undo", "why", "aid", "look", "chat", "resign", "hand_over", "take_back", "agree"),
    *("rematch", "since", "language", "ping", "", "__class__", "table", "error"),
]
plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3)
)
objects = st.dictionaries(st.sampled_from(NAMES), values, max_size=6).flatmap(
    lambda fields: st.sampled_from(KINDS).map(lambda kind: {**fields, "type": kind})
)
hostile = st.one_of(
    st.text(max_size=200), values.map(json.dumps), objects.map(json.dumps), st.binary(max_size=50)
)


@given(hostile)
def test_a_message_is_read_or_refused(said: str | bytes) -> None:
    if isinstance(said, str):
        with contextlib.suppress(messages.Unreadable):
            messages.read(said)


@pytest.mark.parametrize(
    "said",
    [
        "{",
        "[]",
        "null",
        '"move"',
        "{}",
        '{"type":"move"}',
        '{"type":"move","id":"a","number":1,"action":"1"}',
        '{"type":"move","id":"a","number":1,"action":1.5}',
        '{"type":"move","id":"a","number":true,"action":1}',
        '{"type":"move","id":"a","number":1,"action":-1}',
        '{"type":"move","id":"","number":1,"action":1}',
        '{"type":"move","id":"a","number":1,"action":1,"seat":1}',
        '{"type":"move","id":"a","number":1,"action":' + "9" * 400 + "}",
        '{"type":"chat","id":"a","text":["x"]}',
        '{"type":"chat","id":"a","text":"' + "x" * 5000 + '"}',
        '{"type":"why","id":"a","parts":' + json.dumps(["x"] * 40) + "}",
        '{"type":"ping","x":"' + "x" * messages.LARGEST + '"}',
        "[" * 10_000,
        '{"type":"chat","id":"a","text":"\\ud800"}',
    ],
)
def test_what_is_no_message(said: str) -> None:
    with pytest.raises(messages.Unreadable):
        messages.read(said)


@pytest.fixture(scope="module")
def attacked(site: Site) -> tuple[Browser, str]:
    """A table of two people, of whom one is up to something."""
    browser = site.browser()
    return browser, browser.new_table(seats="me screen")


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(hostile, min_size=1, max_size=25))
def test_hostile_messages_change_nothing(
    attacked: tuple[Browser, str], said: list[str | bytes]
) -> None:
    browser, table = attacked
    with browser.at(table) as wire:
        before = wire.of_type("table")
        for message in said:
            wire.send(message)
        wire.send({"type": "ping", "id": "the end"})
        wire.until(lambda message: message.get("id") == "the end")
        answers = [message for message in wire.heard[1:] if "code" in message]
        assert all(answer["text"] and "Traceback" not in answer["text"] for answer in answers)
    with browser.at(table) as wire:
        after = wire.of_type("table")
    # Whatever hypothesis has made up, none of it was a move that anybody would mean.
    assert after["number"] == before["number"]
    assert after["position"] == before["position"]


def test_an_error_names_what_it_answers(site: Site) -> None:
    browser = site.browser()
    with browser.at(browser.new_table(), "fr") as wire:
        wire.next()
        answer = wire.ask("dance")
    assert (answer["type"], answer["code"]) == ("error", "unreadable")


def test_who_says_too_much_is_slowed_and_then_shown_out(site: Site) -> None:
    browser = site.browser()
    table = browser.new_table()
    with browser.at(table) as wire:
        for _ in range(int(BURST) + 20):
            wire.send({"type": "ping"})
        assert wire.until(lambda message: message.get("code") == "too_fast")["text"]
        with pytest.raises(ConnectionClosed):
            for _ in range(MOST_REFUSED + 5000):
                wire.send({"type": "ping"})
            while True:
                wire.next()
    with browser.at(table) as again:
        assert again.of_type("table")


def test_who_goes_on_saying_too_much_is_told_so_by_the_code(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("BURST", 1.0), ("PER_SECOND", 0.0), ("MOST_REFUSED", 5)):
        monkeypatch.setattr(f"ludopolis.web.table_socket.{name}", value)
    browser = site.browser()
    with browser.at(browser.new_table()) as wire, pytest.raises(ConnectionClosed) as closed:
        assert wire.ask("ping")["type"] == "pong"
        for _ in range(6):
            assert wire.ask("ping")["code"] == "too_fast"
        wire.send({"type": "ping"})
        while True:
            wire.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == BROKEN_RULES


class DeafPage:
    """A page that asks and asks, and takes no answer."""

    client = Address("127.0.0.1", 1)

    def __init__(self) -> None:
        self.asked = 0
        self.closed: int | None = None

    async def receive(self) -> dict[str, Any]:
        self.asked += 1
        return {"type": "websocket.receive", "text": '{"type": "ping"}'}

    async def close(self, code: int) -> None:
        self.closed = code


def test_who_takes_no_answers_is_shown_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for a page does not grow without end."""
    monkeypatch.setattr("ludopolis.web.table_socket.BURST", 1e9)
    page = DeafPage()

    async def scene() -> None:
        line = Connection(cast(WebSocket, page), cast(Table, BusyTable()), None, "en")
        await asyncio.wait_for(line.receive_loop(), PATIENCE)
        assert len(line.answers) == page.asked - 1

    asyncio.run(scene())
    assert (page.closed, page.asked) == (BROKEN_RULES, MOST_ANSWERS + 2)


def test_who_does_not_listen_holds_nobody_up(site: Site) -> None:
    """A page that reads nothing is told later; the game goes on for the others meanwhile."""
    host, sleeper = site.browser(), site.browser()
    table = host.new_table(seats="me bot:random bot:random")
    with sleeper.at(table, max_queue=1) as asleep, host.at(table) as wire:
        finished = threading.Event()

        def whole_game() -> None:
            to_the_end(wire)
            finished.set()

        player = threading.Thread(target=whole_game)
        player.start()
        player.join(PATIENCE)
        assert finished.is_set()
        asleep.until(lambda message: message.get("table", {}).get("status") == "over")


class SlowPage:
    """A page that takes a message only when it is told to, and says nothing."""

    client = Address("127.0.0.1", 1)
    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.closed = False
        self.taken: list[dict[str, Any]] = []
        self.may_take = asyncio.Semaphore(0)

    async def send(self, message: dict[str, Any]) -> None:
        await self.may_take.acquire()
        self.taken.append(json.loads(message["text"]))

    async def receive(self) -> None:
        await asyncio.Event().wait()

    async def close(self, _code: int) -> None:
        self.closed = True


class BusyTable:
    """A table at which much happens."""

    number, status = 0, "over"

    def __init__(self) -> None:
        self.present = 0

    def subscribe(self, _listener: object) -> None:
        pass

    def unsubscribe(self, _listener: object) -> None:
        pass

    def connect(self, _visitor: object, _address: object) -> None:
        self.present += 1

    def disconnect(self, _visitor: object) -> None:
        self.present -= 1

    def mine(self, _visitor: object) -> list[int]:
        return []

    def is_much(self, since: int) -> bool:
        return self.number - since > 4

    async def recall(self, *_asked: object) -> None:
        pass

    @property
    def presenter(self) -> BusyTable:
        return self

    def table_message(
        self, _visitor: object, _looking: object, since: int, *, form: str
    ) -> dict[str, Any]:
        assert form == "scene"
        return {"type": "table", "table": {"seats": []}, "since": since, "number": self.number}

    def move_message(
        self, _visitor: object, since: int, _looking: object, *, form: str
    ) -> dict[str, Any]:
        assert form == "scene"
        return {"type": "move", "since": since, "number": self.number}


def test_who_is_slow_is_told_in_one_piece() -> None:
    async def scene() -> list[dict[str, Any]]:
        page, table = SlowPage(), BusyTable()
        line = Connection(cast(WebSocket, page), cast(Table, table), None, "en")
        telling = asyncio.create_task(line.send_loop())
        for message, moves in enumerate((0, 3, 500), start=1):
            for _ in range(moves):
                table.number += 1
                line.note(table.number, "move")
            page.may_take.release()
            while len(page.taken) < message:
                assert not telling.done(), telling.exception()
                await asyncio.sleep(0)
        telling.cancel()
        return page.taken

    first, few, many = asyncio.run(scene())
    assert first["type"] == "table"
    assert (few["type"], few["since"], few["number"]) == ("move", 0, 3)
    assert (many["type"], many["since"], many["number"]) == ("table", 3, 503)


def test_what_happens_while_a_page_is_answered_is_told_with_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        page, table = SlowPage(), BusyTable()
        asked, done = asyncio.Event(), asyncio.Event()

        async def say_one_thing() -> dict[str, str]:
            if asked.is_set():
                await asyncio.Event().wait()
            return {"type": "websocket.receive", "text": '{"type": "ping", "id": "a"}'}

        async def take_long(line: Connection, _said: object) -> None:
            asked.set()
            await done.wait()
            line.answer({"type": "pong", "id": "a"})

        monkeypatch.setattr(page, "receive", say_one_thing)
        monkeypatch.setattr(Connection, "handle", take_long)
        line = Connection(cast(WebSocket, page), cast(Table, table), None, "en")
        running = asyncio.create_task(line.run())
        for _ in range(10):
            page.may_take.release()
        await asyncio.wait_for(asked.wait(), PATIENCE)
        while len(page.taken) < 1:
            await asyncio.sleep(0)
        table.number += 1
        line.note(table.number, "move")
        await asyncio.sleep(0.1)
        assert [told["type"] for told in page.taken] == ["table"]
        done.set()
        while len(page.taken) < 3:
            await asyncio.sleep(0)
        assert [told["type"] for told in page.taken] == ["table", "move", "pong"]
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def test_who_takes_nothing_any_more_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludopolis.web.table_socket.SEND_SECONDS", 0.2)

    async def scene() -> None:
        page, table = SlowPage(), BusyTable()
        line = Connection(cast(WebSocket, page), cast(Table, table), None, "en")
        running = asyncio.create_task(line.run())
        page.may_take.release()
        await asyncio.sleep(1)
        assert not running.done()  # it has taken what there was, and waits for more
        line.note(1, "table")
        async with asyncio.timeout(PATIENCE):
            await running
        assert page.closed
        assert (len(page.taken), table.present) == (1, 0)

    asyncio.run(scene())


def test_the_quick_game_is_what_these_tests_think(site: Site) -> None:
    browser = site.browser()
    with browser.at(browser.new_table()) as wire:
        told = wire.of_type("table")["table"]
    assert told["game"] == QUICK
    assert told["players"] == 2
