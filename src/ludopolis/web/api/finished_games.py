"""The API of finished games: every position again, the record, the analysis."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from ludopolis.tables import Table, schemas
from ludopolis.web.api.responses import ANYBODY, ASKED, tell, wrongs
from ludopolis.web.api.tables import TableId
from ludopolis.web.context import Context, RequestContext
from ludopolis.web.pages import found_table, record_line

router = APIRouter(prefix="/api/tables", tags=["Finished games"], dependencies=[ASKED])


@router.get(
    "/{table}/replay/{move}",
    response_model=schemas.ReplayPosition,
    responses=wrongs(404, 409),
    openapi_extra=ANYBODY,
)
async def replay(
    context: Context,
    table: TableId,
    move: Annotated[int, Path(ge=0, le=100_000, description="After so many moves.")],
    seat: Annotated[
        int | None, Query(ge=1, le=20, description="Through whose eyes; else a spectator's.")
    ] = None,
) -> Response:
    """A finished game after so many moves, as a seat saw it or as a spectator did."""
    found = await found_table(context, table)
    return tell(context, await found.aside(found.presenter.replay, move, seat))


@router.get(
    "/{table}/record",
    response_model=schemas.Record,
    responses=wrongs(404, 409),
    openapi_extra=ANYBODY,
)
async def record(context: Context, table: TableId) -> Response:
    """The record of a finished game: every move and every outcome of chance, to be kept or checked."""
    found = await found_table(context, table)
    return Response(await found.aside(record_line, found), media_type="application/json")


@router.get(
    "/{table}/analysis",
    response_model=schemas.AnalysisState,
    responses=wrongs(404, 409),
    openapi_extra=ANYBODY,
)
async def analysis(context: Context, table: TableId) -> Response:
    """How far the analysis of a finished game has come, and what it says."""
    return await analysis_of(context, await found_table(context, table))


@router.post(
    "/{table}/analysis",
    response_model=schemas.AnalysisState,
    responses=wrongs(404, 409),
    openapi_extra=ANYBODY,
)
async def analyse(context: Context, table: TableId) -> Response:
    """Look back at a finished game, unless that has been done."""
    found = await found_table(context, table)
    await context.app_state.limits.analyses.enter(context.address)
    visitor = "" if context.visitor is None else context.visitor.id
    await context.service.analyse(found, (context.address or "", visitor))
    return await analysis_of(context, found)


async def analysis_of(context: RequestContext, table: Table) -> Response:
    """What there is to tell of an analysis."""
    return tell(context, await context.service.analysis(table))
