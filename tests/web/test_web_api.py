"""The API: all that a page can do, done by a program with a token and nothing else."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from html import unescape
from typing import Any, get_args, get_type_hints

import httpx
import jsonschema
import pytest
from pydantic import TypeAdapter
from web_site import QUICK, Site, Wire, open_site
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludopolis.engine.record import Record
from ludopolis.language.translator import Translator
from ludopolis.tables import schemas as table_schemas
from ludopolis.web import schemas
from ludopolis.web.api.docs_page import EXAMPLES, codes, example
from ludopolis.web.api.openapi import REFUSING, openapi
from ludopolis.web.status_codes import STATUS, status_of
from readers import plain

HEARD: TypeAdapter[schemas.ServerMessage] = TypeAdapter(schemas.ServerMessage)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as site:
        yield site


class Program:
    """A client that knows nothing but the API, and keeps no cookies."""

    def __init__(self, site: Site, name: str = "", language: str = "en") -> None:
        self.site = site
        self.client = site.browser().client
        self.headers = {"accept-language": language}
        if name:
            welcome = self.ask("POST", "/api/visitors", {"name": name}, 201)
            assert welcome["name"] == name
            self.headers["authorization"] = f"Bearer {welcome['token']}"

    def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        self.client.cookies.clear()
        return self.client.request(method, path, json=body, headers=self.headers)

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> dict[str, Any]:
        answer = self.send(method, path, body)
        assert answer.status_code == status, (method, path, answer.text)
        found = answer.json()
        assert isinstance(found, dict)
        return found

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        answer = self.send(method, path, body)
        error = shape(schemas.ErrorResponse, answer.json())["error"]
        assert error["text"]
        return answer.status_code, error["code"]

    def open_table(self, *kinds: str, **more: object) -> dict[str, Any]:
        seats = [{"kind": kind} for kind in kinds]
        body = {"face": QUICK, "seats": seats, **more}
        return self.ask("POST", "/api/tables", body, 201)

    def say(self, table: str, kind: str, **fields: object) -> dict[str, Any]:
        message = {"type": kind, "id": "a", **fields}
        return self.ask("POST", f"/api/tables/{table}/messages", message)

    def wire(self, table: str, see: str = "scene") -> Any:
        path = f"/api/tables/{table}/socket?see={see}&version=3"
        address = self.site.address.replace("http", "ws") + path
        return connect(address, additional_headers=self.headers, max_size=None)


@pytest.fixture(scope="module")
def finished(site: Site) -> str:
    """A game that was played by single requests, and given up after some moves."""
    ada = Program(site, "Ada")
    table = ada.open_table("me", "screen", public=True)["table"]["id"]
    for _ in range(6):
        seat = ada.ask("GET", f"/api/tables/{table}")["position"]["to_move"]
        whole = ada.ask("GET", f"/api/tables/{table}?seat={seat}")
        number, action = whole["number"], whole["position"]["choices"][0]["action"]
        for _ in range(2):  # the same message twice is one move
            answer = ada.say(table, "move", id=f"n{number}", number=number, action=action)
            assert answer == {"type": "ok", "id": f"n{number}", "number": number + 1}
    assert ada.say(table, "resign", seat=1)["type"] == "ok"
    return str(table)


def test_everything_that_is_told_is_as_described(site: Site, finished: str) -> None:
    """Every message of a wire fits its shape, and holds nothing that the shape does not have."""
    ada, ben = Program(site, "Ada"), Program(site, "Ben")
    table = ada.open_table("me", "friend", hints=True)["table"]["id"]
    with ada.wire(table) as first, ben.wire(table) as second:
        wires = [Wire(first), Wire(second)]
        ben.ask("POST", f"/api/tables/{table}/sit", {})
        ada.ask("POST", f"/api/tables/{table}/start")
        for wire in wires:
            begun = wire.until(lambda message: bool(message.get("position")))
        mover = begun["position"]["to_move"]
        wire = wires[mover - 1]
        with (ada, ben)[mover - 1].wire(table):
            wire.of_type("presence")
        wire.ask("chat", text="Hello")
        wire.ask("why", parts=["nothing"])
        assert wire.ask("reading")["type"] == "reading"
        assert wire.ask("aid", key="c")["type"] == "aid"
        assert wire.ask("aid", key="?")["type"] == "error"
        hint = wire.ask("hint")
        assert hint["type"] == "hint"
        wire.ask("ping")
        position = wire.position
        assert position is not None
        wire.ask("move", number=position["number"], action=hint["moves"][0]["action"])
        wire.ask("resign", seat=mover)
        wire.send("no message at all")
        wire.of_type("error")
    heard = [message for wire in wires for message in wire.heard]
    kinds = {message["type"] for message in heard}
    assert kinds == {
        get_args(get_type_hints(kind)["type"])[0] for kind in get_args(schemas.ServerMessage)
    }
    for message in heard:
        assert plain(HEARD.validate_python(message)) == message


# --- Who asks ---------------------------------------------------------------------------------


def shape(kind: Any, data: Any) -> Any:
    """Data of the API that is what it is described as."""
    return TypeAdapter(kind).validate_python(data)


def test_a_visitor_is_a_name_and_a_token(site: Site) -> None:
    ada = Program(site, "Ada")
    assert ada.ask("GET", "/api/me") == {"name": "Ada"}
    assert ada.ask("PATCH", "/api/me", {"name": "Countess"}) == {"name": "Countess"}
    assert ada.refused("PATCH", "/api/me", {"name": "\u200b"}) == (422, "name")
    code = ada.ask("POST", "/api/me/code", status=201)["code"]
    other = Program(site)
    token = other.ask("POST", "/api/claims", {"code": code}, 201)["token"]
    other.headers["authorization"] = f"bearer {token}"
    assert other.ask("GET", "/api/me") == {"name": "Countess"}
    assert other.refused("POST", "/api/claims", {"code": code}) == (422, "claim")
    nameless = Program(site).ask("POST", "/api/visitors", {}, 201)
    assert nameless["name"]


def test_a_browser_is_known_by_its_cookie_as_well(site: Site) -> None:
    browser = site.browser()
    answer = browser.client.post("/api/visitors", json={"name": "Ada"})
    assert answer.cookies["visitor"] == answer.json()["token"]
    assert browser.get("/api/me").json() == {"name": "Ada"}
    assert 'value="Ada"' in browser.get("/settings").text


@pytest.mark.parametrize("token", ["x", "x.y", "ImFiYyI.AAAA", "é", "a" * 500])
def test_a_token_that_is_not_ours_is_refused_and_says_so(site: Site, token: str) -> None:
    table = Program(site, "Ada").open_table("me", "bot")["table"]["id"]
    forger = Program(site)
    forger.headers["authorization"] = f"Bearer {token}"
    headers = {b"authorization": f"Bearer {token}".encode("latin-1")}
    answer = httpx.get(f"{site.address}/api/tables/{table}", headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "token")
    assert answer.headers["www-authenticate"] == "Bearer"
    if token.isascii():
        with pytest.raises(InvalidStatus) as refused, forger.wire(table):
            pass
        assert refused.value.response.status_code == 401


def test_what_a_proxy_asks_for_is_not_for_us(site: Site) -> None:
    program = Program(site)
    program.headers["authorization"] = "Basic YTpi"
    assert program.ask("GET", "/api/tables")["tables"] is not None
    assert program.ask("GET", "/api/me") == {"name": None}


def test_who_is_nobody_is_told_to_become_somebody(site: Site, finished: str) -> None:
    nobody = Program(site)
    body = {"face": QUICK, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    for method, path, sent in [
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("POST", "/api/me/code", None),
        ("POST", "/api/me/sign-out", None),
        ("POST", "/api/me/sign-out-others", None),
        ("GET", "/api/tables?which=mine", None),
        ("POST", "/api/tables", body),
        ("POST", f"/api/tables/{finished}/sit", {}),
        ("POST", f"/api/tables/{finished}/stand", None),
        ("POST", f"/api/tables/{finished}/start", None),
        ("PUT", f"/api/tables/{finished}/seats/1", {"kind": "open"}),
        ("POST", f"/api/tables/{finished}/messages", {"type": "rematch", "id": "a"}),
    ]:
        assert nobody.refused(method, path, sent) == (401, "nobody"), path


def test_a_token_ends_when_its_visitor_signs_out(site: Site) -> None:
    ada = Program(site, "Ada")
    table = ada.open_table("me", "friend")["table"]["id"]
    others = [Program(site) for _ in range(2)]
    for other in others:
        code = ada.ask("POST", "/api/me/code", None, 201)["code"]
        welcome = other.ask("POST", "/api/claims", {"code": code}, 201)
        assert welcome["expires_at"] > time.time() + 360 * 24 * 3600
        other.headers["authorization"] = f"Bearer {welcome['token']}"
    first, second = others
    assert first.ask("POST", "/api/me/sign-out") == {"name": None}
    assert first.refused("GET", "/api/me") == (401, "token")
    assert second.ask("GET", "/api/me") == {"name": "Ada"}
    assert second.ask("POST", "/api/me/sign-out-others") == {"ended": 1}
    assert ada.refused("GET", f"/api/tables/{table}") == (401, "token")
    assert second.ask("GET", f"/api/tables/{table}")["table"]["mine"] == [1]


# --- At a table -------------------------------------------------------------------------------


def test_the_shelf_says_what_can_be_played(site: Site) -> None:
    shelf = shape(schemas.GameList, Program(site).ask("GET", "/api/games"))
    french = shape(schemas.GameList, Program(site, language="fr").ask("GET", "/api/games"))
    assert {game["game"] for game in shelf["games"]} >= {"newyork", QUICK, "property", "tycoon"}
    assert shelf["usual_bot"] in {bot["bot"] for bot in shelf["bots"]}
    assert shelf["games"][0]["summary"] != french["games"][0]["summary"]
    for game in shelf["games"]:
        for address in (game["rules"], game["picture"]):
            assert site.browser().get(address).status_code == 200


def test_views_are_described(site: Site) -> None:
    """What a program is told of a game fits the schema that it can ask for."""
    ada = Program(site, "Ada")
    table = ada.open_table("me", "bot")["table"]["id"]
    schema = ada.ask("GET", f"/api/games/{QUICK}/view.json")
    with ada.wire(table, "view") as line:
        view = Wire(line).of_type("table")["position"]["view"]
    jsonschema.validate(view, schema)
    assert ada.refused("GET", "/api/games/chess/view.json") == (404, "not_found")
    types = ada.send("GET", f"/api/games/{QUICK}/view.d.ts").text
    assert "export interface NewYorkNewYorkView {" in types
    assert ada.refused("GET", "/api/games/chess/view.d.ts") == (404, "not_found")


def test_people_come_by_invitation_and_the_host_starts(site: Site) -> None:
    ada, ben = Program(site, "Ada"), Program(site, "Ben")
    table = ada.open_table("me", "friend", "friend", public=True)["table"]
    invite = table["seats"][1]["invite"].removeprefix("/join/")
    place = f"/api/tables/{table['id']}"
    invited = ben.ask("GET", f"/api/invitations/{invite}")
    assert invited == {"table": table["id"], "seat": 2, "free": True}
    assert ben.refused("POST", f"{place}/stand") == (403, "not_yours")
    sat = ben.ask("POST", f"{place}/sit", {"seat": invited["seat"], "name": "Benjamin"})
    assert sat == {"seat": 2}
    assert ben.ask("GET", place)["log"][-1]["lines"] == [
        {"say": "table-sit", "with": {"name": "Benjamin"}}
    ]
    assert not ben.ask("GET", f"/api/invitations/{invite}")["free"]
    assert ben.refused("PUT", f"{place}/seats/3", {"kind": "bot"}) == (403, "host_only")
    assert ada.refused("POST", f"{place}/start") == (409, "empty_seats")
    open_now = shape(table_schemas.TableList, ben.ask("GET", "/api/tables"))
    listed = next(one for one in open_now["tables"] if one["id"] == table["id"])
    assert (listed["names"], listed["free"], listed["mine"]) == (["Ada", "Benjamin", ""], 1, [2])
    ada.ask("PUT", f"{place}/seats/3", {"kind": "bot", "bot": "random"})
    begun = shape(table_schemas.TableMessage, ada.ask("POST", f"{place}/start"))
    assert begun["table"]["status"] == "playing"
    assert begun["position"] is not None
    mine = shape(table_schemas.TableList, ben.ask("GET", "/api/tables?which=mine"))
    assert [one["id"] for one in mine["tables"]] == [table["id"]]


def test_what_cannot_be_is_refused_and_nothing_changes(site: Site) -> None:
    ada, eve = Program(site, "Ada"), Program(site, "Eve")
    table = ada.open_table("me", "screen")["table"]["id"]
    place = f"/api/tables/{table}"
    before = eve.ask("GET", place)
    me = {"kind": "me"}
    for method, path, body, wrong in [
        ("POST", "/api/tables", {"face": "chess", "seats": [me, me]}, (422, "no_face")),
        ("POST", "/api/tables", {"face": QUICK, "seats": [me, me]}, (422, "seats")),
        ("POST", "/api/tables", {"face": QUICK, "seats": [me]}, (422, "options")),
        ("POST", "/api/tables", {"face": QUICK, "seats": [me], "x": 1}, (422, "unreadable")),
        ("POST", f"{place}/sit", {}, (409, "started")),
        ("POST", f"{place}/messages", {"type": "since", "number": 0}, (422, "unreadable")),
        ("POST", f"{place}/messages", {"type": "resign", "id": "a", "seat": 1}, (403, "not_yours")),
        ("POST", f"{place}/messages", {"type": "chat", "id": "a", "text": "x"}, (409, "chat")),
        ("GET", f"{place}?seat=1", None, (403, "not_yours")),
        ("GET", f"{place}?since=-1", None, (422, "unreadable")),
        ("GET", f"{place}?version=2", None, (400, "version")),
        ("GET", f"{place}?language=xx", None, (422, "unreadable")),
        ("GET", f"{place}/replay/0", None, (403, "not_over")),
        ("GET", f"{place}/record", None, (403, "not_over")),
        ("GET", f"{place}/analysis", None, (403, "not_over")),
        ("DELETE", place, None, (405, "method")),
        ("GET", "/api/nothing", None, (404, "not_found")),
        ("GET", "/api/tables/nothing", None, (404, "not_found")),
        ("GET", "/api/invitations/nothing", None, (404, "not_found")),
    ]:
        assert eve.refused(method, path, body) == wrong, (method, path, body)
    assert eve.ask("GET", place) == before


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_wrong_with_a_request_is_named(site: Site, language: str) -> None:
    ada = Program(site, "Ada")
    me = {"kind": "me"}
    for body, *named in [
        ({"face": "chess", "seats": [me]}, "newyork-cards", "property"),
        ({"faces": "property", "seats": [me]}, "body.face (missing)", "body.faces (extra"),
        ({"face": "property", "seats": [{"kind": "x" * 1000}]}, "body.seats.0.kind"),
        ({"face": "property", "seats": [me], "y" * 1000: 1}, "body.yyy"),
    ]:
        answer = ada.send("POST", f"/api/tables?language={language}", body)
        assert answer.status_code == 422
        text = answer.json()["error"]["text"]
        assert all(part in text for part in named), text
        assert len(text) < 400


def test_an_id_comes_back_as_it_was_given(site: Site) -> None:
    ada = Program(site, "Ada")
    place = f"/api/tables/{ada.open_table('me', 'screen')['table']['id']}"
    said = {"type": "why", "id": 'a ? "b" : c', "parts": []}
    answer = ada.ask("POST", f"{place}/messages?language=fr", said)
    assert (answer["type"], answer["id"]) == ("why", said["id"])
    for name in ("é", "a\n", ""):
        wrong = {**said, "id": name}
        assert ada.refused("POST", f"{place}/messages", wrong) == (422, "unreadable")


def test_a_finished_game_is_open_to_all(site: Site, finished: str) -> None:
    nobody = Program(site)
    place = f"/api/tables/{finished}"
    game = Record.parse(nobody.send("GET", f"{place}/record").text).replay()
    last = len(game.moves)
    assert last == 6
    for move in (0, last):
        replayed = shape(
            table_schemas.ReplayPosition, nobody.ask("GET", f"{place}/replay/{move}?seat=2")
        )
        assert (replayed["move"], replayed["moves"]) == (move, last)
    assert (
        shape(table_schemas.AnalysisState, nobody.ask("GET", f"{place}/analysis"))["state"]
        == "none"
    )
    listed = shape(table_schemas.TableList, nobody.ask("GET", "/api/tables?which=finished&limit=1"))
    assert [one["id"] for one in listed["tables"]] == [finished]
    assert nobody.refused("GET", f"{place}/replay/{last + 1}") == (422, "invalid")


# --- The description --------------------------------------------------------------------------


def test_the_page_says_all_that_the_description_says(site: Site) -> None:
    described = Program(site).ask("GET", "/api/openapi.json")
    for language in ("en", "fr"):
        page = site.browser(language).get("/api")
        assert page.status_code == 200
        for path, methods in described["paths"].items():
            for method in methods:
                assert f"{method.upper()} {path}</code>" in page.text
        for name in described["components"]["schemas"]:
            assert page.text.count(f'<h3 id="{name}">') == 1, name
        for code, _, text in codes(Translator(language)):
            assert f"<code>{code}</code>" in page.text
            assert text in unescape(page.text)
        for name in ("client.py", "client.js"):
            assert example(name) in unescape(page.text)
        # As docs/host.md and docs/api.md have them.
        figures = {"burst": 300, "rate": 60, "lines": 200, "tables": 50}
        figures |= {"chat": 5, "chat_seconds": 10, "hints": 10, "hint_seconds": 30}
        limits = Translator(language)("site-api-visitors-text", **figures)
        assert limits in unescape(page.text)


def test_why_a_wire_is_not_opened_is_told() -> None:
    assert {str(status_of(code)) for code in ("not_found", "broken", "storage")} <= set(REFUSING)


def test_pages_of_other_sites_may_ask_but_not_read(site: Site) -> None:
    """As docs/api.md says: what changes something is refused, the rest is answered without leave."""
    elsewhere = {"origin": "https://evil.example", "sec-fetch-site": "cross-site"}
    browser = site.browser()
    answers = [
        browser.get("/api/games", headers=elsewhere),
        browser.client.post("/api/visitors", json={"name": "Eve"}, headers=elsewhere),
        browser.client.options("/api/visitors", headers=elsewhere),
    ]
    assert [answer.status_code for answer in answers] == [200, 403, 405]
    for answer in answers:
        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_every_operation_is_told_whole() -> None:
    names = []
    for path, methods in openapi()["paths"].items():
        for method, one in methods.items():
            names.append(one["operationId"])
            assert one["description"], path
            assert one["security"], path
            assert {"400", "429", "500"} <= set(one["responses"]), path
            if method in ("post", "put", "patch") and "requestBody" in one:
                assert one["requestBody"]["required"], path
    assert len(names) == len(set(names))
    text = json.dumps(openapi())
    known = openapi()["components"]["schemas"]
    assert {ref.partition('"')[0] for ref in text.split("#/components/schemas/")[1:]} <= set(known)


def test_every_status_is_of_a_refusal() -> None:
    assert set(STATUS) <= {code for code, *_ in codes(Translator())}


@pytest.mark.parametrize("name", ["client.py", "client.js"])
def test_the_clients_can_be_taken_along(site: Site, name: str) -> None:
    answer = site.browser().get(f"/api/{name}")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == (EXAMPLES[1] / name).read_text(encoding="utf-8")
