"""The API of what can be played."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ludopolis.bots.levels import LEVELS, USUAL
from ludopolis.engine import registry
from ludopolis.language.translator import Translator
from ludopolis.web import shelf, told, typescript
from ludopolis.web.api.answers import ANYBODY, ASKED, wrongs
from ludopolis.web.api.drawings import GameName
from ludopolis.web.prepared import REVALIDATED, Prepared
from ludopolis.web.visit import OWN, Visiting

router = APIRouter(prefix="/api", tags=["Games"], dependencies=[ASKED])


@router.get("/games", response_model=told.Shelf, responses=wrongs(), openapi_extra=ANYBODY)
async def games(visit: Visiting) -> Response:
    """All games with their options and numbers of players, and all bots."""
    return prepared_games(visit.language).answer(visit.request, {"cache-control": OWN})


@cache
def prepared_games(language: str) -> Prepared:
    """The same for all who read it in a language."""
    say = Translator(language)
    bots = [
        {"bot": name, "level": say(level.title), "text": say(level.text)}
        for name, level in LEVELS.items()
    ]
    offered = [of_item(item, say.of_game(item.box.locale)) for item in shelf.items()]
    told_of = {"games": offered, "bots": bots, "usual_bot": USUAL}
    return Prepared.of(msgspec.json.encode(told_of).decode(), "application/json")


def of_item(item: shelf.Item, say: Translator) -> dict[str, Any]:
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
def prepared_schema(game: str) -> Prepared:
    """The schema of a game's views."""
    schema = msgspec.json.schema(registry.box(game).views.view_type)
    return Prepared.of(msgspec.json.encode(schema).decode(), "application/json")


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
def prepared_types(game: str) -> Prepared:
    """The types of a game's views."""
    structs = typescript.structs_in(registry.box(game).views.view_type)
    declared = typescript.declarations(structs, worded=False)
    return Prepared.of(declared, TypeScript.media_type)


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
