"""What may be said at a table, on its wire or by a request: known kinds, known fields, nothing else.

The page about the API is made of these classes: their docstrings and the texts of their fields are
what the writers of other clients read.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

LARGEST = 16 * 1024  # bytes of a message

Id = Annotated[
    str,
    Field(
        min_length=1,
        max_length=64,
        pattern="^[ -~]+$",
        description="A name that you make up, of plain letters, digits and signs; the answer"
        " carries it. Whatever changes the table is done once, however often it is sent by the"
        " same name.",
        examples=["a1"],
    ),
]
MaybeId = Annotated[Id | None, Field(description="A name that you make up, for the answer.")]
Number = Annotated[int, Field(ge=0, le=10_000_000)]
Seen = Annotated[
    Number,
    Field(description="The `number` of the position in which you decided.", examples=[12]),
]
SeatNumber = Annotated[
    int, Field(ge=1, le=20, description="One of your seats; the first is 1.", examples=[1])
]
Part = Annotated[str, Field(max_length=200)]


class Message(BaseModel):
    """Something that a page says."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Move(Message):
    """Play an action in the position that was seen."""

    type: Literal["move"]
    id: Id
    number: Seen
    action: Annotated[
        Number,
        Field(
            description="The `action` of one of the position's `choices`, or the `number` of one of"
            " the `legal` actions of its view.",
            examples=[3],
        ),
    ]


class Undo(Message):
    """Take the last move back."""

    type: Literal["undo"]
    id: Id
    number: Seen


class Why(Message):
    """Why does what was touched lead nowhere?"""

    type: Literal["why"]
    id: Id
    parts: Annotated[
        list[Part],
        Field(
            max_length=32,
            description="What was touched: parts of pieces, spots and buttons.",
            examples=[["pass"]],
        ),
    ]


class Aid(Message):
    """A help of the game."""

    type: Literal["aid"]
    id: Id
    key: Annotated[
        str,
        Field(
            max_length=20, description="The `key` of one of the position's `aids`.", examples=["c"]
        ),
    ]


class Reading(Message):
    """The position as a list, to be read or heard."""

    type: Literal["reading"]
    id: Id


class Hint(Message):
    """The moves that look best."""

    type: Literal["hint"]
    id: Id


class Look(Message):
    """Look through another of one's seats. The table is told anew."""

    type: Literal["look"]
    id: MaybeId = None
    seat: SeatNumber


class Chat(Message):
    """Write to the others."""

    type: Literal["chat"]
    id: Id
    text: Annotated[
        str, Field(max_length=4000, description="At most 500 letters.", examples=["Well played!"])
    ]


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
    bot: Annotated[
        str,
        Field(
            max_length=60,
            description="Which one, as `GET /api/games` names them; without it, the table's own: as"
            " strong as the weakest bot there, or `skilled`. Where several people play without"
            " hints, no other can be named.",
        ),
    ] = ""


class TakeBack(Message):
    """Play a seat again oneself. Where several people play without hints and the bot has moved, the
    seat comes back by itself when every other seat has decided once since, or when everybody else
    agrees: the seat's `back` tells how far that is.
    """

    type: Literal["take_back"]
    id: Id
    seat: SeatNumber


Round = Annotated[
    int, Field(ge=1, le=1000, description="The `round` of the table's `shuffle`.", examples=[1])
]
Digits = Annotated[
    str, Field(pattern="^[0-9a-f]{64}$", description="256 bits as 64 hexadecimal digits.")
]


class Commit(Message):
    """Take part in the shuffle: commit to a number that you make up, by its digest."""

    type: Literal["commit"]
    id: Id
    seat: SeatNumber
    round: Round
    commitment: Digits


class Reveal(Message):
    """Reveal the number, once the table's `shuffle` has a `promise`."""

    type: Literal["reveal"]
    id: Id
    seat: SeatNumber
    round: Round
    number: Digits


class Agree(Message):
    """Agree that somebody who asks for it takes their seat back now."""

    type: Literal["agree"]
    id: Id
    seat: Annotated[int, Field(ge=1, le=20, description="The seat that is asked for.")]


class Rematch(Message):
    """Play again: the table then tells the id of the next one as `rematch`, and asks the others. Or
    answer, if somebody has asked. The next game begins when all its seats are taken.
    """

    type: Literal["rematch"]
    id: Id
    answer: Annotated[
        Literal["yes", "no"],
        Field(description="With `no`, your seat at the next table is free for others."),
    ] = "yes"
    takes_part: Annotated[
        bool, Field(description="Will you take part in its shuffle, by `commit` and `reveal`?")
    ] = False


class Since(Message):
    """Tell what happened after an event. The table is told anew, its log from there on."""

    type: Literal["since"]
    id: MaybeId = None
    number: Annotated[Number, Field(description="The last event that you know.", examples=[12])]


class Ping(Message):
    """Are you there?"""

    type: Literal["ping"]
    id: MaybeId = None


Change = Move | Undo | Chat | Resign | HandOver | TakeBack | Agree | Commit | Reveal | Rematch
# Whatever can be said without a wire as well.
Command = Change | Why | Aid | Reading | Hint
ClientMessage = Command | Look | Since | Ping
_reader: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


class Unreadable(Exception):
    """A message that is none; `id` is what its sender called it, if that much can be read.

    It is outdated if there was such a message in an older version.
    """

    def __init__(self, name: str | None, *, outdated: bool = False) -> None:
        super().__init__("unreadable")
        self.id = name
        self.outdated = outdated


class _Called(BaseModel):
    """Anything that has a name to answer to."""

    id: Id


class _Outdated(BaseModel):
    """Anything that an older version of the API had."""

    type: Literal["language"]


def read(text: str) -> ClientMessage:
    """A message from its text, every field checked."""
    if len(text) > LARGEST or len(text.encode("utf-8", "replace")) > LARGEST:
        raise Unreadable(None)
    try:
        return _reader.validate_json(text)
    except ValidationError:
        raise Unreadable(name_in(text), outdated=_is_a(_Outdated, text)) from None


def _is_a(kind: type[BaseModel], text: str) -> bool:
    try:
        kind.model_validate_json(text)
    except ValidationError:
        return False
    return True


def name_in(text: str) -> str | None:
    """What a message is called by its sender, whatever else it says."""
    if len(text) > LARGEST:
        return None
    try:
        return _Called.model_validate_json(text).id
    except ValidationError:
        return None
