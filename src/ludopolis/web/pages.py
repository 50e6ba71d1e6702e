"""The pages: the lobby, new tables, joining, tables, finished games, rulebooks, settings."""

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

from ludopolis.bots.levels import LEVELS, USUAL
from ludopolis.engine import registry
from ludopolis.language.languages import languages
from ludopolis.language.translator import Translator
from ludopolis.tables import Refused, SeatPlan, Summary, Table, Visitor
from ludopolis.tables.names import LONGEST_NAME, bot_label, clean_name
from ludopolis.web import ordering, rulebooks, shelf
from ludopolis.web.api.words import words_address
from ludopolis.web.api_version import VERSION
from ludopolis.web.visit import (
    THEMES,
    StillPreparing,
    Visit,
    Visiting,
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
    """The texts of a form, whichever they are."""
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
    item = shelf.item_of(summary.game, summary.face)
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
async def lobby(visit: Visiting) -> Response:
    """What can be played, and what is being played; where it is the visitor's turn, first."""
    hall, visitor, say = visit.hall, visit.visitor, visit.say
    mine = [listed(row, say) for row in (await hall.tables_of(visitor, LISTED) if visitor else ())]
    return visit.page(
        "lobby.html",
        items=shelf.items(),
        mine=sorted(
            mine, key=lambda row: (row.status == "over" and not row.rematch_asked, not row.my_turn)
        ),
        open=[listed(row, say) for row in await hall.public_tables(visitor, LISTED)],
        finished=[listed(row, say) for row in await hall.finished(LISTED)],
    )


# --- A new table ------------------------------------------------------------------------------


def found_item(face: str) -> shelf.Item:
    """The face of that name, or nothing at this address."""
    item = shelf.item(face)
    if item is None:
        raise HTTPException(404)
    return item


def order_page(
    visit: Visit, item: shelf.Item, order: ordering.Order, company: str, status: int = 200
) -> Response:
    """The form for a new table."""
    return visit.page(
        "new.html",
        status,
        item=item,
        order=order,
        company=company,
        kinds=list(dict.fromkeys([*ordering.kinds(), *(seat.kind for seat in order.seats)])),
        bot_label=bot_label,
        levels=LEVELS.values(),
        longest_name=LONGEST_NAME,
    )


@router.get("/new/{face}")
async def new(visit: Visiting, face: Word) -> Response:
    """The form for a new table, filled in as most people want it."""
    item = found_item(face)
    visit.house.warming.is_ready(item.box.name)  # it is wanted soon
    company = visit.request.query_params.get("with", "")
    company = company if company in ordering.COMPANIES else ordering.COMPANIES[0]
    return order_page(visit, item, ordering.suggested(item, company, visit.name), company)


@router.post("/new/{face}")
async def create(visit: Visiting, face: Word) -> Response:
    """Open a table; if something does not fit, the form comes back as it was, with what to change."""
    item = found_item(face)
    order = ordering.read(item, await form_of(visit.request), visit.in_game(item.box))
    if order.problems:
        return order_page(visit, item, order, "", 422)
    try:
        visitor = await visit.somebody(order.name)
        if all(seat.kind != ordering.FRIEND for seat in order.taken):  # the game begins at once
            await visit.house.warming.until_ready(item.box.name)
        await visit.house.limits.tables.enter(visit.address)
        table = await visit.hall.create(
            visitor,
            game=item.box.name,
            face=item.face.name,
            options=ordering.settled(item, order),
            seats=[plan(seat) for seat in order.taken],
            public=order.public,
            hints=order.hints,
            takes_part=order.takes_part,
        )
    except Refused as refused:
        order.problems.append(refused.text(visit.language))
        return order_page(visit, item, order, "", 422)
    return visit.go(f"/table/{table.id}")


def plan(seat: ordering.SeatEntry) -> SeatPlan:
    """A seat of the form as the hall wants it."""
    if seat.bot is not None:
        return SeatPlan("bot", bot=seat.bot)
    return SeatPlan(seat.kind, name=seat.name if seat.kind == ordering.SCREEN else "")


# --- At a table -------------------------------------------------------------------------------


async def found_table(visit: Visit, name: str) -> Table:
    """The table of that name; while its game is being compiled, a page that says so."""
    table = await ready_table(visit.house, name)
    if table is None:
        raise StillPreparing
    return table


def join_page(
    visit: Visit,
    table: Table,
    seat: int | None,
    *,
    name: str | None = None,
    problems: Sequence[str] = (),
) -> Response:
    """Choose a name, sit down or watch."""
    words = visit.in_game(table.box)
    told = words.filled(table.described(visit.visitor))
    hosts = [seat.seat for seat in table.seats if seat.visitor == table.row.host]
    return visit.page(
        "join.html",
        422 if problems else 200,
        title=told["title"],
        item=shelf.item_of(table.row.game, table.row.face),
        seats=told["seats"],
        options=told["options"],
        hints=told["hints"],
        waiting=table.status == "waiting",
        seated=bool(told["mine"]),
        host=words.shown(table.names()[hosts[0] - 1]) if hosts else "",
        may_sit=table.status == "waiting"
        and not told["mine"]
        and any(
            place.is_free_for(visit.visitor.id if visit.visitor else "") for place in table.seats
        ),
        wanted=seat,
        name=visit.name if name is None else name,
        longest_name=LONGEST_NAME,
        problems=problems,
        table_address=f"/table/{table.id}",
    )


@router.get("/join/{token}")
async def join(visit: Visiting, token: Word) -> Response:
    """An invitation."""
    invited = await visit.hall.store.invited(token)
    if invited is None:
        raise Refused("not_found")
    name, seat = invited
    return join_page(visit, await found_table(visit, name), seat)


@router.get("/table/{name}")
async def table_page(visit: Visiting, name: Word) -> Response:
    """A table: who comes new while seats are free is asked to sit down first, or to watch."""
    table = await found_table(visit, name)
    waiting = table.status == "waiting" and any(seat.kind == "open" for seat in table.seats)
    if waiting and not table.mine(visit.visitor) and not hosts(visit, table):
        if "watch" not in visit.request.query_params:
            return join_page(visit, table, None)
        # Who watches may still sit down, so they are known from now on.
        await visit.somebody()
    return visit.page("table.html", **about_table(visit, table))


def about_table(visit: Visit, table: Table) -> dict[str, Any]:
    """What the pages of a table and of a finished game need to begin with."""
    item = shelf.item_of(table.row.game, table.row.face)
    assert item is not None  # a game whose tables can be opened is on the shelf
    return {
        "title": visit.in_game(item.box)(item.face.title),
        "table_id": table.id,
        "words_address": words_address(table.row.game, visit.language),
        "api_version": VERSION,
    }


def hosts(visit: Visit, table: Table) -> bool:
    """Has the visitor opened this table?"""
    return visit.visitor is not None and visit.visitor.id == table.row.host


@router.post("/table/{name}/sit")
async def sit(
    visit: Visiting,
    name: Word,
    seat: Entry = "",
    called: Annotated[str, Form(alias="name", max_length=500)] = "",
    takes_part: Entry = "",
) -> Response:
    """Sit down at a table, called as one wishes."""
    table = await found_table(visit, name)
    try:
        visitor = await visit.somebody(called.strip())
        wanted = seat_number(seat) if seat else None
        await table.sit(visitor, wanted, takes_part=takes_part == "yes")
    except Refused as refused:
        if by_program(visit.request):
            raise
        return join_page(visit, table, None, name=called, problems=[refused.text(visit.language)])
    return visit.go(f"/table/{table.id}")


@router.post("/table/{name}/stand")
async def stand(visit: Visiting, name: Word) -> Response:
    """Leave a table before the game begins."""
    table = await found_table(visit, name)
    await table.stand(acting(visit))
    return visit.go("/")


@router.post("/table/{name}/start")
async def start(visit: Visiting, name: Word) -> Response:
    """The host lets the game begin."""
    table = await found_table(visit, name)
    await table.start(acting(visit))
    return visit.go(f"/table/{table.id}")


@router.post("/table/{name}/seat")
async def set_seat(
    visit: Visiting, name: Word, seat: Entry, kind: Entry, bot: Entry = USUAL
) -> Response:
    """The host gives a seat to a bot, or opens it."""
    table = await found_table(visit, name)
    await table.set_seat(acting(visit), seat_number(seat), kind, bot)
    return visit.go(f"/table/{table.id}")


def acting(visit: Visit) -> Visitor:
    """The visitor, who must be known for what they want."""
    if visit.visitor is None:
        raise Refused("not_yours")
    return visit.visitor


def seat_number(written: str) -> int:
    """A seat as a form writes it."""
    if not written.isdecimal() or len(written) > 2:
        raise Refused("invalid")
    return int(written)


# --- A finished game --------------------------------------------------------------------------


@router.get("/game/{name}")
async def game_page(visit: Visiting, name: Word) -> Response:
    """A finished game, to be looked back at; one that goes on is at its table."""
    table = await found_table(visit, name)
    if table.status != "over":
        return visit.go(f"/table/{table.id}")
    told = {"rematch": None, "rematch_asked": None, **table.described(visit.visitor)}
    return visit.page(
        "game.html",
        **about_table(visit, table),
        table=msgspec.to_builtins(told),
        moves=len(table.game.moves),
    )


@router.get("/game/{name}/record")
async def record(visit: Visiting, name: Word) -> Response:
    """The record of a finished game, to be kept or checked."""
    table = await found_table(visit, name)
    line = await table.aside(record_line, table)
    file = f"{table.row.game}-{table.id[:8]}.record"
    return Response(
        line + "\n",
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{file}"'},
    )


def record_line(table: Table) -> str:
    """The record of a finished game as text; of a long game that takes a while."""
    return table.record().line()


# --- Rulebooks, and what there is to say ------------------------------------------------------


@router.get("/rules/{game}")
async def rules(visit: Visiting, game: Word) -> Response:
    """The rulebook of a game."""
    if game not in registry.names():
        raise HTTPException(404)
    return await visit.shared_page(
        "rules.html",
        lambda: {
            "title": visit.in_game(registry.box(game))(registry.box(game).title),
            "page": rulebooks.page(game, visit.language),
            "items": [item for item in shelf.items() if item.box.name == game],
        },
    )


@router.get("/about")
async def about(visit: Visiting) -> Response:
    """What this site is, and whose games these are."""
    return await visit.shared_page("about.html", lambda: {"boxes": shelf.boxes()})


# --- Settings ---------------------------------------------------------------------------------


def settings_page(
    visit: Visit, name: str, problems: list[str] | None = None, status: int = 200
) -> Response:
    """Name, language, colours, and how one plays."""
    return visit.page(
        "settings.html",
        status,
        name=name,
        themes=THEMES,
        longest_name=LONGEST_NAME,
        problems=problems or [],
        saved="saved" in visit.request.query_params,
    )


@router.get("/settings")
async def settings(visit: Visiting) -> Response:
    """Name, language, colours, and how one plays."""
    return settings_page(visit, visit.name)


@router.post("/settings")
async def save_settings(visit: Visiting, language: Entry = "", theme: Entry = "") -> Response:
    """Remember the language and the colours in this browser."""
    response = visit.go("/settings?saved")
    if language in languages():
        visit.keep(response, "language", language)
    if theme in THEMES:
        visit.keep(response, "theme", theme)
    return response


@router.post("/name")
async def rename(visit: Visiting, name: Entry = "") -> Response:
    """Be called differently."""
    try:
        await visit.somebody(clean_name(name))
    except Refused as refused:
        return settings_page(visit, name, [refused.text(visit.language)], 422)
    return visit.go("/settings?saved")


@router.post("/language")
async def change_language(
    visit: Visiting, language: Entry = "", next_path: Annotated[str, Form(alias="next")] = "/"
) -> Response:
    """The same page in another language."""
    response = visit.go(without_language(local_path(next_path)))
    if language in languages():
        visit.keep(response, "language", language)
    return response


def without_language(path: str) -> str:
    """A path that does not ask for a language itself, so that the chosen one counts."""
    parts = urlsplit(path)
    query = [pair for pair in parse_qsl(parts.query, True) if pair[0] != "language"]
    return parts.path + (f"?{urlencode(query)}" if query else "")


# --- Another device ---------------------------------------------------------------------------


def claim_page(visit: Visit, status: int = 200, **shown: Any) -> Response:
    """Show a code, enter one, or sign out."""
    address = str(visit.request.url.replace(path="/claim", query=""))
    done = [note for note in SIGNED_OUT if note in visit.request.query_params]
    content = {"code": "", "welcome": "", "problems": [], "address": address, "done": done, **shown}
    known = "" if visit.visitor is None else visit.visitor.name
    return visit.page("claim.html", status, known=known, **content)


@router.get("/claim")
async def claim(visit: Visiting) -> Response:
    """How to be the same person on another device."""
    return claim_page(visit)


@router.post("/claim")
async def use_claim(visit: Visiting, make: Entry = "", code: Entry = "") -> Response:
    """Show a code, or become who made one."""
    if make:
        return claim_page(visit, code=await visit.hall.claim_code(await visit.somebody()))
    await visit.house.limits.codes.enter(visit.address)
    try:
        await visit.become(await visit.hall.claim(code))
    except Refused as refused:
        return claim_page(visit, 422, problems=[refused.text(visit.language)])
    return claim_page(visit, welcome=visit.name)


@router.post("/sign-out")
async def sign_out(visit: Visiting) -> Response:
    """Let this browser forget who it is."""
    await visit.sign_out()
    return visit.go("/claim?signed_out")


@router.post("/sign-out-others")
async def sign_out_others(visit: Visiting) -> Response:
    """Let all other browsers and programs of the visitor forget who they are."""
    if visit.session is not None:
        await visit.hall.sign_out_others(visit.session)
    return visit.go("/claim?others_signed_out")
