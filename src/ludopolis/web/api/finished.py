"""The API of finished games: every position again, the record, the analysis."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from ludopolis.tables import Table
from ludopolis.web import told
from ludopolis.web.api.answers import ANYBODY, ASKED, tell, wrongs
from ludopolis.web.api.tables import TableId
from ludopolis.web.pages import found_table, record_line
from ludopolis.web.visit import Visit, Visiting

router = APIRouter(prefix="/api/tables", tags=["Finished games"], dependencies=[ASKED])


@router.get(
    "/{table}/replay/{move}",
    response_model=told.Replayed,
    responses=wrongs(404, 409),
    openapi_extra=ANYBODY,
)
async def replay(
    visit: Visiting,
    table: TableId,
    move: Annotated[int, Path(ge=0, le=100_000, description="After so many moves.")],
    seat: Annotated[
        int | None, Query(ge=1, le=20, description="Through whose eyes; else a spectator's.")
    ] = None,
) -> Response:
    """A finished game after so many moves, as a seat saw it or as a spectator did."""
    found = await found_table(visit, table)
    return tell(visit, await found.aside(found.replay, move, seat))


@router.get(
    "/{table}/record",
    response_model=told.Record,
    responses=wrongs(404, 409),
    openapi_extra=ANYBODY,
)
async def record(visit: Visiting, table: TableId) -> Response:
    """The record of a finished game: every move and every outcome of chance, to be kept or checked."""
    found = await found_table(visit, table)
    return Response(await found.aside(record_line, found), media_type="application/json")


@router.get(
    "/{table}/analysis",
    response_model=told.Analysis,
    responses=wrongs(404, 409),
    openapi_extra=ANYBODY,
)
async def analysis(visit: Visiting, table: TableId) -> Response:
    """How far the analysis of a finished game has come, and what it says."""
    return await analysis_of(visit, await found_table(visit, table))


@router.post(
    "/{table}/analysis",
    response_model=told.Analysis,
    responses=wrongs(404, 409),
    openapi_extra=ANYBODY,
)
async def analyse(visit: Visiting, table: TableId) -> Response:
    """Look back at a finished game, unless that has been done."""
    found = await found_table(visit, table)
    await visit.house.limits.analyses.enter(visit.address)
    visitor = "" if visit.visitor is None else visit.visitor.id
    await visit.hall.analyse(found, (visit.address or "", visitor))
    return await analysis_of(visit, found)


async def analysis_of(visit: Visit, table: Table) -> Response:
    """What there is to tell of an analysis."""
    return tell(visit, await visit.hall.analysis(table))
