"""Texts as data: the id of a message and what is to be filled in, not yet in any language.

Whoever shows a text knows the language and the reader: see `translator.py`, and `translator.js` for
browsers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec


class Seat(msgspec.Struct, frozen=True, tag_field="type", tag="seat"):
    """A player in a text: shown by name; a message can tell whether it is the reader."""

    number: int  # from 1


class Listed(msgspec.Struct, frozen=True, tag_field="type", tag="list"):
    """Several things in a text, joined as the language does it: `a, b and c`; plain, with commas."""

    items: tuple[Argument, ...]
    style: Literal["and", "or", "plain"] = "and"


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message with its arguments; make one with `say`. In JSON: `{"say": "pays", "with": {…}}`."""

    id: str = msgspec.field(name="say")
    args: dict[str, Argument] = msgspec.field(name="with", default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.id, *self.args.items()))


# A number is written as the language writes it; a string as it is: a name that somebody chose.
# To the encoder anything may stand there: a type for it would need a tag on every text.
if TYPE_CHECKING:
    Argument = int | float | str | Text | Seat | Listed
else:
    Argument = Any

# What is shown somewhere: a text, or something that is the same in all languages (`12`, `3 + 4`).
Words = Text | str


def say(message: str, /, **arguments: Argument) -> Text:
    """A text: `say("pays", payer=Seat(1), amount=3)`; `name.title` is an attribute of a message."""
    return Text(message, arguments)
