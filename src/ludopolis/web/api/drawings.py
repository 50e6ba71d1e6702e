"""How games look: their boards and pieces as data, their pictures."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ludopolis.engine import registry
from ludopolis.engine.errors import OptionError
from ludopolis.language.languages import languages
from ludopolis.language.translator import Translator
from ludopolis.presentation.ui import ui_of
from ludopolis.tables.schemas import STRUCT
from ludopolis.web import game_list
from ludopolis.web.api.responses import ANYBODY, Language, wrongs
from ludopolis.web.cached_response import REVALIDATED, CachedResponse
from ludopolis.web.context import Context
from ludopolis.web.security import PICTURE_POLICY

router = APIRouter(tags=["Games"])

A_WHILE = "public, max-age=3600"
GameName = Annotated[
    str,
    Path(
        max_length=60,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="A `game` of `GET /api/games`.",
        examples=["newyorknewyork"],
    ),
]


class Picture(Response):
    """A drawing that can be opened by itself."""

    media_type = "image/svg+xml"


@lru_cache(maxsize=256)
def prepared_drawing(
    game: str, language: str, players: int, options: tuple[tuple[str, str], ...]
) -> CachedResponse:
    """A board and its sprites as JSON."""
    box = registry.box(game)
    settled = box.settle(players, dict(options))
    drawing = ui_of(box).drawing(players, settled, Translator(language, box.locale))
    return CachedResponse.of(msgspec.json.encode(drawing).decode(), "application/json")


@cache
def prepared_picture(game: str, name: str, language: str, scheme: str) -> CachedResponse:
    """A picture that there is, by day or by night."""
    svg = game_list.in_scheme(game_list.picture(game, name, language).svg, scheme)
    return CachedResponse.of(svg, Picture.media_type)


@router.get(
    "/drawing/{game}/{language}.json",
    responses={
        **wrongs(404),
        200: {"content": {"application/json": {"schema": {STRUCT: "Drawing"}}}},
        304: {"description": "As the ETag that was sent says."},
    },
    openapi_extra=ANYBODY,
)
def drawing(context: Context, game: GameName, language: Language) -> Response:
    """The board as it is before anything lies on it, with its spots and all sprites.

    The query holds `players` and the options of the game, such as `?players=3`.
    """
    if game not in registry.names():
        raise HTTPException(404)
    asked = dict(context.request.query_params)
    players = asked.pop("players", str(registry.box(game).least_players))
    if not players.isdecimal() or len(players) > 2:
        raise HTTPException(422)
    try:
        found = prepared_drawing(game, language, int(players), tuple(sorted(asked.items())))
    except OptionError:
        raise HTTPException(422) from None
    return found.answer(context.request, REVALIDATED)


@router.get(
    "/picture/{game}/{name}.svg",
    response_class=Picture,
    responses=wrongs(404),
    openapi_extra=ANYBODY,
)
def picture(
    request: Request,
    game: GameName,
    name: Annotated[str, Path(max_length=80, pattern=r"^[\w.-]+$", examples=["cover.en"])],
) -> Response:
    """A picture of a game: `cover.fr.svg` by day, `cover.fr.dark.svg` by night."""
    bare, _, rest = name.partition(".")
    language, _, scheme = rest.partition(".")
    scheme = scheme or "light"
    if language not in languages() or scheme not in {"light", "dark"}:
        raise HTTPException(404)
    if not game_list.has_picture(game, bare):  # what is asked for in vain is not remembered
        raise HTTPException(404)
    headers = {"cache-control": A_WHILE, "content-security-policy": PICTURE_POLICY}
    return prepared_picture(game, bare, language, scheme).answer(request, headers)
