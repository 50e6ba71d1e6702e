"""Who is who: cookies that cannot be forged, names, and codes for another device."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from itsdangerous import URLSafeSerializer
from web_site import SECRET, Browser, Site, open_site

from ludopolis.engine.errors import OptionError
from ludopolis.tables.names import LONGEST_NAME
from ludopolis.web.identity import DEFAULT_NAMES, Seal, secret_in


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
    seal = Seal("one")
    assert seal.open(seal.close("ada")) == "ada"
    assert Seal("two").open(seal.close("ada")) is None
    assert seal.open(None) is None
    assert seal.open(URLSafeSerializer("one", salt="ludopolis-visitor").dumps(["ada"])) is None
    assert seal.open(URLSafeSerializer("one").dumps("ada")) is None


@given(st.text(max_size=600))
def test_no_made_up_cookie_opens(cookie: str) -> None:
    assert Seal("one").open(cookie) is None


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
    browser.client.cookies.set("visitor", Seal(SECRET).close("no such visitor"))
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
