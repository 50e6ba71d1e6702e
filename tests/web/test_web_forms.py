"""Forms: opening a table, what does not fit, sitting down, and requests from other sites."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from web_site import QUICK, Site, open_site

from ludopolis.bots.levels import LEVELS
from ludopolis.language.check import messages_of
from ludopolis.language.languages import PROGRAM, SOURCE, languages
from ludopolis.language.translator import Translator
from ludopolis.web import game_list, new_table_form
from ludopolis.web.security import LARGEST_FORM, is_ours, same_origin

LANGUAGES = languages()
each_item = pytest.mark.parametrize("item", game_list.items(), ids=lambda item: item.face.name)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as site:
        yield site


def form_in(page: str) -> dict[str, str]:
    """The form of a new table as the page shows it filled in."""
    page = unescape(page)
    found = dict(re.findall(r'<input[^>]*type="radio" name="([\w-]+)" value="(\w+)" checked', page))
    found |= dict(
        re.findall(r'<input (?:class="seat-name"|id="name") name="([\w-]+)" value="([^"]*)"', page)
    )
    for name, inside in re.findall(r'<select[^>]*name="([\w-]+)">(.*?)</select>', page, re.DOTALL):
        chosen = re.search(r'value="([\w:]*)" selected', inside)
        assert chosen
        found[name] = chosen[1]
    return found


# --- A new table ------------------------------------------------------------------------------


@each_item
@pytest.mark.parametrize("company", new_table_form.COMPANIES)
def test_the_form_as_it_is_first_shown_is_right(
    site: Site, item: game_list.GameEntry, company: str
) -> None:
    form = form_in(site.browser().get(f"/new/{item.face.name}?with={company}").text)
    order = new_table_form.read(item, form, Translator(SOURCE, item.box.locale))
    assert order.problems == []
    chosen = new_table_form.settled(item, order)
    for option in item.open_options:
        assert chosen[option.name] == option.default


@each_item
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_asked_in_plain_words(
    site: Site, item: game_list.GameEntry, language: str
) -> None:
    words = Translator(language, item.box.locale)
    page = unescape(site.browser(language).get(f"/new/{item.face.name}").text)
    for option in item.open_options:
        for choice in option.choices:
            assert words.shown(option.label(choice)) in page
    for name in item.face.options:
        assert f"option-{name}" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_are_offered_and_explained(site: Site, language: str) -> None:
    page = unescape(site.browser(language).get(f"/new/{QUICK}").text)
    first_seat = page.partition("<select")[2].partition("</select>")[0]
    offered = re.findall(r'value="bot:(\w+)"[^>]*>([^<]*)<', first_seat)
    assert [name for name, _ in offered] == list(LEVELS)
    for (name, label), level in zip(offered, LEVELS.values(), strict=True):
        assert Translator(language)(level.title) in label
        assert Translator(language)(level.text) in page
        table = site.browser().new_table(seats=f"me bot:{name}")
        assert table


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_that_is_no_level_is_still_known_and_keeps_its_seat(site: Site, bot: str) -> None:
    browser = site.browser()
    assert browser.new_table(seats=f"me bot:{bot}")
    wrong = browser.post(f"/new/{QUICK}", {"seat-1": "me", "seat-2": f"bot:{bot}", "seat-3": "me"})
    assert wrong.status_code == 422
    assert form_in(wrong.text)["seat-2"] == f"bot:{bot}"


@pytest.mark.parametrize("bot", ["search", "search:time=3600", "strong:time=9", "program:true", ""])
def test_no_other_bot_can_be_chosen(site: Site, bot: str) -> None:
    answer = site.browser().post(f"/new/{QUICK}", {"seat-1": "me", "seat-2": f"bot:{bot}"})
    assert answer.status_code == 422
    assert Translator("en")("site-new-bad-seat", number=2) in unescape(answer.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_combination_is_explained_and_nothing_is_lost(site: Site, language: str) -> None:
    form = {
        "name": "Ada & Co",
        "seat-1": "me",
        "seat-2": "screen",
        "seat-2-name": "Béa",
        "seat-3": "bot:random",
        "option-teams": "true",
        "option-events": "true",
        "public": "yes",
        "hints": "yes",
    }
    answer = site.browser(language).post("/new/newyork", form)
    assert answer.status_code == 422
    alert = unescape(re.findall(r'role="alert".*?</div>', answer.text, re.DOTALL)[0])
    assert "4" in alert
    assert "3" in alert
    kept = form_in(answer.text)
    assert {name: kept[name] for name in form} == form


def test_an_option_that_a_face_rules_out_is_not_asked(site: Site) -> None:
    """With ordinary cards nobody owns two colours, so there is nothing to choose about prices."""
    pages = {face: site.browser().get(f"/new/{face}").text for face in ("newyork", "newyork-cards")}
    asked = {face: set(form_in(page)) for face, page in pages.items()}
    assert asked["newyork"] - asked["newyork-cards"] == {"option-price_for_two"}
    two = {"seat-1": "me", "seat-2": "bot:random", "option-price_for_two": "owner"}
    for face, form, fits in (
        ("newyork-cards", two, True),  # what is not asked is not heard
        ("newyork", two, True),
        ("newyork", {**two, "seat-3": "bot:random"}, False),
    ):
        item = game_list.item(face)
        assert item is not None
        order = new_table_form.read(item, form, Translator(SOURCE, item.box.locale))
        assert (order.problems == []) == fits
        owner = new_table_form.settled(item, order)["price_for_two"] == "owner"
        assert owner == (face == "newyork")


@pytest.mark.parametrize(
    ("entries", "key"),
    [
        ({"seat-1": "me"}, "site-new-too-few"),
        ({"seat-1": "me", "seat-2": "me"}, "site-new-one-me"),
        ({"seat-1": "bot:greedy", "seat-2": "bot:greedy"}, "site-new-nobody"),
        ({"seat-1": "me", "seat-2": "bot:unknown"}, "site-new-bad-seat"),
        ({"seat-1": "me", "seat-2": "friend", "option-bonus": "x"}, "site-new-bad-choice"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said(
    site: Site, entries: dict[str, str], key: str, language: str
) -> None:
    answer = site.browser(language).post(f"/new/{QUICK}", entries)
    assert answer.status_code == 422
    blanks = messages_of(PROGRAM, SOURCE)[key].variables
    said = Translator(language)(key, **dict.fromkeys(blanks, "#"))
    longest = max(said.split("#"), key=len)
    assert longest in unescape(answer.text)


@given(
    st.dictionaries(
        st.sampled_from(["name", "public", "seat-1", "seat-2", "seat-2-name", "option-bonus", "x"]),
        st.sampled_from(["me", "friend", "bot:greedy", "screen", "none", "true", "yes"])
        | st.text(),
    )
)
def test_any_form_is_read(form: dict[str, str]) -> None:
    item = game_list.item(QUICK)
    assert item is not None
    order = new_table_form.read(item, form, Translator("fr", item.box.locale))
    assert len(order.seats) == item.box.most_players
    assert order.problems or new_table_form.settled(item, order)


@each_item
def test_every_wrong_number_of_players_is_explained(item: game_list.GameEntry) -> None:
    """Each answer, with each number of players: either it goes, or it is said with whom it would."""
    for count in range(item.box.least_players, item.box.most_players + 1):
        for option in item.open_options:
            for choice in option.choices:
                form = {f"seat-{n}": "friend" for n in range(1, count + 1)}
                form[f"option-{option.name}"] = str(choice).lower()
                order = new_table_form.read(item, form, Translator(SOURCE, item.box.locale))
                fits = item.box.contradiction(
                    count,
                    {
                        **{o.name: o.default for o in item.box.options},
                        **item.face.options,
                        option.name: choice,
                    },
                )
                assert bool(order.problems) == (fits is not None)
                assert all("is for" in problem for problem in order.problems)


def test_a_public_table_is_listed_and_a_private_one_is_not(site: Site) -> None:
    host, other = site.browser(), site.browser()
    public = host.new_table(seats="me friend", public="yes")
    private = host.new_table(seats="me friend")
    page = other.get("/").text
    assert f"/table/{public}" in page
    assert private not in page
    mine = host.get("/").text
    assert f"/table/{private}" in mine


# --- Sitting down -----------------------------------------------------------------------------


def test_who_comes_by_a_link_is_asked_for_a_name(site: Site) -> None:
    host = site.browser()
    table = host.new_table(seats="me friend friend", name="Ada")
    guest = site.browser("fr")
    page = guest.get(f"/table/{table}").text
    assert "Ada" in page
    assert f'action="/table/{table}/sit"' in page
    assert guest.post(f"/table/{table}/sit", {"name": "Zoë", "seat": "3"}).status_code == 303
    assert 'data-table="' in guest.get(f"/table/{table}").text
    refused = site.browser("fr").post(f"/table/{table}/sit", {"name": "Max", "seat": "3"})
    assert refused.status_code == 422
    assert 'role="alert"' in refused.text
    assert 'value="Max"' in refused.text


@pytest.mark.parametrize("seat", ["0", "9", "-1", "x", "1.5", "999", "²"])
def test_a_seat_that_is_none_is_refused(site: Site, seat: str) -> None:
    table = site.browser().new_table(seats="me friend")
    answer = site.browser().post(f"/table/{table}/sit", {"name": "Max", "seat": seat})
    assert answer.status_code == 422


def test_who_watches_is_asked_nothing_more(site: Site) -> None:
    table = site.browser().new_table(seats="me friend")
    watcher = site.browser()
    page = watcher.get(f"/table/{table}?watch")
    assert 'data-table="' in page.text
    assert "visitor" in watcher.client.cookies


def test_the_host_gives_seats_to_bots_and_starts(site: Site) -> None:
    host, other = site.browser(), site.browser()
    table = host.new_table(seats="me friend")
    other.post("/name", {"name": "Eve"})
    seat = {"seat": "2", "kind": "bot", "bot": "greedy"}
    assert other.post(f"/table/{table}/seat", seat).status_code == 403
    assert host.post(f"/table/{table}/start").status_code == 409
    assert host.post(f"/table/{table}/seat", {**seat, "bot": "clever"}).status_code == 422
    assert host.post(f"/table/{table}/seat", seat).status_code == 303
    assert other.post(f"/table/{table}/start").status_code == 403
    assert host.post(f"/table/{table}/start").status_code == 303
    assert host.post(f"/table/{table}/stand").status_code == 409


def test_a_module_of_a_page_is_answered_without_a_page(site: Site) -> None:
    host = site.browser()
    table = host.new_table(seats="me friend")
    by_fetch = {"sec-fetch-mode": "cors", "sec-fetch-site": "same-origin"}
    refused = host.post(f"/table/{table}/start", headers=by_fetch)
    assert refused.status_code == 409
    assert refused.json()["error"]["code"] == "empty_seats"
    seat = {"seat": "2", "kind": "bot"}
    assert host.post(f"/table/{table}/seat", seat, headers=by_fetch).status_code == 204


# --- From other sites -------------------------------------------------------------------------

POSTS = ["/name", "/language", "/settings", "/claim", f"/new/{QUICK}", "/table/x/sit"]


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=str,
)
def test_a_form_of_another_site_is_refused(site: Site, path: str, headers: dict[str, str]) -> None:
    browser = site.browser("fr")
    answer = browser.post(path, {"name": "Eve", "language": "en", "make": "yes"}, headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    assert Translator("fr")("site-error-origin") in unescape(answer.text)
    assert answer.headers["content-security-policy"]


def test_a_form_is_not_endless(site: Site) -> None:
    browser = site.browser()
    assert browser.post("/name", {"name": "x" * LARGEST_FORM}).status_code == 413

    def endless() -> Iterator[bytes]:
        yield b"name=Ada"

    assert browser.client.post("/name", content=endless()).status_code == 413


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        ("https://ludopolis.example", "ludopolis.example", True),
        ("https://ludopolis.example:443", "ludopolis.example", True),
        ("http://Localhost:8000", "localhost:8000", True),
        ("https://ludopolis.example.evil", "ludopolis.example", False),
        ("http://ludopolis.example:8001", "ludopolis.example:8000", False),
        ("ftp://ludopolis.example", "ludopolis.example", False),
        ("null", "null", False),
        ("https://", "", False),
        ("http://[", "[", False),
    ],
)
def test_whose_page_it_is(origin: str, host: str, ours: bool) -> None:
    assert is_ours(origin, host) is ours
    # To those who came by https, no page that came without is ours: anybody on the way could write it.
    assert is_ours(origin, host, secure=True) is (ours and origin.startswith("https:"))


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_every_origin_that_is_named_has_to_be_ours(kind: str) -> None:
    def taken(*origins: bytes, scheme: str = "") -> bool:
        named = [(b"host", b"localhost"), *((b"origin", origin) for origin in origins)]
        scheme = scheme or ("http" if kind == "http" else "ws")
        return same_origin({"type": kind, "scheme": scheme, "headers": named})

    assert taken()
    assert taken(b"http://localhost")
    assert not taken(b"http://localhost", b"http://evil.example")
    assert not taken(b"http://localhost", scheme="https" if kind == "http" else "wss")
    assert taken(b"https://localhost", scheme="https" if kind == "http" else "wss")


@settings(max_examples=20)
@given(
    st.binary(max_size=300),
    st.sampled_from(
        [
            "application/json",
            "multipart/form-data; boundary=x",
            "application/x-www-form-urlencoded",
            "text/plain",
        ]
    ),
)
def test_no_body_brings_the_site_down(site: Site, body: bytes, kind: str) -> None:
    headers = {"content-type": kind, "origin": site.address}
    for path in ("/name", f"/new/{QUICK}", "/claim"):
        answer = httpx.post(site.address + path, content=body, headers=headers)
        assert answer.status_code in {200, 303, 400, 415, 422, 429}
        assert "Traceback" not in answer.text
