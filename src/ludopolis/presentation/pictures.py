"""Pictures of rulebooks and covers: whole SVG with a caption, made once in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from ludopolis.engine import registry
from ludopolis.engine.box import Value
from ludopolis.engine.view import V
from ludopolis.language.text import Words
from ludopolis.language.translator import Translator
from ludopolis.presentation.art import Art, Svg
from ludopolis.presentation.scene import Picture, Piece, Scene, compose
from ludopolis.presentation.svg import document, tag
from ludopolis.presentation.ui import ui_of

Draw = Callable[[Translator], str]
Make = Callable[[Translator], Picture]
P = ParamSpec("P")
T = TypeVar("T")


def in_each_language(
    make: Callable[Concatenate[Translator, P], T],
) -> Callable[Concatenate[Translator, P], T]:
    """Something that is drawn with words, made once in each language whoever reads it."""
    made: dict[object, T] = {}

    def remembered(say: Translator, /, *given: P.args, **named: P.kwargs) -> T:
        key = (say.language, say.locale, given, *named.items())
        if key not in made:
            made[key] = make(Translator(say.language, say.locale), *given, **named)
        return made[key]

    return remembered


def picture(name: str, locale: Path, draw: Draw, names: Sequence[Words] = ()) -> Make:
    """A picture by its name; `picture-NAME` is its caption, `names` those of the players in it."""

    @cache
    def made(language: str) -> Picture:
        say = Translator(language, locale)
        reader = say.for_reader([say.shown(player) for player in names], None)
        return Picture(draw(reader), say(f"picture-{name}"))

    return lambda say: made(say.language)


def gallery(
    locale: Path, drawn: Mapping[str, Draw], names: Sequence[Words] = ()
) -> Mapping[str, Make]:
    """The pictures of a game by their names."""
    return {name: picture(name, locale, draw, names) for name, draw in drawn.items()}


def sheet(art: Art, name: str, say: Translator, **slots: object) -> str:
    """A whole file of a game's art as a picture: a cover."""
    return whole(*art.size(name), tag("title", say("game")), art.draw(name, **slots))


def position(
    game: str,
    view: Callable[[], V],
    options: Mapping[str, Value] | None = None,
    *,
    marked: Sequence[str] = (),
    pieces: Sequence[Piece] = (),
    hand: bool = True,
    names: Sequence[str] = (),
    frame: tuple[float, float, float, float] | None = None,
) -> Draw:
    """The board of a game, by its name, as a view shows it.

    Some spots or pieces are ringed, and `pieces` lie on top. Options that are not given are as on the
    box; of a `frame` see `compose`.
    """

    def draw(say: Translator) -> str:
        box, seen = registry.box(game), view()
        ui, reader = ui_of(box), say.for_reader(names or say.names, seen.seat)
        drawing = ui.drawing(seen.players, {**box.defaults, **(options or {})}, reader)
        scene = ui.scene(seen).with_own(Scene(tuple(pieces)))
        return compose(drawing, scene, reader, hand=hand, marked=marked, frame=frame)

    return draw


def letters(board: str) -> Iterator[tuple[int, int, str]]:
    """A board drawn in letters: the row from the top, the column from the left, and the letter."""
    for row, line in enumerate(board.strip().splitlines()):
        for column, letter in enumerate(line.split()):
            yield row, column, letter


def placed(svg: str, x: float, y: float, scale: float = 1, turn: float = 0) -> Svg:
    """Something drawn around its middle, put at a place."""
    moves = [f"translate({x:g} {y:g})"]
    moves += [f"rotate({turn:g})"] if turn else []
    moves += [f"scale({scale:g})"] if scale != 1 else []
    return Svg(tag("g", svg, transform=" ".join(moves)))


def whole(width: float, height: float, *parts: str) -> str:
    """A picture that stands alone, with the palette."""
    return document(f"0 0 {width:g} {height:g}", *parts)
