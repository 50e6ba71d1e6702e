"""The client's address, also behind proxies, and the network that limits are counted by.

uvicorn has a middleware for this, but hands on as the client's address whatever stands in the header,
takes the proxy itself for the client where an entry is empty, and with `*` believes the first entry,
which anybody can write. Here what cannot be read is `UNKNOWN`: somebody, but never this machine itself.
"""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ludopolis.engine.errors import OptionError

TRUSTED = "FORWARDED_ALLOW_IPS"  # as uvicorn calls it
USUALLY_TRUSTED = "127.0.0.1,::1"
EVERYBODY = "*"
UNKNOWN = "unknown"
# What one customer of a provider gets: mostly a /56. By /64 each of them would count as 256 networks or
# more; by /48 all those to whom a provider gives less, such as telephones, would share one with up to
# 65,535 strangers and be locked out by any of them.
IPV6_PREFIX = 56
ENTRY = re.compile(r"(?:\[([^\]]*)\]|([^:\[\]]*))(?::\d{1,5})?")

Address = IPv4Address | IPv6Address


def read_address(text: str) -> Address | None:
    """An IP address; IPv4 mapped into IPv6 counts as IPv4."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def read_entry(text: str) -> Address | None:
    """An entry of `X-Forwarded-For`: an address, which may be in brackets and have a port."""
    found = ENTRY.fullmatch(text)
    return read_address(text) or (read_address(found[1] or found[2] or "") if found else None)


@dataclass(frozen=True)
class TrustedProxies:
    """Proxies whose X-Forwarded-For is believed."""

    networks: tuple[IPv4Network | IPv6Network, ...] = ()
    everybody: bool = False

    @classmethod
    def from_environment(cls) -> TrustedProxies:
        """The proxies that the host configured."""
        named = os.environ.get(TRUSTED) or USUALLY_TRUSTED
        entries = [entry.strip() for entry in named.split(",")]
        if EVERYBODY in entries:
            return cls(everybody=True)
        try:
            return cls(tuple(ipaddress.ip_network(entry) for entry in entries if entry))
        except ValueError as fault:
            raise OptionError(
                f"{TRUSTED} takes addresses and networks, parted by commas: {fault}"
            ) from None

    def __contains__(self, address: Address | None) -> bool:
        if self.everybody:
            return True
        return address is not None and any(address in network for network in self.networks)

    def client(self, lines: Iterable[str]) -> str:
        """The nearest address in the lines of `X-Forwarded-For` that is not a trusted proxy's.

        Each proxy adds to the end whom it was asked by, so what stands before an entry that is not
        trusted, or cannot be read, could be made up.
        """
        entries = [entry.strip(' \t"') for line in lines for entry in line.split(",")]
        client: Address | None = None
        for entry in reversed([entry for entry in entries if entry]):
            client = read_entry(entry)
            if self.everybody or client not in self:
                break
        return UNKNOWN if client is None else str(client)


class ForwardedMiddleware:
    """Takes client and scheme from `X-Forwarded-For` and `X-Forwarded-Proto` of trusted proxies."""

    def __init__(self, app: ASGIApp, trusted: TrustedProxies) -> None:
        self.app = app
        self.trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its real client and scheme."""
        if scope["type"] in {"http", "websocket"}:
            client = scope.get("client")
            if read_address(client[0] if client else "") in self.trusted:
                headers = Headers(scope=scope)
                if lines := headers.getlist("x-forwarded-for"):
                    scope["client"] = (self.trusted.client(lines), 0)
                scope["scheme"] = scheme_of(scope, headers.getlist("x-forwarded-proto"))
        await self.app(scope, receive, send)


def scheme_of(scope: Scope, lines: Sequence[str]) -> str:
    """The scheme that the nearest proxy reports, if valid."""
    told = lines[-1].rpartition(",")[2].strip().lower() if lines else ""
    if told not in {"http", "https"}:
        return str(scope["scheme"])
    return told.replace("http", "ws") if scope["type"] == "websocket" else told


def client_network(connection: HTTPConnection) -> str | None:
    """The network by which limits are counted; None for this machine, which is not limited.

    An address of IPv4, or what one customer has of IPv6.
    """
    client = connection.client
    address = read_address(client.host if client else "")
    if address is None:
        return UNKNOWN
    if address.is_loopback:
        return None
    if isinstance(address, IPv6Address):
        return str(ipaddress.ip_network((int(address), IPV6_PREFIX), strict=False))
    return str(address)
