"""The pages: the lobby, new tables, joining, tables, finished games, rulebooks, settings."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Path
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ludopolis.engine import registry
from ludopolis.engine.box import LANGUAGES
from ludopolis.tables import Refused, SeatPlan, Table
from ludopolis.web import ordering, rulebooks, shelf
from ludopolis.web.visit import THEMES, Visit, Visiting, local_path

router = APIRouter()

LISTED = 12  # tables in each list of the lobby
Word = Annotated[str, Path(max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]
Entry = Annotated[str, Form(max_length=500)]


async def form_of(request: Request) -> dict[str, str]:
    """The texts of a form, whichever they are."""
    form = await request.form(max_files=0, max_fields=100)
    return {name: value for name, value in form.items() if isinstance(value, str)}


# --- The lobby --------------------------------------------------------------------------------


@router.get("/")
async def lobby(visit: Visiting) -> Response:
    """What can be played, and what is being played."""
    hall, language = visit.hall, visit.language
    mine = await hall.tables_of(visit.visitor, language) if visit.visitor else []
    return visit.page(
        "lobby.html",
        items=shelf.items(),
        mine=sorted(mine, key=lambda row: not row.my_turn),
        open=await hall.public_tables(language),
        finished=await hall.finished(LISTED, language=language),
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
        kinds=ordering.kinds(),
        longest_name=ordering.LONGEST_NAME,
    )


@router.get("/new/{face}")
async def new(visit: Visiting, face: Word) -> Response:
    """The form for a new table, filled in as most people want it."""
    item = found_item(face)
    company = visit.request.query_params.get("with", "")
    company = company if company in ordering.COMPANIES else ordering.COMPANIES[0]
    return order_page(visit, item, ordering.suggested(item, company, visit.name), company)


@router.post("/new/{face}")
async def create(visit: Visiting, face: Word) -> Response:
    """Open a table; if something does not fit, the form comes back as it was, with what to change."""
    item = found_item(face)
    order = ordering.read(item, await form_of(visit.request), visit.say, visit.language)
    if order.problems:
        return order_page(visit, item, order, "", 422)
    try:
        visitor = await visit.somebody(order.name)
        table = await visit.hall.create(
            visitor,
            game=item.box.name,
            face=item.face.name,
            options=ordering.settled(item, order),
            seats=[plan(seat) for seat in order.taken],
            public=order.public,
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
