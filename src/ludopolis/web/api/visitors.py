"""The API of who is who."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import ConfigDict, Field
from starlette.responses import Response

from ludopolis.tables import Session
from ludopolis.tables.names import LONGEST_NAME, clean_name
from ludopolis.web import schemas
from ludopolis.web.api.responses import ANYBODY, ASKED, VISITORS, known, tell, wrongs
from ludopolis.web.context import Context, RequestContext, Unknown
from ludopolis.web.messages import Message

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


def welcome(context: RequestContext) -> Response:
    """Tell somebody who they are from now on; browsers keep it as a cookie."""
    session = signed_in(context)
    told_now = {
        "name": session.visitor.name,
        "token": context.app_state.signer.close(session.id),
        "expires_at": session.expires_at,
    }
    return tell(context, told_now, 201)


def signed_in(context: RequestContext) -> Session:
    """The session of who asks; they must have one."""
    if context.session is None:
        raise Unknown("nobody")
    return context.session


@router.post(
    "/visitors",
    status_code=201,
    response_model=schemas.Welcome,
    responses=wrongs(),
    openapi_extra=ANYBODY,
)
async def become_a_visitor(context: Context, newcomer: Newcomer) -> Response:
    """Become a visitor.

    Nobody registers: a visitor is a name and a token. Without a name, one is made up. A browser
    keeps the token as a cookie.
    """
    context.visitor = context.session = None
    await context.somebody(clean_name(newcomer.name) if newcomer.name else "")
    return welcome(context)


@router.get("/me", response_model=schemas.Me, responses=wrongs(), openapi_extra=ANYBODY)
async def who_am_i(context: Context) -> Response:
    """Who am I?"""
    return tell(context, {"name": context.visitor.name if context.visitor else None})


@router.patch("/me", response_model=schemas.Me, responses=wrongs(), openapi_extra=VISITORS)
async def be_called_differently(context: Context, renamed: Renamed) -> Response:
    """Be called differently, also at the tables that are not over."""
    known(context)
    visitor = await context.somebody(clean_name(renamed.name))
    return tell(context, {"name": visitor.name})


@router.post(
    "/me/code",
    status_code=201,
    response_model=schemas.ClaimCode,
    responses=wrongs(),
    openapi_extra=VISITORS,
)
async def make_a_code(context: Context) -> Response:
    """Make a code that lets another device be the same visitor."""
    return tell(context, {"code": await context.service.claim_code(known(context))}, 201)


@router.post(
    "/claims",
    status_code=201,
    response_model=schemas.Welcome,
    responses=wrongs(),
    openapi_extra=ANYBODY,
)
async def use_a_code(context: Context, claim: Claim) -> Response:
    """Become the visitor who made a code."""
    await context.app_state.limits.codes.enter(context.address)
    await context.become(await context.service.claim(claim.code))
    return welcome(context)


@router.post("/me/sign-out", response_model=schemas.Me, responses=wrongs(), openapi_extra=VISITORS)
async def sign_out(context: Context) -> Response:
    """Sign out: this token, or this browser's cookie, is good no more.

    Nobody registers, so you come back only with a code: one made before, or on another device.
    """
    signed_in(context)
    await context.sign_out()
    return tell(context, {"name": None})


@router.post(
    "/me/sign-out-others",
    response_model=schemas.SignedOut,
    responses=wrongs(),
    openapi_extra=VISITORS,
)
async def sign_out_others(context: Context) -> Response:
    """Sign out everywhere else: all other cookies and tokens of yours, and your code, end."""
    return tell(context, {"ended": await context.service.sign_out_others(signed_in(context))})
