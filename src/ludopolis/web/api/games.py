"""The API of what can be played."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from ludopolis.bots.levels import LEVELS, USUAL
from ludopolis.web import shelf, told
from ludopolis.web.api.answers import ANYBODY, SPOKEN, as_json, wrongs
from ludopolis.web.prepared import Prepared
from ludopolis.web.typography import in_type
from ludopolis.web.visit import OWN, Visiting

router = APIRouter(prefix="/api", tags=["Games"], dependencies=[SPOKEN])


@router.get("/games", response_model=told.Shelf, responses=wrongs(), openapi_extra=ANYBODY)
async def games(visit: Visiting) -> Response:
    """All games with their options and numbers of players, and all bots."""
    return prepared_games(visit.language).answer(visit.request, {"cache-control": OWN})


@cache
def prepared_games(language: str) -> Prepared:
    """The same for all who read it in a language."""
    bots = [
        {"bot": name, "level": level.title[language], "text": level.text[language]}
        for name, level in LEVELS.items()
    ]
    offered = [of_item(item, language) for item in shelf.items()]
    told_of = {"games": offered, "bots": bots, "usual_bot": USUAL}
    return Prepared.of(in_type(told_of, language, as_json), "application/json")


def of_item(item: shelf.Item, language: str) -> dict[str, Any]:
    """A game on the shelf, in a language."""
    box, face = item.box, item.face
    least, most = face.minutes
    return {
        "face": face.name,
        "game": box.name,
        "title": face.title[language],
        "summary": face.summary[language],
        "credit": box.credit,
        "players": {"least": box.least_players, "most": box.most_players},
        "minutes": {"least": least, "most": most},
        "options": [
            {
                "name": option.name,
                "text": option.text[language],
                "default": option.default,
                "choices": [
                    {"value": choice, "label": option.label(choice, language)}
                    for choice in option.choices
                ],
            }
            for option in item.open_options
        ],
        "settled": dict(face.options),
        "rules": f"/rules/{box.name}",
        "picture": f"{item.picture}.{language}.svg",
    }
