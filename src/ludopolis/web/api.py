"""Data for the pages' modules: drawings, pictures, positions and analyses of finished games."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ludopolis.engine import registry
from ludopolis.engine.box import LANGUAGES
from ludopolis.engine.errors import OptionError
from ludopolis.engine.scene import plain
from ludopolis.engine.speech import printed
from ludopolis.tables import Table
from ludopolis.web import shelf
from ludopolis.web.headers import PICTURE_POLICY
from ludopolis.web.pages import Word, found_table
from ludopolis.web.visit import OWN, Visit, Visiting

router = APIRouter()

A_WHILE = "public, max-age=3600"
Language = Literal["en", "fr"]


@lru_cache(maxsize=256)
def drawing_text(
    game: str, language: str, players: int, options: tuple[tuple[str, str], ...]
) -> str:
    """A board and its sprites as JSON."""
    box = registry.box(game)
    settled = box.settle(players, dict(options))
    assert box.stage is not None
    drawing = plain(box.stage.drawing(players, settled, language))
    return printed(json.dumps(drawing, ensure_ascii=False, separators=(",", ":")), language)


@router.get("/drawing/{game}/{language}.json")
def drawing(visit: Visiting, game: Word, language: Language) -> Response:
    """The board as it is before anything lies on it; options and players are in the query."""
    if game not in registry.names() or registry.box(game).stage is None:
        raise HTTPException(404)
    asked = dict(visit.request.query_params)
    players = asked.pop("players", str(registry.box(game).least_players))
    if not players.isdecimal() or len(players) > 2:
        raise HTTPException(422)
    try:
        text = drawing_text(game, language, int(players), tuple(sorted(asked.items())))
    except OptionError:
        raise HTTPException(422) from None
    # A browser keeps it, but asks each time: a new version may draw other sprites.
    headers = {"cache-control": "no-cache", "etag": f'"{sha256(text.encode()).hexdigest()[:24]}"'}
    if visit.request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)


@router.get("/picture/{game}/{name}.svg")
def picture(game: Word, name: Annotated[str, Path(max_length=80)]) -> Response:
    """A picture of a game: `cover.fr.svg` by day, `cover.fr.dark.svg` by night."""
    bare, _, rest = name.partition(".")
    language, _, scheme = rest.partition(".")
    scheme = scheme or "light"
    if language not in LANGUAGES or scheme not in {"light", "dark"}:
        raise HTTPException(404)
    found = shelf.picture(game, bare, language)
    if found is None:
        raise HTTPException(404)
    return Response(
        printed(shelf.in_scheme(found.svg, scheme), language),
        media_type="image/svg+xml",
        headers={"cache-control": A_WHILE, "content-security-policy": PICTURE_POLICY},
    )


@router.get("/api/tables/{table}/replay/{move}")
async def replay(
    visit: Visiting,
    table: Word,
    move: Annotated[int, Path(ge=0, le=100_000)],
    seat: Annotated[int | None, Query(ge=1, le=20)] = None,
) -> Response:
    """A finished game after so many moves, as a seat saw it or as a spectator did."""
    found = await found_table(visit, table)
    told = await found.aside(found.replay, move, visit.language, seat)
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return Response(printed(text, visit.language), media_type="application/json")


@router.get("/api/tables/{table}/analysis")
async def analysis(visit: Visiting, table: Word) -> Response:
    """How far the analysis of a finished game has come, and what it says."""
    return await analysis_of(visit, await found_table(visit, table))


@router.post("/api/tables/{table}/analysis")
async def analyse(visit: Visiting, table: Word) -> Response:
    """Look back at a finished game, unless that has been done."""
    found = await found_table(visit, table)
    visit.house.limits.analyses.enter(visit.address)
    await visit.hall.analyse(found)
    return await analysis_of(visit, found)


async def analysis_of(visit: Visit, table: Table) -> Response:
    """What there is to tell of an analysis, in the visitor's language."""
    told = await visit.hall.analysis(table, visit.language)
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    headers = {"cache-control": OWN}
    return Response(printed(text, visit.language), media_type="application/json", headers=headers)
