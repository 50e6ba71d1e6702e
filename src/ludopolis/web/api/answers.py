"""How the API answers, and what its description says of that."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import Depends, Query
from starlette.responses import Response

from ludopolis.tables import Visitor
from ludopolis.web import told
from ludopolis.web.typography import in_type
from ludopolis.web.visit import OWN, Unknown, Visit

Language = Literal["en", "fr"]


def _language(
    language: Annotated[
        Language | None,
        Query(description="Of all texts in the answer; else as `Accept-Language` says."),
    ] = None,
) -> None:
    """Every request may say in which language it wants to be answered; `Visit` has read it."""
    del language


SPOKEN = Depends(_language)

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
    422: "Something in the request cannot be.",
    429: "Too much at once. Wait, then ask again.",
    500: "Our mistake. Nothing that was played is lost.",
    503: "Not now: the game is being prepared, or nothing can be stored. Ask again in a moment.",
}


def wrongs(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What can go wrong at an address, besides what can go wrong everywhere."""
    everywhere = (400, 401, 403, 405, 413, 415, 422, 429, 500, 503)
    return {
        status: {"model": told.Trouble, "description": WHAT_HAPPENED[status]}
        for status in sorted({*everywhere, *statuses})
    }


def tell(visit: Visit, data: Any, status: int = 200) -> Response:
    """Data as JSON, in the typography of the visitor's language."""
    text = in_type(data, visit.language, as_json)
    headers = {"cache-control": OWN}
    return visit.sealed(Response(text, status, media_type="application/json", headers=headers))


def as_json(data: Any) -> str:
    """Plain data as JSON, with nothing that could be left out."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def known(visit: Visit) -> Visitor:
    """Who asks; they must have said so."""
    if visit.visitor is None:
        raise Unknown("nobody")
    return visit.visitor
