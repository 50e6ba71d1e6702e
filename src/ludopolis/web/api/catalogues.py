"""The words of a table's page: catalogues as JSON, kept by browsers."""

from __future__ import annotations

from functools import cache

import msgspec
from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ludopolis.engine import registry
from ludopolis.language.browser import for_browser
from ludopolis.web.api.drawings import GameName
from ludopolis.web.api.responses import ANYBODY, Language, wrongs
from ludopolis.web.cached_response import REVALIDATED, CachedResponse

router = APIRouter(tags=["Games"])

# The files of the program's catalogue whose messages a table's page shows.
SHOWN = ("common", "errors", "tables", "bots", "table_page")


@cache
def prepared_words(game: str, language: str) -> CachedResponse:
    """All messages that a table of a game can show."""
    catalogue = for_browser(language, registry.box(game).locale, SHOWN)
    return CachedResponse.of(msgspec.json.encode(catalogue).decode(), "application/json")


def words_address(game: str, language: str) -> str:
    """Where a page finds its words."""
    return f"/words/{game}/{language}.json"


@router.get(
    "/words/{game}/{language}.json",
    responses={**wrongs(404), 304: {"description": "As the ETag that was sent says."}},
    openapi_extra=ANYBODY,
)
def words(request: Request, game: GameName, language: Language) -> Response:
    """The messages of a language, by which `static/language/translator.js` translates texts."""
    if game not in registry.names():
        raise HTTPException(404)
    return prepared_words(game, language).answer(request, REVALIDATED)
