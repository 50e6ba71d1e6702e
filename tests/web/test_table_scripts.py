"""The table's scripts where they need a browser, or have to agree with the server.

The rest of their tests are in `tests/javascript`. The modules are loaded from the source folder by a
page that the test serves itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route

from ludopolis.presentation.scene import Button, Panel, Piece, Scene

STATIC = Path(__file__).parents[2] / "src" / "ludopolis" / "web" / "static" / "table"
PLACE = "https://table.test/"


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
          for (const name of ["animation", "position"]) window[name] = await import(`/${name}.js`);
        }"""
    )
    yield page
    page.close()


MOVED = """([pushed, moved]) => {
  document.body.innerHTML = `<div id="line" style="height: 20px"></div>
    <div data-role="board-frame"><svg width="200" height="200">
      <rect data-piece="pawn" x="10" y="10" width="20" height="20"/></svg></div>
    <section data-panel="hand"><button data-piece="card"><svg width="30" height="40"></svg></button>
    </section>`;
  const pawn = document.querySelector('[data-piece="pawn"]');
  const card = document.querySelector('[data-piece="card"]');
  const before = animation.measure(document);
  document.getElementById("line").style.height = `${20 + pushed}px`;
  pawn.setAttribute("x", 10 + moved);
  card.style.marginLeft = `${moved}px`;
  animation.animateMoves(document, before, new Map(), 1);
  const animated = [pawn.getAnimations().length, document.querySelectorAll(".flying").length];
  for (const copy of document.querySelectorAll(".flying")) copy.remove();
  return animated;
}"""


@pytest.mark.parametrize(("pushed", "moved"), [(0, 0), (30, 0), (0, 40), (30, 40)])
def test_only_what_moved_within_its_panel_is_animated(page: Page, pushed: int, moved: int) -> None:
    """A line above the board that becomes two moves no pawn and no card."""
    assert page.evaluate(MOVED, [pushed, moved]) == ([1, 1] if moved else [0, 0])


def as_told(scene: Scene) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(scene))
    return told


MERGED = "([open, own]) => position.mergeScenes(open, own)"


def test_what_a_seat_sees_besides_lies_on_top_or_takes_a_place(page: Page) -> None:
    """As `Scene.with_own` on the server."""
    panels = [Panel("pile", "p"), Panel("seat-1", "s")]
    shared = Scene((Piece("a", "x", "a"), Piece("b", "x", "b")), tuple(panels), status=("all",))
    own = Scene((Piece("b", "y", "mine"), Piece("c", "x", "c")), (Panel("hand", "h"),))
    for mine in (own, Scene(), Scene(status=("me",), buttons=(Button("pass", "p"),))):
        told = page.evaluate(MERGED, [as_told(shared), as_told(mine)])
        wanted = as_told(shared.with_own(mine))
        assert told == {"buttons": [], **wanted}
