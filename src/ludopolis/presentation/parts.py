"""Parts of scenes that all games have: panels of seats and hands, facts, pieces on spots, reports."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from ludopolis.language.text import Argument, Listed, Seat, Text, Words, say
from ludopolis.presentation.scene import Button, Panel, Piece, Report, Row, Section

NOTHING = "–"  # an empty cell of a report


def signed(number: int, plus: str = "") -> str:
    """A number with a real minus sign; `+` is asked for."""
    return f"{plus if number > 0 else ''}{number}".replace("-", "−")


def plain_list(items: Iterable[Argument], none: Argument = NOTHING) -> Argument:
    """Things with commas between them, or what stands for none."""
    found = tuple(items)
    return Listed(found, "plain") if found else none


def joined(message: str, texts: Sequence[Words]) -> Words:
    """Several texts in one, two at a time: a message says what stands between `$first` and `$rest`."""
    *before, found = texts
    for text in reversed(before):
        found = say(message, first=text, rest=found)
    return found


@cache
def seat_title(seat: int) -> Text:
    """A player's name, with a word for the reader."""
    return say("seat-title", who=Seat(seat))


# --- Panels -----------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def fact(label: str, value: int | Words) -> Row:
    """A fact of a panel: the message `row-LABEL`, and a number or a text."""
    return Row(say(f"row-{label}"), signed(value) if isinstance(value, int) else value)


def seat_panel(
    seat: int,
    rows: Iterable[Row],
    pieces: Iterable[Piece] = (),
    *,
    marks: Iterable[str] | None = None,
    note: Words = "",
) -> Panel:
    """The panel of a player; its mark is the sprite `mark-SEAT` unless others are given."""
    shown = (f"mark-{seat}",) if marks is None else tuple(marks)
    return Panel(f"seat-{seat}", seat_title(seat), tuple(rows), tuple(pieces), shown, seat, note)


def hand_panel(pieces: Iterable[Piece], note: Words = "", *, marks: Iterable[str] = ()) -> Panel:
    """The panel of the own cards."""
    title = say("panel-hand")
    return Panel("hand", title, pieces=tuple(pieces), marks=tuple(marks), note=note)


def button(part: str, message: str = "", amount: int | None = None, **slots: Argument) -> Button:
    """A button: the message `button-PART`, unless another is named."""
    return Button(part, say(f"button-{message or part}", **slots), amount)


def section(title: str, rows: Iterable[Words], none: str = "") -> Section:
    """A part of the list view: the message of its heading, its rows, and a message instead of none."""
    found = tuple(rows)
    return Section(say(title), found or ((say(none),) if none else ()))


# --- Pieces -----------------------------------------------------------------------------------


def on_spot(
    spot: str,
    at: tuple[float, float],
    name: str,
    sprite: str,
    label: Words,
    *,
    part: str = "",
    **more: Any,
) -> Piece:
    """A piece that lies on a spot; touching it means the spot, unless another part is given."""
    return Piece(name, sprite, label, *at, part=part or spot, spot=spot, **more)


def counted(name: str, sprite: str, label: Words, count: int, **more: Any) -> tuple[Piece, ...]:
    """A heap with its count written on it: a pile, face-down cards; nothing if there are none."""
    return (Piece(name, sprite, label, text=str(count), **more),) if count else ()


def changed(before: Iterable[Piece], after: Iterable[Piece]) -> tuple[Piece, ...]:
    """The pieces of a preview that look otherwise than what lies there already."""
    standing = {(piece.id, piece.sprite, piece.text) for piece in before}
    return tuple(p for p in after if (p.id, p.sprite, p.text) not in standing)


# --- Reports ----------------------------------------------------------------------------------


def report(
    title: Text,
    columns: Sequence[str],
    rows: Iterable[Sequence[Words | int]],
    *,
    notes: Sequence[Words] = (),
) -> Report:
    """A table with a title: columns are named by their messages, numbers are written."""
    return Report(
        title,
        tuple(say(column) for column in columns),
        tuple(
            tuple(signed(cell) if isinstance(cell, int) else cell for cell in row) for row in rows
        ),
        notes=tuple(notes),
    )
