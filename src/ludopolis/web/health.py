"""`/health` and `/ready`, for monitoring and load balancers.

Both are answered to everybody, so they say no more than a visitor would notice anyway.
"""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ludopolis.tables import Refused
from ludopolis.tables.migrations import newest
from ludopolis.web.context import app_state_of

router = APIRouter()

PATIENCE = 5.0  # seconds that the database has to answer
NOW = {"cache-control": "no-store"}
READ_ONLY = {"status": "read-only", "reason": "the database is damaged"}


@router.get("/health")
async def health(request: Request) -> Response:
    """Liveness: the process answers, even if it cannot store anything."""
    if app_state_of(request).service.read_only:
        return JSONResponse(READ_ONLY, headers=NOW)
    return JSONResponse({"status": "ok"}, headers=NOW)


@router.get("/ready")
async def ready(request: Request) -> Response:
    """Readiness: the database answers and has the schema of this version.

    Games that are still being compiled keep nobody from coming; their tables open a little later.
    """
    app_state = app_state_of(request)
    if app_state.service.read_only:
        return JSONResponse(READ_ONLY, headers=NOW)
    try:
        async with asyncio.timeout(PATIENCE):
            layout = await app_state.service.store.layout()
    except (Refused, TimeoutError):
        return not_ready("the database does not answer")
    if layout != newest():
        return not_ready("the database has the layout of another version")
    state: dict[str, object] = {"status": "ready"}
    if not app_state.warmup.finished:
        state["note"] = "games are being compiled"
    return JSONResponse(state, headers=NOW)


def not_ready(reason: str) -> Response:
    """Why the site is not ready."""
    return JSONResponse({"status": "not ready", "reason": reason}, 503, NOW)
