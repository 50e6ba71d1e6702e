"""How the table's page behaves for people who play on a phone, by keyboard, by ear, or look away."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playing import choose_by_clicks, move_by_clicks, new_table, wait_for_turn
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from visiting import PATIENCE, Site, visitor

import ludopolis
from ludopolis.engine import registry

FACES = [face.name for name in registry.names() for face in ludopolis.box(name).faces]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "fr-FR",
    "color_scheme": "dark",
}
FINGER = 44  # pixels
CHANGED = "[data-changed]"
MENU = '[data-role="menu"] summary'
LAPTOPS = ((1366, 650), (1280, 800))  # what browsers leave of their screens

# Is a thing in sight as a whole, and under nothing else?
IN_SIGHT = """(node) => {
  const box = node.getBoundingClientRect();
  return [box.top + 2, box.bottom - 2].every((y) =>
    node.contains(document.elementFromPoint(box.x + box.width / 2, y)));
}"""

SMALL = """(finger) => [...document.querySelectorAll("a, button, select, summary")]
  .filter((node) => node.checkVisibility() && !node.closest(".visually-hidden, .skip"))
  .filter((node) => !node.matches(".card:not([data-touch])"))
  .filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && (box.height < finger - 0.5 || box.width < finger - 0.5);
  })
  .map((node) => node.outerHTML.slice(0, 120))"""

# What has the focus, if its middle is behind the bar of a phone.
UNDER_BAR = """() => {
  const at = document.activeElement;
  if (at.closest(".bar") || at === document.body) return null;
  const box = at.getBoundingClientRect();
  const bar = document.querySelector(".bar").getBoundingClientRect();
  const middle = box.y + box.height / 2;
  return bar.top < middle && middle < bar.bottom ? at.outerHTML.slice(0, 120) : null;
}"""


def faults(page: Page) -> list[str]:
    """What stands in the way of those who use a page by other means."""
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:150]}"
        for fault in found
        if fault["impact"] in {"serious", "critical"}
    ]


def focused(page: Page, selector: str) -> bool:
    told: bool = page.evaluate("(at) => document.activeElement.matches(at)", selector)
    return told


def resign(page: Page) -> None:
    """Bring the game to an end that is seen."""
    page.locator(MENU).click()
    page.locator('[data-role="resign"]').click()
    page.locator('[data-role="sure-yes"]').click()
    expect(page.locator('[data-role="result"]')).to_be_visible()


@pytest.mark.parametrize("face", FACES)
def test_a_phone_shows_everything_in_its_width_and_for_fingers(
    browser: Browser, site: Site, face: str
) -> None:
    with visitor(browser, {"guide": True}, **PHONE) as somebody:
        page = somebody.new_page()
        new_table(page, site, face, "bot:beginner")
        mind = random.Random(2)
        for _ in range(4):
            assert wait_for_turn(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
            assert page.evaluate(SMALL, FINGER) == []
            bar = page.locator(".bar").bounding_box()
            assert bar is not None
            assert bar["height"] < 844 * 0.45
            move_by_clicks(page, mind)
        assert wait_for_turn(page)
        assert faults(page) == []
        page.locator('[data-role="list"]').click()
        assert faults(page) == []


@pytest.mark.parametrize("height", [664, 844])
def test_a_phone_shows_the_bid_and_that_there_is_more(
    browser: Browser, site: Site, height: int
) -> None:
    with visitor(browser, **{**PHONE, "viewport": {"width": 390, "height": height}}) as somebody:
        page = somebody.new_page()
        new_table(page, site, "bigshot", "bot:beginner")
        assert wait_for_turn(page)
        options = page.locator('[data-role="options"]')
        for button in options.locator('[data-role="stepper"] button').all():
            assert button.evaluate(IN_SIGHT)
        cut = options.evaluate(
            """(box) => [...box.querySelectorAll("button")].some((node) => {
              const { top, bottom } = node.getBoundingClientRect();
              const edge = box.getBoundingClientRect().bottom;
              return top + 15 < edge && edge < bottom - 15;
            })"""
        )
        # Through the middle of a button, so that nobody takes it for the last; after a high bid there
        # are fewer, and a long phone shows them all.
        more = options.evaluate("(box) => box.scrollHeight > box.clientHeight")
        assert cut == more
        assert more or height > 664


def test_a_phone_shows_the_own_column_of_a_statement_and_what_its_rows_are(
    browser: Browser, site: Site
) -> None:
    players = ["Ada", "Robot 1", "Robot 2", "Bea"]
    rows = [
        ["Répartition", *(f"+{number} ({number} villes)" for number in range(2, 6))],
        ["Rio de Janeiro : usines, 1 chacune", "–", "+1", "–", "+12"],
    ]
    report = {"title": "Jour de paie", "columns": ["Source", *players], "rows": rows}
    seats = [{"name": name, "mine": name == "Bea"} for name in players]
    with visitor(browser, **PHONE) as somebody:
        page = somebody.new_page()
        new_table(page, site, "tycoon", "bot:beginner")
        assert wait_for_turn(page)
        page.evaluate(
            """async ([report, seats]) => {
              const main = document.querySelector('script[src*="table/main.js"]').src;
              const { Dialogs } = await import(new URL("dialogs.js", main).href);
              new Dialogs((key) => key).report(report, seats);
            }""",
            [report, seats],
        )
        box = page.locator('dialog[data-role="report"]')
        assert box.locator("thead th").all_inner_texts() == ["Source", "Bea", *players[:3]]
        assert box.locator("tbody tr").nth(1).locator("td").first.inner_text() == "+12"
        assert box.locator("thead th").nth(1).evaluate(IN_SIGHT)
        box.locator(".wide").evaluate("(wide) => { wide.scrollLeft = wide.scrollWidth; }")
        for cell in (*box.locator("tbody th").all(), box.locator("thead th").last):
            assert cell.evaluate(IN_SIGHT)


@pytest.mark.parametrize("face", ["newyork", "tycoon"])
def test_a_low_laptop_shows_all_players(browser: Browser, site: Site, face: str) -> None:
    width, height = LAPTOPS[0]
    with visitor(browser, viewport={"width": width, "height": height}) as somebody:
        page = somebody.new_page()
        new_table(page, site, face, *["bot:beginner"] * 3)
        assert wait_for_turn(page)
        boxes = page.locator('[data-role="player"] summary')
        expect(boxes).to_have_count(4)
        assert [box.evaluate(IN_SIGHT) for box in boxes.all()] == [True] * 4


@pytest.mark.parametrize("face", FACES)
def test_a_laptop_shows_how_one_goes_on(browser: Browser, site: Site, face: str) -> None:
    with visitor(browser, {"guide": True}, locale="fr-FR") as somebody:
        page = somebody.new_page()
        new_table(page, site, face, "bot:beginner", "bot:beginner")
        assert wait_for_turn(page)
        for width, height in LAPTOPS:
            page.set_viewport_size({"width": width, "height": height})
            assert page.locator('[data-role="understood"]').evaluate(IN_SIGHT)
        resign(page)
        for width, height in LAPTOPS:
            page.set_viewport_size({"width": width, "height": height})
            for act in ("look-back", "rematch"):
                assert page.locator(f'[data-role="{act}"]').evaluate(IN_SIGHT)


@pytest.mark.parametrize("face", FACES)
def test_the_focus_goes_on_from_move_to_move(page: Page, site: Site, face: str) -> None:
    new_table(page, site, face, "bot:beginner")
    wait_for_turn(page)
    page.keyboard.press("h")
    for _ in range(3):
        number = page.locator("[data-position]").get_attribute("data-position")
        for _ in range(12):
            if page.locator('[data-role="confirm"]').count():
                break
            assert focused(page, '[data-touch], [data-role="options"] *')
            page.keyboard.press("Enter")
            page.keyboard.press("h")
        page.keyboard.press("c")
        page.wait_for_function(
            "before => document.querySelector('[data-position]').dataset.position !== before",
            arg=number,
        )
        if not wait_for_turn(page):
            return
        page.wait_for_function(
            """() => document.activeElement.matches(
              '[data-touch], [data-role="options"] *, [data-role="confirm"]')""",
        )


def test_the_menu_closes_by_escape_and_by_a_click_elsewhere(page: Page, site: Site) -> None:
    new_table(page, site, "newyork", "bot:beginner")
    assert wait_for_turn(page)
    summary, entry = page.locator(MENU), page.locator('[data-role="settings"]')
    summary.click()
    expect(entry).to_be_visible()
    page.locator('[data-role="title"]').click()
    expect(entry).not_to_be_visible()
    summary.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert focused(page, '[data-role="settings"]')
    page.keyboard.press("Escape")
    expect(entry).not_to_be_visible()
    assert focused(page, MENU)


def test_the_focus_comes_back_from_what_is_closed(browser: Browser, site: Site) -> None:
    with visitor(browser, {"guide": True}) as somebody:
        page = somebody.new_page()
        new_table(page, site, "newyork", "bot:beginner")
        assert wait_for_turn(page)

        def press(selector: str) -> None:
            page.locator(selector).focus()
            page.keyboard.press("Enter")

        press('[data-role="understood"]')
        assert focused(page, "[data-touch]")
        press(MENU)
        press('[data-role="settings"]')
        expect(page.locator('dialog[data-role="settings"]')).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator('dialog[data-role="settings"]')).to_have_count(0)
        assert focused(page, MENU)
        press('[data-role="hint"]')
        press('[data-role="hints-close"]')
        assert focused(page, '[data-role="hint"]')


@pytest.mark.parametrize("face", FACES)
def test_the_focus_is_never_under_the_bar(browser: Browser, site: Site, face: str) -> None:
    with visitor(browser, viewport={"width": 390, "height": 844}) as somebody:
        page = somebody.new_page()
        new_table(page, site, face, "bot:beginner", "bot:beginner")
        assert wait_for_turn(page)
        for _ in range(60):
            page.keyboard.press("Tab")
            assert page.evaluate(UNDER_BAR) is None


def test_what_others_did_is_ringed_until_the_own_move(page: Page, site: Site) -> None:
    new_table(page, site, "newyork", "bot:beginner", "bot:beginner")
    mind = random.Random(1)
    for _ in range(2):  # before the first own move nothing has been seen that could have changed
        assert wait_for_turn(page)
        move_by_clicks(page, mind)
    assert wait_for_turn(page)
    expect(page.locator(CHANGED)).to_have_count(2)
    expect(page.locator(".log .new")).to_have_count(2)
    page.reload()
    assert wait_for_turn(page)
    expect(page.locator(CHANGED)).to_have_count(2)
    page.locator('[data-touch][data-state="lit"]').first.click()
    page.locator('[data-role="confirm"]').click()
    expect(page.locator(".log .new")).not_to_have_count(3)
    assert wait_for_turn(page)
    expect(page.locator(CHANGED)).to_have_count(2)


def test_the_title_and_the_icon_say_whose_turn_it_is(page: Page, site: Site) -> None:
    new_table(page, site, "newyork", "bot:beginner")
    assert wait_for_turn(page)
    expect(page).to_have_title(re.compile("^● "))
    expect(page.locator("link[rel~=icon]")).to_have_attribute("href", re.compile(r"turn\.svg$"))
    resign(page)
    expect(page).to_have_title(re.compile("^[^●]"))
    expect(page.locator("link[rel~=icon]")).to_have_attribute("href", re.compile(r"icon\.svg$"))


# The position that is on the page when the result appears.
AT_THE_END = """() => {
  const result = document.querySelector('[data-role="result"]');
  new MutationObserver(() => {
    if (!result.hidden) {
      window.shownAt ??= Number(document.querySelector("[data-position]").dataset.position);
    }
  }).observe(result, { attributes: true });
}"""


def hold_until(page: Page, held: Callable[[], bool]) -> None:
    for _ in range(PATIENCE // 50):
        if held():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never came")


def test_the_result_comes_when_the_last_moves_have_been_seen(browser: Browser, site: Site) -> None:
    held: list[str | bytes] = []

    def hold(page_end: WebSocketRoute) -> None:
        """Let everything through, but for what follows the own move."""
        server_end = page_end.connect_to_server()

        def tell(message: str | bytes) -> None:
            if holding:
                held.append(message)
            else:
                page_end.send(message)

        def let_go() -> None:
            for message in held:
                page_end.send(message)

        server_end.on_message(tell)
        releases.append(let_go)

    releases: list[Callable[[], None]] = []
    holding = False
    with visitor(browser, {"brisk": False}) as somebody:
        somebody.route_web_socket(re.compile("/socket"), hold)
        page = somebody.new_page()
        table = new_table(page, site, "newyork", "bot:beginner", "bot:beginner").split("/")[-1]
        assert wait_for_turn(page)
        holding = True
        choose_by_clicks(page, random.Random(1))
        hold_until(page, lambda: sum('"type":"move"' in str(told) for told in held) >= 3)
        answer = page.request.post(
            f"{site.address}/api/tables/{table}/messages",
            data={"type": "resign", "id": "r1", "seat": 1},
            headers={"origin": site.address},
        )
        assert answer.ok, answer.text()
        hold_until(page, lambda: '"status":"over"' in str(held[-1]))
        page.evaluate(AT_THE_END)
        releases[-1]()
        expect(page.locator('[data-role="result"]')).to_be_visible()
        assert page.evaluate("window.shownAt") == json.loads(held[-1])["number"]


def test_a_rematch_leads_who_asks_and_invites_the_others(
    browser: Browser, page: Page, site: Site
) -> None:
    new_table(page, site, "newyork", "friend")
    link = page.locator('[data-role="invite"]').input_value()
    expect(page.locator('[data-role="only-here"]')).to_contain_text("--host 0.0.0.0")
    with visitor(browser, **PHONE) as friend:
        other = friend.new_page()
        other.goto(link)
        other.locator("form.order button.primary").click()
        other.wait_for_url("**/table/*")
        page.locator('[data-role="start"]').click()
        for player in (page, other):
            expect(player.locator(".board")).to_be_visible()
        page.locator(MENU).click()
        page.locator('[data-role="resign"]').click()
        page.locator('[data-role="sure-yes"]').click()
        before = page.url
        other.locator('[data-role="rematch"]').click()
        other.wait_for_url(lambda address: address != before)
        expect(other.locator(".seats")).to_contain_text("gardée pour")
        page.locator('[data-role="bubble"] [data-role="rematch-yes"]').click()
        page.wait_for_url(other.url)
        for player in (page, other):
            expect(player.locator(".board")).to_be_visible()


def test_a_finished_game_remembers_the_list_and_rings_each_move(page: Page, site: Site) -> None:
    new_table(page, site, "property", "bot:beginner")
    mind = random.Random(3)
    for _ in range(3):
        assert wait_for_turn(page)
        move_by_clicks(page, mind)
    assert wait_for_turn(page)
    resign(page)
    page.locator('[data-role="look-back"]').click()
    page.wait_for_url("**/game/*")
    expect(page.locator(".board .piece").first).to_be_visible()
    page.locator('[data-role="first"]').click()
    expect(page.locator(".board .piece")).to_have_count(0)
    page.locator('[data-role="on"]').click()
    expect(page.locator(CHANGED)).to_have_count(1)
    assert faults(page) == []
    page.locator('[data-role="list"]').click()
    assert faults(page) == []
    kept = page.evaluate("JSON.parse(localStorage.getItem('ludopolis-table')).list")
    assert kept is True


def test_a_tone_says_that_it_is_the_own_turn(browser: Browser, site: Site) -> None:
    with visitor(browser, {"sound": True}, **PHONE) as somebody:
        somebody.add_init_script(
            """window.tones = 0;
            const Tone = OscillatorNode;
            window.OscillatorNode = class extends Tone {
              start(...when) { window.tones += 1; super.start(...when); }
            };"""
        )
        page = somebody.new_page()
        new_table(page, site, "newyork", "bot:beginner")
        assert wait_for_turn(page)
        assert page.evaluate("window.tones") == 0
        page.locator('[data-touch][data-state="lit"]').first.tap()
        page.locator('[data-role="confirm"]').tap()
        page.wait_for_function("() => window.tones > 0")
