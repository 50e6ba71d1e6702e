"""HTML pages: lobby, new table, join, table, finished game, rules, settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import msgspec
from fastapi import APIRouter, Form, Path
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ludopolis.bots.levels import DEFAULT_LEVEL, LEVELS
from ludopolis.engine import registry
from ludopolis.language.languages import languages
from ludopolis.language.translator import Translator
from ludopolis.tables import Refused, SeatPlan, Summary, Table, Visitor
from ludopolis.tables.names import LONGEST_NAME, bot_label, clean_name
from ludopolis.web import game_list, new_table_form, rulebooks
from ludopolis.web.api.catalogues import words_address
from ludopolis.web.api_version import VERSION
from ludopolis.web.context import (
    THEMES,
    Context,
    RequestContext,
    StillPreparing,
    by_program,
    local_path,
    ready_table,
)

router = APIRouter()

LISTED = 12  # tables in each list of the lobby
Word = Annotated[str, Path(max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]
Entry = Annotated[str, Form(max_length=500)]
SIGNED_OUT = ("signed_out", "others_signed_out")  # what the page about devices says was done


async def form_of(request: Request) -> dict[str, str]:
    """The text fields of a form."""
    form = await request.form(max_files=0, max_fields=100)
    return {name: value for name, value in form.items() if isinstance(value, str)}


# --- The lobby --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Listed:
    """A table in a list of the lobby."""

    address: str
    title: str
    status: str
    names: list[str]
    free: int
    my_turn: bool
    rematch_asked: bool
    winners: list[str]


def listed(summary: Summary, say: Translator) -> Listed:
    """A table as the visitor sees it in a list."""
    names, result = [say.shown(name) for name in summary.names], summary.result
    item = game_list.item_of(summary.game, summary.face)
    over = summary.status == "over"
    return Listed(
        # Who is asked for a rematch answers at the table.
        address=f"/{'game' if over and not summary.rematch_asked else 'table'}/{summary.id}",
        title=say.of_game(item.box.locale)(item.face.title) if item else summary.game,
        status=summary.status,
        names=[name for name in names if name],
        free=summary.free,
        my_turn=summary.my_turn,
        rematch_asked=summary.rematch_asked,
        winners=[names[seat - 1] for seat in result["winners"]] if result else [],
    )


@router.get("/")
async def lobby(context: Context) -> Response:
    """Games to play and tables in progress; the visitor's turns first."""
    service, visitor, say = context.service, context.visitor, context.say
    mine = [
        listed(row, say) for row in (await service.tables_of(visitor, LISTED) if visitor else ())
    ]
    return context.page(
        "lobby.html",
        items=game_list.items(),
        mine=sorted(
            mine, key=lambda row: (row.status == "over" and not row.rematch_asked, not row.my_turn)
        ),
        open=[listed(row, say) for row in await service.public_tables(visitor, LISTED)],
        finished=[listed(row, say) for row in await service.finished(LISTED)],
    )


# --- A new table ------------------------------------------------------------------------------


def found_item(face: str) -> game_list.GameEntry:
    """The entry of that name, or 404."""
    item = game_list.item(face)
    if item is None:
        raise HTTPException(404)
    return item


def order_page(
    context: RequestContext,
    item: game_list.GameEntry,
    order: new_table_form.NewTableForm,
    company: str,
    status: int = 200,
) -> Response:
    """The form for a new table."""
    return context.page(
        "new.html",
        status,
        item=item,
        order=order,
        company=company,
        kinds=list(dict.fromkeys([*new_table_form.kinds(), *(seat.kind for seat in order.seats)])),
        bot_label=bot_label,
        levels=LEVELS.values(),
        longest_name=LONGEST_NAME,
    )


@router.get("/new/{face}")
async def new(context: Context, face: Word) -> Response:
    """The form for a new table with the usual choices."""
    item = found_item(face)
    context.app_state.warmup.is_ready(item.box.name)  # it is wanted soon
    company = context.request.query_params.get("with", "")
    company = company if company in new_table_form.COMPANIES else new_table_form.COMPANIES[0]
    return order_page(context, item, new_table_form.suggested(item, company, context.name), company)


@router.post("/new/{face}")
async def create(context: Context, face: Word) -> Response:
    """Open a table, or show the form again with its problems."""
    item = found_item(face)
    order = new_table_form.read(item, await form_of(context.request), context.in_game(item.box))
    if order.problems:
        return order_page(context, item, order, "", 422)
    try:
        visitor = await context.somebody(order.name)
        if all(
            seat.kind != new_table_form.FRIEND for seat in order.taken
        ):  # the game begins at once
            await context.app_state.warmup.until_ready(item.box.name)
        await context.app_state.limits.tables.enter(context.address)
        table = await context.service.create(
            visitor,
            game=item.box.name,
            face=item.face.name,
            options=new_table_form.settled(item, order),
            seats=[plan(seat) for seat in order.taken],
            public=order.public,
            hints=order.hints,
            takes_part=order.takes_part,
        )
    except Refused as refused:
        order.problems.append(refused.text(context.language))
        return order_page(context, item, order, "", 422)
    return context.go(f"/table/{table.id}")


def plan(seat: new_table_form.SeatEntry) -> SeatPlan:
    """A seat of the form for the table service."""
    if seat.bot is not None:
        return SeatPlan("bot", bot=seat.bot)
    return SeatPlan(seat.kind, name=seat.name if seat.kind == new_table_form.SCREEN else "")


# --- At a table -------------------------------------------------------------------------------


async def found_table(context: RequestContext, name: str) -> Table:
    """The table with this id, or a page that says its game is being compiled."""
    table = await ready_table(context.app_state, name)
    if table is None:
        raise StillPreparing
    return table


def join_page(
    context: RequestContext,
    table: Table,
    seat: int | None,
    *,
    name: str | None = None,
    problems: Sequence[str] = (),
) -> Response:
    """Choose a name, then sit down or watch."""
    words = context.in_game(table.box)
    told = words.filled(table.presenter.table_info(context.visitor))
    hosts = [seat.seat for seat in table.seats if seat.visitor == table.row.host]
    return context.page(
        "join.html",
        422 if problems else 200,
        title=told["title"],
        item=game_list.item_of(table.row.game, table.row.face),
        seats=told["seats"],
        options=told["options"],
        hints=told["hints"],
        waiting=table.status == "waiting",
        seated=bool(told["mine"]),
        host=words.shown(table.names()[hosts[0] - 1]) if hosts else "",
        may_sit=table.status == "waiting"
        and not told["mine"]
        and any(
            place.is_free_for(context.visitor.id if context.visitor else "")
            for place in table.seats
        ),
        wanted=seat,
        name=context.name if name is None else name,
        longest_name=LONGEST_NAME,
        problems=problems,
        table_address=f"/table/{table.id}",
    )


@router.get("/join/{token}")
async def join(context: Context, token: Word) -> Response:
    """An invitation."""
    invited = await context.service.store.invited(token)
    if invited is None:
        raise Refused("not_found")
    name, seat = invited
    return join_page(context, await found_table(context, name), seat)


@router.get("/table/{name}")
async def table_page(context: Context, name: Word) -> Response:
    """A table; newcomers are asked to sit down or watch while seats are free."""
    table = await found_table(context, name)
    waiting = table.status == "waiting" and any(seat.kind == "open" for seat in table.seats)
    if waiting and not table.mine(context.visitor) and not hosts(context, table):
        if "watch" not in context.request.query_params:
            return join_page(context, table, None)
        # Who watches may still sit down, so they are known from now on.
        await context.somebody()
    return context.page("table.html", **about_table(context, table))


def about_table(context: RequestContext, table: Table) -> dict[str, Any]:
    """Initial data of a table's page."""
    item = game_list.item_of(table.row.game, table.row.face)
    assert item is not None  # a game whose tables can be opened is on the shelf
    return {
        "title": context.in_game(item.box)(item.face.title),
        "table_id": table.id,
        "words_address": words_address(table.row.game, context.language),
        "api_version": VERSION,
    }


def hosts(context: RequestContext, table: Table) -> bool:
    """Did the visitor open this table?"""
    return context.visitor is not None and context.visitor.id == table.row.host


@router.post("/table/{name}/sit")
async def sit(
    context: Context,
    name: Word,
    seat: Entry = "",
    called: Annotated[str, Form(alias="name", max_length=500)] = "",
    takes_part: Entry = "",
) -> Response:
    """Sit down under a name."""
    table = await found_table(context, name)
    try:
        visitor = await context.somebody(called.strip())
        wanted = seat_number(seat) if seat else None
        await table.sit(visitor, wanted, takes_part=takes_part == "yes")
    except Refused as refused:
        if by_program(context.request):
            raise
        return join_page(
            context, table, None, name=called, problems=[refused.text(context.language)]
        )
    return context.go(f"/table/{table.id}")


@router.post("/table/{name}/stand")
async def stand(context: Context, name: Word) -> Response:
    """Leave a table before the game begins."""
    table = await found_table(context, name)
    await table.stand(acting(context))
    return context.go("/")


@router.post("/table/{name}/start")
async def start(context: Context, name: Word) -> Response:
    """The host starts the game."""
    table = await found_table(context, name)
    await table.start(acting(context))
    return context.go(f"/table/{table.id}")


@router.post("/table/{name}/seat")
async def set_seat(
    context: Context, name: Word, seat: Entry, kind: Entry, bot: Entry = DEFAULT_LEVEL
) -> Response:
    """The host gives a seat to a bot, or opens it."""
    table = await found_table(context, name)
    await table.set_seat(acting(context), seat_number(seat), kind, bot)
    return context.go(f"/table/{table.id}")


def acting(context: RequestContext) -> Visitor:
    """The visitor; refused if unknown."""
    if context.visitor is None:
        raise Refused("not_yours")
    return context.visitor


def seat_number(written: str) -> int:
    """A seat number from a form."""
    if not written.isdecimal() or len(written) > 2:
        raise Refused("invalid")
    return int(written)


# --- A finished game --------------------------------------------------------------------------


@router.get("/game/{name}")
async def game_page(context: Context, name: Word) -> Response:
    """A finished game to look back at; a running one redirects to its table."""
    table = await found_table(context, name)
    if table.status != "over":
        return context.go(f"/table/{table.id}")
    told = {"rematch": None, "rematch_asked": None, **table.presenter.table_info(context.visitor)}
    return context.page(
        "game.html",
        **about_table(context, table),
        table=msgspec.to_builtins(told),
        moves=len(table.game.moves),
    )


@router.get("/game/{name}/record")
async def record(context: Context, name: Word) -> Response:
    """The record of a finished game as a download."""
    table = await found_table(context, name)
    line = await table.aside(record_line, table)
    file = f"{table.row.game}-{table.id[:8]}.record"
    return Response(
        line + "\n",
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{file}"'},
    )


def record_line(table: Table) -> str:
    """The record as text; slow for long games."""
    return table.record().line()


# --- Rulebooks, and what there is to say ------------------------------------------------------


@router.get("/rules/{game}")
async def rules(context: Context, game: Word) -> Response:
    """The rulebook of a game."""
    if game not in registry.names():
        raise HTTPException(404)
    return await context.shared_page(
        "rules.html",
        lambda: {
            "title": context.in_game(registry.box(game))(registry.box(game).title),
            "page": rulebooks.page(game, context.language),
            "items": [item for item in game_list.items() if item.box.name == game],
        },
    )


@router.get("/about")
async def about(context: Context) -> Response:
    """About the site and its games."""
    return await context.shared_page("about.html", lambda: {"boxes": game_list.boxes()})


# --- Settings ---------------------------------------------------------------------------------


def settings_page(
    context: RequestContext, name: str, problems: list[str] | None = None, status: int = 200
) -> Response:
    """The settings page."""
    return context.page(
        "settings.html",
        status,
        name=name,
        themes=THEMES,
        longest_name=LONGEST_NAME,
        problems=problems or [],
        saved="saved" in context.request.query_params,
    )


@router.get("/settings")
async def settings(context: Context) -> Response:
    """The settings page."""
    return settings_page(context, context.name)


@router.post("/settings")
async def save_settings(context: Context, language: Entry = "", theme: Entry = "") -> Response:
    """Store language and theme in cookies."""
    response = context.go("/settings?saved")
    if language in languages():
        context.keep(response, "language", language)
    if theme in THEMES:
        context.keep(response, "theme", theme)
    return response


@router.post("/name")
async def rename(context: Context, name: Entry = "") -> Response:
    """Change the name."""
    try:
        await context.somebody(clean_name(name))
    except Refused as refused:
        return settings_page(context, name, [refused.text(context.language)], 422)
    return context.go("/settings?saved")


@router.post("/language")
async def change_language(
    context: Context, language: Entry = "", next_path: Annotated[str, Form(alias="next")] = "/"
) -> Response:
    """The same page in another language."""
    response = context.go(without_language(local_path(next_path)))
    if language in languages():
        context.keep(response, "language", language)
    return response


def without_language(path: str) -> str:
    """The path without its language parameter."""
    parts = urlsplit(path)
    query = [pair for pair in parse_qsl(parts.query, True) if pair[0] != "language"]
    return parts.path + (f"?{urlencode(query)}" if query else "")


# --- Another device ---------------------------------------------------------------------------


def claim_page(context: RequestContext, status: int = 200, **shown: Any) -> Response:
    """Show or enter a code, or sign out."""
    address = str(context.request.url.replace(path="/claim", query=""))
    done = [note for note in SIGNED_OUT if note in context.request.query_params]
    content = {"code": "", "welcome": "", "problems": [], "address": address, "done": done, **shown}
    known = "" if context.visitor is None else context.visitor.name
    return context.page("claim.html", status, known=known, **content)


@router.get("/claim")
async def claim(context: Context) -> Response:
    """How to continue on another device."""
    return claim_page(context)


@router.post("/claim")
async def use_claim(context: Context, make: Entry = "", code: Entry = "") -> Response:
    """Show a code, or use one."""
    if make:
        return claim_page(context, code=await context.service.claim_code(await context.somebody()))
    await context.app_state.limits.codes.enter(context.address)
    try:
        await context.become(await context.service.claim(code))
    except Refused as refused:
        return claim_page(context, 422, problems=[refused.text(context.language)])
    return claim_page(context, welcome=context.name)


@router.post("/sign-out")
async def sign_out(context: Context) -> Response:
    """Sign out in this browser."""
    await context.sign_out()
    return context.go("/claim?signed_out")


@router.post("/sign-out-others")
async def sign_out_others(context: Context) -> Response:
    """Sign out everywhere else."""
    if context.session is not None:
        await context.service.sign_out_others(context.session)
    return context.go("/claim?others_signed_out")
