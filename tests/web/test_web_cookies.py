"""Who is who: cookies that cannot be forged, names, and codes for another device."""

from __future__ import annotations

import re
import sqlite3
import stat
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from itsdangerous import URLSafeSerializer
from web_site import SECRET, Browser, Site, open_site
from websockets.exceptions import ConnectionClosed

from ludopolis.engine.errors import OptionError
from ludopolis.tables.names import LONGEST_NAME
from ludopolis.web.cookies import DEFAULT_NAMES, CookieSigner, secret_in


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as site:
        yield site


def shown_name(browser: Browser) -> str:
    """The name in the settings' form."""
    found = re.search(r'id="name" name="name" value="([^"]*)"', browser.get("/settings").text)
    assert found
    return unescape(found[1])


def test_a_secret_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    secret = secret_in(folder)
    assert len(secret) >= 40
    assert secret_in(folder) == secret
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert [path.name for path in folder.iterdir()] == ["secret"]


def test_several_machines_can_share_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOPOLIS_SECRET", "x" * 32)
    assert secret_in(tmp_path / "data") == "x" * 32
    assert list(tmp_path.iterdir()) == [], "nothing is written"
    monkeypatch.setenv("LUDOPOLIS_SECRET", "x" * 31)
    with pytest.raises(OptionError, match="LUDOPOLIS_SECRET is too short"):
        secret_in(tmp_path)


def test_a_seal_knows_its_own_and_nothing_else() -> None:
    seal = CookieSigner("one")
    assert seal.open(seal.close("ada")) == "ada"
    assert CookieSigner("two").open(seal.close("ada")) is None
    assert seal.open(None) is None
    assert seal.open(URLSafeSerializer("one", salt="ludopolis-visitor").dumps(["ada"])) is None
    assert seal.open(URLSafeSerializer("one").dumps("ada")) is None


@given(st.text(max_size=600))
def test_no_made_up_cookie_opens(cookie: str) -> None:
    assert CookieSigner("one").open(cookie) is None


def test_somebody_new_is_offered_one_name(site: Site) -> None:
    names = {shown_name(site.browser()) for _ in range(5)}
    assert len(names) == 1
    assert names <= set(DEFAULT_NAMES)


def test_looking_around_makes_nobody(site: Site) -> None:
    browser = site.browser()
    for page in ("/", "/about", "/settings", "/claim", "/rules/property"):
        assert "set-cookie" not in browser.get(page).headers
    assert shown_name(browser) in DEFAULT_NAMES


def test_the_first_deed_makes_a_visitor(site: Site) -> None:
    browser = site.browser()
    cookie = browser.post("/name", {"name": "  Ada   L. "}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert shown_name(browser) == "Ada L."
    assert "set-cookie" not in browser.post("/name", {"name": "Eve"}).headers


def test_a_cookie_by_https_stays_there(site: Site) -> None:
    headers = {"x-forwarded-proto": "https", "origin": site.address.replace("http", "https")}
    answer = site.browser().post("/name", {"name": "Ada"}, headers=headers)
    assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize("name", ["", "   ", "x" * (LONGEST_NAME + 1), "\u202e", "\x07"])
def test_a_name_that_is_none_is_refused_and_kept_in_the_form(site: Site, name: str) -> None:
    answer = site.browser("fr").post("/name", {"name": name})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text


def test_a_name_is_shown_as_text(site: Site) -> None:
    browser = site.browser()
    browser.post("/name", {"name": "<i>Ada</i>"})
    assert "<i>Ada</i>" not in browser.get("/settings").text
    assert shown_name(browser) == "<i>Ada</i>"


@pytest.mark.parametrize("cookie", ["nonsense", "ImFkYSI.forged", "a" * 5000])
def test_a_forged_cookie_is_ignored(site: Site, cookie: str) -> None:
    browser = site.browser()
    browser.client.cookies.set("visitor", cookie)
    answer = browser.get("/settings")
    assert answer.status_code == 200


def test_a_signed_id_of_nobody_is_nobody_s(site: Site) -> None:
    browser = site.browser()
    browser.client.cookies.set("visitor", CookieSigner(SECRET).close("no such visitor"))
    assert browser.post("/name", {"name": "Ada"}).status_code == 303
    assert shown_name(browser) == "Ada"


# --- Another device ---------------------------------------------------------------------------


def code_of(browser: Browser) -> str:
    """A code that the page shows."""
    found = re.search(r'class="code"[^>]*>([^<]+)<', browser.post("/claim", {"make": "yes"}).text)
    assert found
    return found[1]


def test_a_code_makes_another_browser_the_same_person_once(site: Site) -> None:
    here, there, third = site.browser(), site.browser("fr"), site.browser()
    here.post("/name", {"name": "Ada"})
    table = here.new_table()
    code = code_of(here)
    assert "Ada" in there.post("/claim", {"code": f" {code.upper()} "}).text
    assert f"/table/{table}" in there.get("/").text
    assert third.post("/claim", {"code": code}).status_code == 422
    assert "visitor" not in third.client.cookies


@pytest.mark.parametrize("code", ["", "wrong", "x" * 400, "ÀÉ-😀"])
def test_a_wrong_code_is_explained(site: Site, code: str) -> None:
    answer = site.browser("fr").post("/claim", {"code": code})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert 'lang="fr"' in answer.text


# --- Signing out ------------------------------------------------------------------------------


def test_who_signs_out_is_nobody_and_their_cookie_is_no_good(site: Site) -> None:
    browser, thief = site.browser(), site.browser()
    browser.post("/name", {"name": "Ada"})
    table = browser.new_table(seats="me friend")
    thief.client.cookies.set("visitor", browser.client.cookies["visitor"])
    with browser.at(table) as wire:
        assert wire.of_type("table")["table"]["mine"] == [1]
        answer = browser.post("/sign-out")
        assert answer.headers["location"] == "/claim?signed_out"
        assert 'visitor=""' in answer.headers["set-cookie"]
        assert "Max-Age=0" in answer.headers["set-cookie"]
        with pytest.raises(ConnectionClosed) as closed:
            wire.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert "visitor" not in browser.client.cookies
    assert "signed out" in browser.get("/claim?signed_out").text
    for somebody in (browser, thief):
        assert f"/table/{table}" not in somebody.get("/").text
        assert somebody.post(f"/table/{table}/start").status_code == 403
        with somebody.at(table) as wire:
            assert wire.of_type("table")["table"]["mine"] == []


def test_signing_out_everywhere_else_keeps_this_browser(site: Site) -> None:
    here, there, third = site.browser("fr"), site.browser(), site.browser()
    here.post("/name", {"name": "Ada"})
    table = here.new_table(seats="me friend")
    there.post("/claim", {"code": code_of(here)})
    unused = code_of(there)
    with here.at(table) as mine, there.at(table) as theirs:
        mine.of_type("table")
        assert theirs.of_type("table")["table"]["mine"] == [1]
        assert here.post("/sign-out-others").status_code == 303
        with pytest.raises(ConnectionClosed) as closed:
            theirs.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        assert mine.ask("ping")["type"] == "pong"
    assert shown_name(here) == "Ada"
    assert f"/table/{table}" not in there.get("/").text
    assert third.post("/claim", {"code": unused}).status_code == 422


def test_only_who_is_known_is_offered_to_sign_out(site: Site) -> None:
    browser = site.browser()
    assert "/sign-out" not in browser.get("/claim").text
    assert browser.post("/sign-out").status_code == 303
    assert browser.post("/sign-out-others").status_code == 303
    browser.post("/name", {"name": "Ada"})
    page = browser.get("/claim").text
    assert 'action="/sign-out"' in page
    assert 'action="/sign-out-others"' in page


def test_a_cookie_is_renewed_in_use_and_expires_without(site: Site) -> None:
    browser = site.browser()
    browser.post("/name", {"name": "Ada"})
    session = CookieSigner(SECRET).open(browser.client.cookies["visitor"])
    assert session is not None

    def expire_in(days: float) -> None:
        with sqlite3.connect(database_of(site)) as database:
            at = time.time() + days * 24 * 3600
            database.execute("UPDATE sessions SET expires_at = ? WHERE id = ?", (at, session))

    assert "set-cookie" not in browser.get("/").headers
    expire_in(days=300)
    assert "Max-Age=31536000" in browser.get("/").headers["set-cookie"]
    assert "set-cookie" not in browser.get("/").headers
    expire_in(days=-1)
    assert shown_name(browser) != "Ada"


def test_a_cookie_of_the_first_version_is_replaced_and_can_be_ended(site: Site) -> None:
    """There the cookie was the visitor's signed id, the same everywhere; so were tokens of programs."""
    browser, other = site.browser(), site.browser()
    name = "Ada the First"
    browser.post("/name", {"name": name})
    session = CookieSigner(SECRET).open(browser.client.cookies["visitor"])
    with sqlite3.connect(database_of(site)) as database:
        (visitor,) = database.execute(
            "SELECT visitor FROM sessions WHERE id = ?", [session]
        ).fetchone()
        # As the step to this layout leaves it.
        database.execute("UPDATE sessions SET id = visitor WHERE id = ?", [session])
    old = CookieSigner(SECRET).close(visitor)
    for somebody in (browser, other):
        somebody.client.cookies.set("visitor", old, domain="127.0.0.1")
        assert "set-cookie" not in somebody.get("/api/me").headers  # a module asks, not a person
        assert shown_name(somebody) == name
        assert somebody.client.cookies["visitor"] != old
    token = {"authorization": f"Bearer {old}"}
    assert site.browser().get("/api/me", headers=token).json() == {"name": name}
    other.post("/sign-out")
    assert shown_name(browser) == name
    assert site.browser().get("/api/me", headers=token).status_code == 200
    browser.post("/sign-out-others")
    assert site.browser().get("/api/me", headers=token).status_code == 401
    assert shown_name(browser) == name


def database_of(site: Site) -> Path:
    """The file of a site's database."""
    file = site.app.state.app_state.service.store.engine.url.database
    return Path(file)
