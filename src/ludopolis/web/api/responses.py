"""How the API answers, and what its description says of that."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import Depends, Query
from pydantic import Field
from starlette.responses import Response

from ludopolis.language.languages import languages
from ludopolis.tables import Visitor
from ludopolis.web import schemas
from ludopolis.web.api_version import VERSION, check_version
from ludopolis.web.context import OWN, RequestContext, Unknown

Language = Annotated[
    str,
    Field(pattern=f"^({'|'.join(languages())})$", json_schema_extra={"enum": list(languages())}),
]


def _as_asked_for(
    language: Annotated[
        Language | None,
        Query(description="Of what is said in words; else as `Accept-Language` says."),
    ] = None,
    version: Annotated[
        str | None,
        Query(
            max_length=20,
            description=f"Of the API that you were written for, now {VERSION}. If it is another one,"
            " the answer is the error `version`.",
        ),
    ] = None,
) -> None:
    """Every request may say in which language it wants to be answered; `Visit` has read it."""
    del language
    check_version(version)


ASKED = Depends(_as_asked_for)

# Who may ask: anybody, or visitors alone.
ANYBODY: dict[str, Any] = {"security": [{}, {"token": []}, {"cookie": []}]}
VISITORS: dict[str, Any] = {"security": [{"token": []}, {"cookie": []}]}

WHAT_HAPPENED = {
    400: "The request cannot be read.",
    401: "Nobody has said who asks (`nobody`), or the token is not one of ours or has ended (`token`).",
    403: "Not for who asks, or from a page of another site.",
    404: "There is nothing of that name.",
    405: "This cannot be done at this address.",
    409: "The table does not do that now; `code` says why.",
    413: "Larger than anything that can be said here.",
    415: "Neither JSON nor a form.",
    422: "The request contains an invalid value.",
    429: "Too much at once. Wait, then ask again.",
    500: "Our mistake. Nothing that was played is lost.",
    503: "Not now: the game is being prepared, or nothing can be stored. Ask again in a moment.",
}


def wrongs(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What can go wrong at an address, besides what can go wrong everywhere."""
    everywhere = (400, 401, 403, 405, 413, 415, 422, 429, 500, 503)
    return {
        status: {"model": schemas.ErrorResponse, "description": WHAT_HAPPENED[status]}
        for status in sorted({*everywhere, *statuses})
    }


def tell(context: RequestContext, data: Any, status: int = 200) -> Response:
    """Data as JSON."""
    headers = {"cache-control": OWN}
    body = msgspec.json.encode(data)
    return context.sealed(Response(body, status, media_type="application/json", headers=headers))


def known(context: RequestContext) -> Visitor:
    """Who asks; they must have said so."""
    if context.visitor is None:
        raise Unknown("nobody")
    return context.visitor
