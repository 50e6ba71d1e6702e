"""Strangers with programs: tokens and cookies that are stolen or forged, links that give nothing away,
pages of other sites, and the same move sent twice."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from web_site import PATIENCE, QUICK, SECRET, Browser, Site, Wire, open_site
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludopolis.tables import Table
from ludopolis.web.cookies import CookieSigner

ELSEWHERE = "https://evil.example"
DEEDS: list[dict[str, Any]] = [
    {"type": "move", "id": "x", "number": 1, "action": 0},
    {"type": "undo", "id": "x", "number": 1},
    {"type": "chat", "id": "x", "text": "hello"},
    {"type": "resign", "id": "x", "seat": 1},
    {"type": "hand_over", "id": "x", "seat": 1},
    {"type": "take_back", "id": "x", "seat": 1},
    {"type": "agree", "id": "x", "seat": 1},
    {"type": "rematch", "id": "x"},
    {"type": "rematch", "id": "x", "answer": "no"},
    {"type": "aid", "id": "x", "key": "c"},
    {"type": "hint", "id": "x"},
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as site:
        yield site


def token_of(browser: Browser) -> str:
    """What makes a browser who it is."""
    return browser.client.cookies["visitor"]


def kept(site: Site, table: str) -> object:
    """All that must not change when something is refused."""
    found = site.app.state.app_state.service._tables[table]
    assert isinstance(found, Table)
    return found.row, list(found.seats), list(found.events)


def two_people(site: Site) -> tuple[Browser, Browser, str]:
    """Ada and Ben at a table of theirs, the game begun."""
    ada, ben = site.browser(), site.browser()
    table = ada.new_table(seats="me friend", name="Ada")
    assert ben.post(f"/table/{table}/sit", {"name": "Ben"}).status_code == 303
    assert ada.post(f"/table/{table}/start").status_code == 303
    return ada, ben, table


def wire_with(site: Site, table: str, headers: dict[str, str], **more: Any) -> Any:
    """A wire opened by a program that says whatever it likes."""
    address = f"{site.address.replace('http', 'ws')}/api/tables/{table}/socket?version=3"
    return connect(address, additional_headers=headers, max_size=None, **more)


# --- Who somebody is --------------------------------------------------------------------------


def test_a_visitor_of_another_site_is_nobody_here(site: Site) -> None:
    """The same id, signed with another secret: neither a cookie nor a token."""
    ada, _, table = two_people(site)
    known = CookieSigner(SECRET).open(token_of(ada))
    assert known is not None
    forged = CookieSigner("another secret").close(known)
    eve = site.browser()
    eve.client.cookies.set("visitor", forged)
    assert eve.get("/api/me").json() == {"name": None}
    with eve.at(table) as wire:
        assert wire.of_type("table")["table"]["mine"] == []
    headers = {"authorization": f"Bearer {forged}"}
    answer = httpx.get(f"{site.address}/api/me", headers=headers)
    assert answer.status_code == 401
    with pytest.raises(InvalidStatus) as refused, wire_with(site, table, headers):
        pass
    assert refused.value.response.status_code == 401


def test_a_token_for_somebody_who_never_was_is_refused(site: Site) -> None:
    token = CookieSigner(SECRET).close("nobodyofthatname")
    answer = httpx.get(f"{site.address}/api/me", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 401


def test_a_token_counts_before_a_cookie(site: Site) -> None:
    """A browser that is somebody cannot be made to act for them by a wrong token, nor the reverse."""
    ada, eve = site.browser(), site.browser()
    for browser, name in ((ada, "Ada"), (eve, "Eve")):
        browser.post("/name", {"name": name})
    as_eve = {"authorization": f"Bearer {token_of(eve)}"}
    assert ada.get("/api/me", headers=as_eve).json() == {"name": "Eve"}
    assert ada.get("/api/me", headers={"authorization": "Bearer x"}).status_code == 401


@pytest.mark.parametrize("place", ["token", "visitor", "authorization", "bearer", "access_token"])
def test_no_address_makes_somebody_of_who_opens_it(site: Site, place: str) -> None:
    """A link is passed on and logged, so nothing in it says who one is."""
    ada, _, table = two_people(site)
    stolen = token_of(ada)
    eve = site.browser()
    query = {place: stolen}
    assert eve.get("/api/me", params=query).json() == {"name": None}
    assert eve.get(f"/api/tables/{table}", params=query).json()["table"]["mine"] == []
    answer = eve.client.post(
        f"/api/tables/{table}/messages",
        params=query,
        json={"type": "resign", "id": "a", "seat": 1},
    )
    assert answer.status_code == 401
    address = f"{site.address.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(f"{address}?version=3&{place}={stolen}", max_size=None) as line:
        assert Wire(line).of_type("table")["table"]["mine"] == []


def test_no_page_puts_a_token_or_a_foreign_invitation_into_what_is_sent_on(site: Site) -> None:
    ada, ben, table = two_people(site)
    waiting = ada.new_table(seats="me friend")
    pages = ["/", "/settings", "/claim", "/about", "/api", f"/new/{QUICK}"]
    pages += [f"/table/{table}", f"/table/{waiting}", f"/api/tables/{table}", "/api/me"]
    with ada.at(waiting) as wire:
        invite = wire.of_type("table")["table"]["invite"].removeprefix("/join/")
    for path in pages:
        for browser in (ada, ben):
            answer = browser.get(path)
            for other in (ada, ben):
                assert token_of(other) not in answer.text, path
                known = CookieSigner(SECRET).open(token_of(other))
                assert known is not None
                assert known not in answer.text, path
        assert invite not in ben.get(path).text
        # Where somebody goes from here learns the site at most, not the page.
        assert answer.headers["referrer-policy"] == "same-origin"
    cookies = ada.post("/name", {"name": "Ada L."}).headers.get_list("set-cookie")
    cookies += site.browser().post("/name", {"name": "New"}).headers.get_list("set-cookie")
    assert cookies
    for cookie in cookies:
        assert "httponly" in cookie.lower()
        assert "samesite=lax" in cookie.lower()


# --- Invitations ------------------------------------------------------------------------------


def test_an_invitation_is_for_one_seat_of_one_table_and_once(site: Site) -> None:
    ada, ben, eve = (site.browser() for _ in range(3))
    for browser in (ben, eve):
        browser.client.post("/api/visitors", json={})
    here, there = (ada.new_table(seats="me friend") for _ in range(2))
    with ada.at(here) as wire:
        invite = wire.of_type("table")["table"]["invite"].removeprefix("/join/")
    told = eve.get(f"/api/invitations/{invite}").json()
    assert told == {"table": here, "seat": 2, "free": True}
    # As a table's name it is nothing, at its own table and at another.
    for path in (f"/api/tables/{invite}", f"/api/invitations/{here}", f"/api/invitations/{there}"):
        assert eve.get(path).status_code == 404
    assert ben.client.post(f"/api/tables/{here}/sit", json={"seat": 2}).status_code == 200
    # Used twice: the first one sits, and stays.
    assert not eve.get(f"/api/invitations/{invite}").json()["free"]
    before = kept(site, here), kept(site, there)
    answer = eve.client.post(f"/api/tables/{here}/sit", json={"seat": told["seat"]})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "taken")
    assert (kept(site, here), kept(site, there)) == before
    # Once the seat is free again, the old invitation is none any more.
    assert ben.client.post(f"/api/tables/{here}/stand").status_code == 200
    assert eve.get(f"/api/invitations/{invite}").status_code == 404


def test_two_who_take_the_same_seat_at_once(site: Site) -> None:
    ada = site.browser()
    table = ada.new_table(seats="me friend")
    guests = [site.browser() for _ in range(6)]
    for guest in guests:
        guest.client.post("/api/visitors", json={})
    answers: list[int] = []

    def sit(guest: Browser) -> None:
        answers.append(guest.client.post(f"/api/tables/{table}/sit", json={"seat": 2}).status_code)

    at_once(*[lambda guest=guest: sit(guest) for guest in guests])
    assert sorted(answers) == [200] + [409] * 5


def at_once(*work: Any) -> None:
    """Do several things at the same moment."""
    gate = threading.Barrier(len(work))

    def do(one: Any) -> None:
        gate.wait(PATIENCE)
        one()

    threads = [threading.Thread(target=do, args=(one,)) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# --- The same move twice ----------------------------------------------------------------------


def test_the_same_move_at_once_on_two_wires_and_by_requests_is_one_move(site: Site) -> None:
    ada = site.browser()
    table = ada.new_table(seats="me screen")
    with ada.at(table) as first, ada.at(table) as second:
        seat = first.of_type("table")["position"]["to_move"]
        second.of_type("table")
        first.send({"type": "look", "seat": seat})
        position = first.of_type("table")["position"]
        choice = position["choices"][0]
        move = {"type": "move", "id": "once", "number": position["number"]}
        move |= {"action": choice["action"]}
        heard: list[dict[str, Any]] = []

        def by_wire(wire: Wire) -> None:
            wire.send(move)
            heard.append(wire.until(lambda message: message.get("id") == "once"))

        def by_request() -> None:
            answer = httpx.post(
                f"{site.address}/api/tables/{table}/messages",
                json=move,
                headers={"authorization": f"Bearer {token_of(ada)}"},
                timeout=PATIENCE,
            )
            heard.append(answer.json())

        at_once(lambda: by_wire(first), lambda: by_wire(second), by_request, by_request)
    number = position["number"] + 1
    assert heard == [{"type": "ok", "id": "once", "number": number}] * 4
    events = ada.get(f"/api/tables/{table}").json()
    assert events["number"] == number


def test_two_different_moves_at_once_are_one_move(site: Site) -> None:
    """Two pages of the same person decide differently: one counts, the other is told so."""
    ada = site.browser()
    table = ada.new_table(seats="me screen")
    with ada.at(table) as first, ada.at(table) as second:
        seat = first.of_type("table")["position"]["to_move"]
        second.of_type("table")
        first.send({"type": "look", "seat": seat})
        position = first.of_type("table")["position"]
        heard: list[dict[str, Any]] = []

        def play(wire: Wire, choice: dict[str, Any]) -> None:
            move = {"number": position["number"], "action": choice["action"]}
            heard.append(wire.ask("move", **move))

        # Each wire names its messages itself, so make the names differ.
        second.asked = 10
        one, other = position["choices"][:2]
        at_once(lambda: play(first, one), lambda: play(second, other))
    assert sorted(answer.get("code", "ok") for answer in heard) in (
        ["ok", "stale"],
        ["not_your_turn", "ok"],
    )
    assert ada.get(f"/api/tables/{table}").json()["number"] == position["number"] + 1


# --- Who only looks on ------------------------------------------------------------------------


def test_who_looks_on_is_refused_everything_by_wire_and_by_request(site: Site) -> None:
    _, _, table = two_people(site)
    eve = site.browser()
    eve.client.post("/api/visitors", json={})
    before = kept(site, table)
    with eve.at(table) as wire:
        told = wire.of_type("table")
        assert told["position"]["choices"] == []
        assert told["position"]["seat"] is None
        for deed in DEEDS:
            wire.send(deed)
            answer = wire.until(lambda message: message.get("id") == "x")
            assert (answer["type"], answer["code"] in {"not_yours", "chat"}) == ("error", True), (
                deed
            )
            by_request = eve.client.post(f"/api/tables/{table}/messages", json=deed)
            assert by_request.status_code in {403, 409}, deed
            assert by_request.json()["error"]["code"] == answer["code"]
    assert kept(site, table) == before


# --- From other sites -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": ELSEWHERE},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://127.0.0.1:1"},
    ],
)
def test_no_page_of_another_site_acts_for_anybody(site: Site, headers: dict[str, str]) -> None:
    """Neither with the cookie that a browser sends along, nor with a token that such a page has got."""
    ada, _, table = two_people(site)
    before = kept(site, table)
    bearer = {"authorization": f"Bearer {token_of(ada)}"}
    for more in ({}, bearer):
        deed = {"type": "resign", "id": "a", "seat": 1}
        answers = [
            ada.client.post(f"/api/tables/{table}/messages", json=deed, headers=headers | more),
            ada.client.patch("/api/me", json={"name": "Eve"}, headers=headers | more),
            ada.client.post("/api/visitors", json={}, headers=headers | more),
            # As a form of another site would send it, without asking first.
            ada.client.post(
                f"/api/tables/{table}/messages",
                content=b'{"type":"resign","id":"a","seat":1}',
                headers={"content-type": "text/plain", **headers, **more},
            ),
            ada.client.post(f"/table/{table}/start", data={}, headers=headers | more),
            ada.client.post("/name", data={"name": "Eve"}, headers=headers | more),
        ]
        for answer in answers:
            assert answer.status_code == 403
            assert "set-cookie" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers
    assert kept(site, table) == before
    assert ada.get("/api/me").json() == {"name": "Ada"}


def test_no_form_of_another_kind_is_taken_for_data(site: Site) -> None:
    """What a form can send without a browser asking first is not read as JSON, even from here."""
    ada, _, table = two_people(site)
    before = kept(site, table)
    body = b'{"type":"resign","id":"a","seat":1}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        headers = {"content-type": kind} if kind else {}
        answer = ada.client.post(f"/api/tables/{table}/messages", content=body, headers=headers)
        assert answer.status_code in {415, 422}, kind
    assert kept(site, table) == before


def test_no_other_site_reads_what_is_here(site: Site) -> None:
    ada, _, table = two_people(site)
    answer = ada.get(f"/api/tables/{table}", headers={"origin": ELSEWHERE})
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    asked = ada.client.options(
        f"/api/tables/{table}/messages",
        headers={"origin": ELSEWHERE, "access-control-request-method": "POST"},
    )
    assert asked.status_code == 405
    assert not [name for name in asked.headers if name.startswith("access-control")]


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://127.0.0.1:1", "file://", "https://"])
def test_no_wire_is_opened_from_another_site(site: Site, origin: str) -> None:
    ada, _, table = two_people(site)
    for headers in (
        {"cookie": f"visitor={token_of(ada)}"},
        {"authorization": f"Bearer {token_of(ada)}"},
    ):
        with (
            pytest.raises(InvalidStatus) as refused,
            wire_with(site, table, headers, origin=Origin(origin)),
        ):
            pass
        assert refused.value.response.status_code == 403
