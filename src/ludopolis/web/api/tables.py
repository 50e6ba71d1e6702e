"""The API of tables: opening them, sitting down, playing, looking on."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Body, Path, Query
from pydantic import ConfigDict, Field
from starlette.responses import Response

from ludopolis.bots.levels import DEFAULT_LEVEL
from ludopolis.tables import Refused, SeatPlan, Summary, Table, schemas
from ludopolis.tables.names import clean_name
from ludopolis.web import game_list, messages
from ludopolis.web.api.responses import ANYBODY, ASKED, VISITORS, known, tell, wrongs
from ludopolis.web.api.visitors import Name
from ludopolis.web.commands import CommandHandler
from ludopolis.web.context import Context, RequestContext
from ludopolis.web.messages import Message, SeatNumber
from ludopolis.web.pages import found_table
from ludopolis.web.table_socket import with_links

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
    bot: BotName = DEFAULT_LEVEL


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
    bot: BotName = DEFAULT_LEVEL


async def whole(
    context: RequestContext,
    table: Table,
    since: int = 0,
    looking: int | None = None,
    status: int = 200,
) -> Response:
    """A table as who asks may see it."""
    await table.recall(context.visitor, since, looking)
    told_now = table.presenter.table_message(context.visitor, looking, since)
    return tell(context, with_links(told_now), status)


# --- Finding and opening ----------------------------------------------------------------------


@router.get("/tables", response_model=schemas.TableList, responses=wrongs(), openapi_extra=ANYBODY)
async def list_tables(
    context: Context,
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
        found = await context.service.tables_of(known(context), limit)
    elif which == "open":
        found = await context.service.public_tables(context.visitor, limit)
    else:
        found = await context.service.finished(limit, visitor=context.visitor)
    return tell(context, {"tables": [listed(summary) for summary in found]})


def listed(summary: Summary) -> schemas.TableSummary:
    """A table in a list."""
    item = game_list.item_of(summary.game, summary.face)
    return {
        "id": summary.id,
        "game": summary.game,
        "face": summary.face,
        "title": item.face.title if item else summary.game,
        "players": summary.players,
        "options": summary.options,
        "public": summary.public,
        "status": summary.status,
        "names": list(summary.names),
        "kinds": list(summary.kinds),
        "free": summary.free,
        "to_move": summary.to_move,
        "mine": list(summary.mine),
        "my_turn": summary.my_turn,
        "host": summary.host,
        "created_at": summary.created_at,
        "changed_at": summary.changed_at,
        "ended_at": summary.ended_at,
        "result": summary.result,
        "rematch_asked": summary.rematch_asked,
    }


@router.post(
    "/tables",
    status_code=201,
    response_model=schemas.TableMessage,
    responses=wrongs(),
    openapi_extra=VISITORS,
)
async def open_a_table(context: Context, new: NewTable) -> Response:
    """Open a table. If no seat is left for a friend, the game begins at once."""
    visitor = known(context)
    item = game_list.item(new.face)
    if item is not None and all(seat.kind != "friend" for seat in new.seats):
        await context.app_state.warmup.until_ready(item.box.name)
    await context.app_state.limits.tables.enter(context.address)
    table = await context.service.create(
        visitor,
        game=item.box.name if item else new.face,
        face=new.face,
        options=new.options,
        seats=[SeatPlan(seat.kind, name=seat.name, bot=seat.bot) for seat in new.seats],
        public=new.public,
        hints=new.hints,
        takes_part=new.takes_part,
    )
    return await whole(context, table, status=201)


@router.get(
    "/invitations/{token}",
    response_model=schemas.Invitation,
    responses=wrongs(404),
    openapi_extra=ANYBODY,
)
async def invitation(context: Context, token: Token) -> Response:
    """The table and the seat that an invitation is for."""
    table, seat = await context.service.by_invite(token)
    who = context.visitor.id if context.visitor else ""
    free = table.status == "waiting" and table.seats[seat - 1].is_free_for(who)
    return tell(context, {"table": table.id, "seat": seat, "free": free})


@router.get(
    "/tables/{table}",
    response_model=schemas.TableMessage,
    responses=wrongs(404, 409),
    openapi_extra=ANYBODY,
)
async def look_at_a_table(
    context: Context,
    table: TableId,
    since: Annotated[
        int, Query(ge=0, le=10_000_000, description="Tell what happened after this event.")
    ] = 0,
    seat: Looking = None,
) -> Response:
    """A table as you may see it. To be told when something happens, use its wire."""
    return await whole(context, await found_table(context, table), since, seat)


# --- Before the game --------------------------------------------------------------------------


@router.post(
    "/tables/{table}/sit",
    response_model=schemas.SeatTaken,
    responses=wrongs(404, 409),
    openapi_extra=VISITORS,
)
async def sit_down(context: Context, table: TableId, wanted: SeatWanted) -> Response:
    """Take a free seat, or change to another one."""
    visitor, found = known(context), await found_table(context, table)
    called = clean_name(wanted.name) if wanted.name else ""
    seat = await found.sit(visitor, wanted.seat, called or None, takes_part=wanted.takes_part)
    await context.somebody(called)  # only who sits is called differently
    return tell(context, {"seat": seat})


@router.post(
    "/tables/{table}/stand",
    response_model=schemas.TableMessage,
    responses=wrongs(404, 409),
    openapi_extra=VISITORS,
)
async def stand_up(context: Context, table: TableId) -> Response:
    """Leave a table before the game has begun."""
    visitor, found = known(context), await found_table(context, table)
    await found.stand(visitor)
    return await whole(context, found)


@router.put(
    "/tables/{table}/seats/{seat}",
    response_model=schemas.TableMessage,
    responses=wrongs(404, 409),
    openapi_extra=VISITORS,
)
async def give_a_seat(
    context: Context, table: TableId, seat: Annotated[int, Path(ge=1, le=20)], given: SeatGiven
) -> Response:
    """The host gives a seat to a bot, or opens it."""
    visitor, found = known(context), await found_table(context, table)
    await found.set_seat(visitor, seat, given.kind, given.bot)
    return await whole(context, found)


@router.post(
    "/tables/{table}/start",
    response_model=schemas.TableMessage,
    responses=wrongs(404, 409),
    openapi_extra=VISITORS,
)
async def start_the_game(context: Context, table: TableId) -> Response:
    """The host lets the game begin, when every seat is taken."""
    visitor, found = known(context), await found_table(context, table)
    await found.start(visitor)
    return await whole(context, found)


# --- Playing ----------------------------------------------------------------------------------


@router.post(
    "/tables/{table}/messages",
    response_model=schemas.Answer,
    responses=wrongs(404, 409),
    openapi_extra=VISITORS,
)
async def say_something(
    context: Context,
    table: TableId,
    said: Annotated[messages.Command, Body(discriminator="type")],
    seat: Looking = None,
) -> Response:
    """Say something at a table: play, take back, write, resign, ask.

    These are the messages of the wire, and the answers that it gives.
    """
    visitor, found = known(context), await found_table(context, table)
    if seat is not None and seat not in found.mine(visitor):
        raise Refused("not_yours")
    handler = CommandHandler(found, visitor, seat, context.app_state.limits, context.address)
    return tell(context, await handler.run(said))
