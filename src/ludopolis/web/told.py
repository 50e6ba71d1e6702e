"""What the server tells programs, by HTTP and on the wire of a table.

These classes check nothing while the site runs. They are what the page about the API and its OpenAPI
description are made of, and tests hold every answer against them. Scenes and texts are structs of the
program, and described as such.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field
from pydantic_core import CoreSchema, core_schema

from ludopolis.language import text
from ludopolis.presentation import scene
from ludopolis.tables.shown import AidOffered

Value = bool | int | str
Status = Literal["waiting", "shuffling", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
EventNumber = Annotated[int, Field(description="The number of the last event at the table.")]


class Told(BaseModel):
    """Something that the server tells."""

    model_config = ConfigDict(extra="forbid")


# --- Structs of the program -------------------------------------------------------------------

STRUCT = "x-struct"  # stands in a schema for that of a struct


@dataclass(frozen=True)
class Of:
    """A field that is a struct of the program: checked as one, described by its own schema."""

    kind: type[msgspec.Struct]

    def __get_pydantic_core_schema__(self, _source: Any, _handler: Any) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(self._checked)

    def __get_pydantic_json_schema__(self, _schema: Any, _handler: Any) -> dict[str, Any]:
        return {STRUCT: self.kind.__name__}

    def _checked(self, value: Any) -> Any:
        found = msgspec.convert(value, self.kind)
        if msgspec.json.decode(msgspec.json.encode(found)) != value:
            raise ValueError(f"there is more than a {self.kind.__name__}")
        return found


Text = Annotated[Any, Of(text.Text)]
Words = Annotated[
    str | Text,
    Field(description="A text to be put into words, or what is the same in all languages: a name."),
]
Scene = Annotated[Any, Of(scene.Scene)]
Choice = Annotated[Any, Of(scene.Choice)]
Lesson = Annotated[Any, Of(scene.Lesson)]
Report = Annotated[Any, Of(scene.Report)]
Section = Annotated[Any, Of(scene.Section)]
Aid = Annotated[Any, Of(AidOffered)]
# All that are described, with those that they are made of.
STRUCTS = (
    text.Text,
    scene.Scene,
    scene.Choice,
    scene.Lesson,
    scene.Report,
    scene.Section,
    scene.Drawing,
    AidOffered,
)


# --- What is wrong ----------------------------------------------------------------------------


class Wrong(Told):
    """What is wrong, for programs and for people."""

    code: Annotated[str, Field(description="For programs.", examples=["not_your_turn"])]
    text: Annotated[
        str,
        Field(
            description="For people, in their language: why, and what to do instead.",
            examples=["It is not your turn: Ada decides now."],
        ),
    ]


class Trouble(Told):
    """Something was not done, and nothing has changed."""

    error: Wrong


# --- People -----------------------------------------------------------------------------------


class Me(Told):
    """Who asks."""

    name: Annotated[
        str | None, Field(description="Null for who is no visitor yet.", examples=["Ada"])
    ]


class Welcome(Told):
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


class SignedOut(Told):
    """What has ended."""

    ended: Annotated[int, Field(description="How many sessions of yours.")]


class Code(Told):
    """A code that makes another device the same visitor: once, within a quarter of an hour."""

    code: Annotated[str, Field(examples=["k7mw-3xpa-d9qh"])]


# --- Games ------------------------------------------------------------------------------------


class Range(Told):
    """From the least to the most."""

    least: int
    most: int


class OptionChoice(Told):
    """An answer to an option."""

    value: Value
    label: str


class OptionOffered(Told):
    """Something that players agree on before a game."""

    name: str
    text: str
    default: Annotated[Value, Field(description="As printed.")]
    choices: list[OptionChoice]


class GameOffered(Told):
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
    options: list[OptionOffered]
    settled: Annotated[dict[str, Value], Field(description="Options that this face has settled.")]
    rules: Annotated[str, Field(description="Where the rulebook is.", examples=["/rules/newyork"])]
    picture: Annotated[str, Field(examples=["/picture/newyork/cover.en.svg"])]


class BotListed(Told):
    """A bot that can be given a seat, in words."""

    bot: Annotated[str, Field(examples=["skilled"])]
    level: str
    text: str


class Shelf(Told):
    """All games that can be played here, and all bots, in words of the language asked for."""

    games: list[GameOffered]
    bots: list[BotListed]
    usual_bot: str


# --- Tables -----------------------------------------------------------------------------------


class BotOffered(Told):
    """A bot that can be given a seat."""

    bot: Annotated[str, Field(examples=["skilled"])]
    level: Text
    text: Text


class OptionChosen(Told):
    """An option of a table's game."""

    name: str
    text: Text
    value: Value
    label: Words


class Back(Told):
    """When a person may have a seat back that a bot plays for them."""

    after: Annotated[
        list[int],
        Field(description="The seats that have to decide once before; with none, at once."),
    ]
    asked: Annotated[bool, Field(description="Has the person asked for it?")]
    agreed: Annotated[
        list[int],
        Field(description="Seats whose people agree; if all do, the seat comes back at once."),
    ]
    may_agree: Annotated[bool, Field(description="Are you asked whether you agree?")]


class SeatTold(Told):
    """A seat and who sits there."""

    seat: int
    name: Annotated[
        Words,
        Field(
            description="What a person chose, or a text for guests and bots. Empty where nobody sits."
        ),
    ]
    kind: SeatKind
    mine: bool
    online: Annotated[bool, Field(description="Is this person looking at the table now?")]
    resigned: bool
    bot: Annotated[str, Field(description="The bot that plays the seat.")] = ""
    level: Annotated[Words, Field(description="How strong it is.")] = ""
    lent: Annotated[bool, Field(description="Does it play for a person?")] = False
    back: Annotated[
        Back | None, Field(description="Where a bot plays for a person who may come back.")
    ] = None
    reserved: Annotated[
        Words, Field(description="Whom a free seat of a rematch is kept for, if it is not you.")
    ] = ""
    invite: Annotated[
        str, Field(description="The invitation to this seat, for those who may give it away.")
    ] = ""


class ShuffleTold(Told):
    """How the shuffle stands; after the end, the record has all of it."""

    round: int
    commitments: Annotated[
        dict[str, str], Field(description="What each seat that takes part has committed to.")
    ]
    revealed: Annotated[list[int], Field(description="The seats that have revealed theirs.")]
    promise: Annotated[
        str,
        Field(description="What the table has committed to; empty until all seats have."),
    ]


class Outcome(Told):
    """How a game ended; each list has an entry for each seat."""

    reason: str
    scores: list[int]
    places: list[int]
    winners: Annotated[list[int], Field(description="The seats that won.")]


class Result(Outcome):
    """How a game ended, with the score of each seat in sentences."""

    lines: list[Text]


class RematchAsked(Told):
    """Who wants a rematch, and what the others say to it."""

    by: Annotated[Words, Field(description="The name of who asks.")]
    answer: Annotated[
        Literal["yes", "no"] | None,
        Field(description="Yours; null if you have not said, or have not played."),
    ]
    yes: Annotated[list[int], Field(description="The seats of this table that play again.")]
    no: Annotated[list[int], Field(description="The seats of this table that do not.")]


class TableTold(Told):
    """A table without its game."""

    id: str
    game: str
    face: str
    title: Text
    options: list[OptionChosen]
    players: int
    status: Status
    seats: list[SeatTold]
    mine: Annotated[list[int], Field(description="Your seats.")]
    host: Annotated[bool, Field(description="Have you opened this table?")]
    public: bool
    people: int
    hints: Annotated[Text, Field(description="Whether players may ask for hints.")]
    waits_round: Annotated[
        bool,
        Field(
            description="Would a seat of yours that you hand to a bot come back only after a round,"
            " or when everybody else agrees?"
        ),
    ] = False
    shuffle: ShuffleTold
    result: Result | None = None
    rematch: Annotated[str | None, Field(description="The id of the next table.")] = None
    rematch_asked: RematchAsked | None = None
    bots: Annotated[list[BotOffered], Field(description="For the host, while people come.")] = []
    usual_bot: str = ""
    invite: Annotated[
        str, Field(description="The first invitation that is left.", examples=["/join/q2w3…"])
    ] = ""


class LogEntry(Told):
    """What happened, in sentences for whoever is told."""

    number: Annotated[int, Field(description="Of the event.")]
    seat: int | None
    lines: list[Text]


class ChatLine(Told):
    """What somebody wrote."""

    number: Annotated[int, Field(description="Of the event.")]
    name: Words
    seat: int
    text: Annotated[str, Field(description="As it was written.")]
    at: Annotated[float, Field(description="Seconds since 1970.")]


class Situation(Told):
    """Where a game stands, for one viewer."""

    move: Annotated[int, Field(description="How many moves have been played.")]
    seat: Annotated[int | None, Field(description="Through whose eyes; null for spectators.")]
    to_move: Annotated[int | None, Field(description="The seat that decides.")]
    over: bool


class Drawn(Situation):
    """What somebody sees, to be drawn. Panels and pieces of `own` replace those of the same id."""

    scene: Annotated[Scene, Field(description="What everybody sees.")]
    own: Annotated[Scene, Field(description="What this seat sees besides; empty for spectators.")]
    chapter: Annotated[int, Field(description="Of the rulebook, about this decision.")]


class Deciding(Situation):
    """A position of a game that goes on, and what the viewer may do."""

    number: Annotated[
        int, Field(description="Goes with your move: it says in which position you decided.")
    ]
    to_move_mine: Annotated[bool, Field(description="Is it for you to decide?")]
    curtain: Annotated[
        bool,
        Field(
            description="Another of your seats decides and sees secrets of its own: say `look` with"
            " that seat when the right person sits at the screen."
        ),
    ]
    hint: Annotated[bool, Field(description="May you ask for a hint now?")]
    undo: Annotated[bool, Field(description="May you take the last move back?")]


class Position(Deciding, Drawn):
    """The position as one viewer sees it, with what they can choose."""

    choices: Annotated[
        list[Choice],
        Field(description="All that you may play now; empty when it is not your turn."),
    ]
    question: Annotated[list[Text], Field(description="What you are to decide, in sentences.")]
    lesson: Annotated[Lesson | None, Field(description="What the first-game guide says to it.")]
    aids: list[Aid]


class ViewedPosition(Deciding):
    """The position on a wire that sees views."""

    view: Annotated[
        dict[str, Any],
        Field(
            description="What your seat may know, as data; its schema is at"
            " `/api/games/GAME/view.json`. When it is your turn, its `legal` holds all that you may"
            " play, each with its `number`; else that is null."
        ),
    ]


class Replayed(Drawn):
    """A finished game after so many moves."""

    reading: Annotated[list[Section], Field(description="The same as a list.")]
    moves: Annotated[int, Field(description="How many there are in all.")]
    lines: Annotated[list[Text], Field(description="What the last move was.")]


class Listed(Told):
    """A table in a list."""

    id: str
    game: str
    face: str
    title: Words
    players: int
    options: dict[str, Value]
    public: bool
    status: Status
    names: Annotated[list[Words], Field(description="Of the seats; free ones have none.")]
    kinds: list[SeatKind]
    free: Annotated[int, Field(description="How many seats are free for you.")]
    to_move: int | None
    mine: list[int]
    my_turn: bool
    host: bool
    created_at: Annotated[float, Field(description="Seconds since 1970, as all times here.")]
    changed_at: float
    ended_at: float | None
    result: Outcome | None
    rematch_asked: Annotated[bool, Field(description="Are you to say whether you play again?")]


class Tables(Told):
    """Some tables."""

    tables: list[Listed]


class Invitation(Told):
    """What an invitation is for."""

    table: Annotated[str, Field(description="The table's id.")]
    seat: int
    free: Annotated[bool, Field(description="Is the seat still free?")]


class Sat(Told):
    """Where somebody sits now."""

    seat: int


# --- Looking back -----------------------------------------------------------------------------


class WorstMove(Told):
    """A choice that cost something."""

    move: int
    seat: int
    loss: Annotated[float, Field(description="The share of the win that it cost.")]
    value: float | None
    best_value: float | None
    lines: list[Text]
    better: Annotated[Text, Field(description="What would have been better.")]


class LuckyTurn(Told):
    """A move at which luck moved the win."""

    move: int
    seat: int
    luck: float
    lines: list[Text]


class SeatTotal(Told):
    """What moved the win of a seat: `begin`, `own`, `others` and `luck` add up to `end`."""

    seat: int
    choices: int
    faultless: int
    begin: float
    own: float
    others: float
    luck: float
    end: float


class AnalysisTold(Told):
    """What looking back at a game has found."""

    finished: Annotated[
        bool, Field(description="False if it was given up: then the curve ends with an estimate.")
    ]
    curve: Annotated[
        list[list[float]], Field(description="The share of the win of each seat, move by move.")
    ]
    sides: list[list[int]]
    movers: list[int]
    worst: list[WorstMove]
    turns: list[LuckyTurn]
    totals: list[SeatTotal]


class Analysis(Told):
    """How far the analysis of a finished game has come, and what it says."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    before: Annotated[int | None, Field(description="How many games wait before this one.")] = None
    done: Annotated[int | None, Field(description="Positions that have been looked at.")] = None
    positions: int | None = None
    analysis: AnalysisTold | None = None


# --- On the wire ------------------------------------------------------------------------------

AnswerId = Annotated[str, Field(description="The id of the message that this answers.")]


class Whole(Told):
    """The whole table. It comes first on every wire, and whenever seats or the status change."""

    type: Literal["table"]
    table: TableTold
    number: EventNumber
    log: list[LogEntry]
    chat: list[ChatLine]
    position: Annotated[
        Position | ViewedPosition | None, Field(description="Null until the game has begun.")
    ]
    report: Annotated[
        Report | None, Field(description="As with `move`, if a move has changed the seats.")
    ] = None


class Moved(Told):
    """Somebody has moved or taken a move back: the log since you were last told, and the position."""

    type: Literal["move"]
    number: EventNumber
    log: list[LogEntry]
    position: Position | ViewedPosition
    report: Annotated[
        Report | None, Field(description="A statement to look at together, after some moves.")
    ] = None


class Chatted(Told):
    """Somebody has written."""

    type: Literal["chat"]
    number: EventNumber
    chat: list[ChatLine]


class Presence(Told):
    """Somebody has come or gone."""

    type: Literal["presence"]
    online: Annotated[list[int], Field(description="The seats of people who are here.")]


class Done(Told):
    """What you said was done and is kept. If it was done before by the same id, it is not done twice."""

    type: Literal["ok"]
    id: AnswerId
    number: Annotated[int, Field(description="The number of the event that it made.")]


class Explained(Told):
    """Why what was touched leads nowhere."""

    type: Literal["why"]
    id: AnswerId
    text: Text


class Aided(Told):
    """A help of the game."""

    type: Literal["aid"]
    id: AnswerId
    lines: list[Words]


class ReadAloud(Told):
    """The position as a list."""

    type: Literal["reading"]
    id: AnswerId
    number: Annotated[int, Field(description="That of the position.")]
    sections: list[Section]


class Chance(Told):
    """What a side may expect."""

    name: Annotated[Text, Field(description="The players of the side.")]
    mine: bool
    percent: int


class HintedMove(Told):
    """A move that looks good."""

    action: int
    text: Text
    win: list[Chance]


class Hinted(Told):
    """The moves that look best, the best first; nobody else is told them."""

    type: Literal["hint"]
    id: AnswerId
    moves: list[HintedMove]


class Pong(Told):
    """Yes, we are here."""

    type: Literal["pong"]
    id: AnswerId | None = None


class NotDone(Told):
    """What you said was not done, and nothing has changed."""

    type: Literal["error"]
    id: AnswerId | None = None
    code: Annotated[str, Field(description="For programs.", examples=["not_your_turn"])]
    text: Annotated[
        str, Field(description="For people, in their language: why, and what to do instead.")
    ]


Answer = Done | Explained | Aided | ReadAloud | Hinted
News = Whole | Moved | Chatted | Presence
Heard = News | Answer | Pong | NotDone

Record = Annotated[dict[str, Any], Field(description="See docs/records.md.")]
