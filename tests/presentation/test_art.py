"""Art from SVG files: sprites, slots, colours and references."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludopolis.presentation.art import Art, Svg
from ludopolis.presentation.scene import Spot
from ludopolis.presentation.svg import ON_PIECES, PALETTE, PIECES

FILE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">
  <style>text { fill: red }</style>
  <defs>
    <path id="mark-red" d="M0
      1"/>
    <path id="mark-sky" d="M3 1"/>
    <path id="mark-3" d="M3 3"/>
  </defs>
  <svg id="house" viewBox="-38 -50 76 100" x="10">
    <circle r="{{size}}" fill="var(--paint)" stroke="var(--on-paint)"/>
    <use href="#mark-paint" transform="scale(2)"/>
    <text>{{name}}</text>
    {{more}}
  </svg>
</svg>"""
OTHER = """<svg xmlns="http://www.w3.org/2000/svg">
  <style>text { fill: red }</style>
  <defs><path id="unused"/></defs>
  <rect id="park" x="10" width="40" height="20"/>
  <use href="board.svg#mark-red" x="1"/>
  <use href="#house" data-paint="sky" data-size="3" data-name="a &amp; b"/>
  <use href="#mark-size" data-size="3"/>
</svg>"""


@pytest.fixture
def art(tmp_path: Path) -> Art:
    (tmp_path / "board.svg").write_text(FILE, encoding="utf-8")
    (tmp_path / "other.svg").write_text(OTHER, encoding="utf-8")
    return Art(tmp_path)


def test_a_sprite_is_filled(art: Art) -> None:
    sprite = art.sprite("house", "red", size=7.50, name="<a> & b", more=Svg("<g/>"))
    assert (sprite.width, sprite.height) == (76, 100)
    assert sprite.svg == (
        '<circle r="7.5" fill="var(--red)" stroke="var(--on-red)"/>'
        '<g transform="scale(2)"><path d="M0 1"/></g>'
        "<text>&lt;a&gt; &amp; b</text><g/>"
    )


def test_a_file_is_known_by_its_name(art: Art) -> None:
    assert art.size("board") == (300, 200)
    assert art.draw("other", "red", more="").startswith(
        '<rect x="10" width="40" height="20"/><g x="1"><path d="M0 1"/></g><circle r="3"'
    )
    assert art.draw("mark-red") == '<path d="M0 1"/>'


def test_a_board_says_where_its_places_are(art: Art) -> None:
    park = art.box("park")
    assert park.grown(5) == (5, -5, 50, 30)
    assert park.spot("west", "West") == Spot("west", 30, 10, 40, 20, "West")


def test_a_reference_gives_slots_of_its_own(art: Art) -> None:
    svg = art.draw("other", "red", size=1, name="", more="")
    assert 'fill="var(--sky)" stroke="var(--on-sky)"' in svg
    assert "<text>a &amp; b</text>" in svg


def test_a_reference_can_end_in_a_slot(art: Art) -> None:
    assert '<path d="M3 3"/>' in art.draw("other", "red", size=1, name="", more="")


def test_an_unfilled_slot_is_an_error(art: Art) -> None:
    with pytest.raises(KeyError):
        art.sprite("house", "red")


def test_the_palette_of_editors_is_that_of_pages() -> None:
    import ludopolis.presentation

    css = Path(ludopolis.presentation.__file__).with_name("palette.css").read_text("utf-8")
    every = {**PALETTE["light"], **PIECES, **{f"on-{name}": c for name, c in ON_PIECES.items()}}
    assert all(f"--{name}: {code};" in css for name, code in every.items())
