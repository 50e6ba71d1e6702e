"""The ASGI application: routes, middleware and error handlers."""

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

from ludopolis.tables import Refused, TableService
from ludopolis.tables.rate_limits import TooMuch
from ludopolis.web import api, game_list, health, metrics, pages, table_socket
from ludopolis.web.access_log import AccessLogMiddleware
from ludopolis.web.allowed_hosts import AllowedHostsMiddleware
from ludopolis.web.cached_response import REVALIDATED, CachedResponse
from ludopolis.web.client_address import ForwardedMiddleware, TrustedProxies
from ludopolis.web.context import (
    AppState,
    StillPreparing,
    Unknown,
    bare_context,
    by_program,
)
from ludopolis.web.cookies import CookieSigner
from ludopolis.web.logs import note_storage
from ludopolis.web.security import SecurityMiddleware
from ludopolis.web.static_files import STATIC, content_of, static_digest
from ludopolis.web.status_codes import ERRORS, OURS, status_of
from ludopolis.web.warmup import Warmup

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
        """A file with its current content."""
        del status_code
        found = prepared_file(os.fspath(full_path), stat_result.st_mtime_ns)
        return found.answer(HTTPConnection(scope), self.headers)


@lru_cache(maxsize=256)
def prepared_file(path: str, _changed: int) -> CachedResponse:
    """A static file as a cached response."""
    media_type, _ = mimetypes.guess_type(path)
    return CachedResponse.of(content_of(Path(path)), media_type or "application/octet-stream")


@cache
def prepared_palette() -> CachedResponse:
    """The palette as a cached response."""
    return CachedResponse.of(game_list.palette(), "text/css")


def palette(request: Request) -> Response:
    """The style sheet with the colours of pages and boards."""
    return prepared_palette().answer(request, {"cache-control": FOREVER})


def create_app(
    service: TableService | str,
    secret: str,
    *,
    warm: tuple[str, ...] | None = None,
    bot_pause: float = 0.8,
    allowed_hosts: tuple[str, ...] = (),
) -> FastAPI:
    """The site of a service, or of the database at an address, with the secret that signs its cookies.

    `warm` names the games that are compiled at the start; without it, all on the shelf. `allowed_hosts`
    are the names that the site is called by, besides those of this machine.
    """
    static = static_digest()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = service
        if isinstance(opened, str):
            opened = await TableService.open(opened, bot_pause=bot_pause, wake=False, secret=secret)
        warmup = Warmup()
        warmup.start(tuple(b.name for b in game_list.boxes()) if warm is None else warm)
        opened.is_ready = warmup.has
        opened.bot_runner.compiling = warmup.compiles_search
        opened.analyses.compiling = warmup.compiles_search
        opened.keep(opened.wake_bots())
        app.state.app_state = AppState(opened, CookieSigner(secret), warmup, static)
        looking_round = asyncio.create_task(metrics.look_round_forever(opened))
        try:
            yield
        finally:
            looking_round.cancel()
            opened.is_ready = lambda _: False  # what is not compiled by now is not begun any more
            await warmup.stop()
            if opened is not service:
                await opened.close()

    app = FastAPI(
        title="Ludopolis", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None
    )
    app.include_router(pages.router)
    app.include_router(api.router)
    app.include_router(api.docs_page.router)
    app.include_router(table_socket.router)
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
    app.add_middleware(SecurityMiddleware, refuse=refuse, apologise=apologise)
    app.add_middleware(AllowedHostsMiddleware, allowed=allowed_hosts)
    app.add_middleware(ForwardedMiddleware, trusted=TrustedProxies.from_environment())
    app.add_middleware(AccessLogMiddleware)
    return app


# --- When something goes wrong ----------------------------------------------------------------


async def on_http_error(request: Request, fault: Exception) -> Response:
    """Unknown address or method."""
    context, wrong = bare_context(request), cast(HTTPException, fault)
    code, key = ERRORS.get(wrong.status_code, OURS)
    answer = context.trouble(wrong.status_code, code, context.say(key))
    if wrong.status_code == 405:
        answer.headers["allow"] = ", ".join(methods_at(request))
    return answer


def methods_at(request: Request) -> list[str]:
    """The methods that an address supports; each is a route of its own, so all are tried."""
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
    """An invalid parameter or form; programs are told which."""
    context, invalid = bare_context(request), cast(RequestValidationError, fault)
    if not by_program(request):
        return context.trouble(422, "unreadable", context.say("site-error-unreadable"))
    # By name and kind of fault: what stands there is theirs, and may be long.
    wrong = {f"{name_of(part['loc'])} ({part['type']})" for part in invalid.errors()}
    what = ", ".join(sorted(wrong)[:MOST_WRONG])
    return context.trouble(422, "unreadable", context.say("site-error-fields", what=what))


def name_of(place: tuple[int | str, ...]) -> str:
    """The name of an invalid parameter, as far as it can be shown."""
    return ".".join(map(str, place))[:LONGEST_WRONG]


async def on_refusal(request: Request, fault: Exception) -> Response:
    """A request that a table refuses."""
    context, refused = bare_context(request), cast(Refused, fault)
    note_storage(refused)
    status = status_of(refused.code)
    return context.trouble(status, refused.code, refused.text(context.language))


async def on_unknown(request: Request, fault: Exception) -> Response:
    """Missing or invalid credentials."""
    context, unknown = bare_context(request), cast(Unknown, fault)
    key = "site-error-nobody" if unknown.code == "nobody" else "site-error-token"
    answer = context.trouble(401, unknown.code, context.say(key))
    answer.headers["www-authenticate"] = "Bearer"
    return answer


async def on_preparing(request: Request, _fault: Exception) -> Response:
    """A game that is still being compiled; the page reloads itself."""
    context = bare_context(request)
    if by_program(request):
        return context.trouble(503, "preparing", context.say("site-preparing-text"))
    return context.page("preparing.html", 503)


async def on_too_much(request: Request, _fault: Exception) -> Response:
    """A rate limit was exceeded."""
    context = bare_context(request)
    return context.trouble(429, "too_fast", context.say("site-error-often"))


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, key: str) -> None:
    """Answer a request that is not let in."""
    context = bare_context(Request(scope, receive))
    await context.trouble(status, key.removeprefix("site-error-"), context.say(key))(
        scope, receive, send
    )


async def apologise(scope: Scope, receive: Receive, send: Send, fault: Exception) -> None:
    """An internal error: logged here, not shown there."""
    log.error("a request failed", exc_info=fault)
    context = bare_context(Request(scope, receive))
    code, key = OURS
    await context.trouble(500, code, context.say(key))(scope, receive, send)
