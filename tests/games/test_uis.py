"""How every game on the shelf looks and speaks: nothing is missing, in any language."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from rich.text import Text as RichText

import ludopolis
from ludopolis.engine import registry
from ludopolis.engine.conformance import OptionSet, option_sets, refusals
from ludopolis.engine.game import Game, create
from ludopolis.language.languages import SOURCE, languages
from ludopolis.language.text import Argument, Listed, Text, Words, say
from ludopolis.language.translator import Translator
from ludopolis.presentation.look import Decision, decision_of, log_of, picture, report_of, why_not
from ludopolis.presentation.scene import Drawing, Piece, Scene
from ludopolis.presentation.ui import UI, ui_of

each_game = pytest.mark.parametrize("name", registry.names())
each_language = pytest.mark.parametrize("language", languages())
SETS = [
    pytest.param(name, chosen, id=f"{name}-{chosen.players}-{number}")
    for name in registry.names()
    for number, chosen in enumerate(option_sets(ludopolis.box(name)))
]
LOOK_EVERY = 37


# --- Texts that must not be missing -----------------------------------------------------------


class Strict(Translator):
    """Puts texts into words, and accepts nothing that its own catalogue does not have."""

    def __call__(self, text: Words, /, **arguments: Argument) -> str:
        message = say(text, **arguments) if isinstance(text, str) else text
        filled = {name: self._filled(value) for name, value in message.args.items()}
        words = self._catalogue.format(message.id, filled)
        assert words is not None, f"{self.language} cannot say {message}"
        assert words.strip(), f"{self.language} says nothing for {message}"
        return words


def readers(name: str, players: int) -> tuple[Strict, ...]:
    """Everybody at a table, and a spectator, in every language."""
    names = [f"Player {seat}" for seat in range(1, players + 1)]
    seats = (None, *range(1, players + 1))
    locale = ludopolis.box(name).locale
    return tuple(Strict(lang, locale, names, seat) for lang in languages() for seat in seats)


def texts_in(value: Any) -> Iterator[Text]:
    """All texts in a scene, a report or whatever else is shown."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct) and not isinstance(value, Listed):
        for field in value.__struct_fields__:
            yield from texts_in(getattr(value, field))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from texts_in(item)


@cache
class Said:
    """The texts of a game that have been put into words already; they are not asked for again."""

    def __init__(self, name: str, players: int) -> None:
        self.readers = readers(name, players)
        self.known: set[Text] = set()

    def check(self, shown: Any) -> None:
        """Put all that is new into words for everybody, in every language."""
        for text in texts_in(shown):
            if text not in self.known:
                self.known.add(text)
                for reader in self.readers:
                    reader(text)


# --- Positions --------------------------------------------------------------------------------


def ui_named(name: str) -> UI[Any]:
    """How a game looks and speaks."""
    return ui_of(ludopolis.box(name))


@cache
def drawing_of(name: str, players: int, options: tuple[tuple[str, Any], ...]) -> Drawing:
    """A drawing, made once."""
    words = Strict(SOURCE, ludopolis.box(name).locale)
    return ui_named(name).drawing(players, dict(options), words)


def played(name: str, chosen: OptionSet, seed: int) -> Iterator[Game]:
    """A random game after the deal and after each move."""
    game = create(name, chosen.players, chosen.options, seed)
    mind = random.Random(seed)
    yield game
    while not game.over:
        game.play(mind.choice(game.legal()))
        yield game


def looked_at(game: Game) -> bool:
    """Is it the first position, one of a few, or the last?"""
    return game.over or len(game.moves) % LOOK_EVERY == 0


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


def check_choices(scene: Scene, decision: Decision, drawing: Drawing) -> list[str]:
    """What is touched for an action is there, and no two actions are touched alike."""
    touchable = Counter(piece.part or piece.id for piece in pieces_of(scene))
    touchable.update(spot.id for spot in drawing.spots)
    touchable.update(button.part for button in scene.buttons)
    seen = set()
    for choice in decision.choices:
        assert choice.parts, choice
        assert Counter(choice.parts) <= touchable, choice
        seen.add(tuple(sorted(choice.parts)))
        for piece in choice.preview:
            assert piece.sprite in drawing.sprites
    assert len(seen) == len(decision.choices)
    assert decision.question
    return sorted(touchable)


def check_decision(game: Game, seat: int, scene: Scene, drawing: Drawing, said: Said) -> None:
    """All that is asked of who decides, and said to help."""
    view, ui = game.view(seat), ui_of(game.box)
    decision = decision_of(game, view)
    assert sorted(choice.action for choice in decision.choices) == game.legal()
    parts = check_choices(scene, decision, drawing)
    said.check(decision)
    said.check([why_not(game, seat, [part]) for part in parts[:: len(parts) // 5 or 1]])
    said.check([game.box.notation.refusal(code) for code in set(refusals(game)) - {0}])
    typed = [ui.typed_number(view, action, n) for n, action in enumerate(ui.listed(view), start=1)]
    numbers = [number for number in typed if number is not None]
    assert len(set(numbers)) == len(numbers)
    for aid in ui.aids:
        lines = aid.lines(view)
        assert lines
        said.check([aid.name, lines])


@pytest.mark.parametrize(("name", "chosen"), SETS)
def test_a_game_is_shown_and_told_to_everybody(name: str, chosen: OptionSet) -> None:
    """Scenes, choices, log and reports of a random game, with every text in every language."""
    drawing = drawing_of(name, chosen.players, tuple(chosen.options.items()))
    ui, said = ui_named(name), Said(name, chosen.players)
    seats = (None, *range(1, chosen.players + 1))
    for game in played(name, chosen, seed=3):
        viewer = seats[len(game.moves) % len(seats)]
        said.check([log_of(game, viewer), report_of(game, viewer)])
        if not looked_at(game):
            continue
        shared = game.view(None)
        open_scene = ui.open_scene(shared)
        said.check(ui.explain(shared))
        for seat in seats:
            view = game.view(seat)
            assert ui.open_scene(view) == open_scene, f"seat {seat} changes what everybody sees"
            scene, reading = ui.scene(view), ui.reading(view)
            check_scene(scene, drawing)
            assert all(section.title and section.rows for section in reading)
            said.check([scene, reading])
            assert {panel.seat for panel in scene.panels if panel.seat} == set(seats[1:])
            assert seat is not None or "hand" not in {panel.id for panel in scene.panels}
            if seat is not None and seat == game.seat:
                check_decision(game, seat, scene, drawing, said)
    assert said.known


@each_game
def test_every_move_is_told(name: str) -> None:
    """What happens is told to everybody: nobody is left without a word."""
    for chosen in list(option_sets(ludopolis.box(name)))[:2]:
        for game in played(name, chosen, seed=4):
            if game.moves:
                assert log_of(game, None), game.moves[-1]


@each_language
@each_game
def test_the_terminal_shows_every_view(name: str, language: str) -> None:
    box, ui = ludopolis.box(name), ui_named(name)
    sets = list(option_sets(box))
    for chosen in sets[:: len(sets) // 8 or 1]:
        names = [f"[b]Player [/] {seat}" for seat in range(1, chosen.players + 1)]
        for game in filter(looked_at, played(name, chosen, seed=6)):
            for seat in (None, game.seat or 1):
                shown = ui.terminal(game.view(seat), Strict(language, box.locale, names, seat))
                plain = RichText.from_markup(shown).plain
                assert plain.count("\n") > 3
                assert "[b]Pl" in plain, "a name is no markup"


@each_language
@each_game
def test_the_drawing_is_clean(name: str, language: str) -> None:
    """Well-formed SVG without scripts, styles, addresses or ids that could clash on a page."""
    box = ludopolis.box(name)
    for chosen in option_sets(box):
        words = Strict(language, box.locale)
        drawing = ui_named(name).drawing(chosen.players, chosen.options, words)
        ids = [spot.id for spot in drawing.spots]
        assert len(set(ids)) == len(ids)
        assert all(spot.label for spot in drawing.spots)
        assert drawing.title
        for svg in [drawing.svg, *(sprite.svg for sprite in drawing.sprites.values())]:
            ElementTree.fromstring(f"<svg>{svg}</svg>")
            assert not re.search(r"style=|<script|<style|\bon\w+=|href|url\(|\bid=", svg)


@each_game
def test_drawings_differ_in_words_alone(name: str) -> None:
    box = ludopolis.box(name)
    chosen = next(option_sets(box))
    drawings = [
        ui_named(name).drawing(chosen.players, chosen.options, Strict(language, box.locale))
        for language in languages()
    ]
    for other in drawings[1:]:
        assert [spot.id for spot in other.spots] == [spot.id for spot in drawings[0].spots]
        assert list(other.sprites) == list(drawings[0].sprites)


@each_language
@each_game
def test_pictures_are_whole(name: str, language: str) -> None:
    box, pictures = ludopolis.box(name), ui_named(name).pictures
    for face in box.faces:
        assert face.picture in pictures
    for key, make in pictures.items():
        made = make(Strict(language, box.locale))
        ElementTree.fromstring(made.svg)
        assert made.caption, key
        assert len(made.svg) < 100_000, key
    told, source = (
        re.findall(r"<!-- picture: (\S+) -->", box.rulebook(lang)) for lang in (language, SOURCE)
    )
    assert told == source
    assert len(told) >= 3
    assert set(told) <= set(pictures)


@each_game
def test_the_picture_of_a_game(name: str) -> None:
    game = ludopolis.new(name, 2, seed=1)
    ElementTree.fromstring(game._repr_svg_())
    for scheme in ("light", "dark"):
        for seat in (None, 1, 2):
            ElementTree.fromstring(picture(game, seat, languages()[-1], scheme))


@each_game
def test_the_guide_speaks_every_language(name: str) -> None:
    """The guide says something in every game, and something else in each language."""
    ui, box = ui_named(name), ludopolis.box(name)
    chapters = 1 + box.rulebook(SOURCE).count("\n## ")  # the opening is the first
    keys = set()
    sets = list(option_sets(box))
    for chosen in sets[:: len(sets) // 12 or 1]:
        words = [Strict(language, box.locale) for language in languages()]
        for game in filter(looked_at, played(name, chosen, seed=8)):
            if game.seat is None:
                continue
            view = game.view(game.seat)
            lesson = ui.lesson(view)
            assert 1 <= ui.chapter(view) <= chapters
            if lesson:
                keys.add(lesson.key)
                assert 1 <= lesson.chapter <= chapters
                assert all(word(lesson.title) for word in words)
                assert len({word(lesson.text) for word in words}) == len(words)
    assert len(keys) >= 3


@each_language
@each_game
def test_a_box_is_described_in_plain_words(name: str, language: str) -> None:
    box = ludopolis.box(name)
    words = Strict(language, box.locale)
    assert words(box.title)
    assert words(box.summary)
    assert "1234" in re.sub(r"\D", "", words(box.score(1234)))
    assert box.faces
    for face in box.faces:
        assert words(face.title)
        assert words(face.summary)
        assert 0 < face.minutes[0] <= face.minutes[1]
        box.settle(box.least_players, face.options)
    for option in box.options:
        assert words(option.text)
        labels = {words.shown(option.label(choice)) for choice in option.choices}
        assert len(labels) == len(option.choices)
