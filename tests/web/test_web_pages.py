"""Every page in every language: it answers, it is whole, it is light, and its headers are right."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import pytest
from web_site import QUICK, Browser, Site, open_site

from ludopolis.engine import registry
from ludopolis.engine.box import Box
from ludopolis.language.languages import languages
from ludopolis.language.translator import Translator
from ludopolis.web import game_list

LANGUAGES = languages()
HEAVIEST = 300_000
PAGES = [
    "/",
    "/about",
    "/settings",
    "/claim",
    *(f"/new/{item.face.name}" for item in game_list.items()),
    *(f"/rules/{name}" for name in registry.names()),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as site:
        yield site


class Parts(HTMLParser):
    """What a page loads, what it is called, and what its elements say."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.loads: set[str] = set()
        self.attributes: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.attributes.append((tag, given))
        if tag in {"script", "img"} and given.get("src"):
            self.loads.add(str(given["src"]))
        if tag == "link" and given.get("href"):
            self.loads.add(str(given["href"]))


def weight(browser: Browser, page: str) -> int:
    """The bytes that travel for a page with all that it loads, modules of modules too."""
    waiting, seen, total = [page], {page}, 0
    while waiting:
        path = waiting.pop()
        answer = browser.get(path)
        assert answer.status_code == 200, path
        total += len(gzip.compress(answer.content))
        text = answer.text
        found = Parts(text).loads if path == page else set()
        if path.endswith(".js"):
            found = set(re.findall(r'(?:from|import) "(\.[^"]+)";', text))
        for link in found:
            if (link := urljoin(path, link)) not in seen:
                seen.add(link)
                waiting.append(link)
    return total


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_answers_in_a_language(site: Site, page: str, language: str) -> None:
    browser = site.browser(language)
    answer = browser.get(page)
    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.text
    assert Translator(language)("site-skip") in answer.text
    tags = [tag for tag, _ in Parts(answer.text).attributes]
    assert tags.count("h1") == 1
    assert tags.count("main") == 1


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_no_inline_script_or_style_and_loads_nothing_from_elsewhere(
    site: Site, page: str
) -> None:
    for tag, attributes in Parts(site.browser().get(page).text).attributes:
        assert tag != "style"
        assert not any(name.startswith("on") or name == "style" for name in attributes)
        assert tag != "script" or attributes.get("src")
        if tag in {"script", "img", "link"}:
            address = attributes.get("src") or attributes.get("href") or ""
            assert urlsplit(address).netloc == ""


@pytest.mark.parametrize("page", ["/", f"/new/{QUICK}", "/rules/newyork", "/settings", "/claim"])
def test_a_page_is_light(site: Site, page: str) -> None:
    assert weight(site.browser(), page) < HEAVIEST


def test_the_table_page_is_light(site: Site) -> None:
    browser = site.browser()
    assert weight(browser, f"/table/{browser.new_table()}") < HEAVIEST


@pytest.mark.parametrize("page", ["/", "/rules/newyork", "/no/such/page", "/static/no.css"])
def test_every_answer_has_the_headers(site: Site, page: str) -> None:
    headers = site.browser().get(page).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


def test_pages_travel_compressed(site: Site) -> None:
    assert site.browser().get("/rules/newyork").headers["content-encoding"] == "gzip"


def test_head_is_answered_without_a_body(site: Site) -> None:
    answer = site.browser().client.head("/")
    assert answer.status_code == 200
    assert answer.content == b""


def test_static_files_are_kept_by_browsers(site: Site) -> None:
    browser = site.browser()
    for link in Parts(browser.get("/").text).loads:
        if link.startswith("/static/"):
            assert "immutable" in browser.get(link).headers["cache-control"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/no/such/page", 404),
        ("/new/nothing", 404),
        ("/rules/nothing", 404),
        ("/table/nothing", 404),
        ("/game/nothing", 404),
        ("/join/nothing", 404),
        ("/table/a%00b", 422),
        (f"/table/{'x' * 200}", 422),
    ],
)
def test_what_is_not_there_is_said_kindly(
    site: Site, path: str, status: int, language: str
) -> None:
    answer = site.browser(language).get(path)
    assert answer.status_code == status
    assert Translator(language)("site-error-title") in unescape(answer.text)
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/nothing/replay/1",
        "/picture/property/nothing.en.svg",
        "/picture/property/cover.xx.svg",
    ],
)
def test_a_module_is_told_in_json(site: Site, path: str) -> None:
    answer = site.browser("fr").get(path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"error"}


def test_our_own_mistake_shows_no_traceback(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> tuple[game_list.GameEntry, ...]:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(game_list, "items", fail)
    answer = site.browser("fr").get("/")
    assert answer.status_code == 500
    assert Translator("fr")("site-error-ours") in unescape(answer.text)
    assert "secret detail" not in answer.text
    assert "Traceback" not in answer.text
    assert answer.headers["content-security-policy"]


# --- Languages and themes ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("xx, en;q=0.5, fr;q=0.4", "en"),
        ("xx", "en"),
        ("de-AT", "de"),
        ("", "en"),
        ("en;q=0.1,fr", "fr"),
        ("fr;q=nonsense", "en"),
        ("fr;q=0", "en"),
    ],
)
def test_the_browser_s_language(site: Site, accepted: str, language: str) -> None:
    page = site.browser().get("/", headers={"accept-language": accepted}).text
    assert f'<html lang="{language}"' in page


def test_a_chosen_language_stays(site: Site) -> None:
    browser = site.browser("en")
    answer = browser.post("/language", {"language": "fr", "next": "/about?x=1&language=en"})
    assert answer.headers["location"] == "/about?x=1"
    assert '<html lang="fr"' in browser.get("/").text


@pytest.mark.parametrize(
    "away", ["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "", "x"]
)
def test_a_form_leads_nowhere_else(site: Site, away: str) -> None:
    answer = site.browser().post("/language", {"language": "fr", "next": away})
    assert answer.headers["location"] == "/"


def test_an_unknown_language_changes_nothing(site: Site) -> None:
    browser = site.browser("fr")
    browser.post("/language", {"language": "xx", "next": "/"})
    browser.client.cookies.set("language", "../../etc")
    assert '<html lang="fr"' in browser.get("/").text


def test_a_chosen_theme_stays(site: Site) -> None:
    browser = site.browser()
    assert "data-theme" not in browser.get("/").text
    browser.post("/settings", {"language": "en", "theme": "dark"})
    assert 'data-theme="dark"' in browser.get("/").text
    browser.client.cookies.set("theme", '"><script>')
    assert "<script>" not in browser.get("/").text


def test_the_palette_has_day_and_night(site: Site) -> None:
    browser = site.browser()
    link = next(link for link in Parts(browser.get("/").text).loads if "palette" in link)
    sheet = browser.get(link)
    assert sheet.headers["content-type"].startswith("text/css")
    assert "prefers-color-scheme:dark" in sheet.text
    assert '[data-theme="dark"]' in sheet.text


# --- Pictures and drawings --------------------------------------------------------------------


@pytest.mark.parametrize("item", game_list.items(), ids=lambda item: item.face.name)
def test_a_cover_by_day_and_by_night(site: Site, item: game_list.GameEntry) -> None:
    browser = site.browser()
    day = browser.get(f"{item.picture}.fr.svg")
    night = browser.get(f"{item.picture}.fr.dark.svg")
    assert day.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in day.headers["content-security-policy"]
    assert day.text != night.text
    assert "--paper:#15171c" in night.text


@pytest.mark.parametrize("box", game_list.boxes(), ids=lambda box: box.name)
def test_a_drawing_is_data(site: Site, box: Box) -> None:
    browser = site.browser()
    answer = browser.get(f"/drawing/{box.name}/en.json", params={"players": box.most_players})
    assert answer.json()["sprites"]
    asked = {"players": "2", **{option.name: str(option.default) for option in box.options}}
    assert browser.get(f"/drawing/{box.name}/fr.json", params=asked).status_code == 200


def test_a_drawing_is_sent_once(site: Site) -> None:
    browser = site.browser()
    tag = browser.get(f"/drawing/{QUICK}/en.json").headers["etag"].removeprefix("W/")
    again = browser.get(f"/drawing/{QUICK}/en.json", headers={"if-none-match": tag})
    assert again.status_code == 304
    assert again.content == b""
    other = browser.get(f"/drawing/{QUICK}/fr.json", headers={"if-none-match": tag})
    assert other.status_code == 200


@pytest.mark.parametrize(
    "query", ["players=1", "players=99", "players=x", "nonsense=1", "players=2&bonus=perhaps"]
)
def test_a_drawing_of_nonsense_is_refused(site: Site, query: str) -> None:
    assert site.browser().get(f"/drawing/{QUICK}/en.json?{query}").status_code == 422
