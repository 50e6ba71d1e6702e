"""How every game on the shelf looks: what can be touched leads somewhere, and nothing is missing."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

import ludopolis
from ludopolis.engine import registry
from ludopolis.engine.box import LANGUAGES
from ludopolis.engine.conformance import OptionSet, option_sets
from ludopolis.engine.game import Game
from ludopolis.engine.scene import Drawing, Piece, Scene, Stage
from ludopolis.engine.sight import look, picture, report_of, why_not

each_game = pytest.mark.parametrize("name", registry.names())
SETS = [
    pytest.param(name, chosen, id=f"{name}-{chosen.players}-{number}")
    for name in registry.names()
    for number, chosen in enumerate(option_sets(ludopolis.box(name)))
]
LOOK_EVERY = 37


def stage_of(name: str) -> Stage:
    """The stage of a game."""
    stage = ludopolis.box(name).stage
    assert stage is not None
    return stage


@cache
def drawing_of(name: str, players: int, options: tuple[tuple[str, object], ...]) -> Drawing:
    """A drawing, made once."""
    return stage_of(name).drawing(players, dict(options), "en")  # type: ignore[arg-type]


def positions(name: str, chosen: OptionSet, seed: int) -> Iterator[Game]:
    """Positions of a random game: the first, every few moves, the last."""
    game = ludopolis.new(
        name,
        chosen.players,
        seed=seed,
        names=[f"Player {n}" for n in range(1, chosen.players + 1)],
        **chosen.options,
    )
    mind = random.Random(seed)
    while not game.over:
        if len(game.moves) % LOOK_EVERY == 0:
            yield game
        game.play(mind.choice(game.legal()))
    yield game


def pieces_of(scene: Scene) -> list[Piece]:
    """All pieces, on the board and in the panels."""
    return [*scene.pieces, *(piece for panel in scene.panels for piece in panel.pieces)]


def check_scene(scene: Scene, drawing: Drawing) -> None:
    """Every piece has a picture, an id of its own and a name, and lies on the board."""
    pieces = pieces_of(scene)
    assert len({piece.id for piece in pieces}) == len(pieces)
    spots = {spot.id for spot in drawing.spots}
    assert not spots & {piece.id for piece in pieces}
    panels = [panel.id for panel in scene.panels]
    assert len(set(panels)) == len(panels)
    for piece in pieces:
        assert piece.sprite in drawing.sprites, piece
        assert piece.label, piece
        assert not piece.spot or piece.spot in spots, piece
    for piece in scene.pieces:
        assert 0 <= piece.x <= drawing.width, piece
        assert 0 <= piece.y <= drawing.height, piece
    for panel in scene.panels:
        assert set(panel.marks) <= set(drawing.sprites)
    assert scene.status
    assert scene.reading
    assert all(section.title and section.rows for section in scene.reading)


def check_choices(game: Game, seat: int, language: str, drawing: Drawing) -> None:
    """What is touched for an action is there, and no two actions are touched alike."""
    sight = look(game, seat, language)
    touchable = Counter(piece.part or piece.id for piece in pieces_of(sight.scene))
    touchable.update(spot.id for spot in drawing.spots)
    touchable.update(button.part for button in sight.scene.buttons)
    seen = set()
    assert [choice.action for choice in sight.choices]
    for choice in sight.choices:
        assert choice.parts, choice
        assert Counter(choice.parts) <= touchable, choice
        seen.add(tuple(sorted(choice.parts)))
        for piece in choice.preview:
            assert piece.sprite in drawing.sprites
    assert len(seen) == len(sight.choices)
    assert sight.question
    part = sorted(touchable)[len(game.moves) % len(touchable)]
    assert why_not(game, seat, [part], language)


@pytest.mark.parametrize(("name", "chosen"), SETS)
def test_every_view_makes_a_scene(name: str, chosen: OptionSet) -> None:
    drawing = drawing_of(name, chosen.players, tuple(chosen.options.items()))
    for game in positions(name, chosen, seed=3):
        for seat in (None, *range(1, chosen.players + 1)):
            sight = look(game, seat)
            check_scene(sight.scene, drawing)
            assert not sight.choices or seat == game.seat
            shown = {panel.seat for panel in sight.scene.panels if panel.seat}
            assert shown == set(range(1, chosen.players + 1))
            if seat is None:
                assert "hand" not in {panel.id for panel in sight.scene.panels}
        report_of(game, None)
        if game.seat is not None:
            language = LANGUAGES[len(game.moves) % 2]
            check_choices(game, game.seat, language, drawing)


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_both_languages_show_the_same(name: str, language: str) -> None:
    """The same pieces, panels, buttons and parts, whatever the words."""
    for chosen in list(option_sets(ludopolis.box(name)))[:3]:
        for game in positions(name, chosen, seed=5):
            here, there = look(game, game.seat, "en"), look(game, game.seat, language)
            assert [p.id for p in pieces_of(here.scene)] == [p.id for p in pieces_of(there.scene)]
            assert [p.id for p in here.scene.panels] == [p.id for p in there.scene.panels]
            assert [c.parts for c in here.choices] == [c.parts for c in there.choices]
            assert [b.part for b in here.scene.buttons] == [b.part for b in there.scene.buttons]


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_the_drawing_is_clean(name: str, language: str) -> None:
    """Well-formed SVG without scripts, styles, addresses or ids that could clash on a page."""
    box = ludopolis.box(name)
    for chosen in option_sets(box):
        drawing = stage_of(name).drawing(chosen.players, chosen.options, language)
        ids = [spot.id for spot in drawing.spots]
        assert len(set(ids)) == len(ids)
        assert all(spot.label for spot in drawing.spots)
        assert drawing.title
        for svg in [drawing.svg, *(sprite.svg for sprite in drawing.sprites.values())]:
            ElementTree.fromstring(f"<svg>{svg}</svg>")
            assert not re.search(r"style=|<script|<style|\bon\w+=|href|url\(|\bid=", svg)


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_pictures_are_whole(name: str, language: str) -> None:
    pictures = stage_of(name).pictures
    for face in ludopolis.box(name).faces:
        assert face.picture in pictures
    for key, make in pictures.items():
        made = make(language)
        ElementTree.fromstring(made.svg)
        assert made.caption, key
        assert len(made.svg) < 100_000, key
    told = [
        re.findall(r"<!-- picture: (\S+) -->", ludopolis.box(name).rulebook(said))
        for said in LANGUAGES
    ]
    assert told[0] == told[1]
    assert len(told[0]) >= 3
    assert set(told[0]) <= set(pictures)


@each_game
def test_the_picture_of_a_game(name: str) -> None:
    game = ludopolis.new(name, 2, seed=1)
    ElementTree.fromstring(game._repr_svg_())
    for scheme in ("light", "dark"):
        for seat in (None, 1, 2):
            ElementTree.fromstring(picture(game, seat, "fr", scheme))


@each_game
def test_the_guide_speaks_both_languages(name: str) -> None:
    """The guide says something in every game, the same things in both languages."""
    stage, box = stage_of(name), ludopolis.box(name)
    chapters = 1 + box.rulebook("en").count("\n## ")  # the opening is the first
    keys = set()
    sets = list(option_sets(box))
    for chosen in sets[:: len(sets) // 12 or 1]:
        for game in positions(name, chosen, seed=8):
            if game.seat is None:
                continue
            one, two = (stage.lesson(game.view(game.seat, said), said) for said in LANGUAGES)
            assert (one and one.key, one and one.chapter) == (two and two.key, two and two.chapter)
            assert 1 <= stage.chapter(game.view(game.seat)) <= chapters
            if one and two:
                keys.add(one.key)
                assert 1 <= one.chapter <= chapters
                assert one.title
                assert one.text != two.text
    assert len(keys) >= 3


@each_game
def test_faces_and_options_are_in_plain_words(name: str) -> None:
    box = ludopolis.box(name)
    assert box.faces
    for face in box.faces:
        for language in LANGUAGES:
            assert face.title[language]
            assert face.summary[language]
        assert 0 < face.minutes[0] <= face.minutes[1]
        box.settle(box.least_players, face.options)
    for option in box.options:
        for language in LANGUAGES:
            labels = [option.label(choice, language) for choice in option.choices]
            assert len(set(labels)) == len(option.choices)
            assert all(labels)
