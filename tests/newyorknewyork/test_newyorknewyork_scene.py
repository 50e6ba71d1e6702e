"""The island and its towers, what is touched, the guide, reports and pictures."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from newyorknewyork_table import (
    DECK,
    TABLES,
    number_of,
    plain,
    play_all,
    position,
    reader,
    reading,
    wander,
    words,
)

import ludopolis
from ludopolis.games.newyorknewyork import BOX, drawing, guide
from ludopolis.games.newyorknewyork.notation import LOCALE, named
from ludopolis.games.newyorknewyork.state import ACTIONS, COLOUR_NAMES
from ludopolis.games.newyorknewyork.ui import UI
from ludopolis.language.languages import languages
from ludopolis.language.text import Words
from ludopolis.language.translator import Translator
from ludopolis.presentation import look
from ludopolis.presentation.scene import Drawing, Panel, Piece, Report, Scene
from ludopolis.terminal.chapters import chapters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludopolis import Game

ENGLISH, FRENCH = Translator("en", LOCALE), Translator("fr", LOCALE)
PICTURES = ("cover", "setup", "turn", "score", "ring")


def scene_of(game: Game, seat: int | None = 1) -> Scene:
    """What a seat sees."""
    return UI.scene(game.view(seat))


def told(text: Words, game: Game, seat: int | None = 1, language: str = "en") -> str:
    """A text as a seat reads it, everybody with a name."""
    return words(text, reader(game, seat, language))


def status(game: Game, language: str = "en") -> str:
    """What stands above the board."""
    return plain(reader(game, 1, language).joined(scene_of(game).status))


def on_board(scene: Scene, start: str) -> dict[str, Piece]:
    """The pieces of the board whose id starts so, by id."""
    return {piece.id: piece for piece in scene.pieces if piece.id.startswith(start)}


def panel(scene: Scene, name: str) -> Panel:
    """A panel by its id."""
    return next(panel for panel in scene.panels if panel.id == name)


def facts(scene: Scene, name: str) -> dict[str, str]:
    """The rows of a panel, in English."""
    return {ENGLISH.shown(row.label): ENGLISH.shown(row.value) for row in panel(scene, name).rows}


def all_pieces(scene: Scene) -> list[Piece]:
    """The pieces of the board and of the panels."""
    return [*scene.pieces, *(piece for panel in scene.panels for piece in panel.pieces)]


def parse(svg: str) -> ET.Element:
    """A piece of SVG as a tree; it must be whole, and what pages allow."""
    assert not re.search(r"<script|\son\w+=|\sstyle=|\sid=|href|url\(", svg)
    return ET.fromstring(svg)


# --- Whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_scenes_of_whole_games(options: dict[str, Any]) -> None:
    """A turn: in every position all can be seen, touched and read, in all languages."""
    game = ludopolis.new("newyorknewyork", seed=5, **options)
    board = UI.drawing(game.players, game.options, ENGLISH)
    while not game.over:
        check_sight(game, board)
        wander(game, len(game.moves), moves=7, passing=0.02)
    check_scene(game, 1, board)


def check_sight(game: Game, board: Drawing) -> None:
    """Every choice of the seat to move can be touched, and previewed."""
    sight = look.look(game, game.seat)
    check_scene(game, game.seat, board)
    touchable = {piece.part or piece.id for piece in all_pieces(sight.scene)}
    touchable |= {spot.id for spot in board.spots} | {b.part for b in sight.scene.buttons}
    choices = sight.decision.choices
    for choice in choices:
        assert choice.parts
        assert set(choice.parts) <= touchable
        assert choice.note
        for piece in choice.preview:
            assert piece.sprite in board.sprites
    assert len({tuple(sorted(choice.parts)) for choice in choices}) == len(choices)
    watched = check_scene(game, None, board)
    assert [panel.id for panel in watched.panels if panel.id == "hand"] == []
    assert watched.buttons == ()


def check_scene(game: Game, seat: int | None, board: Drawing) -> Scene:
    """Pieces have ids of their own, known sprites, and lie on the board; the reading has all cards."""
    scene = scene_of(game, seat)
    pieces = all_pieces(scene)
    assert len({piece.id for piece in pieces}) == len(pieces)
    for piece in pieces:
        assert piece.sprite in board.sprites
    for piece in scene.pieces:
        sprite = board.sprites[piece.sprite]
        reach_x, reach_y = sprite.width / 2, sprite.height / 2
        if not piece.turn:  # what is turned lies on the island, whose shore is on the board
            assert reach_x <= piece.x <= board.width - reach_x
            assert reach_y <= piece.y <= board.height - reach_y
    for panel_shown in scene.panels:
        assert set(panel_shown.marks) <= set(board.sprites)
    for language in languages():
        check_reading(game, seat, scene, language)
    return scene


def check_reading(game: Game, seat: int | None, scene: Scene, language: str) -> None:
    """All cards that are seen can be read."""
    read = " ".join(row for rows in reading(game, seat, language).values() for row in rows)
    for piece in scene.pieces:
        if piece.sprite.startswith(("top", "floor", "card")):
            assert told(piece.label, game, seat, language).split(",")[0] in read


# --- The board ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("bonus", [True, False])
def test_the_drawing_is_clean_and_light(language: str, bonus: bool) -> None:
    """All SVG parses, uses the palette only, and is not too heavy to load."""
    board = UI.drawing(3, {"bonus": bonus, "match": False}, Translator(language, LOCALE))
    whole = parse(f"<svg>{board.svg}</svg>")
    sizes = [float(size) for e in whole.iter() if (size := e.get("font-size"))]
    assert min(sizes) >= 26
    texts = {text.text for text in whole.iter("text")}
    assert {str(number) for number in range(1, 13)} <= texts
    assert ("+25" in texts) == bonus
    for sprite in board.sprites.values():
        parse(f"<g>{sprite.svg}</g>")
    colours = set(re.findall(r'(?:fill|stroke)="([^"]+)"', board.svg + str(board.sprites)))
    assert {code for code in colours if not code.startswith("var(--")} == {"none"}
    assert len(msgspec.json.encode(board)) < 80_000


def test_lots_are_large_and_apart() -> None:
    """Touch: lots can be touched by a finger on a phone, and do not lie over each other."""
    spots = UI.drawing(2, {"bonus": True}, ENGLISH).spots
    assert [spot.id for spot in spots] == [f"lot-{number}" for number in range(1, 13)]
    for spot in spots:
        assert min(spot.width, spot.height) >= 110
        for other in spots:
            if other != spot:
                apart_x = abs(spot.x - other.x) >= spot.width - 6
                apart_y = abs(spot.y - other.y) >= spot.height - 6
                assert apart_x or apart_y
    twelve, three, six, nine = (spots[n] for n in (11, 2, 5, 8))
    assert twelve.y < three.y < six.y
    assert nine.x < twelve.x < three.x
    assert twelve.x == pytest.approx(six.x)


def test_the_reserve_lies_in_the_park() -> None:
    """Setup: six cards side by side, clear of the promenade."""
    near = drawing.PROMENADE[0]
    width, height = drawing.ART.size("card")
    for x, y in drawing.RESERVE_SLOTS:
        far_x = abs(x - drawing.MIDDLE[0]) + width / 2
        far_y = abs(y - drawing.MIDDLE[1]) + height / 2
        assert far_x**2 + far_y**2 < near**2
    assert len(set(drawing.RESERVE_SLOTS)) == 6


def test_colours_have_marks_and_numbers_have_roofs() -> None:
    """Nothing depends on seeing colours: marks and roofs are told apart without them."""
    drawn = UI.drawing(4, {"bonus": True}, ENGLISH).sprites

    def without_colours(name: str) -> str:
        return re.sub(r"var\([^)]*\)", "", drawn[name].svg)

    keys = [named(name) for name in COLOUR_NAMES]
    for kind in ("mark-{}", "floor-{}", "top-{}-7", "card-{}-7"):
        assert len({without_colours(kind.format(key)) for key in keys}) == 4
    for kind in ("top-green-{}", "card-green-{}"):
        assert len({without_colours(kind.format(number)) for number in range(1, 13)}) == 12


# --- Towers, runs, signs --------------------------------------------------------------------------


def test_a_tower_has_its_cards_as_floors() -> None:
    """A turn: the last card is on top; covered ones are floors below it, on the same lot."""
    game = position(3, skyline="P7 B7 Y7", hands=["Y1"])
    pieces = [piece for piece in scene_of(game).pieces if piece.id.endswith("-7")]
    assert [piece.id for piece in pieces] == ["pink-7", "light-blue-7", "yellow-7", "star-7"]
    assert [piece.sprite for piece in pieces[:3]] == [
        "floor-pink",
        "floor-light-blue",
        "top-yellow-7",
    ]
    assert pieces[0].y > pieces[1].y > pieces[2].y
    assert {piece.part for piece in pieces} == {"lot-7"}
    assert told(pieces[2].label, game) == "yellow 7, yours"
    assert told(pieces[2].label, game, 2) == "yellow 7, Ada"


def test_runs_are_shown_with_their_bonus() -> None:
    """Score: the worked score, with bands around the ring, and a medal for each run."""
    game = position(3, skyline="Y1 G2 Y3 Y4 B5 P6 P7 P8 G9 G10 Y11 Y12")
    scene = scene_of(game)
    medals = on_board(scene, "bonus-")
    assert {name: (m.sprite, m.text) for name, m in medals.items()} == {
        "bonus-11": ("bonus-yellow", "+6"),
        "bonus-3": ("bonus-yellow", "+3"),
        "bonus-9": ("bonus-green", "+3"),
        "bonus-6": ("bonus-pink", "+6"),
    }
    bands = on_board(scene, "band-")
    assert sorted(int(name[5:]) for name in bands) == [1, 3, 4, 6, 7, 8, 9, 10, 11, 12]
    assert (bands["band-12"].turn, bands["band-3"].turn) == (0, 90)
    assert facts(scene, "seat-1") == {"points": "40", "numbers": "31", "runs": "9", "in hand": "0"}
    assert reading(game)["Runs"][1] == "Ada (you): run 11–1, 6 extra points"


@pytest.mark.parametrize(
    ("players", "skyline", "options"),
    [(3, "Y1 Y3 B5 B6", {}), (2, "Y7 Y8 Y9", {"bonus": False})],
)
def test_no_runs(players: int, skyline: str, options: dict[str, Any]) -> None:
    """Score: neutral neighbours make no run; without the bonus nobody does."""
    scene = scene_of(position(players, skyline=skyline, **options))
    assert on_board(scene, "band-") == on_board(scene, "bonus-") == {}


@given(
    tops=st.lists(st.sampled_from("YGPB-"), min_size=12, max_size=12),
    players=st.integers(2, 4),
    bonus=st.booleans(),
)
def test_the_panels_count_as_the_rules_do(tops: list[str], players: int, bonus: bool) -> None:
    """Score: what a panel says is what the rules count, part by part."""
    skyline = " ".join(f"{top}{n}" for n, top in enumerate(tops, start=1) if top != "-")
    game = position(players, skyline=skyline, bonus=bonus)
    scene = scene_of(game)
    for seat, points in game.scores().items():
        shown = {label: int(value) for label, value in facts(scene, f"seat-{seat}").items()}
        assert shown["points"] == points
        assert shown["numbers"] + shown["runs"] == points if bonus else "runs" not in shown


def test_signs_of_the_own_and_of_the_finished_towers() -> None:
    """Hints: a star beside own towers, brass for the fourth card; a spectator owns nothing."""
    game = position(skyline="Y8 P8 B8 G8 G9 Y9")
    assert set(on_board(scene_of(game, 1), "star-")) == {"star-9"}
    assert set(on_board(scene_of(game, 2), "star-")) == {"star-8"}
    assert on_board(scene_of(game, None), "star-") == {}
    assert set(on_board(scene_of(game, None), "final-")) == {"final-8"}
    rows = reading(game)["Skyline"]
    assert rows[7] == "8: green 8, Ben; below: light blue 8, pink 8, yellow 8; for good"
    assert rows[9] == "10: empty"


# --- Hands, reserve, players ----------------------------------------------------------------------


def test_what_is_known_of_hands() -> None:
    """Knowledge: cards that were taken are shown beside who has them, the rest as a number."""
    game = position(
        3,
        hands=["Y1 P2", "G1 B5 P9", "P12"],
        seen=["P2", "B5", ""],
        passed=[3],
        reserve="B1 Y4",
        pile="B2",
    )
    scene = scene_of(game)
    assert [piece.id for piece in panel(scene, "hand").pieces] == ["yellow-1", "pink-2"]
    assert facts(scene, "seat-1")["others know"] == "pink 2"
    ben = panel(scene, "seat-2")
    assert [(piece.id, piece.text) for piece in ben.pieces] == [
        ("light-blue-5", ""),
        ("hidden-2", "2"),
    ]
    assert told(ben.pieces[0].label, game) == "light blue 5, taken by Ben"
    assert (told(ben.title, game), ben.marks) == ("Ben", ("mark-green",))
    assert told(panel(scene, "seat-1").title, game) == "Ada (you)"
    gone = panel(scene, "seat-3").note
    assert told(gone, game) == "Has passed and plays no more in this game."
    assert told(gone, game, 3).startswith("You have passed")
    assert told(panel(scene, "neutral").title, game) == "Neutral: light blue"
    assert [p.id for p in scene.pieces] == ["yellow-4", "light-blue-1", "pile"]
    assert status(game) == "1 card in the pile."
    watched = scene_of(game, None)
    assert [piece.id for piece in panel(watched, "seat-1").pieces] == ["pink-2", "hidden-1"]


def test_the_status_tells_how_near_the_end_is() -> None:
    """When the cards run out: pile, then reserve; and which game of a match it is."""
    assert status(position(hands=["Y1"], reserve="G1")) == "The pile is empty."
    assert status(position(hands=["Y1"])).startswith("No more cards to take")
    game = position(hands=["Y1"], pile="B1 B2", reserve="G1", match=True, game=2, totals=[5, 9])
    assert status(game) == "Game 2 of 2. 2 cards in the pile."
    assert status(game, "fr") == "Partie 2 sur 2. 2 cartes dans la pioche."
    first = position(hands=["Y1"], match=True, skyline="G5")
    assert facts(scene_of(first), "seat-2")["points"] == "5"
    assert "before" not in facts(scene_of(first), "seat-2")
    assert facts(scene_of(game), "seat-2") == {
        "total": "9",
        "this game": "0",
        "numbers": "0",
        "runs": "0",
        "before": "9",
        "in hand": "0",
    }


def test_unnamed_seats_have_their_numbers() -> None:
    """A seat without a name is called by its number, in the language of who looks."""
    game = position(hands=["Y1"])
    scene = scene_of(game)
    assert look.translator(game, "fr", 1).shown(panel(scene, "seat-2").title) == "place 2"
    assert look.translator(game, "en", 1).shown(panel(scene, "seat-1").title) == "seat 1 (you)"


def test_a_card_is_the_same_piece_wherever_it_lies() -> None:
    """A turn: the card glides from the reserve to a hand, and from there to its tower."""
    game = position(hands=["Y1", "G2"], reserve="P7", pile="B1")

    def where(seat: int | None) -> list[str]:
        scene = scene_of(game, seat)
        places = [("board", scene.pieces)] + [(panel.id, panel.pieces) for panel in scene.panels]
        return [name for name, pieces in places if any(p.id == "pink-7" for p in pieces)]

    assert where(1) == where(2) == where(None) == ["board"]
    play_all(game, "Y1", "+P7")
    assert (where(1), where(2), where(None)) == (["hand"], ["seat-1"], ["seat-1"])
    play_all(game, "G2", "+B1", "P7")
    assert where(1) == where(2) == where(None) == ["board"]


# --- Touching -------------------------------------------------------------------------------------


def touched(game: Game) -> dict[str, tuple[str, ...]]:
    """What is touched for each choice of seat 1."""
    choices = look.look(game, 1).decision.choices
    return {told(choice.text, game): choice.parts for choice in choices}


def test_what_is_touched() -> None:
    """A turn: a card and its lot in any order; a card of the reserve; a button."""
    game = position(hands=["Y7 G7"], reserve="P3", pile="B1")
    assert touched(game) == {
        "play yellow 7": ("yellow-7", "lot-7"),
        "play green 7": ("green-7", "lot-7"),
        "pass": ("pass",),
    }
    play_all(game, "Y7")
    assert touched(game) == {"take pink 3": ("pink-3",)}
    assert scene_of(game).buttons == ()


@pytest.mark.parametrize(
    ("taking", "touched", "english", "french"),
    [
        (False, ["pink-3"], "first play a card of your hand", "jouez d'abord une carte"),
        (
            False,
            ["lot-9"],
            "you have no such card in your hand.",
            "vous n'avez pas une telle carte",
        ),
        (False, ["light-blue-5"], "you have no such card in your hand.", "vous n'avez pas"),
        (False, ["lot-7"], "This can be chosen.", "Cela peut être choisi."),
        (False, ["hidden-2"], "This is nothing that can be chosen now.", "Il n'y a rien à choisir"),
        (True, ["yellow-7"], "you have played your card; now", "vous avez joué votre carte"),
        (True, ["lot-7"], "you have played your card; now", "vous avez joué votre carte"),
        (True, ["pass"], "you have played your card; now", "vous avez joué votre carte"),
    ],
)
def test_why_not(taking: bool, touched: list[str], english: str, french: str) -> None:
    """A turn: whoever touches something else is told what to do."""
    game = position(
        3, hands=["Y7", "B5 G1", "P1"], seen=["", "B5", ""], reserve="P3", pile="B1", taking=taking
    )
    why = look.why_not(game, 1, touched)
    assert told(why, game).removeprefix("Not allowed: ").startswith(english)
    assert told(why, game, 1, "fr").removeprefix("Ce n'est pas permis : ").startswith(french)
    assert told(look.why_not(game, 2, touched), game, 2).endswith("Ada decides now.")


@given(reserve=st.sets(st.sampled_from(DECK), max_size=6), action=st.integers(0, ACTIONS - 1))
def test_parts_mean_one_thing(reserve: set[str], action: int) -> None:
    """A turn: a card of the reserve is taken, any other is played, and no two actions look alike."""
    view = position(hands=["Y1"], reserve=" ".join(reserve)).view(1)
    found = [parts for n in range(ACTIONS) if (parts := UI.parts(view, n)) is not None]
    assert max(Counter(tuple(sorted(parts)) for parts in found).values()) == 1
    assert len(found) == 49
    in_reserve = action % 48 in {number_of(card) for card in reserve}
    if action < 96:
        assert (UI.parts(view, action) is None) == (in_reserve == (action < 48))


def test_previews_show_tower_and_run() -> None:
    """A turn: before a card is played one sees its tower, and the run it would make."""
    game = position(skyline="Y7 Y8 P9 Y2 Y3", hands=["Y9 G12"])
    choices = look.look(game, 1).decision.choices
    previews = {told(choice.text, game): choice.preview for choice in choices}
    run = {piece.id: piece for piece in previews["play yellow 9"]}
    assert set(run) == {"band-9", "pink-9", "yellow-9", "star-9", "bonus-7"}
    assert (run["bonus-7"].text, run["pink-9"].sprite) == ("+6", "floor-pink")
    assert [piece.id for piece in previews["play green 12"]] == ["green-12"]
    assert previews["pass"] == ()


# --- The guide ------------------------------------------------------------------------------------

# One position for each lesson, at the decision of seat 1.
MOMENTS: dict[str, dict[str, Any]] = {
    "first-play": {"hands": ["Y1 G2"], "reserve": "P3", "pile": "B1"},
    "first-take": {"skyline": "G2", "hands": ["Y1"], "reserve": "P3", "pile": "B1", "taking": True},
    "next-game": {"hands": ["Y1"], "reserve": "P3", "pile": "B1", "match": True, "game": 2},
    "alone": {"skyline": "G2 G3", "hands": ["Y1", "G7"], "passed": [2]},
    "nothing-to-take": {"skyline": "B2 B4", "hands": ["Y1", "P7"]},
    "pile-empty": {"skyline": "B2 B4", "hands": ["Y1"], "reserve": "P3", "taking": True},
    "somebody-passed": {
        "players": 3,
        "skyline": "B2 B4 B5",
        "hands": ["Y1", "G7", "P9"],
        "passed": [3],
        "reserve": "P3",
        "pile": "B1",
    },
    "only-others": {"skyline": "B2 B4 B6 P6", "hands": ["G1", "P7"], "reserve": "P3"},
    "ring": {"skyline": "Y12 Y1", "hands": ["Y5"], "reserve": "P3", "pile": "B1"},
    "last-floor": {"skyline": "B2 G2 P2", "hands": ["Y2"], "reserve": "P3", "pile": "B1"},
    "run": {"skyline": "Y4 Y5", "hands": ["Y9"], "reserve": "P3", "pile": "B1"},
    "covered": {"skyline": "Y4 P4", "hands": ["Y9"], "reserve": "P3", "pile": "B1"},
    "cover": {"skyline": "G4 P5", "hands": ["Y4"], "reserve": "P3", "pile": "B1"},
    "known-hands": {
        "skyline": "P4 P5 B6 B7 B8",
        "hands": ["Y1", "G9"],
        "seen": ["", "G9"],
        "reserve": "P3",
        "pile": "B1",
    },
    "take-for-others": {
        "skyline": "P4 P5 B6",
        "hands": ["Y1"],
        "reserve": "P3",
        "pile": "B1",
        "taking": True,
    },
}


LESSONS = (*guide.GUIDE.lessons, *guide.GUIDE.by_turns)


def test_every_lesson_has_its_moment() -> None:
    """The guide: the moments above are those of all lessons."""
    assert sorted(MOMENTS) == sorted(rule.key for rule in LESSONS)


@pytest.mark.parametrize("key", MOMENTS)
def test_lessons(key: str) -> None:
    """The guide: each lesson is told in its moment, in all languages, with a chapter to read."""
    view = position(**{"players": 2, **MOMENTS[key]}).view(1)
    (rule,) = [rule for rule in LESSONS if rule.key == key]
    assert rule.matches(view)
    lesson = rule.lesson
    said = set()
    for language in languages():
        say = Translator(language, LOCALE)
        titles = [chapter.title for chapter in chapters(BOX.rulebook(language))]
        assert 1 <= lesson.chapter <= len(titles)
        assert 2 <= len(re.findall(r"[.!?](?: |$)", say(lesson.text))) <= 4
        said.add((say(lesson.title), say(lesson.text)))
    assert len(said) == len(languages())


def test_lessons_name_the_right_chapters() -> None:
    """The guide: chapters are counted as the terminal lists them."""
    titles = [chapter.title for chapter in chapters(BOX.rulebook("en"))]
    chosen = [guide.YOUR_TURN, guide.SCORE, guide.OPTIONS, guide.HINTS]
    assert [titles[number - 1] for number in chosen] == [
        "Your turn",
        "Score",
        "Options",
        "First hints",
    ]
    game = position(hands=["Y1", "G1"])
    assert UI.chapter(game.view(1)) == guide.YOUR_TURN
    play_all(game, "pass", "pass")
    assert UI.chapter(game.view(1)) == guide.SCORE


def test_lessons_take_turns() -> None:
    """The guide: what lasts does not hide the rest for ever; a quiet position has no lesson."""
    hands: dict[str, Any] = {"hands": ["G6"], "reserve": "P3", "pile": "B1"}
    keys = set()
    for skyline in ("Y4 Y5 Y6 P6 B6", "Y4 Y5 Y6 P6 B6 B7 P7", "Y4 Y5 Y6 P6 B6 B7 P7 B8 P8"):
        lesson = UI.lesson(position(skyline=skyline, **hands).view(1))
        assert lesson is not None
        keys.add(lesson.key)
    assert keys == {"run", "last-floor", "covered"}
    assert UI.lesson(position(skyline="B1 B2 B3", **hands).view(1)) is None


# --- Reports --------------------------------------------------------------------------------------


def last_report(game: Game, seat: int | None = 1, language: str = "en") -> Report | None:
    """The report that the last move brought, with all its texts in words."""
    report = look.report_of(game, seat)
    if report is None:
        return None
    say = reader(game, seat, language)

    def row(texts: Sequence[Words]) -> tuple[str, ...]:
        return tuple(words(text, say) for text in texts)

    return Report(
        words(report.title, say),
        row(report.columns),
        tuple(row(texts) for texts in report.rows),
        notes=row(report.notes),
    )


def test_the_report_between_games() -> None:
    """Match: the points of the game and the totals, who is in front, and who starts."""
    game = position(
        3,
        skyline="Y12 Y1 G5",
        hands=["Y2", "G2", "P2"],
        passed=[1, 2],
        turn_of=3,
        match=True,
        starter=1,
        totals=[3, 20, 0],
    )
    play_all(game, "pass")
    report = last_report(game, 2)
    assert report
    assert report.title == "Game 1 of 3 is over"
    assert report.columns == ("player", "before", "this game", "total")
    assert report.rows == (
        ("Ada", "3", "16", "19"),
        ("Ben (you)", "20", "5", "25"),
        ("Cy", "0", "0", "0"),
    )
    assert report.notes == ("In front with 25: Ben (you).", "You start the next game.")
    other = last_report(game, 1)
    assert other
    assert other.notes[-1] == "Ben starts the next game."
    french = last_report(game, None, "fr")
    assert french
    assert french.title == "La partie 1 sur 3 est finie"
    assert french.notes == ("En tête avec 25 : Ben.", "Ben commence la partie suivante.")


def test_the_report_of_a_match() -> None:
    """Match: the last game with its numbers and runs, and the totals."""
    game = position(
        skyline="Y12 Y1",
        hands=["Y2", "G2"],
        passed=[1],
        turn_of=2,
        match=True,
        game=2,
        totals=[3, 20],
    )
    play_all(game, "pass")
    report = last_report(game)
    assert report
    assert report.title == "The match is over"
    assert report.columns == ("player", "numbers", "runs", "this game", "before", "total")
    assert report.rows == (
        ("Ada (you)", "13", "3", "16", "3", "19"),
        ("Ben", "0", "0", "0", "20", "20"),
    )
    assert [int(str(row[-1])) for row in report.rows] == list(game.scores().values())


@pytest.mark.parametrize(
    ("bonus", "columns", "row"),
    [
        (True, ("joueur", "nombres", "suites", "points"), ("Ada (vous)", "13", "3", "16")),
        (False, ("joueur", "points"), ("Ada (vous)", "13")),
    ],
)
def test_the_report_of_a_game(bonus: bool, columns: Sequence[str], row: Sequence[str]) -> None:
    """Score: numbers, runs if they count, and points; a move within a game has no report."""
    game = position(skyline="Y12", hands=["Y1", "G2"], bonus=bonus)
    play_all(game, "Y1")
    assert last_report(game) is None
    play_all(game, "pass")
    report = last_report(game, 1, "fr")
    assert report
    assert (report.title, report.columns, report.rows[0]) == ("La partie est finie", columns, row)


# --- Pictures, options ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PICTURES)
def test_pictures(name: str, language: str) -> None:
    """The rulebook: every picture is whole and says what it shows."""
    picture = UI.pictures[name](Translator(language, LOCALE))
    root = parse(picture.svg)
    assert root.attrib["viewBox"].startswith("0 0 ")
    assert picture.caption.endswith(".")
    assert (picture.caption == UI.pictures[name](ENGLISH).caption) == (language == "en")


def test_the_rulebooks_show_the_pictures() -> None:
    """The rulebook: the same pictures at the same place in all languages."""
    assert tuple(UI.pictures) == PICTURES
    for language in languages():
        shown = re.findall(r"^<!-- picture: (\w+) -->$", BOX.rulebook(language), re.M)
        assert shown == ["setup", "turn", "ring", "score"]


def test_the_count_without_runs_is_called_ours() -> None:
    """Score: `bonus` off is not in the sheets, so nobody is told that it is the basic game."""
    for say, choice, ours, basic in (
        (ENGLISH, "of ours", "`off` is ours", "basic"),
        (FRENCH, "de notre cru", "`off` est de nous", "de base"),
    ):
        label, rulebook = say.shown(BOX.option("bonus").label(False)), BOX.rulebook(say.language)
        assert choice in label
        assert ours in rulebook
        assert basic not in label + rulebook


def test_the_match_is_recommended() -> None:
    """Match: who chooses the options reads that a match is the better game."""
    option = BOX.option("match")
    for say, word in ((ENGLISH, "recommend"), (FRENCH, "conseill")):
        assert word in say.shown(option.label(True))
        assert word not in say.shown(option.label(False))
        assert word in say(option.text)
    (face,) = BOX.faces
    assert face.options == {}
    assert face.picture in UI.pictures
