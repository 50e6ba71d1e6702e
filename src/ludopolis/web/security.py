"""Security headers and origin checks.

Pages load nothing from elsewhere and run no script that is not a file of ours. A form is accepted only
from our own pages: browsers say where a request comes from, and cookies are SameSite besides.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludopolis.web.client_address import read_address

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    )
)
# A picture that is opened by itself brings its colours along, and can do nothing else.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

ON_EVERY_ANSWER = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
STRICT_TRANSPORT = "max-age=31536000"  # a year, for this name alone: others may be somebody else's
NAME = r"[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*"
HOST = re.compile(rf"(?:\[([0-9a-f:.]+)\]|({NAME})\.?)(?::\d{{1,5}})?")
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST_FORM = 64 * 1024
LONGEST_LENGTH = 12  # digits that say how large: nobody has reason to write more

Refuse = Callable[[Scope, Receive, Send, int, str], Awaitable[None]]
Apologise = Callable[[Scope, Receive, Send, Exception], Awaitable[None]]


def same_origin(scope: Scope) -> bool:
    """Does the request come from one of our pages? Clients that send no origin may pass."""
    headers, secure = Headers(scope=scope), scope["scheme"] in {"https", "wss"}
    site = headers.get("sec-fetch-site", "none")
    if scope["type"] == "http" and site not in {"same-origin", "none"}:
        return False
    host = headers.get("host", "")
    return all(is_ours(origin, host, secure=secure) for origin in headers.getlist("origin"))


def is_ours(origin: str, host: str, *, secure: bool = False) -> bool:
    """Is an origin the site that was asked?

    A proxy need not say how it was asked, so to others pages of both kinds are.
    """
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return (
        parts.scheme in ({"https"} if secure else {"http", "https"})
        and bool(host)
        and bare(parts.netloc, parts.scheme) == bare(host, parts.scheme)
    )


def bare(host: str, scheme: str) -> str:
    """A host in lower case, without the default port of its scheme."""
    return host.lower().removesuffix(":443" if scheme == "https" else ":80")


def host_name(header: str) -> str | None:
    """The name in a Host header, without port; None if invalid."""
    found = HOST.fullmatch(header.lower())
    return (found[1] or found[2]) if found else None


def is_this_machine(name: str) -> bool:
    """Is it a name for the local machine?"""
    address = read_address(name)
    if address is not None:
        return address.is_loopback
    return name == "localhost" or name.endswith(".localhost")


def by_https(scope: Scope) -> dict[str, str]:
    """The HSTS header.

    Not to this machine itself: all that listens on `localhost` has one name, whatever its port.
    """
    name = host_name(Headers(scope=scope).get("host", ""))
    if scope["scheme"] != "https" or name is None or is_this_machine(name):
        return {}
    return {"strict-transport-security": STRICT_TRANSPORT}


class SecurityMiddleware:
    """Checks the origin of requests and adds security headers to every response.

    What fails inside is answered here too, so that even then nothing is said that should not be.
    """

    def __init__(self, app: ASGIApp, refuse: Refuse, apologise: Apologise) -> None:
        self.app = app
        self.refuse = refuse
        self.apologise = apologise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in (ON_EVERY_ANSWER | by_https(scope)).items():
                    headers.setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS:
            length = headers.get("content-length", "0")
            if not same_origin(scope):
                await self.refuse(scope, receive, send_with_headers, 403, "site-error-origin")
                return
            # Our forms say how long they are; what comes in pieces could be endless.
            if (
                "transfer-encoding" in headers
                or not length.isdecimal()
                or len(length) > LONGEST_LENGTH
                or int(length) > LARGEST_FORM
            ):
                await self.refuse(scope, receive, send_with_headers, 413, "site-error-large")
                return
            # Nothing here takes files, so nobody makes us unpack any.
            if headers.get("content-type", "").lower().startswith("multipart/"):
                await self.refuse(scope, receive, send_with_headers, 415, "site-error-unreadable")
                return
        try:
            await self.app(scope, receive, send_with_headers)
        except Exception as fault:
            if begun:
                raise
            await self.apologise(scope, receive, send_with_headers, fault)
