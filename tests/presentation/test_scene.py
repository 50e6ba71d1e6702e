"""Scenes as data and as one picture; small pieces of SVG."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.language.text import say
from ludopolis.language.translator import Translator
from ludopolis.presentation import svg
from ludopolis.presentation.scene import (
    Button,
    Drawing,
    Panel,
    Piece,
    Scene,
    Spot,
    Sprite,
    compose,
    part_numbers,
)

SAY = Translator()
SPACE = "{http://www.w3.org/2000/svg}"


def drawing() -> Drawing:
    """A board with two spots and a kind of pawn."""
    return Drawing(
        100,
        80,
        svg.tag("rect", width=100, height=80),
        (Spot("a", 20, 20, 10, 10, "A"), Spot("b", 60, 20, 10, 10, "B")),
        {"pawn": Sprite(10, 10, svg.tag("circle", r=5)), "card": Sprite(30, 40, "<path/>")},
        "a board",
    )


def scene(cards: int = 0) -> Scene:
    """A pawn on the board, and cards in the hand."""
    hand = tuple(Piece(f"card-{n}", "card", f"card {n}") for n in range(cards))
    return Scene(
        (Piece("pawn-1", "pawn", "a <pawn>", 20, 20, text="3"),),
        (Panel("hand", "Hand", pieces=hand),),
    )


def sent(thing: object) -> Any:
    """Something as it is sent to browsers."""
    return json.loads(msgspec.json.encode(thing))


def test_what_is_as_usual_is_not_sent() -> None:
    assert sent(Piece("p", "pawn", say("pawn", n=1), 1, 2)) == {
        "id": "p",
        "sprite": "pawn",
        "label": {"say": "pawn", "with": {"n": 1}},
        "x": 1,
        "y": 2,
    }
    assert sent({"a": (Spot("s", 1, 2, 3, 4, "S", round=True),)})["a"][0]["round"] is True


def test_ones_own_takes_the_place_of_what_all_see() -> None:
    shared = Scene(
        (Piece("a", "pawn", "A"), Piece("b", "pawn", "B")),
        (Panel("seat-1", "Ada"), Panel("seat-2", "Ben")),
        (Button("pass", "pass"),),
        ("round 1",),
    )
    own = Scene(
        (Piece("b", "card", "my B"), Piece("c", "card", "C")),
        (Panel("hand", "Hand"), Panel("seat-2", "Ben (you)")),
        (Button("bid", "bid"),),
    )
    both = shared.with_own(own)
    assert [piece.label for piece in both.pieces] == ["A", "my B", "C"]
    assert [panel.title for panel in both.panels] == ["Hand", "Ada", "Ben (you)"]
    assert [button.part for button in both.buttons] == ["pass", "bid"]
    assert both.status == ("round 1",)
    assert shared.with_own(Scene(status=("round 2",))).status == ("round 2",)
    assert shared.with_own(Scene()) == shared


def test_a_scene_is_composed() -> None:
    root = ElementTree.fromstring(compose(drawing(), scene(), SAY))
    assert root.attrib["viewBox"] == "0 0 100 80"
    placed = root.findall(f"{SPACE}g")
    assert [g.attrib["transform"] for g in placed] == ["translate(20 20) rotate(0) scale(1)"]
    assert placed[0].findtext(f"{SPACE}title") == "a <pawn>"
    assert placed[0].findtext(f"{SPACE}text") == "3"


def test_a_label_is_put_into_words() -> None:
    named = Scene((Piece("pawn-1", "pawn", say("seat-number", number=2), 20, 20),))
    for language, words in (("en", "seat 2"), ("fr", "place 2")):
        root = ElementTree.fromstring(compose(drawing(), named, Translator(language)))
        assert root.findtext(f"{SPACE}g/{SPACE}title") == words


@pytest.mark.parametrize(("cards", "height"), [(1, 140), (2, 140), (3, 190), (5, 240)])
def test_the_hand_lies_in_rows_below_the_board(cards: int, height: int) -> None:
    root = ElementTree.fromstring(compose(drawing(), scene(cards), SAY))
    assert root.attrib["viewBox"] == f"0 0 100 {height}"
    assert len(root.findall(f"{SPACE}g")) == 1 + cards
    without = ElementTree.fromstring(compose(drawing(), scene(cards), SAY, hand=False))
    assert without.attrib["viewBox"] == "0 0 100 80"


def test_rings_point_at_spots_and_pieces() -> None:
    root = ElementTree.fromstring(compose(drawing(), scene(), SAY, marked=["b", "pawn-1"]))
    rings = [r for r in root.findall(f"{SPACE}circle") if r.attrib["fill"] == "none"]
    assert [(r.attrib["cx"], r.attrib["cy"]) for r in rings] == [("60", "20"), ("20", "20")]


def test_a_scheme_colours_the_picture() -> None:
    light, dark = (compose(drawing(), scene(), SAY, scheme=name) for name in ("light", "dark"))
    assert svg.PALETTE["light"]["ivory"] in light
    assert svg.PALETTE["dark"]["ivory"] in dark
    assert light != dark


@given(st.text(st.characters(exclude_categories=("Cs", "Cc"))))
def test_any_text_is_only_text(text: str) -> None:
    element = ElementTree.fromstring(svg.words(text, 1, 2, 3))
    assert (element.text or "") == text
    attribute = ElementTree.fromstring(svg.tag("g", aria_label=text))
    assert attribute.attrib["aria-label"] == text


def test_parts_of_a_kind_have_numbers() -> None:
    touched = ["card-3", "spot-1", "card-x", "card-10", "card-0", "card-3"]
    assert part_numbers(touched, "card", 10) == [3, 0, 3]


def test_attributes() -> None:
    assert (
        svg.tag("rect", x=1.0, y=2.345, class_="a", rx=None) == '<rect x="1" y="2.35" class="a"/>'
    )
    assert svg.tag("g", "a", "b") == "<g>ab</g>"


def contrast(one: str, two: str) -> float:
    """How well two colours can be told apart, as WCAG measures it."""

    def light(code: str) -> float:
        parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05

    high, low = sorted((light(one), light(two)), reverse=True)
    return high / low


@pytest.mark.parametrize("scheme", svg.PALETTE)
def test_what_is_written_can_be_read(scheme: str) -> None:
    colours = svg.PALETTE[scheme]
    for ground in ("paper", "ivory", "shade"):
        for text in ("ink", "faint"):
            assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)
        assert contrast(colours["brass"], colours[ground]) >= 3, ground
        assert contrast(colours["lamp"], colours[ground]) >= 3, ground
    for name, code in svg.PIECES.items():
        assert contrast(code, svg.ON_PIECES[name]) >= 4.5, name
