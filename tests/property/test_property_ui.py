"""Property's UI: what is touched, what is foreseen, what is told; and that the drawing is sound."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from property_table import GROUP_OF_SIX, TABLES, plain, position, view

import ludopolis
from at_a_table import wander
from ludopolis import Game
from ludopolis.games.property.drawing import ART, OWNERS, PICTURES
from ludopolis.games.property.guide import GUIDE
from ludopolis.games.property.state import SEATS, only
from ludopolis.games.property.view import Place
from ludopolis.language.text import Words
from ludopolis.language.translator import Translator
from ludopolis.presentation import look
from ludopolis.presentation.look import Sight, picture, report_of
from ludopolis.presentation.scene import Drawing, Panel, Piece, Report, Scene
from ludopolis.presentation.ui import ui_of

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


def sees(game: Game, seat: int | None) -> Sight:
    """What a seat sees."""
    return look.look(game, seat)


def words(game: Game, text: Words | None, language: str = "en", seat: int | None = None) -> str:
    """What a seat reads."""
    say = look.translator(game, language, seat, NAMES[: game.players])
    return "" if text is None else plain(say.shown(text))


def drawn(players: int, language: str = "en") -> Drawing:
    """The board."""
    box = ludopolis.box("property")
    return ui_of(box).drawing(players, box.defaults, Translator(language, box.locale))


def why_not(game: Game, seat: int, touched: list[str], language: str = "en") -> str:
    """What is answered to a selection that leads nowhere."""
    return words(game, look.why_not(game, seat, touched), language, seat)


def pieces_of(scene: Scene) -> Iterator[Piece]:
    """Every piece, on the board and beside it."""
    yield from scene.pieces
    for panel in scene.panels:
        yield from panel.pieces


def choices_left(game: Game, *touched: str) -> list[str]:
    """The texts of the choices that go with what was touched."""
    return [
        words(game, choice.text)
        for choice in sees(game, game.seat).decision.choices
        if Counter(touched) <= Counter(choice.parts)
    ]


def panel_of(game: Game, name: str, seat: int | None = 1) -> Panel:
    """A panel."""
    return next(panel for panel in sees(game, seat).scene.panels if panel.id == name)


def rows_of(game: Game, panel: str) -> dict[str, str]:
    """The facts of a panel."""
    rows = panel_of(game, panel).rows
    return {words(game, row.label): words(game, row.value) for row in rows}


def previewed(game: Game, text: str) -> dict[str, Piece]:
    """What is shown before a choice, by ids."""
    choices = sees(game, game.seat).decision.choices
    choice = next(choice for choice in choices if words(game, choice.text) == text)
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
    there |= {spot.id for spot in drawn(game.players).spots}
    there |= {button.part for button in sight.scene.buttons}
    assert {part for choice in sight.decision.choices for part in choice.parts} <= there
    touches = [tuple(sorted(choice.parts)) for choice in sight.decision.choices]
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
    labels = [words(game, button.label) for button in sees(game, 1).scene.buttons]
    assert not sees(game, 2).scene.buttons
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
        (["row-1"], "Not allowed: you do not have that black card (it names the row)."),
        (["card-h7"], "Not allowed: you do not have that red card (it names the column)."),
        (
            ["card-h3", "card-d3"],
            "♥3 and ♦3 are both red: play a red card, for the column, and a black one, for the row.",
        ),
        (["square-3-5", "square-4-4"], "One square at a time."),
        (["card-h3", "square-4-5"], "♥3 names column 3, not this one."),
        (["show"], "Not allowed: the hand is shown only when it lacks a colour."),
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
    assert why_not(game, 1, ["column-4"]).startswith("Not allowed: you do not have that red card")
    assert why_not(game, 1, ["column-4"], "fr").startswith(
        "Ce n'est pas permis : vous n'avez pas cette carte rouge"
    )
    assert why_not(game, 2, ["square-3-4"]) == "It is not your turn: Ada decides now."


def test_why_not_while_buying_is_asked() -> None:
    """Buying: cards are not what is decided."""
    game = at_the_rent()
    game.play("♦3 ♣5")
    assert why_not(game, 1, ["card-h3"]) == "Not allowed: this is not what is being decided now."


# --- What it will cost ------------------------------------------------------------------------


def test_the_rent_is_shown_before_it_is_paid() -> None:
    """Rent: a tag at the square says what the pair costs, and a ruinous one looks different."""
    game = at_the_rent()
    assert previewed(game, "♥3 ♠5")["aim-price"].text == "−24"
    assert previewed(game, "♦3 ♣5")["aim-price"].text == "−6"
    assert previewed(game, "♦3 ♣5")["aim-price"].sprite == "cost"
    game.state.cash[0] = 23
    assert previewed(game, "♥3 ♠5")["aim-price"].sprite == "ruin"
    choices = sees(game, 1).decision.choices
    notes = {words(game, choice.text): words(game, choice.note) for choice in choices}
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
        assert pieces["offer-price"].text == "6"
        assert words(game, pieces["offer"].label) == "3/5 can be bought for 6 units"
        assert words(game, pieces["offer"].label, "fr") == "3/5 est à vendre pour 6 unités"
    assert previewed(game, "buy")["plot-3-5-1"].text == "1"
    assert previewed(game, "do not buy") == {}


# --- The picture ------------------------------------------------------------------------------


@settings(max_examples=30)
@given(moments(), st.sampled_from(LANGUAGES))
def test_pieces_are_drawn_once_inside_the_board(game: Game, language: str) -> None:
    """Every piece has a name of its own and a sprite; nothing hangs over the edge."""
    board = drawn(game.players, language)
    for seat in (*range(1, game.players + 1), None):
        sight = sees(game, seat)
        pieces = list(pieces_of(sight.scene))
        assert max(Counter(piece.id for piece in pieces).values()) == 1
        assert all(piece.sprite in board.sprites and piece.label for piece in pieces)
        previews = [piece for choice in sight.decision.choices for piece in choice.preview]
        for piece in (*sight.scene.pieces, *previews):
            sprite = board.sprites[piece.sprite]
            assert sprite.width / 2 <= piece.x <= board.width - sprite.width / 2
            assert sprite.height / 2 <= piece.y <= board.height - sprite.height / 2


@settings(max_examples=30)
@given(moments(), st.sampled_from(LANGUAGES))
def test_the_reading_tells_the_whole_land(game: Game, language: str) -> None:
    """Every square is read with its owner, its group and its mortgage."""
    seen = view(game, None)
    sections = ui_of(game.box).reading(seen)
    told = [words(game, row, language).split(": ", 1)[1] for row in sections[0].rows]
    for down, row in enumerate(told):
        squares = re.findall(r"(\d) ([^,(]+)(?:\((.*?)\))?", row)
        assert [int(column) for column, *_ in squares] == list(range(1, 9))
        for column, owner, group in squares:
            square = seen.at(Place(int(column), 8 - down))
            if square.owner is None:
                assert owner == ("libre" if language == "fr" else "free")
                assert not group
            else:
                assert owner.strip() == NAMES[square.owner - 1]
                assert re.search(rf"\b{square.group}\b", group)
                assert (("hypothéqu" if language == "fr" else "mortgaged") in group) == (
                    square.mortgaged
                )
    assert len(sections[-1].rows) == max(1, len(seen.discards))


def test_the_reading_lists_groups_and_the_offer() -> None:
    """Rent: the groups of each player, the largest first."""
    game = at_the_rent()
    game.play("♦3 ♣5")
    _, groups, offer, _ = ui_of(game.box).reading(view(game, 2))
    assert words(game, groups.title, seat=2) == "Groups: Ben (you)"
    assert [words(game, row) for row in groups.rows] == [
        "6 squares: 2/6, 3/5, 3/6, 4/4, 4/5, 5/4",
        "1 square: 6/5",
    ]
    assert [words(game, row) for row in offer.rows] == ["3/5 can be bought for 6 units"]


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
    assert words(game, panels["seat-1"].title, seat=1) == "Ada (you)"
    assert words(game, panels["seat-1"].title, seat=2) == "Ada"
    assert panels["seat-2"].marks == ("mark-2",)
    assert words(game, panels["seat-3"].note) == "Bankrupt, as number 1."
    status = [words(game, text) for text in sees(game, 1).scene.status]
    assert status == ["Turn 1", "35 cards in the pile", "bankruptcies: 1 of 2"]


def test_the_hand_is_in_order_and_only_ones_own() -> None:
    """Red before black, low to high; a spectator has none."""
    hand = ["♥10", "♥2", "♦2", "♦A", "♠9", "♣3"]
    game = position(2, hands=[hand, ["♥8", "♠8"]])
    panels = {panel.id: panel for panel in sees(game, 1).scene.panels}
    shown = [piece.id for piece in panels["hand"].pieces]
    assert shown == ["card-dA", "card-h2", "card-d2", "card-h10", "card-c3", "card-s9"]
    assert words(game, panels["hand"].pieces[0].label) == "ace of diamonds"
    spectators = sees(game, None).scene
    assert "hand" not in {panel.id for panel in spectators.panels}
    assert not any(piece.id.startswith("card-") for piece in pieces_of(spectators))


def test_cards_glide_from_the_hand_to_the_discards() -> None:
    """A played pair lies beside the pile under the same names; it comes from who played it."""
    game = position(2, hands=[["♥3", "♠5", "♣2"], ["♥8", "♠8"]])
    game.play("♥3 ♠5")
    for seat in (1, 2, None):
        cards = panel_of(game, "cards", seat).pieces
        assert [piece.id for piece in cards] == ["pile-top", "card-h3", "card-s5"]
        assert {piece.comes_from for piece in cards[1:]} == {"seat-1"}


def test_the_last_mover() -> None:
    """Discards come from who laid them: the one before, the buyer, the ruined, the last of all."""
    game = at_the_rent()
    game.play("♦3 ♣5")
    assert view(game, None).last_player == 1
    hands = [["♥3", "♠5"], ["♥8", "♠8"], ["♥7", "♠7"]]
    ruin: dict[str, Any] = {"board": GROUP_OF_SIX, "hands": hands, "purses": [1, 9, 9]}
    game = position(3, **ruin, bankruptcies=2)
    game.play("♥3 ♠5")
    assert view(game, None).last_player == 1
    game.play("♥8 ♠8")
    game.play("♥7 ♠7")
    assert view(game, None).last_player == 3
    game = position(3, **ruin)
    game.play("♥3 ♠5")
    assert game.over
    assert view(game, None).last_player == 1


def test_a_ruin_is_reported() -> None:
    """End: who has what, the richest first, bankrupts last; an ordinary move has no statement."""
    hands = [["♥3", "♠5"], ["♥8", "♠8"], ["♥7", "♠7"]]
    game = position(
        3, board=GROUP_OF_SIX, hands=hands, purses=[1, 9, 30], bankruptcies=2, count_property=True
    )
    game.play("♥3 ♠5")
    report = report_of(game, 2)
    assert report is not None
    assert words(game, report.title) == "Ada is bankrupt"
    assert words(game, report.title, seat=1) == "You are bankrupt"
    assert [words(game, head) for head in report.columns] == [
        "player", "cash", "squares", "fortune",
    ]  # fmt: skip
    assert lines_of(game, report, seat=2) == [
        ("Ben (you)", "$10", "7 → $35", "$45"),
        ("Cleo", "$30", "0 → $0", "$30"),
        ("Ada", "bankrupt", "–", "–"),
    ]
    (note,) = report.notes
    assert words(game, note).endswith("the game goes on.")
    game.play("♥8 ♠8")
    assert report_of(game, 2) is None


def lines_of(
    game: Game, report: Report, language: str = "en", seat: int | None = None
) -> list[tuple[str, ...]]:
    """The lines of a statement."""
    return [tuple(words(game, cell, language, seat) for cell in row) for row in report.rows]


def test_the_end_is_reported() -> None:
    """End: the statement of the last bankruptcy says that it ends the game."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"], ["♥8", "♠8"]], purses=[1, 9])
    game.play("♥3 ♠5")
    report = report_of(game, None)
    assert report is not None
    assert lines_of(game, report, "fr") == [("Ben", "10 $"), ("Ada", "en faillite")]
    assert [words(game, note, "fr") for note in report.notes] == ["Cela met fin à la partie."]


# --- The guide --------------------------------------------------------------------------------

FULL = "B B B . B B B .\n" * 8
LESSONS: list[tuple[str, dict[str, Any]]] = [
    ("first", {"hands": [["♥3", "♠5"]], "turns": 0}),
    ("free", {"hands": [["♥3", "♠5"]]}),
    ("join", {"hands": [["♥3", "♠5"]], "board": EMPTY_ROWS + ". . . . . . . .", "own": "3/6"}),
    ("wild", {"hands": [["♥9", "♠5"]], "turns": 10}),
    ("rent", {"hands": [["♥3", "♥7", "♠5"]], "board": GROUP_OF_SIX}),
    ("suits", {"hands": [["♥3", "♦3", "♥7", "♠5"]], "board": GROUP_OF_SIX}),
    ("no-free", {"hands": [["♥3", "♠5"]], "board": GROUP_OF_SIX}),
    ("own", {"hands": [["♥A", "♠8"]], "board": "A . . . . . . .\n" + EMPTY_ROWS}),
    ("marked", {"hands": [["♥A", "♠8"]], "board": "a . . . . . . .\n" + EMPTY_ROWS}),
    ("danger", {"hands": [["♥3", "♥7", "♠5"]], "board": GROUP_OF_SIX, "purses": [3, 90]}),
    ("doomed", {"hands": [["♥3", "♠5"]], "board": GROUP_OF_SIX, "purses": [3, 90]}),
    ("full", {"hands": [["♥4", "♠5"]], "board": FULL}),
    ("last-coins", {"hands": [["♥3", "♠5"]], "purses": [90, 3]}),
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
    lesson = sees(game, 1).decision.lesson
    assert lesson is not None
    assert lesson.key == key


def test_lessons_about_buying() -> None:
    """The guide tells a square that holds a group together from another one."""
    game = at_the_rent()
    game.play("♦3 ♣5")
    lesson = sees(game, 1).decision.lesson
    assert lesson is not None
    assert lesson.key == "cut"
    game = position(2, board=GROUP_OF_SIX, hands=[["♦6", "♣5"], ["♥8", "♠8"]])
    game.play("♦6 ♣5")
    lesson = sees(game, 1).decision.lesson
    assert lesson is not None
    assert lesson.key == "buy"


def test_a_lesson_after_a_bankruptcy() -> None:
    """The guide tells those who go on what has become free."""
    game = position(3, hands=[["♥3", "♠5"]], turns=20, bankrupt=[3], bankruptcies=2, quiet_turns=1)
    lesson = sees(game, 1).decision.lesson
    assert lesson is not None
    assert lesson.key == "fewer"


def test_every_lesson_is_tested_and_has_a_chapter() -> None:
    """The guide: no lesson that is never given, none without a chapter of the rulebook."""
    chapters = {rule.key: rule.chapter for rule in GUIDE.lessons}
    assert set(chapters) == {key for key, _ in LESSONS} | {"buy", "cut", "fewer"}
    for language in LANGUAGES:
        rulebook = ludopolis.box("property").rulebook(language)
        last = len(re.findall("^## ", rulebook, re.MULTILINE)) + 1
        assert all(1 <= chapter <= last for chapter in chapters.values())


@settings(max_examples=30)
@given(moments())
def test_the_chapter_is_one_that_matters(game: Game) -> None:
    """The rulebook opens at turns, at rent while buying, at the end when it is over."""
    heading = {None: "End of the game", "buy": "Rent", "play": "Your turn"}
    rulebook = ludopolis.box("property").rulebook("en")
    titles = ["Property", *re.findall("^## (.*)", rulebook, re.MULTILINE)]
    for seat in (1, None):
        assert titles[sees(game, seat).chapter - 1] == heading[view(game, seat).decision]


# --- Pictures and drawing ---------------------------------------------------------------------


def sound(svg: str) -> None:
    """A drawing that a page allows: XML, no script, no inline style."""
    ElementTree.fromstring(svg)
    assert not re.search(r"<script|\sstyle=|\sonclick=|href=", svg)


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_are_sound_and_light(language: str) -> None:
    """What is drawn can be sent to a phone: plain SVG without ids, and not much of it."""
    board = drawn(SEATS, language)
    for svg in (board.svg, *(sprite.svg for sprite in board.sprites.values())):
        sound(f"<svg>{svg}</svg>")
        assert " id=" not in svg
    assert len(msgspec.json.encode(board)) < 70_000
    assert len({spot.id for spot in board.spots}) == len(board.spots) == 64 + 16


def test_every_owner_has_a_mark_and_a_colour_of_their_own() -> None:
    """Nobody needs colours to tell owners apart."""
    marks = {ART.draw(f"mark-{paint}") for paint in OWNERS}
    assert len(marks) == len(set(OWNERS)) == SEATS


def test_squares_are_large_enough_to_touch() -> None:
    """On a phone that is 390 points wide a square or heading is about 40 points large."""
    board = drawn(2)
    for spot in board.spots:
        assert min(spot.width, spot.height) * 390 / board.width >= 38


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_sound_and_have_captions(language: str) -> None:
    """Every picture of the rulebook and the shelf."""
    say = Translator(language, ludopolis.box("property").locale)
    captions = [PICTURES[name](say) for name in PICTURES]
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
    say = Translator(locale=ludopolis.box("property").locale)
    assert PICTURES["rent"](say).svg.count("group of 6") == 6
    assert PICTURES["bought"](say).svg.count("Ben, group of 3") == 3
    assert PICTURES["bought"](say).svg.count("Ben, group of 2") == 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_position_is_one_picture(scheme: str) -> None:
    """As a notebook shows it."""
    sound(picture(at_the_rent(), 1, "fr", scheme))


# --- The shelf --------------------------------------------------------------------------------


def test_the_box_has_a_face_and_labels() -> None:
    """Whoever picks the game reads plain words in every language."""
    box = ludopolis.box("property")
    (face,) = box.faces
    assert face.picture in PICTURES
    for language in LANGUAGES:
        say = Translator(language, box.locale)
        for option in box.options:
            labels = [say.shown(option.label(choice)) for choice in option.choices]
            assert len(set(labels)) == len(option.choices)
            assert not any("option-" in text for text in (say(option.text), *labels))
        for text in (box.title, box.summary, face.title, face.summary, box.score(1)):
            assert say(text) != text.id
