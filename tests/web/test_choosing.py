"""From touches to an action: the selection logic, run in the browser that will use it.

The modules are loaded from the source folder by a page that the test serves itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Browser, Page, Route

from ludopolis.presentation.scene import Button, Panel, Piece, Scene

STATIC = Path(__file__).parents[2] / "src" / "ludopolis" / "web" / "static" / "table"
PLACE = "https://table.test/"

parts = st.lists(st.sampled_from("abcde"), max_size=4)
choice_lists = st.lists(parts, min_size=1, max_size=8, unique_by=lambda p: tuple(sorted(p)))


def serve(route: Route) -> None:
    name = route.request.url.removeprefix(PLACE)
    if name.endswith(".js"):
        route.fulfill(body=(STATIC / name).read_text("utf-8"), content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html><title>a table</title>", content_type="text/html")


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    page.route("**/*", serve)
    page.goto(PLACE)
    page.evaluate(
        """async () => {
          const names = ["choosing", "things", "news", "motion", "position"];
          for (const name of names) {
            window[name] = await import(`/${name}.js`);
          }
        }"""
    )
    yield page
    page.close()


def choices(*many: str | list[str]) -> list[dict[str, Any]]:
    return [
        {"action": at, "text": f"choice {at}", "note": "", "parts": list(of)}
        for at, of in enumerate(many)
    ]


def touches(*touched: str) -> list[dict[str, str]]:
    """Every touch is of another thing, so the key of the second a is a2."""
    return [{"key": f"{part}{at}", "part": part} for at, part in enumerate(touched)]


def ask(page: Page, function: str, *arguments: Any) -> Any:
    script = f"(given) => {{ const found = choosing.{function}(...given);" + (
        " return found instanceof Set ? [...found].sort() : found; }"
    )
    return page.evaluate(script, list(arguments))


def lit(page: Page, offered: list[dict[str, Any]], selection: list[dict[str, str]]) -> list[str]:
    found: list[str] = ask(page, "litParts", offered, selection)
    return found


def test_everything_of_a_choice_is_lit_at_first(page: Page) -> None:
    assert lit(page, choices("ab", "c"), []) == ["a", "b", "c"]


def test_only_what_leads_on_stays_lit(page: Page) -> None:
    assert lit(page, choices("ab", "ac", "d"), touches("a")) == ["b", "c"]


def test_a_part_that_is_needed_twice_stays_lit_after_one_touch(page: Page) -> None:
    assert lit(page, choices("aab"), touches("a")) == ["a", "b"]
    assert lit(page, choices("aab"), touches("a", "a")) == ["b"]


def test_the_only_choice_left_is_offered_before_all_of_it_is_touched(page: Page) -> None:
    assert ask(page, "offered", choices("ab", "cd"), touches("c"))["action"] == 1


def test_a_choice_touched_exactly_is_offered_though_more_can_be_touched(page: Page) -> None:
    both = choices("a", "ab")
    assert ask(page, "offered", both, touches("a"))["action"] == 0
    assert lit(page, both, touches("a")) == ["b"]
    assert ask(page, "offered", both, touches("a", "b"))["action"] == 1


def test_nothing_is_offered_while_several_are_meant(page: Page) -> None:
    assert ask(page, "offered", choices("ab", "ac"), touches("a")) is None


def test_a_touch_of_something_selected_puts_it_back(page: Page) -> None:
    [first, second] = touches("a", "b")
    assert ask(page, "touch", choices("ab"), [first, second], first) == [second]


def test_a_touch_that_leads_nowhere_changes_nothing(page: Page) -> None:
    assert ask(page, "touch", choices("ab", "c"), touches("a"), {"key": "c", "part": "c"}) is None


def test_another_of_equal_cards_takes_the_place_of_the_first(page: Page) -> None:
    other = {"key": "other a", "part": "a"}
    assert ask(page, "touch", choices("ab"), touches("a"), other) == [other]


def test_choices_that_no_touch_leads_to_are_offered_by_their_text(page: Page) -> None:
    script = """([choices, selection, parts]) =>
      choosing.spoken(choices, selection, new Set(parts)).map((choice) => choice.action)"""
    many = choices("ax", "ay", "b")
    assert page.evaluate(script, [many, [], ["a", "b"]]) == []
    assert page.evaluate(script, [many, touches("a"), ["a", "b"]]) == [0, 1]
    # Without anything to touch, every choice is a button.
    assert page.evaluate(script, [choices("x", "y"), [], []]) == [0, 1]


def test_a_choice_picked_from_a_list_is_selected_with_things_of_its_own(page: Page) -> None:
    things = [{"key": key, "part": "a"} for key in ("one", "two")]
    picked = ask(page, "selectionOf", choices("aab")[0], things)
    assert [touch["key"] for touch in picked] == ["one", "two", "b"]


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(many=choice_lists, data=st.data())
def test_every_choice_is_reached_in_every_order(
    page: Page, many: list[list[str]], data: st.DataObject
) -> None:
    offered = choices(*many)
    wanted = data.draw(st.sampled_from(offered))
    order = data.draw(st.sampled_from(list(permutations(wanted["parts"]))))
    selection: list[dict[str, str]] = []
    for thing in touches(*order):
        assert thing["part"] in lit(page, offered, selection)
        selection = ask(page, "touch", offered, selection, thing)
    assert ask(page, "offered", offered, selection)["action"] == wanted["action"]


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(many=choice_lists, walk=st.lists(st.integers(0, 9), max_size=6))
def test_nobody_who_follows_the_light_gets_stuck(
    page: Page, many: list[list[str]], walk: list[int]
) -> None:
    offered = choices(*many)
    selection: list[dict[str, str]] = []
    for at, step in enumerate(walk):
        shining = lit(page, offered, selection)
        if not shining:
            break
        thing = {"key": str(at), "part": shining[step % len(shining)]}
        selection = ask(page, "touch", offered, selection, thing)
    assert lit(page, offered, selection) or ask(page, "offered", offered, selection)


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(many=choice_lists)
def test_a_list_with_headings_has_every_choice_once(page: Page, many: list[list[str]]) -> None:
    script = """([choices, labels]) => choosing.grouped(choices, new Map(labels))
      .flatMap((group) => group.choices.map((choice) => choice.action)).sort()"""
    labels = [[part, f"the {part}"] for part in "abc"]
    assert page.evaluate(script, [choices(*many), labels]) == list(range(len(many)))


def test_a_piece_whose_part_is_a_spot_is_touched_as_that_spot(page: Page) -> None:
    drawing = {
        "spots": [{"id": "s", "x": 1, "y": 1, "width": 2, "height": 2, "label": "square"}],
        "sprites": {"pawn": {"width": 1, "height": 1, "svg": ""}},
    }
    scene = {
        "pieces": [
            {"id": "p", "sprite": "pawn", "label": "pawn", "part": "s"},
            {"id": "q", "sprite": "pawn", "label": "pawn", "spot": "s"},
        ],
        "panels": [{"id": "hand", "title": "", "pieces": [{"id": "c", "label": "card"}]}],
        "buttons": [{"part": "pass", "label": "pass"}],
    }
    script = """([drawing, scene]) =>
      [...things.thingsOf(drawing, scene)].map(([key, thing]) => [key, thing.kind])"""
    kinds = page.evaluate(script, [drawing, scene])
    assert kinds == [["s", "spot"], ["q", "piece"], ["c", "piece"], ["pass", "button"]]


def test_things_are_read_row_by_row(page: Page) -> None:
    script = """(boxes) => things.inReadingOrder(
      boxes.map(([key, x, y]) => ({ key, box: { x, y } })), 100).map((thing) => thing.key)"""
    boxes = [["d", 10, 210], ["b", 300, 95], ["a", 20, 105], ["c", 400, 100]]
    assert page.evaluate(script, boxes) == ["a", "b", "c", "d"]


@pytest.mark.parametrize(
    ("label", "lying", "said"),
    [
        ("square 4", [], "square 4"),
        ("square 4", ["square 4: red, Ada"], "square 4, red, Ada"),
        ("case 4", ["pion noir, case 4", "pion noir, case 4"], "case 4, 2 × pion noir"),
        (
            "New York",
            ["hotel, Ada, New York, square 0"],
            "New York, hotel, Ada, New York, square 0",
        ),
    ],
)
def test_a_spot_is_called_with_what_lies_on_it(
    page: Page, label: str, lying: list[str], said: str
) -> None:
    thing = {"label": label, "lying": lying}
    assert page.evaluate("(thing) => things.spokenName(thing)", thing) == said


def test_the_topmost_of_what_lies_on_a_spot_is_said_first(page: Page) -> None:
    drawing = {
        "spots": [{"id": "s", "x": 1, "y": 1, "width": 2, "height": 2, "label": "square"}],
        "sprites": {"pawn": {"width": 1, "height": 1, "svg": ""}},
    }
    lower = {"id": "p", "sprite": "pawn", "label": "ground", "part": "s"}
    upper = {"id": "q", "sprite": "pawn", "label": "house", "spot": "s"}
    script = "([drawing, scene]) => things.spokenName(things.thingsOf(drawing, scene).get('s'))"
    scene = {"pieces": [lower, upper], "panels": []}
    assert page.evaluate(script, [drawing, scene]) == "square, house, ground"


def piece(name: str, spot: str = "", comes_from: str = "") -> dict[str, str]:
    return {"id": name, "spot": spot, "comes_from": comes_from}


def news(page: Page, *scenes: tuple[list[dict[str, str]], bool], seat: int | None = 1) -> Any:
    """What is new after each scene; the second of a pair: did the seat itself move?"""
    script = """([seat, scenes]) => {
      const told = new news.News();
      return scenes.map(([pieces, settled]) =>
        [...told.follow({ seat, scene: { pieces } }, settled)].sort());
    }"""
    return page.evaluate(script, [seat, scenes])


def test_what_was_there_before_one_came_is_no_news(page: Page) -> None:
    assert news(page, ([piece("pawn", "a", "bank")], False)) == [[]]


def test_pieces_that_come_or_move_are_news_until_the_own_move(page: Page) -> None:
    first = [piece("plane", "a")]
    second = [piece("plane", "b"), piece("price", "b")]  # a price tag is a sign, no piece
    third = [*second, piece("hotel", "b", "seat-2")]
    fourth = [*third, piece("own", "c", "seat-1")]
    told = news(page, (first, False), (second, False), (third, False), (fourth, True))
    assert told == [[], ["plane"], ["hotel", "plane"], []]


def test_what_is_gone_and_what_is_pushed_aside_is_no_news(page: Page) -> None:
    came = [piece("pawn", "a", "bank"), {**piece("card"), "x": "1"}]
    gone = [{**piece("card"), "x": "90"}]
    assert news(page, ([], False), (came, False), (gone, False)) == [[], ["pawn"], []]


def test_who_watches_sees_the_last_move(page: Page) -> None:
    one, two = piece("one", "a", "bank"), piece("two", "a", "bank")
    told = news(page, ([], False), ([one], True), ([one, two], True), seat=None)
    assert told == [[], ["one"], ["two"]]


def test_who_comes_back_sees_what_came_meanwhile(page: Page) -> None:
    script = """([before, after]) => {
      const told = new news.News();
      told.follow({ seat: 1, scene: { pieces: before } }, false);
      const again = new news.News(JSON.parse(JSON.stringify(told.kept())));
      return [...again.follow({ seat: 1, scene: { pieces: after } }, false)];
    }"""
    before = [piece("one", "a", "bank")]
    assert page.evaluate(script, [before, [*before, piece("two", "a", "bank")]]) == ["two"]


GLIDES = """([pushed, moved]) => {
  document.body.innerHTML = `<div id="line" style="height: 20px"></div>
    <div data-role="stand"><svg width="200" height="200">
      <rect data-piece="pawn" x="10" y="10" width="20" height="20"/></svg></div>
    <section data-panel="hand"><button data-piece="card"><svg width="30" height="40"></svg></button>
    </section>`;
  const pawn = document.querySelector('[data-piece="pawn"]');
  const card = document.querySelector('[data-piece="card"]');
  const before = motion.places(document);
  document.getElementById("line").style.height = `${20 + pushed}px`;
  pawn.setAttribute("x", 10 + moved);
  card.style.marginLeft = `${moved}px`;
  motion.glide(document, before, new Map(), 1);
  const glides = [pawn.getAnimations().length, document.querySelectorAll(".flying").length];
  for (const copy of document.querySelectorAll(".flying")) copy.remove();
  return glides;
}"""


@pytest.mark.parametrize(("pushed", "moved"), [(0, 0), (30, 0), (0, 40), (30, 40)])
def test_only_what_moved_in_its_place_glides(page: Page, pushed: int, moved: int) -> None:
    """A line above the board that becomes two moves no pawn and no card."""
    assert page.evaluate(GLIDES, [pushed, moved]) == ([1, 1] if moved else [0, 0])


def as_told(scene: Scene) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(scene))
    return told


MERGED = "([open, own]) => position.merged(open, own)"


def test_what_a_seat_sees_besides_lies_on_top_or_takes_a_place(page: Page) -> None:
    """As `Scene.with_own` on the server."""
    panels = [Panel("pile", "p"), Panel("seat-1", "s")]
    shared = Scene((Piece("a", "x", "a"), Piece("b", "x", "b")), tuple(panels), status=("all",))
    own = Scene((Piece("b", "y", "mine"), Piece("c", "x", "c")), (Panel("hand", "h"),))
    for mine in (own, Scene(), Scene(status=("me",), buttons=(Button("pass", "p"),))):
        told = page.evaluate(MERGED, [as_told(shared), as_told(mine)])
        wanted = as_told(shared.with_own(mine))
        assert told == {"buttons": [], **wanted}
