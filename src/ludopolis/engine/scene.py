"""Scenes: what a seat sees, as a picture with places, pieces and choices that a widget can show.

The widget knows no rules. A game's `Stage` draws the board once and says for every view what lies
where, what the panels tell, and which pieces or spots a person touches for an action. The same scene is
composed here into one picture for notebooks, docs and rulebooks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache, lru_cache
from html import escape
from typing import TYPE_CHECKING, Any

import orjson

from ludopolis.engine.svg import style, tag, words

if TYPE_CHECKING:
    from ludopolis.engine.box import Value

View = dict[str, Any]


def part_numbers(parts: Sequence[str], kind: str, count: int) -> list[int]:
    """The numbers of the touched parts `kind-0` to `kind-(count - 1)`; anything else is left out."""
    known = {f"{kind}-{number}": number for number in range(count)}
    return [known[part] for part in parts if part in known]


@dataclass(frozen=True)
class Sprite:
    """A small picture, drawn around its middle: x from -width/2 to width/2, y likewise."""

    width: float
    height: float
    svg: str


@dataclass(frozen=True)
class Spot:
    """A named place on the board that can be touched: a box around its middle."""

    id: str
    x: float
    y: float
    width: float
    height: float
    label: str  # what it is called, for those who do not see it
    turn: float = 0  # degrees
    round: bool = False


@dataclass(frozen=True)
class Drawing:
    """The board as it is before anything lies on it. It depends on the options, never on a view."""

    width: float
    height: float
    svg: str
    spots: tuple[Spot, ...]
    sprites: Mapping[str, Sprite]
    title: str  # what is to be seen, in a few words


@dataclass(frozen=True)
class Piece:
    """Something that lies somewhere. The same `id` in the next scene means that it has moved."""

    id: str
    sprite: str
    label: str  # what it is, for those who do not see it
    x: float = 0  # on the board; a piece in a panel is laid out by the widget
    y: float = 0
    scale: float = 1
    turn: float = 0  # degrees
    text: str = ""  # written on it: a count
    part: str = ""  # what touching it means; "" is its id. Equal cards share one.
    spot: str = ""  # the spot it lies on, if any
    comes_from: str = (
        ""  # where it glides in from when it is new: a spot's, a panel's or a piece's id
    )
    faded: bool = False


@dataclass(frozen=True)
class Row:
    """A fact in a panel: `coins`, `12`."""

    label: str
    value: str


@dataclass(frozen=True)
class Panel:
    """A box beside the board: a player, the own hand, the market …"""

    id: str  # seat-1, seat-2 … are the players' panels; "hand" is the own hand
    title: str
    rows: tuple[Row, ...] = ()
    pieces: tuple[Piece, ...] = ()
    marks: tuple[str, ...] = ()  # sprites beside the title: the player's colours
    seat: int | None = None
    note: str = ""  # a sentence below


@dataclass(frozen=True)
class Button:
    """Something to touch that is neither piece nor spot: pass, bid 7, in yellow."""

    part: str
    label: str
    amount: int | None = None  # buttons with amounts are shown as one stepper


@dataclass(frozen=True)
class Section:
    """A part of the board read aloud: a heading and its rows."""

    title: str
    rows: tuple[str, ...]


@dataclass(frozen=True)
class Scene:
    """All that one view shows."""

    pieces: tuple[Piece, ...]  # on the board, the lowest first
    panels: tuple[Panel, ...]
    buttons: tuple[Button, ...] = ()
    reading: tuple[Section, ...] = ()  # the board as a list
    status: str = ""  # a line above the board: round 3 of 8, the pile has 20 cards


@dataclass(frozen=True)
class Choice:
    """An allowed action, and what is touched for it."""

    action: int
    text: str
    note: str
    parts: tuple[str, ...]
    preview: tuple[Piece, ...] = ()  # shown while it is about to be chosen


@dataclass(frozen=True)
class Report:
    """A statement that everyone looks at together: a payday, the end of a round."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    total: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Lesson:
    """A step of the first-game guide: what is going on, and where the rulebook tells more."""

    key: str
    title: str
    text: str
    chapter: int  # of the rulebook; its opening is 1


@dataclass(frozen=True)
class Picture:
    """A picture for a rulebook or a page: whole SVG, with what it shows in words."""

    svg: str
    caption: str


class Stage(ABC):
    """How a game looks. Everything here is worked out from options and views, never from a state."""

    @abstractmethod
    def drawing(self, players: int, options: Mapping[str, Value], language: str) -> Drawing:
        """The board, its spots and all sprites."""

    @abstractmethod
    def scene(self, view: View, language: str) -> Scene:
        """What lies where in a view, what the panels tell, what can be pressed."""

    @abstractmethod
    def parts(self, view: View, action: int) -> tuple[str, ...] | None:
        """What the seat to move touches for an action, allowed or not: parts of pieces, spots, buttons.

        None if nobody could mean it in this view. Two allowed actions never have the same parts.
        """

    def preview(self, view: View, action: int) -> tuple[Piece, ...]:  # noqa: ARG002
        """Pieces as they would lie after an allowed action, from open knowledge; may be none."""
        return ()

    def advice(self, view: View, parts: Sequence[str], language: str) -> str:  # noqa: ARG002
        """What to do instead, for touched parts that lead to no allowed action; may be empty.

        It is said in place of the reason why not, where a game knows better than that.
        """
        return ""

    @abstractmethod
    def chapter(self, view: View) -> int:
        """The chapter of the rulebook (its opening is 1) that matters for the decision of a view."""

    @abstractmethod
    def lesson(self, view: View, language: str) -> Lesson | None:
        """What the first-game guide says about a view of the seat to move; None if nothing is new."""

    def report(self, before: View, after: View, language: str) -> Report | None:  # noqa: ARG002
        """A statement to be looked at after a move, from two views of one seat; mostly there is none."""
        return None

    @property
    @abstractmethod
    def pictures(self) -> Mapping[str, Callable[[str], Picture]]:
        """Pictures by name, each made for a language; `cover` is the one on the shelf."""


# --- As data and as JSON ----------------------------------------------------------------------

PLAIN = (str, int, float, bool, type(None))


def plain(thing: Any) -> Any:
    """A scene as plain data for JSON; what is as it usually is is left out."""
    kind = type(thing)
    if kind in PLAIN:
        return thing
    if kind is tuple or kind is list:
        return [plain(item) for item in thing]
    if isinstance(thing, Mapping):
        return {key: plain(value) for key, value in thing.items()}
    if is_dataclass(kind):
        return {name: plain(value) for name, value in _kept(thing)}
    return thing


def written(thing: Any) -> str:
    """The JSON of plain data in which scenes, choices and the like may stand as they are.

    Most pieces and panels are what they were one move ago, and the same for all who look on: what was
    written once is remembered.
    """
    return _json(thing).decode()


def _json(thing: Any) -> bytes:
    return orjson.dumps(thing, _part, orjson.OPT_PASSTHROUGH_DATACLASS)


def _part(thing: Any) -> Any:
    """What is not plain, as something that is."""
    if type(thing) in REMEMBERED:
        return orjson.Fragment(_remembered(thing))
    return dict(_kept(thing) if is_dataclass(thing) else thing)


REMEMBERED = frozenset({Piece, Row, Panel, Section})


@lru_cache(maxsize=1 << 15)
def _remembered(thing: Any) -> bytes:
    return _json(dict(_kept(thing)))


def _kept(thing: Any) -> list[tuple[str, Any]]:
    """The fields that are not as usual."""
    kind: Any = type(thing)
    values = [(name, getattr(thing, name), default) for name, default in _fields(kind)]
    return [(name, value) for name, value, default in values if value != default]


@cache
def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    return tuple((part.name, part.default) for part in fields(kind))


# --- One picture of a scene -------------------------------------------------------------------

HAND_GAP = 10.0


@dataclass
class _Sheet:
    """A picture being put together."""

    drawing: Drawing
    parts: list[str] = field(default_factory=list)

    def lay(self, piece: Piece, x: float, y: float) -> None:
        sprite = self.drawing.sprites[piece.sprite]
        move = f"translate({x:g} {y:g}) rotate({piece.turn:g}) scale({piece.scale:g})"
        inside = [tag("title", escape(piece.label)), sprite.svg]
        if piece.text:
            inside.append(words(piece.text, 0, 0, sprite.height * 0.5))
        self.parts.append(tag("g", *inside, transform=move, opacity=0.5 if piece.faded else None))


def compose(
    drawing: Drawing,
    scene: Scene,
    *,
    hand: bool = True,
    scheme: str = "light",
    marked: Sequence[str] = (),
) -> str:
    """A scene as one SVG picture: the board, its pieces and, below it, the own hand.

    `marked` spots or pieces are ringed, as a rulebook points at them.
    """
    sheet = _Sheet(drawing)
    for piece in scene.pieces:
        sheet.lay(piece, piece.x, piece.y)
    height = drawing.height
    cards = [piece for panel in scene.panels if panel.id == "hand" for piece in panel.pieces]
    if hand and cards:
        height = _lay_hand(sheet, cards)
    rings = [_ring(drawing, scene, name) for name in marked]
    ground = tag("rect", width=drawing.width, height=height, fill="var(--paper)")
    return tag(
        "svg",
        tag("title", escape(drawing.title)),
        tag("style", f":root,svg{{{style(scheme)}}}text{{font-family:Georgia,serif}}"),
        ground,
        drawing.svg,
        *sheet.parts,
        *rings,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {drawing.width:g} {height:g}",
        role="img",
    )


def _lay_hand(sheet: _Sheet, cards: Sequence[Piece]) -> float:
    """Lay the hand in rows below the board; the height of the whole picture."""
    width, top = sheet.drawing.width, sheet.drawing.height + HAND_GAP
    x, y, tallest = HAND_GAP, top, 0.0
    for card in cards:
        sprite = sheet.drawing.sprites[card.sprite]
        if x + sprite.width > width and x > HAND_GAP:
            x, y, tallest = HAND_GAP, y + tallest + HAND_GAP, 0.0
        sheet.lay(card, x + sprite.width / 2, y + sprite.height / 2)
        x += sprite.width + HAND_GAP
        tallest = max(tallest, sprite.height)
    return y + tallest + HAND_GAP


def _ring(drawing: Drawing, scene: Scene, name: str) -> str:
    """A ring around a spot or a piece of the board."""
    for spot in drawing.spots:
        if spot.id == name:
            x, y, radius = spot.x, spot.y, max(spot.width, spot.height) / 2
            break
    else:
        piece = next(piece for piece in scene.pieces if piece.id == name)
        x, y, radius = piece.x, piece.y, drawing.sprites[piece.sprite].height * piece.scale / 2
    return tag(
        "circle", cx=x, cy=y, r=radius * 1.1, fill="none", stroke="var(--lamp)", stroke_width=4
    )
