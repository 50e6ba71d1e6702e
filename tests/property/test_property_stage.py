"""Property's stage: what is touched, what is foreseen, what is told; and that the drawing is sound."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from property_table import GROUP_OF_SIX, TABLES, position

import ludopolis
from at_a_table import wander
from ludopolis import Game
from ludopolis.engine.scene import Piece, Scene, plain
from ludopolis.engine.sight import Sight, look, picture, report_of, why_not
from ludopolis.games.property import rules, survey
from ludopolis.games.property.drawing import MARKS, OWNERS, drawing
from ludopolis.games.property.guide import PAGES
from ludopolis.games.property.land import BUY, NOBODY, SEATS, only
from ludopolis.games.property.pictures import PICTURES
from ludopolis.games.property.words import played, rent_due

LANGUAGES = ("en", "fr")
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
EMPTY_ROWS = ". . . . . . . .\n" * 7

# --- Helpers ----------------------------------------------------------------------------------


@st.composite
def moments(draw: st.DrawFn) -> Game:
    """Somewhere in a random game."""
    options = draw(st.sampled_from(TABLES))
    game = ludopolis.new("property", seed=draw(st.integers(0, 99)), **options)
    wander(game, draw(st.integers(0, 99)), draw(st.integers(0, 150)))
    return game


def sees(game: Game, seat: int | None, language: str = "en") -> Sight:
    """What a seat sees, with names."""
    return look(game, seat, language, NAMES[: game.players])


def pieces_of(scene: Scene) -> Iterator[Piece]:
    """Every piece, on the board and beside it."""
    yield from scene.pieces
    for panel in scene.panels:
        yield from panel.pieces


def choices_left(game: Game, *touched: str) -> list[str]:
    """The texts of the choices that go with what was touched."""
    return [
        choice.text
        for choice in sees(game, game.seat).choices
        if Counter(touched) <= Counter(choice.parts)
    ]


def rows_of(game: Game, panel: str, seat: int | None = 1) -> dict[str, str]:
    """The facts of a panel."""
    found = next(p for p in sees(game, seat).scene.panels if p.id == panel)
    return {row.label: row.value for row in found.rows}


def previewed(game: Game, text: str) -> dict[str, Piece]:
    """What is shown before a choice, by ids."""
    choice = next(c for c in sees(game, game.seat).choices if c.text == text)
    return {piece.id: piece for piece in choice.preview}


def at_the_rent() -> Game:
    """Seat 1 before the group of six."""
    hand = ["♥3", "♦3", "♦9", "♠5", "♣5", "♣8"]
    return position(2, board=GROUP_OF_SIX, hands=[hand, ["♥8", "♠8"]], units=[7, 0])


# --- Touching ---------------------------------------------------------------------------------


@settings(max_examples=30)
@given(moments())
def test_choices_are_told_apart_by_what_is_touched(game: Game) -> None:
    """Every part of a choice can be seen, and no two choices have the same parts."""
    if game.seat is None:
        return
    sight = sees(game, game.seat)
    there = {piece.part or piece.id for piece in pieces_of(sight.scene)}
    there |= {spot.id for spot in drawing(game.players, "en").spots}
    there |= {button.part for button in sight.scene.buttons}
    assert {part for choice in sight.choices for part in choice.parts} <= there
    touches = [tuple(sorted(choice.parts)) for choice in sight.choices]
    assert all(touches)
    assert len(set(touches)) == len(touches)


def test_two_cards_or_their_square_are_one_choice() -> None:
    """A turn: a pair is touched by its cards, by its square, or by its headings with a card."""
    game = at_the_rent()
    assert choices_left(game, "card-h3", "card-s5") == ["♥3 ♠5"]
    assert choices_left(game, "square-3-8", "card-h3") == ["♥3 ♣8"]
    assert set(choices_left(game, "square-3-5", "card-s5")) == {"♥3 ♠5", "♦3 ♠5", "♦9=3 ♠5"}
    assert choices_left(game, "column-3", "card-d3", "row-8") == ["♦3 ♣8"]
    assert choices_left(game, "card-h3", "card-d3") == []


def test_a_nine_is_touched_with_a_heading_or_a_square() -> None:
    """Nines and tens: what is touched with it says what it stands for."""
    game = at_the_rent()
    assert len(choices_left(game, "card-d9", "card-s5")) == 8
    assert choices_left(game, "card-d9", "card-s5", "column-7") == ["♦9=7 ♠5"]
    assert choices_left(game, "square-7-5", "card-s5") == ["♦9=7 ♠5"]


def test_a_bought_square_is_touched_or_its_button() -> None:
    """Buying: the square itself, or a button."""
    game = at_the_rent()
    game.play("♦3 ♣5")
    assert choices_left(game, "square-3-5") == ["buy"]
    assert choices_left(game, "buy") == ["buy"]
    assert choices_left(game, "leave") == ["do not buy"]
    labels = [button.label for button in sees(game, 1).scene.buttons]
    assert labels == ["Buy it for 6 units", "Do not buy"]


def test_a_hand_that_lacks_a_colour_has_one_button() -> None:
    """Drawing: only the player with that hand is offered to show it."""
    game = position(2, hands=[["♠5", "♣5"], ["♥3", "♠3"]])
    assert [button.part for button in sees(game, 1).scene.buttons] == ["show"]
    assert choices_left(game, "show") == ["show hand"]
    assert not sees(game, 2).scene.buttons
    assert not sees(game, None).scene.buttons


@pytest.mark.parametrize(
    ("touched", "why"),
    [
        (["square-3-5"], "This can be chosen."),
        (["square-4-4"], "4/4 takes a black 4, or a black 9 or 10. You have none of them."),
        (["row-1"], "You do not have that black card (it names the row)."),
        (["card-h7"], "You do not have that red card (it names the column)."),
        (
            ["card-h3", "card-d3"],
            "♥3 and ♦3 are both red: play a red card, for the column, and a black one, for the row.",
        ),
        (["square-3-5", "square-4-4"], "One square at a time."),
        (["card-h3", "square-4-5"], "♥3 names column 3, not this one."),
        (["show"], "The hand is shown only when it lacks a colour."),
    ],
)
def test_why_not(touched: list[str], why: str) -> None:
    """A turn: what is missing for what was touched."""
    assert why_not(at_the_rent(), 1, touched) == why


def test_why_not_without_a_nine() -> None:
    """A turn: neither card leads there, or one of them does."""
    game = position(2, hands=[["♥3", "♠5"]])
    assert why_not(game, 1, ["square-4-4"]) == (
        "4/4 takes a red 4 and a black 4; a 9 or a 10 stands for any number. You have neither."
    )
    assert why_not(game, 1, ["square-4-5"]).startswith("4/5 takes a red 4, or a red 9 or 10.")
    assert why_not(game, 1, ["square-3-4"]).startswith("3/4 takes a black 4, or")
    assert "un as noir" in why_not(game, 1, ["square-3-1"], "fr")
    assert why_not(game, 1, ["column-4"]).startswith("You do not have that red card")
    assert why_not(game, 1, ["column-4"], "fr").startswith("Vous n'avez pas cette carte rouge")
    assert why_not(game, 2, ["square-3-4"]) == "It is not your turn: seat 1 decides now."


def test_why_not_while_buying_is_asked() -> None:
    """Buying: cards are not what is decided."""
    game = at_the_rent()
    game.play("♦3 ♣5")
    assert why_not(game, 1, ["card-h3"]) == "This is not what is being decided now."


# --- What it will cost ------------------------------------------------------------------------


@settings(max_examples=30)
@given(moments())
def test_what_is_foreseen_is_what_the_rules_do(game: Game) -> None:
    """Rent: the effect that a view foretells is the one of the rules, for every pair."""
    if game.seat is None or game.decision != "play":
        return
    view, state = game.view(game.seat), game.state
    for action in map(int, game.legal()):
        if action >= BUY:
            continue
        effect = survey.effect_of(view, survey.pair(action))
        square = played(action)[2]
        owner = int(rules.owner_of(state, square))
        assert effect.rent == rent_due(state, action)
        assert (effect.kind == survey.FREE) == (owner == NOBODY)
        if effect.owner is not None:
            assert effect.owner == owner + 1
            assert effect.price == rules.price(state, square)
            ruin = effect.rent > state.cash[state.active]
            assert effect.kind == (survey.RUIN if ruin else survey.RENT)


def test_the_rent_is_shown_before_it_is_paid() -> None:
    """Rent: a tag at the square says what the pair costs, and a ruinous one looks different."""
    game = at_the_rent()
    assert previewed(game, "♥3 ♠5")["aim-price"].text == "−24"
    assert previewed(game, "♦3 ♣5")["aim-price"].text == "−6"
    assert previewed(game, "♦3 ♣5")["aim-price"].sprite == "cost"
    game.state.cash[0] = 23
    assert previewed(game, "♥3 ♠5")["aim-price"].sprite == "ruin"
    notes = {choice.text: choice.note for choice in sees(game, 1).choices}
    assert notes["♥3 ♠5"] == "rent $24 to Ben: your ruin"
    assert notes["♦3 ♣5"] == "rent $6 to Ben, then 6 units to buy it"


def test_squares_are_shown_as_they_would_be() -> None:
    """A turn: a free square as one's own, with its group; a mark; a square that is lost."""
    game = position(2, board="A a . . . . . .\n" + EMPTY_ROWS, hands=[["♦A", "♦2", "♦3", "♣8"]])
    assert previewed(game, "♦3 ♣8")["plot-3-8-1"].text == "3"
    assert previewed(game, "♦A ♣8")["mortgage-1-8"].sprite == "mortgage"
    assert previewed(game, "♦2 ♣8")["aim"].sprite == "lost"


def test_a_square_to_be_bought_is_framed_and_priced() -> None:
    """Buying: everybody sees which square, and for how much."""
    game = at_the_rent()
    game.play("♦3 ♣5")
    for seat in (1, 2, None):
        pieces = {piece.id: piece for piece in sees(game, seat).scene.pieces}
        assert pieces["offer"].spot == "square-3-5"
        assert pieces["offer-price"].text == "6 units"
    assert previewed(game, "buy")["plot-3-5-1"].text == "1"
    assert previewed(game, "do not buy") == {}


# --- The picture ------------------------------------------------------------------------------


@settings(max_examples=30)
@given(moments(), st.sampled_from(LANGUAGES))
def test_pieces_are_drawn_once_inside_the_board(game: Game, language: str) -> None:
    """Every piece has a name of its own and a sprite; nothing hangs over the edge."""
    drawn = drawing(game.players, language)
    for seat in (*range(1, game.players + 1), None):
        sight = sees(game, seat, language)
        pieces = list(pieces_of(sight.scene))
        assert max(Counter(piece.id for piece in pieces).values()) == 1
        assert all(piece.sprite in drawn.sprites and piece.label for piece in pieces)
        previews = [piece for choice in sight.choices for piece in choice.preview]
        for piece in (*sight.scene.pieces, *previews):
            sprite = drawn.sprites[piece.sprite]
            assert sprite.width / 2 <= piece.x <= drawn.width - sprite.width / 2
            assert sprite.height / 2 <= piece.y <= drawn.height - sprite.height / 2


@settings(max_examples=30)
@given(moments(), st.sampled_from(LANGUAGES))
def test_the_reading_tells_the_whole_land(game: Game, language: str) -> None:
    """Every square is read with its owner, its group and its mortgage."""
    view = game.view(None)
    scene = sees(game, None, language).scene
    join = " ; " if language == "fr" else "; "
    told = [row.split(": ", 1)[1].split(join) for row in scene.reading[0].rows]
    groups = survey.groups(view)
    for down, row in enumerate(told):
        for across, square in enumerate(row):
            place = (across + 1, 8 - down)
            owner = survey.owner_of(view, place)
            assert square.startswith(f"{place[0]} ")
            if owner is None:
                assert square.endswith("libre" if language == "fr" else "free")
            else:
                assert NAMES[owner - 1] in square
                assert re.search(rf"\b{len(groups[place])}\b", square.split("(")[1])
                marked = "hypothéqu" if language == "fr" else "mortgaged"
                assert (marked in square) == survey.is_mortgaged(view, place)
    assert len(scene.reading[-1].rows) == max(1, len(view["discards"]))


def test_plots_that_touch_grow_together() -> None:
    """Rent: sides connect, corners do not; the number is the size of the group."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"], ["♥8", "♠8"]])
    plots = {piece.spot: (piece.sprite, piece.text) for piece in sees(game, 1).scene.pieces}
    north, east, south, west = 1, 2, 4, 8
    assert plots["square-2-6"] == (f"plot-2-{east}", "6")
    assert plots["square-3-5"] == (f"plot-2-{north + east}", "6")
    assert plots["square-4-5"] == (f"plot-2-{south + west}", "6")
    assert plots["square-6-5"] == ("plot-2-0", "1")


def test_the_panels_tell_what_everybody_knows() -> None:
    """Setting up: purses, units, and the number of cards are open; bankrupts are named."""
    game = position(
        3,
        board="A a . B . . . .\n" + EMPTY_ROWS,
        hands=[["♥3", "♠5"], ["♥8", "♠8", "♠7"]],
        purses=[20, 30, 0],
        units=[4, 5, 0],
        bankrupt=[3],
        bankruptcies=2,
        count_property=True,
    )
    assert rows_of(game, "seat-1") == {
        "cash": "$20",
        "units": "4",
        "cards in hand": "2",
        "squares (largest group)": "2 (2)",
        "mortgaged": "1",
        "fortune": "$30",
    }
    assert rows_of(game, "seat-2")["cards in hand"] == "3"
    panels = {panel.id: panel for panel in sees(game, 1).scene.panels}
    assert panels["seat-1"].title == "Ada (you)"
    assert panels["seat-2"].marks == ("mark-2",)
    assert panels["seat-3"].note == "Bankrupt, as number 1."
    assert sees(game, 1).scene.status == "Turn 1 · 35 cards in the pile · bankruptcies: 1 of 2"


def test_the_hand_is_in_order_and_only_ones_own() -> None:
    """Red before black, low to high; a spectator has none."""
    hand = ["♥10", "♥2", "♦2", "♦A", "♠9", "♣3"]
    game = position(2, hands=[hand, ["♥8", "♠8"]])
    panels = {panel.id: panel for panel in sees(game, 1).scene.panels}
    shown = [piece.id for piece in panels["hand"].pieces]
    assert shown == ["card-dA", "card-h2", "card-d2", "card-h10", "card-c3", "card-s9"]
    assert panels["hand"].pieces[0].label == "ace of diamonds"
    spectators = sees(game, None).scene
    assert "hand" not in {panel.id for panel in spectators.panels}
    assert not any(piece.id.startswith("card-") for piece in pieces_of(spectators))


def test_cards_glide_from_the_hand_to_the_discards() -> None:
    """A played pair lies beside the pile under the same names; it comes from who played it."""
    game = position(2, hands=[["♥3", "♠5", "♣2"], ["♥8", "♠8"]])
    game.play("♥3 ♠5")
    for seat in (1, 2, None):
        cards = next(p for p in sees(game, seat).scene.panels if p.id == "cards").pieces
        assert [piece.id for piece in cards] == ["pile-top", "card-h3", "card-s5"]
        assert {piece.comes_from for piece in cards[1:]} == {"seat-1"}


def test_the_last_mover() -> None:
    """Discards come from who laid them: the one before, the buyer, the ruined, the last of all."""
    game = at_the_rent()
    game.play("♦3 ♣5")
    assert survey.last_mover(game.view(None)) == 1
    hands = [["♥3", "♠5"], ["♥8", "♠8"], ["♥7", "♠7"]]
    ruin: dict[str, Any] = {"board": GROUP_OF_SIX, "hands": hands, "purses": [1, 9, 9]}
    game = position(3, **ruin, bankruptcies=2)
    game.play("♥3 ♠5")
    assert survey.last_mover(game.view(None)) == 1
    game.play("♥8 ♠8")
    game.play("♥7 ♠7")
    assert survey.last_mover(game.view(None)) == 3
    game = position(3, **ruin)
    game.play("♥3 ♠5")
    assert game.over
    assert survey.last_mover(game.view(None)) == 1


def test_a_ruin_is_reported() -> None:
    """End: who has what, the richest first, bankrupts last; an ordinary move has no statement."""
    hands = [["♥3", "♠5"], ["♥8", "♠8"], ["♥7", "♠7"]]
    game = position(
        3, board=GROUP_OF_SIX, hands=hands, purses=[1, 9, 30], bankruptcies=2, count_property=True
    )
    game.play("♥3 ♠5")
    report = report_of(game, 2, "en", NAMES[:3])
    assert report is not None
    assert report.title == "Ada is bankrupt"
    assert report.columns == ("player", "cash", "squares", "fortune")
    assert report.rows == (
        ("Ben (you)", "$10", "7 → $35", "$45"),
        ("Cleo", "$30", "0 → $0", "$30"),
        ("Ada", "bankrupt", "–", "–"),
    )
    assert report.note.endswith("the game goes on.")
    game.play("♥8 ♠8")
    assert report_of(game, 2, "en", NAMES[:3]) is None


def test_the_end_is_reported() -> None:
    """End: the statement of the last bankruptcy says that it ends the game."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"], ["♥8", "♠8"]], purses=[1, 9])
    game.play("♥3 ♠5")
    report = report_of(game, None, "fr", NAMES[:2])
    assert report is not None
    assert report.rows == (("Ben", "10 $"), ("Ada", "en faillite"))
    assert report.note == "Cela met fin à la partie."


# --- The guide --------------------------------------------------------------------------------

FULL = "B B B . B B B .\n" * 8
LESSONS: list[tuple[str, dict[str, Any]]] = [
    ("first", {"hands": [["♥3", "♠5"]], "turns": 0}),
    ("free", {"hands": [["♥3", "♠5"]]}),
    ("join", {"hands": [["♥3", "♠5"]], "board": EMPTY_ROWS + ". . . . . . . .", "own": "3/6"}),
    ("wild", {"hands": [["♥9", "♠5"]], "turns": 10}),
    ("rent", {"hands": [["♥3", "♥7", "♠5"]], "board": GROUP_OF_SIX}),
    ("suits", {"hands": [["♥3", "♦3", "♥7", "♠5"]], "board": GROUP_OF_SIX}),
    ("no free", {"hands": [["♥3", "♠5"]], "board": GROUP_OF_SIX}),
    ("own", {"hands": [["♥A", "♠8"]], "board": "A . . . . . . .\n" + EMPTY_ROWS}),
    ("marked", {"hands": [["♥A", "♠8"]], "board": "a . . . . . . .\n" + EMPTY_ROWS}),
    ("danger", {"hands": [["♥3", "♥7", "♠5"]], "board": GROUP_OF_SIX, "purses": [3, 90]}),
    ("doomed", {"hands": [["♥3", "♠5"]], "board": GROUP_OF_SIX, "purses": [3, 90]}),
    ("full", {"hands": [["♥4", "♠5"]], "board": FULL}),
    ("last coins", {"hands": [["♥3", "♠5"]], "purses": [90, 3]}),
    ("show", {"hands": [["♥3"]]}),
]


@pytest.mark.parametrize(("key", "made"), LESSONS, ids=[key for key, _ in LESSONS])
def test_lessons_fit_their_situations(key: str, made: dict[str, Any]) -> None:
    """The guide speaks of what is telling in a position."""
    made = {"turns": 20, "quiet_turns": 20, **made}
    own = made.pop("own", None)
    game = position(2, **made)
    if own:
        game.state.owned[0] |= only((int(own[0]) - 1) * 8 + int(own[2]) - 1)
    lesson = sees(game, 1).lesson
    assert lesson is not None
    assert lesson.key == key


def test_lessons_about_buying() -> None:
    """The guide tells a square that holds a group together from another one."""
    game = at_the_rent()
    game.play("♦3 ♣5")
    lesson = sees(game, 1).lesson
    assert lesson is not None
    assert lesson.key == "cut"
    game = position(2, board=GROUP_OF_SIX, hands=[["♦6", "♣5"], ["♥8", "♠8"]])
    game.play("♦6 ♣5")
    lesson = sees(game, 1).lesson
    assert lesson is not None
    assert lesson.key == "buy"


def test_a_lesson_after_a_bankruptcy() -> None:
    """The guide tells those who go on what has become free."""
    game = position(3, hands=[["♥3", "♠5"]], turns=20, bankrupt=[3], bankruptcies=2, quiet_turns=1)
    lesson = sees(game, 1).lesson
    assert lesson is not None
    assert lesson.key == "fewer"


def test_every_lesson_is_tested_and_written_in_both_languages() -> None:
    """The guide: no lesson that is never given, none without French, none without a chapter."""
    assert set(PAGES) == {key for key, _ in LESSONS} | {"buy", "cut", "fewer"}
    for page in PAGES.values():
        for language in LANGUAGES:
            assert page.title[language]
            assert page.text[language].endswith(".")
            rulebook = ludopolis.box("property").rulebook(language)
            assert 1 <= page.chapter <= len(re.findall("^## ", rulebook, re.MULTILINE)) + 1


@settings(max_examples=30)
@given(moments())
def test_the_chapter_is_one_that_matters(game: Game) -> None:
    """The rulebook opens at turns, at rent while buying, at the end when it is over."""
    heading = {None: "End of the game", "buy": "Rent", "play": "Your turn"}
    rulebook = ludopolis.box("property").rulebook("en")
    titles = ["Property", *re.findall("^## (.*)", rulebook, re.MULTILINE)]
    for seat in (1, None):
        assert titles[sees(game, seat).chapter - 1] == heading[game.view(seat)["decision"]]


# --- Pictures and drawing ---------------------------------------------------------------------


def sound(svg: str) -> None:
    """A drawing that a page allows: XML, no script, no inline style."""
    ElementTree.fromstring(svg)
    assert not re.search(r"<script|\sstyle=|\sonclick=|href=", svg)


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_are_sound_and_light(language: str) -> None:
    """What is drawn can be sent to a phone: plain SVG without ids, and not much of it."""
    drawn = drawing(SEATS, language)
    for svg in (drawn.svg, *(sprite.svg for sprite in drawn.sprites.values())):
        sound(f"<svg>{svg}</svg>")
        assert " id=" not in svg
    assert len(json.dumps(plain(drawn), ensure_ascii=False)) < 70_000
    assert len({spot.id for spot in drawn.spots}) == len(drawn.spots) == 64 + 16


def test_every_owner_has_a_mark_and_a_colour_of_their_own() -> None:
    """Nobody needs colours to tell owners apart."""
    assert len(set(MARKS)) == len(set(OWNERS)) == SEATS


def test_squares_are_large_enough_to_touch() -> None:
    """On a phone that is 390 points wide a square or heading is about 40 points large."""
    drawn = drawing(2, "en")
    for spot in drawn.spots:
        assert min(spot.width, spot.height) * 390 / drawn.width >= 38


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_sound_and_have_captions(language: str) -> None:
    """Every picture of the rulebook and the shelf."""
    captions = [PICTURES[name](language) for name in PICTURES]
    for made in captions:
        sound(made.svg)
        assert made.caption
    assert len({made.caption for made in captions}) == len(PICTURES)


def test_the_rulebooks_show_every_picture() -> None:
    """Both rulebooks name the same pictures in the same order; only the cover is not among them."""
    named = [
        re.findall(r"^<!-- picture: (\w+) -->$", ludopolis.box("property").rulebook(lang), re.M)
        for lang in LANGUAGES
    ]
    assert named[0] == named[1]
    assert {*named[0], "cover"} == set(PICTURES)


def test_the_examples_of_pictures_are_those_of_the_rulebook() -> None:
    """Rent: the drawn group has the six squares of the text."""
    assert PICTURES["rent"]("en").svg.count("group of 6") == 6
    assert PICTURES["bought"]("en").svg.count("Ben, group of 3") == 3
    assert PICTURES["bought"]("en").svg.count("Ben, group of 2") == 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_position_is_one_picture(scheme: str) -> None:
    """As a notebook shows it."""
    sound(picture(at_the_rent(), 1, "fr", scheme))


# --- The shelf --------------------------------------------------------------------------------


def test_the_box_has_a_face_and_labels() -> None:
    """Whoever picks the game reads plain words in both languages."""
    box = ludopolis.box("property")
    (face,) = box.faces
    assert face.picture in PICTURES
    for language in LANGUAGES:
        assert face.title[language]
        assert face.summary[language]
        for option in box.options:
            labels = [option.label(choice, language) for choice in option.choices]
            assert len(set(labels)) == len(option.choices)
            assert len(option.labels[language]) == len(option.choices)
