"""The site put together: pages, data, the wire, headers, and what is said when something goes wrong."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import cast

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Match, Mount
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Receive, Scope, Send

from ludopolis.tables import Hall, Refused
from ludopolis.tables.rate_limits import TooMuch
from ludopolis.web import api, health, metrics, pages, shelf, socket
from ludopolis.web.allowed_hosts import AllowedHostsMiddleware
from ludopolis.web.client_address import ForwardedMiddleware, TrustedProxies
from ludopolis.web.faults import ERRORS, OURS, status_of
from ludopolis.web.headers import Guard
from ludopolis.web.identity import Seal
from ludopolis.web.logs import note_storage
from ludopolis.web.prepared import REVALIDATED, Prepared
from ludopolis.web.visit import (
    STATIC,
    House,
    StillPreparing,
    Unknown,
    bare_visit,
    by_program,
    static_digest,
)
from ludopolis.web.warming import Warming
from ludopolis.web.watching import Watch

FOREVER = "public, max-age=31536000, immutable"
MOST_WRONG, LONGEST_WRONG = 5, 60  # parts of a request that are named, and letters of each
METHODS = ("GET", "PATCH", "POST", "PUT")
log = logging.getLogger(__name__)


class Assets(StaticFiles):
    """Static files, read and compressed once."""

    def __init__(self, cache_control: str) -> None:
        super().__init__(directory=STATIC)
        self.headers = {"cache-control": cache_control}

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, as it is now."""
        del status_code
        found = prepared_file(os.fspath(full_path), stat_result.st_mtime_ns)
        return found.answer(HTTPConnection(scope), self.headers)


@lru_cache(maxsize=256)
def prepared_file(path: str, _changed: int) -> Prepared:
    """A static file, as it is sent."""
    media_type, _ = mimetypes.guess_type(path)
    return Prepared.of(Path(path).read_bytes(), media_type or "application/octet-stream")


@cache
def prepared_palette() -> Prepared:
    """The colours of pages and boards, as they are sent."""
    return Prepared.of(shelf.palette(), "text/css")


def palette(request: Request) -> Response:
    """The colours of pages and boards."""
    return prepared_palette().answer(request, {"cache-control": FOREVER})


def create_app(
    hall: Hall | str,
    secret: str,
    *,
    warm: tuple[str, ...] | None = None,
    bot_pause: float = 0.8,
    allowed_hosts: tuple[str, ...] = (),
) -> FastAPI:
    """The site of a hall, or of the database at an address, with the secret that signs its cookies.

    `warm` names the games that are compiled at the start; without it, all on the shelf. `allowed_hosts`
    are the names that the site is called by, besides those of this machine.
    """
    static = static_digest()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = hall
        if isinstance(opened, str):
            opened = await Hall.open(opened, bot_pause=bot_pause, wake=False, secret=secret)
        warming = Warming()
        warming.start(tuple(b.name for b in shelf.boxes()) if warm is None else warm)
        opened.is_ready = warming.has
        opened.robots.compiling = warming.compiles_search
        opened.analyst.compiling = warming.compiles_search
        opened.keep(opened.wake_bots())
        app.state.house = House(opened, Seal(secret), warming, static)
        looking_round = asyncio.create_task(metrics.look_round_forever(opened))
        try:
            yield
        finally:
            looking_round.cancel()
            opened.is_ready = lambda _: False  # what is not compiled by now is not begun any more
            await warming.stop()
            if opened is not hall:
                await opened.close()

    app = FastAPI(
        title="Ludopolis", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None
    )
    app.include_router(pages.router)
    app.include_router(api.router)
    app.include_router(api.guide.router)
    app.include_router(socket.router)
    app.include_router(health.router)
    app.include_router(metrics.router)
    app.add_api_route(f"/static/{static}/palette.css", palette, response_class=Response)
    app.mount(f"/static/{static}", Assets(FOREVER), "static")
    app.mount("/static", Assets(REVALIDATED["cache-control"]), "plain static")
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_unreadable)
    app.add_exception_handler(Refused, on_refusal)
    app.add_exception_handler(Unknown, on_unknown)
    app.add_exception_handler(StillPreparing, on_preparing)
    app.add_exception_handler(TooMuch, on_too_much)
    app.add_middleware(GZipMiddleware, minimum_size=800)
    app.add_middleware(Guard, refuse=refuse, apologise=apologise)
    app.add_middleware(AllowedHostsMiddleware, allowed=allowed_hosts)
    app.add_middleware(ForwardedMiddleware, trusted=TrustedProxies.from_environment())
    app.add_middleware(Watch)
    return app


# --- When something goes wrong ----------------------------------------------------------------


async def on_http_error(request: Request, fault: Exception) -> Response:
    """An address or a method that does not exist."""
    visit, wrong = bare_visit(request), cast(HTTPException, fault)
    code, key = ERRORS.get(wrong.status_code, OURS)
    answer = visit.trouble(wrong.status_code, code, visit.say(key))
    if wrong.status_code == 405:
        answer.headers["allow"] = ", ".join(methods_at(request))
    return answer


def methods_at(request: Request) -> list[str]:
    """The methods that an address knows. Each is a route of its own, so all are tried."""
    routes = [route for route in request.app.routes if not isinstance(route, Mount)]
    found = [
        method
        for method in METHODS
        if any(
            route.matches({**request.scope, "method": method})[0] is Match.FULL for route in routes
        )
    ]
    return found or ["GET"]  # a file


async def on_unreadable(request: Request, fault: Exception) -> Response:
    """A parameter or a form that cannot be read; programs are told which."""
    visit, invalid = bare_visit(request), cast(RequestValidationError, fault)
    if not by_program(request):
        return visit.trouble(422, "unreadable", visit.say("site-error-unreadable"))
    # By name and kind of fault: what stands there is theirs, and may be long.
    wrong = {f"{name_of(part['loc'])} ({part['type']})" for part in invalid.errors()}
    what = ", ".join(sorted(wrong)[:MOST_WRONG])
    return visit.trouble(422, "unreadable", visit.say("site-error-fields", what=what))


def name_of(place: tuple[int | str, ...]) -> str:
    """What a part of a request is called, as far as it can be shown."""
    return ".".join(map(str, place))[:LONGEST_WRONG]


async def on_refusal(request: Request, fault: Exception) -> Response:
    """Something that a table does not do."""
    visit, refused = bare_visit(request), cast(Refused, fault)
    note_storage(refused)
    status = status_of(refused.code)
    return visit.trouble(status, refused.code, refused.text(visit.language))


async def on_unknown(request: Request, fault: Exception) -> Response:
    """Somebody who must say who they are, or whose token is not ours."""
    visit, unknown = bare_visit(request), cast(Unknown, fault)
    key = "site-error-nobody" if unknown.code == "nobody" else "site-error-token"
    answer = visit.trouble(401, unknown.code, visit.say(key))
    answer.headers["www-authenticate"] = "Bearer"
    return answer


async def on_preparing(request: Request, _fault: Exception) -> Response:
    """A game that is being compiled: the page comes again by itself."""
    visit = bare_visit(request)
    if by_program(request):
        return visit.trouble(503, "preparing", visit.say("site-preparing-text"))
    return visit.page("preparing.html", 503)


async def on_too_much(request: Request, _fault: Exception) -> Response:
    """More than may come from one address."""
    visit = bare_visit(request)
    return visit.trouble(429, "too_fast", visit.say("site-error-often"))


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, key: str) -> None:
    """Answer a request that is not let in."""
    visit = bare_visit(Request(scope, receive))
    await visit.trouble(status, key.removeprefix("site-error-"), visit.say(key))(
        scope, receive, send
    )


async def apologise(scope: Scope, receive: Receive, send: Send, fault: Exception) -> None:
    """Our own mistake: written down here, and not shown there."""
    log.error("a request failed", exc_info=fault)
    visit = bare_visit(Request(scope, receive))
    code, key = OURS
    await visit.trouble(500, code, visit.say(key))(scope, receive, send)
