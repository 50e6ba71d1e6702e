"""The API described for machines: OpenAPI, and the wire of a table beside it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Literal, get_args

import msgspec
from fastapi import APIRouter
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from ludopolis.engine import record
from ludopolis.tables.schemas import STRUCT, STRUCTS
from ludopolis.web import messages, schemas, table_socket
from ludopolis.web.api import catalogues, drawings, finished_games, games, tables, visitors
from ludopolis.web.api_version import VERSION
from ludopolis.web.client_limits import MOST_LINES, ClientLimits

REF = "#/components/schemas/{model}"
TROUBLE = {"$ref": REF.format(model=schemas.ErrorResponse.__name__)}
SUMMARY = "All that a page of Ludopolis can do, for other people's clients and bots."
TAGS = [
    {"name": "Visitors", "description": "Who is who: nobody registers."},
    {"name": "Games", "description": "What can be played, and how it looks."},
    {"name": "Tables", "description": "Opening tables, sitting down, playing, looking on."},
    {"name": "Finished games", "description": "Every position again, the record, the analysis."},
]
SECURITY = {
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "The `token` of `POST /api/visitors`.",
    },
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "visitor",
        "description": "The same, as browsers keep it.",
    },
}
# How a wire ends; before it is opened, a status says why it is not.
CLOSING = {
    "1000": "You have closed it, or it was closed after you.",
    "1008": "You say far too much, or do not read what you are told. Connect again, more slowly.",
    "1009": "A frame was far larger than a message may be.",
    "1012": "The server stops or starts anew. Connect again in a moment.",
    "1013": "The game is being prepared. Connect again in a moment.",
    "4401": "You have signed out, here or from another device.",
    "4426": "You ask for another version of the API, or for scenes without saying for which you are.",
}
REFUSING = {
    "401": "The token is not one of ours, or its session has ended.",
    "403": "The page that opens it is of another site.",
    "404": "There is no such table.",
    "409": "The table is broken: its game cannot be played again.",
    "429": "Too many wires from your network.",
    "503": "Nothing can be read or stored now. Connect again in a moment.",
}


def by_name(route: APIRoute) -> str:
    """What a request is called in programs that are made of the description."""
    return route.name


router = APIRouter()
for part in (visitors, games, drawings, catalogues, tables, finished_games):
    router.include_router(part.router, generate_unique_id_function=by_name)


@cache
def openapi() -> dict[str, Any]:
    """The description, whole."""
    described = get_openapi(
        title="Ludopolis",
        version=VERSION,
        summary=SUMMARY,
        description="The page at /api tells the same in plain words, with a complete client.",
        routes=router.routes,
        tags=TAGS,
        separate_input_output_schemas=False,
    )
    components = described["components"]
    components["securitySchemes"] = SECURITY
    components["schemas"] |= _schemas_of_the_wire() | _schemas_of_a_record() | _structs()
    for name in ("HTTPValidationError", "ValidationError"):  # ours say what is wrong in our way
        components["schemas"].pop(name, None)
    for methods in described["paths"].values():
        for told_of in methods.values():
            told_of["summary"] = told_of["description"].partition("\n")[0]
            for status, answer in told_of["responses"].items():
                if status >= "400":  # also where it goes well with a picture
                    answer["content"] = {"application/json": {"schema": TROUBLE}}
    described["paths"]["/api/tables/{table}/record"]["get"]["responses"]["200"]["content"] = {
        "application/json": {"schema": {"$ref": REF.format(model="Record")}}
    }
    described["x-wire"] = wire()
    linked: dict[str, Any] = _linked(described)
    return linked


def _linked(part: Any) -> Any:
    """A part of the description in which every struct refers to its schema."""
    if isinstance(part, list):
        return [_linked(one) for one in part]
    if not isinstance(part, dict):
        return part
    if STRUCT not in part:
        return {name: _linked(one) for name, one in part.items()}
    rest = {name: one for name, one in part.items() if name != STRUCT}
    return {"$ref": REF.format(model=part[STRUCT]), **rest}


# What can be filled in a text: the encoder of texts takes anything.
ARGUMENT = {
    "description": "A number, written as the language does; a word as it is; a text in the text; a"
    " player, by name; or several of these.",
    "anyOf": [
        {"type": "number"},
        {"type": "string"},
        {STRUCT: "Text"},
        {
            "type": "object",
            "properties": {"type": {"const": "seat"}, "number": {"type": "integer"}},
            "required": ["type", "number"],
        },
        {
            "type": "object",
            "properties": {
                "type": {"const": "list"},
                "items": {"type": "array", "items": {STRUCT: "Argument"}},
                "style": {"enum": ["and", "or", "plain"]},
            },
            "required": ["type", "items", "style"],
        },
    ],
}


def _structs() -> dict[str, Any]:
    """Scenes, texts and what they are made of."""
    _, found = msgspec.json.schema_components(STRUCTS, ref_template=REF.format(model="{name}"))
    text = found["Text"]
    text["properties"]["with"]["additionalProperties"] = {STRUCT: "Argument"}
    text["description"] = (
        "A text in no language: a message, and what is filled in. `GET /words/GAME/LANGUAGE.json`"
        " has the messages."
    )
    text["examples"] = [{"say": "table-undo", "with": {"who": {"type": "seat", "number": 2}}}]
    return {**found, "Argument": ARGUMENT}


def _schemas_of_the_wire() -> dict[str, Any]:
    """All that is said and heard on the wire of a table, by name."""
    kinds = [*get_args(messages.ClientMessage), *get_args(schemas.ServerMessage)]
    adapters: list[tuple[Any, Literal["validation"], TypeAdapter[Any]]] = [
        (kind, "validation", TypeAdapter(kind)) for kind in kinds
    ]
    _, whole = TypeAdapter.json_schemas(adapters, ref_template=REF)
    found: dict[str, Any] = whole["$defs"]
    return found


def _schemas_of_a_record() -> dict[str, Any]:
    """The schema of records as two of ours."""
    text = record.SCHEMA.read_text(encoding="utf-8")
    schema = json.loads(text.replace("#/$defs/chance", REF.format(model="RecordedChance")))
    del schema["$schema"]
    return {"RecordedChance": schema.pop("$defs")["chance"], "Record": schema}


def wire() -> dict[str, Any]:
    """The wire of a table: OpenAPI has no words for it, so it is told in its manner."""

    def one_of(kinds: tuple[Any, ...]) -> dict[str, Any]:
        refs = [{"$ref": REF.format(model=kind.__name__)} for kind in kinds]
        return {"oneOf": refs, "discriminator": {"propertyName": "type"}}

    of_visitors = ClientLimits().messages
    return {
        "path": "/api/tables/{table}/socket",
        "description": "A WebSocket: each text frame is one JSON object. Programs that draw nothing"
        " open it with ?see=view: positions then have the view of your seat in place of scenes, choices"
        " and lessons, and are short.",
        "says": one_of(get_args(messages.ClientMessage)),
        "hears": one_of(get_args(schemas.ServerMessage)),
        "refusing": REFUSING,
        "closing": CLOSING,
        "limits": {
            "largest_message": messages.LARGEST,
            "messages_at_once": int(table_socket.BURST),
            "messages_a_second": int(table_socket.PER_SECOND),
            "messages_at_once_of_a_visitor": int(of_visitors.burst),
            "messages_a_second_of_a_visitor": int(of_visitors.per_second),
            "wires_from_one_network": MOST_LINES,
        },
    }
