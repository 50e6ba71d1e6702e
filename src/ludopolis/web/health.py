"""`/health` and `/ready`: for whatever watches over the site and sends visitors to it.

Both are answered to everybody, so they say no more than a visitor would notice anyway.
"""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ludopolis.tables import Refused
from ludopolis.tables.migrations import newest
from ludopolis.web.visit import house_of

router = APIRouter()

PATIENCE = 5.0  # seconds that the database has to answer
NOW = {"cache-control": "no-store"}
READ_ONLY = {"status": "read-only", "reason": "the database is damaged"}


@router.get("/health")
async def health(request: Request) -> Response:
    """The process answers; it says so too if it can store nothing, which a restart would not mend."""
    if house_of(request).hall.read_only:
        return JSONResponse(READ_ONLY, headers=NOW)
    return JSONResponse({"status": "ok"}, headers=NOW)


@router.get("/ready")
async def ready(request: Request) -> Response:
    """The site can be used: its database answers, and is laid out as this version needs it.

    Games that are still being compiled keep nobody from coming; their tables open a little later.
    """
    house = house_of(request)
    if house.hall.read_only:
        return JSONResponse(READ_ONLY, headers=NOW)
    try:
        async with asyncio.timeout(PATIENCE):
            layout = await house.hall.store.layout()
    except (Refused, TimeoutError):
        return not_ready("the database does not answer")
    if layout != newest():
        return not_ready("the database has the layout of another version")
    state: dict[str, object] = {"status": "ready"}
    if not house.warming.finished:
        state["note"] = "games are being compiled"
    return JSONResponse(state, headers=NOW)


def not_ready(reason: str) -> Response:
    """Why the site cannot be used."""
    return JSONResponse({"status": "not ready", "reason": reason}, 503, NOW)
