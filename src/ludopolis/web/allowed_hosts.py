"""Host names under which the site answers: those of this machine and those that its host allows.

A page of another site can let its own name lead to this machine (DNS rebinding), and then counts as one
of ours: whoever looks at it would ask and play here in that page's hands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from ludopolis.engine.errors import OptionError
from ludopolis.language.translator import Translator
from ludopolis.web.client_address import read_address
from ludopolis.web.context import OWN, language_of
from ludopolis.web.security import NAME, ON_EVERY_ANSWER, host_name, is_this_machine

ALLOWED = re.compile(rf"\*|\*\.{NAME}|{NAME}|[0-9a-f:.]+")
ANY = "*"


def read_allowed(given: Iterable[str]) -> tuple[str, ...]:
    """Host names from settings, single or separated by commas."""
    names = [name.strip().lower() for several in given for name in several.split(",")]
    for name in filter(None, names):
        if not ALLOWED.fullmatch(name):
            raise OptionError(
                f"--allowed-host {name!r} is no name; give it as games.example, without https:// and"
                " without a port"
            )
    return tuple(filter(None, names))


class AllowedHostsMiddleware:
    """Refuses requests for host names that are not allowed.

    Starlette has one too, but it knows neither the address that was connected to nor our languages.
    """

    def __init__(self, app: ASGIApp, allowed: tuple[str, ...]) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in {"http", "websocket"} or self.is_allowed(scope):
            await self.app(scope, receive, send)
            return
        text = Translator(language_of(HTTPConnection(scope)))("site-error-host")
        headers = {**ON_EVERY_ANSWER, "cache-control": OWN}
        await PlainTextResponse(f"{text}\n", 400, headers)(scope, receive, send)

    def is_allowed(self, scope: Scope) -> bool:
        """Is this host name allowed? Clients that send none are not browsers and may pass."""
        headers = Headers(scope=scope).getlist("host")
        if not headers or ANY in self.allowed:
            return True
        name = host_name(headers[0]) if len(headers) == 1 else None
        return name is not None and (
            is_this_machine(name) or self._is_named(name) or is_where(name, scope.get("server"))
        )

    def _is_named(self, name: str) -> bool:
        return any(
            name == allowed or (allowed.startswith("*.") and name.endswith(allowed[1:]))
            for allowed in self.allowed
        )


def is_where(name: str, server: tuple[str, int | None] | None) -> bool:
    """Is it the address that was connected to? DNS rebinding cannot fake that."""
    address = read_address(name)
    return address is not None and server is not None and address == read_address(server[0])
