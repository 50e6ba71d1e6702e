"""How New York looks and is touched: parts, pieces, panels, blocks, prices, the guide, pictures."""

from __future__ import annotations

import gzip
import random
import re
from collections import Counter
from typing import Any

import msgspec
import pytest
from helpers import TABLES, position, preliminary, told, words

import ludopolis
from at_a_table import wander
from ludopolis import Game
from ludopolis.games.newyork.drawing import block_piece
from ludopolis.games.newyork.guide import GUIDE
from ludopolis.games.newyork.state import LOCALE
from ludopolis.games.newyork.ui import UI
from ludopolis.language.languages import languages
from ludopolis.language.text import Words
from ludopolis.language.translator import Translator
from ludopolis.presentation import look as looks
from ludopolis.presentation.look import Sight, look, report_of
from ludopolis.presentation.scene import Drawing, Panel, Piece, Scene

LANGUAGES = languages()
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def drawing_of(game: Game, language: str = "en") -> Drawing:
    return UI.drawing(game.players, game.options, Translator(language, LOCALE))


def sight(game: Game, seat: int | None = None) -> Sight:
    """What the seat to move sees, or another one."""
    return look(game, seat or game.seat)


def said(game: Game, text: Words, seat: int | None = None, language: str = "en") -> str:
    """A text in words for a seat, with names."""
    return words(game, text, language, seat, NAMES[: game.players])


def status(game: Game, seat: int | None, language: str = "en") -> str:
    """The line above the board, for a seat."""
    sentences = look(game, seat).scene.status
    return " ".join(said(game, text, seat, language) for text in sentences)


def why_not(game: Game, seat: int, parts: list[str], language: str = "en") -> str:
    """Why what was touched leads to nothing, in words."""
    return said(game, looks.why_not(game, seat, parts), seat, language)


def panel(scene: Scene, name: str) -> Panel:
    return next(panel for panel in scene.panels if panel.id == name)


def rows(game: Game, name: str, seat: int | None = None) -> dict[str, str]:
    """The facts of a panel, in words."""
    found = panel(sight(game, seat).scene, name).rows
    return {said(game, row.label): said(game, row.value) for row in found}


def parts_of(game: Game, text: str) -> Counter[str]:
    parts = UI.parts(game.view(game.seat), int(game.read(text)))
    assert parts is not None
    return Counter(parts)


def check_sight(game: Game, language: str) -> None:
    """Every choice can be touched, every piece can be seen and read."""
    seen = sight(game)
    scene, drawing = seen.scene, drawing_of(game, language)
    choices = seen.decision.choices
    everywhere: list[Piece] = [*scene.pieces, *(p for panel in scene.panels for p in panel.pieces)]
    ids = [piece.id for piece in everywhere] + [panel.id for panel in scene.panels]
    assert len(set(ids)) == len(ids)
    spots = {spot.id for spot in drawing.spots}
    touchable = spots | {p.part or p.id for p in everywhere} | {b.part for b in scene.buttons}
    multisets = [tuple(sorted(choice.parts)) for choice in choices]
    assert len(set(multisets)) == len(multisets)
    for choice in choices:
        assert choice.parts
        assert set(choice.parts) <= touchable, choice.text
        assert all(piece.sprite in drawing.sprites for piece in choice.preview)
    for piece in everywhere:
        sprite = drawing.sprites[piece.sprite]
        assert said(game, piece.label, game.seat, language)
        assert not piece.spot or piece.spot in spots
        if piece.spot:
            assert sprite.width / 2 <= piece.x <= drawing.width - sprite.width / 2
            assert sprite.height / 2 <= piece.y <= drawing.height - sprite.height / 2
    lines = [row for section in UI.reading(game.view(game.seat)) for row in section.rows]
    heard = "\n".join(said(game, line, game.seat, language) for line in lines)
    for piece in scene.pieces:
        if piece.sprite.startswith("house"):
            assert said(game, piece.label, game.seat, language) in heard
    assert status(game, game.seat, language)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_choice_can_be_touched(options: dict[str, Any]) -> None:
    """All variants, whole games: parts are unique, and lie on the table."""
    game = ludopolis.new("newyork", seed=3, **options)
    step = 0
    while not game.over:
        check_sight(game, LANGUAGES[step % len(LANGUAGES)])
        step += 1
        wander(game, step, moves=1 + step % 9)
    for seat in (None, 1):
        scene = look(game, seat).scene
        assert scene.buttons == ()


# --- What is touched --------------------------------------------------------------------------

BOARD = """
    B B . . . . .
    B . . . . . .
    . R R R . R .
    . . B B . . .
    . . . R . . .
    . . . . . . .
    . . . . . . .
"""


def test_a_pair_is_two_cards_and_their_crossing() -> None:
    game = position(4, board=BOARD, hands=[["Broadway", "Fifth", "14th", "42nd"]])
    assert parts_of(game, "Fifth × 14th") == Counter(["card-4", "card-13", "square-28"])


def test_copies_of_a_card_are_one_part() -> None:
    game = position(4, hands=[["Broadway", "Broadway", "14th", "42nd"]])
    hand = panel(sight(game).scene, "hand").pieces
    assert [piece.part for piece in hand] == ["card-2", "card-2", "card-13", "card-16"]
    assert len({piece.id for piece in hand}) == 4


def test_a_joker_needs_a_building() -> None:
    game = position(4, hands=[["red joker", "Broadway", "14th", "blue joker"]])
    assert parts_of(game, "joker × 14th → Park/14th") == Counter(["card-7", "card-13", "square-35"])
    assert parts_of(game, "joker × joker → Park/14th") == Counter(
        ["card-7", "card-20", "square-35"]
    )


def test_with_two_colours_the_colour_is_said() -> None:
    game = position(2, hands=[["Broadway", "Fifth", "14th", "42nd"]])
    assert parts_of(game, "Broadway × 14th in yellow")["in-yellow"] == 1
    scene = sight(game).scene
    assert {"in-red", "in-yellow"} <= {button.part for button in scene.buttons}
    assert [p.part for p in panel(scene, "seat-1").pieces] == ["in-red", "in-yellow"]


def test_events_are_touched_with_what_they_hit() -> None:
    board = "\n".join(["B B B . . . ."] * 3 + [". . . . . . ."] * 4)
    cards = ["red Statik", "blue Speculation", "red Ruin", "blue Enterprise", "14th", "Ninth"]
    game = position(board=board, hands=[[*cards, "blue joker"]], events=True)
    assert parts_of(game, "red Ruin") == Counter(["card-9"])
    assert parts_of(game, "blue Speculation → seat 2") == Counter(["card-23", "against-2"])
    assert parts_of(game, "red Statik × 14th → seat 2") == Counter(
        ["card-12", "card-13", "against-2"]
    )
    joker = parts_of(game, "red Statik × joker as 23rd → seat 2")
    assert joker == Counter(["card-12", "card-20", "blue-line-2", "against-2"])
    taken = parts_of(game, "blue Enterprise × Ninth → Ninth/14th")
    assert taken == Counter(["card-24", "card-0", "square-0"])


def test_why_a_building_is_out_of_reach() -> None:
    """What is touched in vain is answered in the rulebook's words."""
    game = position(
        4,
        board=BOARD,
        hands=[[], ["Broadway", "Ninth", "14th", "42nd"]],
        turn_of=2,
        purses=[9, 1, 9, 9],
    )
    dear = "Broadway/42nd costs 2, and you have 1."
    for touched in (["card-2", "card-16"], ["square-17"], ["card-2", "square-17"]):
        assert why_not(game, 2, touched).startswith(dear)
    assert why_not(game, 2, ["square-48"]) == (
        "Lexington/59th takes Lexington or red joker together with 59th or blue joker."
        " You do not have the cards for that."
    )
    assert "Vous n'avez pas les cartes" in why_not(game, 2, ["square-48"], "fr")
    assert why_not(game, 2, ["card-2", "square-48"]) == "Broadway does not lead to Lexington/59th."
    assert "of one colour" in why_not(game, 2, ["card-2", "card-0"])
    assert why_not(game, 2, ["square-17", "square-48"]) == "One building at a time."
    assert "two cards" in why_not(game, 2, ["card-2", "card-0", "card-16"])
    assert "shown only when" in why_not(game, 2, ["show"])
    assert "not your turn" in why_not(game, 1, ["square-48"])


def test_why_an_event_takes_no_second_card() -> None:
    hand = ["red Ruin", "Broadway", "14th", "42nd"]
    game = position(4, board=BOARD, hands=[hand], events=True)
    assert why_not(game, 1, ["card-9", "card-13"]) == (
        "red Ruin is played alone, without another card."
    )


def test_the_log_names_who_an_event_is_played_against() -> None:
    board = "\n".join(["B B B . . . ."] * 3 + [". . . . . . ."] * 4)
    game = position(board=board, hands=[["red Speculation"]], events=True)
    game.play("red Speculation → seat 2")
    assert told(game, 1, "en", NAMES[:4])[0] == "You play red Speculation → Ben."
    assert told(game, 2, "fr", NAMES[:4])[0] == "Ada joue Spéculation rouge → vous."
    assert told(game, 3, "en", NAMES[:4])[0] == "Ada plays red Speculation → Ben."


def test_the_log_of_the_preliminary_round_names_the_colour() -> None:
    game = ludopolis.new("newyork", players=3, seed=1)
    game.play(game.legal()[0])
    assert told(game, 2, "en", NAMES[:3]) == ["Ada puts a red pawn on Ninth/14th."]
    assert told(game, 1, "fr", NAMES[:3]) == ["Vous posez un pion rouge sur Ninth/14th."]


def test_why_an_own_building_cannot_be_chosen_with_two_colours() -> None:
    game = position(2, board=BOARD, hands=[["Broadway", "Ninth", "42nd", "59th"]])
    assert "own buildings cannot be chosen" in why_not(game, 1, ["square-17"])


def test_why_a_first_pawn_cannot_stand_there() -> None:
    board = "R . . . . . .\n" + ". . . . . . .\n" * 6
    game = preliminary(4, board=board, placements=4)
    assert "share a side" in why_not(game, 1, ["square-1"])
    assert "not free" in why_not(game, 1, ["square-0"])


# --- What is seen -----------------------------------------------------------------------------


def test_the_prices_in_reach_are_shown_in_the_own_turn() -> None:
    game = position(
        4,
        board=BOARD,
        hands=[[], ["Broadway", "Ninth", "14th", "42nd"]],
        turn_of=2,
        purses=[9, 1, 9, 9],
    )
    pieces = sight(game).scene.pieces
    tags = [piece for piece in pieces if piece.sprite == "price"]
    assert [(tag.spot, tag.text, tag.faded) for tag in tags] == [("square-17", "2", True)]
    heard = [said(game, piece.label, 2) for piece in pieces if piece.spot == "square-17"]
    assert sum("price 2" in label for label in heard) == 1  # read aloud, it is said once
    assert "Broadway/42nd: your cards lead there, but it is too dear for you" in heard
    for seat in (None, 1, 3):
        assert not any(piece.sprite == "price" for piece in look(game, seat).scene.pieces)


def test_what_a_price_counts_is_told() -> None:
    """With two colours each, the option says whether the owner's second colour counts."""
    board = ". . . . . . .\n" * 2 + ". B G B . B .\n" + ". . . B . . .\n" * 4
    for setting, lesson, counted in (
        ("colour", "price-colour", "buildings of its colour"),
        ("owner", "price", "its owner's buildings"),
    ):
        game = position(
            2,
            board=board,
            hands=[["Broadway", "Ninth", "14th", "42nd"]],
            purses=[1, 0],
            turns=2,
            price_for_two=setting,
        )
        assert counted in why_not(game, 1, ["square-17"])
        found = UI.lesson(game.view(1))
        assert found is not None
        assert found.key == lesson


def test_on_a_phone_the_points_are_not_cut_off() -> None:
    """Closed boxes show the beginning of their rows."""
    assert list(rows(position(), "seat-2"))[:2] == ["Points so far", "Coins"]
    teams = rows(position(teams=True), "seat-2")
    assert list(teams)[:2] == ["Points so far", "Points of the team"]
    placing = rows(ludopolis.new("newyork", players=3, seed=1), "seat-1")
    assert "Points so far" not in placing


def test_the_largest_block_is_outlined() -> None:
    game = position(4, board=BOARD, hands=[["Broadway", "Ninth", "14th", "42nd"]])
    scene = look(game, None).scene
    found = {piece.spot for piece in scene.pieces if piece.sprite.startswith("block-red")}
    assert found == {"square-15", "square-16", "square-17"}
    assert {piece.spot for piece in scene.pieces if piece.sprite.startswith("block-blue")} == {
        "square-0",
        "square-1",
        "square-7",
    }
    assert rows(game, "seat-1")["Largest block"] == "3"


@pytest.mark.parametrize("edition", ["box", "cards"])
def test_a_block_is_edged_where_it_ends(edition: str) -> None:
    """The borders that are drawn are just those between the block and the rest."""
    board = "R R . . . . .\nR . . . . . .\n" + ". . . . . . .\n" * 5
    game = position(4, board=board, edition=edition)
    pieces = [p for p in look(game, None).scene.pieces if p.sprite.startswith("block-red")]
    left, top = min(p.x for p in pieces), min(p.y for p in pieces)
    edged = {}
    for piece in pieces:
        kind = piece.sprite.removeprefix("block-red-")
        turned = {"trbl"[("trbl".index(side) + int(piece.turn) // 90) % 4] for side in kind}
        edged[piece.x > left, piece.y > top] = "".join(sorted(turned))
    assert edged == {(False, False): "lt", (True, False): "brt", (False, True): "blr"}


@pytest.mark.parametrize("sides", ["", "t", "l", "tr", "bl", "tb", "rl", "trl", "tbl", "trbl"])
def test_every_border_has_its_turn(sides: str) -> None:
    kind, turn = block_piece(sides)
    assert {"trbl"[("trbl".index(side) + int(turn) // 90) % 4] for side in kind} == set(sides)


def test_with_one_mark_for_two_both_largest_blocks_are_outlined() -> None:
    board = "R R . R R . .\n" + ". . . . . . .\n" * 6
    game = position(2, board=board, edition="cards")
    scene = look(game, None).scene
    assert sum(piece.sprite.startswith("block-red") for piece in scene.pieces) == 4
    assert rows(game, "seat-1")["Largest blocks"] == "2 + 2"


def test_a_preview_shows_the_building_and_its_price() -> None:
    game = position(4, board=BOARD, hands=[[], ["Broadway", "Ninth", "14th", "42nd"]], turn_of=2)
    choices = sight(game).decision.choices
    previews = {said(game, choice.text): choice.preview for choice in choices}
    bought = previews["Broadway × 42nd"]
    assert [(p.sprite, p.text) for p in bought] == [
        ("site", ""),
        ("house-blue", ""),
        ("price", "2"),
    ]
    assert [p.sprite for p in previews["Ninth × 14th"]] == ["gone"]
    assert [p.sprite for p in previews["Ninth × 42nd"]] == ["site", "house-blue"]


def test_a_note_tells_price_and_points() -> None:
    game = position(4, board=BOARD, hands=[[], ["Broadway", "Ninth", "14th", "42nd"]], turn_of=2)
    choices = sight(game).decision.choices
    notes = {said(game, choice.text): said(game, choice.note or "") for choice in choices}
    assert notes["Broadway × 42nd"] == "Ada, price 2; your points 14 → 13"
    assert notes["Broadway × 14th"] == "free; your points 14 → 16"
    assert notes["Ninth × 14th"] == "you lose it; your points 14 → 12"


# --- Who decides what, and why ----------------------------------------------------------------


def test_everybody_is_told_whose_choice_a_statik_is() -> None:
    board = "\n".join(["B B B . . . ."] * 3 + [". . . . . . ."] * 4)
    game = position(board=board, hands=[["red Statik", "14th", "Ninth", "23rd"]], events=True)
    note = sight(game).decision.choices[-1].note
    assert note is not None
    assert said(game, note) == "Ben chooses one of 3 buildings there for you"
    game.play("red Statik × 14th → seat 2")
    for seat in (None, 1, 3, 4):
        assert "Ben has most on 14th and chooses" in status(game, seat)
        assert "Statik by Ada" in status(game, seat)
    assert "you have most on 14th and choose" in status(game, 2)
    (question,) = sight(game).decision.question
    assert said(game, question, 2) == (
        "Ada plays Statik, and you have most on 14th: choose which building there goes to Ada."
    )
    assert {choice.parts for choice in sight(game).decision.choices} == {
        ("square-0",),
        ("square-7",),
        ("square-14",),
    }


def test_everybody_is_told_whose_choice_a_speculation_is() -> None:
    board = "\n".join(["B B B . . . ."] * 3 + [". . . . . . ."] * 4)
    game = position(board=board, hands=[["red Speculation"]], events=True)
    game.play("red Speculation → seat 2")
    assert "Speculation by Ada: Ben chooses" in status(game, 3)
    assert "Ada joue Spéculation\N{NO-BREAK SPACE}: vous choisissez" in status(game, 2, "fr")


def test_an_offer_is_seen_by_partners_only() -> None:
    hands = [["14th", "Park"], ["Park"], ["57th", "Ninth"], ["Park"]]
    game = position(hands=hands, teams=True)
    buttons = [said(game, button.label) for button in sight(game).scene.buttons]
    assert "Offer Cleo a card" in buttons
    game.play("offer 14th")
    assert game.seat == 3
    scene = sight(game).scene
    assert said(game, panel(scene, "offered-card").title, 3) == "Ada offers you"
    assert [p.label for p in panel(scene, "offered-card").pieces] == ["14th"]
    assert "refuse" in [button.part for button in scene.buttons]
    assert said(game, panel(sight(game, 1).scene, "offered-card").title, 1) == "You offer"
    for seat in (None, 2, 4):
        scene = look(game, seat).scene
        assert not any(panel.id == "offered-card" for panel in scene.panels)
        assert "Ada offers Cleo a card" in status(game, seat)


def test_where_the_stop_cards_are() -> None:
    hands = [["Broadway", "Fifth", "14th", "42nd"]]
    assert "the Stop cards come in at 4" in status(position(hands=hands), 1)
    discards = ["Stop", "Stop", "Park"]
    lying = position(hands=hands, discards=discards, stops="in: few free")
    assert "next shuffle" in status(lying, 1)
    assert rows(lying, "pile")["Stop cards"] == "on the discards"
    inside = position(hands=hands, stops="in: few free")
    assert "whoever draws one ends the game" in status(inside, 1)
    assert rows(inside, "pile")["Stop cards"] == "in the pile"


def test_what_one_played_comes_from_the_own_hand() -> None:
    """Others see it come from the player's panel."""
    game = position(hands=[["Broadway", "14th"], ["Park", "57th"]])
    game.play("Broadway × 14th")
    for seat, source in ((1, "hand"), (2, "seat-1"), (None, "seat-1")):
        pieces = panel(look(game, seat).scene, "pile").pieces
        assert {piece.comes_from for piece in pieces[1:]} == {source}


def test_a_spectator_sees_no_hand() -> None:
    game = position(hands=[["Broadway", "Fifth", "14th", "42nd"]])
    scene = look(game, None).scene
    assert "hand" not in {panel.id for panel in scene.panels}
    assert scene.buttons == ()
    assert b"Broadway" not in msgspec.json.encode(scene.panels)


def test_the_dealt_colours_are_reported() -> None:
    game = ludopolis.new("newyork", players=3, seed=2)
    while game.decision == "place":
        assert report_of(game, 1) is None
        game.play(game.legal()[0])
    report = report_of(game, 1)
    assert report is not None
    cells = [[said(game, cell, 1) for cell in row] for row in report.rows]
    assert [row[0] for row in cells] == ["Ada (you)", "Ben", "Cleo"]
    assert {row[1] for row in cells} == {"red", "blue", "yellow"}
    assert {row[2] for row in cells} == {"8"}
    game.play(game.legal()[0])
    assert report_of(game, 1) is None


# --- The guide --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_short_and_lead_to_a_chapter(language: str) -> None:
    chapters = len(re.findall(r"^## ", rulebook(language), re.MULTILINE))
    tell = Translator(language, LOCALE)
    for rule in (*GUIDE.lessons, *GUIDE.by_turns):
        assert rule.chapter <= chapters
        text = tell(rule.lesson.text)
        assert 2 <= len(re.findall(r"[.!?](?: |$)", text)) <= 5, text


def test_a_game_meets_most_lessons() -> None:
    """Lessons come with the situations they speak of."""
    met = set()
    for seed, options in enumerate([TABLES[0], TABLES[4], TABLES[5], TABLES[7]]):
        game = ludopolis.new("newyork", seed=seed, **options)
        mind = random.Random(seed)
        while not game.over:
            lesson = UI.lesson(game.view(game.seat))
            assert lesson is not None
            met.add(lesson.key)
            wander(game, mind.randrange(1 << 30), moves=1)
    assert len(met) >= 18


def test_the_lesson_fits_the_decision() -> None:
    hands = [["Broadway", "Fifth", "14th", "42nd"]]
    lesson = UI.lesson(position(hands=hands).view(1))
    assert lesson is not None
    assert lesson.key == "first-turn"
    lesson = UI.lesson(position(hands=[["Broadway"]]).view(1))
    assert lesson is not None
    assert lesson.key == "show"


# --- Pictures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_shows_its_pictures(language: str) -> None:
    shown = re.findall(r"^<!-- picture: ([\w-]+) -->$", rulebook(language), flags=re.MULTILINE)
    assert set(shown) == set(UI.pictures) - {"cover", "cover-cards"}


def rulebook(language: str) -> str:
    return ludopolis.box("newyork").rulebook(language)


@pytest.mark.parametrize("edition", ["box", "cards"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_is_small(edition: str, language: str) -> None:
    game = ludopolis.new("newyork", players=5, edition=edition, events=True, seed=1)
    drawing = drawing_of(game, language)
    assert len(gzip.compress(msgspec.json.encode(drawing))) < 6_000  # as it is sent
    squares = [spot for spot in drawing.spots if spot.id.startswith("square")]
    assert len(squares) == 49
    assert all(spot.width >= 110 for spot in squares)
    assert len({(spot.x, spot.y) for spot in drawing.spots}) == len(drawing.spots)


def test_rows_of_ordinary_cards_are_counted_from_the_bottom() -> None:
    """The printed sheet: column 1 at the left, row 1 at the bottom."""
    game = ludopolis.new("newyork", players=3, edition="cards", seed=1)
    spots = {spot.label: spot for spot in drawing_of(game).spots}
    assert spots["1/1"].y > spots["1/7"].y
    assert spots["1/1"].x < spots["7/1"].x
    assert spots["black 3"].y == spots["5/3"].y
    assert spots["red 5"].x == spots["5/3"].x


def test_avenues_are_rows_in_the_box() -> None:
    game = ludopolis.new("newyork", players=3, seed=1)
    spots = {spot.label: spot for spot in drawing_of(game).spots}
    assert spots["Ninth/14th"].y < spots["Lexington/14th"].y
    assert spots["Broadway"].y == spots["Broadway/42nd"].y
    assert spots["42nd"].x == spots["Broadway/42nd"].x


def test_two_faces_settle_the_edition() -> None:
    box = ludopolis.box("newyork")
    assert [(face.name, face.options["edition"]) for face in box.faces] == [
        ("newyork", "box"),
        ("newyork-cards", "cards"),
    ]
