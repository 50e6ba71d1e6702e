"""What a page may say on the wire of a table: known kinds, known fields, nothing else."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from ludopolis.tables import bots

LARGEST = 16 * 1024  # bytes of a message

Id = Annotated[str, Field(min_length=1, max_length=64)]
Number = Annotated[int, Field(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Field(ge=1, le=20)]
Part = Annotated[str, Field(max_length=200)]


class Message(BaseModel):
    """Something that a page says."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Move(Message):
    """Play an action in the position that was seen."""

    type: Literal["move"]
    id: Id
    number: Number
    action: Number


class Undo(Message):
    """Take the last move back."""

    type: Literal["undo"]
    id: Id
    number: Number


class Why(Message):
    """Why does what was touched lead nowhere?"""

    type: Literal["why"]
    id: Id
    parts: Annotated[list[Part], Field(max_length=32)]


class AidWanted(Message):
    """A help of the game."""

    type: Literal["aid"]
    id: Id
    key: Annotated[str, Field(max_length=20)]


class HintWanted(Message):
    """The moves that look best."""

    type: Literal["hint"]
    id: Id


class Look(Message):
    """Look through another of one's seats."""

    type: Literal["look"]
    id: Id | None = None
    seat: SeatNumber


class Chat(Message):
    """Write to the others."""

    type: Literal["chat"]
    id: Id
    text: Annotated[str, Field(max_length=4000)]


class Resign(Message):
    """Give a seat up."""

    type: Literal["resign"]
    id: Id
    seat: SeatNumber


class HandOver(Message):
    """Let a bot play a seat."""

    type: Literal["hand_over"]
    id: Id
    seat: SeatNumber
    bot: Annotated[str, Field(max_length=60)] = bots.DEFAULT


class TakeBack(Message):
    """Play a seat again oneself."""

    type: Literal["take_back"]
    id: Id
    seat: SeatNumber


class Rematch(Message):
    """Play again."""

    type: Literal["rematch"]
    id: Id


class Since(Message):
    """Tell what happened after an event."""

    type: Literal["since"]
    id: Id | None = None
    number: Number


class Language(Message):
    """Speak another language from now on."""

    type: Literal["language"]
    id: Id | None = None
    language: Literal["en", "fr"]


class Ping(Message):
    """Are you there?"""

    type: Literal["ping"]
    id: Id | None = None


Said = Annotated[
    Move
    | Undo
    | Why
    | AidWanted
    | HintWanted
    | Look
    | Chat
    | Resign
    | HandOver
    | TakeBack
    | Rematch
    | Since
    | Language
    | Ping,
    Field(discriminator="type"),
]
_reader: TypeAdapter[Said] = TypeAdapter(Said)


class Unreadable(Exception):
    """A message that is none; `id` is what its sender called it, if that much can be read."""

    def __init__(self, name: str | None) -> None:
        super().__init__("unreadable")
        self.id = name


class _Called(BaseModel):
    """Anything that has a name to answer to."""

    id: Id


def read(text: str) -> Said:
    """A message from its text, every field checked."""
    if len(text) > LARGEST or len(text.encode("utf-8", "replace")) > LARGEST:
        raise Unreadable(None)
    try:
        return _reader.validate_json(text)
    except ValidationError:
        raise Unreadable(_name_in(text)) from None


def _name_in(text: str) -> str | None:
    try:
        return _Called.model_validate_json(text).id
    except ValidationError:
        return None
