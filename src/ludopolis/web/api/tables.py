"""The API of tables: opening them, sitting down, playing, looking on."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Query
from pydantic import ConfigDict, Field
from starlette.responses import Response

from ludopolis.bots.levels import USUAL
from ludopolis.tables import Refused, SeatPlan, Summary, Table
from ludopolis.tables.names import clean_name
from ludopolis.web import messages, shelf, told
from ludopolis.web.api.answers import ANYBODY, ASKED, VISITORS, known, tell, wrongs
from ludopolis.web.api.visitors import Name
from ludopolis.web.messages import Message, SeatNumber
from ludopolis.web.pages import found_table
from ludopolis.web.socket import with_links
from ludopolis.web.visit import Visit, Visiting
from ludopolis.web.voice import Voice

router = APIRouter(prefix="/api", tags=["Tables"], dependencies=[ASKED])

TableId = Annotated[
    str,
    Path(
        max_length=60,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="A table's id.",
        examples=["h4jk2m9pxq7w3acdre8tnvz5"],
    ),
]
Token = Annotated[
    str,
    Path(
        max_length=60,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="The last part of an invitation, `/join/TOKEN`.",
        examples=["m2c7xk4qd8wz5hr9j3vfnt6p"],
    ),
]
Looking = Annotated[
    int | None,
    Query(ge=1, le=20, description="Look through this one of your seats; else through the first."),
]
BotName = Annotated[str, Field(max_length=60, description="One of the `bots` of `GET /api/games`.")]
TakesPart = Annotated[
    bool,
    Field(
        description="Will you take part in the shuffle, by `commit` and `reveal`? Then the table waits"
        " for you when it is about to begin."
    ),
]


class SeatWish(Message):
    """Who is to sit on a seat."""

    kind: Annotated[
        Literal["me", "screen", "friend", "bot"],
        Field(
            description="You; somebody else whom you play for, as around one screen; whoever takes"
            " the seat; a bot."
        ),
    ]
    name: Annotated[str, Field(max_length=400, description="Of you, or of who sits beside.")] = ""
    bot: BotName = USUAL


class NewTable(Message):
    """A table to be opened."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "face": "newyorknewyork",
                    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "skilled"}],
                }
            ]
        }
    )

    face: Annotated[str, Field(max_length=60, description="A `face` of `GET /api/games`.")]
    seats: Annotated[
        list[SeatWish],
        Field(min_length=1, max_length=20, description="The first seat first."),
    ]
    options: Annotated[
        dict[
            Annotated[str, Field(max_length=60)],
            bool
            | Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
            | Annotated[str, Field(max_length=60)],
        ],
        Field(
            max_length=50,
            default_factory=dict,
            description="What is not named is as printed.",
        ),
    ]
    public: Annotated[bool, Field(description="List the table in the lobby?")] = False
    hints: Annotated[
        bool, Field(description="May players ask for hints even if several people play?")
    ] = False
    takes_part: TakesPart = False


class SeatWanted(Message):
    """A seat to sit down on."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seat": 2, "name": "Ben"}, {}]})

    seat: Annotated[SeatNumber | None, Field(description="Else any that is free.")] = None
    name: Annotated[Name | None, Field(description="What to be called from now on.")] = None
    takes_part: TakesPart = False


class SeatGiven(Message):
    """Whom the host gives a seat to."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"kind": "bot", "bot": "strong"}, {"kind": "open"}]}
    )

    kind: Annotated[
        Literal["open", "bot"], Field(description="Free for whoever comes, or a bot's.")
    ]
    bot: BotName = USUAL


async def whole(
    visit: Visit, table: Table, since: int = 0, looking: int | None = None, status: int = 200
) -> Response:
    """A table as who asks may see it."""
    await table.recall(visit.visitor, since, looking)
    told_now = table.told(visit.visitor, looking, since)
    return tell(visit, with_links(told_now), status)


# --- Finding and opening ----------------------------------------------------------------------


@router.get("/tables", response_model=told.Tables, responses=wrongs(), openapi_extra=ANYBODY)
async def list_tables(
    visit: Visiting,
    which: Annotated[
        Literal["open", "mine", "finished"],
        Query(
            description="Public ones that are not over, those you sit at, or public ones that are."
        ),
    ] = "open",
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Response:
    """Some tables, the last one first."""
    if which == "mine":
        found = await visit.hall.tables_of(known(visit), limit)
    elif which == "open":
        found = await visit.hall.public_tables(visit.visitor, limit)
    else:
        found = await visit.hall.finished(limit, visitor=visit.visitor)
    return tell(visit, {"tables": [listed(summary) for summary in found]})


def listed(summary: Summary) -> dict[str, Any]:
    """A table in a list."""
    item = shelf.item_of(summary.game, summary.face)
    return {
        **{name: getattr(summary, name) for name in told.Listed.model_fields if name != "title"},
        "title": item.face.title if item else summary.game,
    }


@router.post(
    "/tables",
    status_code=201,
    response_model=told.Whole,
    responses=wrongs(),
    openapi_extra=VISITORS,
)
async def open_a_table(visit: Visiting, new: NewTable) -> Response:
    """Open a table. If no seat is left for a friend, the game begins at once."""
    visitor = known(visit)
    item = shelf.item(new.face)
    if item is not None and all(seat.kind != "friend" for seat in new.seats):
        await visit.house.warming.until_ready(item.box.name)
    await visit.house.limits.tables.enter(visit.address)
    table = await visit.hall.create(
        visitor,
        game=item.box.name if item else new.face,
        face=new.face,
        options=new.options,
        seats=[SeatPlan(seat.kind, name=seat.name, bot=seat.bot) for seat in new.seats],
        public=new.public,
        hints=new.hints,
        takes_part=new.takes_part,
    )
    return await whole(visit, table, status=201)


@router.get(
    "/invitations/{token}",
    response_model=told.Invitation,
    responses=wrongs(404),
    openapi_extra=ANYBODY,
)
async def invitation(visit: Visiting, token: Token) -> Response:
    """The table and the seat that an invitation is for."""
    table, seat = await visit.hall.by_invite(token)
    who = visit.visitor.id if visit.visitor else ""
    free = table.status == "waiting" and table.seats[seat - 1].is_free_for(who)
    return tell(visit, {"table": table.id, "seat": seat, "free": free})


@router.get(
    "/tables/{table}",
    response_model=told.Whole,
    responses=wrongs(404, 409),
    openapi_extra=ANYBODY,
)
async def look_at_a_table(
    visit: Visiting,
    table: TableId,
    since: Annotated[
        int, Query(ge=0, le=10_000_000, description="Tell what happened after this event.")
    ] = 0,
    seat: Looking = None,
) -> Response:
    """A table as you may see it. To be told when something happens, use its wire."""
    return await whole(visit, await found_table(visit, table), since, seat)


# --- Before the game --------------------------------------------------------------------------


@router.post(
    "/tables/{table}/sit",
    response_model=told.Sat,
    responses=wrongs(404, 409),
    openapi_extra=VISITORS,
)
async def sit_down(visit: Visiting, table: TableId, wanted: SeatWanted) -> Response:
    """Take a free seat, or change to another one."""
    visitor, found = known(visit), await found_table(visit, table)
    called = clean_name(wanted.name) if wanted.name else ""
    seat = await found.sit(visitor, wanted.seat, called or None, takes_part=wanted.takes_part)
    await visit.somebody(called)  # only who sits is called differently
    return tell(visit, {"seat": seat})


@router.post(
    "/tables/{table}/stand",
    response_model=told.Whole,
    responses=wrongs(404, 409),
    openapi_extra=VISITORS,
)
async def stand_up(visit: Visiting, table: TableId) -> Response:
    """Leave a table before the game has begun."""
    visitor, found = known(visit), await found_table(visit, table)
    await found.stand(visitor)
    return await whole(visit, found)


@router.put(
    "/tables/{table}/seats/{seat}",
    response_model=told.Whole,
    responses=wrongs(404, 409),
    openapi_extra=VISITORS,
)
async def give_a_seat(
    visit: Visiting, table: TableId, seat: Annotated[int, Path(ge=1, le=20)], given: SeatGiven
) -> Response:
    """The host gives a seat to a bot, or opens it."""
    visitor, found = known(visit), await found_table(visit, table)
    await found.set_seat(visitor, seat, given.kind, given.bot)
    return await whole(visit, found)


@router.post(
    "/tables/{table}/start",
    response_model=told.Whole,
    responses=wrongs(404, 409),
    openapi_extra=VISITORS,
)
async def start_the_game(visit: Visiting, table: TableId) -> Response:
    """The host lets the game begin, when every seat is taken."""
    visitor, found = known(visit), await found_table(visit, table)
    await found.start(visitor)
    return await whole(visit, found)


# --- Playing ----------------------------------------------------------------------------------


@router.post(
    "/tables/{table}/messages",
    response_model=told.Answer,
    responses=wrongs(404, 409),
    openapi_extra=VISITORS,
)
async def say_something(
    visit: Visiting,
    table: TableId,
    said: Annotated[messages.Deed, Body(discriminator="type")],
    seat: Looking = None,
) -> Response:
    """Say something at a table: play, take back, write, resign, ask.

    These are the messages of the wire, and the answers that it gives.
    """
    visitor, found = known(visit), await found_table(visit, table)
    if seat is not None and seat not in found.mine(visitor):
        raise Refused("not_yours")
    voice = Voice(found, visitor, seat, visit.house.limits, visit.address)
    return tell(visit, await voice.say(said))
