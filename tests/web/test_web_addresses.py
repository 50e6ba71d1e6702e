"""Where requests come from and what the site is called: proxies, networks, names, HTTPS."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from http.client import HTTPConnection as Client
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send
from web_process import served
from web_site import PATIENCE, Site, open_site
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludopolis.engine.errors import OptionError
from ludopolis.language.translator import Translator
from ludopolis.web.allowed_hosts import AllowedHostsMiddleware, read_allowed
from ludopolis.web.client_address import (
    TRUSTED,
    UNKNOWN,
    ForwardedMiddleware,
    TrustedProxies,
    client_network,
)
from ludopolis.web.security import STRICT_TRANSPORT

HOST = "games.example"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site"), allowed_hosts=(HOST, "*.club.example")) as site:
        yield site


# --- Proxies ----------------------------------------------------------------------------------


def as_seen(
    headers: list[tuple[str, str]],
    *,
    trusted: str | None = None,
    peer: str | None = "127.0.0.1",
    kind: str = "http",
) -> Scope:
    """A request as it comes out behind the middleware."""
    seen: list[Scope] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append(scope)

    async def nothing() -> Message:
        raise AssertionError

    async def send(_message: Message) -> None:
        raise AssertionError

    scope = {
        "type": kind,
        "scheme": "http" if kind == "http" else "ws",
        "headers": [(name.lower().encode(), text.encode("latin-1")) for name, text in headers],
        "client": None if peer is None else (peer, 4711),
    }
    with pytest.MonkeyPatch.context() as patch:
        if trusted is None:
            patch.delenv(TRUSTED, raising=False)
        else:
            patch.setenv(TRUSTED, trusted)
        middleware = ForwardedMiddleware(app, TrustedProxies.from_environment())
    asyncio.run(middleware(scope, nothing, send))
    return seen[0]


def network(*lines: str, **settings: Any) -> str | None:
    """The network that limits are counted by, for these lines of X-Forwarded-For."""
    scope = as_seen([("X-Forwarded-For", line) for line in lines], **settings)
    return client_network(HTTPConnection(scope))


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        # One address, plain, with a port, in brackets, with both.
        (["203.0.113.7"], "203.0.113.7"),
        (["203.0.113.7:4711"], "203.0.113.7"),
        (["2001:db8::1"], "2001:db8::/56"),
        (["[2001:db8::1]"], "2001:db8::/56"),
        (["[2001:db8::1]:4711"], "2001:db8::/56"),
        (['"[2001:db8::1]:4711"'], "2001:db8::/56"),
        (["::ffff:203.0.113.7"], "203.0.113.7"),
        (["[::ffff:203.0.113.7]:80"], "203.0.113.7"),
        # Lists, in one line or in several: the last that is no trusted proxy counts.
        (["198.51.100.1, 203.0.113.7"], "203.0.113.7"),
        (["127.0.0.1,203.0.113.7"], "203.0.113.7"),
        (["198.51.100.1", "203.0.113.7"], "203.0.113.7"),
        (["203.0.113.7", "127.0.0.1"], "203.0.113.7"),
        (["203.0.113.7, 127.0.0.1:80, [::1]:80"], "203.0.113.7"),
        (["203.0.113.7, ,", ""], "203.0.113.7"),
        # This machine asks through its own proxy.
        (["127.0.0.1"], None),
        (["::1, 127.0.0.1"], None),
        # What cannot be read is somebody unknown; what stands before it could be made up.
        (["unknown"], UNKNOWN),
        (["_hidden"], UNKNOWN),
        ([""], UNKNOWN),
        ([" , ,"], UNKNOWN),
        (["127.0.0.1, junk"], UNKNOWN),
        (["203.0.113.7, junk, 127.0.0.1"], UNKNOWN),
        (["localhost"], UNKNOWN),
        (["127.1"], UNKNOWN),
        (["127.0.0.1:"], UNKNOWN),
        (["127.0.0.1:port"], UNKNOWN),
        (["127.0.0.1:80:80"], UNKNOWN),
        (["127.0.0.01"], UNKNOWN),
        (["[127.0.0.1"], UNKNOWN),
        (["[::1"], UNKNOWN),
        (["::1]"], UNKNOWN),
        (["[::1]x"], UNKNOWN),
        (["::1::"], UNKNOWN),
        (["127.0.0.1;for=127.0.0.1"], UNKNOWN),
        (["127.0.0.1 127.0.0.1"], UNKNOWN),
        (["\xb9\xb2\xb7.0.0.1"], UNKNOWN),
        (["0" * 5000], UNKNOWN),
    ],
)
def test_x_forwarded_for_is_read_as_it_is_written(lines: list[str], expected: str | None) -> None:
    assert network(*lines) == expected


@given(st.lists(st.text(st.characters(max_codepoint=255, exclude_characters="\r\n")), min_size=1))
def test_nobody_becomes_this_machine_by_what_they_write(made_up: list[str]) -> None:
    """A proxy adds whom it was asked by after whatever a visitor has written."""
    assert network(*made_up, "203.0.113.7") == "203.0.113.7"
    assert network(", ".join([*made_up, "junk"])) == UNKNOWN


def test_only_trusted_proxies_are_believed() -> None:
    assert network("198.51.100.1", peer="203.0.113.7") == "203.0.113.7"
    assert network("127.0.0.1", peer="203.0.113.7") == "203.0.113.7"
    assert network("198.51.100.1", peer="::ffff:127.0.0.1") == "198.51.100.1"
    assert network("198.51.100.1", peer="::1") == "198.51.100.1"
    named = "192.0.2.1, 10.0.0.0/8,2001:db8::/32"
    assert network("198.51.100.1", peer="127.0.0.1", trusted=named) is None
    assert network("198.51.100.1", peer="192.0.2.1", trusted=named) == "198.51.100.1"
    assert network("198.51.100.1, 10.1.2.3", peer="2001:db8::9", trusted=named) == "198.51.100.1"


def test_who_trusts_everybody_is_told_of_the_nearest() -> None:
    """What stands before the last entry is what a visitor wrote."""
    assert network("127.0.0.1, 203.0.113.7", peer="192.0.2.1", trusted="*") == "203.0.113.7"
    assert network("127.0.0.1, junk", peer="192.0.2.1", trusted="*") == UNKNOWN


@pytest.mark.parametrize("named", ["nginx", "10.0.0.1/8", "127.0.0.1;::1", "127.0.0.1:80"])
def test_what_names_no_proxy_is_said_at_the_start(
    named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TRUSTED, named)
    with pytest.raises(OptionError, match=TRUSTED):
        TrustedProxies.from_environment()


@pytest.mark.parametrize(
    ("lines", "scheme"),
    [
        ([], "http"),
        (["https"], "https"),
        (["HTTPS"], "https"),
        (["http, https"], "https"),
        (["http", "https"], "https"),
        (["https, http"], "http"),
        (["https,"], "http"),
        (["gopher"], "http"),
        (["javascript"], "http"),
    ],
)
def test_the_scheme_is_what_the_nearest_proxy_says(lines: list[str], scheme: str) -> None:
    headers = [("X-Forwarded-Proto", line) for line in lines]
    assert as_seen(headers)["scheme"] == scheme
    assert as_seen(headers, kind="websocket")["scheme"] == scheme.replace("http", "ws")
    assert as_seen(headers, peer="203.0.113.7")["scheme"] == "http"


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", None),
        ("127.8.8.8", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:0:1:2::3", "2001:db8::/56"),
        ("2001:db8:0:ff:2::3", "2001:db8::/56"),
        ("2001:db8:0:100::3", "2001:db8:0:100::/56"),
        ("fe80::1%eth0", "fe80::/56"),
        ("no address", UNKNOWN),
        ("", UNKNOWN),
    ],
)
def test_one_customer_is_one_network(host: str, expected: str | None) -> None:
    assert client_network(HTTPConnection({"type": "http", "client": (host, 1)})) == expected


def test_who_has_no_address_is_not_this_machine() -> None:
    assert client_network(HTTPConnection({"type": "http", "client": None})) == UNKNOWN


def test_limits_hold_for_those_who_cannot_be_told_apart(site: Site) -> None:
    site.app.state.app_state.limits.pages.buckets.clear()
    answer = site.browser().get("/about", headers={"x-forwarded-for": "junk"})
    assert answer.status_code == 200
    assert set(site.app.state.app_state.limits.pages.buckets) == {UNKNOWN}


# --- Names ------------------------------------------------------------------------------------


def status(site: Site, *hosts: str, version: str = "1.1") -> tuple[int, str]:
    """What is answered to a request with these `Host`s."""
    client = Client(site.address.removeprefix("http://"), timeout=PATIENCE)
    client._http_vsn_str = f"HTTP/{version}"  # type: ignore[attr-defined]
    client.putrequest("GET", "/about", skip_host=True)
    for host in hosts:
        client.putheader("Host", host)
    client.endheaders()
    answer = client.getresponse()
    text = answer.read().decode()
    client.close()
    return answer.status, text


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:1", "LOCALHOST.", "play.localhost:8000"),
        *("127.0.0.1", "127.0.0.1:8000", "127.3.2.1", "[::1]", "[::1]:8000"),
        *(HOST, f"{HOST}:443", HOST.upper(), f"{HOST}.", "chess.club.example", "a.b.club.example"),
    ],
)
def test_the_site_answers_by_its_names(site: Site, host: str) -> None:
    assert status(site, host)[0] == 200


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8000", f"{HOST}.evil.example", f"evil-{HOST}", "example"),
        *("club.example", "evilclub.example", "localhost.evil.example", "127.0.0.1.evil.example"),
        *("203.0.113.7", "[2001:db8::1]", "0.0.0.0", "2130706433", "0x7f.1", "127.1"),
        *(f"x@{HOST}", f"{HOST}/", f"{HOST}#", f"{HOST}:80:80", f"{HOST}:x", f"{HOST} {HOST}"),
        *("", " ", ":80", "[::1", "::1", "[]", "[localhost]", "*", "*.club.example", "-", ".."),
        *(f"{HOST},evil.example", "\xe9vil.example", "x" * 4000),
    ],
)
def test_no_other_name_leads_here(site: Site, host: str) -> None:
    refused, text = status(site, host)
    assert refused == 400
    assert "masthead" not in text


def test_two_names_are_none(site: Site) -> None:
    assert status(site, "localhost", "localhost")[0] == 400


def test_a_program_that_names_nobody_is_answered(site: Site) -> None:
    assert status(site, version="1.0")[0] == 200


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_to_do_about_a_name_is_said_plainly(site: Site, language: str) -> None:
    answer = site.browser(language).get("/", headers={"host": "evil.example"})
    assert (answer.status_code, answer.text) == (
        400,
        Translator(language)("site-error-host") + "\n",
    )
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "--allowed-host" in answer.text


def test_no_wire_is_opened_by_another_name(site: Site) -> None:
    table = site.browser().new_table()
    address = f"{site.address.replace('http', 'ws')}/api/tables/{table}/socket?see=view"
    with socket.create_connection(("127.0.0.1", int(site.address.rpartition(":")[2]))) as there:
        with pytest.raises(InvalidStatus) as refused:
            connect(address.replace("127.0.0.1", "evil.example"), sock=there).close()
        assert refused.value.response.status_code == 400
    with connect(address) as wire:
        assert wire.recv(timeout=PATIENCE)


def test_those_at_home_call_the_site_by_its_address() -> None:
    """The address that was connected to needs no name: a page elsewhere cannot make one lead to it."""
    guard = AllowedHostsMiddleware(None, ())  # type: ignore[arg-type]

    def allowed(host: str, server: tuple[str, int] | None) -> bool:
        headers = [(b"host", host.encode())]
        return guard.is_allowed({"type": "http", "headers": headers, "server": server})

    assert allowed("192.168.1.5:8000", ("192.168.1.5", 8000))
    assert allowed("192.168.1.5", ("::ffff:192.168.1.5", 8000))
    assert allowed("[2001:db8::5]:8000", ("2001:db8::5", 8000))
    assert not allowed("192.168.1.5:8000", ("192.168.1.6", 8000))
    assert not allowed("192.168.1.5:8000", None)
    assert not allowed("mine.local", ("192.168.1.5", 8000))


def test_a_host_allows_names_in_one_go_or_one_by_one() -> None:
    assert read_allowed(["Games.example, *.club.example"]) == (
        "games.example",
        "*.club.example",
    )
    assert read_allowed(["*", "a", ""]) == ("*", "a")
    for wrong in ("https://games.example", "games.example:443", "games.*", "a b", "*games.example"):
        with pytest.raises(OptionError, match="--allowed-host"):
            read_allowed([wrong])


def test_names_are_allowed_by_the_environment_and_on_the_command_line(tmp_path: Path) -> None:
    options = ("--allowed-host", "one.example", "--allowed-host", "two.example")
    (tmp_path / "one").mkdir()
    with served(tmp_path / "one", *options) as site, site.browser() as browser:
        for name, expected in (("one.example", 200), ("two.example", 200), ("three.example", 400)):
            assert browser.get("/about", headers={"host": name}).status_code == expected
    (tmp_path / "two").mkdir()
    allowed = {"LUDOPOLIS_ALLOWED_HOSTS": "one.example,two.example three.example"}
    with served(tmp_path / "two", **allowed) as site, site.browser() as browser:
        for name in ("one.example", "two.example", "three.example"):
            assert browser.get("/about", headers={"host": name}).status_code == 200


# --- HTTPS ------------------------------------------------------------------------------------


def test_who_came_by_https_comes_by_nothing_else(site: Site) -> None:
    browser, strict = site.browser(), "strict-transport-security"
    secure = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
    for path in ("/about", "/nowhere", "/static/site.css", "/api/me"):
        answer = browser.get(path, headers={"host": HOST, **secure})
        assert answer.headers[strict] == STRICT_TRANSPORT
        assert strict not in browser.get(path, headers={"host": HOST}).headers
        # All that listens on this machine shares the name, whatever its port.
        assert strict not in browser.get(path, headers={"host": "localhost", **secure}).headers
