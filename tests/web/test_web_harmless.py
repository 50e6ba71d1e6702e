"""Nothing on a page runs that is not a file of ours, whatever people write: every page is looked at
as it is sent, and in a real browser that says what it has refused to run."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from fuzzing import NASTY
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Browser, Page, expect
from visiting import visitor
from web_site import QUICK, Site, open_site
from web_site import Browser as Visitor

from ludopolis.engine import registry
from ludopolis.language.text import say
from ludopolis.language.translator import Translator
from ludopolis.tables import table_service
from ludopolis.web.security import PICTURE_POLICY, POLICY

RUNS = re.compile(r"unsafe|data:.*script|blob:|\*")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with (
        patch.object(table_service, "MESSAGES", 10_000),  # many lines at once
        open_site(tmp_path_factory.mktemp("site")) as site,
    ):
        yield site


class Inspector(HTMLParser):
    """Notes whatever on a page could run, and where it leads."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.links: set[str] = set()
        self.scripts = 0
        self._inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        for name, value in attrs:
            if name.startswith("on") or name in ("style", "srcdoc", "formaction"):
                self.faults.append(f"<{tag} {name}={value!r}>")
            if name in ("href", "src", "action") and value is not None:
                if urlsplit(value).scheme not in ("", "http", "https"):
                    self.faults.append(f"<{tag} {name}={value!r}>")
                elif tag == "a":
                    self.links.add(value)
        if tag == "script":
            self.scripts += 1
            if "src" not in given and given.get("type") != "application/json":
                self.faults.append("a script in the page")
        if tag in ("style", "iframe", "object", "embed", "base"):
            self.faults.append(f"<{tag}>")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)


def inspected(visitor: Visitor, path: str) -> Inspector:
    """A page as it is sent."""
    answer = visitor.get(path)
    inspector = Inspector()
    kind = answer.headers.get("content-type", "")
    expected = PICTURE_POLICY if kind == "image/svg+xml" and "/picture/" in path else POLICY
    if answer.status_code != 304:
        assert answer.headers["content-security-policy"] == expected, path
        assert answer.headers["x-content-type-options"] == "nosniff"
    if kind.startswith("text/html"):
        inspector.feed(answer.text)
        assert not inspector.faults, (path, inspector.faults)
    return inspector


@dataclass
class Host:
    """Somebody with a table of every status, who has written things."""

    visitor: Visitor
    waiting: str
    playing: str
    over: str


@pytest.fixture(scope="module")
def hosted(site: Site) -> Host:
    host, guest = site.browser(), site.browser()
    waiting = host.new_table(seats="me friend", name=NASTY[5], public="yes")
    playing = host.new_table(seats="me friend", public="yes")
    guest.post(f"/table/{playing}/sit", {"name": NASTY[6]})
    host.post(f"/table/{playing}/start")
    over = host.new_table(seats="me screen", public="yes")
    with host.at(over) as wire:
        wire.of_type("table")
        wire.ask("resign", seat=1)
    return Host(host, waiting, playing, over)


def addresses(hosted: Host) -> list[str]:
    """Pages that no link leads to, and some that there are none of."""
    waiting, playing, over = hosted.waiting, hosted.playing, hosted.over
    return [
        *("/", "/settings?saved", "/claim", "/about", "/api", f"/new/{QUICK}?with=friends"),
        *(f"/rules/{game}" for game in registry.names()),
        *(f"/table/{waiting}", f"/table/{waiting}?watch", f"/table/{playing}", f"/game/{over}"),
        *("/nothing", "/table/nothing", "/join/nothing", "/<script>alert(1)</script>"),
        f"/picture/{QUICK}/cover.en.svg",
    ]


# --- As it is sent ----------------------------------------------------------------------------


def test_no_page_has_anything_that_runs_but_our_files(site: Site, hosted: Host) -> None:
    """Every page that can be reached is looked at, in both languages."""
    assert not RUNS.search(POLICY)
    assert "script-src 'self'" in POLICY
    host, scripts = hosted.visitor, 0
    for language in ("en", "fr"):
        host.client.headers["accept-language"] = language
        seen: set[str] = set()
        todo = addresses(hosted)
        while todo:
            path = todo.pop()
            seen.add(path)
            found = inspected(host, path)
            scripts += found.scripts
            for link in found.links:
                parts = urlsplit(urljoin(site.address + path, link))
                if parts.netloc != urlsplit(site.address).netloc:
                    continue
                onward = parts.path + (f"?{parts.query}" if parts.query else "")
                if onward not in seen and onward not in todo:
                    todo.append(onward)
        assert len(seen) > 25
    host.client.headers["accept-language"] = "en"
    assert scripts > 5


def test_every_answer_has_the_policy(site: Site, hosted: Host) -> None:
    table = hosted.over
    for method, path, status in [
        ("POST", f"/new/{QUICK}", 422),
        ("POST", "/claim", 422),
        ("DELETE", "/", 405),
        ("GET", "/static/icon.svg", 200),
        ("GET", "/static/nothing.js", 404),
        ("GET", "/api/games", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/client.py", 200),
        ("GET", f"/api/tables/{table}/record", 200),
        ("GET", f"/game/{table}/record", 200),
        ("GET", f"/drawing/{QUICK}/en.json", 200),
        ("POST", f"/api/tables/{table}/messages", 422),
        ("GET", f"/game/{hosted.playing}", 303),
    ]:
        answer = hosted.visitor.client.request(method, path)
        assert answer.status_code == status, path
        assert answer.headers["content-security-policy"] == POLICY, path
        assert answer.headers["x-content-type-options"] == "nosniff"


def sendable(text: str) -> str:
    """A text as a browser would send it: half of a letter is none."""
    return text.encode("utf-8", "replace").decode()


def as_json(visitor: Visitor, method: str, path: str, data: object) -> httpx.Response:
    """Send data with every letter that JSON can spell, halves of letters too."""
    headers = {"content-type": "application/json"}
    return visitor.client.request(method, path, content=json.dumps(data), headers=headers)


def test_whatever_is_sent_is_kept_or_refused(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Names, lines, options and what they are set to, in a database of either kind: both have letters
    that they do not take."""
    with patch.object(table_service, "MESSAGES", 10_000), open_site(tmp_path, url) as site:
        ada, ben = site.browser(), site.browser()
        table = ada.new_table(seats="me friend", name="Ada", public="yes")
        ben.post(f"/table/{table}/sit", {"name": "Ben"})
        seats = [{"kind": "me"}, {"kind": "friend"}]
        order = {"face": QUICK, "seats": seats}
        form = {"seat-1": "me", "seat-2": "friend"}
        for number, text in enumerate(NASTY):
            said = {"type": "chat", "id": f"c{number}", "text": text}
            answers = [
                ben.post("/name", {"name": sendable(text)}),
                as_json(ben, "PATCH", "/api/me", {"name": text}),
                as_json(ben, "POST", f"/api/tables/{table}/messages", said),
                ben.get("/settings"),
            ]
            assert {answer.status_code for answer in answers} <= {200, 303, 422}, repr(text)
            refused = [
                *(
                    as_json(ada, "POST", "/api/tables", {**order, "options": wrong})
                    for wrong in (
                        {text: True},
                        {text: text},
                        {"bonus": text},
                        {"bonus": True, text: 1},
                    )
                ),
                as_json(ada, "POST", "/api/tables", {**order, "face": text}),
                as_json(ada, "POST", "/api/tables", {**order, text: text}),
                ada.post(f"/new/{QUICK}", {**form, "option-bonus": sendable(text)}),
                ada.post(f"/new/{QUICK}", {**form, "seat-2": sendable(text) + "?"}),
            ]
            assert [answer.status_code for answer in refused] == 8 * [422], repr(text)
            assert all("Traceback" not in answer.text for answer in refused)
        # An option that there is none of is no part of the form.
        others = {f"option-{sendable(text)}": sendable(text)[:100] for text in NASTY}
        ada.new_table(seats="me friend", **others)
        one, other = ada.get("/api/tables?which=mine").json()["tables"]
        assert one["options"] == other["options"]
        assert as_json(ada, "POST", "/api/tables", order).status_code == 201
        told = ada.get(f"/api/tables/{table}").json()
        assert len(told["chat"]) > len(NASTY) // 2
        for path in ("/", "/settings", f"/table/{table}"):
            inspected(ben, path)
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


# --- In a real browser ------------------------------------------------------------------------


@contextmanager
def watched(browser: Browser, site: Site, who: Visitor, **how: Any) -> Iterator[Page]:
    """A page of somebody's whose every violation, dialog and foreign request is a failure."""
    with visitor(browser, **how) as somebody:
        trouble: list[str] = []
        somebody.expose_binding("noteTrouble", lambda _, said: trouble.append(said))
        somebody.add_init_script(
            """addEventListener("securitypolicyviolation", (event) =>
                 noteTrouble(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))"""
        )
        cookies = [
            {"name": n, "value": v, "url": site.address} for n, v in who.client.cookies.items()
        ]
        somebody.add_cookies(cookies)  # type: ignore[arg-type]
        page = somebody.new_page()

        def refuse(dialog: Any) -> None:
            trouble.append(f"dialog: {dialog.message}")
            dialog.dismiss()

        def elsewhere(request: Any) -> None:
            if not request.url.startswith(
                (site.address, "data:", site.address.replace("http", "ws"))
            ):
                trouble.append(f"request: {request.url}")

        page.on("dialog", refuse)
        page.on("request", elsewhere)
        yield page
        assert not trouble, trouble


def test_no_page_breaks_the_policy_in_a_browser(browser: Browser, site: Site, hosted: Host) -> None:
    with watched(browser, site, hosted.visitor) as page:
        for path in addresses(hosted):
            if "nothing" in path or "script" in path or path.endswith(".svg"):
                continue  # the browser complains that there is no such page
            page.goto(site.address + path)
            if path.startswith(("/table/", "/game/")) and hosted.waiting not in path:
                page.locator("[data-role=board-frame] svg").first.wait_for()


def test_what_breaks_the_policy_is_noticed(browser: Browser, site: Site, hosted: Host) -> None:
    added = "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')"
    with (
        pytest.raises(AssertionError, match="script-src-attr"),
        watched(browser, site, hosted.visitor) as page,
    ):
        page.goto(f"{site.address}/about")
        page.evaluate(added)
        # A function and not an expression: the policy allows no text to be run again.
        page.wait_for_function("() => document.images[document.images.length - 1].complete")
        page.evaluate("0")  # what was noticed has come


WRITTEN = st.text(min_size=1, max_size=80) | st.sampled_from(NASTY).map(
    lambda text: text[:400].encode("utf-8", "replace").decode()
)


def shown_name(name: str | dict[str, Any]) -> str:
    """A name as it is shown; of two that are the same, one has a number."""
    return name if isinstance(name, str) else Translator()(say(name["say"], **name["with"]))


@settings(
    max_examples=1, suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate]
)
@example([one.encode("utf-8", "replace").decode() for one in NASTY], NASTY[5], NASTY[6])
@given(st.lists(WRITTEN, min_size=20, max_size=30), WRITTEN, WRITTEN)
def test_whatever_people_write_is_text(
    browser: Browser, site: Site, lines: list[str], one: str, other: str
) -> None:
    ada, ben = site.browser(), site.browser()
    for who, name in ((ada, one), (ben, other)):
        who.client.post("/api/visitors", json={"name": "Somebody"})
        assert who.client.patch("/api/me", json={"name": name}).status_code in {200, 422}
    seats = [{"kind": "me"}, {"kind": "friend"}]
    order = {"face": QUICK, "seats": seats, "public": True}
    table = ada.client.post("/api/tables", json=order).json()["table"]["id"]
    ben.client.post(f"/api/tables/{table}/sit", json={})
    ada.client.post(f"/api/tables/{table}/start")
    for number, line in enumerate(lines):
        said = {"type": "chat", "id": f"c{number}", "text": line}
        answer = ben.client.post(f"/api/tables/{table}/messages", json=said)
        assert answer.status_code in {200, 422}, (line, answer.text)
    told = ada.get(f"/api/tables/{table}").json()
    names = [shown_name(seat["name"]) for seat in told["table"]["seats"]]
    written = [line["text"] for line in told["chat"]]
    assert written
    with watched(browser, site, ada) as page:
        page.goto(f"{site.address}/table/{table}")
        shown = page.locator("[data-role=chat] li:not(.note)")
        expect(shown).to_have_count(len(written))
        assert [
            text.removesuffix(line) != text
            for text, line in zip(
                shown.evaluate_all("all => all.map(one => one.textContent)"), written, strict=True
            )
        ] == [True] * len(written)
        assert page.locator("[data-role=chat] li :not(b, span)").count() == 0
        panels = page.locator("[data-role=players]").text_content() or ""
        for name in names:
            assert name in panels
        ada.client.post(
            f"/api/tables/{table}/messages", json={"type": "resign", "id": "end", "seat": 1}
        )
        for path in ("/", f"/game/{table}", f"/table/{table}", "/settings", f"/new/{QUICK}"):
            page.goto(site.address + path)
            page.locator("main h1").first.wait_for()
        page.goto(site.address)
        assert (page.locator(".tables .who").first.text_content() or "").strip() == ", ".join(names)
