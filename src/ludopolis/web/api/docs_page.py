"""The page about the API, made of its description, so that both always say the same."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter
from fluent.syntax import ast
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from ludopolis.language.catalogue import resources
from ludopolis.language.languages import PROGRAM, SOURCE
from ludopolis.language.translator import Translator
from ludopolis.tables import hints, storage_budget
from ludopolis.tables.rate_limits import RateLimiter
from ludopolis.tables.table import MESSAGE_SECONDS, MESSAGES
from ludopolis.tables.table_service import MOST_TABLES
from ludopolis.web.api.openapi import CLOSING, REFUSING, openapi
from ludopolis.web.cached_response import REVALIDATED, CachedResponse
from ludopolis.web.client_limits import MOST_LINES, ClientLimits
from ludopolis.web.context import FOLDER, Context
from ludopolis.web.security import LARGEST_FORM
from ludopolis.web.status_codes import ERRORS, OURS, status_of

router = APIRouter(prefix="/api")

# The clients are in the package, or in a checkout beside it.
EXAMPLES = (FOLDER / "examples", FOLDER.parents[2] / "examples")
METHODS = ("get", "post", "put", "patch")
REFUSED = "refused-"  # messages that say why a table does not do something
# What stands for whatever is filled in there.
BLANKS = dict.fromkeys(("name", "why", "most", "known", "level", "version"), "…") | {"sits": "yes"}


# --- What stands on the page ------------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """A field of a shape, or a parameter of a request."""

    name: str
    kind: Markup
    needed: bool
    text: str


@dataclass(frozen=True)
class Operation:
    """A request that can be made."""

    name: str  # its place on the page
    method: str
    path: str
    title: str
    text: str
    for_visitors: bool
    parameters: list[Field]
    takes: Markup
    gives: Markup
    statuses: list[str]


@dataclass(frozen=True)
class Chapter:
    """Requests that belong together."""

    title: str
    text: str
    operations: list[Operation]


@dataclass(frozen=True)
class Shape:
    """Something that is sent or told."""

    name: str
    text: str
    fields: list[Field]
    example: str


def spelled(schema: Mapping[str, Any]) -> Markup:
    """What a value can be, in a few words; shapes are linked."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return Markup('<a href="#{0}">{0}</a>').format(name)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return Markup(" | ").join(spelled(one) for one in schema[several])
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return Markup(" | ").join(Markup("<code>{}</code>").format(json.dumps(v)) for v in values)
    kind = schema.get("type", "any")
    if isinstance(kind, list):
        return escape(" | ".join(kind))
    if kind == "array":
        return Markup("{}[]").format(spelled(schema.get("items", {})))
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return Markup("{{{}}}").format(spelled(schema["additionalProperties"]))
    return escape(f"{kind}{bounds(schema)}")


def bounds(schema: Mapping[str, Any]) -> str:
    """From where to where a value may go."""
    least = schema.get("minimum", schema.get("minLength"))
    most = schema.get("maximum", schema.get("maxLength"))
    if least is None and most is None:
        return ""
    return f" {'' if least is None else least}…{'' if most is None else most}"


def as_fields(schema: Mapping[str, Any]) -> list[Field]:
    """The fields of an object."""
    needed = schema.get("required", ())
    return [
        Field(name, spelled(part), name in needed, part.get("description", ""))
        for name, part in schema.get("properties", {}).items()
    ]


def shape(name: str) -> Shape:
    """A shape by its name."""
    schema = openapi()["components"]["schemas"][name]
    example = json.dumps(schema["examples"][0], ensure_ascii=False) if "examples" in schema else ""
    return Shape(name, schema.get("description", ""), as_fields(schema), example)


def operation(path: str, method: str, told: Mapping[str, Any]) -> Operation:
    """A request of the description."""
    parameters = [
        Field(
            one["name"],
            spelled(one["schema"]),
            one.get("required", False),
            one.get("description", ""),
        )
        for one in told.get("parameters", ())
        # Every request takes a language and a version.
        if one["name"] not in ("language", "version") or one["in"] == "path"
    ]
    title, _, text = told["description"].partition("\n")
    body = told.get("requestBody")
    well = next(answer for status, answer in told["responses"].items() if status.startswith("2"))
    (media, content), *_ = well["content"].items()
    as_data = media == "application/json"
    return Operation(
        name=told["operationId"],
        method=method.upper(),
        path=path,
        title=title,
        text=text.strip(),
        for_visitors={} not in told["security"],
        parameters=parameters,
        takes=spelled(body["content"]["application/json"]["schema"]) if body else Markup(""),
        gives=spelled(content["schema"]) if as_data else escape(media),
        statuses=list(told["responses"]),
    )


@cache
def chapters() -> list[Chapter]:
    """All requests, in the order of the description."""
    described = openapi()
    found: dict[str, Chapter] = {
        tag["name"]: Chapter(tag["name"], tag["description"], []) for tag in described["tags"]
    }
    for path, methods in described["paths"].items():
        for method in METHODS:
            if method in methods:
                told = methods[method]
                found[told["tags"][0]].operations.append(operation(path, method, told))
    return list(found.values())


@cache
def on_the_wire(direction: str) -> list[Shape]:
    """All messages that go one way."""
    refs = openapi()["x-wire"][direction]["oneOf"]
    return [shape(ref["$ref"].rpartition("/")[2]) for ref in refs]


@cache
def other_shapes() -> list[Shape]:
    """All shapes that are no message, by name."""
    shown = {one.name for way in ("says", "hears") for one in on_the_wire(way)}
    return [shape(name) for name in sorted(openapi()["components"]["schemas"]) if name not in shown]


def codes(say: Translator) -> Iterator[tuple[str, int, str]]:
    """Everything that can be wrong: its code, its status, and what is said."""
    found = {code: (status, say(key)) for status, (code, key) in ERRORS.items()}
    found |= {
        OURS[0]: (500, say(OURS[1])),
        "nobody": (401, say("site-error-nobody")),
        "token": (401, say("site-error-token")),
        "origin": (403, say("site-error-origin")),
        "too_fast": (429, say("site-error-often")),
        "preparing": (503, say("site-preparing-text")),
    }
    for message in refusals():
        code = message.removeprefix(REFUSED).replace("-", "_")
        found[code] = status_of(code), say(message, **BLANKS)
    for code, (status, text) in sorted(found.items()):
        yield code, status, text


def refusals() -> list[str]:
    """All messages that say why a table does not do something."""
    entries = (entry for resource in resources(PROGRAM, SOURCE) for entry in resource.body)
    names = (entry.id.name for entry in entries if isinstance(entry, ast.Message))
    return [name for name in names if name.startswith(REFUSED)]


def rate_limits() -> Iterator[tuple[str, RateLimiter]]:
    """What may come from one network, by its name; messages are told of with the wire."""
    for name, limiter in vars(ClientLimits()).items():
        if isinstance(limiter, RateLimiter) and name != "messages":
            yield name, limiter


def other_limits() -> dict[str, int]:
    """What one visitor may do at once, and has open at once."""
    return {
        "lines": MOST_LINES,
        "tables": MOST_TABLES,
        "chat": MESSAGES,
        "chat_seconds": MESSAGE_SECONDS,
        "hints": hints.MOST,
        "hint_seconds": int(hints.SECONDS),
    }


def budgets() -> dict[str, int]:
    """How many megabytes may be stored at once, and again in a day."""
    return {
        "table": storage_budget.TABLE_BUDGET // storage_budget.MB,
        "visitor": storage_budget.VISITOR_BUDGET // storage_budget.MB,
        "network": storage_budget.ADDRESS_BUDGET // storage_budget.MB,
    }


def example(name: str) -> str:
    """The text of an example client."""
    found = next(folder / name for folder in EXAMPLES if (folder / name).exists())
    return Path(found).read_text(encoding="utf-8")


def verbatim(code: str) -> Markup:
    """Code for a page whose typography leaves it alone: a space before a sign stays what it is."""
    return Markup(str(escape(code)).replace(" ", "&#32;"))


# --- The page ---------------------------------------------------------------------------------


def content(say: Translator) -> dict[str, Any]:
    """What stands on the page."""
    return {
        "chapters": chapters(),
        "says": on_the_wire("says"),
        "hears": on_the_wire("hears"),
        "shapes": other_shapes(),
        "wire": openapi()["x-wire"],
        "closing": {**REFUSING, **CLOSING},
        "codes": list(codes(say)),
        "rate_limits": list(rate_limits()),
        "others": other_limits(),
        "budgets": budgets(),
        "largest": LARGEST_FORM,
        "clients": {name: verbatim(example(name)) for name in ("client.py", "client.js")},
    }


@router.get("")
async def page(context: Context) -> Response:
    """How other people's clients and bots talk to the site."""
    return await context.shared_page("api.html", lambda: content(context.say))


@cache
def prepared_openapi() -> CachedResponse:
    """The description for machines, as it is sent."""
    return CachedResponse.of(json.dumps(openapi(), ensure_ascii=False), "application/json")


@cache
def prepared_example(name: str) -> CachedResponse:
    """An example client, as it is sent."""
    return CachedResponse.of(example(name), "text/plain")


@router.get("/openapi.json")
async def as_openapi(request: Request) -> Response:
    """The description for machines."""
    return prepared_openapi().answer(request, REVALIDATED)


@router.get("/client.py")
async def client_in_python(request: Request) -> Response:
    """The example client, to be taken along."""
    return prepared_example("client.py").answer(request, REVALIDATED)


@router.get("/client.js")
async def client_in_javascript(request: Request) -> Response:
    """The example client for browsers."""
    return prepared_example("client.js").answer(request, REVALIDATED)
