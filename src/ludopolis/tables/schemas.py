"""What the server sends about tables: each message and answer is defined here, once.

They are typed dictionaries: the code that makes them is checked against them by mypy, tests validate
what a real server sends, and the OpenAPI description, the API page and the browser's types
(`web/typescript.py`) are generated from them. Scenes and texts are structs of the program, and described
as such; a part that is sent as ready-made JSON (`msgspec.Raw`) is described by what it was made from.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypeAlias

import msgspec
from pydantic import ConfigDict, Field, with_config
from pydantic_core import CoreSchema, core_schema
from typing_extensions import TypedDict

from ludopolis.language import text
from ludopolis.presentation import scene
from ludopolis.tables.models import SeatKind, Status

Value = bool | int | str
YesOrNo = Literal["yes", "no"]
EventNumber = Annotated[int, Field(description="The number of the last event at the table.")]


@with_config(ConfigDict(extra="forbid"))
class Closed(TypedDict):
    """A dictionary with these keys and no others."""


# --- Structs of the program -------------------------------------------------------------------

STRUCT = "x-struct"  # stands in a schema for that of a struct


class AidOffered(msgspec.Struct, frozen=True):
    """A help that can be asked for."""

    key: str
    name: text.Text


@dataclass(frozen=True)
class StructSchema:
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


if TYPE_CHECKING:
    Text = text.Text
    Words = text.Words
    Report = scene.Report
    Lesson = scene.Lesson
    # Encoded once for all who look on.
    Scene: TypeAlias = msgspec.Raw
    Choices: TypeAlias = msgspec.Raw
    Sections: TypeAlias = msgspec.Raw
    Aids: TypeAlias = msgspec.Raw
    ViewJson: TypeAlias = msgspec.Raw
else:
    Text = Annotated[Any, StructSchema(text.Text)]
    Words = Annotated[
        str | Text,
        Field(
            description="A text to be put into words, or what is the same in all languages: a name."
        ),
    ]
    Report = Annotated[Any, StructSchema(scene.Report)]
    Lesson = Annotated[Any, StructSchema(scene.Lesson)]
    Scene = Annotated[Any, StructSchema(scene.Scene)]
    Choices = list[Annotated[Any, StructSchema(scene.Choice)]]
    Sections = list[Annotated[Any, StructSchema(scene.Section)]]
    Aids = list[Annotated[Any, StructSchema(AidOffered)]]
    ViewJson = dict[str, Any]

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


# --- Tables -----------------------------------------------------------------------------------


class BotChoice(Closed):
    """A bot that can be given a seat."""

    bot: Annotated[str, Field(examples=["skilled"])]
    level: Text
    text: Text


class OptionValue(Closed):
    """An option of a table's game."""

    name: str
    text: Text
    value: Value
    label: Words


class SeatReturn(Closed):
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


class SeatInfo(Closed):
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
    bot: NotRequired[Annotated[str, Field(description="The bot that plays the seat.")]]
    level: NotRequired[Annotated[Words, Field(description="How strong it is.")]]
    lent: NotRequired[Annotated[bool, Field(description="Does it play for a person?")]]
    back: NotRequired[
        Annotated[
            SeatReturn, Field(description="Where a bot plays for a person who may come back.")
        ]
    ]
    reserved: NotRequired[
        Annotated[
            Words, Field(description="Whom a free seat of a rematch is kept for, if it is not you.")
        ]
    ]
    invite: NotRequired[
        Annotated[
            str, Field(description="The invitation to this seat, for those who may give it away.")
        ]
    ]


class ShuffleInfo(Closed):
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


class Outcome(Closed):
    """How a game ended; each list has an entry for each seat."""

    reason: str
    scores: list[int]
    places: list[int]
    winners: Annotated[list[int], Field(description="The seats that won.")]


class Result(Outcome):
    """How a game ended, with the score of each seat in sentences."""

    lines: list[Text]


class RematchRequest(Closed):
    """Who wants a rematch, and what the others say to it."""

    by: Annotated[Words, Field(description="The name of who asks.")]
    answer: Annotated[
        YesOrNo | None,
        Field(description="Yours; null if you have not said, or have not played."),
    ]
    yes: Annotated[list[int], Field(description="The seats of this table that play again.")]
    no: Annotated[list[int], Field(description="The seats of this table that do not.")]


class TableInfo(Closed):
    """A table without its game."""

    id: str
    game: str
    face: str
    title: Text
    options: list[OptionValue]
    players: int
    status: Status
    seats: list[SeatInfo]
    mine: Annotated[list[int], Field(description="Your seats.")]
    host: Annotated[bool, Field(description="Have you opened this table?")]
    public: bool
    people: int
    hints: Annotated[Text, Field(description="Whether players may ask for hints.")]
    waits_round: NotRequired[
        Annotated[
            bool,
            Field(
                description="Would a seat of yours that you hand to a bot come back only after a round,"
                " or when everybody else agrees?"
            ),
        ]
    ]
    shuffle: ShuffleInfo
    result: NotRequired[Result]
    rematch: NotRequired[Annotated[str, Field(description="The id of the next table.")]]
    rematch_asked: NotRequired[RematchRequest]
    bots: NotRequired[
        Annotated[list[BotChoice], Field(description="For the host, while people come.")]
    ]
    usual_bot: NotRequired[str]
    invite: NotRequired[
        Annotated[
            str, Field(description="The first invitation that is left.", examples=["/join/q2w3…"])
        ]
    ]


class LogEntry(Closed):
    """What happened, in sentences for whoever is told."""

    number: Annotated[int, Field(description="Of the event.")]
    seat: int | None
    lines: list[Text]


class ChatLine(Closed):
    """What somebody wrote."""

    number: Annotated[int, Field(description="Of the event.")]
    name: Words
    seat: int
    text: Annotated[str, Field(description="As it was written.")]
    at: Annotated[float, Field(description="Seconds since 1970.")]


class BasePosition(Closed):
    """Where a game stands, for one viewer."""

    move: Annotated[int, Field(description="How many moves have been played.")]
    seat: Annotated[int | None, Field(description="Through whose eyes; null for spectators.")]
    to_move: Annotated[int | None, Field(description="The seat that decides.")]
    over: bool


class DrawnScene(Closed):
    """What somebody sees, to be drawn. Panels and pieces of `own` replace those of the same id."""

    scene: Annotated[Scene, Field(description="What everybody sees.")]
    own: Annotated[Scene, Field(description="What this seat sees besides; empty for spectators.")]
    chapter: Annotated[int, Field(description="Of the rulebook, about this decision.")]


class SceneAndChoices(DrawnScene):
    """What somebody sees, with what they can choose."""

    choices: Annotated[
        Choices,
        Field(description="All that you may play now; empty when it is not your turn."),
    ]
    question: Annotated[
        tuple[Text, ...], Field(description="What you are to decide, in sentences.")
    ]
    lesson: Annotated[Lesson | None, Field(description="What the first-game guide says to it.")]
    aids: Aids


class LivePosition(BasePosition):
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


class Position(LivePosition, SceneAndChoices):
    """The position as one viewer sees it, with what they can choose."""


class ViewPosition(LivePosition):
    """The position on a wire that sees views."""

    view: Annotated[
        ViewJson,
        Field(
            description="What your seat may know, as data; its schema is at"
            " `/api/games/GAME/view.json`. When it is your turn, its `legal` holds all that you may"
            " play, each with its `number`; else that is null."
        ),
    ]


class ReplayPosition(BasePosition, DrawnScene):
    """A finished game after so many moves."""

    reading: Annotated[Sections, Field(description="The same as a list.")]
    moves: Annotated[int, Field(description="How many there are in all.")]
    lines: Annotated[list[Text], Field(description="What the last move was.")]


class TableSummary(Closed):
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


class TableList(Closed):
    """Some tables."""

    tables: list[TableSummary]


class Invitation(Closed):
    """What an invitation is for."""

    table: Annotated[str, Field(description="The table's id.")]
    seat: int
    free: Annotated[bool, Field(description="Is the seat still free?")]


class SeatTaken(Closed):
    """Where somebody sits now."""

    seat: int


# --- Looking back -----------------------------------------------------------------------------


class WorstMove(Closed):
    """A choice that cost something."""

    move: int
    seat: int
    loss: Annotated[float, Field(description="The share of the win that it cost.")]
    value: float | None
    best_value: float | None
    lines: list[Text]
    better: Annotated[Text, Field(description="What would have been better.")]


class LuckyTurn(Closed):
    """A move at which luck moved the win."""

    move: int
    seat: int
    luck: float
    lines: list[Text]


class SeatTotal(Closed):
    """What moved the win of a seat: `begin`, `own`, `others` and `luck` add up to `end`."""

    seat: int
    choices: int
    faultless: int
    begin: float
    own: float
    others: float
    luck: float
    end: float


class GameAnalysis(Closed):
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


class AnalysisState(Closed):
    """How far the analysis of a finished game has come, and what it says."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    before: NotRequired[Annotated[int, Field(description="How many games wait before this one.")]]
    done: NotRequired[Annotated[int, Field(description="Positions that have been looked at.")]]
    positions: NotRequired[int]
    analysis: NotRequired[GameAnalysis]


# --- On the wire ------------------------------------------------------------------------------

AnswerId = Annotated[str, Field(description="The id of the message that this answers.")]


class TableMessage(Closed):
    """The whole table. It comes first on every wire, and whenever seats or the status change."""

    type: Literal["table"]
    table: TableInfo
    number: EventNumber
    log: list[LogEntry]
    chat: list[ChatLine]
    position: Annotated[
        Position | ViewPosition | None, Field(description="Null until the game has begun.")
    ]
    report: NotRequired[
        Annotated[Report, Field(description="As with `move`, if a move has changed the seats.")]
    ]


class MoveMessage(Closed):
    """Somebody has moved or taken a move back: the log since you were last told, and the position."""

    type: Literal["move"]
    number: EventNumber
    log: list[LogEntry]
    position: Position | ViewPosition
    report: NotRequired[
        Annotated[Report, Field(description="A statement to look at together, after some moves.")]
    ]


class ChatMessage(Closed):
    """Somebody has written."""

    type: Literal["chat"]
    number: EventNumber
    chat: list[ChatLine]


class PresenceMessage(Closed):
    """Somebody has come or gone."""

    type: Literal["presence"]
    online: Annotated[list[int], Field(description="The seats of people who are here.")]


class DoneAnswer(Closed):
    """What you said was done and is kept. If it was done before by the same id, it is not done twice."""

    type: Literal["ok"]
    id: AnswerId
    number: Annotated[int, Field(description="The number of the event that it made.")]


class WhyAnswer(Closed):
    """Why what was touched leads nowhere."""

    type: Literal["why"]
    id: AnswerId
    text: Text


class AidAnswer(Closed):
    """A help of the game."""

    type: Literal["aid"]
    id: AnswerId
    lines: list[Words]


class ReadingAnswer(Closed):
    """The position as a list."""

    type: Literal["reading"]
    id: AnswerId
    number: Annotated[int, Field(description="That of the position.")]
    sections: Sections


class Chance(Closed):
    """What a side may expect."""

    name: Annotated[Text, Field(description="The players of the side.")]
    mine: bool
    percent: int


class HintedMove(Closed):
    """A move that looks good."""

    action: int
    text: Text
    win: list[Chance]


class HintAnswer(Closed):
    """The moves that look best, the best first; nobody else is told them."""

    type: Literal["hint"]
    id: AnswerId
    moves: list[HintedMove]


Answer = DoneAnswer | WhyAnswer | AidAnswer | ReadingAnswer | HintAnswer
TableUpdate = TableMessage | MoveMessage | ChatMessage | PresenceMessage

Record = Annotated[dict[str, Any], Field(description="See docs/records.md.")]
