"""The API of who is who."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import ConfigDict, Field
from starlette.responses import Response

from ludopolis.tables import Session
from ludopolis.tables.names import LONGEST_NAME, clean_name
from ludopolis.web import told
from ludopolis.web.api.answers import ANYBODY, ASKED, VISITORS, known, tell, wrongs
from ludopolis.web.messages import Message
from ludopolis.web.visit import Unknown, Visit, Visiting

router = APIRouter(prefix="/api", tags=["Visitors"], dependencies=[ASKED])

Name = Annotated[
    str, Field(max_length=400, description=f"1 to {LONGEST_NAME} letters.", examples=["Ada"])
]


class Newcomer(Message):
    """Somebody new."""

    name: Name = ""


class Renamed(Message):
    """What somebody wants to be called."""

    name: Name


class Claim(Message):
    """A code that was made on another device."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"code": "k7mw-3xpa-d9qh"}]})

    code: Annotated[str, Field(max_length=64)]


def welcome(visit: Visit) -> Response:
    """Tell somebody who they are from now on; browsers keep it as a cookie."""
    session = signed_in(visit)
    told_now = {
        "name": session.visitor.name,
        "token": visit.house.seal.close(session.id),
        "expires_at": session.expires_at,
    }
    return tell(visit, told_now, 201)


def signed_in(visit: Visit) -> Session:
    """The session of who asks; they must have one."""
    if visit.session is None:
        raise Unknown("nobody")
    return visit.session


@router.post(
    "/visitors",
    status_code=201,
    response_model=told.Welcome,
    responses=wrongs(),
    openapi_extra=ANYBODY,
)
async def become_a_visitor(visit: Visiting, newcomer: Newcomer) -> Response:
    """Become a visitor.

    Nobody registers: a visitor is a name and a token. Without a name, one is made up. A browser
    keeps the token as a cookie.
    """
    visit.visitor = visit.session = None
    await visit.somebody(clean_name(newcomer.name) if newcomer.name else "")
    return welcome(visit)


@router.get("/me", response_model=told.Me, responses=wrongs(), openapi_extra=ANYBODY)
async def who_am_i(visit: Visiting) -> Response:
    """Who am I?"""
    return tell(visit, {"name": visit.visitor.name if visit.visitor else None})


@router.patch("/me", response_model=told.Me, responses=wrongs(), openapi_extra=VISITORS)
async def be_called_differently(visit: Visiting, renamed: Renamed) -> Response:
    """Be called differently, also at the tables that are not over."""
    known(visit)
    visitor = await visit.somebody(clean_name(renamed.name))
    return tell(visit, {"name": visitor.name})


@router.post(
    "/me/code",
    status_code=201,
    response_model=told.Code,
    responses=wrongs(),
    openapi_extra=VISITORS,
)
async def make_a_code(visit: Visiting) -> Response:
    """Make a code that lets another device be the same visitor."""
    return tell(visit, {"code": await visit.hall.claim_code(known(visit))}, 201)


@router.post(
    "/claims",
    status_code=201,
    response_model=told.Welcome,
    responses=wrongs(),
    openapi_extra=ANYBODY,
)
async def use_a_code(visit: Visiting, claim: Claim) -> Response:
    """Become the visitor who made a code."""
    await visit.house.limits.codes.enter(visit.address)
    await visit.become(await visit.hall.claim(claim.code))
    return welcome(visit)


@router.post("/me/sign-out", response_model=told.Me, responses=wrongs(), openapi_extra=VISITORS)
async def sign_out(visit: Visiting) -> Response:
    """Sign out: this token, or this browser's cookie, is good no more.

    Nobody registers, so you come back only with a code: one made before, or on another device.
    """
    signed_in(visit)
    await visit.sign_out()
    return tell(visit, {"name": None})


@router.post(
    "/me/sign-out-others", response_model=told.SignedOut, responses=wrongs(), openapi_extra=VISITORS
)
async def sign_out_others(visit: Visiting) -> Response:
    """Sign out everywhere else: all other cookies and tokens of yours, and your code, end."""
    return tell(visit, {"ended": await visit.hall.sign_out_others(signed_in(visit))})
