"""The outermost middleware: request ids, metrics and the access log.

A request is known by the template of its route (`/join/{token}`), never by its path: invitations and
tables stand in paths.
"""

from __future__ import annotations

import logging
import re
import secrets
import time

from prometheus_client import Counter, Histogram
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludopolis.tables.metrics import QUICK
from ludopolis.web.logs import REQUEST

log = logging.getLogger(__name__)

NAME = "x-request-id"
SANE = re.compile(r"[A-Za-z0-9._-]{1,64}")
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH"})  # all that we answer
QUIET = frozenset({"/health", "/ready", "/metrics"})  # asked for every few seconds
FILES = "/static/"
NOWHERE = "none"
LEFT = 499  # nobody waited for the answer

REQUESTS = Counter(
    "ludopolis_requests", "requests, by route and status", ["method", "route", "status"]
)
SECONDS = Histogram(
    "ludopolis_request_seconds", "time to answer a request", ["route"], buckets=QUICK
)


class AccessLogMiddleware:
    """Counts, times and logs requests."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and record its outcome."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        name = name_of(Headers(scope=scope))
        begun, status = time.perf_counter(), 0

        async def send_with_name(message: Message) -> None:
            nonlocal status
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                status = status or message["status"]
                MutableHeaders(scope=message)[NAME] = name
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        # A copy, in which the router leaves the route where we find it. HEAD is answered as GET is; the
        # server, which knows better, leaves the body out.
        asked = {**scope}
        if scope["type"] == "http" and scope["method"] == "HEAD":
            asked["method"] = "GET"
        token = REQUEST.set(name)
        try:
            await self.app(asked, receive, send_with_name)
        finally:
            note(scope, route_of(asked), status or LEFT, time.perf_counter() - begun)
            REQUEST.reset(token)


def name_of(headers: Headers) -> str:
    """The request id: the proxy's if it is sane, or a new one."""
    given = headers.get(NAME, "")
    return given if SANE.fullmatch(given) else secrets.token_hex(8)


def route_of(scope: Scope) -> str:
    """The template of the request's route."""
    if (route := scope.get("route")) is not None:
        return str(route.path)
    return FILES if scope["path"].startswith(FILES) else NOWHERE


def note(scope: Scope, route: str, status: int, seconds: float) -> None:
    """Count and log a finished request."""
    if scope["type"] == "websocket":
        method = "SOCKET"  # how long a page stayed is no time to answer
    else:
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        SECONDS.labels(route).observe(seconds)
    REQUESTS.labels(method, route, str(status)).inc()
    log.log(
        logging.DEBUG if route in QUIET else logging.INFO,
        "request",
        extra={"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)},
    )
