"""Scenes: what a seat sees, as a picture with places, pieces and choices that a widget can show.

The widget knows no rules. A game's `UI` draws the board once and says for every view what lies where,
what the panels tell, and which pieces or spots a person touches for an action. A scene is in no
language: browsers put its texts into words themselves. The same scene is composed here into one picture
for notebooks, docs and rulebooks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TypeVar

import msgspec

from ludopolis.language.text import Text, Words
from ludopolis.language.translator import Translator
from ludopolis.presentation.svg import document, tag, words

P = TypeVar("P", "Piece", "Panel")


def part_numbers(parts: Sequence[str], kind: str, count: int) -> list[int]:
    """The numbers of the touched parts `kind-0` to `kind-(count - 1)`; anything else is left out."""
    known = {f"{kind}-{number}": number for number in range(count)}
    return [known[part] for part in parts if part in known]


# --- The board, in words of a language --------------------------------------------------------


class Sprite(msgspec.Struct, frozen=True):
    """A small picture, drawn around its middle: x from -width/2 to width/2, y likewise."""

    width: float
    height: float
    svg: str


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A named place on the board that can be touched: a box around its middle."""

    id: str
    x: float
    y: float
    width: float
    height: float
    label: str  # what it is called, for those who do not see it
    turn: float = 0  # degrees
    round: bool = False


class Drawing(msgspec.Struct, frozen=True):
    """The board as it is before anything lies on it. It depends on the options, never on a view."""

    width: float
    height: float
    svg: str
    spots: tuple[Spot, ...]
    sprites: Mapping[str, Sprite]
    title: str  # what is to be seen, in a few words


class Picture(msgspec.Struct, frozen=True):
    """A picture for a rulebook or a page: whole SVG, with what it shows in words."""

    svg: str
    caption: str


# --- What lies on it, in no language ----------------------------------------------------------


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies somewhere. The same `id` in the next scene means that it has moved."""

    id: str
    sprite: str
    label: Words  # what it is, for those who do not see it
    x: float = 0  # on the board; a piece in a panel is laid out by the widget
    y: float = 0
    scale: float = 1
    turn: float = 0  # degrees
    text: str = ""  # written on it: a count
    part: str = ""  # what touching it means; "" is its id. Equal cards share one.
    spot: str = ""  # the spot it lies on, if any
    comes_from: str = ""  # where it glides in from when it is new: an id of a spot, panel or piece
    faded: bool = False


class Row(msgspec.Struct, frozen=True):
    """A fact in a panel: `coins`, `12`."""

    label: Words
    value: Words


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A box beside the board: a player, the own hand, the market …"""

    id: str  # seat-1, seat-2 … are the players' panels; "hand" is the own hand
    title: Words
    rows: tuple[Row, ...] = ()
    pieces: tuple[Piece, ...] = ()
    marks: tuple[str, ...] = ()  # sprites beside the title: the player's colours
    seat: int | None = None
    note: Words = ""  # a sentence below


class Button(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to touch that is neither piece nor spot: pass, bid 7, in yellow."""

    part: str
    label: Words
    amount: int | None = None  # buttons with amounts are shown as one stepper


class Section(msgspec.Struct, frozen=True):
    """A part of the board read aloud: a heading and its rows."""

    title: Words
    rows: tuple[Words, ...]


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a view shows."""

    pieces: tuple[Piece, ...] = ()  # on the board, the lowest first
    panels: tuple[Panel, ...] = ()
    buttons: tuple[Button, ...] = ()
    status: tuple[Words, ...] = ()  # sentences above the board: round 3 of 8

    def with_own(self, own: Scene) -> Scene:
        """This scene, which everybody sees, and what one seat sees besides.

        A panel or piece of the own scene takes the place of one of the same id; other panels come
        before all others, other pieces lie on top.
        """
        return Scene(
            _replaced(self.pieces, own.pieces, new_first=False),
            _replaced(self.panels, own.panels, new_first=True),
            (*self.buttons, *own.buttons),
            own.status or self.status,
        )


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An allowed action, and what is touched for it."""

    action: int
    text: Text
    note: Text | None = None
    parts: tuple[str, ...] = ()
    preview: tuple[Piece, ...] = ()  # shown while it is about to be chosen


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """A statement that everyone looks at together: a payday, the end of a round."""

    title: Words
    columns: tuple[Words, ...]
    rows: tuple[tuple[Words, ...], ...]
    total: tuple[Words, ...] = ()
    notes: tuple[Words, ...] = ()  # sentences below


class Lesson(msgspec.Struct, frozen=True):
    """A step of the first-game guide: what is going on, and where the rulebook tells more."""

    key: str
    title: Text
    text: Text
    chapter: int  # of the rulebook; its opening is 1


def _replaced(shared: tuple[P, ...], own: tuple[P, ...], *, new_first: bool) -> tuple[P, ...]:
    if not own:
        return shared
    mine = {thing.id: thing for thing in own}
    kept = [mine.pop(thing.id, thing) for thing in shared]
    new = list(mine.values())
    return tuple(new + kept if new_first else kept + new)


# --- One picture of a scene -------------------------------------------------------------------

HAND_GAP = 10.0


@dataclass
class _Sheet:
    """A picture being put together."""

    drawing: Drawing
    say: Translator
    parts: list[str] = field(default_factory=list)

    def lay(self, piece: Piece, x: float, y: float) -> None:
        sprite = self.drawing.sprites[piece.sprite]
        move = f"translate({x:g} {y:g}) rotate({piece.turn:g}) scale({piece.scale:g})"
        inside = [tag("title", escape(self.say.shown(piece.label))), sprite.svg]
        if piece.text:
            inside.append(words(piece.text, 0, 0, sprite.height * 0.5))
        self.parts.append(tag("g", *inside, transform=move, opacity=0.5 if piece.faded else None))


def compose(
    drawing: Drawing,
    scene: Scene,
    say: Translator,
    *,
    hand: bool = True,
    scheme: str = "light",
    marked: Sequence[str] = (),
    frame: tuple[float, float, float, float] | None = None,
) -> str:
    """A scene as one SVG picture: the board, its pieces and, below it, the own hand.

    `marked` spots or pieces are ringed, as a rulebook points at them. Only what is in the `frame` is
    shown (left, top, width, height), if one is given.
    """
    sheet = _Sheet(drawing, say)
    for piece in scene.pieces:
        sheet.lay(piece, piece.x, piece.y)
    height = drawing.height
    cards = [piece for panel in scene.panels if panel.id == "hand" for piece in panel.pieces]
    if hand and cards:
        height = _lay_hand(sheet, cards)
    rings = [_ring(drawing, scene, name) for name in marked]
    ground = tag("rect", width=drawing.width, height=height, fill="var(--paper)")
    left, top, wide, high = frame or (0, 0, drawing.width, height)
    inside = (tag("title", escape(drawing.title)), ground, drawing.svg, *sheet.parts, *rings)
    return document(f"{left:g} {top:g} {wide:g} {high:g}", *inside, scheme=scheme)


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
