"""What the server sends besides tables: people, games, errors; and all messages of a table's WebSocket.

Like those of `tables/schemas.py`, each is defined once.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field

from ludopolis.tables.schemas import Answer, AnswerId, Closed, TableUpdate, Value

# --- What is wrong ----------------------------------------------------------------------------


class ErrorDetail(Closed):
    """What is wrong, for programs and for people."""

    code: Annotated[str, Field(description="For programs.", examples=["not_your_turn"])]
    text: Annotated[
        str,
        Field(
            description="For people, in their language: why, and what to do instead.",
            examples=["It is not your turn: Ada decides now."],
        ),
    ]


class ErrorResponse(Closed):
    """Something was not done, and nothing has changed."""

    error: ErrorDetail


# --- People -----------------------------------------------------------------------------------


class Me(Closed):
    """Who asks."""

    name: Annotated[
        str | None, Field(description="Null for who is no visitor yet.", examples=["Ada"])
    ]


class Welcome(Closed):
    """Somebody, with what proves that it is them."""

    name: Annotated[str, Field(examples=["Ada"])]
    token: Annotated[
        str,
        Field(
            description="Send it as `Authorization: Bearer TOKEN`. Keep it to yourself: who has it"
            " is you.",
            examples=["ImF1c2p…"],
        ),
    ]
    expires_at: Annotated[
        float,
        Field(
            description="When the token is good no more, if it is not used: seconds since 1970. Using"
            " it puts that off."
        ),
    ]


class SignedOut(Closed):
    """What has ended."""

    ended: Annotated[int, Field(description="How many sessions of yours.")]


class ClaimCode(Closed):
    """A code that makes another device the same visitor: once, within a quarter of an hour."""

    code: Annotated[str, Field(examples=["k7mw-3xpa-d9qh"])]


# --- Games ------------------------------------------------------------------------------------


class Range(Closed):
    """From the least to the most."""

    least: int
    most: int


class OptionChoice(Closed):
    """An answer to an option."""

    value: Value
    label: str


class OptionInfo(Closed):
    """Something that players agree on before a game."""

    name: str
    text: str
    default: Annotated[Value, Field(description="As printed.")]
    choices: list[OptionChoice]


class GameInfo(Closed):
    """A game on the shelf."""

    face: Annotated[
        str, Field(description="What a table is opened with.", examples=["newyorknewyork"])
    ]
    game: Annotated[str, Field(description="The box that it comes from; some hold two faces.")]
    title: str
    summary: str
    credit: str
    players: Range
    minutes: Range
    options: list[OptionInfo]
    settled: Annotated[dict[str, Value], Field(description="Options that this face has settled.")]
    rules: Annotated[str, Field(description="Where the rulebook is.", examples=["/rules/newyork"])]
    picture: Annotated[str, Field(examples=["/picture/newyork/cover.en.svg"])]


class BotInfo(Closed):
    """A bot that can be given a seat, in words."""

    bot: Annotated[str, Field(examples=["skilled"])]
    level: str
    text: str


class GameList(Closed):
    """All games that can be played here, and all bots, in words of the language asked for."""

    games: list[GameInfo]
    bots: list[BotInfo]
    usual_bot: str


class Pong(Closed):
    """Yes, we are here."""

    type: Literal["pong"]
    id: NotRequired[AnswerId]


class ErrorMessage(Closed):
    """What you said was not done, and nothing has changed."""

    type: Literal["error"]
    id: NotRequired[AnswerId]
    code: Annotated[str, Field(description="For programs.", examples=["not_your_turn"])]
    text: Annotated[
        str, Field(description="For people, in their language: why, and what to do instead.")
    ]


ServerMessage = TableUpdate | Answer | Pong | ErrorMessage
