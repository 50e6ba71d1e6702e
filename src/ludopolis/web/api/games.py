"""The API of what can be played."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ludopolis.bots.levels import DEFAULT_LEVEL, LEVELS
from ludopolis.engine import registry
from ludopolis.language.translator import Translator
from ludopolis.web import game_list, schemas, typescript
from ludopolis.web.api.drawings import GameName
from ludopolis.web.api.responses import ANYBODY, ASKED, wrongs
from ludopolis.web.cached_response import REVALIDATED, CachedResponse
from ludopolis.web.context import OWN, Context

router = APIRouter(prefix="/api", tags=["Games"], dependencies=[ASKED])


@router.get("/games", response_model=schemas.GameList, responses=wrongs(), openapi_extra=ANYBODY)
async def games(context: Context) -> Response:
    """All games with their options and numbers of players, and all bots."""
    return prepared_games(context.language).answer(context.request, {"cache-control": OWN})


@cache
def prepared_games(language: str) -> CachedResponse:
    """The same for all who read it in a language."""
    say = Translator(language)
    bots = [
        {"bot": name, "level": say(level.title), "text": say(level.text)}
        for name, level in LEVELS.items()
    ]
    offered = [of_item(item, say.of_game(item.box.locale)) for item in game_list.items()]
    told_of = {"games": offered, "bots": bots, "usual_bot": DEFAULT_LEVEL}
    return CachedResponse.of(msgspec.json.encode(told_of).decode(), "application/json")


def of_item(item: game_list.GameEntry, say: Translator) -> dict[str, Any]:
    """A game on the shelf, in words."""
    box, face = item.box, item.face
    least, most = face.minutes
    return {
        "face": face.name,
        "game": box.name,
        "title": say(face.title),
        "summary": say(face.summary),
        "credit": box.credit,
        "players": {"least": box.least_players, "most": box.most_players},
        "minutes": {"least": least, "most": most},
        "options": [
            {
                "name": option.name,
                "text": say(option.text),
                "default": option.default,
                "choices": [
                    {"value": choice, "label": say.shown(option.label(choice))}
                    for choice in option.choices
                ],
            }
            for option in item.open_options
        ],
        "settled": dict(face.options),
        "rules": f"/rules/{box.name}",
        "picture": f"{item.picture}.{say.language}.svg",
    }


@cache
def prepared_schema(game: str) -> CachedResponse:
    """The schema of a game's views."""
    schema = msgspec.json.schema(registry.box(game).views.view_type)
    return CachedResponse.of(msgspec.json.encode(schema).decode(), "application/json")


@router.get(
    "/games/{game}/view.json",
    response_model=dict[str, Any],
    responses={**wrongs(404), 304: {"description": "As the ETag that was sent says."}},
    openapi_extra=ANYBODY,
)
def schema_of_views(request: Request, game: GameName) -> Response:
    """The JSON Schema of what a seat may know in a game: of the `view` on a wire that sees views."""
    if game not in registry.names():
        raise HTTPException(404)
    return prepared_schema(game).answer(request, REVALIDATED)


class TypeScript(Response):
    """Declarations for clients in TypeScript, or in JavaScript with types."""

    media_type = "application/typescript"


@cache
def prepared_types(game: str) -> CachedResponse:
    """The types of a game's views."""
    structs = typescript.structs_in(registry.box(game).views.view_type)
    declared = typescript.declarations(structs, worded=False)
    return CachedResponse.of(declared, TypeScript.media_type)


@router.get(
    "/games/{game}/view.d.ts",
    response_class=TypeScript,
    responses={**wrongs(404), 304: {"description": "As the ETag that was sent says."}},
    openapi_extra=ANYBODY,
)
def types_of_views(request: Request, game: GameName) -> Response:
    """The same as types for TypeScript."""
    if game not in registry.names():
        raise HTTPException(404)
    return prepared_types(game).answer(request, REVALIDATED)
